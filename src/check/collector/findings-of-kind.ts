/**
 * Keeps the findings of one kind: lists the first ones by key, and has one finding that stands for
 * the unlisted others.
 */
import { formatNumber } from '../../common/units.ts'
import type { SiteKind } from '../../findings/site-kinds.ts'
import { type Bytes, compareBytes, NO_BYTES } from '../../web/byte-strings.ts'
import type { Values } from './occurrences.ts'
import { type Identity, listIdentities, makeRawFinding, type RawFinding } from './raw-finding.ts'

/**
 * How many findings of one kind are listed: those with the first keys. One more finding stands for
 * the unlisted ones: it counts them, and keeps the identity of each.
 */
const MAX_LISTED_FINDINGS = 20_000
/** How many are stored until those beyond the limit become unlisted: sorting is slow. */
const MAX_STORED_FINDINGS = MAX_LISTED_FINDINGS * 1.25

/** Stands for the findings that are not listed. */
type FindingForUnlisted = RawFinding & { readonly identities: Set<Identity> }

/** The findings of one kind. Which ones are listed does not depend on the order of additions. */
export class FindingsOfKind {
  readonly #kind: SiteKind
  readonly #unlisted: FindingForUnlisted
  #listedByKey = new Map<string, RawFinding>()
  /** Findings with keys after this one are unlisted; undefined while none is. */
  #lastListedKey: string | undefined

  constructor(kind: SiteKind) {
    this.#kind = kind
    this.#unlisted = makeFindingForUnlisted(kind)
  }

  /**
   * Returns the listed finding with a stored key, which is added, with `values`, if it is new.
   * Undefined if the key is beyond the limit: use `countUnlisted` instead.
   */
  getOrAddListed(key: Bytes, values: Values): RawFinding | undefined {
    const listed = this.#listedByKey.get(key)
    if (listed !== undefined) return listed

    if (this.#listedByKey.size > MAX_STORED_FINDINGS) this.#unlistBeyondLimit()
    if (this.#isBeyondLimit(key)) return undefined
    const added = makeRawFinding(this.#kind, key, values)
    this.addListed(added)
    return added
  }

  /** Lists a finding, in place of one with the same key. */
  addListed(finding: RawFinding): void {
    this.#listedByKey.set(finding.key, finding)
  }

  /** Counts occurrences of findings that are not listed, and keeps the identities of these. */
  countUnlisted(occurrenceCount: number, identities: Iterable<Identity>): void {
    this.#unlisted.count += occurrenceCount
    for (const identity of identities) this.#unlisted.identities.add(identity)
  }

  /** Returns the listed findings, and the one that stands for the unlisted if there are any. */
  list(): RawFinding[] {
    if (this.#listedByKey.size > MAX_LISTED_FINDINGS) this.#unlistBeyondLimit()
    const listed = [...this.#listedByKey.values()]
    if (this.#unlisted.count === 0) return listed
    return [...listed, this.#unlisted]
  }

  #isBeyondLimit(key: Bytes): boolean {
    return this.#lastListedKey !== undefined && key > this.#lastListedKey
  }

  /**
   * Makes the findings after the first ones by key unlisted, so that only the maximum is listed.
   */
  #unlistBeyondLimit(): void {
    const sorted = [...this.#listedByKey.values()].sort(compareKeys)
    const first = sorted.slice(0, MAX_LISTED_FINDINGS)
    const last = sorted.slice(MAX_LISTED_FINDINGS)

    for (const finding of last) this.countUnlisted(finding.count, listIdentities(finding))
    this.#listedByKey = new Map(first.map((finding) => [finding.key, finding]))
    this.#lastListedKey = first.at(-1)?.key
  }
}

function makeFindingForUnlisted(kind: SiteKind): FindingForUnlisted {
  const finding = makeRawFinding(kind, NO_BYTES, { maxListed: formatNumber(MAX_LISTED_FINDINGS) })
  return { ...finding, standsForUnlisted: true, identities: new Set() }
}

function compareKeys(one: RawFinding, other: RawFinding): number {
  return compareBytes(one.key, other.key)
}
