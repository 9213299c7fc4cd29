/**
 * Addresses in documents, and in the head of pages, that no reader follows or sees: each has a
 * role.
 */

import type { FindingKind, PlainKind } from '../../findings/site-kinds.ts'
import type { Base, ResolvedAddress } from '../../web/address.ts'
import type { Bytes } from '../../web/byte-strings.ts'
import type { Role } from '../../web/documents/reference.ts'
import type { ServedSite, SiteAnswer } from '../../web/host/served-site.ts'
import type { Use } from '../../web/page/vocabulary.ts'
import { SUBRESOURCE_PATH } from '../../web/page-names.ts'
import type { AddressChecker } from './address-checker.ts'
import { findFolderFault } from './address-faults.ts'
import { readHost } from './canonical-host.ts'
import { stripFragment } from './destination-finder.ts'
import type { Occurrence } from './occurrences.ts'

interface RoleRules {
  /** As what an address within the site is counted. */
  readonly use: 'link' | 'load'
  /** What is found if the host does not answer it. */
  readonly missing: PlainKind
  /**
   * What is found instead, once for all addresses in the folder, if the site does not even have the
   * first folder in it.
   */
  readonly missingFolder?: PlainKind
  /** If it leaves the base path without naming the host. */
  readonly outside?: PlainKind
  /** May it be the source of a page, from the root of all sources on? */
  readonly mayNameSource?: true
  /** Does it lead readers to a page, if a page of the site names it, or the app that it becomes? */
  readonly isFollowed?: true
  /** May it be a folder of the site that two slashes turn into another host? */
  readonly mayNameFolder?: true
  /** If it is on another host. */
  readonly elsewhere?: PlainKind
  /** If it is on another host, and the site’s own has no network. */
  readonly elsewhereOffline?: PlainKind
  /** If it is on a host that cannot exist. */
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
    elsewhere: 'external-load/import',
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
    elsewhereOffline: 'external-load/app-picture',
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

/** Checks an address that a document names. `isSecure`: as for `check`. */
export function checkReference(
  checker: AddressChecker,
  role: Role,
  value: Bytes,
  base: Base,
  where: Occurrence,
  isSecure = checker.served.rules.isSecure,
): void {
  const { counter } = checker
  const rules = ROLES[role]
  const named = rules.placeholder === undefined ? undefined : readHost(value)
  // Names that are reserved for examples may well be in examples.
  if (rules.placeholder && named?.kind === 'placeholder' && named.host !== checker.ownHost) {
    counter.count(rules.placeholder, named.host, where, value)
    return
  }
  // What a page calls itself is the site's own address, even if `domain` is not known.
  const { destinations } = checker
  const resolver = role === 'canonical' ? destinations.addresses : destinations
  const address = resolver.resolve(stripFragment(value), base)
  if (role !== 'canonical' && address.kind === 'other-host')
    destinations.noteExternal(address.url, where)
  if (role === 'import' && isSecure && checker.countMixedContent('load', value, base, where)) return
  checkResolved(checker, role, address, value, where)
}

function checkResolved(
  checker: AddressChecker,
  role: Role,
  address: ResolvedAddress,
  value: Bytes,
  where: Occurrence,
): void {
  const { served, counter } = checker
  const rules = ROLES[role]
  switch (address.kind) {
    case 'site':
      checkWithinSite(checker, role, address.path, value, where)
      break
    case 'outside-base-path':
      if (!address.explicit && rules.outside && !served.isServicePath(address.path))
        counter.count(rules.outside, address.path, where, value)
      break
    case 'other-host': {
      const slip = rules.mayNameFolder && folderFaultIn(checker, rules.use, value)
      if (slip !== undefined) {
        counter.countWithValues(slip.kind, slip.values, slip.key, where, value)
        break
      }
      const offline = served.rules.offline ? rules.elsewhereOffline : undefined
      const kind = rules.elsewhere ?? offline
      if (kind !== undefined) counter.count(kind, address.url, where, value)
    }
  }
}

function folderFaultIn({ served, destinations }: AddressChecker, use: Use, value: Bytes) {
  return findFolderFault(use, value, served, destinations.addresses)
}

function checkWithinSite(
  checker: AddressChecker,
  role: Role,
  path: Bytes,
  value: Bytes,
  where: Occurrence,
): void {
  const { served, counter, checked, destinations } = checker
  const { use, isFollowed, missing, missingFolder } = ROLES[role]
  const answer = served.answer(path)
  checked[use]++
  const file = destinations.findMeant({ kind: 'site', path }, answer)
  if (isFollowed && file !== undefined) destinations.noteReached(file, where.page)
  if (served.mayUnreadRuleAnswer(path, answer)) checked.undecided++
  if (isReferenceAnswered(served, role, path, answer)) return
  if (ROLES[role].mayNameSource && isSourceOfPage(served, path, value)) return
  const folder = path.slice(0, path.indexOf('/') + 1)
  if (missingFolder !== undefined && !served.hasFolder(folder))
    counter.count(missingFolder, checker.makeFullPath(folder), where, value)
  else counter.count(missing, checker.makeFullPath(path), where, value)
}

/** Is it a link from one source to another, as Sphinx and VitePress take them? */
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
  return answer !== undefined || (role === 'import' && path.endsWith('/') && served.hasFolder(path))
}
