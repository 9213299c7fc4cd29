import { type Bytes, NO_BYTES } from '../byte-strings.ts'
import { findEndOfRawText } from './raw-text.ts'
import type { Meaning, RelevantNames, Syntax, Tag } from './vocabulary.ts'

/** Receives the tokens of a page. Texts are slices of the page, and offsets are in the page. */
export interface TokenReceiver {
  /**
   * An attribute of the next start tag, if it is relevant there. The value is as written, with
   * character references.
   */
  attribute(name: string, meaning: Meaning, value: Bytes, offset: number): void
  /**
   * Called for relevant tags, after their attributes. Returns whether the text up to the end tag is
   * not markup.
   */
  startTag(tag: Tag, start: number, closesItself: boolean): boolean
  endTag(tag: Tag): void
  /** `isLiteral`: whether character references are not decoded in this text. */
  text(text: Bytes, isLiteral: boolean): void
  /** A processing instruction of XML, without its delimiters. */
  instruction(text: Bytes, offset: number): void
}

/** Follows the last byte of a page. */
const NUL = 0
const BANG = 0x21
const DOUBLE_QUOTE = 0x22
const SINGLE_QUOTE = 0x27
const SLASH = 0x2f
const LT = 0x3c
const EQUALS = 0x3d
const GT = 0x3e
const QUESTION = 0x3f

/** What a byte does in a tag, one bit each. A gap between attributes is space or a slash. */
const ENDS_SPACE = 1
const ENDS_GAP = 2
const ENDS_TAG_NAME = 4
const ENDS_ATTRIBUTE_NAME = 8
const ENDS_VALUE = 16
const LETTER = 32
const BYTE_FLAGS = new Uint8Array(256).fill(ENDS_SPACE | ENDS_GAP)
for (const byte of Buffer.from('\t\n\f\r '))
  BYTE_FLAGS[byte] = ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE
BYTE_FLAGS[SLASH] = ENDS_SPACE | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME
BYTE_FLAGS[GT] = ENDS_SPACE | ENDS_GAP | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE
BYTE_FLAGS[EQUALS] = ENDS_SPACE | ENDS_GAP | ENDS_ATTRIBUTE_NAME
for (let letter = 0x41; letter <= 0x5a; letter++)
  BYTE_FLAGS[letter] = BYTE_FLAGS[letter | 0x20] = ENDS_SPACE | ENDS_GAP | LETTER

const CDATA_START = '<![CDATA['

/** The largest buffer that is kept for the next page, in bytes. */
const MAX_SPARE_BYTES = 1 << 22
const NO_BUFFER = Buffer.alloc(0)
/** The buffer for the next page. */
let spareBuffer: Buffer = NO_BUFFER

/**
 * Finds the relevant tags of a page: https://html.spec.whatwg.org/#tokenization. It scans bytes,
 * and creates strings only for text and attributes that are needed.
 */
export class Tokenizer {
  /** Whether to report text between tags. */
  wantsText = false
  wantsEndTags = false
  /** Whether the position is in SVG or MathML, where every known tag is relevant. */
  isForeign = false
  /** Whether `<![CDATA[` starts a section of text here, and not a comment. */
  acceptsCdata = false

  readonly #receiver: TokenReceiver
  readonly #isXml: boolean
  readonly #names: RelevantNames
  #page = NO_BYTES
  /** The bytes of the page, with a zero after them. */
  #bytes: Buffer = NO_BUFFER
  #isStopped = false

  /** `names`: the relevant tags and attributes. */
  constructor(receiver: TokenReceiver, syntax: Syntax, names: RelevantNames) {
    this.#receiver = receiver
    this.#isXml = syntax === 'xml'
    this.#names = names
  }

  /** Reads a page. Call it only once. */
  read(page: Bytes): void {
    this.#page = page
    const bytes = copyBytes(page)
    this.#bytes = bytes
    // https://html.spec.whatwg.org/#data-state
    for (let offset = 0; offset < page.length && !this.#isStopped; ) {
      const tag = this.#findTag(offset)
      this.#passText(offset, tag)
      offset = tag < page.length ? this.#readMarkup(tag) : tag
    }
    keepForReuse(bytes)
  }

