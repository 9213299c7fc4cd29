import type { IncomingHttpHeaders } from 'node:http'
import type { ConnectionFailure } from '../../net/connection-failure.ts'
import type { LiveFault } from './live-fault.ts'

/** The response of the host to the request for one address. */
export type HostResponse = CompleteResponse | NoResponse | WaitRequest

/** A complete response, whatever its status. */
export interface CompleteResponse {
  readonly kind: 'complete'
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Undefined if the body is not compared. */
  readonly body: ComparedBody | undefined
  /** Set if this response is a redirect that was not followed. */
  readonly redirect: RefusedRedirect | undefined
  /**
   * Faults of its final address or its headers that depend on the site, if the response is the
   * page.
   */
  readonly faults?: readonly LiveFault[]
  /** The time that the host asks to wait before the next request for this address, in ms. */
  readonly retryAfterMs?: number | undefined
  /** The time from the request to the end of the response in ms, redirects included. */
  readonly ms: number
}

/** Returns whether a response with this status contains the requested content. */
export function isSuccess(status: number): boolean {
  // Like 200, but a proxy has modified the content:
  // https://www.rfc-editor.org/rfc/rfc9110#status.203
  return status === 200 || status === 203
}

/** No complete response arrived. */
export interface NoResponse {
  readonly kind: 'none'
  readonly failure: ConnectionFailure
  /** Was it given up because the check ran out of time? */
  readonly isCutOff?: boolean
}

/** The host asks the client to wait. */
export interface WaitRequest {
  readonly kind: 'wait'
  readonly status: number
  readonly retryAfterMs: number | undefined
}

/** A redirect that was not followed. */
export interface RefusedRedirect {
  /** Its full target; untrusted text. */
  readonly to: string
  /** Why it was not followed. Only valid for the address of a file. */
  readonly reason: 'other-host' | 'other-page' | 'circle'
}

/** How the content of a response compares with that of a file. */
export interface ComparedBody {
  readonly content: ContentMatch
  /** The fault of its content encoding. */
  readonly encoding?: EncodingFault | undefined
  /** The charset with which it should have been sent; undefined if the charset is fine. */
  readonly charsetMeant?: string | undefined
  /** Whether a page that is sent as XHTML is not XHTML. */
  readonly isNotXhtml?: boolean
  /** Whether it is a script that is not a module. */
  readonly isClassicScript?: boolean
}

/** Whether the content is the file, or how it differs. `unreadable`: it could not be decoded. */
export type ContentMatch = 'same' | 'unreadable' | ContentDifference

/** How the content differs: a rewritten page, or other content. */
export type ContentDifference = 'rewritten' | 'stale' | 'home-page' | 'not-found-page'

/**
 * `archive-unpacked`: the file itself is compressed, and is sent unchanged with a Content-Encoding.
 */
export type EncodingFault =
  | 'compressed-twice'
  | 'compressed-silently'
  | 'not-compressed'
  | 'unknown'
  | 'archive-unpacked'
