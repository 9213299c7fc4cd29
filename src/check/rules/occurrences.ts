/** Counts where findings occur, and how often. */
import { type Bytes, detach, NO_BYTES, toBytes } from '../../web/byte-strings.ts'

/** A place where something occurs. The line is computed only if it is needed. */
export interface Occurrence {
  readonly page: Bytes
  /** Returns the line, which starts at 1; undefined if unknown. */
  findLine(): number | undefined
}

/** Returns the place of an occurrence in a file as a whole. */
export function pointAtFile(page: Bytes): Occurrence {
  return pointAtLine(page, undefined)
}

/** Returns the place of an occurrence on a line of a file; `line` is undefined if unknown. */
export function pointAtLine(page: Bytes, line: number | undefined): Occurrence {
  return { page, findLine: () => line }
}

/** The values for the placeholders in the sentence of a finding, by name. */
export type Values = Readonly<Record<string, string>>

/** A stored place: a file of the site, and its line if that is known. */
interface Location {
  readonly page: Bytes
  readonly line: number | undefined
}

/** The counted occurrences of one thing. A site has one such object per anchor. */
export interface Tally {
  /** The values on the first page, if they differ. */
  values: Values
  count: number
  pages: number
  lastPage: string
  /** The address as written on the first page. */
  target: Bytes
  /** The first few pages by name, independent of reading order. */
  spots: readonly Location[]
}

/** How many locations of one thing are stored. */
const MAX_LOCATIONS = 5
/** How much of a key or target is stored, in bytes. */
export const MAX_TARGET_BYTES = 1_000

export const NO_VALUES: Values = {}
const NO_SPOTS: readonly Location[] = []

/** Returns a count without occurrences. */
export function makeTally(values = NO_VALUES): Tally {
  return { values, count: 0, pages: 0, lastPage: '', target: NO_BYTES, spots: NO_SPOTS }
}

/**
 * Counts one more occurrence, with the target as written there, which may be a slice of a page. The
 * line is computed only if it is stored.
 */
export function addOccurrence(
  occurrences: Tally,
  where: Occurrence,
  target: Bytes,
  values = occurrences.values,
): void {
  occurrences.count++
  if (occurrences.lastPage === where.page) return
  occurrences.lastPage = where.page
  occurrences.pages++
  const last = occurrences.spots.at(-1)
  const isFull = occurrences.spots.length === MAX_LOCATIONS
  if (isFull && last !== undefined && last.page < where.page) return
  addLocation(occurrences, { page: where.page, line: where.findLine() }, target, values)
}

/** Adds a location, if it is one of the first. Its occurrences must be counted already. */
export function addLocation(
  occurrences: Tally,
  location: Location,
  target: Bytes,
  values: Values,
): void {
  const after = occurrences.spots.findIndex(({ page }) => page > location.page)
  const at = after === -1 ? occurrences.spots.length : after
  if (at === 0) {
    occurrences.target = detach(truncate(target))
    occurrences.values = values
  }
  // An array that grows in place reserves memory, and there is one for each anchor of a site.
  occurrences.spots = occurrences.spots.toSpliced(at, 0, location).slice(0, MAX_LOCATIONS)
}

const CUT = toBytes('...')

/** Shortens a key or target to its stored length. */
export function truncate(bytes: Bytes): Bytes {
  if (bytes.length > MAX_TARGET_BYTES) return bytes.slice(0, MAX_TARGET_BYTES).concat(CUT)
  return bytes
}

/** Is only the beginning of a key or target stored? */
export function isTruncated(bytes: string): boolean {
  return bytes.length === MAX_TARGET_BYTES + CUT.length && bytes.endsWith(CUT)
}
