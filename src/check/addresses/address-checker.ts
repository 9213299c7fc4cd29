import { type Bytes, toBytes, toText } from '../../web/byte-strings.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import { isClicked, type Use } from '../../web/page/vocabulary.ts'
import { isNotFoundPageOfSite } from '../../web/page-names.ts'
import { type Base, isLongData, stripFragment } from '../../web/resolve-address.ts'
import { FindingCollector } from '../collector/finding-collector.ts'
import type { LazySpot } from '../collector/occurrences.ts'
import { makePartKey } from '../collector/raw-finding.ts'
import type { AddressFault } from './address-faults.ts'
import { DestinationFinder, pointsToOwnPage } from './destination-finder.ts'
import { FileSums } from './file-sums.ts'
import { makeFullPath } from './full-path.ts'
import { findMixedContent } from './mixed-content.ts'

/**
 * How many addresses within the site were checked, counting every occurrence. `undecided`: how many
 * of them may be served by a rule that the check cannot interpret.
 */
export type CheckedCounts = Record<'link' | 'load' | 'undecided', number>

/** An address as it is written in a file. */
export interface WrittenAddress {
  readonly use: Use
  /** As the file has it. May be a slice of a page. */
  readonly written: Bytes
  readonly base: Base
  readonly spot: LazySpot
  /** Is the file known to be served over https? If undefined, the host's default applies. */
  readonly isSecure?: boolean | undefined
}

/** Checks addresses where they are written, and reports what is wrong with them. */
export class AddressChecker {
  readonly destinations: DestinationFinder
  readonly served: ServedSite
  /** The site's own host, as far as it is known. */
  readonly ownHost: string | undefined
  readonly collector = new FindingCollector()
  readonly checked: CheckedCounts = { link: 0, load: 0, undecided: 0 }
  readonly fileSums: FileSums

  /** The modern fonts looked up last, and whether one of them exists. */
  #modernFonts: { readonly fonts: readonly string[]; readonly isServed: boolean } | undefined

  constructor(site: SiteSnapshot) {
    this.destinations = new DestinationFinder(site)
    this.served = this.destinations.served
    this.ownHost = site.domain
    this.fileSums = new FileSums(site)
  }

  /** Checks one address of a file. */
  check(address: WrittenAddress): void {
    const { use, written, base, spot, isSecure = this.served.hostTraits.enforcesHttps } = address
    if (isLongData(written)) return
    if (isSecure && this.checkMixedContent(address)) return

    const destination = this.destinations.findAndNote(use, written, base)
    const { fileIndex, fault, externalUrl, anchorFile, anchor } = destination
    const countedAs = isClicked(use) ? 'link' : 'load'
    if (destination.isWithinSite) this.checked[countedAs]++
    if (destination.isUndecided) this.checked.undecided++

    if (fileIndex !== undefined) this.destinations.noteReached(fileIndex, spot.fileName)
    if (externalUrl !== undefined) this.destinations.noteExternal(externalUrl, spot)
    if (anchorFile !== undefined && anchor !== undefined)
      this.destinations.anchorLinks.countLink(anchorFile, anchor, destination.written, spot)

    if (fault !== undefined && !this.#reportIfRelocated(fault, address)) {
      const kind = softenOnNotFoundPage(spot.fileName, fault)
      this.collector.reportWithValues(kind, fault.values, { key: fault.key, spot, target: written })
    }
  }

  /**
   * Checks an address of a page again, relative to another address at which readers see the page.
   */
  checkRelocated(address: WrittenAddress): void {
    const { use, written, base } = address
    const path = stripFragment(written)
    if (pointsToOwnPage(path) || isLongData(path)) return
    const { fault } = this.destinations.findAndNote(use, path, base)
    if (fault !== undefined) this.#reportIfRelocated(fault, address)
  }

  /**
   * Reports an address that is broken only because readers see the page at another address. Returns
   * whether it is.
   */
  #reportIfRelocated(
    { kind, key }: AddressFault,
    { written, base, spot }: WrittenAddress,
  ): boolean {
    const { relocated } = base
    if (relocated === undefined) return false
    if (kind !== 'broken-link' && kind !== 'broken-asset') return false
    if (!this.destinations.noteAndCheckServed(written, relocated.fileBase)) return false

    const isNotFound = this.served.findNotFoundFolder(spot.fileName) !== undefined
    const variant = isNotFound ? 'not-found' : 'relocated'
    const values = { shown: toText(this.makeFullPath(relocated.path)) }
    this.collector.reportWithValues(`${kind}/${variant}`, values, { key, spot, target: written })
    return true
  }

  /** Reports a file that an https page loads over http, and returns whether it was reported. */
  checkMixedContent({ use, written, base, spot }: WrittenAddress): boolean {
    const found = findMixedContent(use, written, base, this.destinations)
    if (found === undefined) return false
    const { kind, key, address } = found
    if (address.kind === 'other-host') this.destinations.noteExternal(address.url, spot)
    if (address.kind === 'site') this.checked.load++
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
    const address = this.destinations.resolveAndNote(stripFragment(written), base)
    const isMissing = address.kind === 'site' && this.served.findContent(address.path) === undefined
    if (isMissing && this.#isAnyServed(modern, base))
      this.collector.report('broken-asset/old-font', this.makeFullPath(address.path), spot, written)
    else this.check({ use, written, base, spot })
  }

  #isAnyServed(fonts: readonly string[], base: Base): boolean {
    if (this.#modernFonts?.fonts !== fonts) {
      const isServed = fonts.some((font) =>
        this.destinations.noteAndCheckServed(toBytes(font), base),
      )
      this.#modernFonts = { fonts, isServed }
    }
    return this.#modernFonts.isServed
  }

  /**
   * Reports a part of a file whose addresses were not checked. `what` is the part, `why` the end of
   * the sentence.
   */
  reportUnreadPart(spot: LazySpot, what: string, why: string): void {
    const target = spot.fileName
    // A file may have several such parts.
    const key = makePartKey(target, `${what}: ${why}`)
    this.collector.reportWithValues('unreadable-file/part', { what, why }, { key, spot, target })
  }

  /** Returns a path with the base path in front. */
  makeFullPath(path: Bytes): Bytes {
    return makeFullPath(path, this.served)
  }
}

/** Returns the kind of a fault: on the 404 page, some matter less. */
function softenOnNotFoundPage(fileName: string, { kind }: AddressFault): AddressFault['kind'] {
  if (kind !== 'outside-base-path/load' || !isNotFoundPageOfSite(fileName)) return kind
  return 'outside-base-path/not-found'
}
