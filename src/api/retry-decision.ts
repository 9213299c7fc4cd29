/**
 * When a call is sent again. The first rule that applies decides:
 *
 * 1. A refused call (3xx, 4xx) is never sent again, unless the status means “not now”: 408, 425,
 *    429, and 499. So does 404 in the first ten seconds of a job that this step started, and 409 on
 *    the bundle call (“not finished yet”), on the start (“an export is running”), and, from the
 *    service itself, on the request for a build (“a build is running”).
 * 2. The start, the only call that is not idempotent, is sent again only if it is proven that
 *    nothing was started. Otherwise, a second start could start a second export. It counts as proof
 *    that the request never left this machine, or that the service itself responded with 429 or
 *    409. A timeout, a lost connection, an unreadable response, and any 5xx prove nothing. For
 *    example, nginx, Envoy, HAProxy, and Varnish send a 503 of their own after the service got the
 *    request.
 * 3. Every other call is sent again after a pause, up to `maxRetries` times in a row. Without that
 *    limit, it is sent again until the caller's deadline. If a setting looks wrong, only a few
 *    retries follow, whatever the deadline: a host name that does not resolve, a rejected proxy
 *    password, a response that is not from the API.
 *
 * The numbers and the pauses are in net/retry-policy.ts; api-client.ts sends, waits, and counts.
 */
import {
  computeRetryPause,
  getMaxRetries,
  isTransientStatus,
  type Random,
  RETRY_POLICY,
} from '../net/retry-policy.ts'
import type { ApiFailure, StatusFailure } from './api-failure.ts'

/** The properties of a call that decide whether and when it may be retried. */
export interface RetryTraits {
  /** Whether it is harmless to send it twice. */
  readonly isIdempotent: boolean
  /** The minimum time between two such requests, in ms, because the service limits them. */
  readonly spacingMs?: number
}

/** The calls of the API, by how they are retried. */
export type Operation = keyof typeof OPERATIONS

const IDEMPOTENT: RetryTraits = { isIdempotent: true }
const BUILD: RetryTraits = { isIdempotent: true, spacingMs: RETRY_POLICY.api.buildSpacingMs }

const OPERATIONS = {
  /** Section 4.2, in either export API: a second one could start a second export. */
  start: { isIdempotent: false },
  status: IDEMPOTENT,
  /** Requests the link to the bundle: section 4.4, or the status in the project's export API. */
  bundle: IDEMPOTENT,
  'agent-job': IDEMPOTENT,
  /** Building the same branch twice gives the same documentation. */
  update: BUILD,
  'update-status': BUILD,
} as const satisfies Readonly<Record<string, RetryTraits>>

/** Returns the properties of a call that determine whether it is retried. */
export function getRetryTraits(operation: Operation): RetryTraits {
  return OPERATIONS[operation]
}

/** What to do after a failure: retry after a pause in ms, or give up for a reason. */
type RetryDecision = { readonly retryInMs: number } | { readonly giveUp: GiveUpReason }

/**
 * `refused`: a retry would not help. `unknown`: the start may have been carried out, so a retry
 * could start a second export. `exhausted`: the call failed too often.
 */
export type GiveUpReason = 'refused' | 'unknown' | 'exhausted'

/** How many times, and for how long, a call has been tried. */
export interface RetryContext {
  /** How many times in a row it has failed, including this time. */
  readonly attempts: number
  /** How many of these count against the limits. */
  readonly countedFailures: number
  /**
   * The number of retries in a row after which to give up; undefined while the deadline alone
   * decides.
   */
  readonly maxRetries?: number | undefined
  /** How long this step has known that the job exists, in ms, if it started the job itself. */
  readonly sinceStartMs?: number | undefined
}

/**
 * Returns whether `operation` is to be retried after `failure`, and when, according to the rules
 * above.
 */
export function decideRetry(
  operation: Operation,
  failure: ApiFailure,
  context: RetryContext,
  random: Random,
): RetryDecision {
  if (isRefused(operation, failure, context)) return { giveUp: 'refused' }
  if (!getRetryTraits(operation).isIdempotent && !isProvablyNotStarted(failure))
    return { giveUp: 'unknown' }
  const { attempts, countedFailures, maxRetries = Number.POSITIVE_INFINITY } = context
  if (countedFailures > Math.min(maxRetries, getMaxRetriesOf(failure)))
    return { giveUp: 'exhausted' }
  return { retryInMs: computePause(operation, failure, attempts, random) }
}

function computePause(
  operation: Operation,
  failure: ApiFailure,
  attempts: number,
  random: Random,
): number {
  if (failure.kind !== 'status') return computeRetryPause(attempts, random)
  let maxPauseMs: number = RETRY_POLICY.maxPauseMs
  // The service limits starts by the hour, so it is not worth retrying every 30 s.
  if (operation === 'start' && failure.status === 429)
    maxPauseMs = RETRY_POLICY.api.maxPauseOfLimitedStartMs
  return computeRetryPause(attempts, random, failure.retryAfterMs, maxPauseMs)
}

function isRefused(
  operation: Operation,
  failure: ApiFailure,
  { sinceStartMs }: RetryContext,
): boolean {
  if (failure.kind !== 'status') return false
  const { status } = failure
  const isInGrace = sinceStartMs !== undefined && sinceStartMs < RETRY_POLICY.api.notFoundGraceMs
  if (status === 404 && isInGrace) return false
  if (operation === 'start' && status === 409) return false
  if (isBuildRunning(operation, failure)) return false
  return !isJobUnfinished(operation, failure) && !isTransientStatus(status)
}

/**
 * Returns whether the service itself reports a conflict about the requested build: another build
 * of the project is running.
 */
export function isBuildRunning(operation: Operation, failure: ApiFailure): boolean {
  if (operation !== 'update' || failure.kind !== 'status') return false
  return failure.status === 409 && failure.isFromService
}

/**
 * Returns whether the service reports that the job whose bundle was requested is not finished yet
 * (section 4.4).
 */
export function isJobUnfinished(operation: Operation, failure: ApiFailure): boolean {
  if (operation !== 'bundle' || failure.kind !== 'status') return false
  return failure.status === 409
}

function isProvablyNotStarted(failure: ApiFailure): boolean {
  if (failure.kind !== 'status') return failure.kind === 'not-sent'
  return isRejectedByService(failure)
}

/**
 * Returns whether the service itself started nothing: too many requests, or an export of this site
 * is running.
 */
function isRejectedByService({ status, isFromService }: StatusFailure): boolean {
  if (!isFromService) return false
  return status === 429 || status === 409
}

function getMaxRetriesOf(failure: ApiFailure): number {
  if (failure.kind === 'unreadable') return RETRY_POLICY.maxRetriesIfPermanent
  if (failure.kind === 'status') return Number.POSITIVE_INFINITY
  return getMaxRetries(failure)
}
