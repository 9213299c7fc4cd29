import { describe, expect, test } from '@jest/globals'
import { follow, next } from '../../../src/net/poll.ts'
import { manualClock } from '../../support/manual-clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const plan = { deadline: HOUR, pollIntervalMs: 15_000 }
const middle = () => 0.5

describe('next', () => {
  test.each([
    ['the first pause is short', 1, {}, 0, middle, { pauseMs: 1_000 }],
    ['the pauses grow', 2, {}, 0, middle, { pauseMs: 1_400 }],
    ['up to the poll interval', 100, {}, 0, middle, { pauseMs: 15_000 }],
    ['jitter takes a tenth', 3, {}, 0, () => 0, { pauseMs: 1_764 }],
    ['or adds a tenth', 3, {}, 0, () => 0.999999, { pauseMs: 2_156 }],
    ['but never beyond the poll interval', 100, {}, 0, () => 0.999999, { pauseMs: 15_000 }],
    ['the server’s hint comes first', 1, { hintMs: 9_000 }, 0, middle, { pauseMs: 9_000 }],
    ['within the poll interval', 1, { hintMs: HOUR }, 0, middle, { pauseMs: 15_000 }],
    ['and never a tight loop', 1, { hintMs: 0 }, 0, middle, { pauseMs: 1_000 }],
    ['the last look is at the deadline', 100, {}, HOUR - 7_000, middle, { pauseMs: 7_000 }],
    ['at the deadline it is over', 100, {}, HOUR, middle, 'timed-out'],
    ['a job that ended at the deadline has ended', 100, { ended: true }, HOUR, middle, 'ended'],
  ])('%s', (_, looks, look, now, random, expected) => {
    const step = next(looks, { ended: false, ...look }, now, plan, random)
    if (typeof expected === 'string') expect(step).toBe(expected)
    else expect(Math.round((step as { pauseMs: number }).pauseMs)).toBe(expected.pauseMs)
  })
})

describe('follow', () => {
  const context = (clock: ReturnType<typeof manualClock>) => ({
    clock,
    random: middle,
    signal: new AbortController().signal,
  })

  test('a wait of two days ends with the job, in no time', async () => {
    const clock = manualClock()
    const endsAt = 47 * HOUR
    let looks = 0
    const look = async () => ({ n: ++looks, ended: clock.now() >= endsAt })
    const { end, last } = await follow(look, { deadline: 48 * HOUR, pollIntervalMs: MINUTE }, context(clock))
    expect([end, last.n]).toEqual(['ended', looks])
    expect(clock.now() - endsAt).toBeLessThanOrEqual(MINUTE)
    expect(looks).toBeLessThan(3_000)
  })

  test('looks once more at the deadline itself and then ends', async () => {
    const clock = manualClock()
    const at: number[] = []
    const look = async () => {
      at.push(clock.now())
      return { ended: false }
    }
    const { end } = await follow(look, { deadline: 5_000, pollIntervalMs: 2_000 }, context(clock))
    expect(end).toBe('timed-out')
    expect(at).toEqual([0, 1_000, 2_400, 4_360, 5_000])
  })

  test('ends at once when it is cancelled in a pause', async () => {
    const clock = manualClock()
    const stop = new AbortController()
    const look = async () => {
      stop.abort(new Error('cancelled'))
      return { ended: false }
    }
    await expect(follow(look, plan, { clock, random: middle, signal: stop.signal })).rejects.toThrow(
      'cancelled',
    )
  })
})
