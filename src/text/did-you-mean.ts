/** Computes the edit distance of two words, and suggests corrections of typos. */
import { type SafeText, safe } from './clean.ts'

/**
 * Returns how many letters must be inserted, deleted, replaced, or swapped with a neighbor to turn
 * `a` into `b`; `Infinity` if more than `maxEdits`. This distance is the optimal string alignment
 * (https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance).
 */
export function measureEditDistance(a: string, b: string, maxEdits: number): number {
  if (Math.abs(a.length - b.length) > maxEdits) return Number.POSITIVE_INFINITY
  let prefixLength = 0
  while (prefixLength < a.length && a[prefixLength] === b[prefixLength]) prefixLength++
  if (prefixLength > 0)
    return measureEditDistance(a.slice(prefixLength), b.slice(prefixLength), maxEdits)
  if (maxEdits === 1) return measureOneEdit(a, b)
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = computeRow(a, b, i, last, before)
    if (Math.min(...row) > maxEdits) return Number.POSITIVE_INFINITY
    before = last
    last = row
  }
  const edits = last[b.length] as number
  if (edits > maxEdits) return Number.POSITIVE_INFINITY
  return edits
}

/**
 * Returns the distance of words that do not begin with the same letter, if it is at most 1;
 * otherwise `Infinity`. A site may have millions of pairs to compare.
 */
function measureOneEdit(a: string, b: string): number {
  if (a === b) return 0
  const isInserted = a === b.slice(1)
  const isDeleted = a.slice(1) === b
  const isReplaced = a.slice(1) === b.slice(1)
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  if (isInserted || isDeleted || isReplaced || isSwapped) return 1
  return Number.POSITIVE_INFINITY
}

/**
 * Returns the distances of the first `i` letters of `a` from each beginning of `b`; `last` and
 * `before` are the distances of the first `i - 1` and `i - 2` letters.
 */
function computeRow(
  a: string,
  b: string,
  i: number,
  last: readonly number[],
  before: readonly number[],
): readonly number[] {
  const row = [i]
  for (let j = 1; j <= b.length; j++) {
    const inserted = (row[j - 1] as number) + 1
    const deleted = (last[j] as number) + 1
    const replaced = (last[j - 1] as number) + Number(a[i - 1] !== b[j - 1])
    const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
    const swapped = isSwapped ? (before[j - 2] as number) + 1 : Number.POSITIVE_INFINITY
    row.push(Math.min(inserted, deleted, replaced, swapped))
  }
  return row
}

/**
 * The maximum number of typos in a misspelling. With two typos, a short word could become almost
 * any other.
 */
const MAX_EDITS = 2
const SHORT_WORD = 4

/**
 * Returns the one of `names` that `text` is most likely a misspelling of; undefined if none is
 * close. Differences in case and word separators do not count as typos.
 */
export function findCorrection<Name extends string>(
  text: string,
  names: readonly Name[],
): Name | undefined {
  const normalized = normalize(text)
  let best: { readonly name: Name; readonly edits: number } | undefined
  for (const name of names) {
    let maxEdits = MAX_EDITS
    if (Math.min(normalized.length, name.length) <= SHORT_WORD) maxEdits = 1
    const edits = measureEditDistance(normalized, normalize(name), maxEdits)
    if (edits <= maxEdits && edits < (best?.edits ?? Number.POSITIVE_INFINITY))
      best = { name, edits }
  }
  return best?.name
}

/**
 * Returns the one of `names` that `text` is a misspelling or the first word of; undefined if there
 * is none.
 */
export function findClosestName<Name extends string>(
  text: string,
  names: readonly Name[],
): Name | undefined {
  const normalized = normalize(text)
  const exactMatch = names.find((name) => name === normalized)
  if (exactMatch !== undefined) return exactMatch
  const [first, second] = names.filter((name) => name.startsWith(`${normalized}-`))
  if (first !== undefined && second === undefined) return first
  return findCorrection(text, names)
}

function normalize(text: string): string {
  return text.toLowerCase().replace(/[\s_]+/g, '-')
}

/** Returns the end of an error message that suggests `suggestion`; empty if it is undefined. */
export function didYouMean(suggestion: string | undefined): SafeText {
  if (suggestion === undefined) return safe``
  return safe`; did you mean ${suggestion}?`
}
