import { Addresses, type Base } from '../../web/address.ts'
import { hasOtherScheme, toBytes } from '../../web/byte-strings.ts'
import { mergeSlashes } from '../../web/host/find-file.ts'
import type { HostRules } from '../../web/host/host-rules.ts'
import { type Answer, ServedSite } from '../../web/host/served-site.ts'
import type { Site } from '../../web/host/site.ts'

/** Longer ones, in bytes, are no addresses that a server accepts: usually `data:`. */
export const MAX_ADDRESS = 8_192

/** A site whose addresses are looked up, without counting anything. */
export class AnsweredSite {
  readonly addresses: Addresses
  /** Its own host, as far as it is known. */
  readonly ownHost: string | undefined
  /** The names of the site with their indices. */
  readonly files: ReadonlyMap<string, number>
  readonly served: ServedSite
  readonly #names: readonly string[]
  readonly #basePath: string

  constructor(site: Site) {
    this.addresses = new Addresses(site)
    this.ownHost = site.domain
    this.served = new ServedSite(site)
    this.files = this.served.files
    this.#names = site.names
    this.#basePath = toBytes(site.basePath)
  }

  get rules(): HostRules {
    return this.served.rules
  }

  /** Returns what the host answers a path with, which is decoded and without the base path. */
  answer(path: string): Answer {
    return this.served.answer(path)
  }

  /** Is there nothing wrong with an address that a page loads, as far as this site goes? */
  isAnswered(value: string, base: Base): boolean {
    if (value.length > MAX_ADDRESS) return hasOtherScheme(value)
    const address = this.addresses.read(value.split('#', 1)[0] ?? '', base)
    return address.to === 'site' ? this.answer(address.path) !== undefined : address.to === 'nowhere'
  }

  /** Returns the name of a file. */
  nameOf(file: number): string {
    return this.#names[file] ?? ''
  }

  /** Returns a path with the base path. Two ways to write one address for the host are the same. */
  inFull(path: string): string {
    return this.#basePath + (this.rules.mergesSlashes ? mergeSlashes(path) : path)
  }

  /** Returns the address of an anchor of a page, with the name of its file. */
  anchorAddress(page: string, fragment: string): string {
    return `${this.#basePath}${page}${fragment}`
  }
}
