import { describe, expect, test } from '@jest/globals'
import { certificateFor } from '../support/certificate.ts'
import { type Manner, startProxy } from '../support/proxy.ts'
import { exportInputs, exportScript, KEY, runStep, service } from '../support/step.ts'

/** A name that only the proxy can resolve; loopback hosts never go through a proxy. */
const API_HOST = 'api.docs-host.test'

const tls = certificateFor('localhost', API_HOST)

describe('a proxy, and an authority from NODE_EXTRA_CA_CERTS, which is trusted', () => {
  async function through(
    manner: Manner | undefined,
    env: (url: string) => Record<string, string>,
    { host = API_HOST, wait = '10m' } = {},
  ) {
    const { port, asked } = await service(exportScript(), { tls })
    const proxy = await startProxy(manner ?? { leadTo: port })
    const url = `https://${host}${host === 'localhost' ? `:${port}` : ''}`
    const variables = { NODE_EXTRA_CA_CERTS: tls.file, ...env(proxy.url) }
    const run = await runStep({ ...exportInputs(url), 'wait-timeout': wait }, { env: variables })
    return { ...run, asked, connects: proxy.asked }
  }

  test.concurrent('is used for every call', async () => {
    const run = await through(undefined, (url) => ({ HTTPS_PROXY: url }))
    expect(run.outputs.outcome).toBe('succeeded')
    expect(new Set(run.connects)).toEqual(new Set([`${API_HOST}:443`]))
    expect(run.asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`)
  })

  test.concurrent('is not used for the hosts in NO_PROXY', async () => {
    const env = (url: string) => ({ HTTPS_PROXY: url, NO_PROXY: `.docs-host.test` })
    const run = await through(undefined, env, { wait: '3s' })
    expect(run.connects).toEqual([])
    expect(run.errors[0]).toMatch(/its host name does not resolve \((ENOTFOUND|EAI_AGAIN)\)/)
  })

  test.concurrent('is never used for a loopback host', async () => {
    const run = await through(undefined, (url) => ({ HTTPS_PROXY: url }), { host: 'localhost' })
    expect(run.outputs.outcome).toBe('succeeded')
    expect(run.connects).toEqual([])
  })

  test.concurrent('that requires another password is asked twice, however long wait-timeout is, and the password is not shown', async () => {
    const withPassword = (url: string) => ({
      HTTPS_PROXY: url.replace('//', '//me:sesame%20open@'),
    })
    const run = await through({ refuse: 407 }, withPassword)
    expect(run.outputs.outcome).toBe('unreachable')
    expect(run.errors[0]).toContain(
      'requires a username and password, or rejected the ones given (HTTP 407); gave up after 2 attempts',
    )
    expect(run.connects).toHaveLength(2)
    for (const text of [run.stdout, run.stderr, run.summary]) expect(text).not.toContain('sesame')
    expect(run.stderr).toBe('')
  })
})

test.concurrent('an untrusted authority does not get the key, and the message says once what to do', async () => {
  const { url, asked } = await service(exportScript(), { tls })
  const run = await runStep({ ...exportInputs(url), 'wait-timeout': '10s' })
  expect(run.outputs.outcome).toBe('unreachable')
  expect(run.errors[0]).toContain('its certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)')
  expect(run.log.match(/NODE_EXTRA_CA_CERTS/g)).toHaveLength(1)
  expect(asked).toHaveLength(0)
})
