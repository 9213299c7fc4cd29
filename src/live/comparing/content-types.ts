/** Which content types browsers accept for a file, by the extension of its name. */
import { readBytes } from '../../web/byte-strings.ts'

const PAGE = /^(?:text\/html|application\/xhtml\+xml)$/
/**
 * https://html.spec.whatwg.org/multipage/infrastructure.html#scripting-3 and
 * https://mimesniff.spec.whatwg.org/.
 */
const SCRIPT = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/
const IMAGE = /^image\//

interface TypeRule {
  readonly name: RegExp
  /** The right type, for people. */
  readonly type: string
  /** Matches the types that serve as well. */
  readonly accepts: RegExp
}

/**
 * A page that is not sent as one is shown as source code or downloaded, a script or style sheet is
 * refused.
 */
const REQUIRED: readonly TypeRule[] = [
  { name: /\.html?$/i, type: 'text/html', accepts: PAGE },
  { name: /\.xhtml$/i, type: 'application/xhtml+xml', accepts: PAGE },
  { name: /\.css$/i, type: 'text/css', accepts: /^text\/css$/ },
  { name: /\.m?js$/i, type: 'text/javascript', accepts: SCRIPT },
  // WebAssembly.instantiateStreaming:
  // https://webassembly.github.io/spec/web-api/#process-a-potential-webassembly-response
  { name: /\.wasm$/i, type: 'application/wasm', accepts: /^application\/wasm$/ },
  // Pictures are recognized by their content, all but this one:
  // https://mimesniff.spec.whatwg.org/#image-type-pattern-matching-algorithm
  { name: /\.svgz?$/i, type: 'image/svg+xml', accepts: /^image\/svg\+xml$/ },
]

/**
 * Browsers use all other files whatever their type: fonts, JSON that scripts load, media that they
 * sniff.
 */
const USUAL: readonly TypeRule[] = [
  { name: /\.png$/i, type: 'image/png', accepts: IMAGE },
  { name: /\.jpe?g$/i, type: 'image/jpeg', accepts: IMAGE },
  { name: /\.gif$/i, type: 'image/gif', accepts: IMAGE },
  { name: /\.webp$/i, type: 'image/webp', accepts: IMAGE },
  { name: /\.pdf$/i, type: 'application/pdf', accepts: /^application\/pdf$/ },
  { name: /\.txt$/i, type: 'text/plain', accepts: /^text\/(?!html$)/ },
  // Browsers show both, and AI agents read them: https://www.rfc-editor.org/rfc/rfc7763.
  { name: /\.(?:md|markdown)$/i, type: 'text/markdown', accepts: /^text\/(?:markdown|plain)$/ },
]

/**
 * Returns what a file of this name has to be sent with; undefined if it does not matter to
 * browsers. `type`: the one that is right, for people; `isRequired`: whether browsers refuse any
 * other type, or treat the file as something else.
 */
export function findExpectedType(name: string) {
  const rule = [...REQUIRED, ...USUAL].find((each) => each.name.test(name))
  return rule && { ...rule, isRequired: REQUIRED.includes(rule) }
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

/** How far the beginning of a page is looked for, in bytes. */
const ROOT_WITHIN = 64 << 10

/**
 * Returns whether a page can be sent as XHTML: without its namespace, browsers show it as a tree of
 * elements, if it is not an error altogether.
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
