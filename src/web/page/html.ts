import { hasOtherScheme } from '../byte-strings.ts'
import { Attributes } from './attributes.ts'
import { decodeAttribute } from './character-references.ts'
import { ElementReader } from './elements.ts'
import { ForeignContent } from './foreign-content.ts'
import { LineCounter } from './line-counter.ts'
import type { PageListener, TextUse } from './page-listener.ts'
import type { RawElement } from './raw-text.ts'
import { isShadowMode } from './shadow-mode.ts'
import { MAX_VALUE, Tokenizer, type TokenReceiver } from './tokenizer.ts'
import type { Meaning, Syntax, Tag } from './vocabulary.ts'

/** Longer style sheets and scripts within a page are not read. */
const MAX_TEXT = 16 << 20

/** Browsers do not nest deeper either. */
const MAX_TEMPLATE_DEPTH = 512

const STYLE_SHEET = /^xml-stylesheet\s(?:[^>]*?\s)?href\s*=\s*(["'])([^"']*)\1/
const OTHER_ENTITY = /&[\w.-]+;/

/**
 * Reads a page in chunks (strings of bytes) and passes on what a browser with scripts would find in it: nothing in
 * comments, `<noscript>` and inert templates, the first of two attributes of one name, no tag that never ends.
 */
export class PageReader implements TokenReceiver {
  readonly #listener: PageListener
  readonly #elements: ElementReader
  readonly #tokenizer: Tokenizer
  readonly #syntax: Syntax
  readonly #foreign = new ForeignContent()

  #chunkStart = 0
  #lineEnds = 0
  #lines = new LineCounter('')

  readonly #attributes = new Attributes()
  /** Is an address missed because it is too long to be read? */
  #hasUnreadValue = false
  /** Was there an element? */
  #isBegun = false

  /** Open templates: what they hold does not exist until a script uses it. */
  #templates: { readonly inert: boolean; readonly foreignDepth: number }[] = []
  #isInert = false
  #inNoscript = false

  /** What the text of the element at hand is read as. */
  #text: TextUse | undefined
  #textParts = ''
  #textStart = 0
  /** The line on which the text starts, if that is not in the chunk at hand. */
  #textLine = 1

  /** In `xml`, the page is XHTML that is served as such, and every element can close itself. */
  constructor(listener: PageListener, syntax: Syntax = 'html') {
    this.#listener = listener
    this.#elements = new ElementReader(listener)
    this.#syntax = syntax
    this.#tokenizer = new Tokenizer(this, syntax)
  }

  write(chunk: string): void {
    this.#tokenizer.write(chunk)
  }

  /** Ends the reading: nothing more is passed on. */
  stop(): void {
    this.#tokenizer.stop()
  }

  /**
   * Returns the line of an offset, from 1 on. Offsets must not decrease, nor be before the chunk at hand, apart from
   * the start of a style sheet or script.
   */
  line(at: number): number {
    if (at < this.#chunkStart && at === this.#textStart) return this.#textLine
    return this.#lineEnds + this.#lines.at(at - this.#chunkStart) + 1
  }

  // Called by the tokenizer.

  piece(text: string, offset: number): void {
    if (this.#text !== undefined && this.#textStart >= this.#chunkStart)
      this.#textLine = this.line(this.#textStart)
    this.#lineEnds += this.#lines.at(offset - this.#chunkStart)
    this.#lines = new LineCounter(text)
    this.#chunkStart = offset
  }

  attribute(name: string, meaning: Meaning, written: string, at: number, tag: Tag): void {
    if (this.#attributes.find(name) !== undefined) return
    // One that is too long still counts as present: a frame with a `srcdoc` does not load its `src`.
    const isUnread = written.length > MAX_VALUE
    if (isUnread && mayNameFiles(meaning, written, tag.name)) this.#hasUnreadValue = true
    this.#attributes.add(name, meaning, isUnread ? '' : this.#decoded(written), at)
  }

  /** Entities that an XML file declares itself are not known, nor what has them in it. */
  #decoded(value: string): string {
    const decoded = decodeAttribute(value)
    return this.#syntax === 'xml' && value.includes('&') && OTHER_ENTITY.test(decoded) ? '' : decoded
  }

  startTag(tag: Tag, start: number, end: number, closesItself: boolean): RawElement | undefined {
    const wasForeign = this.#foreign.inside
    this.#isBegun = true
    this.#foreign.open(tag.name)
    const isForeign = this.#foreign.inside
    this.#element(tag.name, start, end)
    this.#attributes.clear()
    this.#hasUnreadValue = false
    if (closesItself && (this.#syntax === 'xml' || wasForeign || isForeign)) this.#close(tag.name)
    this.#sayWhatIsWanted()
    return this.#syntax === 'xml' || wasForeign ? undefined : tag.raw
  }

  endTag(tag: Tag): void {
    this.#close(tag.name)
    this.#sayWhatIsWanted()
  }

  text(text: string): void {
    if (this.#text !== undefined && this.#textParts.length <= MAX_TEXT) this.#textParts += text
  }

  /** Style sheets of XML, which come before the first element: https://www.w3.org/TR/xml-stylesheet/. */
  instruction(text: string, at: number): void {
    if (this.#isBegun) return
    const [, , href] = STYLE_SHEET.exec(text) ?? []
    if (href !== undefined && href !== '' && !href.startsWith('#'))
      this.#listener.address('load', this.#decoded(href), at)
  }

  // What it stands for.

  #sayWhatIsWanted(): void {
    const tokenizer = this.#tokenizer
    tokenizer.wantsText = this.#text !== undefined
    tokenizer.isForeign = this.#foreign.inside
    tokenizer.takesCdata = this.#foreign.takesCdata
    tokenizer.wantsEndTags =
      this.#text !== undefined || this.#inNoscript || this.#templates.length > 0 || this.#foreign.awaitsEnd
  }

  #close(tag: string): void {
    const isForeign = this.#foreign.close(tag)
    if (tag === 'template' && !isForeign) this.#endTemplate()
    else if (tag === 'noscript') this.#inNoscript = false
    else if (this.#text !== undefined && tag === (this.#text === 'style' ? 'style' : 'script'))
      this.#endText()
  }

  #startTemplate(): void {
    if (this.#foreign.inside || this.#templates.length >= MAX_TEMPLATE_DEPTH) return
    const inert = !isShadowMode(this.#attributes.find('shadowrootmode')?.value ?? '')
    this.#templates.push({ inert, foreignDepth: this.#foreign.depth })
    this.#isInert ||= inert
  }

  #endTemplate(): void {
    const template = this.#templates.pop()
    if (template === undefined) return
    this.#isInert = this.#templates.some(({ inert }) => inert)
    this.#foreign.cut(template.foreignDepth)
  }

  #endText(): void {
    const text = this.#textParts
    const what = this.#text ?? 'script'
    if (text.length > MAX_TEXT) this.#listener.tooLarge(what, this.#textStart)
    else if (text.trim() !== '') {
      if (what === 'style') this.#listener.style(text, false, this.#textStart)
      else if (what === 'script') this.#listener.script(text, this.#textStart)
      else this.#listener.data(what, text, this.#textStart)
    }
    this.#text = undefined
    this.#textParts = ''
  }

  #element(tag: string, start: number, end: number): void {
    // In HTML, what it holds is not read at all.
    if (this.#syntax === 'xml') this.#inNoscript ||= tag === 'noscript'
    if (tag === 'template') this.#startTemplate()
    if (this.#inNoscript || this.#isInert) return
    if (this.#hasUnreadValue) this.#listener.tooLarge('value', end)
    const text = this.#elements.read(
      tag,
      start,
      this.#attributes,
      this.#foreign.inside,
      this.#templates.length > 0,
    )
    if (text === undefined) return
    this.#text = text
    this.#textStart = start
  }
}

/** Most long values are pictures as `data:`; what is long in a `<meta>` means nothing to browsers. */
function mayNameFiles(meaning: Meaning, value: string, tag: string): boolean {
  if (meaning === 'set' || meaning === 'style' || meaning === 'frame') return true
  return meaning !== 'id' && tag !== 'meta' && !hasOtherScheme(value)
}
