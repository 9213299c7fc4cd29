import type { Use } from '../extract/html.ts'
import { type Loop, withoutLoops } from '../tree.ts'
import {
  type Address,
  Addresses,
  anchorsOf,
  type Base,
  canonicalFault,
  hostNamed,
  hostOf,
} from './address.ts'
import { ALWAYS_THERE, fingerprint, Numbers } from './anchors.ts'
import { LEFT_TO_SCRIPT, MISSING } from './answers.ts'
import { type FindingKind, hit, newRow, type Row, Tally } from './findings.ts'
import { isPage } from './folder.ts'
import { type Host, type HostRules, rulesOf } from './hosts.ts'
import { kept, toBytes } from './names.ts'
import { answer, mergedSlashes } from './resolve.ts'

/** What has to be known of a site to judge the addresses in it. Plain data: each thread gets a copy. */
export interface Site {
  readonly root: string
  /** Strings of bytes. */
  readonly names: readonly string[]
  readonly host: Host | undefined
  readonly domain: string | undefined
  readonly basePath: string
  /** Folders that could not be read, with a slash at their end: what is in them is not known. */
  readonly unreadable: readonly string[]
  readonly loops: readonly Loop[]
}

/** Where something stands: a file of the site, and a line that is only worked out when it is wanted. */
export interface Where {
  readonly page: string
  line(): number
}

/** Questions about anchors of other pages, which only all pages together can answer. Parallel lists. */
export interface Questions {
  /** Indices of the pages asked about. */
  readonly pages: Float64Array
  /** Fingerprints of the fragments, and of their other form; the same again where there is none. */
  readonly ids: Float64Array
  readonly others: Float64Array
  /** 1 where the anchor is called for a line of source code. */
  readonly lines: Uint8Array
}

/** What an address without its fragment leads to. All fields are in memory of their own. */
interface Target {
  readonly written: string
  readonly isWithinSite: boolean
  /** What is wrong with it, if anything. */
  readonly row?: Row
  /** Index of the page that it leads to, if it does. */
  readonly page?: number
}

/** An anchor of a page that addresses ask for. */
interface Asked {
  /** As browsers write it. */
  readonly fragment: string
  readonly row: Row
}

/** What is asked of one page. */
interface AskedPage {
  /** By fragment as written; several ways to write one lead to the same. */
  readonly fragments: Map<string, Asked>
  /** All of it, in case that the page's scripts are to answer. */
  readonly row: Row
}

/** Longer ones, in bytes, are no addresses that a server takes: `data:`, as a rule. */
const LONGEST_ADDRESS = 8_192
/** Longer ones are judged each time, and fragments in them not followed up. */
const LONGEST_REMEMBERED = 1_000
/** Without a path an address leads to the page that it stands in, so it means something else in each of them. */
const NAMES_THE_PAGE = /^[\x00-\x20]*(?:\?|$)/
/** How many addresses relative to one folder are remembered with what they lead to. */
const REMEMBERED = 50_000
/** As viewers of source code call them. */
const LINE_ANCHOR = /^#(?:l|line)[-_]?\d+$/i
/** How many differing addresses with anchors are followed up. */
const ASKED = 1_000_000

/** Says what is wrong with an address, and counts it. */
export class Judge {
  readonly addresses: Addresses
  /** The site's own host, as far as it is known. */
  readonly ownHost: string | undefined
  readonly tally = new Tally()
  /** How many addresses within the site were judged, each as often as it is written. */
  readonly judged: Record<Use, number> = { link: 0, load: 0 }
  readonly rules: HostRules
  readonly #site: Site
  readonly #files: ReadonlyMap<string, number>
  readonly #basePath: string

  /** What addresses lead to, without their fragments: pages in one folder share most of them. */
  readonly #memory: Record<Use, Map<string, Target>> = { link: new Map(), load: new Map() }
  #memoryOf: string | undefined
  #base: Base | undefined
  /** The modern fonts asked about last, and whether one of them is there. */
  #modern: { readonly fonts: readonly string[]; readonly isThere: boolean } | undefined

