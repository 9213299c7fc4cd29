/** Requests addresses of a site, and records the findings about the responses. */
import { applyAcceptancesToOne } from '../findings/acceptance/apply-acceptances.ts'
import type { AcceptanceEntry } from '../findings/acceptance/read-acceptances.ts'
import type { NetworkContext } from '../net/network-context.ts'
import { type ConnectionPool, openConnectionPool } from '../net/request.ts'
import { isTransientStatus, RETRY_POLICY } from '../net/retry-policy.ts'
import type { AddressIndex, Expectation } from './expected/expectation.ts'
import type { AddressStates } from './judging/address-states.ts'
import { judgeResponse } from './judging/judge-response.ts'
import type { LiveFinding } from './judging/live-finding.ts'
import type { SlowAddress } from './judging/live-verdict.ts'
import { findShownPageFaults } from './judging/shown-page-faults.ts'
import type { LiveLimits } from './live-limits.ts'
import { OriginRequester } from './requesting/origin-requester.ts'
import type { AddressResponse, OriginResponse } from './requesting/origin-response.ts'
import { MAX_CONNECTIONS, type OriginState } from './requesting/origin-state.ts'
import { type RequestAddressOptions, requestAddress } from './requesting/request-address.ts'
import type { LocalSites } from './site/local-site.ts'

/** How many of the slowest addresses are reported. */
const MAX_SLOWEST_ADDRESSES = 5

/** What is requested, and what the responses are compared with. */
interface SiteRequesterOptions {
  /** Where the site was published: origin and base path. */
  readonly url: URL
  readonly sites: LocalSites
  /** The states of all addresses. Findings are recorded in them. */
  readonly states: AddressStates
  /** The accepted findings of the live check. */
  readonly acceptedEntries: readonly AcceptanceEntry[]
  readonly limits: LiveLimits
  /** When the time of the check began, in ms since the epoch. */
  readonly startedAtMs: number
  readonly context: NetworkContext
}

/** Requests the addresses of one site, and records the findings about the responses. */
export class SiteRequester {
  readonly #options: SiteRequesterOptions
  readonly #requestOptions: RequestAddressOptions
  readonly #originRequester: OriginRequester
  #connections: ConnectionPool | undefined
  #slowestAddresses: readonly SlowAddress[] = []

  /** @throws any file-system error */
  constructor(options: SiteRequesterOptions) {
    const { url, sites, limits, startedAtMs, context } = options
    const { timeoutMs, requestTimeoutMs } = limits
    const { clock, signal } = context
    const comparedSites = { ...sites, fallbackPages: sites.currentSite.readFallbackPages() }
    this.#options = options
    this.#requestOptions = { url, sites: comparedSites, requestTimeoutMs, clock, signal }
    this.#originRequester = new OriginRequester({
      context,
      hostAndPort: url.host,
      request: (addressIndex, deadlineMs) => this.#request(addressIndex, deadlineMs),
      recordResponse: (addressIndex, response) => this.#recordResponse(addressIndex, response),
      startedAtMs,
      connectDeadlineMs: startedAtMs + Math.min(timeoutMs, RETRY_POLICY.live.firstConnectionMs),
    })
  }

  /** The state of the origin after the latest response. */
  get originState(): OriginState {
    return this.#originRequester.state
  }

  /** The slowest address first. */
  get slowestAddresses(): readonly SlowAddress[] {
    return this.#slowestAddresses
  }

  /**
   * Opens new connections, and closes those before them: each one stays with the same of several
   * servers.
   */
  async renewConnections(): Promise<void> {
    this.#connections?.close()
    this.#connections = await openConnectionPool(this.#options.url, MAX_CONNECTIONS)
  }

  /** Closes all connections. */
  closeConnections(): void {
    this.#connections?.close()
  }

  /**
   * Requests addresses on the current connections, as long as there is time until `deadlineMs`, in
   * ms since the epoch, and records the findings.
   * @throws OriginUnreachable if the origin has never responded; the reason of the signal; any
   * file-system error
   */
  async requestAndJudge(
    addressIndexes: readonly AddressIndex[],
    deadlineMs: number,
  ): Promise<void> {
    await this.#originRequester.requestAll(addressIndexes, deadlineMs)
  }

  async #request(addressIndex: AddressIndex, deadlineMs: number): Promise<OriginResponse> {
    const { agent } = this.#connections ?? {}
    // Cannot happen: each round connects first.
    if (agent === undefined) throw new RangeError(`not connected: ${addressIndex}`)
    const expected = this.#options.states.getExpectation(addressIndex)
    return requestAddress(expected, { agent, deadlineMs }, this.#requestOptions)
  }

  /** @throws any file-system error */
  #recordResponse(addressIndex: AddressIndex, response: AddressResponse): void {
    const { states } = this.#options
    const expected = states.getExpectation(addressIndex)
    const isTransient = response.kind === 'unanswered' || isTransientStatus(response.status)
    states.recordFindings(addressIndex, this.#judge(expected, response), isTransient)
    if (response.kind === 'complete')
      this.#recordDuration(expected.requestPath, response.durationMs)
  }

  /**
   * Returns the findings about a response, some of which may be accepted.
   * @throws any file-system error
   */
  #judge(expected: Expectation, response: AddressResponse): readonly LiveFinding[] {
    const { sites, acceptedEntries, context } = this.#options
    const nowMs = context.clock.now()
    const shownPageFaults = findShownPageFaults(expected, response, sites.currentSite)
    return judgeResponse(expected, response, shownPageFaults).map((finding) =>
      applyAcceptancesToOne(finding, acceptedEntries, nowMs),
    )
  }

  /** Keeps the newest duration of an address if it is among the slowest. */
  #recordDuration(requestPath: string, durationMs: number): void {
    const others = this.#slowestAddresses.filter((other) => other.requestPath !== requestPath)
    const slowest = [...others, { requestPath, durationMs }]
    slowest.sort((a, b) => b.durationMs - a.durationMs)
    this.#slowestAddresses = slowest.slice(0, MAX_SLOWEST_ADDRESSES)
  }
}
