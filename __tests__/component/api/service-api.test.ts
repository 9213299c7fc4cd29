import { createServer } from 'node:net'
import { describe, expect, test } from '@jest/globals'
import { CallError, type RetryLimits } from '../../../src/api/api-client.ts'
import type { ServiceApi } from '../../../src/api/service-api.ts'
import { sendApiRequest } from '../../../src/api/transport.ts'
import { systemClock } from '../../../src/common/clock.ts'
import { clientOf, given } from '../../support/api-client.ts'
import { listen } from '../../support/listen.ts'
import { json, KEY, type Reply, service, stall, text } from '../../support/service.ts'

const HOUR = 3_600_000
const BUNDLE = { bundleUrl: 'https://x' }

/** The client over real sockets, with a clock on which the hours between its requests cost nothing. */
async function client(replies: Reply[]) {
  const { url, asked, close } = await service(replies)
  return { ...clientOf(url), asked, close }
}

type Ask = (api: ServiceApi, limits: RetryLimits) => Promise<unknown>
const ofDomain = (api: ServiceApi) => api.makeExportApi({ domain: 'docs.example.com' })
const ofProject = (api: ServiceApi) => api.makeExportApi({ projectId: 'p' })
const look: Ask = (api, limits) => ofDomain(api).read('j', limits)
const start: Ask = (api, limits) => ofDomain(api).start(limits)
const lookAtProject: Ask = (api, limits) => ofProject(api).read('j', limits)
const startOfProject: Ask = (api, limits) => ofProject(api).start(limits)

test.concurrent('a service that never sends a usable response is given up on long before the deadline', async () => {
  const { api, asked, clock } = await client([text('<html><title>Sign in</title>')])
  const callError = await given(look(api, { deadlineMs: 2 * HOUR }))
  expect(callError).toBeInstanceOf(CallError)
  expect(callError).toMatchObject({
    reason: 'exhausted',
    history: { attempts: 5 },
    message: expect.stringContaining('a web page (“Sign in”) instead of JSON'),
  })
  expect(asked).toHaveLength(5)
  expect(clock.now()).toBeLessThan(60_000)
})

