import { expect, test } from '@jest/globals'
import { parseDuration } from '../../../sandbox/duration.ts'

test.each([
  ['0', 0],
  ['90', 90_000],
  ['45s', 45_000],
  ['30m', 1_800_000],
  ['1h30m', 5_400_000],
  ['2d', 172_800_000],
  ['', undefined],
  ['30m1h', undefined],
  ['1.5h', undefined],
  ['-1', undefined],
  ['1w', undefined],
])('%j is %p ms', (text, ms) => {
  expect(parseDuration(text)).toBe(ms)
})
