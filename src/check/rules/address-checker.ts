import type { PlainKind, SiteValues } from '../../findings/site-kinds.ts'
import { type Address, Addresses, type Base, shownPath } from '../../web/address.ts'
import { detach, hasOtherScheme, toBytes, toText } from '../../web/byte-strings.ts'
import { mergeSlashes } from '../../web/host/hosts/find-file.ts'
import { ServedSite, type SiteAnswer } from '../../web/host/served-site.ts'
import type { Site } from '../../web/host/site.ts'
import type { Use } from '../../web/page/vocabulary.ts'
import {
  elsewhereOf,
  isDrawing,
  isNotFoundPageOfSite,
  isPage,
  NO_PAGE,
} from '../../web/page-names.ts'
import { AnchorLinks } from './anchors.ts'
import { deadReason } from './dead-address.ts'
import { FindingCounter, type Occurrence, type Occurrences } from './finding-counter.ts'
import { folderAsHost } from './folder-as-host.ts'

/** What an address leads to. No field is a slice of a page. */
interface Target {
  /** As it is written. */
  readonly value: string
  readonly isWithinSite: boolean
  /** May only a rule that is not read answer it? */
  readonly isOpen?: boolean
  /** What is wrong with it, if anything. */
  readonly wrong?: Wrong
  /** The file in which its fragment names something, if it is one of those that are searched. */
  readonly searched?: number
  /** What its fragment names there. */
  readonly anchor?: Occurrences
}

/** A finding about an address, as a `FindingCounter` takes it. */
interface Wrong {
  readonly kind: PlainKind | 'broken-link/dead' | 'broken-asset/dead' | 'redirected-link'
  readonly key: string
  readonly values?: Partial<typeof NO_VALUES>
}

/**
 * By index: the files that links lead to, the SVG files that pages open, or show symbols of, and the pages that links lead to in
 * another folder than their file.
 */
export type FileUses = Readonly<Record<'linked' | 'opened' | 'searched' | 'elsewhere', Set<number>>>

const noUses = (): FileUses => ({
  linked: new Set(),
  opened: new Set(),
  searched: new Set(),
  elsewhere: new Set(),
})

/**
 * How many addresses within the site were checked, each as often as it is written, and how many of them only a rule that is
 * not read may answer.
 */
export type Checked = Record<'link' | 'load' | 'undecided', number>

