/** The reading of a site: every file by one of the workers, then what only all of them know together. */
import { interruptible } from '../../common/event-loop.ts'
import { toText } from '../../web/byte-strings.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import type { Site } from '../../web/host/site.ts'
import type { Pool, Task } from '../../workers/pool.ts'
import type { DrawingUses } from '../rules/address-checker.ts'
import { type AnchorIndex, findMissingAnchors, type PageAnchors } from '../rules/anchors.ts'
import { checkCompanions, type Router } from '../rules/companions.ts'
import type { FindingCounter } from '../rules/finding-counter.ts'
import { ownSources, type Source } from '../sources/which-link.ts'
import type { Batch } from './batches.ts'
import type { Drawing, FilesRead, Scanner } from './scanner.ts'

/** The task of the pool of threads. */
export const READING: Task<Site, Scanner> = {
  name: 'reading',
  maxThreads: 4,
  async open(site, pause) {
    const { Scanner } = await import('./scanner.ts')
    return new Scanner(site, pause)
  },
}

/** What is known of a site when all of it has been read, the findings apart. */
export interface SiteRead {
  /** Indices of pages that ask search engines to leave them out. */
  readonly unlisted: ReadonlySet<number>
  /** How many links and loads within the site were checked. */
  readonly links: number
  readonly loads: number
  readonly undecided: number
  readonly anchors: AnchorIndex
  /** What pages were written as, by their names as text. */
  readonly sources: ReadonlyMap<string, Source>
  /** The addresses of other hosts, each once, in the order of their bytes. */
  readonly external: readonly string[]
}

/** How many SVG files, or pages again, one worker reads at a time. */
const FILES_PER_BATCH = 100

/**
 * Reads the batches, and counts what is wrong in them. The pool has ended when it is done.
 * @throws the reason of `signal` soon after it is aborted; what a thread throws
 */
export async function readSite(
  pool: Pool<Site, Scanner>,
  served: ServedSite,
  batches: readonly Batch[],
  counter: FindingCounter,
  signal: AbortSignal,
): Promise<SiteRead> {
  await pool.open(served.site)
  const anchors = new Map<number, PageAnchors>()
  const routers = new Map<number, Router>()
  const sources = new Map<string, Source>()
  const unlisted = new Set<number>()
  const elsewhere = new Set<number>()
  const drawings = new DrawingQueue()
  const take = (read: FilesRead) => {
    for (const [page, known] of read.anchors) anchors.set(page, known)
    for (const [page, router] of read.routers) routers.set(page, router)
    for (const [page, source] of read.sources) sources.set(toText(served.site.names[page] ?? ''), source)
    for (const page of read.unlisted) unlisted.add(page)
    for (const page of read.elsewhere) elsewhere.add(page)
    drawings.add(read.drawings)
  }
  await pool.run(batches, async (ask, { files }) => take(await ask('read', files)))
  // Which SVG files matter is only known when all pages have been read; they may open more of them.
  for (let next = drawings.take(); next.length > 0; next = drawings.take())
    await pool.run(next, async (ask, some) => take(await ask('readDrawings', some)))
  // Where else readers see a page is only known now, too. The page for wrong addresses is shown at any of them.
  for (const page of [...served.ruledElsewhere(), served.files.get('404.html') ?? -1]) elsewhere.add(page)
  await pool.run(inParts([...elsewhere].filter((page) => anchors.has(page))), (ask, some) =>
    ask('readElsewhere', some),
  )
  const workers = await pool.everywhere((ask) => ask('collect'))
  const missing = await findMissingAnchors(
    workers.map(({ asked }) => asked),
    anchors,
    signal,
  )
  const rows = await pool.everywhere((ask, i) => ask('finish', missing[i] ?? []))
  // What comes next needs the memory that they hold.
  await pool.stop()
  for await (const row of interruptible(rows.flat(), signal)) counter.add(row)
  await checkCompanions(routers, served, counter, signal)
  return {
    unlisted,
    links: workers.reduce((sum, { checked }) => sum + checked.link, 0),
    loads: workers.reduce((sum, { checked }) => sum + checked.load, 0),
    undecided: workers.reduce((sum, { checked }) => sum + checked.undecided, 0),
    anchors,
    sources: ownSources(sources),
    external: [...new Set(workers.flatMap(({ external }) => [...external]))].sort(),
  }
}

/** The SVG files that are still to be read. Each is opened once and searched once. */
class DrawingQueue {
  readonly #done = { opened: new Set<number>(), searched: new Set<number>() }
  readonly #next = { opened: new Set<number>(), searched: new Set<number>() }

  add(uses: DrawingUses): void {
    for (const use of ['opened', 'searched'] as const)
      for (const file of uses[use].difference(this.#done[use])) this.#next[use].add(file)
  }

  /** Returns what is to be read for the uses that were added since the last call, in batches. */
  take(): Drawing[][] {
    const { opened, searched } = this.#next
    const all = [...opened.union(searched)]
      .sort((a, b) => a - b)
      .map((file) => ({ file, isOpened: opened.has(file), isSearched: searched.has(file) }))
    for (const use of ['opened', 'searched'] as const) {
      for (const file of this.#next[use]) this.#done[use].add(file)
      this.#next[use].clear()
    }
    return inParts(all)
  }
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / FILES_PER_BATCH) }, (_, i) =>
    items.slice(i * FILES_PER_BATCH, (i + 1) * FILES_PER_BATCH),
  )
}
