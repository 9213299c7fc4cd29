/** Which paths a rule of a redirect file matches. */
import { asBytes, type Bytes, NO_BYTES, percentDecode, toBytes } from '../../byte-strings.ts'

/** An address that a rule with wildcards matches, and that no page has. */
export const SAMPLE = toBytes('no-page-has-this-name')

/** Which paths a rule matches. */
export type RuleSource =
  /** `path` is the key under which the host compares paths. */
  | { readonly kind: 'exact'; readonly path: Bytes }
  | { readonly kind: 'pattern'; readonly pattern: Pattern }

/** Paths with something in common. */
export interface Pattern {
  readonly regex: RegExp
  /** The names of its groups, in their order. */
  readonly names: readonly string[]
  /** Every path that matches begins with this. */
  readonly prefix: Bytes
  /** The folder that contains every path that matches: `/docs/` for `/docs/*`. */
  readonly folder: Bytes | undefined
  /** The power of a path's length with which the time to try it may grow. */
  readonly degree: number
}

/** What a pattern's groups found in a path, by their names. */
export type Captures = ReadonlyMap<string, Bytes>

/**
 * A part of a pattern; one that stands for more than itself is a regular expression with one group.
 */
export type Part = string | Wildcard

interface Wildcard {
  readonly regex: string
  readonly name: string
}

/** What wildcards usually stand for: any text, and the text of one segment. */
export const matchAnything = (name: string): Wildcard => ({ regex: '(.*)', name })
export const matchSegment = (name: string): Wildcard => ({ regex: '([^/]+)', name })

/**
 * Returns the pattern of parts, of which strings are taken as they are. Of groups with one name,
 * the first counts.
 */
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
    degree: measureDegree(regex),
  }
}

function toRegexSource(part: Part): string {
  if (typeof part !== 'string') return part.regex
  return part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** Returns the source that matches every path that begins with `prefix`. */
export function matchAllBelow(prefix: string): RuleSource {
  return { kind: 'pattern', pattern: buildPattern([prefix, matchAnything('*')]) }
}

/**
 * Returns the power of a path's length with which the time to try an expression may grow: how many
 * of its parts may each end anywhere in the path, as far as can be seen. Infinite where what is
 * repeated can be read in several ways.
 */
export function measureDegree({ source }: RegExp): number {
  const simplified = simplifyGroups(simplifyCharacters(source))
  const hasRepeatedGroup = /\)[*+{]/.test(simplified)
  if (hasRepeatedGroup) return Number.POSITIVE_INFINITY
  return simplified.match(/[*+{]/g)?.length ?? 0
}

const ESCAPED_CHARACTER = /\\./gs
const ANY_BUT_SLASH = /\[\^\/\]/g
const CHARACTER_CLASS = /\[[^\]]*\]/g
/** As many times as it says; what repeats a group is left. */
const FIXED_REPETITION = /(?<!\))\{\d{1,2}\}/g
/** A whole segment behind its slash, perhaps in groups: it can only end at the next slash. */
const WHOLE_SEGMENT = /(\/(?:\((?:\?:)?)*)~\+\??/g

/** Returns an expression with `.` for each character or class, and `~` for any but a slash. */
function simplifyCharacters(source: string): string {
  return source
    .replace(ESCAPED_CHARACTER, (escaped) => (escaped === '\\/' ? '/' : '.'))
    .replace(ANY_BUT_SLASH, '~')
    .replace(CHARACTER_CLASS, '.')
    .replace(FIXED_REPETITION, '')
    .replace(WHOLE_SEGMENT, '$1.')
}

/** A group in which nothing is repeated, and what repeats the group. */
const INNERMOST_GROUP = /\((?:\?(?:<?[=!]|:|<\w+>))?([^()*+{]*)\)([*+{]?)/g

/** Returns an expression without those groups that can only be read in one way, or only once. */
function simplifyGroups(expression: string): string {
  let before = ''
  let rest = expression
  while (before !== rest) {
    before = rest
    rest = before.replace(INNERMOST_GROUP, (group, inner: string, repeated: string) => {
      if (isClear(inner)) return `.${repeated}`
      return repeated === '' ? '.?' : group
    })
  }
  return rest
}

/** Is there one way only to read what a group matches? */
function isClear(inner: string): boolean {
  if (inner.includes('?')) return false
  const starts = inner.split('|').map((each) => each.charAt(0))
  if (starts.length === 1) return true
  return new Set(starts).size === starts.length && starts.every((start) => /[^.~]/.test(start))
}

/** How many ways to match a path are tried, roughly: some hundred milliseconds. */
const MAX_TRIES = 2e8

const NO_CAPTURES: Captures = new Map()

/** May a source match a path, which is decoded? */
export function mayMatch(source: RuleSource, path: Bytes): boolean {
  return matchSource(source, [path]) !== undefined
}

/**
 * Returns what a source finds in the first of the `keys` that matches, the forms of one path;
 * undefined if none does, and `untried` if that would take too long to find out.
 */
export function matchSource(
  source: RuleSource,
  keys: readonly Bytes[],
): Captures | 'untried' | undefined {
  if (source.kind === 'exact') return keys.includes(source.path) ? NO_CAPTURES : undefined
  const { regex, names, prefix, degree } = source.pattern
  const possible = keys.filter((key) => key.startsWith(prefix))
  if (possible.some((key) => key.length ** degree > MAX_TRIES)) return 'untried'
  const found = possible.map((key) => key.match(regex)).find((each) => each !== null)
  if (found === undefined) return undefined
  const captures = new Map<string, Bytes>()
  for (const [i, name] of names.entries())
    if (!captures.has(name)) captures.set(name, found[i + 1] ?? NO_BYTES)
  return captures
}

/** Returns a path of a redirect file as addresses are compared: decoded, in bytes. */
export function decodePath(path: string): Bytes {
  const bytes = toBytes(path)
  return percentDecode(bytes) ?? bytes
}
