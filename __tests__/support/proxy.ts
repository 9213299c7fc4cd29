import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

export interface ConnectProxy {
  readonly url: string
  /** The targets of the CONNECT requests, `host:port`. */
  readonly asked: readonly string[]
  close(): Promise<void>
}

/** What the proxy does with a CONNECT (RFC 9110, section 9.3.6): lead all to a port of this machine, answer with a status, be silent. */
export type Manner = { readonly leadTo: number } | { readonly refuse: number } | 'stall'

/** Starts a proxy on loopback. */
export async function startProxy(manner: Manner): Promise<ConnectProxy> {
  const asked: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer()
  server.on('connection', (socket) => sockets.add(socket))
  server.on('connect', (request, client: Socket) => {
    asked.push(request.url ?? '')
    client.on('error', () => client.destroy())
    if (manner === 'stall') return
    if ('refuse' in manner) {
      client.end(`HTTP/1.1 ${manner.refuse} No\r\ncontent-length: 0\r\n\r\n`)
      return
    }
    const target = connect(manner.leadTo, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      target.pipe(client).pipe(target)
    })
    target.on('error', () => client.destroy())
    sockets.add(target)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => closed())
      }),
  }
}
