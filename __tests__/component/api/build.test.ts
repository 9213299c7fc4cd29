/**
 * The calls that have the service build the documentation: they may be repeated, and the service
 * limits how many it accepts.
 */
import { describe, expect, test } from '@jest/globals'
import { clientOf, given } from '../../support/api-client.ts'
import {
  cut,
  drip,
  json,
  type Reply,
  reset,
  service,
  stall,
  stallInBody,
  text,
} from '../../support/service.ts'

const STARTED = json({ statusId: 'b1' }, 202)

async function requested(...replies: Reply[]) {
  const { url, asked } = await service(replies)
  const { api, clock } = clientOf(url, 1_000)
  const result = await given(api.requestUpdate('p', { deadlineMs: 600_000 }))
  return { result, asked, clock }
}

describe('the request to build is sent again after', () => {
  test.concurrent.each<[string, Reply]>([
    ['a reset', reset],
    ['silence', stall],
    ['half a response', stallInBody],
    ['a response that arrives byte by byte', drip],
    ['a response that is cut off', cut({ statusId: 'b1' })],
    ...[500, 501, 502, 503, 504, 599, 429].map((code): [string, Reply] => [
      `HTTP ${code}`,
      json({ error: 'x' }, code),
    ]),
    ['HTTP 409 because another build is running', json({ error: 'x' }, 409)],
    ['HTTP 502 with a page', text('<!doctype html>', 502)],
    ['HTTP 503 of a gateway', json({}, 503, { via: '1.1 x' })],
    ['a page', text('<!doctype html><title>Sign in</title>')],
    ['an empty response', text('', 202)],
    ['no statusId', json({}, 202)],
    ['a statusId that points elsewhere', json({ statusId: '../x' })],
    ['a statusId that is a number', json({ statusId: 5 })],
  ])('%s', async (_, reply) => {
    const { result, asked } = await requested(reply, reply, STARTED)
    expect(result).toMatchObject({ statusId: 'b1' })
    expect(asked.map(({ path }) => path)).toEqual(
      Array.from({ length: 3 }, () => '/v1/project/update/p'),
    )
  })

  test.concurrent.each([300, 301, 400, 401, 402, 403, 404, 405, 410, 422, 451])(
    'not HTTP %d',
    async (code) => {
      const { result, asked } = await requested(json({ error: 'no' }, code), STARTED)
      expect(result).toMatchObject({ reason: 'refused', failure: { status: code } })
      expect(asked).toHaveLength(1)
    },
  )

  test.concurrent('not HTTP 409 of a gateway', async () => {
    const { result } = await requested(json({}, 409, { via: '1.1 x' }), STARTED)
    expect(result).toMatchObject({ reason: 'refused', failure: { status: 409 } })
  })
})

test.concurrent('a build that was just started may not be known everywhere', async () => {
  const { url } = await service([json({ error: 'none' }, 404), json({ status: 'queued' })])
  const { api, clock } = clientOf(url)
  clock.advance(20_000)
  const limits = { deadlineMs: 600_000, jobStartedAtMs: 15_000 }
  expect(await api.readUpdate('b1', limits)).toMatchObject({ status: 'queued' })
})

test.concurrent('there are fewer than ten requests in ten seconds, whatever the service says and whoever sends them', async () => {
  const replies = [
    reset,
    json({}, 503, { 'retry-after': '0' }),
    STARTED,
    json({ status: 'in_progress' }),
  ]
  const times: number[] = []
  const noted = replies.map(
    (reply): Reply =>
      (request, response) => {
        times.push(clock.now())
        reply(request, response)
      },
  )
  const { url } = await service(noted)
  const { api, clock } = clientOf(url)
  const limits = { deadlineMs: 3_600_000 }
  await api.requestUpdate('p', limits)
  for (let reads = 0; reads < 20; reads++) await api.readUpdate('b1', limits)
  expect(times).toHaveLength(23)
  const most = times.map(
    (from) => times.filter((time) => time >= from && time <= from + 10_000).length,
  )
  expect(Math.max(...most)).toBeLessThan(10)
})

test.concurrent('it does not wait for its turn beyond the deadline, and other calls do not wait', async () => {
  const { url } = await service([json({ status: 'queued', jobId: 'j' })])
  const { api, clock } = clientOf(url)
  await api.readUpdate('b1', { deadlineMs: 600 })
  await api.makeExportApi({ projectId: 'p' }).read('j', { deadlineMs: 600 })
  await api.makeExportApi({ projectId: 'p' }).start({ deadlineMs: 600 })
  expect(clock.now()).toBe(0)
  await api.readUpdate('b1', { deadlineMs: 600 })
  expect(clock.now()).toBe(600)
})
