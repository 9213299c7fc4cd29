import { splitWords } from '../../common/words.ts'
import { type Bytes, NO_BYTES, toText } from '../byte-strings.ts'
import { decodeText, isExecutableScript, readRefreshTarget } from './attribute-values.ts'
import { OpenElements } from './open-elements.ts'
import type { PageElement } from './page-element.ts'
import { PageReader, type PageVisitor } from './page-reader.ts'
import { EMPTY_PAGE_VOCABULARY, type Syntax } from './vocabulary.ts'

/** Elements that may be visible without text in them. */
const VISIBLE_ELEMENTS = splitWords(
  'applet audio button canvas embed frame frameset hr iframe image img input math meter object ' +
    'picture progress select svg textarea video',
)
/** Styles that may make an element without content visible. */
const VISIBLE_STYLE = /\burl\(|\bcontent\s*:/i
/** A visible character: neither whitespace nor U+200B, which has no width. */
const VISIBLE_CHARACTER = /[^\s\u200B]/

/**
 * Returns whether readers see nothing on a page, and nothing can change that: it has no script,
 * frame, or image, and no refresh to another address.
 */
export function isEmptyPage(page: Bytes, syntax: Syntax): boolean {
  const visitor = new EmptinessVisitor(() => reader.stop())
  const reader = new PageReader(visitor, EMPTY_PAGE_VOCABULARY, syntax)
  reader.read(page)
  return visitor.isEmpty
}

class EmptinessVisitor implements PageVisitor {
  isEmpty = true
  readonly #stop: () => void
  readonly #elements = new OpenElements()
  #isInTitle = false

  constructor(stop: () => void) {
    this.#stop = stop
  }

  open(element: PageElement): boolean {
    const { name } = element
    if (this.#isVisible(element)) this.#markNotEmpty()
    if (name === 'title' && !element.isForeign) this.#isInTitle = true
    this.#elements.open(name, undefined, element.has('hidden'))
    return name === 'style'
  }

  content(style: Bytes): void {
    if (VISIBLE_STYLE.test(style)) this.#markNotEmpty()
  }

  /** An XSLT style sheet may generate the content of the page. */
  instruction(text: Bytes): void {
    if (text.startsWith('xml-stylesheet')) this.#markNotEmpty()
  }

  close(name: string): void {
    if (name === 'title') this.#isInTitle = false
    this.#elements.close(name)
  }

  text(written: Bytes): void {
    if (this.#isInTitle || this.#elements.innermost.isHidden) return
    if (VISIBLE_CHARACTER.test(toText(decodeText(written)))) this.#markNotEmpty()
  }

  #isVisible(element: PageElement): boolean {
    const get = (name: string) => element.get(name)
    switch (element.name) {
      case 'script':
        return isExecutableScript(get)
      case 'meta':
        return (
          get('http-equiv')?.toLowerCase() === 'refresh' &&
          readRefreshTarget(get('content') ?? NO_BYTES) !== undefined
        )
      case 'input':
        return get('type')?.toLowerCase() !== 'hidden'
      case 'body':
        if (get('background') !== undefined || get('onload') !== undefined) return true
    }
    return VISIBLE_ELEMENTS.has(element.name) || VISIBLE_STYLE.test(get('style') ?? '')
  }

  #markNotEmpty(): void {
    this.isEmpty = false
    this.#stop()
  }
}
