/** Matches paths against the rules of a redirect file. */
import {
  asBytes,
  type Bytes,
  type BytesMatch,
  NO_BYTES,
  percentDecode,
  toBytes,
} from '../../byte-strings.ts'
import { asRootedPath, type RootedPath } from '../../paths.ts'
import { estimateCostExponent } from './pattern-cost.ts'

/** The paths that a rule matches. */
export type PathMatcher =
  | { readonly kind: 'exact'; readonly path: RootedPath }
  | { readonly kind: 'pattern'; readonly pattern: Pattern }

/** The form of a matcher for many paths. */
export type PatternMatcher = Extract<PathMatcher, { readonly kind: 'pattern' }>

/** A pattern of paths. */
export interface Pattern {
  readonly regex: RegExp
  /** The names of its groups, in order. */
  readonly groupNames: readonly string[]
  /** Every path that matches begins with this. */
  readonly prefix: Bytes
  /** The folder of which it matches every path: `/docs/` for `/docs/*`. */
  readonly wholeFolder: RootedPath | undefined
  /** The exponent with which matching time may grow with the length of a path. */
  readonly costExponent: number
}

/** The captures of a pattern's groups, by name. */
export type Captures = ReadonlyMap<string, Bytes>

/** The captures of a rule that matches; `undecided` if it is unknown whether it matches. */
export type MatchResult = Captures | 'undecided'

/** How certain it is that a rule matches or applies. */
export type Certainty = 'none' | 'possible' | 'certain'

/** A part of a pattern: literal text, or a regular expression with one group. */
export type PatternPart = string | Wildcard

interface Wildcard {
  readonly regexSource: string
  readonly name: string
}

/** Returns a wildcard that matches any text. */
export const makeTextWildcard = (name: string): Wildcard => ({ regexSource: '(.*)', name })
/** Returns a wildcard that matches the text of one segment. */
export const makeSegmentWildcard = (name: string): Wildcard => ({ regexSource: '([^/]+)', name })

/**
 * Returns the matcher for a sequence of parts, at least one of which is a wildcard. `wholeFolder`
 * is the folder of which it matches every path, if there is one.
 */
export function makePatternMatcher(
  parts: readonly PatternPart[],
  wholeFolder?: RootedPath,
): PatternMatcher {
  const regexSources = parts.map(toRegexSource)
  const regex = new RegExp(`^${regexSources.join('')}$`, 's')
  const isWildcard = (part: PatternPart): part is Wildcard => typeof part !== 'string'
  const textBeforeWildcards = parts.slice(0, parts.findIndex(isWildcard))
  const pattern = {
    regex,
    groupNames: parts.filter(isWildcard).map(({ name }) => name),
    prefix: asBytes(textBeforeWildcards.join('')),
    wholeFolder,
    costExponent: estimateCostExponent(regex),
  }
  return { kind: 'pattern', pattern }
}

function toRegexSource(part: PatternPart): string {
  if (typeof part !== 'string') return part.regexSource
  return part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** Returns the matcher of every path that begins with `prefix`. */
export function makePrefixMatcher(prefix: string): PathMatcher {
  return makePatternMatcher([prefix, makeTextWildcard('*')])
}

/**
 * The approximate maximum number of steps to match a path, which take a few hundred milliseconds.
 */
const MAX_MATCHING_STEPS = 2e8

/** No captures, as for a rule without wildcards. */
export const NO_CAPTURES: Captures = new Map()

/** May a matcher match a decoded path, in one of its forms? */
export function mayMatch(matcher: PathMatcher, ...forms: readonly Bytes[]): boolean {
  return matchPath(matcher, forms) !== undefined
}

/**
 * Returns the captures of a matcher in the first of `forms`, the forms of one path, that matches.
 * Returns undefined if none matches, and `undecided` if matching could take too long.
 */
export function matchPath(matcher: PathMatcher, forms: readonly Bytes[]): MatchResult | undefined {
  if (matcher.kind === 'pattern') return matchPattern(matcher.pattern, forms)
  if (forms.includes(matcher.path)) return NO_CAPTURES
  return undefined
}

function matchPattern(
  { regex, groupNames, prefix, costExponent }: Pattern,
  forms: readonly Bytes[],
): MatchResult | undefined {
  const candidates = forms.filter((form) => form.startsWith(prefix))
  const takesTooLong = candidates.some((form) => form.length ** costExponent > MAX_MATCHING_STEPS)
  if (takesTooLong) return 'undecided'
  for (const form of candidates) {
    const match = form.match(regex)
    if (match !== null) return nameGroups(match, groupNames)
  }
  return undefined
}

/** Returns the captures of a match. If a name occurs several times, its first group is used. */
function nameGroups(match: BytesMatch, groupNames: readonly string[]): Captures {
  const captures = new Map<string, Bytes>()
  for (const [i, name] of groupNames.entries())
    if (!captures.has(name)) captures.set(name, match[i + 1] ?? NO_BYTES)
  return captures
}

/** Returns a path of a redirect file, or its beginning, with its slash, like `decodePathText`. */
export function decodeRootedPath(path: string): RootedPath {
  return asRootedPath(decodePathText(path))
}

/** Returns any part of a path of a redirect file as it is compared: decoded, as bytes. */
export function decodePathText(pathText: string): Bytes {
  const bytes = toBytes(pathText)
  return percentDecode(bytes) ?? bytes
}
