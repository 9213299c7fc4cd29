import { expect, test } from '@jest/globals'
import { parseRetryAfter } from '../../../src/net/retry-after.ts'

const NOW = Date.parse('2026-01-02T03:04:05Z')

test.each([
  ['seconds', '120', 120_000],
  ['seconds with white space', ' 0 ', 0],
  ['a date', 'Fri, 02 Jan 2026 03:05:05 GMT', 60_000],
  ['a date that is over', 'Fri, 02 Jan 2026 03:00:00 GMT', 0],
  ['the older form of a date', 'Friday, 02-Jan-26 03:04:06 GMT', 1_000],
  ['nothing', undefined, undefined],
  ['a negative number', '-5', undefined],
  ['a fraction', '1.5', undefined],
  ['words', 'soon', undefined],
  ['words and a date', 'after Fri, 02 Jan 2026 03:05:05 GMT', undefined],
])('Retry-After: %s', (_, header, expected) => {
  expect(parseRetryAfter({ 'retry-after': header }, NOW)).toBe(expected)
})

test.each([
  ['a clock of ours that is slow', 'Fri, 02 Jan 2026 04:04:05 GMT', 'Fri, 02 Jan 2026 04:04:07 GMT', 2_000],
  ['a clock of ours that is fast', 'Fri, 02 Jan 2026 02:04:05 GMT', 'Fri, 02 Jan 2026 02:04:07 GMT', 2_000],
  ['a Date that is none', 'now', 'Fri, 02 Jan 2026 03:04:07 GMT', 2_000],
  ['dates in the form of asctime', 'Fri Jan  2 03:04:05 2026', 'Fri Jan  2 03:04:07 2026', 2_000],
  ['seconds', 'Fri, 02 Jan 2026 02:04:05 GMT', '7', 7_000],
])('Retry-After is measured by the Date of the answer: %s', (_, date, header, expected) => {
  expect(parseRetryAfter({ 'retry-after': header, date }, NOW)).toBe(expected)
})
