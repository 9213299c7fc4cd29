import { iterateWithPauses } from '../../common/event-loop.ts'
import { formatCount } from '../../common/units.ts'
import { joinFirstWords } from '../../common/words.ts'
import {
  type Bytes,
  compareBytes,
  foldCase,
  NO_BYTES,
  toBytes,
  toText,
} from '../../web/byte-strings.ts'
import { listCandidatePaths } from '../../web/host/candidate-paths.ts'
import { listRuleDestinations } from '../../web/host/rule-destinations.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { isPage } from '../../web/page-names.ts'
import { decodeBasePath, removeBasePath } from '../../web/paths.ts'
import { decodePathname } from '../../web/resolve-address.ts'
import type { FileIndex } from '../../web/tree.ts'
import { type ExternalUrlSpots, isInOtherFile } from '../addresses/external-url-spots.ts'
import { makeFullPath } from '../addresses/full-path.ts'
import { INBOUND_LINK } from '../addresses/link-record.ts'
import type { CheckContext } from './check-context.ts'
import { needsLink } from './needs-link.ts'
import type { FactsByPage, PageFacts } from './page-facts.ts'
import { findPagesInMenus } from './script-menus.ts'

/** How many pages the sentence names. The report lists more of them. */
const MAX_NAMED_PAGES = 10

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
 * to create the links. Each set of pages is part of the one before: pages without a link, unreached
 * ones, and unlinked ones, which nothing mentions either.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkUnlinkedPages(
  context: CheckContext,
  { pageFacts, inboundLinks, externalUrlSpots }: PagesWithLinks,
): Promise<void> {
  const { servedSite, signal } = context
  const home = servedSite.findServedFile(NO_BYTES)
  if (home === undefined || !areAllPagesRead(servedSite, pageFacts)) return
  const hasInboundLink: FileFilter = (fileIndex) =>
    inboundLinks[fileIndex] === INBOUND_LINK.byAddress
  if (!pageFacts.keys().some(hasInboundLink)) return

  const isLinkNeeded: PageFilter = (pageIndex, facts) =>
    pageIndex !== home && needsLink(servedSite.getName(pageIndex), facts, pageFacts.get(home))
  const pagesWithoutLink = await findPagesWithoutLink(
    context,
    pageFacts,
    hasInboundLink,
    isLinkNeeded,
  )
  if (pagesWithoutLink.size === 0) return

  const unreachedPages = await keepUnreachedPages(context, pagesWithoutLink, externalUrlSpots)
  const allPages = iterateWithPauses(pageFacts, signal)
  if (await areLinksScripted(unreachedPages.size, allPages, isLinkNeeded)) return

  const unlinkedPages = keepUnmentionedPages(context, unreachedPages, inboundLinks)
  if (unlinkedPages.size > 0) reportUnlinked(context, unlinkedPages)
}

type FileFilter = (fileIndex: FileIndex) => boolean
type PageFilter = (pageIndex: FileIndex, facts: PageFacts) => boolean

/** Were all pages read? Links of an unread page may point anywhere. */
function areAllPagesRead({ snapshot }: ServedSite, pageFacts: FactsByPage): boolean {
  if (snapshot.unreadableFolders.length > 0) return false
  return snapshot.names.every((name, fileIndex) => !isPage(name) || pageFacts.has(fileIndex))
}

/** Returns the pages that need a link, but that no link and no redirect rule points to. */
async function findPagesWithoutLink(
  { servedSite, signal }: CheckContext,
  pageFacts: FactsByPage,
  hasInboundLink: FileFilter,
  isLinkNeeded: PageFilter,
): Promise<ReadonlySet<FileIndex>> {
  const ruleDestinations = new Set(listRuleDestinations(servedSite))
  const hasLinkOrRule: FileFilter = (fileIndex) =>
    hasInboundLink(fileIndex) || ruleDestinations.has(fileIndex)
  const pagesWithoutEither = pageFacts.entries().filter(([pageIndex]) => !hasLinkOrRule(pageIndex))
  const pagesWithoutLink = new Set<FileIndex>()
  for await (const [pageIndex, facts] of iterateWithPauses(pagesWithoutEither, signal)) {
    if (matchesAnyFileOfPage(hasLinkOrRule, pageIndex, servedSite)) continue
    if (isLinkNeeded(pageIndex, facts)) pagesWithoutLink.add(pageIndex)
  }
  return pagesWithoutLink
}

/**
 * Does a filter match a page, or another file for it, such as `guide.html` for `guide/index.html`?
 */
function matchesAnyFileOfPage(
  filter: FileFilter,
  pageIndex: FileIndex,
  servedSite: ServedSite,
): boolean {
  if (filter(pageIndex)) return true
  return listCandidatePaths(servedSite.getName(pageIndex)).some((path) => {
    const fileIndex = servedSite.fileIndexes.get(path)
    return fileIndex !== undefined && filter(fileIndex)
  })
}

/** Returns the pages that readers reach neither by a menu nor by a link with a full URL. */
async function keepUnreachedPages(
  context: CheckContext,
  pageIndexes: ReadonlySet<FileIndex>,
  externalUrlSpots: ExternalUrlSpots,
): Promise<ReadonlySet<FileIndex>> {
  const pagesInMenus = await findPagesInMenus(context, pageIndexes)
  const filesAtFullAddress = await findFilesByFullAddress(context, externalUrlSpots)
  return pageIndexes.difference(pagesInMenus).difference(filesAtFullAddress)
}

/**
 * Returns the files to which links with a full URL may point: they were checked as links to another
 * host. If the site's own host is unknown, any host may be the site's own.
 */
