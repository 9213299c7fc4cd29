import type { Agent, IncomingMessage } from 'node:http'
import type { Clock } from '../../common/clock.ts'
import { isDiskError } from '../../common/file-errors.ts'
import { showDuration } from '../../common/units.ts'
import { type Attempt, openAttempt, startTimer } from '../../net/attempt.ts'
import { explainConnectionError } from '../../net/connection-failure.ts'
import { followRedirects } from '../../net/follow-redirects.ts'
import { parseRetryAfter } from '../../net/parse-retry-after.ts'
import { sendRequest, USER_AGENT } from '../../net/request.ts'
import { RETRY } from '../../net/retry-policy.ts'
import { safe } from '../../text/clean.ts'
import {
  type ComparedBody,
  type CompleteResponse,
  type HostResponse,
  isSuccess,
  type UnfollowedRedirect,
  type WaitResponse,
} from '../comparing/host-response.ts'
import type { LiveFault } from '../comparing/live-fault.ts'
import type { LocalSite } from '../comparing/local-site.ts'
import { chooseNextHop, type MayFollow } from '../comparing/next-hop.ts'
import { findHeaderTargetFaults, type ServedPage } from '../comparing/page-headers.ts'
import { ACCEPTED_ENCODINGS } from '../comparing/received-content.ts'
import { findRelativeAddressFaults } from '../comparing/relative-addresses.ts'
import { type Comparison, compareBody, skipBody } from '../comparing/response-body.ts'
import { makeUrl } from '../comparing/urls.ts'
import type { Expectation } from './expectations.ts'

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

/** A response before its duration is known. */
type UntimedResponse = Omit<CompleteResponse, 'durationMs'> | WaitResponse

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
  const remainingMs = Math.max(deadlineMs - startedAtMs, RETRY.live.lastAttemptMs)
  const limitMs = Math.min(computeTransferLimit(comparison, requestTimeoutMs), remainingMs)
  let isLate = false
  const timer = startTimer(clock, limitMs, () => {
    isLate = true
    attempt.close()
  })
  try {
    const response = await sendAndCompare(expected, comparison, { ...options, agent, attempt })
    if (response.kind !== 'complete') return response
    return { ...response, durationMs: clock.now() - startedAtMs }
  } catch (error) {
    signal.throwIfAborted()
    // Unlike connection errors, file-system errors have a path.
    if (isDiskError(error) && error.path !== undefined) throw error
    if (isLate) {
      const why = safe`the whole response did not arrive within ${showDuration(limitMs)}`
      return { kind: 'none', failure: { why }, isCutOff: clock.now() >= deadlineMs }
    }
    const cause = attempt.signal.aborted ? attempt.signal.reason : error
    return { kind: 'none', failure: explainConnectionError(cause) }
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

/** @throws any error of the connection or the file system */
async function sendAndCompare(
  expected: Expectation,
  comparison: Comparison | undefined,
  {
    url,
    published,
    agent,
    attempt,
    clock,
  }: RequestAddressOptions & { readonly agent: Agent; readonly attempt: Attempt },
): Promise<UntimedResponse> {
  const { signal } = attempt
  const onActivity = () => attempt.noteActivity()
  const mayFollow = chooseFollowedRedirects(expected, published)
  // Only the path comes from the site.
  const { message, visited, unfollowed } = await followRedirects<UnfollowedRedirect>(
    makeUrl(url.origin, expected.address),
    {
      async send(address) {
        const response = await sendRequest(address, { headers: HEADERS, signal, agent })
        onActivity()
        return response
      },
      discard: (response) => skipBody(response, onActivity),
      next: (to, before) => chooseNextHop(to, before, mayFollow),
    },
  )
  const response = readResponse(message, unfollowed)
  if (unfollowed !== undefined) return response
  if (comparison === undefined || !isBodyCompared(expected, response.status)) {
    await skipBody(message, onActivity)
    return addRetryAfter(response, clock.now())
  }

  const body = await compareBody(message, comparison, onActivity)
  if (expected.kind !== 'file' || !expected.isPage) return { ...response, body }
  const page = { shownAt: visited.at(-1) ?? url, published, fileIndex: expected.fileIndex }
  return { ...response, body, faults: findPageFaults(response, body, page) }
}

/** @throws any file-system error */
function findPageFaults(
  { headers }: UncomparedResponse,
  { match }: ComparedBody,
  page: ServedPage,
): readonly LiveFault[] {
  const faults = findHeaderTargetFaults(headers, page)
  // The addresses in a rewritten page may have changed.
  if (match !== 'same') return faults
  return [...faults, ...findRelativeAddressFaults(page)]
}

/** A complete response before its body is compared. */
type UncomparedResponse = Omit<CompleteResponse, 'durationMs' | 'faults'>

function readResponse(
  message: IncomingMessage,
  redirect: UnfollowedRedirect | undefined,
): UncomparedResponse {
  const { statusCode: status = 0 } = message
  // Node joins these headers, but a directive for one crawler must not extend to the next header.
  const robots = message.headersDistinct['x-robots-tag']
  const headers = { ...message.headers, 'x-robots-tag': robots }
  return { kind: 'complete', status, headers, body: undefined, redirect }
}

/** Returns a response with the time that it asks to wait, if its status means that. */
function addRetryAfter(response: UncomparedResponse, nowMs: number): UntimedResponse {
  const { status, headers } = response
  const retryAfterMs = parseRetryAfter(headers, nowMs)
  if (status === 429) return { kind: 'wait', status, retryAfterMs }
  if (status === 503) return { ...response, retryAfterMs }
  return response
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
