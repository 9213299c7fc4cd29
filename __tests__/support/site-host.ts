import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { extname, join } from 'node:path'
import type { Certificate } from './certificate.ts'
import { listen } from './listen.ts'

/** What a host does instead of answering as it should. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void

/** What goes wrong at a path (as it was sent); undefined if nothing does. */
export type Faults = (path: string, request: IncomingMessage) => Fault | undefined

export interface SiteHost {
  /** With a slash at its end. */
  readonly url: string
  readonly port: number
  readonly asked: readonly IncomingMessage[]
  /** How many connections were made to it. */
  connections(): number
  close(): Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain',
}

/**
 * Starts a host that serves a folder as nginx does with the configuration in the README, apart from its faults; it is
 * closed after all tests of the file.
 */
export async function siteHost(
  folder: () => string,
  { faults = () => undefined, tls }: { faults?: Faults; tls?: Certificate } = {},
): Promise<SiteHost> {
  const asked: IncomingMessage[] = []
  const answer: RequestListener = (request, response) => {
    asked.push(request)
    const fault = faults(request.url ?? '', request)
    if (fault !== undefined) fault(request, response)
    else serve(folder(), request, response)
  }
  const server = tls ? createTlsServer(tls, answer) : createServer(answer)
  const { port, connections, close } = await listen(server)
  return {
    url: `${tls ? 'https://localhost' : 'http://127.0.0.1'}:${port}/`,
    port,
    asked,
    connections: () => connections.size,
    close,
  }
}

/** `try_files $uri $uri.html $uri/ =404; error_page 404 /404.html;` */
function serve(folder: string, { url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const path = decodeURIComponent(url.replace(/\?.*/, ''))
  const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
  const found = names.find((name) => isFile(join(folder, name)))
  if (found !== undefined) send(response, 200, folder, found)
  else if (isFile(join(folder, path, 'index.html')))
    response.writeHead(301, { location: `http://${headers.host}${url}/` }).end()
  else if (isFile(join(folder, '404.html'))) send(response, 404, folder, '/404.html')
  else response.writeHead(404).end('not found')
}

/** Answers with a file. */
export function send(
  response: ServerResponse,
  status: number,
  folder: string,
  name: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const type = TYPES[extname(name)]
  response
    .writeHead(status, { ...(type && { 'content-type': type }), ...headers })
    .end(readFileSync(join(folder, name)))
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}
