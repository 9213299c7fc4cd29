import type { ExpectedCharset } from './charset.ts'

/** How decoded content compares with a file. */
export interface ContentComparison {
  readonly result: ContentResult
  /** The address of a script that hosts are known to inject, in a `transformed` page. */
  readonly injectedScript?: string | undefined
  /** The address of an added script, if a page is `other` only because of added scripts. */
  readonly onlyAddedScript?: string | undefined
}

/**
 * Whether the content is the file, or how it differs. `undecodable`: it could not be decoded.
 * `transformed`: the page with changes that readers do not notice. `home-page` and
 * `not-found-page`: those of the site. `empty`: nothing, although the file is not empty.
 * `page-content`: a web page, although the file is none. `other`: any other content.
 */
type ContentResult =
  | 'same'
  | 'undecodable'
  | 'transformed'
  | 'home-page'
  | 'not-found-page'
  | 'empty'
  | 'page-content'
  | 'other'

/** How the body of a response compares with a file. */
export interface BodyComparison extends ContentComparison {
  /** The fault of its Content-Encoding; undefined if there is none. */
  readonly encodingFault?: EncodingFault | undefined
  /** The charset that it should have been sent with; undefined if the charset is fine. */
  readonly expectedCharset?: ExpectedCharset | undefined
  /** Whether it is sent as XHTML, but is not XHTML. */
  readonly isInvalidXhtml?: boolean
  /** Whether it is a script that is not a module. */
  readonly isClassicScript?: boolean
}

/** Returns whether a body is the file, perhaps as a host has transformed it. */
export function isContentOfFile({ result }: ContentComparison): boolean {
  return result === 'same' || result === 'transformed'
}

/**
 * The fault of a Content-Encoding. `compressed-silently`: there is no such header, but the body is
 * compressed. `undecodable`: the body cannot be decoded as the header says. `unknown`: the encoding
 * was not accepted in the request. `archive-unpacked`: the file itself is compressed, so browsers
 * unpack it.
 */
export type EncodingFault =
  | 'compressed-twice'
  | 'compressed-silently'
  | 'undecodable'
  | 'unknown'
  | 'archive-unpacked'
