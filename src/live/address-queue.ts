/**
 * Asks one host for many addresses, politely. A host that does not answer at all, or asks to wait, is asked by one
 * connection alone until it answers again; what single addresses are answered with does not slow down the others.
 */
import type { Clock } from '../common/clock.ts'
import { showDuration } from '../common/units.ts'
import type { ConnectionFailure } from '../net/connection-failure.ts'
import { maxRetriesAfter, type Random, RETRY, retryTimeout } from '../net/retry-policy.ts'
import { type SafeText, safe } from '../report/clean.ts'
import type { Answer, Answered, NotNow, Unanswered } from './answer.ts'

/** Connections to the host at a time. Browsers open six, and a CDN serves thousands of those. */
export const MAX_CONNECTIONS = 16

/** However often a host asks to slow down, so many connections stay. */
const MIN_CONNECTIONS = 2

/** So many answers in a row that ask to wait (503 with `Retry-After`) are about the host, and not about an address. */
const MAX_UNAVAILABLE = 3

/** What a queue asks, and how. */
export interface AddressQueueOptions {
  /** The host, for people. */
  readonly host: string
  /** Asks for the address of this index. `endBy`: ms since the epoch. */
  readonly ask: (index: number, endBy: number) => Promise<Answer>
  readonly take: (index: number, answer: Answered | Unanswered) => void
  /** When the host is given up if it was never reached until then, in ms since the epoch. */
  readonly connectBy: number
  readonly clock: Clock
  readonly random: Random
  readonly signal: AbortSignal
  readonly info: (line: SafeText) => void
}

/** The host was never reached. */
export class HostUnreachable extends Error {
  override readonly name = 'HostUnreachable'
  readonly failure: ConnectionFailure
  readonly attempts: number
  readonly elapsedMs: number

  constructor(failure: ConnectionFailure, attempts: number, elapsedMs: number) {
    super(failure.why.text)
    this.failure = failure
    this.attempts = attempts
    this.elapsedMs = elapsedMs
  }
}

/** The addresses of one host, and what is known of how it answers. */
export class AddressQueue {
  readonly #options: AddressQueueOptions
  #firstAskedAt: number | undefined
  #hasConnected = false
  #connections = MAX_CONNECTIONS
  /** Does the host have to answer one connection first? */
  #isSilent = true
  #failuresInARow = 0
  #unavailableInARow = 0
  /** Why no more addresses are asked for at the moment. */
  #interruption: { readonly index: number; readonly answer: Unanswered | NotNow } | undefined

  constructor(options: AddressQueueOptions) {
    this.#options = options
  }

  /**
   * Asks for the addresses, each until it is answered or has failed, and hands over the answers; those that are left at
   * `endBy` (ms since the epoch) are not asked for.
   * @throws HostUnreachable if it never answered; the reason of the signal
   */
  async askAll(indices: readonly number[], endBy: number): Promise<void> {
    const { clock } = this.#options
    this.#firstAskedAt ??= clock.now()
    this.#failuresInARow = 0
    // Taken from its end.
    const queue = [...indices].reverse()
    while (queue.length > 0 && clock.now() < endBy) {
      const connections = this.#isSilent ? 1 : this.#connections
      await Promise.all(Array.from({ length: connections }, () => this.#work(queue, endBy)))
      if (!(await this.#rest(endBy))) return
    }
  }

  /** Asks for one address after the other, as long as the host answers. */
  async #work(queue: number[], endBy: number): Promise<void> {
    const { clock, ask, take } = this.#options
    while (this.#interruption === undefined && clock.now() < endBy) {
      const index = queue.pop()
      if (index === undefined) return
      const answer = await ask(index, endBy)
      if (answer.is !== 'unanswered') this.#hasConnected = true
      if (answer.is === 'answered') {
        take(index, answer)
        this.#failuresInARow = 0
        const { status, retryAfterMs } = answer
        this.#unavailableInARow = retryAfterMs === undefined ? 0 : this.#unavailableInARow + 1
        if (this.#unavailableInARow > MAX_UNAVAILABLE) {
          this.#interruption ??= { index, answer: { is: 'not-now', status, retryAfterMs } }
          return
        }
        if (!this.#isSilent) continue
        this.#isSilent = false
        return
      }
      if (answer.is === 'not-now' || this.#isSilent) {
        // The next one may be answered where this one never is.
        queue.unshift(index)
        this.#interruption = { index, answer }
        return
      }
      // What it would have been answered with is not known.
      if (answer.isCutOff) return
      take(index, answer)
      if (++this.#failuresInARow >= this.#connections) this.#interruption ??= { index, answer }
    }
  }

  /** Waits after an interruption. Returns whether to go on. */
  async #rest(endBy: number): Promise<boolean> {
    const { clock, signal, info, host, take } = this.#options
    if (this.#interruption === undefined) return true
    const { index, answer } = this.#interruption
    this.#interruption = undefined
    if (!this.#isSilent) {
      this.#isSilent = true
      this.#failuresInARow = 0
      if (answer.is === 'unanswered') return true
      this.#connections = Math.max(MIN_CONNECTIONS, Math.floor(this.#connections / 2))
    }
    const attempts = ++this.#failuresInARow
    const pauseMs = this.#pauseAfter(answer, attempts, endBy)
    if (pauseMs === undefined) {
      if (answer.is === 'unanswered') take(index, answer)
      return false
    }
    info(
      answer.is === 'unanswered'
        ? safe`No answer from ${host} (failure ${attempts} in a row): ${answer.failure.certificate ?? answer.failure.why}; retrying in ${showDuration(pauseMs)}`
        : safe`${host} asks to wait (HTTP ${answer.status}); asking again in ${showDuration(pauseMs)}`,
    )
    await clock.sleep(pauseMs, signal)
    return true
  }

  /** Returns how long to wait before the next attempt, in ms; undefined if there is no time, or no point. */
  #pauseAfter(answer: Unanswered | NotNow, attempts: number, endBy: number): number | undefined {
    const { clock, random, connectBy } = this.#options
    const now = clock.now()
    if (answer.is === 'not-now') {
      const asked = Math.min(answer.retryAfterMs ?? 0, RETRY.live.maxRetryAfter)
      return now >= endBy ? undefined : Math.min(retryTimeout(attempts, random, asked), endBy - now)
    }
    const { failure } = answer
    const end = this.#hasConnected ? endBy : connectBy
    const maxRetries = this.#hasConnected ? RETRY.maxRetries : maxRetriesAfter(failure)
    const pauseMs = Math.min(retryTimeout(attempts, random), end - now)
    const mayRetry = now < end && attempts <= maxRetries
    if (this.#hasConnected) return mayRetry ? pauseMs : undefined
    // Without an attempt after it, the pause would end in silence.
    if (mayRetry && now + pauseMs < endBy) return pauseMs
    throw new HostUnreachable(failure, attempts, now - (this.#firstAskedAt ?? now))
  }
}
