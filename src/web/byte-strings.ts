/**
 * Names and addresses are strings of bytes: one character for each byte of their UTF-8 form.
 * Servers compare bytes, file systems hold bytes, percent-encoding encodes bytes; and a page of
 * bytes is half the size of one in UTF-16, and faster to walk through.
 */

const BEYOND_ASCII = /[\x80-\xff]/

/** Returns ordinary text as a string of bytes. */
export function toBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1')
}

/** Returns a string of bytes as ordinary text; bytes that are no UTF-8 become U+FFFD. */
export function toText(bytes: string): string {
  if (BEYOND_ASCII.test(bytes)) return Buffer.from(bytes, 'latin1').toString('utf8')
  return bytes
}

/** Returns `bytes` with all that is not UTF-8 replaced as a browser replaces it (U+FFFD). */
export function replaceInvalidUtf8(bytes: string): string {
  if (BEYOND_ASCII.test(bytes)) return toBytes(toText(bytes))
  return bytes
}

/**
 * Returns the same string in memory of its own. A slice keeps the string it was cut from alive: one
 * address that is remembered would keep its whole page.
 */
export function detach(bytes: string): string {
  if (bytes === '') return ''
  return Buffer.from(bytes, 'latin1').toString('latin1')
}

/**
 * Returns a string of bytes without white space at its ends, that of HTML. `trim()` would also
 * remove the last byte of `à` and of every other character that ends with that of a no-break space
 * in Latin-1.
 */
export function trimBytes(bytes: string): string {
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
export function percentDecode(encoded: string): string | undefined {
  if (!encoded.includes('%')) return encoded
  if (/%(?![0-9a-f]{2})/i.test(encoded)) return undefined
  return encoded.replace(/%(..)/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

/**
 * Returns a name as it is written in an address: everything but letters, digits and `-._~/`
 * percent-encoded.
 */
export function percentEncode(bytes: string): string {
  return bytes.replace(
    /[^\w\-.~/]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
}

/**
 * Returns an address as it can be written in a page: in letters, with only those characters encoded
 * that mean something else in an address.
 */
export function makeReadable(bytes: string): string {
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
export function cutAfterPart(name: string, wanted: (part: string) => boolean): string | undefined {
  const parts = name.split('/')
  const at = parts.findIndex(wanted)
  if (at === -1) return undefined
  return parts.slice(0, at + 1).join('/') + (at < parts.length - 1 ? '/' : '')
}

/** Sorts strings of bytes by their bytes. */
export function compareBytes(a: string, b: string): number {
  if (a === b) return 0
  if (a < b) return -1
  return 1
}

/** Returns the folder of a name, with its final `/`; empty for the root. */
export function takeFolder(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1)
}
