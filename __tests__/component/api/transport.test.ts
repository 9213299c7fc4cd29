import { createServer } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from '@jest/globals'
import type { TransportError } from '../../../src/api/api-failure.ts'
import { type ApiRequest, sendApiRequest } from '../../../src/api/transport.ts'
import { systemClock } from '../../../src/common/clock.ts'
import { certificateFor } from '../../support/certificate.ts'
import { listen } from '../../support/listen.ts'
import { type ConnectProxy, type Manner, startProxy } from '../../support/proxy.ts'
import {
  cut,
  cutChunks,
  drip,
  json,
  KEY,
  noise,
  type Reply,
  reset,
  service,
  stall,
  stallInBody,
  text,
} from '../../support/service.ts'

/** A name that only the proxy can resolve. */
const API_HOST = 'api.docs-host.test'

const authorities = getCACertificates('default')
const certificate = certificateFor('localhost', API_HOST)
let proxy: ConnectProxy | undefined
afterEach(async () => {
  setDefaultCACertificates(authorities)
  delete process.env.HTTPS_PROXY
})

const LONG_MS = 60_000

function sent(
  url: string,
  more: Partial<ApiRequest> & { timeoutMs?: number; signal?: AbortSignal } = {},
) {
  const { timeoutMs = LONG_MS, signal = new AbortController().signal, ...request } = more
  return sendApiRequest(
    { method: 'GET', url: new URL(url), apiKey: KEY, ...request },
    { timeoutMs, connectMs: timeoutMs, clock: systemClock, signal },
  )
}

async function failureOf(sending: Promise<unknown>) {
  const error = (await sending.then(
    () => new Error('there was an answer'),
    (error: unknown) => error,
  )) as TransportError
  expect(error.name).toBe('TransportError')
  const { why, ...failure } = error.failure
  return { ...failure, why: why.text }
}

/** Returns why a request to a service that responds like this has failed. */
async function failureAfter(reply: Reply, timeoutMs = LONG_MS) {
  const { url } = await service([reply])
  return failureOf(sent(url, { timeoutMs }))
}

async function through(manner: Manner): Promise<string> {
  proxy = await startProxy(manner)
  process.env.HTTPS_PROXY = proxy.url
  return `https://${API_HOST}`
}

describe('a request', () => {
  test('without a body contains the key, accepts only uncompressed JSON, and does not keep the connection open', async () => {
    const { url, port, asked } = await service([json({ a: 1 }, 201, { 'x-more': 'yes' })])
    const answer = { status: 201, headers: { 'x-more': 'yes' }, body: '{"a":1}' }
    expect(await sent(`${url}/v1/a?b=c`)).toMatchObject(answer)
    const headers = {
      accept: 'application/json',
      'accept-encoding': 'identity',
      authorization: `Bearer ${KEY}`,
      connection: 'close',
      host: `127.0.0.1:${port}`,
      'user-agent': 'docs-export-action',
    }
    expect(asked).toEqual([{ method: 'GET', path: '/v1/a?b=c', headers, body: '', reused: false }])
  })

  test('with a body says that it is JSON', async () => {
    const { url, asked } = await service([json({})])
    await sent(url, { method: 'POST', body: '{"domain":"é"}' })
    expect(asked).toMatchObject([
      { method: 'POST', body: '{"domain":"é"}', headers: { 'content-type': 'application/json' } },
    ])
  })

  test('reaches an IPv6 literal', async () => {
    const { url } = await service([json({})], { host: '::1' })
    expect(await sent(url)).toMatchObject({ status: 200 })
  })

  test('does not follow redirects, because the key would be sent along', async () => {
    const other = await service([json({})])
    const { url, asked } = await service([json({}, 307, { location: other.url })])
    expect(await sent(url)).toMatchObject({ status: 307, headers: { location: other.url } })
    expect([asked.length, other.asked.length]).toEqual([1, 0])
  })
})

