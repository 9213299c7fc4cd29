/** Formats findings for the messages of a failed step. */
import { describeLine, describeProblem, findFirstSpot } from '../findings/describe-finding.ts'
import type { Finding } from '../findings/finding.ts'
import { type CollapsibleFindings, pickVisible } from '../summary/findings-section.ts'
import { type SafeText, safe } from '../text/clean.ts'

/**
 * Returns the first finding in words: target, place, problem, and suggestion; undefined if there is
 * none.
 */
export function describeFirstFinding([first]: readonly Finding[]): SafeText | undefined {
  if (first === undefined) return undefined
  const { target, message } = first
  if (target === '') return safe`${message}`
  const spot = findFirstSpot(first)
  if (spot?.page === target) return safe`${target}${describeLine(spot)}: ${describeProblem(first)}`
  if (spot === undefined) return safe`${target}: ${describeProblem(first)}`
  const { source, page, line } = spot
  const written = source ?? { path: page, line }
  return safe`${target} in ${written.path}${describeLine(written)}: ${describeProblem(first)}`
}

/** Returns the first finding in words, introduced as such if there are several. */
export function introduceFirstFinding(findings: readonly Finding[]): SafeText | undefined {
  const described = describeFirstFinding(findings)
  if (described === undefined || findings.length === 1) return described
  const isSentence = findings[0]?.target === ''
  if (isSentence) return safe`The first finding: ${described}`
  return safe`The first finding is ${described}`
}

/**
 * Returns which of these findings the job summary shows: `the finding`, `all of these findings`, or
 * `the first few of these findings`.
 */
export function describeShownErrors(
  errors: readonly Finding[],
  listed: CollapsibleFindings,
): string {
  const shown = new Set(pickVisible(listed).map(({ first }) => first))
  if (!errors.every((error) => shown.has(error))) return 'the first few of these findings'
  if (errors.length === 1) return 'the finding'
  return 'all of these findings'
}

/**
 * Returns the consequence of errors in the site. `hasValuesFile`: whether the step would write a
 * values file next.
 */
export function describeConsequence(hasValuesFile: boolean): string {
  if (hasValuesFile) return 'this step fails, and the values file was not changed'
  return 'this step fails'
}
