/**
 * Asks one origin for many addresses, politely. One that does not answer at all, or asks to wait,
 * is asked by one connection alone until it answers again; what single addresses are answered with
 * does not slow down the others.
 */
import { showDuration } from '../../common/units.ts'
import type { ConnectionFailure } from '../../net/connection-failure.ts'
import type { Surroundings } from '../../net/surroundings.ts'
import { type SafeText, safe } from '../../text/clean.ts'
import type { Answer, Answered, Unanswered } from '../comparing/answer.ts'
import {
  FIRST_STATE,
  type Interruption,
  type OriginState,
  planNextTry,
  reactToAnswer,
} from './origin-state.ts'

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
export type AddressQueue = ReturnType<typeof openQueue>

/** Returns what asks one origin for addresses. */
export function openQueue(options: AddressQueueOptions) {
  const { origin, ask, take, startedAt, connectBy, clock, random, signal, info } = options
  let known: OriginState = FIRST_STATE

  /** Asks for one address after the other, as long as the origin answers as it did. */
  async function work(queue: number[], endBy: number): Promise<void> {
    const { isSilent } = known
    const goesOn = () => known.interruption === undefined && known.isSilent === isSilent
    while (goesOn() && clock.now() < endBy) {
      const index = queue.pop()
      if (index === undefined) return
      const answer = await ask(index, endBy)
      const { state, address } = reactToAnswer(known, index, answer, clock.now())
      known = state
      if (address === 'again') queue.unshift(index)
      else if (address === 'answered' && answer.kind !== 'not-now') take(index, answer)
    }
  }

  function describePause({ answer }: Interruption, attempts: number, pauseMs: number): SafeText {
    const pause = showDuration(pauseMs)
    if (answer.kind === 'not-now')
      return safe`${origin} asks to wait (HTTP ${answer.status}); retrying in ${pause}`
    const why = answer.failure.certificate ?? answer.failure.why
    return safe`No answer from ${origin} (attempt ${attempts}): ${why}; retrying in ${pause}`
  }

  /** Waits after an interruption. Returns whether to go on. */
  async function rest(endBy: number): Promise<boolean> {
    const { interruption } = known
    if (interruption === undefined) return true
    const now = clock.now()
    const { state, next } = planNextTry(known, interruption, now, { endBy, connectBy }, random)
    known = state
    if (next === 'at-once') return true
    const { index, answer } = interruption
    if (next === 'unreachable' && answer.kind === 'unanswered')
      throw new HostUnreachable(answer.failure, state.attempts, now - startedAt)
    if (typeof next === 'string') {
      if (answer.kind === 'unanswered') take(index, answer)
      return false
    }
    info(describePause(interruption, state.attempts, next.pauseMs))
    await clock.sleep(next.pauseMs, signal)
    return true
  }

  return {
    /** Returns what is known of how the origin answers. */
    state: (): OriginState => known,
    /**
     * Asks for the addresses, each until it is answered or has failed, and hands over the answers;
     * those that are left at `endBy` (ms since the epoch) are not asked for.
     * @throws HostUnreachable if it never answered; the reason of the signal
     */
    async askAll(indices: readonly number[], endBy: number): Promise<void> {
      known = { ...known, failures: 0, attempts: 0 }
      // Taken from its end.
      const queue = [...indices].reverse()
      while (queue.length > 0 && clock.now() < endBy) {
        const connections = known.isSilent ? 1 : known.connections
        await Promise.all(Array.from({ length: connections }, () => work(queue, endBy)))
        if (!(await rest(endBy))) return
      }
    },
  }
}
