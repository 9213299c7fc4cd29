import { formatNumber } from './units.ts'

/** Returns the words in a whitespace-separated list. */
export function splitWords(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

/**
 * Returns entries for a map in which each word of a whitespace-separated list stands for `value`.
 */
export function makeWordEntries<const T>(value: T, list: string): [word: string, value: T][] {
  return [...splitWords(list)].map((word) => [word, value])
}

/** Returns text with its first letter in uppercase. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Returns how many times each string occurs. */
export function countEach(texts: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1)
  return times
}

/** Returns `a and b`, `a, b, and c`, or the same with `or`. */
export function joinWords(words: readonly string[], conjunction: 'and' | 'or'): string {
  if (words.length <= 2) return words.join(` ${conjunction} `)
  return `${words.slice(0, -1).join(', ')}, ${conjunction} ${words.at(-1)}`
}

/** Returns the first `maxWords` words and how many more there are: `a, b, and 3 more`. */
export function joinFirstWords(words: readonly string[], maxWords: number): string {
  const shown = words.slice(0, maxWords)
  const more = words.length - shown.length
  if (more > 0) shown.push(`${formatNumber(more)} more`)
  return joinWords(shown, 'and')
}
