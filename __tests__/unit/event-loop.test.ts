import { setImmediate } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { breathing, Pace } from '../../src/event-loop.ts'

test.each([
  [0, []],
  [1, [20, 40, 60, 80, 100]],
  [7, [21, 42, 63, 84]],
  [150, [150, 300, 450]],
])('work of %d ms an item rests after each slice', async (ms, rests) => {
  let now = 0
  const pace = new Pace(() => now)
  const rested: number[] = []
  for (let i = 0; i < 100 && rested.length < rests.length + (ms === 0 ? 1 : 0); i += 1) {
    now += ms
    const rest = pace.rest()
    if (rest === undefined) continue
    rested.push(now)
    await rest
  }
  expect(rested).toEqual(rests)
})

test('a rest lets others have their turn', async () => {
  let now = 0
  const pace = new Pace(() => now)
  const turns: string[] = []
  const other = setImmediate().then(() => turns.push('other'))
  now = 1_000
  await pace.rest()
  turns.push('work')
  await other
  expect(turns).toEqual(['other', 'work'])
})

test('items stop coming once the signal is aborted', async () => {
  const cancelling = new AbortController()
  async function* items() {
    for (let i = 0; ; i += 1) yield i
  }
  const seen: number[] = []
  const passing = (async () => {
    for await (const item of breathing(items(), cancelling.signal)) {
      seen.push(item)
      if (item === 3) cancelling.abort(new Error('enough'))
    }
  })()
  await expect(passing).rejects.toThrow('enough')
  expect(seen).toEqual([0, 1, 2, 3])
})
