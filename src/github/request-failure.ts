import { getProxyUrl } from '@actions/http-client/lib/proxy'
import { formatCount, showDuration } from '../common/units.ts'
import { AttemptTimeout } from '../net/attempt.ts'
import { type ConnectionFailure, explainConnectionError } from '../net/connection-failure.ts'
import { parseRetryAfter } from '../net/parse-retry-after.ts'
import {
  computeRetryPause,
  isTransientStatus,
  limitRetriesAfter,
  type Random,
  RETRY,
} from '../net/retry-policy.ts'
import { readTitle } from '../net/web-page.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { WordedError } from '../text/worded-error.ts'
import { getText } from './json-path.ts'

/**
 * An error that Octokit throws: for a response that is not a success or, without `response`, for a
 * request that got no response.
 */
interface HttpError extends Error {
  readonly request: { readonly url: string }
  readonly response?: {
    readonly status: number
    readonly headers: Readonly<Record<string, string | undefined>>
    readonly data: unknown
  }
}

/** A response with a success status that does not come from the API. */
export class UnreadableAnswer extends WordedError {
  override readonly name = 'UnreadableAnswer'

  /** Returns the error about this body. */
  static of(data: unknown): UnreadableAnswer {
    const body = typeof data === 'string' ? data : (JSON.stringify(data) ?? '')
    return new UnreadableAnswer(
      safe`it answered with ${describeBody(body)}, which is not a response from GitHub`,
    )
  }

  /** Returns the error about a redirect to this address, which was not followed. */
  static ofRedirect(to: string): UnreadableAnswer {
    return new UnreadableAnswer(safe`it redirects to ${to}, which was not followed`)
  }
}

function describeBody(body: string): SafeText {
  const title = readTitle(body)
  if (title === undefined) return safe`“${body.slice(0, MAX_QUOTED)}”`
  if (title === '') return safe`a web page`
  return safe`a web page, titled “${title}”`
}

/** How much of an answer that cannot be read is shown, in characters. */
const MAX_QUOTED = 60

function isHttpError(error: unknown): error is HttpError {
  return error instanceof Error && error.name === 'HttpError'
}

/** Returns the answer that could not be read; Octokit wraps what is thrown while it asks. */
function findUnreadable(error: unknown): UnreadableAnswer | undefined {
  const thrown = isHttpError(error) ? error.cause : error
  if (!(thrown instanceof UnreadableAnswer)) return undefined
  return thrown
}

/**
 * Returns what an error says of a request. GitHub’s limits are often recognizable by their words
 * alone: https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
function readError(error: unknown) {
  const { status, headers = {}, data } = (isHttpError(error) && error.response) || {}
  const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining } = headers
  const serverMessage = getText(data, 'message') ?? ''
  /** On concurrent requests, or on requests of one kind. */
  const hasSecondaryLimit = /secondary rate limit|abuse detection/i.test(serverMessage)
  const saysSo = retryAfter !== undefined || remaining === '0' || hasSecondaryLimit
  const isLimited = status === 429 || (status === 403 && saysSo)
  const isUnreadable = findUnreadable(error) !== undefined
  /** Whether the error comes from a request, rather than from a bug in this code. */
  const isOfRequest = isHttpError(error) || isUnreadable || error instanceof AttemptTimeout
  /** Whether GitHub did not respond, or said “not now”: the same request may succeed later. */
  const isTransient = status === undefined ? isOfRequest : isTransientStatus(status) || isLimited
  const kind = classify({ isUnreadable, isLimited, isTransient })
  return {
    status,
    headers,
    serverMessage,
    hasSecondaryLimit,
    isLimited,
    isOfRequest,
    isTransient,
    kind,
  } as const
}

function classify(
  is: Readonly<Record<'isUnreadable' | 'isLimited' | 'isTransient', boolean>>,
): 'unreadable' | 'limited' | 'unreachable' | 'refused' {
  if (is.isUnreadable) return 'unreadable'
  if (is.isLimited) return 'limited'
  if (is.isTransient) return 'unreachable'
  return 'refused'
}

