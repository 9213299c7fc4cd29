/** Returns the words of a list, which white space separates. */
export function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}
