import type { Clock } from '../clock.ts'
import { type Random, retryAfterMs } from '../net/retry.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { gatewaySign } from './gateway.ts'
import { type RequestFailure, TransportError } from './request-failure.ts'
import {
  type AgentJob,
  agentJob,
  type Bundle,
  bundle,
  exportJob,
  isOwnError,
  isWebPage,
  type JobState,
  type StartedExport,
  saidIn,
  startedExport,
} from './responses.ts'
import { type Call, decide, isUnfinished } from './retry.ts'
import { type Answer, type Request, send } from './transport.ts'

/** How long to go on trying. */
export interface RetryLimits {
  /** No pause goes beyond this time (ms since the epoch); one last try is made at the time itself. */
  readonly deadline?: number | undefined
  /** Give up after so many failures in a row. */
  readonly maxTries?: number | undefined
  /** When this step started the job (ms since the epoch), if it did. */
  readonly startedAt?: number | undefined
  /** Until then (ms since the epoch), «not finished yet» (409 on the bundle call) does not count against `maxTries`. */
  readonly readyBy?: number | undefined
}

/** A call was given up. What to tell a person about it is for the caller, who knows what it was for. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly reason: 'refused' | 'unknown' | 'exhausted'
  readonly failure: RequestFailure
  /** Failures in a row. */
  readonly tries: number
  readonly elapsedMs: number

  constructor(
    reason: CallError['reason'],
    failure: RequestFailure,
    tries: number,
    elapsedMs: number,
    cause: unknown,
  ) {
    super(failure.why.text, { cause })
    this.reason = reason
    this.failure = failure
    this.tries = tries
    this.elapsedMs = elapsedMs
  }
}

interface Retry {
  readonly failure: RequestFailure
  readonly tries: number
  /** The pause before the next try. */
  readonly pauseMs: number
}

export interface ClientOptions {
  /** The root of the API; a trailing slash does not matter. */
  readonly baseUrl: URL
  readonly apiKey: string
  /** The whole length of one attempt. */
  readonly requestTimeoutMs: number
  readonly clock: Clock
  readonly random: Random
  /** Aborted when the step is cancelled; every call then throws the signal's reason. */
  readonly signal: AbortSignal
  readonly onRetry: (retry: Retry) => void
}

/** An answer, and how long the service asks to wait before the next question (ms), if it does. */
export type Hinted<T> = T & { readonly hintMs: number | undefined }

/** The four calls of the administrative API. Each throws `CallError`, or the reason of the signal. */
export interface AdminApi {
  /** Section 4.2. Not idempotent: it is sent again only when it provably was not carried out. */
  startExport(domain: string, limits: RetryLimits): Promise<StartedExport>
  /** Section 4.3. */
  readExport(jobId: string, limits: RetryLimits): Promise<Hinted<JobState>>
  /** Section 4.4. Asking twice gives two links and does nothing else. */
  requestBundle(jobId: string, limits: RetryLimits): Promise<Bundle>
  /** Section 4.1. */
  readAgentJob(projectId: string, jobId: string, limits: RetryLimits): Promise<Hinted<AgentJob>>
}

/**
 * A last try at the deadline itself may take this long, so that a wait ends when it should. In ms. The start has more
 * time: one that is broken off may have been carried out.
 */
const LAST_TRY_MS = { start: 5_000, status: 1_500, bundle: 1_500, 'agent-job': 1_500 }

/** What could not be connected to once in this time is not there: a wrong address, a firewall, a dead proxy. In ms. */
const FIRST_CONNECTION_MS = 2 * 60 * 1_000

/** Where a few tries have to do, no server can make us wait longer than this between two. In ms. */
const MAX_PAUSE_MS = 5 * 60 * 1_000

