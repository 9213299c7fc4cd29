/**
 * The reading of a site: every file by one of the workers, then what only all of them know
 * together.
 */
import { makeInterruptible } from '../../common/event-loop.ts'
import { toText } from '../../web/byte-strings.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import type { Site } from '../../web/host/site.ts'
import type { Pool, Task } from '../../workers/pool.ts'
import type { CheckedCounts } from '../rules/address-checker.ts'
import type { ExternalPlaces } from '../rules/destination-finder.ts'
import type { Checking } from '../rules/finding-counter.ts'
import { checkLinkedPages } from '../rules/linked-pages.ts'
import { checkMarkdownTwins } from '../rules/markdown-twins.ts'
import { checkCompanions } from '../rules/next-page-data.ts'
import { checkUnlinkedPages } from '../rules/unlinked-pages.ts'
import { type PageSource, pickOwnSources } from '../sources/page-source.ts'
import type { Batch } from './batches.ts'
import type { PageFacts } from './page-scan.ts'
import type { DeferredFile, FilesRead, Scanner } from './scanner.ts'

/** The task of the pool of threads. */
export const READING: Task<Site, Scanner> = {
  name: 'reading',
  maxThreads: 4,
  async open(site, pause) {
    const { Scanner } = await import('./scanner.ts')
    return new Scanner(site, pause)
  },
}

/** How many SVG files, or pages again, one worker reads at a time. */
const FILES_PER_BATCH = 100

/**
 * Reads the batches, counts what is wrong in them, and returns what else is known of the site then.
 * The pool has ended when it is done.
 * @throws the reason of `signal` soon after it is aborted; what a thread throws
 */
export async function readSite(
  pool: Pool<Site, Scanner>,
  batches: readonly Batch[],
  checking: Checking,
) {
  const { served, counter, signal } = checking
  await pool.open(served.site)
  const read = new FilesSoFar()
  await pool.run(batches, async (ask, { files }) => read.add(await ask('read', files)))
  for (let deferred = read.takeDeferred(); deferred.length > 0; deferred = read.takeDeferred())
    await pool.run(splitIntoBatches(deferred), async (ask, some) =>
      read.add(await ask('readDeferred', some)),
    )
  const { pages, relocated, linked, visited } = read
  // The page for wrong addresses is shown at any of them.
  for (const page of [...served.listPagesShownInOtherFolder(), ...listNotFoundPages(served)])
    relocated.add(page)
  const again = [...relocated].filter((page) => pages.has(page))
  await pool.run(splitIntoBatches(again), (ask, some) => ask('readRelocated', some))
  const workers = await pool.runOnAll((ask) => ask('collectTotals'))
  const asked = workers.flatMap((worker) => worker.asked)
  const missing = (await pool.runOnAll((ask) => ask('findMissingAnchors', asked))).flat()
  const findings = await pool.runOnAll((ask) => ask('countMissingAnchors', missing))
  // What comes next needs the memory that they hold.
  await pool.stop()
  for await (const finding of makeInterruptible(findings.flat(), signal)) counter.add(finding)
  await checkCompanions(checking, pages)
  await checkLinkedPages(checking, pages, visited)
  await checkMarkdownTwins(checking, pages, linked)
  const reached = workers.map((worker) => worker.reached)
  const isReached = (file: number) => reached.some((of) => of[file] === 1)
  const external = mergePlaces(workers.map((worker) => worker.external))
  await checkUnlinkedPages(checking, pages, isReached, external)
  const sources = new Map<string, PageSource>()
  for (const [index, { source }] of pages)
    if (source !== undefined) sources.set(toText(served.nameOf(index)), source)
  const total = (of: keyof CheckedCounts) =>
    workers.reduce((sum, { checked }) => sum + checked[of], 0)
  return {
    /** By index. */
    pages,
    /** The anchors that links point to. */
    asked,
    /** The anchors of files that lack some which links ask for, joined, by index. */
    anchors: new Map(missing.map(({ page, ids }) => [page, ids])),
    /** How many addresses within the site were checked. */
    links: total('link'),
    loads: total('load'),
    undecided: total('undecided'),
    /** What pages were written as, by their names as text. */
    sources: pickOwnSources(sources),
    external,
  }
}

/** What is known of the files that were read so far, whichever thread read them. */
class FilesSoFar {
  /** By index. */
  readonly pages = new Map<number, PageFacts>()
  /** Pages that readers see in another folder than their file. */
  readonly relocated = new Set<number>()
  /** Files that links lead to. */
  readonly linked = new Set<number>()
  /** Those that links do not only offer to save. */
  readonly visited = new Set<number>()
  readonly #opened = new Set<number>()
  readonly #searched = new Set<number>()
  /** Those of both that `takeDeferred` has returned. */
  readonly #done = { opened: new Set<number>(), searched: new Set<number>() }

  add({ pages, linkedFiles }: FilesRead): void {
    for (const [index, page] of pages) this.pages.set(index, page)
    for (const page of linkedFiles.relocated) this.relocated.add(page)
    for (const file of linkedFiles.linked) this.linked.add(file)
    for (const file of linkedFiles.visited) this.visited.add(file)
    for (const file of linkedFiles.opened) this.#opened.add(file)
    for (const file of linkedFiles.searched) this.#searched.add(file)
  }

  /**
   * Returns the files that matter because of what others do with them, and were not returned so
   * far. Reading them may bring up more.
   */
  takeDeferred(): DeferredFile[] {
    for (const file of this.visited)
      if (this.pages.get(file)?.kind === 'template') this.#opened.add(file)
    const opened = this.#opened.difference(this.#done.opened)
    const searched = this.#searched.difference(this.#done.searched)
    for (const file of opened) this.#done.opened.add(file)
    for (const file of searched) this.#done.searched.add(file)
    return [...opened.union(searched)]
      .sort((a, b) => a - b)
      .map((file) => ({ file, isOpened: opened.has(file), isSearched: searched.has(file) }))
  }
}

/** Returns what all workers have found. */
function mergePlaces(found: readonly ExternalPlaces[]): ExternalPlaces {
  const joined: ExternalPlaces = new Map()
  for (const [address, places] of found.flatMap((each) => [...each])) {
    const known = joined.get(address)
    if (known === undefined) joined.set(address, places)
    else for (const each of places) known.push(each)
  }
  return joined
}

function splitIntoBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / FILES_PER_BATCH) }, (_, i) =>
    items.slice(i * FILES_PER_BATCH, (i + 1) * FILES_PER_BATCH),
  )
}

/** Returns the pages that are shown for wrong addresses, of the site or of a folder. */
function listNotFoundPages({ files, rules }: ServedSite): number[] {
  const root = files.get('404.html')
  if (!rules.hasNestedNotFound) return root === undefined ? [] : [root]
  return [...files].filter(([name]) => /(?:^|\/)404\.html$/.test(name)).map(([, file]) => file)
}
