import { backOffMs, type Random } from '../net/retry.ts'
import type { RequestFailure } from './request-failure.ts'

/** The calls of the API, as far as trying again differs between them. */
export type Call = 'start' | 'status' | 'bundle' | 'agent-job'

/** What to do after a failure: try again after a pause, or give up for one of these reasons. */
export type Verdict =
  | { readonly again: number }
  /** The service understood and refused: asking again would not help. */
  | { readonly giveUp: 'refused' }
  /** The start call may have been carried out: sending it again could start a second export. */
  | { readonly giveUp: 'unknown' }
  /** It failed too often in a row. */
  | { readonly giveUp: 'exhausted' }

export interface Circumstances {
  /** How often in a row it has failed, this time included. */
  readonly tries: number
  /** How many of these count against a limit; all if not given. */
  readonly counted?: number
  /** Give up after so many failures in a row; undefined while the deadline alone decides. */
  readonly maxTries?: number | undefined
  /** How long this step has known that the job exists, in ms, if it started the job itself. */
  readonly sinceStartMs?: number | undefined
}

/** Failures of this kind seldom go away by themselves: no deadline makes waiting for them worth more tries. */
const STUBBORN_TRIES = 5

/** Each try with a wrong password counts where accounts are locked after a few. */
const LOGIN_TRIES = 2

/** A job that was just started may not be known everywhere at once. In ms. */
const GRACE_MS = 10_000

/** The client errors that say «not now» rather than «no» (RFC 9110, 8470 and 6585); of server errors, all do. */
const NOT_NOW = new Set([408, 425, 429])

/**
 * Returns whether `call` is to be tried again after `failure`, and when. GETs and the bundle call can be repeated
 * freely; the start call only when it provably was not carried out.
 */
export function decide(call: Call, failure: RequestFailure, now: Circumstances, random: Random): Verdict {
  if (isRefusal(call, failure, now)) return { giveUp: 'refused' }
  if (call === 'start' && !wasTurnedAway(failure)) return { giveUp: 'unknown' }
  const maxTries = Math.min(now.maxTries ?? Number.POSITIVE_INFINITY, maxTriesFor(failure))
  if ((now.counted ?? now.tries) >= maxTries) return { giveUp: 'exhausted' }
  const asked = failure.kind === 'status' ? failure.retryAfterMs : undefined
  // A hint of 0 must not make us hammer a service that is overloaded.
  return { again: Math.max(asked ?? 0, backOffMs(now.tries, random)) }
}

function isRefusal(call: Call, failure: RequestFailure, { sinceStartMs = GRACE_MS }: Circumstances): boolean {
  if (failure.kind !== 'status') return false
  const { status } = failure
  if (status === 404 && sinceStartMs < GRACE_MS) return false
  if (isUnfinished(call, failure)) return false
  return status < 500 && !NOT_NOW.has(status)
}

/** Returns whether the service says that the job whose bundle was asked for is not finished yet (section 4.4). */
export function isUnfinished(call: Call, failure: RequestFailure): boolean {
  return call === 'bundle' && failure.kind === 'status' && failure.status === 409
}

/**
 * Caches and gateways answer 429 and 503 with a Retry-After in place of the service, too, also after it took the request:
 * stock Varnish puts one on every 503 of its own. Only the service's own word proves that nothing was started.
 */
function wasTurnedAway(failure: RequestFailure): boolean {
  if (failure.kind !== 'status') return failure.kind === 'not-sent'
  const isTurnedAway =
    failure.status === 429 || (failure.status === 503 && failure.retryAfterMs !== undefined)
  return isTurnedAway && failure.isOwnWord
}

function maxTriesFor(failure: RequestFailure): number {
  if (failure.kind === 'unreadable') return STUBBORN_TRIES
  if (failure.kind === 'status') return Number.POSITIVE_INFINITY
  if (failure.proxy === 'login') return LOGIN_TRIES
  return failure.permanent ? STUBBORN_TRIES : Number.POSITIVE_INFINITY
}
