import { availableParallelism } from 'node:os'
import { checkpoint } from '../../event-loop.ts'
import type { Tree } from '../../web/tree.ts'
import type { Item, Renamed, Result, Task, TwoSites } from './comparer.ts'
import { type AnyComparer, localComparer, type ThreadComparer, threadComparer } from './comparers.ts'

/** With less to compare than this, in bytes, a thread costs more than it saves. */
const MIN_BYTES_FOR_THREADS = 12_000_000
/** Each takes about 90 MiB with 30,000 pages on both sides. */
const MAX_THREADS = 2

/** Files of the same size are mostly the same: then they are read and not looked into, which takes a tenth of the time. */
const SHARE_OF_SAME_SIZE = 1 / 10

/** How many files or pages a thread is given at a time. */
const MAX_BATCH = 32
/** How many batches there are for each thread at least, if there are enough items: all are done at about the same time. */
const MIN_BATCHES = 8

/**
 * Returns what `work` does with a pool, which ends with it. `threads`: as for the pool.
 * @throws the reason of `signal` soon after it is aborted; what `work` throws
 */
export async function withComparers<T>(
  signal: AbortSignal,
  work: (pool: ComparerPool) => Promise<T>,
  threads?: number,
): Promise<T> {
  signal.throwIfAborted()
  const pool = new ComparerPool(signal, threads)
  const stop = () => void pool.stop()
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await work(pool)
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
    await pool.stop()
  }
}

/** Compares two sites in this thread, or in threads if there is much to compare. */
export class ComparerPool {
  readonly #signal: AbortSignal
  /** How many there are if they are worth it. */
  readonly #maxThreads: number
  #bytes = 0
  #threads: readonly ThreadComparer[] = []
  /** The threads, or one in this thread. */
  #comparers: readonly AnyComparer[] = []

  /** `threads`: how many there are besides this one; as many as are worth it unless given. */
  constructor(signal: AbortSignal, threads?: number) {
    this.#signal = signal
    this.#maxThreads = threads ?? Math.min(MAX_THREADS, availableParallelism())
    if (threads !== undefined) this.#start()
  }

  /**
   * Adds a file of the earlier site, by its size in bytes, and starts the threads as soon as they are worth it whatever the
   * later site has: that takes a while.
   */
  expect(size: number): void {
    this.#bytes += bytesToCompare(size, size)
    if (this.#bytes >= MIN_BYTES_FOR_THREADS) this.#start()
  }

  /** Gives it the sites. To be called once, before anything is asked. */
  async open(sites: TwoSites): Promise<void> {
    if (bytesToCompareOf(sites) >= MIN_BYTES_FOR_THREADS) this.#start()
    for (const thread of this.#threads) thread.open(sites)
    if (this.#threads.length === 0) this.#comparers = [await localComparer(sites, checkpoint(this.#signal))]
  }

  #start(): void {
    if (this.#threads.length > 0) return
    this.#threads = Array.from({ length: this.#maxThreads }, threadComparer)
    this.#comparers = this.#threads
  }

  /** Says how files are called from now on. There must be no open task. */
  rename(renamed: Renamed): void {
    for (const comparer of this.#comparers) comparer.rename(renamed)
  }

  /**
   * Returns what a task returns for each of the items, in their order.
   * @throws the reason of the signal soon after it is aborted; what a thread throws
   */
  async all<T extends Task>(task: T, items: readonly Item<T>[]): Promise<Result<T>[]> {
    const results = new Array<Result<T>>(items.length)
    await this.each(task, items, (result, index) => {
      results[index] = result
    })
    return results
  }

  /**
   * Does a task for each of the items, and calls `take` with what it returns and the index of the item: in any order.
   * @throws as `all` does
   */
  async each<T extends Task>(
    task: T,
    items: readonly Item<T>[],
    take: (result: Result<T>, index: number) => void,
  ): Promise<void> {
    const comparers = this.#comparers
    const share = Math.ceil(items.length / (comparers.length * MIN_BATCHES))
    const size = Math.min(MAX_BATCH, share)
    let next = 0
    const work = async (comparer: AnyComparer) => {
      while (next < items.length) {
        const start = next
        next += size
        this.#signal.throwIfAborted()
        const results = await comparer.do(task, items.slice(start, next))
        for (const [i, result] of results.entries()) take(result, start + i)
      }
    }
    await Promise.all(comparers.map(work))
  }

  /** Returns what could not be read so far: files, and folders, which end in a slash. */
  async unreadable(): Promise<ReadonlySet<string>> {
    const all = await Promise.all(this.#comparers.map((comparer) => comparer.unreadable()))
    return new Set(all.flatMap((names) => [...names]))
  }

  /** Ends all threads at once; their open tasks are rejected. */
  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.stop()))
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
