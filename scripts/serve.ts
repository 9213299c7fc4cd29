import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A web server on the loopback interface. */
export interface WebServer {
  /** The origin, without a trailing slash. */
  readonly origin: string
  close(): void
}

/** Serves on a free port. */
export async function serve(listener: RequestListener): Promise<WebServer> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
