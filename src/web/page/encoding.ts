import { isAscii, isUtf8 } from 'node:buffer'
import { TextDecoder } from 'node:util'
import { toBytes } from '../byte-strings.ts'
import type { Syntax } from './vocabulary.ts'

/**
 * Turns the bytes of a file into UTF-8, as a string of bytes, chunk by chunk. UTF-8 itself passes unchanged:
 * what is not valid in it is handled where a value is used.
 */
export class Utf8Reader {
  readonly #decoder: TextDecoder | undefined

  /** `label`: an encoding's name as written in a page. Unknown ones, and UTF-8, leave the bytes as they are. */
  constructor(label: string | undefined) {
    this.#decoder = decoderFor(label)
  }

  read(chunk: Buffer): string {
    if (this.#decoder === undefined) return chunk.toString('latin1')
    return toBytes(this.#decoder.decode(chunk, { stream: true }))
  }
}

function decoderFor(label: string | undefined): TextDecoder | undefined {
  if (label === undefined) return undefined
  try {
    const decoder = new TextDecoder(label)
    return decoder.encoding === 'utf-8' ? undefined : decoder
  } catch {
    return undefined
  }
}

/** Returns the encoding that a byte order mark stands for; undefined without one. */
export function bomEncoding(start: Buffer): string | undefined {
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
 * Returns the encoding of a page that begins with `start`; undefined for UTF-8, and where none is declared. `declared`
 * returns what the page's `<meta>` says, which only counts in HTML; an XML declaration counts in HTML, too, if there
 * is nothing else. https://html.spec.whatwg.org/#concept-encoding-sniffing-algorithm
 */
export function pageEncoding(
  start: Buffer,
  syntax: Syntax,
  declared: (start: string) => string | undefined,
): string | undefined {
  const bom = bomEncoding(start)
  if (bom !== undefined) return bom
  if (isAscii(start)) return undefined
  const declaration = XML_DECLARATION.exec(start.toString('latin1', 0, DECLARED_WITHIN))
  const xml = declaration?.[1] ?? declaration?.[2]
  const label = syntax === 'xml' ? xml : (declaredIn(start, declared) ?? xml)
  return label === undefined ? undefined : asciiCompatible(label)
}

function declaredIn(start: Buffer, declared: (start: string) => string | undefined): string | undefined {
  return (
    declared(start.toString('latin1', 0, DECLARED_WITHIN)) ??
    // A later declaration makes them start again. Most pages have none, and are UTF-8.
    (isUtf8(start) ? undefined : declared(start.toString('latin1')))
  )
}

/** A declaration that could be read as ASCII is wrong if it says UTF-16. */
function asciiCompatible(label: string): string | undefined {
  const encoding = decoderFor(label.trim())?.encoding
  return encoding?.startsWith('utf-16') ? undefined : encoding
}

/** Returns the encoding of a style sheet: https://drafts.csswg.org/css-syntax/#determine-the-fallback-encoding. */
export function styleEncoding(content: Buffer): string | undefined {
  const bom = bomEncoding(content)
  if (bom !== undefined || isAscii(content)) return bom
  const start = content.toString('latin1', 0, 100)
  if (!start.startsWith('@charset "')) return undefined
  const end = start.indexOf('";')
  return end === -1 ? undefined : asciiCompatible(start.slice(10, end))
}
