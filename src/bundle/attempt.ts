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

/** Starts a try that may be silent for `silenceMs`; `signal` cancels it. */
export function openAttempt(clock: Clock, silenceMs: number, signal: AbortSignal): Attempt {
  const controller = new AbortController()
  const cancel = () => controller.abort(signal.reason)
  signal.throwIfAborted()
  signal.addEventListener('abort', cancel, { once: true })
  let lastHeard = clock.now()
  const stopWatching = clock.every(silenceMs / 4, () => {
    if (clock.now() - lastHeard < silenceMs) return
    controller.abort(new Error(`nothing arrived for ${showDuration(silenceMs)}`))
  })
  return {
    signal: controller.signal,
    heard() {
      lastHeard = clock.now()
    },
    close() {
      stopWatching()
      signal.removeEventListener('abort', cancel)
      controller.abort(new Error('closed'))
    },
  }
}
