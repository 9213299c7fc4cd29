/** Distinguishes ids that are stable between builds from generated ones. */
import { keepLettersAndDigits, NUMBER_SUFFIX } from '../check/suggestions/similar-anchors.ts'
import { type Bytes, toBytes, toText } from '../web/byte-strings.ts'
import { stabilizeTokens } from './stabilize.ts'

const WORD = /\p{L}[\p{L}\p{M}]*/gu

/** Returns the letters and digits of an id or text. */
export function extractAlphanumerics(bytes: Bytes): string {
  return keepLettersAndDigits(toText(bytes).toLowerCase())
}

/** Returns the letters and digits without separators: the id of `1.2` may be `12` or `1-2`. */
const makeSlug = (bytes: Bytes): string => extractAlphanumerics(bytes).replaceAll('\0', '')

/** Was an id made from a whole heading? The second of two equal headings may have a number. */
export function isSlugOf(id: Bytes, heading: Bytes): boolean {
  const slug = makeSlug(heading)
  return slug !== '' && [id, removeNumberSuffix(id)].some((each) => makeSlug(each) === slug)
}

/** Returns an id without the number that repeated headings get. */
export function removeNumberSuffix(id: Bytes): Bytes {
  return toBytes(toText(id).replace(NUMBER_SUFFIX, ''))
}

/** Does an id share words with its heading? */
export function sharesWordsWithHeading(id: Bytes, heading: Bytes): boolean {
  const slug = makeSlug(id)
  if (slug.length > 1 && makeSlug(heading).includes(slug)) return true
  const words = new Set(listWords(heading))
  return listWords(id).some((word) => words.has(word))
}

/**
 * Is an id generated: a number (`id12`, `fn1`, `:r1:`), a hash, or the letter of an index? Nobody
 * remembers these, and many change in the next build.
 */
export function isGeneratedId(id: Bytes, heading: Bytes): boolean {
  if (/^[a-z\d]?$/.test(extractAlphanumerics(id))) return true
  if (sharesWordsWithHeading(id, heading)) return false
  return /\p{N}/u.test(toText(id)) || stabilizeTokens(id) !== id
}

function listWords(bytes: Bytes): readonly string[] {
  return toText(bytes).toLowerCase().match(WORD) ?? []
}
