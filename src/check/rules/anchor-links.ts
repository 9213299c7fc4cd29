import { anchorNames } from '../../web/address.ts'
import { detach } from '../../web/byte-strings.ts'
import { isDrawing } from '../../web/page-names.ts'
import { ALWAYS_PRESENT, fingerprint } from './anchor-index.ts'
import { type AnchorAnswers, type AnchorQueries, MISSING, PROBABLY_SCRIPTED } from './anchor-queries.ts'
import { type FindingCounter, type Occurrence, truncate } from './finding-counter.ts'
import { NumberList } from './number-collections.ts'
import { OccurrenceTable } from './occurrence-table.ts'

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
  /** Its index. */
  readonly page: number
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
  /** The different anchors, with what has to be known of each: its fingerprints, and whether it is called like a line. */
  readonly #anchors: LinkedAnchor[] = []
  readonly #ids = new NumberList()
  readonly #others = new NumberList()
  readonly #lines = new NumberList()
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
      linked = { page, anchors: new Map(), row: this.#occurrences.addRow() }
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
    const names = anchorNames(written)
    const fragment = names[0] === undefined ? written : `#${names[0]}`
    const known = of.anchors.get(fragment)
    const anchor = known ?? { fragment: detach(fragment), row: this.#occurrences.addRow(), of }
    if (known === undefined) this.#addAnchor(anchor, names)
    if (written !== fragment) of.anchors.set(detach(written), anchor)
    return anchor
  }

  #addAnchor(anchor: LinkedAnchor, [name, other]: readonly string[]): void {
    anchor.of.anchors.set(anchor.fragment, anchor)
    const id = name === undefined ? ALWAYS_PRESENT : fingerprint(name)
    this.#anchors.push(anchor)
    this.#ids.push(id)
    this.#others.push(other === undefined ? id : fingerprint(other))
    this.#lines.push(LINE_ANCHOR.test(anchor.fragment) ? 1 : 0)
  }

  /** Returns what has to be known of all pages together. */
  queries(): AnchorQueries {
    return {
      pages: Float64Array.from(this.#anchors, ({ of }) => of.page),
      ids: this.#ids.toArray(),
      others: this.#others.toArray(),
      lines: Uint8Array.from(this.#lines.toArray()),
    }
  }

  /** Counts what is missing, given the answers to the queries, and what was not checked. */
  countFindings(answers: AnchorAnswers, counter: FindingCounter): void {
    const leftToScript = new Set<LinkedPage>()
    this.#anchors.forEach((anchor, i) => {
      if (answers[i] === MISSING) this.#countMissing(anchor, counter)
      else if (answers[i] === PROBABLY_SCRIPTED) leftToScript.add(anchor.of)
    })
    for (const { page, row } of leftToScript) {
      const name = this.#nameOf(page)
      counter.add({ ...this.#occurrences.toRow(row, 'script-anchors', name), target: truncate(name) })
    }
    if (this.#unchecked > 0) counter.countForSite('unchecked-anchors', {}, this.#unchecked)
  }

  #countMissing({ of, fragment, row }: LinkedAnchor, counter: FindingCounter): void {
    const name = this.#nameOf(of.page)
    const kind = isDrawing(name) ? 'symbol-missing' : 'broken-anchor'
    counter.add(this.#occurrences.toRow(row, kind, this.#keyOf(name, fragment)))
  }
}
