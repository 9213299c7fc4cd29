import type { Bytes } from '../../web/byte-strings.ts'
import { isEmptyPage } from '../../web/page/empty-page.ts'
import { mayBeWholePage } from '../../web/page/page-kinds.ts'
import { chooseSyntax } from '../../web/page/vocabulary.ts'
import { detectAppRouter, detectPagesRouter } from '../site-rules/next-router.ts'
import type { Router } from '../site-rules/next-router-files.ts'
import type { PageFacts } from '../site-rules/page-facts.ts'
import { findPageSource, mayBeSourceAddress } from '../sources/find-page-source.ts'

/** How a script sends readers to another page. */
const LOCATION_CHANGE =
  /\blocation\s*(?:\.\s*href\s*)?=(?!=)|\blocation\s*\.\s*(?:replace|assign)\s*\(/

type Writable<Type> = { -readonly [Name in keyof Type]: Type[Name] }

/** A fact that one element of a page establishes. */
type ElementFact = 'hasNoindex' | 'isRedirectOrCopy' | 'linksToTwin' | 'runsScript'

/** Collects the facts about one page while it is read. */
export class PageFactsCollector {
  readonly #pageName: Bytes
  readonly #text: Bytes
  /** Only those that apply: one object per page is sent to another thread. */
  readonly #facts: Writable<PageFacts> = {}
  #linkCount = 0
  #hasNoscriptRedirect = false
  /** The offsets of links that may point to the source of the page. */
  readonly #sourceLinkOffsets: number[] = []

  constructor(pageName: Bytes, text: Bytes) {
    this.#pageName = pageName
    this.#text = text
  }

  /** The facts that are known so far. */
  get facts(): PageFacts {
    return this.#facts
  }

  note(fact: ElementFact): void {
    this.#facts[fact] = true
  }

  countLink(): void {
    this.#linkCount++
  }

  /** Notes the offset of a link if it may point to the source of the page. */
  noteIfSourceLink(address: Bytes, offset: number): void {
    if (mayBeSourceAddress(address)) this.#sourceLinkOffsets.push(offset)
  }

  /** Notes that the page redirects readers without scripts. */
  noteNoscriptRedirect(): void {
    this.#hasNoscriptRedirect = true
  }

  /** Notes the App Router if a script belongs to it. The ID of its build may be in a later one. */
  noteRouterInScript(code: Bytes): void {
    if (this.#facts.router?.buildId === undefined) this.#noteRouter(detectAppRouter(code))
  }

  /** Notes the Pages Router if the page's data is for it. */
  noteRouterInData(json: Bytes): void {
    if (this.#facts.router === undefined) this.#noteRouter(detectPagesRouter(json))
  }

  #noteRouter(router: Router | undefined): void {
    if (router !== undefined) this.#facts.router = router
  }

  /** Adds the facts that need the whole page, and returns all of them. */
  complete(): PageFacts {
    const facts = this.#facts
    const source = findPageSource(this.#pageName, this.#text, this.#sourceLinkOffsets)
    if (source !== undefined) facts.source = source
    if (this.#redirectsByScript()) facts.isRedirectOrCopy = true
    if (!mayBeWholePage(this.#text)) facts.isPartial = true
    const isEmpty = !facts.runsScript && isEmptyPage(this.#text, chooseSyntax(this.#pageName))
    if (isEmpty) facts.kind = 'empty'
    return facts
  }

  /**
   * Does a script redirect readers? A page that they should stay on has links, and no redirect for
   * readers without scripts.
   */
  #redirectsByScript(): boolean {
    if (!this.#facts.runsScript) return false
    const mayRedirect = this.#linkCount < 2 || this.#hasNoscriptRedirect
    return mayRedirect && LOCATION_CHANGE.test(this.#text)
  }
}
