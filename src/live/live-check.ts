/**
 * Requests every address of a published site from its host, in rounds. Addresses that differ are
 * requested again after a pause, until all match or the time is over. A recheck then requests them
 * once more: the host may have changed since, or may be several servers. No other host is ever
 * connected to.
 */
import { sampleEvenly } from '../common/sample-evenly.ts'
import { showDuration } from '../common/units.ts'
import { accept } from '../findings/accepted/judge.ts'
import type { AcceptedEntry } from '../findings/accepted/read.ts'
import { isLive } from '../findings/codes.ts'
import { poll } from '../net/poll.ts'
import { type KeptConnections, keepConnections } from '../net/request.ts'
import { isTransientStatus, RETRY } from '../net/retry-policy.ts'
import type { RunContext } from '../net/run-context.ts'
import { type SafeText, safe } from '../text/clean.ts'
import type { Host } from '../web/host/hosts.ts'
import { selectPublishedFiles } from '../web/host/published-files.ts'
import type { SiteFolder } from '../web/list-tree.ts'
import type { Tree } from '../web/tree.ts'
import type { CompleteResponse, HostResponse, NoResponse } from './comparing/host-response.ts'
import { LocalSite } from './comparing/local-site.ts'
import { AddressStates } from './judging/address-states.ts'
import { judgeResponse } from './judging/judge-response.ts'
import type { LiveVerdict, SlowAddress } from './judging/live-report.ts'
import { makeVerdict } from './judging/make-verdict.ts'
import {
  describeAllMatch,
  describeDifferences,
  describeOpen,
  describeProgress,
  formatAddressCount,
} from './live-progress.ts'
import { listExpectations } from './requesting/expectations.ts'
import { OriginRequester } from './requesting/origin-requester.ts'
import { MAX_CONNECTIONS } from './requesting/origin-state.ts'
import { type RequestAddressOptions, requestAddress } from './requesting/request-address.ts'

/**
 * How many of the addresses that differ are requested first in a later round. If none of them
 * matches now, the others wait for the next round, or for the last one.
 */
const MAX_SAMPLED = 64

/**
 * How often a recheck requests the addresses that have not matched in it: all of them once, and
 * those with a transient failure once more.
 */
const MAX_RECHECK_PASSES = 2

/** How many of the slowest addresses are reported. */
const MAX_SLOWEST = 5

/** The site that is compared with its host, and the limits of the check. */
export interface LiveOptions extends RunContext {
  /** Where the site was published: origin and base path. */
  readonly url: URL
  /** The folder that was published. */
  readonly folder: SiteFolder
  readonly host: Host | undefined
  /** The host name of the site, if it is not that of `url`. */
  readonly domain: string | undefined
  /** The site that the host had before, if it is known. */
  readonly earlier: Tree | undefined
  /** The accepted findings, including those of other checks. */
  readonly accepted: readonly AcceptedEntry[]
  /** How long to wait until all addresses match, in ms. */
  readonly timeoutMs: number
  /** The longest pause between two rounds, in ms. */
  readonly pollIntervalMs: number
  /** The longest time without any data from the host during a request, in ms. */
  readonly requestTimeoutMs: number
}

/** The site of a check and the one before it, as the host publishes them. */
interface Sites {
  readonly published: LocalSite
  readonly earlier: LocalSite | undefined
}

/** One live check and its progress. */
export class LiveCheck {
  readonly #options: LiveOptions
  readonly #accepted: readonly AcceptedEntry[]
  #states = new AddressStates([])
  #connections: KeptConnections | undefined
  /** The slowest addresses so far, the slowest first. */
  #slowest: readonly SlowAddress[] = []
  #rounds = 0
  /** How long the first round took, in ms. */
  #firstRoundMs = 0
  /** When all addresses matched before the recheck, in ms since the epoch. */
  #matchedAt: number | undefined
  /** When the check began to send requests, in ms since the epoch. */
  #startedAt = 0

  constructor(options: LiveOptions) {
    this.#options = options
    this.#accepted = options.accepted.filter(({ code }) => isLive(code))
  }

