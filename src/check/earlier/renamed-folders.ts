/** Finds folders that were renamed between two sites, and their paths in addresses. */
import { type Bytes, getFolder } from '../../web/byte-strings.ts'

/** The path of a page or folder in the earlier site, and in the later one. */
export interface PathMove {
  readonly from: Bytes
  readonly to: Bytes
}

/** Names of folders in one site by their names in the other, each with a slash at its end. */
export type RenamedFolders = ReadonlyMap<Bytes, Bytes>

/**
 * Returns the later names of renamed folders by their earlier ones. A folder was renamed if pages
 * moved from one name to the other, and no site has both.
 */
export function findRenamedFolders(
  moves: readonly PathMove[],
  earlier: readonly Bytes[],
  later: readonly Bytes[],
): RenamedFolders {
  if (moves.length === 0) return new Map()
  const earlierFolders = listFolders(earlier)
  const laterFolders = listFolders(later)
  const renamed = new Map<Bytes, Bytes>()
  for (const move of moves) {
    const { from, to } = findRenamedFolder(move)
    if (!laterFolders.has(from) && !earlierFolders.has(to)) renamed.set(from, to)
  }
  return renamed
}

/** Returns the paths that a path has in the other site; none if it is in no renamed folder. */
export function listPathsInOtherSite(path: Bytes, folders: RenamedFolders): Bytes[] {
  const paths: Bytes[] = []
  if (folders.size === 0) return paths
  for (let folder = getFolder(path); folder !== ''; folder = getParentFolder(folder)) {
    const otherFolder = folders.get(folder)
    if (otherFolder !== undefined) paths.push(otherFolder.concat(path.slice(folder.length)))
  }
  return paths
}

/** The longest fragment that is searched, in bytes. References are shorter. */
const MAX_FRAGMENT_BYTES = 1_000
/** How many folders the path in a fragment may have before the renamed one ends. */
const MAX_DEPTH = 16
/** Matches the start of a name in a fragment. */
const NAME_START = /(?<![\w.-])[^/]/g

/**
 * Translates fragments to the other site. Where a generator could not resolve a reference, such as
 * `ROOT:guide/gone.adoc`, the fragment contains a path. Its start is not known, so the shortest
 * path of a renamed folder counts.
 */
export class FragmentTranslator {
  /** The shortest paths of renamed folders in the other site, by those in this one. */
  readonly #shortPaths = new Map<Bytes, Bytes>()

  constructor(folders: RenamedFolders) {
    for (const folder of folders) {
      const { from, to } = removeCommonStart(...folder)
      if (!this.#shortPaths.has(from)) this.#shortPaths.set(from, to)
    }
  }

  /** Returns a fragment as it is in the other site. */
  translate(fragment: Bytes): Bytes {
    if (this.#shortPaths.size === 0 || !fragment.includes('/')) return fragment
    if (fragment.length > MAX_FRAGMENT_BYTES) return fragment
    for (const { index: start } of fragment.matchAll(NAME_START)) {
      const translated = this.#replaceFolderAt(start, fragment)
      if (translated !== undefined) return translated
    }
    return fragment
  }

  /** Replaces the path of a renamed folder that starts at an offset; undefined if none does. */
  #replaceFolderAt(start: number, fragment: Bytes): Bytes | undefined {
    let end = start
    for (let depth = 1; depth <= MAX_DEPTH; depth++) {
      end = fragment.indexOf('/', end) + 1
      if (end === 0) return undefined
      const otherPath = this.#shortPaths.get(fragment.slice(start, end))
      if (otherPath === undefined) continue
      return fragment.slice(0, start).concat(otherPath, fragment.slice(end))
    }
    return undefined
  }
}

/** Returns two paths of folders without the folders at their starts that have the same name. */
function removeCommonStart(from: Bytes, to: Bytes): PathMove {
  const end = to.indexOf('/') + 1
  if (!from.startsWith(to.slice(0, end))) return { from, to }
  return removeCommonStart(from.slice(end), to.slice(end))
}

/** Returns the folders of a page without the folders at their ends that have the same name. */
function findRenamedFolder({ from, to }: PathMove): PathMove {
  let earlier = getFolder(from)
  let later = getFolder(to)
  while (earlier !== '' && later !== '') {
    const outerEarlier = getParentFolder(earlier)
    const outerLater = getParentFolder(later)
    if (earlier.slice(outerEarlier.length) !== later.slice(outerLater.length)) break
    earlier = outerEarlier
    later = outerLater
  }
  return { from: earlier, to: later }
}

/** Returns all folders of files, each with a slash at its end; the root is the empty string. */
function listFolders(names: readonly Bytes[]): ReadonlySet<string> {
  const folders = new Set<string>([''])
  for (const name of names)
    for (let folder = getFolder(name); !folders.has(folder); folder = getParentFolder(folder))
      folders.add(folder)
  return folders
}

/** Returns the folder that a folder is in. */
function getParentFolder(folder: Bytes): Bytes {
  return getFolder(folder.slice(0, -1))
}
