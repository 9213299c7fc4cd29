/** The rules of a redirect file that its host understands, but that the check cannot read. */
import { ROOT, type RootedPath } from '../../paths.ts'
import type { ParseProblem } from './parse-problems.ts'
import { mayMatch, type PathMatcher } from './path-matcher.ts'
import { SAMPLE_NAME } from './sample-paths.ts'

/** The rules of a redirect file that the check cannot read. */
export interface UnreadRules {
  /** The matchers of the rules that may match only some paths. */
  readonly forSomePaths: readonly PathMatcher[]
  /** The problem of the first catch-all: a rule that may match every path. */
  readonly firstForEveryPath: ParseProblem | undefined
}

/** May an unread rule match a path? */
export function mayUnreadRuleMatch(unreadRules: UnreadRules, path: RootedPath): boolean {
  if (unreadRules.firstForEveryPath !== undefined) return true
  return mayUnreadRuleForSomePathsMatch(unreadRules, path)
}

/** May one of the unread rules for only some paths match this one? */
export function mayUnreadRuleForSomePathsMatch(
  { forSomePaths }: UnreadRules,
  path: RootedPath,
): boolean {
  return forSomePaths.some((matcher) => mayMatch(matcher, path))
}

/**
 * Returns the rules that the check cannot read. A rule that matches a path that practically every
 * site lacks counts as one for every path.
 */
export function collectUnreadRules(problems: readonly ParseProblem[]): UnreadRules {
  const forSomePaths: PathMatcher[] = []
  let firstForEveryPath: ParseProblem | undefined
  for (const problem of problems) {
    if (problem.kind !== 'unread') continue
    const { matcher } = problem
    const isForSomePaths = matcher !== undefined && !mayMatch(matcher, ROOT.concat(SAMPLE_NAME))
    if (isForSomePaths) forSomePaths.push(matcher)
    else firstForEveryPath ??= problem
  }
  return { forSomePaths, firstForEveryPath }
}

/**
 * The place of what may serve every address but cannot be read: one rule, or a whole file without a
 * line. Errors that it may prevent become warnings (`rateSeverity` in complete-findings.ts).
 */
export interface UnreadCatchAllPlace {
  readonly file: string
  readonly line: number | undefined
}
