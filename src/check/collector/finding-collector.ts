import { formatNumber } from '../../common/units.ts'
import type { PlainKind, SiteKind, SiteValues } from '../../findings/site-kinds.ts'
import { type Bytes, compareBytes, NO_BYTES } from '../../web/byte-strings.ts'
import {
  addOccurrence,
  addSpot,
  isTruncated,
  type LazySpot,
  makeFileSpot,
  NO_VALUES,
  truncate,
  type Values,
} from './occurrences.ts'
import {
  computeIdentity,
  type DistinguishingFields,
  type Identity,
  listIdentities,
  makeRawFinding,
  type RawFinding,
} from './raw-finding.ts'

/**
 * How many findings of one kind are listed: those with the first keys. One more finding, the
 * overflow, counts the others, and keeps the identity of each.
 */
const MAX_LISTED_FINDINGS = 20_000
/** How many are stored until those beyond the limit move to the overflow: sorting is slow. */
const MAX_STORED_FINDINGS = MAX_LISTED_FINDINGS * 1.25
/** How many pages are stored for a finding that counts pages together. */
const MAX_PAGES_OF_FINDING = 100

/** The findings of one kind. */
interface FindingsOfKind {
  /** The listed findings, by their keys. */
  byKey: Map<string, RawFinding>
  /** Counts the findings that are not listed. */
  readonly overflow: RawFinding & { readonly identities: Set<Identity> }
  /** Findings with keys after this one belong to the overflow. */
  lastListedKey: string | undefined
}

/** A page, and its full address. */
interface PageWithKey {
  readonly key: Bytes
  readonly fileName: Bytes
}

/** One occurrence of a finding. */
interface FindingOccurrence {
  /** Distinguishes findings of a kind. */
  readonly key: Bytes
  readonly spot: LazySpot
  /** How it is written there, if not as its key. May be a slice of a page. */
  readonly target?: Bytes
}

/**
 * Stores the findings that are reported to it, and merges those with equal keys. The result does
 * not depend on the order of reports or on how the work was split among collectors that are merged.
 * Of each kind, the first findings by key are kept.
 */
export class FindingCollector {
  readonly #kinds = new Map<SiteKind, FindingsOfKind>()

  /**
   * Reports one occurrence of a finding. `key` distinguishes findings of a kind. `target` is the
   * address as written, and may be a slice of a page.
   */
  report(kind: PlainKind, key: Bytes, spot: LazySpot, target = key): void {
    this.#reportOccurrence(kind, NO_VALUES, { key, spot, target })
  }

  /** Reports one occurrence of a finding whose sentence has placeholders for `values`. */
  reportWithValues<Kind extends SiteKind>(
    kind: Kind,
    values: SiteValues<Kind>,
    occurrence: FindingOccurrence,
  ): void {
    this.#reportOccurrence(kind, values, occurrence)
  }

  /** Reports one occurrence of a finding about a file or folder as a whole. */
  reportFile(kind: PlainKind, name: Bytes): void
  reportFile<Kind extends SiteKind>(kind: Kind, name: Bytes, values: SiteValues<Kind>): void
  reportFile(kind: SiteKind, name: Bytes, values = NO_VALUES): void {
    this.#reportOccurrence(kind, values, { key: name, spot: makeFileSpot(name) })
  }

