import type { Clock } from '../clock.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { showDuration } from '../units.ts'

/** How exactly a time is measured: so much longer than allowed it may last. In ms. */
const MAX_TICK_MS = 1_000

/** A tick that is late by this shows that the process did not run: suspended, or its machine. In ms. */
const LATE_MS = 250

export interface Timer {
  /** Begins to measure again: `ms` from now on, if given. No effect once it was stopped. */
  restart(ms?: number): void
  stop(): void
}

/**
 * Calls `expire` when the process has run for `ms`. Ticks are counted, not time: a process that was suspended has not
 * listened. Timers are served before sockets, so the first tick after that does not count: what came meanwhile is read first.
 */
export function startTimer(clock: Clock, ms: number, expire: () => void): Timer {
  let limitMs = ms
  const tickMs = Math.min(ms / 4, MAX_TICK_MS)
  let ranMs = 0
  let lastTickAt = clock.now()
  let wasLate = false
  const stop = clock.every(tickMs, () => {
    const now = clock.now()
    const isLate = now - lastTickAt > tickMs + LATE_MS
    lastTickAt = now
    // Only the first one: a machine that is always late must not listen for ever.
    const counts = !isLate || wasLate
    wasLate = isLate
    if (!counts) return
    ranMs += tickMs
    if (ranMs < limitMs) return
    stop()
    expire()
  })
  return {
    restart(newMs = limitMs) {
      limitMs = newMs
      // The first tick may come right after this.
      ranMs = -tickMs
    },
    stop,
  }
}

/** One try of a request: ends when it is closed, when the step is cancelled, and when nothing is heard for too long. */
export interface Attempt {
  /** Aborted at its end; the reason says why. */
  readonly signal: AbortSignal
  /** Something arrived; the next silence may last `ms`, if given. */
  heard(ms?: number): void
  close(): void
}

/** Starts a try that may be silent for `silenceMs`, or takes that long at most if `heard` is never called. */
export function openAttempt(clock: Clock, silenceMs: number, signal: AbortSignal): Attempt {
  signal.throwIfAborted()
  const controller = new AbortController()
  const cancel = () => controller.abort(signal.reason)
  signal.addEventListener('abort', cancel, { once: true })
  let limitMs = silenceMs
  const timer = startTimer(clock, silenceMs, () => {
    controller.abort(new AttemptTimeout(safe`nothing arrived for ${showDuration(limitMs)}`))
  })
  return {
    signal: controller.signal,
    heard(ms = limitMs) {
      limitMs = ms
      timer.restart(ms)
    },
    close() {
      timer.stop()
      signal.removeEventListener('abort', cancel)
      controller.abort(new Error('closed'))
    },
  }
}

/** Nothing was heard for too long. */
export class AttemptTimeout extends Error {
  override readonly name = 'AttemptTimeout'
  readonly why: SafeText

  constructor(why: SafeText) {
    super(why.text)
    this.why = why
  }
}
