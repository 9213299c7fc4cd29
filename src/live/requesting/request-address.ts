import type { Agent, IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Clock } from '../../common/clock.ts'
import { isDiskError } from '../../common/disk-errors.ts'
import { formatDuration } from '../../common/units.ts'
import { type Attempt, openAttempt } from '../../net/attempt.ts'
import { type ConnectionFailure, classifyConnectionError } from '../../net/connection-failure.ts'
import { followRedirects } from '../../net/follow-redirects.ts'
import { parseRetryAfter } from '../../net/parse-retry-after.ts'
import { sendRequest, USER_AGENT } from '../../net/request.ts'
import { RETRY_POLICY } from '../../net/retry-policy.ts'
import { startTimer } from '../../net/timer.ts'
import { safe } from '../../text/clean.ts'
import type { BodyComparison } from '../comparing/body-comparison.ts'
import { compareBody, discardBody, type ExpectedContent } from '../comparing/compare-body.ts'
import { ACCEPTED_ENCODINGS } from '../comparing/receive-body.ts'
import type { Expectation } from '../expected/expectation.ts'
import { makeUrl } from '../site/urls.ts'
import { type ComparedSites, isBodyCompared, makeExpectedContent } from './expected-content.ts'
import { chooseNextHop, makeRedirectFilter } from './next-hop.ts'
import type {
  CompleteResponse,
  OriginResponse,
  ThrottledResponse,
  UnfollowedRedirect,
} from './origin-response.ts'

/** The slowest transfer that the check waits for, in bytes per second. */
const MIN_BYTES_PER_SECOND = 16_384

/** Where requests go, and what the responses are compared with. */
export interface RequestAddressOptions {
  /** Where the site was published. */
  readonly url: URL
  readonly sites: ComparedSites
  /** The longest time without any data from the host, in ms. */
  readonly requestTimeoutMs: number
  readonly clock: Clock
  readonly signal: AbortSignal
}

const HEADERS = {
  accept: '*/*',
  'accept-encoding': ACCEPTED_ENCODINGS,
  'user-agent': USER_AGENT,
}

/**
 * Requests one address from the host of a site as a browser would, without cookies, on a connection
 * of `agent`. Returns the response, or a failure if it is not complete at `deadlineMs` (ms since
 * the epoch).
 * @throws the reason of `options.signal` as soon as it is aborted; any file-system error
 */
export async function requestAddress(
  expected: Expectation,
  { agent, deadlineMs }: { readonly agent: Agent; readonly deadlineMs: number },
  options: RequestAddressOptions,
): Promise<OriginResponse> {
  const { clock, requestTimeoutMs, signal } = options
  const expectedContent = makeExpectedContent(expected, options.sites)
  const startedAtMs = clock.now()
  const transferLimitMs = computeTransferLimit(expectedContent, requestTimeoutMs)
  // Even an attempt that starts at the deadline gets a little time.
  const remainingMs = Math.max(deadlineMs - startedAtMs, RETRY_POLICY.live.lastAttemptMs)
  const limitMs = Math.min(transferLimitMs, remainingMs)
  const attempt = openAttempt(clock, requestTimeoutMs, signal)
  const timer = startAttemptTimer(attempt, clock, limitMs)
  try {
    const context = { ...options, agent, attempt, startedAtMs }
    return await sendAndCompare(expected, expectedContent, context)
  } catch (error) {
    signal.throwIfAborted()
    if (isFileError(error)) throw error
    if (!timer.hasExpired())
      return { kind: 'unanswered', failure: classifyAttemptError(attempt, error) }
    const isPastDeadline = clock.now() >= deadlineMs
    return { kind: 'unanswered', failure: makeExpiryFailure(limitMs), isPastDeadline }
  } finally {
    timer.stop()
    attempt.close()
  }
}

/** Returns how long the transfer of the expected content may take, in ms. */
function computeTransferLimit(
  expectedContent: ExpectedContent | undefined,
  requestTimeoutMs: number,
): number {
  const byteCount = expectedContent?.file.size ?? 0
  const transferMs = (byteCount / MIN_BYTES_PER_SECOND) * 1_000
  return requestTimeoutMs + transferMs
}

/** Limits the whole duration of an attempt. */
interface AttemptTimer {
  hasExpired(): boolean
  stop(): void
}

