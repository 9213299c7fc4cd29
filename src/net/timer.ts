import type { Clock } from '../common/clock.ts'

/** The longest time between two ticks of a timer, in ms. A timer may expire late by this much. */
const MAX_TICK_MS = 1_000

/** A timer that is running. */
interface Timer {
  /** Begins again. Has no effect after `stop`. */
  restart(): void
  stop(): void
}

/**
 * Starts a timer that calls `expire` when the process has run for `timeoutMs`. It counts ticks, not
 * time, because a suspended process receives no data.
 */
export function startTimer(clock: Clock, timeoutMs: number, expire: () => void): Timer {
  let elapsedMs = 0
  const tickMs = Math.min(timeoutMs / 4, MAX_TICK_MS)
  const stop = clock.every(tickMs, () => {
    elapsedMs += tickMs
    if (elapsedMs < timeoutMs) return
    stop()
    expire()
  })
  return {
    restart() {
      // The first tick may come right after this.
      elapsedMs = -tickMs
    },
    stop,
  }
}
