/**
 * Tracks how an origin responds. All functions are pure; origin-requester.ts sends the requests,
 * and next-action.ts decides what follows an interruption. Only what is about the origin interrupts
 * the requests:
 *
 * - Any failure on a single connection. An origin that has never responded, or has not responded
 *   lately, gets a single connection until it responds.
 * - On several connections, as many failures in a row as there are connections. Fewer are about
 *   their addresses.
 * - Any 429.
 * - The fourth 503 with `Retry-After` in a row. Fewer are about their addresses.
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
 * How many responses in a row with status 503 and `Retry-After` are considered to be about their
 * addresses. One more is about the origin.
 */
const MAX_UNAVAILABLE_RESPONSES = 3

/** The state of an origin. Failures are counted in a row: a complete response ends a row. */
export interface OriginState {
  /** Whether it has ever responded, even if only to say that it is too busy. */
  readonly hasResponded: boolean
  /** Whether it ever asked clients to wait because there were too many requests. */
  readonly wasThrottled: boolean
  /** The time until which responses ask clients to wait, in ms since the epoch. */
  readonly resumeAtMs: number
  /** Whether it gets a single connection until it responds. */
  readonly usesSingleConnection: boolean
  /** How many connections it gets at other times. */
  readonly maxConnections: number
  /** How many requests have failed on several connections. */
  readonly parallelFailureCount: number
  /**
   * How many times requests were interrupted by a failure on a single connection, or by a response
   * that asks clients to wait.
   */
  readonly failedAttemptCount: number
  /** How many complete responses in a row had status 503 and `Retry-After`. */
  readonly unavailableResponseCount: number
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
  usesSingleConnection: true,
  maxConnections: MAX_CONNECTIONS,
  parallelFailureCount: 0,
  failedAttemptCount: 0,
  unavailableResponseCount: 0,
  interruption: undefined,
}

/** What a response changes: the next state of its origin, and what to do with the response. */
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
 * Returns what the response to the request for an address changes. `before` is the state of the
 * origin when it arrived, and `nowMs` is in ms since the epoch.
 */
export function applyResponse(
  before: OriginState,
  addressIndex: AddressIndex,
  response: OriginResponse,
  nowMs: number,
): Transition {
  switch (response.kind) {
    case 'throttled':
      return applyThrottledResponse(before, addressIndex, response)
    case 'unanswered':
      return applyUnansweredRequest(before, addressIndex, response)
    case 'complete':
      return applyCompleteResponse(before, addressIndex, response, nowMs)
  }
}

function applyThrottledResponse(
  before: OriginState,
  addressIndex: AddressIndex,
  response: ThrottledResponse,
): Transition {
  // It replaces an earlier interruption: the newest of several such responses best indicates how
  // long to wait.
  const interruption = { addressIndex, response }
  return {
    state: { ...before, hasResponded: true, wasThrottled: true, interruption },
    decision: { kind: 'retry' },
  }
}

function applyUnansweredRequest(
  before: OriginState,
  addressIndex: AddressIndex,
  response: UnansweredRequest,
): Transition {
  const interruption = { addressIndex, response }
  // The address is requested again after all others, which may get a response.
  if (before.usesSingleConnection)
    return { state: interrupt(before, interruption), decision: { kind: 'retry' } }
  if (response.isPastDeadline) return { state: before, decision: { kind: 'drop' } }

  const decision = { kind: 'record', response } as const
  const failedState = { ...before, parallelFailureCount: before.parallelFailureCount + 1 }
  const haveAllFailed = failedState.parallelFailureCount >= before.maxConnections
  if (haveAllFailed) return { state: interrupt(failedState, interruption), decision }
  return { state: failedState, decision }
}

function applyCompleteResponse(
  before: OriginState,
  addressIndex: AddressIndex,
  response: CompleteResponse,
  nowMs: number,
): Transition {
  const { status, retryAfterMs } = response
  const decision = { kind: 'record', response } as const
  const isUnavailable = status === 503 && retryAfterMs !== undefined
  const respondedState = {
    ...before,
    hasResponded: true,
    resumeAtMs: Math.max(before.resumeAtMs, nowMs + capRetryAfter(retryAfterMs)),
    parallelFailureCount: 0,
    failedAttemptCount: 0,
    unavailableResponseCount: isUnavailable ? before.unavailableResponseCount + 1 : 0,
  }
  const isWholeOriginUnavailable =
    respondedState.unavailableResponseCount > MAX_UNAVAILABLE_RESPONSES
  if (!isWholeOriginUnavailable)
    return { state: { ...respondedState, usesSingleConnection: false }, decision }
  // It is recorded for its address, and stops other requests like a 429.
  const throttled = { kind: 'throttled', status, retryAfterMs } as const
  return { state: interrupt(respondedState, { addressIndex, response: throttled }), decision }
}

/** Returns how long to wait after a response that asks for `retryAfterMs`, both in ms. */
export function capRetryAfter(retryAfterMs = 0): number {
  return Math.min(retryAfterMs, RETRY_POLICY.live.maxRetryAfterMs)
}

/** Returns the interrupted state of an origin. An earlier interruption stays. */
function interrupt(before: OriginState, interruption: Interruption): OriginState {
  return { ...before, interruption: before.interruption ?? interruption }
}

/** Returns the state of an origin at the beginning of a round, which may retry as often as any. */
export function resetFailureCounts(state: OriginState): OriginState {
  return { ...state, parallelFailureCount: 0, failedAttemptCount: 0 }
}
