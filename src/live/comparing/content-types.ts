/** The content types that browsers accept for files, by extension. */
import { readBytes } from '../../web/byte-strings.ts'

const PAGE = /^(?:text\/html|application\/xhtml\+xml)$/
/**
 * https://html.spec.whatwg.org/multipage/infrastructure.html#scripting-3 and
 * https://mimesniff.spec.whatwg.org/.
 */
const SCRIPT = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/
const IMAGE = /^image\//

/** The content type that a file has to be sent with. */
export interface ExpectedType {
  /** The right type, as messages show it. */
  readonly type: string
  /** Matches every type that is accepted. */
  readonly accepts: RegExp
  /** Whether browsers refuse any other type, or treat the file as something else. */
  readonly isRequired: boolean
}

/** The content type of the files with an extension. */
interface TypeOfExtension extends Omit<ExpectedType, 'isRequired'> {
  /** Matches the names of the files. */
  readonly name: RegExp
}

/**
 * The types that browsers require. With another one, they show a page as source code or download
 * it, and refuse a script or style sheet.
 */
const REQUIRED: readonly TypeOfExtension[] = [
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
 * The types that are usual. Browsers use these files, and all that are not listed, whatever their
 * type: fonts, JSON that scripts load, media that they sniff.
 */
const USUAL: readonly TypeOfExtension[] = [
  { name: /\.png$/i, type: 'image/png', accepts: IMAGE },
  { name: /\.jpe?g$/i, type: 'image/jpeg', accepts: IMAGE },
  { name: /\.gif$/i, type: 'image/gif', accepts: IMAGE },
  { name: /\.webp$/i, type: 'image/webp', accepts: IMAGE },
  { name: /\.pdf$/i, type: 'application/pdf', accepts: /^application\/pdf$/ },
  { name: /\.txt$/i, type: 'text/plain', accepts: /^text\/(?!html$)/ },
  // Browsers show both, and AI agents read them: https://www.rfc-editor.org/rfc/rfc7763.
  { name: /\.(?:md|markdown)$/i, type: 'text/markdown', accepts: /^text\/(?:markdown|plain)$/ },
]

/** Returns the content type of a file with this name; undefined if it does not matter. */
export function findTypeByName(name: string): ExpectedType | undefined {
  const required = REQUIRED.find((each) => each.name.test(name))
  if (required !== undefined) return { ...required, isRequired: true }
  const usual = USUAL.find((each) => each.name.test(name))
  if (usual !== undefined) return { ...usual, isRequired: false }
  return undefined
}

/** The content type of a page whose name does not say that it is a page. */
export const TYPE_OF_PAGE: ExpectedType = { type: 'text/html', accepts: PAGE, isRequired: true }

/** The parts of a Content-Type header, in lower case. */
interface ContentType {
  /** The type without parameters; empty without the header. */
  readonly type: string
  readonly charset: string | undefined
}

/** Parses a Content-Type: https://www.rfc-editor.org/rfc/rfc9110#name-content-type. */
export function parseContentType(header: string | undefined): ContentType {
  const [type = '', ...parameters] = (header ?? '').split(';')
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]+)"?\s*$/i.exec(parameter)?.[1])
    .find((value) => value !== undefined)
  return { type: type.trim().toLowerCase(), charset: charset?.toLowerCase() }
}

/** How much of a page is searched for its root element, in bytes. */
const SEARCHED_FOR_ROOT_BYTES = 64 << 10

/**
 * Returns whether a page can be sent as XHTML: its root element has a namespace. Without it,
 * browsers show a tree of elements or an error.
 */
export function isXhtml(page: Buffer): boolean {
  return /<html\s[^>]*\bxmlns\s*=/i.test(page.toString('latin1', 0, SEARCHED_FOR_ROOT_BYTES))
}

/** Statements that only modules have, at the beginning of a line or of a statement. */
const MODULE_STATEMENT = /(?:^|[;}])[ \t]*(?:import|export)\b(?![ \t]*[(=:.,;)])/m

/** Returns whether a file is a classic script: it has no imports and exports. */
export function isClassicScript(name: string, content: Buffer): boolean {
  return /\.js$/i.test(name) && !MODULE_STATEMENT.test(readBytes(content))
}

/**
 * Returns whether browsers run a classic script with this type:
 * https://fetch.spec.whatwg.org/#should-response-to-request-be-blocked-due-to-mime-type?
 */
export function runsClassicScriptAs(type: string): boolean {
  return !/^(?:audio|image|video)\/|^text\/csv$/.test(type)
}
