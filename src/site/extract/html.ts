import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { hasOtherScheme } from '../byte-strings.ts'
import { decodeAttribute } from './character-references.ts'
import { type Attribute, ElementReader, findAttribute } from './elements.ts'
import { ForeignContent } from './foreign-content.ts'
import { LineCounter } from './line-counter.ts'
import type { PageListener, TextUse } from './page-listener.ts'
import { type RawElement, RawText, startOfCutMark } from './raw-text.ts'
import { MAX_NAME, type Meaning, meaningOf, nameOf, type Syntax, tagOf } from './vocabulary.ts'

/** Longer attribute values (mostly pictures as `data:`) are not read. */
const MAX_VALUE = 1 << 20
/** Longer style sheets and scripts within a page are not read. */
const MAX_TEXT = 16 << 20

/** Browsers do not nest deeper either. */
const MAX_TEMPLATE_DEPTH = 512
/** With these, a template is shown in its place: https://html.spec.whatwg.org/#attr-template-shadowrootmode. */
const SHADOW_MODE = /^(?:open|closed)$/i

const CDATA = '<![CDATA['
/** As long, but a comment to the tokenizer. */
const NO_CDATA = '<![cdata['

const STYLE_SHEET = /^xml-stylesheet\s(?:[^>]*?\s)?href\s*=\s*(["'])([^"']*)\1/
const OTHER_ENTITY = /&[\w.-]+;/

const NO_TAG = tagOf('', 'html')

/**
 * Reads a page in chunks (strings of bytes) and passes on what a browser with scripts would find in it: nothing in
 * comments, `<noscript>` and inert templates, the first of two attributes of one name, no tag that never ends.
 */
export class PageReader implements TokenizerCallbacks {
  readonly #listener: PageListener
  readonly #elements: ElementReader
  readonly #tokenizer: Tokenizer
  readonly #syntax: Syntax
  readonly #foreign = new ForeignContent()

  #chunk = ''
  #chunkStart = 0
  #before = ''
  /** The end of what was written, where something may begin that only what follows can decide. */
  #heldBack = ''
  /** The offset in the page from which the tokenizer counts. */
  #origin = 0
  /** Text that is not passed to the tokenizer, which would take it for markup. */
  #raw: RawText | undefined
  #rawStart = 0
  #stopped = false

  #lineEnds = 0
  #lines = new LineCounter('')

  #tag = NO_TAG
  #tagStart = 0
  #attribute = ''
  #meaning: Meaning | null = null
  #attributeStart = 0
  #value = ''
  #attributes: Attribute[] = []
  /** Is an address missed because it is too long to be read? */
  #hasUnreadValue = false

  /** Open templates: what they hold does not exist until a script uses it. */
  #templates: { readonly inert: boolean; readonly foreignDepth: number }[] = []
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
    this.#tokenizer = new Tokenizer({ decodeEntities: false, xmlMode: syntax === 'xml' }, this)
  }

  write(chunk: string): void {
    const text = this.#heldBack + chunk
    const end = startOfCutMark(text)
    this.#heldBack = text.slice(end)
    this.#take(text.slice(0, end))
  }

  /** Ends the reading: nothing more is passed on. */
  stop(): void {
    this.#stopped = true
    this.#tokenizer.pause()
  }

  end(): void {
    this.#take(this.#heldBack)
    this.#tokenizer.end()
  }

  #take(chunk: string): void {
    if (this.#text !== undefined && this.#textStart >= this.#chunkStart)
      this.#textLine = this.line(this.#textStart)
    this.#lineEnds += this.#lines.at(this.#chunk.length)
    this.#lines = new LineCounter(chunk)
    this.#before = (this.#before + this.#chunk).slice(-MAX_NAME)
    this.#chunkStart += this.#chunk.length
    this.#chunk = chunk
    let at = 0
    let cdata = -1
    while (at < chunk.length && !this.#stopped) {
      if (this.#raw !== undefined) at = this.#takeRaw(this.#raw, at)
      else {
        if (cdata < at && cdata !== chunk.length) cdata = this.#cdataFrom(at)
        at = this.#takeMarkup(at, cdata)
      }
    }
  }

  /** Returns where the next CDATA section of a page in HTML may begin; the length of the chunk if there is none. */
  #cdataFrom(at: number): number {
    if (this.#syntax === 'xml') return this.#chunk.length
    // The rarer the first letter, the faster the search.
    let word = this.#chunk.indexOf('CDATA[', at)
    while (word !== -1 && !this.#chunk.startsWith(CDATA, word - 3))
      word = this.#chunk.indexOf('CDATA[', word + 1)
    return word === -1 ? this.#chunk.length : word - 3
  }

  /** Returns up to where the tokenizer has read: the next CDATA section, or raw text, or the end of the chunk. */
  #takeMarkup(at: number, cdata: number): number {
    if (at < cdata) this.#tokenizer.write(this.#chunk.slice(at, cdata))
    // The tokenizer takes one for a section wherever it occurs, but outside of SVG it is a comment up to the first `>`.
    else this.#tokenizer.write(this.#foreign.takesCdata ? CDATA : NO_CDATA)
    if (this.#raw !== undefined) return this.#rawStart - this.#chunkStart
    return at < cdata ? cdata : cdata + CDATA.length
  }

  /** Returns where the raw text ends: at its end tag, or with the chunk. */
  #takeRaw(raw: RawText, at: number): number {
    const found = raw.end(this.#chunk, at)
    const end = found === -1 ? this.#chunk.length : found
    if (raw.element === 'script') this.#addText(this.#chunk.slice(at, end))
    if (found !== -1) {
      this.#raw = undefined
      this.#origin = this.#chunkStart + end
      this.#tokenizer.reset()
    }
    return end
  }

  /** The tokenizer stops after the tag, and starts again at the end tag. */
  #beginRaw(element: RawElement, start: number): void {
    this.#raw = new RawText(element)
    this.#rawStart = start
    this.#tokenizer.pause()
  }

  /**
   * Returns the line of an offset, from 1 on. Offsets must not decrease, nor be before the chunk at hand, apart from
   * the start of a style sheet or script.
   */
  line(at: number): number {
    if (at < this.#chunkStart && at === this.#textStart) return this.#textLine
    return this.#lineEnds + this.#lines.at(at - this.#chunkStart) + 1
  }

  /** Offsets as the tokenizer counts. A token may have begun in the chunks before. */
  #slice(start: number, end: number): string {
    const from = this.#origin + start - this.#chunkStart
    const to = this.#origin + end - this.#chunkStart
    if (from >= 0) return this.#chunk.slice(from, to)
    if (from + this.#before.length < 0) return ''
    return this.#before.slice(from) + this.#chunk.slice(0, Math.max(0, to))
  }

  // Called by the tokenizer.

  isInForeignContext(): boolean {
    return this.#foreign.inside
  }

  onopentagname(start: number, end: number): void {
    this.#tag = tagOf(this.#slice(start, end), this.#syntax)
    this.#tagStart = this.#origin + start
    this.#attributes.length = 0
    this.#hasUnreadValue = false
  }

  onattribname(start: number, end: number): void {
    this.#attribute = this.#slice(start, end)
    this.#meaning = meaningOf(this.#tag, this.#attribute)
    this.#attributeStart = this.#origin + start
    this.#value = ''
  }

  onattribdata(start: number, end: number): void {
    if (this.#meaning !== null && this.#value.length <= MAX_VALUE) this.#value += this.#slice(start, end)
  }

  onattribend(): void {
    const meaning = this.#meaning
    if (meaning === null) return
    const name = this.#attribute.toLowerCase()
    if (findAttribute(this.#attributes, name) !== undefined) return
    // One that is too long still counts as present: a frame with a `srcdoc` does not load its `src`.
    const isUnread = this.#value.length > MAX_VALUE
    if (isUnread && mayNameFiles(meaning, this.#value, this.#tag.name)) this.#hasUnreadValue = true
    const value = isUnread ? '' : this.#decoded(this.#value)
    this.#attributes.push({ name, meaning, value, at: this.#attributeStart })
  }

  /** Entities that an XML file declares itself are not known, nor what has them in it. */
  #decoded(value: string): string {
    const decoded = decodeAttribute(value)
    return this.#syntax === 'xml' && value.includes('&') && OTHER_ENTITY.test(decoded) ? '' : decoded
  }

  onopentagend(end: number): void {
    this.#foreign.open(this.#tag.name)
    this.#element(end)
  }

  onselfclosingtag(end: number): void {
    const wasForeign = this.#foreign.inside
    this.#foreign.open(this.#tag.name)
    const closes = this.#syntax === 'xml' || wasForeign || this.#foreign.inside
    this.#element(end)
    if (closes) this.#close(this.#tag.name)
  }

  onclosetag(start: number, end: number): void {
    if (this.#awaitsEnd || this.#foreign.awaitsEnd) this.#close(nameOf(this.#slice(start, end), this.#syntax))
  }

  ontext(start: number, end: number): void {
    if (this.#text !== undefined) this.#addText(this.#slice(start, end))
  }

  oncdata(start: number, end: number, marks: number): void {
    this.ontext(start, end - marks)
  }

  /** Style sheets of XML, which come before the first element: https://www.w3.org/TR/xml-stylesheet/. */
  onprocessinginstruction(start: number, end: number): void {
    if (this.#syntax !== 'xml' || this.#tag !== NO_TAG) return
    const [, , href] = STYLE_SHEET.exec(this.#slice(start, end)) ?? []
    if (href !== undefined && href !== '' && !href.startsWith('#'))
      this.#listener.address('load', this.#decoded(href), this.#origin + start)
  }

  onend(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onattribentity(): void {}
  ontextentity(): void {}

  // What it stands for.

  #addText(text: string): void {
    if (this.#text !== undefined && this.#textParts.length <= MAX_TEXT) this.#textParts += text
  }

  get #awaitsEnd(): boolean {
    return this.#text !== undefined || this.#inNoscript || this.#templates.length > 0
  }

  #close(tag: string): void {
    const isForeign = this.#foreign.close(tag)
    if (tag === 'template' && !isForeign) this.#endTemplate()
    else if (tag === 'noscript') this.#inNoscript = false
    else if (this.#text !== undefined && tag === (this.#text === 'style' ? 'style' : 'script'))
      this.#endText()
  }

  #endTemplate(): void {
    const template = this.#templates.pop()
    if (template !== undefined) this.#foreign.cut(template.foreignDepth)
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

  #element(tagEnd: number): void {
    const tag = this.#tag.name
    if (this.#syntax === 'xml') this.#inNoscript ||= tag === 'noscript'
    else if ((tag === 'script' || tag === 'noscript') && !this.#foreign.inside)
      this.#beginRaw(tag, this.#origin + tagEnd + 1)
    if (tag === 'template' && !this.#foreign.inside && this.#templates.length < MAX_TEMPLATE_DEPTH)
      this.#templates.push({
        inert: !SHADOW_MODE.test(findAttribute(this.#attributes, 'shadowrootmode')?.value ?? ''),
        foreignDepth: this.#foreign.depth,
      })
    if (this.#inNoscript || this.#templates.some(({ inert }) => inert)) return
    if (this.#hasUnreadValue) this.#listener.tooLarge('value', this.#origin + tagEnd)
    const text = this.#elements.read(
      tag,
      this.#tagStart,
      this.#attributes,
      this.#foreign.inside,
      this.#templates.length > 0,
    )
    if (text === undefined) return
    this.#text = text
    this.#textStart = this.#tagStart
  }
}

/** Most long values are pictures as `data:`; what is long in a `<meta>` means nothing to browsers. */
function mayNameFiles(meaning: Meaning, value: string, tag: string): boolean {
  if (meaning === 'set' || meaning === 'style' || meaning === 'frame') return true
  return meaning !== 'id' && tag !== 'meta' && !hasOtherScheme(value)
}
