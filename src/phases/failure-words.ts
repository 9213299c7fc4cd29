/** What the messages of a failed step say about findings. */
import { describeLine, describeProblem, findFirstSpot } from '../findings/describe-finding.ts'
import type { Finding } from '../findings/finding.ts'
import { type ListedFindings, pickInSight } from '../summary/findings-section.ts'
import { type SafeText, safe } from '../text/clean.ts'

/**
 * Returns the first finding: what it is about, where that is, what is wrong, and what may be meant.
 */
export function describeFirst([first]: readonly Finding[]): SafeText | undefined {
  if (first === undefined) return undefined
  const { target, message } = first
  if (target === '') return safe`${message}`
  const place = findFirstSpot(first)
  if (place === undefined) return safe`${target}: ${describeProblem(first)}`
  return safe`${target} in ${place.page}${describeLine(place)}: ${describeProblem(first)}`
}

/**
 * Returns which of the findings that matter the job summary shows: `it`, `all of them`, or `the
 * first ones`.
 */
export function describeShownErrors(errors: readonly Finding[], found: ListedFindings): string {
  const shown = new Set(pickInSight(found).map(({ first }) => first))
  if (!errors.every((error) => shown.has(error))) return 'the first ones'
  if (errors.length === 1) return 'it'
  return 'all of them'
}

/**
 * Returns what errors in the site mean. `hasValuesFile`: whether the step would write into one
 * next.
 */
export function describeConsequence(hasValuesFile: boolean): string {
  if (hasValuesFile) return 'this step fails, and the values file was not changed'
  return 'this step fails'
}
