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
  const size = Math.min(
    MAX_BATCH_SIZE,
    Math.ceil(items.length / (pool.size * MIN_BATCHES_PER_THREAD)),
  )
  const batches = Array.from({ length: Math.ceil(items.length / size) }, (_, i) => i)
  const results: (readonly Result[])[] = []
  await pool.run(batches, async (call, i) => {
    results[i] = await work(call, items.slice(i * size, (i + 1) * size))
  })
  return results.flat()
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
