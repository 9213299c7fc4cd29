import { getProxyUrl } from '@actions/http-client/lib/proxy'
import { formatCount, formatDuration } from '../common/units.ts'
import { AttemptTimeout } from '../net/attempt.ts'
import { type ConnectionFailure, classifyConnectionError } from '../net/connection-failure.ts'
import { parseRetryAfter } from '../net/parse-retry-after.ts'
import {
  computeRetryPause,
  getMaxRetries,
  isTransientStatus,
  type Random,
  RETRY_POLICY,
} from '../net/retry-policy.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { repeats } from '../text/repeats.ts'
import { getAt, getText } from './json-path.ts'
import { UnreadableResponse } from './unreadable-response.ts'

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

/** Why a request failed; also the end of the name of an error. */
type FailureKind = 'unreadable' | 'limited' | 'unreachable' | 'refused'

function isHttpError(error: unknown): error is HttpError {
  return error instanceof Error && error.name === 'HttpError'
}

/**
 * Interprets the error that a request to GitHub has thrown. Some limits of GitHub can only be
 * recognized by the message:
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
class RequestFailure {
  /** The status of the response; undefined if there was none. */
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | undefined>>
  /** The message in the response; empty if there is none. */
  readonly serverMessage: string
  readonly #error: unknown

  constructor(error: unknown) {
    this.#error = error
    let response: HttpError['response']
    if (isHttpError(error)) response = error.response
    this.status = response?.status
    this.headers = response?.headers ?? {}
    this.serverMessage = readServerMessage(response?.data)
  }

  /** The response that could not be read. Octokit wraps what is thrown during a request. */
  get unreadable(): UnreadableResponse | undefined {
    let thrown = this.#error
    if (isHttpError(thrown)) thrown = thrown.cause
    if (!(thrown instanceof UnreadableResponse)) return undefined
    return thrown
  }

  /** Whether there is a limit on concurrent requests, or on requests of one kind. */
  get hasSecondaryLimit(): boolean {
    return /secondary rate limit|abuse detection/i.test(this.serverMessage)
  }

  get isLimited(): boolean {
    if (this.status === 429) return true
    if (this.status !== 403) return false
    const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining } = this.headers
    return retryAfter !== undefined || remaining === '0' || this.hasSecondaryLimit
  }

  /** Whether the error comes from a request, rather than from a bug in this code. */
  get isRequestError(): boolean {
    if (isHttpError(this.#error) || this.#error instanceof AttemptTimeout) return true
    return this.unreadable !== undefined
  }

  /** Whether GitHub did not respond, or said “not now”: the same request may succeed later. */
  get isTransient(): boolean {
    if (this.status === undefined) return this.isRequestError
    return isTransientStatus(this.status) || this.isLimited
  }

  get kind(): FailureKind {
    if (this.unreadable !== undefined) return 'unreadable'
    if (this.isLimited) return 'limited'
    if (this.isTransient) return 'unreachable'
    return 'refused'
  }

  /** Why there was no response. */
  get connectionFailure(): ConnectionFailure {
    const error = this.#error
    const isProxied = isHttpError(error) && getProxyUrl(new URL(error.request.url)) !== undefined
    return classifyConnectionError(error, isProxied)
  }

  /** Why there was no usable response, in a few words such as “it responded with HTTP 502”. */
  get why(): SafeText {
    if (this.unreadable !== undefined) return this.unreadable.why
    if (this.status === undefined) return this.connectionFailure.why
    return safe`it responded with HTTP ${this.status}`
  }

  /** How many retries in a row are allowed. */
  get maxRetries(): number {
    if (this.kind === 'unreadable') return RETRY_POLICY.maxRetriesIfPermanent
    if (this.status !== undefined) return Number.POSITIVE_INFINITY
    return getMaxRetries(this.connectionFailure)
  }

  /** Returns how long GitHub asks clients to wait, in ms; undefined if it does not. */
  readRequestedPauseMs(nowMs: number): number | undefined {
    const retryAfterMs = parseRetryAfter(this.headers, nowMs)
    if (retryAfterMs !== undefined || !this.isLimited) return retryAfterMs
    if (this.hasSecondaryLimit) return RETRY_POLICY.github.secondaryLimitMs
    const { 'x-ratelimit-reset': reset } = this.headers
    if (reset === undefined) return undefined
    return Number(reset) * 1_000 - nowMs
  }
}

/**
 * Returns the message in a response, with the first field that is invalid; empty if there is none.
 * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#validation-failed
 */
function readServerMessage(data: unknown): string {
  const message = getText(data, 'message') ?? ''
  const invalidField = getAt(data, 'errors', '0')
  const fieldAndCode = [getText(invalidField, 'field'), getText(invalidField, 'code')]
  const detail =
    getText(data, 'errors', '0') ??
    getText(invalidField, 'message') ??
    fieldAndCode.filter((text) => text !== undefined).join(': ')
  if (detail === '' || repeats(message, detail)) return message
  return `${message}: ${detail}`
}

/** Returns the status of the response in an error; undefined if there was none. */
export function readHttpStatus(error: unknown): number | undefined {
  return new RequestFailure(error).status
}

/**
 * Returns the status of a refusal; undefined for other errors, such as the rejection of a request
 * beyond a limit.
 */
export function readRefusedStatus(error: unknown): number | undefined {
  const { status, kind } = new RequestFailure(error)
  if (kind !== 'refused') return undefined
  return status
}

/** Returns in a few words why there was no usable response. */
export function explainRequestFailure(error: unknown): SafeText {
  return new RequestFailure(error).why
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
  const failed = new RequestFailure(error)
  const canRetry = failed.isTransient && attempts <= failed.maxRetries
  if (!canRetry || leftMs <= 0) return undefined
  const pauseMs = computeRetryPause(attempts, random, failed.readRequestedPauseMs(nowMs))
  if (failed.isLimited && pauseMs > leftMs) return undefined
  return Math.min(pauseMs, leftMs)
}

/** The purpose of a request that failed, and how many times it was sent. */
interface FailureContext {
  /** The operation, in a few words that follow “could not”. */
  readonly operation: string
  readonly attempts: number
  /** The root of the REST API. */
  readonly apiUrl: string
  /** In ms since the epoch. */
  readonly nowMs: number
}

/**
 * The values of a message about a request that GitHub refused, or to which it sent no usable
 * response.
 */
export interface GitHubFailure {
  /** What failed, in a few words that follow “could not”. */
  readonly operation: string
  readonly kind: FailureKind
  /** The status of a refusal. */
  readonly status: number | undefined
  readonly why: SafeText
  /** Empty if there is none; untrusted text. */
  readonly serverMessage: string
  /** How long GitHub asks clients to wait; undefined if it does not say. */
  readonly until: string | undefined
  /** The number of attempts, with its noun. */
  readonly attempts: string
  /** The host of the API. */
  readonly server: string
  readonly statusPage: string | undefined
}

/**
 * Returns the values of a message about a failed request; undefined if the error is about anything
 * else.
 */
export function makeFailureValues(
  error: unknown,
  { operation, attempts, apiUrl, nowMs }: FailureContext,
): GitHubFailure | undefined {
  const failed = new RequestFailure(error)
  if (!failed.isRequestError) return undefined
  let refusedStatus: number | undefined
  if (!failed.isTransient) refusedStatus = failed.status
  const server = new URL(apiUrl).host
  return {
    operation,
    kind: failed.kind,
    status: refusedStatus,
    why: failed.why,
    serverMessage: failed.serverMessage,
    until: describePause(failed.readRequestedPauseMs(nowMs)),
    attempts: formatCount(attempts, 'attempt'),
    server,
    statusPage: STATUS_PAGES.get(server),
  }
}

/** Returns how long GitHub asks clients to wait; undefined if it does not say. */
function describePause(pauseMs: number | undefined): string | undefined {
  if (pauseMs === undefined) return undefined
  return formatDuration(pauseMs)
}

/** The status pages of servers. An Enterprise Server has none. */
const STATUS_PAGES: ReadonlyMap<string, string> = new Map([
  ['api.github.com', 'https://www.githubstatus.com'],
])
