import { expect, test } from '@jest/globals'
import { parseRetryAfter } from '../../../src/net/parse-retry-after.ts'

const NOW = Date.parse('2026-01-02T03:04:05Z')

test.each<[string, string | undefined, number | undefined, string?]>([
  ['seconds', '120', 120_000],
  ['seconds with whitespace', ' 0 ', 0],
  ['a date', 'Fri, 02 Jan 2026 03:05:05 GMT', 60_000],
  ['a date in the past', 'Fri, 02 Jan 2026 03:00:00 GMT', 0],
  ['the older form of a date', 'Friday, 02-Jan-26 03:04:06 GMT', 1_000],
  ['nothing', undefined, undefined],
  ['a negative number', '-5', undefined],
  ['a fraction', '1.5', undefined],
  ['words', 'soon', undefined],
  ['words that begin like a date', 'Fri, the second', undefined],
  ['words and a date', 'after Fri, 02 Jan 2026 03:05:05 GMT', undefined],
  // Compared with the Date of the response.
  [
    'a clock of ours that is slow',
    'Fri, 02 Jan 2026 04:04:07 GMT',
    2_000,
    'Fri, 02 Jan 2026 04:04:05 GMT',
  ],
  [
    'a clock of ours that is fast',
    'Fri, 02 Jan 2026 02:04:07 GMT',
    2_000,
    'Fri, 02 Jan 2026 02:04:05 GMT',
  ],
  ['a Date that is not a date', 'Fri, 02 Jan 2026 03:04:07 GMT', 2_000, 'now'],
  ['dates in the form of asctime', 'Fri Jan  2 03:04:07 2026', 2_000, 'Fri Jan  2 03:04:05 2026'],
  ['seconds next to a Date', '7', 7_000, 'Fri, 02 Jan 2026 02:04:05 GMT'],
])('Retry-After: %s', (_, header, expected, ...[date]) => {
  expect(parseRetryAfter({ 'retry-after': header, date }, NOW)).toBe(expected)
})

test('a date in the form of asctime is in UTC, whatever the time zone of the runner', () => {
  const { TZ } = process.env
  process.env.TZ = 'America/New_York'
  try {
    const header = { 'retry-after': 'Fri Jan  2 03:04:07 2026' }
    expect(parseRetryAfter(header, NOW)).toBe(2_000)
  } finally {
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  }
})
