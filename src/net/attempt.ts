import type { Clock } from '../clock.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { showDuration } from '../units.ts'

/** How precise the timer is: it may expire this much late. In ms. */
const MAX_TICK_MS = 1_000

/** A tick that is this late shows that the process, or its whole machine, was suspended. In ms. */
const LATE_MS = 250

export interface Timer {
  /** Starts measuring again, with `ms` as the new limit if given. Has no effect once the timer was stopped. */
  restart(ms?: number): void
  stop(): void
}

/**
 * Calls `expire` when the process has run for `ms`. It counts ticks, not time, because a suspended process does not
 * listen. Node runs timers before sockets, so the first tick after a suspension does not count either: what has arrived
 * meanwhile is read first.
 *
 * If a suspension ends after `endBy` (ms since the epoch), only the time of one tick, at most a second, is left.
 */
export function startTimer(
  clock: Clock,
  ms: number,
  expire: () => void,
  endBy = Number.POSITIVE_INFINITY,
): Timer {
  let limitMs = ms
  const tickMs = Math.min(ms / 4, MAX_TICK_MS)
  let ranMs = 0
  let lastTickAt = clock.now()
  let wasLate = false
  const stop = clock.every(tickMs, () => {
    const now = clock.now()
    const isLate = now - lastTickAt > tickMs + LATE_MS
    lastTickAt = now
    // Only the first one: on a machine that is always late, the timer must still expire.
    const counts = !isLate || wasLate
    wasLate = isLate
    if (!counts) {
      if (now >= endBy) ranMs = Math.max(ranMs, limitMs - tickMs)
      return
    }
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
  /** Something arrived; from now on a silence may last `ms`, if given. */
  heard(ms?: number): void
  close(): void
}

/**
 * Starts an attempt in which nothing may arrive for `silenceMs`; without calls of `heard`, that is its whole length.
 * After a suspension beyond `endBy` (ms since the epoch) only what has arrived is read.
 */
export function openAttempt(clock: Clock, silenceMs: number, signal: AbortSignal, endBy?: number): Attempt {
  signal.throwIfAborted()
  const controller = new AbortController()
  const cancel = () => controller.abort(signal.reason)
  const forget = OpenAttempts.of(signal).add(cancel)
  let limitMs = silenceMs
  const expire = () => {
    controller.abort(new AttemptTimeout(safe`nothing arrived for ${showDuration(limitMs)}`))
  }
  const timer = startTimer(clock, silenceMs, expire, endBy)
  return {
    signal: controller.signal,
    heard(ms = limitMs) {
      limitMs = ms
      timer.restart(ms)
    },
    close() {
      timer.stop()
      forget()
      controller.abort(new Error('closed'))
    },
  }
}

/** What cancels the open attempts of a step, by its signal. */
const openAttempts = new WeakMap<AbortSignal, OpenAttempts>()

/**
 * What is called when a signal is aborted. Listeners of the signal itself are in a list in which a removed one still points
 * to the next: as soon as one of them was moved to where V8 collects seldom, it keeps all that come after it, each with its
 * request and its answer. The tables of a `Set` are linked in the same way.
 */
class OpenAttempts {
  readonly #cancels: ((() => void) | undefined)[] = []

  static of(signal: AbortSignal): OpenAttempts {
    const known = openAttempts.get(signal)
    if (known !== undefined) return known
    const attempts = new OpenAttempts()
    signal.addEventListener('abort', () => attempts.#cancelAll(), { once: true })
    openAttempts.set(signal, attempts)
    return attempts
  }

  /** Returns what takes it away again. */
  add(cancel: () => void): () => void {
    const free = this.#cancels.indexOf(undefined)
    const index = free === -1 ? this.#cancels.length : free
    this.#cancels[index] = cancel
    return () => {
      if (this.#cancels[index] === cancel) this.#cancels[index] = undefined
    }
  }

  #cancelAll(): void {
    for (const cancel of this.#cancels) cancel?.()
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
