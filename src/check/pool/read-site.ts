/** Reads a site: each file on one of the threads, then the checks that need all files. */
import { iterateWithPauses } from '../../common/event-loop.ts'
import { type Bytes, toText } from '../../web/byte-strings.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import type { SiteData } from '../../web/host/site-data.ts'
import type { Pool, Task } from '../../workers/pool.ts'
import type { CheckedCounts } from '../rules/address-checker.ts'
import type { AskedAnchors } from '../rules/anchors.ts'
import type { CheckContext } from '../rules/check-context.ts'
import { REACHED } from '../rules/destination-finder.ts'
import { type ExternalSpots, mergeExternalSpots } from '../rules/external-spots.ts'
import { checkLinkedPages } from '../rules/linked-pages.ts'
import { checkMarkdownTwins } from '../rules/markdown-twins.ts'
import { checkNextPageData } from '../rules/next-page-data.ts'
import type { PageFacts } from '../rules/page-facts.ts'
import { checkUnlinkedPages } from '../rules/unlinked-pages.ts'
import { type PageSource, pickOwnSources } from '../sources/page-source.ts'
import type { Batch } from './batches.ts'
import type { DeferredFile, FileChecker, FilesRead } from './file-checker.ts'

/** The task of the thread pool. */
export const READING_TASK: Task<SiteData, FileChecker> = {
  name: 'reading',
  async open(site, pause) {
    const { FileChecker } = await import('./file-checker.ts')
    return new FileChecker(site, pause)
  },
}

/** How many deferred files or relocated pages one thread reads at a time. */
const FILES_PER_BATCH = 100

/** What is known of a site once its files have been read. */
export interface FilesOfSite {
  /** By index. */
  readonly pages: ReadonlyMap<number, PageFacts>
  /** The anchors that links point to. */
  readonly asked: readonly AskedAnchors[]
  /** The joined anchors of files that lack an anchor which links point to, by index. */
  readonly anchors: ReadonlyMap<number, Bytes>
  /** How many addresses within the site were checked, each as often as it is written. */
  readonly links: number
  readonly loads: number
  /** How many of them may be served by a rule that the check cannot interpret. */
  readonly undecided: number
  /** The sources of pages, by the pages' names as text. */
  readonly sources: ReadonlyMap<string, PageSource>
  readonly external: ExternalSpots
}

/**
 * Reads the batches, counts their findings, and returns other facts about the site. The pool has
 * ended by then.
 * @throws the reason of `signal` soon after it is aborted; the errors of a thread
 */
export async function readSite(
  pool: Pool<SiteData, FileChecker>,
  batches: readonly Batch[],
  context: CheckContext,
): Promise<FilesOfSite> {
  const { served, counter, signal } = context
  await pool.open(served.site)
  const files = await readFiles(pool, batches, served)
  const totals = await pool.runOnAll((ask) => ask('collectTotals'))
  const asked = totals.flatMap((each) => each.asked)
  // Each thread gets a copy of everything it is sent, and a site may have a million anchors.
  const missing = await pool.runOnAll((ask, i) =>
    ask(
      'findMissingAnchors',
      asked.filter(({ page }) => totals[i]?.filesWithAnchors.has(page)),
    ),
  )
  const withoutIds = missing.flat().map(({ ids, ...each }) => each)
  const findings = await pool.runOnAll((ask) => ask('reportMissingAnchors', withoutIds))
  // The next checks need the memory that the threads hold.
  await pool.stop()
  for await (const finding of iterateWithPauses(findings.flat(), signal)) counter.add(finding)

  const { pages, linked, visited } = files
  const external = mergeExternalSpots(totals.map((each) => each.external))
  const isReached = (file: number, how: number) =>
    totals.some(({ reached }) => reached[file] === how)
  const reach = {
    isLinked: (file: number) => isReached(file, REACHED.linked),
    isNamed: (file: number) => isReached(file, REACHED.named),
  }
  await checkNextPageData(context, pages)
  await checkLinkedPages(context, pages, visited)
  await checkMarkdownTwins(context, pages, linked)
  await checkUnlinkedPages(context, pages, reach, external)
  return {
    pages,
    asked,
    anchors: new Map(missing.flat().map(({ page, ids }) => [page, ids])),
    ...addCounts(totals.map(({ checked }) => checked)),
    sources: listOwnSources(pages, served),
    external,
  }
}

