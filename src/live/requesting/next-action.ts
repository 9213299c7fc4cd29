/** Decides what follows an interruption of the requests. All functions are pure. */
import type { ConnectionFailure } from '../../net/connection-failure.ts'
import {
  computeRetryPause,
  getMaxRetries,
  type Random,
  RETRY_POLICY,
} from '../../net/retry-policy.ts'
import type { ThrottledResponse } from './origin-response.ts'
import { capRetryAfter, type Interruption, type OriginState } from './origin-state.ts'

/** The fewest connections that are kept, however often the origin asks clients to slow down. */
const MIN_CONNECTIONS = 2

/**
 * What to do after an interruption. `continue`: request more at once. `pause`: the same after a
 * pause. `end-round`: the addresses that are left wait for another round. `give-up`: the origin is
 * unreachable.
 */
export type NextAction =
  | { readonly kind: 'continue' | 'end-round' }
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
  // After any interruption, the origin gets a single connection until it responds.
  const resumedState = {
    ...before,
    usesSingleConnection: true,
    parallelFailureCount: 0,
    interruption: undefined,
  }
  // The origin may still respond on a single connection.
  const haveSeveralConnectionsFailed =
    response.kind === 'unanswered' && !before.usesSingleConnection
  if (haveSeveralConnectionsFailed) return { state: resumedState, action: { kind: 'continue' } }

  const state = {
    ...resumedState,
    failedAttemptCount: before.failedAttemptCount + 1,
    maxConnections: reduceConnections(before),
  }
  return { state, action: planRetry(state, response, context) }
}

/** Returns whether and when an attempt that has failed is followed by another one. */
function planRetry(
  state: OriginState,
  response: Interruption['response'],
  context: ActionContext,
): NextAction {
  if (response.kind === 'throttled') return planAfterThrottling(state, response, context)
  if (state.hasResponded) return planAfterSilence(state, context)
  return planBeforeFirstResponse(state, response.failure, context)
}

/** Returns half of the connections if there were several, otherwise as many as before. */
function reduceConnections({ usesSingleConnection, maxConnections }: OriginState): number {
  if (usesSingleConnection) return maxConnections
  return Math.max(MIN_CONNECTIONS, Math.floor(maxConnections / 2))
}

function planAfterThrottling(
  { failedAttemptCount }: OriginState,
  { retryAfterMs }: ThrottledResponse,
  { nowMs, roundDeadlineMs, random }: ActionContext,
): NextAction {
  if (nowMs >= roundDeadlineMs) return { kind: 'end-round' }
  const minPauseMs = capRetryAfter(retryAfterMs)
  const retryPauseMs = computeRetryPause(failedAttemptCount, random, minPauseMs)
  return { kind: 'pause', pauseMs: Math.min(retryPauseMs, roundDeadlineMs - nowMs) }
}

/**
 * Returns what to do if an origin that has responded no longer does. The check never gives up on
 * it, because a later round may follow.
 */
function planAfterSilence(
  { failedAttemptCount }: OriginState,
  { nowMs, roundDeadlineMs, random }: ActionContext,
): NextAction {
  const mayRetry = nowMs < roundDeadlineMs && failedAttemptCount <= RETRY_POLICY.maxRetries
  if (!mayRetry) return { kind: 'end-round' }
  const retryPauseMs = computeRetryPause(failedAttemptCount, random)
  return { kind: 'pause', pauseMs: Math.min(retryPauseMs, roundDeadlineMs - nowMs) }
}

/** Returns what to do if an origin that has never responded does not respond again. */
function planBeforeFirstResponse(
  { failedAttemptCount }: OriginState,
  failure: ConnectionFailure,
  { nowMs, roundDeadlineMs, connectDeadlineMs, random }: ActionContext,
): NextAction {
  const mayRetry = nowMs < connectDeadlineMs && failedAttemptCount <= getMaxRetries(failure)
  if (!mayRetry) return { kind: 'give-up', failure }
  const retryPauseMs = computeRetryPause(failedAttemptCount, random)
  const pauseMs = Math.min(retryPauseMs, connectDeadlineMs - nowMs)
  // A pause without a request after it would be useless.
  const isFollowedByRequest = nowMs + pauseMs < roundDeadlineMs
  if (!isFollowedByRequest) return { kind: 'give-up', failure }
  return { kind: 'pause', pauseMs }
}
