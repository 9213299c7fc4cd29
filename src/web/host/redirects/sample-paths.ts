/** Paths that a rule matches, to test the rule with. */
import { type Bytes, toBytes } from '../../byte-strings.ts'
import { asRootedPath, ROOT, type RootedPath } from '../../paths.ts'
import { mayMatch, type PathMatcher, type Pattern } from './path-matcher.ts'

/** A name that no page has, to test rules with wildcards. */
export const SAMPLE_NAME = toBytes('no-page-has-this-name')

/** Paths that practically every site lacks, at two depths. */
const UNUSED_PATHS = [
  ROOT.concat(SAMPLE_NAME),
  ROOT.concat(SAMPLE_NAME, '/', SAMPLE_NAME, '/', SAMPLE_NAME),
]

/**
 * Returns whether a pattern matches practically every path. Patterns such as `/((?!api/).*)` do,
 * despite exceptions.
 */
export function matchesEveryPath(pattern: Pattern): boolean {
  return UNUSED_PATHS.every((path) => mayMatch({ kind: 'pattern', pattern }, path))
}

/** Returns a path that a matcher matches; undefined if none is known. */
export function findSamplePath(matcher: PathMatcher): RootedPath | undefined {
  if (matcher.kind === 'exact') return matcher.path
  const { pattern } = matcher
  const folder = matchesEveryPath(pattern) ? ROOT : pattern.wholeFolder
  if (folder !== undefined) return folder.concat(SAMPLE_NAME)
  const { prefix } = pattern
  const path = prefix.concat(SAMPLE_NAME)
  const isFolder = prefix.startsWith('/') && prefix.endsWith('/')
  // `/docs/:page` matches any segment after its prefix.
  if (isFolder && mayMatch(matcher, path)) return asRootedPath(path)
  return undefined
}

/** Like `findSamplePath`, but if none is known, the path only has the prefix of the matcher. */
export function findLikelySamplePath(matcher: PathMatcher): Bytes {
  if (matcher.kind === 'exact') return matcher.path
  return findSamplePath(matcher) ?? matcher.pattern.prefix.concat(SAMPLE_NAME)
}
