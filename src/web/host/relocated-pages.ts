/**
 * Finds relocated pages: the host shows them in a different folder from their file, so that their
 * relative links change.
 */
import { type Bytes, NO_BYTES } from '../byte-strings.ts'
import { getStem, isIndexPage, isPage, makeRelocatedPath } from '../page-names.ts'
import { type RootedPath, type SitePath, toRootedPath, toSitePath } from '../paths.ts'
import { type FileIndex, getFileName } from '../tree.ts'
import type { PathAndQuery } from './redirects/targets.ts'
import { mayUnreadRuleMatch } from './redirects/unread-rules.ts'
import type { ServedSite } from './served-site.ts'
import type { SiteOnHost } from './site-on-host.ts'

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
  const rules = servedSite.onHost?.ruleSet.rules ?? []
  const paths = rules.map(({ matcher }) =>
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

/**
 * Do readers who request `path` see a page at the address that `makeRelocatedPath` returns, as far
 * as is known?
 */
function isRelocated(
  { onHost }: ServedSite,
  fileIndex: FileIndex,
  path: SitePath,
  query: string,
): boolean {
  if (onHost === undefined) return false
  const name = getFileName(onHost.snapshot, fileIndex)
  if (!mayRelocatePage(onHost, name)) return false
  const requestedPath = toRootedPath(path)
  // Unread rules may redirect readers.
  if (mayUnreadRuleMatch(onHost.ruleSet.unreadRules, requestedPath)) return false
  const relocatedPath = toRootedPath(makeRelocatedPath(name))
  return isShownAt(relocatedPath, onHost, fileIndex, { path: requestedPath, query })
}

/** Does a request lead to a page, which the browser then shows at the address `shownPath`? */
function isShownAt(
  shownPath: RootedPath,
  siteOnHost: SiteOnHost,
  pageIndex: FileIndex,
  { path, query }: PathAndQuery,
): boolean {
  // Without a redirect file, pages are served at the requested path, and comparing that first is
  // faster.
  const isServedAsRequested = siteOnHost.snapshot.redirectFiles.length === 0
  if (isServedAsRequested && findShownPath(siteOnHost, pageIndex, path) !== shownPath) return false
  const response = siteOnHost.findFinalResponse(toSitePath(path), query)
  if (response.kind !== 'file' || response.fileIndex !== pageIndex) return false
  return findShownPath(siteOnHost, pageIndex, response.path) === shownPath
}

/** Returns the path at which the browser shows a page that is served at `servedPath`. */
function findShownPath(
  { hostTraits, ruleSet, snapshot }: SiteOnHost,
  pageIndex: FileIndex,
  servedPath: RootedPath,
): RootedPath | undefined {
  return hostTraits.findShownPath?.(servedPath, getFileName(snapshot, pageIndex), ruleSet)
}

/** May the host show a file in another folder: a page, but not the home page? */
function mayRelocatePage({ hostTraits, snapshot }: SiteOnHost, name: Bytes): boolean {
  if (hostTraits.findShownPath === undefined) return false
  if (!isPage(name) || getStem(name) === '') return false
  // Below a base path, the redirect file of the host is not part of the site.
  return hostTraits.redirectFormat === undefined || snapshot.basePath === '/'
}