/** Returns the API at `options.baseUrl`. Ids are encoded into the path; they must not be empty or dot segments. */
export function adminApi(options: ClientOptions): AdminApi {
  const { baseUrl, apiKey, clock, random, signal } = options
  let firstAskedAt: number | undefined
  let hasConnected = false

  const request = (method: Request['method'], path: string, body?: object): Request => ({
    method,
    url: new URL(`${baseUrl.origin}${baseUrl.pathname.replace(/\/+$/, '')}${path}`),
    apiKey,
    ...(body && { body: JSON.stringify(body) }),
  })

  async function ask<T>(
    call: Call,
    what: Request,
    read: (body: string) => T,
    limits: RetryLimits,
  ): Promise<Hinted<T>> {
    const begunAt = clock.now()
    firstAskedAt ??= begunAt
    const connectedBy = firstAskedAt + FIRST_CONNECTION_MS
    const { maxTries, startedAt, readyBy = begunAt, deadline = Number.POSITIVE_INFINITY } = limits
    let uncounted = 0
    for (let tries = 1; ; tries++) {
      const timeUntil = (end: number) => Math.max(end - clock.now(), LAST_TRY_MS[call])
      const timeoutMs = Math.min(options.requestTimeoutMs, timeUntil(deadline))
      const connectMs = hasConnected ? timeoutMs : Math.min(timeoutMs, timeUntil(connectedBy))
      try {
        const answer = await send(what, { timeoutMs, connectMs, signal })
        hasConnected = true
        const hintMs = retryAfterMs(answer.headers, clock.now())
        if (answer.status > 299) throw new TransportError(refusal(answer, hintMs))
        return { ...read(answer.body), hintMs }
      } catch (error) {
        if (!(error instanceof TransportError))
          throw call === 'start' ? lostStart(error, tries, clock.now() - begunAt) : error
        const { failure } = error
        if (failure.kind !== 'not-sent') hasConnected = true
        const now = clock.now()
        const isUnfinishedJob = isUnfinished(call, failure)
        const untilReadyMs = isUnfinishedJob && now < readyBy ? readyBy - now : undefined
        if (untilReadyMs !== undefined) uncounted += 1
        const verdict = decide(
          call,
          failure,
          {
            tries,
            counted: isUnfinishedJob && untilReadyMs === undefined ? tries : tries - uncounted,
            maxTries,
            sinceStartMs: startedAt === undefined ? undefined : now - startedAt,
          },
          random,
        )
        if ('giveUp' in verdict) throw new CallError(verdict.giveUp, failure, tries, now - begunAt, error)
        const end = !hasConnected ? Math.min(deadline, connectedBy) : deadline
        if (now >= end) throw new CallError('exhausted', failure, tries, now - begunAt, error)
        const longestMs = Math.min(maxTries ? MAX_PAUSE_MS : Infinity, untilReadyMs ?? Infinity)
        const pauseMs = Math.min(verdict.again, end - now, longestMs)
        options.onRetry({ failure, tries, pauseMs })
        await clock.sleep(pauseMs, signal)
      }
    }
  }

  const jobs = '/v1/static-export/jobs'
  const id = encodeURIComponent
  return {
    startExport: (domain, limits) => ask('start', request('POST', jobs, { domain }), startedExport, limits),
    readExport: (jobId, limits) => ask('status', request('GET', `${jobs}/${id(jobId)}`), exportJob, limits),
    requestBundle: (jobId, limits) =>
      ask('bundle', request('POST', `${jobs}/${id(jobId)}/bundle`), bundle, limits),
    readAgentJob: (projectId, jobId, limits) =>
      ask('agent-job', request('GET', `/v2/agent/${id(projectId)}/job/${id(jobId)}`), agentJob, limits),
  }
}

/** Whatever went wrong after the start was sent, a cancelled step included: the job may exist. */
function lostStart(error: unknown, tries: number, elapsedMs: number): CallError {
  const why = safe`waiting for its answer, or processing it, was interrupted`
  return new CallError('unknown', { kind: 'no-answer', why }, tries, elapsedMs, error)
}

function refusal({ status, headers, body }: Answer, hintMs: number | undefined): RequestFailure {
  const sign = gatewaySign(headers)
  const page = isWebPage(body)
  return {
    kind: 'status',
    why: whyOf(status, page, sign),
    status,
    retryAfterMs: hintMs,
    said: saidIn(body),
    isWebPage: page,
    isOwnWord: sign === undefined && isOwnError(body),
    redirectHost: hostOf(headers.location),
  }
}

function whyOf(status: number, isPage: boolean, sign: string | undefined): SafeText {
  if (isPage) return safe`the answer was HTTP ${status}, a web page from a gateway in front of the service`
  if (sign)
    return safe`the answer was HTTP ${status}, from or through a cache or gateway (as its header ${sign} shows)`
  return safe`it answered with HTTP ${status}`
}

function hostOf(location: string | undefined): string {
  return location && URL.canParse(location) ? new URL(location).host : ''
}
