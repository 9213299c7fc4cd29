/** Rules of a host's own redirect file, whatever the host, and which of them fit an address. */
import { type Bytes, percentEncode } from '../../byte-strings.ts'
import { type Captures, match, type Pattern, type Source } from './patterns.ts'
import type { Problem } from './problems.ts'

export interface Rule {
  readonly line: number
  /** As written. */
  readonly from: string
  /** As written; empty for a rule without a target. */
  readonly to: string
  /**
   * `redirect`: the browser goes elsewhere. `rewrite`: the host answers with another address.
   * `status`: neither.
   */
  readonly action: 'redirect' | 'rewrite' | 'status'
  readonly status: number
  /** Does it come before the files? */
  readonly isForced: boolean
  /** Does it apply to some visitors alone? */
  readonly isConditional: boolean
  /** The parameters that an address needs, with their values, or `:name` for any value. */
  readonly query?: ReadonlyMap<string, string> | undefined
  readonly source: Source
}

/** What a line or an item of a redirect file is; undefined if it is about something else. */
export type ReadRule = Omit<Rule, 'line'> | Problem | undefined

/**
 * Returns the rules among the items of a file, and adds to `problems` what is wrong with the
 * others.
 */
export function readRules<Item>(
  items: readonly (readonly [line: number, item: Item])[],
  problems: Problem[],
  read: (item: Item) => ReadRule,
): Rule[] {
  return items.flatMap(([line, item]) => {
    const found = read(item)
    if (found === undefined) return []
    if ('action' in found) return [{ ...found, line }]
    problems.push({ ...found, line })
    return []
  })
}

/** Returns the lines of a `_redirects` file, apart from comments. */
export function listLines(file: string): readonly (readonly [number: number, line: string])[] {
  const lines = file.split('\n').map((line, i) => [i + 1, line.trim()] as const)
  return lines.filter(([, line]) => line !== '' && !line.startsWith('#'))
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
  /**
   * Rules without wildcards by their path; the others by a `*` and the first segment of their
   * pattern, if that is fixed.
   */
  readonly #byStart: ReadonlyMap<string, readonly (readonly [position: number, rule: Rule])[]>

  constructor(rules: readonly Rule[]) {
    this.#byStart = Map.groupBy(rules.entries(), ([, { source }]) =>
      'exact' in source ? source.exact : `*${firstSegmentOf(source.pattern)}`,
    )
  }

  /** Yields the rules that fit any of the `keys`, the forms of one path. */
  *matches(keys: readonly Bytes[]): Generator<Match> {
    const starts = new Set(['*', ...keys.flatMap((key) => [key, `*${key.split('/', 2)[1] ?? ''}`])])
    const lists = [...starts]
      .flatMap((start) => [this.#byStart.get(start) ?? []])
      .filter((list) => list.length > 0)
    // Sorting thousands of rules for each address would take longer than trying the first of them.
    const possible = lists.length === 1 ? lists.flat() : lists.flat().sort(([a], [b]) => a - b)
    for (const [position, rule] of possible) {
      const captures = match(rule.source, keys)
      if (captures !== undefined) yield { rule, captures, position }
    }
  }
}

/** Returns `docs` for `/docs/*`, and nothing for `/docs*`. */
function firstSegmentOf({ prefix, folder = prefix }: Pattern): string {
  const end = folder.indexOf('/', 1)
  if (end === -1) return ''
  return folder.slice(1, end)
}

/**
 * No answer of a host is longer; without a bound, a rule could ask for gigabytes. In characters.
 */
export const MAX_TARGET = 65_536

/**
 * Puts what was captured into a target, letter by letter: `:id` is also found in `:idea`. Undefined
 * if that is not known, or longer than any host would send.
 */
export function expandTarget(to: string, captures: Captures | 'untried'): string | undefined {
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
