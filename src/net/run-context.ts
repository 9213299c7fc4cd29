import type { Clock } from '../common/clock.ts'
import type { SafeText } from '../text/clean.ts'
import type { Random } from './retry-policy.ts'

/** What work on a network uses of the world around it: a test passes its own. */
export interface RunContext {
  readonly clock: Clock
  readonly random: Random
  /** Aborted when the step is cancelled; all work then throws its reason. */
  readonly signal: AbortSignal
  /** Prints a line of the log. */
  readonly info: (line: SafeText) => void
}
