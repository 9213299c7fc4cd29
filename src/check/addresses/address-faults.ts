/** Finds the fault of an address. It is the same on all pages of a folder. */
import type { PlainKind, SiteValues } from '../../findings/site-kinds.ts'
import { asBytes, type Bytes } from '../../web/byte-strings.ts'
import type { ServedContent, ServedSite } from '../../web/host/served-site.ts'
import { isClicked, type Use } from '../../web/page/vocabulary.ts'
import { SUBRESOURCE_PATH } from '../../web/page-names.ts'
import type { Addresses, ResolvedAddress } from '../../web/resolve-address.ts'
import { findDeadReason } from './dead-address.ts'
import { findFolderAsHost } from './folder-as-host.ts'
import { makeFullPath } from './full-path.ts'

/** A finding about an address, as a `FindingCounter` accepts it. */
export interface AddressFault {
  readonly kind: PlainKind | KindWithValues
  readonly key: Bytes
  readonly values: FaultValues
}

type KindWithValues = 'broken-link/dead' | 'broken-asset/dead' | 'redirected-link'
type FaultValues = SiteValues<KindWithValues>

const NO_VALUES: FaultValues = { why: '', to: '', line: '' }

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
  served: ServedSite,
  addresses: Addresses,
): AddressFault | undefined {
  switch (address.kind) {
    case 'no-request':
      return findDeadFault(use, written)
    case 'other-host':
      return (
        findFolderFault(use, written, served, addresses) ?? findExternalFault(use, written, address)
      )
    case 'outside-base-path': {
      if (address.specifiesHost || served.isServicePath(address.path)) return undefined
      return makeFault(chooseKind(use, 'outside'), address.path)
    }
    case 'site':
      return findSiteFault(use, address, content, served)
  }
}

/** The kinds of faults, of links and of loaded files. */
const KINDS = {
  missing: { link: 'broken-link', load: 'broken-asset' },
  dead: { link: 'broken-link/dead', load: 'broken-asset/dead' },
  folder: { link: 'broken-link/folder', load: 'broken-asset/folder' },
  outside: { link: 'outside-base-path/link', load: 'outside-base-path/load' },
} as const

function chooseKind(use: Use, fault: keyof typeof KINDS): AddressFault['kind'] {
  if (isClicked(use)) return KINDS[fault].link
  return KINDS[fault].load
}

function makeFault(
  kind: AddressFault['kind'],
  key: Bytes,
  values?: Partial<FaultValues>,
): AddressFault {
  return { kind, key, values: { ...NO_VALUES, ...values } }
}

function findDeadFault(use: Use, written: Bytes): AddressFault | undefined {
  const why = findDeadReason(use, written)
  if (why === undefined) return undefined
  return makeFault(chooseKind(use, 'dead'), written, { why })
}

/** Returns the fault of an address with two slashes in front of a folder of the site. */
export function findFolderFault(
  use: Use,
  written: Bytes,
  served: ServedSite,
  addresses: Addresses,
): AddressFault | undefined {
  const meant = findFolderAsHost(written, served, addresses)
  const kind = chooseKind(use, 'folder')
  if (meant?.kind === 'site') return makeFault(kind, makeFullPath(meant.path, served))
  if (meant?.kind === 'outside-base-path') return makeFault(kind, meant.path)
  return undefined
}

function findExternalFault(
  use: Use,
  written: Bytes,
  { url }: Extract<ResolvedAddress, { kind: 'other-host' }>,
): AddressFault | undefined {
  if (isClicked(use)) return undefined
  if (!isOwnMachine(URL.parse(url)?.hostname ?? '')) return makeFault('external-load', url)
  const why = 'it points to the reader’s own computer'
  return makeFault('broken-asset/dead', written, { why })
}

function findSiteFault(
  use: Use,
  address: Extract<ResolvedAddress, { kind: 'site' }>,
  content: ServedContent | undefined,
  served: ServedSite,
): AddressFault | undefined {
  const { path, query } = address
  if (content === undefined)
    return makeFault(chooseKind(use, 'missing'), makeFullPath(path, served))
  if (!isClicked(use)) {
    const isPageForFile = content.kind === 'fallback-page' && SUBRESOURCE_PATH.test(path)
    if (isPageForFile) return makeFault('broken-asset/page', makeFullPath(path, served))
    return undefined
  }

  // Without a host, an address that is served from a file needs no redirect on any host.
  if (served.site.host === undefined && content.kind === 'file') return undefined
  const redirect = served.findRedirect(path, query)
  if (redirect === undefined) return undefined
  let key = makeFullPath(path, served)
  if (query) key = key.concat('?', asBytes(query))
  return makeFault('redirected-link', key, { to: redirect.to, line: String(redirect.line) })
}

/**
 * Browsers trust the visitor's own machine as they trust https:
 * https://www.w3.org/TR/secure-contexts/#is-origin-trustworthy.
 */
const OWN_MACHINE = /^(?:(?:.*\.)?localhost|127\..*|\[::1\])$/

/** Does a host name stand for the visitor's own computer? */
export function isOwnMachine(hostname: string): boolean {
  return OWN_MACHINE.test(hostname)
}
