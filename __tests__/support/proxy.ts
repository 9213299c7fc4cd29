import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { listen } from './listen.ts'

export interface ConnectProxy {
  readonly url: string
  /** The targets of the CONNECT requests, `host:port`. */
  readonly asked: readonly string[]
  /** The CONNECT requests as they came: the first line and the headers, one a line. */
  readonly heads: readonly string[]
}

/**
 * What the proxy does with a CONNECT (RFC 9110, section 9.3.6): connect all to a port of this
 * machine, respond with a status, or stay silent.
 */
export type Manner = { readonly leadTo: number } | { readonly refuse: number } | 'stall'

/** Starts a proxy on loopback; it is closed after all tests of the file. */
export async function startProxy(manner: Manner): Promise<ConnectProxy> {
  const asked: string[] = []
  const heads: string[] = []
  const server = createServer()
  server.on('connect', (request, client: Socket) => {
    asked.push(request.url ?? '')
    const headers = request.rawHeaders
      .map((text, i) => (i % 2 === 0 ? `\n${text}: ` : text))
      .join('')
    heads.push(`${request.method} ${request.url} HTTP/${request.httpVersion}${headers}`)
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
    client.on('close', () => target.destroy())
  })
  const { port } = await listen(server)
  return { url: `http://127.0.0.1:${port}`, asked, heads }
}
