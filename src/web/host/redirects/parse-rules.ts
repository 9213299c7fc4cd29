/** Reads the rules of a redirect file, item by item. */
import type { ParseProblem } from './parse-problems.ts'
import type { Rule } from './rule.ts'

/** A rule, of which the reader of the file adds the line. */
export interface ParsedRule {
  readonly kind: 'rule'
  readonly rule: Omit<Rule, 'line'>
}

/**
 * The result of reading a line or an item. One that is irrelevant does not affect which file is
 * served, or an earlier problem stands for it.
 */
export type ParsedItem = ParsedRule | ParseProblem | { readonly kind: 'irrelevant' }

export const IRRELEVANT: ParsedItem = { kind: 'irrelevant' }

/** A line or an item of a redirect file, and its line number, starting at 1. */
interface NumberedItem<Item> {
  readonly line: number
  readonly item: Item
}

/** The rules of a list, and the problems of its other items, each in order. */
export interface ParsedRules {
  readonly rules: readonly Rule[]
  readonly problems: readonly ParseProblem[]
}

/** Returns the rules among the items of a file, and the problems of the others. */
export function parseRules<Item>(
  items: readonly NumberedItem<Item>[],
  parse: (item: Item) => ParsedItem,
): ParsedRules {
  const rules: Rule[] = []
  const problems: ParseProblem[] = []
  for (const { line, item } of items) {
    const parsed = parse(item)
    if (parsed.kind === 'irrelevant') continue
    if (parsed.kind === 'rule') rules.push({ ...parsed.rule, line })
    else problems.push({ ...parsed, line })
  }
  return { rules, problems }
}

/** Returns the lines of a `_redirects` file, without blank lines and comments. */
export function listRuleLines(text: string): readonly NumberedItem<string>[] {
  const lines = text.split('\n').map((line, i) => ({ line: i + 1, item: line.trim() }))
  return lines.filter(({ item }) => item !== '' && !item.startsWith('#'))
}
