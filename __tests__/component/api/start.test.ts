/**
 * Whatever happens to a start, there is never a second one unless it is proven that the first did
 * nothing.
 */
import { describe, expect, test } from '@jest/globals'
import type { CallError } from '../../../src/api/api-client.ts'
import { clientOf, EXPORTS, given } from '../../support/api-client.ts'
import {
  cut,
  cutChunks,
  drip,
  json,
  noise,
  type Reply,
  reset,
  service,
  stall,
  stallInBody,
  text,
} from '../../support/service.ts'

const PAGE = '<!doctype html><title>Bad gateway</title>'
const VIA = { via: '1.1 gateway' }
const HINT = { 'retry-after': '1' }
const STARTED = { jobId: 'exp_1' }
const status = (...codes: number[]) =>
  codes.map((code): [string, Reply] => [`HTTP ${code}`, json({ error: 'x' }, code)])

/** Returns the rows of a table of replies for an export in each form. */
const inEachForm = (rows: readonly [string, Reply][]) =>
  EXPORTS.flatMap(([form, open]) =>
    rows.map(([name, reply]) => [`${form}: ${name}`, open, reply] as const),
  )

/** Starts an export whose first response is this; another request would start it. */
async function started(open: (typeof EXPORTS)[number][1], reply: Reply) {
  const { url, asked } = await service([reply, json(STARTED, 202)])
  const { api, pauses } = clientOf(url, 1_000)
  const result = await given(open(api).start({ deadlineMs: 3_600_000 }))
  return { answer: result, error: result as CallError, asked, pauses }
}

describe('nobody knows whether an export was started after', () => {
  const scenes: readonly [string, Reply][] = [
    ['a reset', reset],
    ['silence', stall],
    ['silence after the headers of the response', stallInBody],
    ['a response that arrives byte by byte', drip],
    ['a response that is cut off', cut(STARTED)],
    ['endless chunks', cutChunks(STARTED)],
    ['noise', noise],
    ...status(408, 425, 499, 500, 501, 502, 503, 504, 522),
    ['HTTP 502 with a page', text(PAGE, 502)],
    ['HTTP 503 with a hint', json({ error: 'x' }, 503, HINT)],
    ['HTTP 503 without a message', text('', 503)],
    ['429 of a gateway', json({ error: 'x' }, 429, { ...HINT, ...VIA })],
    ['409 of a gateway', json({ error: 'x' }, 409, VIA)],
    ['429 without an error', json({}, 429, HINT)],
    ['429 with a page', text(PAGE, 429, HINT)],
    ['429 as text', text('slow down', 429, HINT)],
    ['a page', text(PAGE)],
    ['an empty response', text('')],
    ['an empty response with HTTP 204', text('', 204)],
    ['a list', json([STARTED], 202)],
    ['null', json(null)],
    ['half of JSON', text('{"jobId":"exp')],
    ['no jobId', json({ status: 'queued' }, 202)],
    ['a jobId that is a number', json({ jobId: 7 })],
    ['an empty jobId', json({ jobId: '' })],
    ['a jobId that points elsewhere', json({ jobId: '../x' })],
    ['an encoding', json(STARTED, 200, { 'content-encoding': 'gzip' })],
  ]
  test.concurrent.each(inEachForm(scenes))('%s', async (_, form, reply) => {
    const { error, asked, pauses } = await started(form, reply)
    expect(error).toMatchObject({ reason: 'unknown' })
    expect([asked.length, pauses]).toEqual([1, []])
  })
})

describe('no export was started, and the start is not retried, after', () => {
  const codes = [300, 301, 302, 307, 308, 400, 401, 402, 403, 404, 405, 406, 410, 418, 422, 451]
  test.concurrent.each(inEachForm(status(...codes)))('%s', async (_, form, reply) => {
    const { error, asked } = await started(form, reply)
    expect(error).toMatchObject({ reason: 'refused' })
    expect(asked).toHaveLength(1)
  })
})

describe('a start is sent again, on a new connection, after', () => {
  test.concurrent.each(inEachForm(status(429, 409)))(
    '%s of the service',
    async (_, form, reply) => {
      const { answer, asked, pauses } = await started(form, reply)
      expect(answer).toMatchObject({ jobId: 'exp_1' })
      expect(asked.map(({ method, reused }) => [method, reused])).toEqual([
        ['POST', false],
        ['POST', false],
      ])
      expect(pauses).toHaveLength(1)
    },
  )
})
