import { asBytes, type Bytes, NO_BYTES, percentDecode, toBytes } from '../../byte-strings.ts'

/** Which paths a rule of a redirect file is about. */

/** An address that a rule with wildcards is about, and that no page has. */
export const SAMPLE = toBytes('no-page-has-this-name')

/** Which paths a rule is about. `exact` is the key under which the host compares them. */
export type Source = { readonly exact: Bytes } | { readonly pattern: Pattern }

/** Paths with something in common. */
export interface Pattern {
  readonly regex: RegExp
  /** What its groups are called, in their order. */
  readonly names: readonly string[]
  /** Every path that fits begins with this. */
  readonly prefix: Bytes
  /** The folder below which every path fits: `/docs/` for `/docs/*`. */
  readonly folder: Bytes | undefined
  /** With which power of a path's length the time to try it may grow. */
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
  return typeof part === 'string' ? escapeRegex(part) : part.regex
}

/** Returns every path that begins in this way. */
export function matchAllBelow(prefix: string): Source {
  return { pattern: buildPattern([prefix, matchAnything('*')]) }
}

/**
 * Returns how many parts of an expression may each end anywhere in a text, as far as can be seen;
 * infinite where what is repeated can be read in several ways. A wildcard behind a slash that takes
 * none ends at the next one.
 */
export function measureDegree({ source }: RegExp): number {
  let rest = source
    .replace(/\\./gs, (sign) => (sign === '\\/' ? '/' : '.'))
    .replace(/\[\^\/\]/g, '~')
    .replace(/\[[^\]]*\]/g, '.')
    .replace(/(?<!\))\{\d{1,2}\}/g, '')
    .replace(/(\/(?:\((?:\?:)?)*)~\+\??/g, '$1.')
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(INNERMOST, (group, inner: string, repeated: string) => {
      if (isClear(inner)) return `.${repeated}`
      return repeated === '' ? '.?' : group
    })
  }
  if (/\)[*+{]/.test(rest)) return Number.POSITIVE_INFINITY
  return (rest.match(/[*+{]/g) ?? []).length
}

/** A group in which nothing is repeated, and what repeats the group. */
const INNERMOST = /\((?:\?(?:<?[=!]|:|<\w+>))?([^()*+{]*)\)([*+{]?)/g

/** Is there one way only to read what a group fits? */
function isClear(inner: string): boolean {
  const starts = inner.split('|').map((each) => each.charAt(0))
  const areApart =
    new Set(starts).size === starts.length && starts.every((start) => /[^.~]/.test(start))
  return !inner.includes('?') && (areApart || starts.length === 1)
}

/** How many ways to fit a path are tried, roughly: some hundred milliseconds. */
const MAX_TRIES = 2e8

function escapeRegex(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

const NO_CAPTURES: Captures = new Map()

/** Is a path, decoded, one of those that a source is about, or may it be? */
export function isAbout(source: Source, path: Bytes): boolean {
  return match(source, [path]) !== undefined
}

/**
 * Returns what a source finds in the first of the `keys` that fits, the forms of one path;
 * undefined if none does, and `untried` if that would take too long to find out.
 */
export function match(source: Source, keys: readonly Bytes[]): Captures | 'untried' | undefined {
  if ('exact' in source) return keys.includes(source.exact) ? NO_CAPTURES : undefined
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

/**
 * Returns a path of a redirect file as addresses are compared: decoded, in bytes.
 */
export function decodePath(path: string): Bytes {
  const bytes = toBytes(path)
  return percentDecode(bytes) ?? bytes
}
