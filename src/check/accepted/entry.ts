import type { Code } from '../rules/finding-kinds.ts'
import type { Glob } from './glob.ts'

/** One entry of a file of accepted findings. */
export interface AcceptedEntry {
  readonly code: Code
  /** What the finding's target, as it is written or in full, has to match. */
  readonly target: Glob
  /** What each page of the finding has to match, if that matters. */
  readonly page: Glob | undefined
  /** Why it is accepted; foreign text. */
  readonly reason: string
  /** The last day (UTC) on which it is, as YYYY-MM-DD. */
  readonly until: string | undefined
  /** Where it begins in the file, from 1 on. */
  readonly line: number
}
