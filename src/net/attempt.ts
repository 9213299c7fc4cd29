import type { Clock } from '../common/clock.ts'
import { showDuration } from '../common/units.ts'
import { type SafeText, safe } from '../text/clean.ts'

/** How precise the timer is: it may expire this much late. In ms. */
const MAX_TICK_MS = 1_000

/** A limit of time that can start again. */
export interface Timer {
  /** Starts measuring again, with `ms` as the new limit if given. Has no effect once the timer was stopped. */
  restart(ms?: number): void
  stop(): void
}

/** Calls `expire` when the process has run for `ms`. It counts ticks, not time: a suspended process does not listen. */
export function startTimer(clock: Clock, ms: number, expire: () => void): Timer {
  let limitMs = ms
  let ranMs = 0
  const tickMs = Math.min(ms / 4, MAX_TICK_MS)
  const stop = clock.every(tickMs, () => {
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

/** One attempt at a request. It ends when it is closed, when the step is cancelled, or when nothing arrives for too long. */
export interface Attempt {
  /** Aborted at its end; the reason says why. */
  readonly signal: AbortSignal
  /** Something arrived. */
  heard(): void
  close(): void
}

/** Starts an attempt in which nothing may arrive for `silenceMs`; without calls of `heard`, that is its whole length. */
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
    heard() {
      timer.restart(silenceMs)
    },
    close() {
      timer.stop()
      signal.removeEventListener('abort', cancel)
      controller.abort(new Error('closed'))
    },
  }
}

/** Nothing arrived for too long. */
export class AttemptTimeout extends Error {
  override readonly name = 'AttemptTimeout'
  readonly why: SafeText

  constructor(why: SafeText) {
    super(why.text)
    this.why = why
  }
}
