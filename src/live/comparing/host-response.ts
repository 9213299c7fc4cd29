import type { IncomingHttpHeaders } from 'node:http'
import type { ConnectionFailure } from '../../net/connection-failure.ts'
import type { LiveFault } from './live-fault.ts'

/** How the host responded to the request of one address. */
export type HostResponse = CompleteResponse | NoResponse | WaitRequest

/** A complete response, whatever its status. */
export interface CompleteResponse {
  readonly kind: 'complete'
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Undefined where it does not matter. */
  readonly body: ComparedBody | undefined
  /** The redirect that this response is; it was not followed. */
  readonly redirect: RefusedRedirect | undefined
  /**
   * What is wrong with its place or its headers, if it is the page: what only its address and the
   * site can show.
   */
  readonly faults?: readonly LiveFault[]
  /** How long the host asks to wait before it is asked for this again. */
  readonly retryAfterMs?: number | undefined
  /** From the request to the end of the response, redirects included. */
  readonly ms: number
}

/** Returns whether a response with this status shows what was requested. */
export function isSuccess(status: number): boolean {
  // As 200, but something on the way has changed it:
  // https://www.rfc-editor.org/rfc/rfc9110#status.203
  return status === 200 || status === 203
}

/** No complete response arrived. */
export interface NoResponse {
  readonly kind: 'none'
  readonly failure: ConnectionFailure
  /** Was it given up because the time of the check was over? */
  readonly isCutOff?: boolean
}

/** The host asks to wait. */
export interface WaitRequest {
  readonly kind: 'wait'
  readonly status: number
  readonly retryAfterMs: number | undefined
}

/** A redirect that was not followed. */
export interface RefusedRedirect {
  /** Where it points, in full; foreign text. */
  readonly to: string
  /** Why it was not followed; only meant for an address of a file. */
  readonly reason: 'other-host' | 'other-page' | 'circle'
}

/** How the content of a response compares with that of a file. */
export interface ComparedBody {
  readonly content: ContentMatch
  /** What is wrong with the way in which it was sent. */
  readonly encoding?: EncodingFault | undefined
  /** With which charset it should have been sent; undefined if it is fine. */
  readonly charsetMeant?: string | undefined
  /** Whether a page that is sent as XHTML is not XHTML. */
  readonly isNotXhtml?: boolean
  /** Whether it is a script that is not a module. */
  readonly isClassicScript?: boolean
}

/** Whether it is the file, or what else it is; `unreadable` where nobody can tell. */
export type ContentMatch = 'same' | 'unreadable' | ContentDifference

/** What else it is: the page as something has rewritten it, or other content. */
export type ContentDifference = 'rewritten' | 'stale' | 'home-page' | 'not-found-page'

/**
 * `archive-unpacked`: the file itself is compressed, and is sent as it is with a Content-Encoding.
 */
export type EncodingFault =
  | 'compressed-twice'
  | 'compressed-silently'
  | 'not-compressed'
  | 'unknown'
  | 'archive-unpacked'
