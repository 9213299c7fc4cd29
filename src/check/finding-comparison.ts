/** Tells which findings of a site are new since an earlier build. */

import { accept } from '../findings/accepted/judge.ts'
import type { AcceptedEntry } from '../findings/accepted/read.ts'
import type { UnlistedErrors } from '../findings/count-findings.ts'
import { isCounted } from '../findings/finding.ts'
import { SEVERITIES } from '../findings/severity.ts'
import { SITE_KINDS } from '../findings/site-kinds.ts'
import type { Bytes } from '../web/byte-strings.ts'
import type { EarlierPaths } from './earlier-paths.ts'
import { type CountedFinding, findIdentityAt, listIdentities } from './rules/counted-finding.ts'
import { type CountedSite, describeFinding, rateSeverity } from './rules/list-findings.ts'

/** What was counted in two builds of a site. */
interface ComparedSites {
  readonly earlier: CountedSite
  readonly later: CountedSite
  /** The accepted findings, which apply to both builds. */
  readonly accepted: readonly AcceptedEntry[]
  /** In ms since the epoch. */
  readonly now: number
  /** Undefined if it is unknown which pages moved. */
  readonly earlierPaths?: EarlierPaths | undefined
}

/** Indexes into `SEVERITIES`, by the identities of findings. The worst one counts. */
type Ranks = ReadonlyMap<number, number>

/** Compares what was counted in two builds of a site. */
export class FindingComparison {
  readonly #earlier: CountedSite
  readonly #later: CountedSite
  readonly #accepted: readonly AcceptedEntry[]
  /** The entries that are not limited to certain pages. */
  readonly #acceptedAnywhere: readonly AcceptedEntry[]
  readonly #now: number
  readonly #ranks: Ranks
  /** Without findings that are accepted on certain pages only: on other pages, they are new. */
  readonly #ranksOffPages: Ranks
  /** The sets of identities that findings of moved pages may have had. */
  readonly #former = new Map<CountedFinding, readonly (readonly number[])[]>()
  /** The identities of what the later site still has. */
  readonly #remaining = new Set<number>()

  constructor({ earlier, later, accepted, now, earlierPaths }: ComparedSites) {
    this.#earlier = earlier
    this.#later = later
    this.#accepted = accepted
    this.#acceptedAnywhere = accepted.filter(({ page }) => page === undefined)
    this.#now = now
    this.#ranks = rankFindings(earlier.findings, earlier)
    const offPages = earlier.findings.filter((finding) => !this.#isAcceptedOnPagesOnly(finding))
    this.#ranksOffPages = rankFindings(offPages, earlier)
    for (const finding of later.findings) {
      const former = listFormerIdentities(finding, earlierPaths)
      this.#former.set(finding, former)
      for (const identity of listIdentities(finding)) this.#remaining.add(identity)
      for (const identity of former.flat()) this.#remaining.add(identity)
    }
  }

  /**
   * Returns whether a finding is new. A finding that stands for several is new if any of them is.
   */
  isNew(finding: CountedFinding): boolean {
    if (this.#countNew(finding, this.#ranks) > 0) return true
    const isNewOffPages = this.#countNew(finding, this.#ranksOffPages) > 0
    return isNewOffPages && !this.#isAccepted(finding, this.#later)
  }

  /** Returns how many counted findings only the earlier site has. */
  countFixed(): number {
    let fixed = 0
    for (const finding of this.#earlier.findings) {
      if (!isAboutSite(finding) || this.#isAccepted(finding, this.#earlier)) continue
      for (const identity of listIdentities(finding)) if (!this.#remaining.has(identity)) fixed++
    }
    return fixed
  }

  /** Returns how many errors of the later site are not listed. */
  countUnlisted(): UnlistedErrors {
    let errors = 0
    let newErrors = 0
    for (const finding of this.#later.findings) {
      if (!finding.isRest || rateSeverity(finding, this.#later) !== 'error') continue
      errors += listIdentities(finding).size
      newErrors += this.#countNew(finding, this.#ranksOffPages)
    }
    return { errors, newErrors }
  }

  #countNew(finding: CountedFinding, ranks: Ranks): number {
    const rank = rankOf(finding, this.#later)
    const isNew = (identity: number) => (ranks.get(identity) ?? SEVERITIES.length) > rank
    const former = this.#former.get(finding) ?? []
    const isKnown = former.some((all) => all.length > 0 && !all.some(isNew))
    if (isKnown) return 0
    let found = 0
    for (const identity of listIdentities(finding)) if (isNew(identity)) found++
    return found
  }

  #isAccepted(finding: CountedFinding, site: CountedSite, entries = this.#accepted): boolean {
    const { code } = SITE_KINDS[finding.kind]
    // Describing a finding is slow, so it is avoided where no entry can match.
    if (!entries.some((entry) => entry.code === code)) return false
    return !isCounted(accept(describeFinding(finding, site), entries, this.#now))
  }

  #isAcceptedOnPagesOnly(finding: CountedFinding): boolean {
    const site = this.#earlier
    return (
      this.#isAccepted(finding, site) && !this.#isAccepted(finding, site, this.#acceptedAnywhere)
    )
  }
}

function rankFindings(findings: readonly CountedFinding[], site: CountedSite): Ranks {
  const ranks = new Map<number, number>()
  for (const finding of findings) {
    const rank = rankOf(finding, site)
    for (const identity of listIdentities(finding))
      ranks.set(identity, Math.min(ranks.get(identity) ?? SEVERITIES.length, rank))
  }
  return ranks
}

function rankOf(finding: CountedFinding, site: CountedSite): number {
  return SEVERITIES.indexOf(rateSeverity(finding, site))
}

/**
 * Returns the sets of identities that a finding may have had in the earlier site. The finding is
 * known if the earlier site has all identities of one set.
 */
function listFormerIdentities(
  finding: CountedFinding,
  earlierPaths: EarlierPaths | undefined,
): number[][] {
  if (earlierPaths === undefined || finding.isRest) return []
  const identify = (addresses: readonly Bytes[]) =>
    addresses
      .map((key) => findIdentityAt(finding, key))
      .filter((identity) => identity !== undefined)
  const sets = identify(earlierPaths.listFormerAddresses(finding.key)).map((identity) => [identity])
  const onPages = finding.spots.map(({ fileName }) =>
    identify(earlierPaths.listFormerReadings(finding.key, fileName)),
  )
  // On a page that did not move, the same link had the same meaning, so the finding is new there.
  const haveAllMoved = onPages.every((onPage) => onPage.length > 0)
  if (haveAllMoved) sets.push(onPages.flat())
  return sets
}

/**
 * Is a finding about the site? A system error with a code such as EACCES, when the earlier copy was
 * read, is not. For unlisted findings, the reason is unknown.
 */
function isAboutSite({ kind, isRest, values }: CountedFinding): boolean {
  if (isRest && kind === 'unreadable-file') return false
  return !/^E[A-Z]+$/.test(values.why ?? '')
}
