/** Finds the fault of an address. It is the same on all pages of a folder. */
import type { PlainKind, SiteValues } from '../../findings/site-kinds.ts'
import { asBytes, type Bytes } from '../../web/byte-strings.ts'
import { isPageInsteadOfFile, type ServedContent } from '../../web/host/served-content.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { isClickable, type Use } from '../../web/page/vocabulary.ts'
import type { AddressResolver, ResolvedAddress } from '../../web/resolve-address.ts'
import { makeFullPath } from './full-path.ts'
import { findPathAsHost } from './path-as-host.ts'
import { findUnusableReason } from './unusable-address.ts'

/** A finding about an address, as a `FindingCollector` accepts it. */
export interface AddressFault {
  readonly findingKind: PlainKind | KindWithValues
  readonly key: Bytes
  readonly values: FaultValues
}

type KindWithValues = 'broken-link/unusable' | 'broken-asset/unusable' | 'redirected-link'
type FaultValues = SiteValues<KindWithValues>

const EMPTY_VALUES: FaultValues = { why: '', to: '', line: '' }

/** The use of an address that was resolved. */
interface ResolvedUse {
  readonly use: Use
  /** As it is written, without its fragment. */
  readonly written: Bytes
  readonly address: ResolvedAddress
  /** The content served there, if the address is within the site. */
  readonly content: ServedContent | undefined
}

/** Returns the fault of an address; undefined if it has none. */
export function findAddressFault(
  { use, written, address, content }: ResolvedUse,
  servedSite: ServedSite,
  addressResolver: AddressResolver,
): AddressFault | undefined {
  switch (address.kind) {
    case 'no-request':
      return findUnusableFault(use, written)
    case 'other-host':
      return (
        findProtocolRelativeFault(use, written, servedSite, addressResolver) ??
        findExternalFault(use, written, address)
      )
    case 'outside-base-path': {
      if (address.specifiesHost || servedSite.isServicePath(address.pathname)) return undefined
      return makeFault(chooseKind(use, 'outside'), address.pathname)
    }
    case 'site':
      return findSiteFault(use, address, content, servedSite)
  }
}

/** The kinds of faults, of links and of loaded files. */
const KINDS_BY_FAULT = {
  missing: { link: 'broken-link', load: 'broken-asset' },
  unusable: { link: 'broken-link/unusable', load: 'broken-asset/unusable' },
  'path-as-host': { link: 'broken-link/path-as-host', load: 'broken-asset/path-as-host' },
  outside: { link: 'outside-base-path/link', load: 'outside-base-path/load' },
} as const

function chooseKind(use: Use, fault: keyof typeof KINDS_BY_FAULT): AddressFault['findingKind'] {
  if (isClickable(use)) return KINDS_BY_FAULT[fault].link
  return KINDS_BY_FAULT[fault].load
}

function makeFault(
  findingKind: AddressFault['findingKind'],
  key: Bytes,
  values?: Partial<FaultValues>,
): AddressFault {
  return { findingKind, key, values: { ...EMPTY_VALUES, ...values } }
}

function findUnusableFault(use: Use, written: Bytes): AddressFault | undefined {
  const reason = findUnusableReason(use, written)
  if (reason === undefined) return undefined
  return makeFault(chooseKind(use, 'unusable'), written, { why: reason })
}

/** Returns the fault of an address with two slashes in front of a path of the site. */
export function findProtocolRelativeFault(
  use: Use,
  written: Bytes,
  servedSite: ServedSite,
  addressResolver: AddressResolver,
): AddressFault | undefined {
  const intendedAddress = findPathAsHost(written, servedSite, addressResolver)
  const kind = chooseKind(use, 'path-as-host')
  if (intendedAddress?.kind === 'site')
    return makeFault(kind, makeFullPath(intendedAddress.path, servedSite))
  if (intendedAddress?.kind === 'outside-base-path')
    return makeFault(kind, intendedAddress.pathname)
  return undefined
}

function findExternalFault(
  use: Use,
  written: Bytes,
  { url }: Extract<ResolvedAddress, { kind: 'other-host' }>,
): AddressFault | undefined {
  if (isClickable(use)) return undefined
  if (!isLocalhost(URL.parse(url)?.hostname ?? '')) return makeFault('external-load', url)
  return makeFault('broken-asset/unusable', written, {
    why: 'it points to the reader’s own computer',
  })
}

function findSiteFault(
  use: Use,
  address: Extract<ResolvedAddress, { kind: 'site' }>,
  content: ServedContent | undefined,
  servedSite: ServedSite,
): AddressFault | undefined {
  const { path, query } = address
  if (content === undefined)
    return makeFault(chooseKind(use, 'missing'), makeFullPath(path, servedSite))
  if (!isClickable(use)) {
    if (isPageInsteadOfFile(content, path))
      return makeFault('broken-asset/page', makeFullPath(path, servedSite))
    return undefined
  }

  // Without a known host, at least one host serves this address from a file, without a redirect.
  if (servedSite.snapshot.host === undefined && content.kind === 'file') return undefined
  const redirect = servedSite.findRedirect(path, query)
  if (redirect === undefined) return undefined
  let key = makeFullPath(path, servedSite)
  if (query) key = key.concat('?', asBytes(query))
  return makeFault('redirected-link', key, { to: redirect.to, line: String(redirect.line) })
}

/**
 * Browsers trust the visitor's own machine as they trust https:
 * https://www.w3.org/TR/secure-contexts/#is-origin-trustworthy.
 */
const LOCALHOST = /^(?:(?:.*\.)?localhost|127\..*|\[::1\])$/

/** Does a host name stand for the visitor's own computer? */
export function isLocalhost(hostname: string): boolean {
  return LOCALHOST.test(hostname)
}
