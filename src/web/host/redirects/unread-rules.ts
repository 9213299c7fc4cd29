/** The rules of a redirect file that its host understands, but that the check cannot read. */
import { ROOT, type RootedPath } from '../../paths.ts'
import type { ParseProblem } from './parse-problems.ts'
import { mayMatch, type PathMatcher } from './path-matcher.ts'
import { SAMPLE_NAME } from './sample-paths.ts'

/** The rules of a redirect file that the check cannot read. */
export interface UnreadRules {
  /** The paths of the limited rules, which may match only some addresses. */
  readonly limitedMatchers: readonly PathMatcher[]
  /** The problem of the first rule that may match any address. */
  readonly problemForAnyPath: ParseProblem | undefined
}

/** May an unread rule match a path? */
export function mayAnyUnreadRuleMatch(unreadRules: UnreadRules, path: RootedPath): boolean {
  if (unreadRules.problemForAnyPath !== undefined) return true
  return mayLimitedUnreadRuleMatch(unreadRules, path)
}

/** May one of the unread rules for only some addresses match a path? */
export function mayLimitedUnreadRuleMatch(
  { limitedMatchers }: UnreadRules,
  path: RootedPath,
): boolean {
  return limitedMatchers.some((matcher) => mayMatch(matcher, path))
}

/**
 * Returns the rules that the check cannot read. A rule that matches a sample address counts as
 * matching any address.
 */
export function collectUnreadRules(problems: readonly ParseProblem[]): UnreadRules {
  const limitedMatchers: PathMatcher[] = []
  let problemForAnyPath: ParseProblem | undefined
  for (const problem of problems) {
    if (problem.kind !== 'unread') continue
    const { matcher } = problem
    const isLimited = matcher !== undefined && !mayMatch(matcher, ROOT.concat(SAMPLE_NAME))
    if (isLimited) limitedMatchers.push(matcher)
    else problemForAnyPath ??= problem
  }
  return { limitedMatchers, problemForAnyPath }
}

/**
 * The place of rules that the check cannot read: one rule, or a whole file without a line. Errors
 * that such a rule may prevent become warnings (`rateSeverity` in complete-findings.ts).
 */
export interface UnreadRulePlace {
  readonly file: string
  readonly line: number | undefined
}
