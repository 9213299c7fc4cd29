import type { AccessProblem } from '../common/disk-errors.ts'
import { type Bytes, NO_BYTES, toBytes } from './byte-strings.ts'

/** The index of a file in the list of names of its site. */
export type FileIndex = number

/** The files of a site. Names are relative to its root, sorted by bytes. */
export interface Tree {
  readonly root: string
  readonly names: readonly Bytes[]
  /** The sizes of the files in bytes, by index. */
  readonly sizes: readonly number[]
  readonly unreadableEntries: readonly UnreadableEntry[]
  readonly symlinkLoops: readonly SymlinkLoop[]
  /** How many names of folders were left out because too many others point to the same folder. */
  readonly skippedFolderCount: number
}

/**
 * A symbolic link to a folder of the site that contains it: `latest -> .`. Its files also have
 * shorter names. Uploads follow such links until they fail.
 */
export interface SymlinkLoop {
  /** Ends with a slash. */
  readonly name: string
  /** The name of the folder, with a slash at its end; empty for the root. */
  readonly folder: string
  /**
   * The name of the link itself, without other links on its path, and without a slash at its end.
   */
  readonly link: Bytes
}

/** Returns a path with all symbolic links to outer folders in it removed. */
export function resolveSymlinkLoops(path: string, symlinkLoops: readonly SymlinkLoop[]): string {
  let name = path
  for (;;) {
    const loop = symlinkLoops.find((each) => name.startsWith(each.name))
    if (loop === undefined) return name
    // Each step makes the name shorter, so this terminates.
    name = loop.folder + name.slice(loop.name.length)
  }
}

/** Returns the name of a file, by its index. */
export function getFileName({ names }: Pick<Tree, 'names'>, fileIndex: FileIndex): Bytes {
  return names[fileIndex] ?? NO_BYTES
}

/** Do any of the sorted `names` begin with `folder`, which ends in a slash? */
export function hasFolder(names: readonly string[], folder: string): boolean {
  return names[findPosition(names, folder)]?.startsWith(folder) === true
}

/** Returns the sorted `names` that begin with `start`. */
export function listNamesBeginningWith(names: readonly Bytes[], start: string): readonly Bytes[] {
  const from = findPosition(names, start)
  let to = from
  while (names[to]?.startsWith(start)) to++
  return names.slice(from, to)
}

/** Returns the position of the first of the sorted `names` that is not before `name`. */
function findPosition(names: readonly string[], name: string): number {
  let from = 0
  let to = names.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((names[middle] ?? '') < name) from = middle + 1
    else to = middle
  }
  return from
}

/** Returns the folders in the root, with a slash at their end, by their names in lowercase. */
export function groupRootFolders(names: readonly Bytes[]): ReadonlyMap<string, readonly Bytes[]> {
  const folders = new Set<Bytes>()
  for (const name of names) {
    const slash = name.indexOf('/')
    if (slash !== -1) folders.add(name.slice(0, slash + 1))
  }
  return Map.groupBy(folders, (folder) => folder.slice(0, -1).toLowerCase())
}

/** A file or folder that could not be listed. */
export interface UnreadableEntry extends AccessProblem {
  /** Ends with a slash for a folder, whose content is unknown. Anything else is not published. */
  readonly name: Bytes
}

/**
 * Returns the file-system path of a name in the site. It is a buffer because names may not be valid
 * UTF-8.
 */
export function makeDiskPath(root: string, name: string): Buffer {
  return Buffer.from(`${toBytes(root)}/${name}`, 'latin1')
}
