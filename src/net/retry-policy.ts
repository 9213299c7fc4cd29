/**
 * When a request is sent again: one policy for the API, the storage, GitHub, and published sites,
 * in the terms of undici's RetryHandler (https://undici.nodejs.org/#/docs/api/RetryHandler). Each
 * of them decides what a failure means: api/retry-decision.ts, fetch/classify-response.ts,
 * github/request-failure.ts, live/requesting/origin-state.ts, and next-action.ts.
 */
import type { ConnectionFailure } from './connection-failure.ts'

/**
 * The numbers that all of them share; times in ms. Retries are counted in a row: progress starts
 * the count again. The connections to a published site are in live/requesting/origin-state.ts, and
 * how often a check run is requested from GitHub in phases/wait-for-commit-check.ts.
 */
export const RETRY_POLICY = {
  /** Five attempts in all. A wait with a deadline has no such limit: there the deadline decides. */
  maxRetries: 4,
  /**
   * For what looks like a wrong setting: it rarely fixes itself, so not even a distant deadline
   * justifies more.
   */
  maxRetriesIfPermanent: 4,
  /** For a proxy that rejects the password: some lock the account after a few attempts. */
  maxRetriesOfLogin: 1,
  /** The pauses before jitter: 1 s, 2 s, 4 s … 30 s. */
  minPauseMs: 1_000,
  maxPauseMs: 30_000,
  pauseFactor: 2,
  /**
   * The client errors that mean “not now” (RFC 9110, 8470, 6585; 499: nginx gave up waiting). Every
   * server error means that, too.
   */
  transientStatusCodes: [408, 425, 429, 499],

  api: {
    /** The longest pause before jitter after a start that was refused because of a limit. */
    maxPauseOfLimitedStartMs: 4 * 60_000,
    /** The longest pause that the service can ask for where no deadline limits it. */
    maxRetryAfterMs: 5 * 60_000,
    /**
     * A new job may not be known everywhere immediately: until then, a 404 is retried.
     */
    notFoundGraceMs: 10_000,
    /**
     * A service that was never reached in this time is considered unreachable: a wrong address, a
     * firewall, a dead proxy.
     */
    firstConnectionMs: 2 * 60_000,
    /**
     * The timeout of the final request, which is sent at the deadline. It is longer for `start`:
     * if a start is aborted, nobody knows whether the export was started.
     */
    lastAttemptMs: {
      start: 5_000,
      status: 1_500,
      bundle: 1_500,
      'agent-job': 1_500,
      update: 1_500,
      'update-status': 1_500,
    },
    /**
     * The minimum time between two requests about a build. An organization may send ten in ten
     * seconds; this leaves some of them for other jobs, whatever pauses `poll-interval` and the
     * retries ask for.
     */
    buildSpacingMs: 1_500,
  },

  storage: {
    /** The longest pause that the storage can ask for. */
    maxRetryAfterMs: 2 * 60_000,
    /**
     * The pause before each new link of a download is used. One that has expired is replaced
     * immediately. A new link that is refused may become valid in a moment: the clock that signs
     * may be ahead of the one that checks.
     */
    pausesBeforeRenewedMs: [0, 2_000, 5_000],
  },

  github: {
    /**
     * How long to try to write a comment: after that, the step reports the failure instead of
     * blocking the job.
     */
    commentTimeLimitMs: 2 * 60_000,
    /** The time limit for finding a published site on GitHub, in ms, including pauses. */
    publishedTimeLimitMs: 5 * 60_000,
    /**
     * The pause after a secondary rate limit that specifies none:
     * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately
     */
    secondaryLimitMs: 60_000,
    /** The timeout of a request that is sent when the time is nearly over. */
    lastAttemptMs: 5_000,
  },

  live: {
    /** The longest pause that the host of a published site can ask for. */
    maxRetryAfterMs: 2 * 60_000,
    /** A host that was never reached in this time is considered unreachable. */
    firstConnectionMs: 2 * 60_000,
    /** How long the final round of requests, which starts at the deadline, may take. */
    lastRoundMs: 5_000,
    /** The timeout of a request that is sent when the time is nearly over. */
    lastAttemptMs: 1_500,
  },
} as const

/**
 * Returns a number in [0, 1), like `Math.random`. It is a parameter so that tests can control it.
 */
export type Random = () => number

/** Returns whether this status means “not now”: the same request may succeed later. */
export function isTransientStatus(status: number): boolean {
  return status >= 500 || RETRY_POLICY.transientStatusCodes.some((code) => code === status)
}

/**
 * Returns how many retries in a row a connection failure is worth; `Infinity` if there is no limit.
 */
export function getMaxRetries({ isPermanent, proxy }: Omit<ConnectionFailure, 'why'>): number {
  if (proxy === 'login') return RETRY_POLICY.maxRetriesOfLogin
  if (isPermanent) return RETRY_POLICY.maxRetriesIfPermanent
  return Number.POSITIVE_INFINITY
}

/**
 * Returns the pause in ms before the next attempt after this many `failures` in a row (1 or more).
 * It grows exponentially with full jitter, so that workflows that failed together do not retry
 * together: https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/. A server can
 * ask for a longer pause, but not for a shorter one, which could overload it.
 */
export function computeRetryPause(
  failures: number,
  random: Random,
  retryAfterMs = 0,
  maxPauseMs: number = RETRY_POLICY.maxPauseMs,
): number {
  const usualMs = RETRY_POLICY.minPauseMs * RETRY_POLICY.pauseFactor ** (failures - 1)
  const cappedMs = Math.min(maxPauseMs, usualMs)
  const pauseMs = Math.round(random() * cappedMs)
  return Math.max(retryAfterMs, pauseMs)
}
