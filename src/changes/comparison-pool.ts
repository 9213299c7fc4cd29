/** The comparison of two sites by the workers of a pool. */
import type { PublishedFiles } from '../web/host/published-files.ts'
import type { CallWorker, Pool, Task } from '../workers/pool.ts'
import type { Comparer, SitePair } from './comparer.ts'

export const COMPARISON_TASK: Task<SitePair<PublishedFiles>, Comparer> = {
  name: 'comparing',
  // Each takes about 90 MiB with 30,000 pages on both sides.
  maxThreads: 2,
  async open(sites, pause) {
    const { Comparer } = await import('./comparer.ts')
    return new Comparer(sites, pause)
  },
}

/** The workers that compare. */
export type ComparerPool = Pool<SitePair<PublishedFiles>, Comparer>

/** How many files or pages a worker is given at a time. */
const MAX_BATCH = 32
/**
 * How many batches each worker gets at least, if there are enough items: so all end at about the
 * same time.
 */
const MIN_BATCHES = 8

/**
 * Returns what `work` returns for each of the items, in their order; it is given a worker and some
 * of them.
 * @throws the reason of the signal soon after it is aborted; what a thread throws
 */
export async function runInBatches<Item, Result>(
  comparers: ComparerPool,
  items: readonly Item[],
  work: (ask: CallWorker<Comparer>, batch: readonly Item[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const size = Math.min(MAX_BATCH, Math.ceil(items.length / (comparers.size * MIN_BATCHES)))
  const batches = Array.from({ length: Math.ceil(items.length / size) }, (_, i) => i)
  const results: (readonly Result[])[] = []
  await comparers.run(batches, async (ask, i) => {
    results[i] = await work(ask, items.slice(i * size, (i + 1) * size))
  })
  return results.flat()
}

/**
 * Files of the same size mostly have the same bytes: they are read but not parsed, which takes a
 * tenth of the time.
 */
const SHARE_OF_SAME_SIZE = 1 / 10

/** Returns about how much of two sites has to be read and parsed, in bytes. */
export function countBytesToCompare({ earlier, later }: SitePair<PublishedFiles>): number {
  const { names, sizes } = earlier.tree
  const before = new Map(names.map((name, i) => [name, sizes[i] ?? 0]))
  return later.tree.names.reduce((bytes, name, i) => {
    const was = before.get(name) ?? 0
    const is = later.tree.sizes[i] ?? 0
    return bytes + (was + is) * (was === is ? SHARE_OF_SAME_SIZE : 1)
  }, 0)
}
