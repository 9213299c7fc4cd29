import type { PlainKind } from '../../findings/site-kinds.ts'
import { type Bytes, toBytes, toText } from '../../web/byte-strings.ts'
import { stripFragment } from '../../web/fragments.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { isClickable, type Use } from '../../web/page/vocabulary.ts'
import type { Base, ResolvedAddress } from '../../web/resolve-address.ts'
import { isLocalhost } from './address-faults.ts'
import type { DestinationFinder } from './destination-finder.ts'

/** A file that an https page loads over http. */
interface MixedContent {
  readonly kind: PlainKind
  readonly key: Bytes
  readonly address: ResolvedAddress
}

/**
 * Returns the finding about an address that an https page loads over http; undefined if the address
 * is fine or has a more important fault. Browsers block such loads. Most of them upgrade images,
 * audio, and video to https instead: https://www.w3.org/TR/mixed-content/.
 */
export function findMixedContent(
  use: Use,
  written: Bytes,
  base: Base,
  destinations: DestinationFinder,
): MixedContent | undefined {
  if (isClickable(use) || !isPlainHttp(written, base.url)) return undefined
  const isBlocked = use !== 'media'
  const address = destinations.resolveAndRecord(stripFragment(written), base)
  if (!isWorthReporting(address, isBlocked, destinations.served)) return undefined
  const key = toBytes(URL.parse(toText(written), base.url)?.href ?? '')
  return { kind: isBlocked ? 'mixed-content' : 'mixed-content/media', key, address }
}

/** Does it matter that an address is loaded over http? */
function isWorthReporting(
  address: ResolvedAddress,
  isBlocked: boolean,
  served: ServedSite,
): boolean {
  switch (address.kind) {
    case 'no-request':
      return false
    case 'outside-base-path':
      return address.specifiesHost
    case 'other-host':
      // Without a network, the load from another host is the more important finding.
      return isBlocked && !served.hostTraits.isAirGapped
    case 'site':
      return served.findContent(address.path) !== undefined
  }
}

/** Is an address loaded over http from a host that browsers consider insecure? */
function isPlainHttp(written: Bytes, base: string): boolean {
  const mayBeInsecure = written.startsWith('http') || base.startsWith('http:')
  if (!mayBeInsecure && !/^http:/i.test(written)) return false
  const url = URL.parse(toText(written), base)
  return url?.protocol === 'http:' && !isLocalhost(url.hostname)
}
