import type { PageChange } from './site-change.ts'

/** How many sections of all pages are named. */
const MAX_SECTIONS = 100_000

/**
 * Keeps the changes of pages, which come in any order, and as many of their sections as there is room for: those of the first
 * pages.
 */
export class KeptChanges {
  readonly #changes: (PageChange | undefined)[]
  readonly #maxSections: number
  #sections = 0

  /** `pages`: how many there may be. */
  constructor(pages: number, maxSections = MAX_SECTIONS) {
    this.#changes = new Array(pages).fill(undefined)
    this.#maxSections = maxSections
  }

  /** Keeps the change of a page, by its index. */
  add(index: number, change: PageChange): void {
    this.#changes[index] = change
    this.#sections += change.sections.length
    if (this.#sections > this.#maxSections * 1.25) this.#dropSections()
  }

  /** Returns the changes in the order of the pages. */
  end(): PageChange[] {
    this.#dropSections()
    return this.#changes.filter((change) => change !== undefined)
  }

  /** Drops those for which there will be no room, whatever is still to come. */
  #dropSections(): void {
    this.#sections = 0
    for (const [index, change] of this.#changes.entries()) {
      if (change === undefined) continue
      if (this.#sections >= this.#maxSections) this.#changes[index] = { ...change, sections: [] }
      else this.#sections += change.sections.length
    }
  }
}
