import { setImmediate } from 'node:timers/promises'

/** How many items pass between two breaths: at most some tenths of a second of work. */
const ITEMS = 32

/**
 * Passes `items` on, and lets timers and signals in between: work that only ever waits for promises that are
 * settled already keeps them out until it is done.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function* breathing<T>(items: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  let passed = 0
  for await (const item of items) {
    yield item
    passed += 1
    if (passed % ITEMS === 0) await setImmediate()
    signal.throwIfAborted()
  }
}