/** Closes an attempt after `limitMs`, even if data still arrives. */
function startAttemptTimer(attempt: Attempt, clock: Clock, limitMs: number): AttemptTimer {
  let hasExpired = false
  const timer = startTimer(clock, limitMs, () => {
    hasExpired = true
    attempt.close()
  })
  return { hasExpired: () => hasExpired, stop: timer.stop }
}

/** Is it an error of the file system? Unlike these, errors of connections have no path. */
function isFileError(error: unknown): boolean {
  return isDiskError(error) && error.path !== undefined
}

function makeExpiryFailure(limitMs: number): ConnectionFailure {
  return { why: safe`the whole response did not arrive within ${formatDuration(limitMs)}` }
}

function classifyAttemptError({ signal }: Attempt, error: unknown): ConnectionFailure {
  if (signal.aborted) return classifyConnectionError(signal.reason)
  return classifyConnectionError(error)
}

/** Everything that is needed to send one request. */
interface RequestContext extends RequestAddressOptions {
  readonly agent: Agent
  readonly attempt: Attempt
  /** In ms since the epoch. */
  readonly startedAtMs: number
}

/** @throws any error of the connection or the file system */
async function sendAndCompare(
  expected: Expectation,
  expectedContent: ExpectedContent | undefined,
  context: RequestContext,
): Promise<CompleteResponse | ThrottledResponse> {
  const { attempt, clock, startedAtMs } = context
  const onActivity = () => attempt.recordActivity()
  const final = await sendAndFollow(expected, context, onActivity)
  const { message, finalUrl, redirect } = final
  const { statusCode: status = 0 } = message
  const content = isBodyCompared(expected, status) ? expectedContent : undefined
  const body = await receiveRemainingBody(final, content, onActivity)

  const retryAfterMs = readRetryAfter(message, clock.now())
  if (status === 429) return { kind: 'throttled', status, retryAfterMs }
  return {
    kind: 'complete',
    status,
    headers: readHeaders(message),
    body,
    redirect,
    finalUrl,
    retryAfterMs,
    durationMs: clock.now() - startedAtMs,
  }
}

/**
 * Receives what is left of a response. Returns how its body compares with the expected content;
 * undefined if there is no such content.
 * @throws any error of the connection or the file system
 */
async function receiveRemainingBody(
  { message, redirect }: FinalMessage,
  expectedContent: ExpectedContent | undefined,
  onActivity: () => void,
): Promise<BodyComparison | undefined> {
  if (expectedContent !== undefined) return compareBody(message, expectedContent, onActivity)
  if (redirect === undefined) await discardBody(message, onActivity)
  return undefined
}

/** The response after all redirects that were followed. */
interface FinalMessage extends Pick<CompleteResponse, 'finalUrl' | 'redirect'> {
  /** The body of a redirect has already been discarded. */
  readonly message: IncomingMessage
}

/** @throws any error of the connection */
async function sendAndFollow(
  expected: Expectation,
  { url, sites, agent, attempt: { signal } }: RequestContext,
  onActivity: () => void,
): Promise<FinalMessage> {
  const mayRedirectTo = makeRedirectFilter(expected, sites.currentSite)
  // Only the path comes from the site.
  const firstUrl = makeUrl(url.origin, expected.requestPath)
  const { message, visited, stopReason } = await followRedirects<UnfollowedRedirect>(firstUrl, {
    async send(address) {
      const response = await sendRequest(address, { headers: HEADERS, signal, agent })
      onActivity()
      return response
    },
    discard: (response) => discardBody(response, onActivity),
    decideNext: (to, visitedUrls) => chooseNextHop(to, visitedUrls, mayRedirectTo),
  })
  return { message, finalUrl: visited.at(-1) ?? firstUrl, redirect: stopReason }
}

function readHeaders(message: IncomingMessage): IncomingHttpHeaders {
  // Node joins these headers, but a directive for one crawler must not extend to the next header.
  return { ...message.headers, 'x-robots-tag': message.headersDistinct['x-robots-tag'] }
}

/** Returns how long a response asks clients to wait, in ms; undefined if its status does not. */
function readRetryAfter(
  { statusCode, headers }: IncomingMessage,
  nowMs: number,
): number | undefined {
  if (statusCode !== 429 && statusCode !== 503) return undefined
  return parseRetryAfter(headers, nowMs)
}
