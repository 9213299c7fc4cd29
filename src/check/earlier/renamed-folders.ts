/** Finds folders that were renamed between two sites, and the paths of files in them. */
import { type Bytes, getFolder } from '../../web/byte-strings.ts'
import type { SitePath } from '../../web/paths.ts'

/** The path of a page or folder in the earlier site, and in the later one. */
export interface PathMove {
  readonly from: Bytes
  readonly to: Bytes
}

/**
 * Names of folders in one site by their names in the other, each with a slash at its end. `a/` and
 * `a/b/` are never a pair: the site with `a/b/` also has the folder `a/`, so it was not renamed.
 */
export type RenamedFolders = ReadonlyMap<Bytes, Bytes>

/**
 * Returns the later names of renamed folders by their earlier ones. A folder was renamed if pages
 * moved from one name to the other, and neither site has both.
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
export function listPathsInOtherSite(path: SitePath, folders: RenamedFolders): SitePath[] {
  const paths: SitePath[] = []
  if (folders.size === 0) return paths
  for (let folder = getFolder(path); folder !== ''; folder = getParentFolder(folder)) {
    const otherFolder = folders.get(folder)
    if (otherFolder !== undefined) paths.push(otherFolder.concat(path.slice(folder.length)))
  }
  return paths
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
