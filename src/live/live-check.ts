/**
 * Asks the host of a published site for every address, in rounds: those that differ are asked for again after a pause,
 * until all agree or the time is over. Only the host that was given is ever connected to.
 */
import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { keepYoungSpaceSmall } from '../heap.ts'
import { poll } from '../net/poll.ts'
import { keepConnections } from '../net/request.ts'
import { type Random, RETRY } from '../net/retry-policy.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { count, showDuration } from '../units.ts'
import type { Host } from '../web/host/hosts.ts'
import type { Tree } from '../web/tree.ts'
import { AddressQueue, MAX_CONNECTIONS } from './address-queue.ts'
import type { Answer } from './answer.ts'
import { MAX_WHOLE } from './body.ts'
import { EarlierVersion } from './earlier-version.ts'
import { evenly, expectationsOf } from './expectations.ts'
import type { Expected } from './expected.ts'
import type { LiveKind } from './kinds.ts'
import { readIfPossible, UnreadableFile } from './local-file.ts'
import { PublishedSite } from './published-site.ts'
import { Questions } from './questions.ts'
import { type LiveFinding, liveFinding, verdictOf } from './verdict.ts'

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
  /** The worst first, then in the order of the addresses. */
  readonly findings: readonly LiveFinding[]
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
  /** By the index of what is expected; undefined while it was not asked for. */
  #found: (readonly LiveFinding[] | undefined)[] = []
  #slowest: readonly SlowAddress[] = []
  #rounds = 0
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
    const asked = this.#found.filter((found) => found !== undefined).length
    const differing = this.#found.filter(
      (found) => found !== undefined && hasError(found) && isCompared(found),
    ).length
    return safe`${number(asked)} of ${addresses(this.#expected.length)} asked for, ${number(differing)} still different`
  }

  /**
   * Asks for every address, as often as makes sense.
   * @throws HostUnreachable; the reason of the signal; what the file system throws when the folder cannot be read
   */
  async run(): Promise<LiveVerdict> {
    const { url, folder, host, domain, earlier, signal, clock, random, pollIntervalMs, timeoutMs, info } =
      this.#options
    const site = await PublishedSite.list({
      folder,
      host,
      basePath: url.pathname,
      domain: domain ?? url.host,
      liveHost: url.host,
      signal,
    })
    const token = Math.floor(random() * 2 ** 40).toString(36)
    const { expected, withoutAddress } = await expectationsOf(site, { origin: url.origin, token, signal })
    this.#expected = expected
    this.#found = expected.map(() => undefined)
    const knownPages = {
      homePage: this.#digestOf('index.html', site),
      notFoundPage: this.#digestOf('404.html', site),
    }
    info(safe`Asking ${url.host} for ${addresses(expected.length)}`)
    this.#startedAt = clock.now()
    const deadline = this.#startedAt + timeoutMs
    const { agent, close } = await keepConnections(url, MAX_CONNECTIONS)
    // Hardly any object outlives its request.
    const letHeapGrow = keepYoungSpaceSmall()
    try {
      const earlierVersion = earlier && new EarlierVersion(earlier)
      const questions = new Questions({ ...this.#options, site, agent, knownPages, earlierVersion })
      const queue = new AddressQueue({
        host: url.host,
        ask: (index, endBy) => this.#ask(index, endBy, questions),
        take: (index, answer) => this.#take(index, answer),
        clock,
        random,
        signal,
        info,
      })
      await poll(() => this.#round(queue, deadline), { deadline, pollIntervalMs }, { clock, random, signal })
    } finally {
      close()
      letHeapGrow()
    }
    return this.#verdict(site.site.names.length, withoutAddress)
  }

  /** Undefined if there is no such file, or it cannot be read, or no page is as large. */
  #digestOf(name: string, site: PublishedSite): string | undefined {
    const size = site.sizes[site.files.get(name) ?? -1]
    if (size === undefined || size > MAX_WHOLE) return undefined
    const content = readIfPossible(site.site.root, name, size)
    return content && createHash('sha256').update(content).digest('hex')
  }

  async #round(queue: AddressQueue, deadline: number): Promise<{ readonly ended: boolean }> {
    const { clock, signal } = this.#options
    this.#rounds++
    const waitMs = Math.min(this.#notBefore, deadline) - clock.now()
    if (waitMs > 0) await clock.sleep(waitMs, signal)
    const endBy = () => Math.max(deadline, clock.now() + RETRY.live.lastRound)
    // What is reported in the end must not be older than the last round.
    const isLast = () => clock.now() >= deadline
    const before = this.#differences()
    const open = this.#open()
    const sample = this.#rounds === 1 || isLast() ? open : evenly(open, SAMPLE)
    const shown = sample.map((index) => this.#shown(index))
    let { retryAfterMs } = await queue.askAll(sample, endBy())
    if (sample.length < open.length) {
      const hasChanged = sample.some((index, i) => this.#shown(index) !== shown[i])
      const asked = new Set(sample)
      const rest = isLast() ? this.#open() : hasChanged ? open.filter((index) => !asked.has(index)) : []
      if (rest.length > 0) ({ retryAfterMs } = await queue.askAll(rest, endBy()))
    }
    this.#report(before)
    const askedToWait = Math.min(retryAfterMs ?? 0, RETRY.live.maxRetryAfter)
    this.#notBefore = clock.now() + askedToWait
    return { ended: this.#open().length === 0 }
  }

  /** @returns undefined if nothing had to be sent */
  async #ask(index: number, endBy: number, questions: Questions): Promise<Answer | undefined> {
    const expected = this.#expected[index]
    if (expected === undefined) return undefined
    try {
      const answer = await questions.ask(expected, endBy)
      if (answer.is === 'not-now') this.#postpone(index, verdictOf(expected, answer), answer.status)
      return answer
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      const file = expected.is === 'file' ? expected.name : ''
      const subject = { address: expected.address, file }
      this.#found[index] = [liveFinding('unread', subject, { why: error.code })]
      return undefined
    }
  }

  /** Notes why an address that is asked for again later has no other answer yet. */
  #postpone(index: number, found: readonly LiveFinding[], status: number): void {
    this.#hasRefused ||= status === 429
    this.#found[index] ??= found
  }

  #take(index: number, answer: Answer): void {
    const expected = this.#expected[index]
    if (expected === undefined) return
    this.#found[index] = verdictOf(expected, answer)
    if (answer.is !== 'answered') return
    const { address } = expected
    const slow = [...this.#slowest.filter((other) => other.address !== address), { address, ms: answer.ms }]
    this.#slowest = slow.sort((a, b) => b.ms - a.ms).slice(0, MAX_SLOWEST)
  }

  /** Returns what was not asked for, or differs. */
  #open(): number[] {
    return this.#expected.flatMap((_, index) => {
      const found = this.#found[index]
      return found === undefined || hasError(found) ? [index] : []
    })
  }

  /** Returns what is known of an address, in a form that can be compared. */
  #shown(index: number): string | undefined {
    return this.#found[index]?.map(({ message }) => message).join()
  }

  /** Returns how many errors of each code there are: `3 live-missing, 1 live-stale`. */
  #differences(): string {
    const errors = this.#found.flatMap((found) => found?.filter(isError) ?? [])
    const byCode = Map.groupBy(errors, ({ code }) => code)
    return [...byCode].map(([code, { length }]) => `${number(length)} ${code}`).join(', ')
  }

  /** Prints a line if anything has changed. */
  #report(before: string): void {
    const { clock, info } = this.#options
    const elapsed = showDuration(clock.now() - this.#startedAt)
    const open = this.#open()
    if (open.length === 0) {
      info(safe`All ${addresses(this.#expected.length)} agree after ${elapsed}`)
      return
    }
    const now = this.#differences()
    if (now === before && this.#rounds > 1) return
    const differing = open.filter((index) => this.#found[index] !== undefined)
    const [example] = differing
    const such = example === undefined ? '' : safe`, such as ${this.#expected[example]?.address}`
    const unasked = open.length - differing.length
    const rest = unasked === 0 ? '' : safe`; ${number(unasked)} not asked for yet`
    info(
      safe`After ${elapsed}, ${number(differing.length)} of ${addresses(this.#expected.length)} do not agree yet${now && safe` (${now})`}${such}${rest}`,
    )
  }

  #verdict(files: number, withoutAddress: number): LiveVerdict {
    const now = this.#options.clock.now()
    const unasked = this.#found.filter((found) => found === undefined).length
    const kind = this.#hasRefused ? 'unasked-refused' : 'unasked'
    const rest = unasked === 0 ? [] : [liveFinding(kind, { address: '' }, { addresses: addresses(unasked) })]
    const findings = [...rest, ...this.#found.flatMap((found) => found ?? [])]
    const order = ['error', 'warning', 'notice']
    const isLive = !findings.some(isError)
    return {
      // Sorting is stable: those of equal weight stay in the order of their addresses.
      findings: findings.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity)),
      addresses: this.#expected.length,
      compared: this.#found.filter((found) => found !== undefined && isCompared(found)).length,
      files,
      withoutAddress,
      since: isLive ? now : undefined,
      elapsedMs: now - this.#startedAt,
      rounds: this.#rounds,
      slowest: this.#slowest,
    }
  }
}

const isError = ({ severity }: LiveFinding): boolean => severity === 'error'
/** What these say is that there was nothing to compare. */
const NOT_COMPARED: ReadonlySet<LiveKind> = new Set(['refused', 'unanswered', 'unread'])
const isCompared = (found: readonly LiveFinding[]): boolean =>
  !found.some(({ kind }) => NOT_COMPARED.has(kind))
const hasError = (found: readonly LiveFinding[]): boolean => found.some(isError)
const number = (n: number): string => n.toLocaleString('en')
const addresses = (n: number): string => count(n, 'address', 'addresses')
