import type { AddressInfo, Server, Socket } from 'node:net'
import { afterAll } from '@jest/globals'

export interface Listening {
  readonly port: number
  /** All connections that were made to it. */
  readonly connections: ReadonlySet<Socket>
  /** For tests of a server that is gone. */
  close(): Promise<void>
}

const closing: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closing.splice(0).map((close) => close())))

/**
 * Makes a server of any kind listen on loopback; it is closed after all tests of the file, with its
 * connections.
 */
export async function listen(server: Server, host = '127.0.0.1'): Promise<Listening> {
  const connections = new Set<Socket>()
  server.on('connection', (socket) => connections.add(socket.on('error', () => socket.destroy())))
  await new Promise<void>((ready) => server.listen(0, host, ready))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((closed) => {
      for (const socket of connections) socket.destroy()
      server.close(() => closed())
    })
  closing.push(close)
  return { port, connections, close }
}
