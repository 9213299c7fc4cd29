/** Returns the words of a list, which white space separates. */
export function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

/** Returns entries for a map in which each word of such a list stands for `value`. */
export function wordsFor<const T>(value: T, list: string): [word: string, value: T][] {
  return [...words(list)].map((word) => [word, value])
}
