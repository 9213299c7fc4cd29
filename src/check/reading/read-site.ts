/** Reads a site: each file on one of the threads. */
import { iterateWithPauses } from '../../common/event-loop.ts'
import { type Bytes, toText } from '../../web/byte-strings.ts'
import { isShownAtNonexistentAddresses } from '../../web/host/not-found-pages.ts'
import { listPagesRelocatedByRules } from '../../web/host/relocated-pages.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import type { FileIndex } from '../../web/tree.ts'
import type { Pool, Task } from '../../workers/pool.ts'
import { type AddressCounts, addCounts } from '../addresses/address-checker.ts'
import type { LinkedFragments } from '../addresses/anchor-links.ts'
import type { MissingWithIds } from '../addresses/anchors.ts'
import { type ExternalUrlSpots, mergeUrlSpots } from '../addresses/external-url-spots.ts'
import {
  addUsedFiles,
  INBOUND_LINK,
  makeUsedFiles,
  type UsedFiles,
} from '../addresses/link-record.ts'
import type { RawFinding } from '../collector/raw-finding.ts'
import type { CheckContext } from '../site-rules/check-context.ts'
import type { FactsByPage, PageFacts } from '../site-rules/page-facts.ts'
import { collectRuleAnchors } from '../site-rules/redirect-files.ts'
import { dropSharedSources } from '../sources/shared-sources.ts'
import type { SourceLocation } from '../sources/source-location.ts'
import { type Batch, splitIntoBatches } from './batches.ts'
import type { BatchResult, DeferredFile, FileChecker, ThreadResult } from './file-checker.ts'

/** The task of the thread pool. */
export const READING_TASK: Task<SiteSnapshot, FileChecker> = {
  name: 'reading',
  async open(snapshot, pause) {
    const { FileChecker } = await import('./file-checker.ts')
    return new FileChecker(snapshot, pause)
  },
}

/** What is known about a site once its files have been read. */
export interface SiteResult {
  readonly pageFacts: FactsByPage
  readonly usedFiles: UsedFiles
  /** How other files point to each file, as one of `INBOUND_LINK`, by index. */
  readonly inboundLinks: Uint8Array
  /** The fragments of links, by the file that they point to. */
  readonly linkedFragments: readonly LinkedFragments[]
  /** The joined ids of files that lack an anchor that links point to. */
  readonly joinedIdsByFile: ReadonlyMap<FileIndex, Bytes>
  readonly counts: Readonly<AddressCounts>
  /** The sources of pages, by the pages' names as text. */
  readonly sourcesByPage: ReadonlyMap<string, SourceLocation>
  readonly externalUrlSpots: ExternalUrlSpots
}

/**
 * Reads the batches, collects their findings, and returns other facts about the site. When this
 * returns, the pool has ended.
 * @throws the reason of `signal` soon after it is aborted; the errors of a thread
 */
export async function readSite(
  pool: Pool<SiteSnapshot, FileChecker>,
  batches: readonly Batch[],
  context: CheckContext,
): Promise<SiteResult> {
  const { servedSite, collector, signal } = context

  await pool.open(servedSite.snapshot)
  const { pageFacts, usedFiles } = await readFiles(pool, batches, servedSite)
  const threadResults = await pool.runOnAll((call) => call('collectThreadResult'))
  const linkedFragments = threadResults.flatMap((thread) => thread.linkedFragments)
  const ruleAnchors = collectRuleAnchors(servedSite)
  const missingAnchors = await askForMissingAnchors(pool, threadResults, [
    ...linkedFragments,
    ...ruleAnchors.listLinkedFragments(),
  ])
  const findings = await collectFindingsOfThreads(pool, missingAnchors)
  // The next checks need the memory that the threads hold.
  await pool.stop()

  for await (const finding of iterateWithPauses(findings, signal)) collector.add(finding)
  ruleAnchors.reportMissing(missingAnchors, servedSite, collector)
  return {
    pageFacts,
    usedFiles,
    inboundLinks: mergeInboundLinks(threadResults.map((thread) => thread.inboundLinks)),
    linkedFragments,
    joinedIdsByFile: new Map(
      missingAnchors.map(({ fileIndex, joinedIds }) => [fileIndex, joinedIds]),
    ),
    counts: addCounts(threadResults.map(({ counts }) => counts)),
    sourcesByPage: listSources(pageFacts, servedSite),
    externalUrlSpots: mergeUrlSpots(threadResults.map((thread) => thread.externalUrlSpots)),
  }
}

/** Reads all files of the batches, then deferred files that other files turn out to use. */
async function readFiles(
  pool: Pool<SiteSnapshot, FileChecker>,
  batches: readonly Batch[],
  servedSite: ServedSite,
): Promise<MergedResults> {
  const results = new MergedResults()
  await pool.run(batches, async (call, { fileIndexes }) =>
    results.add(await call('checkFiles', fileIndexes)),
  )
  let deferred = results.takeDeferred()
  while (deferred.length > 0) {
    await pool.run(splitIntoBatches(deferred), async (call, files) =>
      results.add(await call('checkDeferredFiles', files)),
    )
    // The deferred files may use others.
    deferred = results.takeDeferred()
  }

  // A 404 page is shown at any address.
  const shownElsewhere = [
    ...listPagesRelocatedByRules(servedSite),
    ...listNotFoundPages(servedSite),
  ]
  const relocated = new Set([...results.usedFiles.relocatedPages, ...shownElsewhere])
  const pages = [...relocated].filter((fileIndex) => results.pageFacts.has(fileIndex))
  await pool.run(splitIntoBatches(pages), (call, files) => call('recheckRelocatedPages', files))
  return results
}

