/**
 * An HTTP server that misbehaves on purpose, one behaviour per request:
 *
 *     await using server = await unkind([reset(), answer(json(200, { status: 'running' }))])
 *
 * Requests are parsed as usual, answers are bytes written straight to the socket, so that they can be wrong in every
 * way. The last behaviour repeats. A server that refuses connections is one that has been closed.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import type { Certificate } from './certificate.ts'

/** A request as it arrived; header names in lower case, the path with its query. */
interface Received {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Counts the connections of the server from 1: equal numbers share one. */
  readonly connection: number
}

/** What is done with the socket that a request came on. */
export type Behaviour = (socket: Socket, request: Received) => void

/** A running server. */
export interface UnkindServer extends AsyncDisposable {
  /** Without a slash at its end. */
  readonly url: string
  readonly port: number
  /** Every request so far that came whole, in order. */
  readonly requests: readonly Received[]
  /** Destroys every connection. */
  close(): Promise<void>
}

/** Starts a server on the loopback interface; with a certificate it speaks TLS. */
export async function unkind(
  script: readonly [Behaviour, ...Behaviour[]],
  certificate?: Certificate,
): Promise<UnkindServer> {
  const server = certificate === undefined ? createServer() : createTlsServer(certificate)
  server.timeout = 0
  server.keepAliveTimeout = 0
  const sockets = new Map<Socket, number>()
  const requests: Received[] = []
  let arrived = 0
  const connected = certificate === undefined ? 'connection' : 'secureConnection'
  server.on(connected, (socket: Socket) => {
    sockets.set(socket, sockets.size + 1)
    // The client ends connections as rudely as this side does.
    socket.on('error', () => {})
  })
  server.on('request', async (message) => {
    const behaviour = script[Math.min(arrived++, script.length - 1)]
    const request = await receive(message, sockets.get(message.socket) ?? 0).catch(() => undefined)
    if (request === undefined) return
    requests.push(request)
    behaviour?.(message.socket, request)
  })

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets.keys()) socket.destroy()
    await closed
  }
  const url = `${certificate === undefined ? 'http' : 'https'}://127.0.0.1:${port}`
  return { url, port, requests, close, [Symbol.asyncDispose]: close }
}

async function receive(message: IncomingMessage, connection: number): Promise<Received> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  const headers = Object.entries(message.headers).map(([name, value]) => [name, String(value)])
  return {
    method: message.method ?? '',
    path: message.url ?? '',
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString('utf8'),
    connection,
  }
}

/**
 * A proper answer. `Content-Length` is the body's own unless given, `null` leaves a header out; `chunked` sends the body
 * in one chunk instead.
 */
export interface Answer {
  readonly status: number
  readonly reason?: string
  readonly headers?: Readonly<Record<string, string | null>>
  readonly body?: string | Buffer
  readonly chunked?: boolean
}

/** An answer, or how to make it for a request. */
export type Answering = Answer | ((request: Received) => Answer)

/** Returns an answer with `value` as its JSON. */
export function json(status: number, value: unknown, headers: Answer['headers'] = {}): Answer {
  return {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(value),
  }
}

/** Returns an answer with a page where JSON is expected. */
export function html(status: number, body = '<!doctype html><title>Sign in</title>'): Answer {
  return { status, headers: { 'Content-Type': 'text/html' }, body }
}

/** Returns a redirect. */
export function redirect(status: number, location: string): Answer {
  return { status, headers: { Location: location } }
}

/** Returns the same answer with its body compressed, whether that was asked for or not. */
export function gzipped(answer: Answer): Answer {
  return {
    ...answer,
    headers: { ...answer.headers, 'Content-Encoding': 'gzip' },
    body: gzipSync(answer.body ?? ''),
  }
}

/** Sends the whole answer and keeps the connection open. */
export function answer(reply: Answering): Behaviour {
  return (socket, request) => {
    socket.write(bytesOf(reply, request).whole)
  }
}

/** How much of an answer is sent before something goes wrong: half of its head, or so many bytes of its body. */
export type Place = 'mid-head' | number

/** Sends the answer up to `place`, then closes the connection as if all were said. */
export function cut(reply: Answering, place: Place): Behaviour {
  return (socket, request) => {
    socket.end(upTo(place, bytesOf(reply, request)))
  }
}

