import type { IncomingHttpHeaders } from 'node:http'
import type { ConnectionFailure } from '../../net/connection-failure.ts'
import type { BodyComparison } from '../comparing/body-comparison.ts'

/** What follows the request for one address: what its host serves there, or that it is too busy. */
export type OriginResponse = AddressResponse | ThrottledResponse

/** What the origin serves at one address, if it responds there. */
export type AddressResponse = CompleteResponse | UnansweredRequest

/** A complete response, whatever its status. */
export interface CompleteResponse {
  readonly kind: 'complete'
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Undefined if the body is not compared. */
  readonly body: BodyComparison | undefined
  /** Set if this response is a redirect that was not followed. */
  readonly redirect: UnfollowedRedirect | undefined
  /** The URL of this response, after all redirects that were followed. */
  readonly finalUrl: URL
  /** How long the host asks clients to wait before the next request for this address, in ms. */
  readonly retryAfterMs?: number | undefined
  /** The time from the request to the end of the response, including redirects. */
  readonly durationMs: number
}

/** No complete response arrived. */
export interface UnansweredRequest {
  readonly kind: 'unanswered'
  readonly failure: ConnectionFailure
  /** Whether it was abandoned because the check ran out of time. */
  readonly isPastDeadline?: boolean
}

/** A response that asks clients to wait before any other request, such as 429. */
export interface ThrottledResponse {
  readonly kind: 'throttled'
  readonly status: number
  /** How long it asks clients to wait, in ms; undefined if it does not say. */
  readonly retryAfterMs: number | undefined
}

/** A redirect that was not followed. */
export interface UnfollowedRedirect {
  /** Its full target; untrusted text. */
  readonly to: string
  /**
   * Why it was not followed. `loop`: it points back to a visited address, or there were too many
   * redirects. Only the kinds of findings depend on it.
   */
  readonly reason: 'invalid-address' | 'other-host' | 'other-page' | 'loop'
}

/** Returns whether a response with this status contains the requested content. */
export function hasRequestedContent(status: number): boolean {
  // 203 is a 200 that a proxy has changed:
  // https://www.rfc-editor.org/rfc/rfc9110#status.203
  return status === 200 || status === 203
}
