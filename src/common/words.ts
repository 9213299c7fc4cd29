/** Returns the words of a list, which white space separates. */
export function splitWords(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

/** Returns entries for a map in which each word of such a list stands for `value`. */
export function mapWords<const T>(value: T, list: string): [word: string, value: T][] {
  return [...splitWords(list)].map((word) => [word, value])
}
