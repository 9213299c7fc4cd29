import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { type AccessProblem, explainAccessError, isDiskError } from '../common/disk-errors.ts'
import { makePause } from '../common/event-loop.ts'
import { isWithin } from '../disk/paths.ts'
import { type Bytes, NO_BYTES, readBytes } from './byte-strings.ts'
import { makeDiskPath, type SymlinkLoop, type Tree, type UnreadableEntry } from './tree.ts'

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
 * The maximum number of names, each through several symbolic links, under which one folder is
 * listed. A dozen folders that link to each other have a billion names.
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
    for (const entry of listing.readEntries(folder)) {
      await pause()
      listing.addEntry(folder, entry)
    }
  }
  return listing.makeTree()
}

/** The files found so far, and the folders that are still to be read. */
class Listing {
  readonly #unreadableEntries: UnreadableEntry[] = []
  readonly #root: string
  /** The path of the root without symbolic links. */
  readonly #realRoot: Bytes
  readonly #folders: ReachedFolder[]
  readonly #files: { readonly name: Bytes; readonly size: number }[] = []
  readonly #symlinkLoops: SymlinkLoop[] = []
  /** How many times a folder was reached through several links, by its path without links. */
  readonly #timesReached = new Map<string, number>()
  #skippedFolderCount = 0

  constructor(root: string, realRoot: Bytes) {
    this.#root = root
    this.#realRoot = realRoot
    this.#folders = [{ name: NO_BYTES, realPath: realRoot, ancestors: [], linkCount: 0 }]
  }

  /** Removes and returns a folder that is still to be read; undefined if there is none. */
  takeFolder(): ReachedFolder | undefined {
    return this.#folders.pop()
  }

  /**
   * Returns the entries of a folder. A folder below the root that cannot be read counts as
   * unreadable.
   * @throws the error if the root cannot be read
   */
  readEntries({ name }: ReachedFolder): Dirent<Buffer>[] {
    const diskPath = makeDiskPath(this.#root, name)
    try {
      return readdirSync(diskPath, { withFileTypes: true, encoding: 'buffer' })
    } catch (error) {
      if (name === '') throw error
      this.#unreadableEntries.push({ name, ...explainError(error) })
      return []
    }
  }

  /** Adds a file or a folder that is in `folder`. */
  addEntry(folder: ReachedFolder, entry: Dirent<Buffer>): void {
    const name = folder.name.concat(readBytes(entry.name))
    const entryPath = folder.realPath.concat('/', readBytes(entry.name))
    const diskPath = makeDiskPath(this.#root, name)
    const isLink = entry.isSymbolicLink()
    const content = isLink ? inspectLink(diskPath) : inspectEntry(diskPath, entryPath)
    switch (content.kind) {
      case 'file':
        this.#files.push({ name, size: content.size })
        break
      case 'unreadable':
        this.#unreadableEntries.push({ name, ...content.problem })
        break
      case 'folder': {
        const ancestors = [...folder.ancestors, folder]
        const linkCount = folder.linkCount + Number(isLink)
        const { realPath } = content
        const reached = { name: name.concat('/'), realPath, ancestors, linkCount }
        this.#addFolder(reached, entryPath)
      }
    }
  }

  /** Adds a folder to those that are still to be read, unless it closes a cycle. */
  #addFolder(folder: ReachedFolder, entryPath: Bytes): void {
    const { name, realPath, ancestors } = folder
    const cycle = findCycle(realPath, ancestors)
    switch (cycle?.kind) {
      case 'is-ancestor':
        this.#addSymlinkLoop(name, cycle.folder, entryPath)
        break
      case 'contains-ancestor':
        this.#unreadableEntries.push({ name, why: CONTAINS_SITE_OR_LINK, errorCode: '' })
        break
      case undefined:
        this.#addUnreadFolder(folder)
    }
  }

  #addSymlinkLoop(name: Bytes, folder: Bytes, entryPath: Bytes): void {
    const isWithinSite = isWithin(entryPath, this.#realRoot)
    const link = isWithinSite ? entryPath.slice(this.#realRoot.length + 1) : name.slice(0, -1)
    this.#symlinkLoops.push({ name, folder, link })
  }

  /** Adds a folder, unless it was reached through several links too often. */
  #addUnreadFolder(folder: ReachedFolder): void {
    let timesReached = this.#timesReached.get(folder.realPath) ?? 0
    if (folder.linkCount > 1) timesReached++
    if (timesReached > MAX_NAMES_OF_FOLDER) {
      this.#skippedFolderCount++
      return
    }
    this.#timesReached.set(folder.realPath, timesReached)
    this.#folders.push(folder)
  }

  /** Returns what was found. */
  makeTree(): Tree {
    this.#files.sort((a, b) => (a.name < b.name ? -1 : 1))
    return {
      root: this.#root,
      names: this.#files.map((file) => file.name),
      sizes: this.#files.map((file) => file.size),
      unreadableEntries: this.#unreadableEntries,
      symlinkLoops: this.#symlinkLoops,
      skippedFolderCount: this.#skippedFolderCount,
    }
  }
}

interface Folder {
  readonly name: Bytes
  /** Its path without symbolic links. */
  readonly realPath: Bytes
}

/** A folder, and how it was reached. */
interface ReachedFolder extends Folder {
  readonly ancestors: readonly Folder[]
  /** How many symbolic links are on its path. */
  readonly linkCount: number
}

/** Why the target of a symbolic link, such as `/`, is not listed if the link is inside it. */
const CONTAINS_SITE_OR_LINK =
  'it is a symbolic link to a folder that contains the site or the link itself'

/**
 * Returns the kind of cycle that a folder closes if it is reached through its `ancestors`: it is
 * one of them, or contains one of them. Undefined if it closes none.
 */
function findCycle(realPath: Bytes, ancestors: readonly Folder[]) {
  const same = ancestors.find((ancestor) => ancestor.realPath === realPath)
  if (same !== undefined) return { kind: 'is-ancestor', folder: same.name } as const
  const containsAncestor = ancestors.some((ancestor) => isWithin(ancestor.realPath, realPath))
  if (containsAncestor) return { kind: 'contains-ancestor' } as const
  return undefined
}

/** Where a broken symbolic link points, by the code of the error. */
const BROKEN_LINKS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'nowhere'],
  ['ELOOP', 'back to itself'],
])

