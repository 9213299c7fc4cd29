import { rmSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { retrying, type System } from '../disk/busy-files.ts'
import { ensureRoom } from '../disk/disk-error.ts'
import { errorMessage, StepError } from '../errors.ts'
import { type Attempt, openAttempt } from '../net/idle-timeout.ts'
import { proxyFailure } from '../net/proxy.ts'
import { backOffMs, type Random } from '../net/retry.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { count, showDuration, showSize } from '../units.ts'
import { archiveName } from './archive-name.ts'
import { PartFile } from './part-file.ts'
import { type BundleLink, linkProblem } from './presigned-link.ts'
import { reportProgress } from './progress.ts'
import { get } from './request.ts'
import { saidBy } from './storage-error.ts'
import { type Announced, type Reading, readAnswer } from './storage-response.ts'

const MAX_RENEWALS = 3
const MAX_IDLE_TRIES = 5
const MAX_REDIRECTS = 3

/** Each try with a wrong password counts where accounts are locked after a few. */
const MAX_LOGINS = 2

/** A storage that asks for a longer pause is asked again after this all the same. */
const MAX_PAUSE_MS = 120_000

export interface DownloadOptions {
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
  readonly system?: System | undefined
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

/**
 * Fetches the archive and proves it. A transfer that breaks is resumed where it stopped if the storage lets it, and a
 * link that has expired is renewed, in the middle too; it ends when nothing moves any more.
 *
 * @throws StepError (`link-refused`, `link-leads-astray`, `transfer-…`, and those of the disk); nothing is left then
 * @throws the reason of `signal` when it is aborted, and what `renewLink` throws
 */
export async function download(options: DownloadOptions): Promise<Download> {
  const path = join(options.folder, 'archive')
  const file = new PartFile(path)
  const transfer = new Transfer(options, file)
  const stopReporting = reportProgress(options.clock, () => transfer.progress(), options.info)
  const begunAt = options.clock.now()
  try {
    await transfer.run()
    const proven = await transfer.prove()
    const took = showDuration(options.clock.now() - begunAt)
    options.info(safe`Downloaded the archive: ${showSize(proven.size)} in ${took}, SHA-256 ${proven.sha256}`)
    return proven
  } catch (error) {
    await file.close()
    await retrying(options.system)(() => rmSync(path, { force: true }))
    throw error
  } finally {
    stopReporting()
    await file.close()
  }
}

/** What came of one try. */
type Outcome =
  | { readonly kind: 'complete' }
  /** To be asked in another way at once. */
  | { readonly kind: 'next' }
  | {
      readonly kind: 'expired'
      readonly status: number
      readonly host: string
      readonly said: string | undefined
    }
  | Broken

interface Broken {
  readonly kind: 'broken'
  readonly why: string | SafeText
  /** How many tries in a row without progress are enough. */
  readonly maxTries?: number
  readonly said?: string | undefined
  /** How long the storage asks to wait, in ms. */
  readonly afterMs?: number | undefined
}

interface Answer {
  readonly message: IncomingMessage
  readonly reading: Reading
  /** Where it came from in the end. */
  readonly url: URL
  /** The link, and every address that it led to. */
  readonly asked: readonly URL[]
}

/** The state of a transfer between its tries. */
class Transfer {
  readonly #options: DownloadOptions
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
  #idleTries = 0

  constructor(options: DownloadOptions, file: PartFile) {
    this.#options = options
    this.#file = file
    this.#link = options.link
    this.#sizeBytes = options.link.sizeBytes
  }

  progress() {
    return { got: this.#file.size, size: this.#size() }
  }

  #size(): number | undefined {
    return this.#sizeBytes ?? this.#announced?.size
  }

  /** Fetches the archive in as many tries as make sense. @throws as `download` does */
  async run(): Promise<void> {
    this.#expect(this.#sizeBytes)
    for (;;) {
      const outcome = await this.#tryOnce()
      if (outcome.kind === 'complete') return
      if (outcome.kind === 'expired') await this.#renew(outcome)
      if (outcome.kind === 'broken') await this.#comeBack(outcome)
    }
  }

  /** @throws StepError (`transfer-unproven`) unless size and sums are those announced */
  async prove(): Promise<Download> {
    const { path, size } = this.#file
    const sums = await this.#file.digests()
    for (const { header, algorithm, expected } of this.#announced?.checksums ?? []) {
      const sum = sums.get(algorithm) ?? ''
      if (sum !== expected) throw unproven(`its ${algorithm} (${header})`, sum, expected)
    }
    return { path, name: this.#name, size, sha256: sums.get('sha256') ?? '', link: this.#link }
  }

  async #tryOnce(): Promise<Outcome> {
    const { clock, silenceMs, signal } = this.#options
    const attempt = openAttempt(clock, silenceMs, signal)
    try {
      return await this.#take(await this.#ask(attempt), attempt)
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof StepError) throw error
      return brokenBy(attempt.signal.aborted ? attempt.signal.reason : error)
    } finally {
      attempt.close()
    }
  }

  /** Asks for what is missing, and goes where it is sent. */
  async #ask(attempt: Attempt): Promise<Answer> {
    const rest =
      this.#file.size > 0 && this.#announced?.strongETag !== undefined ? this.#announced : undefined
    const asked = {
      from: rest ? this.#file.size : 0,
      rest,
      asStored: this.#asStored,
      nowMs: this.#options.clock.now(),
    }
    const headers: OutgoingHttpHeaders = {
      accept: '*/*',
      'accept-encoding': this.#asStored ? 'gzip' : 'identity',
      'user-agent': 'docs-export-action',
      ...(rest && { range: `bytes=${asked.from}-`, 'if-range': rest.strongETag }),
    }
    let url = new URL(this.#link.url)
    const visited = [url]
    for (let redirects = 0; ; redirects += 1) {
      const message = await get(url, headers, attempt.signal)
      attempt.heard()
      const reading = readAnswer(message.statusCode ?? 0, message.headers, asked)
      if (reading.kind !== 'redirect') return { message, reading, url, asked: visited }
      message.destroy()
      url = this.#target(url, reading.location, redirects)
      visited.push(url)
    }
  }

  #target(from: URL, location: string, redirects: number): URL {
    const target = URL.canParse(location, from.href) ? new URL(location, from) : undefined
    const problem =
      redirects >= MAX_REDIRECTS
        ? 'there were too many redirects'
        : linkProblem(target?.href ?? '', this.#options.loopbackAllowed)
    if (target && !problem) return target
    throw new StepError('link-leads-astray', { host: from.host, target: target?.host, why: problem })
  }

  async #take({ message, reading, url, asked }: Answer, attempt: Attempt): Promise<Outcome> {
    const status = message.statusCode ?? 0
    switch (reading.kind) {
      case 'whole':
        this.#begin(reading.announced, archiveName(message.headers, new URL(this.#link.url)))
        return this.#pour(message, attempt)
      case 'rest':
        this.#expect(reading.size)
        this.#announced = this.#announced && { ...this.#announced, size: reading.size }
        return this.#pour(message, attempt)
      case 'start-over':
        this.#announced = undefined
        return { kind: 'next' }
      case 'as-stored':
        this.#asStored = true
        return { kind: 'next' }
      case 'encoded':
        throw new StepError('transfer-encoded', { encoding: reading.encoding })
      case 'renew':
        return { kind: 'expired', status, host: url.host, said: await this.#saidBy(message, asked) }
      case 'again': {
        const said = await this.#saidBy(message, asked)
        return {
          kind: 'broken',
          why: `the storage answered with HTTP ${status}`,
          said,
          afterMs: reading.afterMs,
        }
      }
      default:
        throw this.#refusal({ status, host: url.host, said: await this.#saidBy(message, asked) })
    }
  }

  /** What an answer means stands in its headers: a body that breaks off or never comes changes nothing about it. */
  async #saidBy(message: IncomingMessage, asked: readonly URL[]): Promise<string | undefined> {
    try {
      return await saidBy(message, asked)
    } catch {
      this.#options.signal.throwIfAborted()
      return undefined
    }
  }

  #begin(announced: Announced, name: string): void {
    this.#expect(announced.size)
    this.#announced = announced
    this.#name = name
    ensureRoom(this.#options.folder, this.#file.bytesMissing(this.#size() ?? 0), 'the archive')
    this.#file.restart(
      announced.checksums.map(({ algorithm }) => algorithm),
      this.#size(),
    )
  }

  /** @throws StepError if an object of `size` bytes is not what the service announced, or too large */
  #expect(size: number | undefined): void {
    const { maxBytes } = this.#options
    const sizeBytes = this.#sizeBytes
    if (size === undefined) return
    if (sizeBytes !== undefined && size !== sizeBytes) {
      throw unproven('its size', count(size, 'byte'), count(sizeBytes, 'byte'))
    }
    if (size > maxBytes) throw tooLarge(maxBytes, size)
  }

  async #pour(message: IncomingMessage, attempt: Attempt): Promise<Outcome> {
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
      : { kind: 'broken', why: 'the connection ended before the whole archive had arrived' }
  }

  async #renew({ status, host, said }: Extract<Outcome, { kind: 'expired' }>): Promise<void> {
    if (this.#renewals >= MAX_RENEWALS) throw this.#refusal({ status, host, said })
    this.#renewals += 1
    this.#options.info(
      safe`The storage does not accept the link to the archive (HTTP ${status}); requesting a fresh one`,
    )
    this.#link = await this.#options.renewLink()
    // A service that says nothing of the size this time takes nothing back.
    this.#sizeBytes = this.#link.sizeBytes ?? this.#sizeBytes
    this.#expect(this.#sizeBytes)
  }

  /** Waits before the next try, unless enough of them got nowhere. */
  async #comeBack({ why, maxTries = MAX_IDLE_TRIES, said, afterMs = 0 }: Broken): Promise<void> {
    const { clock, random, signal, info } = this.#options
    const got = this.#file.size
    this.#idleTries = got > this.#best ? 0 : this.#idleTries + 1
    this.#best = Math.max(this.#best, got)
    if (this.#idleTries >= maxTries) {
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
    const pause = Math.max(backOffMs(this.#idleTries + 1, random), Math.min(afterMs, MAX_PAUSE_MS))
    info(safe`The download stopped at ${showSize(got)} (${why}); retrying in ${showDuration(pause)}`)
    await clock.sleep(pause, signal)
  }

  #refusal({ status, host, said }: { status: number; host: string; said: string | undefined }): StepError {
    const renewals = this.#renewals === 0 ? undefined : count(this.#renewals, 'fresh link')
    return new StepError('link-refused', { host, status, renewals, said })
  }
}

function unproven(what: string, got: string, expected: string): StepError {
  return new StepError('transfer-unproven', { what, got, expected })
}

function tooLarge(most: number, size?: number): StepError {
  return new StepError('transfer-too-large', { most: showSize(most), size: size && showSize(size) })
}

function brokenBy(error: unknown): Broken {
  const proxy = proxyFailure(error)
  if (proxy)
    return { kind: 'broken', why: proxy.why, ...(proxy.kind === 'login' && { maxTries: MAX_LOGINS }) }
  const code = (error as NodeJS.ErrnoException | undefined)?.code
  return { kind: 'broken', why: code ? `the connection failed (${code})` : errorMessage(error) }
}
