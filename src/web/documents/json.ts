/** Reads JSON that others wrote: in time and memory proportional to its length, however deep it is. */

import { parseJson } from '../../common/json.ts'

/** What is nested deeper is not looked at. */
export const MAX_DEPTH = 32
/** Longer strings, in characters, are no addresses. */
const MAX_STRING = 8_192

/** What begins a value or separates two; a number, `true`, `false` and `null` are one as a whole. */
const TOKEN = /["{}[\],]|[^\s"{}[\],:]+/g

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** Where a value is: the keys and the positions in lists that lead to it. */
export type JsonPath = readonly string[]

/**
 * Calls `visit` for each value in JSON, in the order of the text; `at` is its offset, `value` what it is if it is a
 * string. The path is only valid during the call. Returns whether the text is JSON, and whether all of it was visited, or
 * what nests deeper than `MAX_DEPTH` was left out. If it is not JSON, nothing is visited.
 */
export function walkJson(
  text: string,
  visit: (path: JsonPath, at: number, value?: string) => void,
) {
  if (parseJson(text) === undefined) return 'no JSON'
  const json = text.replace(/^\uFEFF/, ' ')
  const path: string[] = []
  const isList: boolean[] = []
  let depth = 0
  let deepest = 0
  let isKeyNext = false
  const tokens = new RegExp(TOKEN)
  for (let token = tokens.exec(json); token !== null; token = tokens.exec(json)) {
    const at = token.index
    switch (token[0]) {
      case '{':
      case '[':
        if (depth <= MAX_DEPTH) visit(path, at)
        depth++
        deepest = Math.max(deepest, depth)
        if (depth > MAX_DEPTH) break
        isList.push(json[at] === '[')
        isKeyNext = json[at] === '{'
        path.push('0')
        break
      case '}':
      case ']':
        depth--
        if (depth >= MAX_DEPTH) break
        isList.pop()
        path.pop()
        break
      case ',':
        if (depth > MAX_DEPTH) break
        isKeyNext = isList.at(-1) === false
        if (!isKeyNext) path.push(String(Number(path.pop()) + 1))
        break
      case '"': {
        const end = endOfString(json, at)
        if (depth <= MAX_DEPTH && end - at <= MAX_STRING) {
          const value: string = JSON.parse(json.slice(at, end))
          if (isKeyNext) path[path.length - 1] = value
          else visit(path, at, value)
        } else if (isKeyNext && depth <= MAX_DEPTH) path[path.length - 1] = ''
        isKeyNext = false
        tokens.lastIndex = end
        break
      }
      default:
        if (depth <= MAX_DEPTH) visit(path, at)
    }
  }
  return deepest > MAX_DEPTH ? 'read in part' : 'read'
}

/** Returns the offset behind the string that starts at `at`, in text that is JSON. */
function endOfString(json: string, at: number): number {
  let end = at + 1
  for (; json.charCodeAt(end) !== QUOTE; end++) if (json.charCodeAt(end) === BACKSLASH) end++
  return end + 1
}