  readonly #asked = new Map<number, AskedPage>()
  #askedCount = 0

  constructor(site: Site) {
    this.#site = site
    this.rules = rulesOf(site.host)
    this.addresses = new Addresses(site)
    this.#files = new Map(site.names.map((name, i) => [name, i]))
    this.#basePath = toBytes(site.basePath)
    this.ownHost = hostNamed(site.domain)
  }

  /** Judges one address of a file. `value` may be a slice of a page. */
  address(use: Use, value: string, base: Base, where: Where): void {
    if (value.length > LONGEST_ADDRESS) return
    if (base !== this.#base) this.#moveTo(base)
    const hash = value.indexOf('#')
    const { written, isWithinSite, row, page } = this.#target(
      use,
      hash === -1 ? value : value.slice(0, hash),
      base,
    )
    if (isWithinSite) this.judged[use]++
    if (row !== undefined) hit(row, where, kept(value))
    else if (page !== undefined && hash !== -1) this.#ask(page, value.slice(hash), written, where)
  }

  /**
   * Judges a font that only old browsers load: it is hardly missed where one of the `modern` ones is there, which are
   * ordinary text. The old fonts of a rule have to share one list: it is looked through once.
   */
  oldFont(value: string, modern: readonly string[], base: Base, where: Where): void {
    const address = this.addresses.read(value.split('#', 1)[0] ?? '', base)
    const isMissed = address.to !== 'site' || !this.#isOneThere(modern, base)
    if (isMissed || this.#answer(address.path) !== undefined) this.address('load', value, base, where)
    else this.count('old-font', this.#inFull(address.path), value, where)
  }

  #isOneThere(fonts: readonly string[], base: Base): boolean {
    if (this.#modern?.fonts !== fonts)
      this.#modern = { fonts, isThere: fonts.some((font) => this.isAnswered(toBytes(font), base)) }
    return this.#modern.isThere
  }

  /** Is there nothing wrong with an address that a page loads, as far as this site goes? Counts nothing. */
  isAnswered(value: string, base: Base): boolean {
    if (value.length > LONGEST_ADDRESS) return true
    const address = this.addresses.read(value.split('#', 1)[0] ?? '', base)
    return address.to === 'site' ? this.#answer(address.path) !== undefined : address.to === 'nowhere'
  }

  /** Takes an address of a page that is a fragment alone, and that the page has no anchor for. */
  missingAnchor(page: string, fragment: string, where: Where): void {
    const file = this.#files.get(page)
    if (file !== undefined) this.#ask(file, fragment, '', where)
  }

  /** Returns the key under which a missing anchor of a page is counted. */
  anchorKey(page: string, fragment: string): string {
    return `${this.#basePath}${page}${fragment}`
  }

  /** Judges an address that search engines are given for a page. */
  canonical(value: string, where: Where): void {
    const domain = this.ownHost
    const told = hostOf(value)
    const fault = canonicalFault(told, domain)
    if (told === undefined || fault === undefined) return
    this.count(fault, told.host, value, where, { domain: domain ?? '' })
  }

  count(
    kind: FindingKind,
    key: string,
    target: string,
    where: { readonly page: string; line(): number | undefined },
    values?: Readonly<Record<string, string>>,
  ): void {
    hit(this.tally.row(kind, key, values), where, kept(target))
  }

  /** Returns the questions that are open. */
  questions(): Questions {
    const pages = new Numbers()
    const ids = new Numbers()
    const others = new Numbers()
    const lines: number[] = []
    this.#eachAsked((page, { fragment }) => {
      const [id = ALWAYS_THERE, other = id] = anchorsOf(fragment).map(fingerprint)
      pages.push(page)
      ids.push(id)
      others.push(other)
      lines.push(LINE_ANCHOR.test(fragment) ? 1 : 0)
    })
    return { pages: pages.take(), ids: ids.take(), others: others.take(), lines: Uint8Array.from(lines) }
  }

