/** Finds the pages that a host shows at nonexistent addresses. */
import { type Bytes, getFolder, NO_BYTES } from '../byte-strings.ts'
import { isNotFoundPageOfSite, NOT_FOUND_PAGE } from '../page-names.ts'
import type { HostTraits } from './hosts/host-traits.ts'
import { findTargetPath } from './redirects/targets.ts'
import type { ServedSite } from './served-site.ts'

/** Does a rule show a page of the site at nonexistent addresses? */
export function hasNotFoundRule({ onHost }: ServedSite): boolean {
  if (onHost === undefined) return false
  const { notFoundRule, domain } = onHost.ruleSet
  if (notFoundRule === undefined) return false
  const path = findTargetPath(notFoundRule.to, domain)
  return path !== undefined && onHost.respondFromFiles(path) !== undefined
}

/**
 * Does the host show this page at nonexistent addresses, in the whole site or in its folder? It
 * must have the name that hosts look for.
 */
export function isShownAtNonexistentAddresses({ hostTraits }: ServedSite, page: string): boolean {
  return page === NOT_FOUND_PAGE || isNotFoundPageOfFolder(hostTraits, page)
}

/**
 * Returns the folder for which a page is meant as the 404 page: empty, or with a slash at its end.
 * Undefined for other pages. In the root, it may have any name that generators give it.
 */
export function findNotFoundFolder({ hostTraits }: ServedSite, page: Bytes): Bytes | undefined {
  if (isNotFoundPageOfSite(page)) return NO_BYTES
  if (isNotFoundPageOfFolder(hostTraits, page)) return getFolder(page)
  return undefined
}

function isNotFoundPageOfFolder({ hasFolderNotFoundPages }: HostTraits, page: string): boolean {
  return hasFolderNotFoundPages === true && page.endsWith('/404.html')
}
