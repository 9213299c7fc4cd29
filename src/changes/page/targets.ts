import { createHash } from 'node:crypto'
import { type Address, Addresses, type Base } from '../../web/address.ts'
import { detach, trimBytes } from '../../web/byte-strings.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { stableAddress, stablePath, stableTokens } from '../generated.ts'

/** How many addresses are remembered, and how long they may be: pages of a folder share most of theirs. */
const MAX_REMEMBERED = 50_000
const MAX_REMEMBERED_LENGTH = 200
/** Longer ones are mostly pictures as `data:`, of which a digest is enough. */
const MAX_LENGTH = 2_048

/** Returns what the addresses in one page lead to. */
export interface PageTargets {
  link(target: string): string
  image(target: string): string
}

/** Returns what addresses lead to, so that two builds can be compared: the file, whatever the address is like. */
export class Targets {
  readonly #served: ServedSite
  readonly #renamed: ReadonlyMap<string, string>
  readonly #addresses: Addresses
  readonly #files = new Map<string, string>()

  /** `renamed`: how files of this site are called in the other one, where the names differ. */
  constructor(served: ServedSite, renamed: ReadonlyMap<string, string>) {
    this.#served = served
    this.#renamed = renamed
    this.#addresses = new Addresses(served.site)
  }

  /** Returns the base of a page; `href` is that of its `<base>`. */
  baseOf(page: string, href: string | undefined): Base {
    const base = this.#addresses.baseOfFile(page)
    return href === undefined ? base : this.#addresses.baseOfElement(href, base)
  }

  /** Returns the targets of a page; `href` is that of its `<base>`. */
  of(page: string, href: string | undefined): PageTargets {
    const base = this.baseOf(page, href)
    // Most pages lead to the same places many times.
    const known = new Map<string, string>()
    const link = (target: string) => {
      const found = known.get(target) ?? this.link(target, page, base)
      known.set(target, found)
      return found
    }
    return { link, image: (target) => this.image(target, base) }
  }

  /** Returns what a link on `page` leads to: the page itself is the empty string. */
  link(target: string, page: string, base: Base): string {
    const value = trimBytes(target)
    const at = value.indexOf('#')
    const [address, fragment] =
      at === -1 ? [value, ''] : [value.slice(0, at), `#${stableTokens(value.slice(at + 1))}`]
    if (address === '') return fragment
    const query = address.indexOf('?')
    const file = this.#fileOf(address, base)
    const rest = query === -1 || file.startsWith(ELSEWHERE) ? '' : stableAddress(address.slice(query))
    return `${file === this.#nameOf(page) ? '' : file}${rest}${fragment}`
  }

  /** Returns what a picture on a page is: of a file of the site, a query only says which version it is. */
  image(target: string, base: Base): string {
    return this.#fileOf(trimBytes(target), base)
  }

  #nameOf(file: string): string {
    return this.#renamed.get(file) ?? file
  }

  #fileOf(address: string, base: Base): string {
    if (address.length > MAX_LENGTH)
      return `${ELSEWHERE}${createHash('sha256').update(address, 'latin1').digest('base64')}`
    if (address.length > MAX_REMEMBERED_LENGTH)
      return this.#find(this.#addresses.read(address, base), address)
    const key = `${base.folder ?? base.url} ${address}`
    const known = this.#files.get(key)
    if (known !== undefined) return known
    const file = detach(this.#find(this.#addresses.read(address, base), address))
    if (this.#files.size >= MAX_REMEMBERED) this.#files.clear()
    this.#files.set(detach(key), file)
    return file
  }

  #find(address: Address, written: string): string {
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

/** Begins what is no file of the site. */
const ELSEWHERE = '\0'
