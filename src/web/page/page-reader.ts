import { type Bytes, NO_BYTES, toBytes } from '../byte-strings.ts'
import { decodeAttribute, decodeXmlAttribute } from './attribute-values.ts'
import { ForeignContent } from './foreign-content.ts'
import { makeLineCounter } from './line-counter.ts'
import { PageElement } from './page-element.ts'
import { Tokenizer, type TokenReceiver } from './tokenizer.ts'
import type { Meaning, Syntax, Tag, Vocabulary } from './vocabulary.ts'

/** Browsers have the same depth limit. */
const MAX_TEMPLATE_DEPTH = 512

/** The character reference for `&`. */
const AMPERSAND = toBytes('&amp;')

/** Elements whose content is not visible. */
export const INVISIBLE_ELEMENTS: ReadonlySet<string> = new Set(['script', 'style', 'noscript'])

/** Receives the content of a page, in order. Offsets are in the page. */
export interface PageVisitor {
  /**
   * An element begins. The object is only valid during the call. Returns whether `content` is to be
   * called for a script or a style sheet.
   */
  open(element: PageElement): boolean
  /** The content of a script or a style sheet. `offset` is that of its element. */
  content?(text: Bytes, offset: number): void
  /**
   * An element ends, by its end tag or by closing itself. Without `text`, only some elements are
   * reported.
   */
  close?(name: string): void
  /** Text as written, with character references. It may arrive in several pieces. */
  text?(written: Bytes): void
  /** A processing instruction of XML before the first element. */
  instruction?(text: Bytes, offset: number): void
}

/**
 * Reads a page, and reports to a visitor what a browser with scripts finds in it. Comments,
 * `<noscript>`, inert templates, repeated attributes, and unclosed tags are skipped. It does not
 * track open elements, which would be too slow with millions of them.
 */
export class PageReader implements TokenReceiver {
  readonly #visitor: PageVisitor
  readonly #isXml: boolean
  readonly #wantsText: boolean
  readonly #tokenizer: Tokenizer
  readonly #foreign = new ForeignContent()
  readonly #element = new PageElement()

  #countLineEndsBefore = makeLineCounter('')

  /** Has the first element begun? */
  #hasBegun = false
  /** The open templates. Content of inert ones does not exist until a script uses it. */
  readonly #templates: { readonly isInert: boolean; readonly foreignDepth: number }[] = []
  #isInert = false
  /** Whether the reader is in a `<noscript>` of XML. In HTML, the tokenizer skips its content. */
  #isInNoscript = false

  /** The open script, style sheet, or `<noscript>`. */
  #openContent:
    | { readonly name: string; readonly isWanted: boolean; readonly start: number }
    | undefined
  #contentText = NO_BYTES

  /**
   * With `xml`, the page is XHTML that is served as XML, in which every element can close itself.
   */
  constructor(visitor: PageVisitor, vocabulary: Vocabulary, syntax: Syntax) {
    this.#visitor = visitor
    this.#isXml = syntax === 'xml'
    this.#wantsText = visitor.text !== undefined
    this.#tokenizer = new Tokenizer(this, syntax, vocabulary.getNames(syntax))
    this.#updateTokenizer()
  }

  /** Reads a page. Call it only once. */
  read(page: Bytes): void {
    this.#countLineEndsBefore = makeLineCounter(page)
    this.#tokenizer.read(page)
  }

  /** Stops reading: the visitor is not called again. */
  stop(): void {
    this.#tokenizer.stop()
  }

  /** Returns the line of an offset, starting at 1. Offsets must not decrease. */
  findLine(offset: number): number {
    return this.#countLineEndsBefore(offset) + 1
  }

  // Called by the tokenizer.

  attribute(name: string, meaning: Meaning, written: Bytes, offset: number): void {
    if (this.#element.has(name)) return
    const decode = this.#isXml ? decodeXmlAttribute : decodeAttribute
    this.#element.addAttribute(name, meaning, decode(written), offset)
  }

  startTag({ name, isRaw }: Tag, start: number, closesItself: boolean): boolean {
    const wasForeign = this.#foreign.isInside
    this.#hasBegun = true
    this.#foreign.open(name)
    if (this.#isXml) this.#isInNoscript ||= name === 'noscript'
    if (name === 'template') this.#startTemplate()
    if (!this.#isHidden) this.#passElement(name, start)
    this.#element.clearAttributes()
    if (closesItself && (this.#isXml || wasForeign || this.#foreign.isInside)) this.#close(name)
    this.#updateTokenizer()
    return isRaw && !this.#isXml && !wasForeign
  }

  endTag({ name }: Tag): void {
    this.#close(name)
    this.#updateTokenizer()
  }

  text(text: Bytes, isLiteral: boolean): void {
    if (this.#isHidden) return
    if (this.#openContent === undefined)
      this.#visitor.text?.(isLiteral ? text.replaceAll('&', AMPERSAND) : text)
    else if (this.#openContent.isWanted) this.#contentText = this.#contentText.concat(text)
  }

  instruction(text: Bytes, offset: number): void {
    if (!this.#hasBegun) this.#visitor.instruction?.(text, offset)
  }

  /** Is the current position in content that browsers neither show nor use? */
  get #isHidden(): boolean {
    return this.#isInert || this.#isInNoscript
  }

  #updateTokenizer(): void {
    const tokenizer = this.#tokenizer
    const hasContent = this.#openContent !== undefined
    tokenizer.isForeign = this.#foreign.isInside
    tokenizer.acceptsCdata = this.#foreign.acceptsCdata
    tokenizer.wantsText = this.#wantsText || hasContent
    tokenizer.wantsEndTags =
      this.#wantsText ||
      hasContent ||
      this.#isInNoscript ||
      this.#templates.length > 0 ||
      this.#foreign.depth > 0
  }

  #passElement(name: string, start: number): void {
    const element = this.#element
    element.name = name
    element.start = start
    element.isForeign = this.#foreign.isInside
    element.isInShadow = this.#templates.length > 0
    const isWanted = this.#visitor.open(element)
    if (!INVISIBLE_ELEMENTS.has(name) || (!isWanted && !this.#wantsText)) return
    this.#openContent = { name, isWanted, start }
    this.#contentText = NO_BYTES
  }

  #close(name: string): void {
    const wasHidden = this.#isHidden
    const isForeign = this.#foreign.close(name)
    if (name === 'template' && !isForeign) this.#endTemplate()
    else if (name === 'noscript') this.#isInNoscript = false
    if (wasHidden) return
    if (this.#openContent?.name === name) {
      const { isWanted, start } = this.#openContent
      this.#openContent = undefined
      if (isWanted) this.#visitor.content?.(this.#contentText, start)
    }
    this.#visitor.close?.(name)
  }

  #startTemplate(): void {
    if (this.#foreign.isInside || this.#templates.length >= MAX_TEMPLATE_DEPTH) return
    // https://html.spec.whatwg.org/#attr-template-shadowrootmode
    const isInert = !/^(?:open|closed)$/i.test(this.#element.get('shadowrootmode') ?? '')
    this.#templates.push({ isInert, foreignDepth: this.#foreign.depth })
    this.#isInert ||= isInert
  }

  #endTemplate(): void {
    const template = this.#templates.pop()
    if (template === undefined) return
    this.#isInert = this.#templates.some(({ isInert }) => isInert)
    this.#foreign.closeTo(template.foreignDepth)
  }
}
