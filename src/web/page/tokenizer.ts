import {
  BANG,
  BRACKET,
  BYTES,
  bytesOf,
  DASH,
  DOUBLE_QUOTE,
  ENDS_ATTRIBUTE_NAME,
  ENDS_TAG_NAME,
  ENDS_VALUE,
  EQUALS,
  GT,
  LETTER,
  LT,
  NO_BYTES,
  QUESTION,
  reuse,
  SINGLE_QUOTE,
  SLASH,
  SPACE,
} from './markup-bytes.ts'
import { type RawElement, RawText, startOfCutMark } from './raw-text.ts'
import type { AttributeName, Meaning, Names, Syntax, Tag } from './vocabulary.ts'

/** No element or attribute that matters has a longer name. */
const MAX_NAME = 1_024

/** What a tokenizer calls. Strings are bytes, and may be slices of a page; offsets are those in the page. */
export interface TokenReceiver {
  /** Called with each piece before it is read, with what was held back at its start. */
  piece(text: string, offset: number): void
  /**
   * An attribute of the start tag that comes next, if it matters there, as it is written, with its character references.
   * Of a value that is longer than `maxValue`, there is only a part, which is longer, too.
   */
  attribute(name: string, meaning: Meaning, value: string, at: number): void
  /**
   * Called for tags that matter, with or without attributes. Returns as what the text that follows is to be read, if it
   * is not markup.
   */
  startTag(tag: Tag, start: number, end: number, closesItself: boolean): RawElement | undefined
  endTag(tag: Tag): void
  text(text: string): void
  /** A processing instruction of XML, without its marks. */
  instruction(text: string, at: number): void
}

/** Where the text stands at the start of a piece. All but the last ones are states of the standard. */
const DATA = 0
const BEFORE_ATTRIBUTE = 1
const AFTER_NAME = 2
const BEFORE_VALUE = 3
const VALUE = 4
const COMMENT = 5
const BOGUS_COMMENT = 6
const CDATA = 7
const RAW = 8
const LONG_TAG_NAME = 9
const LONG_ATTRIBUTE_NAME = 10
const LONG_INSTRUCTION = 11

/** In place of a quotation mark. */
const NO_QUOTE = 0

const CDATA_START = '<![CDATA['

/**
 * Finds the tags of a page that matter: https://html.spec.whatwg.org/#tokenization. Works on bytes, because most
 * of a page is text and attributes that nobody asks for, of which no string is to be made.
 */
export class Tokenizer {
  /** Is text wanted, apart from what is in tags? */
  wantsText = false
  wantsEndTags = false
  /** Is the place in SVG or MathML, where every tag that is known matters? */
  isForeign = false
  /** Does `<![CDATA[` start a section of text here, and not a comment? */
  takesCdata = false
  /** Of longer values of attributes, there is only a part. */
  maxValue = Number.POSITIVE_INFINITY

  readonly #receiver: TokenReceiver
  readonly #isXml: boolean
  readonly #names: Names

  /** The piece at hand: what was held back, and what was written. */
  #text = ''
  /** The same. Longer than the text. */
  #bytes: Buffer = NO_BYTES
  /** The offset of the piece in the page. */
  #offset = 0
  /** From where on the piece waits for what follows. */
  #held = -1
  #state = DATA
  #stopped = false

  #raw: RawText | undefined
  #tag: Tag
  #tagStart = 0
  #isEndTag = false
  /** Does the tag say something, as far as it is read? */
  #matters = false
  #attribute = ''
  /** What the attribute at hand holds; null if it does not matter. */
  #meaning: Meaning | null = null
  #attributeStart = 0
  #quote = NO_QUOTE
  /** The part of the value that was in the pieces before. */
  #value = ''

  /** `names`: the tags and attributes that matter. */
  constructor(receiver: TokenReceiver, syntax: Syntax, names: Names) {
    this.#receiver = receiver
    this.#isXml = syntax === 'xml'
    this.#names = names
    this.#tag = names.other
  }

