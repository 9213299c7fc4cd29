import type { Clock } from '../common/clock.ts'
import { formatDuration } from '../common/units.ts'
import { safe } from '../text/clean.ts'
import { WordedError } from '../text/worded-error.ts'
import { startTimer } from './timer.ts'

/**
 * One attempt at a request. It ends when it is closed, when the step is canceled, or when nothing
 * arrives for too long.
 */
export interface Attempt {
  /** Aborted at its end; the reason says why. */
  readonly signal: AbortSignal
  /** Call this when data arrives. */
  recordActivity(): void
  close(): void
}

/**
 * Starts an attempt that ends after `silenceMs` without data. Without calls of `recordActivity`,
 * that is its whole length.
 * @throws the reason of `signal` if it is aborted
 */
export function openAttempt(clock: Clock, silenceMs: number, signal: AbortSignal): Attempt {
  signal.throwIfAborted()
  const controller = new AbortController()
  const cancel = () => controller.abort(signal.reason)
  signal.addEventListener('abort', cancel, { once: true })
  const abortOnTimeout = () => {
    controller.abort(new AttemptTimeout(safe`nothing arrived for ${formatDuration(silenceMs)}`))
  }
  const timer = startTimer(clock, silenceMs, abortOnTimeout)
  return {
    signal: controller.signal,
    recordActivity: timer.restart,
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
