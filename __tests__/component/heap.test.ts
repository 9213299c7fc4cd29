import { expect, test } from '@jest/globals'
import { runChild } from '../support/child.ts'

test.each(['heap', 'young space'] as const)(
  'the %s is kept small until the last who wants it has ended it',
  async (kept) => {
    const { small, stillSmall, grown } = await runChild('heap-growth', kept)
    expect(small).toBeGreaterThan(0)
    expect(stillSmall).toBe(small)
    expect(grown).toBeGreaterThan(small)
  },
)

test('TurboFan is switched off for as long, and no longer', async () => {
  const execArgv = ['--allow-natives-syntax']
  const { before, meanwhile, after } = await runChild('optimisation-status', undefined, { execArgv })
  expect(meanwhile).not.toBe(before)
  expect(after).toBe(before)
})

test('a thread that starts while pages are read has more space for short-lived objects', async () => {
  const { before, meanwhile, after } = await runChild('young-space-of-threads', undefined)
  expect(meanwhile).toBeGreaterThan(before)
  expect(after).toBe(before)
})
