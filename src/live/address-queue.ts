/**
 * Asks one origin for many addresses, politely. One that does not answer at all, or asks to wait, is asked by one connection
 * alone until it answers again; what single addresses are answered with does not slow down the others.
 */
import { showDuration } from '../common/units.ts'
import type { ConnectionFailure } from '../net/connection-failure.ts'
import type { Surroundings } from '../net/surroundings.ts'
import { safe } from '../text/clean.ts'
import type { Answer, Answered, NotNow, Unanswered } from './answer.ts'
import { afterAnswer, FIRST_STATE, nextTry, type OriginState } from './origin-state.ts'

/** What a queue asks, and how. Times are in ms since the epoch. */
export interface AddressQueueOptions extends Surroundings {
  /** The network host, for people. */
  readonly origin: string
  /** Asks for the address of this index. */
  readonly ask: (index: number, endBy: number) => Promise<Answer>
  readonly take: (index: number, answer: Answered | Unanswered) => void
  readonly startedAt: number
  /** When the origin is given up if it was never reached until then. */
  readonly connectBy: number
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

/** The addresses of one origin. */
export class AddressQueue {
  readonly #options: AddressQueueOptions
  #state: OriginState = FIRST_STATE

  constructor(options: AddressQueueOptions) {
    this.#options = options
  }

  /** What is known of how the origin answers. */
  get state(): OriginState {
    return this.#state
  }

  /**
   * Asks for the addresses, each until it is answered or has failed, and hands over the answers; those that are left at
   * `endBy` (ms since the epoch) are not asked for.
   * @throws HostUnreachable if it never answered; the reason of the signal
   */
  async askAll(indices: readonly number[], endBy: number): Promise<void> {
    const { clock } = this.#options
    this.#state = { ...this.#state, failures: 0, attempts: 0 }
    // Taken from its end.
    const queue = [...indices].reverse()
    while (queue.length > 0 && clock.now() < endBy) {
      const connections = this.#state.isSilent ? 1 : this.#state.connections
      await Promise.all(Array.from({ length: connections }, () => this.#work(queue, endBy)))
      if (!(await this.#rest(endBy))) return
    }
  }

  /** Asks for one address after the other, as long as the origin answers as it did. */
  async #work(queue: number[], endBy: number): Promise<void> {
    const { clock, ask, take } = this.#options
    const { isSilent } = this.#state
    const goesOn = () => this.#state.interruption === undefined && this.#state.isSilent === isSilent
    while (goesOn() && clock.now() < endBy) {
      const index = queue.pop()
      if (index === undefined) return
      const answer = await ask(index, endBy)
      const { state, address } = afterAnswer(this.#state, index, answer, clock.now())
      this.#state = state
      if (address === 'again') queue.unshift(index)
      else if (address === 'answered' && answer.is !== 'not-now') take(index, answer)
    }
  }

  /** Waits after an interruption. Returns whether to go on. */
  async #rest(endBy: number): Promise<boolean> {
    const { clock, signal, random, startedAt, take } = this.#options
    const { interruption } = this.#state
    if (interruption === undefined) return true
    const now = clock.now()
    const { state, next } = nextTry(this.#state, interruption, now, { ...this.#options, endBy }, random)
    this.#state = state
    if (next === 'at-once') return true
    const { index, answer } = interruption
    if (next === 'unreachable' && answer.is === 'unanswered')
      throw new HostUnreachable(answer.failure, state.attempts, now - startedAt)
    if (typeof next === 'string') {
      if (answer.is === 'unanswered') take(index, answer)
      return false
    }
    this.#sayPause(answer, next.pauseMs)
    await clock.sleep(next.pauseMs, signal)
    return true
  }

  #sayPause(answer: Unanswered | NotNow, pauseMs: number): void {
    const { info, origin } = this.#options
    const pause = showDuration(pauseMs)
    info(
      answer.is === 'unanswered'
        ? safe`No answer from ${origin} (failure ${this.#state.attempts} in a row): ${answer.failure.certificate ?? answer.failure.why}; retrying in ${pause}`
        : safe`${origin} asks to wait (HTTP ${answer.status}); asking again in ${pause}`,
    )
  }
}
