import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { formatCount, formatDuration, formatSize } from '../common/units.ts'
import { joinWords } from '../common/words.ts'
import { ensureFreeSpace } from '../disk/free-space.ts'
import { readStartOfFile } from '../disk/read-start-of-file.ts'
import { StepError } from '../errors/step-error.ts'
import { type Attempt, openAttempt } from '../net/attempt.ts'
import { type ConnectionFailure, classifyConnectionError } from '../net/connection-failure.ts'
import type { FollowedResponse } from '../net/follow-redirects.ts'
import { isHtmlBody } from '../net/html-body.ts'
import type { NetworkContext } from '../net/network-context.ts'
import { USER_AGENT } from '../net/request.ts'
import { computeRetryPause, getMaxRetries, RETRY_POLICY } from '../net/retry-policy.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { chooseArchiveName } from './archive-name.ts'
import { classifyResponse, type ResponseClass, type StoredObject } from './classify-response.ts'
import { getFollowingRedirects } from './get-following-redirects.ts'
import type { PartFile } from './part-file.ts'
import { type BundleLink, listSignedHeaders } from './presigned-link.ts'
import { findMessage, MAX_BODY_BYTES, readMessage } from './storage-error.ts'

/** The archive to download, and the limits of the download. */
export interface TransferOptions extends NetworkContext {
  readonly link: BundleLink
  /**
   * Returns a new link, whose size, if given, replaces the earlier one. An error ends the download.
   */
  readonly renewLink: () => Promise<BundleLink>
  /** An existing folder, to which the archive is written. */
  readonly folder: string
  /** The size of the archive above which the download fails, in bytes. */
  readonly maxBytes: number
  /** How long an attempt may receive nothing before it ends, in ms. */
  readonly requestTimeoutMs: number
  /** Whether `http` on a loopback host is allowed. */
  readonly allowsLoopback: boolean
}

/** A downloaded archive, which has the announced size and checksums. */
export interface Download {
  readonly path: string
  /** The archive's own name, safe as a file name. */
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** Hexadecimal. */
  readonly sha256: string
  /** The newest link, which worked. */
  readonly link: BundleLink
}

/** The work to do before the next attempt; undefined if the archive is complete. */
type WorkBeforeRetry = (() => Promise<void>) | undefined

/** A response from the storage, and its class. */
interface ClassifiedResponse {
  readonly response: FollowedResponse<never>
  readonly responseClass: ResponseClass
}

/** A response that refuses the archive. */
interface Refusal {
  readonly status: number
  readonly host: string
  readonly serverMessage: string | undefined
}

/** An interrupted attempt. */
interface InterruptedAttempt {
  readonly why: SafeText
  /** How many retries in a row without progress are allowed. */
  readonly maxRetries?: number
  readonly serverMessage?: string | undefined
  /** What to do if another run does not help; worded to follow that condition. */
  readonly advice?: string
  /** How long the storage asks clients to wait, in ms. */
  readonly retryAfterMs?: number | undefined
}

const CHECK_NETWORK =
  'check the network between the runner and the storage: a host in a private network needs a runner in that network'

const CHECK_PROXY =
  'Run this step again with `job-id`; if that does not help, check whether a proxy between the runner and the storage changes requests, and contact the service’s support'
const CLOCK_IS_WRONG =
  'Contact the service’s support: even fresh links have already expired, so the service’s clock must be wrong'

/** One download, with its state between attempts. */
export class Transfer {
  readonly #options: TransferOptions
  readonly #file: PartFile
  #link: BundleLink
  /** The archive's size as the service last gave it, in bytes. */
  #sizeBytes: number | undefined
  #name = 'bundle'
  #storedObject: StoredObject | undefined
  #wantsStoredBytes = false
  #renewals = 0
  /** The most that any attempt reached, in bytes: only more than that is progress. */
  #mostReceived = 0
  /** Attempts in a row without progress. */
  #attemptsWithoutProgress = 0

  /** @param file an empty file for the archive */
  constructor(options: TransferOptions, file: PartFile) {
    this.#options = options
    this.#file = file
    this.#link = options.link
    this.#sizeBytes = options.link.sizeBytes
  }

