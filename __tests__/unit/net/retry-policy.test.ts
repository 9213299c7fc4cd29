import { expect, test } from '@jest/globals'
import {
  computeRetryPause,
  getMaxRetries,
  isTransientStatus,
  RETRY_POLICY,
} from '../../../src/net/retry-policy.ts'

const NOTHING = undefined
test.each([
  [1, 1, NOTHING, 1_000],
  [2, 1, NOTHING, 2_000],
  [5, 1, NOTHING, 16_000],
  [6, 1, NOTHING, 30_000],
  [60, 1, NOTHING, 30_000],
  [3, 0.5, NOTHING, 2_000],
  [3, 0, NOTHING, 0],
  [1, 0.5, NOTHING, 500],
  [1, 0.5, 7_000, 7_000],
  // Shorter than the pause.
  [1, 0.5, 1, 500],
  [1, 0.5, 0, 500],
])(
  'the pause after %d failures, at %d of the jitter, where the server says %d',
  (tries, random, said, ms) => {
    expect(computeRetryPause(tries, () => random, said)).toBe(ms)
  },
)

test('whether a status is worth a retry', () => {
  expect([408, 425, 429, 499, 500, 599].filter((status) => !isTransientStatus(status))).toEqual([])
  expect([200, 404, 409, 498].filter(isTransientStatus)).toEqual([])
})

test.each([
  ['once when a proxy rejects the password', { isPermanent: true, proxy: 'login' }, 1],
  ['four times when it looks like a wrong setting', { isPermanent: true }, 4],
  ['four times when a proxy refuses', { isPermanent: true, proxy: 'refused' }, 4],
  ['otherwise, as often as the caller wants', { isPermanent: false }, Number.POSITIVE_INFINITY],
] as const)('retries after %s', (_, failure, expected) =>
  expect(getMaxRetries(failure)).toBe(expected),
)

test('without a deadline, five attempts are made in all', () =>
  expect(RETRY_POLICY.maxRetries).toBe(4))
