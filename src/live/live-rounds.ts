/**
 * Requests the addresses of a site in rounds. Addresses that differ are requested again after a
 * pause, until all match or the time is up. A recheck then requests them once more: the host may
 * have changed since, or may be several servers.
 */
import { isDeepStrictEqual } from 'node:util'
import { sampleEvenly } from '../common/sample-evenly.ts'
import { formatDuration } from '../common/units.ts'
import type { NetworkContext } from '../net/network-context.ts'
import { poll } from '../net/poll.ts'
import { RETRY_POLICY } from '../net/retry-policy.ts'
import { safe } from '../text/clean.ts'
import type { AddressStates } from './judging/address-states.ts'
import type { SlowAddress } from './judging/live-verdict.ts'
import type { LiveLimits } from './live-limits.ts'
import {
  countErrorsByCode,
  describeFullMatch,
  describeUnmatched,
  type ErrorCount,
  formatAddressCount,
} from './live-progress.ts'
import type { SiteRequester } from './site-requester.ts'

/**
 * How many of the addresses that differ are requested first in a later round. If none of them
 * matches now, the others wait for the next round, or for the last one.
 */
const ROUND_SAMPLE_SIZE = 64

/**
 * How many times a recheck requests the addresses that have not matched in it: all of them once,
 * and those with a transient failure once more.
 */
const MAX_RECHECK_PASSES = 2

/** What is requested, and for how long. None of the addresses has been requested. */
interface LiveRoundsOptions {
  /** Requests the addresses of `states`. */
  readonly requester: SiteRequester
  readonly states: AddressStates
  readonly limits: LiveLimits
  /** When the time of the check began, in ms since the epoch. */
  readonly startedAtMs: number
  readonly context: NetworkContext
}

/** What the rounds showed, apart from the states of the addresses. */
interface RoundsOutcome {
  /** Whether the host ever asked clients to wait because there were too many requests. */
  readonly wasThrottled: boolean
  /**
   * When all addresses matched before the recheck, in ms since the epoch; undefined unless the
   * recheck passed.
   */
  readonly liveSinceMs: number | undefined
  readonly roundCount: number
  /** The slowest address first. */
  readonly slowestAddresses: readonly SlowAddress[]
}

/** The rounds of one live check. */
export class LiveRounds {
  readonly #states: AddressStates
  readonly #options: LiveRoundsOptions
  readonly #requester: SiteRequester
  /** When the last regular round begins, in ms since the epoch. */
  readonly #deadlineMs: number
  #roundCount = 0
  /** How long the first round took, in ms. */
  #firstRoundMs = 0
  /** When all addresses matched before the recheck, in ms since the epoch. */
  #matchedAtMs: number | undefined

  constructor(options: LiveRoundsOptions) {
    const { requester, states, limits, startedAtMs } = options
    this.#states = states
    this.#options = options
    this.#requester = requester
    this.#deadlineMs = startedAtMs + limits.timeoutMs
  }

  /**
   * Runs rounds until all addresses match or the time is up.
   * @throws OriginUnreachable if the origin has never responded; the reason of the signal; any
   * file-system error
   */
  async run(): Promise<RoundsOutcome> {
    const { limits, context } = this.#options
    const plan = { deadlineMs: this.#deadlineMs, pollIntervalMs: limits.pollIntervalMs }
    try {
      await poll(() => this.#runRound(), plan, context)
    } finally {
      this.#requester.closeConnections()
    }
    return {
      wasThrottled: this.#requester.originState.wasThrottled,
      liveSinceMs: this.#states.hasPassedRecheck ? this.#matchedAtMs : undefined,
      roundCount: this.#roundCount,
      slowestAddresses: this.#requester.slowestAddresses,
    }
  }

  async #runRound(): Promise<{ readonly hasEnded: boolean }> {
    const states = this.#states
    this.#roundCount++
    await this.#waitForHost()
    await this.#requester.renewConnections()

    const errorsBefore = countErrorsByCode(states)
    if (this.#roundCount === 1) await this.#requestFirstRound()
    else await this.#requestUnmatched()
    this.#logProgress(errorsBefore)

    if (states.listUnmatched().length === 0) await this.#recheck()
    else if (this.#isTimeOver()) await this.#renewWarnings()
    return { hasEnded: states.hasPassedRecheck }
  }

  /** Waits as long as the host asked clients to, but not beyond the deadline. */
  async #waitForHost(): Promise<void> {
    const { clock, signal } = this.#options.context
    const resumeAtMs = Math.min(this.#requester.originState.resumeAtMs, this.#deadlineMs)
    const waitMs = resumeAtMs - clock.now()
    if (waitMs > 0) await clock.sleep(waitMs, signal)
  }

  /** Requests all addresses, and measures how long that takes. */
  async #requestFirstRound(): Promise<void> {
    const { clock } = this.#options.context
    const startedAtMs = clock.now()
    const unmatched = this.#states.listUnmatched()
    await this.#requester.requestAndJudge(unmatched, this.#computeRoundDeadline())
    this.#firstRoundMs = clock.now() - startedAtMs
  }

  /**
   * Requests the addresses that do not match yet: a sample first, and the rest only if some of the
   * sample match now, or if the time is up.
   */
  async #requestUnmatched(): Promise<void> {
    const unmatched = this.#states.listUnmatched()
    const sample = sampleEvenly(unmatched, ROUND_SAMPLE_SIZE)
    await this.#requester.requestAndJudge(sample, this.#computeRoundDeadline())
    if (sample.length === unmatched.length) return

    const stillUnmatched = this.#states.listUnmatched()
    const someMatchNow = stillUnmatched.length < unmatched.length
    if (someMatchNow || this.#isTimeOver())
      await this.#requester.requestAndJudge(stillUnmatched, this.#computeRoundDeadline())
  }

  /** Requests addresses with warnings: in the report, none must be older than the last round. */
  async #renewWarnings(): Promise<void> {
    const withWarnings = this.#states.listWithOnlyWarnings()
    await this.#requester.requestAndJudge(withWarnings, this.#computeRoundDeadline())
  }

  #isTimeOver(): boolean {
    return this.#options.context.clock.now() >= this.#deadlineMs
  }

