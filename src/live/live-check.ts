/**
 * Asks the host of a published site for every address, in rounds: those that differ are asked for
 * again after a pause, until all agree or the time is over. What agreed is then asked for once
 * more: the host may have changed since, or be several servers. Only the host that was given is
 * ever connected to.
 */
import { count, showDuration } from '../common/units.ts'
import { accept, judgeFindings } from '../findings/accepted/judge.ts'
import type { AcceptedEntry } from '../findings/accepted/read.ts'
import { isLive } from '../findings/codes.ts'
import { countFindings } from '../findings/count-findings.ts'
import { isError } from '../findings/finding.ts'
import { sortByWeight } from '../findings/order.ts'
import { poll } from '../net/poll.ts'
import { type KeptConnections, keepConnections } from '../net/request.ts'
import { isTransientStatus, RETRY } from '../net/retry-policy.ts'
import type { RunContext } from '../net/run-context.ts'
import { type SafeText, safe } from '../text/clean.ts'
import type { Host } from '../web/host/hosts.ts'
import { selectPublishedFiles } from '../web/host/published-files.ts'
import { isNotFoundPageOfSite } from '../web/page-names.ts'
import type { SiteFolder, Tree } from '../web/tree.ts'
import type { CompleteResponse, HostResponse, NoResponse } from './comparing/host-response.ts'
import { PublishedSite } from './comparing/published-site.ts'
import { AddressStates } from './judging/address-states.ts'
import { findCommonCause } from './judging/diagnosis.ts'
import {
  findFileOf,
  hasError,
  judgeResponse,
  type LiveFinding,
  makeLiveFinding,
} from './judging/judge-response.ts'
import type { LiveVerdict, SlowAddress } from './judging/live-report.ts'
import { findNoindexForAll, isNoindex } from './judging/noindex.ts'
import { AddressQueue } from './requesting/address-queue.ts'
import { type Expectation, listExpectations, sampleEvenly } from './requesting/expectations.ts'
import { MAX_CONNECTIONS, type OriginState } from './requesting/origin-state.ts'
import { type RequestAddressOptions, requestAddress } from './requesting/request-address.ts'

/**
 * How many of the addresses that differ are asked for first in a later round: if none of them
 * agrees now, the others wait for the next round, or for the last one.
 */
const MAX_SAMPLED = 64

/**
 * How often the last look asks for what it still lacks: for all of it once, and for what failed for
 * a moment once more.
 */
const MAX_RECHECK_PASSES = 2

/** How many of the slowest addresses are reported. */
const MAX_SLOWEST = 5

/** What is compared, and how. */
export interface LiveOptions extends RunContext {
  /** Where the site was published: origin and base path. */
  readonly url: URL
  /** The site. */
  readonly folder: SiteFolder
  readonly host: Host | undefined
  /** The host name of the site, if it is not that of `url`. */
  readonly domain: string | undefined
  /** What the host may still have, if it is known. */
  readonly earlier: Tree | undefined
  /** The findings that are accepted, of all kinds. */
  readonly accepted: readonly AcceptedEntry[]
  /**
   * How long to wait until all addresses agree, the longest pause between two rounds, and the
   * longest silence of a request. In ms.
   */
  readonly timeoutMs: number
  readonly pollIntervalMs: number
  readonly requestTimeoutMs: number
}

/** One check, and what it knows so far. */
export class LiveCheck {
  readonly #options: LiveOptions
  readonly #accepted: readonly AcceptedEntry[]
  #states = new AddressStates([])
  #connections: KeptConnections | undefined
  #slowest: readonly SlowAddress[] = []
  #rounds = 0
  /** How long it took to ask for everything for the first time, in ms. */
  #firstRoundMs = 0
  /** When the last difference was gone, in ms since the epoch. */
  #agreedAt: number | undefined
  /** When it asked for the first time, in ms since the epoch. */
  #startedAt = 0

  constructor(options: LiveOptions) {
    this.#options = options
    this.#accepted = options.accepted.filter(({ code }) => isLive(code))
  }

  /** Returns what is known so far, in words. */
  describeProgress(): SafeText {
    const { verdicts, isRechecking } = this.#states
    const asked = verdicts.filter((found) => found !== undefined)
    const differing = asked.filter((found) => hasError(found) && isCompared(found))
    const share = `${formatNumber(asked.length)} of ${countAddresses(this.#states.expected.length)}`
    const words = safe`${share} requested, ${formatNumber(differing.length)} still different`
    if (isRechecking) return safe`${words}; requesting once more`
    return words
  }

