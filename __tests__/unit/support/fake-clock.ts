import type { Clock } from '../../../src/clock.ts'

interface Ticker {
  readonly everyMs: number
  readonly tick: () => void
  nextAt: number
}

/** Returns a clock that starts at 0 and moves only when something sleeps on it. */
export function fakeClock(): Clock {
  let now = 0
  const tickers = new Set<Ticker>()
  return {
    now: () => now,

    async sleep(ms, signal) {
      signal?.throwIfAborted()
      const until = now + ms
      for (const ticker of tickers) {
        for (; ticker.nextAt <= until; ticker.nextAt += ticker.everyMs) {
          now = ticker.nextAt
          ticker.tick()
        }
      }
      now = until
    },

    every(everyMs, tick) {
      const ticker = { everyMs, tick, nextAt: now + everyMs }
      tickers.add(ticker)
      return () => tickers.delete(ticker)
    },
  }
}
