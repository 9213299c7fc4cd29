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
import type { AddressIndex } from '../expected/expectation.ts'
import type {
  AddressResponse,
  CompleteResponse,
  OriginResponse,
  ThrottledResponse,
  UnansweredRequest,
} from './origin-response.ts'

/**
 * The maximum number of connections to an origin. Browsers open six, and a CDN serves thousands of
 * browsers.
 */
export const MAX_CONNECTIONS = 16

/** The fewest connections that are kept, however often the origin asks clients to slow down. */
const MIN_CONNECTIONS = 2

/**
 * How many responses in a row that ask clients to wait (503 with `Retry-After`) are still
 * considered to be about single addresses. One more is about the origin.
 */
const MAX_UNAVAILABLE_RESPONSES_IN_A_ROW = 3

/** The state of an origin. */
export interface OriginState {
  /** Whether it has ever responded, even if only to say that it is too busy. */
  readonly hasResponded: boolean
  /** Whether it ever asked clients to wait because there were too many requests. */
  readonly wasThrottled: boolean
  /** The time until which responses ask clients to wait, in ms since the epoch. */
  readonly resumeAtMs: number
  /**
   * Whether it gets a single connection until it responds on it, because it has never responded or
   * has not responded lately. Meanwhile, each failure is about the origin. At other times, a
   * failure is about its address, until as many requests in a row have failed as there are
   * connections.
   */
  readonly isProbing: boolean
  /** How many connections it gets at other times. */
  readonly maxConnections: number
  /** How many requests in a row have failed while there were several connections. */
  readonly parallelFailuresInARow: number
  /**
   * How many attempts in a row have failed: requests on a single connection, and interruptions by
   * responses that ask clients to wait, on any number of connections.
   */
  readonly failedAttemptsInARow: number
  /** The number of consecutive responses with status 503 and `Retry-After`. */
  readonly unavailableResponsesInARow: number
  /** Why no more requests are currently sent; undefined if they are. */
  readonly interruption: Interruption | undefined
}

/** The response, or its absence, that stops further requests for now. */
export interface Interruption {
  readonly addressIndex: AddressIndex
  readonly response: UnansweredRequest | ThrottledResponse
}

/** The state of an origin that has not received any request yet. */
export const INITIAL_ORIGIN_STATE: OriginState = {
  hasResponded: false,
  wasThrottled: false,
  resumeAtMs: 0,
  isProbing: true,
  maxConnections: MAX_CONNECTIONS,
  parallelFailuresInARow: 0,
  failedAttemptsInARow: 0,
  unavailableResponsesInARow: 0,
  interruption: undefined,
}

/** The state of an origin after a response. */
interface Transition {
  readonly state: OriginState
  readonly decision: ResponseDecision
}

/**
 * What to do with a response. `record`: keep it. `retry`: request its address again. `drop`: keep
 * nothing, because the end of the check cut it off.
 */
type ResponseDecision =
  | { readonly kind: 'record'; readonly response: AddressResponse }
  | { readonly kind: 'retry' | 'drop' }

/**
 * Returns the state of an origin after the response to the request for an address. `nowMs` is in ms
 * since the epoch.
 */
export function applyResponse(
  state: OriginState,
  addressIndex: AddressIndex,
  response: OriginResponse,
  nowMs: number,
): Transition {
  switch (response.kind) {
    case 'throttled':
      return applyThrottledResponse(state, addressIndex, response)
    case 'unanswered':
      return applyUnansweredRequest(state, addressIndex, response)
    case 'complete':
      return applyCompleteResponse(state, addressIndex, response, nowMs)
  }
}

function applyThrottledResponse(
  state: OriginState,
  addressIndex: AddressIndex,
  response: ThrottledResponse,
): Transition {
  // The newest of several such responses best indicates how long to wait.
  const interruption = { addressIndex, response }
  return {
    state: { ...state, hasResponded: true, wasThrottled: true, interruption },
    decision: { kind: 'retry' },
  }
}

function applyUnansweredRequest(
  state: OriginState,
  addressIndex: AddressIndex,
  response: UnansweredRequest,
): Transition {
  const interruption = { addressIndex, response }
  // The address is requested again after all others, which may get a response.
  if (state.isProbing) return { state: { ...state, interruption }, decision: { kind: 'retry' } }
  if (response.isPastDeadline) return { state, decision: { kind: 'drop' } }

  const parallelFailuresInARow = state.parallelFailuresInARow + 1
  const failedState = { ...state, parallelFailuresInARow }
  const haveAllFailed = parallelFailuresInARow >= state.maxConnections
  return {
    state: haveAllFailed ? interrupt(failedState, interruption) : failedState,
    decision: { kind: 'record', response },
  }
}

function applyCompleteResponse(
  state: OriginState,
  addressIndex: AddressIndex,
  response: CompleteResponse,
  nowMs: number,
): Transition {
  const { status, retryAfterMs } = response
  const asksToWait = retryAfterMs !== undefined
  const unavailableResponsesInARow = asksToWait ? state.unavailableResponsesInARow + 1 : 0
  const respondedState = {
    ...state,
    hasResponded: true,
    resumeAtMs: Math.max(state.resumeAtMs, nowMs + capRetryAfter(retryAfterMs)),
    parallelFailuresInARow: 0,
    failedAttemptsInARow: 0,
    unavailableResponsesInARow,
  }
  const decision = { kind: 'record', response } as const
  const isAboutOrigin = unavailableResponsesInARow > MAX_UNAVAILABLE_RESPONSES_IN_A_ROW
  if (!isAboutOrigin) return { state: { ...respondedState, isProbing: false }, decision }
  const throttled = { kind: 'throttled', status, retryAfterMs } as const
  return { state: interrupt(respondedState, { addressIndex, response: throttled }), decision }
}

