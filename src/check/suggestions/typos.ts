/**
 * Compares the last segments of paths by their words, to find typos. Anchors have rules of their
 * own, in similar-anchors.ts.
 */
import { measureEditDistance } from '../../text/did-you-mean.ts'
import { type Bytes, getFolder, getLastSegment, toText } from '../../web/byte-strings.ts'

/** Words with fewer UTF-16 units are compared exactly: `min` is not `max`. */
const MIN_TYPO_CHARS = 4

/** `Page`, `page`, `PAGE`, or `12`. */
const WORD = /\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{Lu}+|\p{N}+/gu
const STARTS_WITH_DIGIT = /^\p{N}/u

/** `listWords` keeps numbers apart from letters. */
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
export function listWords(stem: Bytes): readonly string[] {
  const name = getLastSegment(stem.slice(0, stem.length - getExtension(stem).length))
  return toText(name).match(WORD) ?? []
}

/**
 * Returns a key that stems share if one may be a typo of the other: the folder, the extension, the
 * first letter of each word (typos rarely change it), and numbers in full.
 */
export function makeTypoKey(stem: Bytes): string {
  const initials = listWords(stem).map((word) => (isNumber(word) ? word : word[0]?.toLowerCase()))
  return [getFolder(stem), getExtension(stem), ...initials].join('\0')
}

/**
 * Are the words of two names equal, or do they differ by one typo in one word? `page-13` is not a
 * typo of `page-12`, nor `import` of `export`. Names that consist of numbers are never similar.
 * Both must have the same typo key, and so the same number of words.
 */
export function areSimilarWords(words: readonly string[], otherWords: readonly string[]): boolean {
  if (words.every(isNumber)) return false
  const [differingIndex, ...others] = words.keys().filter((i) => words[i] !== otherWords[i])
  if (differingIndex === undefined) return true
  if (others.length > 0) return false
  const word = words[differingIndex] ?? ''
  const otherWord = otherWords[differingIndex] ?? ''
  const isLongEnough = Math.min(word.length, otherWord.length) >= MIN_TYPO_CHARS
  return isLongEnough && measureEditDistance(word, otherWord, 1) === 1
}
