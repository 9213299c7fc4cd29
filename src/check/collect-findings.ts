/** Reads the files of a site, and collects what is wrong with them. */
import { formatCount } from '../common/units.ts'
import type { Suggestion } from '../findings/suggestion.ts'
import { type LogLine, safe } from '../text/clean.ts'
import type { Section } from '../text/markup.ts'
import { getHostTraits } from '../web/host/all-hosts.ts'
import type { HostTraits } from '../web/host/hosts/host-traits.ts'
import { type PublishedFiles, selectPublishedFiles } from '../web/host/published-files.ts'
import { ServedSite } from '../web/host/served-site.ts'
import type { SiteSnapshot } from '../web/host/site-snapshot.ts'
import { isPage } from '../web/page-names.ts'
import type { Tree } from '../web/tree.ts'
import type { Pool } from '../workers/pool.ts'
import type { LinkedFragments } from './addresses/anchor-links.ts'
import type { CheckSubject, SiteNumbers } from './check-report.ts'
import type { SiteFindings } from './collector/complete-findings.ts'
import { FindingCollector } from './collector/finding-collector.ts'
import { makeBatches } from './reading/batches.ts'
import type { FileChecker } from './reading/file-checker.ts'
import { measureBytesToRead } from './reading/file-types.ts'
import { readSite, type SiteResult } from './reading/read-site.ts'
import { checkBranchPublishing } from './site-rules/branch-publishing.ts'
import type { CheckContext } from './site-rules/check-context.ts'
import { checkFileListing, reportSpecialFiles } from './site-rules/file-listing.ts'
import { checkInvisiblePages } from './site-rules/invisible-pages.ts'
import { checkMarkdownTwins } from './site-rules/markdown-twins.ts'
import { checkNextPageData } from './site-rules/next-page-data.ts'
import {
  checkHeaders,
  checkRedirects,
  reportUnreadableConfigFile,
} from './site-rules/redirect-files.ts'
import { checkSitemaps } from './site-rules/sitemaps.ts'
import { checkUnlinkedPages } from './site-rules/unlinked-pages.ts'

/** What a comparison of the pages with those of an earlier site adds to the report. */
interface PageComparison {
  readonly sections: readonly Section[]
  /** The suggestions for findings, by the findings' keys. */
  readonly suggestions: ReadonlyMap<string, Suggestion>
}

/** The site to read, and whose rules apply to it. */
export interface CollectOptions extends CheckSubject {
  /** All files in the folder that holds the site's `index.html`. */
  readonly listedTree: Tree
  /** How many pages the site should have, as the service or `--page-count` says. */
  readonly pageCount: number | undefined
  /** Reports findings that need an earlier site. Called once all files are read. */
  readonly compareWithEarlierSite?: (
    snapshot: SiteSnapshot,
    collector: FindingCollector,
  ) => Promise<PageComparison>
  /** Called with the anchors that links of the site point to. */
  readonly onLinkedFragments?: (linked: readonly LinkedFragments[], servedSite: ServedSite) => void
  readonly signal: AbortSignal
  readonly info: LogLine
}

/** The findings of a site, and other facts about its files. */
export interface CollectedFindings
  extends Pick<SiteResult, 'joinedIdsByFile' | 'sourcesByPage' | 'externalUrlSpots'> {
  readonly siteFindings: SiteFindings
  readonly servedSite: ServedSite
  readonly pageComparison: PageComparison | undefined
  readonly numbers: SiteNumbers
}

/**
 * Returns the findings of a site under its host's rules. When this returns, the pool has ended.
 * @throws the reason of `signal` soon after it is aborted; a file-system error if the
 * folder itself cannot be read
 */
export async function collectFindings(
  pool: Pool<SiteSnapshot, FileChecker>,
  options: CollectOptions,
): Promise<CollectedFindings> {
  const { host, listedTree, signal } = options
  const hostTraits = getHostTraits(host)
  announceReading(pool, listedTree, hostTraits)

  const collector = new FindingCollector()
  const published = await selectPublishedFiles(listedTree, options, signal)
  const { snapshot, tree: publishedTree } = published
  reportUnreadableAndSpecialFiles(published, collector)
  const pageCount = publishedTree.names.filter(isPage).length
  logFileCounts(publishedTree, pageCount, options)

  const servedSite = new ServedSite(snapshot)
  const context = { servedSite, collector, signal }
  const [siteResult] = await Promise.all([
    readSite(pool, makeBatches(publishedTree, hostTraits), context),
    checkWhileThreadsRead(context, publishedTree, options),
  ])
  options.onLinkedFragments?.(siteResult.linkedFragments, servedSite)
  await checkWholeSite(context, siteResult)
  const pageComparison = await options.compareWithEarlierSite?.(snapshot, collector)

  const { joinedIdsByFile, sourcesByPage, externalUrlSpots, counts } = siteResult
  const findings = collector.listRawFindings()
  return {
    joinedIdsByFile,
    sourcesByPage,
    externalUrlSpots,
    siteFindings: { findings, host, unreadCatchAllPlace: servedSite.unreadCatchAllPlace },
    servedSite,
    pageComparison,
    numbers: {
      files: listedTree.names.length,
      pages: pageCount,
      links: counts.links,
      loads: counts.loads,
      undecided: counts.servableByUnreadRules,
    },
  }
}

/** Tells the pool how much it will read, so that it can start its threads in time. */
function announceReading(
  pool: Pool<SiteSnapshot, FileChecker>,
  { names, sizes }: Tree,
  hostTraits: HostTraits,
): void {
  for (const [i, name] of names.entries())
    pool.expectBytes(measureBytesToRead(name, sizes[i] ?? 0, hostTraits))
}

function reportUnreadableAndSpecialFiles(
  { treatments, unreadableConfigFiles }: PublishedFiles,
  collector: FindingCollector,
): void {
  for (const file of unreadableConfigFiles) reportUnreadableConfigFile(file, collector)
  reportSpecialFiles(treatments, collector)
}

/** Makes the checks that need no facts about pages. */
async function checkWhileThreadsRead(
  context: CheckContext,
  publishedTree: Tree,
  options: CollectOptions,
): Promise<void> {
  await checkFileListing(context, publishedTree, options)
  await checkBranchPublishing(context, options.listedTree)
  await checkRedirects(context)
  await checkHeaders(context)
}

/** Makes the checks that need facts about all files. */
async function checkWholeSite(context: CheckContext, siteResult: SiteResult): Promise<void> {
  const { pageFacts, usedFiles } = siteResult
  await checkNextPageData(context, pageFacts)
  await checkInvisiblePages(context, pageFacts, usedFiles.visitedFiles)
  await checkMarkdownTwins(context, pageFacts, usedFiles.linkedFiles)
  await checkUnlinkedPages(context, siteResult)
  await checkSitemaps(context, pageFacts)
}

/** Logs how many files are checked. */
function logFileCounts(
  publishedTree: Tree,
  pageCount: number,
  { host, listedTree, info }: CollectOptions,
): void {
  const hostTitle = getHostTraits(host).title
  const pages = formatCount(pageCount, 'page')
  const otherFiles = formatCount(publishedTree.names.length - pageCount, 'other file')
  const unservedCount = listedTree.names.length - publishedTree.names.length
  const unserved = `; ${formatCount(unservedCount, 'file')} will not be served`
  const note = unservedCount === 0 ? '' : unserved
  info(safe`Checking ${pages} and ${otherFiles} for ${hostTitle}${note}`)
}
