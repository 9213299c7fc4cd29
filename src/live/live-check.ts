/**
 * Requests every address of a published site from its host, in rounds. Addresses that differ are
 * requested again after a pause, until all match or the time is up. A recheck then requests them
 * once more: the host may have changed since, or may be several servers. No other host is ever
 * connected to.
 */
import { sampleEvenly } from '../common/sample-evenly.ts'
import { formatDuration } from '../common/units.ts'
import { applyAcceptancesToOne } from '../findings/acceptance/apply-acceptances.ts'
import type { AcceptanceEntry } from '../findings/acceptance/read-acceptances.ts'
import { isLiveCode } from '../findings/codes.ts'
import type { NetworkContext } from '../net/network-context.ts'
import { poll } from '../net/poll.ts'
import { type ConnectionPool, openConnectionPool } from '../net/request.ts'
import { isTransientStatus, RETRY_POLICY } from '../net/retry-policy.ts'
import { type SafeText, safe } from '../text/clean.ts'
import type { HostId } from '../web/host/all-hosts.ts'
import { selectPublishedFiles } from '../web/host/published-files.ts'
import type { SiteFolder } from '../web/list-tree.ts'
import type { Tree } from '../web/tree.ts'
import { type AddressIndex, listExpectations } from './expected/expectations.ts'
import { AddressStates } from './judging/address-states.ts'
import { judgeResponse } from './judging/judge-response.ts'
import type { LiveVerdict, SlowAddress } from './judging/live-verdict.ts'
import { makeVerdictOnFindings } from './judging/make-verdict.ts'
import { findUrlFaults } from './judging/url-faults.ts'
import {
  describeDifferences,
  describeFullMatch,
  describeProgress,
  describeUnmatched,
  formatAddressCount,
} from './live-progress.ts'
import type {
  CompleteResponse,
  HostResponse,
  UnansweredRequest,
} from './requesting/host-response.ts'
import { OriginRequester } from './requesting/origin-requester.ts'
import { MAX_CONNECTIONS } from './requesting/origin-state.ts'
import { type RequestAddressOptions, requestAddress } from './requesting/request-address.ts'
import { LocalSite } from './site/local-site.ts'

/**
 * How many of the addresses that differ are requested first in a later round. If none of them
 * matches now, the others wait for the next round, or for the last one.
 */
const ROUND_SAMPLE_SIZE = 64

/**
 * How often a recheck requests the addresses that have not matched in it: all of them once, and
 * those with a transient failure once more.
 */
const MAX_RECHECK_PASSES = 2

/** How many of the slowest addresses are reported. */
const MAX_SLOWEST_ADDRESSES = 5

/** The site that is compared with its host, and the limits of the check. */
export interface LiveOptions extends NetworkContext {
  /** Where the site was published: origin and base path. */
  readonly url: URL
  /** The folder that was published. */
  readonly folder: SiteFolder
  readonly host: HostId | undefined
  /** The host name of the site, if it is not that of `url`. */
  readonly domain: string | undefined
  /** The site that the host had before, if it is known. */
  readonly earlierTree: Tree | undefined
  /** The accepted findings, including those of other checks. */
  readonly acceptedEntries: readonly AcceptanceEntry[]
  /** How long to wait until all addresses match, in ms. */
  readonly timeoutMs: number
  /** The longest pause between two rounds, in ms. */
  readonly pollIntervalMs: number
  /** The longest time without any data from the host during a request, in ms. */
  readonly requestTimeoutMs: number
}

/** The site of a check and the one before it, as the host publishes them. */
interface Sites {
  readonly currentSite: LocalSite
  readonly earlierSite: LocalSite | undefined
}

/** One live check and its progress. */
export class LiveCheck {
  readonly #options: LiveOptions
  readonly #acceptedEntries: readonly AcceptanceEntry[]
  #states = new AddressStates([])
  #connections: ConnectionPool | undefined
  /** The slowest addresses so far, the slowest first. */
  #slowestAddresses: readonly SlowAddress[] = []
  #roundCount = 0
  /** How long the first round took, in ms. */
  #firstRoundMs = 0
  /** When all addresses matched before the recheck, in ms since the epoch. */
  #matchedAtMs: number | undefined
  /** When the check began to send requests, in ms since the epoch. */
  #startedAtMs = 0
  /** When the last regular round begins, in ms since the epoch. */
  #deadlineMs = 0

  constructor(options: LiveOptions) {
    this.#options = options
    this.#acceptedEntries = options.acceptedEntries.filter(({ code }) => isLiveCode(code))
  }

