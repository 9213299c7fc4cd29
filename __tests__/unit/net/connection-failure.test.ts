import { describe, expect, test } from '@jest/globals'
import { AttemptTimeout } from '../../../src/net/attempt.ts'
import { classifyConnectionError } from '../../../src/net/connection-failure.ts'
import { safe } from '../../../src/text/clean.ts'

const error = (code: string, syscall?: string, message = `${code} happened`) =>
  Object.assign(new Error(message), { code, syscall })

/** The error of a host with several addresses, by the code of the combined error. */
const ofEach = (code: string, ...errors: readonly Error[]) =>
  Object.assign(new AggregateError(errors), { code })

const REFUSED = error('ECONNREFUSED', 'connect')
const RESET = error('ECONNRESET', 'read')
const SELF_SIGNED = 'SELF_SIGNED_CERT_IN_CHAIN'
const ALTNAMES = Object.assign(error('ERR_TLS_CERT_ALTNAME_INVALID'), {
  reason: "Host: a.test. is not in the cert's altnames: DNS:b.test",
})
const TUNNEL = 'tunneling socket could not be established, statusCode=407'
/** What undici’s fetch throws. */
const fetchFailed = (cause: unknown) => new TypeError('fetch failed', { cause })
const afterTwo = (cause: unknown) => new Error('HttpError', { cause: fetchFailed(cause) })

test.each([
  [error('ENOTFOUND', 'getaddrinfo'), 'does not resolve (ENOTFOUND)', true],
  [error('EAI_AGAIN', 'getaddrinfo'), 'does not resolve (EAI_AGAIN)', false],
  [REFUSED, 'it refuses connections on this port (ECONNREFUSED)', false],
  [RESET, 'the connection was lost', false],
  [ofEach('ECONNREFUSED', REFUSED), 'it refuses connections on this port (ECONNREFUSED)', false],
  [ofEach('ECONNRESET', REFUSED, RESET), 'the connection was lost', false],
  [ofEach('ECONNRESET', RESET, RESET), 'the connection was lost', false],
  [ofEach('ETIMEDOUT', REFUSED, REFUSED), 'no connection to it could be made (ETIMEDOUT)', false],
  [
    error('ECONNRESET', undefined, TUNNEL),
    'the proxy in HTTPS_PROXY requires a username and',
    true,
  ],
  [
    error('ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED'),
    'aborted the TLS handshake with an alert',
    true,
  ],
  [error('DEPTH_ZERO_SELF_SIGNED_CERT'), 'its certificate is not trusted', true],
  [error('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), 'its certificate is not trusted', true],
  [ALTNAMES, `for another host (ERR_TLS_CERT_ALTNAME_INVALID: ${ALTNAMES.reason})`, true],
  [
    Object.assign(error('ERR_TLS_CERT_ALTNAME_INVALID'), {
      reason: 'IP: ::1 is not in the list: ',
    }),
    'for another host (ERR_TLS_CERT_ALTNAME_INVALID: IP: ::1 is not in the list)',
    true,
  ],
  [
    error('CERT_HAS_EXPIRED'),
    'its certificate has expired (CERT_HAS_EXPIRED; renew that certificate)',
    true,
  ],
  [error('EPROTO'), 'does not speak TLS', true],
  [error('ERR_SSL_WRONG_VERSION_NUMBER'), 'does not speak TLS', true],
  [
    error('HPE_INVALID_CONSTANT'),
    'its response is not HTTP (HPE_INVALID_CONSTANT; perhaps this port serves something else)',
    false,
  ],
  [
    error('HPE_HEADER_OVERFLOW'),
    'its response headers are larger than 16 KiB (HPE_HEADER_OVERFLOW)',
    false,
  ],
  [error('HPE_INVALID_EOF_STATE'), 'the connection was lost', false],
  [new Error('something'), '(something)', false],
  // By the innermost cause.
  [fetchFailed(error('ENOTFOUND', 'getaddrinfo')), 'does not resolve (ENOTFOUND)', true],
  [afterTwo(error(SELF_SIGNED)), `(${SELF_SIGNED}; set NODE_EXTRA_CA_CERTS`, true],
  [fetchFailed(error('UND_ERR_CONNECT_TIMEOUT')), 'no connection to it could be made', false],
  [
    fetchFailed(error('UND_ERR_SOCKET')),
    'before the whole response arrived (UND_ERR_SOCKET)',
    false,
  ],
  [afterTwo(new AttemptTimeout(safe`nothing arrived for 3s`)), 'nothing arrived for 3s', false],
])('%s is explained', (given, why, isPermanent) => {
  const failure = classifyConnectionError(given, false, {})
  expect(failure.why.text).toContain(why)
  expect(failure.isPermanent).toBe(isPermanent)
})

test.each<[string, NodeJS.ProcessEnv, RegExp]>([
  ['no certificates', {}, /^its certificate is not trusted \(SELF_SIGNED_CERT_IN_CHAIN\)$/],
  [
    'certificates',
    { NODE_EXTRA_CA_CERTS: '/no/ca.pem' },
    /_CHAIN\), (?:and|not) .*“\/no\/ca\.pem”/,
  ],
])('the reason for a host that is not trusted, with %s in the environment', (_, env, words) => {
  const { certificate } = classifyConnectionError(error(SELF_SIGNED), false, env)
  expect(certificate?.text).toMatch(words)
  const expired = classifyConnectionError(error('CERT_HAS_EXPIRED'), false, env)
  expect(expired.why.text).not.toContain('ca.pem')
})

test('only a timeout is one', () => {
  const timeout = fetchFailed(new AttemptTimeout(safe`nothing arrived for 3s`))
  expect(classifyConnectionError(timeout).isTimeout).toBe(true)
  expect(classifyConnectionError(REFUSED).isTimeout).toBeUndefined()
})

describe('what undici’s fetch throws', () => {
  test('a proxy that refuses is named', () => {
    const refusal = fetchFailed(new Error('Proxy response (407) !== 200 when HTTP Tunneling'))
    expect(classifyConnectionError(refusal, true)).toMatchObject({
      proxy: 'login',
      isPermanent: true,
    })
  })

  test.each([
    ['ECONNREFUSED', 'connect', 'could not be reached (ECONNREFUSED)', false],
    ['ENOTFOUND', 'getaddrinfo', 'could not be reached (ENOTFOUND)', true],
  ])('%s on the way through a proxy is about the proxy', (code, syscall, why, isPermanent) => {
    const failure = classifyConnectionError(fetchFailed(error(code, syscall)), true)
    expect(failure.why.text).toBe(`the proxy in HTTPS_PROXY ${why}`)
    expect(failure).toMatchObject({ proxy: 'unreachable', isPermanent })
  })

  test('a certificate on the way through a proxy is that of the host', () => {
    const { proxy, certificate } = classifyConnectionError(error('CERT_HAS_EXPIRED'), true)
    expect(proxy).toBeUndefined()
    expect(certificate?.text).toBe('its certificate has expired (CERT_HAS_EXPIRED)')
  })
})

test.each([undefined, null, 'text', {}])(
  '%p, which is not an Error, is shown as it is',
  (thrown) => {
    expect(classifyConnectionError(thrown).why.text).toContain(String(thrown))
  },
)
