import type { Clock } from '../clock.ts'
import type { Random } from './retry.ts'

export interface Plan {
  /** When waiting ends, in ms since the epoch. */
  readonly deadline: number
  /** The longest pause between two reads, in ms. */
  readonly pollIntervalMs: number
}

/** What one look at the job showed. */
export interface Look {
  readonly ended: boolean
  /** How long the service asks to wait before the next look, in ms. */
  readonly hintMs?: number | undefined
}

export type Step = 'ended' | 'timed-out' | { readonly pauseMs: number }

const FIRST_PAUSE_MS = 1_000
const GROWTH = 1.4
const JITTER = 0.1

/**
 * Returns what to do after the `looks`-th look (1 or more), taken at `now`: stop, or look again after a pause. The
 * pauses start short and grow to the poll interval, and the last look is at the deadline itself.
 */
export function next(looks: number, look: Look, now: number, plan: Plan, random: Random): Step {
  if (look.ended) return 'ended'
  const left = plan.deadline - now
  if (left <= 0) return 'timed-out'
  const usual = FIRST_PAUSE_MS * GROWTH ** (looks - 1)
  const pause = Math.max(look.hintMs ?? usual, FIRST_PAUSE_MS)
  const jittered = Math.min(pause, plan.pollIntervalMs) * (1 + JITTER * (2 * random() - 1))
  return { pauseMs: Math.min(jittered, plan.pollIntervalMs, left) }
}

/**
 * Looks until the job has ended or the deadline is reached, and returns the last look. A `look` that throws ends
 * it: trying again is its own business.
 */
export async function follow<L extends Look>(
  look: () => Promise<L>,
  plan: Plan,
  { clock, random, signal }: { clock: Clock; random: Random; signal: AbortSignal },
): Promise<{ end: 'ended' | 'timed-out'; last: L }> {
  for (let looks = 1; ; looks++) {
    const last = await look()
    const step = next(looks, last, clock.now(), plan, random)
    if (typeof step === 'string') return { end: step, last }
    await clock.sleep(step.pauseMs, signal)
  }
}
