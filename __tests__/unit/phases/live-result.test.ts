import { expect, test } from '@jest/globals'
import { HostUnreachable } from '../../../src/live/requesting/origin-requester.ts'
import type { ConnectionFailure } from '../../../src/net/connection-failure.ts'
import { makeUnreachableError } from '../../../src/phases/live-result.ts'
import { safe } from '../../../src/text/clean.ts'

const INPUTS = {
  url: new URL('https://docs.example.com/'),
  timeoutMs: 1_000,
  pollIntervalMs: 1_000,
  requestTimeoutMs: 1_000,
  issue: undefined,
}

test.each<[string, Partial<ConnectionFailure>, string]>([
  [
    'a name without an address',
    { isUnresolved: true },
    'live-url`, and that its DNS record exists.',
  ],
  ['a certificate', { certificate: safe`it has expired` }, 'in `live-url`, and its certificate.'],
  ['a refusal', {}, 'and the network between the runner and the host.'],
  ['a proxy', { proxy: 'login' }, 'Check `HTTPS_PROXY` and `NO_PROXY` in `env` of the job.'],
  ['a timeout', { isTimeout: true }, 'host; if the host is slow, set a longer `request-timeout`.'],
])('the advice about a host that never responds fits %s', (_, failure, advice) => {
  const error = new HostUnreachable({ why: safe`it is away`, ...failure }, 3, 5_000)
  expect(makeUnreachableError(error, INPUTS)?.message).toContain(advice)
})

test('any other error is not about the host', () => {
  expect(makeUnreachableError(new Error('no'), INPUTS)).toBeUndefined()
})
