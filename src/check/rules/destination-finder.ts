import { type Bytes, detach, toBytes } from '../../web/byte-strings.ts'
import { type ServedContent, ServedSite } from '../../web/host/served-site.ts'
import type { SiteData } from '../../web/host/site-data.ts'
import { isClicked, type Use } from '../../web/page/vocabulary.ts'
import { isPage, isSvgFile, swapFolderForm } from '../../web/page-names.ts'
import {
  Addresses,
  type Base,
  decodePathname,
  type ResolvedAddress,
} from '../../web/resolve-address.ts'
import { type AddressFault, findAddressFault } from './address-faults.ts'
import { AnchorLinks } from './anchors.ts'
import { addExternalSpot, type ExternalSpots } from './external-spots.ts'
import type { LazySpot, OccurrenceCount } from './spots.ts'

/** What an address points to. No field is a slice of a page. */
interface Destination {
  /** The address as it is written. */
  readonly value: Bytes
  readonly isWithinSite: boolean
  /** May the address be served by a rule that the check cannot interpret? */
  readonly isUndecided: boolean
  /** The index of the file that the address points to, or was meant to point to. */
  readonly file: number | undefined
  /** The fault of the address, fragment aside, if it has one. */
  readonly fault: AddressFault | undefined
  /** The file in which its fragment is an anchor, if the anchors of that file are known. */
  readonly anchorFile: number | undefined
  /** The links to that anchor. */
  readonly anchor: OccurrenceCount | undefined
  /** The full address without its fragment, if it is on another host. */
  readonly external: string | undefined
}

/** The indexes of files that addresses point to. */
export interface LinkedFiles {
  /** Files that links point to. */
  readonly linked: Set<number>
  /** Linked files that readers visit, and do not only download. */
  readonly visited: Set<number>
  /** SVG files that pages open. */
  readonly openedSvgs: Set<number>
  /** SVG files whose symbols pages show. */
  readonly symbolFiles: Set<number>
  /** Pages that readers see at an address in another folder than the file. */
  readonly relocated: Set<number>
}

const makeLinkedFiles = (): LinkedFiles => ({
  linked: new Set(),
  visited: new Set(),
  openedSvgs: new Set(),
  symbolFiles: new Set(),
  relocated: new Set(),
})

/** The longest address, in bytes, whose destination is cached. */
const MAX_REMEMBERED_BYTES = 1_000
/** How many destinations of addresses in one folder are cached. */
const MAX_REMEMBERED_COUNT = 50_000
/**
 * An address without a path points to the page that contains it, so it cannot be cached by folder.
 */
