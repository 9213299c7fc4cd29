import type { IncomingHttpHeaders } from 'node:http'
import type { LiveKind, LiveValuesIfAny } from '../../findings/live-kinds.ts'
import type { ConnectionFailure } from '../../net/connection-failure.ts'

/** What is wrong with an answer, with the values of its sentence. */
export type Fault = {
  [Kind in LiveKind]: readonly [Kind, ...LiveValuesIfAny<Kind>]
}[LiveKind]

/** What one address was answered with. */
export type Answer = Answered | Unanswered | NotNow

/** A complete answer, whatever its status. */
export interface Answered {
  readonly kind: 'answered'
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Undefined where it does not matter. */
  readonly body: Body | undefined
  /** The redirect that this answer is; it was not followed. */
  readonly redirect: Redirect | undefined
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
export function isShown(status: number): boolean {
  // As 200, but something on the way has changed it:
  // https://www.rfc-editor.org/rfc/rfc9110#status.203
  return status === 200 || status === 203
}

/** No complete answer arrived. */
export interface Unanswered {
  readonly kind: 'unanswered'
  readonly failure: ConnectionFailure
  /** Was it given up because the time of the check was over? */
  readonly isCutOff?: boolean
}

/** The host asks to wait. */
export interface NotNow {
  readonly kind: 'not-now'
  readonly status: number
  readonly retryAfterMs: number | undefined
}

/** Where an answer redirects to, and why that was not followed. */
export interface Redirect {
  /** In full; foreign text. */
  readonly to: string
  /** Why it was not followed; only meant for an address of a file. */
  readonly kind: 'redirected-elsewhere' | 'redirected' | 'redirect-circle'
}

/** How a content compares with that of a file. */
export interface Body {
  readonly content: Likeness
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
export type Likeness = 'same' | 'unread' | Difference

/** What else it is. */
export type Difference = Extract<
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
