import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import { makeCheckpoint } from '../common/event-loop.ts'
import { isDiskError } from '../common/file-errors.ts'
import { isWithin } from '../disk/paths.ts'
import { type Bytes, NO_BYTES, readBytes, toBytes } from './byte-strings.ts'

/** The files of a site. Names are relative to its root, sorted by bytes. */
export interface Tree {
  readonly root: string
  readonly names: readonly Bytes[]
  /** In bytes, by index. */
  readonly sizes: readonly number[]
  readonly unreadable: readonly Unreadable[]
  readonly loops: readonly Loop[]
  /** How many names of folders were left out, because too many others lead to the same folder. */
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

/**
 * Returns the name without loops of what a path leads to; the same path where there are none on it.
 */
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
interface Unreadable {
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

/** A folder with a site, whose files are listed when they are first asked for, and only then. */
export interface SiteFolder {
  readonly root: string
  /** @throws what `listTree` throws */
  readonly list: () => Promise<Tree>
}

/** Returns a folder with a site that is not listed yet; `signal` ends its listing. */
export function makeSiteFolder(root: string, signal: AbortSignal): SiteFolder {
  let listed: Promise<Tree> | undefined
  return {
    root,
    list() {
      listed ??= listTree(root, signal)
      return listed
    },
  }
}

/**
 * Under how many names that lead through several symbolic links one folder is listed: a dozen
 * folders that all link to each other have a billion.
 */
const MAX_NAMES = 100

/** Reading these may wait for ever, or never end. Shared memory is an ordinary place for files. */
const OF_THE_SYSTEM = /^\/(?:proc|sys|dev(?!\/shm(?:\/|$)))(?:\/|$)/

/**
 * Lists what an upload would take from `root`.
 * Symbolic links are followed wherever they lead, as uploads do, but never round in circles.
 * @throws what the file system throws when `root` cannot be read; the reason of `signal` soon after
 * it is aborted
 */
export async function listTree(root: string, signal: AbortSignal): Promise<Tree> {
  const listing = new Listing(root, readBytes(realpathSync(root, 'buffer')))
  const yieldIfOver = makeCheckpoint(signal)
  for (let folder = listing.next(); folder !== undefined; folder = listing.next()) {
    for (const entry of entriesOf(root, folder.name, listing.unreadable)) {
      await yieldIfOver()
      listing.add(folder, entry)
    }
  }
  return listing.tree()
}

/** What was found of a site so far, and the folders that are still to be read. */
class Listing {
  readonly unreadable: Unreadable[] = []
  readonly #root: string
  /** Without symbolic links. */
  readonly #realRoot: Bytes
  readonly #folders: ReachedFolder[]
  readonly #files: { readonly name: Bytes; readonly size: number }[] = []
  readonly #loops: Loop[] = []
  /** How often a folder was reached through several links, by its path without any. */
  readonly #listed = new Map<string, number>()
  #unreadNames = 0

  constructor(root: string, realRoot: Bytes) {
    this.#root = root
    this.#realRoot = realRoot
    this.#folders = [{ name: NO_BYTES, real: realRoot, above: [], links: 0 }]
  }

  /** Returns a folder to read; undefined if all are read. */
  next(): ReachedFolder | undefined {
    return this.#folders.pop()
  }

