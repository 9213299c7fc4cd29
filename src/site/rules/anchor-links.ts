import { detach } from '../byte-strings.ts'
import { anchorNames } from './address.ts'
import { ALWAYS_PRESENT, fingerprint } from './anchor-index.ts'
import { type AnchorAnswers, type AnchorQueries, MISSING, PROBABLY_SCRIPTED } from './anchor-queries.ts'
import { type FindingCounter, type Occurrence, truncate } from './finding-counter.ts'
import { NumberList } from './number-collections.ts'
import { OccurrenceTable } from './occurrence-table.ts'
import { isDrawing } from './page-names.ts'

/** An anchor of a page that something links to. */
export interface LinkedAnchor {
  /** As browsers write it. */
  readonly fragment: string
  /** The number of its row. */
  readonly row: number
  readonly of: LinkedPage
}

/** The anchors of one page that something links to. */
interface LinkedPage {
  /** By fragment as written; several ways to write one lead to the same. */
  readonly anchors: Map<string, LinkedAnchor>
  /** All of them together, in case they are left to the page's scripts. */
  readonly row: number
}

/** Longer fragments, in bytes, are not checked. */
export const MAX_FRAGMENT = 1_000
/** How many different fragments are checked. */
const MAX_FRAGMENTS = 1_000_000
/** What viewers of source code call their anchors. */
const LINE_ANCHOR = /^#(?:l|line)[-_]?\d+$/i

/** Links to anchors of pages, and uses of symbols in SVG files: whether the anchors exist is only known when all pages have been read. */
export class AnchorLinks {
  readonly #pages = new Map<number, LinkedPage>()
  readonly #nameOf: (page: number) => string
  /** Returns the key under which a missing anchor is counted. */
  readonly #keyOf: (page: string, fragment: string) => string
  readonly #maxFragments: number
  readonly #occurrences = new OccurrenceTable()
  #fragments = 0
  #unchecked = 0

  /** `maxFragments`: how many different fragments are checked. */
  constructor(
    nameOf: (page: number) => string,
    keyOf: (page: string, fragment: string) => string,
    maxFragments = MAX_FRAGMENTS,
  ) {
    this.#nameOf = nameOf
    this.#keyOf = keyOf
    this.#maxFragments = maxFragments
  }

  /** Takes one link. `fragment` may be a slice of a page; `target` is the whole address as it is written, and is none. */
  add(page: number, fragment: string, target: string, where: Occurrence): void {
    const anchor = this.find(page, fragment)
    if (anchor === undefined) this.skip(fragment)
    else this.count(anchor, target, where)
  }

  /** Returns an anchor, to count links to it; undefined if it is one too many, or its name is too long. */
  find(page: number, fragment: string): LinkedAnchor | undefined {
    let linked = this.#pages.get(page)
    if (linked === undefined) {
      linked = { anchors: new Map(), row: this.#occurrences.addRow() }
      this.#pages.set(page, linked)
    }
    return linked.anchors.get(fragment) ?? this.#newAnchor(linked, fragment)
  }

  /** Takes one link to an anchor. `target` is the address as it is written, and no slice of a page. */
  count(anchor: LinkedAnchor, target: string, where: Occurrence): void {
    this.#occurrences.add(anchor.row, where, target)
    this.#occurrences.add(anchor.of.row, where, target)
  }

  /** Counts a link that is not checked, unless its fragment exists in every page. */
  skip(fragment: string): void {
    if (anchorNames(fragment).length > 0) this.#unchecked++
  }

  #newAnchor(of: LinkedPage, written: string): LinkedAnchor | undefined {
    if (written.length > MAX_FRAGMENT || this.#fragments >= this.#maxFragments) return undefined
    this.#fragments++
    const [name] = anchorNames(written)
    const fragment = name === undefined ? written : `#${name}`
    const known = of.anchors.get(fragment)
    const anchor = known ?? { fragment: detach(fragment), row: this.#occurrences.addRow(), of }
    if (known === undefined) of.anchors.set(anchor.fragment, anchor)
    if (written !== fragment) of.anchors.set(detach(written), anchor)
    return anchor
  }

  /** Returns what has to be known of all pages together. */
  queries(): AnchorQueries {
    const pages = new NumberList()
    const ids = new NumberList()
    const others = new NumberList()
    const lines: number[] = []
    this.#forEach((page, { fragment }) => {
      const [id = ALWAYS_PRESENT, other = id] = anchorNames(fragment).map(fingerprint)
      pages.push(page)
      ids.push(id)
      others.push(other)
      lines.push(LINE_ANCHOR.test(fragment) ? 1 : 0)
    })
    return {
      pages: pages.toArray(),
      ids: ids.toArray(),
      others: others.toArray(),
      lines: Uint8Array.from(lines),
    }
  }

  /** Counts what is missing, given the answers to the queries, and what was not checked. */
  countFindings(answers: AnchorAnswers, counter: FindingCounter): void {
    let i = 0
    const leftToScript = new Set<number>()
    this.#forEach((page, { fragment, row }) => {
      const answer = answers[i++]
      const name = this.#nameOf(page)
      const kind = isDrawing(name) ? 'symbol-missing' : 'broken-anchor'
      if (answer === MISSING) counter.add(this.#occurrences.toRow(row, kind, this.#keyOf(name, fragment)))
      else if (answer === PROBABLY_SCRIPTED) leftToScript.add(page)
    })
    for (const page of leftToScript) {
      const linked = this.#pages.get(page)
      const name = this.#nameOf(page)
      if (linked === undefined) continue
      const row = this.#occurrences.toRow(linked.row, 'script-anchors', name)
      counter.add({ ...row, target: truncate(name) })
    }
    if (this.#unchecked > 0) counter.countForSite('unchecked-anchors', {}, this.#unchecked)
  }

  #forEach(visit: (page: number, anchor: LinkedAnchor) => void): void {
    for (const [page, { anchors }] of this.#pages)
      for (const [written, anchor] of anchors) if (written === anchor.fragment) visit(page, anchor)
  }
}
