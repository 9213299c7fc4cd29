import type { FindingsAndCounts } from '../../findings/count-findings.ts'
import { isErrorAtAddress } from './live-finding.ts'

/** An address among the slowest. */
export interface SlowAddress {
  readonly requestPath: string
  /** The time from the request to the end of the response, in ms. */
  readonly durationMs: number
}

/** The result of a live check. */
export interface LiveVerdict extends FindingsAndCounts {
  /** A sentence about the cause of most findings; undefined if they have no common cause. */
  readonly diagnosis: string | undefined
  /** May the errors be gone when the deployment ends? */
  readonly mayPassByWaiting: boolean
  /** How many addresses there were to request. */
  readonly addressCount: number
  /** How many of the addresses got a response that could be compared. */
  readonly comparedCount: number
  /** How many files the site has. */
  readonly fileCount: number
  /**
   * How many files were not requested because they have no address under the rules of the host.
   * Files that may be unpublished are not counted.
   */
  readonly unaddressedFileCount: number
  /**
   * When all addresses matched before the recheck, in ms since the epoch; undefined unless the
   * recheck passed.
   */
  readonly liveSinceMs: number | undefined
  /** The time since the first request, in ms. */
  readonly elapsedMs: number
  /** How many rounds of requests there were. */
  readonly roundCount: number
  /** The slowest address first. */
  readonly slowestAddresses: readonly SlowAddress[]
}

/** Returns how many addresses have errors. Findings about many addresses do not count. */
export function countDifferingAddresses({ findings }: LiveVerdict): number {
  const errors = findings.filter(isErrorAtAddress)
  return new Set(errors.map(({ target }) => target)).size
}