/** Returns how long to wait after a response that asks for `retryAfterMs`, both in ms. */
function capRetryAfter(retryAfterMs = 0): number {
  return Math.min(retryAfterMs, RETRY_POLICY.live.maxRetryAfterMs)
}

/** Returns an interrupted state. An earlier interruption stays. */
function interrupt(state: OriginState, interruption: Interruption): OriginState {
  return { ...state, interruption: state.interruption ?? interruption }
}

/** Returns the state of an origin at the beginning of a round, which may retry as often as any. */
export function forgetFailures(state: OriginState): OriginState {
  return { ...state, parallelFailuresInARow: 0, failedAttemptsInARow: 0 }
}

/**
 * What to do after an interruption. `probe`: request more on a single connection, at once. `pause`:
 * the same after a pause. `end-round`: the addresses that are left wait for another round.
 * `give-up`: the origin is unreachable.
 */
export type NextAction =
  | { readonly kind: 'probe' | 'end-round' }
  | { readonly kind: 'pause'; readonly pauseMs: number }
  | { readonly kind: 'give-up'; readonly failure: ConnectionFailure }

/**
 * The times that determine the next action, in ms since the epoch, and random numbers for pauses.
 */
interface ActionContext {
  readonly nowMs: number
  /** When the requests of this round end. */
  readonly roundDeadlineMs: number
  /** When to give up on an origin that has never responded. */
  readonly connectDeadlineMs: number
  readonly random: Random
}

/** Returns what to do after an interruption, and the state of the origin from then on. */
export function planNextAction(
  before: OriginState,
  { response }: Interruption,
  context: ActionContext,
): { readonly state: OriginState; readonly action: NextAction } {
  const probingState = {
    ...before,
    isProbing: true,
    parallelFailuresInARow: 0,
    interruption: undefined,
  }
  const isFirstSignOfTrouble = response.kind === 'unanswered' && !before.isProbing
  if (isFirstSignOfTrouble) return { state: probingState, action: { kind: 'probe' } }

  const state = {
    ...probingState,
    failedAttemptsInARow: before.failedAttemptsInARow + 1,
    maxConnections: reduceConnections(before),
  }
  if (response.kind === 'throttled')
    return { state, action: planAfterThrottling(state, response, context) }
  if (state.hasResponded) return { state, action: planAfterSilence(state, context) }
  return { state, action: planFirstConnection(state, response.failure, context) }
}

/** Returns half of the connections if there were several, otherwise as many as before. */
function reduceConnections({ isProbing, maxConnections }: OriginState): number {
  if (isProbing) return maxConnections
  return Math.max(MIN_CONNECTIONS, Math.floor(maxConnections / 2))
}

function planAfterThrottling(
  { failedAttemptsInARow }: OriginState,
  { retryAfterMs }: ThrottledResponse,
  { nowMs, roundDeadlineMs, random }: ActionContext,
): NextAction {
  if (nowMs >= roundDeadlineMs) return { kind: 'end-round' }
  const minPauseMs = capRetryAfter(retryAfterMs)
  const retryPauseMs = computeRetryPause(failedAttemptsInARow, random, minPauseMs)
  return { kind: 'pause', pauseMs: Math.min(retryPauseMs, roundDeadlineMs - nowMs) }
}

/**
 * Returns what to do if an origin that has responded no longer does. The check never gives up on
 * it, because a later round may follow.
 */
function planAfterSilence(
  { failedAttemptsInARow }: OriginState,
  { nowMs, roundDeadlineMs, random }: ActionContext,
): NextAction {
  const mayRetry = nowMs < roundDeadlineMs && failedAttemptsInARow <= RETRY_POLICY.maxRetries
  if (!mayRetry) return { kind: 'end-round' }
  const retryPauseMs = computeRetryPause(failedAttemptsInARow, random)
  return { kind: 'pause', pauseMs: Math.min(retryPauseMs, roundDeadlineMs - nowMs) }
}

/** Returns what to do if an origin that has never responded does not respond again. */
function planFirstConnection(
  { failedAttemptsInARow }: OriginState,
  failure: ConnectionFailure,
  { nowMs, roundDeadlineMs, connectDeadlineMs, random }: ActionContext,
): NextAction {
  const mayRetry = nowMs < connectDeadlineMs && failedAttemptsInARow <= getMaxRetries(failure)
  if (!mayRetry) return { kind: 'give-up', failure }
  const retryPauseMs = computeRetryPause(failedAttemptsInARow, random)
  const pauseMs = Math.min(retryPauseMs, connectDeadlineMs - nowMs)
  // A pause without a request after it would be useless.
  const isFollowedByRequest = nowMs + pauseMs < roundDeadlineMs
  if (!isFollowedByRequest) return { kind: 'give-up', failure }
  return { kind: 'pause', pauseMs }
}
