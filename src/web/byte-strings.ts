/**
 * Names and addresses are bytes: one character for each byte of their UTF-8 form. Servers compare
 * bytes, file systems store bytes, and percent-encoding encodes bytes. A page as bytes also takes
 * half the memory of UTF-16, and is faster to scan.
 */

declare const bytes: unique symbol

/**
 * A string in which each character is a byte. Slices and concatenations of it have this type, too.
 */
export type Bytes = BytesMembers & string

/** ASCII literals that may be joined with bytes: they are the same as bytes and as text. */
export type Ascii =
  | ''
  | ' '
  | '\n'
  | '\0'
  | '/'
  | '../'
  | '#'
  | '#\0'
  | '?'
  | '.html'
  | '.js'
  | '.md'
  | '.txt'
  | 'index'
  | 'index.html'
  | '/index'
  | '/index.html'

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

/** The match of an expression in bytes. */
export interface BytesMatch {
  readonly [group: number]: Bytes | undefined
  readonly 0: Bytes
  readonly index: number
  readonly groups?: Readonly<Record<string, Bytes | undefined>>
}

export const NO_BYTES = toBytes('')
/** The start of every fragment. */
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
 * Casts a string that already consists of bytes: ASCII, such as the parts of a URL, or joined
 * bytes.
 */
export function asBytes(characters: string): Bytes {
  return characters as Bytes
}

/** Returns bytes as text. Invalid UTF-8 becomes U+FFFD. */
export function toText(bytes: Bytes): string {
  if (BEYOND_ASCII.test(bytes)) return Buffer.from(bytes, 'latin1').toString('utf8')
  return bytes
}

/** Returns `bytes` with invalid UTF-8 replaced by U+FFFD, as browsers do. */
export function replaceInvalidUtf8(bytes: Bytes): Bytes {
  if (BEYOND_ASCII.test(bytes)) return toBytes(toText(bytes))
  return bytes
}

/**
 * Returns a copy of a string in its own memory. A slice keeps the whole string alive: one stored
 * address would keep its page in memory.
 */
export function detach(bytes: Bytes): Bytes {
  if (bytes === '') return bytes
  return readBytes(Buffer.from(bytes, 'latin1'))
}

/**
 * Returns bytes without leading and trailing HTML whitespace. `trim()` would also cut the last
 * byte of `à` and of other characters that end with the byte A0, a no-break space in Latin-1.
 */
export function trimBytes(bytes: Bytes): Bytes {
  let start = 0
  let end = bytes.length
  while (start < end && isSpace(bytes.charCodeAt(start))) start++
  while (start < end && isSpace(bytes.charCodeAt(end - 1))) end--
  return bytes.slice(start, end)
}

/**
 * Returns whether a byte is whitespace in HTML: https://infra.spec.whatwg.org/#ascii-whitespace.
 */
export function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x09 || byte === 0x0d || byte === 0x0c
}

/**
 * Decodes a percent-encoded path or fragment; undefined if a `%` is not followed by two hex digits.
 */
export function percentDecode(encoded: Bytes): Bytes | undefined {
  if (!encoded.includes('%')) return encoded
  if (/%(?![0-9a-f]{2})/i.test(encoded)) return undefined
  return percentDecodeLeniently(encoded)
}

/** Decodes what is percent-encoded; a `%` that is not followed by two hex digits stays. */
export function percentDecodeLeniently(encoded: Bytes): Bytes {
  const decoded = encoded.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return asBytes(decoded)
}

/** Percent-encodes everything but letters, digits, and `-._~/`. */
export function percentEncode(bytes: Bytes): Bytes {
  const encoded = bytes.replaceAll(
    /[^\w\-.~/]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
  return asBytes(encoded)
}

/**
 * Returns an address in readable form: as text, in which only characters with a special meaning are
 * percent-encoded. Bytes that are not UTF-8 are encoded completely.
 */
export function makeReadable(bytes: Bytes): string {
  const text = toText(bytes)
  if (text.includes('\uFFFD')) return percentEncode(bytes)
  return text.replace(/[\s\p{C}"#%<>?\\^`{|}]/gu, (sign) => percentEncode(toBytes(sign)))
}

/**
 * Returns a name up to the end of its first segment for which `isWanted` returns true, with the
 * slash of a folder; undefined if there is none.
 */
export function cutAfterSegment(
  name: Bytes,
  isWanted: (segment: Bytes) => boolean,
): Bytes | undefined {
  let end = -1
  for (const segment of name.split('/')) {
    end += segment.length + 1
    // Includes the slash after a folder.
    if (isWanted(segment)) return name.slice(0, end + 1)
  }
  return undefined
}

/** Compares bytes, for `sort`. Returns -1, 0, or 1. */
export function compareBytes(a: string, b: string): number {
  if (a === b) return 0
  if (a < b) return -1
  return 1
}

/** Returns the folder of a name, with its final `/`; empty for the root. */
export function getFolder(name: Bytes): Bytes {
  return name.slice(0, name.lastIndexOf('/') + 1)
}

/** Returns the part of a name after its last `/`. */
export function getLastSegment(name: Bytes): Bytes {
  return name.slice(name.lastIndexOf('/') + 1)
}

/**
 * Returns text in the Unicode form that most systems write. macOS decomposes the names of files
 * that it unpacks.
 */
export function normalizeUnicode(bytes: Bytes): string {
  return toText(bytes).normalize('NFC')
}

/** Returns text that is equal for names that differ only in case or in their Unicode form. */
export function foldCase(bytes: Bytes): string {
  return normalizeUnicode(bytes).toLowerCase()
}
