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

/** A pattern as it is used. */
export interface Glob {
  readonly source: string
  /** Returns whether the whole text matches. */
  matches(text: string): boolean
}

/** Returns the pattern that `source` describes; undefined if a `\` at its end escapes nothing. */
export function parseGlob(source: string): Glob | undefined {
  if (/^(?:[^\\]|\\.)*\\$/su.test(source)) return undefined
  const tokens = source.match(/(?<=^|\/)(?:\*\*+\/)+|\*+|\?|(?:[^\\*?]|\\.)+/gsu) ?? []
  // A pattern is asked about thousands of texts, and most of them begin or end with something else.
  const [start = ''] = /^[^\\*?]*/.exec(source) ?? []
  const [end = ''] = /[^\\*?/]*$/.exec(source) ?? []
  return {
    source,
    matches: (text) =>
      text.startsWith(start) &&
      text.endsWith(end) &&
      tokens.reduce((ends, token) => endsOf(token, ends, text), [0]).at(-1) === text.length,
  }
}

/** Returns where in `text` a token may end that begins at one of `starts`. Both ascend: that takes linear time, as no RegExp does. */
function endsOf(token: string, starts: readonly number[], text: string): number[] {
  if (token.startsWith('*')) {
    const begins = new Set(starts)
    const ends: number[] = []
    let isInside = false
    for (let at = starts[0] ?? Number.POSITIVE_INFINITY; at <= text.length; at++) {
      const isAfterSlash = text[at - 1] === '/'
      isInside = begins.has(at) || (isInside && !(token === '*' && isAfterSlash))
      if (isInside && (!token.endsWith('/') || isAfterSlash || begins.has(at))) ends.push(at)
    }
    return ends
  }
  const plain = token.replace(/\\(.)/gsu, '$1')
  return starts.flatMap((at) => {
    const word = token === '?' ? /^[^/]/u.exec(text.slice(at, at + 2))?.[0] : plain
    return word !== undefined && text.startsWith(word, at) ? at + word.length : []
  })
}

/** Returns the pattern that matches `text` alone. */
export function escapeGlob(text: string): string {
  return text.replace(/[\\*?]/g, '\\$&')
}
