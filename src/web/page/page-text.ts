/** The text of pages and style sheets, whatever their encoding. */
import { isAscii, isUtf8 } from 'node:buffer'
import { TextDecoder } from 'node:util'
import { type Bytes, readBytes, toBytes } from '../byte-strings.ts'
import { type Fact, makeAddressReader } from './address-reader.ts'
import type { Syntax } from './vocabulary.ts'

/** Larger pages, style sheets and scripts, in bytes, are not read. */
export const MAX_PAGE = 64 << 20

/**
 * Returns the text of a page. UTF-8 passes unchanged: what is not valid in it
 * is handled where a value is used.
 */
export function decodePageText(content: Buffer, syntax: Syntax): Bytes {
  return decoded(content, () => declaredIn(content, syntax))
}

/**
 * Returns the text of a style sheet.
 * https://drafts.csswg.org/css-syntax/#determine-the-fallback-encoding
 */
export function decodeStyleText(content: Buffer): Bytes {
  return decoded(
    content,
    () => /^@charset "([^"]*)";/.exec(content.toString('latin1', 0, 100))?.[1],
  )
}

/**
 * Unknown encodings, and UTF-8, leave the bytes as they are. `declared` returns the label that the
 * content gives itself.
 */
function decoded(content: Buffer, declared: () => string | undefined): Bytes {
  const bom = findBomEncoding(content)
  const decoder = decoderFor(bom ?? (isAscii(content) ? undefined : asciiCompatible(declared())))
  if (decoder === undefined) return readBytes(content)
  return toBytes(decoder.decode(content))
}

function decoderFor(label: string | undefined): TextDecoder | undefined {
  if (label === undefined) return undefined
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

/** How far browsers look for the declaration of an encoding, in bytes. */
const DECLARED_WITHIN = 1_024

/** An XML declaration, at the very start: https://www.w3.org/TR/xml/#NT-EncodingDecl. */
const XML_DECLARATION = /^<\?xml\s[^>]*?\sencoding\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/

/**
 * Returns the label of the encoding that a page declares, if it does. What a `<meta>` says only
 * counts in HTML; an XML declaration counts in HTML, too, if there is nothing else.
 * https://html.spec.whatwg.org/#concept-encoding-sniffing-algorithm
 */
function declaredIn(content: Buffer, syntax: Syntax): string | undefined {
  const start = readBytes(content, 0, DECLARED_WITHIN)
  const declaration = XML_DECLARATION.exec(start)
  const xml = declaration?.[1] ?? declaration?.[2]
  if (syntax === 'xml') return xml
  const meta = firstIn(start, 'encoding', 'html')
  // A later declaration makes browsers start again. Most pages have none, and are UTF-8.
  const late =
    meta ?? (isUtf8(content) ? undefined : firstIn(readBytes(content), 'encoding', 'html'))
  return late ?? xml
}

/** A declaration that could be read as ASCII is wrong if it says UTF-16. */
function asciiCompatible(label: string | undefined): string | undefined {
  const encoding = decoderFor(label?.trim())?.encoding
  if (encoding?.startsWith('utf-16')) return undefined
  return encoding
}

const BASE = /<base[\t\n\f\r /]/i

/**
 * Returns the address in the first `<base>` of a page that has one. It applies to the whole page,
 * also to what comes before it.
 */
export function findBase(text: Bytes, syntax: Syntax): Bytes | undefined {
  // Few pages contain the tag; only those are worth reading twice.
  if (BASE.test(text)) return firstIn(text, 'base', syntax)
  return undefined
}

/** Returns the value of the first such fact in a page, no more of which is read than that takes. */
function firstIn(text: Bytes, wanted: Fact, syntax: Syntax): Bytes | undefined {
  let first: Bytes | undefined
  const reader = makeAddressReader((fact, value) => {
    if (fact !== wanted) return
    first ??= value
    reader.stop()
  }, syntax)
  reader.read(text)
  return first
}
