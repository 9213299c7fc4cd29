import { expect, test } from '@jest/globals'
import {
  formatCount,
  formatDuration,
  formatExceedingSize,
  formatSize,
  parseDuration,
  parseSize,
} from '../../../src/common/units.ts'

test.each([
  ['45s', 45_000],
  ['30m', 1_800_000],
  ['2h', 7_200_000],
  ['1h30m', 5_400_000],
  ['2d', 172_800_000],
  ['1d2h3m4s', 93_784_000],
  ['90', 90_000],
  ['0', 0],
  ['30min', 1_800_000],
  ['30 min', 1_800_000],
  ['30 m', 1_800_000],
  ['1h 30m', 5_400_000],
  ['1 h 30 min', 5_400_000],
  ['2d 4h', 187_200_000],
  ['1.5h', 5_400_000],
  ['1.1 h', 3_960_000],
  ['2.5 min', 150_000],
  ['0.25d', 21_600_000],
  ['1.2345s', 1_235],
])('parseDuration %j', (text, ms) => expect(parseDuration(text)).toBe(ms))

test.each(
  '|1.5|1,5h|.5h|1.h|1.5h30m|1h.5m|30  m|30 minutes|30mins|min|1.5ms|30M|m|30m1h|-5s|1e3'.split(
    '|',
  ),
)('%j is no duration', (text) => {
  expect(parseDuration(text)).toBeUndefined()
})

test.each([
  ['500MB', 500_000_000],
  ['4GiB', 4 * 2 ** 30],
  ['4gib', 4 * 2 ** 30],
  ['1 KB', 1_000],
  ['10k', 10_000],
  ['1024', 1024],
  ['7B', 7],
])('parseSize %j', (text, bytes) => expect(parseSize(text)).toBe(bytes))

test.each('|GiB|1.5GB|-1|4iB'.split('|'))('%j is no size', (text) =>
  expect(parseSize(text)).toBeUndefined(),
)

test.each([
  [0, '0s'],
  [-1, '0s'],
  [449, '0.4s'],
  [9_000, '9s'],
  [9_960, '10s'],
  [59_499, '59s'],
  [61_000, '1m 01s'],
  [7_380_000, '2h 03m'],
  [100_800_000, '1d 04h'],
  [60_000, '1m'],
  [3_600_000, '1h'],
  [2_592_000_000, '30d'],
])('formatDuration %d', (ms, expected) => expect(formatDuration(ms)).toBe(expected))

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KiB'],
  [4 * 2 ** 30, '4.0 GiB'],
  [2 ** 60, '1048576.0 TiB'],
])('formatSize %d', (bytes, expected) => expect(formatSize(bytes)).toBe(expected))

test.each([
  [formatCount(0, 'page'), '0 pages'],
  [formatCount(1, 'page'), '1 page'],
  [formatCount(2, 'page'), '2 pages'],
  [formatCount(12_345, 'page'), '12,345 pages'],
  [formatCount(1, 'entry', 'entries'), '1 entry'],
  [formatCount(2, 'entry', 'entries'), '2 entries'],
])('a count is shown as %s', (shown, expected) => expect(shown).toBe(expected))

test.each([
  [26_214_401, 26_214_400, '26,214,401 bytes'],
  [27_262_976, 26_214_400, '26.0 MiB'],
])('formatExceedingSize %d above %d', (bytes, limit, expected) =>
  expect(formatExceedingSize(bytes, limit)).toBe(expected),
)
