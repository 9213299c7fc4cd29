import { getProxyUrl } from '@actions/http-client/lib/proxy'
import { count } from '../common/units.ts'
import { type ConnectionFailure, explainConnectionError } from '../net/connection-failure.ts'
import { parseRetryAfter } from '../net/retry-after.ts'
import { isTransientStatus, maxRetriesAfter, type Random, RETRY, retryTimeout } from '../net/retry-policy.ts'
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

function isHttpError(error: unknown): error is HttpError {
  return error instanceof Error && error.name === 'HttpError'
}

/** Returns the status of the answer that an error stands for; undefined if there was none. */
function statusOf(error: unknown): number | undefined {
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
  if (status === undefined) return isHttpError(error)
  return isTransientStatus(status) || isRateLimit(error)
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
  const headers = headersOf(error)
  const { 'x-ratelimit-reset': reset } = headers
  const untilReset = reset === undefined ? undefined : Number(reset) * 1_000 - nowMs
  const limited = isSecondary(error) ? RETRY.github.secondaryLimit : untilReset
  const asked = parseRetryAfter(headers, nowMs) ?? (isRateLimit(error) ? limited : undefined)
  const pause = retryTimeout(attempts, random, asked)
  if (leftMs !== undefined) return leftMs > 0 ? Math.min(pause, leftMs) : undefined
  return pause <= RETRY.github.maxRetryAfter ? pause : undefined
}

function maxRetriesOf(error: unknown, leftMs: number | undefined): number {
  const most = leftMs === undefined ? RETRY.maxRetries : Number.POSITIVE_INFINITY
  const isAnswered = statusOf(error) !== undefined
  return isAnswered ? most : Math.min(most, maxRetriesAfter(connectionFailureOf(error)))
}

/** Returns in a few words why there was no usable answer, such as «it answered with HTTP 502». */
export function reasonOf(error: unknown): SafeText {
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
  /** Of a refusal; undefined if there was no usable answer, however often it was asked. */
  readonly refusal: number | undefined
  readonly why: SafeText
  readonly said: string
  /** In words. */
  readonly attempts: string
  readonly server: string
  /** Where to look whether the server works; undefined for an Enterprise Server. */
  readonly statusPage: string | undefined
}

/** Returns what there is to say of an error of Octokit; undefined if it is none. `apiUrl` is the root of the REST API. */
export function failureOf(
  error: unknown,
  { what, attempts, apiUrl }: { readonly what: string; readonly attempts: number; readonly apiUrl: string },
): GitHubFailure | undefined {
  if (!isHttpError(error)) return undefined
  const server = new URL(apiUrl).host
  return {
    what,
    refusal: isTransient(error) ? undefined : statusOf(error),
    why: reasonOf(error),
    said: saidBy(error),
    attempts: count(attempts, 'attempt'),
    server,
    statusPage: server === 'api.github.com' ? 'https://www.githubstatus.com' : undefined,
  }
}
