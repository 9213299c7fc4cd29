/**
 * Tracks how an origin responds, and plans the next requests. All functions are pure;
 * origin-requester.ts sends requests and waits.
 */
import type { ConnectionFailure } from '../../net/connection-failure.ts'
import {
  computeRetryPause,
  getMaxRetries,
  type Random,
  RETRY_POLICY,
} from '../../net/retry-policy.ts'
import type { CompleteResponse, HostResponse, NoResponse, WaitResponse } from './host-response.ts'

/**
 * The maximum number of connections to an origin. Browsers open six, and a CDN serves thousands of
 * browsers.
 */
export const MAX_CONNECTIONS = 16

/** The fewest connections that are kept, however often the origin asks to slow down. */
const MIN_CONNECTIONS = 2

/**
 * How many responses in a row that ask to wait (503 with `Retry-After`) are still taken to be about
 * single addresses. One more is about the origin.
 */
const MAX_UNAVAILABLE_IN_A_ROW = 3

/** The state of an origin. */
export interface OriginState {
  /** Whether it has ever responded, if only that it is too busy. */
  readonly hasResponded: boolean
  /** Whether it ever asked to wait because there were too many requests. */
  readonly wasRateLimited: boolean
  /** The time until which responses ask to wait, in ms since the epoch. */
  readonly resumeAtMs: number
  /** Whether it gets a single connection until it responds on it. */
  readonly isOnProbation: boolean
  /** How many connections it gets when it is not on probation. */
  readonly connections: number
  /** How many requests in a row failed while there were several connections. */
  readonly failuresInARow: number
  /** How many attempts in a row failed, or were put off, while there was a single connection. */
  readonly attemptsInARow: number
  /** The number of consecutive responses with status 503 and `Retry-After`. */
  readonly unavailableInARow: number
  /** Why no more requests are sent at the moment; undefined if they are. */
  readonly interruption: Interruption | undefined
}

/** The response, or its absence, that stops further requests for now. */
export interface Interruption {
  /** The index of the requested address. */
  readonly index: number
  readonly response: NoResponse | WaitResponse
}

/** The state of an origin that has not received any request yet. */
export const FIRST_STATE: OriginState = {
  hasResponded: false,
  wasRateLimited: false,
  resumeAtMs: 0,
  isOnProbation: true,
  connections: MAX_CONNECTIONS,
  failuresInARow: 0,
  attemptsInARow: 0,
  unavailableInARow: 0,
  interruption: undefined,
}

/** What follows from the response to one request. */
interface Reaction {
  readonly state: OriginState
  /**
   * The fate of the address. `recorded`: its response is kept. `retry`: it is requested again.
   * `abandoned`: the end of the check cut it off, and nothing is kept.
   */
  readonly outcome: 'recorded' | 'retry' | 'abandoned'
}

/**
 * Returns what follows from the response to the request with this index. `nowMs` is in ms since the
 * epoch.
 */
export function reactToResponse(
  state: OriginState,
  index: number,
  response: HostResponse,
  nowMs: number,
): Reaction {
  if (response.kind === 'complete') return reactToCompleteResponse(state, index, response, nowMs)
  if (response.kind === 'wait' || state.isOnProbation) {
    const isBusy = response.kind === 'wait'
    const hasResponded = state.hasResponded || isBusy
    const wasRateLimited = state.wasRateLimited || isBusy
    const interruption = { index, response }
    // Another address may get a response even if this one never does, so it goes to the end.
    return { state: { ...state, hasResponded, wasRateLimited, interruption }, outcome: 'retry' }
  }
  if (response.isCutOff) return { state, outcome: 'abandoned' }
  const failuresInARow = state.failuresInARow + 1
  const hasFailedOnAll = failuresInARow >= state.connections
  const ownInterruption = hasFailedOnAll ? { index, response } : undefined
  const interruption = state.interruption ?? ownInterruption
  return { state: { ...state, failuresInARow, interruption }, outcome: 'recorded' }
}

