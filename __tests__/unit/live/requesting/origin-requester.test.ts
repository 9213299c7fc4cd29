import { expect, test } from '@jest/globals'
import {
  OriginRequester,
  type OriginUnreachable,
} from '../../../../src/live/requesting/origin-requester.ts'
import type { OriginResponse } from '../../../../src/live/requesting/origin-response.ts'
import { MAX_CONNECTIONS } from '../../../../src/live/requesting/origin-state.ts'
import type { ConnectionFailure } from '../../../../src/net/connection-failure.ts'
import { safe } from '../../../../src/text/clean.ts'
import { manualClock } from '../../../support/manual-clock.ts'

const MINUTE = 60_000
const FINE: OriginResponse = {
  kind: 'complete',
  status: 200,
  headers: {},
  body: undefined,
  redirect: undefined,
  finalUrl: new URL('https://docs.example.com/'),
  durationMs: 1,
}
const broken = (more: Partial<ConnectionFailure> = {}): OriginResponse => ({
  kind: 'unanswered',
  failure: { why: safe`it broke`, ...more },
})
const notNow = (retryAfterMs?: number): OriginResponse => ({
  kind: 'throttled',
  status: 429,
  retryAfterMs,
})

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i)

/**
 * Requests addresses; `answer` is called with the index and how many times it has been requested, 1
 * or more.
 */
async function asked(
  answer: (index: number, times: number, now: number) => OriginResponse,
  {
    indices = [0, 1, 2],
    roundDeadlineMs = 60 * MINUTE,
    connectDeadlineMs = 2 * MINUTE,
    signal = new AbortController().signal,
    rounds = 1,
  }: {
    indices?: number[]
    roundDeadlineMs?: number
    connectDeadlineMs?: number
    signal?: AbortSignal
    rounds?: number
  } = {},
) {
  const clock = manualClock()
  const order: number[] = []
  const taken: [number, string][] = []
  const lines: string[] = []
  let open = 0
  /** How many were requested at the same time, whenever one was requested. */
  const opened: number[] = []
  const queue = new OriginRequester({
    hostAndPort: 'docs.example.com',
    startedAtMs: 0,
    connectDeadlineMs,
    async request(index) {
      order.push(index)
      opened.push(++open)
      await new Promise(setImmediate)
      open--
      return answer(index, order.filter((other) => other === index).length, clock.now())
    },
    recordResponse: (index, { kind }) => taken.push([index, kind]),
    context: { clock, random: () => 0.5, signal, info: ({ text }) => lines.push(text) },
  })
  let thrown: unknown
  for (let i = 0; i < rounds; i++)
    thrown = await queue.requestAll(indices, roundDeadlineMs).catch((error: unknown) => error)
  return { thrown, order, taken, lines, slept: clock.slept, opened }
}

test('each address is requested once, in order, on a few connections', async () => {
  const indices = upTo(100)
  const { thrown, order, taken, slept, opened } = await asked(() => FINE, { indices })
  expect(thrown).toBeUndefined()
  expect(order).toEqual(indices)
  expect(taken).toHaveLength(100)
  expect(slept).toEqual([])
  expect(Math.max(...opened)).toBe(MAX_CONNECTIONS)
})

test('a host that responds to everything with 503 and Retry-After gets the next request at that time', async () => {
  const unavailable: OriginResponse = { ...FINE, status: 503, retryAfterMs: 20_000 }
  const options = { indices: upTo(1_000), roundDeadlineMs: MINUTE }
  const { order, slept, lines } = await asked(() => unavailable, options)
  expect(order.length).toBeLessThan(100)
  expect(slept[0]).toBe(20_000)
  expect(lines[0]).toBe('docs.example.com asks clients to wait (HTTP 503); retrying in 20s')
})

test('one that fails does not keep the others from being requested', async () => {
  const { taken, slept } = await asked((index) => (index === 1 ? broken() : FINE))
  expect(taken.flat()).toEqual([0, 'complete', 1, 'unanswered', 2, 'complete'])
  expect(slept).toEqual([])
})

