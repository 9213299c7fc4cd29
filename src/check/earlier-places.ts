/** Where the pages of a site were in an earlier one, and so what addresses in them were there. */
import { findRelativePath, joinRelativePath } from '../web/address.ts'
import { type Bytes, getFolder, NO_BYTES, toBytes } from '../web/byte-strings.ts'

/** A page that certainly has the same content at another path. */
interface MovedPage {
  readonly from: Bytes
  readonly to: Bytes
}

/** Two builds of a site: the names of their files, and the pages that moved. */
interface Builds {
  readonly earlier: readonly Bytes[]
  readonly later: readonly Bytes[]
  readonly moves: readonly MovedPage[]
  readonly basePath: string
}

/** Knows what addresses of the later of two builds were in the earlier one. */
export class EarlierPlaces {
  readonly #prefix: Bytes
  readonly #pages: ReadonlyMap<string, Bytes>
  readonly #folders: ReadonlyMap<string, Bytes>

  constructor({ earlier, later, moves, basePath }: Builds) {
    this.#prefix = toBytes(basePath)
    this.#pages = new Map(moves.map(({ from, to }) => [to, from]))
    this.#folders = renamedFolders(moves, foldersOf(earlier), foldersOf(later))
  }

  /**
   * Returns what an address was called that leads to a page that moved, or into a folder that was
   * renamed.
   */
  calledBefore(address: Bytes): Bytes[] {
    return this.#inSite(address, (path) => {
      const page = this.#pages.get(path)
      const names: Bytes[] = []
      if (page !== undefined) names.push(page)
      for (let folder = getFolder(path); folder !== ''; folder = getFolder(folder.slice(0, -1))) {
        const before = this.#folders.get(folder)
        if (before !== undefined) names.push(before.concat(path.slice(folder.length)))
      }
      return names
    })
  }

  /**
   * Returns what an address was that is relative to a page, which moved; none if the page did not.
   */
  seenBefore(address: Bytes, page: Bytes): Bytes[] {
    const from = this.#pages.get(page)
    if (from === undefined) return []
    return this.#inSite(address, (path) => {
      const before = joinRelativePath(getFolder(from), findRelativePath(path, getFolder(page)))
      if (before === undefined) return []
      return [before]
    })
  }

  /** Returns an address with other paths in it; none if it is not one of the site. */
  #inSite(address: Bytes, pathsOf: (path: Bytes) => Bytes[]): Bytes[] {
    const prefix = address.startsWith('/') ? this.#prefix : NO_BYTES
    if (!address.startsWith(prefix)) return []
    const inside = address.slice(prefix.length)
    const path = inside.replace(/[?#].*$/s, '')
    const rest = inside.slice(path.length)
    return pathsOf(path).map((other) => prefix.concat(other, rest))
  }
}

/**
 * Returns the earlier names of folders, by their later ones: pages moved from one to the other, and
 * none of them is in both sites.
 */
function renamedFolders(
  moves: readonly MovedPage[],
  earlier: ReadonlySet<string>,
  later: ReadonlySet<string>,
): ReadonlyMap<string, Bytes> {
  const folders = moves.map(({ from, to }) => withoutCommonEnd(getFolder(from), getFolder(to)))
  return new Map(
    folders
      .filter(([from, to]) => !later.has(from) && !earlier.has(to))
      .map(([from, to]) => [to, from]),
  )
}

/** Returns two folders without the folders at their ends that are called the same. */
function withoutCommonEnd(from: Bytes, to: Bytes): readonly [from: Bytes, to: Bytes] {
  let a = from
  let b = to
  while (a !== '' && b !== '') {
    const outerA = getFolder(a.slice(0, -1))
    const outerB = getFolder(b.slice(0, -1))
    if (a.slice(outerA.length) !== b.slice(outerB.length)) break
    a = outerA
    b = outerB
  }
  return [a, b]
}

/** Returns all folders of files, each with a slash at its end; the root is the empty text. */
function foldersOf(names: readonly Bytes[]): ReadonlySet<string> {
  const folders = new Set<string>([''])
  for (const name of names)
    for (
      let folder = getFolder(name);
      !folders.has(folder);
      folder = getFolder(folder.slice(0, -1))
    )
      folders.add(folder)
  return folders
}
