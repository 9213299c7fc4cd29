/**
 * A CONNECT proxy that can misbehave, one behaviour per CONNECT, the last one repeating:
 *
 *     await using proxy = await unkindProxy([stall(), tunnel()])
 *
 * `stall` and `reset` of the unkind server work here too.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { type Behaviour, raw } from './unkind-server.ts'

/** A running proxy. */
export interface UnkindProxy extends AsyncDisposable {
  readonly url: string
  /** The `host:port` of every CONNECT so far. */
  readonly connects: readonly string[]
  /** The `Proxy-Authorization` of every CONNECT so far, empty where there was none. */
  readonly authorizations: readonly string[]
  /** Requests that came without CONNECT, which nobody should send: `GET http://…`. */
  readonly others: readonly string[]
  /** Destroys every connection. */
  close(): Promise<void>
}

/** Starts a proxy on the loopback interface. */
export async function unkindProxy(
  script: readonly [Behaviour, ...Behaviour[]] = [tunnel()],
): Promise<UnkindProxy> {
  const server = createServer((request, response) => {
    others.push(`${request.method} ${request.url}`)
    response.writeHead(405).end()
  })
  const sockets = new Set<Socket>()
  const connects: string[] = []
  const authorizations: string[] = []
  const others: string[] = []
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  server.on('connect', (request, socket) => {
    const path = request.url ?? ''
    const authorization = request.headers['proxy-authorization'] ?? ''
    const behaviour = script[Math.min(connects.length, script.length - 1)]
    connects.push(path)
    authorizations.push(authorization)
    behaviour?.(socket as Socket, {
      method: 'CONNECT',
      path,
      headers: {},
      body: '',
      connection: sockets.size,
    })
  })

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const url = `http://127.0.0.1:${port}`
  return { url, connects, authorizations, others, close, [Symbol.asyncDispose]: close }
}

/** Opens the tunnel, as proxies should. `to` (a port here) takes the place of whatever was asked for. */
export function tunnel(to?: number): Behaviour {
  return (socket, { path }) => {
    const { hostname, port } = new URL(`http://${path}`)
    const far = to === undefined ? connect(Number(port || 80), hostname) : connect(to, '127.0.0.1')
    far.once('connect', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      pipeline(socket, far, socket, () => far.destroy())
    })
    far.once('error', () => socket.destroy())
  }
}

/** Refuses the tunnel, by default for want of a password. */
export function refuse(status = 407): Behaviour {
  return raw(`HTTP/1.1 ${status} Refused\r\nContent-Length: 0\r\n\r\n`)
}