  /** Returns the progress of the check in words. */
  describeProgress(): SafeText {
    return describeProgress(this.#states)
  }

  /**
   * Requests every address until all match or the time is up, and returns the result.
   * @throws HostUnreachable if the host has never responded; the reason of the signal; any
   * file-system error
   */
  async run(): Promise<LiveVerdict> {
    const sites = await loadSites(this.#options)
    const unaddressedFileCount = await this.#prepare(sites)
    const requester = this.#makeRequester(sites)
    await this.#runRounds(requester)
    const { wasThrottled } = requester.getState()
    return this.#makeVerdict(sites.currentSite, unaddressedFileCount, wasThrottled)
  }

  /**
   * Lists what the host should serve, and starts the time of the check. Returns how many files have
   * no address.
   * @throws the reason of the signal; any file-system error
   */
  async #prepare({ currentSite, earlierSite }: Sites): Promise<number> {
    const { url, signal, clock, random, timeoutMs, info } = this.#options
    const possiblyChangedFiles =
      earlierSite && (await currentSite.findPossiblyChangedFiles(earlierSite, signal))
    const { expectations, unaddressedFileCount } = await listExpectations(currentSite, {
      origin: url.origin,
      earlierSite,
      possiblyChangedFiles,
      uniqueSuffix: Math.floor(random() * 2 ** 40).toString(36),
      signal,
    })
    this.#states = new AddressStates(expectations, possiblyChangedFiles)
    info(safe`Requesting ${formatAddressCount(expectations.length)} from ${url.host}`)

    this.#startedAtMs = clock.now()
    this.#deadlineMs = this.#startedAtMs + timeoutMs
    return unaddressedFileCount
  }

  /** @throws the reason of the signal; any file-system error */
  async #makeVerdict(
    currentSite: LocalSite,
    unaddressedFileCount: number,
    wasThrottled: boolean,
  ): Promise<LiveVerdict> {
    const { url, signal, clock } = this.#options
    const states = this.#states
    const verdictOnFindings = await makeVerdictOnFindings({
      url,
      currentSite,
      states,
      wasThrottled,
      acceptedEntries: this.#acceptedEntries,
      nowMs: clock.now(),
      signal,
    })
    return {
      ...verdictOnFindings,
      unaddressedFileCount,
      liveSinceMs: states.hasPassedRecheck ? this.#matchedAtMs : undefined,
      elapsedMs: clock.now() - this.#startedAtMs,
      roundCount: this.#roundCount,
      slowestAddresses: this.#slowestAddresses,
    }
  }

  /** Runs rounds until all addresses match or the time is up. */
  async #runRounds(requester: OriginRequester): Promise<void> {
    const plan = { deadlineMs: this.#deadlineMs, pollIntervalMs: this.#options.pollIntervalMs }
    try {
      await poll(() => this.#runRound(requester), plan, this.#options)
    } finally {
      this.#connections?.close()
    }
  }

  /** @throws any file-system error */
  #makeRequester(sites: Sites): OriginRequester {
    const { url, requestTimeoutMs, clock, signal } = this.#options
    const { currentSite } = sites
    const fallbackPages = currentSite.readFallbackPages()
    const requestOptions = { url, ...sites, fallbackPages, requestTimeoutMs, clock, signal }
    const lastConnectMs = this.#startedAtMs + RETRY_POLICY.live.firstConnectionMs
    return new OriginRequester({
      context: this.#options,
      hostAndPort: url.host,
      request: (addressIndex, deadlineMs) =>
        this.#request(addressIndex, deadlineMs, requestOptions),
      recordResponse: (addressIndex, response) =>
        this.#recordResponse(addressIndex, response, currentSite),
      startedAtMs: this.#startedAtMs,
      connectDeadlineMs: Math.min(this.#deadlineMs, lastConnectMs),
    })
  }

  /** Replaces all connections, because each one stays with the same of several servers. */
  async #connect(): Promise<void> {
    this.#connections?.close()
    this.#connections = await openConnectionPool(this.#options.url, MAX_CONNECTIONS)
  }

