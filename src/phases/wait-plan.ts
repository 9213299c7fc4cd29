import type { WaitInputs } from '../inputs/settings.ts'

/** How long a job is waited for; times in ms since the epoch. */
export interface WaitPlan {
  /** Whether to wait at all. */
  readonly wait: boolean
  readonly startedAt: number
  readonly deadline: number
  /** The longest pause between two reads, in ms. */
  readonly pollIntervalMs: number
}

/** Returns the plan of a wait that starts `now`. */
export function planWait({ wait, timeoutMs, pollIntervalMs }: WaitInputs, now: number): WaitPlan {
  return { wait, startedAt: now, deadline: now + timeoutMs, pollIntervalMs }
}
