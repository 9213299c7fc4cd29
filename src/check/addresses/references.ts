/**
 * Checks addresses in documents and in the heads of pages, which readers neither follow nor see.
 * Each has a role, which decides what may be wrong with it: the canonical address of a page, an
 * image in a web app manifest, an entry of a feed, a link in `llms.txt`.
 */
import type { PlainKind, SiteKind } from '../../findings/site-kinds.ts'
import { asBytes, type Bytes } from '../../web/byte-strings.ts'
import type { Role } from '../../web/documents/reference.ts'
import { stripFragment } from '../../web/fragments.ts'
import { isPageInsteadOfFile, type ServedContent } from '../../web/host/served-content.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import type { SitePath } from '../../web/paths.ts'
import { type AddressOutsideBasePath, isLongData } from '../../web/resolve-address.ts'
import { dropTrailingSlash } from '../../web/slashes.ts'
import type { AddressChecker } from './address-checker.ts'
import { findProtocolRelativeFault } from './address-faults.ts'
import { describePlaceholder, readUrlHost } from './canonical-host.ts'
import { makeFullPath } from './full-path.ts'
import type { WrittenAddress } from './written-address.ts'

type PlaceholderKind = `metadata/${'preview' | 'structured'}-placeholder` | 'feed/placeholder'

/** The kinds of findings about addresses in one role. */
interface RoleKinds {
  /** If the host does not serve the address. */
  readonly missing: PlainKind
  /**
   * Replaces `missing` if the site does not have the first folder of the path: one finding for all
   * addresses in that folder.
   */
  readonly missingFolder?: PlainKind
  /** If the address is outside the base path and does not specify the host. */
  readonly outside?: PlainKind
  /** If the address is on another host. */
  readonly external?: PlainKind
  /** If the address is on another host, and the site's own host has no network. */
  readonly externalOffline?: PlainKind
  /** If the address is on a host that cannot exist. */
  readonly placeholder?: PlaceholderKind
}

interface RoleTraits {
  readonly kinds: RoleKinds
  /** Is it the address of a file that is loaded? Others are counted as links. */
  readonly isLoaded: boolean
  /** Can readers reach a page through it? */
  readonly countsAsInboundLink?: true
  /** May it be the path of a page's source, relative to the root of all sources? */
  readonly mayBeSourcePath?: true
  /** May a script show a Markdown file at it? */
  readonly mayBeRoute?: true
  /** May it be a folder, below which the files are loaded? */
  readonly mayBeFolder?: true
  /** May it start with two slashes and a folder of the site, which browsers take for a host? */
  readonly mayBeProtocolRelative?: true
  /** May it be mixed content: a file that an https page loads over http? */
  readonly mayBeMixedContent?: true
}

const SOURCE_EXTENSION = /\.(?:mdx?|rst)$/i
/** An address with a path from the root, and without a host. */
const ROOT_RELATIVE = /^\/(?!\/)/

/** The rules for each role. */
const ROLE_TRAITS: Readonly<Record<Role, RoleTraits>> = {
  import: {
    isLoaded: true,
    mayBeFolder: true,
    mayBeProtocolRelative: true,
    mayBeMixedContent: true,
    kinds: {
      missing: 'broken-asset/import',
      outside: 'outside-base-path/reference',
      external: 'external-load/import',
    },
  },
  preview: {
    isLoaded: true,
    kinds: { missing: 'metadata/preview', placeholder: 'metadata/preview-placeholder' },
  },
  canonical: {
    isLoaded: false,
    countsAsInboundLink: true,
    kinds: { missing: 'metadata/canonical', missingFolder: 'metadata/canonical-folder' },
  },
  structured: {
    isLoaded: false,
    countsAsInboundLink: true,
    kinds: {
      missing: 'metadata/structured',
      missingFolder: 'metadata/structured-folder',
      placeholder: 'metadata/structured-placeholder',
    },
  },
  'app-image': {
    isLoaded: true,
    kinds: {
      missing: 'broken-asset/app-image',
      outside: 'outside-base-path/reference',
      externalOffline: 'external-load/app-image',
    },
  },
  'app-page': {
    isLoaded: false,
    countsAsInboundLink: true,
    kinds: { missing: 'broken-link/app-page' },
  },
  feed: {
    isLoaded: false,
    kinds: { missing: 'feed/missing', placeholder: 'feed/placeholder' },
  },
  llms: {
    isLoaded: false,
    kinds: { missing: 'broken-link/llms', outside: 'outside-base-path/reference' },
  },
  // Generators copy sources into such a file, and a router may resolve their root-relative links.
  'whole-site': {
    isLoaded: false,
    mayBeSourcePath: true,
    kinds: { missing: 'broken-link/llms' },
  },
  markdown: {
    isLoaded: false,
    mayBeRoute: true,
    kinds: { missing: 'broken-link/markdown' },
  },
}

