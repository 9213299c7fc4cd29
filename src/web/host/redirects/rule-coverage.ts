/** Finds earlier rules that match all addresses of a later one. */

import { dropTrailingSlash } from '../../slashes.ts'
import { mayMatch, type PatternMatcher } from './path-matcher.ts'
import type { Rule } from './rule.ts'
import type { RuleIndex } from './rule-index.ts'
import { findLikelySamplePath } from './sample-paths.ts'

/** Returns the first rule that covers this one, of the first `earlierCount` rules in the index. */
export function findCoveringRule(
  rule: Rule,
  index: RuleIndex,
  earlierCount: number,
): Rule | undefined {
  for (const match of index.findMatches([findLikelySamplePath(rule.matcher)])) {
    if (match.position >= earlierCount) return undefined
    if (matchesAllAddresses(match.rule, rule)) return match.rule
  }
  return undefined
}

/**
 * Does `earlier` certainly match every address that `later` matches, given that it matches the
 * sample of `later`?
 */
function matchesAllAddresses(earlier: Rule, later: Rule): boolean {
  if (later.matcher.kind === 'exact') {
    // The sample is the only address of an exact rule.
    if (earlier.matcher.kind === 'pattern') return true
    return dropHostAndSlash(earlier) === dropHostAndSlash(later)
  }
  if (earlier.from === later.from) return true
  if (earlier.matcher.kind === 'exact') return false
  return coversPattern(earlier.matcher, later.matcher)
}

function coversPattern(earlier: PatternMatcher, later: PatternMatcher): boolean {
  const earlierFolder = earlier.pattern.wholeFolder
  const laterFolder = later.pattern.wholeFolder ?? later.pattern.prefix
  if (earlierFolder === undefined || !laterFolder.startsWith(earlierFolder)) return false
  // `/docs/:path*` also matches `/docs`.
  const folderWithoutSlash = dropTrailingSlash(laterFolder)
  if (!mayMatch(later, folderWithoutSlash)) return true
  return mayMatch(earlier, folderWithoutSlash)
}

/**
 * Returns what a rule matches, as written, without a host and without a trailing slash. Hosts
 * compare addresses as they arrive, so a rule covers another one for the same address only if both
 * encode it in the same way.
 */
function dropHostAndSlash({ from }: Rule): string {
  return dropTrailingSlash(from.replace(/^https?:\/\/[^/]*/i, ''))
}
