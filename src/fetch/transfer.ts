import type { IncomingMessage } from 'node:http'
import type { Clock } from '../clock.ts'
import { ensureRoom } from '../disk/disk-error.ts'
import { StepError } from '../errors.ts'
import { type Attempt, openAttempt } from '../net/attempt.ts'
import { explainConnectionError } from '../net/connection-failure.ts'
import { maxRetriesAfter, type Random, RETRY, retryTimeout } from '../net/retry-policy.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { count, showDuration, showSize } from '../units.ts'
import { archiveName } from './archive-name.ts'
import type { PartFile } from './part-file.ts'
import type { BundleLink } from './presigned-link.ts'
import type { Progress } from './progress.ts'
import { type FinalResponse, getFollowingRedirects } from './redirects.ts'
import { saidBy } from './storage-error.ts'
import { type Announced, type Reading, readAnswer } from './storage-response.ts'

export interface TransferOptions {
  readonly link: BundleLink
  /** Returns a new link; from then on its size counts. What it throws ends the download. */
  readonly renewLink: () => Promise<BundleLink>
  /** A folder of ours, where the archive is to lie. */
  readonly folder: string
  /** What is larger is not fetched, or not to its end; in bytes. */
  readonly maxBytes: number
  /** How long nothing may arrive before a try is given up, in ms. */
  readonly silenceMs: number
  /** Whether `http` on a loopback host is fine. */
  readonly loopbackAllowed: boolean
  readonly clock: Clock
  readonly random: Random
  readonly signal: AbortSignal
  readonly info: (line: SafeText) => void
}

/** An archive that is what was announced, byte for byte. */
export interface Download {
  readonly path: string
  /** Its own name, fit for a file. */
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** Hexadecimal. */
  readonly sha256: string
  /** The link it came from: the newest. */
  readonly link: BundleLink
}

/** What came of one try. */
type Outcome =
  | { readonly kind: 'complete' }
  /** To be asked in another way at once. */
  | { readonly kind: 'ask-again' }
  | ({ readonly kind: 'expired' } & Refusal)
  | Broken

/** An answer that says no. */
interface Refusal {
  readonly status: number
  readonly host: string
  readonly said: string | undefined
}

interface Broken {
  readonly kind: 'broken'
  readonly why: SafeText
  /** How many retries in a row without progress it is worth. */
  readonly maxRetries: number
  readonly said?: string | undefined
  /** How long the storage asks to wait, in ms. */
  readonly afterMs?: number | undefined
}

interface StorageResponse extends FinalResponse {
  readonly reading: Reading
}

/** One transfer, and its state between its tries. */
export class Transfer {
  readonly #options: TransferOptions
  readonly #file: PartFile
  #link: BundleLink
  /** What the service said last of the archive's size, in bytes. */
  #sizeBytes: number | undefined
  #name = 'bundle'
  #announced: Announced | undefined
  #asStored = false
  #renewals = 0
  /** The most that had arrived at the end of any try: only beyond it there is progress. */
  #best = 0
  /** Tries in a row without progress. */
  #idleTries = 0

  /** @param file where the archive is to go; nothing has arrived yet */
  constructor(options: TransferOptions, file: PartFile) {
    this.#options = options
    this.#file = file
    this.#link = options.link
    this.#sizeBytes = options.link.sizeBytes
  }