  /** Stops reading: the receiver is not called again. */
  stop(): void {
    this.#isStopped = true
  }

  /**
   * Returns the offset of the next `<`; the end of the page if there is none. It is a separate
   * function so that the engine keeps this loop compiled from page to page.
   */
  #findTag(from: number): number {
    const bytes = this.#bytes
    let offset = from
    while (offset < this.#page.length && bytes[offset] !== LT) offset++
    return offset
  }

  #passText(start: number, end: number, isLiteral = false): void {
    if (this.wantsText && start < end) this.#receiver.text(this.#page.slice(start, end), isLiteral)
  }

  /**
   * This and the following functions return the offset at which to continue.
   * https://html.spec.whatwg.org/#tag-open-state
   */
  #readMarkup(offset: number): number {
    const next = this.#bytes[offset + 1] as number
    if (this.#startsName(next)) return this.#readTag(offset + 1, false)
    if (next === BANG) return this.#readDeclaration(offset)
    if (next === QUESTION && this.#isXml) return this.#readInstruction(offset + 2)
    if (next === QUESTION) return this.#findEnd('>', offset + 2)
    // https://html.spec.whatwg.org/#end-tag-open-state
    if (next === SLASH && offset + 2 < this.#page.length) {
      if (this.#startsName(this.#bytes[offset + 2] as number))
        return this.#readTag(offset + 2, true)
      return this.#findEnd('>', offset + 2)
    }
    this.#passText(offset, offset + 1)
    return offset + 1
  }

  /**
   * Can a byte start a tag name? XML allows many more letters, so any byte that does not end a name
   * counts.
   */
  #startsName(byte: number): boolean {
    const bits = BYTE_FLAGS[byte] as number
    if (!this.#isXml) return (bits & LETTER) !== 0
    return (bits & ENDS_TAG_NAME) === 0 && byte !== BANG && byte !== QUESTION && byte !== NUL
  }

  /**
   * Returns the offset of the next byte with one of the flags; the end of the page if there is
   * none.
   */
  #findByte(flags: number, from: number): number {
    const bytes = this.#bytes
    let offset = from
    while (
      offset < this.#page.length &&
      ((BYTE_FLAGS[bytes[offset] as number] as number) & flags) === 0
    )
      offset++
    return offset
  }

  /**
   * Returns the offset after the next `mark`, for bogus comments and DOCTYPEs; the end of the page
   * if there is none.
   */
  #findEnd(mark: string, from: number): number {
    const offset = this.#page.indexOf(mark, from)
    return offset === -1 ? this.#page.length : offset + mark.length
  }

  /**
   * https://html.spec.whatwg.org/#tag-name-state, and the states after it. A tag without an end is
   * ignored.
   */
  #readTag(start: number, isEndTag: boolean): number {
    const page = this.#page
    const bytes = this.#bytes
    let offset = this.#findByte(ENDS_TAG_NAME, start)
    const tag =
      isEndTag && !this.wantsEndTags
        ? this.#names.irrelevantTag
        : this.#findTagByName(start, offset)
    let matters = tag.isRelevant || this.isForeign || this.#isXml
    for (;;) {
      const nameStart = this.#findByte(ENDS_GAP, offset)
      if (nameStart === page.length) return nameStart
      if (bytes[nameStart] === GT) {
        const closesItself = nameStart > offset && bytes[nameStart - 1] === SLASH
        if (!isEndTag && matters) return this.#passStartTag(tag, start, nameStart, closesItself)
        const isReported = isEndTag && this.wantsEndTags && tag !== this.#names.irrelevantTag
        if (isReported) this.#receiver.endTag(tag)
        return nameStart + 1
      }
      // https://html.spec.whatwg.org/#attribute-name-state
      const nameEnd = this.#findByte(ENDS_ATTRIBUTE_NAME, nameStart + 1)
      const equals = this.#findByte(ENDS_SPACE, nameEnd)
      let valueStart = nameEnd
      let valueEnd = nameEnd
      offset = equals
      if (bytes[equals] === EQUALS) {
        // https://html.spec.whatwg.org/#before-attribute-value-state
        valueStart = this.#findByte(ENDS_SPACE, equals + 1)
        const quote = bytes[valueStart]
        if (quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE) {
          valueStart++
          valueEnd = valueStart
          while (valueEnd < page.length && bytes[valueEnd] !== quote) valueEnd++
          offset = valueEnd + 1
        } else {
          valueEnd = this.#findByte(ENDS_VALUE, valueStart)
          offset = valueEnd
        }
      }
      if (offset >= page.length) return page.length
      const known = isEndTag ? undefined : this.#names.attributes.get(bytes, nameStart, nameEnd)
      const meaning = known === undefined ? null : (tag.meanings[known.index] ?? null)
      if (known === undefined || meaning === null) continue
      this.#receiver.attribute(known.name, meaning, page.slice(valueStart, valueEnd), nameStart)
      matters = true
    }
  }

  #findTagByName(start: number, end: number): Tag {
    const { tags, irrelevantTag } = this.#names
    const known = tags.get(this.#bytes, start, end)
    if (known !== undefined || !irrelevantTag.isRelevant) return known ?? irrelevantTag
    const written = this.#page.slice(start, end)
    return { ...irrelevantTag, name: this.#isXml ? written : written.toLowerCase() }
  }

  /** Reports a start tag. `end` is the offset of its `>`. */
  #passStartTag(tag: Tag, start: number, end: number, closesItself: boolean): number {
    if (!this.#receiver.startTag(tag, start, closesItself)) return end + 1
    const rawEnd = clampToEnd(this.#page, findEndOfRawText(tag.name, this.#page, end + 1))
    this.#passText(end + 1, rawEnd)
    return rawEnd
  }

  /** https://html.spec.whatwg.org/#markup-declaration-open-state */
  #readDeclaration(offset: number): number {
    if (this.#page.startsWith('--', offset + 2)) return this.#readComment(offset + 4)
    if ((this.acceptsCdata || this.#isXml) && this.#page.startsWith(CDATA_START, offset)) {
      // https://html.spec.whatwg.org/#cdata-section-state
      const start = offset + CDATA_START.length
      const end = clampToEnd(this.#page, this.#page.indexOf(']]>', start))
      this.#passText(start, end, true)
      return end + ']]>'.length
    }
    return this.#findEnd('>', offset + 2)
  }

  /** https://html.spec.whatwg.org/#comment-start-state, and the states after it. */
  #readComment(start: number): number {
    const page = this.#page
    if (this.#isXml) return this.#findEnd('-->', start)
    if (page.startsWith('>', start)) return start + 1
    if (page.startsWith('->', start)) return start + 2
    for (
      let offset = page.indexOf('--', start);
      offset !== -1;
      offset = page.indexOf('--', offset + 1)
    ) {
      const bang = page.charCodeAt(offset + 2) === BANG ? 1 : 0
      if (page.charCodeAt(offset + 2 + bang) === GT) return offset + 3 + bang
    }
    return page.length
  }

  /** https://www.w3.org/TR/xml/#sec-pi */
  #readInstruction(start: number): number {
    const end = this.#page.indexOf('?>', start)
    if (end === -1) return this.#page.length
    this.#receiver.instruction(this.#page.slice(start, end), start)
    return end + 2
  }
}

/** Returns an offset, or the length of the text for -1. */
function clampToEnd(text: string, offset: number): number {
  return offset === -1 ? text.length : offset
}

/** Returns the bytes of a page, followed by a zero. Pass them to `keepForReuse` afterward. */
function copyBytes(page: string): Buffer {
  const bytes =
    spareBuffer.length > page.length ? spareBuffer : Buffer.allocUnsafeSlow(page.length + 1)
  spareBuffer = NO_BUFFER
  bytes.write(page, 'latin1')
  bytes[page.length] = NUL
  return bytes
}

function keepForReuse(bytes: Buffer): void {
  if (bytes.length <= MAX_SPARE_BYTES) spareBuffer = bytes
}
