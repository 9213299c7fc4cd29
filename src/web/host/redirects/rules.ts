/** Rules of a host's own redirect file, whatever the host, and how the first that fits an address is found. */
import { percentDecode, toBytes } from '../../byte-strings.ts'
import { type Budget, type Captures, match, type Pattern, spend } from './pattern.ts'

/** The hosts that read a redirect file in the published folder. */
export type RedirectHost =
  | 'netlify'
  | 'cloudflare-pages'
  | 'cloudflare-workers'
  | 'azure-static-web-apps'
  | 'vercel'

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
  readonly source: Source
}

/** Which addresses a rule is about. `exact` is the key under which the host compares them. */
export type Source = { readonly exact: string } | { readonly pattern: Pattern }

/** A rule that fits an address. */
export interface Match {
  readonly rule: Rule
  readonly captures: Captures
  /** The rule's place among those of the index. */
  readonly position: number
}

const NO_CAPTURES: Captures = new Map()

/**
 * Finds the rules that fit a path, in their order. Those without wildcards are in a map; the others are tried only
 * on paths that begin like them.
 */
export class RuleIndex {
  readonly #exact = new Map<string, number[]>()
  /** By the first segment of the path, as far as a pattern has one. */
  readonly #bySegment = new Map<string, number[]>()
  readonly #anywhere: number[] = []
  readonly #rules: readonly Rule[]

  constructor(rules: readonly Rule[]) {
    this.#rules = rules
    for (const [i, { source }] of rules.entries()) {
      if ('exact' in source) add(this.#exact, source.exact, i)
      else {
        const { segment } = source.pattern
        if (segment === undefined) this.#anywhere.push(i)
        else add(this.#bySegment, segment, i)
      }
    }
  }

  /**
   * Yields the rules that fit. `keys` are the forms under which the host looks for a path among the exact ones,
   * `paths` those on which it tries its patterns. `from` leaves out the rules before a position. Throws `OutOfSteps`.
   */
  *matches(keys: readonly string[], paths: readonly string[], budget: Budget, from = 0): Generator<Match> {
    const lists = [...new Set(keys)].map((key) => this.#exact.get(key) ?? [])
    const segments = new Set(paths.map(firstSegment))
    lists.push(...[...segments].map((segment) => this.#bySegment.get(segment) ?? []), this.#anywhere)
    for (const i of merged(lists)) {
      const rule = this.#rules[i]
      if (rule === undefined || i < from) continue
      spend(budget, 1)
      if ('exact' in rule.source) {
        yield { rule, captures: NO_CAPTURES, position: i }
        continue
      }
      for (const path of paths) {
        const captures = match(rule.source.pattern, path, budget)
        if (captures === undefined) continue
        yield { rule, captures, position: i }
        break
      }
    }
  }
}

function add(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}

/** Returns `docs` for `/docs/x` and `/docs`. */
function firstSegment(path: string): string {
  const end = path.indexOf('/', 1)
  return end === -1 ? path.slice(1) : path.slice(1, end)
}

/** Yields the numbers of ascending lists in ascending order, each once. */
function* merged(lists: readonly (readonly number[])[]): Generator<number> {
  const positions = lists.map(() => 0)
  for (;;) {
    let least = Number.POSITIVE_INFINITY
    for (const [i, list] of lists.entries()) least = Math.min(least, list[positions[i] ?? 0] ?? least)
    if (least === Number.POSITIVE_INFINITY) return
    for (const [i, list] of lists.entries())
      if (list[positions[i] ?? 0] === least) positions[i] = (positions[i] ?? 0) + 1
    yield least
  }
}

/** No answer of a host is longer; without a bound, a rule could ask for gigabytes. */
const MAX_TARGET = 65_536

/**
 * Returns `text` with every `find` replaced; undefined if the result is longer than any host would send.
 */
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
