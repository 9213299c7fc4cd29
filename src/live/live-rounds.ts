/**
 * Requests the addresses of a site in rounds. Addresses that differ are requested again after a
 * pause, until all match or the time is up. A recheck then requests them once more: the host may
 * have changed since, or may be several servers.
 */
import { isDeepStrictEqual } from 'node:util'
import { sampleEvenly } from '../common/sample-evenly.ts'
import { formatDuration } from '../common/units.ts'
import { applyAcceptancesToOne } from '../findings/acceptance/apply-acceptances.ts'
import type { AcceptanceEntry } from '../findings/acceptance/read-acceptances.ts'
import type { NetworkContext } from '../net/network-context.ts'
import { poll } from '../net/poll.ts'
import { type ConnectionPool, openConnectionPool } from '../net/request.ts'
import { isTransientStatus, RETRY_POLICY } from '../net/retry-policy.ts'
import { safe } from '../text/clean.ts'
import type { AddressIndex } from './expected/expectations.ts'
import type { AddressStates } from './judging/address-states.ts'
import { judgeResponse } from './judging/judge-response.ts'
import type { SlowAddress } from './judging/live-verdict.ts'
import { findUrlFaults } from './judging/url-faults.ts'
import {
  countErrorsByCode,
  describeFullMatch,
  describeUnmatched,
  type ErrorCount,
  formatAddressCount,
} from './live-progress.ts'
import { OriginRequester } from './requesting/origin-requester.ts'
import type { AddressResponse, OriginResponse } from './requesting/origin-response.ts'
import { MAX_CONNECTIONS } from './requesting/origin-state.ts'
import { type RequestAddressOptions, requestAddress } from './requesting/request-address.ts'
import type { LocalSite } from './site/local-site.ts'

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

/** How many of the slowest addresses are reported. */
const MAX_SLOWEST_ADDRESSES = 5

/** The limits of a live check. */
export interface LiveLimits {
  /** How long to wait until all addresses match, in ms. */
  readonly timeoutMs: number
  /** The longest pause between two rounds, in ms. */
  readonly pollIntervalMs: number
  /** The longest time without any data from the host during a request, in ms. */
  readonly requestTimeoutMs: number
}

/** What is requested, and what the responses are compared with. */
interface LiveRoundsOptions extends NetworkContext, LiveLimits {
  /** Where the site was published: origin and base path. */
  readonly url: URL
  readonly currentSite: LocalSite
  /** The site that the host had before, if it is known. */
  readonly earlierSite: LocalSite | undefined
  /** The states of all addresses, none of which has been requested yet. */
  readonly states: AddressStates
  /** The accepted findings of the live check. */
  readonly acceptedEntries: readonly AcceptanceEntry[]
  /** When the time of the check began, in ms since the epoch. */
  readonly startedAtMs: number
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

/** The rounds of one live check, and their progress. */
export class LiveRounds {
  readonly states: AddressStates
  readonly #options: LiveRoundsOptions
  readonly #requestOptions: RequestAddressOptions
  readonly #requester: OriginRequester
  /** When the last regular round begins, in ms since the epoch. */
  readonly #deadlineMs: number
  #connections: ConnectionPool | undefined
  #slowestAddresses: readonly SlowAddress[] = []
  #roundCount = 0
  /** How long the first round took, in ms. */
  #firstRoundMs = 0
  /** When all addresses matched before the recheck, in ms since the epoch. */
  #matchedAtMs: number | undefined

  /** @throws any file-system error */
  constructor(options: LiveRoundsOptions) {
    const { url, currentSite, states, startedAtMs, timeoutMs } = options
    this.states = states
    this.#options = options
    this.#requestOptions = { ...options, fallbackPages: currentSite.readFallbackPages() }
    this.#deadlineMs = startedAtMs + timeoutMs
    const lastConnectMs = startedAtMs + RETRY_POLICY.live.firstConnectionMs
    this.#requester = new OriginRequester({
      context: options,
      hostAndPort: url.host,
      request: (addressIndex, deadlineMs) => this.#request(addressIndex, deadlineMs),
      recordResponse: (addressIndex, response) => this.#recordResponse(addressIndex, response),
      startedAtMs,
      connectDeadlineMs: Math.min(this.#deadlineMs, lastConnectMs),
    })
  }

