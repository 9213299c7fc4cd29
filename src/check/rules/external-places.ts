/** The external addresses of a site and their places, as plain data that threads can exchange. */

/**
 * A flat list in which a file index and a line alternate, which takes little memory. The line is 0
 * if unknown.
 */
type Places = number[]

/** The external addresses of a site, without fragments, and their places. */
export type ExternalPlaces = Map<string, Places>

/** The place of an address. */
interface Place {
  /** The index of the file. */
  readonly file: number
  /** Starts at 1; undefined if unknown. */
  readonly line: number | undefined
}

/** Adds a place unless it is the last one that was added. */
export function addPlace(places: Places, { file, line = 0 }: Place): void {
  const isKnown = places.at(-2) === file && places.at(-1) === line
  if (!isKnown) places.push(file, line)
}

/** Returns the places in the order of files and lines. */
export function listPlaces(places: Readonly<Places>): Place[] {
  const listed: Place[] = []
  for (let i = 0; i < places.length; i += 2)
    listed.push({ file: places[i] ?? 0, line: places[i + 1] || undefined })
  return listed.sort((one, other) => one.file - other.file || (one.line ?? 0) - (other.line ?? 0))
}

/** Is one of the places in another file? */
export function isInOtherFile(places: Readonly<Places>, file: number): boolean {
  return places.some((place, i) => i % 2 === 0 && place !== file)
}

/** Returns the places that all threads have found. */
export function mergePlaces(found: readonly ExternalPlaces[]): ExternalPlaces {
  const merged: ExternalPlaces = new Map()
  for (const foundByOne of found)
    for (const [address, places] of foundByOne) {
      const known = merged.get(address)
      if (known === undefined) merged.set(address, places)
      else for (const each of places) known.push(each)
    }
  return merged
}
