/** The external addresses of a site and their spots, as plain data that threads can exchange. */
import type { FileIndex } from '../../web/tree.ts'

/** Stands for an unknown line in `FlatSpots`. */
const UNKNOWN_LINE = 0

/** A flat list in which a file index and a line alternate, which takes little memory. */
type FlatSpots = number[]

/** The spots of external addresses, by the address without its fragment. */
export type ExternalUrlSpots = Map<string, FlatSpots>

/** A spot of an external address. */
interface UrlSpot {
  readonly fileIndex: FileIndex
  /** Starts at 1; undefined if unknown. */
  readonly line: number | undefined
}

/** Adds a spot unless it is the one that was added last. */
export function addUrlSpot(spots: FlatSpots, { fileIndex, line = UNKNOWN_LINE }: UrlSpot): void {
  const isRepeated = spots.at(-2) === fileIndex && spots.at(-1) === line
  if (!isRepeated) spots.push(fileIndex, line)
}

/** Returns the spots in the order of files and lines. */
export function listUrlSpots(spots: Readonly<FlatSpots>): UrlSpot[] {
  const urlSpots: UrlSpot[] = []
  for (let i = 0; i < spots.length; i += 2) {
    const fileIndex = spots[i] ?? 0
    const line = spots[i + 1]
    urlSpots.push({ fileIndex, line: line === UNKNOWN_LINE ? undefined : line })
  }
  return urlSpots.sort(compareUrlSpots)
}

function compareUrlSpots(one: UrlSpot, other: UrlSpot): number {
  if (one.fileIndex !== other.fileIndex) return one.fileIndex - other.fileIndex
  return (one.line ?? UNKNOWN_LINE) - (other.line ?? UNKNOWN_LINE)
}

/** Is one of the spots in another file? */
export function isInOtherFile(spots: Readonly<FlatSpots>, fileIndex: FileIndex): boolean {
  return spots.some((value, i) => {
    const isFileIndex = i % 2 === 0
    return isFileIndex && value !== fileIndex
  })
}

/** Returns the spots that all threads have found. */
export function mergeUrlSpots(spotsByThread: readonly ExternalUrlSpots[]): ExternalUrlSpots {
  const mergedSpots: ExternalUrlSpots = new Map()
  for (const urlSpots of spotsByThread) {
    for (const [url, spots] of urlSpots) {
      const knownSpots = mergedSpots.get(url)
      if (knownSpots === undefined) mergedSpots.set(url, spots)
      else for (const value of spots) knownSpots.push(value)
    }
  }
  return mergedSpots
}
