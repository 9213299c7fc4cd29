import type { Base } from '../../web/address.ts'
import { MAX_USUAL_ADDRESS } from '../../web/address.ts'
import { type Bytes, hasOtherScheme, toBytes, toText } from '../../web/byte-strings.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import type { Site } from '../../web/host/site.ts'
import { isClicked, type Use } from '../../web/page/vocabulary.ts'
import { isNotFoundPageOfSite } from '../../web/page-names.ts'
import { type AddressFault, isOwnMachine } from './address-faults.ts'
import { DestinationFinder, pointsToOwnPage, stripFragment } from './destination-finder.ts'
import { FileSums } from './file-sums.ts'
import { FindingCounter } from './finding-counter.ts'
import { makeFullPath } from './full-path.ts'
import type { Occurrence } from './occurrences.ts'

/**
 * How many addresses within the site were checked, each as often as it is written, and how many of
 * them only a rule that is not read may answer.
 */
export type CheckedCounts = Record<'link' | 'load' | 'undecided', number>

/** Checks addresses where they are written, and counts what is wrong with them. */
export class AddressChecker {
  readonly destinations: DestinationFinder
  readonly served: ServedSite
  /** The site's own host, as far as it is known. */
  readonly ownHost: string | undefined
  readonly counter = new FindingCounter()
  readonly checked: CheckedCounts = { link: 0, load: 0, undecided: 0 }
  readonly fileSums: FileSums

  /** The modern fonts looked up last, and whether one of them is there. */
  #modernFonts: { readonly fonts: readonly string[]; readonly isAnswered: boolean } | undefined

  constructor(site: Site) {
    this.destinations = new DestinationFinder(site)
    this.served = this.destinations.served
    this.ownHost = site.domain
    this.fileSums = new FileSums(site)
  }

  /**
   * Checks one address of a file. `value` may be a slice of a page. `isSecure`: whether the file is
   * known to be served by https.
   */
  check(
    use: Use,
    value: Bytes,
    base: Base,
    where: Occurrence,
    isSecure = this.served.rules.isSecure,
  ): void {
    if (value.length > MAX_USUAL_ADDRESS && hasOtherScheme(value)) return
    if (isSecure && this.countMixedContent(use, value, base, where)) return
    const destination = this.destinations.find(use, value, base)
    const { file, fault, searched, anchor } = destination
    if (file !== undefined) this.destinations.noteReached(file, where.page)
    if (destination.isWithinSite) this.checked[isClicked(use) ? 'link' : 'load']++
    if (destination.isUndecided) this.checked.undecided++
    if (destination.external !== undefined)
      this.destinations.noteExternal(destination.external, where)
    if (fault !== undefined && !this.#countMisplaced(fault, value, base, where)) {
      const kind = chooseKind(where.page, fault)
      this.counter.countWithValues(kind, fault.values, fault.key, where, value)
    }
    if (searched !== undefined && anchor !== undefined)
      this.destinations.anchorLinks.countLink(searched, anchor, destination.value, where)
  }

  /** Checks an address of a page that was checked already, from where else readers see it. */
  checkRelocated(use: Use, value: Bytes, base: Base, where: Occurrence): void {
    const path = stripFragment(value)
    if (pointsToOwnPage(path) || path.length > MAX_USUAL_ADDRESS) return
    const { fault } = this.destinations.find(use, path, base)
    if (fault !== undefined) this.#countMisplaced(fault, value, base, where)
  }

  /** Counts what is only wrong because of where readers see the page, and returns whether it is. */
  #countMisplaced(
    { kind, key }: AddressFault,
    value: Bytes,
    { shown }: Base,
    where: Occurrence,
  ): boolean {
    if (shown === undefined || (kind !== 'broken-link' && kind !== 'broken-asset')) return false
    if (!this.destinations.isAnswered(value, shown.ofFile)) return false
    const isNotFound = this.served.findNotFoundFolder(where.page) !== undefined
    const place = isNotFound ? 'not-found' : 'relocated'
    const values = { shown: toText(this.makeFullPath(shown.at)) }
    this.counter.countWithValues(`${kind}/${place}`, values, key, where, value)
    return true
  }

  /**
   * Counts what a page loads by http although it is served by https itself, and returns whether
   * that is all there is to say. Browsers block it, except for pictures, sounds and films, which
   * most of them load by https instead:
   * https://www.w3.org/TR/mixed-content/.
   */
  countMixedContent(use: Use, value: Bytes, base: Base, where: Occurrence): boolean {
    if (isClicked(use) || !isInsecure(value, base.url)) return false
    const address = this.destinations.resolve(stripFragment(value), base)
    const isBlocked = use !== 'media'
    switch (address.kind) {
      case 'no-request':
        return false
      case 'outside-base-path':
        if (!address.explicit) return false
        break
      case 'other-host':
        // Whether the other host is there at all matters more.
        if (!isBlocked || this.served.rules.offline) return false
        this.destinations.noteExternal(address.url, where)
        break
      case 'site':
        if (this.served.answer(address.path) === undefined) return false
        this.checked.load++
    }
    const key = toBytes(URL.parse(toText(value), base.url)?.href ?? '')
    this.counter.count(isBlocked ? 'mixed-content' : 'mixed-content/media', key, where, value)
    return true
  }

  /**
   * Checks a font that only old browsers load. That it is missing matters little if one of the
   * `modern` ones is there, which are text. The old fonts of a rule have to share one
   * list: it is searched once.
   */
  checkOldFont(value: Bytes, modern: readonly string[], base: Base, where: Occurrence): void {
    const address = this.destinations.resolve(stripFragment(value), base)
    const isMissing = address.kind === 'site' && this.served.answer(address.path) === undefined
    if (isMissing && this.#isAnyAnswered(modern, base))
      this.counter.count('broken-asset/old-font', this.makeFullPath(address.path), where, value)
    else this.check('load', value, base, where)
  }

  #isAnyAnswered(fonts: readonly string[], base: Base): boolean {
    if (this.#modernFonts?.fonts !== fonts) {
      const isAnswered = fonts.some((font) => this.destinations.isAnswered(toBytes(font), base))
      this.#modernFonts = { fonts, isAnswered }
    }
    return this.#modernFonts.isAnswered
  }

  /**
   * Counts that addresses were not checked: those in `what`, a part of a file. `why` completes the
   * sentence.
   */
  countUnreadPart(where: Occurrence, what: string, why: string): void {
    this.counter.countWithValues('unreadable-file/part', { what, why }, where.page, where)
  }

  /** Returns a path with the base path in front. */
  makeFullPath(path: Bytes): Bytes {
    return makeFullPath(path, this.served)
  }
}

/** What the page for wrong addresses lacks, readers of the site do not. */
function chooseKind(page: string, { kind }: AddressFault): AddressFault['kind'] {
  const isLessHere = kind === 'outside-base-path/load' && isNotFoundPageOfSite(page)
  if (isLessHere) return 'outside-base-path/not-found'
  return kind
}

/** Is an address loaded by http, from a host for which browsers mind? */
function isInsecure(value: Bytes, base: string): boolean {
  if (!value.startsWith('http') && !base.startsWith('http:') && !/^http:/i.test(value)) return false
  const url = URL.parse(toText(value), base)
  return url?.protocol === 'http:' && !isOwnMachine(url.hostname)
}