/**
 * The kinds of findings about references that the host does not serve. Their keys are addresses of
 * the site.
 */
export const MISSING_REFERENCE_KINDS: ReadonlySet<SiteKind> = new Set(
  Object.values(ROLE_TRAITS).map(({ kinds }) => kinds.missing),
)

/** An address in a document or in the head of a page. */
interface WrittenReference extends Omit<WrittenAddress, 'use'> {
  readonly role: Role
}

/** Checks an address in a document or in the head of a page. */
export function checkReference(checker: AddressChecker, reference: WrittenReference): void {
  const { role, written, base, spot } = reference
  if (isLongData(written)) return
  const placeholderFault = findPlaceholderFault(reference, checker.domain)
  if (placeholderFault !== undefined) {
    const { findingKind, key } = placeholderFault
    const occurrence = { key, spot, target: written }
    checker.collector.report(findingKind, occurrence, describePlaceholder(key))
    return
  }

  const address = checker.addressResolver.resolve(stripFragment(written), base)
  // A canonical address is on the site's own host, even if `domain` is not known.
  if (role !== 'canonical') checker.record.noteIfExternal(address, spot)

  if (ROLE_TRAITS[role].mayBeMixedContent) {
    const loadedFile: WrittenAddress = { ...reference, use: 'load' }
    const mixedContent = checker.findMixedContent(loadedFile)
    if (mixedContent !== undefined) {
      checker.reportMixedContent(mixedContent, loadedFile)
      return
    }
  }

  switch (address.kind) {
    case 'site':
      checkWithinSite(checker, reference, address.path)
      break
    case 'outside-base-path':
      checkOutside(checker, reference, address)
      break
    case 'other-host':
      checkExternal(checker, reference, address.url)
  }
}

/** The fault of an address on a host that cannot exist. */
interface PlaceholderFault {
  readonly findingKind: PlaceholderKind
  /** The host name. */
  readonly key: Bytes
}

/**
 * Returns the fault of an address whose host is a placeholder; undefined if it is not, or if
 * placeholders are fine in its role.
 */
function findPlaceholderFault(
  { role, written }: WrittenReference,
  domain: string | undefined,
): PlaceholderFault | undefined {
  const findingKind = ROLE_TRAITS[role].kinds.placeholder
  if (findingKind === undefined) return undefined
  const host = readUrlHost(written)
  // Host names that are reserved for examples are fine in examples.
  if (host?.kind !== 'placeholder' || host.name === domain) return undefined
  return { findingKind, key: host.name }
}

function checkWithinSite(
  checker: AddressChecker,
  reference: WrittenReference,
  path: SitePath,
): void {
  const { servedSite } = checker
  const content = servedSite.findContent(path)
  countAndNote(checker, reference, path, content)
  if (!worksInRole(servedSite, reference, path, content)) reportMissing(checker, reference, path)
}

