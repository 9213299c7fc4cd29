import type { Clock } from '../common/clock.ts'
import type { LogLine } from '../text/clean.ts'
import type { Random } from './retry-policy.ts'

/** The dependencies of work on a network. Tests pass their own. */
export interface NetworkContext {
  readonly clock: Clock
  readonly random: Random
  /** Aborted when the step is canceled; all work then throws its reason. */
  readonly signal: AbortSignal
  /** Writes a line to the log. */
  readonly info: LogLine
}
