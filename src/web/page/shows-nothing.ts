import { splitWords } from '../../common/words.ts'
import { type Bytes, NO_BYTES, toText } from '../byte-strings.ts'
import { decodeText, readRefreshTarget, runsScript } from './attribute-values.ts'
import { OpenElements } from './open-elements.ts'
import type { PageElement } from './page-element.ts'
import { PageReader, type PageVisitor } from './page-reader.ts'
import { EMPTY_PAGE_VOCABULARY, type Syntax } from './vocabulary.ts'

/** Elements that may be visible without text in them. */
const SHOWN = splitWords(
  'applet audio button canvas embed frame frameset hr iframe image img input math meter object ' +
    'picture progress select svg textarea video',
)
/** Styles that may make an element without content visible. */
const SHOWING_STYLE = /\burl\(|\bcontent\s*:/i
/** A visible character: neither white space nor U+200B, which has no width. */
const SEEN = /[^\s\u200B]/

/**
 * Returns whether readers see nothing on a page, and nothing can change that: it has no script,
 * frame or picture, and no refresh to another address.
 */
export function showsNothing(page: Bytes, syntax: Syntax): boolean {
  const visitor = new EmptinessVisitor(() => reader.stop())
  const reader = new PageReader(visitor, EMPTY_PAGE_VOCABULARY, syntax)
  reader.read(page)
  return visitor.isEmpty
}

class EmptinessVisitor implements PageVisitor {
  isEmpty = true
  readonly #stop: () => void
  readonly #elements = new OpenElements()
  #inTitle = false

  constructor(stop: () => void) {
    this.#stop = stop
  }

  open(element: PageElement): boolean {
    const { name } = element
    if (this.#isShown(element)) this.#end()
    if (name === 'title' && !element.isForeign) this.#inTitle = true
    this.#elements.open(name, undefined, element.find('hidden') !== undefined)
    return name === 'style'
  }

  content(style: Bytes): void {
    if (SHOWING_STYLE.test(style)) this.#end()
  }

  /** An XSLT style sheet may generate the content of the page. */
  instruction(text: Bytes): void {
    if (text.startsWith('xml-stylesheet')) this.#end()
  }

  close(name: string): void {
    if (name === 'title') this.#inTitle = false
    this.#elements.close(name)
  }

  text(written: Bytes): void {
    if (this.#inTitle || this.#elements.innermost.isHidden) return
    if (SEEN.test(toText(decodeText(written)))) this.#end()
  }

  #isShown(element: PageElement): boolean {
    const get = (name: string) => element.get(name)
    switch (element.name) {
      case 'script':
        return runsScript(get)
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
    return SHOWN.has(element.name) || SHOWING_STYLE.test(get('style') ?? '')
  }

  #end(): void {
    this.isEmpty = false
    this.#stop()
  }
}
