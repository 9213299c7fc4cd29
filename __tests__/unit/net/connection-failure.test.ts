import { describe, expect, test } from '@jest/globals'
import { AttemptTimeout } from '../../../src/net/attempt.ts'
import { explainConnectionError } from '../../../src/net/connection-failure.ts'
import { safe } from '../../../src/report/clean.ts'

const error = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code} happened`), { code, ...more })

test.each([
  [error('ENOTFOUND', { syscall: 'getaddrinfo' }), 'does not resolve (ENOTFOUND)', true],
  [error('EAI_AGAIN', { syscall: 'getaddrinfo' }), 'does not resolve (EAI_AGAIN)', false],
  [
    error('ECONNREFUSED', { syscall: 'connect' }),
    'it refuses connections at this port (ECONNREFUSED)',
    false,
  ],
  [error('ECONNRESET', { syscall: 'read' }), 'the connection broke', false],
  [
    Object.assign(new AggregateError([error('ECONNREFUSED', { syscall: 'connect' })]), {
      code: 'ECONNREFUSED',
    }),
    'it refuses connections at this port (ECONNREFUSED)',
    false,
  ],
  [
    Object.assign(
      new AggregateError([
        error('ECONNREFUSED', { syscall: 'connect' }),
        error('ECONNRESET', { syscall: 'read' }),
      ]),
      { code: 'ECONNRESET' },
    ),
    'the connection broke',
    false,
  ],
  [
    Object.assign(new Error('tunneling socket could not be established, statusCode=407'), {
      code: 'ECONNRESET',
    }),
    'the proxy in HTTPS_PROXY requires a user name and password, or rejected the ones given (HTTP 407)',
    true,
  ],
  [error('ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED'), 'aborted TLS with an alert', true],
  [error('DEPTH_ZERO_SELF_SIGNED_CERT'), 'its certificate is not trusted', true],
  [error('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), 'its certificate is not trusted', true],
  [error('ERR_TLS_CERT_ALTNAME_INVALID'), 'its certificate is not trusted', true],
  [error('EPROTO'), 'does not speak TLS', true],
  [error('ERR_SSL_WRONG_VERSION_NUMBER'), 'does not speak TLS', true],
  [
    error('HPE_INVALID_CONSTANT'),
    'the connection broke before the whole answer had arrived (HPE_INVALID_CONSTANT)',
    false,
  ],
  [new Error('something'), '(something)', false],
])('%s is explained', (given, why, permanent) => {
  const failure = explainConnectionError(given)
  expect(failure.why.text).toContain(why)
  expect(failure.permanent).toBe(permanent)
})

describe('what undici’s fetch throws', () => {
  const fetchFailed = (cause: unknown) => new TypeError('fetch failed', { cause })
  const afterTwo = (cause: unknown) => new Error('HttpError', { cause: fetchFailed(cause) })

  test.each([
    [fetchFailed(error('ENOTFOUND', { syscall: 'getaddrinfo' })), 'does not resolve (ENOTFOUND)', true],
    [
      afterTwo(error('SELF_SIGNED_CERT_IN_CHAIN')),
      'its certificate is not trusted (SELF_SIGNED_CERT_IN_CHAIN; set NODE_EXTRA_CA_CERTS to the certificate of your own authority)',
      true,
    ],
    [fetchFailed(error('UND_ERR_CONNECT_TIMEOUT')), 'no connection to it could be made', false],
    [
      fetchFailed(error('UND_ERR_SOCKET')),
      'the connection broke before the whole answer had arrived (UND_ERR_SOCKET)',
      false,
    ],
    [afterTwo(new AttemptTimeout(safe`nothing arrived for 3s`)), 'nothing arrived for 3s', false],
  ])('%s is explained by its innermost cause', (given, why, permanent) => {
    const failure = explainConnectionError(given)
    expect(failure.why.text).toContain(why)
    expect(failure.permanent).toBe(permanent)
  })

  test('a proxy that refuses is named', () => {
    const refusal = fetchFailed(new Error('Proxy response (407) !== 200 when HTTP Tunneling'))
    expect(explainConnectionError(refusal, true)).toMatchObject({ proxy: 'login', permanent: true })
  })

  test.each([
    ['ECONNREFUSED', 'connect', 'could not be reached (ECONNREFUSED)', false],
    ['ENOTFOUND', 'getaddrinfo', 'could not be reached (ENOTFOUND)', true],
  ])('%s on the way through a proxy is about the proxy', (code, syscall, why, permanent) => {
    const failure = explainConnectionError(fetchFailed(error(code, { syscall })), true)
    expect(failure.why.text).toBe(`the proxy in HTTPS_PROXY ${why}`)
    expect(failure).toMatchObject({ proxy: 'unreachable', permanent })
  })

  test('a certificate on the way through a proxy is that of the host', () => {
    expect(explainConnectionError(error('CERT_HAS_EXPIRED'), true).proxy).toBeUndefined()
  })
})

test.each([undefined, null, 'text', {}])('%p, which is not an Error, is shown as it is', (thrown) => {
  expect(explainConnectionError(thrown).why.text).toContain(String(thrown))
})
