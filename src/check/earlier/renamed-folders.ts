/** Finds folders that were renamed between two sites, and the paths of files in them. */
import { type Bytes, getFolder } from '../../web/byte-strings.ts'
import type { SitePath } from '../../web/paths.ts'

/** The path of a page in the earlier site, and in the later one. */
export interface PageMove {
  readonly from: Bytes
  readonly to: Bytes
}

/** The path of a folder in the earlier site, and in the later one. */
interface RenamedFolder {
  readonly earlier: Bytes
  readonly later: Bytes
}

/**
 * The translated names of renamed folders by their original ones, each with a slash at its end. In
 * a translation to the later site, the original names are the earlier ones, and the other way
 * around. `a/` and `a/b/` are never a pair: the site with `a/b/` also has the folder `a/`, so it
 * was not renamed.
 */
export type FolderTranslations = ReadonlyMap<Bytes, Bytes>

/**
 * Returns the later names of renamed folders by their earlier ones. A folder was renamed if pages
 * moved from one name to the other, and neither site has both.
 */
export function findLaterFolders(
  moves: readonly PageMove[],
  earlierNames: readonly Bytes[],
  laterNames: readonly Bytes[],
): FolderTranslations {
  if (moves.length === 0) return new Map()
  const earlierFolders = listFolders(earlierNames)
  const laterFolders = listFolders(laterNames)
  const laterByEarlier = new Map<Bytes, Bytes>()
  for (const move of moves) {
    const { earlier, later } = findRenamedFolder(move)
    if (!laterFolders.has(earlier) && !earlierFolders.has(later)) laterByEarlier.set(earlier, later)
  }
  return laterByEarlier
}

/** Returns the translations of a path; none if it is in no renamed folder. */
export function listTranslatedPaths(path: SitePath, translations: FolderTranslations): SitePath[] {
  const paths: SitePath[] = []
  if (translations.size === 0) return paths
  for (let folder = getFolder(path); folder !== ''; folder = getParentFolder(folder)) {
    const translated = translations.get(folder)
    if (translated !== undefined) paths.push(translated.concat(path.slice(folder.length)))
  }
  return paths
}

/** Returns the folders of a page without the folders at their ends that have the same name. */
function findRenamedFolder({ from, to }: PageMove): RenamedFolder {
  let earlier = getFolder(from)
  let later = getFolder(to)
  while (earlier !== '' && later !== '') {
    const outerEarlier = getParentFolder(earlier)
    const outerLater = getParentFolder(later)
    if (earlier.slice(outerEarlier.length) !== later.slice(outerLater.length)) break
    earlier = outerEarlier
    later = outerLater
  }
  return { earlier, later }
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
