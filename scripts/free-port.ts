import { once } from 'node:events'
import { createServer } from 'node:net'

/** Systems give ports from 32768 on (Linux), or from 49152 on, to connections, and to servers that do not say which they want. */
const FIRST = 20_000
const LAST = 32_767

/**
 * Returns a port of the loopback address that nobody listens on, and that nobody is given who does not ask for it: a server
 * may take a while to start. Prints it if this file is run.
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
