import { StepError } from '../../errors.ts'
import { backOffMs, type Random, retryAfterMs } from '../../net/retry.ts'
import { type SafeText, safe } from '../../report/clean.ts'
import { count } from '../../units.ts'

/** When GitHub asks for more patience than this, in ms, it is better to say so than to sit and wait. */
const MAX_PAUSE_MS = 60_000

/** What Octokit throws: an answer that is no success, or, without `response`, that there was no answer. */
interface HttpError extends Error {
  readonly status: number
  readonly response?: {
    readonly headers: Readonly<Record<string, string | undefined>>
    readonly data: unknown
  }
}

/** Returns the status of the answer that an error stands for; undefined if there was none. */
export function statusOf(error: unknown): number | undefined {
  return isHttpError(error) && error.response ? error.status : undefined
}

/**
 * How long to wait for a secondary limit that does not say how long, in ms.
 * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately
 */
const MIN_PAUSE_MS = 60_000

/** Returns whether GitHub turned a request away for being too many. https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
export function isRateLimit(error: unknown): boolean {
  const status = statusOf(error)
  const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining } = headersOf(error)
  const saysSo = retryAfter !== undefined || remaining === '0' || isSecondary(error)
  return status === 429 || (status === 403 && saysSo)
}

/** Of the limits on requests at the same time, or of one kind, often the words alone tell. */
function isSecondary(error: unknown): boolean {
  return /secondary rate limit|abuse detection/i.test(saidBy(error))
}

/** Returns how long to wait, in ms, before the same request may succeed; undefined if it will not. */
export function pauseAfter(error: unknown, tries: number, nowMs: number, random: Random): number | undefined {
  const status = statusOf(error) ?? (isHttpError(error) ? 500 : 0)
  if (status < 500 && !isRateLimit(error)) return undefined
  const headers = headersOf(error)
  const { 'x-ratelimit-reset': reset } = headers
  const untilReset = reset === undefined ? undefined : Number(reset) * 1_000 - nowMs
  const limited = isSecondary(error) ? MIN_PAUSE_MS : untilReset
  const asked = retryAfterMs(headers, nowMs) ?? (isRateLimit(error) ? limited : undefined)
  const pause = Math.max(asked ?? 0, backOffMs(tries, random))
  return pause <= MAX_PAUSE_MS ? pause : undefined
}

/** Returns in a few words why there was no usable answer, such as «it answered with HTTP 502». */
export function reasonOf(error: unknown): SafeText {
  const status = statusOf(error)
  if (status !== undefined) return safe`it answered with HTTP ${status}`
  const why = firstMessageOf(error)
  // How undici says that a proxy refused to connect.
  const refusal = /^Proxy response \((\d{3})\)/.exec(why)
  return refusal
    ? safe`the proxy made no connection to it (HTTP ${refusal[1]})`
    : safe`there was no answer (${why})`
}

/** What the libraries put around an error says less than the error. */
function firstMessageOf(error: unknown): string {
  const { message, cause } = Object(error) as Partial<Error>
  return cause ? firstMessageOf(cause) : (message ?? String(error))
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
  readonly tries: number
  /** Root of the REST API. */
  readonly apiUrl: string
}

/** Returns the error that a person is told when GitHub gave no usable answer to an attempt, or refused it. */
export function explainGitHubError(error: unknown, { what, tries, apiUrl }: Attempted): unknown {
  if (!isHttpError(error)) return error
  const status = statusOf(error)
  const said = saidBy(error)
  if (status === undefined || status >= 500 || isRateLimit(error)) {
    const server = new URL(apiUrl).host
    const statusPage = server === 'api.github.com' ? 'https://www.githubstatus.com' : undefined
    const values = {
      server,
      what,
      why: reasonOf(error),
      tries: count(tries, 'attempt'),
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
