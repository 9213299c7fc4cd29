import { availableParallelism } from 'node:os'
import { interruptible } from '../../event-loop.ts'
import type { Site } from '../../web/site.ts'
import { type AnchorIndex, findMissingAnchors } from '../rules/anchors.ts'
import { checkCompanions } from '../rules/companions.ts'
import { type Drawing, DrawingQueue } from '../rules/drawings.ts'
import type { FindingCounter } from '../rules/finding-counter.ts'
import type { Batch } from './batches.ts'
import { localReader, type Reader, type ThreadReader, threadReader } from './readers.ts'

/** With less to read than this, in bytes, a thread costs more than it saves. */
const MIN_BYTES_FOR_THREADS = 12_000_000
const MAX_THREADS = 4

/** What is known of a site when all of it has been read, the findings apart. */
export interface SiteRead {
  /** Indices of pages that ask search engines to leave them out. */
  readonly unlisted: ReadonlySet<number>
  /** How many links and loads within the site were checked. */
  readonly links: number
  readonly loads: number
  readonly anchors: AnchorIndex
}

/** Reads a site in this thread, or in as many threads as there are processors if there is much to read. */
export class ReaderPool {
  readonly #maxThreads: number
  #bytes = 0
  #threads: readonly ThreadReader[] = []

  /** `maxThreads`: how many there may be besides this one; as many as there are processors unless given. */
  constructor(maxThreads = Math.min(MAX_THREADS, availableParallelism())) {
    this.#maxThreads = maxThreads
  }

  /** Adds to what is to be read, and starts the threads as soon as they are worth it: that takes a while. */
  expect(bytes: number): void {
    this.#bytes += bytes
    if (this.#bytes < MIN_BYTES_FOR_THREADS || this.#threads.length > 0) return
    this.#threads = Array.from({ length: this.#maxThreads }, () => threadReader())
  }

  /**
   * Reads the batches, the last ones first, and counts what is wrong in them.
   * @throws the reason of `signal` soon after it is aborted; what a thread throws
   */
  async read(site: Site, batches: Batch[], counter: FindingCounter, signal: AbortSignal): Promise<SiteRead> {
    const readers = await this.#open(site, signal)
    const queue = new DrawingQueue()
    await Promise.all(readers.map((reader) => readBatches(reader, batches, queue, signal)))
    await readDrawings(readers, queue, signal)
    const reads = await Promise.all(readers.map((reader) => reader.collect()))
    const anchors = new Map(reads.flatMap((read) => [...read.anchors]))
    const asked = reads.map((read) => read.asked)
    const missing = await findMissingAnchors(asked, anchors, signal)
    const rows = await Promise.all(readers.map((reader, i) => reader.finish(missing[i] ?? [])))
    // What comes next needs the memory that they hold.
    await this.stop()
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

  /** Returns at least one reader. */
  async #open(site: Site, signal: AbortSignal): Promise<readonly Reader[]> {
    if (this.#threads.length === 0) return [await localReader(site, signal)]
    for (const thread of this.#threads) thread.open(site)
    return this.#threads
  }

  /** Ends all threads at once; their open requests are rejected. */
  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.stop()))
  }
}

/** The batches are one queue for all readers: a reader that is done takes the next. */
async function readBatches(
  reader: Reader,
  batches: Batch[],
  queue: DrawingQueue,
  signal: AbortSignal,
): Promise<void> {
  for (let batch = batches.pop(); batch !== undefined; batch = batches.pop()) {
    signal.throwIfAborted()
    queue.add(await reader.read(batch.files))
  }
}

/** How many SVG files one thread reads at a time. */
const DRAWINGS_PER_BATCH = 100

/** Which SVG files matter is only known when all pages have been read; they may open more of them. */
async function readDrawings(
  readers: readonly Reader[],
  queue: DrawingQueue,
  signal: AbortSignal,
): Promise<void> {
  const readFrom = async (reader: Reader, drawings: Drawing[]) => {
    while (drawings.length > 0) {
      signal.throwIfAborted()
      queue.add(await reader.readDrawings(drawings.splice(-DRAWINGS_PER_BATCH)))
    }
  }
  for (let drawings = queue.take(); drawings.length > 0; drawings = queue.take())
    await Promise.all(readers.map((reader) => readFrom(reader, drawings)))
}
