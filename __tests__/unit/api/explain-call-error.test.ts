import { describe, expect, test } from '@jest/globals'
import { CallError } from '../../../src/api/call.ts'
import { type CallSubject, explainCallError } from '../../../src/api/explain-call-error.ts'
import type { RequestFailure } from '../../../src/api/failures.ts'
import type { Call } from '../../../src/api/retry-decision.ts'
import { safe } from '../../../src/report/clean.ts'

const why = safe`because`
const status = (code: number, more: object = {}): RequestFailure => ({
  kind: 'status',
  why,
  status: code,
  retryAfterMs: undefined,
  said: 'no',
  isWebPage: false,
  isFromService: true,
  redirectHost: 'elsewhere.test',
  jobId: undefined,
  ...more,
})
const noAnswer: RequestFailure = { kind: 'no-answer', why }

function failed(
  reason: CallError['reason'],
  failure: RequestFailure,
  subject: Partial<CallSubject> = {},
  attempts = 3,
) {
  const callError = new CallError(
    reason,
    failure,
    { attempts, elapsedMs: 90_000, host: 'api.test:8443' },
    undefined,
  )
  const error = explainCallError(callError, { call: 'status', job: 'j', project: 'p', ...subject })
  expect(error.cause).toBe(callError)
  return { code: error.code, values: error.values, outcome: error.outcome }
}

describe('a refusal is explained by its own cause, with what the service said', () => {
  const goesOn = undefined
  const limits = { attempts: '3 attempts', elapsed: '1m 30s', said: 'no' }
  test.each<[number, Call, string, object]>([
    [400, 'start', 'invalid', { status: 400, said: 'no' }],
    [401, 'start', 'unauthorized', { said: 'no', goesOn }],
    [402, 'start', 'payment-required', { said: 'no', goesOn }],
    [403, 'start', 'forbidden', { said: 'no', goesOn }],
    [404, 'start', 'export-address-not-found', { said: 'no' }],
    [404, 'status', 'export-job-not-found', { job: 'j', said: 'no', status: undefined }],
    [404, 'bundle', 'export-job-not-found', { job: 'j', said: 'no', status: undefined }],
    [404, 'agent-job', 'agent-job-not-found', { job: 'j', project: 'p', said: 'no' }],
    [422, 'status', 'invalid', { status: 422, said: 'no' }],
    [300, 'status', 'redirected', { status: 300, host: 'elsewhere.test' }],
    [399, 'status', 'redirected', { status: 399, host: 'elsewhere.test' }],
    [405, 'status', 'refused', { status: 405, said: 'no', goesOn }],
    [409, 'status', 'refused', { status: 409, said: 'no', goesOn }],
    [409, 'start', 'export-running', { ...limits, job: undefined }],
  ])('HTTP %d to %s: %s', (code, call, expected, values) => {
    expect(failed('refused', status(code), { call })).toEqual({ code: expected, values, outcome: 'rejected' })
  })

  test.each([
    ['start', 409, 'export-running', { job: 'export_7' }],
    ['start', 429, 'start-limited', {}],
  ] as const)(
    'a %s that is refused with %d until the end is not about the network',
    (call, code, expected, more) => {
      expect(failed('exhausted', status(code, { jobId: 'export_7' }), { call })).toEqual({
        code: expected,
        values: { ...limits, ...more },
        outcome: 'rejected',
      })
    },
  )

  test.each([401, 402, 403, 405, 409])('after HTTP %d, a job that exists is said to go on', (code) => {
    const of = (subject: Partial<CallSubject>) => failed('refused', status(code), subject).values
    expect(of({ isJobKnown: true })).toMatchObject({ goesOn: 'j' })
    expect(of({ isJobKnown: true, call: 'bundle' })).toMatchObject({ goesOn: undefined })
    expect(of({ isJobKnown: false })).toMatchObject({ goesOn: undefined })
  })

  test.each(['status', 'bundle'] as const)('a job that is gone was there before: %s', (call) => {
    const { code, values } = failed('refused', status(404), { call, lastStatus: 'running' })
    expect([code, values]).toMatchObject(['export-job-not-found', { status: 'running' }])
  })

  test('a gateway that refuses the start with 409 says nothing of an export that is running', () => {
    const failure = status(409, { isFromService: false, isWebPage: true })
    expect(failed('refused', failure, { call: 'start' }).code).toBe('not-the-api')
  })

  test.each([302, 401, 404])('a web page with HTTP %d is not taken for an answer of the service', (code) => {
    expect(failed('refused', status(code, { isWebPage: true }))).toMatchObject({
      code: 'not-the-api',
      values: { status: code, said: 'no', goesOn },
    })
  })
})

