import type { NetworkContext } from '../net/network-context.ts'
import { parseRetryAfter } from '../net/parse-retry-after.ts'
import { RETRY_POLICY } from '../net/retry-policy.ts'
import { safe } from '../text/clean.ts'
import { makeStatusFailure, type RequestFailure, TransportError } from './failures.ts'
import {
  type Call,
  type CallTraits,
  decideRetry,
  type GiveUp,
  getTraits,
  isUnfinished,
} from './retry-decision.ts'
import { type ApiRequest, sendApiRequest } from './transport.ts'

/** How long to keep retrying. */
export interface RetryLimits {
  /**
   * No pause extends beyond this time (ms since the epoch). One last attempt is made at that time.
   */
  readonly deadlineMs?: number | undefined
  /** Give up after so many retries in a row. */
  readonly maxRetries?: number | undefined
  /** When this step started the job (ms since the epoch), if it did. */
  readonly jobStartedAt?: number | undefined
  /**
   * Until then (ms since the epoch), “not finished yet” (409 on the bundle call) does not count
   * against `maxRetries`.
   */
  readonly retryUnfinishedUntil?: number | undefined
}

/** How a call was tried. */
interface Tried {
  /** Failures in a row. */
  readonly attempts: number
  readonly elapsedMs: number
  /** The requested host, with its port unless it is the default. */
  readonly host: string
}

/** A call that is given up. The caller knows its purpose, and so explains the error to users. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly reason: GiveUp
  /** The last failure. */
  readonly failure: RequestFailure
  readonly tried: Tried

  constructor(reason: GiveUp, failure: RequestFailure, tried: Tried, cause: unknown) {
    super(failure.why.text, { cause })
    this.reason = reason
    this.failure = failure
    this.tried = tried
  }
}

/** A call that failed once more, and the facts that decide about a retry. */
interface FailedCall {
  readonly call: Call
  readonly error: TransportError
  readonly tried: Tried
  /** How many failures count against `maxRetries`. */
  readonly counted: number
  /** Whether the job is not finished yet, and the call waits for it. */
  readonly isWaitedFor: boolean
}

const NEVER = Number.POSITIVE_INFINITY

/** The options of all calls to one service. */
export interface CallerOptions extends Omit<NetworkContext, 'info'> {
  /** The whole length of one attempt. */
  readonly requestTimeoutMs: number
  /**
   * Called for each failure that is retried. `attempts`: failures in a row; `pauseMs`: the pause
   * before the next attempt.
   */
  readonly onRetry: (failure: RequestFailure, attempts: number, pauseMs: number) => void
}

/** A response, and how long the service asks to wait before the next request (ms), if it does. */
export type WithRetryAfter<T> = T & { readonly retryAfterMs: number | undefined }

/**
 * Sends a request as often as the policy allows, and returns the result of `read` for the body of a
 * successful response.
 */
export type Caller = <T>(
  call: Call,
  request: ApiRequest,
  read: (body: string) => T,
  limits: RetryLimits,
) => Promise<WithRetryAfter<T>>

/**
 * Returns the function that makes the calls to one service. Its calls share whether the service was
 * ever reached.
 */
export function openCaller(options: CallerOptions): Caller {
  const service = new CalledService(options)
  return (call, request, read, limits) => service.call(call, request, read, limits)
}

/** The service that is called, and the state that all its calls share. */
class CalledService {
  readonly #options: CallerOptions
  #firstCallAt: number | undefined
  #hasConnected = false
  /** When the last of the requests that the service limits was sent. */
  #lastLimitedAt = Number.NEGATIVE_INFINITY

  constructor(options: CallerOptions) {
    this.#options = options
  }

