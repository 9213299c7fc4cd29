import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { serveFolder } from '../../sandbox/web-server.ts'
import type { Certificate } from './certificate.ts'
import { listen } from './listen.ts'

/** What a host does instead of responding as it should. */
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

/**
 * Starts a host that serves a folder as nginx does with the configuration in docs/check.md, apart from its faults; it is
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
    else serveFolder(folder())(request, response)
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
