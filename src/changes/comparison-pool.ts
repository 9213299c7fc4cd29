/** The task of the threads that compare two sites. */
import type { PublishedFiles } from '../web/host/published-files.ts'
import type { CallWorker, Pool, Task } from '../workers/pool.ts'
import type { SitePair } from './comparison.ts'
import type { ComparisonWorker } from './comparison-worker.ts'

export const COMPARISON_TASK: Task<SitePair<PublishedFiles>, ComparisonWorker> = {
  name: 'comparing',
  async open(sites, pause) {
    const { ComparisonWorker } = await import('./comparison-worker.ts')
    return new ComparisonWorker(sites, pause)
  },
}

/** The pool of threads that compare. */
export type ComparisonPool = Pool<SitePair<PublishedFiles>, ComparisonWorker>

/** How many files or pages a thread receives at a time. */
const MAX_BATCH_SIZE = 32
/**
 * The minimum number of batches per thread, if there are enough items, so that all threads end at
 * about the same time.
 */
const MIN_BATCHES_PER_THREAD = 8

/**
 * Returns the results of `work` for all items, in order. It is called with a thread and a batch of
 * items.
 * @throws the reason of the signal soon after it is aborted; any error from a thread
 */
export async function runInBatches<Item, Result>(
  pool: ComparisonPool,
  items: readonly Item[],
  work: (call: CallWorker<ComparisonWorker>, batch: readonly Item[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const minBatches = pool.size * MIN_BATCHES_PER_THREAD
  const batchSize = Math.min(MAX_BATCH_SIZE, Math.ceil(items.length / minBatches))
  const batches = splitIntoBatches(items, batchSize)
  const resultsByBatch: (readonly Result[])[] = []
  await pool.run(batches, async (call, batch) => {
    resultsByBatch[batch.index] = await work(call, batch.items)
  })
  return resultsByBatch.flat()
}

/** Items that a thread receives together. */
interface Batch<Item> {
  /** The position among all batches. */
  readonly index: number
  readonly items: readonly Item[]
}

function splitIntoBatches<Item>(items: readonly Item[], batchSize: number): Batch<Item>[] {
  const batches: Batch<Item>[] = []
  for (let start = 0; start < items.length; start += batchSize)
    batches.push({ index: batches.length, items: items.slice(start, start + batchSize) })
  return batches
}

/**
 * The weight of files of equal size, which usually have the same bytes: reading without parsing
 * takes a tenth of the time.
 */
const WEIGHT_OF_SAME_SIZE = 1 / 10

/** Returns an estimate of how much of two sites must be read and parsed, in bytes. */
export function countBytesToCompare({ earlier, later }: SitePair<PublishedFiles>): number {
  const { names, sizes } = earlier.tree
  const earlierSizes = new Map(names.map((name, i) => [name, sizes[i] ?? 0]))
  return later.tree.names.reduce((bytes, name, i) => {
    const earlierBytes = earlierSizes.get(name) ?? 0
    const laterBytes = later.tree.sizes[i] ?? 0
    const weight = earlierBytes === laterBytes ? WEIGHT_OF_SAME_SIZE : 1
    return bytes + (earlierBytes + laterBytes) * weight
  }, 0)
}
