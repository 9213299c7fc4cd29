/**
 * The patterns of accepted findings. `*` stands for any characters but `/`, `**` for any
 * characters, `?` for one character but `/`, `**` + `/` after a slash or at the start for any
 * number of folders, none included; `\` takes the meaning from the character after it. All else
 * stands for itself, upper and lower case apart, and a pattern has to match the whole text.
 */

/**
 * Longer ones are refused, in UTF-16 units: twice the longest target that is kept, for each sign of
 * it may be escaped.
 */
export const MAX_GLOB = 2_048
/** With each of them, a pattern may take longer by the length of the text. */
export const MAX_STARS = 8

/** A pattern as it is used. */
export interface Glob {
  readonly source: string
  /** Returns whether the whole text matches. */
  matches(text: string): boolean
}

/** Returns the pattern that `source` describes; undefined if a `\` at its end escapes nothing. */
export function parseGlob(source: string): Glob | undefined {
  if (/^(?:[^\\]|\\.)*\\$/su.test(source)) return undefined
  const whole = new RegExp(
    `^${source.replace(/(?<=^|\/)(?:\*\*+\/)+|\*+|\\?./gsu, makeExpression)}$`,
    'su',
  )
  // A pattern is asked about thousands of texts, and most of them begin or end with something else.
  const [start = ''] = /^[^\\*?]*/.exec(source) ?? []
  const [end = ''] = /[^\\*?/]*$/.exec(source) ?? []
  return {
    source,
    matches: (text) => text.startsWith(start) && text.endsWith(end) && whole.test(text),
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

/** Returns the pattern that matches `text` alone. */
export function escapeGlob(text: string): string {
  return text.replace(/[\\*?]/g, '\\$&')
}
