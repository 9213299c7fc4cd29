/** Reads the rules of a redirect file, one by one. */
import { makeParseProblem, type ParseProblem } from './parse-problems.ts'
import type { Rule } from './rule.ts'
import { explainRuleFile, explainRuleLine } from './rule-line-mistakes.ts'

/** A rule, of which the reader of the file adds the line. */
export interface ParsedRule {
  readonly kind: 'rule'
  readonly rule: Omit<Rule, 'line'>
}

/**
 * The result of reading a rule. One that is irrelevant does not affect which file is served, or an
 * earlier problem stands for it.
 */
export type ParseResult = ParsedRule | ParseProblem | { readonly kind: 'irrelevant' }

export const IRRELEVANT: ParseResult = { kind: 'irrelevant' }

/** A rule as written: the text of a line, or an item of a list. `line` starts at 1. */
interface NumberedRule<Written> {
  readonly line: number
  readonly written: Written
}

/** The rules that could be read, and the problems of the others, each in order. */
export interface ParsedRules {
  readonly rules: readonly Rule[]
  readonly problems: readonly ParseProblem[]
}

/** Reads rules, each with `parse`, which also receives the line. */
export function parseRules<Written>(
  writtenRules: readonly NumberedRule<Written>[],
  parse: (written: Written, line: number) => ParseResult,
): ParsedRules {
  const rules: Rule[] = []
  const problems: ParseProblem[] = []
  for (const { line, written } of writtenRules) {
    const result = parse(written, line)
    if (result.kind === 'irrelevant') continue
    if (result.kind === 'rule') rules.push({ ...result.rule, line })
    else problems.push({ ...result, line })
  }
  return { rules, problems }
}

/**
 * Reads the rules of a `_redirects` file, each line with `parse`. A line in another syntax, or a
 * file with other content, is explained as such.
 */
export function parseRuleLines(
  text: string,
  parse: (line: string, lineNumber: number) => ParseResult,
): ParsedRules {
  const { rules, problems } = parseRules(listRuleLines(text), (line, lineNumber) => {
    const result = parse(line, lineNumber)
    const explanation = result.kind === 'ignored' ? explainRuleLine(line) : undefined
    if (explanation === undefined) return result
    return makeParseProblem('ignored', explanation)
  })
  const fileExplanation = explainRuleFile(text)
  if (fileExplanation === undefined) return { rules, problems }
  return { rules, problems: [makeParseProblem('ignored', fileExplanation)] }
}

/** Returns the lines of a `_redirects` file, without blank lines and comments. */
export function listRuleLines(text: string): readonly NumberedRule<string>[] {
  const lines = text.split('\n').map((line, i) => ({ line: i + 1, written: line.trim() }))
  return lines.filter(({ written }) => written !== '' && !written.startsWith('#'))
}
