import type { Agent, IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Clock } from '../../common/clock.ts'
import { isDiskError } from '../../common/file-errors.ts'
import { showDuration } from '../../common/units.ts'
import { type Attempt, openAttempt } from '../../net/attempt.ts'
import { classifyConnectionError } from '../../net/connection-failure.ts'
import { followRedirects } from '../../net/follow-redirects.ts'
import { parseRetryAfter } from '../../net/parse-retry-after.ts'
import { sendRequest, USER_AGENT } from '../../net/request.ts'
import { RETRY_POLICY } from '../../net/retry-policy.ts'
import { startTimer } from '../../net/timer.ts'
import { safe } from '../../text/clean.ts'
import type { ComparedBody } from '../comparing/compared-body.ts'
import { ACCEPTED_ENCODINGS } from '../comparing/received-content.ts'
import { type Comparison, compareBody, skipBody } from '../comparing/response-body.ts'
import type { Expectation } from '../expected/expectations.ts'
import type { LocalSite, MayFollow } from '../site/local-site.ts'
import { makeUrl } from '../site/urls.ts'
import {
  type CompleteResponse,
  type HostResponse,
  isSuccess,
  type UnfollowedRedirect,
  type WaitResponse,
} from './host-response.ts'
import { chooseNextHop } from './next-hop.ts'

/** The slowest transfer that is waited for, in bytes per second. */
const MIN_BYTES_PER_SECOND = 16_384

/** Where requests go, and what the responses are compared with. */
export interface RequestAddressOptions {
  /** Where the site was published. */
  readonly url: URL
  readonly published: LocalSite
  /** The site that the host had before, if it is known. */
  readonly earlier: LocalSite | undefined
  /** The pages that hosts show where there is no file. */
  readonly knownPages: Pick<Comparison, 'homePage' | 'notFoundPage'>
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
): Promise<HostResponse> {
  const { clock, requestTimeoutMs, signal } = options
  const comparison = makeComparison(expected, options)
  const startedAtMs = clock.now()
  const attempt = openAttempt(clock, requestTimeoutMs, signal)
  const remainingMs = Math.max(deadlineMs - startedAtMs, RETRY_POLICY.live.lastAttemptMs)
  const limitMs = Math.min(computeTransferLimit(comparison, requestTimeoutMs), remainingMs)
  let isLate = false
  const timer = startTimer(clock, limitMs, () => {
    isLate = true
    attempt.close()
  })
  try {
    return await sendAndCompare(expected, comparison, { ...options, agent, attempt, startedAtMs })
  } catch (error) {
    signal.throwIfAborted()
    // Unlike connection errors, file-system errors have a path.
    if (isDiskError(error) && error.path !== undefined) throw error
    if (isLate) {
      const why = safe`the whole response did not arrive within ${showDuration(limitMs)}`
      return { kind: 'none', failure: { why }, isCutOff: clock.now() >= deadlineMs }
    }
    const cause = attempt.signal.aborted ? attempt.signal.reason : error
    return { kind: 'none', failure: classifyConnectionError(cause) }
  } finally {
    timer.stop()
    attempt.close()
  }
}

/** Returns how long the transfer of a file may take, in ms. */
function computeTransferLimit(
  comparison: Comparison | undefined,
  requestTimeoutMs: number,
): number {
  const bytes = comparison?.file.size ?? 0
  const transferMs = (bytes / MIN_BYTES_PER_SECOND) * 1_000
  return requestTimeoutMs + transferMs
}

/** What sending one request needs. */
interface RequestContext extends RequestAddressOptions {
  readonly agent: Agent
  readonly attempt: Attempt
  /** In ms since the epoch. */
  readonly startedAtMs: number
}

/** @throws any error of the connection or the file system */
async function sendAndCompare(
  expected: Expectation,
  comparison: Comparison | undefined,
  context: RequestContext,
): Promise<CompleteResponse | WaitResponse> {
  const { attempt, clock, startedAtMs } = context
  const onActivity = () => attempt.recordActivity()
  const { message, finalUrl, redirect } = await send(expected, context, onActivity)
  const { statusCode: status = 0 } = message
  let body: ComparedBody | undefined
  if (comparison !== undefined && isBodyCompared(expected, status))
    body = await compareBody(message, comparison, onActivity)
  else if (redirect === undefined) await skipBody(message, onActivity)

  const retryAfterMs = readRetryAfter(message, clock.now())
  if (status === 429) return { kind: 'wait', status, retryAfterMs }
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

/** The response after all redirects that were followed. */
interface FinalMessage extends Pick<CompleteResponse, 'finalUrl' | 'redirect'> {
  /** The body of a redirect has already been discarded. */
  readonly message: IncomingMessage
}

/** @throws any error of the connection */
async function send(
  expected: Expectation,
  { url, published, agent, attempt: { signal } }: RequestContext,
  onActivity: () => void,
): Promise<FinalMessage> {
  const mayFollow = chooseFollowedRedirects(expected, published)
  // Only the path comes from the site.
  const firstUrl = makeUrl(url.origin, expected.address)
  const { message, visited, stopReason } = await followRedirects<UnfollowedRedirect>(firstUrl, {
    async send(address) {
      const response = await sendRequest(address, { headers: HEADERS, signal, agent })
      onActivity()
      return response
    },
    discard: (response) => skipBody(response, onActivity),
    decideNext: (to, before) => chooseNextHop(to, before, mayFollow),
  })
  return { message, finalUrl: visited.at(-1) ?? firstUrl, redirect: stopReason }
}

function readHeaders(message: IncomingMessage): IncomingHttpHeaders {
  // Node joins these headers, but a directive for one crawler must not extend to the next header.
  return { ...message.headers, 'x-robots-tag': message.headersDistinct['x-robots-tag'] }
}

/** Returns how long a response asks to wait, in ms; undefined if its status does not mean that. */
function readRetryAfter(
  { statusCode, headers }: IncomingMessage,
  nowMs: number,
): number | undefined {
  if (statusCode !== 429 && statusCode !== 503) return undefined
  return parseRetryAfter(headers, nowMs)
}

function isBodyCompared({ kind }: Expectation, status: number): boolean {
  if (kind === 'no-file') return status === 404 || status === 410
  return isSuccess(status)
}

/** Returns a function that tells which redirects of an address are followed. */
function chooseFollowedRedirects(expected: Expectation, published: LocalSite): MayFollow {
  if (expected.kind === 'file') return published.mayRedirectToFile(expected.fileIndex)
  // Some hosts remove `.html` from every address before they look for a file.
  return (path) => expected.kind === 'no-file' && published.hasNoFileAt(path)
}

function makeComparison(
  expected: Expectation,
  { published, earlier, knownPages }: RequestAddressOptions,
): Comparison | undefined {
  if (expected.kind === 'redirect') return undefined
  if (expected.kind === 'gone') {
    const file = earlier?.getFile(expected.fileIndex)
    if (earlier === undefined || file === undefined) return undefined
    const { isPage } = expected
    return { file, isPage, ...knownPages, site: earlier, readEarlier: () => undefined }
  }
  const expectedFile = expected.kind === 'no-file' ? expected.page : expected
  if (expectedFile === undefined) return undefined
  const file = published.getFile(expectedFile.fileIndex)
  const isPage = expected.kind === 'no-file' || expected.isPage
  const readEarlier = () => earlier?.readFile(file.name)
  return { file, isPage, ...knownPages, site: published, readEarlier }
}
