import { type Bytes, toBytes, toText } from '../../web/byte-strings.ts'
import { stripFragment } from '../../web/fragments.ts'
import { findNotFoundFolder } from '../../web/host/not-found-pages.ts'
import { ServedSite } from '../../web/host/served-site.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import { isClickable, type Use } from '../../web/page/vocabulary.ts'
import { isNotFoundPageOfSite } from '../../web/page-names.ts'
import { type Base, isLongData } from '../../web/resolve-address.ts'
import { FindingCollector } from '../collector/finding-collector.ts'
import type { LazySpot } from '../collector/occurrences.ts'
import { makePartKey } from '../collector/raw-finding.ts'
import type { AddressFault } from './address-faults.ts'
import { type Destination, DestinationFinder, isInPageAddress } from './destination-finder.ts'
import { FileDigests } from './file-digests.ts'
import { makeFullPath } from './full-path.ts'
import { LinkRecord } from './link-record.ts'
import { findMixedContent } from './mixed-content.ts'

/**
 * How many addresses within the site were checked, each counted every time it occurs. `undecided`:
 * how many of them may be served by a rule that the check cannot read.
 */
export type AddressCounts = Record<'links' | 'loads' | 'undecided', number>

/** Returns the sums of the counts of several threads. */
export function addCounts(countsByThread: readonly Readonly<AddressCounts>[]): AddressCounts {
  const sums: AddressCounts = { links: 0, loads: 0, undecided: 0 }
  for (const { links, loads, undecided } of countsByThread) {
    sums.links += links
    sums.loads += loads
    sums.undecided += undecided
  }
  return sums
}

/** An address as it is written in a file. */
export interface WrittenAddress {
  readonly use: Use
  /** As the file has it. May be a slice of a page. */
  readonly written: Bytes
  readonly base: Base
  readonly spot: LazySpot
  /** Is the file known to be served over https? If undefined, the host's default applies. */
  readonly isHttps?: boolean | undefined
}

/** Checks addresses where they are written, and reports what is wrong with them. */
export class AddressChecker {
  readonly served: ServedSite
  readonly record: LinkRecord
  readonly destinations: DestinationFinder
  /** The site's host name, as far as it is known. */
  readonly domain: string | undefined
  readonly collector = new FindingCollector()
  readonly counts: AddressCounts = { links: 0, loads: 0, undecided: 0 }
  readonly fileDigests: FileDigests

  /** The modern fonts looked up last, and whether one of them exists. */
  #modernFonts: { readonly fonts: readonly string[]; readonly isServed: boolean } | undefined

  constructor(site: SiteSnapshot) {
    this.served = new ServedSite(site)
    this.record = new LinkRecord(this.served)
    this.destinations = new DestinationFinder(this.served, this.record)
    this.domain = site.domain
    this.fileDigests = new FileDigests(site)
  }

  /** Checks one address of a file. */
  check(address: WrittenAddress): void {
    const { use, written, base, spot } = address
    const isHttps = address.isHttps ?? this.served.hostTraits.enforcesHttps
    if (isLongData(written)) return
    if (isHttps && this.reportIfMixedContent(address)) return

    const destination = this.destinations.findAndRecord(use, written, base)
    const countedAs = isClickable(use) ? 'links' : 'loads'
    if (destination.isWithinSite) this.counts[countedAs]++
    if (destination.dependsOnUnreadRules) this.counts.undecided++
    this.#recordOccurrence(destination, spot)

    const { fault } = destination
    if (fault !== undefined && !this.#reportIfBrokenByRelocation(fault, address)) {
      const kind = softenOnNotFoundPage(spot.fileName, fault)
      this.collector.reportWithValues(kind, fault.values, { key: fault.key, spot, target: written })
    }
  }

