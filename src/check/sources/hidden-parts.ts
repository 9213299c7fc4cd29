/** Removes the parts of text between two marks: comments, listings, scripts. */

/** The marks around a part of a source that is not text for readers. */
export interface HiddenPart {
  /**
   * A pattern without capturing groups that never matches empty text. `^` and `$` match at line
   * boundaries.
   */
  readonly begin: string
  /**
   * Returns the pattern of the end, given the match of `begin`. Without it, that match is the part.
   * If its group `cancel` matches, the text is not a part.
   */
  readonly end?: (begin: string) => string
  /**
   * Whether `begin` counts only if there is an end. Otherwise, an unclosed part extends to the end
   * of the text.
   */
  readonly needsEnd?: boolean
  /**
   * Returns the part with everything but its visible text replaced; by default, nothing is visible.
   */
  readonly keep?: (part: string) => string
}

/** Returns an `end` that does not depend on `begin`. */
export function endAt(end: string): () => string {
  return () => end
}

/**
 * Returns the text with these parts replaced by spaces. Parts are removed in order of position, and
 * in order of `parts` at the same position.
 */
export function removeHiddenParts(text: string, parts: readonly HiddenPart[]): string {
  let plainText = ''
  let plainEnd = 0
  for (const { part, start, end } of findHiddenParts(text, parts)) {
    const { keep = replaceWithSpaces } = part
    plainText += text.slice(plainEnd, start) + keep(text.slice(start, end))
    plainEnd = end
  }
  return plainText + text.slice(plainEnd)
}

/** A hidden part that a text has, and its offsets. */
interface FoundPart {
  readonly part: HiddenPart
  readonly start: number
  readonly end: number
}

/** Finds the hidden parts of a text, each after the end of the one before. */
function* findHiddenParts(text: string, parts: readonly HiddenPart[]): Generator<FoundPart> {
  const beginPattern = new RegExp(parts.map(({ begin }) => `(${begin})`).join('|'), 'gm')
  for (let match = beginPattern.exec(text); match !== null; match = beginPattern.exec(text)) {
    const [begin, ...beginsByPart] = match
    const part = parts.find((_, i) => beginsByPart[i] !== undefined)
    if (part === undefined) continue
    const end = findEnd(part, text, begin, beginPattern.lastIndex)
    if (end === undefined) continue

    yield { part, start: match.index, end }
    beginPattern.lastIndex = end
  }
}

/** Returns the offset at which a part ends; undefined if it is not a part. */
function findEnd(part: HiddenPart, text: string, begin: string, from: number): number | undefined {
  if (part.end === undefined) return from
  const endPattern = new RegExp(part.end(begin), 'gm')
  endPattern.lastIndex = from
  const end = endPattern.exec(text)
  if (end === null) return part.needsEnd ? undefined : text.length
  const isCanceled = end.groups?.cancel !== undefined
  if (isCanceled) return undefined
  return end.index + end[0].length
}

/** Replaces everything but line ends with spaces. */
export const replaceWithSpaces = (text: string) => text.replace(/[^\n]/g, ' ')

/** Replaces everything but tags and line ends with spaces. */
export function keepTags(text: string): string {
  let tagEnd = 0
  let tags = ''
  for (const { 0: tag, index } of text.matchAll(/<[a-z][^<>]*>/gi)) {
    tags += replaceWithSpaces(text.slice(tagEnd, index)) + tag
    tagEnd = index + tag.length
  }
  return tags + replaceWithSpaces(text.slice(tagEnd))
}
