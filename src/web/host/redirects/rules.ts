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
}

/** Returns what is wrong with a rule that the host leaves out. */
export function ignored(message: string): Problem {
  return { kind: 'ignored', message }
}

/** Returns what is wrong with a rule for which the host refuses the whole file. */
export function invalid(message: string): Problem {
  return { kind: 'invalid', message }
}

/** Returns what is wrong with a rule that the check does not understand. */
export function unread(message: string): Problem {
  return { kind: 'unread', message }
}

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
  return {
    regex: new RegExp(`^${sources.join('')}$`, 's'),
    names: parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name])),
    prefix: parts.slice(0, wildcard).join(''),
    folder,
  }
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

const NO_CAPTURES: Captures = new Map()

/** Returns what a source finds in the first of the `keys` that fits, the forms of one path; undefined if none does. */
export function match(source: Source, keys: readonly string[]): Captures | undefined {
  if ('exact' in source) return keys.includes(source.exact) ? NO_CAPTURES : undefined
  const { regex, names } = source.pattern
  const found = keys.map((key) => regex.exec(key)).find((each) => each !== null)
  if (found === undefined) return undefined
  const captures = new Map<string, string>()
  for (const [i, name] of names.entries()) if (!captures.has(name)) captures.set(name, found[i + 1] ?? '')
  return captures
}

/** A rule that fits a path. */
export interface Match {
  readonly rule: Rule
  readonly captures: Captures
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
    const candidates = [...starts].flatMap((start) => this.#byStart.get(start) ?? [])
    for (const [position, rule] of candidates.sort(([a], [b]) => a - b)) {
      const captures = match(rule.source, keys)
      if (captures !== undefined) yield { rule, captures, position }
    }
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
 * Puts what was captured into a target, letter by letter: `:id` is also found in `:idea`. Undefined if the result is
 * longer than any host would send.
 */
export function expanded(to: string, captures: Captures): string | undefined {
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
