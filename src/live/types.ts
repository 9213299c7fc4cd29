/** Which content types browsers accept for a file, by the extension of its name. */

/** What a file has to be sent with. */
export interface ExpectedType {
  /** The type that is right, for people. */
  readonly type: string
  readonly accepts: RegExp
  /** Do browsers refuse any other type, or treat the file as something else? */
  readonly isRequired: boolean
}

/** https://html.spec.whatwg.org/multipage/infrastructure.html#scripting-3 and https://mimesniff.spec.whatwg.org/. */
const SCRIPT = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/

/**
 * What no row has is used by browsers whatever its type: fonts, JSON that scripts load, media that they sniff. A page
 * that is not sent as one is shown as source code or downloaded, a script or style sheet of another type is refused.
 */
const TYPES: readonly (readonly [RegExp, ExpectedType])[] = [
  [/\.html?$/i, { type: 'text/html', accepts: /^(?:text\/html|application\/xhtml\+xml)$/, isRequired: true }],
  [
    /\.xhtml$/i,
    {
      type: 'application/xhtml+xml',
      accepts: /^(?:text\/html|application\/xhtml\+xml)$/,
      isRequired: true,
    },
  ],
  [/\.css$/i, { type: 'text/css', accepts: /^text\/css$/, isRequired: true }],
  [/\.m?js$/i, { type: 'text/javascript', accepts: SCRIPT, isRequired: true }],
  // WebAssembly.instantiateStreaming: https://webassembly.github.io/spec/web-api/#process-a-potential-webassembly-response
  [/\.wasm$/i, { type: 'application/wasm', accepts: /^application\/wasm$/, isRequired: true }],
  // Pictures are recognized by their content, all but this one: https://mimesniff.spec.whatwg.org/#image-type-pattern-matching-algorithm
  [/\.svgz?$/i, { type: 'image/svg+xml', accepts: /^image\/svg\+xml$/, isRequired: true }],
  [/\.png$/i, { type: 'image/png', accepts: /^image\//, isRequired: false }],
  [/\.jpe?g$/i, { type: 'image/jpeg', accepts: /^image\//, isRequired: false }],
  [/\.gif$/i, { type: 'image/gif', accepts: /^image\//, isRequired: false }],
  [/\.webp$/i, { type: 'image/webp', accepts: /^image\//, isRequired: false }],
  [/\.pdf$/i, { type: 'application/pdf', accepts: /^application\/pdf$/, isRequired: false }],
  [/\.txt$/i, { type: 'text/plain', accepts: /^text\//, isRequired: false }],
]

/** Returns what a file of this name has to be sent with; undefined if it does not matter to browsers. */
export function expectedType(name: string): ExpectedType | undefined {
  return TYPES.find(([ending]) => ending.test(name))?.[1]
}

/** A Content-Type, read. */
export interface ContentType {
  /** In lower case, without parameters; empty without the header. */
  readonly type: string
  /** In lower case. */
  readonly charset: string | undefined
}

/** Reads the header: https://www.rfc-editor.org/rfc/rfc9110#name-content-type. */
export function readContentType(header: string | undefined): ContentType {
  const [type = '', ...parameters] = (header ?? '').split(';')
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]+)"?\s*$/i.exec(parameter)?.[1])
    .find((value) => value !== undefined)
  return { type: type.trim().toLowerCase(), charset: charset?.toLowerCase() }
}
