import { connect, createServer, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { describe, expect, test } from '@jest/globals'
import { certificateFor } from '../support/certificate.ts'
import { listen } from '../support/listen.ts'
import { type Manner, startProxy } from '../support/proxy.ts'
import { begin, exportInputs, exportScript, KEY, service } from '../support/step.ts'

/** A name that only the proxy can lead anywhere; loopback hosts never go through a proxy. */
const API_HOST = 'api.docs-host.test'

const certificate = certificateFor('localhost', API_HOST)

const trusted = () => ({ NODE_EXTRA_CA_CERTS: certificate.file })

describe('over TLS', () => {
  test('an authority from NODE_EXTRA_CA_CERTS is trusted', async () => {
    const { url } = await service(exportScript(), { tls: certificate })
    const run = await begin({ with: exportInputs(url), env: trusted() }).result
    expect(run.outputs.outcome).toBe('succeeded')
  })

  test('an authority that nobody trusts gets no key, and the message says what to do', async () => {
    const { url, asked } = await service(exportScript(), { tls: certificate })
    const run = await begin({ with: { ...exportInputs(url), 'wait-timeout': '2s' } }).result
    expect(run.outputs.outcome).toBe('unreachable')
    expect(run.errors[0]).toContain('its certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)')
    expect(run.errors[0]).toContain('NODE_EXTRA_CA_CERTS')
    // The advice is said once, not with each attempt.
    expect(run.log.match(/NODE_EXTRA_CA_CERTS/g)).toHaveLength(1)
    expect(asked).toHaveLength(0)
  })
})

/** Accepts complete requests over TLS and then writes `bytes` unencrypted, as a broken middlebox does. */
async function brokenAfterHandshake(bytes: string) {
  const starts: string[] = []
  const inner = createTlsServer(certificate, (socket) => {
    socket.on('error', () => socket.destroy())
    socket.on('data', (data) => {
      starts.push(String(data))
      raw.get(socket.remotePort ?? 0)?.write(bytes)
    })
  })
  const raw = new Map<number, Socket>()
  const { port } = await listen(inner)
  const front = createServer((client) => {
    const target = connect(port, '127.0.0.1', () => raw.set(target.localPort ?? 0, client))
    client.pipe(target).pipe(client)
    for (const socket of [client, target]) socket.on('error', () => client.destroy())
  })
  return { url: `https://localhost:${(await listen(front)).port}`, starts }
}

test('a connection that breaks after the handshake may have carried the start, which is not sent again', async () => {
  const middlebox = await brokenAfterHandshake('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n')
  const run = await begin({ with: exportInputs(middlebox.url), env: trusted() }).result
  expect(middlebox.starts.filter((data) => data.startsWith('POST'))).toHaveLength(1)
  expect(run.outputs.outcome).toBe('unreachable')
  expect(run.errors[0]).toContain('It is unknown whether the service started the export')
})

describe('a proxy', () => {
  async function through(
    manner: Manner | undefined,
    env: (url: string) => Record<string, string>,
    host = API_HOST,
    wait = '3s',
  ) {
    const { port, asked } = await service(exportScript(), { tls: certificate })
    const proxy = await startProxy(manner ?? { leadTo: port })
    const inputs = {
      ...exportInputs(`https://${host}${host === 'localhost' ? `:${port}` : ''}`),
      'wait-timeout': wait,
    }
    const run = await begin({ with: inputs, env: { ...trusted(), ...env(proxy.url) } }).result
    return { ...run, asked, connects: proxy.asked }
  }

  test('is used for every call', async () => {
    const run = await through(undefined, (url) => ({ HTTPS_PROXY: url }))
    expect(run.outputs.outcome).toBe('succeeded')
    expect(new Set(run.connects)).toEqual(new Set([`${API_HOST}:443`]))
    expect(run.asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`)
  })

  test('is not used for the hosts in NO_PROXY', async () => {
    const run = await through(undefined, (url) => ({ HTTPS_PROXY: url, NO_PROXY: `.docs-host.test` }))
    expect(run.connects).toEqual([])
    expect(run.errors[0]).toMatch(/its host name does not resolve \((ENOTFOUND|EAI_AGAIN)\)/)
  })

  test('is never used for a loopback host', async () => {
    const run = await through(undefined, (url) => ({ HTTPS_PROXY: url }), 'localhost')
    expect(run.outputs.outcome).toBe('succeeded')
    expect(run.connects).toEqual([])
  })

  test('that wants another password is asked twice, however long wait-timeout is, and nobody sees the password', async () => {
    const withPassword = (url: string) => ({ HTTPS_PROXY: url.replace('//', '//me:sesame%20open@') })
    const run = await through({ refuse: 407 }, withPassword, API_HOST, '30m')
    expect(run.outputs.outcome).toBe('unreachable')
    expect(run.errors[0]).toContain(
      'requires a user name and password, or rejected the ones given (HTTP 407); gave up after 2 attempts',
    )
    expect(run.connects).toHaveLength(2)
    for (const text of [run.stdout, run.stderr, run.summary]) expect(text).not.toContain('sesame')
    expect(run.stderr).toBe('')
  })
})
