import type { Clock } from '../clock.ts'
import { parseRetryAfter } from '../net/retry-after.ts'
import { type Random, RETRY } from '../net/retry-policy.ts'
import { safe } from '../report/clean.ts'
import { statusFailure } from './error-response.ts'
import { type RequestFailure, TransportError } from './request-failure.ts'
import { type Call, decide, isUnfinished } from './retry-decision.ts'
import { type ApiRequest, send } from './transport.ts'

/** How long to keep retrying. */
export interface RetryLimits {
  /** No pause goes beyond this time (ms since the epoch); one last attempt is made at the time itself. */
  readonly deadline?: number | undefined
  /** Give up after so many retries in a row. */
  readonly maxRetries?: number | undefined
  /** When this step started the job (ms since the epoch), if it did. */
  readonly jobStartedAt?: number | undefined
  /**
   * Until then (ms since the epoch), «not finished yet» (409 on the bundle call) does not count against `maxRetries`.
   */
  readonly retryUnfinishedUntil?: number | undefined
}

/** A call failed for good. The caller, who knows what it was for, explains it to people. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly reason: 'refused' | 'unknown' | 'exhausted'
  /** The last failure. */
  readonly failure: RequestFailure
  /** Failures in a row. */
  readonly attempts: number
  readonly elapsedMs: number
  /** Which host was asked, with its port unless that is the usual one. */
  readonly host: string

  constructor(
    reason: CallError['reason'],
    failure: RequestFailure,
    { attempts, elapsedMs, host }: Pick<CallError, 'attempts' | 'elapsedMs' | 'host'>,
    cause: unknown,
  ) {
    super(failure.why.text, { cause })
    this.reason = reason
    this.failure = failure
    this.attempts = attempts
    this.elapsedMs = elapsedMs
    this.host = host
  }
}

interface Retry {
  readonly failure: RequestFailure
  /** Failures in a row. */
  readonly attempts: number
  /** The pause before the next attempt, in ms. */
  readonly pauseMs: number
}

export interface CallerOptions {
  /** The whole length of one attempt. */
  readonly requestTimeoutMs: number
  readonly clock: Clock
  readonly random: Random
  /** Aborted when the step is cancelled; every call then throws the signal's reason. */
  readonly signal: AbortSignal
  readonly onRetry: (retry: Retry) => void
}

/** An answer, and how long the service asks to wait before the next request (ms), if it does. */
export type WithRetryAfter<T> = T & { readonly retryAfterMs: number | undefined }

/** Sends a request as often as the policy allows, and returns what `read` makes of the body of a good answer. */
export type Caller = <T>(
  call: Call,
  request: ApiRequest,
  read: (body: string) => T,
  limits: RetryLimits,
) => Promise<WithRetryAfter<T>>

/** Returns the function that makes the calls to one service. Its calls share whether the service was ever reached. */
export function openCaller(options: CallerOptions): Caller {
  const service = new Service(options)
  return (call, request, read, limits) => service.call(call, request, read, limits)
}

/** One call, while it is retried. */
interface CallInProgress {
  readonly call: Call
  readonly host: string
  readonly limits: RetryLimits
  readonly startedAt: number
  readonly deadline: number
  /** By when a service that was never reached has to be. */
  readonly connectBy: number
  /** Attempts that only said that the job has not finished yet, while there was time to wait for it. */
  waitedFor: number
}

class Service {
  readonly #options: CallerOptions
  #firstCallAt: number | undefined
  #hasConnected = false

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
    const startedAt = clock.now()
    this.#firstCallAt ??= startedAt
    const connectBy = this.#firstCallAt + RETRY.api.firstConnection
    const { deadline = Number.POSITIVE_INFINITY } = limits
    const { host } = request.url
    const progress = { call, host, limits, startedAt, deadline, connectBy, waitedFor: 0 }
    for (let attempts = 1; ; attempts++) {
      try {
        return await this.#attempt(progress, request, read)
      } catch (error) {
        if (!(error instanceof TransportError))
          throw call === 'start'
            ? lostStart(error, { attempts, elapsedMs: clock.now() - startedAt, host })
            : error
        if (error.failure.kind !== 'not-sent') this.#hasConnected = true
        const pauseMs = this.#pauseAfter(error, attempts, progress)
        onRetry({ failure: error.failure, attempts, pauseMs })
        await clock.sleep(pauseMs, signal)
      }
    }
  }

  async #attempt<T>(
    { call, deadline, connectBy }: CallInProgress,
    request: ApiRequest,
    read: (body: string) => T,
  ): Promise<WithRetryAfter<T>> {
    const { requestTimeoutMs, clock, signal } = this.#options
    const timeUntil = (end: number) => Math.max(end - clock.now(), RETRY.api.lastAttempt[call])
    const timeoutMs = Math.min(requestTimeoutMs, timeUntil(deadline))
    const connectMs = this.#hasConnected ? timeoutMs : Math.min(timeoutMs, timeUntil(connectBy))
    const response = await send(request, { timeoutMs, connectMs, clock, signal })
    this.#hasConnected = true
    const retryAfterMs = parseRetryAfter(response.headers, clock.now())
    if (response.status > 299) throw new TransportError(statusFailure(response, retryAfterMs))
    return { ...read(response.body), retryAfterMs }
  }

  /** Returns the pause before the next attempt, in ms. @throws CallError if there is to be none */
  #pauseAfter(error: TransportError, attempts: number, progress: CallInProgress): number {
    const { clock, random } = this.#options
    const { failure } = error
    const { call, host, startedAt, deadline, connectBy, limits } = progress
    const { maxRetries, jobStartedAt, retryUnfinishedUntil = startedAt } = limits
    const now = clock.now()
    const givenUp = (reason: CallError['reason']) =>
      new CallError(reason, failure, { attempts, elapsedMs: now - startedAt, host }, error)

    const isWaitedFor = isUnfinished(call, failure) && now < retryUnfinishedUntil
    if (isWaitedFor) progress.waitedFor += 1
    // Waiting for the job uses up no retries of other failures. But once there is no time left to wait, everything
    // counts: a service that has said «not finished» all along must not be asked `maxRetries` more times.
    const counted = isUnfinished(call, failure) && !isWaitedFor ? attempts : attempts - progress.waitedFor
    const sinceStartMs = jobStartedAt === undefined ? undefined : now - jobStartedAt
    const decision = decide(call, failure, { attempts, counted, maxRetries, sinceStartMs }, random)
    if ('giveUp' in decision) throw givenUp(decision.giveUp)

    const end = this.#hasConnected ? deadline : Math.min(deadline, connectBy)
    if (now >= end) throw givenUp('exhausted')
    return Math.min(
      decision.retryInMs,
      end - now,
      maxRetries === undefined ? Number.POSITIVE_INFINITY : RETRY.api.maxRetryAfter,
      isWaitedFor ? retryUnfinishedUntil - now : Number.POSITIVE_INFINITY,
    )
  }
}

/** Whatever went wrong after the start was sent, a cancelled step included: the job may exist. */
function lostStart(error: unknown, progress: Pick<CallError, 'attempts' | 'elapsedMs' | 'host'>): CallError {
  const why = safe`waiting for its answer, or processing it, was interrupted`
  return new CallError('unknown', { kind: 'no-answer', why }, progress, error)
}
