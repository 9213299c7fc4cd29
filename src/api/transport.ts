import type { IncomingHttpHeaders, RequestOptions } from 'node:http'
import { HttpClient } from '@actions/http-client'
import { type SafeText, safe } from '../report/clean.ts'
import { type Mishap, TransportError } from './mishap.ts'

/** No answer of this API comes near: a body that does is not one of its answers. In bytes. */
const LARGEST_BODY = 1024 * 1024

/** The toolkit's idle timer does not cover bodies and proxies: it is put out of the way of our own deadline. */
const NEVER_IDLE_MS = 24 * 60 * 60 * 1_000

export interface Request {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly apiKey: string
  readonly body?: string
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Limits {
  /** The whole length of the attempt, in ms. */
  readonly timeoutMs: number
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
  const late = new TransportError({
    kind: 'no-answer',
    why: safe`there was no whole answer within ${Math.ceil(limits.timeoutMs / 1_000)} s`,
  })
  const timer = setTimeout(() => attempt.abort(late), limits.timeoutMs)
  limits.signal.addEventListener('abort', cancel, { once: true })
  try {
    limits.signal.throwIfAborted()
    // A client that does not notice the abort (a proxy that never answers CONNECT) must not be waited for.
    return await Promise.race([exchange(request, attempt.signal), aborted(attempt.signal)])
  } catch (error) {
    limits.signal.throwIfAborted()
    if (attempt.signal.aborted) throw attempt.signal.reason
    throw error instanceof TransportError ? error : new TransportError(diagnose(error), error)
  } finally {
    clearTimeout(timer)
    limits.signal.removeEventListener('abort', cancel)
    attempt.abort()
  }
}

async function exchange(request: Request, signal: AbortSignal): Promise<Answer> {
  const client = new HttpClient('docs-export-action', [attach(request.apiKey, signal)], {
    allowRedirects: false,
    allowRetries: false,
    keepAlive: false,
    socketTimeout: NEVER_IDLE_MS,
  })
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    ...(request.body && { 'content-type': 'application/json' }),
  }
  const { message } = await client.request(request.method, request.url.href, request.body ?? null, headers)
  const status = message.statusCode ?? 0
  const good = status >= 200 && status < 300
  const encoding = message.headers['content-encoding'] ?? 'identity'
  if (good && encoding.toLowerCase() !== 'identity') {
    throw unreadable(safe`it answered in the encoding ${encoding}, which was not asked for`)
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length
    chunks.push(chunk)
    if (size <= LARGEST_BODY) continue
    if (good) throw unreadable(safe`it answered with more than ${LARGEST_BODY} bytes`)
    break
  }
  return { status, headers: message.headers, body: Buffer.concat(chunks).toString('utf8') }
}

/** The toolkit's way into a request: here the key is put on, and the abort signal, which has no option of its own. */
function attach(apiKey: string, signal: AbortSignal) {
  return {
    prepareRequest(options: RequestOptions) {
      options.headers = { ...options.headers, authorization: `Bearer ${apiKey}` }
      options.signal = signal
      // `URL` keeps the brackets of an IPv6 literal, and the resolver then looks for a host of that name.
      options.host = options.host?.replace(/^\[(.*)\]$/, '$1') ?? null
    },
    canHandleAuthentication: () => false,
    handleAuthentication: () => Promise.reject(new Error('unreachable: canHandleAuthentication says no')),
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function unreadable(why: SafeText): TransportError {
  return new TransportError({ kind: 'unreadable', why })
}

const RESOLVING = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA', 'EAI_NONAME'])

/**
 * Returns what an error of `node:http`, `node:tls` or the toolkit's tunnel means. Whether the request can have
 * arrived is what counts: only what failed before the connection stood is «not sent».
 */
function diagnose(error: unknown): Mishap {
  const { code = '', syscall, message = '' } = error as NodeJS.ErrnoException
  if (RESOLVING.has(code)) {
    return {
      kind: 'not-sent',
      permanent: code === 'ENOTFOUND',
      why: safe`its host name does not resolve (${code})`,
    }
  }
  if (syscall === 'connect' || connectsFailed(error)) {
    return { kind: 'not-sent', why: safe`no connection to it could be made (${code})` }
  }
  if (message.startsWith('tunneling socket could not be established')) {
    const status = /statusCode=(\d{3})/.exec(message)?.[1]
    return {
      kind: 'not-sent',
      why: safe`the proxy made no connection to it (${status ? `HTTP ${status}` : code})`,
    }
  }
  if (message.startsWith('Client network socket disconnected before secure TLS connection')) {
    return { kind: 'not-sent', why: safe`the connection was closed while TLS was set up` }
  }
  if (isCertificateFault(code)) {
    return {
      kind: 'not-sent',
      permanent: true,
      why: safe`its certificate is not accepted (${code}; a company’s own authority goes into NODE_EXTRA_CA_CERTS)`,
    }
  }
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_') || code.startsWith('ERR_TLS_')) {
    return { kind: 'not-sent', permanent: true, why: safe`it does not speak TLS as expected (${code})` }
  }
  return {
    kind: 'no-answer',
    why: safe`the connection broke before the whole answer had come (${code || message})`,
  }
}

/** Happy eyeballs (RFC 8305) reports the failures of all addresses as one error. */
function connectsFailed(error: unknown): boolean {
  return (
    error instanceof AggregateError &&
    error.errors.length > 0 &&
    error.errors.every((one: NodeJS.ErrnoException) => one.syscall === 'connect')
  )
}

/** The codes of OpenSSL's X509_verify_cert_error, as Node names them (`node:tls`, «X509 certificate error codes»). */
function isCertificateFault(code: string): boolean {
  return /CERT|SELF_SIGNED|UNABLE_TO_|CRL_|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH|PATH_LENGTH_EXCEEDED/.test(
    code,
  )
}
