/** Which ids mean something, and stay from build to build. */
import { reduceToLetters, SUFFIX } from '../check/suggestions/similar-anchors.ts'
import { type Bytes, toBytes, toText } from '../web/byte-strings.ts'
import { stabilizeTokens } from './generated.ts'

const WORD = /\p{L}[\p{L}\p{M}]*/gu

/** Returns the letters and digits of an id or a text. */
export function extractLetters(bytes: Bytes): string {
  return reduceToLetters(toText(bytes).toLowerCase())
}

/** Returns the letters without signs between digits: the id of `1.2` is `12` or `1-2`. */
const makeSlug = (bytes: Bytes): string => extractLetters(bytes).replaceAll('\0', '')

/** Was an id made of a heading, and of all of it? The second of two may have a number. */
export function isSlugOf(id: Bytes, heading: Bytes): boolean {
  const slug = makeSlug(heading)
  return slug !== '' && [id, dropNumber(id)].some((each) => makeSlug(each) === slug)
}

/** Returns an id without the number that the second heading of the same words gets. */
export function dropNumber(id: Bytes): Bytes {
  return toBytes(toText(id).replace(SUFFIX, ''))
}

/** Does an id have to do with the words of its heading? */
export function isAboutHeading(id: Bytes, heading: Bytes): boolean {
  const slug = makeSlug(id)
  if (slug.length > 1 && makeSlug(heading).includes(slug)) return true
  const words = new Set(listWords(heading))
  return listWords(id).some((word) => words.has(word))
}

/**
 * Did a program make up an id: a number (`id12`, `fn1`, `:r1:`), a hash, the letter of an index?
 * Nobody remembers these. Many of them are others in the next build.
 */
export function isMadeUp(id: Bytes, heading: Bytes): boolean {
  if (/^[a-z\d]?$/.test(extractLetters(id))) return true
  if (isAboutHeading(id, heading)) return false
  return /\p{N}/u.test(toText(id)) || stabilizeTokens(id) !== id
}

function listWords(bytes: Bytes): readonly string[] {
  return toText(bytes).toLowerCase().match(WORD) ?? []
}
