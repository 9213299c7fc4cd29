/**
 * Tracks how an origin responds. All functions are pure; origin-requester.ts sends the requests, and
 * next-action.ts decides what follows an interruption.
 */
import { RETRY_POLICY } from '../../net/retry-policy.ts'
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
export function capRetryAfter(retryAfterMs = 0): number {
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
