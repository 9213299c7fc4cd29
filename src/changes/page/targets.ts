import { hash } from 'node:crypto'
import { Addresses, type Base } from '../../web/address.ts'
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
  /** What a link leads to: the page itself is the empty string. */
  link(target: string): string
  image(target: string): string
}

/** What an address leads to. */
interface Target {
  /** The file, or what stands for another place. Of a file of the site, a query only says which version of it is meant. */
  readonly file: string
  readonly rest: string
}

/** Returns what addresses lead to, so that two builds can be compared: the file, whatever the address is like. */
export class Targets {
  readonly #served: ServedSite
  readonly #renamed: ReadonlyMap<string, string>
  readonly #addresses: Addresses
  /** By the base of the pages, and by how an address is written. */
  readonly #known = new Map<string, Map<string, Target>>()
  #remembered = 0

  /** `renamed`: how files of this site are called in the other one, where the names differ. */
  constructor(served: ServedSite, renamed: ReadonlyMap<string, string>) {
    this.#served = served
    this.#renamed = renamed
    this.#addresses = new Addresses(served.site)
  }

  /** Returns the targets of a page; `href` is that of its `<base>`. */
  of(page: string, href: string | undefined): PageTargets {
    const ofFile = this.#addresses.baseOfFile(page)
    const base = href === undefined ? ofFile : this.#addresses.baseOfElement(href, ofFile)
    const known = this.#knownFrom(base)
    const self = this.#nameOf(page)
    const find = (target: string) => {
      const found = known.get(target) ?? this.#find(trimBytes(target), base)
      if (target.length <= MAX_REMEMBERED_LENGTH && !known.has(target)) this.#remember(known, target, found)
      return found
    }
    return {
      link(target) {
        const { file, rest } = find(target)
        return file === self ? rest : file + rest
      },
      image: (target) => this.#fileOf(trimBytes(target), base),
    }
  }

  #knownFrom({ folder, url }: Base): Map<string, Target> {
    const key = folder ?? url
    const known = this.#known.get(key) ?? new Map<string, Target>()
    this.#known.set(key, known)
    return known
  }

  #remember(known: Map<string, Target>, target: string, { file, rest }: Target): void {
    known.set(detach(target), { file: detach(file), rest: detach(rest) })
    if (++this.#remembered < MAX_REMEMBERED) return
    this.#remembered = 0
    for (const each of this.#known.values()) each.clear()
    this.#known.clear()
  }

  #nameOf(file: string): string {
    return this.#renamed.get(file) ?? file
  }

  #find(value: string, base: Base): Target {
    const at = value.indexOf('#')
    const address = at === -1 ? value : value.slice(0, at)
    const fragment = at === -1 ? '' : `#${stableTokens(value.slice(at + 1))}`
    if (address === '') return { file: '', rest: fragment }
    const file = this.#fileOf(address, base)
    const query = address.indexOf('?')
    const version = query === -1 || file.startsWith(ELSEWHERE) ? '' : stableAddress(address.slice(query))
    return { file, rest: version + fragment }
  }

  #fileOf(written: string, base: Base): string {
    if (written.length > MAX_LENGTH)
      return ELSEWHERE + hash('sha256', Buffer.from(written, 'latin1'), 'base64')
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

/** Begins what is no file of the site. */
const ELSEWHERE = '\0'