  /**
   * Runs rounds until all addresses match or the time is up.
   * @throws OriginUnreachable if the origin has never responded; the reason of the signal; any
   * file-system error
   */
  async run(): Promise<RoundsOutcome> {
    const plan = { deadlineMs: this.#deadlineMs, pollIntervalMs: this.#options.pollIntervalMs }
    try {
      await poll(() => this.#runRound(), plan, this.#options)
    } finally {
      this.#connections?.close()
    }
    return {
      wasThrottled: this.#requester.state.wasThrottled,
      liveSinceMs: this.states.hasPassedRecheck ? this.#matchedAtMs : undefined,
      roundCount: this.#roundCount,
      slowestAddresses: this.#slowestAddresses,
    }
  }

  /** Replaces all connections, because each one stays with the same of several servers. */
  async #connect(): Promise<void> {
    this.#connections?.close()
    this.#connections = await openConnectionPool(this.#options.url, MAX_CONNECTIONS)
  }

  async #runRound(): Promise<{ readonly hasEnded: boolean }> {
    const { clock, signal } = this.#options
    const { states } = this
    this.#roundCount++
    const waitMs = Math.min(this.#requester.state.resumeAtMs, this.#deadlineMs) - clock.now()
    if (waitMs > 0) await clock.sleep(waitMs, signal)
    await this.#connect()

    const startedAtMs = clock.now()
    const errorsBefore = countErrorsByCode(states)
    await this.#requestUnmatched()
    if (this.#roundCount === 1) this.#firstRoundMs = clock.now() - startedAtMs
    this.#logProgress(errorsBefore)

    if (states.listUnmatched().length === 0) {
      await this.#recheck()
    } else if (this.#isTimeOver()) {
      // A warning in the report must not be older than the last round.
      await this.#requester.requestAll(states.listWithOnlyWarnings(), this.#computeRoundDeadline())
    }
    return { hasEnded: states.hasPassedRecheck }
  }

  /**
   * Requests the addresses that do not match yet: in later rounds a sample first, and the rest only
   * if some of the sample match now, or if the time is up.
   */
  async #requestUnmatched(): Promise<void> {
    const { states } = this
    const unmatched = states.listUnmatched()
    const isFirstRound = this.#roundCount === 1
    const sample = isFirstRound ? unmatched : sampleEvenly(unmatched, ROUND_SAMPLE_SIZE)
    await this.#requester.requestAll(sample, this.#computeRoundDeadline())
    if (sample.length === unmatched.length) return

    const someMatchNow = states.listUnmatched().length < unmatched.length
    if (someMatchNow || this.#isTimeOver())
      await this.#requester.requestAll(states.listUnmatched(), this.#computeRoundDeadline())
  }

  #isTimeOver(): boolean {
    return this.#options.clock.now() >= this.#deadlineMs
  }

  /** Returns when requests that start now must end, in ms since the epoch. */
  #computeRoundDeadline(): number {
    return Math.max(this.#deadlineMs, this.#options.clock.now() + RETRY_POLICY.live.lastRoundMs)
  }

  /**
   * Returns when the requests of a recheck that starts now must end, in ms since the epoch: at the
   * deadline, or after a minimum duration if that is later. This is the duration of a last round,
   * plus twice the duration of the first round (at most `timeoutMs`).
   */
  #computeRecheckDeadline(): number {
    const { clock, timeoutMs } = this.#options
    const { lastRoundMs } = RETRY_POLICY.live
    const minDurationMs = lastRoundMs + Math.min(timeoutMs, 2 * this.#firstRoundMs)
    return Math.max(this.#deadlineMs, clock.now() + minDurationMs)
  }

  /**
   * Requests matching addresses once more on new connections, because some results may be old. A
   * recheck that is still incomplete continues in a later round.
   */
  async #recheck(): Promise<void> {
    const { states } = this
    const errorsBefore = countErrorsByCode(states)
    const deadlineMs = this.#computeRecheckDeadline()
    if (!states.isRechecking) await this.#startRecheck(deadlineMs)
    await this.#continueRecheck(deadlineMs)
    states.endRecheckIfRegressed()
    this.#logProgress(errorsBefore)
  }

  async #startRecheck(deadlineMs: number): Promise<void> {
    const { clock, info } = this.#options
    this.#matchedAtMs = clock.now()
    const { firstIndexes, allIndexes } = this.states.startRecheck()
    const addresses = formatAddressCount(allIndexes.length)
    info(safe`All match; requesting ${addresses} once more on new connections`)
    await this.#connect()
    await this.#requester.requestAll(firstIndexes, deadlineMs)
  }

