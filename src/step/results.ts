import type { StepError } from '../errors/step-error.ts'

/** The result of a phase, for the summary and the last message; all text may be untrusted. */
export interface PhaseResult {
  /** The result in the title: `2 new errors`, or `live, all 11 addresses match`. */
  readonly headline?: string | undefined
  /** Further results for the line below the title. */
  readonly details?: readonly string[]
  /** Whether the result needs attention, even if the step succeeds. */
  readonly hasFaults?: boolean
  /** Why the step succeeds despite faults, worded to follow its result. */
  readonly reasonForSuccess?: string | undefined
  /** The probable cause of most findings. */
  readonly diagnosis?: string | undefined
  /** Whether there is a report worth keeping. */
  readonly hasReport?: boolean
  /** A failure that does not fail the step. */
  readonly toleratedFailure?: StepError
}

/** The result of a live check. */
export interface LiveResult extends PhaseResult {
  /** `unknown`: no difference was found, but not all addresses could be requested. */
  readonly kind: 'same' | 'different' | 'unknown' | 'unreachable'
  /** The host and the path of the live site. */
  readonly hostAndPath: string
}

/** The results of the step's phases so far, for the summary, even if the step fails later. */
export interface PhaseResults {
  pullRequest?: PhaseResult
  comparison?: PhaseResult
  check?: PhaseResult
  live?: LiveResult
  /** Set once an export has been handed over. */
  handover?: PhaseResult
}

/** Returns the result for the title: the last one with a headline. */
export function findHeadlineResult(results: PhaseResults): PhaseResult | undefined {
  return listResults(results).findLast(({ headline }) => headline !== undefined)
}

/** Returns the existing results, the most decisive ones last. */
export function listResults({ handover, pullRequest, comparison, check, live }: PhaseResults) {
  const all: readonly (PhaseResult | undefined)[] = [handover, pullRequest, comparison, check, live]
  return all.filter((result) => result !== undefined)
}

/** Returns the failure that does not fail the step, if there is one. */
export function findToleratedFailure(results: PhaseResults): StepError | undefined {
  return listResults(results).find(({ toleratedFailure }) => toleratedFailure)?.toleratedFailure
}
