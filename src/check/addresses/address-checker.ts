import { type Bytes, toBytes, toText } from '../../web/byte-strings.ts'
import { stripFragment } from '../../web/fragments.ts'
import { findNotFoundFolder } from '../../web/host/not-found-pages.ts'
import { ServedSite } from '../../web/host/served-site.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import { isClickable, type Use } from '../../web/page/vocabulary.ts'
import { isNotFoundPageOfSite } from '../../web/page-names.ts'
import { AddressResolver, type Base, isLongData } from '../../web/resolve-address.ts'
import { FindingCollector } from '../collector/finding-collector.ts'
import type { LazySpot } from '../collector/occurrences.ts'
import { makePartKey } from '../collector/raw-finding.ts'
import type { AddressFault } from './address-faults.ts'
import { noteAnchorLink } from './anchor-links.ts'
import { DestinationCache, isInPageAddress, type NotedAddress } from './destination-cache.ts'
import { type Destination, DestinationFinder } from './destination-finder.ts'
import { FileDigests } from './file-digests.ts'
import { makeFullPath } from './full-path.ts'
import { INBOUND_LINK, type InboundLink, LinkRecord } from './link-record.ts'
import { findMixedContentOfHttpsPage, type MixedContent } from './mixed-content.ts'
import type { WrittenAddress } from './written-address.ts'

/**
 * How many addresses within the site were checked, each counted every time it occurs.
 * `servableByUnreadRules`: how many of them may be served by a rule that the check cannot read.
 */
export type AddressCounts = Record<'links' | 'loads' | 'servableByUnreadRules', number>

/** Returns the sums of the counts of several threads. */
export function addCounts(countsByThread: readonly Readonly<AddressCounts>[]): AddressCounts {
  const sums: AddressCounts = { links: 0, loads: 0, servableByUnreadRules: 0 }
  for (const { links, loads, servableByUnreadRules } of countsByThread) {
    sums.links += links
    sums.loads += loads
    sums.servableByUnreadRules += servableByUnreadRules
  }
  return sums
}

/** What decides how a reference within the site is counted. */
interface CountedReference {
  /** Is it the address of a file that is loaded, rather than a link? */
  readonly isLoaded: boolean
  /** May a rule that the check cannot read serve it? */
  readonly mayUnreadRuleServe: boolean
}

/** The fault of an address that is only broken where readers see its page. */
type RelocationFault =
  AddressFault<`${'broken-link' | 'broken-asset'}/${'not-found' | 'relocated'}`>

/** The codes of faults that an address may have only where readers see its page, by their kind. */
const RELOCATION_CODES = new Map<AddressFault['findingKind'], 'broken-link' | 'broken-asset'>([
  ['broken-link', 'broken-link'],
  ['broken-link/folder', 'broken-link'],
  ['broken-asset', 'broken-asset'],
])

/** Checks addresses where they are written, and reports what is wrong with them. */
export class AddressChecker {
  readonly servedSite: ServedSite
  readonly addressResolver: AddressResolver
  readonly destinationFinder: DestinationFinder
  readonly record: LinkRecord
  /** The site's host name, as far as it is known. */
  readonly domain: string | undefined
  readonly collector = new FindingCollector()
  readonly fileDigests: FileDigests

  readonly #destinationCache: DestinationCache
  readonly #counts: AddressCounts = { links: 0, loads: 0, servableByUnreadRules: 0 }
  /** Whether one of several fonts is served. All old fonts of a style rule share one list. */
  readonly #servedByFontList = new WeakMap<readonly string[], boolean>()

