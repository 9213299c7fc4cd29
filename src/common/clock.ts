import { setTimeout } from 'node:timers/promises'

/**
 * A timer fires immediately beyond this many ms (a signed 32-bit number, in Node as in browsers).
 */
const MAX_TIMER_MS = 2 ** 31 - 1

/** Time is always passed in, so that a test that waits for hours takes milliseconds. */
export interface Clock {
  /** Milliseconds since the Unix epoch; never goes back within one run. */
  now(): number
  /** Resolves after `ms`; rejects with the signal's reason as soon as `signal` is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** Calls `tick` every `ms` until the function it returns is called. */
  every(ms: number, tick: () => void): () => void
}

/** The real clock. It is monotonic: setting the machine's time does not move a deadline. */
export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),

  async sleep(ms, signal) {
    // Timers truncate to whole ms and so may fire early, and nothing here may happen before its
    // time.
    const until = this.now() + ms
    for (let remainingMs = ms; remainingMs > 0; remainingMs = until - this.now()) {
      signal?.throwIfAborted()
      // An abort rejects it with an error of its own.
      await setTimeout(Math.min(Math.ceil(remainingMs), MAX_TIMER_MS), undefined, { signal }).catch(
        () => {},
      )
    }
    signal?.throwIfAborted()
  },

  every(ms, tick) {
    const timer = setInterval(tick, Math.min(ms, MAX_TIMER_MS))
    return () => clearInterval(timer)
  },
}
