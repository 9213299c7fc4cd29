import type { ServedSite } from '../../web/host/served-site.ts'
import type { FindingCollector } from '../collector/finding-collector.ts'

/** The parameters that most rules share. */
export interface CheckContext {
  readonly servedSite: ServedSite
  /** Receives the findings of the rules. */
  readonly collector: FindingCollector
  /** Aborts the check. */
  readonly signal: AbortSignal
}
