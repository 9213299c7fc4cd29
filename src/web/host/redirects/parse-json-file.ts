/** Reads JSON files of hosts, with the line numbers of list items. */
import { isObject, type JsonObject } from '../../../common/json.ts'
import {
  describeJsonError,
  findJsonMistake,
  type JsonMistake,
} from '../../documents/json-mistake.ts'
import { MAX_DEPTH, walkJson } from '../../documents/walk-json.ts'
import { makeLineCounter } from '../../page/line-counter.ts'
import { makeParseProblem, type ParseProblem } from './parse-problems.ts'
import { type ParsedRules, type ParseResult, parseRules } from './parse-rules.ts'

/** A JSON file that was read. */
export interface JsonFile {
  readonly kind: 'json-file'
  readonly value: JsonObject
  /** Returns the line of an item of a top-level list, starting at 1; 1 if it is unknown. */
  readonly findLine: (key: string, index: number) => number
}

/** Why a file is not used. */
type JsonFault =
  /** `mistake`: undefined unless it is a common one; `error`: the message of the JSON parser. */
  | {
      readonly kind: 'not-json'
      readonly mistake: JsonMistake | undefined
      readonly isEmpty: boolean
      readonly error: string
    }
  | { readonly kind: 'not-an-object' }
  | { readonly kind: 'too-deep' }

/** Returns the JSON object in a file, or why there is none that can be read. */
export function parseJsonFile(text: string): JsonFile | JsonFault {
  const content = text.replace(/^\uFEFF/, '')
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch (error) {
    const mistake = findJsonMistake(content)
    const isEmpty = content.trim() === ''
    return { kind: 'not-json', mistake, isEmpty, error: (error as Error).message }
  }
  if (!isObject(value)) return { kind: 'not-an-object' }
  const linesByKey = findItemLines(content)
  // Later code may walk over the value recursively, as `JSON.stringify` does.
  if (linesByKey === undefined) return { kind: 'too-deep' }
  return {
    kind: 'json-file',
    value,
    findLine: (key, index) => linesByKey.get(key)?.[index] ?? 1,
  }
}

/**
 * Returns the problem of a file with a fault. `refusalClause` says that the host refuses it,
 * without a period.
 */
export function makeJsonProblem(fault: JsonFault, refusalClause: string): ParseProblem {
  const problem = makeParseProblem('invalid', describeFault(fault, refusalClause))
  if (fault.kind !== 'not-json' || fault.mistake === undefined) return problem
  return { ...problem, line: fault.mistake.line }
}

function describeFault(fault: JsonFault, refusalClause: string): string {
  switch (fault.kind) {
    case 'not-json':
      if (fault.isEmpty)
        return `The file is empty, so ${refusalClause}: remove the file, or write \`{}\` into it.`
      return `The file is not JSON, so ${refusalClause}: ${describeJsonError(fault.mistake, fault.error)}.`
    case 'not-an-object':
      return `The file is not a JSON object, so ${refusalClause}.`
    case 'too-deep':
      return `The file is nested more than ${MAX_DEPTH} levels deep, so it cannot be read.`
  }
}

/** Returns the rules in a top-level list of a file, and the problems of its other items. */
export function parseRuleList(
  { value, findLine }: JsonFile,
  key: string,
  parse: (item: unknown) => ParseResult,
): ParsedRules {
  const list = value[key]
  if (list === undefined) return { rules: [], problems: [] }
  if (!Array.isArray(list)) {
    const problem = makeParseProblem('invalid', `\`${key}\` must be a list.`)
    return { rules: [], problems: [problem] }
  }
  const writtenRules = list.map((written: unknown, i) => ({ line: findLine(key, i), written }))
  return parseRules(writtenRules, parse)
}

/**
 * Returns the lines of the items of each top-level list, by its key; undefined if the text, which
 * must be valid JSON, is nested too deeply.
 */
function findItemLines(text: string): ReadonlyMap<string, readonly number[]> | undefined {
  const linesByKey = new Map<string, number[]>()
  const countLineEndsBefore = makeLineCounter(text)
  // `walkJson` visits a list, then its items in order.
  const outcome = walkJson(text, (path, at) => {
    const [key = ''] = path
    const isTopLevelValue = path.length === 1
    const isItem = path.length === 2
    // The last of several equal keys is used.
    if (isTopLevelValue) linesByKey.set(key, [])
    if (isItem) linesByKey.get(key)?.push(countLineEndsBefore(at) + 1)
  })
  if (outcome === 'read') return linesByKey
  return undefined
}