  constructor(snapshot: SiteSnapshot) {
    this.servedSite = new ServedSite(snapshot)
    this.addressResolver = new AddressResolver(snapshot)
    this.destinationFinder = new DestinationFinder(this.servedSite, this.addressResolver)
    this.record = new LinkRecord(this.servedSite)
    this.#destinationCache = new DestinationCache(
      this.servedSite,
      this.destinationFinder,
      this.record,
    )
    this.domain = snapshot.domain
    this.fileDigests = new FileDigests(snapshot)
  }

  /** How many addresses have been counted so far. */
  get counts(): Readonly<AddressCounts> {
    return this.#counts
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
    const fileIndex = this.destinationFinder.findLinkedFile(written, base)
    if (fileIndex !== undefined) this.record.noteInboundLink(fileIndex, fromName, kind)
  }

  /** Counts a link of a page to itself, which is not checked as an address. */
  countInPageLink(): void {
    this.#counts.links++
  }

  /** Counts an address within the site that is checked as a reference. */
  countReference({ isLoaded, mayUnreadRuleServe }: CountedReference): void {
    if (mayUnreadRuleServe) this.#counts.servableByUnreadRules++
    if (isLoaded) this.#counts.loads++
    else this.#counts.links++
  }

  /** Checks one address of a file. */
  check(address: WrittenAddress): void {
    const { use, written, base, spot } = address
    if (isLongData(written)) return
    const mixedContent = this.findMixedContent(address)
    if (mixedContent !== undefined) {
      this.reportMixedContent(mixedContent, address)
      return
    }

    const notedAddress = this.#destinationCache.getOrNote(use, written, base)
    this.#countDestination(use, notedAddress.destination)
    this.#noteOccurrence(notedAddress, spot)

    const { fault } = notedAddress.destination
    if (fault === undefined) return
    const relocationFault = this.#findRelocationFault(fault, address)
    this.#reportFault(relocationFault ?? softenOnNotFoundPage(spot.fileName, fault), address)
  }

  #countDestination(use: Use, { address, mayUnreadRuleServe }: Destination): void {
    if (mayUnreadRuleServe) this.#counts.servableByUnreadRules++
    if (address.kind !== 'site') return
    if (isClickable(use)) this.#counts.links++
    else this.#counts.loads++
  }

  /** Notes where an address is written. */
  #noteOccurrence({ written, destination, anchor }: NotedAddress, spot: LazySpot): void {
    const { address, intendedFile } = destination
    if (intendedFile !== undefined) this.record.noteInboundLink(intendedFile, spot.fileName)
    this.record.noteIfExternal(address, spot)
    if (anchor !== undefined) noteAnchorLink(anchor, written, spot)
  }

  #reportFault<Kind extends (AddressFault | RelocationFault)['findingKind']>(
    { findingKind, key, values }: AddressFault<Kind>,
    { written, spot }: WrittenAddress,
  ): void {
    this.collector.report(findingKind, { key, spot, target: written }, values)
  }

  /**
   * Checks an address of a page again, relative to another address at which readers see the page.
   * Only what is broken because of that address is reported.
   */
  checkRelocated(address: WrittenAddress): void {
    const { use, written, base } = address
    const withoutFragment = stripFragment(written)
    if (isInPageAddress(withoutFragment) || isLongData(withoutFragment)) return
    const { fault } = this.#destinationCache.getOrNote(use, withoutFragment, base).destination
    if (fault === undefined) return
    const relocationFault = this.#findRelocationFault(fault, address)
    if (relocationFault !== undefined) this.#reportFault(relocationFault, address)
  }

  /**
   * Returns the fault of an address if it is broken only because readers see the page at another
   * address; undefined otherwise.
   */
  #findRelocationFault(
    { findingKind, key }: AddressFault,
    { written, base, spot }: WrittenAddress,
  ): RelocationFault | undefined {
    const { relocated } = base
    if (relocated === undefined) return undefined
    const code = RELOCATION_CODES.get(findingKind)
    if (code === undefined) return undefined
    if (!this.destinationFinder.isServedBySiteOrInline(written, relocated.fileBase))
      return undefined

    const isNotFoundPage = findNotFoundFolder(this.servedSite, spot.fileName) !== undefined
    const variant = isNotFoundPage ? 'not-found' : 'relocated'
    const values = { shown: toText(makeFullPath(relocated.path, this.servedSite)) }
    return { findingKind: `${code}/${variant}`, key, values }
  }

  /** Returns the file that an address makes an https page load over http, if it does. */
  findMixedContent(address: WrittenAddress): MixedContent | undefined {
    const isHttps = address.isHttps ?? this.servedSite.hostTraits.enforcesHttps
    if (!isHttps) return undefined
    return findMixedContentOfHttpsPage(address, this.servedSite, this.addressResolver)
  }

  /** Reports, counts, and notes an address that `findMixedContent` has found. */
  reportMixedContent(mixedContent: MixedContent, { written, spot }: WrittenAddress): void {
    const { findingKind, key, address } = mixedContent
    this.record.noteIfExternal(address, spot)
    if (address.kind === 'site') this.#counts.loads++
    this.collector.report(findingKind, { key, spot, target: written })
  }

  /**
   * Checks a font that only old browsers load. A missing one matters little if one of the fonts
   * that other browsers load instead exists.
   */
  checkOldFont(font: WrittenAddress, modernFonts: readonly string[]): void {
    const { written, base, spot } = font
    const address = this.addressResolver.resolve(stripFragment(written), base)
    const isMissing =
      address.kind === 'site' && this.servedSite.findContent(address.path) === undefined
    if (!isMissing || !this.#isAnyServed(modernFonts, base)) {
      this.check(font)
      return
    }
    const key = makeFullPath(address.path, this.servedSite)
    this.collector.report('broken-asset/old-font', { key, spot, target: written })
  }

  #isAnyServed(fonts: readonly string[], base: Base): boolean {
    const cached = this.#servedByFontList.get(fonts)
    if (cached !== undefined) return cached
    const isAnyServed = fonts.some((font) =>
      this.destinationFinder.isServedBySiteOrInline(toBytes(font), base),
    )
    this.#servedByFontList.set(fonts, isAnyServed)
    return isAnyServed
  }

  /**
   * Reports a part of a file whose addresses were not checked. `part` is the subject of a sentence,
   * and `reason` its end.
   */
  reportUnreadPart(spot: LazySpot, part: string, reason: string): void {
    const target = spot.fileName
    // A file may have several such parts.
    const key = makePartKey(target, `${part}: ${reason}`)
    const values = { what: part, why: reason }
    this.collector.report('unreadable-file/part', { key, spot, target }, values)
  }
}

/** Returns a fault with another kind if it matters less because it is on the 404 page. */
function softenOnNotFoundPage(fileName: string, fault: AddressFault): AddressFault {
  const mattersLess =
    fault.findingKind === 'outside-base-path/load' && isNotFoundPageOfSite(fileName)
  return mattersLess ? { ...fault, findingKind: 'outside-base-path/not-found' } : fault
}
