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
  listIdentities,
  makeRawFinding,
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
    const counted = { kind, key, target: truncate(target), values }
    const listed = this.#getOrAddListed(counted)
    if (listed === undefined) {
      this.#countUnlisted(counted)
      return
    }
    addIdentity(listed, counted)
    addOccurrence(listed, spot, target, values)
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
    const listed = this.#getOrAddListed(counted)
    if (listed === undefined) {
      this.#countUnlisted(counted)
      return
    }
    addIdentity(listed, counted)
    listed.count++
    // Without a spot, nothing else sets the target. As in the key, only its beginning is stored.
    listed.target = listed.key
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
    const identities = pages.map(({ key }) =>
      computeIdentity({ kind, key, target: NO_BYTES, values }),
    )
    const spots = pages.map(({ fileName }) => ({ fileName, line: undefined }))
    this.#getOrAddKind(kind).addListed({
      ...makeRawFinding(kind, NO_BYTES, values),
      count: pages.length,
      fileCount: pages.length,
      identities: new Set(identities),
      spots: spots.slice(0, MAX_PAGES_OF_FINDING),
    })
  }

  /**
   * Adds a finding that another collector returned, or that was counted without one. Each page must
   * be counted in only one of these places.
   */
  add(other: RawFinding): void {
    const listed = other.standsForUnlisted ? undefined : this.#getOrAddListed(other)
    if (listed === undefined) {
      this.#getOrAddKind(other.kind).countUnlisted(other.count, listIdentities(other))
      return
    }
    if (other.identities === undefined) addIdentity(listed, other)
    else addIdentities(listed, other.identities)
    listed.count += other.count
    listed.fileCount += other.fileCount
    for (const spot of other.spots) addSpot(listed, spot, other.target, other.values)
  }

  /** Returns the listed findings, and those that stand for unlisted ones. */
  listRawFindings(): RawFinding[] {
    return [...this.#findingsByKind.values()].flatMap((findings) => findings.list())
  }

  /**
   * Returns the listed finding that counts what has this key, of which only the beginning is
   * stored. Undefined if it is not listed.
   */
  #getOrAddListed({ kind, key, values }: DistinguishingFields): RawFinding | undefined {
    return this.#getOrAddKind(kind).getOrAddListed(truncate(key), values)
  }

  #countUnlisted(counted: DistinguishingFields): void {
    this.#getOrAddKind(counted.kind).countUnlisted(1, [computeIdentity(counted)])
  }

  #getOrAddKind(kind: SiteKind): FindingsOfKind {
    const known = this.#findingsByKind.get(kind)
    if (known !== undefined) return known
    const added = new FindingsOfKind(kind)
    this.#findingsByKind.set(kind, added)
    return added
  }
}

/** Adds the identity of what is counted in a listed finding, unless the key determines it. */
function addIdentity(listed: RawFinding, counted: DistinguishingFields): void {
  if (isTruncated(counted.key)) addIdentities(listed, [computeIdentity(counted)])
}

/** Adds to the identities of the findings that one stands for. */
function addIdentities(finding: RawFinding, identities: Iterable<Identity>): void {
  finding.identities ??= new Set()
  for (const identity of identities) finding.identities.add(identity)
}
