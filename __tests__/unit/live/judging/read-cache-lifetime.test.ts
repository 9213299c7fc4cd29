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
  ['the first of two values', { 'cache-control': 'max-age=5, max-age=10' }, 5_000],
  ['max-age after another word', { 'cache-control': 'private max-age=5' }, 0],
  ['max-age with a unit', { 'cache-control': 'max-age=5s' }, 0],
  ['max-age in capitals and quotes', { 'cache-control': 'MAX-AGE = "5"' }, 5_000],
  ['the largest number', { 'cache-control': 'max-age=000000000000005' }, 5_000],
  ['a number that is too large', { 'cache-control': 'max-age=0000000000000005' }, 0],
  ['no-cache for one header', { 'cache-control': 'max-age=5, no-cache="set-cookie"' }, 5_000],
  ['no-cache in capitals', { 'cache-control': 'max-age=5, No-Cache' }, 0],
  ['no-store', { 'cache-control': 'max-age=5, no-store' }, 0],
])('the lifetime with %s', (_, headers, lifetimeMs) => {
  expect(readCacheLifetime(headers).lifetimeMs).toBe(lifetimeMs)
})
