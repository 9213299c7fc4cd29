/** Reads JSON files of hosts, with the line numbers of list items. */
import { isObject, type JsonObject } from '../../../common/json.ts'
import { MAX_DEPTH, walkJson } from '../../documents/walk-json.ts'
import { makeLineCounter } from '../../page/line-counter.ts'
import { makeParseProblem, type ParseProblem } from './parse-problems.ts'
import { type ParsedRules, parseRules, type RuleOrProblem } from './parse-rules.ts'

/** A JSON file that was read. */
export interface JsonFile {
  readonly value: JsonObject
  /** Returns the line of an item of a top-level list, starting at 1; 1 if it is unknown. */
  readonly findLine: (key: string, index: number) => number
}

/**
 * Returns the JSON object in a file, or its problem. `consequence` completes the message “The file
 * is not JSON, and …”; the caller that drops the message passes an empty one.
 */
export function parseJsonFile(text: string, consequence: string): JsonFile | ParseProblem {
  const content = text.replace(/^\uFEFF/, '')
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch (error) {
    const { message } = error as Error
    return makeParseProblem('invalid', `The file is not JSON, and ${consequence}: ${message}.`)
  }
  if (!isObject(value))
    return makeParseProblem('invalid', `The file is not a JSON object, and ${consequence}.`)
  const lines = findItemLines(content)
  // Later code may walk over the value recursively, as `JSON.stringify` does.
  if (lines === undefined)
    return makeParseProblem(
      'invalid',
      `The file is nested more than ${MAX_DEPTH} levels deep, so it cannot be read.`,
    )
  return {
    value,
    findLine(key, index) {
      const linesOfList = lines.get(key) ?? []
      return linesOfList[index] ?? 1
    },
  }
}

/**
 * Returns the rules in a top-level list of a file, and the problems of its other items. `parse`
 * returns undefined for an item that is irrelevant.
 */
export function parseRuleList(
  { value, findLine }: JsonFile,
  key: string,
  parse: (item: unknown) => RuleOrProblem,
): ParsedRules {
  const { [key]: list = [] } = value
  if (!Array.isArray(list)) {
    const problem = makeParseProblem('invalid', `\`${key}\` must be a list.`)
    return { rules: [], problems: [problem] }
  }
  const items = list.map((item: unknown, i) => ({ line: findLine(key, i), item }))
  return parseRules(items, parse)
}

/**
 * Returns the lines of the items of each list at the top level; undefined if the text, which must
 * be valid JSON, is nested too deeply.
 */
function findItemLines(text: string): ReadonlyMap<string, readonly number[]> | undefined {
  const lines = new Map<string, number[]>()
  const lineAt = makeLineCounter(text)
  const outcome = walkJson(text, ([key = '', index], at) => {
    const items = lines.get(key)
    // The last of several equal keys is used.
    if (index === undefined || items === undefined) lines.set(key, [])
    else items[Number(index)] ??= lineAt(at) + 1
  })
  if (outcome === 'read') return lines
  return undefined
}
