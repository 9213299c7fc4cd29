import { getProxyUrl } from '@actions/http-client/lib/proxy'
import { count, showDuration } from '../common/units.ts'
import { AttemptTimeout } from '../net/attempt.ts'
import { type ConnectionFailure, explainConnectionError } from '../net/connection-failure.ts'
import { parseRetryAfter } from '../net/retry-after.ts'
import { isTransientStatus, maxRetriesAfter, type Random, RETRY, retryTimeout } from '../net/retry-policy.ts'
import { titleOf } from '../net/web-page.ts'
import { type SafeText, safe } from '../report/clean.ts'

/** What Octokit throws: an answer that is no success, or, without `response`, that there was no answer. */
interface HttpError extends Error {
  readonly status: number
  readonly request: { readonly url: string }
  readonly response?: {
    readonly headers: Readonly<Record<string, string | undefined>>
    readonly data: unknown
  }
}

/** An answer that is none of the API, although its status says that it is a success. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer'
  readonly why: SafeText

  constructor(why: SafeText) {
    super(why.text)
    this.why = why
  }

  /** Returns the error about this body. */
  static of(data: unknown): UnreadableAnswer {
    const body = typeof data === 'string' ? data : (JSON.stringify(data) ?? '')
    const title = titleOf(body)
    if (title !== undefined) return new UnreadableAnswer(safe`it answered with a web page, titled “${title}”`)
    const start = body === '' ? 'nothing' : safe`“${body.slice(0, MAX_QUOTED)}”`
    return new UnreadableAnswer(safe`it answered with ${start}, which is none of GitHub’s answers`)
  }
}

/** How much of an answer that cannot be read is shown, in characters. */
const MAX_QUOTED = 60

function isHttpError(error: unknown): error is HttpError {
  return error instanceof Error && error.name === 'HttpError'
}

/** Returns the status of the answer that an error stands for; undefined if there was none. */
export function statusOf(error: unknown): number | undefined {
  return isHttpError(error) && error.response ? error.status : undefined
}

function headersOf(error: unknown): Readonly<Record<string, string | undefined>> {
  return (isHttpError(error) && error.response?.headers) || {}
}

/**
 * Returns whether a request exceeded one of GitHub's rate limits:
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
function isRateLimit(error: unknown): boolean {
  const status = statusOf(error)
  const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining } = headersOf(error)
  const saysSo = retryAfter !== undefined || remaining === '0' || isSecondary(error)
  return status === 429 || (status === 403 && saysSo)
}

/** A limit on concurrent requests, or on requests of one kind, is often recognizable by its words alone. */
function isSecondary(error: unknown): boolean {
  return /secondary rate limit|abuse detection/i.test(saidBy(error))
}

/** Returns whether GitHub did not answer, or said «not now»: the same request may succeed later. */
function isTransient(error: unknown): boolean {
  const status = statusOf(error)
  return status === undefined ? isOfRequest(error) : isTransientStatus(status) || isRateLimit(error)
}

/** Returns whether that is how a request ended, and no mistake in this code. */
function isOfRequest(error: unknown): boolean {
  return isHttpError(error) || error instanceof UnreadableAnswer || error instanceof AttemptTimeout
}

/**
 * Returns how long to wait, in ms, before a request that has failed `attempts` times in a row is sent again; undefined if
 * that would not help. With `leftMs`, the time that is left for it decides, and not how often it has failed.
 */
export function pauseAfter(
  error: unknown,
  attempts: number,
  nowMs: number,
  random: Random,
  leftMs?: number,
): number | undefined {
  if (!isTransient(error) || attempts > maxRetriesOf(error, leftMs)) return undefined
  const asked = pauseAskedFor(error, nowMs)
  const pause = retryTimeout(attempts, random, asked)
  if (leftMs === undefined) return pause <= RETRY.github.maxRetryAfter ? pause : undefined
  const isInVain = leftMs <= 0 || (isRateLimit(error) && pause > leftMs)
  return isInVain ? undefined : Math.min(pause, leftMs)
}

