/** Needs openssl, for a certificate. */
import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from '@jest/globals'
import { keptScratch, scratch } from '../../support/scratch.ts'

const open: Server[] = []
const sockets = new Set<Duplex>()

afterEach(() => {
  for (const socket of sockets) socket.destroy()
  for (const server of open.splice(0)) server.close()
})

async function listen(server: Server): Promise<number> {
  open.push(server)
  server.on('connection', (socket: Socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const certificates = keptScratch()
const [key, cert] = [join(certificates, 'key.pem'), join(certificates, 'cert.pem')]
execFileSync(
  'openssl',
  [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...[
      '-keyout',
      key,
      '-out',
      cert,
      '-subj',
      '/CN=storage.test',
      '-addext',
      'subjectAltName=DNS:storage.test',
    ],
  ],
  { stdio: 'pipe' },
)

/** A storage that only the proxy knows by its name, and a proxy that answers CONNECT as it is told to. */
async function behindProxy(answer: (request: IncomingMessage, client: Duplex, storagePort: number) => void) {
  const asked: IncomingMessage[] = []
  const storage = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) =>
    response.end('the archive'),
  )
  const storagePort = await listen(storage as unknown as Server)
  const proxy = createServer().on('connect', (request, client) => {
    sockets.add(client)
    client.on('error', () => {})
    asked.push(request)
    answer(request, client, storagePort)
  })
  return { asked, proxyPort: await listen(proxy) }
}

/** Downloads in a process of its own, because proxy and certificates come from its environment. */
async function fetched(env: Record<string, string>, silenceMs = 30_000): Promise<string> {
  const source = join(import.meta.dirname, '../../../src')
  const script = `
    import { download } from ${JSON.stringify(join(source, 'fetch/download.ts'))}
    import { systemClock } from ${JSON.stringify(join(source, 'clock.ts'))}
    await download({
      link: { url: 'https://storage.test/docs.tar.gz?sig=secret-signature', sizeBytes: 11 },
      renewLink: async () => { throw new Error('expired') }, folder: ${JSON.stringify(scratch())},
      maxBytes: 11, silenceMs: ${silenceMs}, loopbackAllowed: false, clock: systemClock, random: () => 0,
      signal: new AbortController().signal, info: () => {},
    }).then(({ size }) => console.log('fetched', size), (error) => console.log(error.message))
    process.exit(0)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: cert, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return text(child.stdout)
}

const letThrough = (_: IncomingMessage, client: Duplex, storagePort: number) => {
  const storage = connect(storagePort, '127.0.0.1', () => {
    client.write('HTTP/1.1 200 Connection established\r\n\r\n')
    client.pipe(storage).pipe(client)
  })
  storage.on('error', () => client.destroy())
}

test.each(['HTTPS_PROXY', 'https_proxy'])('%s and NODE_EXTRA_CA_CERTS are honoured', async (name) => {
  const { asked, proxyPort } = await behindProxy(letThrough)
  await expect(fetched({ [name]: `http://user:pass%20word@127.0.0.1:${proxyPort}` })).resolves.toBe(
    'fetched 11\n',
  )
  expect(asked[0]).toMatchObject({ url: 'storage.test:443' })
  const authorization = asked[0]?.headers['proxy-authorization']?.replace('Basic ', '') ?? ''
  expect(Buffer.from(authorization, 'base64').toString()).toBe('user:pass word')
})

test('NO_PROXY is honoured', async () => {
  const { asked, proxyPort } = await behindProxy(letThrough)
  const env = { HTTPS_PROXY: `http://127.0.0.1:${proxyPort}`, NO_PROXY: 'storage.test' }
  await expect(fetched(env)).resolves.toMatch(/its host name does not resolve \((ENOTFOUND|EAI_AGAIN)\)/)
  expect(asked).toEqual([])
})

test('a proxy that refuses is named as the cause', async () => {
  const { asked, proxyPort } = await behindProxy((_, client) =>
    client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'),
  )
  const shown = await fetched({ HTTPS_PROXY: `http://127.0.0.1:${proxyPort}` })
  expect(shown).toContain(
    'the proxy in HTTPS_PROXY made no connection to it (HTTP 502); gave up after 5 attempts in a row',
  )
  expect(shown).not.toContain('secret-signature')
  expect(asked).toHaveLength(5)
})

test('a proxy that wants another password is not asked often enough to lock an account', async () => {
  const { asked, proxyPort } = await behindProxy((_, client) =>
    client.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n'),
  )
  const shown = await fetched({ HTTPS_PROXY: `http://me:wrong@127.0.0.1:${proxyPort}` })
  expect(shown).toContain(
    'requires a user name and password, or rejected the ones given (HTTP 407); gave up after 2 attempts in a row',
  )
  expect(shown).not.toContain('wrong')
  expect(asked).toHaveLength(2)
})

test('a proxy that is not there is named as the cause', async () => {
  const shown = await fetched({ HTTPS_PROXY: 'http://127.0.0.1:1' })
  expect(shown).toContain(
    'the proxy in HTTPS_PROXY could not be reached (ECONNREFUSED); gave up after 5 attempts in a row',
  )
})

test('a proxy that never answers is not waited for', async () => {
  const { asked, proxyPort } = await behindProxy(() => {})
  const shown = await fetched({ HTTPS_PROXY: `http://127.0.0.1:${proxyPort}` }, 100)
  expect(shown).toContain('nothing arrived for 0.1s; gave up after 5 attempts in a row')
  expect(asked).toHaveLength(5)
})