/**
 * Asks each thread which of the anchors that links in any file point to are missing from its files.
 */
async function askForMissingAnchors(
  pool: Pool<SiteSnapshot, FileChecker>,
  threadResults: readonly ThreadResult[],
  linkedFragments: readonly LinkedFragments[],
): Promise<readonly MissingWithIds[]> {
  const missingByThread = await pool.runOnAll((call, thread) => {
    // Each thread gets a copy of everything it is sent, and a site may have a million anchors.
    const files = threadResults[thread]?.filesWithAnchors
    const inThread = linkedFragments.filter(({ fileIndex }) => files?.has(fileIndex))
    return call('findMissingAnchors', inThread)
  })
  return missingByThread.flat()
}

/** Returns the findings of all threads, including those about missing anchors. */
async function collectFindingsOfThreads(
  pool: Pool<SiteSnapshot, FileChecker>,
  missing: readonly MissingWithIds[],
): Promise<readonly RawFinding[]> {
  const withoutIds = missing.map(({ joinedIds, ...missingInFile }) => missingInFile)
  await pool.runOnAll((call) => call('reportMissingAnchors', withoutIds))
  const findingsByThread = await pool.runOnAll((call) => call('listFindings'))
  return findingsByThread.flat()
}

/** Returns the inbound links that all threads have found. */
function mergeInboundLinks(linksByThread: readonly Uint8Array[]): Uint8Array {
  const [mergedLinks = new Uint8Array(), ...others] = linksByThread
  for (const inboundLinks of others) {
    for (const [fileIndex, inboundLink] of inboundLinks.entries()) {
      const merged = mergedLinks[fileIndex] ?? INBOUND_LINK.none
      if (inboundLink > merged) mergedLinks[fileIndex] = inboundLink
    }
  }
  return mergedLinks
}

/** Returns the sources of pages, by the pages' names as text. */
function listSources(
  pageFacts: FactsByPage,
  servedSite: ServedSite,
): ReadonlyMap<string, SourceLocation> {
  const sources = new Map<string, SourceLocation>()
  for (const [pageIndex, { source }] of pageFacts)
    if (source !== undefined) sources.set(toText(servedSite.getName(pageIndex)), source)
  return dropSharedSources(sources)
}

/** The results of the batches that the threads have read so far. */
class MergedResults {
  readonly pageFacts = new Map<FileIndex, PageFacts>()
  readonly usedFiles = makeUsedFiles()
  /** The opened files that `takeDeferred` has returned. */
  #takenOpened: ReadonlySet<FileIndex> = new Set()
  /** The files with symbols that `takeDeferred` has returned. */
  #takenSymbolFiles: ReadonlySet<FileIndex> = new Set()

  add({ pageFacts, usedFiles }: BatchResult): void {
    for (const [pageIndex, facts] of pageFacts) this.pageFacts.set(pageIndex, facts)
    addUsedFiles(this.usedFiles, usedFiles)
  }

  /**
   * Returns the files that have to be read because of how other files use them, without those that
   * it has returned before.
   */
  takeDeferred(): readonly DeferredFile[] {
    const opened = this.#findOpenedFiles().difference(this.#takenOpened)
    const symbolFiles = this.usedFiles.symbolFiles.difference(this.#takenSymbolFiles)
    this.#takenOpened = this.#takenOpened.union(opened)
    this.#takenSymbolFiles = this.#takenSymbolFiles.union(symbolFiles)
    return listDeferredFiles(opened, symbolFiles)
  }

  /** Returns the SVG files and the templates that visitors can open. */
  #findOpenedFiles(): ReadonlySet<FileIndex> {
    const isTemplate = (fileIndex: FileIndex) => this.pageFacts.get(fileIndex)?.kind === 'template'
    const visitedTemplates = [...this.usedFiles.visitedFiles].filter(isTemplate)
    return new Set([...this.usedFiles.openedSvgs, ...visitedTemplates])
  }
}

/** Returns files in the order of their indexes, with how they are used. */
function listDeferredFiles(
  opened: ReadonlySet<FileIndex>,
  symbolFiles: ReadonlySet<FileIndex>,
): readonly DeferredFile[] {
  const inOrder = [...opened.union(symbolFiles)].sort((one, other) => one - other)
  return inOrder.map((fileIndex) => ({
    fileIndex,
    isOpened: opened.has(fileIndex),
    needsIds: symbolFiles.has(fileIndex),
  }))
}

/** Returns the 404 pages of the site and of its folders. */
function listNotFoundPages(servedSite: ServedSite): FileIndex[] {
  const notFoundPages: FileIndex[] = []
  for (const [name, fileIndex] of servedSite.fileIndexes) {
    if (isShownAtNonexistentAddresses(servedSite, name)) notFoundPages.push(fileIndex)
  }
  return notFoundPages
}
