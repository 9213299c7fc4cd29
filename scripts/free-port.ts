import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Systems assign ports from 32768 (Linux) or 49152 upward to connections, and to servers that do
 * not request a specific port.
 */
const FIRST = 20_000
const LAST = 32_767

/**
 * Returns a port of the loopback address that nothing listens on, and that the system does not
 * assign by itself, because a server may take a while to start. Prints it if this file is run.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST + 1))
    const server = createServer()
    const isFree = once(server, 'listening').then(
      () => true,
      () => false,
    )
    server.listen(port, '127.0.0.1')
    if (!(await isFree)) continue
    server.close()
    await once(server, 'close')
    return port
  }
}

if (import.meta.main) console.log(await freePort())
