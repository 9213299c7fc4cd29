import type { IncomingHttpHeaders } from 'node:http'
import { getProxyUrl } from '@actions/http-client'
import { diagnose } from '../net/connection-failure.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { showDuration } from '../units.ts'
import { OneRequestClient } from './one-request-client.ts'
import { type ConnectionFailure, TransportError } from './request-failure.ts'

/** No answer of this API comes near: a body that does is not one of its answers. In bytes. */
const MAX_BODY_BYTES = 1024 * 1024

/** When a timer is late by this, the process did not run: suspended, or its machine. In ms. */
const LATE_MS = 250

/** What lies in the socket after a suspension is read in this time, if it is a whole answer. In ms. */
const CATCH_UP_MS = 1_000

export interface Request {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly apiKey: string
  readonly body?: string
}

export interface Answer {
  /** 200 to 599. */
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Limits {
  /** The whole length of the attempt, in ms. */
  readonly timeoutMs: number
  /** How long the connection may take of that, in ms; all of it if not given. */
  readonly connectMs?: number
  /** Aborted when the step is cancelled: its reason is what the request then throws. */
  readonly signal: AbortSignal
}

/**
 * Sends one request on a connection of its own and returns the whole answer, whatever its status; follows no
 * redirect, because the key would go along, and tries once.
 *
 * @throws TransportError when there is no whole answer in `timeoutMs`, or one that cannot be read
 * @throws the reason of `limits.signal` as soon as it is aborted
 */
export async function send(request: Request, limits: Limits): Promise<Answer> {
  const attempt = new AbortController()
  const cancel = () => attempt.abort(limits.signal.reason)
  const { timeoutMs, connectMs = timeoutMs } = limits
  const client = new OneRequestClient(request.apiKey, attempt.signal)
  const late = new Error(`no complete answer within ${timeoutMs} ms`)
  const unconnected = new Error(`no connection within ${connectMs} ms`)
  const stopTimer = afterAwake(timeoutMs, () => attempt.abort(late))
  const stopConnectTimer = afterAwake(connectMs, () => client.canHaveArrived || attempt.abort(unconnected))
  limits.signal.addEventListener('abort', cancel, { once: true })
  try {
    limits.signal.throwIfAborted()
    // A client that does not notice the abort (a proxy that never answers CONNECT) must not be waited for.
    return await Promise.race([exchange(request, client), aborted(attempt.signal)])
  } catch (error) {
    limits.signal.throwIfAborted()
    if (error instanceof TransportError) throw error
    const diagnosis = attempt.signal.aborted ? timedOut(request, client, limits) : diagnose(error)
    throw new TransportError({ kind: client.canHaveArrived ? 'no-answer' : 'not-sent', ...diagnosis }, error)
  } finally {
    stopTimer()
    stopConnectTimer()
    limits.signal.removeEventListener('abort', cancel)
    attempt.abort()
  }
}

function timedOut(
  { url }: Request,
  { canHaveArrived }: OneRequestClient,
  { timeoutMs, connectMs = timeoutMs }: Limits,
): ConnectionFailure {
  if (canHaveArrived) return { why: safe`no complete answer arrived within ${showDuration(timeoutMs)}` }
  const within = showDuration(Math.min(timeoutMs, connectMs))
  if (!getProxyUrl(url.href)) return { why: safe`no connection to it could be made within ${within}` }
  return { why: safe`the proxy in HTTPS_PROXY made no connection to it within ${within}`, proxy: 'failed' }
}

/**
 * Calls `act` after `ms`, or a little later if the process was suspended meanwhile: timers are served before sockets, and
 * an answer that came in time has to be read. Returns what stops it.
 */
function afterAwake(ms: number, act: () => void): () => void {
  const dueAt = performance.now() + ms
  let timer = setTimeout(() => {
    if (performance.now() - dueAt < LATE_MS) act()
    else timer = setTimeout(act, CATCH_UP_MS)
  }, ms)
  return () => clearTimeout(timer)
}

async function exchange(request: Request, client: OneRequestClient): Promise<Answer> {
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    ...(request.body && { 'content-type': 'application/json' }),
  }
  const { message } = await client.request(request.method, request.url.href, request.body ?? null, headers)
  const status = message.statusCode ?? 0
  const good = status >= 200 && status < 300
  const encoding = message.headers['content-encoding'] || 'identity'
  if (good && encoding.toLowerCase() !== 'identity') {
    throw unreadable(safe`its answer has the encoding ${encoding}, which was not requested`)
  }
  if (status < 200 || status > 599)
    throw unreadable(safe`it answered with HTTP ${status}, which is not a valid status`)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length
    chunks.push(chunk)
    if (size <= MAX_BODY_BYTES) continue
    if (good) throw unreadable(safe`it answered with more than ${MAX_BODY_BYTES} bytes`)
    break
  }
  return { status, headers: message.headers, body: Buffer.concat(chunks).toString('utf8') }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function unreadable(why: SafeText): TransportError {
  return new TransportError({ kind: 'unreadable', why, isWebPage: false })
}
