/**
 * The patterns of accepted findings. `*` stands for any characters but `/`, `**` for any characters, `?` for one
 * character but `/`, `**` + `/` after a slash or at the start for any number of folders, none included; `\` takes the
 * meaning from the character after it. All else stands for itself, upper and lower case apart, and a pattern has to match
 * the whole text.
 */

/** Longer ones are refused, in UTF-16 units: twice the longest target that is kept, for each sign of it may be escaped. */
export const MAX_GLOB = 2_048

const SLASH = 0x2f

/** What a part of a pattern may stand for, besides the character with that code point. */
const ONE = -1
const NAME = -2
const ANYTHING = -3
/** Stands before `FOLDERS`, which may be left out. */
const OPTIONAL = -4
/** Any characters up to and including a slash. */
const FOLDERS = -5

export interface Glob {
  readonly source: string
  /** What every text that matches begins and ends with; the two do not overlap in it. */
  readonly prefix: string
  readonly suffix: string
  /** Returns whether the whole text matches, in time linear in its length. */
  matches(text: string): boolean
}

/** Returns the pattern that `source` describes; undefined if a `\` at its end escapes nothing. */
export function parseGlob(source: string): Glob | undefined {
  const parts = partsOf(source)
  if (parts === undefined) return undefined
  const start = parts.findIndex(isWildcard)
  if (start === -1) {
    const text = String.fromCodePoint(...parts)
    return { source, prefix: text, suffix: '', matches: (other) => other === text }
  }
  const end = parts.findLastIndex(isWildcard) + 1
  const prefix = String.fromCodePoint(...parts.slice(0, start))
  const suffix = String.fromCodePoint(...parts.slice(end))
  const middle = parts.slice(start, end)
  const inner = longestLiteral(middle)
  return {
    source,
    prefix,
    suffix,
    matches: (text) =>
      text.length >= prefix.length + suffix.length &&
      text.startsWith(prefix) &&
      text.endsWith(suffix) &&
      text.includes(inner) &&
      matchesParts(middle, text.slice(prefix.length, text.length - suffix.length)),
  }
}

/** Returns the pattern that matches `text` alone. */
export function escapeGlob(text: string): string {
  return text.replace(/[\\*?]/g, '\\$&')
}

/** Returns the longest text between two wildcards. */
function longestLiteral(parts: readonly number[]): string {
  let longest = ''
  let literal = ''
  for (const part of parts) {
    literal = isWildcard(part) ? '' : literal + String.fromCodePoint(part)
    if (literal.length > longest.length) longest = literal
  }
  return longest
}

const isWildcard = (part: number): boolean => part < 0

function partsOf(source: string): number[] | undefined {
  const parts: number[] = []
  for (const [token] of source.matchAll(/\*+\/?|\\?./gsu)) {
    if (token === '\\') return undefined
    if (token.startsWith('*')) parts.push(...wildcardOf(token, parts.at(-1)))
    else if (token === '?') parts.push(ONE)
    else parts.push(token.codePointAt(token.length > 1 && token.startsWith('\\') ? 1 : 0) ?? 0)
  }
  return parts
}

/** `token`: one or more stars, and the slash behind them if there is one. */
function wildcardOf(token: string, before: number | undefined): number[] {
  const slash = token.endsWith('/') ? [SLASH] : []
  if (token.length - slash.length === 1) return [NAME, ...slash]
  const isAtFolder = before === undefined || before === SLASH || before === FOLDERS
  return slash.length > 0 && isAtFolder ? [OPTIONAL, FOLDERS] : [ANYTHING, ...slash]
}

/**
 * Follows all ways through the pattern at once (Thompson's construction), each part at most once for each character: no
 * pattern makes it go back.
 */
function matchesParts(parts: readonly number[], text: string): boolean {
  const reachedAt = new Int32Array(parts.length + 1).fill(-1)
  let step = 0
  let reached: number[] = []
  const reach = (at: number): void => {
    for (let i = at; reachedAt[i] !== step; i++) {
      reachedAt[i] = step
      reached.push(i)
      const part = parts[i]
      if (part === OPTIONAL) reach(i + 2)
      else if (part !== NAME && part !== ANYTHING) return
    }
  }
  reach(0)
  for (const character of text) {
    const code = character.codePointAt(0)
    const from = reached
    reached = []
    step++
    for (const i of from) {
      const part = parts[i]
      const isLoop = part === ANYTHING || part === FOLDERS || (part === NAME && code !== SLASH)
      if (isLoop) reach(i)
      const isPassed =
        part === code || (part === ONE && code !== SLASH) || (part === FOLDERS && code === SLASH)
      if (isPassed) reach(i + 1)
    }
    if (reached.length === 0) return false
  }
  return reachedAt[parts.length] === step
}
