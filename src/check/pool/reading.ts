/** The reading of a site: every file by one of the workers, then what only all of them know together. */
import { interruptible } from '../../common/event-loop.ts'
import type { Site } from '../../web/host/site.ts'
import type { Pool, Task } from '../../workers/pool.ts'
import { type AnchorIndex, findMissingAnchors } from '../rules/anchors.ts'
import { checkCompanions } from '../rules/companions.ts'
import { DrawingQueue } from '../rules/drawings.ts'
import type { FindingCounter } from '../rules/finding-counter.ts'
import type { Batch } from './batches.ts'
import type { Scanner } from './scanner.ts'

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
  readonly anchors: AnchorIndex
}

/** How many SVG files one worker reads at a time. */
const DRAWINGS_PER_BATCH = 100

/**
 * Reads the batches, the last ones first, and counts what is wrong in them. The pool has ended when it is done.
 * @throws the reason of `signal` soon after it is aborted; what a thread throws
 */
export async function readSite(
  pool: Pool<Site, Scanner>,
  site: Site,
  batches: readonly Batch[],
  counter: FindingCounter,
  signal: AbortSignal,
): Promise<SiteRead> {
  await pool.open(site)
  const queue = new DrawingQueue()
  await pool.run(batches.toReversed(), async (ask, { files }) => queue.add(await ask('read', files)))
  // Which SVG files matter is only known when all pages have been read; they may open more of them.
  for (let drawings = queue.take(); drawings.length > 0; drawings = queue.take()) {
    const parts = Array.from({ length: Math.ceil(drawings.length / DRAWINGS_PER_BATCH) }, (_, i) =>
      drawings.slice(i * DRAWINGS_PER_BATCH, (i + 1) * DRAWINGS_PER_BATCH),
    )
    await pool.run(parts, async (ask, part) => queue.add(await ask('readDrawings', part)))
  }
  const reads = await pool.everywhere((ask) => ask('collect'))
  const anchors = new Map(reads.flatMap((read) => [...read.anchors]))
  const asked = reads.map((read) => read.asked)
  const missing = await findMissingAnchors(asked, anchors, signal)
  const rows = await pool.everywhere((ask, i) => ask('finish', missing[i] ?? []))
  // What comes next needs the memory that they hold.
  await pool.stop()
  for await (const row of interruptible(rows.flat(), signal)) counter.add(row)
  const companions = reads.map((read) => read.companions)
  await checkCompanions(companions, site, counter, signal)
  return {
    unlisted: new Set(reads.flatMap(({ unlisted }) => unlisted)),
    links: reads.reduce((sum, { checked }) => sum + checked.link, 0),
    loads: reads.reduce((sum, { checked }) => sum + checked.load, 0),
    anchors,
  }
}
