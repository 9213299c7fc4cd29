import { setImmediate } from 'node:timers/promises'

/** How long timers and signals are kept out at most, as far as single calls to the system are not longer. In ms. */
const SLICE_MS = 20

/**
 * Cuts long work into slices, and lets timers and signals in between: work that is synchronous, or only ever waits for
 * promises that are settled already, keeps them out until it is done. Slices are measured in time, because the same
 * number of files takes a hundred times longer on a slow disk.
 */
export class Pace {
  readonly #now: () => number
  #begunAt: number

  /** `now` returns a time in ms. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#begunAt = now()
  }

  /** Returns what to wait for before going on; undefined while there is time in the slice. */
  rest(): Promise<void> | undefined {
    return this.#now() - this.#begunAt < SLICE_MS ? undefined : this.#rest()
  }

  async #rest(): Promise<void> {
    await setImmediate()
    this.#begunAt = this.#now()
  }
}

/**
 * Passes `items` on, at a pace that lets timers and signals in between.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function* breathing<T>(
  items: Iterable<T> | AsyncIterable<T>,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const pace = new Pace()
  for await (const item of items) {
    yield item
    await pace.rest()
    signal.throwIfAborted()
  }
}

/** Resolves with `work`. @throws what `work` throws; the reason of `signal` as soon as it is aborted */
export async function orAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort)
  try {
    signal.throwIfAborted()
    await Promise.race([work, aborted])
    signal.throwIfAborted()
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
