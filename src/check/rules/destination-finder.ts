import { Addresses, type Base, decodePathname, type ResolvedAddress } from '../../web/address.ts'
import { type Bytes, detach, toBytes } from '../../web/byte-strings.ts'
import { ServedSite, type SiteAnswer } from '../../web/host/served-site.ts'
import type { Site } from '../../web/host/site.ts'
import { isClicked, type Use } from '../../web/page/vocabulary.ts'
import { isPage, isSvgFile, swapFolderForm } from '../../web/page-names.ts'
import { type AddressFault, findAddressFault } from './address-faults.ts'
import { AnchorLinks } from './anchors.ts'
import type { Occurrence, Occurrences } from './occurrences.ts'

/** What an address points to. No field is a slice of a page. */
export interface Destination {
  /** The address as it is written. */
  readonly value: Bytes
  readonly isWithinSite: boolean
  /** May only a rule that is not read answer it? */
  readonly isUndecided: boolean
  /** The file that it points to, or is meant to point to: its index. */
  readonly file: number | undefined
  /** What is wrong with it, its fragment apart, if anything. */
  readonly fault: AddressFault | undefined
  /** The file in which its fragment is an anchor, if the anchors of that file are known. */
  readonly anchorFile: number | undefined
  /** The links to that anchor. */
  readonly anchor: Occurrences | undefined
  /** In full, if it is one of another host, without its fragment. */
  readonly external: string | undefined
}

/**
 * The addresses of other hosts that a site names, without fragments, and where: the index of a file
 * and a line, in turns. The line is 0 where it is not known.
 */
export type ExternalPlaces = Map<string, number[]>

/**
 * By index: the files that links point to; those of them that readers visit, and not only save; the
 * SVG files that pages open; those whose symbols pages show; and relocated pages, which readers see
 * at an address in another folder than the file.
 */
export type LinkedFiles = Readonly<
  Record<'linked' | 'visited' | 'opened' | 'searched' | 'relocated', Set<number>>
>

const makeLinkedFiles = (): LinkedFiles => ({
  linked: new Set(),
  visited: new Set(),
  opened: new Set(),
  searched: new Set(),
  relocated: new Set(),
})

/** The destinations of longer addresses are not remembered. In bytes. */
const MAX_REMEMBERED_LENGTH = 1_000
/** How many addresses relative to one folder are remembered with their destinations. */
const MAX_REMEMBERED = 50_000
/**
 * An address without a path points to the page that it is in, so its meaning differs from page to
 * page.
 */
