import { type Bytes, detach, toBytes } from '../../web/byte-strings.ts'
import { type ServedContent, ServedSite } from '../../web/host/served-site.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import { isClicked, type Use } from '../../web/page/vocabulary.ts'
import { isPage, isSvgFile, makeRelocatedPath } from '../../web/page-names.ts'
import {
  Addresses,
  type Base,
  decodePathname,
  type ResolvedAddress,
  stripFragment,
} from '../../web/resolve-address.ts'
import type { FileIndex } from '../../web/tree.ts'
import type { LazySpot, Occurrences } from '../collector/occurrences.ts'
import { type AddressFault, findAddressFault } from './address-faults.ts'
import { AnchorLinks } from './anchors.ts'
import { addExternalSpot, type ExternalSpots } from './external-spots.ts'

/** The longest address, in bytes, whose destination is cached. */
const MAX_CACHED_BYTES = 1_000
/** How many destinations of addresses in one folder are cached. */
const MAX_CACHED_COUNT = 50_000
/**
 * An address without a path points to the page that contains it, so it cannot be cached by folder.
 */
const OWN_PAGE = /^[\x00-\x20]*(?:[?#]|$)/

/** A path that stands for any wrong address, in a folder that does not exist. */
const WRONG_FOLDER = toBytes('x/y/')

/** How other files point to a file. Of several ways, the greatest counts. */
export const REACHED = {
  notAtAll: 0,
  /** By text in a script, which may be an address that the script opens. */
  byScriptOnly: 1,
  /** By an address that is certainly one. */
  byAddress: 2,
} as const
type Reached = (typeof REACHED)[keyof typeof REACHED]

/** What an address points to. No field is a slice of a page. */
interface Destination {
  /** The address as it is written. */
  readonly written: Bytes
  readonly isWithinSite: boolean
  /** May the address be served by a rule that the check cannot interpret? */
  readonly isUndecided: boolean
  /** The file that the address points to, or was meant to point to. */
  readonly fileIndex: FileIndex | undefined
  /** The fault of the address, fragment aside, if it has one. */
  readonly fault: AddressFault | undefined
  /** The file in which its fragment is an anchor, if the anchors of that file are known. */
  readonly anchorFile: FileIndex | undefined
  /** The links to that anchor. */
  readonly anchor: Occurrences | undefined
  /** The full address without its fragment, if it is on another host. */
  readonly externalUrl: string | undefined
}

/** The files that addresses point to, by how the files are used. */
export interface UsedFiles {
  /** Files that links point to. */
  readonly clickTargets: Set<FileIndex>
  /** The files among them that readers visit, and do not only download. */
  readonly visitTargets: Set<FileIndex>
  /** SVG files that pages open. */
  readonly openedSvgs: Set<FileIndex>
  /** SVG files whose symbols pages show. */
  readonly symbolFiles: Set<FileIndex>
  /** Pages that readers see at an address in a different folder from the file. */
  readonly relocatedPages: Set<FileIndex>
}

function makeUsedFiles(): UsedFiles {
  return {
    clickTargets: new Set(),
    visitTargets: new Set(),
    openedSvgs: new Set(),
    symbolFiles: new Set(),
    relocatedPages: new Set(),
  }
}

/** Finds the destinations of addresses, caches them, and notes which files addresses point to. */
export class DestinationFinder {
  readonly addresses: Addresses
  readonly served: ServedSite
  readonly anchorLinks = new AnchorLinks()
  /** The external addresses in the files that this thread has read. */
  readonly externalSpots: ExternalSpots = new Map()
  /** How each file was reached from another one, as one of `REACHED`, by index. */
  readonly reached: Uint8Array

  #usedFiles = makeUsedFiles()
  /** The destinations of addresses by use: pages in one folder share most addresses. */
  #cache: { [Of in Use]?: Map<string, Destination> } = {}
  /** The folder or base to which the cached addresses are relative. */
  #cacheScope: string | undefined

  constructor(site: SiteSnapshot) {
    this.addresses = new Addresses(site)
    this.served = new ServedSite(site)
    this.reached = new Uint8Array(site.names.length)
  }

  /** Returns the base for addresses in a page of the site. */
  makePageBase(pageName: Bytes): Base {
    const fileIndex = this.served.files.get(pageName)
    const isRelocated = fileIndex !== undefined && this.served.isAlwaysRelocated(fileIndex)
    if (isRelocated) return this.makeRelocatedPageBase(pageName)
    return this.addresses.makeFileBase(pageName)
  }

  /**
   * Returns the base for a page whose address is in a different folder from its file. `href` is that of
   * the page's `<base>`, if it has one.
   */
  makeRelocatedPageBase(pageName: Bytes, href?: Bytes): Base {
    const notFoundFolder = this.served.findNotFoundFolder(pageName)
    let shownPath = makeRelocatedPath(pageName)
    if (notFoundFolder !== undefined) shownPath = notFoundFolder.concat(WRONG_FOLDER)

    const makeBaseAt = (path: Bytes) =>
      this.addresses.makeElementBase(href, this.addresses.makeFileBase(path))
    const relocated = { path: shownPath, fileBase: makeBaseAt(pageName) }
    return { ...makeBaseAt(shownPath), relocated }
  }

  /** Resolves an address without a fragment. An external address is added to `externalSpots`. */
  resolveAndNote(written: Bytes, base: Base): ResolvedAddress {
    const address = this.addresses.resolve(written, base)
    const externalUrl = readExternalUrl(address)
    if (externalUrl === undefined) return address
    if (!this.externalSpots.has(externalUrl)) this.externalSpots.set(externalUrl, [])
    return address
  }

  /** Notes where an external address occurs, once for each line. */
  noteExternal(address: string, spot: LazySpot): void {
    const fileIndex = this.served.files.get(spot.fileName)
    const spots = this.externalSpots.get(address)
    if (fileIndex === undefined || spots === undefined) return
    addExternalSpot(spots, { fileIndex, line: spot.findLine() })
  }

  /** Notes that an address in the file `fromName` points to a file. */
  noteReached(fileIndex: FileIndex, fromName: string): void {
    this.#noteReachedBy(REACHED.byAddress, fileIndex, fromName)
  }

  /** Notes that the file `fromName` has a link, which is not checked. */
  noteLink(written: Bytes, base: Base, fromName: string): void {
    const fileIndex = this.#findMeantByAddress(written, base)
    if (fileIndex !== undefined) this.noteReached(fileIndex, fromName)
  }

  /** Notes that a script of the file `fromName` mentions an address, which it may open. */
  noteScriptMention(written: Bytes, base: Base, fromName: string): void {
    const fileIndex = this.#findMeantByAddress(written, base)
    if (fileIndex !== undefined) this.#noteReachedBy(REACHED.byScriptOnly, fileIndex, fromName)
  }

  /** Notes how a file was reached, unless it was reached from itself. */
  #noteReachedBy(how: Reached, fileIndex: FileIndex, fromName: string): void {
    // Names are only compared if the note would change something.
    const before = this.reached[fileIndex] ?? REACHED.notAtAll
    if (before < how && this.served.getName(fileIndex) !== fromName) this.reached[fileIndex] = how
  }

  #findMeantByAddress(written: Bytes, base: Base): FileIndex | undefined {
    const address = this.addresses.resolve(stripFragment(written), base)
    return this.findMeantFile(address, this.#findContent(address))
  }

  /**
   * Returns the file that is served at an address. If the host does not serve the address, returns
   * the file that was probably meant.
   */
  findMeantFile(
    address: ResolvedAddress,
    content: ServedContent | undefined,
  ): FileIndex | undefined {
    if (content?.kind === 'file') return content.fileIndex
    if (address.kind === 'site') return this.served.findFileByName(address.path)
    // An address without the base path is reported by another finding.
    if (address.kind === 'outside-base-path')
      return this.served.findFileByName(decodePathname(address.path).slice(1))
    return undefined
  }

  /** Returns what the host serves at an address, if it is within the site. */
  #findContent(address: ResolvedAddress): ServedContent | undefined {
    if (address.kind !== 'site') return undefined
    return this.served.findContent(address.path, address.query)
  }

  /**
   * Does a loaded address work without another host? It does if this site serves it, or if it needs
   * no request. An external address is added to `externalSpots`.
   */
  noteAndCheckServed(written: Bytes, base: Base): boolean {
    const address = this.resolveAndNote(stripFragment(written), base)
    if (address.kind !== 'site') return address.kind === 'no-request'
    return this.served.findContent(address.path) !== undefined
  }

  /**
   * Returns the destination of an address, and notes the file that it points to. `written` may be a
   * slice of a page.
   */
  findAndNote(use: Use, written: Bytes, base: Base): Destination {
    const cache = this.#openCache(use, base)
    const cached = cache.get(written)
    if (cached !== undefined) return cached

    const destination = this.#findUncached(use, detach(written), base)
    if (cache.size > MAX_CACHED_COUNT) cache.clear()
    if (written.length <= MAX_CACHED_BYTES && !pointsToOwnPage(written))
      cache.set(destination.written, destination)
    return destination
  }

  /**
   * Returns the cache for addresses relative to a base, and empties it if the folder is another.
   */
  #openCache(use: Use, base: Base): Map<string, Destination> {
    const scope = base.folder ?? base.url
    if (scope !== this.#cacheScope) this.#cache = {}
    this.#cacheScope = scope
    this.#cache[use] ??= new Map()
    return this.#cache[use]
  }

  /** Returns the files that addresses have pointed to since the previous call. */
  takeUsedFiles(): UsedFiles {
    const taken = this.#usedFiles
    this.#usedFiles = makeUsedFiles()
    return taken
  }

  #findUncached(use: Use, written: Bytes, base: Base): Destination {
    const hash = written.indexOf('#')
    if (hash === -1) return this.#findWithoutFragment(use, written, base)

    // Addresses that differ in their fragments share what was found for their paths.
    const withoutFragment = this.findAndNote(use, written.slice(0, hash), base)
    const { anchorFile } = withoutFragment
    if (anchorFile === undefined) return { ...withoutFragment, written }
    if (use === 'symbol') this.#usedFiles.symbolFiles.add(anchorFile)
    const anchor = this.anchorLinks.getOrAdd(anchorFile, written.slice(hash))
    return { ...withoutFragment, written, anchor }
  }

  #findWithoutFragment(use: Use, written: Bytes, base: Base): Destination {
    const { served, addresses } = this
    const address = this.resolveAndNote(written, base)
    const content = this.#findContent(address)
    const isWithinSite = address.kind === 'site'
    let anchorFile: FileIndex | undefined
    if (isWithinSite && content?.kind === 'file')
      anchorFile = this.#noteUse(use, address, content.fileIndex)
    return {
      written,
      isWithinSite,
      isUndecided: isWithinSite && served.mayUnsupportedRuleServe(address.path, content),
      fileIndex: this.findMeantFile(address, content),
      fault: findAddressFault({ use, written, address, content }, served, addresses),
      anchorFile,
      anchor: undefined,
      externalUrl: readExternalUrl(address),
    }
  }

  /** Notes how an address uses a file, and returns the file if its anchors are known. */
  #noteUse(
    use: Use,
    { path, query = '' }: Extract<ResolvedAddress, { kind: 'site' }>,
    fileIndex: FileIndex,
  ): FileIndex | undefined {
    const used = this.#usedFiles
    const fileName = this.served.getName(fileIndex)
    const isSvg = isSvgFile(fileName)
    if (isClicked(use)) used.clickTargets.add(fileIndex)
    if (use === 'link') used.visitTargets.add(fileIndex)

    const isOpened = use === 'link' || use === 'document'
    if (isOpened && isSvg) used.openedSvgs.add(fileIndex)
    if (isOpened && this.served.isSometimesRelocated(path, query, fileIndex))
      used.relocatedPages.add(fileIndex)

    const mayHaveAnchors = use === 'link' && isPage(fileName)
    const mayHaveSymbols = use === 'symbol' && isSvg
    if (mayHaveAnchors || mayHaveSymbols) return fileIndex
    return undefined
  }
}

/** Returns the URL of an external http(s) address; undefined for other addresses. */
function readExternalUrl(address: ResolvedAddress): string | undefined {
  if (address.kind !== 'other-host' || !address.url.startsWith('http')) return undefined
  return address.url
}

/** Does an address, query aside, point to whichever page contains it? */
export function pointsToOwnPage(written: string): boolean {
  return OWN_PAGE.test(written)
}
