/** SVG files of a site: what is in one matters only where a page opens it, or shows a symbol in it. */

/** What has to be read of an SVG file. */
export interface Drawing {
  /** Its index. */
  readonly file: number
  /** Does a page link to it, or show it in a frame? As a picture, it loads nothing, and none of its links can be followed. */
  readonly isOpened: boolean
  /** Are its ids asked for? */
  readonly isSearched: boolean
}

/** The SVG files that pages open or search, by index. Those of several threads are added up. */
export interface DrawingUses {
  readonly opened: readonly number[]
  readonly searched: readonly number[]
}

/** Collects uses, each file once. */
export class NewDrawingUses {
  readonly #known = { opened: new Set<number>(), searched: new Set<number>() }
  #fresh: { opened: number[]; searched: number[] } = { opened: [], searched: [] }

  add(use: 'opened' | 'searched', file: number): void {
    if (this.#known[use].has(file)) return
    this.#known[use].add(file)
    this.#fresh[use].push(file)
  }

  /** Returns those that are new since the last call. */
  take(): DrawingUses {
    const fresh = this.#fresh
    this.#fresh = { opened: [], searched: [] }
    return fresh
  }
}

/** The SVG files that are still to be read. */
export class DrawingQueue {
  readonly #done: Readonly<Record<keyof DrawingUses, Set<number>>> = {
    opened: new Set(),
    searched: new Set(),
  }
  #uses: DrawingUses[] = []

  add(uses: DrawingUses): void {
    if (uses.opened.length + uses.searched.length > 0) this.#uses.push(uses)
  }

  /** Returns what has to be read for the uses that were added since the last call. Each file is opened and searched once. */
  take(): Drawing[] {
    const opened = this.#fresh('opened')
    const searched = this.#fresh('searched')
    this.#uses = []
    return [...opened.union(searched)]
      .sort((a, b) => a - b)
      .map((file) => ({ file, isOpened: opened.has(file), isSearched: searched.has(file) }))
  }

  #fresh(use: keyof DrawingUses): Set<number> {
    const files = new Set(this.#uses.flatMap((uses) => uses[use])).difference(this.#done[use])
    for (const file of files) this.#done[use].add(file)
    return files
  }
}