/** Resets the connection without a word or, given an answer, at `place`. Over TLS the connection is closed. */
export function reset(reply?: Answering, place: Place = 0): Behaviour {
  return (socket, request) => {
    if (reply === undefined) resetNow(socket)
    else socket.write(upTo(place, bytesOf(reply, request)), () => resetNow(socket))
  }
}

/** Says nothing for ever or, given an answer, nothing more from `place` on. */
export function stall(reply?: Answering, place: Place = 0): Behaviour {
  return (socket, request) => {
    if (reply !== undefined) socket.write(upTo(place, bytesOf(reply, request)))
  }
}

/** Sends the answer up to `place` at once and from there a byte every `everyMs`. */
export function drip(reply: Answering, everyMs: number, place: Place = 0): Behaviour {
  return (socket, request) => {
    const bytes = bytesOf(reply, request)
    let sent = upTo(place, bytes).length
    socket.write(bytes.whole.subarray(0, sent))
    const timer = setInterval(() => {
      socket.write(bytes.whole.subarray(sent, sent + 1))
      sent += 1
      if (sent >= bytes.whole.length) clearInterval(timer)
    }, everyMs)
    socket.once('close', () => clearInterval(timer))
  }
}

/** Sends these bytes, whatever they are: a wrong status line, another protocol. */
export function raw(bytes: string | Buffer): Behaviour {
  return (socket) => {
    socket.end(bytes)
  }
}

/** Sends headers until the client has had enough. */
export function endlessHeaders(): Behaviour {
  return pour('HTTP/1.1 200 OK\r\n', `X-Filler: ${'x'.repeat(1_000)}\r\n`, Number.POSITIVE_INFINITY)
}

/** Sends a body of `bytes` bytes (for ever, if infinite) of the text `filler`, repeated. */
export function flood(bytes: number, filler = ' '.repeat(16_384)): Behaviour {
  const framing = Number.isFinite(bytes) ? `Content-Length: ${bytes}` : 'Connection: close'
  return pour(`HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`, filler, bytes)
}

/** Behaves as the first of `behaviours` for the first request on a path that `match` matches, and so on. */
export function byPath(
  table: readonly (readonly [match: RegExp, script: readonly [Behaviour, ...Behaviour[]]])[],
): Behaviour {
  const seen = new Map<RegExp, number>()
  return (socket, request) => {
    const found = table.find(([match]) => match.test(request.path))
    if (found === undefined) return answer(json(404, { error: 'not scripted' }))(socket, request)
    const [match, script] = found
    const count = seen.get(match) ?? 0
    seen.set(match, count + 1)
    script[Math.min(count, script.length - 1)]?.(socket, request)
  }
}

function pour(head: string, filler: string, bytes: number): Behaviour {
  const chunks = function* () {
    yield Buffer.from(head)
    const chunk = Buffer.from(filler)
    for (let left = bytes; left > 0; left -= chunk.length) yield chunk.subarray(0, left)
  }
  return (socket) => {
    Readable.from(chunks()).pipe(socket)
  }
}

interface Bytes {
  readonly whole: Buffer
  readonly headLength: number
}

function bytesOf(reply: Answering, request: Received): Bytes {
  const {
    status,
    reason = 'Scripted',
    headers = {},
    body = '',
    chunked = false,
  } = typeof reply === 'function' ? reply(request) : reply
  const content = Buffer.from(body)
  const length = { 'Content-Length': String(content.length) }
  const all = { ...(chunked ? { 'Transfer-Encoding': 'chunked' } : length), ...headers }
  const lines = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
  const start = chunked ? `${content.length.toString(16)}\r\n` : ''
  const head = Buffer.from([`HTTP/1.1 ${status} ${reason}`, ...lines, '', start].join('\r\n'))
  const whole = Buffer.concat([head, content, Buffer.from(chunked ? '\r\n0\r\n\r\n' : '')])
  return { whole, headLength: head.length }
}

function upTo(place: Place, { whole, headLength }: Bytes): Buffer {
  return whole.subarray(0, place === 'mid-head' ? Math.floor(headLength / 2) : headLength + place)
}

// A TLS socket has no reset of its own.
function resetNow(socket: Socket): void {
  if ('encrypted' in socket) socket.destroy()
  else socket.resetAndDestroy()
}