const OWN_PAGE = /^[\x00-\x20]*(?:[?#]|$)/

/** How other files point to a file: by a link, or only by an address that a script may use. */
export const REACHED = { linked: 1, named: 2 } as const

/** A path that stands for any wrong address, in a folder that does not exist. */
const WRONG_FOLDER = toBytes('x/y/')

/** Finds the destinations of addresses, and caches them. */
export class DestinationFinder {
  readonly addresses: Addresses
  readonly served: ServedSite
  readonly anchorLinks = new AnchorLinks()
  /** The external addresses in the files that this thread has read. */
  readonly external: ExternalSpots = new Map()
  /** For each file that another one points to, one of `REACHED`; by index. */
  readonly reached: Uint8Array

  #linkedFiles = makeLinkedFiles()
  /** Cached destinations by use and address: pages in one folder share most addresses. */
  #memory: { [Of in Use]?: Map<string, Destination> } = {}
  #memoryScope: string | undefined

  constructor(site: SiteData) {
    this.addresses = new Addresses(site)
    this.served = new ServedSite(site)
    this.reached = new Uint8Array(site.names.length)
  }

  /** Returns the base for addresses in a page of the site. */
  makePageBase(name: Bytes): Base {
    const file = this.served.files.get(name)
    const isRelocated = file !== undefined && this.served.isAlwaysShownInOtherFolder(file)
    if (isRelocated) return this.makeRelocatedPageBase(name)
    return this.addresses.makeFileBase(name)
  }

  /**
   * Returns the base for a page whose address is in another folder than its file. `href` is that of
   * the page's `<base>`, if it has one.
   */
  makeRelocatedPageBase(name: Bytes, href?: Bytes): Base {
    const folder = this.served.findNotFoundFolder(name)
    const at = folder === undefined ? swapFolderForm(name) : folder.concat(WRONG_FOLDER)
    const from = (file: Bytes) =>
      this.addresses.makeElementBase(href, this.addresses.makeFileBase(file))
    return { ...from(at), relocated: { path: at, fileBase: from(name) } }
  }

  /** Resolves an address without a fragment. An external address is added to `external`. */
  resolveAndNote(value: Bytes, base: Base): ResolvedAddress {
    const address = this.addresses.resolve(value, base)
    const external = readExternalAddress(address)
    if (external !== undefined && !this.external.has(external)) this.external.set(external, [])
    return address
  }

  /** Notes where an external address occurs, once for each line. */
  noteExternal(address: string, spot: LazySpot): void {
    const fileIndex = this.served.files.get(spot.fileName)
    const spots = this.external.get(address)
    if (fileIndex === undefined || spots === undefined) return
    addExternalSpot(spots, { fileIndex, line: spot.findLine() })
  }

  /** Notes that the file `from` points to another one, by index. */
  noteReached(file: number, from: string): void {
    // Names are compared only until the first link.
    if (this.reached[file] !== REACHED.linked && this.served.getName(file) !== from)
      this.reached[file] = REACHED.linked
  }

  /** Notes that the file `from` points to an address, without checking it. */
  noteReachedAddress(value: Bytes, base: Base, from: string): void {
    const file = this.#findFile(value, base)
    if (file !== undefined) this.noteReached(file, from)
  }

  /** Notes that scripts of the file `from` may open an address, without checking it. */
  noteNamed(value: Bytes, base: Base, from: string): void {
    const file = this.#findFile(value, base)
    if (file === undefined || this.reached[file] !== 0) return
    if (this.served.getName(file) !== from) this.reached[file] = REACHED.named
  }

  #findFile(value: Bytes, base: Base): number | undefined {
    const address = this.addresses.resolve(stripFragment(value), base)
    const isWithinSite = address.kind === 'site'
    const content = isWithinSite ? this.served.findContent(address.path, address.query) : undefined
    return this.findMeant(address, content)
  }

  /**
   * Returns the index of the file that is served at an address. If the host does not serve the
   * address, returns the file that was probably meant.
   */
  findMeant(address: ResolvedAddress, content: ServedContent | undefined): number | undefined {
    if (content?.kind === 'file') return content.file
    const { served } = this
    if (address.kind === 'site') return served.findFileByName(address.path)
    // An address without the base path is reported by another finding.
    if (address.kind === 'outside-base-path')
      return served.findFileByName(decodePathname(address.path).slice(1))
    return undefined
  }

  /**
   * Does a loaded address work without another host? It does if this site serves it, or if it needs
   * no request. An external address is added to `external`.
   */
  noteAndCheckServed(value: Bytes, base: Base): boolean {
    const address = this.resolveAndNote(stripFragment(value), base)
    if (address.kind !== 'site') return address.kind === 'no-request'
    return this.served.findContent(address.path) !== undefined
  }

  /** Returns the destination of an address. `value` may be a slice of a page. */
  find(use: Use, value: Bytes, base: Base): Destination {
    const scope = base.folder ?? base.url
    if (scope !== this.#memoryScope) this.#memory = {}
    this.#memoryScope = scope
    this.#memory[use] ??= new Map()
    const memory = this.#memory[use]
    const known = memory.get(value)
    if (known !== undefined) return known
    const destination = this.#findUnknown(use, detach(value), base)
    if (memory.size > MAX_REMEMBERED_COUNT) memory.clear()
    if (value.length <= MAX_REMEMBERED_BYTES && !pointsToOwnPage(value))
      memory.set(destination.value, destination)
    return destination
  }

  /** Returns the files that addresses have pointed to since the previous call. */
  takeLinkedFiles(): LinkedFiles {
    const taken = this.#linkedFiles
    this.#linkedFiles = makeLinkedFiles()
    return taken
  }

  #findUnknown(use: Use, value: Bytes, base: Base): Destination {
    const hash = value.indexOf('#')
    if (hash === -1) return this.#findWithoutFragment(use, value, base)
    const whole = this.find(use, value.slice(0, hash), base)
    const { anchorFile } = whole
    if (anchorFile === undefined) return { ...whole, value }
    if (use === 'symbol') this.#linkedFiles.symbolFiles.add(anchorFile)
    return { ...whole, value, anchor: this.anchorLinks.getOrAdd(anchorFile, value.slice(hash)) }
  }

  #findWithoutFragment(use: Use, value: Bytes, base: Base): Destination {
    const { served, addresses } = this
    const address = this.resolveAndNote(value, base)
    const isWithinSite = address.kind === 'site'
    const content = isWithinSite ? served.findContent(address.path, address.query) : undefined
    const isFile = isWithinSite && content?.kind === 'file'
    return {
      value,
      isWithinSite,
      isUndecided: isWithinSite && served.mayUnsupportedRuleServe(address.path, content),
      file: this.findMeant(address, content),
      fault: findAddressFault({ use, value, address, content }, served, addresses),
      anchorFile: isFile ? this.#noteLinkedFile(use, address, content.file) : undefined,
      anchor: undefined,
      external: readExternalAddress(address),
    }
  }

  /** Notes the file that an address points to, and returns it if its anchors are known. */
  #noteLinkedFile(
    use: Use,
    { path, query = '' }: Extract<ResolvedAddress, { kind: 'site' }>,
    file: number,
  ): number | undefined {
    const isOpened = use === 'link' || use === 'document'
    const name = this.served.getName(file)
    const isSvg = isSvgFile(name)
    if (isClicked(use)) this.#linkedFiles.linked.add(file)
    if (use === 'link') this.#linkedFiles.visited.add(file)
    if (isOpened && isSvg) this.#linkedFiles.openedSvgs.add(file)
    if (isOpened && this.served.isShownInOtherFolder(path, query, file))
      this.#linkedFiles.relocated.add(file)
    const mayHaveAnchors = use === 'link' && isPage(name)
    const mayHaveSymbols = use === 'symbol' && isSvg
    if (mayHaveAnchors || mayHaveSymbols) return file
    return undefined
  }
}

/** Returns the URL of an external http(s) address; undefined for other addresses. */
function readExternalAddress(address: ResolvedAddress): string | undefined {
  if (address.kind !== 'other-host' || !address.url.startsWith('http')) return undefined
  return address.url
}

/** Does an address, query aside, point to whichever page contains it? */
export function pointsToOwnPage(value: string): boolean {
  return OWN_PAGE.test(value)
}

/** Returns an address up to its fragment. */
export function stripFragment(value: Bytes): Bytes {
  const hash = value.indexOf('#')
  if (hash === -1) return value
  return value.slice(0, hash)
}
