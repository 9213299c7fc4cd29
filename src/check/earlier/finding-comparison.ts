/**
 * Finds out which findings of a site are new since an earlier site. In both, a finding is
 * identified by its code and its full address. For example, the earlier site has a broken link to
 * `/a`, which is an error, and an `external-load` of `https://x.example/b`, which is a warning:
 *
 * - A broken link to `/a` in the later site is known, whichever pages have it.
 * - A broken link to `/c` is new.
 * - The load of `https://x.example/b` is new if it is an error now: it became worse.
 * - If the page `guide/x.html` moved to `manual/x.html`, a broken link to `/manual/y` on it is
 *   known if the earlier site had one to `/guide/y`.
 */

import { applyAcceptancesToOne } from '../../findings/acceptance/apply-acceptances.ts'
import type { AcceptanceEntry } from '../../findings/acceptance/read-acceptances.ts'
import type { UnlistedErrors } from '../../findings/count-findings.ts'
import { isAccepted } from '../../findings/finding.ts'
import { isWorse, type Severity } from '../../findings/severity.ts'
import { SITE_KINDS, type SiteValues } from '../../findings/site-kinds.ts'
import { completeFinding, rateSeverity, type SiteFindings } from '../collector/complete-findings.ts'
import { type Identity, listIdentities, type RawFinding } from '../collector/raw-finding.ts'
import type { EarlierAddresses } from './earlier-addresses.ts'
import { EarlierIdentities } from './earlier-identities.ts'

/** The findings of two compared sites. */
interface ComparedSites {
  readonly earlier: SiteFindings
  readonly later: SiteFindings
  /** The accepted findings, which apply to both sites. */
  readonly acceptedEntries: readonly AcceptanceEntry[]
  /** In ms since the epoch. */
  readonly nowMs: number
  /** Undefined if it is unknown which pages moved. */
  readonly earlierAddresses?: EarlierAddresses | undefined
}

/** The worst severity of the findings with each identity. */
type WorstSeverities = ReadonlyMap<Identity, Severity>

/** For each finding of the later site, the sets of identities that it may have had before. */
type IdentitySets = ReadonlyMap<RawFinding, readonly (readonly Identity[])[]>

/** Compares the findings of two sites. */
export class FindingComparison {
  readonly #earlier: SiteFindings
  readonly #later: SiteFindings
  readonly #acceptedEntries: readonly AcceptanceEntry[]
  /** The entries that are not limited to certain pages. */
  readonly #acceptedOnAllPages: readonly AcceptanceEntry[]
  readonly #nowMs: number

  /** Of all earlier findings: each is known on at least one page. */
  readonly #severitiesOnSomePage: WorstSeverities
  /** Of those that are known on all pages, because they were not only accepted on certain ones. */
  readonly #severitiesOnAllPages: WorstSeverities
  readonly #earlierIdentitySets: IdentitySets
  /** The identities that findings of the later site have, or may have had. */
  readonly #identitiesStillPresent: ReadonlySet<Identity>

