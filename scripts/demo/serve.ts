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

/** Serves a folder on a free port, with the rules of nginx. The folder may not exist yet. */
export async function serve(folder: string): Promise<WebServer> {
  const server = createServer(serveFolder(folder))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