  /**
   * Asks for every address, as often as makes sense, and for all of them once more when they agree.
   * @throws HostUnreachable; the reason of the signal; Error of the disk
   */
  async run(): Promise<LiveVerdict> {
    const { url, folder, host, domain, earlier, signal, clock, random, timeoutMs, info } =
      this.#options
    const serving = { host, basePath: url.pathname, domain: domain ?? url.host }
    // The check reports what is wrong with the folder itself.
    const published = async (listed: Tree) =>
      new PublishedSite(await selectPublishedFiles(listed, serving, signal), url.host)
    const site = await published(await folder.list())
    const earlierSite = earlier && (await published(earlier))
    const token = Math.floor(random() * 2 ** 40).toString(36)
    const changedFiles = earlierSite && (await site.findChangedFiles(earlierSite, signal))
    const options = { origin: url.origin, earlier: earlierSite, changedFiles, token, signal }
    const { expected, withoutAddress } = await listExpectations(site, options)
    this.#states = new AddressStates(expected, changedFiles)
    info(safe`Requesting ${countAddresses(expected.length)} from ${url.host}`)
    this.#startedAt = clock.now()
    const deadline = this.#startedAt + timeoutMs
    const knownPages = {
      homePage: site.readFile('index.html'),
      notFoundPage: site.readFile('404.html'),
    }
    const toAsk = { ...this.#options, site, earlierSite, knownPages }
    const queue = new AddressQueue({
      ...this.#options,
      origin: url.host,
      request: (index, endBy) => this.#request(index, endBy, toAsk),
      recordResponse: (index, answer) => this.#recordResponse(index, answer),
      startedAt: this.#startedAt,
      connectBy: Math.min(deadline, this.#startedAt + RETRY.live.firstConnection),
    })
    try {
      await poll(
        () => this.#runRound(queue, deadline),
        { ...this.#options, deadline },
        this.#options,
      )
    } finally {
      this.#connections?.close()
    }
    return this.#makeVerdict(queue.getState(), site, withoutAddress)
  }

  /**
   * Gives up the connections that there are: each leads to the same one of several servers for as
   * long as it is kept.
   */
  async #connect(): Promise<void> {
    this.#connections?.close()
    this.#connections = await keepConnections(this.#options.url, MAX_CONNECTIONS)
  }

  async #runRound(queue: AddressQueue, deadline: number): Promise<{ readonly ended: boolean }> {
    const { clock, signal } = this.#options
    const states = this.#states
    this.#rounds++
    const waitMs = Math.min(queue.getState().notBefore, deadline) - clock.now()
    if (waitMs > 0) await clock.sleep(waitMs, signal)
    await this.#connect()
    const startedAt = clock.now()
    const before = this.#describeDifferences()
    const endBy = () => Math.max(deadline, clock.now() + RETRY.live.lastRound)
    // What is reported in the end must not be older than the last round.
    const isLast = () => clock.now() >= deadline
    const open = states.listOpen()
    const sample = this.#rounds === 1 ? open : sampleEvenly(open, MAX_SAMPLED)
    await queue.requestAll(sample, endBy())
    const isWorthIt = isLast() || states.listOpen().length < open.length
    if (sample.length < open.length && isWorthIt) await queue.requestAll(states.listOpen(), endBy())
    if (this.#rounds === 1) this.#firstRoundMs = clock.now() - startedAt
    this.#logProgress(before)
    if (states.listOpen().length === 0) await this.#recheck(queue, deadline)
    else if (isLast()) await queue.requestAll(states.listWarned(), endBy())
    return { ended: states.isSettled }
  }

  /**
   * Asks on new connections for what agreed, some of it perhaps long ago. That may take longer than
   * there is time: as long again, or twice as long as everything took at first, whichever is less.
   */
  async #recheck(queue: AddressQueue, deadline: number): Promise<void> {
    const { clock, timeoutMs, info } = this.#options
    const states = this.#states
    const before = this.#describeDifferences()
    const extraMs = RETRY.live.lastRound + Math.min(timeoutMs, 2 * this.#firstRoundMs)
    const endBy = Math.max(deadline, clock.now() + extraMs)
    if (!states.isRechecking) {
      this.#agreedAt = clock.now()
      const { first, all } = states.startRecheck()
      info(safe`All match; requesting ${countAddresses(all.length)} once more on new connections`)
      await this.#connect()
      await queue.requestAll(first, endBy)
    }
    // What differs is left for the next round.
    for (
      let looks = 0;
      looks < MAX_RECHECK_PASSES && states.listDifferingAgain().length === 0;
      looks++
    )
      await queue.requestAll(states.listPending().reverse(), endBy)
    states.endRecheckIfDiffering()
    this.#logProgress(before)
  }

  async #request(
    index: number,
    endBy: number,
    toAsk: RequestAddressOptions,
  ): Promise<HostResponse> {
    const { [index]: expected } = this.#states.expected
    const { agent } = this.#connections ?? {}
    if (expected === undefined || agent === undefined)
      throw new RangeError(`nothing to request: ${index}`)
    return requestAddress(expected, { agent, endBy }, toAsk)
  }

  #recordResponse(index: number, answer: CompleteResponse | NoResponse): void {
    const { [index]: expected } = this.#states.expected
    if (expected === undefined) return
    const isPassing = answer.kind !== 'answered' || isTransientStatus(answer.status)
    const { clock } = this.#options
    const found = judgeResponse(expected, answer).map((each) =>
      accept(each, this.#accepted, clock.now()),
    )
    this.#states.recordVerdict(index, found, isPassing)
    if (answer.kind !== 'answered') return
    const { address } = expected
    const slow = [
      ...this.#slowest.filter((other) => other.address !== address),
      { address, ms: answer.ms },
    ]
    this.#slowest = slow.sort((a, b) => b.ms - a.ms).slice(0, MAX_SLOWEST)
  }

  /** Returns how many errors of each code there are: `3 live-missing, 1 live-stale`. */
  #describeDifferences(): string {
    const errors = this.#states.verdicts.flatMap((found) => found?.filter(isError) ?? [])
    const byCode = Map.groupBy(errors, ({ code }) => code)
    return [...byCode].map(([code, { length }]) => `${formatNumber(length)} ${code}`).join(', ')
  }

