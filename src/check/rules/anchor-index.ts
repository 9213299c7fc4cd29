/**
 * Which anchors exist, as numbers instead of strings, because a large site has millions of them. A number of 53 bits
 * stands for a string; two different strings share one once in a hundred million sites with a million anchors in one
 * page, and then it only hides a finding.
 */

/** Returns the number that stands for a string (cyrb53, public domain, github.com/bryc/code). */
export function fingerprint(text: string): number {
  let h1 = 0xdeadbeef
  let h2 = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    h1 = Math.imul(h1 ^ code, 2654435761)
    h2 = Math.imul(h2 ^ code, 1597334677)
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909)
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909)
  return 4294967296 * (2097151 & h2) + (h1 >>> 0)
}

/** Stands in for a fingerprint: every page has this anchor. */
export const ALWAYS_PRESENT = -1

/** The anchors of some pages: those of `pages[i]` are the sorted `ids` from `starts[i]` to `starts[i + 1]`. */
export interface PageAnchors {
  readonly pages: readonly number[]
  readonly starts: readonly number[]
  readonly ids: Float64Array
  readonly traits: readonly PageTraits[]
}

/** What helps to decide whether a script creates the anchors of a page. */
export interface PageTraits {
  readonly runsScript: boolean
  /** How many of its anchors the page itself has links to. */
  readonly ownLinked: number
}

/** Knows which anchors each page has. */
export class AnchorIndex {
  readonly #ranges = new Map<number, { ids: Float64Array; start: number; end: number }>()
  readonly #traits = new Map<number, PageTraits>()

  add({ pages, starts, ids, traits }: PageAnchors): void {
    for (const [i, page] of pages.entries()) {
      this.#ranges.set(page, { ids, start: starts[i] ?? 0, end: starts[i + 1] ?? ids.length })
      const known = traits[i]
      if (known !== undefined) this.#traits.set(page, known)
    }
  }

  /** Undefined for a page that was not read. */
  traitsOf(page: number): PageTraits | undefined {
    return this.#traits.get(page)
  }

  /** The pages that were read, each with the fingerprints of its anchors. */
  *pages(): Generator<readonly [number, Float64Array]> {
    for (const [page, { ids, start, end }] of this.#ranges) yield [page, ids.subarray(start, end)]
  }

  /** `page` is the index of a file, `id` a fingerprint. A page that was not read has every anchor. */
  has(page: number, id: number): boolean {
    const range = this.#ranges.get(page)
    if (range === undefined || id === ALWAYS_PRESENT) return true
    let { start, end } = range
    while (start < end) {
      const middle = (start + end) >>> 1
      const value = range.ids[middle] ?? 0
      if (value === id) return true
      if (value < id) start = middle + 1
      else end = middle
    }
    return false
  }
}
