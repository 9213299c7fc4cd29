/**
 * Reads untrusted JSON in time and memory proportional to its length, however deeply it is nested.
 */

import { parseJson } from '../../common/json.ts'
import type { ReadOutcome } from './reference.ts'

/** The maximum depth that is visited. */
export const MAX_DEPTH = 32
/**
 * How many characters at the end of a key are kept. The key is in the paths of all values below.
 */
const MAX_KEY_CHARS = 8_192

/**
 * Matches the start of a value, or a separator. Numbers, `true`, `false`, and `null` are one token.
 */
const TOKEN = /["{}[\],]|[^\s"{}[\],:]+/g

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** The path of a value: keys and array indexes. */
type JsonPath = readonly string[]

/**
 * Calls `visit` for each value in JSON, in the order of the text. `at` is the offset of the value,
 * and `value` is set for strings. The path is only valid during the call. Returns `too-deep` if
 * values deeper than `MAX_DEPTH` were skipped. Returns `not-json`, and visits nothing, if the text
 * is not valid JSON.
 */
export function walkJson(text: string, visit: VisitJson): ReadOutcome {
  if (parseJson(text) === undefined) return 'not-json'
  const walk = new JsonWalk(text.replace(/^\uFEFF/, ' '), visit)
  if (walk.walkAndMeasure() > MAX_DEPTH) return 'too-deep'
  return 'read'
}

type VisitJson = (path: JsonPath, at: number, value?: string) => void

class JsonWalk {
  readonly #json: string
  readonly #visit: VisitJson
  readonly #path: string[] = []
  /** For each open object or array, whether it is an array. */
  readonly #openLists: boolean[] = []
  #depth = 0
  #deepest = 0
  #isKeyNext = false

  /** `json` must be valid JSON. */
  constructor(json: string, visit: VisitJson) {
    this.#json = json
    this.#visit = visit
  }

  /** Visits all values up to `MAX_DEPTH`. Returns the maximum depth of the text. */
  walkAndMeasure(): number {
    const tokens = new RegExp(TOKEN)
    for (let token = tokens.exec(this.#json); token !== null; token = tokens.exec(this.#json)) {
      switch (token[0]) {
        case '{':
        case '[':
          this.#openNesting(token.index)
          break
        case '}':
        case ']':
          this.#closeNesting()
          break
        case ',':
          this.#startNext()
          break
        case '"':
          tokens.lastIndex = this.#readString(token.index)
          break
        default:
          if (this.#isWithinMaxDepth) this.#visit(this.#path, token.index)
      }
    }
    return this.#deepest
  }

  get #isWithinMaxDepth(): boolean {
    return this.#depth <= MAX_DEPTH
  }

  #openNesting(at: number): void {
    if (this.#isWithinMaxDepth) this.#visit(this.#path, at)
    this.#depth++
    this.#deepest = Math.max(this.#deepest, this.#depth)
    if (!this.#isWithinMaxDepth) return
    const isList = this.#json[at] === '['
    this.#openLists.push(isList)
    this.#isKeyNext = !isList
    this.#path.push('0')
  }

  #closeNesting(): void {
    this.#depth--
    if (this.#depth >= MAX_DEPTH) return
    this.#openLists.pop()
    this.#path.pop()
  }

  #startNext(): void {
    if (!this.#isWithinMaxDepth) return
    this.#isKeyNext = this.#openLists.at(-1) === false
    if (this.#isKeyNext) return
    const position = Number(this.#path.pop())
    this.#path.push(String(position + 1))
  }

  /** Reads the string that begins at an offset. Returns the offset after it. */
  #readString(at: number): number {
    const end = findEndOfString(this.#json, at)
    const isKey = this.#isKeyNext
    this.#isKeyNext = false
    if (!this.#isWithinMaxDepth) return end
    const text = JSON.parse(this.#json.slice(at, end))
    if (!isKey) this.#visit(this.#path, at, text)
    else this.#path[this.#path.length - 1] = text.slice(-MAX_KEY_CHARS)
    return end
  }
}

/** Returns the offset after the string that starts at `at`, in valid JSON. */
function findEndOfString(json: string, at: number): number {
  let end = at + 1
  while (json.charCodeAt(end) !== QUOTE) end += json.charCodeAt(end) === BACKSLASH ? 2 : 1
  return end + 1
}
