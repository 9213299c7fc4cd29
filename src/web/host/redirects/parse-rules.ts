/** Reads the rules of a redirect file, item by item. */
import { isParseProblem, type ParseProblem } from './parse-problems.ts'
import type { Rule } from './rule.ts'

/** The result of reading a line or an item; undefined if it is irrelevant. */
export type RuleOrProblem = Omit<Rule, 'line'> | ParseProblem | undefined

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
  parse: (item: Item) => RuleOrProblem,
): ParsedRules {
  const rules: Rule[] = []
  const problems: ParseProblem[] = []
  for (const { line, item } of items) {
    const parsed = parse(item)
    if (parsed === undefined) continue
    if (isParseProblem(parsed)) problems.push({ ...parsed, line })
    else rules.push({ ...parsed, line })
  }
  return { rules, problems }
}

/** Returns the lines of a `_redirects` file, without blank lines and comments. */
export function listRuleLines(text: string): readonly NumberedItem<string>[] {
  const lines = text.split('\n').map((line, i) => ({ line: i + 1, item: line.trim() }))
  return lines.filter(({ item }) => item !== '' && !item.startsWith('#'))
}
