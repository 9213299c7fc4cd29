/** Rules of a host's own redirect file, whatever the host. */
import type { RuleSource } from './patterns.ts'
import { isProblem, type Problem } from './problems.ts'

/** A rule of a redirect file. */
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
  readonly source: RuleSource
}

/** What a line or an item of a redirect file is; undefined if it is about something else. */
export type ReadRule = Omit<Rule, 'line'> | Problem | undefined

/** A line or an item of a redirect file, and its line number, from 1 on. */
export interface NumberedItem<Item> {
  readonly line: number
  readonly item: Item
}

/**
 * Returns the rules among the items of a file, and adds to `problems` what is wrong with the
 * others.
 */
export function readRules<Item>(
  items: readonly NumberedItem<Item>[],
  problems: Problem[],
  read: (item: Item) => ReadRule,
): Rule[] {
  const rules: Rule[] = []
  for (const { line, item } of items) {
    const found = read(item)
    if (found === undefined) continue
    if (isProblem(found)) problems.push({ ...found, line })
    else rules.push({ ...found, line })
  }
  return rules
}

/** Returns the lines of a `_redirects` file, apart from comments. */
export function listLines(file: string): readonly NumberedItem<string>[] {
  const lines = file.split('\n').map((line, i) => ({ line: i + 1, item: line.trim() }))
  return lines.filter(({ item }) => item !== '' && !item.startsWith('#'))
}
