import type { Clock } from '../common/clock.ts'
import { showDuration } from '../common/units.ts'
import { safe } from '../text/clean.ts'
import { WordedError } from '../text/worded-error.ts'

/** The longest time between two ticks of a timer, in ms. A timer may expire this much late. */
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
  let ranMs = 0
  const tickMs = Math.min(timeoutMs / 4, MAX_TICK_MS)
  const stop = clock.every(tickMs, () => {
    ranMs += tickMs
    if (ranMs < timeoutMs) return
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
 * One attempt at a request. It ends when it is closed, when the step is canceled, or when nothing
 * arrives for too long.
 */
export interface Attempt {
  /** Aborted at its end; the reason says why. */
  readonly signal: AbortSignal
  /** Call this when data arrives. */
  noteActivity(): void
  close(): void
}

/**
 * Starts an attempt that ends after `silenceMs` without data. Without calls of `noteActivity`, that
 * is its whole length.
 * @throws the reason of `signal` if it is aborted
 */
export function openAttempt(clock: Clock, silenceMs: number, signal: AbortSignal): Attempt {
  signal.throwIfAborted()
  const controller = new AbortController()
  const cancel = () => controller.abort(signal.reason)
  signal.addEventListener('abort', cancel, { once: true })
  const expire = () => {
    controller.abort(new AttemptTimeout(safe`nothing arrived for ${showDuration(silenceMs)}`))
  }
  const timer = startTimer(clock, silenceMs, expire)
  return {
    signal: controller.signal,
    noteActivity: timer.restart,
    close() {
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
