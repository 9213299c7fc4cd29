/** The misbehaving server misbehaves as it says: otherwise the tests that lean on it prove nothing. */
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { selfSigned } from './support/certificate.ts'
import { refuse, tunnel, unkindProxy } from './support/unkind-proxy.ts'
import {
  answer,
  type Behaviour,
  byPath,
  cut,
  drip,
  endlessHeaders,
  flood,
  gzipped,
  html,
  json,
  raw,
  redirect,
  reset,
  stall,
  unkind,
} from './support/unkind-server.ts'

const OK = json(200, { ok: true })

/** Everything that comes on a socket after `GET /`, and how it ended: by `end` or an error's code. */
async function exchange(port: number): Promise<{ text: string; ending: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
  return collect(socket)
}

async function collect(socket: Socket): Promise<{ text: string; ending: string }> {
  let text = ''
  socket.setEncoding('utf8').on('data', (data) => {
    text += data
  })
  const ending = await new Promise<string>((resolve) => {
    socket
      .once('end', () => resolve('end'))
      .once('error', (error) => resolve(`${'code' in error && error.code}`))
  })
  return { text, ending }
}

const endings: readonly (readonly [string, Behaviour, string, RegExp])[] = [
  ['resets without a word', reset(), 'ECONNRESET', /^$/],
  ['resets in the head', reset(OK, 'mid-head'), 'ECONNRESET', /^HTTP\/1\.1 200(?!.*\r\n\r\n)/s],
  ['resets in the body', reset(OK, 3), 'ECONNRESET', /Content-Length: 11\r\n.*\r\n\r\n\{"o$/s],
  ['cuts a body', cut(OK, 3), 'end', /Content-Length: 11\r\n.*\r\n\r\n\{"o$/s],
  ['cuts a chunk', cut({ ...OK, chunked: true }, 3), 'end', /chunked\r\n.*\r\n\r\nb\r\n\{"o$/s],
  ['sends what is no HTTP', raw('SSH-2.0-OpenSSH_9.2\r\n'), 'end', /^SSH/],
]

describe('one connection', () => {
  test.each(endings)('%s', async (_, behaviour, ending, text) => {
    await using server = await unkind([behaviour])
    expect(await exchange(server.port)).toEqual({ ending, text: expect.stringMatching(text) })
  })

  test('stalls: neither byte nor end until somebody gives up', async () => {
    await using server = await unkind([stall(OK, 3)])
    const socket = connect(server.port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
    const [first] = await once(socket, 'data')
    expect(String(first)).toMatch(/\{"o$/)
    socket.destroy()
    expect(server.requests).toHaveLength(1)
  })

  test('drips a byte at a time', async () => {
    await using server = await unkind([drip(OK, 1, 9)])
    const pieces: string[] = []
    const socket = connect(server.port, '127.0.0.1')
    socket.on('data', (data) => pieces.push(String(data)))
    socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
    while (!pieces.join('').endsWith('{"ok":true}')) await once(socket, 'data')
    expect(pieces.length).toBeGreaterThan(1)
    socket.destroy()
  })

  test.each([
    ['headers', endlessHeaders(), /X-Filler/],
    ['a body', flood(Number.POSITIVE_INFINITY), /\r\n\r\n {100}/],
  ])('pours %s until the client goes', async (_, behaviour, expected) => {
    await using server = await unkind([behaviour])
    const socket = connect(server.port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
    let text = ''
    for await (const data of socket) {
      text += data
      if (text.length > 1_000_000) break
    }
    expect(text).toMatch(expected)
  })

  test('floods with as much as it says', async () => {
    await using server = await unkind([flood(3_000_000)])
    expect((await (await fetch(server.url)).text()).length).toBe(3_000_000)
  })
})

describe('a script', () => {
  test('goes on with each request, repeats its last word, and records what it got', async () => {
    await using server = await unkind([
      answer(redirect(302, 'http://elsewhere.example/')),
      answer(html(200)),
      answer((request) => json(429, { said: request.body }, { 'Retry-After': '7' })),
    ])
    const ask = (body: string) =>
      fetch(`${server.url}/a?b=c`, { method: 'POST', body, redirect: 'manual', headers: { 'X-Own': 'yes' } })
    const replies = [await ask('1'), await ask('2'), await ask('3'), await ask('4')]
    expect(replies.map((reply) => reply.status)).toEqual([302, 200, 429, 429])
    expect(replies[2]?.headers.get('retry-after')).toBe('7')
    expect(await replies[3]?.json()).toEqual({ said: '4' })
    expect(server.requests.map(({ body }) => body)).toEqual(['1', '2', '3', '4'])
    expect(server.requests[0]).toMatchObject({ method: 'POST', path: '/a?b=c', headers: { 'x-own': 'yes' } })
  })

  test('can be kept for each path apart', async () => {
    await using server = await unkind([
      byPath([
        [/^\/a$/, [answer(json(503, {})), answer(OK)]],
        [/^\/b$/, [answer(json(202, {}))]],
      ]),
    ])
    const status = async (path: string) => (await fetch(server.url + path)).status
    expect([await status('/a'), await status('/b'), await status('/a'), await status('/c')]).toEqual([
      503, 202, 200, 404,
    ])
  })

  test('compresses unasked', async () => {
    await using server = await unkind([answer(gzipped(OK))])
    const [response] = await once(httpRequest(server.url).end(), 'response')
    const [data] = await once(response, 'data')
    expect(gunzipSync(data).toString()).toBe('{"ok":true}')
  })

  test('a closed one refuses connections', async () => {
    const server = await unkind([answer(OK)])
    await server.close()
    expect((await exchange(server.port)).ending).toBe('ECONNREFUSED')
  })
})

test('speaks TLS with a certificate of its own', async () => {
  const certificate = selfSigned()
  await using server = await unkind([answer(OK), reset()], certificate)
  const ask = (ca: string | undefined) =>
    once(httpsRequest(server.url, { ...(ca && { ca }), agent: false }).end(), 'response')
  const [response] = await ask(certificate.cert)
  expect(response.statusCode).toBe(200)
  await expect(ask(certificate.cert)).rejects.toMatchObject({ code: 'ECONNRESET' })
  await expect(ask(undefined)).rejects.toThrow('self-signed certificate')
})

describe('the proxy', () => {
  const opened = (url: string, target: string) =>
    once(
      httpRequest(url, {
        method: 'CONNECT',
        path: target,
        headers: { 'Proxy-Authorization': 'Basic eDp5' },
      }).end(),
      'connect',
    )

  test('opens tunnels, wherever to, and records them', async () => {
    const certificate = selfSigned()
    await using server = await unkind([answer(OK)], certificate)
    await using proxy = await unkindProxy([refuse(), tunnel(server.port)])
    const [refused] = await opened(proxy.url, 'api.example.com:443')
    const [response, socket] = await opened(proxy.url, 'api.example.com:443')
    const inside = connectTls({ socket, ca: certificate.cert, servername: 'localhost' })
    inside.write('GET /through HTTP/1.1\r\nHost: here\r\n\r\n')
    expect(String((await once(inside, 'data'))[0])).toMatch(/^HTTP\/1\.1 200/)
    inside.destroy()
    expect([refused.statusCode, response.statusCode]).toEqual([407, 200])
    expect(server.requests.map(({ path }) => path)).toEqual(['/through'])
    expect(proxy).toMatchObject({
      connects: ['api.example.com:443', 'api.example.com:443'],
      authorizations: ['Basic eDp5', 'Basic eDp5'],
      others: [],
    })
  })

  test('tells of requests that came without a tunnel', async () => {
    await using proxy = await unkindProxy([reset()])
    expect((await fetch(`${proxy.url}/plain`)).status).toBe(405)
    expect(proxy.others).toEqual(['GET /plain'])
    await expect(opened(proxy.url, 'api.example.com:443')).rejects.toMatchObject({ code: 'ECONNRESET' })
  })
})