  async #continueRecheck(deadlineMs: number): Promise<void> {
    for (let pass = 0; pass < MAX_RECHECK_PASSES; pass++) {
      // Differences are left for the next round.
      if (this.states.listRegressed().length > 0) return
      // In a different order than before, servers that take turns get different addresses.
      await this.#requester.requestAll(this.states.listUnrechecked().reverse(), deadlineMs)
    }
  }

  async #request(addressIndex: AddressIndex, deadlineMs: number): Promise<OriginResponse> {
    const expected = this.states.expectations[addressIndex]
    const { agent } = this.#connections ?? {}
    // Cannot happen: indexes come from the states, and each round connects first.
    if (expected === undefined || agent === undefined)
      throw new RangeError(`nothing to request: ${addressIndex}`)
    return requestAddress(expected, { agent, deadlineMs }, this.#requestOptions)
  }

  /** @throws any file-system error */
  #recordResponse(addressIndex: AddressIndex, response: AddressResponse): void {
    const { clock, currentSite, acceptedEntries } = this.#options
    const expected = this.states.expectations[addressIndex]
    if (expected === undefined) return
    const nowMs = clock.now()
    const urlFaults = findUrlFaults(expected, response, currentSite)
    const judgedFindings = judgeResponse(expected, response, urlFaults)
    const findings = judgedFindings.map((finding) =>
      applyAcceptancesToOne(finding, acceptedEntries, nowMs),
    )
    const isTransient = response.kind === 'unanswered' || isTransientStatus(response.status)
    this.states.recordFindings(addressIndex, findings, isTransient)
    if (response.kind === 'complete') this.#recordDuration(expected.address, response.durationMs)
  }

  /** Keeps the newest duration of an address if it is among the slowest. */
  #recordDuration(address: string, durationMs: number): void {
    const others = this.#slowestAddresses.filter((other) => other.address !== address)
    const slowest = [...others, { address, durationMs }]
    slowest.sort((a, b) => b.durationMs - a.durationMs)
    this.#slowestAddresses = slowest.slice(0, MAX_SLOWEST_ADDRESSES)
  }

  /** Logs the progress if the errors have changed since they were counted. */
  #logProgress(errorsBefore: readonly ErrorCount[]): void {
    const { clock, info, startedAtMs } = this.#options
    const { states } = this
    const elapsed = formatDuration(clock.now() - startedAtMs)
    if (states.hasPassedRecheck) {
      info(describeFullMatch(states, elapsed))
      return
    }
    const hasChanged = !isDeepStrictEqual(countErrorsByCode(states), errorsBefore)
    const isWorthALine = hasChanged || this.#roundCount === 1
    if (isWorthALine && states.listUnmatched().length > 0) info(describeUnmatched(states, elapsed))
  }
}
