/** Decodes pages and style sheets in any encoding. */
import { isAscii, isUtf8 } from 'node:buffer'
import { TextDecoder } from 'node:util'
import { type Bytes, readBytes, toBytes } from '../byte-strings.ts'
import { type EventKind, makeAddressReader } from './address-reader.ts'
import type { Syntax } from './vocabulary.ts'

/** The largest page, style sheet, or script that is read, in bytes. */
export const MAX_PAGE_BYTES = 64 << 20

/**
 * Returns the text of a page as UTF-8. UTF-8 input is returned unchanged: invalid bytes are handled
 * where a value is used.
 */
export function decodePageText(content: Buffer, syntax: Syntax): Bytes {
  return decodeContent(content, () => findDeclaredEncoding(content, syntax))
}

/**
 * Returns the line, starting at 1, of the first bytes of a page that are not UTF-8 although the
 * page declares it; undefined if there are none.
 */
export function findInvalidUtf8Line(content: Buffer, syntax: Syntax): number | undefined {
  if (isUtf8(content)) return undefined
  const label = findBomEncoding(content) ?? findDeclaredEncoding(content, syntax)?.trim()
  if (label === undefined || !UTF_8.test(label)) return undefined
  let line = 0
  let start = 0
  while (start < content.length) {
    line++
    const lineEnd = content.indexOf('\n', start)
    const end = lineEnd === -1 ? content.length : lineEnd + 1
    if (!isUtf8(content.subarray(start, end))) return line
    start = end
  }
  return undefined
}

/** How much of a style sheet is searched for its `@charset`. */
const MAX_CHARSET_RULE_BYTES = 100

/**
 * Returns the text of a style sheet as UTF-8.
 * https://drafts.csswg.org/css-syntax/#determine-the-fallback-encoding
 */
export function decodeStyleText(content: Buffer): Bytes {
  return decodeContent(content, () => {
    const start = content.toString('latin1', 0, MAX_CHARSET_RULE_BYTES)
    const [, label] = /^@charset "([^"]*)";/.exec(start) ?? []
    return label
  })
}

/**
 * Converts content to UTF-8. Content that is UTF-8 or in an unknown encoding is returned unchanged.
 * `findLabel` returns the label of the encoding that the content declares.
 */
function decodeContent(content: Buffer, findLabel: () => string | undefined): Bytes {
  let label = findBomEncoding(content)
  if (label === undefined && !isAscii(content)) label = keepAsciiCompatible(findLabel())
  const decoder = makeDecoder(label)
  if (decoder === undefined) return readBytes(content)
  return toBytes(decoder.decode(content))
}

/** The usual label. It is worth an expression, because a decoder takes long to be created. */
const UTF_8 = /^utf-?8$/i

function makeDecoder(label: string | undefined): TextDecoder | undefined {
  if (label === undefined || UTF_8.test(label)) return undefined
  try {
    const decoder = new TextDecoder(label)
    if (decoder.encoding === 'utf-8') return undefined
    return decoder
  } catch {
    return undefined
  }
}

/** Returns the encoding that a byte order mark stands for; undefined without one. */
export function findBomEncoding(start: Buffer): string | undefined {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  return undefined
}

/** How much of a page browsers search for the declaration of an encoding, in bytes. */
const MAX_DECLARATION_OFFSET = 1_024

/** An XML declaration, at the very start: https://www.w3.org/TR/xml/#NT-EncodingDecl. */
const XML_DECLARATION = /^<\?xml\s[^>]*?\sencoding\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/

/**
 * Returns the label of the encoding that a page declares; undefined if it declares none. A `<meta>`
 * is used only in HTML. An XML declaration is used in HTML only without a `<meta>`.
 * https://html.spec.whatwg.org/#concept-encoding-sniffing-algorithm
 */
function findDeclaredEncoding(content: Buffer, syntax: Syntax): string | undefined {
  const start = readBytes(content, 0, MAX_DECLARATION_OFFSET)
  const [, inDoubleQuotes, inSingleQuotes] = XML_DECLARATION.exec(start) ?? []
  const xmlEncoding = inDoubleQuotes ?? inSingleQuotes
  if (syntax === 'xml') return xmlEncoding
  const metaEncoding = findFirstValue(start, 'encoding', 'html')
  // Browsers restart if they find a later declaration. The whole page is searched only if it is not
  // UTF-8.
  if (metaEncoding !== undefined) return metaEncoding
  if (isUtf8(content)) return xmlEncoding
  return findFirstValue(readBytes(content), 'encoding', 'html') ?? xmlEncoding
}

/**
 * Returns the encoding for a label; undefined for UTF-16, which must be wrong because the
 * declaration was read as ASCII.
 */
function keepAsciiCompatible(label: string | undefined): string | undefined {
  const decoder = makeDecoder(label?.trim())
  if (decoder === undefined || decoder.encoding.startsWith('utf-16')) return undefined
  return decoder.encoding
}

const BASE_TAG = /<base[\t\n\f\r /]/i

/**
 * Returns the address in the first `<base>` of a page that has one; undefined without one. It
 * applies to the whole page, including everything before it.
 */
export function findBaseHref(text: Bytes, syntax: Syntax): Bytes | undefined {
  // Few pages contain the tag; only those are worth reading twice.
  if (BASE_TAG.test(text)) return findFirstValue(text, 'base', syntax)
  return undefined
}

/** Returns the value of the first event of this kind in a page, and reads no further. */
function findFirstValue(text: Bytes, wanted: EventKind, syntax: Syntax): Bytes | undefined {
  let first: Bytes | undefined
  const reader = makeAddressReader((kind, value) => {
    if (kind !== wanted) return
    first ??= value
    reader.stop()
  }, syntax)
  reader.read(text)
  return first
}