  /** Returns when requests that start now must end, in ms since the epoch. */
  #computeRoundDeadline(): number {
    const lastRoundEndMs = this.#options.context.clock.now() + RETRY_POLICY.live.lastRoundMs
    return Math.max(this.#deadlineMs, lastRoundEndMs)
  }

  /**
   * Returns when the requests of a recheck that starts now must end, in ms since the epoch: at the
   * deadline, or after a minimum duration if that is later. This is the duration of a last round,
   * plus twice the duration of the first round (at most `timeoutMs`).
   */
  #computeRecheckDeadline(): number {
    const { limits, context } = this.#options
    const { lastRoundMs } = RETRY_POLICY.live
    const minDurationMs = lastRoundMs + Math.min(limits.timeoutMs, 2 * this.#firstRoundMs)
    return Math.max(this.#deadlineMs, context.clock.now() + minDurationMs)
  }

  /**
   * Requests matching addresses once more on new connections, because some results may be old. A
   * recheck that is still incomplete continues in a later round.
   */
  async #recheck(): Promise<void> {
    const states = this.#states
    const errorsBefore = countErrorsByCode(states)
    const deadlineMs = this.#computeRecheckDeadline()
    if (!states.isRechecking) await this.#startRecheck(deadlineMs)
    await this.#continueRecheck(deadlineMs)
    states.endRecheckIfAnyDiffered()
    this.#logProgress(errorsBefore)
  }

  async #startRecheck(deadlineMs: number): Promise<void> {
    const { clock, info } = this.#options.context
    this.#matchedAtMs = clock.now()
    const { addressCount, firstIndexes } = this.#states.startRecheck()
    const addresses = formatAddressCount(addressCount)
    info(safe`All addresses match; requesting ${addresses} once more on new connections`)
    await this.#requester.renewConnections()
    await this.#requester.requestAndJudge(firstIndexes, deadlineMs)
  }

  async #continueRecheck(deadlineMs: number): Promise<void> {
    for (let pass = 0; pass < MAX_RECHECK_PASSES; pass++) {
      // Differences are left for the next round.
      if (this.#states.listRegressed().length > 0) return
      // In a different order than before, servers that take turns get different addresses.
      const indexes = this.#states.listPendingInRecheck().reverse()
      await this.#requester.requestAndJudge(indexes, deadlineMs)
    }
  }

  /** Logs the progress if the errors have changed since they were counted. */
  #logProgress(errorsBefore: readonly ErrorCount[]): void {
    const { startedAtMs, context } = this.#options
    const { clock, info } = context
    const states = this.#states
    const elapsed = formatDuration(clock.now() - startedAtMs)
    if (states.hasPassedRecheck) {
      info(describeFullMatch(states, elapsed))
      return
    }
    const hasChanged = !isDeepStrictEqual(countErrorsByCode(states), errorsBefore)
    const isWorthLogging = hasChanged || this.#roundCount === 1
    if (isWorthLogging && states.listUnmatched().length > 0)
      info(describeUnmatched(states, elapsed))
  }
}
