/** The content types that browsers accept for files, by extension. */

const PAGE_TYPE = /^(?:text\/html|application\/xhtml\+xml)$/
/**
 * https://html.spec.whatwg.org/multipage/infrastructure.html#scripting-3 and
 * https://mimesniff.spec.whatwg.org/.
 */
const SCRIPT_TYPE = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/
const IMAGE_TYPE = /^image\//

/** The content type that a file should be sent with: a required or a usual one. */
export interface ExpectedContentType {
  /** The right type, as messages show it. */
  readonly mediaType: string
  /** Matches every type that is accepted. */
  readonly acceptedPattern: RegExp
  /** Whether browsers refuse any other type, or treat the file as something else. */
  readonly isRequired: boolean
}

/** The content type of the files with an extension. */
interface TypeOfExtension extends Omit<ExpectedContentType, 'isRequired'> {
  /** Matches the names of the files. */
  readonly namePattern: RegExp
}

/**
 * The types that browsers require. With another one, they show a page as source code or download
 * it, and refuse a script or style sheet.
 */
const REQUIRED_TYPES: readonly TypeOfExtension[] = [
  { namePattern: /\.html?$/i, mediaType: 'text/html', acceptedPattern: PAGE_TYPE },
  { namePattern: /\.xhtml$/i, mediaType: 'application/xhtml+xml', acceptedPattern: PAGE_TYPE },
  { namePattern: /\.css$/i, mediaType: 'text/css', acceptedPattern: /^text\/css$/ },
  { namePattern: /\.m?js$/i, mediaType: 'text/javascript', acceptedPattern: SCRIPT_TYPE },
  // WebAssembly.instantiateStreaming:
  // https://webassembly.github.io/spec/web-api/#process-a-potential-webassembly-response
  {
    namePattern: /\.wasm$/i,
    mediaType: 'application/wasm',
    acceptedPattern: /^application\/wasm$/,
  },
  // Browsers recognize other images by their content:
  // https://mimesniff.spec.whatwg.org/#image-type-pattern-matching-algorithm
  { namePattern: /\.svgz?$/i, mediaType: 'image/svg+xml', acceptedPattern: /^image\/svg\+xml$/ },
]

/**
 * The usual types of some files that browsers use with any type. Other files of this sort have no
 * expected type: fonts, JSON that scripts load, media that browsers sniff.
 */
const RECOMMENDED_TYPES: readonly TypeOfExtension[] = [
  { namePattern: /\.png$/i, mediaType: 'image/png', acceptedPattern: IMAGE_TYPE },
  { namePattern: /\.jpe?g$/i, mediaType: 'image/jpeg', acceptedPattern: IMAGE_TYPE },
  { namePattern: /\.gif$/i, mediaType: 'image/gif', acceptedPattern: IMAGE_TYPE },
  { namePattern: /\.webp$/i, mediaType: 'image/webp', acceptedPattern: IMAGE_TYPE },
  { namePattern: /\.pdf$/i, mediaType: 'application/pdf', acceptedPattern: /^application\/pdf$/ },
  { namePattern: /\.txt$/i, mediaType: 'text/plain', acceptedPattern: /^text\/(?!html$)/ },
  // Browsers show both, and AI agents read them: https://www.rfc-editor.org/rfc/rfc7763.
  {
    namePattern: /\.(?:md|markdown)$/i,
    mediaType: 'text/markdown',
    acceptedPattern: /^text\/(?:markdown|plain)$/,
  },
]

/** Returns the content type of a file with this name; undefined if it does not matter. */
export function findContentTypeByName(name: string): ExpectedContentType | undefined {
  const required = REQUIRED_TYPES.find((each) => each.namePattern.test(name))
  if (required !== undefined) return { ...required, isRequired: true }
  const recommended = RECOMMENDED_TYPES.find((each) => each.namePattern.test(name))
  if (recommended !== undefined) return { ...recommended, isRequired: false }
  return undefined
}

/** The content type of a page whose name does not say that it is a page. */
export const PAGE_CONTENT_TYPE: ExpectedContentType = {
  mediaType: 'text/html',
  acceptedPattern: PAGE_TYPE,
  isRequired: true,
}

/**
 * Returns whether browsers run a classic script with this type:
 * https://fetch.spec.whatwg.org/#should-response-to-request-be-blocked-due-to-mime-type?
 */
export function runsClassicScriptAs(type: string): boolean {
  return !/^(?:audio|image|video)\/|^text\/csv$/.test(type)
}
