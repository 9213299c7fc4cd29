/** Tells a name with a typo from another name: `page-12` is not `page-13` written badly, `export` not `import`. */

const WORD = /\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{Lu}+|\p{N}+/gu
const NUMBER = /^\p{N}/u

/** Shorter words are compared exactly: `min` is not `max`. */
const MIN_ONE_EDIT = 4
const MIN_TWO_EDITS = 8
/** How many edits a name may differ in. */
const MAX_EDITS = 2

/** Returns the words of a name, numbers included, without what separates them: `readAsync-2` has three. */
export function wordsOf(name: string): readonly string[] {
  return name.normalize('NFC').match(WORD) ?? []
}

/**
 * Returns a key that two names share if one may be the other with a typo: the first letter of each word, as typos
 * hardly ever change it, and the numbers in full.
 */
export function similarityKey(words: readonly string[]): string {
  return words.map((word) => (NUMBER.test(word) ? word : firstLetter(word))).join(' ')
}

/** Returns how many edits lead from one name to the other; undefined if the two are hardly the same name. */
export function editsBetween(a: readonly string[], b: readonly string[]): number | undefined {
  if (a.length !== b.length) return undefined
  let edits = 0
  for (const [i, word] of a.entries()) {
    const other = b[i] ?? ''
    if (word === other) continue
    edits += editsInWord(word, other)
    if (edits > MAX_EDITS) return undefined
  }
  return edits
}

const TOO_MANY = Number.POSITIVE_INFINITY

function editsInWord(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length)
  if (NUMBER.test(a) || firstLetter(a) !== firstLetter(b) || shorter < MIN_ONE_EDIT) return TOO_MANY
  const most = shorter < MIN_TWO_EDITS ? 1 : MAX_EDITS
  return Math.abs(a.length - b.length) > most ? TOO_MANY : distance(a, b, most)
}

/**
 * The number of letters to insert, delete, replace, or swap with their neighbour (optimal string alignment, see
 * https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance), or `TOO_MANY` if there are more than `most`.
 */
function distance(a: string, b: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return TOO_MANY
    before = last
    last = row
  }
  const edits = last[b.length] ?? TOO_MANY
  return edits > most ? TOO_MANY : edits
}

/** Typing the wrong case does not make another word. */
function firstLetter(word: string): string {
  return (word[0] ?? '').toLowerCase()
}
