import { detach } from '../byte-strings.ts'
import { anchorNames } from './address.ts'
import { ALWAYS_PRESENT, fingerprint } from './anchor-index.ts'
import { type AnchorAnswers, type AnchorQueries, MISSING, PROBABLY_SCRIPTED } from './anchor-queries.ts'
import { addOccurrence, type FindingCounter, newRow, type Occurrence, type Row } from './finding-counter.ts'
import { NumberList } from './number-collections.ts'
import { isDrawing } from './page-names.ts'

/** An anchor of a page that something links to. */
interface LinkedAnchor {
  /** As browsers write it. */
  readonly fragment: string
  readonly row: Row
}

/** The anchors of one page that something links to. */
interface LinkedPage {
  /** By fragment as written; several ways to write one lead to the same. */
  readonly anchors: Map<string, LinkedAnchor>
  /** All of them together, in case they are left to the page's scripts. */
  readonly row: Row
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

  /** Takes one link. `fragment` may be a slice of a page, `written` is what comes before it. */
  add(page: number, fragment: string, written: string, where: Occurrence): void {
    let linked = this.#pages.get(page)
    if (linked === undefined) {
      linked = { anchors: new Map(), row: newRow('script-anchors', '') }
      this.#pages.set(page, linked)
    }
    const anchor = linked.anchors.get(fragment) ?? this.#newAnchor(page, linked.anchors, fragment)
    if (anchor === undefined) {
      this.skip(fragment)
      return
    }
    addOccurrence(anchor.row, where, written + fragment)
    addOccurrence(linked.row, where, this.#nameOf(page))
  }

  /** Counts a link that is not checked, unless its fragment exists in every page. */
  skip(fragment: string): void {
    if (anchorNames(fragment).length > 0) this.#unchecked++
  }

  /** Returns undefined if the fragment is one too many, or too long. */
  #newAnchor(page: number, anchors: Map<string, LinkedAnchor>, written: string): LinkedAnchor | undefined {
    if (written.length > MAX_FRAGMENT || this.#fragments >= this.#maxFragments) return undefined
    this.#fragments++
    const [name] = anchorNames(written)
    const fragment = name === undefined ? written : `#${name}`
    // The key is made when it is needed, which is seldom.
    const kind = isDrawing(this.#nameOf(page)) ? 'symbol-missing' : 'broken-anchor'
    const anchor = anchors.get(fragment) ?? { fragment: detach(fragment), row: newRow(kind, '') }
    anchors.set(anchor.fragment, anchor)
    if (written !== fragment) anchors.set(detach(written), anchor)
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
      if (answer === MISSING) counter.add({ ...row, key: this.#keyOf(this.#nameOf(page), fragment) })
      else if (answer === PROBABLY_SCRIPTED) leftToScript.add(page)
    })
    for (const page of leftToScript) {
      const linked = this.#pages.get(page)
      if (linked !== undefined) counter.add({ ...linked.row, key: this.#nameOf(page) })
    }
    if (this.#unchecked > 0) counter.countForSite('unchecked-anchors', {}, this.#unchecked)
  }

  #forEach(visit: (page: number, anchor: LinkedAnchor) => void): void {
    for (const [page, { anchors }] of this.#pages)
      for (const [written, anchor] of anchors) if (written === anchor.fragment) visit(page, anchor)
  }
}
