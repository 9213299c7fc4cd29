import { expect, test } from '@jest/globals'
import { certificateFor } from '../../support/certificate.ts'
import { runChild } from '../../support/child.ts'
import { type ConnectProxy, type Manner, startProxy } from '../../support/proxy.ts'
import { scratch } from '../../support/scratch.ts'
import { service, text } from '../../support/service.ts'

/** A name that only the proxy can resolve. */
const HOST = 'storage.test'
const certificate = certificateFor(HOST)

/** A proxy in front of a storage, to which it connects unless `options` say otherwise. */
async function behindProxy(manner?: Manner): Promise<ConnectProxy> {
  const { port } = await service([text('the archive')], { tls: certificate })
  return startProxy(manner ?? { leadTo: port })
}

/** Downloads in a process of its own, because proxy and certificates come from its environment. */
function fetched(env: Record<string, string>, requestTimeoutMs = 30_000): Promise<number | string> {
  const url = `https://${HOST}/docs.tar.gz?sig=secret-signature`
  const common = { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: certificate.file }
  return runChild(
    'download',
    { url, folder: scratch(), requestTimeoutMs },
    { env: { ...common, ...env } },
  )
}

test.each(['HTTPS_PROXY', 'https_proxy'])(
  '%s and NODE_EXTRA_CA_CERTS are honored',
  async (name) => {
    const { url, asked, heads } = await behindProxy()
    await expect(fetched({ [name]: url.replace('//', '//user:pass%20word@') })).resolves.toBe(11)
    expect(asked[0]).toBe(`${HOST}:443`)
    const authorization = /^proxy-authorization: Basic (.*)$/im.exec(heads[0] ?? '')?.[1] ?? ''
    expect(Buffer.from(authorization, 'base64').toString()).toBe('user:pass word')
  },
)

test('NO_PROXY is honored', async () => {
  const { url, asked } = await behindProxy()
  const env = { HTTPS_PROXY: url, NO_PROXY: 'storage.test' }
  await expect(fetched(env)).resolves.toMatch(
    /its host name does not resolve \((ENOTFOUND|EAI_AGAIN)\)/,
  )
  expect(asked).toEqual([])
})

test('a missing proxy is reported as the cause', async () => {
  const shown = await fetched({ HTTPS_PROXY: 'http://127.0.0.1:1' })
  const why = 'could not be reached (ECONNREFUSED); gave up after 5 attempts in a row'
  expect(shown).toContain(`the proxy in HTTPS_PROXY ${why}`)
})

test('a proxy that never responds is not waited for', async () => {
  const { url, asked } = await behindProxy('stall')
  const shown = await fetched({ HTTPS_PROXY: url }, 500)
  expect(shown).toContain(
    'nothing arrived for 0.5s (`request-timeout`); gave up after 5 attempts in a row',
  )
  expect(asked).toHaveLength(5)
})