/** Returns how long GitHub asks to wait, in ms; undefined if it does not. */
function pauseAskedFor(error: unknown, nowMs: number): number | undefined {
  const headers = headersOf(error)
  const { 'x-ratelimit-reset': reset } = headers
  const untilReset = reset === undefined ? undefined : Number(reset) * 1_000 - nowMs
  const limited = isSecondary(error) ? RETRY.github.secondaryLimit : untilReset
  return parseRetryAfter(headers, nowMs) ?? (isRateLimit(error) ? limited : undefined)
}

function maxRetriesOf(error: unknown, leftMs: number | undefined): number {
  const most = leftMs === undefined ? RETRY.maxRetries : Number.POSITIVE_INFINITY
  if (error instanceof UnreadableAnswer) return RETRY.maxRetriesIfPermanent
  const isAnswered = statusOf(error) !== undefined
  return isAnswered ? most : Math.min(most, maxRetriesAfter(connectionFailureOf(error)))
}

/** Returns in a few words why there was no usable answer, such as «it answered with HTTP 502». */
export function reasonOf(error: unknown): SafeText {
  if (error instanceof UnreadableAnswer) return error.why
  const status = statusOf(error)
  return status === undefined ? connectionFailureOf(error).why : safe`it answered with HTTP ${status}`
}

function connectionFailureOf(error: unknown): ConnectionFailure {
  const viaProxy = isHttpError(error) && getProxyUrl(new URL(error.request.url)) !== undefined
  return explainConnectionError(error, viaProxy)
}

/** https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#validation-failed */
type ErrorBody = { message?: unknown; errors?: { message?: unknown; code?: unknown }[] } | undefined

/** Returns what GitHub said about a request that it refused. */
function saidBy(error: unknown): string {
  const data = isHttpError(error) ? (error.response?.data as ErrorBody) : undefined
  const details = Array.isArray(data?.errors) ? data.errors.map((one) => one?.message ?? one?.code) : []
  return [data?.message, ...details].filter((text) => typeof text === 'string').join(': ')
}

/** A request that GitHub refused, or to which it gave no usable answer: what a message about it needs. */
export interface GitHubFailure {
  /** What was attempted, in a few words that follow «could not». */
  readonly what: string
  /** Whether GitHub refused, limits requests, answered with what is none of its API, or not usably, however often it was asked. */
  readonly kind: 'refused' | 'limited' | 'unreadable' | 'unanswered'
  /** Of a refusal. */
  readonly refusal: number | undefined
  readonly why: SafeText
  readonly said: string
  /** In words: how long GitHub asks to wait; undefined if it does not say. */
  readonly until: string | undefined
  /** In words. */
  readonly attempts: string
  readonly server: string
  /** Where to look whether the server works; undefined for an Enterprise Server. */
  readonly statusPage: string | undefined
}

/**
 * Returns what there is to say of a request that failed; undefined if the error is about anything else. `apiUrl` is the root of
 * the REST API, `now` in ms since the epoch.
 */
export function failureOf(
  error: unknown,
  {
    what,
    attempts,
    apiUrl,
    now,
  }: Readonly<Record<'what' | 'apiUrl', string> & Record<'attempts' | 'now', number>>,
): GitHubFailure | undefined {
  if (!isOfRequest(error)) return undefined
  const asked = pauseAskedFor(error, now)
  const server = new URL(apiUrl).host
  return {
    what,
    kind: kindOf(error),
    refusal: isTransient(error) ? undefined : statusOf(error),
    why: reasonOf(error),
    said: saidBy(error),
    until: asked === undefined ? undefined : showDuration(asked),
    attempts: count(attempts, 'attempt'),
    server,
    statusPage: server === 'api.github.com' ? 'https://www.githubstatus.com' : undefined,
  }
}

function kindOf(error: unknown): GitHubFailure['kind'] {
  if (error instanceof UnreadableAnswer) return 'unreadable'
  if (isRateLimit(error)) return 'limited'
  return isTransient(error) ? 'unanswered' : 'refused'
}