async function findFilesByFullAddress(
  { servedSite, signal }: CheckContext,
  externalUrlSpots: ExternalUrlSpots,
): Promise<ReadonlySet<FileIndex>> {
  const linkedFiles = new Set<FileIndex>()
  if (servedSite.snapshot.domain !== undefined) return linkedFiles
  const basePath = decodeBasePath(servedSite.snapshot.basePath)
  for await (const [url, spots] of iterateWithPauses(externalUrlSpots, signal)) {
    const path = removeBasePath(decodePathname(toBytes(cutPathname(url))), basePath)
    if (path === undefined) continue
    const fileIndex = servedSite.findFileOnAnyHost(path)
    if (fileIndex !== undefined && isInOtherFile(spots, fileIndex)) linkedFiles.add(fileIndex)
  }
  return linkedFiles
}

/** Returns the path of a normalized URL. There are many of them, so they are not parsed again. */
function cutPathname(url: string): string {
  const hostStart = url.indexOf('//') + 2
  const pathStart = url.indexOf('/', hostStart)
  const [pathname = ''] = url.slice(pathStart).split(/[?#]/, 1)
  return pathname
}

/**
 * Do scripts create the links? If so, most pages are unreached, and most run a script. Only pages
 * that readers should reach by a link count.
 */
async function areLinksScripted(
  unreachedCount: number,
  pages: AsyncIterable<[pageIndex: FileIndex, facts: PageFacts]>,
  isLinkNeeded: PageFilter,
): Promise<boolean> {
  let pageCount = 0
  let scriptedPageCount = 0
  for await (const [pageIndex, facts] of pages) {
    if (!isLinkNeeded(pageIndex, facts)) continue
    pageCount++
    if (facts.runsScript) scriptedPageCount++
    // Later pages only make the share of the unreached ones smaller.
    if (!isMost(unreachedCount, pageCount)) return false
  }
  return isMost(unreachedCount, pageCount) && isMost(scriptedPageCount, pageCount)
}

function isMost(count: number, total: number): boolean {
  return count > total / 2
}

/**
 * Returns the pages to which neither a link in the wrong case nor text in a script points. Such a
 * link is a finding of its own, and a script may open the page.
 */
function keepUnmentionedPages(
  context: CheckContext,
  pageIndexes: ReadonlySet<FileIndex>,
  inboundLinks: Uint8Array,
): ReadonlySet<FileIndex> {
  const pagesInWrongCase = findPagesInWrongCase(context, pageIndexes)
  const pagesInScripts = findPagesInScripts(context, pageIndexes, inboundLinks)
  return pageIndexes.difference(pagesInWrongCase).difference(pagesInScripts)
}

/**
 * Returns the pages that broken links on other pages would point to if case were ignored. The
 * broken link is a finding of its own.
 */
function findPagesInWrongCase(
  { servedSite, collector }: CheckContext,
  pageIndexes: ReadonlySet<FileIndex>,
): ReadonlySet<FileIndex> {
  const pagesByPath = groupByFoldedPath(servedSite, pageIndexes)
  const pagesInWrongCase = new Set<FileIndex>()
  for (const { kind, key, spots } of collector.listRawFindings()) {
    if (kind !== 'broken-link' && kind !== 'broken-link/folder') continue
    const [path = NO_BYTES] = key.split(/[?#]/, 1)
    for (const { pageIndex, pageName } of pagesByPath.get(foldCase(path)) ?? []) {
      const isOnOtherPage = spots.some(({ fileName }) => fileName !== pageName)
      if (isOnOtherPage) pagesInWrongCase.add(pageIndex)
    }
  }
  return pagesInWrongCase
}

/** Returns pages by each full path at which a host may serve them, with its case folded. */
function groupByFoldedPath(
  servedSite: ServedSite,
  pageIndexes: ReadonlySet<FileIndex>,
): ReadonlyMap<string, readonly { pageIndex: FileIndex; pageName: Bytes }[]> {
  const pagesWithPath = [...pageIndexes].flatMap((pageIndex) => {
    const pageName = servedSite.getName(pageIndex)
    return listCandidatePaths(pageName).map((path) => ({ path, pageIndex, pageName }))
  })
  return Map.groupBy(pagesWithPath, ({ path }) => foldCase(makeFullPath(path, servedSite)))
}

/** Returns the pages that only a script mentions: it may open them. */
function findPagesInScripts(
  { servedSite }: CheckContext,
  pageIndexes: ReadonlySet<FileIndex>,
  inboundLinks: Uint8Array,
): ReadonlySet<FileIndex> {
  const isInScript: FileFilter = (fileIndex) =>
    inboundLinks[fileIndex] === INBOUND_LINK.byScriptOnly
  const pagesInScripts = pageIndexes
    .values()
    .filter((pageIndex) => matchesAnyFileOfPage(isInScript, pageIndex, servedSite))
  return new Set(pagesInScripts)
}

function reportUnlinked(
  { servedSite, collector }: CheckContext,
  pageIndexes: ReadonlySet<FileIndex>,
): void {
  const names = [...pageIndexes]
    .map((pageIndex) => servedSite.getName(pageIndex))
    .sort(compareBytes)
  collector.reportPages(
    'unlinked-page',
    names.map((fileName) => ({ key: makeFullPath(fileName, servedSite), fileName })),
    { pages: describePages(names) },
  )
}

/** Returns the unlinked pages in words, with the names of the first few if there are several. */
function describePages(names: readonly Bytes[]): string {
  if (names.length === 1) return 'this page'
  const named = joinFirstWords(names.map(toText), MAX_NAMED_PAGES)
  return `these ${formatCount(names.length, 'page')}: ${named}`
}
