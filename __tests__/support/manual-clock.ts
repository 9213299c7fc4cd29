import type { Clock } from '../../src/common/clock.ts'

export interface ManualClock extends Clock {
  /** Lets `ms` pass, and calls the periodic functions at their times. */
  advance(ms: number): void
  /** The duration of each sleep, in ms. */
  readonly slept: readonly number[]
}

interface Ticker {
  readonly everyMs: number
  readonly tick: () => void
  nextAt: number
}

/** Returns a clock that starts at 0 and stands still until it is advanced; sleeping advances it. */
export function manualClock(): ManualClock {
  let now = 0
  const slept: number[] = []
  const tickers = new Set<Ticker>()
  const advance = (ms: number) => {
    const until = now + ms
    for (const ticker of tickers) {
      for (; ticker.nextAt <= until; ticker.nextAt += ticker.everyMs) {
        now = ticker.nextAt
        ticker.tick()
      }
    }
    now = until
  }
  return {
    now: () => now,
    advance,
    slept,
    async sleep(ms, signal) {
      signal?.throwIfAborted()
      slept.push(ms)
      advance(ms)
    },
    every(everyMs, tick) {
      const ticker = { everyMs, tick, nextAt: now + everyMs }
      tickers.add(ticker)
      return () => void tickers.delete(ticker)
    },
  }
}
