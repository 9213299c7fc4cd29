/**
 * Asks the host of a published site for every address, in rounds: those that differ are asked for again after a pause,
 * until all agree or the time is over. What agreed is then asked for once more: the host may have changed since, or be
 * several servers. Only the host that was given is ever connected to.
 */
import type { Clock } from '../common/clock.ts'
import { count, showDuration } from '../common/units.ts'
import { poll } from '../net/poll.ts'
import { type KeptConnections, keepConnections } from '../net/request.ts'
import { isTransientStatus, type Random, RETRY } from '../net/retry-policy.ts'
import { type SafeText, safe } from '../report/clean.ts'
import type { Host } from '../web/host/hosts.ts'
import type { Tree } from '../web/tree.ts'
import { AddressQueue, MAX_CONNECTIONS } from './address-queue.ts'
import type { Answer } from './answer.ts'
import { type AskOptions, ask } from './ask.ts'
import { evenly, expectationsOf } from './expectations.ts'
import type { Expected } from './expected.ts'
import type { LiveKind } from './kinds.ts'
import { UnreadableFile } from './local-file.ts'
import { diagnosisOf, inOrder } from './order.ts'
import { PublishedSite } from './published-site.ts'
import { Standings } from './standings.ts'
import { hasError, type LiveFinding, liveFinding, verdictOf } from './verdict.ts'

/**
 * How many of the addresses that differ are asked for first in a later round: if none of them has changed, the others wait
 * for the next round, or for the last one.
 */
const SAMPLE = 64

/** How many of the slowest addresses are reported. */
const MAX_SLOWEST = 5

/** What is compared, and how. */
export interface LiveOptions {
  /** Where the site was published: origin and base path. */
  readonly url: URL
  /** The folder that holds the site. */
  readonly folder: string
  readonly host: Host | undefined
  /** The host name of the site, if it is not that of `url`. */
  readonly domain: string | undefined
  /** What the host may still have, if it is known. */
  readonly earlier: Tree | undefined
  /** How long to wait until all addresses agree, the longest pause between two rounds, and the longest silence of a request. In ms. */
  readonly timeoutMs: number
  readonly pollIntervalMs: number
  readonly requestTimeoutMs: number
  readonly clock: Clock
  readonly random: Random
  readonly signal: AbortSignal
  readonly info: (line: SafeText) => void
}

/** How long an address took to be answered, in ms. */
export interface SlowAddress {
  readonly address: string
  readonly ms: number
}

/** What a check found in the end. */
export interface LiveVerdict {
  /** In the order in which they matter. */
  readonly findings: readonly LiveFinding[]
  /** What probably is wrong with all of it, if most findings have one cause. */
  readonly diagnosis: string | undefined
  readonly addresses: number
  /** How many of them were answered with something that could be compared. */
  readonly compared: number
  readonly files: number
  /** How many files have no address by the rules of the host, so that they were not asked for. */
  readonly withoutAddress: number
  /** When the last address agreed, in ms since the epoch; undefined if not all do. */
  readonly since: number | undefined
  /** Since the first request, in ms. */
  readonly elapsedMs: number
  readonly rounds: number
  readonly slowest: readonly SlowAddress[]
}

/** One check, and what it knows so far. */
export class LiveCheck {
  readonly #options: LiveOptions
  #expected: readonly Expected[] = []
  #standings = new Standings([])
  #connections: KeptConnections | undefined
  #slowest: readonly SlowAddress[] = []
  #rounds = 0
  /** How long it took to ask for everything for the first time, in ms. */
  #firstRoundMs = 0
  /** When the last difference was gone, in ms since the epoch. */
  #agreedAt: number | undefined
  /** Has the host ever refused a request, because there were too many? */
  #hasRefused = false
  /** Until when the host asks to wait, in ms since the epoch. */
  #notBefore = 0
  #startedAt: number

  constructor(options: LiveOptions) {
    this.#options = options
    this.#startedAt = options.clock.now()
  }

  /** Returns what is known so far, in words. */
  progress(): SafeText {
    const { verdicts, isLooking } = this.#standings
    const asked = verdicts.filter((found) => found !== undefined).length
    const differing = verdicts.filter(
      (found) => found !== undefined && hasError(found) && isCompared(found),
    ).length
    const more = isLooking ? '; asking once more' : ''
    return safe`${number(asked)} of ${addresses(this.#expected.length)} asked for, ${number(differing)} still different${more}`
  }

