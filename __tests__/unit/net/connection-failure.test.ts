import { expect, test } from '@jest/globals'
import { diagnose } from '../../../src/net/connection-failure.ts'

const error = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code} happened`), { code, ...more })

test.each([
  [error('ENOTFOUND', { syscall: 'getaddrinfo' }), 'does not resolve (ENOTFOUND)', true],
  [error('EAI_AGAIN', { syscall: 'getaddrinfo' }), 'does not resolve (EAI_AGAIN)', false],
  [error('ECONNREFUSED', { syscall: 'connect' }), 'no connection to it could be made (ECONNREFUSED)', false],
  [error('ECONNRESET', { syscall: 'read' }), 'the connection broke', false],
  [
    Object.assign(new AggregateError([error('ECONNREFUSED', { syscall: 'connect' })]), {
      code: 'ECONNREFUSED',
    }),
    'no connection to it could be made (ECONNREFUSED)',
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
  [error('CERT_HAS_EXPIRED'), 'its certificate is not trusted', true],
  [error('ERR_TLS_CERT_ALTNAME_INVALID'), 'its certificate is not trusted', true],
  [error('EPROTO'), 'does not speak TLS', true],
  [error('ERR_SSL_UNABLE_TO_FIND_PUBLIC_KEY_PARAMETERS'), 'does not speak TLS', true],
  [error('ERR_SSL_WRONG_VERSION_NUMBER'), 'does not speak TLS', true],
  [
    error('HPE_INVALID_CONSTANT'),
    'the connection broke before the whole answer had arrived (HPE_INVALID_CONSTANT)',
    false,
  ],
  [new Error('something'), '(something)', false],
])('%s', (given, why, permanent) => {
  const diagnosis = diagnose(given)
  expect(diagnosis.why.text).toContain(why)
  expect(diagnosis.permanent).toBe(permanent)
})