/** Counts an address within the site, and notes the file that it points to. */
function countAndNote(
  checker: AddressChecker,
  { role, spot }: WrittenReference,
  path: SitePath,
  content: ServedContent | undefined,
): void {
  const { servedSite, destinationFinder, record } = checker
  const { isLoaded, countsAsInboundLink } = ROLE_TRAITS[role]
  const mayUnreadRuleServe = servedSite.mayUnreadRuleServe(path, content)
  checker.countReference({ isLoaded, mayUnreadRuleServe })

  const fileIndex = destinationFinder.findIntendedFile({ kind: 'site', path }, content)
  if (countsAsInboundLink && fileIndex !== undefined)
    record.noteInboundLink(fileIndex, spot.fileName)
}

/** Does an address work in its role? `content` is what the host serves there. */
function worksInRole(
  servedSite: ServedSite,
  { role, written }: WrittenReference,
  path: SitePath,
  content: ServedContent | undefined,
): boolean {
  const { isLoaded, mayBeFolder, mayBeSourcePath, mayBeRoute } = ROLE_TRAITS[role]
  const isPageAsFile = isLoaded && isPageInsteadOfFile(content, path)
  if (content !== undefined && !isPageAsFile) return true
  if (mayBeFolder && path.endsWith('/') && servedSite.mayHaveFolder(path)) return true
  if (mayBeSourcePath && isSourceOfPage(servedSite, path, written)) return true
  return mayBeRoute === true && isRouteOfMarkdown(servedSite, path)
}

function reportMissing(
  checker: AddressChecker,
  { role, written, spot }: WrittenReference,
  path: SitePath,
): void {
  const { servedSite, collector } = checker
  const { missing, missingFolder } = ROLE_TRAITS[role].kinds
  const topFolder = path.slice(0, path.indexOf('/') + 1)
  if (missingFolder !== undefined && !servedSite.mayHaveFolder(topFolder)) {
    const key = makeFullPath(topFolder, servedSite)
    collector.report(missingFolder, { key, spot, target: written })
    return
  }
  collector.report(missing, { key: makeFullPath(path, servedSite), spot, target: written })
}

function checkOutside(
  { servedSite, collector }: AddressChecker,
  { role, written, spot }: WrittenReference,
  { pathname, specifiesHost }: AddressOutsideBasePath,
): void {
  const kind = ROLE_TRAITS[role].kinds.outside
  if (kind === undefined || specifiesHost || servedSite.isServicePath(pathname)) return
  collector.report(kind, { key: pathname, spot, target: written })
}

function checkExternal(
  { servedSite, collector, addressResolver }: AddressChecker,
  { role, written, spot }: WrittenReference,
  url: Bytes,
): void {
  const { mayBeProtocolRelative, kinds } = ROLE_TRAITS[role]
  if (mayBeProtocolRelative) {
    const fault = findProtocolRelativeFault('load', written, servedSite, addressResolver)
    if (fault !== undefined) {
      collector.report(fault.findingKind, { key: fault.key, spot, target: written })
      return
    }
  }
  const offlineKind = servedSite.hostTraits.isAirGapped ? kinds.externalOffline : undefined
  const kind = kinds.external ?? offlineKind
  if (kind !== undefined) collector.report(kind, { key: url, spot, target: written })
}

/** Is this a link between sources, as Sphinx and VitePress accept it? */
function isSourceOfPage(servedSite: ServedSite, path: SitePath, written: string): boolean {
  const mayBeSource = ROOT_RELATIVE.test(written) && SOURCE_EXTENSION.test(path)
  if (!mayBeSource) return false
  return servedSite.findContent(path.replace(SOURCE_EXTENSION, '')) !== undefined
}

/**
 * Is there a Markdown file that a script may show at a path?
 * https://docsify.js.org/#/more-pages, read 2026-11
 */
function isRouteOfMarkdown(servedSite: ServedSite, path: SitePath): boolean {
  const stem = dropTrailingSlash(path)
  const names = ['.md', '/README.md', '/index.md'].map((end) => asBytes(stem + end))
  return names.some((name) => servedSite.findContent(name) !== undefined)
}