/** Reads all files of the batches, then deferred files that other files turn out to use. */
async function readFiles(
  pool: Pool<SiteData, FileChecker>,
  batches: readonly Batch[],
  served: ServedSite,
): Promise<FilesSoFar> {
  const read = new FilesSoFar()
  await pool.run(batches, async (ask, { files }) => read.add(await ask('check', files)))
  // Reading deferred files may bring up more of them.
  for (let deferred = read.takeDeferred(); deferred.length > 0; deferred = read.takeDeferred())
    await pool.run(splitIntoBatches(deferred), async (ask, files) =>
      read.add(await ask('checkDeferred', files)),
    )
  // A 404 page is shown at any address.
  const shownByRules = [...served.listPagesShownInOtherFolder(), ...listNotFoundPages(served)]
  const relocated = new Set([...read.relocated, ...shownByRules])
  const pages = [...relocated].filter((page) => read.pages.has(page))
  await pool.run(splitIntoBatches(pages), (ask, files) => ask('recheckRelocated', files))
  return read
}

type AddressCounts = Pick<FilesOfSite, 'links' | 'loads' | 'undecided'>

/** Returns the sums of all threads' counts. */
function addCounts(counts: readonly CheckedCounts[]): AddressCounts {
  const sum = { links: 0, loads: 0, undecided: 0 }
  for (const { link, load, undecided } of counts) {
    sum.links += link
    sum.loads += load
    sum.undecided += undecided
  }
  return sum
}

/** Returns the sources of pages, by the pages' names as text. */
function listOwnSources(
  pages: ReadonlyMap<number, PageFacts>,
  served: ServedSite,
): ReadonlyMap<string, PageSource> {
  const sources = new Map<string, PageSource>()
  for (const [index, { source }] of pages)
    if (source !== undefined) sources.set(toText(served.getName(index)), source)
  return pickOwnSources(sources)
}

/** Collects facts about the files that all threads have read so far. */
class FilesSoFar {
  /** By index. */
  readonly pages = new Map<number, PageFacts>()
  /** Pages that readers see in another folder than their file. */
  readonly relocated = new Set<number>()
  /** Files that links point to. */
  readonly linked = new Set<number>()
  /** The linked files that readers visit, and do not only download. */
  readonly visited = new Set<number>()
  readonly #opened = new Set<number>()
  readonly #symbolFiles = new Set<number>()
  /** The files that `takeDeferred` has returned. */
  readonly #done = { opened: new Set<number>(), symbolFiles: new Set<number>() }

  add({ pages, linkedFiles }: FilesRead): void {
    for (const [index, page] of pages) this.pages.set(index, page)
    for (const page of linkedFiles.relocated) this.relocated.add(page)
    for (const file of linkedFiles.linked) this.linked.add(file)
    for (const file of linkedFiles.visited) this.visited.add(file)
    for (const file of linkedFiles.openedSvgs) this.#opened.add(file)
    for (const file of linkedFiles.symbolFiles) this.#symbolFiles.add(file)
  }

  /** Returns the files that have to be read because of how other files use them, each only once. */
  takeDeferred(): DeferredFile[] {
    for (const file of this.visited)
      if (this.pages.get(file)?.kind === 'template') this.#opened.add(file)
    const opened = this.#opened.difference(this.#done.opened)
    const symbolFiles = this.#symbolFiles.difference(this.#done.symbolFiles)
    for (const file of opened) this.#done.opened.add(file)
    for (const file of symbolFiles) this.#done.symbolFiles.add(file)
    return [...opened.union(symbolFiles)]
      .sort((a, b) => a - b)
      .map((file) => ({ file, isOpened: opened.has(file), needsIds: symbolFiles.has(file) }))
  }
}

function splitIntoBatches<Item>(items: readonly Item[]): Item[][] {
  const batches: Item[][] = []
  for (let from = 0; from < items.length; from += FILES_PER_BATCH)
    batches.push(items.slice(from, from + FILES_PER_BATCH))
  return batches
}

/** Returns the 404 pages of the site and of its folders. */
function listNotFoundPages({ files, hostTraits }: ServedSite): number[] {
  const found: number[] = []
  for (const [name, file] of files) {
    const isNested = hostTraits.hasNestedNotFound && name.endsWith('/404.html')
    if (name === '404.html' || isNested) found.push(file)
  }
  return found
}
