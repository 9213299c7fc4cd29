import { getProxyUrl } from '@actions/http-client/lib/proxy'
import { count, showDuration } from '../common/units.ts'
import { AttemptTimeout } from '../net/attempt.ts'
import { type ConnectionFailure, explainConnectionError } from '../net/connection-failure.ts'
import { parseRetryAfter } from '../net/retry-after.ts'
import { isTransientStatus, maxRetriesAfter, type Random, RETRY, retryTimeout } from '../net/retry-policy.ts'
import { titleOf } from '../net/web-page.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { textAt } from './json.ts'

/** What Octokit throws: an answer that is no success, or, without `response`, that there was no answer. */
interface HttpError extends Error {
  readonly request: { readonly url: string }
  readonly response?: {
    readonly status: number
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
    const shown =
      title === undefined ? safe`“${body.slice(0, MAX_QUOTED)}”` : safe`a web page, titled “${title}”`
    return new UnreadableAnswer(safe`it answered with ${shown}, which is none of GitHub’s answers`)
  }
}

/** How much of an answer that cannot be read is shown, in characters. */
const MAX_QUOTED = 60

function isHttpError(error: unknown): error is HttpError {
  return error instanceof Error && error.name === 'HttpError'
}

function responseOf(error: unknown): HttpError['response'] {
  return isHttpError(error) ? error.response : undefined
}

/** Returns the status of the answer that an error stands for; undefined if there was none. */
export function statusOf(error: unknown): number | undefined {
  return responseOf(error)?.status
}

/**
 * Returns whether a request exceeded one of GitHub's rate limits:
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
function isRateLimit(error: unknown): boolean {
  const status = statusOf(error)
  const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining } = responseOf(error)?.headers ?? {}
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
 * that would not help in the time that is left.
 */
export function pauseAfter(
  error: unknown,
  attempts: number,
  nowMs: number,
  random: Random,
  leftMs: number,
): number | undefined {
  if (!isTransient(error) || attempts > maxRetriesOf(error) || leftMs <= 0) return undefined
  const pause = retryTimeout(attempts, random, pauseAskedFor(error, nowMs))
  return isRateLimit(error) && pause > leftMs ? undefined : Math.min(pause, leftMs)
}

/** Returns how long GitHub asks to wait, in ms; undefined if it does not. */
function pauseAskedFor(error: unknown, nowMs: number): number | undefined {
  const headers = responseOf(error)?.headers ?? {}
  const { 'x-ratelimit-reset': reset } = headers
  const untilReset = reset === undefined ? undefined : Number(reset) * 1_000 - nowMs
  const limited = isSecondary(error) ? RETRY.github.secondaryLimit : untilReset
  return parseRetryAfter(headers, nowMs) ?? (isRateLimit(error) ? limited : undefined)
}

function maxRetriesOf(error: unknown): number {
  if (error instanceof UnreadableAnswer) return RETRY.maxRetriesIfPermanent
  return statusOf(error) === undefined
    ? maxRetriesAfter(connectionFailureOf(error))
    : Number.POSITIVE_INFINITY
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

/** Returns what GitHub said about a request that it refused. */
function saidBy(error: unknown): string {
  return textAt(responseOf(error)?.data, 'message') ?? ''
}

/** What was asked, and how often. `apiUrl` is the root of the REST API, `now` in ms since the epoch. */
type Asked = Readonly<Record<'what' | 'apiUrl', string> & Record<'attempts' | 'now', number>>

/** A request that GitHub refused, or to which it gave no usable answer: what a message about it needs, most of it in words. */
export type GitHubFailure = NonNullable<ReturnType<typeof failureOf>>

/** Returns what there is to say of a request that failed; undefined if the error is about anything else. */
export function failureOf(error: unknown, { what, attempts, apiUrl, now }: Asked) {
  if (!isOfRequest(error)) return undefined
  const asked = pauseAskedFor(error, now)
  const server = new URL(apiUrl).host
  return {
    /** What was attempted, in a few words that follow «could not». */
    what,
    kind: kindOf(error),
    /** Of a refusal. */
    status: isTransient(error) ? undefined : statusOf(error),
    why: reasonOf(error),
    said: saidBy(error),
    /** How long GitHub asks to wait; undefined if it does not say. */
    until: asked === undefined ? undefined : showDuration(asked),
    attempts: count(attempts, 'attempt'),
    server,
    /** Where to look whether the server works; undefined for an Enterprise Server. */
    statusPage: server === 'api.github.com' ? 'https://www.githubstatus.com' : undefined,
  }
}

/** Did GitHub refuse, limit requests, answer with what is none of its API, or not usably, however often it was asked? */
function kindOf(error: unknown): 'refused' | 'limited' | 'unreadable' | 'unreachable' {
  if (error instanceof UnreadableAnswer) return 'unreadable'
  if (isRateLimit(error)) return 'limited'
  return isTransient(error) ? 'unreachable' : 'refused'
}