  /** Prints a line if anything has changed. */
  #logProgress(before: string): void {
    const { clock, info } = this.#options
    const elapsed = showDuration(clock.now() - this.#startedAt)
    const states = this.#states
    const all = countAddresses(this.#states.expected.length)
    if (states.isSettled) {
      const accepted = states.verdicts.flat().filter((each) => each?.accepted !== undefined).length
      const but = accepted === 0 ? '' : `, but for ${count(accepted, 'accepted finding')}`
      info(safe`All ${all} match after ${elapsed}${but}`)
      return
    }
    const now = this.#describeDifferences()
    const open = states.listOpen()
    if (open.length === 0 || (now === before && this.#rounds > 1)) return
    const differingAgain = states.listDifferingAgain()
    const differing = open.filter((index) => states.verdicts[index] !== undefined)
    const isAgain = differingAgain.length > 0
    const [example] = isAgain ? differingAgain : differing
    const such =
      example === undefined ? '' : safe`, such as ${this.#states.expected[example]?.address}`
    const unasked = open.length - differing.length
    const rest = unasked === 0 ? '' : safe`; ${formatNumber(unasked)} not requested yet`
    const how = isAgain ? 'different again' : 'still different'
    info(
      safe`After ${elapsed}, ${how}: ${formatNumber(differing.length)} of ${all}${now && safe` (${now})`}${such}${rest}`,
    )
  }

  async #makeVerdict(
    { hasRefused }: OriginState,
    site: PublishedSite,
    withoutAddress: number,
  ): Promise<LiveVerdict> {
    const { clock, signal } = this.#options
    const states = this.#states
    const { verdicts } = states
    const asked = verdicts.filter((found) => found !== undefined)
    const wanted = this.#states.expected.filter(
      (each, i) => isRequired(each) && verdicts[i] !== undefined,
    )
    const { expected } = states
    const noindex = findNoindexForAll({ url: this.#options.url, site, expected, verdicts })
    const judged = noindex === undefined ? asked : removeNoindex(asked)
    const found = [
      ...makeCountFinding('unsteady', states.listDifferingAgain().length),
      ...judged
        .flat()
        .toSorted((a, b) => Number(isAboutNotFoundPage(a)) - Number(isAboutNotFoundPage(b))),
      ...makeCountFinding(hasRefused ? 'refused' : 'unasked', verdicts.length - asked.length),
    ]
    if (states.listOpen().length === 0)
      found.push(...makeCountFinding('unsettled', states.listPending().length))
    if (noindex !== undefined) found.push(noindex)
    const findings = sortByWeight(await judgeFindings(found, this.#accepted, clock.now(), signal))
    return {
      ...countFindings(findings),
      findings,
      diagnosis: findCommonCause(found, wanted.length),
      addresses: verdicts.length,
      compared: asked.filter(isCompared).length,
      files: site.site.names.length,
      withoutAddress,
      since: states.isSettled ? this.#agreedAt : undefined,
      elapsedMs: clock.now() - this.#startedAt,
      rounds: this.#rounds,
      slowest: this.#slowest,
    }
  }
}

/** Returns the finding about so many addresses; none if there are none. */
function makeCountFinding(
  kind: 'unsteady' | 'refused' | 'unasked' | 'unsettled',
  n: number,
): readonly LiveFinding[] {
  if (n === 0) return []
  return [makeLiveFinding([kind, { addresses: countAddresses(n) }], '')]
}

const removeNoindex = (asked: readonly (readonly LiveFinding[])[]) =>
  asked.map((found) => found.filter((finding) => !isNoindex(finding)))

/** Is it a file that has to be there? */
const isRequired = (expected: Expectation): boolean =>
  expected.kind === 'file' && !expected.mayBeMissing && !expected.isNotFoundPage
/** Then another page is the better example. */
const isAboutNotFoundPage = (finding: LiveFinding): boolean =>
  isNotFoundPageOfSite(findFileOf(finding))
const isCompared = (found: readonly LiveFinding[]): boolean =>
  !found.some(({ kind }) => kind === 'unanswered')
const formatNumber = (n: number): string => n.toLocaleString('en')
const countAddresses = (n: number): string => count(n, 'address', 'addresses')
