import type { ExpectedCharset } from './charset.ts'

/** How the body of a response compares with a file. */
export interface BodyComparison {
  readonly result: ContentResult
  /**
   * The address of a script that only the body has. Undefined if the body also differs in another
   * way.
   */
  readonly addedScript?: string | undefined
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
export function isContentOfFile({ result }: BodyComparison): boolean {
  return result === 'same' || result === 'transformed'
}

/** Whether the content is the file, or how it differs. `undecodable`: it could not be decoded. */
type ContentResult = 'same' | 'undecodable' | ContentDifference

/**
 * How the content differs from the file. `transformed`: the page with changes that readers do not
 * notice. `home-page` and `not-found-page`: those of the site. `empty`: nothing, although the file
 * is not empty. `page-content`: a web page, although the file is none. `other`: any other content.
 */
export type ContentDifference =
  | 'transformed'
  | 'other'
  | 'home-page'
  | 'not-found-page'
  | 'empty'
  | 'page-content'

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