  /** Records where a destination is written. */
  #recordOccurrence(destination: Destination, spot: LazySpot): void {
    const { fileIndex, externalUrl, anchorFile, anchorOccurrences } = destination
    if (fileIndex !== undefined) this.record.noteInboundLink(fileIndex, spot.fileName)
    if (externalUrl !== undefined) this.record.noteUrlSpot(externalUrl, spot)
    if (anchorFile !== undefined && anchorOccurrences !== undefined)
      this.record.anchorLinks.countLink(anchorFile, anchorOccurrences, destination.written, spot)
  }

  /**
   * Checks an address of a page again, relative to another address at which readers see the page.
   * Only what is broken because of that address is reported.
   */
  checkRelocated(address: WrittenAddress): void {
    const { use, written, base } = address
    const path = stripFragment(written)
    if (isInPageAddress(path) || isLongData(path)) return
    const { fault } = this.destinations.findAndRecord(use, path, base)
    if (fault !== undefined) this.#reportIfBrokenByRelocation(fault, address)
  }

  /**
   * Reports an address that is broken only because readers see the page at another address. Returns
   * whether it is.
   */
  #reportIfBrokenByRelocation(
    { findingKind, key }: AddressFault,
    { written, base, spot }: WrittenAddress,
  ): boolean {
    const { relocated } = base
    if (relocated === undefined) return false
    if (findingKind !== 'broken-link' && findingKind !== 'broken-asset') return false
    if (!this.destinations.isServedBySiteOrInline(written, relocated.fileBase)) return false

    const isNotFound = findNotFoundFolder(this.served, spot.fileName) !== undefined
    const variant = isNotFound ? 'not-found' : 'relocated'
    const values = { shown: toText(this.makeFullPath(relocated.path)) }
    this.collector.reportWithValues(`${findingKind}/${variant}`, values, {
      key,
      spot,
      target: written,
    })
    return true
  }

  /** Reports a file that an https page loads over http, and returns whether it was reported. */
  reportIfMixedContent({ use, written, base, spot }: WrittenAddress): boolean {
    const mixedContent = findMixedContent(use, written, base, this.destinations)
    if (mixedContent === undefined) return false
    const { kind, key, address } = mixedContent
    if (address.kind === 'other-host') this.record.noteUrlSpot(address.url, spot)
    if (address.kind === 'site') this.counts.loads++
    this.collector.report(kind, key, spot, written)
    return true
  }

  /**
   * Checks a font that only old browsers load. A missing font matters little if one of the `modern`
   * ones exists. Fonts of one rule must share one `modern` array, because the last lookup is
   * remembered by identity.
   */
  checkOldFont(font: WrittenAddress, modern: readonly string[]): void {
    const { use, written, base, spot } = font
    const address = this.destinations.resolveAndRecord(stripFragment(written), base)
    const isMissing = address.kind === 'site' && this.served.findContent(address.path) === undefined
    if (isMissing && this.#isAnyServed(modern, base))
      this.collector.report('broken-asset/old-font', this.makeFullPath(address.path), spot, written)
    else this.check({ use, written, base, spot })
  }

  #isAnyServed(fonts: readonly string[], base: Base): boolean {
    if (this.#modernFonts?.fonts !== fonts) {
      const isServed = fonts.some((font) =>
        this.destinations.isServedBySiteOrInline(toBytes(font), base),
      )
      this.#modernFonts = { fonts, isServed }
    }
    return this.#modernFonts.isServed
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
    this.collector.reportWithValues('unreadable-file/part', values, { key, spot, target })
  }

  /** Returns a path with the base path in front. */
  makeFullPath(path: Bytes): Bytes {
    return makeFullPath(path, this.served)
  }
}

/** Returns the kind of a fault: on the 404 page, some matter less. */
function softenOnNotFoundPage(
  fileName: string,
  { findingKind }: AddressFault,
): AddressFault['findingKind'] {
  if (findingKind !== 'outside-base-path/load' || !isNotFoundPageOfSite(fileName))
    return findingKind
  return 'outside-base-path/not-found'
}
