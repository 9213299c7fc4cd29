/** Matches paths against the rules of a redirect file. */
import { asBytes, type Bytes, NO_BYTES, percentDecode, toBytes } from '../../byte-strings.ts'

/** A name that no page has, to test rules with wildcards. */
export const SAMPLE_NAME = toBytes('no-page-has-this-name')

/** The paths that a rule matches. */
export type RuleSource =
  /** `path` is the key under which the host compares paths. */
  | { readonly kind: 'exact'; readonly path: Bytes }
  | { readonly kind: 'pattern'; readonly pattern: Pattern }

/** A pattern of paths. */
export interface Pattern {
  readonly regex: RegExp
  /** The names of its groups, in order. */
  readonly names: readonly string[]
  /** Every path that matches begins with this. */
  readonly prefix: Bytes
  /** The folder that contains every path that matches: `/docs/` for `/docs/*`. */
  readonly folder: Bytes | undefined
  /** The exponent with which matching time may grow in the length of a path. */
  readonly costExponent: number
}

/** The captures of a pattern's groups, by name. */
export type Captures = ReadonlyMap<string, Bytes>

/** A part of a pattern: literal text, or a regular expression with one group. */
export type Part = string | Wildcard

interface Wildcard {
  readonly regex: string
  readonly name: string
}

/** Returns a wildcard that matches any text. */
export const makeTextWildcard = (name: string): Wildcard => ({ regex: '(.*)', name })
/** Returns a wildcard that matches the text of one segment. */
export const makeSegmentWildcard = (name: string): Wildcard => ({ regex: '([^/]+)', name })

/** Returns the pattern for a sequence of parts. `folder` is stored as its folder. */
export function buildPattern(parts: readonly Part[], folder?: Bytes): Pattern {
  const sources = parts.map(toRegexSource)
  const isWildcard = (part: Part): part is Wildcard => typeof part !== 'string'
  const firstWildcard = parts.findIndex(isWildcard)
  const regex = new RegExp(`^${sources.join('')}$`, 's')
  return {
    regex,
    names: parts.filter(isWildcard).map(({ name }) => name),
    prefix: asBytes(parts.slice(0, firstWildcard).join('')),
    folder,
    costExponent: estimateCostExponent(regex),
  }
}

function toRegexSource(part: Part): string {
  if (typeof part !== 'string') return part.regex
  return part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** Returns the source that matches every path that begins with `prefix`. */
export function makeSourceBelow(prefix: string): RuleSource {
  return { kind: 'pattern', pattern: buildPattern([prefix, makeTextWildcard('*')]) }
}

/**
 * Returns the exponent with which the matching time of an expression may grow in the length of a
 * path: an estimate of how many of its parts may end anywhere. Infinite if a repeated group is
 * ambiguous. `^/docs/([^/]+)/(.*)$` is simplified to `^/docs/./.*$`, in which one part is repeated:
 * 1.
 */
export function estimateCostExponent({ source }: RegExp): number {
  const simplified = simplifyGroups(simplifyCharacters(source))
  const hasRepeatedGroup = /\)[*+{]/.test(simplified)
  if (hasRepeatedGroup) return Number.POSITIVE_INFINITY
  return [...simplified.matchAll(/[*+{]/g)].length
}

const ESCAPED_CHARACTER = /\\./gs
const ANY_BUT_SLASH = /\[\^\/\]/g
const CHARACTER_CLASS = /\[[^\]]*\]/g
/** A fixed number of repetitions, but not of a group. */
const FIXED_REPETITION = /(?<!\))\{\d{1,2}\}/g
/** A whole segment after a slash, possibly in groups. It can only end at the next slash. */
const WHOLE_SEGMENT = /(\/(?:\((?:\?:)?)*)~\+\??/g

/** Replaces each character or class of an expression by `.`, and `[^/]` by `~`. */
function simplifyCharacters(source: string): string {
  return source
    .replace(ESCAPED_CHARACTER, (escaped) => (escaped === '\\/' ? '/' : '.'))
    .replace(ANY_BUT_SLASH, '~')
    .replace(CHARACTER_CLASS, '.')
    .replace(FIXED_REPETITION, '')
    .replace(WHOLE_SEGMENT, '$1.')
}

/** A group without repetitions in it, and the repetition of the group. */
const INNERMOST_GROUP = /\((?:\?(?:<?[=!]|:|<\w+>))?([^()*+{]*)\)([*+{]?)/g

/** Removes the groups of an expression that are unambiguous or not repeated. */
function simplifyGroups(expression: string): string {
  let before: string
  let after = expression
  do {
    before = after
    after = before.replace(INNERMOST_GROUP, (group, inner: string, repeated: string) => {
      if (isUnambiguous(inner)) return `.${repeated}`
      return repeated === '' ? '.?' : group
    })
  } while (after !== before)
  return after
}

/** Can a group match a text in only one way? */
function isUnambiguous(inner: string): boolean {
  if (inner.includes('?')) return false
  const starts = inner.split('|').map((each) => each.charAt(0))
  if (starts.length === 1) return true
  return new Set(starts).size === starts.length && starts.every((start) => /[^.~]/.test(start))
}

/**
 * The approximate maximum number of steps to match a path, which take some hundred milliseconds.
 */
const MAX_MATCHING_STEPS = 2e8

const NO_CAPTURES: Captures = new Map()

/** May a source match a decoded path? */
export function mayMatch(source: RuleSource, path: Bytes): boolean {
  return matchSource(source, [path]) !== undefined
}

/**
 * Returns the captures of a source in the first of `keys`, the forms of one path, that matches.
 * Returns undefined if none matches, and `undecided` if matching could take too long.
 */
export function matchSource(
  source: RuleSource,
  keys: readonly Bytes[],
): Captures | 'undecided' | undefined {
  if (source.kind === 'exact') {
    if (keys.includes(source.path)) return NO_CAPTURES
    return undefined
  }
  const { regex, names, prefix, costExponent } = source.pattern
  const possible = keys.filter((key) => key.startsWith(prefix))
  if (possible.some((key) => key.length ** costExponent > MAX_MATCHING_STEPS)) return 'undecided'
  const found = possible.map((key) => key.match(regex)).find((each) => each !== null)
  if (found === undefined) return undefined
  const captures = new Map<string, Bytes>()
  for (const [i, name] of names.entries())
    if (!captures.has(name)) captures.set(name, found[i + 1] ?? NO_BYTES)
  return captures
}

/** Returns a path of a redirect file in the form for comparisons: decoded, as bytes. */
export function decodePath(path: string): Bytes {
  const bytes = toBytes(path)
  return percentDecode(bytes) ?? bytes
}
