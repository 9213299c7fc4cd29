/** Where pages of a site were in an earlier build, and what their addresses were there. */
import { type Bytes, getFolder, NO_BYTES, toBytes } from '../../web/byte-strings.ts'
import { findRelativePath, joinRelativePath, stripFragment } from '../../web/resolve-address.ts'
import {
  FragmentRenamer,
  findRenamedFolders,
  listRenamedPaths,
  type RenamedFolders,
  type Renaming,
} from './renamed-folders.ts'

/** Two builds of a site: the names of their files, and the pages that moved. */
interface Builds {
  readonly earlier: readonly Bytes[]
  readonly later: readonly Bytes[]
  /** Pages that certainly have the same content at another path. */
  readonly moves: readonly Renaming[]
  readonly basePath: string
}

/** Translates addresses of the later build to those of the earlier one. */
export class EarlierPaths {
  readonly #basePath: Bytes
  /** The earlier names of pages and folders, by their later ones. */
  readonly #pages: ReadonlyMap<string, Bytes>
  readonly #folders: RenamedFolders
  readonly #fragmentRenamer: FragmentRenamer

  constructor({ earlier, later, moves, basePath }: Builds) {
    this.#basePath = toBytes(basePath)
    this.#pages = new Map(moves.map(({ from, to }) => [to, from]))
    const renamed = findRenamedFolders(moves, earlier, later)
    this.#folders = new Map([...renamed].map(([from, to]) => [to, from]))
    this.#fragmentRenamer = new FragmentRenamer(this.#folders)
  }

  /**
   * Returns the earlier addresses of a page that moved, of a file in a renamed folder, or of an
   * unresolved reference to one.
   */
  listFormerAddresses(address: Bytes): Bytes[] {
    const moved = this.#replacePath(address, (path) => this.#listFormerPaths(path))

    const fragment = address.slice(stripFragment(address).length)
    const formerFragment = this.#fragmentRenamer.rename(fragment)
    if (formerFragment === fragment) return moved
    const withFormerFragment = [address, ...moved].map((each) =>
      stripFragment(each).concat(formerFragment),
    )
    return [...moved, ...withFormerFragment]
  }

  #listFormerPaths(path: Bytes): Bytes[] {
    const page = this.#pages.get(path)
    const inFolders = listRenamedPaths(path, this.#folders)
    if (page === undefined) return inFolders
    return [page, ...inFolders]
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
