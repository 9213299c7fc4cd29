/** Addresses in documents, and in the head of pages, that no reader follows or sees: each has a role. */
import type { Base } from '../../web/address.ts'
import type { Role } from '../../web/documents/reference.ts'
import type { AddressChecker } from './address-checker.ts'
import { MAX_ADDRESS } from './answered-site.ts'
import { canonicalProblem, hostOf } from './canonical.ts'
import type { Occurrence } from './finding-counter.ts'
import { isNoPage, ROLES } from './roles.ts'

/** Checks an address that a document names. `isSecure`: as for `check`. */
export function checkReference(
  checker: AddressChecker,
  role: Role,
  value: string,
  base: Base,
  where: Occurrence,
  isSecure = checker.site.rules.isSecure,
): void {
  const { site, counter, checked } = checker
  const rules = ROLES[role]
  if (value.length > MAX_ADDRESS) {
    checker.countUnread(rules.use, value, base, where)
    return
  }
  const named = rules.placeholder === undefined ? undefined : hostOf(value)
  // Names that are reserved for examples may well be in examples.
  if (rules.placeholder && named?.is === 'placeholder' && named.host !== site.ownHost) {
    counter.count(rules.placeholder, named.host, where, value)
    return
  }
  const address = site.addresses.read(value.split('#', 1)[0] ?? '', base)
  if (role === 'import' && isSecure && checker.isMixed('load', value, base, where)) return
  if (address.to === 'site') {
    checked[rules.use]++
    if (isReferenceAnswered(checker, role, address.path)) return
    const end = rules.isOwnFolder ? address.path.lastIndexOf('/') : address.path.indexOf('/')
    const folder = address.path.slice(0, end + 1)
    const isFolder = rules.missingFolder && folder !== '' && !site.served.hasFolder(folder)
    if (isFolder) counter.count(rules.missingFolder, site.inFull(folder), where, value)
    else counter.count(rules.missing, site.inFull(address.path), where, value)
  } else if (address.to === 'outside' && !address.explicit && rules.outside) {
    if (!site.served.isService(address.path)) counter.count(rules.outside, address.path, where, value)
  } else if (address.to === 'elsewhere') {
    const kind = rules.elsewhere ?? (site.rules.offline ? rules.elsewhereOffline : undefined)
    if (kind !== undefined) counter.count(kind, address.url, where, value)
  }
}

function isReferenceAnswered({ site }: AddressChecker, role: Role, path: string): boolean {
  const answer = site.answer(path)
  if (answer === 'shared-page') return ROLES[role].use === 'link' || !isNoPage(path)
  return answer !== undefined || (role === 'import' && path.endsWith('/') && site.served.hasFolder(path))
}

/** Checks an address that search engines are given for a page. */
export function checkCanonical({ site, counter }: AddressChecker, value: string, where: Occurrence): void {
  const named = hostOf(value)
  const kind = canonicalProblem(named, site.ownHost)
  if (named === undefined || kind === undefined) return
  counter.count(kind, named.host, where, value, { domain: site.ownHost ?? '' })
}

/** Does an address name the site's own host, and say that it is served by https? */
export function isOwnByHttps({ site: { ownHost } }: AddressChecker, value: string): boolean {
  return /^\s*https:/i.test(value) && ownHost !== undefined && hostOf(value)?.host === ownHost
}
