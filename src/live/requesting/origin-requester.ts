/**
 * Requests many addresses from one origin, politely. An origin that does not respond at all, or
 * asks clients to wait, gets a single connection until it responds again. A bad response to a
 * single address does not slow down the others.
 */
import { formatDuration } from '../../common/units.ts'
import type { ConnectionFailure } from '../../net/connection-failure.ts'
import type { NetworkContext } from '../../net/network-context.ts'
import { type SafeText, safe } from '../../text/clean.ts'
import type { AddressIndex } from '../expected/expectations.ts'
import type { CompleteResponse, OriginResponse, UnansweredRequest } from './origin-response.ts'
import {
  applyResponse,
  INITIAL_ORIGIN_STATE,
  type Interruption,
  type OriginState,
  planNextAction,
} from './origin-state.ts'

/** Where requests go, and how they are sent and recorded. Times are in ms since the epoch. */
interface OriginRequesterOptions {
  readonly context: NetworkContext
  /** The host name and port that requests go to, for the log. */
  readonly hostAndPort: string
  /** Requests the address with this index, until `deadlineMs`. */
  readonly request: (addressIndex: AddressIndex, deadlineMs: number) => Promise<OriginResponse>
  readonly recordResponse: (
    addressIndex: AddressIndex,
    response: CompleteResponse | UnansweredRequest,
  ) => void
  readonly startedAtMs: number
  /** When to give up on an origin that has never responded. */
  readonly connectDeadlineMs: number
}

/** The origin was never reached. */
export class OriginUnreachable extends Error {
  override readonly name = 'OriginUnreachable'
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

/** Requests the addresses of one origin, on as many connections as it accepts. */
export class OriginRequester {
  readonly #options: OriginRequesterOptions
  #state: OriginState = INITIAL_ORIGIN_STATE

  constructor(options: OriginRequesterOptions) {
    this.#options = options
  }

  /** Returns the state of the origin. */
  getState(): OriginState {
    return this.#state
  }

  /**
   * Requests the addresses, each until the host responds or it has failed, and records the
   * responses. Addresses that are left at `deadlineMs` (ms since the epoch) are not requested.
   * @throws OriginUnreachable if the origin has never responded; the reason of the signal; the
   * errors of `request` and `recordResponse`
   */
  async requestAll(addressIndexes: readonly AddressIndex[], deadlineMs: number): Promise<void> {
    const { clock } = this.#options.context
    this.#state = { ...this.#state, parallelFailuresInARow: 0, failedAttemptsInARow: 0 }
    const queue = new AddressQueue(addressIndexes)
    while (!queue.isEmpty && clock.now() < deadlineMs) {
      const { isProbing, maxConnections } = this.#state
      const connectionCount = isProbing ? 1 : maxConnections
      const runConnection = () => this.#runConnection(queue, deadlineMs)
      await Promise.all(Array.from({ length: connectionCount }, runConnection))
      if (!(await this.#handleInterruption(deadlineMs))) return
    }
  }

  /**
   * Requests one address at a time, until the requests are interrupted, or the number of
   * connections changes to or from one.
   */
  async #runConnection(queue: AddressQueue, roundDeadlineMs: number): Promise<void> {
    const { request, recordResponse, context } = this.#options
    const { clock } = context
    const { isProbing } = this.#state
    const canContinue = () =>
      this.#state.interruption === undefined && this.#state.isProbing === isProbing
    while (canContinue() && clock.now() < roundDeadlineMs) {
      const addressIndex = queue.takeFirst()
      if (addressIndex === undefined) return
      const response = await request(addressIndex, roundDeadlineMs)
      const nowMs = clock.now()
      const { state, instruction } = applyResponse(this.#state, addressIndex, response, nowMs)
      this.#state = state
      if (instruction === 'retry') queue.addLast(addressIndex)
      // A throttled response is never recorded, because its address is requested again.
      if (instruction === 'record' && response.kind !== 'throttled')
        recordResponse(addressIndex, response)
    }
  }

  /**
   * Waits after an interruption, or ends the requests. Returns whether to request more addresses.
   */
  async #handleInterruption(roundDeadlineMs: number): Promise<boolean> {
    const { hostAndPort, recordResponse, startedAtMs, connectDeadlineMs } = this.#options
    const { clock, random, signal, info } = this.#options.context
    const { interruption } = this.#state
    if (interruption === undefined) return true
    const nowMs = clock.now()
    const timing = { nowMs, roundDeadlineMs, connectDeadlineMs, random }
    const { state, action } = planNextAction(this.#state, interruption, timing)
    this.#state = state
    const { addressIndex, response } = interruption
    switch (action.kind) {
      case 'continue':
        return true
      case 'pause':
        info(describePause(hostAndPort, interruption, state.failedAttemptsInARow, action.pauseMs))
        await clock.sleep(action.pauseMs, signal)
        return true
      case 'unreachable':
        if (response.kind === 'unanswered')
          throw new OriginUnreachable(
            response.failure,
            state.failedAttemptsInARow,
            nowMs - startedAtMs,
          )
        return false
      case 'end-round':
        if (response.kind === 'unanswered') recordResponse(addressIndex, response)
        return false
    }
  }
}

/** The addresses that are still to be requested, in order. */
class AddressQueue {
  /** The last address first, because taking items from the end of an array is fast. */
  readonly #reversed: AddressIndex[]

  constructor(addressIndexes: readonly AddressIndex[]) {
    this.#reversed = addressIndexes.toReversed()
  }

  get isEmpty(): boolean {
    return this.#reversed.length === 0
  }

  takeFirst(): AddressIndex | undefined {
    return this.#reversed.pop()
  }

  addLast(addressIndex: AddressIndex): void {
    this.#reversed.unshift(addressIndex)
  }
}

function describePause(
  hostAndPort: string,
  { response }: Interruption,
  attempts: number,
  pauseMs: number,
): SafeText {
  const pause = formatDuration(pauseMs)
  if (response.kind === 'throttled')
    return safe`${hostAndPort} asks clients to wait (HTTP ${response.status}); retrying in ${pause}`
  const why = response.failure.certificate ?? response.failure.why
  return safe`No response from ${hostAndPort} (attempt ${attempts}): ${why}; retrying in ${pause}`
}
