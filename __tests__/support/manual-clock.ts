import type { Clock } from '../../src/clock.ts'

export interface ManualClock extends Clock {
  /** Lets `ms` pass, and what is due every so often happen. */
  advance(ms: number): void
  /** How long was slept, each time, in ms. */
  readonly slept: readonly number[]
}

/** Returns a clock that stands still until it is moved; whoever sleeps moves it. */
export function manualClock(): ManualClock {
  let now = 1_000_000
  const slept: number[] = []
  const repeated = new Set<{ readonly ms: number; due: number; readonly tick: () => void }>()
  const advance = (ms: number) => {
    now += ms
    for (const item of repeated) {
      if (now < item.due) continue
      item.due = now + item.ms
      item.tick()
    }
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
    every(ms, tick) {
      const item = { ms, due: now + ms, tick }
      repeated.add(item)
      return () => void repeated.delete(item)
    },
  }
}
