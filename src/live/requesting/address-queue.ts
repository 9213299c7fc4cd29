/**
 * Requests many addresses from one origin, politely. An origin that does not respond at all, or
 * asks to wait, gets one connection alone until it responds again. A bad response to a single
 * address does not slow down the others.
 */
import { showDuration } from '../../common/units.ts'
import type { ConnectionFailure } from '../../net/connection-failure.ts'
import type { RunContext } from '../../net/run-context.ts'
import { type SafeText, safe } from '../../text/clean.ts'
import type { CompleteResponse, HostResponse, NoResponse } from '../comparing/host-response.ts'
import {
  FIRST_STATE,
  type Interruption,
  type OriginState,
  planNextTry,
  reactToResponse,
} from './origin-state.ts'

/** What a queue asks, and how. Times are in ms since the epoch. */
export interface AddressQueueOptions extends RunContext {
  /** The network host, for people. */
  readonly origin: string
  /** Asks for the address of this index. */
  readonly request: (index: number, endBy: number) => Promise<HostResponse>
  readonly recordResponse: (index: number, response: CompleteResponse | NoResponse) => void
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

  /** Returns what is known of how the origin answers. */
  getState(): OriginState {
    return this.#state
  }

  /**
   * Asks for the addresses, each until it is answered or has failed, and hands over the answers;
   * those that are left at `endBy` (ms since the epoch) are not requested.
   * @throws HostUnreachable if it never answered; the reason of the signal
   */
  async requestAll(indices: readonly number[], endBy: number): Promise<void> {
    const { clock } = this.#options
    this.#state = { ...this.#state, failures: 0, attempts: 0 }
    // Taken from its end.
    const queue = [...indices].reverse()
    while (queue.length > 0 && clock.now() < endBy) {
      let { connections } = this.#state
      if (this.#state.isSilent) connections = 1
      await Promise.all(
        Array.from({ length: connections }, () => this.#runConnection(queue, endBy)),
      )
      if (!(await this.#pauseAfterInterruption(endBy))) return
    }
  }

  /** Asks for one address after the other, as long as the origin answers as it did. */
  async #runConnection(queue: number[], endBy: number): Promise<void> {
    const { request, recordResponse, clock } = this.#options
    const { isSilent } = this.#state
    const goesOn = () => this.#state.interruption === undefined && this.#state.isSilent === isSilent
    while (goesOn() && clock.now() < endBy) {
      const index = queue.pop()
      if (index === undefined) return
      const response = await request(index, endBy)
      const { state, address } = reactToResponse(this.#state, index, response, clock.now())
      this.#state = state
      if (address === 'again') queue.unshift(index)
      else if (address === 'answered' && response.kind !== 'wait') recordResponse(index, response)
    }
  }

  /** Waits after an interruption. Returns whether to go on. */
  async #pauseAfterInterruption(endBy: number): Promise<boolean> {
    const { origin, recordResponse, startedAt, connectBy, clock, random, signal, info } =
      this.#options
    const { interruption } = this.#state
    if (interruption === undefined) return true
    const now = clock.now()
    const context = { now, endBy, connectBy, random }
    const { state, next } = planNextTry(this.#state, interruption, context)
    this.#state = state
    const { index, response } = interruption
    switch (next.kind) {
      case 'at-once':
        return true
      case 'pause':
        info(describePause(origin, interruption, state.attempts, next.pauseMs))
        await clock.sleep(next.pauseMs, signal)
        return true
      case 'unreachable':
        if (response.kind === 'none')
          throw new HostUnreachable(response.failure, state.attempts, now - startedAt)
        return false
      case 'end-round':
        if (response.kind === 'none') recordResponse(index, response)
        return false
    }
  }
}

function describePause(
  origin: string,
  { response }: Interruption,
  attempts: number,
  pauseMs: number,
): SafeText {
  const pause = showDuration(pauseMs)
  if (response.kind === 'wait')
    return safe`${origin} asks to wait (HTTP ${response.status}); retrying in ${pause}`
  const why = response.failure.certificate ?? response.failure.why
  return safe`No response from ${origin} (attempt ${attempts}): ${why}; retrying in ${pause}`
}