/** What a name on the disk stands for. */
type EntryContent =
  /** `size` is in bytes. */
  | { readonly kind: 'file'; readonly size: number }
  /** `realPath` is the path of the folder without symbolic links. */
  | { readonly kind: 'folder'; readonly realPath: Bytes }
  | { readonly kind: 'unreadable'; readonly problem: AccessProblem }

/** Returns what a name that is not a symbolic link stands for. */
function inspectEntry(diskPath: Buffer, realPath: Bytes): EntryContent {
  try {
    return classifyEntry(statSync(diskPath), realPath)
  } catch (error) {
    return { kind: 'unreadable', problem: explainError(error) }
  }
}

/** Returns what a symbolic link points to. */
function inspectLink(diskPath: Buffer): EntryContent {
  try {
    return classifyEntry(statSync(diskPath), readBytes(realpathSync(diskPath, 'buffer')))
  } catch (error) {
    const problem = explainError(error)
    const where = BROKEN_LINKS.get(problem.errorCode)
    if (where === undefined) return { kind: 'unreadable', problem }
    return makeUnreadable(`it is a symbolic link that points ${where}`)
  }
}

function classifyEntry(status: Stats, realPath: Bytes): EntryContent {
  const isUsual = (status.isFile() || status.isDirectory()) && !SYSTEM_FOLDER.test(realPath)
  if (!isUsual) return makeUnreadable('it is not an ordinary file or folder')
  if (status.isFile()) return { kind: 'file', size: status.size }
  return { kind: 'folder', realPath }
}

/** Returns what the system can read, but the site cannot contain. */
function makeUnreadable(why: string): EntryContent {
  return { kind: 'unreadable', problem: { why, errorCode: '' } }
}

/**
 * Returns why a file-system error occurred.
 * @throws any other error
 */
function explainError(error: unknown): AccessProblem {
  if (!isDiskError(error)) throw error
  return explainAccessError(error)
}