const OWN_PAGE = /^[\x00-\x20]*(?:[?#]|$)/

/** What stands for any folder in which nothing has the address. */
const WRONG_FOLDER = toBytes('x/y/')

/** Finds out what addresses point to, and remembers it. */
export class DestinationFinder {
  readonly addresses: Addresses
  readonly served: ServedSite
  readonly anchorLinks = new AnchorLinks()
  /** Those that were resolved in the files that were read by this thread. */
  readonly external: ExternalPlaces = new Map()
  /** 1 for each file that another page points to, by index. */
  readonly reached: Uint8Array

  #linkedFiles = makeLinkedFiles()
  /** The destinations of addresses, by use: pages in one folder share most of them. */
  #memory: { [Of in Use]?: Map<string, Destination> } = {}
  #memoryScope: string | undefined

  constructor(site: Site) {
    this.addresses = new Addresses(site)
    this.served = new ServedSite(site)
    this.reached = new Uint8Array(site.names.length)
  }

  /** Returns the base of a page of the site. */
  makePageBase(name: Bytes): Base {
    const file = this.served.files.get(name)
    const isRelocated = file !== undefined && this.served.isAlwaysShownInOtherFolder(file)
    if (isRelocated) return this.makeRelocatedPageBase(name)
    return this.addresses.makeFileBase(name)
  }

  /**
   * Returns the base of a page in another folder than its file; `href` is that of its `<base>`, if
   * it has one.
   */
  makeRelocatedPageBase(name: Bytes, href?: Bytes): Base {
    const folder = this.served.findNotFoundFolder(name)
    const at = folder === undefined ? swapFolderForm(name) : folder.concat(WRONG_FOLDER)
    const from = (file: Bytes) =>
      this.addresses.makeElementBase(href, this.addresses.makeFileBase(file))
    return { ...from(at), relocated: { path: at, fileBase: from(name) } }
  }

  /**
   * Returns what an address without a fragment stands for, and remembers it if it is on another
   * host.
   */
  resolve(value: Bytes, base: Base): ResolvedAddress {
    const address = this.addresses.resolve(value, base)
    const external = readExternalAddress(address)
    if (external !== undefined && !this.external.has(external)) this.external.set(external, [])
    return address
  }

  /** Notes where an address of another host stands, once for each line. */
  noteExternal(address: string, where: Occurrence): void {
    const file = this.served.files.get(where.page)
    const places = this.external.get(address)
    if (file === undefined || places === undefined) return
    const inLine = where.findLine() ?? 0
    const isSameLine = places.at(-2) === file && places.at(-1) === inLine
    if (!isSameLine) places.push(file, inLine)
  }

  /** Notes that the file `from` points to another one, by index. */
  noteReached(file: number, from: string): void {
    // Names are only compared until another file points there.
    if (this.reached[file] === 0 && this.served.nameOf(file) !== from) this.reached[file] = 1
  }

  /** Notes only that the file `from` points to the file at an address. */
  noteNamed(value: Bytes, base: Base, from: string): void {
    const address = this.addresses.resolve(stripFragment(value), base)
    const isWithinSite = address.kind === 'site'
    const answer = isWithinSite ? this.served.answer(address.path, address.query) : undefined
    const file = this.findMeant(address, answer)
    if (file !== undefined) this.noteReached(file, from)
  }

  /**
   * Returns the file that answers an address or, if its host does not answer it, that is probably
   * meant.
   */
  findMeant(address: ResolvedAddress, answer: SiteAnswer | undefined): number | undefined {
    if (answer?.kind === 'file') return answer.file
    const { served } = this
    if (address.kind === 'site') return served.findFileByName(address.path)
    // Without its base path, it is broken, and another finding says so.
    if (address.kind === 'outside-base-path')
      return served.findFileByName(decodePathname(address.path).slice(1))
    return undefined
  }

  /** Is there nothing wrong with an address that a page loads, as far as this site goes? */
  isAnswered(value: Bytes, base: Base): boolean {
    const address = this.resolve(stripFragment(value), base)
    if (address.kind !== 'site') return address.kind === 'no-request'
    return this.served.answer(address.path) !== undefined
  }

  /** Returns what an address points to. `value` may be a slice of a page. */
  find(use: Use, value: Bytes, base: Base): Destination {
    const scope = base.folder ?? base.url
    if (scope !== this.#memoryScope) this.#memory = {}
    this.#memoryScope = scope
    this.#memory[use] ??= new Map()
    const memory = this.#memory[use]
    const known = memory.get(value)
    if (known !== undefined) return known
    const destination = this.#findUnknown(use, detach(value), base)
    if (memory.size > MAX_REMEMBERED) memory.clear()
    if (value.length <= MAX_REMEMBERED_LENGTH && !pointsToOwnPage(value))
      memory.set(destination.value, destination)
    return destination
  }

  /** Returns the files that addresses have pointed to since the last call. */
  takeLinkedFiles(): LinkedFiles {
    const taken = this.#linkedFiles
    this.#linkedFiles = makeLinkedFiles()
    return taken
  }

  #findUnknown(use: Use, value: Bytes, base: Base): Destination {
    const hash = value.indexOf('#')
    if (hash === -1) return this.#findWithoutFragment(use, value, base)
    const whole = this.find(use, value.slice(0, hash), base)
    const { anchorFile: searched } = whole
    if (searched === undefined) return { ...whole, value }
    if (use === 'symbol') this.#linkedFiles.searched.add(searched)
    return { ...whole, value, anchor: this.anchorLinks.getOrAdd(searched, value.slice(hash)) }
  }

  #findWithoutFragment(use: Use, value: Bytes, base: Base): Destination {
    const { served, addresses } = this
    const address = this.resolve(value, base)
    const isWithinSite = address.kind === 'site'
    const answer = isWithinSite ? served.answer(address.path, address.query) : undefined
    const isFile = isWithinSite && answer?.kind === 'file'
    return {
      value,
      isWithinSite,
      isUndecided: isWithinSite && served.mayUnreadRuleAnswer(address.path, answer),
      file: this.findMeant(address, answer),
      fault: findAddressFault({ use, value, address, answer }, served, addresses),
      anchorFile: isFile ? this.#noteLinkedFile(use, address, answer.file) : undefined,
      anchor: undefined,
      external: readExternalAddress(address),
    }
  }

  /** Notes what an address points to, and returns the file if its anchors are known. */
  #noteLinkedFile(
    use: Use,
    { path, query = '' }: Extract<ResolvedAddress, { kind: 'site' }>,
    file: number,
  ): number | undefined {
    const isOpened = use === 'link' || use === 'document'
    const name = this.served.nameOf(file)
    const isSvg = isSvgFile(name)
    if (isClicked(use)) this.#linkedFiles.linked.add(file)
    if (use === 'link') this.#linkedFiles.visited.add(file)
    if (isOpened && isSvg) this.#linkedFiles.opened.add(file)
    if (isOpened && this.served.isShownInOtherFolder(path, query, file))
      this.#linkedFiles.relocated.add(file)
    const isSearched = use === 'link' ? isPage(name) : use === 'symbol' && isSvg
    if (isSearched) return file
    return undefined
  }
}

/** Returns the address if it is one of another host that can be asked for it. */
function readExternalAddress(address: ResolvedAddress): string | undefined {
  if (address.kind !== 'other-host' || !address.url.startsWith('http')) return undefined
  return address.url
}

/** Does an address, apart from its query, point to the page that it is in, whichever that is? */
export function pointsToOwnPage(value: string): boolean {
  return OWN_PAGE.test(value)
}

/** Returns an address up to its fragment. */
export function stripFragment(value: Bytes): Bytes {
  const hash = value.indexOf('#')
  if (hash === -1) return value
  return value.slice(0, hash)
}
