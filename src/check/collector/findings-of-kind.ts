/** Keeps the findings of one kind: the first ones by key in a list, and a count of the others. */
import { formatNumber } from '../../common/units.ts'
import type { SiteKind } from '../../findings/site-kinds.ts'
import { type Bytes, compareBytes, NO_BYTES } from '../../web/byte-strings.ts'
import type { Values } from './occurrences.ts'
import { type Identity, listIdentities, makeRawFinding, type RawFinding } from './raw-finding.ts'

/**
 * How many findings of one kind are listed: those with the first keys. One more finding, the
 * overflow, counts the others, and keeps the identity of each.
 */
const MAX_LISTED_FINDINGS = 20_000
/** How many are stored until those beyond the limit move to the overflow: sorting is slow. */
const MAX_STORED_FINDINGS = MAX_LISTED_FINDINGS * 1.25

/** Counts the findings that are not listed. */
type Overflow = RawFinding & { readonly identities: Set<Identity> }

/** The findings of one kind. Which ones are listed does not depend on the order of additions. */
export class FindingsOfKind {
  readonly overflow: Overflow
  readonly #kind: SiteKind
  #listedByKey = new Map<string, RawFinding>()
  /** Findings with keys after this one belong to the overflow; undefined while none does. */
  #lastListedKey: string | undefined

  constructor(kind: SiteKind) {
    this.#kind = kind
    this.overflow = makeOverflow(kind)
  }

  /**
   * Returns the finding that counts all those with a stored key: the overflow if the key is beyond
   * the limit, and otherwise the listed finding, which is added if it is new. `values` are those of
   * a new one.
   */
  getOrAdd(key: Bytes, values: Values): RawFinding {
    const listed = this.#listedByKey.get(key)
    if (listed !== undefined) return listed

    if (this.#listedByKey.size > MAX_STORED_FINDINGS) this.#moveLastToOverflow()
    if (this.#isBeyondLimit(key)) return this.overflow
    const added = makeRawFinding(this.#kind, key, values)
    this.#listedByKey.set(added.key, added)
    return added
  }

  /** Returns the listed findings, and the overflow if there are others. */
  list(): RawFinding[] {
    if (this.#listedByKey.size > MAX_LISTED_FINDINGS) this.#moveLastToOverflow()
    const listed = [...this.#listedByKey.values()]
    if (this.overflow.count === 0) return listed
    return [...listed, this.overflow]
  }

  #isBeyondLimit(key: Bytes): boolean {
    return this.#lastListedKey !== undefined && key > this.#lastListedKey
  }

  /** Moves the last findings by key to the overflow, so that only the maximum is listed. */
  #moveLastToOverflow(): void {
    const sorted = [...this.#listedByKey.values()].sort(compareKeys)
    const first = sorted.slice(0, MAX_LISTED_FINDINGS)
    const last = sorted.slice(MAX_LISTED_FINDINGS)

    for (const finding of last) {
      this.overflow.count += finding.count
      for (const identity of listIdentities(finding)) this.overflow.identities.add(identity)
    }
    this.#listedByKey = new Map(first.map((finding) => [finding.key, finding]))
    this.#lastListedKey = first.at(-1)?.key
  }
}

function makeOverflow(kind: SiteKind): Overflow {
  const finding = makeRawFinding(kind, NO_BYTES, { maxListed: formatNumber(MAX_LISTED_FINDINGS) })
  return { ...finding, standsForUnlisted: true, identities: new Set() }
}

function compareKeys(one: RawFinding, other: RawFinding): number {
  return compareBytes(one.key, other.key)
}
