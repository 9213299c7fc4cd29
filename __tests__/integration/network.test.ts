import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { type Certificate, certificateFor } from './support/certificate.ts'
import { type ConnectProxy, type Manner, startProxy } from './support/proxy.ts'
import { begin, exportInputs, exportScript, KEY, service } from './support/step.ts'

/** A name that only the proxy can lead anywhere; loopback hosts never go through a proxy. */
const API_HOST = 'api.docs-host.test'

let certificate: Certificate
let proxy: ConnectProxy | undefined
beforeAll(() => {
  certificate = certificateFor('localhost', API_HOST)
})
afterAll(() => certificate.remove())
afterEach(async () => {
  await proxy?.close()
  proxy = undefined
})

const trusted = () => ({ NODE_EXTRA_CA_CERTS: certificate.file })

describe('TLS', () => {
  test('an authority from NODE_EXTRA_CA_CERTS is trusted', async () => {
    const { url } = await service(exportScript(), { tls: certificate })
    const run = await begin({ with: exportInputs(url), env: trusted() }).result
    expect(run.outputs.outcome).toBe('succeeded')
  })

  test('another is not, and the message says what to do; the key goes nowhere', async () => {
    const { url, asked } = await service(exportScript(), { tls: certificate })
    const run = await begin({ with: { ...exportInputs(url), 'wait-timeout': '2s' } }).result
    expect(run.outputs.outcome).toBe('unreachable')
    expect(run.errors[0]).toContain('its certificate is not accepted (DEPTH_ZERO_SELF_SIGNED_CERT;')
    expect(run.errors[0]).toContain('NODE_EXTRA_CA_CERTS')
    expect(asked).toHaveLength(0)
  })

  test('a service that speaks no TLS on that port', async () => {
    const { port } = await service(exportScript())
    const inputs = { ...exportInputs(`https://localhost:${port}`), 'wait-timeout': '2s' }
    const run = await begin({ with: inputs }).result
    expect(run.outputs.outcome).toBe('unreachable')
    expect(run.errors[0]).toContain('does not speak TLS as expected')
  })
})

describe('a proxy', () => {
  async function through(
    manner: Manner | undefined,
    env: (url: string) => Record<string, string>,
    host = API_HOST,
  ) {
    const { port, asked } = await service(exportScript(), { tls: certificate })
    proxy = await startProxy(manner ?? { leadTo: port })
    const inputs = {
      ...exportInputs(`https://${host}${host === 'localhost' ? `:${port}` : ''}`),
      'wait-timeout': '3s',
    }
    const run = await begin({ with: inputs, env: { ...trusted(), ...env(proxy.url) } }).result
    return { ...run, asked, connects: proxy.asked }
  }

  test.each(['HTTPS_PROXY', 'https_proxy'])('%s is used for every call', async (variable) => {
    const run = await through(undefined, (url) => ({ [variable]: url }))
    expect(run.outputs.outcome).toBe('succeeded')
    expect(new Set(run.connects)).toEqual(new Set([`${API_HOST}:443`]))
    expect(run.asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`)
  })

  test.each([
    ['NO_PROXY', API_HOST],
    ['no_proxy', `.docs-host.test`],
  ])('%s=%s leaves it out', async (variable, value) => {
    const run = await through(undefined, (url) => ({ HTTPS_PROXY: url, [variable]: value }))
    expect(run.connects).toEqual([])
    expect(run.errors[0]).toContain('does not resolve')
  })

  test('a loopback host never goes through it', async () => {
    const run = await through(undefined, (url) => ({ HTTPS_PROXY: url }), 'localhost')
    expect(run.outputs.outcome).toBe('succeeded')
    expect(run.connects).toEqual([])
  })

  test('one that refuses: the start provably did not arrive, so it is tried again', async () => {
    const run = await through('refuse', (url) => ({ HTTPS_PROXY: url }))
    expect(run.outputs.outcome).toBe('unreachable')
    expect(run.errors[0]).toContain('the proxy made no connection to it (HTTP 407)')
    expect(run.connects.length).toBeGreaterThan(1)
  })

  test('one that never answers has a deadline, too (an idle timer would wait for ever)', async () => {
    const run = await through('stall', (url) => ({ HTTPS_PROXY: url }))
    expect(run.exitCode).toBe(1)
    expect(run.outputs.outcome).toBe('unreachable')
    expect(run.errors[0]).toContain('no whole answer within 2 s')
  })
})

test('a host that does not resolve is named by its cause', async () => {
  const run = await begin({ with: { ...exportInputs('https://no-such-host.invalid'), 'wait-timeout': '2s' } })
    .result
  expect(run.outputs.outcome).toBe('unreachable')
  expect(run.errors[0]).toMatch(/its host name does not resolve \((ENOTFOUND|EAI_AGAIN)\)/)
})
