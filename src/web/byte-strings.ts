/**
 * Names and addresses are bytes: one character for each byte of their UTF-8 form. Servers compare
 * bytes, file systems hold bytes, percent-encoding encodes bytes; and a page of bytes is half the
 * size of one in UTF-16, and faster to walk through.
 */

declare const bytes: unique symbol

/** Text whose characters are bytes. What is cut out of it, or joined from it, is that, too. */
export type Bytes = BytesMembers & string

/** What is put between bytes: ASCII, which is the same as bytes and as text. */
export type Ascii =
  | ''
  | ' '
  | '\n'
  | '\0'
  | '/'
  | '../'
  | '#'
  | '?'
  | '.html'
  | '.js'
  | '.md'
  | '.txt'
  | 'index'
  | 'index.html'

interface BytesMembers {
  readonly [bytes]: true
  concat(...parts: readonly (Bytes | Ascii)[]): Bytes
  match(pattern: RegExp): BytesMatch | null
  replace(pattern: string | RegExp, by: Bytes | Ascii | ((found: Bytes) => Bytes | Ascii)): Bytes
  replaceAll(pattern: string | RegExp, by: Bytes | Ascii): Bytes
  slice(start?: number, end?: number): Bytes
  split(separator: string | RegExp, limit?: number): Bytes[]
  toLowerCase(): Bytes
}

interface BytesMatch {
  readonly [group: number]: Bytes | undefined
  readonly 0: Bytes
  readonly index: number
  readonly groups?: Readonly<Record<string, Bytes | undefined>>
}

export const NO_BYTES = toBytes('')
/** What every path begins with. */
export const ROOT = toBytes('/')
/** What every fragment begins with. */
export const HASH = toBytes('#')

const BEYOND_ASCII = /[\x80-\xff]/

/** Returns text as bytes. */
export function toBytes(text: string & { readonly [bytes]?: never }): Bytes {
  return readBytes(Buffer.from(text, 'utf8'))
}

/** Returns the bytes in a buffer from `start` to before `end`. */
export function readBytes(buffer: Buffer, start?: number, end?: number): Bytes {
  return buffer.toString('latin1', start, end) as Bytes
}

/**
 * Returns a string as the bytes that it is already: ASCII, such as the parts of a URL, or put
 * together from bytes.
 */
export function asBytes(characters: string): Bytes {
  return characters as Bytes
}

/** Returns bytes as text; those that are not UTF-8 become U+FFFD. */
export function toText(bytes: Bytes): string {
  if (BEYOND_ASCII.test(bytes)) return Buffer.from(bytes, 'latin1').toString('utf8')
  return bytes
}

/** Returns `bytes` with all that is not UTF-8 replaced as a browser replaces it (U+FFFD). */
export function replaceInvalidUtf8(bytes: Bytes): Bytes {
  if (BEYOND_ASCII.test(bytes)) return toBytes(toText(bytes))
  return bytes
}

/**
 * Returns the same string in memory of its own. A slice keeps the string it was cut from alive: one
 * address that is remembered would keep its whole page.
 */
export function detach(bytes: Bytes): Bytes {
  if (bytes === '') return bytes
  return readBytes(Buffer.from(bytes, 'latin1'))
}

/**
 * Returns bytes without white space at its ends, that of HTML. `trim()` would also
 * remove the last byte of `à` and of every other character that ends with that of a no-break space
 * in Latin-1.
 */
export function trimBytes(bytes: Bytes): Bytes {
  let start = 0
  let end = bytes.length
  while (start < end && isSpace(bytes.charCodeAt(start))) start++
  while (start < end && isSpace(bytes.charCodeAt(end - 1))) end--
  return bytes.slice(start, end)
}

/**
 * Returns whether a byte is white space in HTML: https://infra.spec.whatwg.org/#ascii-whitespace.
 */
export function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x09 || byte === 0x0d || byte === 0x0c
}

/**
 * Returns a percent-encoded path or fragment decoded; undefined if a `%` is not followed by two hex
 * digits.
 */
export function percentDecode(encoded: Bytes): Bytes | undefined {
  if (!encoded.includes('%')) return encoded
  if (/%(?![0-9a-f]{2})/i.test(encoded)) return undefined
  const decoded = encoded.replaceAll(/%(..)/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return asBytes(decoded)
}

/**
 * Returns a name as it is written in an address: everything but letters, digits and `-._~/`
 * percent-encoded.
 */
export function percentEncode(bytes: Bytes): Bytes {
  const encoded = bytes.replaceAll(
    /[^\w\-.~/]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
  return asBytes(encoded)
}

/**
 * Returns an address as it can be written in a page: in letters, with only those characters encoded
 * that mean something else in an address.
 */
export function makeReadable(bytes: Bytes): string {
  const text = toText(bytes)
  if (text.includes('\uFFFD')) return percentEncode(bytes)
  return text.replace(/[\s\p{C}"#%<>?\\^`{|}]/gu, (sign) => percentEncode(toBytes(sign)))
}

/**
 * Does an address have a scheme with which it asks no web server for anything: `data:`, `mailto:`?
 */
export function hasOtherScheme(address: string): boolean {
  return /^[\0-\x20]*(?!https?:|wss?:)[a-z][a-z\d+.-]*:/i.test(address)
}

/**
 * Returns a name up to the end of the first of its parts that is `wanted`, with a slash if that is
 * a folder.
 */
export function cutAfterPart(name: Bytes, wanted: (part: Bytes) => boolean): Bytes | undefined {
  let end = -1
  for (const part of name.split('/')) {
    end += part.length + 1
    // The slash after a folder.
    if (wanted(part)) return name.slice(0, end + 1)
  }
  return undefined
}

/** Sorts bytes. */
export function compareBytes(a: string, b: string): number {
  if (a === b) return 0
  if (a < b) return -1
  return 1
}

/** Returns the folder of a name, with its final `/`; empty for the root. */
export function getFolder(name: Bytes): Bytes {
  return name.slice(0, name.lastIndexOf('/') + 1)
}
