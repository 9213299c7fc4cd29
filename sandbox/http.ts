/** Reading requests and sending replies. Replies are data, so that one function sends them all. */
import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { type SafeText, safe } from '../src/text/clean.ts'

type Headers = Readonly<Record<string, string>>

/** A reply whose body is text or a part of a file (`start` and `length` in bytes). */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: string | { readonly file: string; readonly start: number; readonly length: number }
}

/** Returns a reply with `value` as JSON. */
export function json(status: number, value: unknown, headers: Headers = {}): Reply {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
    body: `${JSON.stringify(value)}\n`,
  }
}

/** Returns the API's error reply: `{ "error": … }`. */
export function refusal(status: number, error: string, headers: Headers = {}): Reply {
  return json(status, { error }, headers)
}

/** Returns the requested URL, with the host that the request specifies; undefined if it is not valid. */
export function addressOf(request: IncomingMessage): URL | undefined {
  const { url: target = '', headers } = request
  if (!target.startsWith('/')) return undefined
  try {
    const url = new URL(`http://${headers.host ?? '127.0.0.1'}${target}`)
    decodeURIComponent(url.pathname)
    return url
  } catch {
    return undefined
  }
}

/** Returns the text of a request's body; undefined if it is longer than `cap` bytes. */
export async function bodyOf(request: IncomingMessage, cap: number): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length > cap) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Sends `reply`; a client that disconnects in the meantime is not an error. */
export async function send(reply: Reply, response: ServerResponse): Promise<void> {
  const { status, headers, body } = reply
  if (typeof body === 'string') {
    response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body)
    return
  }
  const { file, start, length } = body
  response.writeHead(status, { ...headers, 'Content-Length': length })
  const source = createReadStream(file, { start, end: start + length - 1 })
  await pipeline(source, response).catch(() => response.destroy())
}

/**
 * Returns the log line for a request. A query may contain a signature, and a path may contain
 * `secret`: neither is shown.
 */
export function lineOf(request: IncomingMessage, status: number, secret: string): SafeText {
  const [path = '', query] = (request.url ?? '').split('?', 2)
  const shown = `${path.replaceAll(secret, '***')}${query === undefined ? '' : '?…'}`
  return safe`${status} ${request.method} ${shown}`
}
