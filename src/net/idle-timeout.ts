import type { Clock } from '../clock.ts'
import { showDuration } from '../units.ts'

/** One try: ends when it is closed, when the step is cancelled, and when nothing is heard for too long. */
export interface Attempt {
  /** Aborted at its end; the reason says why. */
  readonly signal: AbortSignal
  /** Something arrived. */
  heard(): void
  close(): void
}

/** How exactly a silence is measured: so much longer than allowed it may last. In ms. */
const MAX_TICK_MS = 1_000

/** Starts a try that may be silent for `silenceMs`; `signal` cancels it. */
export function openAttempt(clock: Clock, silenceMs: number, signal: AbortSignal): Attempt {
  const controller = new AbortController()
  const cancel = () => controller.abort(signal.reason)
  signal.throwIfAborted()
  signal.addEventListener('abort', cancel, { once: true })
  // Ticks are counted, not time: a process that was suspended has not listened, and what came meanwhile is still to be read.
  const tickMs = Math.min(silenceMs / 4, MAX_TICK_MS)
  let silentTicks = 0
  const stopWatching = clock.every(tickMs, () => {
    silentTicks += 1
    // The first tick may have come right after something was heard.
    if ((silentTicks - 1) * tickMs < silenceMs) return
    controller.abort(new Error(`nothing arrived for ${showDuration(silenceMs)}`))
  })
  return {
    signal: controller.signal,
    heard() {
      silentTicks = 0
    },
    close() {
      stopWatching()
      signal.removeEventListener('abort', cancel)
      controller.abort(new Error('closed'))
    },
  }
}