function reactToCompleteResponse(
  state: OriginState,
  index: number,
  { status, retryAfterMs }: CompleteResponse,
  nowMs: number,
): Reaction {
  const waitMs = Math.min(retryAfterMs ?? 0, RETRY_POLICY.live.maxRetryAfterMs)
  const resumeAtMs = Math.max(state.resumeAtMs, nowMs + waitMs)
  const unavailableInARow = retryAfterMs === undefined ? 0 : state.unavailableInARow + 1
  const next = {
    ...state,
    hasResponded: true,
    resumeAtMs,
    failuresInARow: 0,
    attemptsInARow: 0,
    unavailableInARow,
  }
  if (unavailableInARow <= MAX_UNAVAILABLE_IN_A_ROW)
    return { state: { ...next, isOnProbation: false }, outcome: 'recorded' }
  const ownInterruption = { index, response: { kind: 'wait', status, retryAfterMs } } as const
  const interruption = state.interruption ?? ownInterruption
  return { state: { ...next, interruption }, outcome: 'recorded' }
}

/**
 * What to do after an interruption. `end-round`: the addresses that are left wait for another
 * round. `unreachable`: the origin is given up.
 */
export type NextTry =
  | { readonly kind: 'at-once' | 'end-round' | 'unreachable' }
  | { readonly kind: 'pause'; readonly pauseMs: number }

/** The times that decide about the next try, in ms since the epoch. */
interface TryContext {
  readonly nowMs: number
  /** When the requests of this round end. */
  readonly roundDeadlineMs: number
  /** When an origin that has never responded is given up. */
  readonly connectDeadlineMs: number
  readonly random: Random
}

/** Returns what to do after an interruption, and the state of the origin from then on. */
export function planNextTry(
  { interruption, ...before }: OriginState,
  { response }: Interruption,
  context: TryContext,
): { readonly state: OriginState; readonly next: NextTry } {
  const onProbation = { ...before, isOnProbation: true, failuresInARow: 0, interruption: undefined }
  if (response.kind === 'none' && !before.isOnProbation)
    return { state: onProbation, next: { kind: 'at-once' } }
  const attemptsInARow = before.attemptsInARow + 1
  let { connections } = before
  if (!before.isOnProbation) connections = Math.max(MIN_CONNECTIONS, Math.floor(connections / 2))
  const state = { ...onProbation, attemptsInARow, connections }
  if (response.kind === 'wait')
    return { state, next: planAfterWaitRequest(attemptsInARow, response, context) }
  return { state, next: planAfterFailure(state, response.failure, context) }
}

function planAfterWaitRequest(
  attemptsInARow: number,
  { retryAfterMs = 0 }: WaitResponse,
  { nowMs, roundDeadlineMs, random }: TryContext,
): NextTry {
  if (nowMs >= roundDeadlineMs) return { kind: 'end-round' }
  const askedMs = Math.min(retryAfterMs, RETRY_POLICY.live.maxRetryAfterMs)
  const pauseMs = Math.min(
    computeRetryPause(attemptsInARow, random, askedMs),
    roundDeadlineMs - nowMs,
  )
  return { kind: 'pause', pauseMs }
}

function planAfterFailure(
  { attemptsInARow, hasResponded }: OriginState,
  failure: ConnectionFailure,
  { nowMs, roundDeadlineMs, connectDeadlineMs, random }: TryContext,
): NextTry {
  const deadlineMs = hasResponded ? roundDeadlineMs : connectDeadlineMs
  const maxRetries = hasResponded ? RETRY_POLICY.maxRetries : getMaxRetries(failure)
  const pauseMs = Math.min(computeRetryPause(attemptsInARow, random), deadlineMs - nowMs)
  const mayRetry = nowMs < deadlineMs && attemptsInARow <= maxRetries
  // A pause without an attempt after it would be useless.
  const isFollowed = hasResponded || nowMs + pauseMs < roundDeadlineMs
  if (mayRetry && isFollowed) return { kind: 'pause', pauseMs }
  return { kind: hasResponded ? 'end-round' : 'unreachable' }
}
