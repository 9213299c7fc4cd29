/** Where pages of a site were in an earlier build, and what their addresses were there. */
import { type Bytes, getFolder, NO_BYTES, toBytes } from '../web/byte-strings.ts'
import { findRelativePath, joinRelativePath } from '../web/resolve-address.ts'

/** The path of a page or folder in the earlier site, and in the later one. */
interface Move {
  readonly from: Bytes
  readonly to: Bytes
}

/** Two builds of a site: the names of their files, and the pages that moved. */
interface Builds {
  readonly earlier: readonly Bytes[]
  readonly later: readonly Bytes[]
  /** Pages that certainly have the same content at another path. */
  readonly moves: readonly Move[]
  readonly basePath: string
}

/** Translates addresses of the later build to those of the earlier one. */
export class EarlierPlaces {
  readonly #basePath: Bytes
  /** The earlier names of pages and folders, by their later ones. */
  readonly #pages: ReadonlyMap<string, Bytes>
  readonly #folders: ReadonlyMap<string, Bytes>

  constructor({ earlier, later, moves, basePath }: Builds) {
    this.#basePath = toBytes(basePath)
    this.#pages = new Map(moves.map(({ from, to }) => [to, from]))
    this.#folders = findRenamedFolders(moves, listFolders(earlier), listFolders(later))
  }

  /** Returns the earlier addresses of a page that moved, or of a file in a renamed folder. */
  listFormerAddresses(address: Bytes): Bytes[] {
    return this.#replacePath(address, (path) => {
      const former: Bytes[] = []
      const page = this.#pages.get(path)
      if (page !== undefined) former.push(page)
      for (let folder = getFolder(path); folder !== ''; folder = getParentFolder(folder)) {
        const before = this.#folders.get(folder)
        if (before !== undefined) former.push(before.concat(path.slice(folder.length)))
      }
      return former
    })
  }

  /**
   * Returns the address that a relative link pointed to before its page moved; none if the page did
   * not move.
   */
  listFormerReadings(address: Bytes, page: Bytes): Bytes[] {
    const from = this.#pages.get(page)
    if (from === undefined) return []
    return this.#replacePath(address, (path) => {
      const before = joinRelativePath(getFolder(from), findRelativePath(path, getFolder(page)))
      if (before === undefined) return []
      return [before]
    })
  }

  /** Returns an address once with each of these paths; none if it is outside the site. */
  #replacePath(address: Bytes, listPaths: (path: Bytes) => Bytes[]): Bytes[] {
    const prefix = address.startsWith('/') ? this.#basePath : NO_BYTES
    if (!address.startsWith(prefix)) return []
    const inside = address.slice(prefix.length)
    const path = inside.replace(/[?#].*$/s, '')
    const rest = inside.slice(path.length)
    return listPaths(path).map((other) => prefix.concat(other, rest))
  }
}

/**
 * Returns the earlier names of renamed folders, by their later ones. A folder was renamed if pages
 * moved from one name to the other, and no build has both.
 */
function findRenamedFolders(
  moves: readonly Move[],
  earlier: ReadonlySet<string>,
  later: ReadonlySet<string>,
): ReadonlyMap<string, Bytes> {
  const renamed = new Map<string, Bytes>()
  for (const move of moves) {
    const { from, to } = findRenamedFolder(move)
    if (!later.has(from) && !earlier.has(to)) renamed.set(to, from)
  }
  return renamed
}

/** Returns the folders of a page without the folders at their ends that have the same name. */
function findRenamedFolder({ from, to }: Move): Move {
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
