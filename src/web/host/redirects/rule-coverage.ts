/** Finds earlier rules that match all addresses of a later one. */

import { dropTrailingSlash } from '../../slashes.ts'
import { mayMatch, type PatternMatcher } from './path-matcher.ts'
import type { Rule } from './rule.ts'
import type { RuleIndex } from './rule-index.ts'
import { chooseSample } from './sample-paths.ts'

/** Returns the first of the rules of the index, up to position `end`, that covers this one. */
export function findCoveringRule(rule: Rule, end: number, index: RuleIndex): Rule | undefined {
  for (const match of index.findMatches([chooseSample(rule.matcher)])) {
    if (match.position >= end) return undefined
    if (coversIfSampleMatches(match.rule, rule)) return match.rule
  }
  return undefined
}

/**
 * Returns whether `earlier`, which must match the sample of `rule`, certainly matches every address
 * that `rule` matches.
 */
function coversIfSampleMatches(earlier: Rule, rule: Rule): boolean {
  if (rule.matcher.kind === 'exact') {
    // The sample is the only address of an exact rule.
    if (earlier.matcher.kind === 'pattern') return true
    return dropHostAndSlash(earlier) === dropHostAndSlash(rule)
  }
  if (earlier.from === rule.from) return true
  if (earlier.matcher.kind === 'exact') return false
  return coversPattern(earlier.matcher, rule.matcher)
}

function coversPattern(earlier: PatternMatcher, matcher: PatternMatcher): boolean {
  const { wholeFolder, prefix } = matcher.pattern
  const folder = wholeFolder ?? prefix
  const coveredFolder = earlier.pattern.wholeFolder
  if (coveredFolder === undefined || !folder.startsWith(coveredFolder)) return false
  // `/docs/:path*` also matches `/docs`.
  const folderPath = dropTrailingSlash(folder)
  return !mayMatch(matcher, folderPath) || mayMatch(earlier, folderPath)
}

/**
 * Returns what a rule matches, as written, without a host and without a trailing slash. Hosts
 * compare addresses as they arrive, so a rule covers another one for the same address only if both
 * encode it in the same way.
 */
function dropHostAndSlash({ from }: Rule): string {
  return dropTrailingSlash(from.replace(/^https?:\/\/[^/]*/i, ''))
}