  /** Adds what is in a folder. */
  add(folder: ReachedFolder, entry: Dirent<Buffer>): void {
    const name = folder.name.concat(readBytes(entry.name))
    const place = folder.real.concat('/', readBytes(entry.name))
    const isLink = entry.isSymbolicLink()
    const { why, size, folder: real } = whatIsAt(this.#root, name, isLink ? undefined : place)
    if (why !== undefined) this.unreadable.push({ name, why })
    if (size !== undefined) this.#files.push({ name, size })
    if (real === undefined) return
    const above = [...folder.above, folder]
    const reached = { name: name.concat('/'), real, above, links: folder.links + Number(isLink) }
    if (!this.#isCircle(reached, place)) this.#addFolder(reached)
  }

  /** Adds a folder that closes a circle to those that are not read, and returns whether it does. */
  #isCircle({ name, real, above }: ReachedFolder, place: Bytes): boolean {
    const circle = circleOf(real, above)
    if (circle?.kind === 'loop') {
      const isWithinSite = isWithin(place, this.#realRoot)
      const link = isWithinSite ? place.slice(this.#realRoot.length + 1) : name.slice(0, -1)
      this.#loops.push({ name, folder: circle.folder, link })
    } else if (circle !== undefined) this.unreadable.push({ name, why: HOLDS_ITSELF })
    return circle !== undefined
  }

  #addFolder(folder: ReachedFolder): void {
    const times = (this.#listed.get(folder.real) ?? 0) + Number(folder.links > 1)
    if (times > MAX_NAMES) {
      this.#unreadNames++
      return
    }
    this.#listed.set(folder.real, times)
    this.#folders.push(folder)
  }

  tree(): Tree {
    this.#files.sort((a, b) => (a.name < b.name ? -1 : 1))
    return {
      root: this.#root,
      names: this.#files.map((file) => file.name),
      sizes: this.#files.map((file) => file.size),
      unreadable: this.unreadable,
      loops: this.#loops,
      unreadNames: this.#unreadNames,
    }
  }
}

interface Folder {
  readonly name: Bytes
  /** Its path without symbolic links. */
  readonly real: Bytes
}

/** A folder, and how it was reached. */
interface ReachedFolder extends Folder {
  readonly above: readonly Folder[]
  /** How many symbolic links lead to it. */
  readonly links: number
}

/** Why a folder is not listed to which a symbolic link in it leads, such as `/`. */
const HOLDS_ITSELF = 'it is a symbolic link to a folder that contains the site or the link itself'

/**
 * Returns which circle a folder closes when it is reached through the folders `above`: one of them
 * again, or a folder around one of them, in which it would be found again. Undefined if it closes
 * none.
 */
function circleOf(real: Bytes, above: readonly Folder[]) {
  const same = above.find((outer) => outer.real === real)
  if (same !== undefined) return { kind: 'loop', folder: same.name } as const
  const holdsOne = above.some((outer) => isWithin(outer.real, real))
  if (holdsOne) return { kind: 'around' } as const
  return undefined
}

/** Adds a folder below the root that cannot be read to `unreadable`. */
function entriesOf(root: string, folder: Bytes, unreadable: Unreadable[]): Dirent<Buffer>[] {
  try {
    return readdirSync(makeDiskPath(root, folder), { withFileTypes: true, encoding: 'buffer' })
  } catch (error) {
    if (folder === '' || !isDiskError(error)) throw error
    unreadable.push({ name: folder, why: error.code ?? error.message })
    return []
  }
}

/** Where a symbolic link leads that leads to nothing, by the code of the error. */
const LOST_LINKS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'nowhere'],
  ['ELOOP', 'in a circle'],
])

/**
 * Returns the size of a file, or the path of a folder without links; or why it is neither. `known`:
 * its path if it is no link.
 */
function whatIsAt(root: string, name: string, known: Bytes | undefined) {
  try {
    const path = makeDiskPath(root, name)
    const status = statSync(path)
    const real = known ?? readBytes(realpathSync(path, 'buffer'))
    const isUsual = (status.isFile() || status.isDirectory()) && !OF_THE_SYSTEM.test(real)
    if (!isUsual) return { why: 'it is neither a file nor a folder' }
    if (status.isFile()) return { size: status.size }
    return { folder: real }
  } catch (error) {
    if (!isDiskError(error)) throw error
    const code = error.code ?? error.message
    const where = known === undefined && LOST_LINKS.get(code)
    return { why: where ? `it is a symbolic link that points ${where}` : code }
  }
}
