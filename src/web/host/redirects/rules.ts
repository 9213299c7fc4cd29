/** Rules of a host's own redirect file, whatever the host, and which of them fit an address. */
import { percentDecode, toBytes } from '../../byte-strings.ts'

/** Something in a redirect file that does not do what it seems to. */
export interface Problem {
  /**
   * `invalid`: the host refuses the whole file, or the deployment. `ignored`: the host leaves this rule out.
   * `over-limit`: it is left out, or refused, because there is too much. `unread`: the host understands it, the check does not.
   */
  readonly kind: 'invalid' | 'ignored' | 'over-limit' | 'unread'
  /** From 1 on; undefined for the file as a whole. */
  readonly line: number | undefined
  /** One sentence. It may quote the file. */
  readonly message: string
}

/** What is wrong with one rule; its line is known to whoever reads the file. */
export type RuleProblem = Omit<Problem, 'line'>

/** `from`, `to` and `conditions` are ordinary text; `source` is decoded, as strings of bytes. */
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
  /** What has to be true of a visitor for the rule to apply, which no file can tell: `Country=de`. */
  readonly conditions: readonly string[]
  /** The parameters that an address needs, with their values, or `:name` for any value. */
  readonly query?: ReadonlyMap<string, string>
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

/** Returns what the groups of a pattern find in a path; undefined if it does not fit. */
export function match({ regex, names }: Pattern, path: string): Captures | undefined {
  const found = regex.exec(path)
  if (found === null) return undefined
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

/**
 * Finds the rules that fit a path, in their order. Those without wildcards are in a map; the others are tried only
 * on paths that begin like them.
 */
export class RuleIndex {
  readonly #exact = new Map<string, number[]>()
  /** By the first segment of the path, as far as a pattern has one; else by the empty string. */
  readonly #bySegment = new Map<string, number[]>()
  readonly #rules: readonly Rule[]

  constructor(rules: readonly Rule[]) {
    this.#rules = rules
    for (const [i, { source }] of rules.entries()) {
      if ('exact' in source) add(this.#exact, source.exact, i)
      else add(this.#bySegment, firstSegmentOf(source.pattern), i)
    }
  }

  /** Yields the rules that fit any of the `keys`, the forms of one path. */
  *matches(keys: readonly string[]): Generator<Match> {
    const segments = ['', ...keys.map((key) => key.split('/', 2)[1] ?? '')]
    const positions = [
      ...keys.flatMap((key) => this.#exact.get(key) ?? []),
      ...segments.flatMap((segment) => this.#bySegment.get(segment) ?? []),
    ]
    for (const position of new Set(positions.sort((a, b) => a - b))) {
      const rule = this.#rules[position]
      if (rule === undefined) continue
      const captures = 'exact' in rule.source ? NO_CAPTURES : firstMatch(rule.source.pattern, keys)
      if (captures !== undefined) yield { rule, captures, position }
    }
  }
}

const NO_CAPTURES: Captures = new Map()

function firstMatch(pattern: Pattern, keys: readonly string[]): Captures | undefined {
  for (const key of keys) {
    const captures = match(pattern, key)
    if (captures !== undefined) return captures
  }
  return undefined
}

function add(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}

/** Returns `docs` for `/docs/*`, and nothing for `/docs*`. */
function firstSegmentOf({ prefix, folder = prefix }: Pattern): string {
  const end = folder.indexOf('/', 1)
  return end === -1 ? '' : folder.slice(1, end)
}

/** No answer of a host is longer; without a bound, a rule could ask for gigabytes. */
export const MAX_TARGET = 65_536

/** Returns `text` with every `find` replaced; undefined if the result is longer than any host would send. */
export function replacedAll(text: string, find: string, value: string): string | undefined {
  const parts = text.split(find)
  if (text.length + (parts.length - 1) * value.length > MAX_TARGET) return undefined
  return parts.join(value)
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
