import { iterateWithPauses } from '../../common/event-loop.ts'
import { formatCount } from '../../common/units.ts'
import { compareBytes, foldCase, NO_BYTES, toBytes } from '../../web/byte-strings.ts'
import { listCandidatePaths } from '../../web/host/candidate-paths.ts'
import { listRuleDestinations } from '../../web/host/rule-destinations.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { isPage } from '../../web/page-names.ts'
import { decodePathname } from '../../web/resolve-address.ts'
import type { FileIndex } from '../../web/tree.ts'
import { type ExternalUrlSpots, isInOtherFile } from '../addresses/external-url-spots.ts'
import { makeFullPath } from '../addresses/full-path.ts'
import { INBOUND_LINK } from '../addresses/link-record.ts'
import type { CheckContext } from './check-context.ts'
import { needsLink } from './needs-link.ts'
import type { FactsByPage, PageFacts } from './page-facts.ts'
import { findPagesInMenus } from './script-menus.ts'

/** What is known about the pages of a site, and how other files point to them. */
interface PagesWithLinks {
  readonly pageFacts: FactsByPage
  /** How other files point to each file, as one of `INBOUND_LINK`, by index. */
  readonly inboundLinks: Uint8Array
  readonly externalUrlSpots: ExternalUrlSpots
}

/**
 * Reports one finding for all pages that no other page and no redirect rule points to, and that
 * readers do not reach in another way. Reports none if no page links to another, or if scripts seem
 * to create the links.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkUnlinkedPages(
  context: CheckContext,
  { pageFacts, inboundLinks, externalUrlSpots }: PagesWithLinks,
): Promise<void> {
  const { served, signal } = context
  const home = served.findServedFile(NO_BYTES)
  if (home === undefined || !areAllPagesRead(served, pageFacts)) return
  const hasInboundLink = (fileIndex: FileIndex) =>
    inboundLinks[fileIndex] === INBOUND_LINK.byAddress
  if (!pageFacts.keys().some(hasInboundLink)) return

  const isLinkNeeded: PageFilter = (pageIndex, facts) =>
    pageIndex !== home && needsLink(served.getName(pageIndex), facts, pageFacts.get(home))
  const unlinkedPages = await listUnlinkedPages(context, pageFacts, hasInboundLink, isLinkNeeded)
  if (unlinkedPages.length === 0) return

  const pagesOutsideMenus = await excludePagesInMenus(context, unlinkedPages)
  const pagesWithoutLink = await excludePagesAtFullAddress(
    context,
    pagesOutsideMenus,
    externalUrlSpots,
  )
  // Pages with a broken link or a mention in a script have no link that works, so they still count.
  const allPages = iterateWithPauses(pageFacts, signal)
  if (await areLinksScripted(pagesWithoutLink.length, allPages, isLinkNeeded)) return

  const pagesWithoutBrokenLink = excludePagesInWrongCase(context, pagesWithoutLink)
  const unreachedPages = excludePagesInScripts(context, pagesWithoutBrokenLink, inboundLinks)
  if (unreachedPages.length > 0) reportUnlinked(context, unreachedPages)
}

type PageFilter = (pageIndex: FileIndex, facts: PageFacts) => boolean

/** Returns the pages that need a link, but that no link and no redirect rule points to. */
async function listUnlinkedPages(
  { served, signal }: CheckContext,
  pageFacts: FactsByPage,
  hasInboundLink: (fileIndex: FileIndex) => boolean,
  isLinkNeeded: PageFilter,
): Promise<readonly FileIndex[]> {
  const ruleDestinations = new Set(listRuleDestinations(served))
  const isPointedTo = (fileIndex: FileIndex) =>
    hasInboundLink(fileIndex) || ruleDestinations.has(fileIndex)
  const candidates = pageFacts.entries().filter(([pageIndex]) => !isPointedTo(pageIndex))
  const unlinkedPages: FileIndex[] = []
  for await (const [pageIndex, facts] of iterateWithPauses(candidates, signal)) {
    if (isPageReached(pageIndex, served, isPointedTo)) continue
    if (isLinkNeeded(pageIndex, facts)) unlinkedPages.push(pageIndex)
  }
  return unlinkedPages
}

/** Excludes pages that a menu created by a script links to: readers see that menu. */
async function excludePagesInMenus(
  context: CheckContext,
  pageIndexes: readonly FileIndex[],
): Promise<readonly FileIndex[]> {
  const pagesInMenus = await findPagesInMenus(context, pageIndexes)
  return pageIndexes.filter((pageIndex) => !pagesInMenus.has(pageIndex))
}

/**
 * Excludes pages to which links with a full URL may point: they were checked as links to another
 * host.
 */
async function excludePagesAtFullAddress(
  context: CheckContext,
  pageIndexes: readonly FileIndex[],
  externalUrlSpots: ExternalUrlSpots,
): Promise<readonly FileIndex[]> {
  const linkedFiles = await findFilesByFullAddress(context, externalUrlSpots)
  return pageIndexes.filter((pageIndex) => !linkedFiles.has(pageIndex))
}

