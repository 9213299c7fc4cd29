import type { Bytes } from '../../web/byte-strings.ts'
import { stripFragment } from '../../web/fragments.ts'
import type { ServedContent } from '../../web/host/served-content.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import type { Use } from '../../web/page/vocabulary.ts'
import { toSitePathAtDomainRoot } from '../../web/paths.ts'
import {
  type AddressResolver,
  type Base,
  decodePathname,
  type ResolvedAddress,
} from '../../web/resolve-address.ts'
import type { FileIndex } from '../../web/tree.ts'
import { type AddressFault, findAddressFault } from './address-faults.ts'

/** What an address without a fragment points to. */
export interface Destination {
  readonly address: ResolvedAddress
  /** The file that the host serves at the address. */
  readonly servedFile: FileIndex | undefined
  /** That file; without one, the file that the address was probably intended to point to. */
  readonly intendedFile: FileIndex | undefined
  /** May the address be served by a rule that the check cannot read? */
  readonly mayUnreadRuleServe: boolean
  /** The fault of the address, if it has one. */
  readonly fault: AddressFault | undefined
}

/** Finds out what addresses point to. */
export class DestinationFinder {
  readonly #servedSite: ServedSite
  readonly #addressResolver: AddressResolver

  constructor(servedSite: ServedSite, addressResolver: AddressResolver) {
    this.#servedSite = servedSite
    this.#addressResolver = addressResolver
  }

  /** Returns the destination of an address without a fragment. */
  find(use: Use, written: Bytes, base: Base): Destination {
    const address = this.#addressResolver.resolve(written, base)
    const content = this.#findContent(address)
    const resolvedUse = { use, written, address, content }
    return {
      address,
      servedFile: content?.kind === 'file' ? content.fileIndex : undefined,
      intendedFile: this.findIntendedFile(address, content),
      mayUnreadRuleServe:
        address.kind === 'site' && this.#servedSite.mayUnreadRuleServe(address.path, content),
      fault: findAddressFault(resolvedUse, this.#servedSite, this.#addressResolver),
    }
  }

  /** Returns what the host serves at an address, if it is within the site. */
  #findContent(address: ResolvedAddress): ServedContent | undefined {
    if (address.kind !== 'site') return undefined
    return this.#servedSite.findContent(address.path, address.query)
  }

  /**
   * Returns the file that is served at an address. If the host does not serve the address, returns
   * the file that was probably intended.
   */
  findIntendedFile(
    address: ResolvedAddress,
    content: ServedContent | undefined,
  ): FileIndex | undefined {
    if (content?.kind === 'file') return content.fileIndex
    if (address.kind === 'site') return this.#servedSite.findFileOnAnyHost(address.path)
    // An address without the base path is reported by another finding.
    if (address.kind === 'outside-base-path')
      return this.#servedSite.findFileOnAnyHost(
        toSitePathAtDomainRoot(decodePathname(address.pathname)),
      )
    return undefined
  }

  /** Returns the file that an address points to, or was probably intended to point to. */
  findLinkedFile(written: Bytes, base: Base): FileIndex | undefined {
    const address = this.#addressResolver.resolve(stripFragment(written), base)
    return this.findIntendedFile(address, this.#findContent(address))
  }

  /** Does this site serve an address, or does it need no request, as a `data:` address does? */
  isServedBySiteOrInline(written: Bytes, base: Base): boolean {
    const address = this.#addressResolver.resolve(stripFragment(written), base)
    if (address.kind === 'no-request') return true
    return address.kind === 'site' && this.#servedSite.findContent(address.path) !== undefined
  }
}
