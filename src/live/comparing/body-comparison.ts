import type { ExpectedCharset } from './charset.ts'
import type { PageComparison } from './transformed-page.ts'

/**
 * How decoded content compares with a file: `same`, or how it differs. `home-page` and
 * `not-found-page`: those of the site. `empty`: nothing, although the file is not empty.
 * `page-content`: a web page, although the file is none. `cut-off`: only the beginning of the
 * file. `other`: any other content.
 */
export type ContentComparison =
  | PageComparison
  | { readonly result: 'same' | 'home-page' | 'not-found-page' | 'empty' | 'page-content' }
  | {
      readonly result: 'cut-off'
      readonly receivedByteCount: number
      readonly fileByteCount: number
    }

/** Content that could not be decoded, and so is not compared. */
interface UndecodableContent {
  readonly result: 'undecodable'
  readonly encodingFault: EncodingFault
}

/** How the body of a response compares with a file. */
export type BodyComparison = BodyFacts & (ContentComparison | UndecodableContent)

/** What is known about a body, apart from its content. */
export interface BodyFacts {
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
