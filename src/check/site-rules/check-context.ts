import type { ServedSite } from '../../web/host/served-site.ts'
import type { FindingCounter } from '../collector/finding-counter.ts'

/** The parameters that most rules share. */
export interface CheckContext {
  readonly served: ServedSite
  /** The rules report their findings to it. */
  readonly counter: FindingCounter
  /** Aborts the check. */
  readonly signal: AbortSignal
}
