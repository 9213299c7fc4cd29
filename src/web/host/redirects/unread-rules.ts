/** The rules of a redirect file that its host understands, but that the check cannot read. */
import { type Bytes, ROOT } from '../../byte-strings.ts'
import type { ParseProblem } from './parse-problems.ts'
import { mayMatch, type PathMatcher } from './path-matcher.ts'
import { SAMPLE_NAME } from './sample-paths.ts'

/** The rules of a redirect file that the check cannot read. */
export interface UnreadRules {
  /** The paths of rules that do not match every address. */
  readonly matchers: readonly PathMatcher[]
  /** The problem of the first rule that may match any address. */
  readonly problemForAnyPath: ParseProblem | undefined
}

/**
 * Returns whether a rule that the check cannot read, and that matches only some paths, may match
 * `path`, which is absolute and decoded.
 */
export function mayUnreadRuleMatch({ matchers }: UnreadRules, path: Bytes): boolean {
  return matchers.some((matcher) => mayMatch(matcher, path))
}

/**
 * Returns the rules that the check cannot read. A rule that matches a sample address counts as
 * matching any address.
 */
export function collectUnreadRules(problems: readonly ParseProblem[]): UnreadRules {
  const matchers: PathMatcher[] = []
  let problemForAnyPath: ParseProblem | undefined
  for (const problem of problems) {
    if (problem.kind !== 'unread') continue
    const { matcher } = problem
    const matchesOnlySomePaths =
      matcher !== undefined && !mayMatch(matcher, ROOT.concat(SAMPLE_NAME))
    if (matchesOnlySomePaths) matchers.push(matcher)
    else problemForAnyPath ??= problem
  }
  return { matchers, problemForAnyPath }
}

/**
 * The place of rules that the check cannot read: one rule, or a whole file without a line. Errors
 * that such a rule may prevent become warnings (`rateSeverity` in complete-findings.ts).
 */
export interface UnreadRulePlace {
  readonly file: string
  readonly line: number | undefined
}