test.concurrent('a service that is overloaded for hours is retried until the deadline, and once more at it', async () => {
  const { api, clock, pauses } = await client([json({}, 503)])
  const callError = await given(look(api, { deadlineMs: HOUR }))
  expect(callError).toMatchObject({ reason: 'exhausted', history: { elapsedMs: HOUR } })
  expect(pauses.slice(0, 7)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  expect(clock.now()).toBe(HOUR)
})

test.concurrent('a Retry-After of an hour is honored in full', async () => {
  const { api, clock } = await client([
    json({}, 429, { 'retry-after': '3600' }),
    json({ status: 'running' }),
  ])
  expect(await look(api, { deadlineMs: 2 * HOUR })).toMatchObject({ status: 'running' })
  expect(clock.now()).toBe(HOUR)
})

test.concurrent('without a deadline, no Retry-After causes a wait of more than five minutes', async () => {
  const { api, pauses } = await client([json({}, 429, { 'retry-after': '86400' }), json(BUNDLE)])
  await ofDomain(api).requestLink('j', { maxRetries: 4 })
  expect(pauses).toEqual([300_000])
})

test.concurrent('a successful response may have a Retry-After', async () => {
  const { api } = await client([json({ status: 'running' }, 200, { 'retry-after': '7' })])
  expect(await look(api, {})).toMatchObject({ retryAfterMs: 7_000 })
})

describe('a service that has never responded', () => {
  test.concurrent.each([
    ['start', start],
    ['start of a project', startOfProject],
    ['first look', look],
  ])('is given up on after two minutes at the %s', async (_, call) => {
    const { api, clock } = clientOf('http://127.0.0.1:1')
    expect(await given(call(api, { deadlineMs: HOUR }))).toMatchObject({
      reason: 'exhausted',
      history: { elapsedMs: 120_000 },
      message: 'it refuses connections on this port (ECONNREFUSED)',
    })
    expect(clock.now()).toBe(120_000)
  })

  test.concurrent('is given more time if it has responded before', async () => {
    const { api, clock, close } = await client([json({ error: 'busy' }, 503)])
    await given(look(api, { maxRetries: 0 }))
    await close()
    expect(await given(look(api, { deadlineMs: HOUR }))).toMatchObject({ reason: 'exhausted' })
    expect(clock.now()).toBe(HOUR)
  })

  test.concurrent('gets only the rest of its two minutes for a connection, however long a request may take', async () => {
    const { port } = await listen(createServer())
    const { api, clock } = clientOf(`https://127.0.0.1:${port}`, HOUR)
    await given(look(api, { deadlineMs: 0, maxRetries: 0 }))
    clock.advance(120_000)
    expect(await given(start(api, { deadlineMs: HOUR }))).toMatchObject({
      reason: 'exhausted',
      failure: { kind: 'not-sent' },
      message: 'no connection to it could be made within 5s',
    })
  })

  test.concurrent('is not one that accepted a request and did not respond in time', async () => {
    const { url, close } = await service([stall])
    const { api, clock } = clientOf(url)
    const late = await given(look(api, { deadlineMs: 0, maxRetries: 0 }))
    expect(late).toMatchObject({
      message: 'no complete response arrived within 1.5s (`request-timeout`)',
    })
    await close()
    expect(await given(look(api, { deadlineMs: HOUR }))).toMatchObject({ reason: 'exhausted' })
    expect(clock.now()).toBe(HOUR)
  })
})

describe('“not finished yet” about the bundle', () => {
  const unfinished = (times: number) =>
    Array.from({ length: times }, () => json({ error: 'not yet' }, 409))

  test.concurrent('is waited for as long as the wait lasts', async () => {
    const { api } = await client([...unfinished(12), json(BUNDLE)])
    const limits = { maxRetries: 4, retryUnfinishedUntilMs: HOUR }
    expect(await ofDomain(api).requestLink('j', limits)).toMatchObject({ bundle: BUNDLE })
  })

  test.concurrent('is retried once more at the end of the wait, and then given up on', async () => {
    const { api, clock } = await client(unfinished(1))
    const callError = await given(
      ofDomain(api).requestLink('j', { maxRetries: 4, retryUnfinishedUntilMs: 600_000 }),
    )
    expect(callError).toMatchObject({ reason: 'exhausted', failure: { status: 409 } })
    expect(clock.now()).toBe(600_000)
  })

  test.concurrent('does not count toward the failures of other kinds', async () => {
    const { api, asked } = await client([...unfinished(7), json({}, 500)])
    const callError = await given(
      ofDomain(api).requestLink('j', { maxRetries: 4, retryUnfinishedUntilMs: HOUR }),
    )
    expect(callError).toMatchObject({ history: { attempts: 12 } })
    expect(asked).toHaveLength(12)
  })
})

test.concurrent('a start that times out before the connection is established was not sent, and is sent again', async () => {
  const { port, connections } = await listen(createServer())
  const { api } = clientOf(`https://127.0.0.1:${port}`, 300)
  expect(await given(start(api, { maxRetries: 1 }))).toMatchObject({
    reason: 'exhausted',
    history: { attempts: 2 },
    failure: { kind: 'not-sent' },
    message: 'no connection to it could be made within 0.3s',
  })
  expect(connections.size).toBe(2)
})

test.concurrent('the time limit for the connection does not abort a request that may have arrived', async () => {
  const { url } = await service([stall])
  const { signal } = new AbortController()
  const request = { method: 'POST', url: new URL(url), apiKey: KEY, body: '{}' } as const
  const options = { timeoutMs: 1_500, connectMs: 500, clock: systemClock, signal }
  expect(await given(sendApiRequest(request, options))).toMatchObject({
    failure: { kind: 'no-response' },
    message: 'no complete response arrived within 1.5s (`request-timeout`)',
  })
})

test.concurrent.each([
  ['1.5s', 'a look', look],
  ['5s', 'the start, which may be carried out', start],
  ['5s', 'the start of a project', startOfProject],
])('the last attempt, at the deadline, has %s, when it is %s', async (time, _, call) => {
  const { url } = await service([stall])
  const { api, clock } = clientOf(url, HOUR)
  clock.advance(HOUR)
  const callError = await given(call(api, { deadlineMs: HOUR }))
  expect(callError).toMatchObject({
    message: `no complete response arrived within ${time} (\`request-timeout\`)`,
  })
})

test.concurrent('a response with HTTP 300 is not mistaken for a success', async () => {
  const { api } = await client([json({ status: 'running' }, 300)])
  expect(await given(look(api, {}))).toMatchObject({ reason: 'refused', failure: { status: 300 } })
})

test.concurrent('each call goes to its own address below the root of the API, whatever characters the IDs contain', async () => {
  const { url, asked } = await service([
    json({
      jobId: 'a/b',
      status: 'completed',
      bundleUrl: 'https://x',
      prLink: 'https://pr',
      statusId: 's',
    }),
  ])
  const { api } = clientOf(`${url}/api//`)
  const form = api.makeExportApi({ domain: 'docs.example.com', basePath: '/docs' })
  await given(form.start({}))
  expect(await form.read('a/b', {})).toMatchObject({ status: 'completed' })
  expect(await form.requestLink('a/b', {})).toMatchObject({ bundle: { bundleUrl: 'https://x' } })
  const ofProject = api.makeExportApi({
    domain: 'docs.example.com',
    projectId: 'p/1',
    basePath: '/docs',
  })
  await given(ofProject.start({}))
  expect(await ofProject.read('a/b', {})).toMatchObject({ bundle: { bundleUrl: 'https://x' } })
  expect(await ofProject.requestLink('a/b', {})).toMatchObject({
    bundle: { bundleUrl: 'https://x' },
    state: { status: 'completed' },
  })
  await given(api.makeExportApi({ projectId: 'p' }).start({}))
  expect(await api.requestUpdate('p/1', {})).toMatchObject({ statusId: 's' })
  expect(await api.readUpdate('s/1', {})).toMatchObject({ status: 'completed' })
  expect(await api.readAgentJob('p/1', 'a/b', {})).toMatchObject({ prLink: 'https://pr' })
  expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/v1/static-export/jobs', '{"domain":"docs.example.com"}'],
    ['GET', '/api/v1/static-export/jobs/a%2Fb', ''],
    ['POST', '/api/v1/static-export/jobs/a%2Fb/bundle', ''],
    ['POST', '/api/v1/static-export/p%2F1/jobs', '{"basePath":"/docs"}'],
    ['GET', '/api/v1/static-export/p%2F1/jobs/a%2Fb', ''],
    ['GET', '/api/v1/static-export/p%2F1/jobs/a%2Fb', ''],
    ['POST', '/api/v1/static-export/p/jobs', ''],
    ['POST', '/api/v1/project/update/p%2F1', ''],
    ['GET', '/api/v1/project/update-status/s%2F1', ''],
    ['GET', '/api/v2/agent/p%2F1/job/a%2Fb', ''],
  ])
})

