/**
 * Checks addresses in documents and in the heads of pages, which readers neither follow nor see.
 * Each has a role.
 */
import type { PlainKind, SiteKind } from '../../findings/site-kinds.ts'
import { asBytes, type Bytes } from '../../web/byte-strings.ts'
import type { Role } from '../../web/documents/reference.ts'
import type { ServedContent, ServedSite } from '../../web/host/served-site.ts'
import { SUBRESOURCE_PATH } from '../../web/page-names.ts'
import { isLongData, type ResolvedAddress, stripFragment } from '../../web/resolve-address.ts'
import type { AddressChecker, WrittenAddress } from './address-checker.ts'
import { findFolderFault } from './address-faults.ts'
import { readHost } from './canonical-host.ts'
import type { DestinationFinder } from './destination-finder.ts'

interface RoleTraits {
  /** Whether an address within the site is counted as a link or as a loaded file. */
  readonly use: 'link' | 'load'
  /** The finding if the host does not serve the address. */
  readonly missing: PlainKind
  /**
   * Replaces `missing` if the site does not have the first folder of the path: one finding for all
   * addresses in that folder.
   */
  readonly missingFolder?: PlainKind
  /** The finding if the address is outside the base path and does not specify the host. */
  readonly outside?: PlainKind
  /** May it be the path of a page's source, relative to the root of all sources? */
  readonly mayNameSource?: true
  /** May a script show a Markdown file at it? */
  readonly mayBeRoute?: true
  /** Can readers reach a page through it? */
  readonly isFollowed?: true
  /** May it be a folder of the site that two slashes turn into a host? */
  readonly mayNameFolder?: true
  /** The finding if the address is on another host. */
  readonly onOtherHost?: PlainKind
  /** The finding if the address is on another host, and the site's own host has no network. */
  readonly onOtherHostOffline?: PlainKind
  /** The finding if the address is on a host that cannot exist. */
  readonly placeholder?: PlainKind
}

const SOURCE_EXTENSION = /\.(?:mdx?|rst)$/i

/** The rules for each role. */
const ROLE_TRAITS: Readonly<Record<Role, RoleTraits>> = {
  import: {
    use: 'load',
    missing: 'broken-asset/import',
    outside: 'outside-base-path/reference',
    mayNameFolder: true,
    onOtherHost: 'external-load/import',
  },
  preview: {
    use: 'load',
    missing: 'metadata/preview',
    placeholder: 'metadata/preview-placeholder',
  },
  canonical: {
    use: 'link',
    isFollowed: true,
    missing: 'metadata/canonical',
    missingFolder: 'metadata/canonical-folder',
  },
  structured: {
    use: 'link',
    isFollowed: true,
    missing: 'metadata/structured',
    missingFolder: 'metadata/structured-folder',
    placeholder: 'metadata/structured-placeholder',
  },
  'app-picture': {
    use: 'load',
    missing: 'broken-asset/app-picture',
    outside: 'outside-base-path/reference',
    onOtherHostOffline: 'external-load/app-picture',
  },
  'app-page': { use: 'link', isFollowed: true, missing: 'broken-link/app-page' },
  feed: { use: 'link', missing: 'feed/missing', placeholder: 'feed/placeholder' },
  llms: { use: 'link', missing: 'broken-link/llms', outside: 'outside-base-path/reference' },
  // Generators copy sources into it, in which root-relative links may be resolved by a router.
  'whole-site': { use: 'link', missing: 'broken-link/llms', mayNameSource: true },
  markdown: { use: 'link', missing: 'broken-link/markdown', mayBeRoute: true },
}

/**
 * The kinds of findings about references that the host does not serve. Their keys are addresses of
 * the site.
 */
export const MISSING_REFERENCES: ReadonlySet<SiteKind> = new Set(
  Object.values(ROLE_TRAITS).map(({ missing }) => missing),
)

/** An address in a document or in the head of a page. */
interface WrittenReference extends Omit<WrittenAddress, 'use'> {
  readonly role: Role
}

/** Checks an address in a document or in the head of a page. */
export function checkReference(checker: AddressChecker, reference: WrittenReference): void {
  if (isLongData(reference.written)) return
  const { served } = checker
  const { role, isSecure = served.hostTraits.enforcesHttps } = reference
  if (reportPlaceholder(checker, reference)) return

  const address = resolveReference(checker.destinations, reference)
  const mayBeMixedContent = role === 'import' && isSecure
  if (mayBeMixedContent && checker.checkMixedContent({ ...reference, use: 'load' })) return

  switch (address.kind) {
    case 'site':
      checkWithinSite(checker, reference, address.path)
      break
    case 'outside-base-path':
      checkOutside(checker, reference, address)
      break
    case 'other-host':
      checkOtherHost(checker, reference, address.url)
  }
}

