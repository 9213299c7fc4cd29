/** JSON files of hosts, with the lines of the items of their lists. */
import { MAX_DEPTH } from '../../documents/json.ts'

/** What is wrong with a file that its host may well take. */
export const TOO_DEEP = `is nested more than ${MAX_DEPTH} levels deep`

export interface JsonFile {
  readonly value: Readonly<Record<string, unknown>>
  /** Returns the line (from 1 on) of an item of a list at the top level of the file. */
  readonly lineOf: (key: string, index: number) => number
}

/** Returns a file that holds a JSON object, or what is wrong with it, as the end of a sentence. */
export function readJson(file: string): JsonFile | string {
  const text = file.replace(/^\uFEFF/, '')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'is no JSON'
  }
  if (!isObject(value)) return 'is no JSON object'
  const lines = linesOfItems(text)
  // Whatever walks over the value later on may do so by recursion: `JSON.stringify` does.
  if (lines === undefined) return TOO_DEEP
  return { value, lineOf: (key, index) => lines.get(key)?.[index] ?? 1 }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Walks over text that is JSON. Of a duplicate key the last one counts, as in `JSON.parse`. Returns undefined if it is
 * nested too deep.
 */
function linesOfItems(text: string): ReadonlyMap<string, readonly number[]> | undefined {
  const lines = new Map<string, number[]>()
  let line = 1
  let depth = 0
  let key = ''
  let isItemNext = false
  let current: number[] | undefined
  for (const { 0: token } of text.matchAll(/\n|"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s"[\]{},:]+/g)) {
    if (token === '\n') {
      line++
      continue
    }
    if (token !== ']' && isItemNext) {
      current?.push(line)
      isItemNext = false
    }
    if (token === '[' && depth === 1) {
      current = []
      lines.set(key, current)
      isItemNext = true
    } else if (token === ',' && depth === 2 && current !== undefined) {
      isItemNext = true
    } else if (token.startsWith('"') && depth === 1) {
      key = JSON.parse(token)
    }
    if (token === '[' || token === '{') depth++
    if (token === ']' || token === '}') depth--
    if (depth > MAX_DEPTH) return undefined
    if (depth === 1) {
      current = undefined
      isItemNext = false
    }
  }
  return lines
}