  /** Reads one more piece of the page. What is not complete at its end waits for the next one. */
  write(piece: string): void {
    if (this.#stopped) return
    const text = this.#held === -1 ? piece : this.#text.slice(this.#held) + piece
    this.#offset += this.#held === -1 ? this.#text.length : this.#held
    this.#text = text
    this.#bytes = bytesOf(text)
    this.#held = -1
    this.#receiver.piece(text, this.#offset)
    const end = text.length
    for (let at = 0; at < end && !this.#stopped; ) at = this.#step(at, end)
    reuse(this.#bytes)
  }

  /** Ends the page: text at its end that looks like the beginning of a tag is no more than text. */
  end(): void {
    if (this.#held === -1 || this.#stopped || !this.wantsText) return
    const rest = this.#text.slice(this.#held)
    this.#held = -1
    if (this.#isText(rest)) this.#receiver.text(rest)
  }

  /** Returns whether what was held back is text if nothing follows it. */
  #isText(rest: string): boolean {
    if (this.#state === RAW) return this.#raw?.end(rest, 0) === -1
    return this.#state === CDATA || (this.#state === DATA && (rest === '<' || rest === '</'))
  }

  /** Nothing more is passed on. */
  stop(): void {
    this.#stopped = true
  }

  /** Reads on from `at`, and returns up to where. */
  #step(at: number, end: number): number {
    switch (this.#state) {
      case DATA:
        return this.#inData(at, end)
      case BEFORE_ATTRIBUTE:
        return this.#inTag(at, end)
      case AFTER_NAME:
        return this.#afterName(at, end)
      case BEFORE_VALUE:
        return this.#beforeValue(at, end)
      case VALUE:
        return this.#inValue(at, end)
      case COMMENT:
        return this.#inComment(at, end)
      case CDATA:
        return this.#inCdata(at, end)
      case RAW:
        return this.#inRaw(at, end)
      case LONG_TAG_NAME:
        return this.#skipTo(at, end, ENDS_TAG_NAME, BEFORE_ATTRIBUTE)
      case LONG_ATTRIBUTE_NAME:
        return this.#skipTo(at, end, ENDS_ATTRIBUTE_NAME, AFTER_NAME)
      default:
        return this.#inBogusComment(at, end)
    }
  }

  /** What begins at `at` is not complete: it is read again together with what follows. */
  #hold(at: number, end: number): number {
    this.#held = at
    return end
  }

  /** https://html.spec.whatwg.org/#data-state */
  #inData(start: number, end: number): number {
    const bytes = this.#bytes
    let at = start
    while (at < end && bytes[at] !== LT) at++
    if (this.wantsText && at > start) this.#receiver.text(this.#text.slice(start, at))
    return at === end ? end : this.#openTag(at, end)
  }

  /** https://html.spec.whatwg.org/#tag-open-state */
  #openTag(at: number, end: number): number {
    if (at + 1 >= end) return this.#hold(at, end)
    const next = this.#bytes[at + 1] as number
    if (this.#startsName(next)) return this.#tagName(at, at + 1, end, false)
    if (next === SLASH) {
      // https://html.spec.whatwg.org/#end-tag-open-state
      if (at + 2 >= end) return this.#hold(at, end)
      if (this.#startsName(this.#bytes[at + 2] as number)) return this.#tagName(at, at + 2, end, true)
      this.#state = BOGUS_COMMENT
      return at + 2
    }
    if (next === BANG) return this.#declaration(at, end)
    if (next === QUESTION) return this.#isXml ? this.#instruction(at, end) : this.#skipComment(at + 2)
    if (this.wantsText) this.#receiver.text('<')
    return at + 1
  }

  /** XML allows many more letters; whatever does not end a name begins one here. */
  #startsName(byte: number): boolean {
    const does = BYTES[byte] as number
    return this.#isXml
      ? (does & ENDS_TAG_NAME) === 0 && byte !== BANG && byte !== QUESTION
      : (does & LETTER) !== 0
  }

  /** https://html.spec.whatwg.org/#tag-name-state */
  #tagName(tagStart: number, start: number, end: number, isEndTag: boolean): number {
    const bytes = this.#bytes
    let at = start + 1
    while (at < end && ((BYTES[bytes[at] as number] as number) & ENDS_TAG_NAME) === 0) at++
    const isLong = at - start > MAX_NAME
    if (at === end && !isLong) return this.#hold(tagStart, end)
    this.#isEndTag = isEndTag
    this.#tagStart = this.#offset + start
    this.#tag =
      isEndTag && !this.wantsEndTags
        ? this.#names.other
        : (this.#names.tags.get(bytes, start, at) ?? this.#otherTag(start, at))
    this.#matters = this.#tag.matters || this.isForeign || this.#isXml
    this.#state = at === end ? LONG_TAG_NAME : BEFORE_ATTRIBUTE
    return this.#inTag(at, end)
  }

  #otherTag(start: number, end: number): Tag {
    const { other, remember } = this.#names
    return remember === undefined ? other : remember(this.#text.slice(start, end))
  }

  /** https://html.spec.whatwg.org/#before-attribute-name-state, and those after it as long as nothing is unusual. */
  #inTag(from: number, end: number): number {
    const bytes = this.#bytes
    let at = from
    for (;;) {
      while (at < end && ((BYTES[bytes[at] as number] as number) & SPACE) !== 0) at++
      if (at === end) return end
      const byte = bytes[at]
      if (byte === GT) return this.#endOfTag(at, false)
      if (byte === SLASH) {
        // https://html.spec.whatwg.org/#self-closing-start-tag-state
        if (at + 1 === end) return this.#hold(at, end)
        if (bytes[at + 1] === GT) return this.#endOfTag(at + 1, true)
        at++
        continue
      }
      // https://html.spec.whatwg.org/#attribute-name-state
      const start = at++
      while (at < end && ((BYTES[bytes[at] as number] as number) & ENDS_ATTRIBUTE_NAME) === 0) at++
      if (at === end && at - start <= MAX_NAME) return this.#hold(start, end)
      this.#setAttribute(start, at)
      const quote = bytes[at + 1]
      if (bytes[at] !== EQUALS || (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) || at + 1 >= end) {
        this.#state = at === end ? LONG_ATTRIBUTE_NAME : AFTER_NAME
        return at
      }
      const value = at + 2
      at = value
      while (at < end && bytes[at] !== quote) at++
      if (at === end) {
        this.#quote = quote
        this.#state = VALUE
        return this.#keepValue(value, end)
      }
      if (this.#meaning !== null) this.#passAttribute(this.#meaning, this.#text.slice(value, at))
      at++
    }
  }

  #setAttribute(start: number, end: number): void {
    const known: AttributeName | undefined = this.#isEndTag
      ? undefined
      : this.#names.attributes.get(this.#bytes, start, end)
    this.#meaning = known === undefined ? null : (this.#tag.meanings[known.index] ?? null)
    if (known === undefined || this.#meaning === null) return
    this.#attribute = known.name
    this.#attributeStart = this.#offset + start
  }

  #passAttribute(meaning: Meaning, value: string): void {
    this.#receiver.attribute(this.#attribute, meaning, value, this.#attributeStart)
    this.#value = ''
    this.#matters = true
  }

  /** https://html.spec.whatwg.org/#after-attribute-name-state */
  #afterName(from: number, end: number): number {
    let at = from
    while (at < end && ((BYTES[this.#bytes[at] as number] as number) & SPACE) !== 0) at++
    if (at === end) return end
    if (this.#bytes[at] === EQUALS) {
      this.#state = BEFORE_VALUE
      return at + 1
    }
    if (this.#meaning !== null) this.#passAttribute(this.#meaning, '')
    this.#state = BEFORE_ATTRIBUTE
    return at
  }

  /** https://html.spec.whatwg.org/#before-attribute-value-state */
  #beforeValue(from: number, end: number): number {
    let at = from
    while (at < end && ((BYTES[this.#bytes[at] as number] as number) & SPACE) !== 0) at++
    if (at === end) return end
    const byte = this.#bytes[at]
    const isQuoted = byte === DOUBLE_QUOTE || byte === SINGLE_QUOTE
    this.#quote = isQuoted ? byte : NO_QUOTE
    this.#state = VALUE
    return isQuoted ? at + 1 : at
  }

  /** https://html.spec.whatwg.org/#attribute-value-(double-quoted)-state, and the other two. */
  #inValue(start: number, end: number): number {
    const bytes = this.#bytes
    const quote = this.#quote
    let at = start
    if (quote === NO_QUOTE)
      while (at < end && ((BYTES[bytes[at] as number] as number) & ENDS_VALUE) === 0) at++
    else while (at < end && bytes[at] !== quote) at++
    if (at === end) return this.#keepValue(start, end)
    if (this.#meaning !== null) this.#passAttribute(this.#meaning, this.#value + this.#text.slice(start, at))
    this.#state = BEFORE_ATTRIBUTE
    return quote === NO_QUOTE ? at : at + 1
  }

  #keepValue(start: number, end: number): number {
    if (this.#meaning !== null && this.#value.length <= this.maxValue)
      this.#value += this.#text.slice(start, end)
    return end
  }

  /** Returns where the text after the tag begins; `at` is its `>`. */
  #endOfTag(at: number, closesItself: boolean): number {
    const tag = this.#tag
    this.#state = DATA
    if (this.#isEndTag) {
      if (this.wantsEndTags && tag !== this.#names.other) this.#receiver.endTag(tag)
      return at + 1
    }
    if (!this.#matters) return at + 1
    const raw = this.#receiver.startTag(tag, this.#tagStart, this.#offset + at, closesItself)
    if (raw !== undefined) {
      this.#raw = new RawText(raw)
      this.#state = RAW
    }
    return at + 1
  }

  /** https://html.spec.whatwg.org/#markup-declaration-open-state */
  #declaration(at: number, end: number): number {
    const bytes = this.#bytes
    if (bytes[at + 2] === DASH && at + 2 < end) {
      if (at + 3 >= end) return this.#hold(at, end)
      if (bytes[at + 3] === DASH) return this.#commentStart(at, end)
    }
    const isCut = end - at < CDATA_START.length && CDATA_START.startsWith(this.#text.slice(at))
    if (isCut) return this.#hold(at, end)
    if ((this.takesCdata || this.#isXml) && this.#text.startsWith(CDATA_START, at)) {
      this.#state = CDATA
      return at + CDATA_START.length
    }
    return this.#skipComment(at + 2)
  }

  /** https://html.spec.whatwg.org/#comment-start-state */
  #commentStart(at: number, end: number): number {
    const start = at + 4
    if (!this.#isXml) {
      if (start >= end) return this.#hold(at, end)
      if (this.#bytes[start] === GT) return start + 1
      if (start + 1 >= end) return this.#hold(at, end)
      if (this.#bytes[start] === DASH && this.#bytes[start + 1] === GT) return start + 2
    }
    this.#state = COMMENT
    return start
  }

  /** https://html.spec.whatwg.org/#comment-state, and those after it. */
  #inComment(from: number, end: number): number {
    const bytes = this.#bytes
    for (let at = this.#text.indexOf('--', from); at !== -1; at = this.#text.indexOf('--', at + 1)) {
      if (at + 2 >= end) return this.#hold(at, end)
      const bang = bytes[at + 2] === BANG && !this.#isXml ? 1 : 0
      if (at + 2 + bang >= end) return this.#hold(at, end)
      if (bytes[at + 2 + bang] !== GT) continue
      this.#state = DATA
      return at + 3 + bang
    }
    return bytes[end - 1] === DASH ? this.#hold(end - 1, end) : end
  }

  #skipComment(at: number): number {
    this.#state = BOGUS_COMMENT
    return at
  }

  /** https://html.spec.whatwg.org/#bogus-comment-state; a DOCTYPE ends as early. */
  #inBogusComment(from: number, end: number): number {
    const isInstruction = this.#state === LONG_INSTRUCTION
    const mark = this.#text.indexOf(isInstruction ? '?>' : '>', from)
    if (mark === -1)
      return isInstruction && this.#bytes[end - 1] === QUESTION ? this.#hold(end - 1, end) : end
    this.#state = DATA
    return mark + (isInstruction ? 2 : 1)
  }

  /** https://html.spec.whatwg.org/#cdata-section-state */
  #inCdata(from: number, end: number): number {
    const mark = this.#text.indexOf(']]>', from)
    let to = mark === -1 ? end : mark
    if (mark === -1) for (let kept = 0; kept < 2 && this.#bytes[to - 1] === BRACKET && to > from; kept++) to--
    if (this.wantsText && to > from) this.#receiver.text(this.#text.slice(from, to))
    if (mark === -1) return to === end ? end : this.#hold(to, end)
    this.#state = DATA
    return mark + 3
  }

  /** https://www.w3.org/TR/xml/#sec-pi. Long ones say nothing here. */
  #instruction(at: number, end: number): number {
    const mark = this.#text.indexOf('?>', at + 2)
    if (mark === -1 && end - at <= MAX_NAME) return this.#hold(at, end)
    if (mark === -1) {
      this.#state = LONG_INSTRUCTION
      return this.#inBogusComment(at + 2, end)
    }
    this.#receiver.instruction(this.#text.slice(at + 2, mark), this.#offset + at + 2)
    return mark + 2
  }

  /** https://html.spec.whatwg.org/#rcdata-state, and the others for elements without markup. */
  #inRaw(from: number, end: number): number {
    const to = startOfCutMark(this.#text)
    const mark =
      from < to ? (this.#raw?.end(to === end ? this.#text : this.#text.slice(0, to), from) ?? -1) : -1
    const stop = mark === -1 ? Math.max(from, to) : mark
    if (this.wantsText && stop > from) this.#receiver.text(this.#text.slice(from, stop))
    if (mark === -1) return stop === end ? end : this.#hold(stop, end)
    this.#raw = undefined
    this.#state = DATA
    return mark
  }

  #skipTo(from: number, end: number, what: number, state: number): number {
    let at = from
    while (at < end && ((BYTES[this.#bytes[at] as number] as number) & what) === 0) at++
    if (at < end) this.#state = state
    return at
  }
}
