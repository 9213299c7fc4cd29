import type { WaitInputs } from '../inputs/settings.ts'

/** How long a job is waited for, if at all; times in ms since the epoch. */
export type WaitPlan = Readonly<ReturnType<typeof planWait>>

/** Returns the plan of a wait that starts `now`. */
export function planWait({ wait, timeoutMs, pollIntervalMs }: WaitInputs, now: number) {
  return { wait, startedAt: now, deadline: now + timeoutMs, pollIntervalMs }
}
