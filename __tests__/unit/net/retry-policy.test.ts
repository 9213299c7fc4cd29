import { expect, test } from '@jest/globals'
import { isTransientStatus, maxRetriesAfter, RETRY, retryTimeout } from '../../../src/net/retry-policy.ts'

test.each([
  [1, 1, 1_000],
  [2, 1, 2_000],
  [5, 1, 16_000],
  [6, 1, 30_000],
  [60, 1, 30_000],
  [3, 0.5, 2_000],
  [3, 0, 0],
])('the pause after %d failures, at %d of the jitter', (tries, random, expected) => {
  expect(retryTimeout(tries, () => random)).toBe(expected)
})

test.each([
  ['longer than the pause', 7_000, 7_000],
  ['shorter than the pause', 1, 500],
  ['nothing at all', 0, 500],
  ['nothing said', undefined, 500],
])('the pause if the server asks for %s', (_, retryAfterMs, expected) => {
  expect(retryTimeout(1, () => 0.5, retryAfterMs)).toBe(expected)
})

test('whether a status is worth a retry', () => {
  expect([408, 425, 429, 499, 500, 599].filter((status) => !isTransientStatus(status))).toEqual([])
  expect([200, 404, 409, 498].filter(isTransientStatus)).toEqual([])
})

test.each([
  ['once when a proxy rejects the password', { permanent: true, proxy: 'login' }, 1],
  ['four times when it looks like a wrong setting', { permanent: true }, 4],
  ['four times when a proxy refuses', { permanent: true, proxy: 'refused' }, 4],
  ['as often as the caller likes otherwise', { permanent: false }, Number.POSITIVE_INFINITY],
] as const)('retries after %s', (_, failure, expected) => expect(maxRetriesAfter(failure)).toBe(expected))

test('without a deadline, five attempts are made in all', () => expect(RETRY.maxRetries).toBe(4))
