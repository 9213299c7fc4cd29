/**
 * Where the pages of a site were in an earlier one, and so what addresses in them were there.
 * Strings of bytes.
 */
import { findWay, joinPath } from '../web/address.ts'
import { takeFolder, toBytes } from '../web/byte-strings.ts'

/** A page that certainly has the same content at another path. */
interface MovedPage {
  readonly from: string
  readonly to: string
}

/** Two builds of a site: the names of their files, and the pages that moved. */
interface Builds {
  readonly earlier: readonly string[]
  readonly later: readonly string[]
  readonly moves: readonly MovedPage[]
  readonly basePath: string
}

/** Knows what addresses of the later of two builds were in the earlier one. */
export class EarlierPlaces {
  readonly #prefix: string
  readonly #pages: ReadonlyMap<string, string>
  readonly #folders: ReadonlyMap<string, string>

  constructor({ earlier, later, moves, basePath }: Builds) {
    this.#prefix = toBytes(basePath)
    this.#pages = new Map(moves.map(({ from, to }) => [to, from]))
    this.#folders = renamedFolders(moves, foldersOf(earlier), foldersOf(later))
  }

  /**
   * Returns what an address was called that leads to a page that moved, or into a folder that was
   * renamed.
   */
  calledBefore(address: string): string[] {
    return this.#inSite(address, (path) => {
      const page = this.#pages.get(path)
      const names: string[] = []
      if (page !== undefined) names.push(page)
      for (let folder = takeFolder(path); folder !== ''; folder = takeFolder(folder.slice(0, -1))) {
        const before = this.#folders.get(folder)
        if (before !== undefined) names.push(before + path.slice(folder.length))
      }
      return names
    })
  }

  /**
   * Returns what an address was that is relative to a page, which moved; none if the page did not.
   */
  seenBefore(address: string, page: string): string[] {
    const from = this.#pages.get(page)
    if (from === undefined) return []
    return this.#inSite(address, (path) => {
      const before = joinPath(takeFolder(from), findWay(path, takeFolder(page)))
      if (before === undefined) return []
      return [before]
    })
  }

  /** Returns an address with other paths in it; none if it is not one of the site. */
  #inSite(address: string, pathsOf: (path: string) => string[]): string[] {
    const prefix = address.startsWith('/') ? this.#prefix : ''
    if (!address.startsWith(prefix)) return []
    const { path = '', rest = '' } =
      /^(?<path>[^?#]*)(?<rest>.*)$/s.exec(address.slice(prefix.length))?.groups ?? {}
    return pathsOf(path).map((other) => prefix + other + rest)
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
): ReadonlyMap<string, string> {
  const folders = moves.map(({ from, to }) => withoutCommonEnd(takeFolder(from), takeFolder(to)))
  return new Map(
    folders
      .filter(([from, to]) => !later.has(from) && !earlier.has(to))
      .map(([from, to]) => [to, from]),
  )
}

/** Returns two folders without the folders at their ends that are called the same. */
function withoutCommonEnd(from: string, to: string): readonly [from: string, to: string] {
  let [a, b] = [from, to]
  while (a !== '' && b !== '') {
    const [outerA, outerB] = [takeFolder(a.slice(0, -1)), takeFolder(b.slice(0, -1))]
    if (a.slice(outerA.length) !== b.slice(outerB.length)) break
    a = outerA
    b = outerB
  }
  return [a, b]
}

/** Returns all folders of files, each with a slash at its end; the root is the empty text. */
function foldersOf(names: readonly string[]): ReadonlySet<string> {
  const folders = new Set([''])
  for (const name of names)
    for (
      let folder = takeFolder(name);
      !folders.has(folder);
      folder = takeFolder(folder.slice(0, -1))
    )
      folders.add(folder)
  return folders
}
