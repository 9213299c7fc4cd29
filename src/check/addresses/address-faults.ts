/** Finds the fault of an address. It is the same on all pages of a folder. */
import type { SiteKind, SiteValues } from '../../findings/site-kinds.ts'
import { asBytes, type Bytes } from '../../web/byte-strings.ts'
import { isPageInsteadOfFile, type ServedContent } from '../../web/host/served-content.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { isPlaceholder } from '../../web/page/unresolved-reference.ts'
import { isClickable, type Use } from '../../web/page/vocabulary.ts'
import type { SitePath } from '../../web/paths.ts'
import type {
  AddressInSite,
  AddressOnOtherHost,
  AddressResolver,
  ResolvedAddress,
} from '../../web/resolve-address.ts'
import { dropTrailingSlash } from '../../web/slashes.ts'
import { hasFolder } from '../../web/tree.ts'
import { makeFullPath } from './full-path.ts'
import { findPathAsHost } from './path-as-host.ts'
import { findUnusableReason } from './unusable-address.ts'

/** The kinds of the same fault, of links and of loaded files. */
const KINDS_BY_FAULT = {
  missing: { link: 'broken-link', load: 'broken-asset' },
  unresolved: { link: 'broken-link/unresolved', load: 'broken-asset/unresolved' },
  unusable: { link: 'broken-link/unusable', load: 'broken-asset/unusable' },
  pathAsHost: { link: 'broken-link/path-as-host', load: 'broken-asset/path-as-host' },
  outside: { link: 'outside-base-path/link', load: 'outside-base-path/load' },
} as const
type KindsByFault = typeof KINDS_BY_FAULT

function chooseKind<Kind extends string>(
  use: Use,
  { link, load }: Readonly<Record<'link' | 'load', Kind>>,
): Kind {
  return isClickable(use) ? link : load
}

type FaultKind =
  | KindsByFault[keyof KindsByFault]['link' | 'load']
  | 'broken-link/folder'
  | 'broken-asset/page'
  | 'broken-asset/source'
  | 'external-load'
  | 'outside-base-path/not-found'
  | 'redirected-link'

/** A finding about an address, as a `FindingCollector` accepts it. */
export type AddressFault<Of extends SiteKind = FaultKind> = {
  [Kind in Of]: {
    readonly findingKind: Kind
    readonly key: Bytes
    readonly values: SiteValues<Kind>
  }
}[Of]

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
      return {
        findingKind: chooseKind(use, KINDS_BY_FAULT.outside),
        key: address.pathname,
        values: {},
      }
    }
    case 'site':
      return findSiteFault({ use, written, address, content }, servedSite)
  }
}

function findUnusableFault(use: Use, written: Bytes): AddressFault | undefined {
  const reason = findUnusableReason(use, written)
  if (reason === undefined) return undefined
  return {
    findingKind: chooseKind(use, KINDS_BY_FAULT.unusable),
    key: written,
    values: { why: reason },
  }
}

/** Returns the fault of an address with two slashes in front of a path of the site. */
export function findProtocolRelativeFault(
  use: Use,
  written: Bytes,
  servedSite: ServedSite,
  addressResolver: AddressResolver,
): AddressFault<KindsByFault['pathAsHost']['link' | 'load']> | undefined {
  const intendedAddress = findPathAsHost(written, servedSite, addressResolver)
  const findingKind = chooseKind(use, KINDS_BY_FAULT.pathAsHost)
  if (intendedAddress?.kind === 'site')
    return { findingKind, key: makeFullPath(intendedAddress.path, servedSite), values: {} }
  if (intendedAddress?.kind === 'outside-base-path')
    return { findingKind, key: intendedAddress.pathname, values: {} }
  return undefined
}

function findExternalFault(
  use: Use,
  written: Bytes,
  { url }: AddressOnOtherHost,
): AddressFault | undefined {
  if (isClickable(use)) return undefined
  if (!isLocalhost(URL.parse(url)?.hostname ?? ''))
    return { findingKind: 'external-load', key: url, values: {} }
  const why = 'it points to the reader’s own computer'
  return { findingKind: 'broken-asset/unusable', key: written, values: { why } }
}

function findSiteFault(
  { use, written, address, content }: ResolvedUse & { readonly address: AddressInSite },
  servedSite: ServedSite,
): AddressFault | undefined {
  const { path, query } = address
  if (content === undefined) {
    const findingKind = chooseMissingKind(use, written, path, servedSite)
    return { findingKind, key: makeFullPath(path, servedSite), values: {} }
  }
  if (!isClickable(use)) {
    const findingKind = findLoadFault(use, content, path)
    if (findingKind === undefined) return undefined
    return { findingKind, key: makeFullPath(path, servedSite), values: {} }
  }

  // Without a known host, at least one host serves this address from a file, without a redirect.
  if (servedSite.snapshot.host === undefined && content.kind === 'file') return undefined
  const redirect = servedSite.findRedirect(path, query)
  if (redirect === undefined) return undefined
  const fullPath = makeFullPath(path, servedSite)
  return {
    findingKind: 'redirected-link',
    key: query ? fullPath.concat('?', asBytes(query)) : fullPath,
    values: { to: redirect.to, line: String(redirect.line) },
  }
}

/** Returns the kind of a finding about an address that the host does not serve. */
function chooseMissingKind(use: Use, written: Bytes, path: SitePath, servedSite: ServedSite) {
  const isUnresolved = isPlaceholder(written) && servedSite.findFileOnAnyHost(path) === undefined
  if (isUnresolved) return chooseKind(use, KINDS_BY_FAULT.unresolved)
  const folder = `${dropTrailingSlash(path)}/`
  if (isClickable(use) && hasFolder(servedSite.snapshot.names, folder)) return 'broken-link/folder'
  return chooseKind(use, KINDS_BY_FAULT.missing)
}

/**
 * Scripts in languages that browsers do not run. As an image or a video, `.ts` is another format,
 * which has another use. Declarations (`.d.ts`) are data for editors in a page.
 */
const UNRUNNABLE_SCRIPT = /(?<!\.d)\.(?:m?ts|tsx|jsx)$/i

/** Returns the kind of a finding about a loaded file that browsers cannot use. */
function findLoadFault(use: Use, content: ServedContent, path: SitePath) {
  if (isPageInsteadOfFile(content, path)) return 'broken-asset/page'
  if (use === 'load' && UNRUNNABLE_SCRIPT.test(path)) return 'broken-asset/source'
  return undefined
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
