import type { Address, Base } from '../../web/address.ts'
import { detach, hasOtherScheme, toBytes, toText } from '../../web/byte-strings.ts'
import type { Site } from '../../web/host/site.ts'
import type { Use } from '../../web/page/vocabulary.ts'
import { isDrawing, isPage } from '../../web/page-names.ts'
import { AnchorLinks, type LinkedAnchor, type MissingAnchors } from './anchors.ts'
import { AnsweredSite, MAX_ADDRESS } from './answered-site.ts'
import { deadReason } from './dead-address.ts'
import { NewDrawingUses } from './drawings.ts'
import { addOccurrence, FindingCounter, type Occurrence, type Row } from './finding-counter.ts'
import { isNoPage } from './roles.ts'

/** What an address without its fragment leads to. No field is a slice of a page. */
interface AddressTarget {
  readonly written: string
  readonly isWithinSite: boolean
  /** What is wrong with it, if anything. */
  readonly row: Row | undefined
  /** Index of the page that it leads to, if it does. */
  readonly page: number | undefined
}

type VerdictOnAddress = Pick<AddressTarget, 'row' | 'page'>

const NOTHING_WRONG: VerdictOnAddress = { row: undefined, page: undefined }

/** What an address with a fragment leads to. */
interface KnownAddress {
  /** As it is written. No slice of a page. */
  readonly value: string
  readonly target: AddressTarget
  /** What its fragment names in the page that it leads to, if that matters; undefined also if there are too many. */
  readonly anchor: LinkedAnchor | undefined
}

/** How many addresses within the site were checked, each as often as it is written. */
export type Checked = Record<'link' | 'load', number>

/** Longer addresses, in bytes, are checked again each time. */
const MAX_REMEMBERED_LENGTH = 1_000
/** An address without a path leads to the page that it is in, so its meaning differs from page to page. */
const NAMES_THE_PAGE = /^[\x00-\x20]*(?:\?|$)/
/** How many addresses relative to one folder are remembered with what they lead to. */
const MAX_REMEMBERED = 50_000

/** Checks addresses, and counts what is wrong with them. */
export class AddressChecker {
  readonly site: AnsweredSite
  readonly counter = new FindingCounter()
  readonly anchorLinks = new AnchorLinks()
  /** How many addresses within the site were checked, each as often as it is written. */
  readonly checked: Checked = { link: 0, load: 0 }
  /** The SVG files that pages open, or show symbols of. */
  readonly drawings = new NewDrawingUses()

  /** What addresses lead to, without their fragments: pages in one folder share most of them. */
  readonly #memory = mapForEachUse<AddressTarget>()
  /** The same, with fragments. */
  readonly #anchors = mapForEachUse<KnownAddress>()
  #memoryOf: string | undefined
  #base: Base | undefined
  /** The modern fonts looked up last, and whether one of them exists. */
  #modern: { readonly fonts: readonly string[]; readonly exists: boolean } | undefined

  constructor(site: Site) {
    this.site = new AnsweredSite(site)
  }

  /**
   * Checks one address of a file. `value` may be a slice of a page. `isSecure`: whether the file is known to be served by
   * https.
   */
  check(use: Use, value: string, base: Base, where: Occurrence, isSecure = this.site.rules.isSecure): void {
    if (value.length > MAX_ADDRESS) {
      this.countUnread(use, value, base, where)
      return
    }
    if (isSecure && this.isMixed(use, value, base, where)) return
    if (base !== this.#base) this.#moveTo(base)
    const hash = value.indexOf('#')
    if (hash === -1) this.#count(use, this.#target(use, value, base), where, value)
    else this.#checkAnchor(use, value, hash, base, where)
  }

  #count(use: Use, { isWithinSite, row }: AddressTarget, where: Occurrence, value: string): void {
    if (isWithinSite) this.checked[countedAs(use)]++
    if (row !== undefined) addOccurrence(row, where, value)
  }

