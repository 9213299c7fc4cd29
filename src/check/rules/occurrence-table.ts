import {
  type Location,
  MAX_LOCATIONS,
  newRow,
  type Occurrence,
  type Row,
  truncate,
} from './finding-counter.ts'
import type { FindingKind } from './finding-kinds.ts'

/** For each row: how often it occurred, on how many pages, and the last of them. */
const COUNTS = 3
/** For each location: its page and its line. */
const PLACE = 2
/** There is no line. */
const NO_LINE = 0

/**
 * Occurrences of what may turn out to be findings, most of which do not: as in `Row`, but as numbers, because there are
 * millions of them. A row takes a tenth of the memory.
 */
export class OccurrenceTable {
  #counts = new Int32Array(1_024 * COUNTS)
  #places = new Int32Array(1_024 * MAX_LOCATIONS * PLACE)
  /** As they are written on the first page. */
  readonly #targets: string[] = []
  /** The pages with occurrences, in the order in which they were read. */
  readonly #pages: string[] = []

  /** Returns the number of a new row. */
  addRow(): number {
    const row = this.#targets.push('') - 1
    if (row * COUNTS === this.#counts.length) {
      this.#counts = doubled(this.#counts)
      this.#places = doubled(this.#places)
    }
    return row
  }

  /**
   * Counts one more occurrence. `target` is how it is written there, and no slice of a page. All occurrences of a page
   * come one after the other.
   */
  add(row: number, where: Occurrence, target: string): void {
    const counts = this.#counts
    const at = row * COUNTS
    const pages = counts[at + 1] as number
    counts[at] = (counts[at] as number) + 1
    const page = this.#numberOf(where.page)
    if (pages > 0 && counts[at + 2] === page) return
    counts[at + 1] = pages + 1
    counts[at + 2] = page
    this.#addPlace(row, Math.min(pages, MAX_LOCATIONS), page, where, target)
  }

  /** Returns the finding that a row turns out to be. */
  toRow(row: number, kind: FindingKind, key: string): Row {
    const at = row * COUNTS
    const pages = this.#counts[at + 1] ?? 0
    const spots = Array.from({ length: Math.min(pages, MAX_LOCATIONS) }, (_, i) => this.#location(row, i))
    const target = truncate(this.#targets[row] ?? '')
    return { ...newRow(kind, key), count: this.#counts[at] ?? 0, pages, target, spots }
  }

  #location(row: number, i: number): Location {
    const at = (row * MAX_LOCATIONS + i) * PLACE
    const line = this.#places[at + 1]
    return { page: this.#nameOf(this.#places[at] ?? 0), line: line === NO_LINE ? undefined : line }
  }

  #numberOf(page: string): number {
    const last = this.#pages.length - 1
    return this.#pages[last] === page ? last : this.#pages.push(page) - 1
  }

  #nameOf(page: number): string {
    return this.#pages[page] ?? ''
  }

  /** The first pages by name stay, whatever the order in which they were read. */
  #addPlace(row: number, known: number, page: number, where: Occurrence, target: string): void {
    const places = this.#places
    const start = row * MAX_LOCATIONS * PLACE
    let i = known
    while (i > 0 && where.page < this.#nameOf(places[start + (i - 1) * PLACE] as number)) i--
    if (i === MAX_LOCATIONS) return
    if (i === 0) this.#targets[row] = target
    const at = start + i * PLACE
    places.copyWithin(at + PLACE, at, start + Math.min(known, MAX_LOCATIONS - 1) * PLACE)
    places[at] = page
    places[at + 1] = where.line() ?? NO_LINE
  }
}

function doubled(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2)
  larger.set(numbers)
  return larger
}
