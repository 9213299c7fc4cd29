/** Which charset a text should be sent with. */
import { isAscii, isUtf8 } from 'node:buffer'
import { findBomEncoding } from '../../web/page/page-text.ts'

/**
 * Files in which a wrong charset shows: of a script or style sheet, the one in the header beats
 * that of the page.
 */
const TEXT = /\.(?:x?html?|css|m?js|txt|md|svg|xml|csv)$/i

/**
 * Returns whether a file of this name is text that browsers read in the charset that the header
 * says.
 */
export function hasCharset(name: string): boolean {
  return TEXT.test(name)
}

/**
 * Labels of what browsers refuse to read, because it was used for attacks; they show one sign
 * instead: https://encoding.spec.whatwg.org/#replacement
 */
const REFUSED: ReadonlySet<string> = new Set([
  'csiso2022kr',
  'hz-gb-2312',
  'iso-2022-cn',
  'iso-2022-cn-ext',
  'iso-2022-kr',
  'replacement',
])

/**
 * Returns the charset with which a text should be sent that is sent with another one; undefined if
 * it is fine, if browsers do not know the charset, or if nobody can tell: where a byte order mark
 * says so, and where zeros may be halves of letters. The header comes before what the text says
 * itself: https://html.spec.whatwg.org/#encoding-sniffing-algorithm
 */
export function findRightCharset(charset: string, text: Buffer): string | undefined {
  const encoding = findEncoding(charset)
  if (encoding === undefined || findBomEncoding(text) !== undefined || text.includes(0))
    return undefined
  const isRefused = encoding === 'replacement'
  const isUnicode = encoding === 'utf-8'
  if (isAscii(text) && !isRefused && !encoding.startsWith('utf-16')) return undefined
  if (isUtf8(text)) return isUnicode ? undefined : 'UTF-8'
  if (isRefused || isUnicode) return 'another encoding'
  return undefined
}

function findEncoding(label: string): string | undefined {
  if (REFUSED.has(label)) return 'replacement'
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}
