import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import { makeCheckpoint } from '../common/event-loop.ts'
import { isDiskError } from '../common/file-errors.ts'
import { isWithin } from '../disk/paths.ts'
import { type Bytes, NO_BYTES, readBytes } from './byte-strings.ts'
import { type Loop, makeDiskPath, type Tree, type Unreadable } from './tree.ts'

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
const MAX_NAMES_OF_FOLDER = 100

/** Reading these may wait for ever, or never end. Shared memory is an ordinary place for files. */
const SYSTEM_FOLDER = /^\/(?:proc|sys|dev(?!\/shm(?:\/|$)))(?:\/|$)/

/**
 * Lists what an upload would contain of `root`. Symbolic links are followed wherever they point, as
 * uploads do, but never round in circles.
 * @throws any file-system error when `root` cannot be read; the reason of `signal` soon after
 * it is aborted
 */
export async function listTree(root: string, signal: AbortSignal): Promise<Tree> {
  const listing = new Listing(root, readBytes(realpathSync(root, 'buffer')))
  const yieldIfOver = makeCheckpoint(signal)
  for (let folder = listing.takeFolder(); folder !== undefined; folder = listing.takeFolder()) {
    for (const entry of readEntries(root, folder.name, listing.unreadable)) {
      await yieldIfOver()
      listing.addEntry(folder, entry)
    }
  }
  return listing.makeTree()
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

  /** Removes a folder from those to read, and returns it; undefined if all are read. */
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
    if (!this.#noteCircle(reached, place)) this.#addFolder(reached)
  }

  /** Adds a folder that closes a circle to those that are not read, and returns whether it does. */
  #noteCircle({ name, real, above }: ReachedFolder, place: Bytes): boolean {
    const circle = findCircle(real, above)
    if (circle?.kind === 'loop') {
      const isWithinSite = isWithin(place, this.#realRoot)
      const link = isWithinSite ? place.slice(this.#realRoot.length + 1) : name.slice(0, -1)
      this.#loops.push({ name, folder: circle.folder, link })
    } else if (circle !== undefined) this.unreadable.push({ name, why: HOLDS_ITSELF })
    return circle !== undefined
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
  /** How many symbolic links are on the way to it. */
  readonly links: number
}

/** Why a folder is not listed to which a symbolic link in it points, such as `/`. */
const HOLDS_ITSELF = 'it is a symbolic link to a folder that contains the site or the link itself'

/**
 * Returns which circle a folder closes when it is reached through the folders `above`: one of them
 * again, or a folder around one of them, in which it would be found again. Undefined if it closes
 * none.
 */
function findCircle(real: Bytes, above: readonly Folder[]) {
  const same = above.find((outer) => outer.real === real)
  if (same !== undefined) return { kind: 'loop', folder: same.name } as const
  const holdsOne = above.some((outer) => isWithin(outer.real, real))
  if (holdsOne) return { kind: 'around' } as const
  return undefined
}

/** Adds a folder below the root that cannot be read to `unreadable`. */
function readEntries(root: string, folder: Bytes, unreadable: Unreadable[]): Dirent<Buffer>[] {
  try {
    return readdirSync(makeDiskPath(root, folder), { withFileTypes: true, encoding: 'buffer' })
  } catch (error) {
    if (folder === '' || !isDiskError(error)) throw error
    unreadable.push({ name: folder, why: error.code ?? error.message })
    return []
  }
}

/** Where a symbolic link points that points to nothing, by the code of the error. */
const BROKEN_LINKS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'nowhere'],
  ['ELOOP', 'in a circle'],
])

/** What is at a place on the disk. */
interface Inspected {
  /** The size of a file, in bytes. */
  readonly size?: number
  /** The path of a folder without symbolic links. */
  readonly folder?: Bytes
  /** Why it is neither. */
  readonly why?: string
}

/** Returns what is at a place. `known`: its path without symbolic links, if it is not one. */
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
