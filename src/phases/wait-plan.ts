import type { WaitInputs } from '../inputs/settings.ts'
import type { PollPlan } from '../net/poll.ts'

/** How long a job is waited for; times in ms since the epoch. */
export interface WaitPlan extends PollPlan {
  /** Whether to wait at all. */
  readonly wait: boolean
  readonly startedAt: number
}

/** Returns the plan of a wait that starts `now`. */
export function planWait({ wait, timeoutMs, pollIntervalMs }: WaitInputs, now: number): WaitPlan {
  return { wait, startedAt: now, deadline: now + timeoutMs, pollIntervalMs }
}