  constructor({ earlier, later, acceptedEntries, nowMs, earlierAddresses }: ComparedSites) {
    this.#earlier = earlier
    this.#later = later
    this.#acceptedEntries = acceptedEntries
    this.#acceptedOnAllPages = acceptedEntries.filter(({ page }) => page === undefined)
    this.#nowMs = nowMs

    this.#severitiesOnSomePage = findWorstSeverities(earlier.findings, earlier)
    const findingsKnownOnAllPages = earlier.findings.filter(
      (finding) => !this.#isAcceptedOnCertainPagesOnly(finding),
    )
    this.#severitiesOnAllPages = findWorstSeverities(findingsKnownOnAllPages, earlier)

    const earlierIdentities = new EarlierIdentities(earlier.findings, earlierAddresses)
    this.#earlierIdentitySets = new Map(
      later.findings.map((finding) => [finding, earlierIdentities.listIdentitySets(finding)]),
    )
    this.#identitiesStillPresent = joinIdentities(this.#earlierIdentitySets)
  }

  /**
   * Returns whether a finding is new. A finding that stands for several is new if any of them is.
   * If a broken link to `/a` was accepted on `x.html` only, a later one to `/a` is new on `y.html`,
   * but not on `x.html`.
   */
  isNew(finding: RawFinding): boolean {
    if (this.#isKnown(finding, this.#severitiesOnAllPages)) return false
    if (!this.#isKnown(finding, this.#severitiesOnSomePage)) return true
    // The earlier finding was accepted on certain pages only, and this one may be on others.
    return !this.#isAccepted(finding, this.#later)
  }

  /** Returns how many counted findings only the earlier site has. */
  countFixed(): number {
    let fixed = 0
    for (const finding of this.#earlier.findings) {
      if (!isAboutSite(finding) || this.#isAccepted(finding, this.#earlier)) continue
      for (const identity of listIdentities(finding)) {
        if (!this.#identitiesStillPresent.has(identity)) fixed++
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
      newErrors += this.#listUnknownIdentities(finding, this.#severitiesOnAllPages).length
    }
    return { errors, newErrors }
  }

  /** Is a finding, or each that it stands for, among the known ones, and not worse than there? */
  #isKnown(finding: RawFinding, known: WorstSeverities): boolean {
    return this.#listUnknownIdentities(finding, known).length === 0
  }

  /**
   * Returns which identities of a finding, or of those that it stands for, are unknown or known
   * only as less severe.
   */
  #listUnknownIdentities(finding: RawFinding, known: WorstSeverities): readonly Identity[] {
    const severity = rateSeverity(finding, this.#later)
    if (this.#isKnownFromMove(finding, severity, known)) return []
    return [...listIdentities(finding)].filter(
      (identity) => !isIdentityKnown(identity, severity, known),
    )
  }

  /** Is a finding known under the identities that it had before its pages or its address moved? */
  #isKnownFromMove(finding: RawFinding, severity: Severity, known: WorstSeverities): boolean {
    const identitySets = this.#earlierIdentitySets.get(finding) ?? []
    return identitySets.some(
      (identities) =>
        identities.length > 0 &&
        identities.every((identity) => isIdentityKnown(identity, severity, known)),
    )
  }

  #isAccepted(
    finding: RawFinding,
    siteFindings: SiteFindings,
    entries = this.#acceptedEntries,
  ): boolean {
    const { code } = SITE_KINDS[finding.kind]
    // Describing a finding is slow, so it is avoided where no entry can match.
    if (!entries.some((entry) => entry.code === code)) return false
    const completed = completeFinding(finding, siteFindings)
    return isAccepted(applyAcceptancesToOne(completed, entries, this.#nowMs))
  }

  /** Is an earlier finding accepted, but only on certain pages? */
  #isAcceptedOnCertainPagesOnly(finding: RawFinding): boolean {
    if (!this.#isAccepted(finding, this.#earlier)) return false
    return !this.#isAccepted(finding, this.#earlier, this.#acceptedOnAllPages)
  }
}

/** Returns the identities of findings, and those that they may have had before. */
function joinIdentities(earlierIdentitySets: IdentitySets): ReadonlySet<Identity> {
  const identities = new Set<Identity>()
  for (const [finding, sets] of earlierIdentitySets) {
    for (const identity of listIdentities(finding)) identities.add(identity)
    for (const identity of sets.flat()) identities.add(identity)
  }
  return identities
}

/** Is a finding with this identity known that is as severe, or more severe? */
function isIdentityKnown(identity: Identity, severity: Severity, known: WorstSeverities): boolean {
  const knownSeverity = known.get(identity)
  return knownSeverity !== undefined && !isWorse(severity, knownSeverity)
}

function findWorstSeverities(
  findings: readonly RawFinding[],
  siteFindings: SiteFindings,
): WorstSeverities {
  const worst = new Map<Identity, Severity>()
  for (const finding of findings) {
    const severity = rateSeverity(finding, siteFindings)
    for (const identity of listIdentities(finding)) {
      const worstYet = worst.get(identity)
      if (worstYet === undefined || isWorse(severity, worstYet)) worst.set(identity, severity)
    }
  }
  return worst
}

/**
 * Is a finding about the site? A system error that occurred while the earlier copy was read is not.
 * For unlisted findings, the reason is unknown.
 */
function isAboutSite({ kind, standsForUnlisted, values }: RawFinding): boolean {
  if (kind !== 'unreadable-file' && kind !== 'unreadable-file/folder') return true
  if (standsForUnlisted) return false
  const { errorCode } = values as SiteValues<typeof kind>
  return errorCode === ''
}
