import { type Bytes, NO_BYTES, toBytes } from './byte-strings.ts'

/** The files of a site. Names are relative to its root, sorted by bytes. */
export interface Tree {
  readonly root: string
  readonly names: readonly Bytes[]
  /** In bytes, by index. */
  readonly sizes: readonly number[]
  readonly unreadable: readonly Unreadable[]
  readonly loops: readonly Loop[]
  /** How many names of folders were left out, because too many others point to the same folder. */
  readonly unreadNames: number
}

/**
 * A symbolic link to a folder of the site that contains it: `latest -> .`. The files in it have
 * shorter names, too. Uploads follow it until they fail.
 */
export interface Loop {
  /** Ends in a slash. */
  readonly name: string
  /** The name of the folder; empty for the root, else with a slash at its end. */
  readonly folder: string
  /**
   * The name of the link itself, without other links on the way to it; without a slash at its end.
   */
  readonly link: Bytes
}

/** Returns a path without the loops on it. */
export function resolveLoops(path: string, loops: readonly Loop[]): string {
  let name = path
  for (;;) {
    const loop = loops.find((link) => name.startsWith(link.name) || `${name}/` === link.name)
    if (loop === undefined) return name
    // The folder's name is shorter than that of a link within it, so this ends.
    name = loop.folder + name.slice(loop.name.length)
  }
}

/** Returns the name of a file, by its index. */
export function getFileName({ names }: Pick<Tree, 'names'>, file: number): Bytes {
  return names[file] ?? NO_BYTES
}

/** Do any of the sorted `names` begin with `folder`, which ends in a slash? */
export function hasFolder(names: readonly string[], folder: string): boolean {
  let from = 0
  let to = names.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((names[middle] ?? '') < folder) from = middle + 1
    else to = middle
  }
  return names[from]?.startsWith(folder) === true
}

/** What could not be listed. */
export interface Unreadable {
  /**
   * Ends in a slash if it is a folder: what it contains is not known. Anything else is not
   * published.
   */
  readonly name: Bytes
  /** The file system's error code, such as `EACCES`, or words. */
  readonly why: string
}

/**
 * Returns the path of a name of the site, for the file system. Names that are not UTF-8 can only be
 * given as bytes.
 */
export function makeDiskPath(root: string, name: string): Buffer {
  return Buffer.from(`${toBytes(root)}/${name}`, 'latin1')
}
