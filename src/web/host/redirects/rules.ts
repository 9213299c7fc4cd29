/** Rules of a host's own redirect file, whatever the host, and which of them fit an address. */
import { percentDecode, percentEncode, toBytes } from '../../byte-strings.ts'

/** Something in a redirect file that does not do what it seems to. */
export interface Problem {
  /**
   * `invalid`: the host refuses the whole file, or the deployment. `ignored`: the host leaves this rule out.
   * `over-limit`: it is left out, or refused, because there is too much. `unread`: the host understands it, the check does not.
   */
  readonly kind: 'invalid' | 'ignored' | 'over-limit' | 'unread'
  /** From 1 on. None for the file as a whole, or as long as only the reader of the file knows it. */
  readonly line?: number
  /** One sentence. It may quote the file. */
  readonly message: string
  /** Of what is unread: the addresses that it may be about, if so much could be read. */
  readonly source?: Source
}

/** Returns what is wrong with a rule that the host leaves out. */
export function ignored(message: string): Problem {
  return { kind: 'ignored', message }
}

/** Returns what is wrong with a rule for which the host refuses the whole file. */
export function invalid(message: string): Problem {
  return { kind: 'invalid', message }
}

/** Returns what is left out, or refused, because there is too much. */
export function overLimit(message: string): Problem {
  return { kind: 'over-limit', message }
}

/** Returns a rule that the check does not understand; with `source`, it is about none but these addresses. */
export function unread(message: string, source?: Source): Problem {
  return { kind: 'unread', message, ...(source && { source }) }
}

/** What a host understands of a redirect file, and the check does not. */
export interface Unread {
  /** Where rules may answer that are about some addresses alone. */
  readonly sources: readonly Source[]
  /** The first rule that may be about any address. */
  readonly anywhere: Pick<Problem, 'line'> | undefined
}

export const NOTHING_UNREAD: Unread = { sources: [], anywhere: undefined }

/** Returns what is not read. A rule that fits an address that nobody has thought of is about any. */
export function unreadOf(problems: readonly Problem[]): Unread {
  const all = problems.filter(({ kind }) => kind === 'unread')
  const isAnywhere = ({ source }: Problem) => source === undefined || isAbout(source, `/${SAMPLE}`)
  return {
    sources: all.flatMap((one) => (one.source === undefined || isAnywhere(one) ? [] : [one.source])),
    anywhere: all.find(isAnywhere),
  }
}

/** An address that a rule with wildcards is about, and that no page has. */
export const SAMPLE = 'no-page-has-this-name'

/** `from` and `to` are ordinary text; `source` is decoded, as strings of bytes. */
export interface Rule {
  readonly line: number
  /** As written. */
  readonly from: string
  /** As written; empty for a rule without a target. */
  readonly to: string
  /** `redirect`: the browser goes elsewhere. `rewrite`: the host answers with another address. `status`: neither. */
  readonly does: 'redirect' | 'rewrite' | 'status'
  readonly status: number
  /** Does it come before the files? */
  readonly isForced: boolean
  /** Does it apply to some visitors alone? */
  readonly isConditional: boolean
  /** The parameters that an address needs, with their values, or `:name` for any value. */
  readonly query?: ReadonlyMap<string, string> | undefined
  readonly source: Source
}

/** Which paths a rule is about. `exact` is the key under which the host compares them. */
export type Source = { readonly exact: string } | { readonly pattern: Pattern }

/** Paths with something in common. */
export interface Pattern {
  readonly regex: RegExp
  /** What its groups are called, in their order. */
  readonly names: readonly string[]
  /** Every path that fits begins with this. */
  readonly prefix: string
  /** The folder below which every path fits: `/docs/` for `/docs/*`. */
  readonly folder: string | undefined
  /** With which power of a path's length the time to try it may grow. */
  readonly degree: number
}

/** What a pattern's groups found in a path, by their names. */
export type Captures = ReadonlyMap<string, string>

/** A part of a pattern that stands for more than itself: a regular expression with one group. */
export interface Wildcard {
  readonly regex: string
  readonly name: string
}

/** What wildcards usually stand for: any text, and the text of one segment. */
export const ANYTHING = '(.*)'
export const SEGMENT = '([^/]+)'

/** Returns the pattern of parts, of which strings are taken as they are. Of groups with one name, the first counts. */
export function patternOf(parts: readonly (string | Wildcard)[], folder?: string): Pattern {
  const sources = parts.map((part) => (typeof part === 'string' ? escaped(part) : part.regex))
  const wildcard = parts.findIndex((part) => typeof part !== 'string')
  const regex = new RegExp(`^${sources.join('')}$`, 's')
  return {
    regex,
    names: parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name])),
    prefix: parts.slice(0, wildcard).join(''),
    folder,
    degree: degreeOf(regex),
  }
}

/** Returns every path that begins in this way. */
export function allBelow(prefix: string): Source {
  return { pattern: patternOf([prefix, { regex: ANYTHING, name: '*' }]) }
}

/**
 * Returns how many parts of an expression may each end anywhere in a text, as far as can be seen; infinite where what is
 * repeated can be read in several ways. A wildcard behind a slash that takes none ends at the next one.
 */