  progress(): Progress {
    return { got: this.#file.size, size: this.#size() }
  }

  /** Fetches the archive in as many tries as make sense, and verifies it. @throws as `download` does */
  async run(): Promise<Download> {
    this.#expectSize(this.#sizeBytes)
    for (;;) {
      const outcome = await this.#tryOnce()
      switch (outcome.kind) {
        case 'complete':
          return this.#verified()
        case 'ask-again':
          break
        case 'expired':
          await this.#renewLink(outcome)
          break
        case 'broken':
          await this.#waitAfter(outcome)
          break
      }
    }
  }

  async #tryOnce(): Promise<Outcome> {
    const { clock, silenceMs, signal } = this.#options
    const attempt = openAttempt(clock, silenceMs, signal)
    try {
      return await this.#receive(await this.#ask(attempt), attempt)
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof StepError) throw error
      const failure = explainConnectionError(attempt.signal.aborted ? attempt.signal.reason : error)
      return broken(failure.why, { maxRetries: Math.min(RETRY.maxRetries, maxRetriesAfter(failure)) })
    } finally {
      attempt.close()
    }
  }

  /** Asks for what is missing. */
  async #ask(attempt: Attempt): Promise<StorageResponse> {
    const { clock, loopbackAllowed } = this.#options
    const canResume = this.#file.size > 0 && this.#announced?.strongETag !== undefined
    const rest = canResume ? this.#announced : undefined
    const from = rest ? this.#file.size : 0
    const headers = {
      accept: '*/*',
      'accept-encoding': this.#asStored ? 'gzip' : 'identity',
      'user-agent': 'docs-export-action',
      ...(rest && { range: `bytes=${from}-`, 'if-range': rest.strongETag }),
    }
    const link = new URL(this.#link.url)
    const response = await getFollowingRedirects(link, headers, { attempt, loopbackAllowed })
    const { statusCode = 0, headers: answered } = response.message
    const asked = { from, rest, asStored: this.#asStored, nowMs: clock.now() }
    return { ...response, reading: readAnswer(statusCode, answered, asked) }
  }

  /** Does what the answer means, which may be to take its body. */
  async #receive(response: StorageResponse, attempt: Attempt): Promise<Outcome> {
    const { message, reading } = response
    switch (reading.kind) {
      case 'whole':
        this.#restart(reading.announced, archiveName(message.headers, new URL(this.#link.url)))
        return this.#store(message, attempt)
      case 'rest':
        this.#expectSize(reading.size)
        this.#announced = this.#announced && { ...this.#announced, size: reading.size }
        return this.#store(message, attempt)
      case 'start-over':
        this.#announced = undefined
        return { kind: 'ask-again' }
      case 'as-stored':
        this.#asStored = true
        return { kind: 'ask-again' }
      case 'encoded':
        throw new StepError('transfer-encoded', { encoding: reading.encoding })
      case 'renew':
        return { kind: 'expired', ...(await this.#refusal(response)) }
      case 'again': {
        const { status, said } = await this.#refusal(response)
        return broken(safe`the storage answered with HTTP ${status}`, { said, afterMs: reading.afterMs })
      }
      case 'refused':
        throw this.#refused(await this.#refusal(response))
    }
  }

  async #refusal({ message, url, visited }: StorageResponse): Promise<Refusal> {
    return { status: message.statusCode ?? 0, host: url.host, said: await this.#saidBy(message, visited) }
  }

  /** What an answer means stands in its headers: a body that breaks off or never comes changes nothing about it. */
  async #saidBy(message: IncomingMessage, visited: readonly URL[]): Promise<string | undefined> {
    try {
      return await saidBy(message, visited)
    } catch {
      this.#options.signal.throwIfAborted()
      return undefined
    }
  }

  /** Gets ready for the whole object. @throws StepError if it is not wanted or does not fit on the disk */
  #restart(announced: Announced, name: string): void {
    this.#expectSize(announced.size)
    this.#announced = announced
    this.#name = name
    ensureRoom(this.#options.folder, this.#file.bytesMissing(this.#size() ?? 0), 'the archive')
    this.#file.restart(announced.checksums.map(({ algorithm }) => algorithm))
  }

  async #store(message: IncomingMessage, attempt: Attempt): Promise<Outcome> {
    const size = this.#size()
    const { maxBytes } = this.#options
    for await (const chunk of message as AsyncIterable<Buffer>) {
      attempt.heard()
      await this.#file.append(chunk)
      if (size !== undefined && this.#file.size > size)
        throw unproven('its size', `more than ${count(size, 'byte')}`, count(size, 'byte'))
      if (this.#file.size > maxBytes) throw tooLarge(maxBytes)
    }
    const isWhole = size === undefined || this.#file.size === size
    return isWhole
      ? { kind: 'complete' }
      : broken(safe`the connection ended before the whole archive had arrived`)
  }

  /** @throws StepError (`transfer-unproven`) unless the sums are those announced */
  async #verified(): Promise<Download> {
    const { path, size } = this.#file
    const sums = await this.#file.digests()
    for (const { header, algorithm, expected } of this.#announced?.checksums ?? []) {
      const sum = sums.get(algorithm) ?? ''
      if (sum !== expected) throw unproven(`its ${algorithm} (${header})`, sum, expected)
    }
    return { path, name: this.#name, size, sha256: sums.get('sha256') ?? '', link: this.#link }
  }

  async #renewLink(refusal: Refusal): Promise<void> {
    if (this.#renewals >= RETRY.storage.maxRenewals) throw this.#refused(refusal)
    this.#renewals += 1
    const { info, renewLink } = this.#options
    info(
      safe`The storage does not accept the link to the archive (HTTP ${refusal.status}); requesting a fresh one`,
    )
    this.#link = await renewLink()
    // A service that says nothing of the size this time takes nothing back.
    this.#sizeBytes = this.#link.sizeBytes ?? this.#sizeBytes
    this.#expectSize(this.#sizeBytes)
  }

  /** Waits before the next try, unless enough of them got nowhere. */
  async #waitAfter({ why, maxRetries, said, afterMs = 0 }: Broken): Promise<void> {
    const { clock, random, signal, info } = this.#options
    const got = this.#file.size
    this.#idleTries = got > this.#best ? 0 : this.#idleTries + 1
    this.#best = Math.max(this.#best, got)
    if (this.#idleTries > maxRetries) {
      const size = this.#size()
      throw new StepError('transfer-failed', {
        host: new URL(this.#link.url).host,
        why,
        tries: count(this.#idleTries, 'attempt'),
        got: showSize(got),
        size: size && showSize(size),
        said,
      })
    }
    const asked = Math.min(afterMs, RETRY.storage.maxRetryAfter)
    const pause = retryTimeout(this.#idleTries + 1, random, asked)
    info(safe`The download stopped at ${showSize(got)}: ${why}; retrying in ${showDuration(pause)}`)
    await clock.sleep(pause, signal)
  }

  /** What the object's size is, as far as anybody has said. */
  #size(): number | undefined {
    return this.#sizeBytes ?? this.#announced?.size
  }

  /** @throws StepError if an object of `size` bytes is not what the service announced, or too large */
  #expectSize(size: number | undefined): void {
    const { maxBytes } = this.#options
    if (size === undefined) return
    if (this.#sizeBytes !== undefined && size !== this.#sizeBytes) {
      throw unproven('its size', count(size, 'byte'), count(this.#sizeBytes, 'byte'))
    }
    if (size > maxBytes) throw tooLarge(maxBytes, size)
  }

  #refused({ status, host, said }: Refusal): StepError {
    const renewals = this.#renewals === 0 ? undefined : count(this.#renewals, 'fresh link')
    return new StepError('link-refused', { host, status, renewals, said })
  }
}

function broken(why: SafeText, more: Partial<Broken> = {}): Broken {
  return { kind: 'broken', why, maxRetries: RETRY.maxRetries, ...more }
}

function unproven(what: string, got: string, expected: string): StepError {
  return new StepError('transfer-unproven', { what, got, expected })
}

function tooLarge(most: number, size?: number): StepError {
  return new StepError('transfer-too-large', { most: showSize(most), size: size && showSize(size) })
}