test.concurrent('a refusal ends the call immediately, and says who refused', async () => {
  const { api, clock } = await client([json({ error: 'no' }, 404)])
  clock.advance(HOUR)
  expect(await given(look(api, {}))).toMatchObject({
    name: 'CallError',
    reason: 'refused',
    history: { attempts: 1, elapsedMs: 0 },
    message: 'it responded with HTTP 404',
    failure: { serverMessage: 'no', isFromService: true },
    cause: { name: 'TransportError' },
  })
})

test.concurrent.each([look, lookAtProject])(
  'a job that was just started may not be known everywhere',
  async (call) => {
    const unknown = json({ error: 'no such job' }, 404)
    const { api, clock } = await client([unknown, json({ status: 'queued' })])
    clock.advance(20_000)
    expect(await call(api, { jobStartedAtMs: 15_000 })).toMatchObject({ status: 'queued' })
  },
)

describe('a step that is canceled during a call', () => {
  async function canceled() {
    const canceling = new AbortController()
    const reply: Reply = () => {
      all.clock.advance(2_000)
      canceling.abort(new Error('enough'))
    }
    const { url } = await service([reply])
    const all = clientOf(url, 5_000, canceling.signal)
    all.clock.advance(HOUR)
    return all.api
  }

  test.concurrent.each([start, startOfProject])('may have started an export', async (call) => {
    expect(await given(call(await canceled(), {}))).toMatchObject({
      reason: 'unknown',
      failure: { kind: 'no-response' },
      message: 'the request was interrupted before the response arrived',
      history: { attempts: 1, elapsedMs: 2_000 },
      cause: { message: 'enough' },
    })
  })

  test.concurrent('simply ends if nothing was started', async () => {
    expect(await given(look(await canceled(), {}))).toEqual(new Error('enough'))
  })
})
