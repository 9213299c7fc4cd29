/** Finds patterns that may take too long to match. */
import { makeParseProblem, type ParseProblem, quote } from './parse-problems.ts'
import { makePrefixMatcher, type PathMatcher } from './path-matcher.ts'

/** The highest exponent with which usual paths can be matched in time. */
const MAX_COST_EXPONENT = 4

/**
 * Returns the problem of a pattern that may take minutes to match; undefined for other patterns.
 * `from` is the pattern as written.
 */
export function findCostProblem(matcher: PathMatcher, from: string): ParseProblem | undefined {
  if (matcher.kind === 'exact' || matcher.pattern.costExponent <= MAX_COST_EXPONENT)
    return undefined
  const message = `The check does not try the pattern ${quote(from)}, because that could take minutes.`
  return makeParseProblem('unread', message, makePrefixMatcher(matcher.pattern.prefix))
}
