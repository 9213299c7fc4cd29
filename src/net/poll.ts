import type { NetworkContext } from './network-context.ts'
import type { Random } from './retry-policy.ts'

/** How long, and how often, something such as a job is read. */
interface PollPlan {
  /** When waiting ends, in ms since the epoch. */
  readonly deadlineMs: number
  /** The longest pause between two reads, in ms. */
  readonly pollIntervalMs: number
}

/** How long to wait for a job, if at all. */
export interface WaitPlan extends PollPlan {
  readonly shouldWait: boolean
  /** In ms since the epoch. */
  readonly startedAtMs: number
}

/** The settings of a wait. Times are in ms. */
interface WaitSettings extends Pick<WaitPlan, 'shouldWait' | 'pollIntervalMs'> {
  readonly timeoutMs: number
}

/** Returns the plan of a wait that starts at `nowMs`. */
export function planWait(
  { shouldWait, timeoutMs, pollIntervalMs }: WaitSettings,
  nowMs: number,
): WaitPlan {
  return { shouldWait, startedAtMs: nowMs, deadlineMs: nowMs + timeoutMs, pollIntervalMs }
}

/** The result of one read. */
interface PollResult {
  readonly hasEnded: boolean
  /** How long the service asks clients to wait before the next read, in ms. */
  readonly retryAfterMs?: number | undefined
}

/** What to do after a read. */
type NextPoll = 'ended' | 'timed-out' | { readonly pauseMs: number }

const FIRST_PAUSE_MS = 1_000
/** How much longer each pause is than the one before it. */
const PAUSE_GROWTH_FACTOR = 1.4
/** The share of its length by which a pause may randomly be longer or shorter. */
const JITTER_SHARE = 0.1

/** The latest read. */
interface LatestRead {
  readonly result: PollResult
  /** How many reads there were, including this one. */
  readonly reads: number
  /** When it ended, in ms since the epoch. */
  readonly nowMs: number
}

/**
 * Returns what to do after a read: stop, or read again after a pause. The pauses start short and
 * grow to the poll interval, and the last read is at the deadline itself.
 */
export function planNextPoll(
  { result, reads, nowMs }: LatestRead,
  plan: PollPlan,
  random: Random,
): NextPoll {
  if (result.hasEnded) return 'ended'
  const remainingMs = plan.deadlineMs - nowMs
  if (remainingMs <= 0) return 'timed-out'

  const usualPauseMs = FIRST_PAUSE_MS * PAUSE_GROWTH_FACTOR ** (reads - 1)
  const pauseMs = Math.max(result.retryAfterMs ?? usualPauseMs, FIRST_PAUSE_MS)
  const jitter = 1 + JITTER_SHARE * (2 * random() - 1)
  const jitteredMs = Math.min(pauseMs, plan.pollIntervalMs) * jitter
  return { pauseMs: Math.min(jitteredMs, plan.pollIntervalMs, remainingMs) }
}

/**
 * Reads until the job has ended or the deadline is reached, and returns the last result. An error
 * of `read` ends the polling, because `read` does its own retries.
 */
export async function poll<Result extends PollResult>(
  read: () => Promise<Result>,
  plan: PollPlan,
  { clock, random, signal }: Omit<NetworkContext, 'info'>,
): Promise<{ end: 'ended' | 'timed-out'; last: Result }> {
  for (let reads = 1; ; reads++) {
    const result = await read()
    const next = planNextPoll({ result, reads, nowMs: clock.now() }, plan, random)
    if (typeof next === 'string') return { end: next, last: result }
    await clock.sleep(next.pauseMs, signal)
  }
}
