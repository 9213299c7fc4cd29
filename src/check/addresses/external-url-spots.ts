/** The external addresses of a site and their spots, as plain data that threads can exchange. */
import type { FileIndex } from '../../web/tree.ts'

/**
 * A flat list in which a file index and a line alternate, which takes little memory. The line is 0
 * if unknown.
 */
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
export function addUrlSpot(spots: FlatSpots, { fileIndex, line = 0 }: UrlSpot): void {
  const isLast = spots.at(-2) === fileIndex && spots.at(-1) === line
  if (!isLast) spots.push(fileIndex, line)
}

/** Returns the spots in the order of files and lines. */
export function listUrlSpots(spots: Readonly<FlatSpots>): UrlSpot[] {
  const unpacked: UrlSpot[] = []
  for (let i = 0; i < spots.length; i += 2)
    unpacked.push({ fileIndex: spots[i] ?? 0, line: spots[i + 1] || undefined })
  return unpacked.sort(
    (one, other) => one.fileIndex - other.fileIndex || (one.line ?? 0) - (other.line ?? 0),
  )
}

/** Is one of the spots in another file? */
export function isInOtherFile(spots: Readonly<FlatSpots>, fileIndex: FileIndex): boolean {
  return spots.some((value, i) => i % 2 === 0 && value !== fileIndex)
}

/** Returns the spots that all threads have found. */
export function mergeUrlSpots(found: readonly ExternalUrlSpots[]): ExternalUrlSpots {
  const mergedSpots: ExternalUrlSpots = new Map()
  for (const foundByOne of found)
    for (const [address, spots] of foundByOne) {
      const knownSpots = mergedSpots.get(address)
      if (knownSpots === undefined) mergedSpots.set(address, spots)
      else for (const value of spots) knownSpots.push(value)
    }
  return mergedSpots
}
