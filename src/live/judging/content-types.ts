/** The content types that browsers accept for files, by extension. */

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

/**
 * Returns whether browsers run a classic script with this type:
 * https://fetch.spec.whatwg.org/#should-response-to-request-be-blocked-due-to-mime-type?
 */
export function runsClassicScriptAs(type: string): boolean {
  return !/^(?:audio|image|video)\/|^text\/csv$/.test(type)
}
