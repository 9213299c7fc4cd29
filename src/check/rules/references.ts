/**
 * Addresses in documents, and in the head of pages, that no reader follows or sees: each has a
 * role.
 */

import type { FindingKind, PlainKind } from '../../findings/site-kinds.ts'
import type { Base, ResolvedAddress } from '../../web/address.ts'
import type { Bytes } from '../../web/byte-strings.ts'
import type { Role } from '../../web/documents/reference.ts'
import type { ServedSite, SiteAnswer } from '../../web/host/served-site.ts'
import { SUBRESOURCE_PATH } from '../../web/page-names.ts'
import type { AddressChecker } from './address-checker.ts'
import { findFolderFault } from './address-faults.ts'
import { readHost } from './canonical-host.ts'
import { stripFragment } from './destination-finder.ts'
import type { Occurrence } from './occurrences.ts'

interface RoleRules {
  /** Whether an address within the site is counted as a link or as a loaded file. */
  readonly use: 'link' | 'load'
  /** Found if the host does not answer it. */
  readonly missing: PlainKind
  /**
   * Found instead, once for all addresses in the folder, if the site does not even have the first
   * folder in it.
   */
  readonly missingFolder?: PlainKind
  /** Found if it leaves the base path without naming the host. */
  readonly outside?: PlainKind
  /** May it be the path of a page's source, from the root of all sources? */
  readonly mayNameSource?: true
  /** Can readers get to a page by it? */
  readonly isFollowed?: true
  /** May it be a folder of the site that two slashes turn into another host? */
  readonly mayNameFolder?: true
  /** Found if it is on another host. */
  readonly onOtherHost?: PlainKind
  /** Found if it is on another host, and the site’s own has no network. */
  readonly onOtherHostOffline?: PlainKind
  /** Found if it is on a host that cannot exist. */
  readonly placeholder?: PlainKind
}

const SOURCE_ENDING = /\.(?:mdx?|rst)$/i

/** What each role means for the check. */
const ROLES: Readonly<Record<Role, RoleRules>> = {
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
  // Generators copy sources into it, in which the root may be that of a router.
  'whole-site': { use: 'link', missing: 'broken-link/llms', mayNameSource: true },
  markdown: { use: 'link', missing: 'broken-link/markdown' },
}

/**
 * The kinds of findings about a reference that the host does not answer: their keys are addresses
 * of the site.
 */
export const MISSING_REFERENCES: ReadonlySet<FindingKind> = new Set(
  Object.values(ROLES).map(({ missing }) => missing),
)

/** An address in a document or in the head of a page. */
interface WrittenReference {
  readonly role: Role
  readonly value: Bytes
  readonly base: Base
  readonly where: Occurrence
  /** Is the file known to be served by https? If undefined, as far as the host is. */
  readonly isSecure?: boolean | undefined
}

/** Checks an address that a document names. */
export function checkReference(checker: AddressChecker, reference: WrittenReference): void {
  const { destinations, counter, served } = checker
  const { role, value, base, where, isSecure = served.rules.isSecure } = reference
  const { placeholder } = ROLES[role]
  if (placeholder !== undefined) {
    const named = readHost(value)
    // Names that are reserved for examples may well be in examples.
    if (named?.kind === 'placeholder' && named.host !== checker.ownHost) {
      counter.count(placeholder, named.host, where, value)
      return
    }
  }
  // What a page calls itself is the site's own address, even if `domain` is not known.
  const isOwnAddress = role === 'canonical'
  const resolver = isOwnAddress ? destinations.addresses : destinations
  const address = resolver.resolve(stripFragment(value), base)
  if (!isOwnAddress && address.kind === 'other-host') destinations.noteExternal(address.url, where)
  if (role === 'import' && isSecure && checker.countMixedContent('load', value, base, where)) return
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

function checkWithinSite(
  checker: AddressChecker,
  { role, value, where }: WrittenReference,
  path: Bytes,
): void {
  const { served, counter, checked, destinations } = checker
  const { use, isFollowed, missing, missingFolder, mayNameSource } = ROLES[role]
  const answer = served.answer(path)
  checked[use]++
  const file = destinations.findMeant({ kind: 'site', path }, answer)
  if (isFollowed && file !== undefined) destinations.noteReached(file, where.page)
  if (served.mayUnreadRuleAnswer(path, answer)) checked.undecided++
  if (isReferenceAnswered(served, role, path, answer)) return
  if (mayNameSource && isSourceOfPage(served, path, value)) return
  const folder = path.slice(0, path.indexOf('/') + 1)
  if (missingFolder !== undefined && !served.hasFolder(folder))
    counter.count(missingFolder, checker.makeFullPath(folder), where, value)
  else counter.count(missing, checker.makeFullPath(path), where, value)
}

function checkOutside(
  { served, counter }: AddressChecker,
  { role, value, where }: WrittenReference,
  { path, explicit }: Extract<ResolvedAddress, { kind: 'outside-base-path' }>,
): void {
  const kind = ROLES[role].outside
  if (kind === undefined || explicit || served.isServicePath(path)) return
  counter.count(kind, path, where, value)
}

function checkOtherHost(
  { served, counter, destinations }: AddressChecker,
  { role, value, where }: WrittenReference,
  url: Bytes,
): void {
  const { use, mayNameFolder, onOtherHost, onOtherHostOffline } = ROLES[role]
  if (mayNameFolder) {
    const fault = findFolderFault(use, value, served, destinations.addresses)
    if (fault !== undefined) {
      counter.countWithValues(fault.kind, fault.values, fault.key, where, value)
      return
    }
  }
  let kind = onOtherHost
  if (served.rules.offline) kind ??= onOtherHostOffline
  if (kind !== undefined) counter.count(kind, url, where, value)
}

/** Is it a link from one source to another, as Sphinx and VitePress accept them? */
function isSourceOfPage(served: ServedSite, path: Bytes, value: string): boolean {
  if (!/^\/(?!\/)/.test(value) || !SOURCE_ENDING.test(path)) return false
  return served.answer(path.replace(SOURCE_ENDING, '')) !== undefined
}

function isReferenceAnswered(
  served: ServedSite,
  role: Role,
  path: Bytes,
  answer: SiteAnswer | undefined,
): boolean {
  if (answer?.kind === 'shared-page')
    return ROLES[role].use === 'link' || !SUBRESOURCE_PATH.test(path)
  if (answer !== undefined) return true
  return role === 'import' && path.endsWith('/') && served.hasFolder(path)
}
