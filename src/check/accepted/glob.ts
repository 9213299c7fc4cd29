/**
 * The patterns of accepted findings. `*` stands for any characters but `/`, `**` for any characters, `?` for one
 * character but `/`, `**` + `/` after a slash or at the start for any number of folders, none included; `\` takes the
 * meaning from the character after it. All else stands for itself, upper and lower case apart, and a pattern has to match
 * the whole text.
 */

/** Longer ones are refused, in UTF-16 units: twice the longest target that is kept, for each sign of it may be escaped. */
export const MAX_GLOB = 2_048
/** With each of them, a pattern may take longer by the length of the text. */
export const MAX_STARS = 8

export interface Glob {
  readonly source: string
  /** How many `*` and `**` there are. */
  readonly stars: number
  /** Returns whether the whole text matches. */
  matches(text: string): boolean
}

/** Returns the pattern that `source` describes; undefined if a `\` at its end escapes nothing. */
export function parseGlob(source: string): Glob | undefined {
  let expression = ''
  let literal = ''
  let stars = 0
  let hasWildcards = false
  let isAtFolder = true
  for (const [token] of source.matchAll(/(?:\*\*+\/)+|\*+|\\?./gsu)) {
    if (token === '\\') return undefined
    if (token.startsWith('*')) stars++
    const wildcard = wildcardOf(token, isAtFolder)
    const sign = token.length > 1 && token.startsWith('\\') ? token.slice(1) : token
    literal += sign
    expression += wildcard ?? RegExp.escape(sign)
    hasWildcards ||= wildcard !== undefined
    isAtFolder = token.endsWith('/')
  }
  // Most patterns have none, and most texts are asked about by each of them.
  if (!hasWildcards) return { source, stars, matches: (text) => text === literal }
  const whole = new RegExp(`^${expression}$`, 'su')
  return { source, stars, matches: (text) => whole.test(text) }
}

function wildcardOf(token: string, isAtFolder: boolean): string | undefined {
  if (token === '?') return '[^/]'
  if (token === '*') return '[^/]*'
  if (token.startsWith('*')) return !token.endsWith('/') ? '.*' : isAtFolder ? '(?:.*/)?' : '.*/'
  return undefined
}

/** Returns the pattern that matches `text` alone. */
export function escapeGlob(text: string): string {
  return text.replace(/[\\*?]/g, '\\$&')
}
