import { getProxyUrl } from '@actions/http-client/lib/proxy'
import { StepError } from '../../errors.ts'
import { type ConnectionFailure, explainConnectionError } from '../../net/connection-failure.ts'
import { parseRetryAfter } from '../../net/retry-after.ts'
import {
  isTransientStatus,
  maxRetriesAfter,
  type Random,
  RETRY,
  retryTimeout,
} from '../../net/retry-policy.ts'
import { type SafeText, safe } from '../../report/clean.ts'
import { count } from '../../units.ts'

/** What Octokit throws: an answer that is no success, or, without `response`, that there was no answer. */
interface HttpError extends Error {
  readonly status: number
  readonly request: { readonly url: string }
  readonly response?: {
    readonly headers: Readonly<Record<string, string | undefined>>
    readonly data: unknown
  }
}

/** Returns the status of the answer that an error stands for; undefined if there was none. */
export function statusOf(error: unknown): number | undefined {
  return isHttpError(error) && error.response ? error.status : undefined
}

/** Returns whether a request exceeded one of GitHub's rate limits. https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
export function isRateLimit(error: unknown): boolean {
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
 * that would not help.
 */
export function pauseAfter(
  error: unknown,
  attempts: number,
  nowMs: number,
  random: Random,
): number | undefined {
  if (!isTransient(error) || attempts > maxRetriesOf(error)) return undefined
  const headers = headersOf(error)
  const { 'x-ratelimit-reset': reset } = headers
  const untilReset = reset === undefined ? undefined : Number(reset) * 1_000 - nowMs
  const limited = isSecondary(error) ? RETRY.github.secondaryLimit : untilReset
  const asked = parseRetryAfter(headers, nowMs) ?? (isRateLimit(error) ? limited : undefined)
  const pause = retryTimeout(attempts, random, asked)
  return pause <= RETRY.github.maxRetryAfter ? pause : undefined
}

function maxRetriesOf(error: unknown): number {
  const isAnswered = statusOf(error) !== undefined
  return Math.min(RETRY.maxRetries, isAnswered ? Infinity : maxRetriesAfter(connectionFailureOf(error)))
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

/** Returns what GitHub said about a request that it refused. */
function saidBy(error: unknown): string {
  const data = isHttpError(error) ? (error.response?.data as ErrorBody) : undefined
  const details = Array.isArray(data?.errors) ? data.errors.map((one) => one?.message ?? one?.code) : []
  return [data?.message, ...details].filter((text) => typeof text === 'string').join(': ')
}

/** Returns whether an upload was refused because there is an asset of that name. */
export function isNameTaken(error: unknown): boolean {
  return statusOf(error) === 422 && /already_exists/.test(saidBy(error))
}

/** Returns whether something was refused because the release is published and immutable. */
export function isImmutable(error: unknown): boolean {
  return statusOf(error) === 422 && /immutable release/i.test(saidBy(error))
}

/** What was attempted, how often, and where. */
export interface Attempted {
  /** In a few words that follow «could not». */
  readonly what: string
  readonly attempts: number
  /** Root of the REST API. */
  readonly apiUrl: string
}

/** Returns the error to show when GitHub gave no usable answer to an attempt, or refused it. */
export function explainGitHubError(error: unknown, { what, attempts, apiUrl }: Attempted): unknown {
  if (!isHttpError(error)) return error
  const status = statusOf(error)
  const said = saidBy(error)
  if (isTransient(error)) {
    const server = new URL(apiUrl).host
    const statusPage = server === 'api.github.com' ? 'https://www.githubstatus.com' : undefined
    const values = {
      server,
      what,
      why: reasonOf(error),
      attempts: count(attempts, 'attempt'),
      said,
      statusPage,
    }
    return new StepError('release-unreachable', values, error)
  }
  if (status === 401) return new StepError('release-token-refused', { said }, error)
  if (status === 403 || status === 404)
    return new StepError('release-forbidden', { what, status, said }, error)
  return new StepError('release-refused', { what, status, said }, error)
}

/** https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#validation-failed */
type ErrorBody = { message?: unknown; errors?: { message?: unknown; code?: unknown }[] } | undefined

function isHttpError(error: unknown): error is HttpError {
  return error instanceof Error && error.name === 'HttpError'
}

function headersOf(error: unknown): Readonly<Record<string, string | undefined>> {
  return (isHttpError(error) && error.response?.headers) || {}
}
