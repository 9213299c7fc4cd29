/**
 * Tells which findings of a site are new since an earlier build. Both builds identify a finding by
 * its code and its full address. For example, the earlier build has a broken link to `/a`, which is
 * an error, and an `external-load` of `https://x.example/b`, which is a warning:
 *
 * - A broken link to `/a` in the later build is known, whichever pages have it.
 * - A broken link to `/c` is new.
 * - The load of `https://x.example/b` is new if it is an error now: it became worse.
 * - If the page `guide/x.html` moved to `manual/x.html`, a broken link to `/manual/y` on it is
 *   known if the earlier build had one to `/guide/y`.
 */

import { applyAcceptancesTo } from '../../findings/acceptance/apply-acceptances.ts'
import type { AcceptanceEntry } from '../../findings/acceptance/read-acceptances.ts'
import type { UnlistedErrors } from '../../findings/count-findings.ts'
import { isAccepted } from '../../findings/finding.ts'
import { SEVERITIES } from '../../findings/severity.ts'
import { SITE_KINDS } from '../../findings/site-kinds.ts'
import type { Bytes } from '../../web/byte-strings.ts'
import { completeFinding, rateSeverity, type SiteFindings } from '../collector/complete-findings.ts'
import {
  findIdentityAt,
  type Identity,
  listIdentities,
  type RawFinding,
} from '../collector/raw-finding.ts'
import type { EarlierPaths } from './earlier-paths.ts'

/** What was counted in two builds of a site. */
interface ComparedSites {
  readonly earlier: SiteFindings
  readonly later: SiteFindings
  /** The accepted findings, which apply to both builds. */
  readonly accepted: readonly AcceptanceEntry[]
  /** In ms since the epoch. */
  readonly now: number
  /** Undefined if it is unknown which pages moved. */
  readonly earlierPaths?: EarlierPaths | undefined
}

/** An index into `SEVERITIES`: the lower, the worse. */
type Rank = number
/** The worst rank of the findings with each identity. */
type Ranks = ReadonlyMap<Identity, Rank>

/** The rank of no finding, which is better than any other. */
const NO_FINDING: Rank = SEVERITIES.length

/** Compares what was counted in two builds of a site. */
export class FindingComparison {
  readonly #earlier: SiteFindings
  readonly #later: SiteFindings
  readonly #accepted: readonly AcceptanceEntry[]
  /** The entries that are not limited to certain pages. */
  readonly #acceptedAnywhere: readonly AcceptanceEntry[]
  readonly #now: number

  /** The ranks of the earlier findings. */
  readonly #ranks: Ranks
  /**
   * Those without findings that are only accepted on certain pages: on other pages, they are new.
   */
  readonly #ranksWithoutPageAcceptances: Ranks
  /** For findings of the later site, the sets of identities that they may have had. */
  readonly #formerIdentitySets = new Map<RawFinding, readonly (readonly Identity[])[]>()
  /** The identities of what the later site still has. */
  readonly #remaining = new Set<Identity>()

  constructor({ earlier, later, accepted, now, earlierPaths }: ComparedSites) {
    this.#earlier = earlier
    this.#later = later
    this.#accepted = accepted
    this.#acceptedAnywhere = accepted.filter(({ page }) => page === undefined)
    this.#now = now

    const withoutPageAcceptances = earlier.findings.filter(
      (finding) => !this.#isAcceptedOnPagesOnly(finding),
    )
    this.#ranks = rankFindings(earlier.findings, earlier)
    this.#ranksWithoutPageAcceptances = rankFindings(withoutPageAcceptances, earlier)

    const earlierFileCounts = countFiles(earlier.findings)
    for (const finding of later.findings) {
      const formerSets = listFormerIdentitySets(finding, earlierPaths, earlierFileCounts)
      this.#formerIdentitySets.set(finding, formerSets)
      for (const identity of listIdentities(finding)) this.#remaining.add(identity)
      for (const identity of formerSets.flat()) this.#remaining.add(identity)
    }
  }