/** Reports an address whose host is a placeholder, and returns whether it was reported. */
function reportPlaceholder(
  { collector, ownHost }: AddressChecker,
  { role, written, spot }: WrittenReference,
): boolean {
  const kind = ROLE_TRAITS[role].placeholder
  if (kind === undefined) return false
  const host = readHost(written)
  // Host names that are reserved for examples are fine in examples.
  if (host?.kind !== 'placeholder' || host.name === ownHost) return false
  collector.report(kind, host.name, spot, written)
  return true
}

/** Resolves an address, and notes it if it is on another host. */
function resolveReference(
  destinations: DestinationFinder,
  { role, written, base, spot }: WrittenReference,
): ResolvedAddress {
  const withoutFragment = stripFragment(written)
  // A canonical address is on the site's own host, even if `domain` is not known.
  if (role === 'canonical') return destinations.addresses.resolve(withoutFragment, base)
  const address = destinations.resolveAndNote(withoutFragment, base)
  if (address.kind === 'other-host') destinations.noteExternal(address.url, spot)
  return address
}

function checkWithinSite(checker: AddressChecker, reference: WrittenReference, path: Bytes): void {
  const { served } = checker
  const content = served.findContent(path)
  countReference(checker, reference, path, content)

  if (isReferenceServed(served, reference.role, path, content)) return
  if (isExcused(served, reference, path)) return
  reportMissing(checker, reference, path)
}

/** Counts an address within the site, and notes the file that it points to. */
function countReference(
  { served, checked, destinations }: AddressChecker,
  { role, spot }: WrittenReference,
  path: Bytes,
  content: ServedContent | undefined,
): void {
  const { use, isFollowed } = ROLE_TRAITS[role]
  checked[use]++
  if (served.mayUnsupportedRuleServe(path, content)) checked.undecided++

  const fileIndex = destinations.findMeantFile({ kind: 'site', path }, content)
  if (isFollowed && fileIndex !== undefined) destinations.noteReached(fileIndex, spot.fileName)
}

/** Does an address that the host does not serve work in its role? */
function isExcused(served: ServedSite, { role, written }: WrittenReference, path: Bytes): boolean {
  const { mayNameSource, mayBeRoute } = ROLE_TRAITS[role]
  if (mayNameSource && isSourceOfPage(served, path, written)) return true
  return mayBeRoute === true && isRouteOfMarkdown(served, path)
}

function reportMissing(
  checker: AddressChecker,
  { role, written, spot }: WrittenReference,
  path: Bytes,
): void {
  const { served, collector } = checker
  const { missing, missingFolder } = ROLE_TRAITS[role]
  const folder = path.slice(0, path.indexOf('/') + 1)
  if (missingFolder !== undefined && !served.mayHaveFolder(folder))
    collector.report(missingFolder, checker.makeFullPath(folder), spot, written)
  else collector.report(missing, checker.makeFullPath(path), spot, written)
}

function checkOutside(
  { served, collector }: AddressChecker,
  { role, written, spot }: WrittenReference,
  { path, specifiesHost }: Extract<ResolvedAddress, { kind: 'outside-base-path' }>,
): void {
  const kind = ROLE_TRAITS[role].outside
  if (kind === undefined || specifiesHost || served.isServicePath(path)) return
  collector.report(kind, path, spot, written)
}

function checkOtherHost(
  { served, collector, destinations }: AddressChecker,
  { role, written, spot }: WrittenReference,
  url: Bytes,
): void {
  const { use, mayNameFolder, onOtherHost, onOtherHostOffline } = ROLE_TRAITS[role]
  if (mayNameFolder) {
    const fault = findFolderFault(use, written, served, destinations.addresses)
    if (fault !== undefined) {
      collector.reportWithValues(fault.kind, fault.values, {
        key: fault.key,
        spot,
        target: written,
      })
      return
    }
  }
  let kind = onOtherHost
  if (served.hostTraits.isAirGapped) kind ??= onOtherHostOffline
  if (kind !== undefined) collector.report(kind, url, spot, written)
}

/** Is this a link between sources, as Sphinx and VitePress accept it? */
function isSourceOfPage(served: ServedSite, path: Bytes, written: string): boolean {
  if (!/^\/(?!\/)/.test(written) || !SOURCE_EXTENSION.test(path)) return false
  return served.findContent(path.replace(SOURCE_EXTENSION, '')) !== undefined
}

/**
 * Is there a Markdown file that a script may show at a path?
 * https://docsify.js.org/#/more-pages, read 2026-11
 */
function isRouteOfMarkdown(served: ServedSite, path: Bytes): boolean {
  const stem = path.replace(/\/$/, '')
  const files = ['.md', '/README.md', '/index.md'].map((end) => asBytes(stem + end))
  return files.some((file) => served.findContent(file) !== undefined)
}

function isReferenceServed(
  served: ServedSite,
  role: Role,
  path: Bytes,
  content: ServedContent | undefined,
): boolean {
  if (content?.kind === 'fallback-page')
    return ROLE_TRAITS[role].use === 'link' || !SUBRESOURCE_PATH.test(path)
  if (content !== undefined) return true
  return role === 'import' && path.endsWith('/') && served.mayHaveFolder(path)
}
