import { availableParallelism } from 'node:os'
import { checkpoint } from '../../event-loop.ts'
import type { Tree } from '../../site/tree.ts'
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

/** Compares two sites in this thread, or in threads if there is much to compare. */
export class ComparerPool {
  readonly #sites: TwoSites
  readonly #signal: AbortSignal
  readonly #threads: readonly ThreadComparer[]
  #local: Promise<AnyComparer> | undefined

  /** `threads`: how many there are besides this one; as many as are worth it unless given. */
  constructor(sites: TwoSites, signal: AbortSignal, threads = threadsFor(sites)) {
    this.#sites = sites
    this.#signal = signal
    this.#threads = Array.from({ length: threads }, () => threadComparer(sites))
  }

  /** Says how files are called from now on. There must be no open task. */
  async rename(renamed: Renamed): Promise<void> {
    for (const comparer of await this.#comparers()) comparer.rename(renamed)
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
    const comparers = await this.#comparers()
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
    const all = await Promise.all((await this.#comparers()).map((comparer) => comparer.unreadable()))
    return new Set(all.flatMap((names) => [...names]))
  }

  /** Ends all threads at once; their open tasks are rejected. */
  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.stop()))
  }

  /** Returns one at least. */
  async #comparers(): Promise<readonly AnyComparer[]> {
    if (this.#threads.length > 0) return this.#threads
    this.#local ??= localComparer(this.#sites, checkpoint(this.#signal))
    return [await this.#local]
  }
}

function threadsFor(sites: TwoSites): number {
  return bytesToCompare(sites) < MIN_BYTES_FOR_THREADS ? 0 : Math.min(MAX_THREADS, availableParallelism())
}

/** Returns about how much of two sites is read and looked into, in bytes. */
function bytesToCompare({ earlier, later }: TwoSites): number {
  const before = sizesOf(earlier)
  let bytes = 0
  for (const [name, size] of sizesOf(later)) {
    const was = before.get(name)
    before.delete(name)
    bytes += was === size ? 2 * size * SHARE_OF_SAME_SIZE : size + (was ?? 0)
  }
  for (const size of before.values()) bytes += size
  return bytes
}

function sizesOf({ names, sizes }: Tree): Map<string, number> {
  return new Map(names.map((name, i) => [name, sizes[i] ?? 0]))
}
