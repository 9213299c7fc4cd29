import { describe, expect, test } from '@jest/globals'
import { AttemptTimeout, openAttempt } from '../../../src/net/attempt.ts'
import { startTimer } from '../../../src/net/timer.ts'
import { safe } from '../../../src/text/clean.ts'
import { manualClock } from '../../support/manual-clock.ts'

function opened(signal = new AbortController().signal) {
  const clock = manualClock()
  return { clock, attempt: openAttempt(clock, 30_000, signal) }
}

test('an attempt lasts as long as something arrives, and ends when nothing does for too long', () => {
  const { clock, attempt } = opened()
  for (let i = 0; i < 10; i += 1) {
    clock.advance(25_000)
    expect(attempt.signal.aborted).toBe(false)
    attempt.recordActivity()
  }
  clock.advance(40_000)
  expect(attempt.signal.reason).toEqual(new AttemptTimeout(safe`nothing arrived for 30s`))
})

test.each([1_000, 3_000, 30_000, 600_000])(
  'after %d ms of silence, an attempt ends, at most two seconds later',
  (silenceMs) => {
    for (const heardAt of [0, 1, 250, 251, 999]) {
      const clock = manualClock()
      const attempt = openAttempt(clock, silenceMs, new AbortController().signal)
      clock.advance(heardAt)
      attempt.recordActivity()
      clock.advance(silenceMs - 1)
      expect(attempt.signal.aborted).toBe(false)
      clock.advance(2_001)
      expect(attempt.signal.aborted).toBe(true)
    }
  },
)

test('an attempt ends with the step, and none can start after that', () => {
  const stop = new AbortController()
  const { attempt } = opened(stop.signal)
  stop.abort(new Error('canceled'))
  expect(attempt.signal.reason).toEqual(new Error('canceled'))
  expect(() => opened(stop.signal)).toThrow('canceled')
})

describe('a timer', () => {
  test.each([300, 1_500, 5_000, 30_000])(
    'of %d ms that is never restarted expires at its time',
    (ms) => {
      const clock = manualClock()
      let expired = 0
      startTimer(clock, ms, () => {
        expired += 1
      })
      clock.advance(ms - 1)
      expect(expired).toBe(0)
      clock.advance(1)
      expect(expired).toBe(1)
      clock.advance(10 * ms)
      expect(expired).toBe(1)
    },
  )

  test('that was stopped does not expire, restarted or not', () => {
    const clock = manualClock()
    const timer = startTimer(clock, 1_000, () => {
      throw new Error('it has expired')
    })
    timer.stop()
    timer.restart()
    clock.advance(10_000)
  })
})
