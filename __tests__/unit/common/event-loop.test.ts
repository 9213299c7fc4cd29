import { setImmediate } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import {
  iterateWithPauses,
  makeYielder,
  waitUnlessAborted,
} from '../../../src/common/event-loop.ts'

test.each([
  [0, []],
  [1, [20, 40, 60, 80, 100]],
  [7, [21, 42, 63, 84]],
  [150, [150, 300, 450]],
])('work of %d ms per item yields after each slice', async (ms, yields) => {
  let now = 0
  const yieldIfDue = makeYielder(() => now)
  const yielded: number[] = []
  for (let i = 0; i < 100 && yielded.length < yields.length + (ms === 0 ? 1 : 0); i += 1) {
    now += ms
    const pause = yieldIfDue()
    if (pause === undefined) continue
    yielded.push(now)
    await pause
  }
  expect(yielded).toEqual(yields)
})

test('items stop coming as soon as the signal is aborted', async () => {
  const canceling = new AbortController()
  function* items() {
    for (let i = 0; ; i += 1) yield i
  }
  const seen: number[] = []
  const passing = (async () => {
    for await (const item of iterateWithPauses(items(), canceling.signal)) {
      seen.push(item)
      if (item === 3) canceling.abort(new Error('enough'))
    }
  })()
  await expect(passing).rejects.toThrow('enough')
  expect(seen).toEqual([0, 1, 2, 3])
})

test('work that fails after the signal was aborted does not end the process', async () => {
  const { promise: work, reject } = Promise.withResolvers<void>()
  const aborted = AbortSignal.abort(new Error('enough'))
  await expect(waitUnlessAborted(work, aborted)).rejects.toThrow('enough')
  reject(new Error('too late'))
  // An unhandled rejection would be reported now.
  await setImmediate()
})
