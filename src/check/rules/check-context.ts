import type { ServedSite } from '../../web/host/served-site.ts'
import type { FindingCounter } from './finding-counter.ts'

/** The parameters of every rule. */
export interface CheckContext {
  readonly served: ServedSite
  /** Counts the findings of the rules. */
  readonly counter: FindingCounter
  /** Aborts the check. */
  readonly signal: AbortSignal
}
