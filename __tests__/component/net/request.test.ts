import { once } from 'node:events'
import { type Agent, createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, describe, expect, test } from '@jest/globals'
import { keepConnections, sendRequest } from '../../../src/net/request.ts'
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
  const { agent, close } = await keepConnections(url, 1)
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
  // Whatever Node itself adds, it is no more after the last request than after the first one.
  expect(listeners).toEqual(listeners.map(() => listeners[0]))
})

describe('a connection that is closed when a request is sent', () => {
  /** Answers the first request on a connection and closes it at the second one; or closes it at the first one. */
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
  const { signal } = new AbortController()
  const ask = async (url: URL, agent: Agent, method: 'GET' | 'POST' = 'GET') =>
    text(await sendRequest(url, { method, headers: {}, signal, agent }))

  test('was kept: it is sent once more', async () => {
    const { url, asked } = await closingServer(true)
    const { agent, close } = await keepConnections(url, 4)
    expect([await ask(url, agent), await ask(url, agent)]).toEqual(['answer', 'answer'])
    close()
    expect(asked).toHaveLength(3)
  })

  test('was kept, and the request may not be repeated', async () => {
    const { url, asked } = await closingServer(true)
    const { agent, close } = await keepConnections(url, 4)
    await ask(url, agent)
    await expect(ask(url, agent, 'POST')).rejects.toMatchObject({ code: 'ECONNRESET' })
    close()
    expect(asked).toHaveLength(2)
  })

  test('is new: the server means it', async () => {
    const { url, asked } = await closingServer(false)
    const { agent, close } = await keepConnections(url, 4)
    await expect(ask(url, agent)).rejects.toMatchObject({ code: 'ECONNRESET' })
    close()
    expect(asked).toHaveLength(1)
  })
})

test('a server that switches to another protocol does not keep a request waiting', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n'),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const late = AbortSignal.timeout(8_000)
  try {
    const asked = sendRequest(url, { headers: {}, signal: late })
    await expect(asked).rejects.toMatchObject({ code: 'ECONNRESET' })
  } finally {
    server.close()
  }
})
