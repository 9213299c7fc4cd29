import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import { isDiskError } from '../common/disk-errors.ts'
import { makePause } from '../common/event-loop.ts'
import { isWithin } from '../disk/paths.ts'
import { type Bytes, NO_BYTES, readBytes } from './byte-strings.ts'
import { makeDiskPath, type SymlinkLoop, type Tree, type Unreadable } from './tree.ts'

/** A folder with a site. Its files are listed once, when they are first needed. */
export interface SiteFolder {
  readonly root: string
  /**
   * Returns the files.
   * @throws the errors of `listTree`
   */
  readonly list: () => Promise<Tree>
}

/** Returns a folder with a site that is not listed yet. `signal` aborts the listing. */
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
 * How many names through several symbolic links one folder is listed under. A dozen folders that
 * link to each other have a billion names.
 */
const MAX_NAMES_OF_FOLDER = 100

/**
 * Folders of the system, where reading may block or never end. Shared memory may hold regular
 * files.
 */
const SYSTEM_FOLDER = /^\/(?:proc|sys|dev(?!\/shm(?:\/|$)))(?:\/|$)/

/**
 * Lists the files below `root` that an upload would contain. Like uploads, it follows symbolic
 * links anywhere, but not in cycles.
 * @throws any file-system error if `root` cannot be read; the reason of `signal` soon after it is
 * aborted
 */
export async function listTree(root: string, signal: AbortSignal): Promise<Tree> {
  const listing = new Listing(root, readBytes(realpathSync(root, 'buffer')))
  const pause = makePause(signal)
  for (let folder = listing.takeFolder(); folder !== undefined; folder = listing.takeFolder()) {
    for (const entry of readEntries(root, folder.name, listing.unreadable)) {
      await pause()
      listing.addEntry(folder, entry)
    }
  }
  return listing.makeTree()
}

/** The files found so far, and the folders that are still to be read. */
class Listing {
  readonly unreadable: Unreadable[] = []
  readonly #root: string
  /** The path of the root without symbolic links. */
  readonly #realRoot: Bytes
  readonly #folders: ReachedFolder[]
  readonly #files: { readonly name: Bytes; readonly size: number }[] = []
  readonly #symlinkLoops: SymlinkLoop[] = []
  /** How often a folder was reached through several links, by its path without links. */
  readonly #listed = new Map<string, number>()
  #unreadNames = 0

  constructor(root: string, realRoot: Bytes) {
    this.#root = root
    this.#realRoot = realRoot
    this.#folders = [{ name: NO_BYTES, real: realRoot, above: [], links: 0 }]
  }

  /** Removes and returns a folder that is still to be read; undefined if there is none. */
  takeFolder(): ReachedFolder | undefined {
    return this.#folders.pop()
  }

  /** Adds a file or a folder that is in `folder`. */
  addEntry(folder: ReachedFolder, entry: Dirent<Buffer>): void {
    const name = folder.name.concat(readBytes(entry.name))
    const place = folder.real.concat('/', readBytes(entry.name))
    const isLink = entry.isSymbolicLink()
    const { why, size, folder: real } = inspect(this.#root, name, isLink ? undefined : place)
    if (why !== undefined) this.unreadable.push({ name, why })
    if (size !== undefined) this.#files.push({ name, size })
    if (real === undefined) return
    const above = [...folder.above, folder]
    const reached = { name: name.concat('/'), real, above, links: folder.links + Number(isLink) }
    if (!this.#noteCycle(reached, place)) this.#addFolder(reached)
  }

  /** Returns whether a folder closes a cycle, and notes it as one that is not read. */
  #noteCycle({ name, real, above }: ReachedFolder, place: Bytes): boolean {
    const cycle = findCycle(real, above)
    if (cycle?.kind === 'loop') {
      const isWithinSite = isWithin(place, this.#realRoot)
      const link = isWithinSite ? place.slice(this.#realRoot.length + 1) : name.slice(0, -1)
      this.#symlinkLoops.push({ name, folder: cycle.folder, link })
    } else if (cycle !== undefined) this.unreadable.push({ name, why: HOLDS_ITSELF })
    return cycle !== undefined
  }

  #addFolder(folder: ReachedFolder): void {
    const times = (this.#listed.get(folder.real) ?? 0) + Number(folder.links > 1)
    if (times > MAX_NAMES_OF_FOLDER) {
      this.#unreadNames++
      return
    }
    this.#listed.set(folder.real, times)
    this.#folders.push(folder)
  }

  /** Returns what was found. */
  makeTree(): Tree {
    this.#files.sort((a, b) => (a.name < b.name ? -1 : 1))
    return {
      root: this.#root,
      names: this.#files.map((file) => file.name),
      sizes: this.#files.map((file) => file.size),
      unreadable: this.unreadable,
      symlinkLoops: this.#symlinkLoops,
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
  /** How many symbolic links are on its path. */
  readonly links: number
}

/** Why the target of a symbolic link, such as `/`, is not listed if the link is inside it. */
const HOLDS_ITSELF = 'it is a symbolic link to a folder that contains the site or the link itself'

/**
 * Returns the kind of cycle that a folder closes if it is reached through the folders `above`: it
 * is one of them, or contains one of them. Undefined if it closes none.
 */
function findCycle(real: Bytes, above: readonly Folder[]) {
  const same = above.find((outer) => outer.real === real)
  if (same !== undefined) return { kind: 'loop', folder: same.name } as const
  const holdsOne = above.some((outer) => isWithin(outer.real, real))
  if (holdsOne) return { kind: 'around' } as const
  return undefined
}

/**
 * Returns the entries of a folder. A folder below the root that cannot be read is added to
 * `unreadable`.
 */
function readEntries(root: string, folder: Bytes, unreadable: Unreadable[]): Dirent<Buffer>[] {
  try {
    return readdirSync(makeDiskPath(root, folder), { withFileTypes: true, encoding: 'buffer' })
  } catch (error) {
    if (folder === '' || !isDiskError(error)) throw error
    unreadable.push({ name: folder, why: error.code ?? error.message })
    return []
  }
}

/** Where a broken symbolic link points, by the code of the error. */
const BROKEN_LINKS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'nowhere'],
  ['ELOOP', 'back to itself'],
])

/** A file, a folder, or something else on the disk. */
interface Inspected {
  /** The size of a file, in bytes. */
  readonly size?: number
  /** The path of a folder without symbolic links. */
  readonly folder?: Bytes
  /** The reason why it is neither a file nor a folder. */
  readonly why?: string
}

/** Returns the kind of a name. `known`: its path without symbolic links, if it is not a link. */
function inspect(root: string, name: string, known: Bytes | undefined): Inspected {
  try {
    const path = makeDiskPath(root, name)
    const status = statSync(path)
    const real = known ?? readBytes(realpathSync(path, 'buffer'))
    const isUsual = (status.isFile() || status.isDirectory()) && !SYSTEM_FOLDER.test(real)
    if (!isUsual) return { why: 'it is neither a file nor a folder' }
    if (status.isFile()) return { size: status.size }
    return { folder: real }
  } catch (error) {
    if (!isDiskError(error)) throw error
    const code = error.code ?? error.message
    const where = known === undefined ? BROKEN_LINKS.get(code) : undefined
    if (where === undefined) return { why: code }
    return { why: `it is a symbolic link that points ${where}` }
  }
}
