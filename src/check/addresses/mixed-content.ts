import type { PlainKind } from '../../findings/site-kinds.ts'
import { type Bytes, toBytes, toText } from '../../web/byte-strings.ts'
import { stripFragment } from '../../web/fragments.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { isClickable } from '../../web/page/vocabulary.ts'
import type { AddressResolver, ResolvedAddress } from '../../web/resolve-address.ts'
import { isLocalhost } from './address-faults.ts'
import type { WrittenAddress } from './written-address.ts'

/** A file that an https page loads over http. */
export interface MixedContent {
  readonly findingKind: PlainKind
  /** The full URL, with its fragment. */
  readonly key: Bytes
  readonly address: ResolvedAddress
}

/**
 * Returns the file if an https page loads it over http; undefined if the address is fine or has a
 * more important fault. Browsers block such loads. Most of them upgrade images, audio, and video to
 * https instead: https://www.w3.org/TR/mixed-content/.
 */
export function findMixedContentOfHttpsPage(
  { use, written, base }: Pick<WrittenAddress, 'use' | 'written' | 'base'>,
  servedSite: ServedSite,
  addressResolver: AddressResolver,
): MixedContent | undefined {
  if (isClickable(use)) return undefined
  const insecureUrl = findInsecureUrl(written, base.url)
  if (insecureUrl === undefined) return undefined
  const isBlocked = use !== 'media'
  const address = addressResolver.resolve(stripFragment(written), base)
  if (!isWorthReporting(address, isBlocked, servedSite)) return undefined
  const findingKind = isBlocked ? 'mixed-content' : 'mixed-content/media'
  return { findingKind, key: toBytes(insecureUrl.href), address }
}

/** Does it matter that an address is loaded over http? */
function isWorthReporting(
  address: ResolvedAddress,
  isBlocked: boolean,
  servedSite: ServedSite,
): boolean {
  switch (address.kind) {
    case 'no-request':
      return false
    case 'outside-base-path':
      return address.specifiesHost
    case 'other-host':
      // Without a network, the load from another host is the more important finding.
      return isBlocked && !servedSite.hostTraits.isAirGapped
    case 'site':
      return servedSite.findContent(address.path) !== undefined
  }
}

/**
 * Returns the URL of an address if it is loaded over http from a host that browsers consider
 * insecure; undefined otherwise.
 */
function findInsecureUrl(written: Bytes, base: string): URL | undefined {
  const mayBeHttp = /^http/i.test(written) || base.startsWith('http:')
  if (!mayBeHttp) return undefined
  const url = URL.parse(toText(written), base)
  if (url?.protocol !== 'http:' || isLocalhost(url.hostname)) return undefined
  return url
}