/** What longer addresses lead to is not remembered. In bytes. */
const MAX_REMEMBERED_LENGTH = 1_000
/** An address without a path leads to the page that it is in, so its meaning differs from page to page. */
const NAMES_THE_PAGE = /^[\x00-\x20]*(?:[?#]|$)/
/** How many addresses relative to one folder are remembered with what they lead to. */
const MAX_REMEMBERED = 50_000
/** Longer ones, in bytes, are hardly ever addresses of a server: usually `data:`, which takes long to parse. */
const MAX_USUAL = 8_192

const NO_VALUES: SiteValues<'broken-link/dead' | 'redirected-link'> = { why: '', to: '', line: '' }

/** What stands for any folder in which nothing has the address. */
const WRONG_FOLDER = 'x/y/'

/** Checks addresses, and counts what is wrong with them. */
export class AddressChecker {
  readonly addresses: Addresses
  readonly served: ServedSite
  /** The site's own host, as far as it is known. */
  readonly ownHost: string | undefined
  readonly counter = new FindingCounter()
  readonly anchorLinks = new AnchorLinks()
  readonly checked: Checked = { link: 0, load: 0, undecided: 0 }
  /** The sums of files that pages demand, by algorithm and index: most such files are loaded by every page. */
  readonly fileSums = new Map<string, string | undefined>()
  /** The addresses of other hosts that were read, without fragments. */
  readonly external = new Set<string>()

  /** The modern fonts looked up last, and whether one of them is there. */
  #modern: { readonly fonts: readonly string[]; readonly isAnswered: boolean } | undefined
  #uses = noUses()
  /** What addresses lead to, by use: pages in one folder share most of them. */
  #memory: { [Of in Use]?: Map<string, Target> } = {}
  #memoryOf: string | undefined

  constructor(site: Site) {
    this.addresses = new Addresses(site)
    this.served = new ServedSite(site)
    this.ownHost = site.domain
  }

  /**
   * Checks one address of a file. `value` may be a slice of a page. `isSecure`: whether the file is known to be served by
   * https.
   */
  check(
    use: Use,
    value: string,
    base: Base,
    where: Occurrence,
    isSecure = this.served.rules.isSecure,
  ): void {
    if (value.length > MAX_USUAL && hasOtherScheme(value)) return
    if (isSecure && this.isMixed(use, value, base, where)) return
    const {
      value: written,
      isWithinSite,
      isOpen,
      wrong,
      searched,
      anchor,
    } = this.#target(use, value, base)
    if (isWithinSite) this.checked[use === 'link' ? 'link' : 'load']++
    if (isOpen) this.checked.undecided++
    if (wrong !== undefined && !this.#isForPlace(wrong, value, base, where))
      this.counter.count(kindOn(where.page, wrong), wrong.key, where, value, {
        ...NO_VALUES,
        ...wrong.values,
      })
    if (searched !== undefined && anchor !== undefined)
      this.anchorLinks.count(searched, anchor, written, where)
  }

  /** Checks an address of a page that was checked already, from where else readers see it. */
  checkElsewhere(use: Use, value: string, base: Base, where: Occurrence): void {
    const path = withoutFragment(value)
    if (NAMES_THE_PAGE.test(path) || path.length > MAX_USUAL) return
    const { wrong } = this.#target(use, path, base)
    if (wrong !== undefined) this.#isForPlace(wrong, value, base, where)
  }

  /** Counts what is only wrong because of where readers see the page, and returns whether it is. */
  #isForPlace({ kind, key }: Wrong, value: string, { shown }: Base, where: Occurrence): boolean {
    if (shown === undefined || (kind !== 'broken-link' && kind !== 'broken-asset')) return false
    if (!this.isAnswered(value, shown.ofFile)) return false
    const isNotFound = this.served.findNotFoundFolder(where.page) !== undefined
    const place = isNotFound ? 'not-found' : 'elsewhere'
    const values = { shown: toText(this.inFull(shown.at)) }
    this.counter.count(`${kind}/${place}`, key, where, value, values)
    return true
  }

  /** Returns the base of a page of the site. */
  baseOfPage(name: string): Base {
    const file = this.served.files.get(name)
    const isElsewhere = file !== undefined && this.served.isAlwaysElsewhere(file)
    return isElsewhere ? this.baseElsewhere(name) : this.addresses.baseOfFile(name)
  }

  /** Returns the base of a page in another folder than its file; `href` is that of its `<base>`, if it has one. */
  baseElsewhere(name: string, href?: string): Base {
    const folder = this.served.findNotFoundFolder(name)
    const at = folder === undefined ? elsewhereOf(name) : folder + WRONG_FOLDER
    const from = (file: string) =>
      this.addresses.baseOfElement(href, this.addresses.baseOfFile(file))
    return { ...from(at), shown: { at, ofFile: from(name) } }
  }

  /**
   * Counts what a page loads by http although it is served by https itself, and returns whether that is all there is to
   * say. Browsers block it, except for pictures, sounds and films, which most of them load by https instead:
   * https://www.w3.org/TR/mixed-content/.
   */
  isMixed(use: Use, value: string, base: Base, where: Occurrence): boolean {
    if (use === 'link' || !isInsecure(value, base.url)) return false
    const address = this.read(withoutFragment(value), base)
    const isBlocked = use !== 'media'
    if (address.to === 'nowhere' || (address.to === 'outside' && !address.explicit)) return false
    // Whether the other host is there at all matters more.
    if (address.to === 'elsewhere' && (!isBlocked || this.served.rules.offline)) return false
    if (address.to === 'site') {
      if (this.served.answer(address.path) === undefined) return false
      this.checked.load++
    }
    const url = URL.parse(toText(value), base.url)?.href ?? ''
    this.counter.count(
      isBlocked ? 'mixed-content' : 'mixed-content/media',
      toBytes(url),
      where,
      value,
    )
    return true
  }

  /**
   * Checks a font that only old browsers load. That it is missing matters little if one of the `modern` ones is there, which are
   * ordinary text. The old fonts of a rule have to share one list: it is searched once.
   */
  checkOldFont(value: string, modern: readonly string[], base: Base, where: Occurrence): void {
    const address = this.read(withoutFragment(value), base)
    const isMissing = address.to === 'site' && this.served.answer(address.path) === undefined
    if (isMissing && this.#isAnyAnswered(modern, base))
      this.counter.count('broken-asset/old-font', this.inFull(address.path), where, value)
    else this.check('load', value, base, where)
  }

  #isAnyAnswered(fonts: readonly string[], base: Base): boolean {
    if (this.#modern?.fonts !== fonts)
      this.#modern = {
        fonts,
        isAnswered: fonts.some((font) => this.isAnswered(toBytes(font), base)),
      }
    return this.#modern.isAnswered
  }

  /** Counts that addresses were not checked: those in `what`, a part of a file. `why` completes the sentence. */
  countUnread(where: Occurrence, what: string, why: string): void {
    this.counter.count('unreadable-file/part', where.page, where, where.page, { what, why })
  }

  /** Is there nothing wrong with an address that a page loads, as far as this site goes? */
  isAnswered(value: string, base: Base): boolean {
    const address = this.read(withoutFragment(value), base)
    return address.to === 'site'
      ? this.served.answer(address.path) !== undefined
      : address.to === 'nowhere'
  }

  /** Returns what an address without a fragment stands for, and remembers it if it is on another host. */
  read(value: string, base: Base): Address {
    const address = this.addresses.read(value, base)
    if (address.to === 'elsewhere' && address.url.startsWith('http')) this.external.add(address.url)
    return address
  }

  /** Returns a path with the base path in front. Where the host takes several slashes for one, so does this. */
  inFull(path: string): string {
    const { site, rules } = this.served
    return toBytes(site.basePath) + shownPath(rules.mergesSlashes ? mergeSlashes(path) : path)
  }

  /** Returns what addresses have led to since the last call. */
  takeUses(): FileUses {
    const taken = this.#uses
    this.#uses = noUses()
    return taken
  }

  #target(use: Use, value: string, base: Base): Target {
    const scope = base.folder ?? base.url
    if (scope !== this.#memoryOf) this.#memory = {}
    this.#memoryOf = scope
    this.#memory[use] ??= new Map()
    const memory = this.#memory[use]
    const known = memory.get(value)
    if (known !== undefined) return known
    const target = this.#newTarget(use, detach(value), base)
    if (memory.size > MAX_REMEMBERED) memory.clear()
    if (value.length <= MAX_REMEMBERED_LENGTH && !NAMES_THE_PAGE.test(value))
      memory.set(target.value, target)
    return target
  }

  #newTarget(use: Use, value: string, base: Base): Target {
    const hash = value.indexOf('#')
    if (hash === -1) {
      const address = this.read(value, base)
      return { value, isWithinSite: address.to === 'site', ...this.#verdict(use, value, address) }
    }
    const target = { ...this.#target(use, value.slice(0, hash), base), value }
    if (target.searched === undefined) return target
    if (use === 'symbol') this.#uses.searched.add(target.searched)
    return { ...target, anchor: this.anchorLinks.find(target.searched, value.slice(hash)) }
  }

  #verdict(
    use: Use,
    value: string,
    address: Address,
  ): Pick<Target, 'isOpen' | 'wrong' | 'searched'> {
    switch (address.to) {
      case 'nowhere': {
        const why = deadReason(use, value)
        const kind = use === 'link' ? 'broken-link/dead' : 'broken-asset/dead'
        return why === undefined ? {} : { wrong: { kind, key: value, values: { why } } }
      }
      case 'elsewhere': {
        const meant = folderAsHost(value, this.served.site, this.addresses)
        if (meant?.to === 'site' || meant?.to === 'outside') {
          const kind = use === 'link' ? 'broken-link/folder' : 'broken-asset/folder'
          return {
            wrong: { kind, key: meant.to === 'site' ? this.inFull(meant.path) : meant.path },
          }
        }
        if (use === 'link') return {}
        const isOwn = OWN_MACHINE.test(URL.parse(address.url)?.hostname ?? '')
        const values = { why: 'it names the computer of whoever reads the page' }
        if (isOwn) return { wrong: { kind: 'broken-asset/dead', key: value, values } }
        return { wrong: { kind: 'external-load', key: address.url } }
      }
      case 'outside': {
        if (address.explicit || this.served.isService(address.path)) return {}
        const kind = use === 'link' ? 'outside-base-path/link' : 'outside-base-path/load'
        return { wrong: { kind, key: address.path } }
      }
      case 'site': {
        const answer = this.served.answer(address.path, address.query)
        const key = this.inFull(address.path)
        const isOpen = this.served.isOpen(address.path, answer)
        if (answer === undefined)
          return { isOpen, wrong: { kind: use === 'link' ? 'broken-link' : 'broken-asset', key } }
        if (answer === 'shared-page' && use !== 'link' && NO_PAGE.test(address.path))
          return { wrong: { kind: 'broken-asset/page', key } }
        const wrong = use === 'link' ? this.#redirectedLink(address, answer) : {}
        if (typeof answer !== 'number') return { isOpen, ...wrong }
        if (use === 'link') this.#uses.linked.add(answer)
        if (isOpened(use) && this.served.endsElsewhere(address.path, address.query ?? '', answer))
          this.#uses.elsewhere.add(answer)
        return { ...this.#searchedIn(use, answer), ...wrong }
      }
    }
  }

  /** Without a host, what any of them answers by its files needs no redirect. */
  #redirectedLink(
    { path, query }: Extract<Address, { to: 'site' }>,
    answer: SiteAnswer,
  ): Pick<Target, 'wrong'> {
    if (this.served.site.host === undefined && typeof answer === 'number') return {}
    const found = this.served.findRedirect(path, query)
    if (found === undefined) return {}
    const values = { to: found.to, line: String(found.line) }
    const key = this.inFull(path) + (query ? `?${query}` : '')
    return { wrong: { kind: 'redirected-link', key, values } }
  }

  /** Does a fragment name something in the file? */
  #searchedIn(use: Use, file: number): Pick<Target, 'searched'> {
    const name = this.served.site.names[file] ?? ''
    const isSvg = isDrawing(name)
    if (isSvg && isOpened(use)) this.#uses.opened.add(file)
    const isSearched = use === 'link' ? isPage(name) : use === 'symbol' && isSvg
    return isSearched ? { searched: file } : {}
  }
}

/** What the page for wrong addresses lacks, readers of the site do not. */
function kindOn(page: string, { kind }: Wrong): Wrong['kind'] {
  const isLessHere = kind === 'outside-base-path/load' && isNotFoundPageOfSite(page)
  return isLessHere ? 'outside-base-path/not-found' : kind
}

/** Is what has the address seen by itself, behind a link or in a frame? */
const isOpened = (use: Use): boolean => use === 'link' || use === 'document'

/** Returns an address up to its fragment. */
export function withoutFragment(value: string): string {
  return value.split('#', 1)[0] ?? ''
}

/** What runs on the visitor's own machine is as good as https: https://www.w3.org/TR/secure-contexts/#is-origin-trustworthy. */
const OWN_MACHINE = /^(?:(?:.*\.)?localhost|127\..*|\[::1\])$/

/** Is an address loaded by http, from a host for which browsers mind? */
function isInsecure(value: string, base: string): boolean {
  if (!value.startsWith('http') && !base.startsWith('http:') && !/^http:/i.test(value)) return false
  const url = URL.parse(toText(value), base)
  return url?.protocol === 'http:' && !OWN_MACHINE.test(url.hostname)
}
