/** The paths that a rule of Netlify's `_redirects` matches. */
import { asBytes } from '../../../byte-strings.ts'
import { asRootedPath, type RootedPath } from '../../../paths.ts'
import { dropTrailingSlash, dropTrailingSlashUnlessRoot } from '../../../slashes.ts'
import {
  decodePathText,
  decodeRootedPath,
  makePatternMatcher,
  makeSegmentWildcard,
  type PathMatcher,
  type PatternPart,
} from '../../redirects/path-matcher.ts'

/** Returns the paths that a path of a rule matches. */
export function parseNetlifyMatcher(path: string): PathMatcher {
  const segments = dropTrailingSlash(path).split('/').slice(1)
  const isPattern = segments.some((segment) => isPlaceholder(segment) || isSplat(segment))
  if (!isPattern)
    return { kind: 'exact', path: dropTrailingSlashUnlessRoot(decodeRootedPath(path)) }

  const lastSegment = segments.at(-1) ?? ''
  const parts = segments.flatMap(listParts)
  const wholeFolder = lastSegment === '*' ? findFixedFolder(parts.slice(0, -1)) : undefined
  return makePatternMatcher(parts, wholeFolder)
}

/** Returns the folder that the parts before a `*` specify; undefined if one is a wildcard. */
function findFixedFolder(parts: readonly PatternPart[]): RootedPath | undefined {
  if (!parts.every((part) => typeof part === 'string')) return undefined
  return asRootedPath(asBytes(`${parts.join('')}/`))
}

/** Returns the parts of a pattern for a segment and the slash before it. */
function listParts(segment: string): readonly PatternPart[] {
  if (segment === '*') return [{ regexSource: '(?:/(.*))?', name: 'splat' }]
  if (isPlaceholder(segment)) return ['/', makeSegmentWildcard(segment.slice(1))]
  if (!isSplat(segment)) return [`/${decodePathText(segment)}`]
  return [`/${decodePathText(segment.slice(0, -1))}`, { regexSource: '/?(.*)', name: 'splat' }]
}

function isPlaceholder(segment: string): boolean {
  return /^:./.test(segment)
}

/** Is this a segment with a wildcard? A `*` is a wildcard only at the end of a segment. */
function isSplat(segment: string): boolean {
  return segment.endsWith('*')
}
