import { isTransientStatus, maxRetriesAfter, type Random, RETRY, retryTimeout } from '../net/retry-policy.ts'
import type { RequestFailure } from './request-failure.ts'

/** The calls of the API, as far as trying again differs between them. */
export type Call = 'start' | 'status' | 'bundle' | 'agent-job'

/** What to do after a failure: retry after a pause in ms, or give up for one of these reasons. */
export type Verdict =
  | { readonly retryInMs: number }
  /** The service understood and refused: asking again would not help. */
  | { readonly giveUp: 'refused' }
  /** The start call may have been carried out: sending it again could start a second export. */
  | { readonly giveUp: 'unknown' }
  /** It failed too often in a row. */
  | { readonly giveUp: 'exhausted' }

export interface Circumstances {
  /** How often in a row it has failed, this time included. */
  readonly attempts: number
  /** How many of these count against the limits; all if not given. */
  readonly counted?: number
  /** Give up after so many retries in a row; undefined while the deadline alone decides. */
  readonly maxRetries?: number | undefined
  /** How long this step has known that the job exists, in ms, if it started the job itself. */
  readonly sinceStartMs?: number | undefined
}

/**
 * Returns whether `call` is to be retried after `failure`, and when. GETs and the bundle call can be repeated
 * freely; the start call only when it provably was not carried out.
 */
export function decide(call: Call, failure: RequestFailure, now: Circumstances, random: Random): Verdict {
  if (isRefusal(call, failure, now)) return { giveUp: 'refused' }
  if (call === 'start' && !wasTurnedAway(failure)) return { giveUp: 'unknown' }
  const maxRetries = Math.min(now.maxRetries ?? Number.POSITIVE_INFINITY, maxRetriesFor(failure))
  if ((now.counted ?? now.attempts) > maxRetries) return { giveUp: 'exhausted' }
  const retryAfterMs = failure.kind === 'status' ? failure.retryAfterMs : undefined
  return { retryInMs: retryTimeout(now.attempts, random, retryAfterMs) }
}

function isRefusal(call: Call, failure: RequestFailure, { sinceStartMs }: Circumstances): boolean {
  if (failure.kind !== 'status') return false
  const { status } = failure
  const isInGrace = sinceStartMs !== undefined && sinceStartMs < RETRY.api.notFoundGrace
  if (status === 404 && isInGrace) return false
  return !isUnfinished(call, failure) && !isTransientStatus(status)
}

/** Returns whether the service says that the job whose bundle was asked for is not finished yet (section 4.4). */
export function isUnfinished(call: Call, failure: RequestFailure): boolean {
  return call === 'bundle' && failure.kind === 'status' && failure.status === 409
}

/**
 * Caches and gateways answer 429 and 503 with a Retry-After in place of the service, too, also after it took the request:
 * stock Varnish puts one on every 503 of its own. Only an answer of the service itself proves that nothing was started.
 */
function wasTurnedAway(failure: RequestFailure): boolean {
  if (failure.kind !== 'status') return failure.kind === 'not-sent'
  const isTurnedAway =
    failure.status === 429 || (failure.status === 503 && failure.retryAfterMs !== undefined)
  return isTurnedAway && failure.isOwnWord
}

function maxRetriesFor(failure: RequestFailure): number {
  if (failure.kind === 'unreadable') return RETRY.maxRetriesIfPermanent
  return failure.kind === 'status' ? Number.POSITIVE_INFINITY : maxRetriesAfter(failure)
}
