/** Counts how many times something occurs, and keeps the first spots. */
import { type Bytes, detach, NO_BYTES, toBytes } from '../../web/byte-strings.ts'

/** A file of the site, and the line in it at which something was found. */
interface Spot {
  readonly fileName: Bytes
  /** Starts at 1; undefined if unknown, or if the spot is the file as a whole. */
  readonly line: number | undefined
}

/** A spot whose line is only computed if it is needed, because most spots are not kept. */
export interface LazySpot {
  readonly fileName: Bytes
  findLine(): Spot['line']
}

/** Returns the spot of something about a file as a whole. */
export function makeFileSpot(fileName: Bytes): LazySpot {
  return makeLineSpot(fileName, undefined)
}

/** Returns the spot of something on a line of a file; `line` is undefined if unknown. */
export function makeLineSpot(fileName: Bytes, line: Spot['line']): LazySpot {
  return { fileName, findLine: () => line }
}

/** The values for the placeholders in the sentence of a finding, by name. */
export type Values = Readonly<Record<string, string>>

/** The counted occurrences of one thing. A site has one such object per anchor. */
export interface Occurrences {
  /** The values at the first of `spots`. At other spots, the values may be different. */
  values: Values
  count: number
  /**
   * How many files it occurs in. Correct only if all occurrences in one file are added one after
   * another, which they are: a thread reads one file at a time.
   */
  fileCount: number
  lastFileName: string
  /** The `target` in the report: in most cases the address as written at the first spot. */
  target: Bytes
  /** The first few spots by file name, whatever the order of reading. */
  spots: readonly Spot[]
}

/** How many spots of one thing are kept. */
const MAX_SPOTS = 5
/** How much of a key or target is stored, in bytes. */
const MAX_STORED_BYTES = 1_000

/** The values for a sentence without placeholders. */
export const NO_VALUES: Values = {}
const NO_SPOTS: readonly Spot[] = []

/** Returns an empty object for occurrences to be added. */
export function makeOccurrences(values = NO_VALUES): Occurrences {
  return { values, count: 0, fileCount: 0, lastFileName: '', target: NO_BYTES, spots: NO_SPOTS }
}

/**
 * Counts one more occurrence, with the target as written there, which may be a slice of a page. The
 * line is only computed if the spot is kept.
 */
export function addOccurrence(
  occurrences: Occurrences,
  spot: LazySpot,
  target: Bytes,
  values = occurrences.values,
): void {
  const { fileName } = spot
  occurrences.count++
  if (occurrences.lastFileName === fileName) return
  occurrences.lastFileName = fileName
  occurrences.fileCount++

  if (!isAmongFirstSpots(fileName, occurrences.spots)) return
  addSpot(occurrences, { fileName, line: spot.findLine() }, target, values)
}

function isAmongFirstSpots(fileName: Bytes, spots: readonly Spot[]): boolean {
  const lastSpot = spots.at(-1)
  if (lastSpot === undefined || spots.length < MAX_SPOTS) return true
  return fileName <= lastSpot.fileName
}

/**
 * Adds a spot if it is one of the first. If it becomes the first, the target and the values become
 * those at this spot. Its occurrences must have been counted already.
 */
export function addSpot(occurrences: Occurrences, spot: Spot, target: Bytes, values: Values): void {
  const index = insertSpot(occurrences, spot)
  if (index > 0) return
  occurrences.target = detach(truncate(target))
  occurrences.values = values
}

/** Inserts a spot in the order of file names, and returns its index before others are cut off. */
function insertSpot(occurrences: Occurrences, spot: Spot): number {
  const { spots } = occurrences
  const nextIndex = spots.findIndex(({ fileName }) => fileName > spot.fileName)
  const index = nextIndex === -1 ? spots.length : nextIndex
  // An array that grows in place reserves memory, and there is one for each anchor of a site.
  occurrences.spots = spots.toSpliced(index, 0, spot).slice(0, MAX_SPOTS)
  return index
}

const TRUNCATION_MARK = toBytes('...')

/** Shortens a key or target to its stored length. A shortened one stays the same. */
export function truncate(bytes: Bytes): Bytes {
  if (bytes.length <= MAX_STORED_BYTES) return bytes
  return bytes.slice(0, MAX_STORED_BYTES).concat(TRUNCATION_MARK)
}

/** Is only the beginning of a key or target stored? */
export function isTruncated(bytes: string): boolean {
  return bytes.length > MAX_STORED_BYTES
}