  /** Returns the progress of the check in words. */
  describeProgress(): SafeText {
    return describeProgress(this.#states)
  }

  /**
   * Requests every address until all match or the time is over, and returns the result.
   * @throws HostUnreachable if the host has never responded; the reason of the signal; any
   * file-system error
   */
  async run(): Promise<LiveVerdict> {
    const { url, signal, clock, random, timeoutMs, info } = this.#options
    const sites = await openSites(this.#options)
    const { published, earlier } = sites
    const changedFiles = earlier && (await published.findChangedFiles(earlier, signal))
    const { expected, withoutAddress } = await listExpectations(published, {
      origin: url.origin,
      earlier,
      changedFiles,
      token: Math.floor(random() * 2 ** 40).toString(36),
      signal,
    })
    this.#states = new AddressStates(expected, changedFiles)
    info(safe`Requesting ${formatAddressCount(expected.length)} from ${url.host}`)
    this.#startedAt = clock.now()
    const deadline = this.#startedAt + timeoutMs
    const queue = this.#openQueue(sites, deadline)
    const plan = { deadline, pollIntervalMs: this.#options.pollIntervalMs }
    try {
      await poll(() => this.#runRound(queue, deadline), plan, this.#options)
    } finally {
      this.#connections?.close()
    }

    const states = this.#states
    const { hasRefused } = queue.getState()
    const accepted = this.#accepted
    const now = clock.now()
    return {
      ...(await makeVerdict({ url, published, states, hasRefused, accepted, now, signal })),
      withoutAddress,
      since: states.isSettled ? this.#matchedAt : undefined,
      elapsedMs: clock.now() - this.#startedAt,
      rounds: this.#rounds,
      slowest: this.#slowest,
    }
  }

  /** @throws any file-system error */
  #openQueue({ published, earlier }: Sites, deadline: number): OriginRequester {
    const { url, requestTimeoutMs, clock, random, signal, info } = this.#options
    const homePage = published.readFile('index.html')
    const notFoundPage = published.readFile('404.html')
    const knownPages = { homePage, notFoundPage }
    const options = { url, published, earlier, knownPages, requestTimeoutMs, clock, signal }
    return new OriginRequester({
      clock,
      random,
      signal,
      info,
      host: url.host,
      request: (index, endBy) => this.#request(index, endBy, options),
      recordResponse: (index, response) => this.#recordResponse(index, response),
      startedAt: this.#startedAt,
      connectBy: Math.min(deadline, this.#startedAt + RETRY.live.firstConnection),
    })
  }

  /** Replaces all connections, because each one stays with the same of several servers. */
  async #connect(): Promise<void> {
    this.#connections?.close()
    this.#connections = await keepConnections(this.#options.url, MAX_CONNECTIONS)
  }

  async #runRound(queue: OriginRequester, deadline: number): Promise<{ readonly ended: boolean }> {
    const { clock, signal } = this.#options
    const states = this.#states
    this.#rounds++
    const waitMs = Math.min(queue.getState().notBefore, deadline) - clock.now()
    if (waitMs > 0) await clock.sleep(waitMs, signal)
    await this.#connect()

    const startedAt = clock.now()
    const before = describeDifferences(states)
    await this.#requestOpen(queue, deadline)
    if (this.#rounds === 1) this.#firstRoundMs = clock.now() - startedAt
    this.#logProgress(before)

    const isLast = clock.now() >= deadline
    if (states.listOpen().length === 0) await this.#recheck(queue, deadline)
    // A warning in the report must not be older than the last round.
    else if (isLast) await queue.requestAll(states.listWarned(), this.#endRoundBy(deadline))
    return { ended: states.isSettled }
  }

  /**
   * Requests the addresses that are open: in later rounds a sample first, and the rest only if some
   * of the sample match now, or if the time is over.
   */
  async #requestOpen(queue: OriginRequester, deadline: number): Promise<void> {
    const { clock } = this.#options
    const states = this.#states
    const open = states.listOpen()
    const sample = this.#rounds === 1 ? open : sampleEvenly(open, MAX_SAMPLED)
    await queue.requestAll(sample, this.#endRoundBy(deadline))
    if (sample.length === open.length) return
    const isLast = clock.now() >= deadline
    const someMatch = states.listOpen().length < open.length
    if (isLast || someMatch) await queue.requestAll(states.listOpen(), this.#endRoundBy(deadline))
  }

  /** Returns when requests that start now must end, in ms since the epoch. */
  #endRoundBy(deadline: number): number {
    return Math.max(deadline, this.#options.clock.now() + RETRY.live.lastRound)
  }

  /**
   * Requests matching addresses once more on new connections, because some results may be old. This
   * may exceed the deadline by `timeoutMs` or twice the duration of the first round, whichever is
   * less.
   */
  async #recheck(queue: OriginRequester, deadline: number): Promise<void> {
    const { clock, timeoutMs, info } = this.#options
    const states = this.#states
    const before = describeDifferences(states)
    const extraMs = RETRY.live.lastRound + Math.min(timeoutMs, 2 * this.#firstRoundMs)
    const endBy = Math.max(deadline, clock.now() + extraMs)
    if (!states.isRechecking) {
      this.#matchedAt = clock.now()
      const { first, all } = states.startRecheck()
      info(
        safe`All match; requesting ${formatAddressCount(all.length)} once more on new connections`,
      )
      await this.#connect()
      await queue.requestAll(first, endBy)
    }
    for (let passes = 0; passes < MAX_RECHECK_PASSES; passes++) {
      // Differences are left for the next round.
      if (states.listDifferingAgain().length > 0) break
      await queue.requestAll(states.listPending().reverse(), endBy)
    }
    states.endRecheckIfDiffering()
    this.#logProgress(before)
  }

  async #request(
    index: number,
    endBy: number,
    options: RequestAddressOptions,
  ): Promise<HostResponse> {
    const expected = this.#states.expected[index]
    const { agent } = this.#connections ?? {}
    // Cannot happen: indices come from the states, and each round connects first.
    if (expected === undefined || agent === undefined)
      throw new RangeError(`nothing to request: ${index}`)
    return requestAddress(expected, { agent, endBy }, options)
  }

  #recordResponse(index: number, response: CompleteResponse | NoResponse): void {
    const expected = this.#states.expected[index]
    if (expected === undefined) return
    const now = this.#options.clock.now()
    const findings = judgeResponse(expected, response)
    const judged = findings.map((finding) => accept(finding, this.#accepted, now))
    const isTransient = response.kind === 'none' || isTransientStatus(response.status)
    this.#states.recordVerdict(index, judged, isTransient)
    if (response.kind === 'complete') this.#recordDuration(expected.address, response.durationMs)
  }

  /** Keeps the newest duration of an address if it is among the slowest. */
  #recordDuration(address: string, durationMs: number): void {
    const others = this.#slowest.filter((other) => other.address !== address)
    const slowest = [...others, { address, durationMs }]
    slowest.sort((a, b) => b.durationMs - a.durationMs)
    this.#slowest = slowest.slice(0, MAX_SLOWEST)
  }

  /** Logs the progress if the differences have changed; `before` describes the earlier ones. */
  #logProgress(before: string): void {
    const { clock, info } = this.#options
    const states = this.#states
    const elapsed = showDuration(clock.now() - this.#startedAt)
    if (states.isSettled) {
      info(describeAllMatch(states, elapsed))
      return
    }
    const hasChanged = describeDifferences(states) !== before || this.#rounds === 1
    if (hasChanged && states.listOpen().length > 0) info(describeOpen(states, elapsed))
  }
}

/**
 * Returns the site, and the earlier one if it is known. Problems of the folder are ignored, because
 * the check of the site reports them.
 * @throws the reason of the signal; any file-system error
 */
async function openSites(options: LiveOptions): Promise<Sites> {
  const { url, folder, host, domain, earlier, signal } = options
  const serving = { host, basePath: url.pathname, domain: domain ?? url.host }
  const open = async (listed: Tree) =>
    new LocalSite(await selectPublishedFiles(listed, serving, signal), url.host)
  const published = await open(await folder.list())
  if (earlier === undefined) return { published, earlier: undefined }
  return { published, earlier: await open(earlier) }
}