/** Excludes pages whose links have the wrong case: the broken link is a finding of its own. */
function excludePagesInWrongCase(
  context: CheckContext,
  pageIndexes: readonly FileIndex[],
): readonly FileIndex[] {
  const pagesInWrongCase = findPagesInWrongCase(context, pageIndexes)
  return pageIndexes.filter((pageIndex) => !pagesInWrongCase.has(pageIndex))
}

/** Excludes pages that a script mentions, because it may open them. */
function excludePagesInScripts(
  { served }: CheckContext,
  pageIndexes: readonly FileIndex[],
  inboundLinks: Uint8Array,
): readonly FileIndex[] {
  const isInScript = (fileIndex: FileIndex) => inboundLinks[fileIndex] === INBOUND_LINK.byScriptOnly
  return pageIndexes.filter((pageIndex) => !isPageReached(pageIndex, served, isInScript))
}

/**
 * Do scripts create the links? If so, most pages are without one, and most run a script. Only pages
 * that readers should reach by a link count.
 */
async function areLinksScripted(
  unlinkedCount: number,
  pages: AsyncIterable<[pageIndex: FileIndex, facts: PageFacts]>,
  isLinkNeeded: PageFilter,
): Promise<boolean> {
  let pageCount = 0
  let scriptedPageCount = 0
  for await (const [pageIndex, facts] of pages) {
    if (!isLinkNeeded(pageIndex, facts)) continue
    pageCount++
    if (facts.runsScript) scriptedPageCount++
    if (pageCount >= unlinkedCount * 2) return false
  }
  return scriptedPageCount > pageCount / 2
}

function reportUnlinked(
  { served, collector }: CheckContext,
  pageIndexes: readonly FileIndex[],
): void {
  const names = pageIndexes.map((pageIndex) => served.getName(pageIndex)).sort(compareBytes)
  const pages = names.length > 1 ? formatCount(names.length, 'page') : 'this page'
  collector.reportPages(
    'unlinked-page',
    { pages },
    names.map((fileName) => ({ key: makeFullPath(fileName, served), fileName })),
  )
}

/** Were all pages read? Links of an unread page may point anywhere. */
function areAllPagesRead({ site }: ServedSite, pageFacts: FactsByPage): boolean {
  if (site.unreadableFolders.length > 0) return false
  return site.names.every((name, fileIndex) => !isPage(name) || pageFacts.has(fileIndex))
}

/**
 * Do links point to a page, or to another file for it, such as `guide.html` for `guide/index.html`?
 */
function isPageReached(
  pageIndex: FileIndex,
  served: ServedSite,
  isPointedTo: (fileIndex: FileIndex) => boolean,
): boolean {
  if (isPointedTo(pageIndex)) return true
  return listCandidatePaths(served.getName(pageIndex)).some((form) => {
    const fileIndex = served.fileIndexes.get(form)
    return fileIndex !== undefined && isPointedTo(fileIndex)
  })
}

/**
 * Returns the files that other files may link to by full address. If the site's own host is
 * unknown, any host may be the site's own.
 */
async function findFilesByFullAddress(
  { served, signal }: CheckContext,
  externalUrlSpots: ExternalUrlSpots,
): Promise<ReadonlySet<FileIndex>> {
  const linkedFiles = new Set<FileIndex>()
  if (served.site.domain !== undefined) return linkedFiles
  const root = toBytes(served.site.basePath)
  for await (const [address, spots] of iterateWithPauses(externalUrlSpots, signal)) {
    // The addresses are normalized URLs, and there are many, so they are not parsed again.
    const pathStart = address.indexOf('/', address.indexOf('//') + 2)
    const [pathname = ''] = address.slice(pathStart).split(/[?#]/, 1)
    const path = decodePathname(toBytes(pathname))
    if (!path.startsWith(root)) continue
    const fileIndex = served.findFileByName(path.slice(root.length))
    if (fileIndex !== undefined && isInOtherFile(spots, fileIndex)) linkedFiles.add(fileIndex)
  }
  return linkedFiles
}

/** Returns the pages that broken links on other pages would point to if case were ignored. */
function findPagesInWrongCase(
  { served, collector }: CheckContext,
  pageIndexes: readonly FileIndex[],
): ReadonlySet<FileIndex> {
  const addresses = pageIndexes.flatMap((pageIndex) => {
    const pageName = served.getName(pageIndex)
    const paths = listCandidatePaths(pageName).map((form) => makeFullPath(form, served))
    return paths.map((path) => ({ path, pageIndex, pageName }))
  })
  const pagesByPath = Map.groupBy(addresses, ({ path }) => foldCase(path))

  const pagesInWrongCase = new Set<FileIndex>()
  for (const { kind, key, spots } of collector.listRawFindings()) {
    if (kind !== 'broken-link') continue
    const [path = NO_BYTES] = key.split(/[?#]/, 1)
    for (const { pageIndex, pageName } of pagesByPath.get(foldCase(path)) ?? [])
      if (spots.some(({ fileName }) => fileName !== pageName)) pagesInWrongCase.add(pageIndex)
  }
  return pagesInWrongCase
}
