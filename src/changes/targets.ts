import { Addresses, type Base } from '../web/address.ts'
import { trimBytes } from '../web/byte-strings.ts'
import type { ServedSite } from '../web/host/served-site.ts'
import { stableAddress, stablePath, stableTokens } from './generated.ts'

/** Longer addresses are not resolved: they are mostly pictures as `data:`. */
const MAX_LENGTH = 2_048

/** Resolves the addresses in one page. */
export type PageTargets = ReturnType<SiteTargets['of']>

/** Resolves addresses to the files that they lead to, so that two builds can be compared however addresses are written. */
export class SiteTargets {
  readonly #served: ServedSite
  readonly #renamed: ReadonlyMap<string, string>
  readonly #addresses: Addresses

  /** `renamed`: what files of this site are called in the other one, where the names differ. */
  constructor(served: ServedSite, renamed: ReadonlyMap<string, string>) {
    this.#served = served
    this.#renamed = renamed
    this.#addresses = new Addresses(served.site)
  }

  /** Returns the targets of a page; `href` is that of its `<base>`. */
  of(page: string, href: string | undefined) {
    const ofFile = this.#addresses.baseOfFile(page)
    const base = this.#addresses.baseOfElement(href, ofFile)
    const self = this.#nameOf(page)
    return {
      /** Returns what a link leads to; the page itself is the empty string. */
      link: (target: string) => this.#link(trimBytes(target), base, self),
      image: (target: string) => this.#fileOf(trimBytes(target), base),
    }
  }

  #nameOf(file: string): string {
    return this.#renamed.get(file) ?? file
  }

  #link(target: string, base: Base, self: string): string {
    const at = target.indexOf('#')
    const address = at === -1 ? target : target.slice(0, at)
    const fragment = at === -1 ? '' : `#${stableTokens(target.slice(at + 1))}`
    if (address === '') return fragment
    const file = this.#fileOf(address, base)
    const query = address.indexOf('?')
    // Of a file of the site, a query only says which version of it is meant.
    const version = query === -1 ? '' : stableAddress(address.slice(query))
    return (file === self ? '' : file) + version + fragment
  }

  /** Returns the file, or what stands for another place. */
  #fileOf(written: string, base: Base): string {
    if (written.length > MAX_LENGTH) return ELSEWHERE + written
    const address = this.#addresses.read(written, base)
    switch (address.to) {
      case 'site': {
        const answer = this.#served.answer(address.path, address.query)
        const name = typeof answer === 'number' ? this.#served.site.names[answer] : undefined
        return name === undefined ? stablePath(address.path) : this.#nameOf(name)
      }
      case 'outside':
        return ELSEWHERE + stablePath(address.path)
      case 'elsewhere':
        return ELSEWHERE + stableAddress(address.url)
      case 'nowhere':
        return ELSEWHERE + written
    }
  }
}

/** Stands before what is no file of the site. */
const ELSEWHERE = '\0'
