import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { listen } from './listen.ts'

export const KEY = 'key_3f9c0d1e2b4a5968'

/** One request, as the service got it. */
interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
  /** Whether it came on a connection that had carried a request before. */
  readonly reused: boolean
}

/** What the service does with one request. */
export type Reply = ((request: IncomingMessage, response: ServerResponse) => void) & {
  /** Its body, if that is JSON. */
  readonly says?: unknown
}

export interface Service {
  readonly url: string
  readonly port: number
  readonly asked: readonly Asked[]
  /** For tests of a service that is gone. */
  close(): Promise<void>
}

/** Responds with JSON. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Reply {
  const reply: Reply = (_, response) => {
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body))
  }
  return Object.assign(reply, { says: body })
}

/** Responds with any text. */
export const text =
  (body: string | Buffer, status = 200, headers: Record<string, string> = {}): Reply =>
  (_, response) =>
    void response.writeHead(status, headers).end(body)

/** Accepts the request and breaks the connection with a TCP reset. */
export const reset: Reply = (_, response) => void response.socket?.resetAndDestroy()

/** Accepts the request and never responds. */
export const stall: Reply = () => {}

/** Sends the head of a response and then nothing. */
export const stallInBody: Reply = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.write('{"status":')
}

/** Sends a space every 50 ms, forever: never idle, never done. */
export const drip: Reply = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 50)
  response.once('close', () => clearInterval(timer))
}

/** Announces more than it sends, then closes; what it sends is complete JSON. */
export const cut =
  (body: unknown): Reply =>
  (_, response) => {
    const half = JSON.stringify(body)
    const length = String(half.length + 50)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': length })
    response.write(half, () => response.socket?.end())
  }

/** Sends chunks and closes without the last one. */
export const cutChunks =
  (body: unknown): Reply =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write(JSON.stringify(body), () => response.socket?.end())
  }

/** Writes bytes that are not HTTP. */
export const noise: Reply = (_, response) => void response.socket?.end('NOT HTTP AT ALL\r\n\r\n')

/** Replies in turn, the last of them forever; or such a list for each `METHOD /path`, where `*` matches anything. */
export type Script = readonly Reply[] | Readonly<Record<string, readonly Reply[]>>

/**
 * Starts a service on loopback that responds as the script says, until all tests of the file are
 * done; with a key and a certificate, it uses TLS.
 */
export async function service(
  script: Script,
  { host = '127.0.0.1', tls }: { host?: string; tls?: { key: string; cert: string } } = {},
): Promise<Service> {
  const asked: Asked[] = []
  const answer = turns(script)
  const seen = new WeakSet()
  const listener: RequestListener = async (request, response) => {
    const reused = seen.has(request.socket)
    seen.add(request.socket)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url: path = '', headers } = request
    asked.push({ method, path, headers, body: Buffer.concat(chunks).toString(), reused })
    answer(`${method} ${path}`)(request, response)
  }
  const server = tls ? createTlsServer(tls, listener) : createServer(listener)
  const { port, close } = await listen(server, host)
  const shownHost = host.includes(':') ? `[${host}]` : host
  return {
    url: `${tls ? 'https' : 'http'}://${tls ? 'localhost' : shownHost}:${port}`,
    port,
    asked,
    close,
  }
}

function turns(script: Script): (line: string) => Reply {
  const lists: [string, readonly Reply[]][] = Array.isArray(script)
    ? [['*', script]]
    : Object.entries(script)
  const taken = new Map<string, number>()
  return (line) => {
    const [pattern, replies] = lists.find(([pattern]) => matches(pattern, line)) ?? ['', []]
    const turn = taken.get(pattern) ?? 0
    taken.set(pattern, turn + 1)
    const none = json({ error: `the test has no answer for ${line}` }, 500)
    return replies[Math.min(turn, replies.length - 1)] ?? none
  }
}

function matches(pattern: string, line: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(line)
}
