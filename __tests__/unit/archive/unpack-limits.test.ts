import { expect, test } from '@jest/globals'
import { computeMaxArchiveSize } from '../../../src/archive/unpack-limits.ts'

test('the largest archive is as large as the limits allow plus what a plain tar adds', () => {
  const entries = 100_000
  const perEntry = 512 + 511
  const end = 10_240
  const largest = computeMaxArchiveSize({ bytes: 5_000_000, entries })
  expect(largest).toBeGreaterThan(5_000_000 + entries * perEntry + end)
  expect(largest).toBeLessThan(5_000_000 + 2 * entries * perEntry + 2 ** 20)
})
