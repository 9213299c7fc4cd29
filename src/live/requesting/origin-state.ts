/**
 * Tracks how an origin responds, and plans the next requests. All functions are pure;
 * address-queue.ts sends requests and waits.
 */
import type { ConnectionFailure } from '../../net/connection-failure.ts'
import { computeRetryPause, limitRetriesAfter, type Random, RETRY } from '../../net/retry-policy.ts'
import type {
  CompleteResponse,
  HostResponse,
  NoResponse,
  WaitRequest,
} from '../comparing/host-response.ts'

/**
 * The maximum number of connections to an origin. Browsers open six, and a CDN serves thousands of
 * browsers.
 */
export const MAX_CONNECTIONS = 16

/** The minimum number of connections, however often an origin asks to slow down. */
const MIN_CONNECTIONS = 2

/**
 * With more responses in a row that ask to wait (503 with `Retry-After`), the origin is busy, not
 * just one address.
 */
const MAX_UNAVAILABLE = 3

/** The state of an origin. */
export type OriginState = Readonly<typeof FIRST_STATE>

/** The index of the address that got no response or a request to wait. */
export interface Interruption {
  readonly index: number
  readonly response: NoResponse | WaitRequest
}

/** An origin that has not received any request yet. */
export const FIRST_STATE = {
  /** Has it ever responded, even if only that it is too busy? */
  hasAnswered: false,
  /** Has it ever refused a request because there were too many? */
  hasRefused: false,
  /** The time until which a response asked to wait, in ms since the epoch. */
  notBefore: 0,
  /** Must it respond on one connection before it gets several? */
  isSilent: true,
  /** How many connections it gets then. */
  connections: MAX_CONNECTIONS,
  /** Addresses in a row that failed on several connections. */
  failures: 0,
  /** Attempts in a row on the only connection that failed or were asked to wait. */
  attempts: 0,
  /** Responses in a row that ask to wait. */
  unavailable: 0,
  /** Why requests are currently paused. */
  interruption: undefined as Interruption | undefined,
}

/**
 * The state after a response, and what to do with the address. `unknown`: the request was cut off,
 * so there is no result.
 */
export interface Reaction {
  readonly state: OriginState
  readonly address: 'answered' | 'again' | 'unknown'
}

/**
 * Returns the reaction to a response for the address with this index. `now` is in ms since the
 * epoch.
 */
export function reactToResponse(
  state: OriginState,
  index: number,
  response: HostResponse,
  now: number,
): Reaction {
  if (response.kind === 'complete') return reactToCompleteResponse(state, index, response, now)
  if (response.kind === 'wait' || state.isSilent) {
    const isBusy = response.kind === 'wait'
    const hasAnswered = state.hasAnswered || isBusy
    const hasRefused = state.hasRefused || isBusy
    const interruption = { index, response }
    // Another address may get a response even if this one never does, so it goes to the end.
    return { state: { ...state, hasAnswered, hasRefused, interruption }, address: 'again' }
  }
  if (response.isCutOff) return { state, address: 'unknown' }
  const failures = state.failures + 1
  const isInterrupted = state.interruption !== undefined || failures < state.connections
  const interruption = isInterrupted ? state.interruption : { index, response }
  return { state: { ...state, failures, interruption }, address: 'answered' }
}

function reactToCompleteResponse(
  state: OriginState,
  index: number,
  { status, retryAfterMs }: CompleteResponse,
  now: number,
): Reaction {
  const waitMs = Math.min(retryAfterMs ?? 0, RETRY.live.maxRetryAfter)
  const notBefore = Math.max(state.notBefore, now + waitMs)
  const unavailable = retryAfterMs === undefined ? 0 : state.unavailable + 1
  const next = { ...state, hasAnswered: true, notBefore, failures: 0, attempts: 0, unavailable }
  if (unavailable <= MAX_UNAVAILABLE)
    return { state: { ...next, isSilent: false }, address: 'answered' }
  const own = { index, response: { kind: 'wait', status, retryAfterMs } } as const
  return { state: { ...next, interruption: state.interruption ?? own }, address: 'answered' }
}

/**
 * What to do after an interruption. After `end-round`, the remaining addresses wait for the next
 * round.
 */
export type NextTry =
  | { readonly kind: 'at-once' | 'end-round' | 'unreachable' }
  | { readonly kind: 'pause'; readonly pauseMs: number }

/** The facts that decide about the next try. Times are in ms since the epoch. */
export interface TryContext {
  readonly now: number
  /** When requests end for this round. */
  readonly endBy: number
  /** When requests end for good if the origin has never responded. */
  readonly connectBy: number
  readonly random: Random
}

/** Returns the state after an interruption, and what to do next. */
export function planNextTry(
  { interruption, ...before }: OriginState,
  { response }: Interruption,
  context: TryContext,
): { readonly state: OriginState; readonly next: NextTry } {
  const silent = { ...before, isSilent: true, failures: 0, interruption: undefined }
  if (response.kind === 'none' && !before.isSilent)
    return { state: silent, next: { kind: 'at-once' } }
  const attempts = before.attempts + 1
  let { connections } = before
  if (!before.isSilent) connections = Math.max(MIN_CONNECTIONS, Math.floor(connections / 2))
  const state = { ...silent, attempts, connections }
  if (response.kind === 'wait')
    return { state, next: planAfterWaitRequest(attempts, response, context) }
  return { state, next: planAfterFailure(state, response.failure, context) }
}

function planAfterWaitRequest(
  attempts: number,
  { retryAfterMs = 0 }: WaitRequest,
  { now, endBy, random }: TryContext,
): NextTry {
  const askedMs = Math.min(retryAfterMs, RETRY.live.maxRetryAfter)
  const pauseMs = Math.min(computeRetryPause(attempts, random, askedMs), endBy - now)
  if (now >= endBy) return { kind: 'end-round' }
  return { kind: 'pause', pauseMs }
}

function planAfterFailure(
  { attempts, hasAnswered }: OriginState,
  failure: ConnectionFailure,
  { now, endBy, connectBy, random }: TryContext,
): NextTry {
  const end = hasAnswered ? endBy : connectBy
  const maxRetries = hasAnswered ? RETRY.maxRetries : limitRetriesAfter(failure)
  const pauseMs = Math.min(computeRetryPause(attempts, random), end - now)
  const mayRetry = now < end && attempts <= maxRetries
  // A pause without an attempt after it would be useless.
  const isFollowed = hasAnswered || now + pauseMs < endBy
  if (mayRetry && isFollowed) return { kind: 'pause', pauseMs }
  return { kind: hasAnswered ? 'end-round' : 'unreachable' }
}
