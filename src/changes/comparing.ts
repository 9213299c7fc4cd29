/** The comparison of two sites by the workers of a pool. */
import type { Tree } from '../web/tree.ts'
import type { Pool, Task } from '../workers/pool.ts'
import type { Comparer, Comparisons, Item, Renamed, Result, TwoSites } from './comparer.ts'

export const COMPARING: Task<TwoSites, Comparer> = {
  name: 'comparing',
  // Each takes about 90 MiB with 30,000 pages on both sides.
  maxThreads: 2,
  async open(sites, pause) {
    const { Comparer } = await import('./comparer.ts')
    return new Comparer(sites, pause)
  },
}

/** Files of the same size are mostly the same: then they are read and not looked into, which takes a tenth of the time. */
const SHARE_OF_SAME_SIZE = 1 / 10

/** How many files or pages a worker is given at a time. */
const MAX_BATCH = 32
/** How many batches there are for each worker at least, if there are enough items: all are done at about the same time. */
const MIN_BATCHES = 8

/** The comparers of a pool, which share the files and pages. */
export class Comparers {
  readonly #pool: Pool<TwoSites, Comparer>
  /** In bytes. */
  #expected = 0

  constructor(pool: Pool<TwoSites, Comparer>) {
    this.#pool = pool
  }

  /** Adds a file of the earlier site, by its size in bytes: threads may be worth it whatever the later site has. */
  expect(size: number): void {
    const bytes = bytesToCompare(size, size)
    this.#expected += bytes
    this.#pool.expect(bytes)
  }

  /** Gives them the sites. To be called once, before anything is asked. */
  async open(sites: TwoSites): Promise<void> {
    this.#pool.expect(Math.max(0, bytesToCompareOf(sites) - this.#expected))
    await this.#pool.open(sites)
  }

  /** Says how files are called from now on. There must be no open task. */
  async rename(renamed: Renamed): Promise<void> {
    await this.#pool.everywhere((ask) => ask('rename', renamed))
  }

  /**
   * Returns what a comparison returns for each of the items, in their order.
   * @throws the reason of the signal soon after it is aborted; what a thread throws
   */
  async all<T extends Comparisons>(task: T, items: readonly Item<T>[]): Promise<Result<T>[]> {
    const results = new Array<Result<T>>(items.length)
    await this.each(task, items, (result, index) => {
      results[index] = result
    })
    return results
  }

  /**
   * Makes a comparison for each of the items, and calls `take` with what it returns and the index of the item: in any order.
   * @throws as `all` does
   */
  async each<T extends Comparisons>(
    task: T,
    items: readonly Item<T>[],
    take: (result: Result<T>, index: number) => void,
  ): Promise<void> {
    const share = Math.ceil(items.length / (this.#pool.size * MIN_BATCHES))
    const size = Math.min(MAX_BATCH, share)
    const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, i) => i * size)
    await this.#pool.run(starts, async (ask, start) => {
      const results = await ask('do', task, items.slice(start, start + size))
      for (const [i, result] of results.entries()) take(result as Result<T>, start + i)
    })
  }

  /** Returns what could not be read so far: files, and folders, which end in a slash. */
  async unreadable(): Promise<ReadonlySet<string>> {
    const all = await this.#pool.everywhere((ask) => ask('unreadable'))
    return new Set(all.flatMap((names) => [...names]))
  }
}

/** Returns about how much of two sites is read and looked into, in bytes. */
function bytesToCompareOf({ earlier, later }: TwoSites): number {
  const before = sizesOf(earlier.tree)
  let bytes = 0
  for (const [name, size] of sizesOf(later.tree)) {
    bytes += bytesToCompare(before.get(name) ?? 0, size)
    before.delete(name)
  }
  for (const size of before.values()) bytes += size
  return bytes
}

/** The same of a file, by its sizes on both sides. */
function bytesToCompare(before: number, after: number): number {
  return (before + after) * (before === after ? SHARE_OF_SAME_SIZE : 1)
}

function sizesOf({ names, sizes }: Tree): Map<string, number> {
  return new Map(names.map((name, i) => [name, sizes[i] ?? 0]))
}