test('until the first response, there is one connection, and the first address has no special role', async () => {
  const { taken, order, lines, opened, slept } = await asked((index, times) =>
    index === 0 && times < 3 ? broken() : FINE,
  )
  expect(order).toEqual([0, 1, 2, 0])
  expect(taken.at(-1)).toEqual([0, 'unanswered'])
  expect(slept).toEqual([500])
  expect(lines).toEqual([
    'No response from docs.example.com (attempt 1): it broke; retrying in 0.5s',
  ])
  expect(opened).toEqual([1, 1, 1, 2])
})

type Options = NonNullable<Parameters<typeof asked>[1]>
test.each<[string, Partial<ConnectionFailure>, Options, Partial<OriginUnreachable>]>([
  ['after two minutes', {}, {}, { elapsedMs: 2 * MINUTE }],
  // The last pause would end after it.
  ['when the time of the round is over', {}, { roundDeadlineMs: 2_000 }, { elapsedMs: 1_500 }],
  [
    'after a few attempts if it looks like a wrong setting',
    { isPermanent: true },
    {},
    { attempts: 5 },
  ],
])('a host that was never reached is given up on: %s', async (_, failure, options, expected) => {
  const said = { certificate: safe`it expired`, ...failure }
  const { thrown, lines } = await asked(() => broken(said), options)
  expect(thrown).toMatchObject({ name: 'OriginUnreachable', ...expected })
  expect(lines.filter((line) => line.includes('it broke'))).toEqual([])
})

test('a host that stops responding gets a single connection until it responds again', async () => {
  let answers = 0
  const answer = (_: number, __: number, now: number) =>
    ++answers <= 50 || now > 3_000 ? FINE : broken()
  const { taken, lines } = await asked(answer, { indices: upTo(200) })
  expect(lines.length).toBeGreaterThan(1)
  expect(lines[0]).toContain('No response from docs.example.com (attempt 1)')
  expect(taken).toHaveLength(200)
  // Those that failed before it was noticed, and those that were in progress then.
  expect(taken.filter(([, is]) => is === 'unanswered').length).toBeLessThan(2 * MAX_CONNECTIONS)
})

test('a host that stops responding for good leaves the rest for the next round, which tries as often', async () => {
  let answers = 0
  const answer = () => (++answers <= 50 ? FINE : broken())
  const { thrown, taken, order, slept } = await asked(answer, { indices: upTo(200), rounds: 2 })
  expect(thrown).toBeUndefined()
  expect(taken.at(-1)).toEqual([order.at(-1), 'unanswered'])
  expect(taken.length).toBeLessThanOrEqual(51 + 2 * MAX_CONNECTIONS)
  expect(slept).toHaveLength(8)
})

test('a host that asks clients to wait gets no request before that time, and then one for the same address', async () => {
  const { taken, slept, lines } = await asked((index, times) =>
    index === 1 && times === 1 ? notNow(20_000) : FINE,
  )
  expect(slept).toEqual([20_000])
  expect(lines).toEqual(['docs.example.com asks clients to wait (HTTP 429); retrying in 20s'])
  expect(taken.map(([, is]) => is)).toEqual(['complete', 'complete', 'complete'])
})

test('what is cut off at the end counts as unknown', async () => {
  const { taken } = await asked((index) =>
    index === 1 ? { kind: 'unanswered', failure: { why: safe`late` }, isPastDeadline: true } : FINE,
  )
  expect(taken.map(([index]) => index)).toEqual([0, 2])
})

test('it stops as soon as it is canceled', async () => {
  const stop = new AbortController()
  const reason = new Error('canceled')
  const answer = () => {
    stop.abort(reason)
    return broken()
  }
  expect((await asked(answer, { signal: stop.signal })).thrown).toBe(reason)
})
