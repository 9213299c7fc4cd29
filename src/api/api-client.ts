import type { NetworkContext } from '../net/network-context.ts'
import { parseRetryAfter } from '../net/parse-retry-after.ts'
import { RETRY_POLICY } from '../net/retry-policy.ts'
import { safe } from '../text/clean.ts'
import { type ApiFailure, makeStatusFailure, TransportError } from './api-failure.ts'
import {
  decideRetry,
  type GiveUpReason,
  getRetryTraits,
  isJobUnfinished,
  type Operation,
  type RetryTraits,
} from './retry-decision.ts'
import { type ApiRequest, sendApiRequest } from './transport.ts'

/** How long to keep retrying. */
export interface RetryLimits {
  /**
   * No pause extends beyond this time (ms since the epoch). One last attempt is made at that time.
   */
  readonly deadlineMs?: number | undefined
  /** The number of retries in a row after which to give up. */
  readonly maxRetries?: number | undefined
  /** When this step started the job (ms since the epoch), if it did. */
  readonly jobStartedAtMs?: number | undefined
  /**
   * Until then (ms since the epoch), “not finished yet” (409 on the bundle call) does not count
   * against `maxRetries`.
   */
  readonly retryUnfinishedUntilMs?: number | undefined
}

/** How many times a call was tried, for how long, and where. */
interface CallHistory {
  /** How many attempts have failed in a row. */
  readonly attempts: number
  readonly elapsedMs: number
  /** The requested host, with its port unless it is the default. */
  readonly host: string
}

/**
 * The failure of a call that is not retried. The phase that made the call words the error for
 * users.
 */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly reason: GiveUpReason
  /** The last failure. */
  readonly failure: ApiFailure
  readonly history: CallHistory

  constructor(reason: GiveUpReason, failure: ApiFailure, history: CallHistory, cause: unknown) {
    super(failure.why.text, { cause })
    this.reason = reason
    this.failure = failure
    this.history = history
  }
}

/** A call that failed again, and the facts that determine whether it is retried. */
interface FailedCall {
  readonly operation: Operation
  readonly error: TransportError
  readonly history: CallHistory
  /** How many failures count against `maxRetries`. */
  readonly countedFailures: number
  /** Whether the job is not finished yet, and the call waits for it. */
  readonly isJobAwaited: boolean
}

const NEVER = Number.POSITIVE_INFINITY

/** The options of all calls to one service. */
export interface ApiClientOptions extends Omit<NetworkContext, 'info'> {
  /** How long one attempt may take in total. */
  readonly requestTimeoutMs: number
  /**
   * Called for each failure that is retried. `attempts`: failures in a row; `pauseMs`: the pause
   * before the next attempt.
   */
  readonly onRetry: (failure: ApiFailure, attempts: number, pauseMs: number) => void
}

/**
 * A response, and how long the service asks clients to wait before the next request, in ms;
 * undefined if it does not.
 */
export type WithRetryAfter<T> = T & { readonly retryAfterMs: number | undefined }

/**
 * Sends a request as often as the policy allows, and returns the result of `read` for the body of a
 * successful response.
 */
export type SendCall = <T>(
  operation: Operation,
  request: ApiRequest,
  read: (body: string) => T,
  limits: RetryLimits,
) => Promise<WithRetryAfter<T>>

/**
 * Returns the function that makes the calls to one service. All its calls share one record of
 * whether the service was ever reached.
 */
export function makeSendCall(options: ApiClientOptions): SendCall {
  const client = new ApiClient(options)
  return (operation, request, read, limits) => client.call(operation, request, read, limits)
}

/** The service that is called, and the state that all its calls share. */
class ApiClient {
  readonly #options: ApiClientOptions
  #firstCallAtMs: number | undefined
  #hasConnected = false
  /** When the last of the requests that the service limits was sent. */
  #lastLimitedAtMs = Number.NEGATIVE_INFINITY

  constructor(options: ApiClientOptions) {
    this.#options = options
  }