/** Returns the status of the answer that an error stands for; undefined if there was none. */
export function readStatus(error: unknown): number | undefined {
  return readError(error).status
}

/**
 * Returns the status of a refusal, which has nothing to do with a limit; undefined if the error is
 * none.
 */
export function readRefusedStatus(error: unknown): number | undefined {
  const { status, kind } = readError(error)
  if (kind !== 'refused') return undefined
  return status
}

/**
 * Returns how long to wait, in ms, before a request that has failed `attempts` times in a row is
 * sent again; undefined if that would not help in the time that is left.
 */
export function planPause(
  error: unknown,
  attempts: number,
  nowMs: number,
  random: Random,
  leftMs: number,
): number | undefined {
  const { isTransient, isLimited } = readError(error)
  if (!isTransient || attempts > limitRetries(error) || leftMs <= 0) return undefined
  const pause = computeRetryPause(attempts, random, readRequestedPause(error, nowMs))
  if (isLimited && pause > leftMs) return undefined
  return Math.min(pause, leftMs)
}

/** Returns how long GitHub asks to wait, in ms; undefined if it does not. */
function readRequestedPause(error: unknown, nowMs: number): number | undefined {
  const { headers, hasSecondaryLimit, isLimited } = readError(error)
  const asked = parseRetryAfter(headers, nowMs)
  if (asked !== undefined || !isLimited) return asked
  if (hasSecondaryLimit) return RETRY.github.secondaryLimitMs
  const { 'x-ratelimit-reset': reset } = headers
  if (reset === undefined) return undefined
  return Number(reset) * 1_000 - nowMs
}

function limitRetries(error: unknown): number {
  const { status, kind } = readError(error)
  if (kind === 'unreadable') return RETRY.maxRetriesIfPermanent
  if (status !== undefined) return Number.POSITIVE_INFINITY
  return limitRetriesAfter(findConnectionFailure(error))
}

/** Returns in a few words why there was no usable answer, such as “it answered with HTTP 502”. */
export function explainFailure(error: unknown): SafeText {
  const unreadable = findUnreadable(error)
  if (unreadable !== undefined) return unreadable.why
  const { status } = readError(error)
  if (status === undefined) return findConnectionFailure(error).why
  return safe`it answered with HTTP ${status}`
}

function findConnectionFailure(error: unknown): ConnectionFailure {
  const viaProxy = isHttpError(error) && getProxyUrl(new URL(error.request.url)) !== undefined
  return explainConnectionError(error, viaProxy)
}

/**
 * The failed request, and the number of attempts. `apiUrl` is the root of the REST API; `now` is in
 * ms since the epoch.
 */
type Asked = Readonly<Record<'what' | 'apiUrl', string> & Record<'attempts' | 'now', number>>

/**
 * A request that GitHub refused, or to which it gave no usable answer: what a message about it
 * needs, most of it in words.
 */
export type GitHubFailure = NonNullable<ReturnType<typeof describeFailure>>

/**
 * Returns what there is to say of a request that failed; undefined if the error is about anything
 * else.
 */
export function describeFailure(error: unknown, { what, attempts, apiUrl, now }: Asked) {
  const { status, serverMessage, isOfRequest, isTransient, kind } = readError(error)
  if (!isOfRequest) return undefined
  const server = new URL(apiUrl).host
  return {
    /** What was attempted, in a few words that follow “could not”. */
    what,
    kind,
    /** Of a refusal. */
    status: isTransient ? undefined : status,
    why: explainFailure(error),
    serverMessage,
    until: describePause(readRequestedPause(error, now)),
    attempts: formatCount(attempts, 'attempt'),
    server,
    statusPage: STATUS_PAGES.get(server),
  }
}

/** Returns how long GitHub asks to wait; undefined if it does not say. */
function describePause(pauseMs: number | undefined): string | undefined {
  if (pauseMs === undefined) return undefined
  return showDuration(pauseMs)
}

/** Where to look whether a server works; there is no such page for an Enterprise Server. */
const STATUS_PAGES: ReadonlyMap<string, string> = new Map([
  ['api.github.com', 'https://www.githubstatus.com'],
])