  /**
   * Asks for every address, as often as makes sense, and for all of them once more when they agree.
   * @throws HostUnreachable; the reason of the signal; what the file system throws when the folder cannot be read
   */
  async run(): Promise<LiveVerdict> {
    const { url, folder, host, domain, earlier, signal, clock, random, pollIntervalMs, timeoutMs, info } =
      this.#options
    const served = { host, basePath: url.pathname, domain: domain ?? url.host, liveHost: url.host, signal }
    const site = await PublishedSite.list({ folder, ...served })
    const earlierSite = earlier && (await PublishedSite.list({ folder: earlier.root, ...served }))
    const token = Math.floor(random() * 2 ** 40).toString(36)
    const { expected, withoutAddress } = await expectationsOf(site, {
      origin: url.origin,
      earlier: earlierSite,
      token,
      signal,
    })
    this.#expected = expected
    const knownPages = { homePage: site.read('index.html'), notFoundPage: site.read('404.html') }
    this.#standings = new Standings(expected, earlierSite && (await site.changedSince(earlierSite, signal)))
    info(safe`Asking ${url.host} for ${addresses(expected.length)}`)
    this.#startedAt = clock.now()
    const deadline = this.#startedAt + timeoutMs
    try {
      const toAsk = { ...this.#options, site, earlierSite, knownPages }
      const queue = new AddressQueue({
        host: url.host,
        ask: (index, endBy) => this.#ask(index, endBy, toAsk),
        take: (index, answer) => this.#take(index, answer),
        clock,
        random,
        signal,
        info,
        connectBy: Math.min(deadline, this.#startedAt + RETRY.live.firstConnection),
      })
      await poll(() => this.#round(queue, deadline), { deadline, pollIntervalMs }, { clock, random, signal })
    } finally {
      this.#connections?.close()
    }
    return this.#verdict(site.site.names.length, withoutAddress)
  }

  /** Gives up the connections that there are, and makes new ones from now on. */
  async #connect(): Promise<void> {
    this.#connections?.close()
    this.#connections = await keepConnections(this.#options.url, MAX_CONNECTIONS)
  }

  async #round(queue: AddressQueue, deadline: number): Promise<{ readonly ended: boolean }> {
    const { clock, signal } = this.#options
    const standings = this.#standings
    this.#rounds++
    const waitMs = Math.min(this.#notBefore, deadline) - clock.now()
    if (waitMs > 0) await clock.sleep(waitMs, signal)
    // A connection leads to the same one of several servers for as long as it is kept.
    await this.#connect()
    const startedAt = clock.now()
    const endBy = () => Math.max(deadline, clock.now() + RETRY.live.lastRound)
    // What is reported in the end must not be older than the last round.
    const isLast = () => clock.now() >= deadline
    const before = this.#differences()
    const open = standings.open()
    const sample = this.#rounds === 1 ? open : evenly(open, SAMPLE)
    const shown = sample.map((index) => this.#shown(index))
    let { retryAfterMs } = await queue.askAll(sample, endBy())
    if (sample.length < open.length) {
      const hasChanged = sample.some((index, i) => this.#shown(index) !== shown[i])
      const asked = new Set(sample)
      const rest = isLast() ? standings.open() : hasChanged ? open.filter((index) => !asked.has(index)) : []
      if (rest.length > 0) ({ retryAfterMs } = await queue.askAll(rest, endBy()))
    }
    if (this.#rounds === 1) this.#firstRoundMs = clock.now() - startedAt
    this.#report(before)
    if (standings.open().length === 0) ({ retryAfterMs } = await this.#lookAgain(queue, deadline))
    else if (isLast()) await queue.askAll(standings.warned(), endBy())
    const askedToWait = Math.min(retryAfterMs ?? 0, RETRY.live.maxRetryAfter)
    this.#notBefore = clock.now() + askedToWait
    return { ended: standings.isSettled }
  }

  /**
   * Asks on new connections for what agreed, some of it perhaps long ago. That may take longer than there is time: as
   * long again, or twice as long as everything took at first, whichever is less.
   */
  async #lookAgain(
    queue: AddressQueue,
    deadline: number,
  ): Promise<{ readonly retryAfterMs: number | undefined }> {
    const { clock, timeoutMs, info } = this.#options
    const standings = this.#standings
    const before = this.#differences()
    const extraMs = RETRY.live.lastRound + Math.min(timeoutMs, 2 * this.#firstRoundMs)
    const endBy = Math.max(deadline, clock.now() + extraMs)
    if (!standings.isLooking) {
      this.#agreedAt = clock.now()
      const { first, all } = standings.lookAgain()
      info(safe`All agree; asking for ${addresses(all.length)} once more, on new connections`)
      await this.#connect()
      await queue.askAll(first, endBy)
    }
    let retryAfterMs: number | undefined
    // What fails for a moment is tried once more; what differs is left for the next round.
    for (let tries = 1; tries <= 2 && standings.turned().length === 0; tries++)
      ({ retryAfterMs } = await queue.askAll(standings.left().reverse(), endBy))
    standings.endLookIfTurned()
    this.#report(before)
    return { retryAfterMs }
  }

  /** @returns undefined if nothing had to be sent */
  async #ask(index: number, endBy: number, toAsk: AskOptions): Promise<Answer | undefined> {
    const expected = this.#expected[index]
    const agent = this.#connections?.agent
    if (expected === undefined || agent === undefined) return undefined
    try {
      const answer = await ask(expected, { agent, endBy }, toAsk)
      if (answer.is === 'not-now') {
        this.#hasRefused ||= answer.status === 429
        this.#standings.postpone(index, verdictOf(expected, answer))
      }
      return answer
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      const subject = { address: expected.address, file: expected.is === 'file' ? expected.name : '' }
      const found = expected.is === 'gone' ? [] : [liveFinding('unread', subject, { why: error.code })]
      this.#standings.take(index, found, true)
      return undefined
    }
  }

  #take(index: number, answer: Answer): void {
    const expected = this.#expected[index]
    if (expected === undefined) return
    const isPassing = answer.is !== 'answered' || isTransientStatus(answer.status)
    this.#standings.take(index, verdictOf(expected, answer), isPassing)
    if (answer.is !== 'answered') return
    const { address } = expected
    const slow = [...this.#slowest.filter((other) => other.address !== address), { address, ms: answer.ms }]
    this.#slowest = slow.sort((a, b) => b.ms - a.ms).slice(0, MAX_SLOWEST)
  }

  /** Returns what is known of an address, in a form that can be compared. */
  #shown(index: number): string | undefined {
    return this.#standings
      .found(index)
      ?.map(({ message }) => message)
      .join()
  }

  /** Returns how many errors of each code there are: `3 live-missing, 1 live-stale`. */
  #differences(): string {
    const errors = this.#standings.verdicts.flatMap((found) => found?.filter(isError) ?? [])
    const byCode = Map.groupBy(errors, ({ code }) => code)
    return [...byCode].map(([code, { length }]) => `${number(length)} ${code}`).join(', ')
  }

  /** Prints a line if anything has changed. */
  #report(before: string): void {
    const { clock, info } = this.#options
    const elapsed = showDuration(clock.now() - this.#startedAt)
    const standings = this.#standings
    if (standings.isSettled) {
      info(safe`All ${addresses(this.#expected.length)} agree after ${elapsed}`)
      return
    }
    const now = this.#differences()
    const open = standings.open()
    if (open.length === 0 || (now === before && this.#rounds > 1)) return
    const turned = new Set(standings.turned())
    const differing = open.filter((index) => standings.found(index) !== undefined)
    const [example] = turned.size > 0 ? turned : differing
    const such = example === undefined ? '' : safe`, such as ${this.#expected[example]?.address}`
    const unasked = open.length - differing.length
    const rest = unasked === 0 ? '' : safe`; ${number(unasked)} not asked for yet`
    const yet = turned.size > 0 ? 'any more' : 'yet'
    info(
      safe`After ${elapsed}, ${number(differing.length)} of ${addresses(this.#expected.length)} do not agree ${yet}${now && safe` (${now})`}${such}${rest}`,
    )
  }

  #verdict(files: number, withoutAddress: number): LiveVerdict {
    const now = this.#options.clock.now()
    const standings = this.#standings
    const found = standings.verdicts
    const open = standings.open().length
    const about = (kind: LiveKind, n: number) =>
      n === 0 ? [] : [liveFinding(kind, { address: '' }, { addresses: addresses(n) })]
    const findings = [
      ...about('turned', standings.turned().length),
      ...about(
        this.#hasRefused ? 'unasked-refused' : 'unasked',
        found.filter((each) => each === undefined).length,
      ),
      ...about('unsettled', open === 0 ? standings.left().length : 0),
      ...found.flatMap((each) => each ?? []),
    ]
    return {
      findings: inOrder(findings),
      diagnosis: diagnosisOf(findings, this.#expected.filter(isWanted).length),
      addresses: this.#expected.length,
      compared: found.filter((each) => each !== undefined && isCompared(each)).length,
      files,
      withoutAddress,
      since: standings.isSettled ? this.#agreedAt : undefined,
      elapsedMs: now - this.#startedAt,
      rounds: this.#rounds,
      slowest: this.#slowest,
    }
  }
}

const isError = ({ severity }: LiveFinding): boolean => severity === 'error'
/** Is it a file that has to be there? */
const isWanted = (expected: Expected): boolean =>
  expected.is === 'file' && !expected.mayBeMissing && !expected.isNotFoundPage
/** What these say is that there was nothing to compare. */
const NOT_COMPARED: ReadonlySet<LiveKind> = new Set(['refused', 'unanswered', 'unread'])
const isCompared = (found: readonly LiveFinding[]): boolean =>
  !found.some(({ kind }) => NOT_COMPARED.has(kind))
const number = (n: number): string => n.toLocaleString('en')
const addresses = (n: number): string => count(n, 'address', 'addresses')