  async call<T>(
    call: Call,
    request: ApiRequest,
    read: (body: string) => T,
    limits: RetryLimits,
  ): Promise<WithRetryAfter<T>> {
    const { clock, signal, onRetry } = this.#options
    const { deadlineMs = NEVER, retryUnfinishedUntil = 0 } = limits
    const startedAt = clock.now()
    this.#firstCallAt ??= startedAt
    let counted = 0
    for (let attempts = 1; ; attempts++) {
      try {
        const { body, retryAfterMs } = await this.#attempt(call, request, deadlineMs)
        return { ...read(body), retryAfterMs }
      } catch (error) {
        const tried = { attempts, elapsedMs: clock.now() - startedAt, host: request.url.host }
        if (!(error instanceof TransportError)) throw explainInterrupted(error, call, tried)
        const { failure } = error
        const isWaitedFor = isUnfinished(call, failure) && startedAt < retryUnfinishedUntil
        if (!isWaitedFor) counted += 1
        const pauseMs = this.#decidePause({ call, error, tried, counted, isWaitedFor }, limits)
        onRetry(failure, attempts, pauseMs)
        await clock.sleep(pauseMs, signal)
      }
    }
  }

  /** Returns when to give up the service, in ms since the epoch, if it was never reached. */
  #getConnectDeadline(): number {
    if (this.#hasConnected || this.#firstCallAt === undefined) return NEVER
    return this.#firstCallAt + RETRY_POLICY.api.firstConnectionMs
  }

  /** Makes one attempt. `deadlineMs` is the deadline of the call. */
  async #attempt(call: Call, request: ApiRequest, deadlineMs: number) {
    const { clock, signal, requestTimeoutMs } = this.#options
    await this.#waitForTurn(getTraits(call), deadlineMs)
    const computeTimeUntil = (end: number) =>
      Math.max(end - clock.now(), RETRY_POLICY.api.lastAttemptMs[call])
    const timeoutMs = Math.min(requestTimeoutMs, computeTimeUntil(deadlineMs))
    const connectMs = Math.min(timeoutMs, computeTimeUntil(this.#getConnectDeadline()))
    try {
      const response = await sendApiRequest(request, { timeoutMs, connectMs, clock, signal })
      const retryAfterMs = parseRetryAfter(response.headers, clock.now())
      if (response.status > 299) throw new TransportError(makeStatusFailure(response, retryAfterMs))
      this.#hasConnected = true
      return { body: response.body, retryAfterMs }
    } catch (error) {
      if (error instanceof TransportError && error.failure.kind !== 'not-sent')
        this.#hasConnected = true
      throw error
    }
  }

  /** Waits until such a request may be sent, but never beyond the deadline. */
  async #waitForTurn({ spacingMs }: CallTraits, deadlineMs: number): Promise<void> {
    if (spacingMs === undefined) return
    const { clock, signal } = this.#options
    const pauseMs = Math.min(this.#lastLimitedAt + spacingMs, deadlineMs) - clock.now()
    if (pauseMs > 0) await clock.sleep(pauseMs, signal)
    this.#lastLimitedAt = clock.now()
  }

  /** Returns how long to pause after a failure, in ms. @throws CallError if the call is given up */
  #decidePause(failed: FailedCall, limits: RetryLimits): number {
    const { clock, random } = this.#options
    const { call, error, tried, counted, isWaitedFor } = failed
    const { failure } = error
    const { deadlineMs = NEVER, maxRetries, jobStartedAt, retryUnfinishedUntil = 0 } = limits
    const now = clock.now()
    let sinceStartMs: number | undefined
    if (jobStartedAt !== undefined) sinceStartMs = now - jobStartedAt
    const context = { attempts: tried.attempts, counted, maxRetries, sinceStartMs }
    const decision = decideRetry(call, failure, context, random)
    if ('giveUp' in decision) throw new CallError(decision.giveUp, failure, tried, error)

    const ends = [deadlineMs, this.#getConnectDeadline()]
    if (isWaitedFor) ends.push(retryUnfinishedUntil)
    const end = Math.min(...ends)
    if (now >= end) throw new CallError('exhausted', failure, tried, error)

    let longest = NEVER
    if (maxRetries !== undefined) longest = RETRY_POLICY.api.maxRetryAfterMs
    return Math.min(decision.retryInMs, end - now, longest)
  }
}

/**
 * Returns the error for an interrupted call. After a start was sent, the job may exist, even if the
 * step was canceled.
 */
function explainInterrupted(error: unknown, call: Call, tried: Tried): unknown {
  if (getTraits(call).isIdempotent) return error
  const why = safe`the request was interrupted while waiting for the response`
  return new CallError('unknown', { kind: 'no-response', why }, tried, error)
}
