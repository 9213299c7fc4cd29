import type { Clock } from '../../../src/clock.ts'

/** Returns a clock that starts at 0 and moves only when something sleeps on it. */
export function fakeClock(): Clock & { readonly slept: readonly number[] } {
  let now = 0
  const slept: number[] = []
  return {
    slept,
    now: () => now,
    async sleep(ms, signal) {
      signal?.throwIfAborted()
      slept.push(ms)
      now += ms
    },
    every: () => () => {},
  }
}
