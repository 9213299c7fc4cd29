import { expect, test } from '@jest/globals'
import { openAttempt } from '../../../src/net/idle-timeout.ts'
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

test.each([1_000, 3_000, 30_000, 600_000])(
  'a silence of %d ms is borne, and at most two seconds more',
  (silenceMs) => {
    for (const heardAt of [0, 1, 250, 251, 999]) {
      const clock = manualClock()
      const attempt = openAttempt(clock, silenceMs, new AbortController().signal)
      clock.advance(heardAt)
      attempt.heard()
      clock.advance(silenceMs - 1)
      expect(attempt.signal.aborted).toBe(false)
      clock.advance(2_001)
      expect(attempt.signal.aborted).toBe(true)
    }
  },
)

test('a process that was suspended has heard nothing, and reads what came before it gives up', () => {
  const clock = manualClock()
  let tick = () => {}
  // As timers of Node: what would have been due several times meanwhile is due once.
  const every = (_: number, each: () => void) => {
    tick = each
    return () => {}
  }
  const attempt = openAttempt({ ...clock, every }, 30_000, new AbortController().signal)
  tick()
  clock.advance(600_000)
  tick()
  expect(attempt.signal.aborted).toBe(false)
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