  async #runRound(requester: OriginRequester): Promise<{ readonly hasEnded: boolean }> {
    const { clock, signal } = this.#options
    const states = this.#states
    this.#roundCount++
    const waitMs = Math.min(requester.getState().resumeAtMs, this.#deadlineMs) - clock.now()
    if (waitMs > 0) await clock.sleep(waitMs, signal)
    await this.#connect()

    const startedAtMs = clock.now()
    const differencesBefore = describeDifferences(states)
    await this.#requestUnmatched(requester)
    if (this.#roundCount === 1) this.#firstRoundMs = clock.now() - startedAtMs
    this.#logProgress(differencesBefore)

    if (states.listUnmatched().length === 0) {
      await this.#recheck(requester)
    } else if (this.#isTimeOver()) {
      // A warning in the report must not be older than the last round.
      await requester.requestAll(states.listWithOnlyWarnings(), this.#computeRoundDeadline())
    }
    return { hasEnded: states.hasPassedRecheck }
  }

  /**
   * Requests the addresses that do not match yet: in later rounds a sample first, and the rest only
   * if some of the sample match now, or if the time is up.
   */
  async #requestUnmatched(requester: OriginRequester): Promise<void> {
    const states = this.#states
    const unmatched = states.listUnmatched()
    const isFirstRound = this.#roundCount === 1
    const sample = isFirstRound ? unmatched : sampleEvenly(unmatched, ROUND_SAMPLE_SIZE)
    await requester.requestAll(sample, this.#computeRoundDeadline())
    if (sample.length === unmatched.length) return

    const someMatchNow = states.listUnmatched().length < unmatched.length
    if (someMatchNow || this.#isTimeOver())
      await requester.requestAll(states.listUnmatched(), this.#computeRoundDeadline())
  }

  #isTimeOver(): boolean {
    return this.#options.clock.now() >= this.#deadlineMs
  }

  /** Returns when requests that start now must end, in ms since the epoch. */
  #computeRoundDeadline(): number {
    return Math.max(this.#deadlineMs, this.#options.clock.now() + RETRY_POLICY.live.lastRoundMs)
  }

  /**
   * Requests matching addresses once more on new connections, because some results may be old. From
   * its beginning, this may take as long as a last round, and the lesser of `timeoutMs` and twice
   * the duration of the first round. It ends at the deadline if that is later.
   */
  async #recheck(requester: OriginRequester): Promise<void> {
    const { clock, timeoutMs, info } = this.#options
    const states = this.#states
    const differencesBefore = describeDifferences(states)
    const extraMs = RETRY_POLICY.live.lastRoundMs + Math.min(timeoutMs, 2 * this.#firstRoundMs)
    const recheckDeadlineMs = Math.max(this.#deadlineMs, clock.now() + extraMs)
    if (!states.isRechecking) {
      this.#matchedAtMs = clock.now()
      const { firstIndexes, allIndexes } = states.startRecheck()
      const addresses = formatAddressCount(allIndexes.length)
      info(safe`All match; requesting ${addresses} once more on new connections`)
      await this.#connect()
      await requester.requestAll(firstIndexes, recheckDeadlineMs)
    }

    for (let pass = 0; pass < MAX_RECHECK_PASSES; pass++) {
      // Differences are left for the next round.
      if (states.listRegressed().length > 0) break
      await requester.requestAll(states.listUnrechecked().reverse(), recheckDeadlineMs)
    }
    states.endRecheckIfRegressed()
    this.#logProgress(differencesBefore)
  }

  async #request(
    addressIndex: AddressIndex,
    deadlineMs: number,
    options: RequestAddressOptions,
  ): Promise<HostResponse> {
    const expected = this.#states.expectations[addressIndex]
    const { agent } = this.#connections ?? {}
    // Cannot happen: indexes come from the states, and each round connects first.
    if (expected === undefined || agent === undefined)
      throw new RangeError(`nothing to request: ${addressIndex}`)
    return requestAddress(expected, { agent, deadlineMs }, options)
  }

  /** @throws any file-system error */
  #recordResponse(
    addressIndex: AddressIndex,
    response: CompleteResponse | UnansweredRequest,
    currentSite: LocalSite,
  ): void {
    const expected = this.#states.expectations[addressIndex]
    if (expected === undefined) return
    const nowMs = this.#options.clock.now()
    const urlFaults = findUrlFaults(expected, response, currentSite)
    const judgedFindings = judgeResponse(expected, response, urlFaults)
    const findings = judgedFindings.map((finding) =>
      applyAcceptancesToOne(finding, this.#acceptedEntries, nowMs),
    )
    const isTransient = response.kind === 'unanswered' || isTransientStatus(response.status)
    this.#states.recordFindings(addressIndex, findings, isTransient)
    if (response.kind === 'complete') this.#recordDuration(expected.address, response.durationMs)
  }

  /** Keeps the newest duration of an address if it is among the slowest. */
  #recordDuration(address: string, durationMs: number): void {
    const others = this.#slowestAddresses.filter((other) => other.address !== address)
    const slowest = [...others, { address, durationMs }]
    slowest.sort((a, b) => b.durationMs - a.durationMs)
    this.#slowestAddresses = slowest.slice(0, MAX_SLOWEST_ADDRESSES)
  }

  /**
   * Logs the progress if the differences have changed; `differencesBefore` describes the earlier
   * ones.
   */
  #logProgress(differencesBefore: string): void {
    const { clock, info } = this.#options
    const states = this.#states
    const elapsed = formatDuration(clock.now() - this.#startedAtMs)
    if (states.hasPassedRecheck) {
      info(describeFullMatch(states, elapsed))
      return
    }
    const hasChanged = describeDifferences(states) !== differencesBefore || this.#roundCount === 1
    if (hasChanged && states.listUnmatched().length > 0) info(describeUnmatched(states, elapsed))
  }
}

/**
 * Returns the site, and the earlier one if it is known. Problems of the folder are ignored, because
 * the check of the site reports them.
 * @throws the reason of the signal; any file-system error
 */
async function loadSites(options: LiveOptions): Promise<Sites> {
  const { url, folder, host, domain, earlierTree, signal } = options
  const location = { host, basePath: url.pathname, domain: domain ?? url.host }
  const load = async (tree: Tree) =>
    new LocalSite(await selectPublishedFiles(tree, location, signal), url.host)
  const currentSite = await load(await folder.list())
  if (earlierTree === undefined) return { currentSite, earlierSite: undefined }
  return { currentSite, earlierSite: await load(earlierTree) }
}
