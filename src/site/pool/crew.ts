import { availableParallelism } from 'node:os'
import type { Site } from '../rules/judge.ts'
import { ownReader, type Reader, type ThreadReader, threadReader } from './threads.ts'

/** Below this, in bytes to read, a thread costs more than it saves. */
const WORTH_THREADS = 12_000_000
const MOST_THREADS = 4

/** Who reads a site: this thread alone, or as many threads as there are processors if there is much to read. */
export class Crew {
  readonly #most: number
  #bytes = 0
  #threads: readonly ThreadReader[] = []

  /** `threads`: how many there may be besides this one; as many as there are processors unless given. */
  constructor(threads = Math.min(MOST_THREADS, availableParallelism())) {
    this.#most = threads
  }

  /** Counts what is to be read, and calls threads as soon as they are worth it: they take their time to start. */
  expect(bytes: number): void {
    this.#bytes += bytes
    if (this.#bytes < WORTH_THREADS || this.#threads.length > 0) return
    this.#threads = Array.from({ length: this.#most }, () => threadReader())
  }

  /** Returns readers for the site, at least one. One in this thread stops when `signal` is aborted. */
  async open(site: Site, signal: AbortSignal): Promise<readonly Reader[]> {
    if (this.#threads.length === 0) return [await ownReader(site, signal)]
    for (const thread of this.#threads) thread.open(site)
    return this.#threads
  }

  /** Ends all threads at once; what they are asked for is rejected then. */
  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.stop()))
  }
}
