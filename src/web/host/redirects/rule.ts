/** Rules of a redirect file, independent of the host. */

import { isProblem, type Problem } from './parse-problems.ts'
import type { RuleSource } from './path-matcher.ts'

/** A rule of a redirect file. */
export interface Rule {
  /** Starts at 1. */
  readonly line: number
  /** As written. */
  readonly from: string
  /** As written; empty for a rule without a target. */
  readonly to: string
  /**
   * `redirect`: the browser is sent to another address. `rewrite`: the host serves the content of
   * another address. `status`: neither.
   */
  readonly action: 'redirect' | 'rewrite' | 'status'
  readonly status: number
  /** Does the rule take precedence over files? */
  readonly isForced: boolean
  /** Does it apply only to some visitors? */
  readonly isConditional: boolean
  /** The required query parameters, with their values, or `:name` for any value. */
  readonly query?: ReadonlyMap<string, string> | undefined
  readonly source: RuleSource
}

/** The result of reading a line or an item; undefined if it is irrelevant. */
export type ParsedRule = Omit<Rule, 'line'> | Problem | undefined

/** A line or an item of a redirect file, and its line number, starting at 1. */
interface NumberedItem<Item> {
  readonly line: number
  readonly item: Item
}

/** The rules of a list, and the problems of its other items, each in order. */
export interface ParsedRules {
  readonly rules: readonly Rule[]
  readonly problems: readonly Problem[]
}

/** Returns the rules among the items of a file, and the problems of the others. */
export function parseRules<Item>(
  items: readonly NumberedItem<Item>[],
  parse: (item: Item) => ParsedRule,
): ParsedRules {
  const rules: Rule[] = []
  const problems: Problem[] = []
  for (const { line, item } of items) {
    const parsed = parse(item)
    if (parsed === undefined) continue
    if (isProblem(parsed)) problems.push({ ...parsed, line })
    else rules.push({ ...parsed, line })
  }
  return { rules, problems }
}

/** Returns the lines of a `_redirects` file, without blank lines and comments. */
export function listLines(text: string): readonly NumberedItem<string>[] {
  const lines = text.split('\n').map((line, i) => ({ line: i + 1, item: line.trim() }))
  return lines.filter(({ item }) => item !== '' && !item.startsWith('#'))
}
