/** Compares the last segments of paths, and anchors, by their words, to find typos. */
import { measureEditDistance } from '../../text/did-you-mean.ts'
import { type Bytes, getFolder, getLastSegment, toText } from '../../web/byte-strings.ts'

/** The default of the shortest word with a typo, in UTF-16 units: `min` is not `max`. */
const MIN_TYPO_CHARS = 4

/** `Page`, `page`, `PAGE`, or `12`. */
const WORD = /\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{Lu}+|\p{N}+/gu
const STARTS_WITH_DIGIT = /^\p{N}/u

/** `listWordsInStem` keeps numbers apart from letters. */
function isNumber(word: string): boolean {
  return STARTS_WITH_DIGIT.test(word)
}

function getExtension(stem: string): string {
  return /(?<=[^/])\.[a-z0-9]+$/i.exec(stem)?.[0] ?? ''
}

/**
 * Returns the words of a stem's name, including numbers, without separators: `readAsync-2` has
 * three.
 */
export function listWordsInStem(stem: Bytes): readonly string[] {
  const name = getLastSegment(stem.slice(0, stem.length - getExtension(stem).length))
  return listWordsInName(toText(name))
}

/** Returns the words of a name, including numbers, without separators. */
export function listWordsInName(name: string): readonly string[] {
  return name.match(WORD) ?? []
}

/**
 * Returns a key that stems share if one may be a typo of the other: the folder, the extension, and
 * the key of the words.
 */
export function makeTypoKey(stem: Bytes): string {
  return [getFolder(stem), getExtension(stem), makeInitialsKey(listWordsInStem(stem))].join('\0')
}

/**
 * Returns a key that words share if some may be a typo of the others: the first letter of each word
 * (typos rarely change it), and numbers in full.
 */
export function makeInitialsKey(words: readonly string[]): string {
  return words.map((word) => (isNumber(word) ? word : word[0]?.toLowerCase())).join('\0')
}

/**
 * Are the words of two names equal, or do they differ by one typo in one word? `page-13` is not a
 * typo of `page-12`, nor `import` of `export`. Names that consist of numbers are never similar.
 * Both must have the same initials key, and so the same number of words. Words with fewer than
 * `minChars` UTF-16 units are compared exactly.
 */
export function areSimilarWords(
  words: readonly string[],
  otherWords: readonly string[],
  minChars = MIN_TYPO_CHARS,
): boolean {
  if (words.every(isNumber)) return false
  const [differingIndex, ...others] = words.keys().filter((i) => words[i] !== otherWords[i])
  if (differingIndex === undefined) return true
  if (others.length > 0) return false
  const word = words[differingIndex] ?? ''
  const otherWord = otherWords[differingIndex] ?? ''
  const isLongEnough = Math.min(word.length, otherWord.length) >= minChars
  return isLongEnough && measureEditDistance(word, otherWord, 1) === 1
}