export function degreeOf({ source }: RegExp): number {
  let rest = source
    .replace(/\\./gs, (sign) => (sign === '\\/' ? '/' : '.'))
    .replace(/\[\^\/\]/g, '~')
    .replace(/\[[^\]]*\]/g, '.')
    .replace(/(?<!\))\{\d{1,2}\}/g, '')
    .replace(/(\/(?:\((?:\?:)?)*)~\+\??/g, '$1.')
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(INNERMOST, (group, inner: string, repeated: string) =>
      isClear(inner) ? `.${repeated}` : repeated === '' ? '.?' : group,
    )
  }
  return /\)[*+{]/.test(rest) ? Number.POSITIVE_INFINITY : (rest.match(/[*+{]/g) ?? []).length
}

/** A group in which nothing is repeated, and what repeats the group. */
const INNERMOST = /\((?:\?(?:<?[=!]|:|<\w+>))?([^()*+{]*)\)([*+{]?)/g

/** Is there one way only to read what a group fits? */
function isClear(inner: string): boolean {
  const starts = inner.split('|').map((each) => each.charAt(0))
  const areApart = new Set(starts).size === starts.length && starts.every((start) => /[^.~]/.test(start))
  return !inner.includes('?') && (areApart || starts.length === 1)
}

/** With more, a path of usual length takes too long to try. */
const MAX_DEGREE = 4
/** How many ways to fit a path are tried, roughly: some hundred milliseconds. */
const MAX_TRIES = 2e8

/** Returns what there is to say of a rule whose pattern may take minutes to try, as written in `from`. */
export function tooCostly(source: Source, from: string): Problem | undefined {
  if ('exact' in source || source.pattern.degree <= MAX_DEGREE) return undefined
  const message = `The check does not try the pattern ${quoted(from)}, which could take minutes.`
  return unread(message, allBelow(source.pattern.prefix))
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

const NO_CAPTURES: Captures = new Map()

/** Is a path, decoded, one of those that a source is about, or may it be? */
export function isAbout(source: Source, path: string): boolean {
  return match(source, [path]) !== undefined
}

/**
 * Returns what a source finds in the first of the `keys` that fits, the forms of one path; undefined if none does, and
 * `untried` if that would take too long to find out.
 */
export function match(source: Source, keys: readonly string[]): Captures | 'untried' | undefined {
  if ('exact' in source) return keys.includes(source.exact) ? NO_CAPTURES : undefined
  const { regex, names, prefix, degree } = source.pattern
  const possible = keys.filter((key) => key.startsWith(prefix))
  if (possible.some((key) => key.length ** degree > MAX_TRIES)) return 'untried'
  const found = possible.map((key) => regex.exec(key)).find((each) => each !== null)
  if (found === undefined) return undefined
  const captures = new Map<string, string>()
  for (const [i, name] of names.entries()) if (!captures.has(name)) captures.set(name, found[i + 1] ?? '')
  return captures
}

/** A rule that fits a path. */
export interface Match {
  readonly rule: Rule
  /** `untried`: whether it fits is unknown. */
  readonly captures: Captures | 'untried'
  /** The rule's place among those of the index. */
  readonly position: number
}

/** Finds the rules that fit a path, in their order, and tries only those that begin like it. */
export class RuleIndex {
  /** Rules without wildcards by their path; the others by a `*` and the first segment of their pattern, if that is fixed. */
  readonly #byStart: ReadonlyMap<string, readonly (readonly [position: number, rule: Rule])[]>

  constructor(rules: readonly Rule[]) {
    this.#byStart = Map.groupBy(rules.entries(), ([, { source }]) =>
      'exact' in source ? source.exact : `*${firstSegmentOf(source.pattern)}`,
    )
  }

  /** Yields the rules that fit any of the `keys`, the forms of one path. */
  *matches(keys: readonly string[]): Generator<Match> {
    const starts = new Set(['*', ...keys.flatMap((key) => [key, `*${key.split('/', 2)[1] ?? ''}`])])
    for (const [position, rule] of inOrder([...starts].map((start) => this.#byStart.get(start) ?? []))) {
      const captures = match(rule.source, keys)
      if (captures !== undefined) yield { rule, captures, position }
    }
  }
}

/** Yields what is in lists of positions and items, each in order, by position: there may be many, and the first may do. */
function* inOrder<T>(lists: readonly (readonly (readonly [number, T])[])[]): Generator<readonly [number, T]> {
  const heads = lists.map(() => 0)
  for (;;) {
    const positions = lists.map((list, i) => list[heads[i] ?? 0]?.[0] ?? Number.POSITIVE_INFINITY)
    const next = positions.indexOf(Math.min(...positions))
    const item = lists[next]?.[heads[next] ?? 0]
    if (item === undefined) return
    heads[next] = (heads[next] ?? 0) + 1
    yield item
  }
}

/** Returns `docs` for `/docs/*`, and nothing for `/docs*`. */
function firstSegmentOf({ prefix, folder = prefix }: Pattern): string {
  const end = folder.indexOf('/', 1)
  return end === -1 ? '' : folder.slice(1, end)
}

/** No answer of a host is longer; without a bound, a rule could ask for gigabytes. In characters. */
export const MAX_TARGET = 65_536

/**
 * Puts what was captured into a target, letter by letter: `:id` is also found in `:idea`. Undefined if that is not known, or
 * longer than any host would send.
 */
export function expanded(to: string, captures: Captures | 'untried'): string | undefined {
  if (captures === 'untried') return undefined
  let result = to
  for (const [name, captured] of captures) {
    const value = percentEncode(captured)
    const parts = result.split(`:${name}`)
    if (result.length + (parts.length - 1) * value.length > MAX_TARGET) return undefined
    result = parts.join(value)
  }
  return result
}

/** Returns a line or a name of a foreign file as a message quotes it: not longer than a reader wants. */
export function quoted(text: string): string {
  return `\`${text.length > 120 ? `${text.slice(0, 119)}…` : text}\``
}

/** Returns a path of a redirect file (ordinary text) as addresses are compared: decoded, as a string of bytes. */
export function decodedPath(path: string): string {
  const bytes = toBytes(path)
  return percentDecode(bytes) ?? bytes
}
