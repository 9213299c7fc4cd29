/** The one edit distance, and the suggestions that are made with it. */
import { type SafeText, safe } from './clean.ts'

/**
 * Returns how many letters have to be inserted, deleted, replaced, or swapped with their neighbour to turn `a` into `b`
 * (optimal string alignment, https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance); `Infinity` if more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return Number.POSITIVE_INFINITY
    before = last
    last = row
  }
  const edits = last[b.length] ?? 0
  return edits > most ? Number.POSITIVE_INFINITY : edits
}

/** How many typos a misspelling has. In a short word, two would make any other word of it. */
const MAX_EDITS = 2
const SHORT_WORD = 4

/**
 * Returns the one of `names` that `text` is a misspelling of: the nearest; undefined if it is near
 * none. Case, and what separates words, do not count as typos.
 */
export function misspelled<Name extends string>(
  text: string,
  names: readonly Name[],
): Name | undefined {
  const given = normal(text)
  let best: { readonly name: Name; readonly edits: number } | undefined
  for (const name of names) {
    const most = Math.min(given.length, name.length) <= SHORT_WORD ? 1 : MAX_EDITS
    const edits = editDistance(given, normal(name), most)
    if (edits <= most && edits < (best?.edits ?? Number.POSITIVE_INFINITY)) best = { name, edits }
  }
  return best?.name
}

/** Returns the one of `names` that `text` is a misspelling or the first word of; undefined if there is none. */
export function closest<Name extends string>(
  text: string,
  names: readonly Name[],
): Name | undefined {
  const given = normal(text)
  const same = names.find((name) => name === given)
  const [first, second] = names.filter((name) => name.startsWith(`${given}-`))
  return same ?? (first !== undefined && second === undefined ? first : misspelled(text, names))
}

function normal(text: string): string {
  return text.toLowerCase().replace(/[\s_]+/g, '-')
}

/** Returns the end of an error that suggests what was meant, if that is known. */
export function didYouMean(meant: string | undefined): SafeText {
  return meant === undefined ? safe`` : safe`; did you mean ${meant}?`
}
