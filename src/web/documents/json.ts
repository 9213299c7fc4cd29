/** Reads JSON that others wrote: in time and memory proportional to its length, however deep it is. */

/** What is nested deeper is not looked at. */
export const MAX_DEPTH = 32
/** Longer strings, in characters, are no addresses. */
const MAX_STRING = 8_192

/** Where a string is: the keys and the positions in lists that lead to it. Only valid while it is looked at. */
export type JsonPath = readonly string[]

/**
 * Calls `visit` for each string in JSON, keys apart, in the order of the text; `at` is its offset. Returns whether the
 * text is JSON; if not, nothing is visited.
 */
export function visitStrings(
  text: string,
  visit: (path: JsonPath, value: string, at: number) => void,
): boolean {
  const json = text.replace(/^\uFEFF/, ' ')
  if (!isJson(json)) return false
  const path: string[] = []
  const isList: boolean[] = []
  let depth = 0
  let isKeyNext = false
  for (let at = 0; at < json.length; at++) {
    switch (json[at]) {
      case '{':
      case '[':
        depth++
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
          else visit(path, value, at)
        } else if (isKeyNext && depth <= MAX_DEPTH) path[path.length - 1] = ''
        isKeyNext = false
        at = end - 1
      }
    }
  }
  return true
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Returns the offset behind the string that starts at `at`, in text that is JSON. */
function endOfString(json: string, at: number): number {
  let end = at
  let isEscaped = true
  while (isEscaped) {
    end = json.indexOf('"', end + 1)
    let before = end
    while (json[before - 1] === '\\') before--
    isEscaped = (end - before) % 2 === 1
  }
  return end + 1
}
