/**
 * Requests many addresses from one origin, politely. An origin that does not respond at all, or
 * asks clients to wait, gets a single connection until it responds again. A bad response to a
 * single address does not slow down the others.
 */
import { formatDuration } from '../../common/units.ts'
import type { ConnectionFailure } from '../../net/connection-failure.ts'
import type { NetworkContext } from '../../net/network-context.ts'
import { type SafeText, safe } from '../../text/clean.ts'
import type { AddressIndex } from '../expected/expectation.ts'
import { planNextAction } from './next-action.ts'
import type { AddressResponse, OriginResponse } from './origin-response.ts'
import {
  applyResponse,
  INITIAL_ORIGIN_STATE,
  type Interruption,
  type OriginState,
  resetFailureCounts,
} from './origin-state.ts'

/** Where requests go, and how they are sent and recorded. Times are in ms since the epoch. */
interface OriginRequesterOptions {
  readonly context: NetworkContext
  /** The host name and port that requests go to, for the log. */
  readonly hostAndPort: string
  /** Requests the address with this index, until `deadlineMs`. */
  readonly request: (addressIndex: AddressIndex, deadlineMs: number) => Promise<OriginResponse>
  readonly recordResponse: (addressIndex: AddressIndex, response: AddressResponse) => void
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

  /** The current state of the origin. */
  get state(): OriginState {
    return this.#state
  }

  /**
   * Requests the addresses, each until the host responds or it has failed, and records the
   * responses. Addresses that are left at `deadlineMs` (ms since the epoch) are not requested.
   * @throws OriginUnreachable if the origin has never responded; the reason of the signal; the
   * errors of `request` and `recordResponse`
   */
  async requestAll(addressIndexes: readonly AddressIndex[], deadlineMs: number): Promise<void> {
    const { connectDeadlineMs, context } = this.#options
    const { clock, random } = context
    this.#state = resetFailureCounts(this.#state)
    const queue = new AddressQueue(addressIndexes)
    while (!queue.isEmpty && clock.now() < deadlineMs) {
      await this.#requestUntilInterrupted(queue, deadlineMs)
      const { interruption } = this.#state
      if (interruption === undefined) continue
      const nowMs = clock.now()
      const actionContext = { nowMs, roundDeadlineMs: deadlineMs, connectDeadlineMs, random }
      const { state, action } = planNextAction(this.#state, interruption, actionContext)
      this.#state = state
      switch (action.kind) {
        case 'continue':
          break
        case 'pause':
          await this.#pause(interruption, action.pauseMs)
          break
        case 'end-round':
          this.#recordIfUnanswered(interruption)
          return
        case 'give-up':
          throw this.#makeUnreachable(action.failure)
      }
    }
  }

  /**
   * Requests addresses on all connections, until the requests are interrupted, the number of
   * connections changes to or from one, the time is up, or the queue is empty.
   */
  async #requestUntilInterrupted(queue: AddressQueue, deadlineMs: number): Promise<void> {
    const { clock } = this.#options.context
    const { usesSingleConnection, maxConnections } = this.#state
    const canContinue = () =>
      this.#state.interruption === undefined &&
      this.#state.usesSingleConnection === usesSingleConnection &&
      clock.now() < deadlineMs
    const requestOneByOne = async () => {
      while (canContinue()) {
        const addressIndex = queue.takeFirst()
        if (addressIndex === undefined) return
        await this.#requestOne(addressIndex, queue, deadlineMs)
      }
    }
    const connectionCount = usesSingleConnection ? 1 : maxConnections
    await Promise.all(Array.from({ length: connectionCount }, requestOneByOne))
  }

  /** Requests an address, and records the response or puts the address back into the queue. */
  async #requestOne(
    addressIndex: AddressIndex,
    queue: AddressQueue,
    deadlineMs: number,
  ): Promise<void> {
    const { request, recordResponse, context } = this.#options
    const response = await request(addressIndex, deadlineMs)
    const nowMs = context.clock.now()
    const { state, decision } = applyResponse(this.#state, addressIndex, response, nowMs)
    this.#state = state
    if (decision.kind === 'record') recordResponse(addressIndex, decision.response)
    if (decision.kind === 'retry') queue.addLast(addressIndex)
  }

  /** @throws the reason of the signal */
  async #pause(interruption: Interruption, pauseMs: number): Promise<void> {
    const { hostAndPort, context } = this.#options
    const { clock, signal, info } = context
    info(describePause(hostAndPort, interruption, this.#state.failedAttemptCount, pauseMs))
    await clock.sleep(pauseMs, signal)
  }

  #recordIfUnanswered({ addressIndex, response }: Interruption): void {
    if (response.kind === 'unanswered') this.#options.recordResponse(addressIndex, response)
  }

  #makeUnreachable(failure: ConnectionFailure): OriginUnreachable {
    const { startedAtMs, context } = this.#options
    const elapsedMs = context.clock.now() - startedAtMs
    return new OriginUnreachable(failure, this.#state.failedAttemptCount, elapsedMs)
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
