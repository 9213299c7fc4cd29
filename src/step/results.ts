import type { StepError } from '../errors/errors.ts'

/**
 * What a phase found, as far as the summary and the last message say it; all of it may be foreign
 * text.
 */
export interface PhaseResult {
  /** In words, for the first line of the summary. */
  readonly found?: string | undefined
  /** Whether that is a reason to look, although the step may be green. */
  readonly hasFaults?: boolean
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
}

/**
 * What the phases of a step returned so far, for the summary: also if the step fails after that.
 */
export interface Results {
  pullRequest?: PhaseResult
  comparison?: PhaseResult
  check?: PhaseResult
  live?: LiveResult
}

/**
 * Returns what was found last, in words; undefined if nothing was, or it says nothing about the
 * end.
 */
export function describeFound({ pullRequest, comparison, check, live }: Results) {
  const ofSite = check?.found ?? comparison?.found ?? pullRequest?.found
  if (live === undefined) return ofSite
  // What the check of the folder found says nothing about a host that was not reached.
  if (live.kind !== 'same') return live.found
  return live.found === undefined ? ofSite : `${ofSite}; live, ${live.found}`
}

/** Returns the results that there are, the latest last. */
export function listResults({ pullRequest, comparison, check, live }: Results) {
  return [pullRequest, comparison, check, live].filter((result) => result !== undefined)
}

/** Returns the failure that leaves the step green, if there is one. */
export function findToleratedFailure(results: Results): StepError | undefined {
  return listResults(results).find(({ toleratedFailure }) => toleratedFailure)?.toleratedFailure
}
