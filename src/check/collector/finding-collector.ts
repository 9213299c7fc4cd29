import type { PlainKind, SiteKind, SiteValues } from '../../findings/site-kinds.ts'
import { type Bytes, NO_BYTES } from '../../web/byte-strings.ts'
import { FindingsOfKind } from './findings-of-kind.ts'
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
  type RawFinding,
} from './raw-finding.ts'

/** How many pages are stored for a finding that counts pages together. */
const MAX_PAGES_OF_FINDING = 100

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
  /** The address as it is written there, if not as its key. May be a slice of a page. */
  readonly target?: Bytes
}

/**
 * Stores the findings that are reported to it, and merges those with equal keys. The result does
 * not depend on the order of reports or on how the work was split among collectors that are merged.
 * Of each kind, the first findings by key are kept.
 */
export class FindingCollector {
  readonly #findingsByKind = new Map<SiteKind, FindingsOfKind>()

  /** Reports one occurrence of a finding. `values` are for the placeholders in its sentence. */
  report(kind: PlainKind, occurrence: FindingOccurrence): void
  report<Kind extends SiteKind>(
    kind: Kind,
    occurrence: FindingOccurrence,
    values: SiteValues<Kind>,
  ): void
  report(kind: SiteKind, occurrence: FindingOccurrence, values = NO_VALUES): void {
    this.#countOccurrence(kind, occurrence, values)
  }

  /** Reports one occurrence of a finding about a file or folder as a whole. */
  reportFile(kind: PlainKind, name: Bytes): void
  reportFile<Kind extends SiteKind>(kind: Kind, name: Bytes, values: SiteValues<Kind>): void
  reportFile(kind: SiteKind, name: Bytes, values = NO_VALUES): void {
    this.#countOccurrence(kind, { key: name, spot: makeFileSpot(name) }, values)
  }

  #countOccurrence(
    kind: SiteKind,
    { key, spot, target = key }: FindingOccurrence,
    values: Values,
  ): void {
    const finding = this.#getOrAddFinding(kind, key, values)
    addIdentity(finding, { kind, key, target, values })
    if (finding.standsForUnlisted) finding.count++
    else addOccurrence(finding, spot, target, values)
  }

  /** Reports a finding about the site as a whole, which has no address and no page. */
  reportForSite<Kind extends SiteKind>(kind: Kind, values: SiteValues<Kind>): void {
    this.#countWithoutSpot({ kind, key: NO_BYTES, target: NO_BYTES, values })
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
    this.#countWithoutSpot({ kind, key: address, target: address, values })
  }

  #countWithoutSpot(counted: DistinguishingFields): void {
    const finding = this.#getOrAddFinding(counted.kind, counted.key, counted.values)
    addIdentity(finding, counted)
    finding.count++
    // Without a spot, nothing else sets the target. As in the key, only its beginning is stored.
    if (!finding.standsForUnlisted) finding.target = finding.key
  }

  /**
   * Reports all pages with a problem as one finding about the site. It is known if the earlier site
   * has a finding about each of them. Pages must be in order. To be called at most once per kind: a
   * later call would replace the pages of the finding.
   */
  reportPages<Kind extends SiteKind>(
    kind: Kind,
    pages: readonly PageWithKey[],
    values: SiteValues<Kind>,
  ): void {
    const finding = this.#getOrAddFinding(kind, NO_BYTES, values)
    const identities = pages.map(({ key }) =>
      computeIdentity({ kind, key, target: NO_BYTES, values }),
    )
    const spots = pages.map(({ fileName }) => ({ fileName, line: undefined }))

    finding.count += pages.length
    finding.fileCount += pages.length
    finding.identities = new Set(identities)
    finding.spots = spots.slice(0, MAX_PAGES_OF_FINDING)
  }

  /**
   * Adds a finding that another collector returned, or that was counted without one. Each page must
   * be counted in only one of these places.
   */
  add(other: RawFinding): void {
    const { kind, key, values, identities } = other
    const finding = other.standsForUnlisted
      ? this.#getOrAddKind(kind).unlisted
      : this.#getOrAddFinding(kind, key, values)
    if (identities === undefined) addIdentity(finding, other)
    else addIdentities(finding, identities)

    finding.count += other.count
    if (finding.standsForUnlisted) return
    finding.fileCount += other.fileCount
    for (const spot of other.spots) addSpot(finding, spot, other.target, values)
  }

  /** Returns the listed findings, and those that stand for unlisted ones. */
  listRawFindings(): RawFinding[] {
    return [...this.#findingsByKind.values()].flatMap((findings) => findings.list())
  }

  /** Returns the finding that counts all those with a key, of which only the beginning is stored. */
  #getOrAddFinding(kind: SiteKind, key: Bytes, values: Values): RawFinding {
    return this.#getOrAddKind(kind).getOrAdd(truncate(key), values)
  }

  #getOrAddKind(kind: SiteKind): FindingsOfKind {
    const known = this.#findingsByKind.get(kind)
    if (known !== undefined) return known
    const added = new FindingsOfKind(kind)
    this.#findingsByKind.set(kind, added)
    return added
  }
}

/** Adds the identity of what is counted in a finding, unless the key of the finding determines it. */
function addIdentity(finding: RawFinding, counted: DistinguishingFields): void {
  const isDeterminedByKey = !finding.standsForUnlisted && !isTruncated(counted.key)
  if (isDeterminedByKey) return
  const target = truncate(counted.target)
  addIdentities(finding, [computeIdentity({ ...counted, target })])
}

/** Adds to the identities of the findings that one stands for. */
function addIdentities(finding: RawFinding, identities: Iterable<Identity>): void {
  finding.identities ??= new Set()
  for (const identity of identities) finding.identities.add(identity)
}
