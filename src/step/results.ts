import type { StepError } from '../errors/errors.ts'

/**
 * What a phase found, as far as the summary and the last message say it; all of it may be foreign
 * text.
 */
export interface PhaseResult {
  /** In words, for the title: `2 new errors`, or `live, all 11 addresses match`. */
  readonly found?: string | undefined
  /** What else is worth a word, each in words, for the line below the title. */
  readonly details?: readonly string[]
  /** Whether that is a reason to look, although the step may be green. */
  readonly hasFaults?: boolean
  /** Why the step is green all the same: words that follow how it ended. */
  readonly although?: string | undefined
  /** What probably is wrong with all of it. */
  readonly diagnosis?: string | undefined
  /** Whether there is a report that is worth keeping. */
  readonly hasReport?: boolean
  /** A failure that leaves the step green. */
  readonly toleratedFailure?: StepError
}

/** What a live check found. */
export interface LiveResult extends PhaseResult {
  readonly kind: 'same' | 'different' | 'unreachable'
  /** The host and the path of what was asked. */
  readonly place: string
}

/**
 * What the phases of a step returned so far, for the summary: also if the step fails after that.
 */
export interface Results {
  pullRequest?: PhaseResult
  comparison?: PhaseResult
  check?: PhaseResult
  live?: LiveResult
  /** Set once an export has been handed over. */
  handOver?: PhaseResult
}

/** Returns the result that the title is about: the last one that has words for it. */
export function findTitled(results: Results): PhaseResult | undefined {
  return listResults(results).findLast(({ found }) => found !== undefined)
}

/** Returns the results that there are, those that say most of the end last. */
export function listResults({ handOver, pullRequest, comparison, check, live }: Results) {
  const all: readonly (PhaseResult | undefined)[] = [handOver, pullRequest, comparison, check, live]
  return all.filter((result) => result !== undefined)
}

/** Returns the failure that leaves the step green, if there is one. */
export function findToleratedFailure(results: Results): StepError | undefined {
  return listResults(results).find(({ toleratedFailure }) => toleratedFailure)?.toleratedFailure
}
