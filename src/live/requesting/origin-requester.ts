/**
 * Requests many addresses from one origin, politely. An origin that does not respond at all, or
 * asks to wait, gets a single connection until it responds again. A bad response to a single
 * address does not slow down the others.
 */
import { showDuration } from '../../common/units.ts'
import type { ConnectionFailure } from '../../net/connection-failure.ts'
import type { NetworkContext } from '../../net/network-context.ts'
import { type SafeText, safe } from '../../text/clean.ts'
import type { CompleteResponse, HostResponse, NoResponse } from './host-response.ts'
import {
  FIRST_STATE,
  type Interruption,
  type OriginState,
  planNextTry,
  reactToResponse,
} from './origin-state.ts'

/** The options of a queue. Times are in ms since the epoch. */
interface OriginRequesterOptions extends NetworkContext {
  /** The host name and port that requests go to, for the log. */
  readonly hostAndPort: string
  /** Requests the address with this index, until `deadlineMs`. */
  readonly request: (index: number, deadlineMs: number) => Promise<HostResponse>
  readonly recordResponse: (index: number, response: CompleteResponse | NoResponse) => void
  readonly startedAtMs: number
  /** When an origin that has never responded is given up. */
  readonly connectDeadlineMs: number
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

/** Requests the addresses of one origin, on as many connections as it accepts. */
export class OriginRequester {
  readonly #options: OriginRequesterOptions
  #state: OriginState = FIRST_STATE

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
   * @throws HostUnreachable if the host has never responded; the reason of the signal; the errors
   * of `request`
   */
  async requestAll(indices: readonly number[], deadlineMs: number): Promise<void> {
    const { clock } = this.#options
    this.#state = { ...this.#state, failuresInARow: 0, attemptsInARow: 0 }
    // Items are taken from the end.
    const queue = [...indices].reverse()
    while (queue.length > 0 && clock.now() < deadlineMs) {
      let { connections } = this.#state
      if (this.#state.isOnProbation) connections = 1
      await Promise.all(
        Array.from({ length: connections }, () => this.#runConnection(queue, deadlineMs)),
      )
      if (!(await this.#pauseAfterInterruption(deadlineMs))) return
    }
  }

  /** Requests one address at a time, until the state of the origin changes. */
  async #runConnection(queue: number[], roundDeadlineMs: number): Promise<void> {
    const { request, recordResponse, clock } = this.#options
    const { isOnProbation } = this.#state
    const isUnchanged = () =>
      this.#state.interruption === undefined && this.#state.isOnProbation === isOnProbation
    while (isUnchanged() && clock.now() < roundDeadlineMs) {
      const index = queue.pop()
      if (index === undefined) return
      const response = await request(index, roundDeadlineMs)
      const { state, outcome } = reactToResponse(this.#state, index, response, clock.now())
      this.#state = state
      if (outcome === 'retry') queue.unshift(index)
      else if (outcome === 'recorded' && response.kind !== 'wait') recordResponse(index, response)
    }
  }

  /** Waits after an interruption. Returns whether to request more addresses. */
  async #pauseAfterInterruption(roundDeadlineMs: number): Promise<boolean> {
    const {
      hostAndPort,
      recordResponse,
      startedAtMs,
      connectDeadlineMs,
      clock,
      random,
      signal,
      info,
    } = this.#options
    const { interruption } = this.#state
    if (interruption === undefined) return true
    const nowMs = clock.now()
    const context = { nowMs, roundDeadlineMs, connectDeadlineMs, random }
    const { state, next } = planNextTry(this.#state, interruption, context)
    this.#state = state
    const { index, response } = interruption
    switch (next.kind) {
      case 'at-once':
        return true
      case 'pause':
        info(describePause(hostAndPort, interruption, state.attemptsInARow, next.pauseMs))
        await clock.sleep(next.pauseMs, signal)
        return true
      case 'unreachable':
        if (response.kind === 'none')
          throw new HostUnreachable(response.failure, state.attemptsInARow, nowMs - startedAtMs)
        return false
      case 'end-round':
        if (response.kind === 'none') recordResponse(index, response)
        return false
    }
  }
}

function describePause(
  hostAndPort: string,
  { response }: Interruption,
  attempts: number,
  pauseMs: number,
): SafeText {
  const pause = showDuration(pauseMs)
  if (response.kind === 'wait')
    return safe`${hostAndPort} asks to wait (HTTP ${response.status}); retrying in ${pause}`
  const why = response.failure.certificate ?? response.failure.why
  return safe`No response from ${hostAndPort} (attempt ${attempts}): ${why}; retrying in ${pause}`
}
