/** Takes out of a text what stands between two marks: comments, listings, scripts. */

/** What begins a part of a text that is not text for readers, and what ends it. */
export interface HiddenPart {
  /** A pattern without groups; `^` and `$` are ends of lines. */
  readonly begin: string
  /** Returns the pattern of its end after what matched `begin`; without it, that is the whole. */
  readonly end?: (begin: string) => string
  /**
   * Whether it begins nothing where its end is missing; otherwise it goes on to the end of the
   * text.
   */
  readonly needsEnd?: boolean
  /** What of the part counts nonetheless; nothing unless given. */
  readonly keep?: (part: string) => string
}

/**
 * Returns the text with spaces in place of these parts. The first to begin counts, and of several
 * at one place the first listed.
 */
export function removeHidden(text: string, parts: readonly HiddenPart[]): string {
  const begins = new RegExp(parts.map(({ begin }) => `(${begin})`).join('|'), 'gm')
  let plain = ''
  let at = 0
  for (let found = begins.exec(text); found !== null; found = begins.exec(text)) {
    const [begin, ...groups] = found
    const part = parts[groups.findIndex((group) => group !== undefined)]
    const end = part && findEnd(part, text, begin, begins.lastIndex)
    if (part === undefined || end === undefined) continue
    const hidden = text.slice(found.index, end)
    plain += text.slice(at, found.index) + (part.keep?.(hidden) ?? replaceWithSpaces(hidden))
    at = end
    begins.lastIndex = Math.max(end, found.index + 1)
  }
  return plain + text.slice(at)
}

/** Returns where a part ends; undefined if it is none. */
function findEnd(part: HiddenPart, text: string, begin: string, from: number): number | undefined {
  if (part.end === undefined) return from
  const ends = new RegExp(part.end(begin), 'gm')
  ends.lastIndex = from
  const end = ends.exec(text)
  if (end !== null) return end.groups?.none === undefined ? end.index + end[0].length : undefined
  if (part.needsEnd) return undefined
  return text.length
}

/** Returns as many lines with spaces alone. */
export const replaceWithSpaces = (text: string) => text.replace(/[^\n]/g, ' ')

/** Returns the tags of a text alone, each where it was. */
export function keepTags(text: string): string {
  let at = 0
  let tags = ''
  for (const { 0: tag, index } of text.matchAll(/<[a-z][^<>]*>/gi)) {
    tags += replaceWithSpaces(text.slice(at, index)) + tag
    at = index + tag.length
  }
  return tags + replaceWithSpaces(text.slice(at))
}
