import type { ConnectionFailure } from '../net/connection-failure.ts'
import type { SafeText } from '../report/clean.ts'

/** What went wrong with one request, as far as it decides what to do next. */
export type RequestFailure =
  /** It certainly did not arrive. */
  | ({ readonly kind: 'not-sent' } & ConnectionFailure)
  /** It may have arrived, but no complete answer came back. */
  | ({ readonly kind: 'no-answer' } & ConnectionFailure)
  /** It was answered with success, but not in the way the API promises. */
  | { readonly kind: 'unreadable'; readonly why: SafeText; readonly isWebPage: boolean }
  /** It was answered with a status other than success. */
  | {
      readonly kind: 'status'
      readonly why: SafeText
      readonly status: number
      readonly retryAfterMs: number | undefined
      /** What the service said about it, foreign text; empty if nothing. */
      readonly said: string
      /** Whether the body is HTML, which no answer of the API is. */
      readonly isWebPage: boolean
      /**
       * Whether this comes from the service itself, as far as one can tell, and not from a cache or gateway in front of
       * it.
       */
      readonly isFromService: boolean
      /** Where a redirect points, foreign text; empty if nowhere. */
      readonly redirectHost: string
    }

/** A request that got no usable answer. `failure` says what is known about it. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly failure: RequestFailure

  constructor(failure: RequestFailure, cause?: unknown) {
    super(failure.why.text, cause === undefined ? undefined : { cause })
    this.failure = failure
  }
}
