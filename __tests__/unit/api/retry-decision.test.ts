import { expect, test } from '@jest/globals'
import type { ApiFailure } from '../../../src/api/api-failure.ts'
import { decideRetry, type Operation, type RetryContext } from '../../../src/api/retry-decision.ts'
import { safe } from '../../../src/text/clean.ts'

const why = safe`because`
const notSent: ApiFailure = { kind: 'not-sent', why }
const misconfigured: ApiFailure = { kind: 'not-sent', why, isPermanent: true }
const noResponse: ApiFailure = { kind: 'no-response', why }
const unreadable: ApiFailure = { kind: 'unreadable', why }
const REFUSAL = {
  kind: 'status',
  why,
  serverMessage: '',
  isHtml: false,
  location: undefined,
  jobId: undefined,
} as const
const status = (code: number, retryAfterMs?: number, isFromService = false): ApiFailure => ({
  ...{ ...REFUSAL, status: code, retryAfterMs, isFromService },
})
const half = () => 0.5
/** A row for each status. */
const each = (expected: 500 | 'refused' | 'unknown', ...codes: number[]) =>
  codes.map((code) => [`HTTP ${code}`, status(code), expected] as const)
const decided = (call: Operation, failure: ApiFailure, now: Partial<RetryContext> = {}) => {
  const { attempts = 1, countedFailures = attempts } = now
  const decision = decideRetry(call, failure, { ...now, attempts, countedFailures }, half)
  return 'retryInMs' in decision ? decision.retryInMs : decision.giveUp
}

test.each([
  ['not sent', notSent, 500],
  ['no response', noResponse, 500],
  ['a response that breaks the contract', unreadable, 500],
  ...each(500, 408, 425, 429, 499, 500, 501, 502, 503, 504, 522, 599),
  ['a hint', status(429, 7_000), 7_000],
  ['a hint to come back immediately is not taken literally', status(503, 0), 500],
  ...each('refused', 301, 302, 307, 308, 400, 401, 402, 403, 404, 405, 409, 410, 422, 451),
])('a call that may be repeated: %s', (_, failure, expected) => {
  for (const call of ['status', 'agent-job', 'update', 'update-status'] as const)
    expect(decided(call, failure)).toBe(expected)
  if (_ !== 'HTTP 409') expect(decided('bundle', failure)).toBe(expected)
})

test.each([
  ['not sent', notSent, 500],
  ['rejected with 429', status(429, undefined, true), 500],
  ['rejected with 429 and a hint', status(429, 3_000, true), 3_000],
  ['rejected with 409', status(409, undefined, true), 500],
  ['rejected with 409 and a hint', status(409, 3_000, true), 3_000],
  ['429 that may be from a gateway', status(429, 3_000), 'unknown'],
  ...[500, 502, 503, 504].map(
    (code) =>
      [`HTTP ${code} from the service itself`, status(code, 3_000, true), 'unknown'] as const,
  ),
  ['no response', noResponse, 'unknown'],
  ['a response that breaks the contract', unreadable, 'unknown'],
  ...each('unknown', 408, 409, 425, 429, 499, 500, 502, 504),
  ...each('refused', 400, 401, 402, 403, 404, 422, 302),
])('the start call: %s', (_, failure, expected) => expect(decided('start', failure)).toBe(expected))

test.each([
  ['start', 429, 120_000],
  ['start', 409, 15_000],
  ['status', 429, 15_000],
] as const)(
  'the pauses of a %s that is refused with %d for a long time are half of %d ms on average',
  (call, code, ms) => {
    expect(decided(call, status(code, undefined, true), { attempts: 20 })).toBe(ms)
  },
)

test('409 on the bundle call means that the job is not finished yet', () => {
  expect(decided('bundle', status(409))).toBe(500)
})

test('409 of the service on the request for a build means that another one is running', () => {
  expect(decided('update', status(409, undefined, true))).toBe(500)
  expect(decided('update', status(409))).toBe('refused')
  expect(decided('update-status', status(409, undefined, true))).toBe('refused')
})

test('a 404 is retried for a short time after this step has started the job', () => {
  expect(decided('status', status(404), { sinceStartMs: 9_999 })).toBe(500)
  expect(decided('status', status(404), { sinceStartMs: 10_000 })).toBe('refused')
  expect(decided('status', status(403), { sinceStartMs: 0 })).toBe('refused')
})

test.each([
  ['unreadable responses', unreadable],
  ['failures that look like a wrong setting', misconfigured],
])('%s are not retried for hours', (_, failure) => {
  expect(decided('status', failure, { attempts: 4 })).toBe(4_000)
  expect(decided('status', failure, { attempts: 5 })).toBe('exhausted')
})

test.each([
  ['requires another password', 'login', 2],
  ['refuses', 'refused', 5],
] as const)('a proxy that %s is asked %d times', (_, proxy, most) => {
  for (const kind of ['not-sent', 'no-response'] as const) {
    const failure: ApiFailure = { kind, why, isPermanent: true, proxy }
    expect(decided('start', failure, { attempts: most - 1 })).toEqual(
      kind === 'not-sent' ? expect.any(Number) : 'unknown',
    )
    expect(decided('status', failure, { attempts: most - 1 })).toEqual(expect.any(Number))
    expect(decided('status', failure, { attempts: most })).toBe('exhausted')
  }
})

test('failures that do not count against the limit still make the pauses grow', () => {
  expect(decided('bundle', status(409), { attempts: 9, countedFailures: 0, maxRetries: 4 })).toBe(
    15_000,
  )
  expect(decided('bundle', noResponse, { attempts: 14, countedFailures: 5, maxRetries: 4 })).toBe(
    'exhausted',
  )
})

test('a call with a limit on retries keeps to it, and one without a limit continues', () => {
  expect(decided('bundle', noResponse, { attempts: 5, maxRetries: 4 })).toBe('exhausted')
  expect(decided('status', noResponse, { attempts: 500 })).toBe(15_000)
})
