import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { planNextPoll, poll } from '../../../src/net/poll.ts'
import { manualClock } from '../../support/manual-clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const plan = { deadlineMs: HOUR, pollIntervalMs: 15_000 }
const middle = () => 0.5

test.each([
  ['the first pause is short', 1, {}, 0, middle, { pauseMs: 1_000 }],
  ['the pauses grow', 2, {}, 0, middle, { pauseMs: 1_400 }],
  ['up to the poll interval', 100, {}, 0, middle, { pauseMs: 15_000 }],
  ['jitter takes a tenth', 3, {}, 0, () => 0, { pauseMs: 1_764 }],
  ['or adds a tenth', 3, {}, 0, () => 0.999999, { pauseMs: 2_156 }],
  ['but never beyond the poll interval', 100, {}, 0, () => 0.999999, { pauseMs: 15_000 }],
  ['the server’s hint comes first', 1, { retryAfterMs: 9_000 }, 0, middle, { pauseMs: 9_000 }],
  ['within the poll interval', 1, { retryAfterMs: HOUR }, 0, middle, { pauseMs: 15_000 }],
  ['and never a tight loop', 1, { retryAfterMs: 0 }, 0, middle, { pauseMs: 1_000 }],
  ['the last read is at the deadline', 100, {}, HOUR - 7_000, middle, { pauseMs: 7_000 }],
  ['at the deadline it is over', 100, {}, HOUR, middle, 'timed-out'],
  ['a job that ended at the deadline has ended', 100, { hasEnded: true }, HOUR, middle, 'ended'],
])('next: %s', (_, reads, result, now, random, expected) => {
  const step = planNextPoll(
    { result: { hasEnded: false, ...result }, reads, nowMs: now },
    plan,
    random,
  )
  if (typeof expected === 'string') expect(step).toBe(expected)
  else expect(Math.round((step as { pauseMs: number }).pauseMs)).toBe(expected.pauseMs)
})

describe('follow', () => {
  const { signal } = new AbortController()
  const context = () => ({ clock: manualClock(), random: middle, signal })

  test('a wait of two days ends with the job, in no time', async () => {
    const given = context()
    const endsAt = 47 * HOUR
    let reads = 0
    const read = async () => ({ n: ++reads, hasEnded: given.clock.now() >= endsAt })
    const { end, last } = await poll(read, { deadlineMs: 48 * HOUR, pollIntervalMs: MINUTE }, given)
    expect([end, last.n]).toEqual(['ended', reads])
    expect(given.clock.now() - endsAt).toBeLessThanOrEqual(MINUTE)
    expect(reads).toBeLessThan(3_000)
  })

  test('reads once more at the deadline itself and then ends', async () => {
    const given = context()
    const at: number[] = []
    const read = async () => ({ hasEnded: at.push(given.clock.now()) === 0 })
    const { end } = await poll(read, { deadlineMs: 5_000, pollIntervalMs: 2_000 }, given)
    expect(end).toBe('timed-out')
    expect(at).toEqual([0, 1_000, 2_400, 4_360, 5_000])
  })

  test('ends immediately when it is canceled during a pause', async () => {
    const stop = new AbortController()
    const read = async () => {
      stop.abort(new Error('canceled'))
      return { hasEnded: false }
    }
    await expect(poll(read, plan, { ...context(), signal: stop.signal })).rejects.toThrow(
      'canceled',
    )
  })
})

const CALLS = /^\| (\d+) minutes? \| (\d+) \| (\d+) \|$/gm

test.each(
  [...readFileSync('docs/scale.md', 'utf8').matchAll(CALLS)].map((row) => row.slice(1).map(Number)),
)(
  'an export of %i minutes takes %i calls, or %i that are up to a minute apart, as docs/scale.md says',
  async (minutes = 0, ...calls) => {
    const counted = [15_000, MINUTE].map(async (pollIntervalMs) => {
      const clock = manualClock()
      const endsAt = clock.now() + minutes * MINUTE
      let reads = 0
      const read = async () => {
        reads++
        return { hasEnded: clock.now() >= endsAt }
      }
      const { signal } = new AbortController()
      await poll(read, { deadlineMs: 48 * HOUR, pollIntervalMs }, { clock, random: middle, signal })
      // The start and the link are additional.
      return reads + 2
    })
    expect(await Promise.all(counted)).toEqual(calls)
  },
)
