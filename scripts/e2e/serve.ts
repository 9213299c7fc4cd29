/** Serves a folder as the nginx.conf of the examples does. usage: serve.ts FOLDER */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveFolder } from '../../sandbox/web-server.ts'

/** Listens on a free port of the loopback address, and prints its address, which `start_server` reads. */
export function serve(listener: RequestListener): void {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1', () => {
    console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  })
}

if (import.meta.main) serve(serveFolder(process.argv[2] ?? '.'))
