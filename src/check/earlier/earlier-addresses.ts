/** Translates addresses of a site to those that they had in the earlier one. */
import { type Bytes, getFolder, NO_BYTES, toBytes } from '../../web/byte-strings.ts'
import { stripFragment } from '../../web/fragments.ts'
import type { SitePath } from '../../web/paths.ts'
import { findRelativePath, joinRelativePath } from '../../web/resolve-address.ts'
import { FragmentTranslator } from './fragment-translator.ts'
import {
  type FolderTranslations,
  findLaterFolders,
  listTranslatedPaths,
  type PageMove,
} from './renamed-folders.ts'

/** The names of files in two compared sites, and the pages that moved. */
interface ComparedNames {
  readonly earlier: readonly Bytes[]
  readonly later: readonly Bytes[]
  /** Pages that certainly have the same content at another path. */
  readonly moves: readonly PageMove[]
  readonly basePath: string
}

/** The earlier addresses of pages that moved, and of files in renamed folders. */
export class EarlierAddresses {
  /** Percent-encoded, as in the keys of findings. */
  readonly #basePath: Bytes
  /** The earlier names of pages and folders, by their later ones. */
  readonly #earlierPages: ReadonlyMap<string, Bytes>
  readonly #earlierFolders: FolderTranslations
  readonly #fragmentTranslator: FragmentTranslator

  constructor({ earlier, later, moves, basePath }: ComparedNames) {
    this.#basePath = toBytes(basePath)
    this.#earlierPages = new Map(moves.map(({ from, to }) => [to, from]))
    const laterFolders = findLaterFolders(moves, earlier, later)
    this.#earlierFolders = new Map(
      [...laterFolders].map(([earlierFolder, laterFolder]) => [laterFolder, earlierFolder]),
    )
    this.#fragmentTranslator = new FragmentTranslator(this.#earlierFolders)
  }

  /**
   * Returns the earlier addresses of a page that moved, of a file in a renamed folder, or of an
   * unresolved reference to one.
   */
  listEarlierAddresses(address: Bytes): Bytes[] {
    const atEarlierPaths = this.#listWithOtherPaths(address, (path) => this.#listEarlierPaths(path))
    const fragment = address.slice(stripFragment(address).length)
    const earlierFragment = this.#fragmentTranslator.translate(fragment)
    if (earlierFragment === fragment) return atEarlierPaths
    const withEarlierFragment = stripFragment(address).concat(earlierFragment)
    const withBoth = atEarlierPaths.map((each) => stripFragment(each).concat(earlierFragment))
    return [...atEarlierPaths, withEarlierFragment, ...withBoth]
  }

  #listEarlierPaths(path: SitePath): SitePath[] {
    const page = this.#earlierPages.get(path)
    const inFolders = listTranslatedPaths(path, this.#earlierFolders)
    if (page === undefined) return inFolders
    return [page, ...inFolders]
  }

  /**
   * Returns the address that a relative link pointed to before its page moved; none if the page did
   * not move.
   */
  listEarlierDestinations(address: Bytes, page: Bytes): Bytes[] {
    const earlierPage = this.#earlierPages.get(page)
    if (earlierPage === undefined) return []
    return this.#listWithOtherPaths(address, (path) => {
      const relativePath = findRelativePath(path, getFolder(page))
      const earlierPath = joinRelativePath(getFolder(earlierPage), relativePath)
      if (earlierPath === undefined) return []
      return [earlierPath]
    })
  }

  /**
   * Returns an address with its path replaced by each that `listPaths` returns; none if it is
   * outside the site.
   */
  #listWithOtherPaths(address: Bytes, listPaths: (path: SitePath) => SitePath[]): Bytes[] {
    // Names of files and unresolved references have no base path.
    const prefix = address.startsWith('/') ? this.#basePath : NO_BYTES
    if (!address.startsWith(prefix)) return []
    const inside = address.slice(prefix.length)
    const path = inside.replace(/[?#].*$/s, '')
    const afterPath = inside.slice(path.length)
    return listPaths(path).map((other) => prefix.concat(other, afterPath))
  }
}