describe('the response to a request', () => {
  const zipped = text(gzipSync('{}'), 200, { 'content-encoding': 'gzip' })
  test.each<[string, Reply, string]>([
    ['in gzip', zipped, 'its response has the encoding gzip, which was not requested'],
    [
      'with a number that is not a status',
      json({}, 600),
      'it responded with HTTP 600, which is not a valid status',
    ],
    ['without end', text(' '.repeat(2 ** 23 + 1)), 'it responded with more than 8.0 MiB'],
  ])('%s is unreadable', async (_, reply, why) => {
    expect(await failureAfter(reply)).toEqual({ kind: 'unreadable', why })
  })

  test.each([
    [200, 'IDENTITY'],
    [300, 'gzip'],
    [599, 'gzip'],
  ])('with HTTP %d in the encoding %s is read unchanged', async (status, encoding) => {
    const { url } = await service([json({}, status, { 'content-encoding': encoding })])
    expect(await sent(url)).toMatchObject({ status, body: '{}' })
  })

  test('that is an endless error is cut off', async () => {
    const endless: Reply = (_, response) => {
      response.writeHead(403)
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 'x')));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    }
    const { url } = await service([endless])
    const { status, body } = await sent(url)
    expect(status).toBe(403)
    expect(body.length).toBeGreaterThan(2 ** 20)
  })

  test('may have a character that is split between two packets', async () => {
    const halves: Reply = (_, response) => {
      const bytes = Buffer.from('"é"')
      response.writeHead(200)
      response.write(bytes.subarray(0, 2), () =>
        setImmediate(() => response.end(bytes.subarray(2))),
      )
    }
    const { url } = await service([halves])
    expect((await sent(url)).body).toBe('"é"')
  })

  test.each<[string, Reply]>([
    ['is a reset', reset],
    ['is cut', cut({})],
    ['is cut between two chunks', cutChunks({})],
  ])('that %s may still mean that the request was carried out', async (_, reply) => {
    expect(await failureAfter(reply)).toMatchObject({
      kind: 'no-response',
      why: expect.stringContaining('the connection was lost before the whole response arrived'),
      isPermanent: false,
    })
  })

  test('that is not HTTP may still mean that the request was carried out', async () => {
    expect(await failureAfter(noise)).toMatchObject({
      kind: 'no-response',
      why: expect.stringContaining('its response is not HTTP'),
      isPermanent: false,
    })
  })

  test.each<[string, Reply]>([
    ['never comes', stall],
    ['stops in its body', stallInBody],
    ['arrives slowly, but is never idle', drip],
  ])('that %s has a deadline', async (_, reply) => {
    const why = 'no complete response arrived within 0.3s (`request-timeout`)'
    expect(await failureAfter(reply, 300)).toEqual({ kind: 'no-response', why })
  })

  test('that never arrives is not waited for once the step is canceled', async () => {
    const canceling = new AbortController()
    const { url } = await service([() => canceling.abort(new Error('enough'))])
    await expect(sent(url, { signal: canceling.signal })).rejects.toThrow('enough')
  })
})

test('a canceled step sends nothing more', async () => {
  const { url, asked } = await service([json({})])
  await expect(sent(url, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow(
    'enough',
  )
  expect(asked).toEqual([])
})

describe('a request over TLS', () => {
  test('is sent to a server with a certificate from a trusted authority', async () => {
    setDefaultCACertificates([...authorities, certificate.cert])
    const { url } = await service([json({})], { tls: certificate })
    expect(await sent(url)).toMatchObject({ status: 200 })
  })

  test('is not sent to a server whose certificate is not trusted, and neither is the key', async () => {
    const { url, asked } = await service([json({})], { tls: certificate })
    expect(await failureOf(sent(url, { method: 'POST', body: '{}' }))).toMatchObject({
      kind: 'not-sent',
      why: expect.stringContaining('its certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT'),
      isPermanent: true,
    })
    expect(asked).toEqual([])
  })

  test('was not sent if the connection ended during the handshake', async () => {
    const { port } = await listen(createServer((socket) => socket.once('data', () => socket.end())))
    expect(await failureOf(sent(`https://localhost:${port}`))).toMatchObject({ kind: 'not-sent' })
  })

  test('may have been sent if the connection broke after the handshake', async () => {
    setDefaultCACertificates([...authorities, certificate.cert])
    const breaksOff: Reply = (_, response) => void response.socket?.destroy()
    const { url } = await service([breaksOff], { tls: certificate })
    expect(await failureOf(sent(url))).toMatchObject({ kind: 'no-response' })
  })
})

test('a request was not sent if nobody accepted the connection', async () => {
  expect(await failureOf(sent('http://127.0.0.1:1'))).toMatchObject({
    kind: 'not-sent',
    why: 'it refuses connections on this port (ECONNREFUSED)',
    isPermanent: false,
  })
})

describe('a request through a proxy', () => {
  test('sends the key to the service, and not to the proxy', async () => {
    setDefaultCACertificates([...authorities, certificate.cert])
    const { port, asked } = await service([json({})], { tls: certificate })
    const url = await through({ leadTo: port })
    expect(await sent(url)).toMatchObject({ status: 200 })
    expect(proxy?.heads).toEqual([expect.stringContaining(`CONNECT ${API_HOST}:443 HTTP/1.1`)])
    expect(proxy?.heads.join()).not.toContain(KEY)
    expect(asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`)
  })

  test('was not sent if the proxy refused', async () => {
    const url = await through({ refuse: 407 })
    expect(await failureOf(sent(url, { method: 'POST', body: '{}' }))).toMatchObject({
      kind: 'not-sent',
      proxy: 'login',
      isPermanent: true,
    })
    expect(proxy?.asked).toEqual([`${API_HOST}:443`])
  })

  test('was not sent if the proxy never responded, which is reported as a failure of the proxy', async () => {
    const url = await through('stall')
    expect(await failureOf(sent(url, { timeoutMs: 300 }))).toEqual({
      kind: 'not-sent',
      why: 'the proxy in HTTPS_PROXY could not connect to the server within 0.3s',
      proxy: 'failed',
    })
  })

  test('keeps the brackets of an IPv6 literal', async () => {
    await through({ refuse: 502 })
    const failure = { kind: 'not-sent', proxy: 'failed' }
    expect(await failureOf(sent('https://[2001:db8::1]/'))).toMatchObject(failure)
    expect(proxy?.asked).toEqual(['[2001:db8::1]:443'])
  })
})