  async call<T>(
    operation: Operation,
    request: ApiRequest,
    read: (body: string) => T,
    limits: RetryLimits,
  ): Promise<WithRetryAfter<T>> {
    const { clock, signal, onRetry } = this.#options
    const { deadlineMs = NEVER, retryUnfinishedUntilMs = 0 } = limits
    const startedAtMs = clock.now()
    this.#firstCallAtMs ??= startedAtMs
    let countedFailures = 0
    for (let attempts = 1; ; attempts++) {
      try {
        const { body, retryAfterMs } = await this.#attempt(operation, request, deadlineMs)
        return { ...read(body), retryAfterMs }
      } catch (error) {
        const history = { attempts, elapsedMs: clock.now() - startedAtMs, host: request.url.host }
        if (!(error instanceof TransportError))
          throw makeInterruptedError(error, operation, history)
        const { failure } = error
        const isJobAwaited =
          isJobUnfinished(operation, failure) && startedAtMs < retryUnfinishedUntilMs
        if (!isJobAwaited) countedFailures += 1
        const pauseMs = this.#decidePause(
          { operation, error, history, countedFailures, isJobAwaited },
          limits,
        )
        onRetry(failure, attempts, pauseMs)
        await clock.sleep(pauseMs, signal)
      }
    }
  }

  /** Returns when to give up on a service that was never reached, in ms since the epoch. */
  #getConnectDeadline(): number {
    if (this.#hasConnected || this.#firstCallAtMs === undefined) return NEVER
    return this.#firstCallAtMs + RETRY_POLICY.api.firstConnectionMs
  }

  /** Makes one attempt. `deadlineMs` is the deadline of the call. */
  async #attempt(operation: Operation, request: ApiRequest, deadlineMs: number) {
    const { clock, signal, requestTimeoutMs } = this.#options
    await this.#waitForTurn(getRetryTraits(operation), deadlineMs)
    const computeTimeUntil = (endMs: number) =>
      Math.max(endMs - clock.now(), RETRY_POLICY.api.lastAttemptMs[operation])
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

  /** Waits until a request with these traits may be sent, but never beyond the deadline. */
  async #waitForTurn({ spacingMs }: RetryTraits, deadlineMs: number): Promise<void> {
    if (spacingMs === undefined) return
    const { clock, signal } = this.#options
    const pauseMs = Math.min(this.#lastLimitedAtMs + spacingMs, deadlineMs) - clock.now()
    if (pauseMs > 0) await clock.sleep(pauseMs, signal)
    this.#lastLimitedAtMs = clock.now()
  }

  /**
   * Returns how long to pause after a failure, in ms.
   * @throws CallError if the call is not retried
   */
  #decidePause(failed: FailedCall, limits: RetryLimits): number {
    const { clock, random } = this.#options
    const { operation, error, history, countedFailures, isJobAwaited } = failed
    const { failure } = error
    const { deadlineMs = NEVER, maxRetries, jobStartedAtMs, retryUnfinishedUntilMs = 0 } = limits
    const nowMs = clock.now()
    let sinceStartMs: number | undefined
    if (jobStartedAtMs !== undefined) sinceStartMs = nowMs - jobStartedAtMs
    const context = { attempts: history.attempts, countedFailures, maxRetries, sinceStartMs }
    const decision = decideRetry(operation, failure, context, random)
    if ('giveUp' in decision) throw new CallError(decision.giveUp, failure, history, error)

    const deadlines = [deadlineMs, this.#getConnectDeadline()]
    if (isJobAwaited) deadlines.push(retryUnfinishedUntilMs)
    const endMs = Math.min(...deadlines)
    if (nowMs >= endMs) throw new CallError('exhausted', failure, history, error)

    let maxPauseMs = NEVER
    if (maxRetries !== undefined) maxPauseMs = RETRY_POLICY.api.maxRetryAfterMs
    return Math.min(decision.retryInMs, endMs - nowMs, maxPauseMs)
  }
}

/**
 * Returns the error for an interrupted call. After a start was sent, the job may exist, even if the
 * step was canceled.
 */
function makeInterruptedError(error: unknown, operation: Operation, history: CallHistory): unknown {
  if (getRetryTraits(operation).isIdempotent) return error
  const why = safe`the request was interrupted before the response arrived`
  return new CallError('unknown', { kind: 'no-response', why }, history, error)
}