  /**
   * Returns whether a finding is new. A finding that stands for several is new if any of them is.
   */
  isNew(finding: RawFinding): boolean {
    if (this.#countNew(finding, this.#ranks) > 0) return true
    const wasOnlyAcceptedOnPages = this.#countNew(finding, this.#ranksWithoutPageAcceptances) > 0
    return wasOnlyAcceptedOnPages && !this.#isAccepted(finding, this.#later)
  }

  /** Returns how many counted findings only the earlier site has. */
  countFixed(): number {
    let fixed = 0
    for (const finding of this.#earlier.findings) {
      if (!isAboutSite(finding) || this.#isAccepted(finding, this.#earlier)) continue
      for (const identity of listIdentities(finding)) {
        if (!this.#remaining.has(identity)) fixed++
      }
    }
    return fixed
  }

  /** Returns how many errors of the later site are not listed. */
  countUnlisted(): UnlistedErrors {
    let errors = 0
    let newErrors = 0
    for (const finding of this.#later.findings) {
      if (!finding.standsForUnlisted || rateSeverity(finding, this.#later) !== 'error') continue
      errors += listIdentities(finding).size
      newErrors += this.#countNew(finding, this.#ranksWithoutPageAcceptances)
    }
    return { errors, newErrors }
  }

  /** Returns how many of the findings that one stands for are new, or worse than before. */
  #countNew(finding: RawFinding, ranks: Ranks): number {
    const rank = getRank(finding, this.#later)
    const isNewOrWorse = (identity: Identity) => (ranks.get(identity) ?? NO_FINDING) > rank

    for (const formerSet of this.#formerIdentitySets.get(finding) ?? []) {
      const isKnown = formerSet.length > 0 && !formerSet.some(isNewOrWorse)
      if (isKnown) return 0
    }

    let count = 0
    for (const identity of listIdentities(finding)) {
      if (isNewOrWorse(identity)) count++
    }
    return count
  }

  #isAccepted(finding: RawFinding, site: SiteFindings, entries = this.#accepted): boolean {
    const { code } = SITE_KINDS[finding.kind]
    // Describing a finding is slow, so it is avoided where no entry can match.
    if (!entries.some((entry) => entry.code === code)) return false
    return isAccepted(applyAcceptancesTo(completeFinding(finding, site), entries, this.#now))
  }

  #isAcceptedOnPagesOnly(finding: RawFinding): boolean {
    if (!this.#isAccepted(finding, this.#earlier)) return false
    return !this.#isAccepted(finding, this.#earlier, this.#acceptedAnywhere)
  }
}

function rankFindings(findings: readonly RawFinding[], site: SiteFindings): Ranks {
  const ranks = new Map<Identity, Rank>()
  for (const finding of findings) {
    const rank = getRank(finding, site)
    for (const identity of listIdentities(finding))
      ranks.set(identity, Math.min(ranks.get(identity) ?? NO_FINDING, rank))
  }
  return ranks
}

function getRank(finding: RawFinding, site: SiteFindings): Rank {
  return SEVERITIES.indexOf(rateSeverity(finding, site))
}

/**
 * Returns the sets of identities that a finding may have had in the earlier site. The finding is
 * known if the earlier site has all identities of one set.
 */
function listFormerIdentitySets(
  finding: RawFinding,
  earlierPaths: EarlierPaths | undefined,
  earlierFileCounts: FileCounts,
): Identity[][] {
  if (earlierPaths === undefined || finding.standsForUnlisted) return []
  // The destination may have moved.
  const formerAddresses = earlierPaths.listFormerAddresses(finding.key)
  const sets = listIdentitiesAt(finding, formerAddresses).map((identity) => [identity])

  // The pages with the link may have moved.
  const onMovedPages = listIdentitiesOnMovedPages(finding, earlierPaths)
  if (onMovedPages !== undefined && !isInMoreFiles(finding, onMovedPages, earlierFileCounts))
    sets.push(onMovedPages)
  return sets
}

/**
 * Returns the identities that the finding had on the pages of its spots before they moved;
 * undefined if one of them did not move. There, the same link had the same meaning, so the finding
 * is new.
 */
function listIdentitiesOnMovedPages(
  finding: RawFinding,
  earlierPaths: EarlierPaths,
): Identity[] | undefined {
  const identitiesBySpot = finding.spots.map(({ fileName }) =>
    listIdentitiesAt(finding, earlierPaths.listFormerReadings(finding.key, fileName)),
  )
  const haveAllMoved = identitiesBySpot.every((identities) => identities.length > 0)
  if (!haveAllMoved) return undefined
  return identitiesBySpot.flat()
}

/** Returns the identities that a finding would have at these addresses. */
function listIdentitiesAt(finding: RawFinding, addresses: readonly Bytes[]): Identity[] {
  return addresses
    .map((address) => findIdentityAt(finding, address))
    .filter((identity) => identity !== undefined)
}

/** In how many files the findings of a site occur, by their identities. */
type FileCounts = ReadonlyMap<Identity, number>

function countFiles(findings: readonly RawFinding[]): FileCounts {
  const counts = new Map<Identity, number>()
  for (const finding of findings) {
    if (finding.standsForUnlisted) continue
    for (const identity of listIdentities(finding))
      counts.set(identity, (counts.get(identity) ?? 0) + finding.fileCount)
  }
  return counts
}

/**
 * Is a finding in more files than findings with these identities were? Only its first spots are
 * kept, so the others may be on pages that did not move.
 */
function isInMoreFiles(
  { fileCount, spots }: RawFinding,
  identities: readonly Identity[],
  earlierFileCounts: FileCounts,
): boolean {
  if (fileCount === spots.length) return false
  let before = 0
  for (const identity of new Set(identities))
    before += earlierFileCounts.get(identity) ?? Number.POSITIVE_INFINITY
  return fileCount > before
}

/**
 * Is a finding about the site? A system error with a code such as EACCES, when the earlier copy was
 * read, is not. For unlisted findings, the reason is unknown.
 */
function isAboutSite({ kind, standsForUnlisted, values }: RawFinding): boolean {
  if (standsForUnlisted && kind === 'unreadable-file') return false
  return !/^E[A-Z]+$/.test(values.why ?? '')
}
