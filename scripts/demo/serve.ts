import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveFolder } from '../../sandbox/web-server.ts'

/** A web server on the loopback interface. */
export interface WebServer {
  /** With a slash at the end. */
  readonly url: string
  close(): void
}

/** What a server has until it publishes its folder: another folder, for so many ms after the first request. */
export interface Lag {
  readonly earlier: string
  readonly ms: number
}

/** Serves a folder on a free port, with the rules of nginx. The folder may not exist yet. */
export async function serve(folder: string, lag?: Lag): Promise<WebServer> {
  let answer = serveFolder(lag?.earlier ?? folder)
  const server = createServer((request, response) => answer(request, response))
  let timer: NodeJS.Timeout | undefined
  if (lag !== undefined)
    server.once('request', () => {
      timer = setTimeout(() => {
        answer = serveFolder(folder)
      }, lag.ms)
    })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close() {
      clearTimeout(timer)
      server.close()
      server.closeAllConnections()
    },
  }
}
