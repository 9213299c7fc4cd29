/**
 * Finds relocated pages: the host shows them in a different folder from their file, so that their
 * relative links change.
 */
import { type Bytes, NO_BYTES } from '../byte-strings.ts'
import { getStem, isIndexPage, isPage, makeRelocatedPath } from '../page-names.ts'
import { type SitePath, toRootedPath, toSitePath } from '../paths.ts'
import type { FileIndex } from '../tree.ts'
import { EMPTY_RULE_SET } from './redirects/rule-set.ts'
import { mayAnyUnreadRuleMatch } from './redirects/unread-rules.ts'
import type { ServedSite } from './served-site.ts'

/** Is a page relocated for readers who request `path`, but not for all readers? */
export function isSometimesRelocated(
  servedSite: ServedSite,
  fileIndex: FileIndex,
  path: SitePath,
  query: string,
): boolean {
  if (!isRelocated(servedSite, fileIndex, path, query)) return false
  return !isAlwaysRelocated(servedSite, fileIndex)
}

/** Is a page relocated for all readers? */
export function isAlwaysRelocated(servedSite: ServedSite, fileIndex: FileIndex): boolean {
  const name = servedSite.getName(fileIndex)
  const stem = getStem(name)
  const preferredPath = isIndexPage(name) ? stem.concat('/') : stem
  return [preferredPath, name].every((path) => isRelocated(servedSite, fileIndex, path, ''))
}

/**
 * Returns the pages that rules sometimes relocate: exact rules at their path, patterns at the root
 * of the site.
 */
export function listPagesRelocatedByRules(servedSite: ServedSite): FileIndex[] {
  const paths = servedSite.ruleSet.rules.map(({ matcher }) =>
    matcher.kind === 'exact' ? toSitePath(matcher.path) : NO_BYTES,
  )
  const pages: FileIndex[] = []
  for (const path of new Set(paths)) {
    const fileIndex = servedSite.findServedFile(path)
    if (fileIndex === undefined) continue
    if (isSometimesRelocated(servedSite, fileIndex, path, '')) pages.push(fileIndex)
  }
  return pages
}

/** Does the host show a page at the address that `makeRelocatedPath` returns? */
function isRelocated(
  servedSite: ServedSite,
  fileIndex: FileIndex,
  path: SitePath,
  query: string,
): boolean {
  const { findFinalPath } = servedSite.hostTraits
  if (findFinalPath === undefined) return false
  const name = servedSite.getName(fileIndex)
  if (!mayRelocatePage(servedSite, name)) return false
  const { ruleSet } = servedSite
  // Unread rules may redirect readers.
  if (mayAnyUnreadRuleMatch(ruleSet.unreadRules, toRootedPath(path))) return false

  const relocatedPath = toRootedPath(makeRelocatedPath(name))
  const hasRedirectFile = ruleSet !== EMPTY_RULE_SET
  // Without rules, comparing the addresses first is faster.
  if (!hasRedirectFile) {
    const isAtRelocatedPath = findFinalPath(toRootedPath(path), name, ruleSet) === relocatedPath
    return isAtRelocatedPath && servedSite.findServedFile(path) === fileIndex
  }
  const response = servedSite.findFinalResponse(path, query)
  if (response.kind !== 'file' || response.fileIndex !== fileIndex) return false
  return findFinalPath(response.path, name, ruleSet) === relocatedPath
}

/** May the host show a file in another folder: a page, but not the home page? */
function mayRelocatePage({ hostTraits, snapshot }: ServedSite, name: Bytes): boolean {
  if (!isPage(name) || getStem(name) === '') return false
  // Below a base path, the redirect file of the host is not part of the site.
  return hostTraits.redirectFormat === undefined || snapshot.basePath === '/'
}
