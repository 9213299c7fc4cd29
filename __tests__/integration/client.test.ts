import { expect, test } from '@jest/globals'
import { adminApi, GaveUp } from '../../src/api/client.ts'
import { manualClock } from '../support/manual-clock.ts'
import { json, type Reply, text } from './support/service.ts'
import { KEY, service } from './support/step.ts'

const HOUR = 3_600_000

/** The client over real sockets, with a clock on which hours cost nothing. */
async function client(replies: Reply[]) {
  const { url, asked } = await service(replies)
  const clock = manualClock()
  const pauses: number[] = []
  const api = adminApi({
    baseUrl: new URL(url),
    apiKey: KEY,
    requestTimeoutMs: 5_000,
    clock,
    random: () => 0.999999,
    signal: new AbortController().signal,
    onRetry: ({ pauseMs }) => pauses.push(Math.round(pauseMs)),
  })
  return { api, asked, clock, pauses }
}

test('a service that lies for ever is given up long before the deadline', async () => {
  const { api, asked, clock } = await client([text('<html><title>Sign in</title>')])
  const gaveUp = await api.readExport('j', { deadline: 2 * HOUR }).catch((error: unknown) => error)
  expect(gaveUp).toBeInstanceOf(GaveUp)
  expect(gaveUp).toMatchObject({ reason: 'exhausted', tries: 5 })
  expect((gaveUp as Error).message).toContain('a web page instead of JSON, so base-url may not be the root')
  expect(asked).toHaveLength(5)
  expect(clock.now()).toBeLessThan(60_000)
})

test('a service that is overloaded for hours is asked until the deadline, and once more at it', async () => {
  const { api, clock, pauses } = await client([json({}, 503)])
  const gaveUp = await api.readExport('j', { deadline: HOUR }).catch((error: unknown) => error)
  expect(gaveUp).toMatchObject({ reason: 'exhausted', elapsedMs: HOUR })
  expect(pauses.slice(0, 7)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  expect(clock.now()).toBe(HOUR)
})

test('an hour of Retry-After is kept, and the run of failures starts anew with each good answer', async () => {
  const { api, clock } = await client([json({}, 429, { 'retry-after': '3600' }), json({ status: 'running' })])
  expect(await api.readExport('j', { deadline: 2 * HOUR })).toMatchObject({ status: 'running' })
  expect(clock.now()).toBe(HOUR)
})

test('without a deadline no server makes us wait for more than five minutes', async () => {
  const { api, pauses } = await client([
    json({}, 429, { 'retry-after': '86400' }),
    json({ bundleUrl: 'https://x' }),
  ])
  await api.requestBundle('j', { maxTries: 5 })
  expect(pauses).toEqual([300_000])
})

test('a good answer may say when to come again', async () => {
  const { api } = await client([json({ status: 'running' }, 200, { 'retry-after': '7' })])
  expect(await api.readExport('j', {})).toMatchObject({ hintMs: 7_000 })
})
