import type { ServedSite } from '../../web/host/served-site.ts'
import type { FindingCounter } from './finding-counter.ts'

/** What every rule is given. */
export interface RuleContext {
  readonly served: ServedSite
  /** Counts what is wrong. */
  readonly counter: FindingCounter
  /** Ends the check. */
  readonly signal: AbortSignal
}
