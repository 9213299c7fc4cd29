import type { IncomingHttpHeaders } from 'node:http'
import type { LiveKind, LiveValuesIfAny } from '../../findings/live-kinds.ts'
import type { ConnectionFailure } from '../../net/connection-failure.ts'

/** What is wrong with an answer, with the values of its sentence. */
export type Fault = {
  [Kind in LiveKind]: readonly [Kind, ...LiveValuesIfAny<Kind>]
}[LiveKind]

/** What one address was answered with. */
export type HostResponse = CompleteResponse | NoResponse | WaitRequest

/** A complete answer, whatever its status. */
export interface CompleteResponse {
  readonly kind: 'answered'
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Undefined where it does not matter. */
  readonly body: ComparedBody | undefined
  /** The redirect that this answer is; it was not followed. */
  readonly redirect: RefusedRedirect | undefined
  /**
   * What is wrong with its place or its headers, if it is the page: what only its address and the
   * site can show.
   */
  readonly faults?: readonly Fault[]
  /** How long the host asks to wait before it is asked for this again. */
  readonly retryAfterMs?: number | undefined
  /** From the request to the end of the answer, redirects included. */
  readonly ms: number
}

/** Returns whether an answer with this status shows what was asked for. */
export function isSuccess(status: number): boolean {
  // As 200, but something on the way has changed it:
  // https://www.rfc-editor.org/rfc/rfc9110#status.203
  return status === 200 || status === 203
}

/** No complete answer arrived. */
export interface NoResponse {
  readonly kind: 'unanswered'
  readonly failure: ConnectionFailure
  /** Was it given up because the time of the check was over? */
  readonly isCutOff?: boolean
}

/** The host asks to wait. */
export interface WaitRequest {
  readonly kind: 'not-now'
  readonly status: number
  readonly retryAfterMs: number | undefined
}

/** Where an answer redirects to, and why that was not followed. */
export interface RefusedRedirect {
  /** In full; foreign text. */
  readonly to: string
  /** Why it was not followed; only meant for an address of a file. */
  readonly kind: 'redirected-elsewhere' | 'redirected' | 'redirect-circle'
}

/** How a content compares with that of a file. */
export interface ComparedBody {
  readonly content: ContentMatch
  /** What is wrong with the way in which it was sent. */
  readonly encoding?: EncodingFault | undefined
  /** With which charset it should have been sent; undefined if it is fine. */
  readonly charsetMeant?: string | undefined
  /** Whether a page that is sent as XHTML is no XHTML. */
  readonly isNoXhtml?: boolean
  /** Whether it is a script that is no module. */
  readonly isClassic?: boolean
}

/** Whether it is the file, or what else it is; `unread` where nobody can tell. */
export type ContentMatch = 'same' | 'unread' | ContentDifference

/** What else it is. */
export type ContentDifference = Extract<
  LiveKind,
  'rewritten' | 'stale' | 'home-page-instead' | 'not-found-page-instead'
>

/**
 * `archive-unpacked`: the file itself is compressed, and is sent as it is with a Content-Encoding.
 */
type EncodingFault = Extract<
  LiveKind,
  | 'compressed-twice'
  | 'compressed-silently'
  | 'not-compressed'
  | 'unknown-encoding'
  | 'archive-unpacked'
>
