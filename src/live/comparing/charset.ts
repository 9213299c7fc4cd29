/** Determines the charset with which text should be sent. */
import { isAscii, isUtf8 } from 'node:buffer'
import { findBomEncoding } from '../../web/page/page-text.ts'

/**
 * Files in which a wrong charset is visible. For a script or style sheet, the header overrides the
 * charset of the page.
 */
const TEXT_FILE = /\.(?:x?html?|css|m?js|txt|md|svg|xml|csv)$/i

/** Returns whether browsers read a file with this name as text in the charset of the header. */
export function isCharsetSensitive(name: string): boolean {
  return TEXT_FILE.test(name)
}

/**
 * The encoding that browsers refuse to decode: they show a single replacement character.
 * https://encoding.spec.whatwg.org/#replacement
 */
const REFUSED_ENCODING = 'replacement'

/** The labels of that encoding. They belong to encodings that were used for attacks. */
const REFUSED_LABELS: ReadonlySet<string> = new Set([
  'csiso2022kr',
  'hz-gb-2312',
  'iso-2022-cn',
  'iso-2022-cn-ext',
  'iso-2022-kr',
  'replacement',
])

/** The charset of text that is sent with the wrong one. `other`: it is not UTF-8. */
export type ExpectedCharset = 'utf-8' | 'other'

/**
 * Returns the right charset for text that is sent with the wrong one; undefined if readers see the
 * text as intended. That is also assumed if browsers do not recognize the charset, if the text has
 * a byte order mark (which takes precedence), and if it has NUL bytes (it may be UTF-16).
 *
 * The header takes precedence over the text's own declaration:
 * https://html.spec.whatwg.org/#encoding-sniffing-algorithm
 */
export function findExpectedCharset(charset: string, text: Buffer): ExpectedCharset | undefined {
  const encoding = findEncoding(charset)
  if (encoding === undefined) return undefined
  if (findBomEncoding(text) !== undefined || text.includes(0)) return undefined

  if (isAscii(text) && isAsciiCompatible(encoding)) return undefined
  const isSentAsUtf8 = encoding === 'utf-8'
  if (isUtf8(text)) return isSentAsUtf8 ? undefined : 'utf-8'
  if (isSentAsUtf8 || encoding === REFUSED_ENCODING) return 'other'
  return undefined
}

function isAsciiCompatible(encoding: string): boolean {
  return encoding !== REFUSED_ENCODING && !encoding.startsWith('utf-16')
}

function findEncoding(label: string): string | undefined {
  if (REFUSED_LABELS.has(label)) return REFUSED_ENCODING
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}
