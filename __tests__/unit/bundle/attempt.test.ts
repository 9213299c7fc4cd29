import { expect, test } from '@jest/globals'
import { openAttempt } from '../../../src/bundle/attempt.ts'
import { manualClock } from '../../support/manual-clock.ts'

function opened(signal = new AbortController().signal) {
  const clock = manualClock()
  return { clock, attempt: openAttempt(clock, 30_000, signal) }
}

test('it lasts as long as something is heard, and ends by a silence', () => {
  const { clock, attempt } = opened()
  for (let i = 0; i < 10; i += 1) {
    clock.advance(25_000)
    expect(attempt.signal.aborted).toBe(false)
    attempt.heard()
  }
  clock.advance(40_000)
  expect(attempt.signal.reason).toEqual(new Error('nothing arrived for 30s'))
})

test('it ends with the step, and a step that has ended begins none', () => {
  const stop = new AbortController()
  const { attempt } = opened(stop.signal)
  stop.abort(new Error('cancelled'))
  expect(attempt.signal.reason).toEqual(new Error('cancelled'))
  expect(() => opened(stop.signal)).toThrow('cancelled')
})

test('closed, it lets go of what came of it', () => {
  const { clock, attempt } = opened()
  attempt.close()
  expect(attempt.signal.aborted).toBe(true)
  clock.advance(40_000)
  expect(attempt.signal.reason).toEqual(new Error('closed'))
})
