import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, expect, test } from '@jest/globals'
import { openConnectionPool, sendRequest } from '../../../src/net/request.ts'
import { certificateFor } from '../../support/certificate.ts'
import { listen } from '../../support/listen.ts'
import { json, service } from '../../support/service.ts'

const authorities = getCACertificates('default')
afterEach(() => setDefaultCACertificates(authorities))

test('requests leave no listeners on a connection that is kept', async () => {
  const certificate = certificateFor('localhost')
  setDefaultCACertificates([certificate.cert])
  const { url: origin } = await service([json({})], { tls: certificate })
  const url = new URL(origin)
  const { agent, close } = await openConnectionPool(url, 1)
  const { signal } = new AbortController()
  const sockets = new Set<Socket>()
  const listeners: number[] = []
  for (let i = 0; i < 4; i++) {
    const message = await sendRequest(url, { headers: {}, signal, agent })
    const { socket } = message
    await text(message)
    sockets.add(socket)
    listeners.push(socket.listenerCount('secureConnect'))
  }
  close()
  expect(sockets.size).toBe(1)
  // Whatever Node itself adds, there is no more of it after the last request than after the first
  // one.
  expect(listeners).toEqual(listeners.map(() => listeners[0]))
})

/**
 * Responds to the first request on a connection and closes it at the second one, or closes it at
 * the first one.
 */
async function closingServer(answersFirst: boolean) {
  const sockets: Socket[] = []
  const server = createHttpServer((request, response) => {
    const isFirst = !sockets.includes(request.socket)
    sockets.push(request.socket)
    if (isFirst && answersFirst) response.end('answer')
    else request.socket.resetAndDestroy()
  })
  const { port } = await listen(server)
  return { url: new URL(`http://127.0.0.1:${port}/`), asked: sockets }
}

test.each([
  ['was kept: the request is sent once more', true, 'GET', ['answer', 'answer'], 3],
  ['was kept, and the request may not be repeated', true, 'POST', ['answer', 'ECONNRESET'], 2],
  ['is new: the server means it', false, 'GET', ['ECONNRESET'], 1],
] as const)(
  'closed when a request is sent: %s',
  async (_, answersFirst, method, expected, times) => {
    const { url, asked } = await closingServer(answersFirst)
    const { agent, close } = await openConnectionPool(url, 4)
    const options = { headers: {}, signal: new AbortController().signal, agent }
    const got: string[] = []
    for (const _ of expected) {
      const asking = sendRequest(url, { ...options, method: got.length === 0 ? 'GET' : method })
      got.push(await asking.then(text, ({ code }: NodeJS.ErrnoException) => code ?? ''))
    }
    close()
    expect([got, asked.length]).toEqual([expected, times])
  },
)

test('a server that switches to another protocol does not keep a request waiting', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () =>
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n',
      ),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  try {
    const asked = sendRequest(url, { headers: {}, signal: new AbortController().signal })
    await expect(asked).rejects.toMatchObject({ code: 'ECONNRESET' })
  } finally {
    server.close()
  }
})
