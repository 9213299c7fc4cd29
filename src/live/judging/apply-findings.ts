import { isAccepted } from '../../findings/finding.ts'
import { hasError, type LiveFinding } from './live-finding.ts'

/** The state of one address. */
export interface AddressState {
  /** The findings about its latest response; undefined before the first request. */
  readonly findings: readonly LiveFinding[] | undefined
  /** Whether it ever matched, with no finding that is accepted. */
  readonly hasEverMatched: boolean
  /** Whether it ever differed, other than by a transient failure. */
  readonly hasEverDiffered: boolean
  /** Whether it ever differed after it had matched. */
  readonly hasEverRegressed: boolean
  /** The state of the recheck; undefined if the address is not part of one. */
  readonly recheck: RecheckState | undefined
}

/** How far a recheck has come at one address. */
export type RecheckState = 'pending' | 'matched' | 'differed'

/** The state of an address that has not been requested yet. */
export const INITIAL_ADDRESS_STATE: AddressState = {
  findings: undefined,
  hasEverMatched: false,
  hasEverDiffered: false,
  hasEverRegressed: false,
  recheck: undefined,
}

/**
 * Returns the state of an address after a response. `isTransient`: whether an error may be gone at
 * the next request, such as a broken connection. After a difference in a recheck, it stays as it
 * is. Otherwise, the findings of the response are kept, and:
 *
 * - Without an error: `hasEverMatched`, unless a finding is accepted; in a recheck, `matched`.
 * - With a transient error: nothing changes.
 * - With another error: `hasEverDiffered`. If it had matched, also `hasEverRegressed`; in a
 *   recheck, `differed`.
 *
 * An address that only ever had accepted errors has not matched. So a new error there does not mean
 * that the host serves an older version again, and the recheck goes on.
 */
export function applyFindings(
  before: AddressState,
  findings: readonly LiveFinding[],
  isTransient: boolean,
): AddressState {
  if (before.recheck === 'differed') return before
  if (!hasError(findings)) return applyMatch(before, findings)
  if (isTransient) return { ...before, findings }
  return applyDifference(before, findings)
}

function applyMatch(before: AddressState, findings: readonly LiveFinding[]): AddressState {
  const isAnyAccepted = findings.some(isAccepted)
  return {
    ...before,
    findings,
    hasEverMatched: before.hasEverMatched || !isAnyAccepted,
    recheck: before.recheck === undefined ? undefined : 'matched',
  }
}

function applyDifference(before: AddressState, findings: readonly LiveFinding[]): AddressState {
  // `hasEverMatched` stays true, and so does this one.
  const hasEverRegressed = before.hasEverMatched
  const differsInRecheck = before.recheck !== undefined && before.hasEverMatched
  return {
    ...before,
    findings,
    hasEverDiffered: true,
    hasEverRegressed,
    recheck: differsInRecheck ? 'differed' : before.recheck,
  }
}
