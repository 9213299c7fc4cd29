/** The rules of a redirect file that its host supports, but not the check. */
import { type Bytes, ROOT } from '../../byte-strings.ts'
import { makeParseProblem, type ParseProblem, quote } from './parse-problems.ts'
import { makePrefixMatcher, mayMatch, type PathMatcher, SAMPLE_NAME } from './path-matcher.ts'

/** The rules of a redirect file that a host understands, and the check does not. */
export interface UnsupportedRules {
  /** The paths of rules that do not match every address. */
  readonly matchers: readonly PathMatcher[]
  /** The first rule that may match any address. */
  readonly anyPathProblem: ParseProblem | undefined
}

/**
 * Returns whether a rule that the check does not support, and that matches only some paths, may
 * match `path`, which is absolute and decoded.
 */
export function mayUnsupportedRuleMatch({ matchers }: UnsupportedRules, path: Bytes): boolean {
  return matchers.some((matcher) => mayMatch(matcher, path))
}

/**
 * Returns the rules that the check does not support. A rule that matches a sample address counts as
 * matching any address.
 */
export function collectUnsupportedRules(problems: readonly ParseProblem[]): UnsupportedRules {
  const matchers: PathMatcher[] = []
  let anyPathProblem: ParseProblem | undefined
  for (const problem of problems) {
    if (problem.kind !== 'unsupported') continue
    const { matcher } = problem
    const matchesSome = matcher !== undefined && !mayMatch(matcher, ROOT.concat(SAMPLE_NAME))
    if (matchesSome) matchers.push(matcher)
    else anyPathProblem ??= problem
  }
  return { matchers, anyPathProblem }
}

/** The highest exponent with which usual paths can be matched in time. */
const MAX_COST_EXPONENT = 4

/**
 * Returns the problem of a pattern that may take minutes to match; undefined for other patterns.
 * `from` is the pattern as written.
 */
export function findCostProblem(matcher: PathMatcher, from: string): ParseProblem | undefined {
  if (matcher.kind === 'exact' || matcher.pattern.costExponent <= MAX_COST_EXPONENT)
    return undefined
  const message = `The check does not try the pattern ${quote(from)}, which could take minutes.`
  return makeParseProblem('unsupported', message, makePrefixMatcher(matcher.pattern.prefix))
}
