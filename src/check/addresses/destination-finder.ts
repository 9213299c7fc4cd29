import { type Bytes, detach } from '../../web/byte-strings.ts'
import { stripFragment } from '../../web/fragments.ts'
import type { ServedContent } from '../../web/host/served-content.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import type { Use } from '../../web/page/vocabulary.ts'
import { isPage, isSvgFile } from '../../web/page-names.ts'
import { toSitePathAtDomainRoot } from '../../web/paths.ts'
import {
  AddressResolver,
  type Base,
  decodePathname,
  type ResolvedAddress,
} from '../../web/resolve-address.ts'
import type { FileIndex } from '../../web/tree.ts'
import { type AddressFault, findAddressFault } from './address-faults.ts'
import type { LinkedAnchor } from './anchor-links.ts'
import { INBOUND_LINK, type InboundLink, type LinkRecord } from './link-record.ts'

/** The longest address, in bytes, whose destination is cached. */
const MAX_CACHED_BYTES = 1_000
/** How many destinations of addresses in one folder are cached. */
const MAX_CACHED_COUNT = 50_000
/**
 * An address without a path points to the page that contains it, so it cannot be cached by folder.
 */
const IN_PAGE_ADDRESS = /^[\x00-\x20]*(?:[?#]|$)/

/** What an address points to. No field is a slice of a page. */
export interface Destination {
  /** The address as it is written. */
  readonly written: Bytes
  readonly isWithinSite: boolean
  /** May the address be served by a rule that the check cannot read? */
  readonly dependsOnUnreadRules: boolean
  /** The file that the address points to, or was intended to point to. */
  readonly fileIndex: FileIndex | undefined
  /** The fault of the address, fragment aside, if it has one. */
  readonly fault: AddressFault | undefined
  /** The file in which its fragment is an anchor, if the anchors of that file are known. */
  readonly anchorFile: FileIndex | undefined
  /** The anchor that its fragment points to, in that file. */
  readonly anchor: LinkedAnchor | undefined
  /** The full address without its fragment, if it is on another host. */
  readonly externalUrl: string | undefined
}

/**
 * Finds the destinations of addresses, and caches them. Notes external URLs and the uses of files
 * in the `LinkRecord`: those of a destination from the cache have been noted before.
 */
export class DestinationFinder {
  readonly addressResolver: AddressResolver
  readonly servedSite: ServedSite
  readonly #record: LinkRecord
  /** Destinations by address, one map per use: pages in one folder share most addresses. */
  readonly #cachesByUse = new Map<Use, Map<string, Destination>>()
  /** The folder or base to which the cached addresses are relative. */
  #cacheScope: string | undefined

  constructor(servedSite: ServedSite, record: LinkRecord) {
    this.addressResolver = new AddressResolver(servedSite.snapshot)
    this.servedSite = servedSite
    this.#record = record
  }

  /** Resolves an address without a fragment, and notes it if it is an external URL. */
  resolveAndNote(written: Bytes, base: Base): ResolvedAddress {
    const address = this.addressResolver.resolve(written, base)
    const externalUrl = findExternalUrl(address)
    if (externalUrl !== undefined) this.#record.noteExternalUrl(externalUrl)
    return address
  }

  /** Notes that the file `fromName` has a link, which is not checked. */
  noteUncheckedLink(written: Bytes, base: Base, fromName: string): void {
    this.#noteInboundLink(written, base, fromName, INBOUND_LINK.byAddress)
  }

  /** Notes that a script of the file `fromName` mentions an address, which it may open. */
  noteScriptMention(written: Bytes, base: Base, fromName: string): void {
    this.#noteInboundLink(written, base, fromName, INBOUND_LINK.byScriptOnly)
  }

  #noteInboundLink(written: Bytes, base: Base, fromName: string, kind: InboundLink): void {
    const address = this.addressResolver.resolve(stripFragment(written), base)
    const fileIndex = this.findIntendedFile(address, this.#findContent(address))
    if (fileIndex !== undefined) this.#record.noteInboundLink(fileIndex, fromName, kind)
  }

  /**
   * Returns the file that is served at an address. If the host does not serve the address, returns
   * the file that was probably intended.
   */
  findIntendedFile(
    address: ResolvedAddress,
    content: ServedContent | undefined,
  ): FileIndex | undefined {
    if (content?.kind === 'file') return content.fileIndex
    if (address.kind === 'site') return this.servedSite.findFileOnAnyHost(address.path)
    // An address without the base path is reported by another finding.
    if (address.kind === 'outside-base-path')
      return this.servedSite.findFileOnAnyHost(
        toSitePathAtDomainRoot(decodePathname(address.pathname)),
      )
    return undefined
  }

  /** Returns what the host serves at an address, if it is within the site. */
  #findContent(address: ResolvedAddress): ServedContent | undefined {
    if (address.kind !== 'site') return undefined
    return this.servedSite.findContent(address.path, address.query)
  }

  /** Does this site serve an address, or does it need no request, as a `data:` address does? */
  isServedBySiteOrInline(written: Bytes, base: Base): boolean {
    const address = this.addressResolver.resolve(stripFragment(written), base)
    if (address.kind === 'no-request') return true
    return address.kind === 'site' && this.servedSite.findContent(address.path) !== undefined
  }

  /** Returns the destination of an address, and notes it. `written` may be a slice of a page. */
  findAndNote(use: Use, written: Bytes, base: Base): Destination {
    this.#emptyCachesOfOtherFolder(base)
    const cache = this.#getOrAddCache(use)
    const cached = cache.get(written)
    if (cached !== undefined) return cached

    const destination = this.#findUncached(use, detach(written), base)
    if (cache.size > MAX_CACHED_COUNT) cache.clear()
    if (written.length <= MAX_CACHED_BYTES && !isInPageAddress(written))
      cache.set(destination.written, destination)
    return destination
  }

  /** Empties the caches if their addresses are relative to another folder or base. */
  #emptyCachesOfOtherFolder(base: Base): void {
    const scope = base.folder ?? base.url
    if (scope !== this.#cacheScope) this.#cachesByUse.clear()
    // Assigned even if equal: each page has its own string, and comparing the same object is fast.
    this.#cacheScope = scope
  }

  #getOrAddCache(use: Use): Map<string, Destination> {
    const knownCache = this.#cachesByUse.get(use)
    if (knownCache !== undefined) return knownCache
    const cache = new Map<string, Destination>()
    this.#cachesByUse.set(use, cache)
    return cache
  }

  #findUncached(use: Use, written: Bytes, base: Base): Destination {
    const fragmentStart = written.indexOf('#')
    if (fragmentStart === -1) return this.#findWithoutFragment(use, written, base)

    // Addresses that differ in their fragments share what was found, and cached, for their paths.
    const ofPath = this.findAndNote(use, written.slice(0, fragmentStart), base)
    const { anchorFile } = ofPath
    if (anchorFile === undefined) return { ...ofPath, written }
    if (use === 'symbol') this.#record.noteSymbolUse(anchorFile)
    const fragment = written.slice(fragmentStart)
    const anchor = this.#record.anchorLinks.getOrAddAnchor(anchorFile, fragment)
    return { ...ofPath, written, anchor }
  }

  #findWithoutFragment(use: Use, written: Bytes, base: Base): Destination {
    const address = this.resolveAndNote(written, base)
    const content = this.#findContent(address)
    const isWithinSite = address.kind === 'site'
    const servedFile = content?.kind === 'file' ? content.fileIndex : undefined
    if (isWithinSite && servedFile !== undefined) this.#record.noteUse(use, address, servedFile)
    const resolvedUse = { use, written, address, content }
    return {
      written,
      isWithinSite,
      dependsOnUnreadRules:
        isWithinSite && this.servedSite.mayUnreadRuleServe(address.path, content),
      fileIndex: this.findIntendedFile(address, content),
      fault: findAddressFault(resolvedUse, this.servedSite, this.addressResolver),
      anchorFile: this.#mayUseAnchor(use, servedFile) ? servedFile : undefined,
      anchor: undefined,
      externalUrl: findExternalUrl(address),
    }
  }

  /** May a fragment point to an anchor of a file, or to a symbol? */
  #mayUseAnchor(use: Use, fileIndex: FileIndex | undefined): boolean {
    if (fileIndex === undefined) return false
    if (use === 'link') return isPage(this.servedSite.getName(fileIndex))
    return use === 'symbol' && isSvgFile(this.servedSite.getName(fileIndex))
  }
}

/** Returns the URL of an http(s) address on another host; undefined for other addresses. */
export function findExternalUrl(address: ResolvedAddress): string | undefined {
  if (address.kind !== 'other-host' || !address.url.startsWith('http')) return undefined
  return address.url
}

/** Does an address, query aside, point to whichever page contains it? */
export function isInPageAddress(written: string): boolean {
  return IN_PAGE_ADDRESS.test(written)
}
