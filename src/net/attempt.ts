import type { Clock } from '../common/clock.ts'
import { showDuration } from '../common/units.ts'
import { safe } from '../text/clean.ts'
import { WordedError } from '../text/worded-error.ts'

/** How precise the timer is: it may expire this much late. In ms. */
const MAX_TICK_MS = 1_000

/**
 * Calls `expire` when the process has run for `ms`. It counts ticks, not time: a suspended process
 * does not listen. Returns `restart`, which has no effect after `stop`, and `stop`.
 */
export function startTimer(clock: Clock, ms: number, expire: () => void) {
  let ranMs = 0
  const tickMs = Math.min(ms / 4, MAX_TICK_MS)
  const stop = clock.every(tickMs, () => {
    ranMs += tickMs
    if (ranMs < ms) return
    stop()
    expire()
  })
  return {
    restart() {
      // The first tick may come right after this.
      ranMs = -tickMs
    },
    stop,
  }
}

/**
 * One attempt at a request. It ends when it is closed, when the step is cancelled, or when nothing
 * arrives for too long.
 */
export type Attempt = Readonly<ReturnType<typeof openAttempt>>

/**
 * Starts an attempt that ends after `silenceMs` without data. Without calls of `noteActivity`, that
 * is its whole length.
 */
export function openAttempt(clock: Clock, silenceMs: number, signal: AbortSignal) {
  signal.throwIfAborted()
  const controller = new AbortController()
  const cancel = () => controller.abort(signal.reason)
  signal.addEventListener('abort', cancel, { once: true })
  const expire = () => {
    controller.abort(new AttemptTimeout(safe`nothing arrived for ${showDuration(silenceMs)}`))
  }
  const timer = startTimer(clock, silenceMs, expire)
  return {
    /** Aborted at its end; the reason says why. */
    signal: controller.signal,
    /** Call this when data arrives. */
    noteActivity: timer.restart,
    close(): void {
      timer.stop()
      signal.removeEventListener('abort', cancel)
      controller.abort(new Error('closed'))
    },
  }
}

/** Nothing arrived for too long. */
export class AttemptTimeout extends WordedError {
  override readonly name = 'AttemptTimeout'
}
