/**
 * How the origin of a site responds, and what follows for the next requests. These are pure
 * functions: address-queue.ts sends, waits and counts.
 */
import type { ConnectionFailure } from '../../net/connection-failure.ts'
import { computeRetryPause, limitRetriesAfter, type Random, RETRY } from '../../net/retry-policy.ts'
import type {
  CompleteResponse,
  HostResponse,
  NoResponse,
  WaitRequest,
} from '../comparing/host-response.ts'

/** Connections to an origin at a time. Browsers open six, and a CDN serves thousands of those. */
export const MAX_CONNECTIONS = 16

/** However often an origin asks to slow down, so many connections stay. */
const MIN_CONNECTIONS = 2

/**
 * So many answers in a row that ask to wait (503 with `Retry-After`) are about the origin, and not
 * about an address.
 */
const MAX_UNAVAILABLE = 3

/** What is known of how an origin answers. */
export type OriginState = Readonly<typeof FIRST_STATE>

/** The address, by its index, that was not answered, or put off. */
export interface Interruption {
  readonly index: number
  readonly response: NoResponse | WaitRequest
}

/** An origin that has not received any request yet. */
export const FIRST_STATE = {
  /** Has it ever answered, if only that it is too busy? */
  hasAnswered: false,
  /** Has it ever refused a request, because there were too many? */
  hasRefused: false,
  /** Until when an answer asks to wait, in ms since the epoch. */
  notBefore: 0,
  /** Has it to answer one connection before it gets several? */
  isSilent: true,
  /** How many it gets then. */
  connections: MAX_CONNECTIONS,
  /** Addresses in a row that failed on several connections. */
  failures: 0,
  /** Attempts in a row that failed, or were put off, on the only one. */
  attempts: 0,
  /** Answers in a row that ask to wait. */
  unavailable: 0,
  /** Why nothing more is requested at the moment. */
  interruption: undefined as Interruption | undefined,
}

/**
 * What is known after an answer, and what becomes of the address: `unknown` if what it would have
 * been answered with is not known.
 */
export interface Reaction {
  readonly state: OriginState
  readonly address: 'answered' | 'again' | 'unknown'
}

/**
 * Returns what follows from an answer to the address of this index; `now` in ms since the epoch.
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
    // The next one may be answered where this one never is.
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

/** What to do after an interruption; after `end-round`, what is left waits for another round. */
export type NextTry =
  | { readonly kind: 'at-once' | 'end-round' | 'unreachable' }
  | { readonly kind: 'pause'; readonly pauseMs: number }

/** What decides about the next try. Times are in ms since the epoch. */
export interface TryContext {
  readonly now: number
  /** When requests end for now. */
  readonly endBy: number
  /** When they end for good if the origin has never answered. */
  readonly connectBy: number
  readonly random: Random
}

/** Returns what to do after an interruption, and what is known then. */
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
  // Without an attempt after it, the pause would end in silence.
  const isFollowed = hasAnswered || now + pauseMs < endBy
  if (mayRetry && isFollowed) return { kind: 'pause', pauseMs }
  return { kind: hasAnswered ? 'end-round' : 'unreachable' }
}
