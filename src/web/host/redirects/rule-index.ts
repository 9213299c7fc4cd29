/** Finds the rules of a redirect file that match an address. */
import type { Bytes } from '../../byte-strings.ts'
import { type Captures, matchSource, type Pattern } from './patterns.ts'
import type { Rule } from './rule.ts'

/** A rule that matches a path. */
export interface RuleMatch {
  readonly rule: Rule
  /** `undecided`: it is unknown whether the rule matches. */
  readonly captures: Captures | 'undecided'
  /** The rule's position in the index. */
  readonly position: number
}

interface PlacedRule {
  readonly rule: Rule
  readonly position: number
}

/** Finds the rules that match a path, in order. It tries only rules with the same beginning. */
export class RuleIndex {
  /**
   * Exact rules by their path; other rules by `*` and the first segment of their pattern, if it is
   * fixed.
   */
  readonly #byStart: ReadonlyMap<string, readonly PlacedRule[]>

  constructor(rules: readonly Rule[]) {
    const placed = rules.map((rule, position) => ({ rule, position }))
    this.#byStart = Map.groupBy(placed, ({ rule: { source } }) => {
      if (source.kind === 'exact') return source.path
      return `*${getFirstSegment(source.pattern)}`
    })
  }

  /** Yields the rules that match any of the `keys`, the forms of one path. */
  *findMatches(keys: readonly Bytes[]): Generator<RuleMatch> {
    for (const { rule, position } of this.#listPossible(keys)) {
      const captures = matchSource(rule.source, keys)
      if (captures !== undefined) yield { rule, captures, position }
    }
  }

  #listPossible(keys: readonly Bytes[]): readonly PlacedRule[] {
    const starts = new Set(['*', ...keys.flatMap((key) => [key, `*${key.split('/', 2)[1] ?? ''}`])])
    const lists: (readonly PlacedRule[])[] = []
    for (const start of starts) {
      const list = this.#byStart.get(start)
      if (list !== undefined) lists.push(list)
    }
    // Sorting thousands of rules for each address would take longer than trying a few.
    const [only = [], ...others] = lists
    if (others.length === 0) return only
    return lists.flat().sort((a, b) => a.position - b.position)
  }
}

/** Returns `docs` for `/docs/*`, and nothing for `/docs*`. */
function getFirstSegment({ prefix, folder = prefix }: Pattern): string {
  const end = folder.indexOf('/', 1)
  if (end === -1) return ''
  return folder.slice(1, end)
}
