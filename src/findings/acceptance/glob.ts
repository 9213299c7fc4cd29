/**
 * The patterns of accepted findings. `*` stands for any characters but `/`, `**` for any
 * characters, `?` for one character but `/`, and `**` + `/` after a slash or at the start for zero
 * or more folders. `\` escapes the next character. Other characters stand for themselves,
 * case-sensitively, and a pattern must match the whole text.
 */

/**
 * The maximum length of a pattern, in UTF-16 units: twice the longest stored target, because each
 * character may be escaped.
 */
export const MAX_GLOB_LENGTH = 2_048
/**
 * The maximum number of stars. Each one may multiply the matching time by the length of the text.
 */
export const MAX_STARS = 8

/** Folders, stars, and a character that may be escaped. */
const EACH_TOKEN = /(?<=^|\/)(?:\*\*+\/)+|\*+|\\?./gsu

/** A parsed pattern. */
export interface Glob {
  readonly source: string
  /** Returns whether the whole text matches. */
  matches(text: string): boolean
}

/** Returns the pattern that `source` describes; undefined if a `\` at its end escapes nothing. */
export function parseGlob(source: string): Glob | undefined {
  if (/^(?:[^\\]|\\.)*\\$/su.test(source)) return undefined
  const expression = new RegExp(`^${source.replace(EACH_TOKEN, makeExpression)}$`, 'su')
  // A pattern is matched against thousands of strings, and most differ at the start or the end.
  const [start = ''] = /^[^\\*?]*/.exec(source) ?? []
  const [end = ''] = /[^\\*?/]*$/.exec(source) ?? []
  return {
    source,
    matches: (text) => text.startsWith(start) && text.endsWith(end) && expression.test(text),
  }
}

function makeExpression(token: string): string {
  if (token === '?') return '[^/]'
  if (token === '*') return '[^/]*'
  if (token.startsWith('*') && token.endsWith('/')) return '(?:.*/)?'
  if (token.startsWith('*')) return '.*'
  if (token.length > 1 && token.startsWith('\\')) return RegExp.escape(token.slice(1))
  return RegExp.escape(token)
}

/** Returns the pattern that matches only `text`. */
export function escapeGlob(text: string): string {
  return text.replace(/[\\*?]/g, '\\$&')
}