describe('a start that may have been carried out is never reported as failed', () => {
  const call = 'start'
  test('when the answer was lost', () => {
    expect(failed('unknown', noAnswer, { call })).toMatchObject({ code: 'start-unknown', values: { why } })
  })
  test('when the answer was an error, with what it said', () => {
    const expected = { code: 'start-unknown', values: { why, said: 'no' } }
    expect(failed('unknown', status(500, { isWebPage: true }), { call })).toMatchObject(expected)
  })
})

describe('a call that failed too often is reported with what was asked, how often and for how long', () => {
  test.each<[Call, string]>([
    ['start', 'to start the export'],
    ['status', 'about the export job'],
    ['bundle', 'for the bundle'],
    ['agent-job', 'about the agent job'],
  ])('%s', (call, what) => {
    expect(failed('exhausted', noAnswer, { call, lastStatus: 'running' })).toEqual({
      code: 'unreachable',
      values: {
        what,
        why,
        attempts: '3 attempts',
        elapsed: '1m 30s',
        status: 'running',
        said: undefined,
        goesOn: undefined,
      },
      outcome: 'unreachable',
    })
  })

  test.each<[Call, string, string | undefined]>([
    ['start', 'to start the export', 'No export was started.'],
    ['status', 'about the export job', undefined],
  ])('%s that never got there, with host and port', (call, what, started) => {
    expect(failed('exhausted', { kind: 'not-sent', why }, { call, lastStatus: 'running' })).toEqual({
      code: 'not-connected',
      values: {
        host: 'api.test:8443',
        what,
        why,
        attempts: '3 attempts',
        elapsed: '1m 30s',
        status: 'running',
        started,
      },
      outcome: 'unreachable',
    })
  })

  test('answers that are not the API’s are not blamed on the network', () => {
    expect(failed('exhausted', { kind: 'unreadable', why })).toMatchObject({
      code: 'answers-unreadable',
      outcome: 'unreachable',
    })
  })

  test('requests that are limited until the end are reported as such', () => {
    expect(failed('exhausted', status(429), { isJobKnown: true })).toMatchObject({
      code: 'limited',
      values: { said: 'no', goesOn: 'j' },
      outcome: 'unreachable',
    })
  })

  test('a certificate that is not trusted comes with advice about certificates', () => {
    const certificate = safe`its certificate is not trusted`
    expect(failed('exhausted', { kind: 'not-sent', why, certificate }, { call: 'start' })).toMatchObject({
      code: 'not-trusted',
      values: { why: certificate, started: 'No export was started.' },
    })
  })

  test('a proxy that makes no connection is what the user is asked to check', () => {
    expect(failed('exhausted', { kind: 'not-sent', why, proxy: 'login' }, { lastStatus: 'queued' })).toEqual({
      code: 'proxy-failed',
      values: {
        what: 'about the export job',
        why,
        attempts: '3 attempts',
        elapsed: '1m 30s',
        status: 'queued',
      },
      outcome: 'unreachable',
    })
    const atStart = failed('exhausted', { kind: 'not-sent', why, proxy: 'login' }, { call: 'start' })
    expect(atStart.values).toMatchObject({ started: 'No export was started.' })
  })

  test('a bundle that is not ready is not reported as a network problem', () => {
    expect(failed('exhausted', status(409), { call: 'bundle' })).toEqual({
      code: 'bundle-not-ready',
      values: { job: 'j', attempts: '3 attempts', said: 'no' },
      outcome: 'bundle-failed',
    })
    expect(failed('exhausted', status(409), { call: 'status' }).code).toBe('unreachable')
    expect(failed('exhausted', status(503), { call: 'bundle' }).code).toBe('unreachable')
    expect(failed('exhausted', noAnswer, { call: 'bundle' }).code).toBe('unreachable')
  })
})