  /** Takes the answers, in the order of the questions. */
  answered(answers: Uint8Array): void {
    let i = 0
    const left = new Set<number>()
    this.#eachAsked((page, { fragment, row }) => {
      const answer = answers[i++]
      if (answer === MISSING) this.tally.add({ ...row, key: this.anchorKey(this.#nameOf(page), fragment) })
      else if (answer === LEFT_TO_SCRIPT) left.add(page)
    })
    for (const page of left) {
      const asked = this.#asked.get(page)
      if (asked !== undefined) this.tally.add({ ...asked.row, key: this.#nameOf(page) })
    }
  }

  #eachAsked(visit: (page: number, asked: Asked) => void): void {
    for (const [page, { fragments }] of this.#asked)
      for (const [written, asked] of fragments) if (written === asked.fragment) visit(page, asked)
  }

  #nameOf(file: number): string {
    return this.#site.names[file] ?? ''
  }

  #moveTo(base: Base): void {
    const scope = base.folder ?? base.url
    if (scope !== this.#memoryOf) {
      this.#memory.link.clear()
      this.#memory.load.clear()
    }
    this.#memoryOf = scope
    this.#base = base
  }

  #target(use: Use, value: string, base: Base): Target {
    const memory = this.#memory[use]
    const known = memory.get(value)
    if (known !== undefined) return known
    const address = this.addresses.read(value, base)
    const isWithinSite = address.to === 'site'
    const target = { written: kept(value), isWithinSite, ...this.#judged(use, address) }
    if (memory.size > REMEMBERED) memory.clear()
    if (value.length <= LONGEST_REMEMBERED && !NAMES_THE_PAGE.test(value)) memory.set(target.written, target)
    return target
  }

  #judged(use: Use, address: Address): Pick<Target, 'row' | 'page'> {
    switch (address.to) {
      case 'nowhere':
        return {}
      case 'elsewhere':
        return use === 'load' ? { row: this.tally.row('external-load', address.url) } : {}
      case 'outside': {
        if (address.explicit) return {}
        const kind = use === 'load' ? 'load-outside-base-path' : 'link-outside-base-path'
        return { row: this.tally.row(kind, address.path) }
      }
      case 'site': {
        const file = this.#answer(address.path)
        if (file === undefined && this.#site.unreadable.some((folder) => address.path.startsWith(folder)))
          return {}
        if (file !== undefined) return use === 'link' && isPage(this.#nameOf(file)) ? { page: file } : {}
        const kind = use === 'load' ? 'broken-asset' : 'broken-link'
        return { row: this.tally.row(kind, this.#inFull(address.path)) }
      }
    }
  }

  /** Two ways to write one address for the host are one fault. */
  #inFull(path: string): string {
    return this.#basePath + (this.rules.mergesSlashes ? mergedSlashes(path) : path)
  }

  #answer(path: string): number | undefined {
    const name = withoutLoops(path, this.#site.loops)
    return answer(name, this.#files, this.rules, this.#basePath === '/')
  }

  #ask(page: number, fragment: string, written: string, where: Where): void {
    let of = this.#asked.get(page)
    if (of === undefined) {
      of = { fragments: new Map(), row: newRow('script-anchors', '') }
      this.#asked.set(page, of)
    }
    const asked = of.fragments.get(fragment) ?? this.#newlyAsked(of.fragments, fragment)
    if (asked === undefined) return
    hit(asked.row, where, written + kept(fragment))
    hit(of.row, where, this.#nameOf(page))
  }

  #newlyAsked(fragments: Map<string, Asked>, written: string): Asked | undefined {
    if (written.length > LONGEST_REMEMBERED || this.#askedCount++ >= ASKED) return undefined
    const [name] = anchorsOf(written)
    const fragment = name === undefined ? written : `#${name}`
    // The key is made when it is wanted, which is seldom.
    const asked = fragments.get(fragment) ?? { fragment: kept(fragment), row: newRow('broken-anchor', '') }
    fragments.set(asked.fragment, asked)
    if (written !== fragment) fragments.set(kept(written), asked)
    return asked
  }
}
