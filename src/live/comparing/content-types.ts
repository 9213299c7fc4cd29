/** The content types that browsers accept for files, by extension. */
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
  /** The right type, for messages. */
  readonly type: string
  /** Matches the types that work as well. */
  readonly accepts: RegExp
}

/**
 * Types that browsers require. They show a page with another type as source code or download it,
 * and they refuse a script or style sheet.
 */
const REQUIRED: readonly TypeRule[] = [
  { name: /\.html?$/i, type: 'text/html', accepts: PAGE },
  { name: /\.xhtml$/i, type: 'application/xhtml+xml', accepts: PAGE },
  { name: /\.css$/i, type: 'text/css', accepts: /^text\/css$/ },
  { name: /\.m?js$/i, type: 'text/javascript', accepts: SCRIPT },
  // WebAssembly.instantiateStreaming:
  // https://webassembly.github.io/spec/web-api/#process-a-potential-webassembly-response
  { name: /\.wasm$/i, type: 'application/wasm', accepts: /^application\/wasm$/ },
  // Browsers recognize other pictures by their content:
  // https://mimesniff.spec.whatwg.org/#image-type-pattern-matching-algorithm
  { name: /\.svgz?$/i, type: 'image/svg+xml', accepts: /^image\/svg\+xml$/ },
]

/**
 * Usual types. Browsers use other files whatever their type: fonts, JSON for scripts, and media,
 * which they sniff.
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
 * Returns the type that a file with this name should have; undefined if it does not matter to
 * browsers. `type`: the right type, for messages. `isRequired`: whether browsers refuse other
 * types, or treat the file as something else.
 */
export function findExpectedType(name: string) {
  const rule = [...REQUIRED, ...USUAL].find((each) => each.name.test(name))
  return rule && { ...rule, isRequired: REQUIRED.includes(rule) }
}

/** The type of a page without a page's extension, in the form of `findExpectedType`. */
export const TYPE_OF_PAGE = { type: 'text/html', accepts: PAGE, isRequired: true }

/**
 * Reads a Content-Type: https://www.rfc-editor.org/rfc/rfc9110#name-content-type. Returns the type
 * without parameters, empty without the header, and the charset, undefined if there is none. Both
 * are in lower case.
 */
export function readContentType(header: string | undefined) {
  const [type = '', ...parameters] = (header ?? '').split(';')
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]+)"?\s*$/i.exec(parameter)?.[1])
    .find((value) => value !== undefined)
  return { type: type.trim().toLowerCase(), charset: charset?.toLowerCase() }
}

/** How much of a page is searched for its root element, in bytes. */
const ROOT_WITHIN = 64 << 10

/**
 * Returns whether a page can be sent as XHTML: without its namespace, browsers show a tree of
 * elements or an error.
 */
export function isXhtml(page: Buffer): boolean {
  return /<html\s[^>]*\bxmlns\s*=/i.test(page.toString('latin1', 0, ROOT_WITHIN))
}

/**
 * Statements that only modules have, at the beginning of a line, or after a statement of a minified
 * script.
 */
const MODULE = /(?:^|[;}])[ \t]*(?:import|export)\b(?![ \t]*[(=:.,;)])/m

/**
 * Returns whether a file is a script without imports and exports, which pages load as a classic
 * script.
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
