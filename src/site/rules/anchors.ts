/**
 * Which anchors exist, and which are asked for: numbers instead of strings, because a large site has millions of
 * them. A number of 53 bits stands for a string; that two differing strings share one has to be expected once in a
 * hundred million sites of a million anchors in one page, and then only hides a finding.
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

/** In place of a fingerprint: every page has it. */
export const ALWAYS_THERE = -1

/** A list of numbers that grows, eight bytes each. */
export class Numbers {
  #items = new Float64Array(1_024)
  length = 0

  push(value: number): void {
    if (this.length === this.#items.length) {
      const larger = new Float64Array(this.length * 2)
      larger.set(this.#items)
      this.#items = larger
    }
    this.#items[this.length++] = value
  }

  /** Returns a copy of the items. */
  take(): Float64Array {
    return this.#items.slice(0, this.length)
  }
}

/** Stands for an empty place in the table of a set. */
const EMPTY = -1

/** A set of numbers that are not negative. A page may have millions: eight to 32 bytes each, a `Set` takes 150. */
export class NumberSet {
  #table = new Float64Array(64).fill(EMPTY)
  size = 0

  add(value: number): void {
    const place = this.#placeOf(value)
    if (this.#table[place] === value) return
    this.#table[place] = value
    this.size++
    if (this.size * 2 > this.#table.length) this.#grow()
  }

  has(value: number): boolean {
    return this.#table[this.#placeOf(value)] === value
  }

  /** Returns the numbers, sorted. */
  sorted(): Float64Array {
    const numbers = new Float64Array(this.size)
    let i = 0
    for (const value of this.#table) if (value !== EMPTY) numbers[i++] = value
    return numbers.sort()
  }

  /** Where a number is, or would be: the table is never full. */
  #placeOf(value: number): number {
    const last = this.#table.length - 1
    let place = value & last
    while (this.#table[place] !== EMPTY && this.#table[place] !== value) place = (place + 1) & last
    return place
  }

  #grow(): void {
    const numbers = this.#table
    this.#table = new Float64Array(numbers.length * 2).fill(EMPTY)
    for (const value of numbers) if (value !== EMPTY) this.#table[this.#placeOf(value)] = value
  }
}

/** The anchors of some pages: those of `pages[i]` are the sorted `ids` from `starts[i]` to `starts[i + 1]`. */
export interface Anchors {
  readonly pages: readonly number[]
  readonly starts: readonly number[]
  readonly ids: Float64Array
  readonly traits: readonly PageTraits[]
}

/** What helps to tell whether a script makes the anchors of a page. */
export interface PageTraits {
  readonly runsScript: boolean
  /** How many of its anchors the page itself has links to. */
  readonly ownLinked: number
}

/** Says whether a page has an anchor. */
export class AnchorIndex {
  readonly #ranges = new Map<number, { ids: Float64Array; start: number; end: number }>()
  readonly #traits = new Map<number, PageTraits>()

  add({ pages, starts, ids, traits }: Anchors): void {
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

  /** `page` is the index of a file, `id` a fingerprint. A page that was not read has every anchor. */
  has(page: number, id: number): boolean {
    const range = this.#ranges.get(page)
    if (range === undefined || id === ALWAYS_THERE) return true
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
