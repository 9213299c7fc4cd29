import { getProxyUrl } from '@actions/http-client/lib/proxy'
import type { Clock } from '../common/clock.ts'
import { formatDuration, formatSize } from '../common/units.ts'
import { openAttempt } from '../net/attempt.ts'
import { type ConnectionFailure, classifyConnectionError } from '../net/connection-failure.ts'
import { sendRequest, USER_AGENT } from '../net/request.ts'
import { startTimer } from '../net/timer.ts'
import { safe } from '../text/clean.ts'
import { type HttpResponse, makeUnreadableResponseError, TransportError } from './api-failure.ts'

/**
 * The largest response that is read, in bytes: far larger than any response of this API, including
 * build logs.
 */
const MAX_BODY_BYTES = 8 * 1024 * 1024

/** A request to the service. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly apiKey: string
  readonly body?: string
}

/** The limits of one attempt, and what ends it. */
interface SendOptions {
  /** How long the attempt may take in total, in ms. */
  readonly timeoutMs: number
  /** How much of that time the connection may take, in ms. */
  readonly connectMs: number
  readonly clock: Clock
  /** Aborted when the step is canceled: its reason is what the request then throws. */
  readonly signal: AbortSignal
}

/**
 * Sends one request on its own connection and returns the complete response, whatever its status.
 * It does not follow redirects, because the key would be sent along, and makes one attempt.
 *
 * @throws TransportError if no complete response arrives within `timeoutMs`, or if it cannot be
 * read
 * @throws the reason of `options.signal` as soon as it is aborted
 */
export async function sendApiRequest(
  request: ApiRequest,
  options: SendOptions,
): Promise<HttpResponse> {
  const { timeoutMs, connectMs, clock } = options
  const attempt = openAttempt(clock, timeoutMs, options.signal)
  let canHaveArrived = false
  const onConnected = () => {
    canHaveArrived = true
  }
  const connectTimer = startTimer(clock, connectMs, () => canHaveArrived || attempt.close())
  try {
    return await sendAndReadBody(request, attempt.signal, onConnected)
  } catch (error) {
    options.signal.throwIfAborted()
    if (error instanceof TransportError) throw error
    let failure: ConnectionFailure
    if (attempt.signal.aborted) failure = explainTimeout(request, canHaveArrived, options)
    else failure = classifyConnectionError(error)
    if (canHaveArrived) throw new TransportError({ kind: 'no-response', ...failure }, error)
    throw new TransportError({ kind: 'not-sent', ...failure }, error)
  } finally {
    connectTimer.stop()
    attempt.close()
  }
}

function explainTimeout(
  { url }: ApiRequest,
  canHaveArrived: boolean,
  { timeoutMs, connectMs }: SendOptions,
): ConnectionFailure {
  if (canHaveArrived)
    return {
      why: safe`no complete response arrived within ${formatDuration(timeoutMs)} (\`request-timeout\`)`,
    }
  const timeLimit = formatDuration(Math.min(timeoutMs, connectMs))
  if (!getProxyUrl(url)) return { why: safe`no connection to it could be made within ${timeLimit}` }
  return {
    why: safe`the proxy in HTTPS_PROXY could not connect to the server within ${timeLimit}`,
    proxy: 'failed',
  }
}

async function sendAndReadBody(
  { method, url, apiKey, body }: ApiRequest,
  signal: AbortSignal,
  onConnected: () => void,
): Promise<HttpResponse> {
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    authorization: `Bearer ${apiKey}`,
    'user-agent': USER_AGENT,
    ...(body && { 'content-type': 'application/json' }),
  }
  const message = await sendRequest(url, { method, headers, body, signal, onConnected })
  const status = message.statusCode ?? 0
  const isSuccess = status >= 200 && status < 300
  const encoding = message.headers['content-encoding'] || 'identity'
  if (isSuccess && encoding.toLowerCase() !== 'identity') {
    throw makeUnreadableResponseError(
      safe`its response has the encoding ${encoding}, which was not requested`,
    )
  }
  if (status < 200 || status > 599)
    throw makeUnreadableResponseError(
      safe`it responded with HTTP ${status}, which is not a valid status`,
    )
  return { status, headers: message.headers, body: await readBody(message, isSuccess) }
}

/**
 * Returns the body of a response, or the beginning of one that is too large.
 * @throws TransportError (`unreadable`) if the body of a success is too large
 */
async function readBody(message: AsyncIterable<Buffer>, isSuccess: boolean): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message) {
    size += chunk.length
    chunks.push(chunk)
    if (size > MAX_BODY_BYTES) break
  }
  if (isSuccess && size > MAX_BODY_BYTES)
    throw makeUnreadableResponseError(
      safe`it responded with more than ${formatSize(MAX_BODY_BYTES)}`,
    )
  return Buffer.concat(chunks).toString('utf8')
}
