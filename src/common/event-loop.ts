import { setImmediate } from 'node:timers/promises'

/**
 * How long timers and signals may have to wait, unless a single system call takes longer. In ms.
 */
const SLICE_MS = 20

/**
 * Splits long work into slices of time, between which timers and signals are served: work that is
 * synchronous, or that awaits only promises that are already settled, would keep them waiting until
 * it is done. Slices are measured in time because the same number of files takes a hundred times
 * longer on a slow disk. Returns a function to call between steps. If the slice is over, its result
 * is a promise to await, which yields to the event loop and starts the next slice. `now` returns a
 * time in ms.
 */
export function makeYielder(now = () => performance.now()): () => Promise<void> | undefined {
  let startedAt = now()
  const nextSlice = async () => {
    await setImmediate()
    startedAt = now()
  }
  return () => (now() - startedAt < SLICE_MS ? undefined : nextSlice())
}

/** Lets signals be served between the steps of long work. It throws when the work is canceled. */
export type Pause = () => Promise<void>

/**
 * Returns a function to await between the steps of long work. It yields to the event loop when a
 * time slice is over.
 * @throws the reason of `signal` soon after it is aborted
 */
export function makePause(signal: AbortSignal): Pause {
  const yieldIfDue = makeYielder()
  return async () => {
    await yieldIfDue()
    signal.throwIfAborted()
  }
}

/**
 * Yields `items`, and yields to the event loop between them often enough for timers and signals.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function* iterateWithPauses<T>(
  items: Iterable<T>,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const yieldIfDue = makeYielder()
  for (const item of items) {
    yield item
    const nextSlice = yieldIfDue()
    // Awaiting nothing takes longer than most steps.
    if (nextSlice !== undefined) await nextSlice
    signal.throwIfAborted()
  }
}

/**
 * Resolves when `work` does.
 * @throws what `work` throws; the reason of `signal` as soon as it is aborted
 */
export async function waitUnlessAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  // If the signal is aborted before anything awaits this, it is thrown below.
  aborted.catch(() => {})
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort)
  try {
    if (signal.aborted) abort()
    await Promise.race([work, aborted])
    signal.throwIfAborted()
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