  #reportOccurrence(kind: SiteKind, values: Values, occurrence: FindingOccurrence): void {
    const { key, spot, target = key } = occurrence
    const finding = this.#selectAndAddIdentity({ kind, key, target, values })
    if (finding.standsForUnlisted) finding.count++
    else addOccurrence(finding, spot, target, values)
  }

  /** Reports a finding about the site as a whole, which has no address and no page. */
  reportForSite<Kind extends SiteKind>(kind: Kind, values: SiteValues<Kind>): void {
    this.#selectAndAddIdentity({ kind, key: NO_BYTES, target: NO_BYTES, values }).count++
  }

  /**
   * Reports a finding about an address that no page contains, so it has neither a spot nor a
   * spelling of its own. An address of the earlier site is an example.
   */
  reportWithoutPage<Kind extends SiteKind>(
    kind: Kind,
    address: Bytes,
    values: SiteValues<Kind>,
  ): void {
    const finding = this.#selectAndAddIdentity({ kind, key: address, target: address, values })
    finding.count++
    // Without a spot, nothing else sets the target. As in the key, only its beginning is stored.
    if (!finding.standsForUnlisted) finding.target = finding.key
  }

  /**
   * Reports several pages as one finding about the site. It is known if the earlier site has a
   * finding about each of them. Pages must be in order.
   */
  reportPages<Kind extends SiteKind>(
    kind: Kind,
    values: SiteValues<Kind>,
    pages: readonly PageWithKey[],
  ): void {
    const finding = this.#selectListedOrOverflow(kind, NO_BYTES, values)
    const identities = pages.map(({ key }) =>
      computeIdentity({ kind, key, target: NO_BYTES, values }),
    )

    finding.count += pages.length
    finding.fileCount += pages.length
    finding.identities = new Set(identities)
    finding.spots = pages
      .slice(0, MAX_PAGES_OF_FINDING)
      .map(({ fileName }) => ({ fileName, line: undefined }))
  }

  /**
   * Adds a finding that another collector returned, or that was counted without one. Each page must
   * be counted in only one of these places.
   */
  add(other: RawFinding): void {
    const finding = this.#selectAndAddIdentities(other)
    finding.count += other.count
    if (finding.standsForUnlisted) return
    finding.fileCount += other.fileCount
    for (const spot of other.spots) addSpot(finding, spot, other.target, other.values)
  }

  /** Returns the listed findings, and those that count the unlisted ones. */
  listRawFindings(): RawFinding[] {
    const rawFindings: RawFinding[] = []
    for (const findings of this.#kinds.values()) {
      if (findings.byKey.size > MAX_LISTED_FINDINGS) moveToOverflow(findings)
      for (const finding of findings.byKey.values()) rawFindings.push(finding)
      if (findings.overflow.count > 0) rawFindings.push(findings.overflow)
    }
    return rawFindings
  }

  /** Returns the finding to which one from elsewhere is added, and adds its identities. */
  #selectAndAddIdentities(other: RawFinding): RawFinding {
    const { standsForUnlisted, kind, key, values, identities } = other
    if (identities === undefined) return this.#selectAndAddIdentity(other)

    let finding: RawFinding
    if (standsForUnlisted) finding = this.#selectKind(kind).overflow
    else finding = this.#selectListedOrOverflow(kind, key, values)
    addIdentities(finding, identities)
    return finding
  }

  /**
   * Returns the finding in which another one is counted, and adds its identity unless the stored
   * key determines it.
   */
  #selectAndAddIdentity({ kind, key, target, values }: DistinguishingFields): RawFinding {
    const finding = this.#selectListedOrOverflow(kind, truncate(key), values)
    if (finding.standsForUnlisted || isTruncated(key)) {
      const identity = computeIdentity({ kind, key, target: truncate(target), values })
      addIdentities(finding, [identity])
    }
    return finding
  }

  /** Returns the finding with a stored key, and lists it if it is new; or returns the overflow. */
  #selectListedOrOverflow(kind: SiteKind, key: Bytes, values: Values): RawFinding {
    const findings = this.#selectKind(kind)
    const knownFinding = findings.byKey.get(key)
    if (knownFinding !== undefined) return knownFinding
    if (findings.byKey.size > MAX_STORED_FINDINGS) moveToOverflow(findings)
    if (findings.lastListedKey !== undefined && key > findings.lastListedKey)
      return findings.overflow
    const finding = makeRawFinding(kind, key, values)
    findings.byKey.set(finding.key, finding)
    return finding
  }

  #selectKind(kind: SiteKind): FindingsOfKind {
    const knownFindings = this.#kinds.get(kind)
    if (knownFindings !== undefined) return knownFindings
    const finding = makeRawFinding(kind, NO_BYTES, {
      maxListed: formatNumber(MAX_LISTED_FINDINGS),
    })
    const overflow = { ...finding, standsForUnlisted: true, identities: new Set<Identity>() }
    const findings = { byKey: new Map(), overflow, lastListedKey: undefined }
    this.#kinds.set(kind, findings)
    return findings
  }
}

/** Adds to the identities of the findings that one stands for. */
function addIdentities(finding: RawFinding, identities: Iterable<Identity>): void {
  finding.identities ??= new Set()
  for (const identity of identities) finding.identities.add(identity)
}

/** Keeps the first findings by key in the list, and moves the others to the overflow. */
function moveToOverflow(findings: FindingsOfKind): void {
  const sorted = [...findings.byKey.values()].sort((one, other) => compareBytes(one.key, other.key))
  for (const finding of sorted.splice(MAX_LISTED_FINDINGS)) {
    findings.overflow.count += finding.count
    for (const identity of listIdentities(finding)) findings.overflow.identities.add(identity)
  }
  findings.byKey = new Map(sorted.map((finding) => [finding.key, finding]))
  findings.lastListedKey = sorted.at(-1)?.key
}