  #checkAnchor(use: Use, value: string, hash: number, base: Base, where: Occurrence): void {
    const known = this.#anchors[use].get(value) ?? this.#newAddress(use, value, hash, base)
    const { target, anchor } = known
    this.#count(use, target, where, value)
    if (anchor !== undefined) this.anchorLinks.count(anchor, known.value, where)
    else if (target.row === undefined && target.page !== undefined) this.anchorLinks.skip(value.slice(hash))
  }

  #newAddress(use: Use, value: string, hash: number, base: Base): KnownAddress {
    const address = value.slice(0, hash)
    const target = this.#target(use, address, base)
    const { row, page } = target
    const isSearched = row === undefined && page !== undefined
    if (isSearched && use === 'symbol') this.drawings.add('searched', page)
    const anchor = isSearched ? this.anchorLinks.find(page, value.slice(hash)) : undefined
    const known = { value: detach(value), target, anchor }
    const memory = this.#anchors[use]
    if (memory.size > MAX_REMEMBERED) memory.clear()
    if (value.length <= MAX_REMEMBERED_LENGTH && !NAMES_THE_PAGE.test(address)) memory.set(known.value, known)
    return known
  }

  /**
   * Counts what a page loads by http although it is served by https itself, and returns whether that is all there is to
   * say. Browsers block it, except for pictures, sounds and films, which most of them load by https instead:
   * https://www.w3.org/TR/mixed-content/.
   */
  isMixed(use: Use, value: string, base: Base, where: Occurrence): boolean {
    if (use === 'link' || !isInsecure(value, base.url)) return false
    const address = this.site.addresses.read(value.split('#', 1)[0] ?? '', base)
    const isBlocked = use !== 'media'
    switch (address.to) {
      case 'nowhere':
        return false
      case 'elsewhere':
        // Whether the other host is there at all matters more.
        if (!isBlocked || this.site.rules.offline) return false
        break
      case 'outside':
        if (!address.explicit) return false
        break
      case 'site':
        if (this.site.answer(address.path) === undefined) return false
        this.checked.load++
    }
    const url = URL.parse(toText(value), base.url)?.href ?? ''
    this.counter.count(isBlocked ? 'mixed-content' : 'mixed-media', toBytes(url), where, value)
    return true
  }

  /** Counts an address that is too long to be checked, if a shorter one in its place would be checked. */
  countUnread(use: Use, value: string, base: Base, where: Occurrence): void {
    if (hasOtherScheme(value)) return
    const { to } = this.site.addresses.read(value, base)
    if (to === 'site' || to === 'outside' || (to === 'elsewhere' && use !== 'link'))
      this.counter.count('unread-address', where.page, where)
  }

  /**
   * Checks a font that only old browsers load: it matters little where one of the `modern` ones exists, which are
   * ordinary text. The old fonts of a rule have to share one list: it is searched once.
   */
  checkOldFont(value: string, modern: readonly string[], base: Base, where: Occurrence): void {
    const address = this.site.addresses.read(value.split('#', 1)[0] ?? '', base)
    const isMissed = address.to !== 'site' || !this.#anyExists(modern, base)
    if (isMissed || this.site.answer(address.path) !== undefined) this.check('load', value, base, where)
    else this.counter.count('old-font', this.site.inFull(address.path), where, value)
  }

  #anyExists(fonts: readonly string[], base: Base): boolean {
    if (this.#modern?.fonts !== fonts)
      this.#modern = {
        fonts,
        exists: fonts.some((font) => font.length > MAX_ADDRESS || this.site.isAnswered(toBytes(font), base)),
      }
    return this.#modern.exists
  }

  /**
   * Takes a link of a page to an anchor of its own that it does not have, which its scripts may create. `fragment` is no
   * slice of a page.
   */
  addOwnAnchorLink(page: string, fragment: string, where: Occurrence): void {
    const file = this.site.files.get(page)
    if (file !== undefined) this.anchorLinks.add(file, fragment, fragment, where)
  }

  /** Counts the missing anchors, all of which were asked for. */
  countMissingAnchors(missing: readonly MissingAnchors[]): void {
    this.anchorLinks.countFindings(
      missing,
      this.counter,
      (page) => this.site.nameOf(page),
      (page, fragment) => this.site.anchorAddress(page, fragment),
    )
  }

  #moveTo(base: Base): void {
    const scope = base.folder ?? base.url
    if (scope !== this.#memoryOf) {
      for (const memory of Object.values(this.#memory)) memory.clear()
      for (const memory of Object.values(this.#anchors)) memory.clear()
    }
    this.#memoryOf = scope
    this.#base = base
  }

  #target(use: Use, value: string, base: Base): AddressTarget {
    const memory = this.#memory[use]
    const known = memory.get(value)
    if (known !== undefined) return known
    const written = detach(value)
    const address = this.site.addresses.read(written, base)
    const verdict = this.#verdict(use, written, address)
    const target = { written, isWithinSite: address.to === 'site', ...verdict }
    if (memory.size > MAX_REMEMBERED) memory.clear()
    if (value.length <= MAX_REMEMBERED_LENGTH && !NAMES_THE_PAGE.test(value))
      memory.set(target.written, target)
    return target
  }

  #verdict(use: Use, written: string, address: Address): VerdictOnAddress {
    switch (address.to) {
      case 'nowhere': {
        const why = deadReason(use, written)
        if (why === undefined) return NOTHING_WRONG
        return wrong(this.counter.row(use === 'link' ? 'dead-link' : 'dead-load', written, { why }))
      }
      case 'elsewhere':
        return use === 'link' ? NOTHING_WRONG : wrong(this.counter.row('external-load', address.url))
      case 'outside': {
        if (address.explicit || this.site.served.isService(address.path)) return NOTHING_WRONG
        const kind = use === 'link' ? 'link-outside-base-path' : 'load-outside-base-path'
        return wrong(this.counter.row(kind, address.path))
      }
      case 'site': {
        const answer = this.site.served.answer(address.path, address.query)
        if (answer === 'shared-page' && use !== 'link' && isNoPage(address.path))
          return wrong(this.counter.row('page-for-asset', this.site.inFull(address.path)))
        if (answer === 'unknown' || answer === 'shared-page') return NOTHING_WRONG
        if (answer !== undefined)
          return this.#isSearched(use, answer) ? { row: undefined, page: answer } : NOTHING_WRONG
        const kind = use === 'link' ? 'broken-link' : 'broken-asset'
        return wrong(this.counter.row(kind, this.site.inFull(address.path)))
      }
    }
  }

  /** Does a fragment name something in the file? */
  #isSearched(use: Use, file: number): boolean {
    const name = this.site.nameOf(file)
    const isSvg = isDrawing(name)
    if (isSvg && (use === 'link' || use === 'document')) this.drawings.add('opened', file)
    return use === 'link' ? isPage(name) : use === 'symbol' && isSvg
  }
}

function wrong(row: Row): VerdictOnAddress {
  return { row, page: undefined }
}

function mapForEachUse<T>(): Record<Use, Map<string, T>> {
  return { link: new Map(), load: new Map(), media: new Map(), document: new Map(), symbol: new Map() }
}

function countedAs(use: Use): 'link' | 'load' {
  return use === 'link' ? 'link' : 'load'
}

/** What runs on the visitor's own machine is as good as https: https://www.w3.org/TR/secure-contexts/#is-origin-trustworthy. */
const OWN_MACHINE = /^(?:(?:.*\.)?localhost|127\..*|\[::1\])$/

/** Is an address loaded by http, from a host for which browsers mind? */
function isInsecure(value: string, base: string): boolean {
  if (!value.startsWith('http') && !base.startsWith('http:') && !/^http:/i.test(value)) return false
  const url = URL.parse(toText(value), base)
  return url?.protocol === 'http:' && !OWN_MACHINE.test(url.hostname)
}
