/** Finds folders that were renamed between two builds of a site, and their paths in addresses. */
import { type Bytes, getFolder } from '../web/byte-strings.ts'

/** The path of a page or folder in the earlier site, and in the later one. */
export interface Renaming {
  readonly from: Bytes
  readonly to: Bytes
}

/** Names of folders in one build by their names in the other, each with a slash at its end. */
export type RenamedFolders = ReadonlyMap<Bytes, Bytes>

/**
 * Returns the later names of renamed folders by their earlier ones. A folder was renamed if pages
 * moved from one name to the other, and no build has both.
 */
export function findRenamedFolders(
  moves: readonly Renaming[],
  earlier: readonly Bytes[],
  later: readonly Bytes[],
): RenamedFolders {
  if (moves.length === 0) return new Map()
  const before = listFolders(earlier)
  const after = listFolders(later)
  const renamed = new Map<Bytes, Bytes>()
  for (const move of moves) {
    const { from, to } = findRenamedFolder(move)
    if (!after.has(from) && !before.has(to)) renamed.set(from, to)
  }
  return renamed
}

/** Returns the paths that a path has in the other build; none if it is in no renamed folder. */
export function listRenamedPaths(path: Bytes, folders: RenamedFolders): Bytes[] {
  const paths: Bytes[] = []
  if (folders.size === 0) return paths
  for (let folder = getFolder(path); folder !== ''; folder = getParentFolder(folder)) {
    const other = folders.get(folder)
    if (other !== undefined) paths.push(other.concat(path.slice(folder.length)))
  }
  return paths
}

/**
 * Returns a fragment as it is in the other build. Where a generator could not resolve a reference,
 * such as `ROOT:guide/gone.adoc`, the fragment contains a path. Its start is not known, so the
 * shortest path of a renamed folder counts.
 */
export function renameInFragment(fragment: Bytes, folders: RenamedFolders): Bytes {
  if (folders.size === 0 || !fragment.includes('/')) return fragment
  for (const [from, to] of folders) {
    const short = removeCommonStart(from, to)
    const at = findPath(fragment, short.from)
    if (at !== -1)
      return fragment.slice(0, at).concat(short.to, fragment.slice(at + short.from.length))
  }
  return fragment
}

/** Returns the offset at which a path begins in a text, at the start of a name; -1 if it is not. */
function findPath(text: Bytes, path: Bytes): number {
  return text.search(new RegExp(`(?<![\\w.-])${RegExp.escape(path)}`))
}

/** Returns two paths of folders without the folders at their starts that have the same name. */
function removeCommonStart(from: Bytes, to: Bytes): Renaming {
  const end = to.indexOf('/') + 1
  if (!from.startsWith(to.slice(0, end))) return { from, to }
  return removeCommonStart(from.slice(end), to.slice(end))
}

/** Returns the folders of a page without the folders at their ends that have the same name. */
function findRenamedFolder({ from, to }: Renaming): Renaming {
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
