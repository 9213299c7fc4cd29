import type { IncomingHttpHeaders } from 'node:http'
import { expect, test } from '@jest/globals'
import { readCacheLifetime } from '../../../../src/live/judging/read-cache-lifetime.ts'

const DATE = 'Mon, 23 Nov 2026 10:00:00 GMT'
const A_MINUTE_LATER = 'Mon, 23 Nov 2026 10:01:00 GMT'

test.each<[string, IncomingHttpHeaders, number]>([
  ['no header', {}, 0],
  ['no date to compare with', { expires: A_MINUTE_LATER }, 0],
  ['a date that is not one', { expires: 'never', date: DATE }, 0],
  ['Expires', { expires: A_MINUTE_LATER, date: DATE }, 60_000],
  [
    'max-age, which takes precedence',
    { 'cache-control': 'max-age=5', expires: A_MINUTE_LATER, date: DATE },
    5_000,
  ],
  ['the time to revalidate', { 'cache-control': 'max-age=5, stale-while-revalidate=10' }, 15_000],
  ['no lifetime, but a time to revalidate', { 'cache-control': 'stale-while-revalidate=10' }, 0],
  ['no-store', { 'cache-control': 'max-age=5, no-store' }, 0],
])('the lifetime with %s', (_, headers, lifetimeMs) => {
  expect(readCacheLifetime(headers).lifetimeMs).toBe(lifetimeMs)
})
