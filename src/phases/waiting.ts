import type { WaitInputs } from '../inputs/service.ts'

/** How long a job is waited for; times in ms since the epoch. */
export interface Waiting {
  /** Whether to wait at all. */
  readonly wait: boolean
  readonly startedAt: number
  readonly deadline: number
  /** The longest pause between two reads, in ms. */
  readonly pollIntervalMs: number
}

/** Returns the wait that starts `now`. */
export function startWaiting({ wait, timeoutMs, pollIntervalMs }: WaitInputs, now: number): Waiting {
  return { wait, startedAt: now, deadline: now + timeoutMs, pollIntervalMs }
}
