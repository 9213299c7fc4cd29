import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, expect, test } from '@jest/globals'
import { keepConnections, sendRequest } from '../../../src/net/request.ts'
import { certificateFor } from '../../support/certificate.ts'
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
