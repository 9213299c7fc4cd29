import { expect, test } from '@jest/globals'
import { systemClock } from '../../../src/common/clock.ts'

test('a pause longer than the longest timer does not end immediately', async () => {
  const stop = new AbortController()
  const long = systemClock.sleep(2 ** 31, stop.signal).catch((reason) => reason)
  const first = await Promise.race([long, systemClock.sleep(20).then(() => 'the short one')])
  stop.abort('cancelled')
  expect(first).toBe('the short one')
  expect(await long).toBe('cancelled')
})

test('a pause that is canceled before it begins never begins', async () => {
  await expect(systemClock.sleep(2 ** 30, AbortSignal.abort('cancelled'))).rejects.toBe('cancelled')
})

test('now is the time of day', () =>
  expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(60_000))
