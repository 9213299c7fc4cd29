/** Tells a name with a typo from another name: `page-12` is not `page-13` written badly, `export` not `import`. */
import { editDistance } from '../../did-you-mean.ts'

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

function editsInWord(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length)
  if (NUMBER.test(a) || firstLetter(a) !== firstLetter(b) || shorter < MIN_ONE_EDIT)
    return Number.POSITIVE_INFINITY
  const most = shorter < MIN_TWO_EDITS ? 1 : MAX_EDITS
  return editDistance(a, b, most)
}

/** Typing the wrong case does not make another word. */
function firstLetter(word: string): string {
  return (word[0] ?? '').toLowerCase()
}