  /** Returns how much has arrived, and the size of the archive if known, both in bytes. */
  getProgress() {
    return { receivedBytes: this.#file.size, size: this.#getSize() }
  }

  /**
   * Downloads the archive, with retries, and verifies it.
   * @throws as `download` does
   */
  async run(): Promise<Download> {
    this.#ensureExpectedSize(this.#sizeBytes)
    for (;;) {
      const workBeforeRetry = await this.#attemptOnce()
      if (workBeforeRetry === undefined) return this.#verify()
      await workBeforeRetry()
    }
  }

  async #attemptOnce(): Promise<WorkBeforeRetry> {
    const { clock, requestTimeoutMs, signal } = this.#options
    const attempt = openAttempt(clock, requestTimeoutMs, signal)
    try {
      const classified = await this.#request(attempt)
      return await this.#receive(classified, attempt)
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof StepError) throw error
      const interrupted = this.#explainInterruption(error, attempt)
      return () => this.#waitForNextAttempt(interrupted)
    } finally {
      attempt.close()
    }
  }

  #explainInterruption(error: unknown, attempt: Attempt): InterruptedAttempt {
    const failure = classifyInterruption(error, attempt)
    const maxRetries = Math.min(RETRY_POLICY.maxRetries, getMaxRetries(failure))
    const { hostname } = new URL(this.#link.url)
    const { hostname: failedHostname = hostname } = Object(error) as { hostname?: string }
    if (failedHostname === hostname) return { why: failure.why, maxRetries }
    return {
      why: safe`the request to ${failedHostname}, to which it redirects, failed; ${failure.why}`,
      maxRetries,
    }
  }

  /** Requests the missing bytes, and returns the response and its class. */
  async #request(attempt: Attempt): Promise<ClassifiedResponse> {
    const { clock, allowsLoopback } = this.#options
    const { from, resumedObject } = this.#chooseRange()
    const headers: OutgoingHttpHeaders = {
      accept: this.#link.accept ?? '*/*',
      'accept-encoding': 'identity',
      'user-agent': USER_AGENT,
    }
    if (this.#wantsStoredBytes) headers['accept-encoding'] = 'gzip'
    if (resumedObject !== undefined) {
      headers.range = `bytes=${from}-`
      headers['if-range'] = resumedObject.strongETag
    }

    const { url, authorization } = this.#link
    const options = { attempt, allowsLoopback, authorization }
    const response = await getFollowingRedirects(new URL(url), headers, options)
    const { statusCode = 0, headers: responseHeaders } = response.message
    const requested = {
      from,
      resumedObject,
      wantsStoredBytes: this.#wantsStoredBytes,
      nowMs: clock.now(),
    }
    const responseClass = classifyResponse(statusCode, responseHeaders, requested)
    return { response, responseClass }
  }

  /**
   * Returns the first byte to request, and the object to resume; 0 and undefined if nothing can be
   * resumed.
   */
  #chooseRange(): { readonly from: number; readonly resumedObject: StoredObject | undefined } {
    const { size } = this.#file
    const canResume = size > 0 && this.#storedObject?.strongETag !== undefined
    if (!canResume) return { from: 0, resumedObject: undefined }
    return { from: size, resumedObject: this.#storedObject }
  }

  /** Acts on the response: stores its body, or returns what to do next. */
  async #receive(
    { response, responseClass }: ClassifiedResponse,
    attempt: Attempt,
  ): Promise<WorkBeforeRetry> {
    switch (responseClass.kind) {
      case 'whole': {
        const link = new URL(this.#link.url)
        const name = chooseArchiveName(response.message.headers, link)
        this.#restart(responseClass.announced, name)
        return this.#store(response, attempt)
      }
      case 'rest':
        this.#ensureExpectedSize(responseClass.size)
        this.#storedObject = this.#storedObject && {
          ...this.#storedObject,
          size: responseClass.size,
        }
        return this.#store(response, attempt)
      case 'start-over':
        this.#storedObject = undefined
        return async () => {}
      case 'as-stored':
        this.#wantsStoredBytes = true
        return async () => {}
      case 'encoded':
        throw new StepError('download-reencoded', { encoding: responseClass.encoding })
      case 'refused':
        throw this.#makeRefusalError(await this.#readRefusal(response))
      case 'renew': {
        const refusal = await this.#readRefusal(response)
        return () => this.#renewLink(refusal)
      }
      case 'retry': {
        const { status, serverMessage } = await this.#readRefusal(response)
        const why = safe`the storage responded with HTTP ${status}`
        const advice = 'contact the service’s support'
        const { retryAfterMs } = responseClass
        return () => this.#waitForNextAttempt({ why, serverMessage, advice, retryAfterMs })
      }
    }
  }

  async #readRefusal({ message, visited }: FollowedResponse<never>): Promise<Refusal> {
    const { host } = visited.at(-1) ?? new URL(this.#link.url)
    // The headers decide what the response means: an incomplete or missing body does not change it.
    const serverMessage = await readMessage(message, visited).catch(() => undefined)
    this.#options.signal.throwIfAborted()
    return { status: message.statusCode ?? 0, host, serverMessage }
  }

  /**
   * Prepares for the whole object.
   * @throws StepError if its size is not the announced one or exceeds a limit, or if it does not
   * fit on the disk
   */
  #restart(announced: StoredObject, name: string): void {
    this.#ensureExpectedSize(announced.size)
    this.#storedObject = announced
    this.#name = name
    // The bytes that have arrived are overwritten.
    const missingBytes = (this.#getSize() ?? 0) - this.#file.size
    const { folder } = this.#options
    ensureFreeSpace(folder, missingBytes, `the archive in ${folder}`)
    this.#file.restart(announced.checksums.map(({ algorithm }) => algorithm))
  }

  async #store(
    { message, visited }: FollowedResponse<never>,
    attempt: Attempt,
  ): Promise<WorkBeforeRetry> {
    const size = this.#getSize()
    const { maxBytes } = this.#options
    for await (const chunk of message as AsyncIterable<Buffer>) {
      attempt.recordActivity()
      this.#file.append(chunk)
      if (size !== undefined && this.#file.size > size) {
        const expected = formatCount(size, 'byte')
        throw makeMismatchError('its size', `more than ${expected}`, expected)
      }
      if (this.#file.size > maxBytes) throw makeTooLargeError(maxBytes)
    }
    const isComplete = size === undefined || this.#file.size === size
    if (isComplete) return undefined
    const interrupted = await this.#explainShortBody(message, visited, size)
    return () => this.#waitForNextAttempt(interrupted)
  }

  /**
   * Returns why a body is shorter than the archive, whose size is known: the connection was lost,
   * the body is a message, or the storage has another size than the service says.
   */
  async #explainShortBody(
    { complete: isComplete }: IncomingMessage,
    visited: readonly URL[],
    size: number,
  ): Promise<InterruptedAttempt> {
    const start = readStartOfFile(this.#file.path, MAX_BODY_BYTES)
    const serverMessage = await findMessage(start, visited)
    if (serverMessage === undefined && isComplete) {
      const got = formatCount(this.#file.size, 'byte')
      return {
        why: safe`the response ended normally after ${got}, but its announced size is ${formatCount(size, 'byte')}`,
        advice:
          'contact the service’s support: the service announced the wrong size, or a proxy cuts downloads off',
      }
    }
    if (serverMessage === undefined)
      return {
        why: safe`the response ended before the whole archive arrived`,
        advice: 'check whether a proxy cuts the download off, and contact the service’s support',
      }
    let what = 'a message'
    if (isHtmlBody(start.toString())) what = 'a web page'
    return {
      why: safe`${visited.at(-1)?.host} sent ${what} in place of the archive`,
      serverMessage,
      advice: 'check whether a proxy or a sign-in page responds in place of the storage',
      maxRetries: RETRY_POLICY.maxRetriesIfPermanent,
    }
  }

  /** @throws StepError (`download-mismatch`) unless the checksums match those announced */
  #verify(): Download {
    const { path, size } = this.#file
    const sums = this.#file.computeDigests()
    for (const { header, algorithm, expected } of this.#storedObject?.checksums ?? []) {
      const sum = sums.get(algorithm) ?? ''
      if (sum !== expected) throw makeMismatchError(`its ${algorithm} (${header})`, sum, expected)
    }
    return { path, name: this.#name, size, sha256: sums.get('sha256') ?? '', link: this.#link }
  }

  async #renewLink(refusal: Refusal): Promise<void> {
    const pauseMs = RETRY_POLICY.storage.pausesBeforeRenewedMs[this.#renewals]
    if (pauseMs === undefined) throw this.#makeRefusalError(refusal)
    this.#renewals += 1

    const { clock, signal, info, renewLink } = this.#options
    const problem = `The storage does not accept the link to the archive (HTTP ${refusal.status})`
    let nextStep = 'requesting a new link'
    if (pauseMs > 0) nextStep += `, which will be used in ${formatDuration(pauseMs)}`
    info(safe`${problem}; ${nextStep}`)

    this.#link = await renewLink()
    // If the service gives no size this time, the earlier one still applies.
    this.#sizeBytes = this.#link.sizeBytes ?? this.#sizeBytes
    this.#ensureExpectedSize(this.#sizeBytes)
    if (pauseMs > 0) await clock.sleep(pauseMs, signal)
  }

  /**
   * Waits before the next attempt.
   * @throws StepError (`download-failed`) after too many attempts without progress
   */
  async #waitForNextAttempt(interrupted: InterruptedAttempt): Promise<void> {
    const { why, maxRetries = RETRY_POLICY.maxRetries, retryAfterMs = 0 } = interrupted
    const { clock, random, signal, info } = this.#options
    const receivedBytes = this.#file.size
    if (receivedBytes > this.#mostReceived) this.#attemptsWithoutProgress = 0
    else this.#attemptsWithoutProgress += 1
    this.#mostReceived = Math.max(this.#mostReceived, receivedBytes)
    if (this.#attemptsWithoutProgress > maxRetries) throw this.#makeGiveUpError(interrupted)

    const requestedMs = Math.min(retryAfterMs, RETRY_POLICY.storage.maxRetryAfterMs)
    const pauseMs = computeRetryPause(this.#attemptsWithoutProgress + 1, random, requestedMs)
    const pause = formatDuration(pauseMs)
    const { host } = new URL(this.#link.url)
    const state = safe`stopped at ${formatSize(receivedBytes)}`
    info(safe`The download from ${host} ${state}: ${why}; retrying in ${pause}`)
    await clock.sleep(pauseMs, signal)
  }

  #makeGiveUpError({ why, serverMessage, advice = CHECK_NETWORK }: InterruptedAttempt): StepError {
    const size = this.#getSize()
    return new StepError('download-failed', {
      host: new URL(this.#link.url).host,
      why,
      attempts: formatCount(this.#attemptsWithoutProgress, 'attempt'),
      got: formatSize(this.#file.size),
      size: size && formatSize(size),
      serverMessage,
      advice,
    })
  }

  /** Returns the object's size in bytes, if the service or the storage has given it. */
  #getSize(): number | undefined {
    return this.#sizeBytes ?? this.#storedObject?.size
  }

  /** @throws StepError if `size` is not the size that the service announced, or too large */
  #ensureExpectedSize(size: number | undefined): void {
    const { maxBytes } = this.#options
    if (size === undefined) return
    if (this.#sizeBytes !== undefined && size !== this.#sizeBytes) {
      const expected = formatCount(this.#sizeBytes, 'byte')
      throw makeMismatchError('its size', formatCount(size, 'byte'), expected)
    }
    if (size > maxBytes) throw makeTooLargeError(maxBytes, size)
  }

  #makeRefusalError({ status, host, serverMessage }: Refusal): StepError {
    let renewals: string | undefined
    if (this.#renewals > 0) renewals = formatCount(this.#renewals, 'fresh link')
    const values = { host, status, renewals, serverMessage }
    if (status === 404) return new StepError('archive-gone', values)
    const signed = listSignedHeaders(new URL(this.#link.url))
    if (signed.length === 0) {
      let advice = CHECK_PROXY
      if (renewals !== undefined && /expired/i.test(serverMessage ?? '')) advice = CLOCK_IS_WRONG
      return new StepError('download-refused', { ...values, advice })
    }
    const headers = joinWords(signed, 'and')
    return new StepError('download-needs-headers', { ...values, signed: headers })
  }
}

/** Returns why a download was interrupted. */
function classifyInterruption(error: unknown, { signal }: Attempt): ConnectionFailure {
  if (!signal.aborted) return classifyConnectionError(error)
  const failure = classifyConnectionError(signal.reason)
  return { ...failure, why: safe`${failure.why} (\`request-timeout\`)` }
}

function makeMismatchError(what: string, got: string, expected: string): StepError {
  return new StepError('download-mismatch', { what, got, expected })
}

function makeTooLargeError(limit: number, size?: number): StepError {
  return new StepError('download-too-large', {
    limit: formatSize(limit),
    size: size && formatSize(size),
  })
}
