import { type Bytes, detach } from '../../web/byte-strings.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import type { Use } from '../../web/page/vocabulary.ts'
import { isPage, isSvgFile } from '../../web/page-names.ts'
import type { Base } from '../../web/resolve-address.ts'
import type { FileIndex } from '../../web/tree.ts'
import type { LinkedAnchor } from './anchor-links.ts'
import type { Destination, DestinationFinder } from './destination-finder.ts'
import type { LinkRecord } from './link-record.ts'

/** The longest address, in bytes, whose destination is cached. */
const MAX_CACHED_BYTES = 1_000
/** How many destinations of addresses in one folder are cached. */
const MAX_CACHED_COUNT = 50_000
/**
 * An address without a path points to the page that contains it, so it cannot be cached by folder.
 */
const IN_PAGE_ADDRESS = /^[\x00-\x20]*(?:[?#]|$)/

/** An address whose destination has been noted in the `LinkRecord`. */
export interface NotedAddress {
  /** As it is written. Not a slice of a page. */
  readonly written: Bytes
  /** What it points to, fragment aside. */
  readonly destination: Destination
  /** The anchor that its fragment points to, if the anchors of its file are known. */
  readonly anchor: LinkedAnchor | undefined
}

/**
 * Caches the destinations of the addresses in one folder. Those in the cache have been noted, so
 * only the others are noted.
 */
export class DestinationCache {
  readonly #servedSite: ServedSite
  readonly #finder: DestinationFinder
  readonly #record: LinkRecord
  /** By address, one map per use: pages in one folder share most addresses. */
  readonly #mapsByUse = new Map<Use, Map<string, NotedAddress>>()
  /** The folder or base to which the cached addresses are relative. */
  #scope: string | undefined

  constructor(servedSite: ServedSite, finder: DestinationFinder, record: LinkRecord) {
    this.#servedSite = servedSite
    this.#finder = finder
    this.#record = record
  }

  /**
   * Returns an address with its destination, which is noted unless it is cached. `written` may be a
   * slice of a page.
   */
  getOrNote(use: Use, written: Bytes, base: Base): NotedAddress {
    this.#emptyIfOtherFolder(base)
    const cached = this.#getOrAddMap(use)
    const known = cached.get(written)
    if (known !== undefined) return known

    const noted = this.#note(use, detach(written), base)
    if (cached.size > MAX_CACHED_COUNT) cached.clear()
    if (written.length <= MAX_CACHED_BYTES && !isInPageAddress(written))
      cached.set(noted.written, noted)
    return noted
  }

  /** Empties the cache if its addresses are relative to another folder or base. */
  #emptyIfOtherFolder(base: Base): void {
    const scope = base.folder ?? base.url
    if (scope !== this.#scope) this.#mapsByUse.clear()
    // Assigned even if equal: each page has its own string, and comparing the same object is fast.
    this.#scope = scope
  }

  #getOrAddMap(use: Use): Map<string, NotedAddress> {
    const known = this.#mapsByUse.get(use)
    if (known !== undefined) return known
    const added = new Map<string, NotedAddress>()
    this.#mapsByUse.set(use, added)
    return added
  }

  #note(use: Use, written: Bytes, base: Base): NotedAddress {
    const fragmentStart = written.indexOf('#')
    if (fragmentStart === -1) {
      const destination = this.#finder.find(use, written, base)
      this.#noteDestination(use, destination)
      return { written, destination, anchor: undefined }
    }
    // Addresses that differ in their fragments share what was found, and cached, for their paths.
    const { destination } = this.getOrNote(use, written.slice(0, fragmentStart), base)
    const fragment = written.slice(fragmentStart)
    return { written, destination, anchor: this.#noteAnchor(use, destination, fragment) }
  }

  #noteDestination(use: Use, { address, servedFile }: Destination): void {
    this.#record.noteIfExternal(address)
    if (address.kind === 'site' && servedFile !== undefined)
      this.#record.noteUse(use, address, servedFile)
  }

  /** Returns the anchor that a fragment points to; undefined if the file has none of its kind. */
  #noteAnchor(use: Use, { servedFile }: Destination, fragment: Bytes): LinkedAnchor | undefined {
    if (servedFile === undefined || !this.#mayUseAnchor(use, servedFile)) return undefined
    if (use === 'symbol') this.#record.noteSymbolUse(servedFile)
    return this.#record.anchorLinks.getOrAddAnchor(servedFile, fragment)
  }

  /** May a fragment point to an anchor of a page, or to a symbol of an SVG file? */
  #mayUseAnchor(use: Use, fileIndex: FileIndex): boolean {
    if (use === 'link') return isPage(this.#servedSite.getName(fileIndex))
    return use === 'symbol' && isSvgFile(this.#servedSite.getName(fileIndex))
  }
}

/** Does an address, query aside, point to whichever page contains it? */
export function isInPageAddress(written: string): boolean {
  return IN_PAGE_ADDRESS.test(written)
}
