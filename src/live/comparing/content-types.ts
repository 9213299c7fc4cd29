/**
 * Which content types browsers accept for a file, by the extension of its name, and how it is
 * written.
 */

import { isAscii, isUtf8 } from 'node:buffer'
import { readBytes } from '../../web/byte-strings.ts'
import { findBomEncoding } from '../../web/page/page-text.ts'

const PAGE = /^(?:text\/html|application\/xhtml\+xml)$/
/**
 * https://html.spec.whatwg.org/multipage/infrastructure.html#scripting-3 and
 * https://mimesniff.spec.whatwg.org/.
 */
const SCRIPT = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/
const IMAGE = /^image\//

type Row = readonly [name: RegExp, type: string, accepts: RegExp]

/**
 * A page that is not sent as one is shown as source code or downloaded, a script or style sheet is
 * refused.
 */
const REQUIRED: readonly Row[] = [
  [/\.html?$/i, 'text/html', PAGE],
  [/\.xhtml$/i, 'application/xhtml+xml', PAGE],
  [/\.css$/i, 'text/css', /^text\/css$/],
  [/\.m?js$/i, 'text/javascript', SCRIPT],
  // WebAssembly.instantiateStreaming:
  // https://webassembly.github.io/spec/web-api/#process-a-potential-webassembly-response
  [/\.wasm$/i, 'application/wasm', /^application\/wasm$/],
  // Pictures are recognized by their content, all but this one:
  // https://mimesniff.spec.whatwg.org/#image-type-pattern-matching-algorithm
  [/\.svgz?$/i, 'image/svg+xml', /^image\/svg\+xml$/],
]

/**
 * What no row has is used by browsers whatever its type: fonts, JSON that scripts load, media that
 * they sniff.
 */
const USUAL: readonly Row[] = [
  [/\.png$/i, 'image/png', IMAGE],
  [/\.jpe?g$/i, 'image/jpeg', IMAGE],
  [/\.gif$/i, 'image/gif', IMAGE],
  [/\.webp$/i, 'image/webp', IMAGE],
  [/\.pdf$/i, 'application/pdf', /^application\/pdf$/],
  [/\.txt$/i, 'text/plain', /^text\/(?!html$)/],
  // Browsers show both, and AI agents read them: https://www.rfc-editor.org/rfc/rfc7763.
  [/\.(?:md|markdown)$/i, 'text/markdown', /^text\/(?:markdown|plain)$/],
]

/**
 * Returns what a file of this name has to be sent with; undefined if it does not matter to
 * browsers. `type`: the one that is right, for people; `isRequired`: whether browsers refuse any
 * other type, or treat the file as something else.
 */
export function findExpectedType(name: string) {
  const row = [...REQUIRED, ...USUAL].find(([ending]) => ending.test(name))
  return row && { type: row[1], accepts: row[2], isRequired: REQUIRED.includes(row) }
}

/**
 * What a page has to be sent with whose name does not say that it is one; as `findExpectedType`.
 */
export const TYPE_OF_PAGE = { type: 'text/html', accepts: PAGE, isRequired: true }

/**
 * Reads a Content-Type: https://www.rfc-editor.org/rfc/rfc9110#name-content-type. Returns both in
 * lower case: the type without parameters, which is empty without the header, and the charset;
 * undefined if it names none.
 */
export function readContentType(header: string | undefined) {
  const [type = '', ...parameters] = (header ?? '').split(';')
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]+)"?\s*$/i.exec(parameter)?.[1])
    .find((value) => value !== undefined)
  return { type: type.trim().toLowerCase(), charset: charset?.toLowerCase() }
}

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

/** How far the beginning of a page is looked for, in bytes. */
const ROOT_WITHIN = 64 << 10

/**
 * Returns whether a page can be sent as XHTML: without its namespace, browsers show it as a tree of
 * elements, if it is no error altogether.
 */
export function isXhtml(page: Buffer): boolean {
  return /<html\s[^>]*\bxmlns\s*=/i.test(page.toString('latin1', 0, ROOT_WITHIN))
}

/**
 * Statements that only modules have, at the beginning of a line, or of a script that was made
 * small.
 */
const MODULE = /(?:^|[;}])[ \t]*(?:import|export)\b(?![ \t]*[(=:.,;)])/m

/**
 * Returns whether a file is a script without imports and exports, so that pages load it as a
 * classic one.
 */
export function isClassicScript(name: string, content: Buffer): boolean {
  return /\.js$/i.test(name) && !MODULE.test(readBytes(content))
}

/**
 * Returns whether browsers run a classic script with this type:
 * https://fetch.spec.whatwg.org/#should-response-to-request-be-blocked-due-to-mime-type?
 */
export function runsClassicAs(type: string): boolean {
  return !/^(?:audio|image|video)\/|^text\/csv$/.test(type)
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
