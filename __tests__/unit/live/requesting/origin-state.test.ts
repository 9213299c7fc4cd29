import { expect, test } from '@jest/globals'
import { type NextAction, planNextAction } from '../../../../src/live/requesting/next-action.ts'
import type { OriginResponse } from '../../../../src/live/requesting/origin-response.ts'
import type { OriginState } from '../../../../src/live/requesting/origin-state.ts'
import {
  applyResponse,
  INITIAL_ORIGIN_STATE,
} from '../../../../src/live/requesting/origin-state.ts'
import type { ConnectionFailure } from '../../../../src/net/connection-failure.ts'
import { safe } from '../../../../src/text/clean.ts'

const [NOW, LONG, HOUR] = [600_000, 120_000, 3_600_000]
const answered = { kind: 'complete', status: 200, headers: {} } as const
const finalUrl = new URL('https://docs.example.com/')
const fine = { ...answered, body: undefined, redirect: undefined, finalUrl, durationMs: 1 }
const unavailable = { ...fine, status: 503, retryAfterMs: 20_000 }
const broken = (more: Partial<ConnectionFailure> = {}) =>
  ({ kind: 'unanswered', failure: { why: safe`it broke`, ...more } }) as const
const refused = { kind: 'throttled', status: 429, retryAfterMs: undefined } as const
type Interrupting = Parameters<typeof planNextAction>[1]['response']
const TALKING: OriginState = {
  ...INITIAL_ORIGIN_STATE,
  hasResponded: true,
  usesSingleConnection: false,
}
const byThis = (response: Interrupting) => ({ interruption: { addressIndex: 7, response } })

const SINCE_503 = { kind: 'throttled', status: 503, retryAfterMs: 20_000 } as const
const UNTIL = { resumeAtMs: NOW + 20_000 }
const ALONE = { usesSingleConnection: true }
const NEVER = { ...ALONE, hasResponded: false }

test.each<[string, Partial<OriginState>, OriginResponse, Partial<OriginState>, string?]>([
  ['the first response', { ...NEVER, failedAttemptCount: 3 }, fine, { failedAttemptCount: 0 }],
  [
    'a response after failures',
    { parallelFailureCount: 9, unavailableResponseCount: 3 },
    fine,
    { parallelFailureCount: 0, unavailableResponseCount: 0 },
  ],
  [
    'the third 503 that asks clients to wait',
    { unavailableResponseCount: 2 },
    unavailable,
    { ...UNTIL, unavailableResponseCount: 3 },
  ],
  [
    'the fourth',
    { unavailableResponseCount: 3 },
    unavailable,
    { ...UNTIL, unavailableResponseCount: 4, ...byThis(SINCE_503) },
  ],
  [
    '503 for an hour',
    {},
    { ...unavailable, retryAfterMs: HOUR },
    { resumeAtMs: NOW + LONG, unavailableResponseCount: 1 },
  ],
  [
    '503 after a longer',
    { resumeAtMs: NOW + LONG },
    unavailable,
    { resumeAtMs: NOW + LONG, unavailableResponseCount: 1 },
  ],
  ['429', {}, refused, { wasThrottled: true, ...byThis(refused) }, 'retry'],
  [
    '429 at first',
    NEVER,
    refused,
    { hasResponded: true, wasThrottled: true, ...byThis(refused) },
    'retry',
  ],
  ['a failure of the only connection', ALONE, broken(), byThis(broken()), 'retry'],
  ['a failure of one of several', {}, broken(), { parallelFailureCount: 1 }],
  [
    'one too many',
    { parallelFailureCount: 15 },
    broken(),
    { parallelFailureCount: 16, ...byThis(broken()) },
  ],
  [
    'one more after an interruption, which stays',
    { parallelFailureCount: 16, ...byThis(refused) },
    broken(),
    { parallelFailureCount: 17, ...byThis(refused) },
  ],
  [
    'one that the end cut off',
    { parallelFailureCount: 15 },
    { ...broken(), isPastDeadline: true },
    {},
    'drop',
  ],
])('%s', (_, before, answer, after, decided = 'record') => {
  const state = { ...TALKING, ...before }
  const settled = answer.kind === 'complete' && {
    hasResponded: true,
    usesSingleConnection: false,
    resumeAtMs: NOW,
  }
  expect(applyResponse(state, 7, answer, NOW)).toEqual({
    state: { ...state, ...settled, ...after },
    decision: decided === 'record' ? { kind: decided, response: answer } : { kind: decided },
  })
})

const WRONG = { isPermanent: true }
const LOGIN = { ...WRONG, proxy: 'login' } as const
const pause = (pauseMs: number): NextAction => ({ kind: 'pause', pauseMs })
const giveUp = (more?: Partial<ConnectionFailure>): NextAction => ({
  kind: 'give-up',
  failure: broken(more).failure,
})
const END_ROUND: NextAction = { kind: 'end-round' }
const ONCE = { ...ALONE, failedAttemptCount: 1 }
type Deadlines = readonly [roundDeadlineMs: number, connectDeadlineMs?: number]
test.each<
  [string, Partial<OriginState>, Interrupting, NextAction, Partial<OriginState>, Deadlines?]
>([
  [
    'several connections failed',
    { parallelFailureCount: 16 },
    broken(),
    { kind: 'continue' },
    { usesSingleConnection: true, parallelFailureCount: 0 },
  ],
  ['too many connections', {}, refused, pause(500), { ...ONCE, maxConnections: 8 }],
  ['too many again', { maxConnections: 3 }, refused, pause(500), { ...ONCE, maxConnections: 2 }],
  [
    'too many on one',
    { ...ONCE, maxConnections: 8 },
    refused,
    pause(1_000),
    { failedAttemptCount: 2 },
  ],
  [
    'as long as it says',
    ONCE,
    { ...refused, retryAfterMs: 20_000 },
    pause(20_000),
    { failedAttemptCount: 2 },
  ],
  [
    'within reason',
    ONCE,
    { ...refused, retryAfterMs: HOUR },
    pause(LONG),
    { failedAttemptCount: 2 },
  ],
  [
    'while there is time',
    ONCE,
    { ...refused, retryAfterMs: LONG },
    pause(300),
    { failedAttemptCount: 2 },
    [NOW + 300],
  ],
  ['not at all after that', ONCE, refused, END_ROUND, { failedAttemptCount: 2 }, [NOW]],
  [
    'silence',
    { ...ALONE, failedAttemptCount: 3 },
    broken(),
    pause(4_000),
    { failedAttemptCount: 4 },
  ],
  [
    'silence until the end of the round',
    ALONE,
    broken(),
    pause(300),
    { failedAttemptCount: 1 },
    [NOW + 300],
  ],
  [
    'permanent silence',
    { ...ALONE, failedAttemptCount: 4 },
    broken(),
    END_ROUND,
    { failedAttemptCount: 5 },
  ],
  [
    'an origin that was never reached',
    { ...NEVER, failedAttemptCount: 9 },
    broken(),
    pause(15_000),
    { failedAttemptCount: 10 },
  ],
  ['when that was long enough', NEVER, broken(), giveUp(), { failedAttemptCount: 1 }, [NOW + 500]],
  [
    'when the time for the first connection is over',
    NEVER,
    broken(),
    giveUp(),
    { failedAttemptCount: 1 },
    [NOW + HOUR, NOW],
  ],
  ['silence at the end of the round', ALONE, broken(), END_ROUND, { failedAttemptCount: 1 }, [NOW]],
  [
    'a wrong setting',
    { ...NEVER, failedAttemptCount: 4 },
    broken(WRONG),
    giveUp(WRONG),
    { failedAttemptCount: 5 },
  ],
  [
    'a proxy with a password',
    { ...NEVER, failedAttemptCount: 1 },
    broken(LOGIN),
    giveUp(LOGIN),
    { failedAttemptCount: 2 },
  ],
])('after an interruption: %s', (_, before, answer, action, after, deadlines = [NOW + HOUR]) => {
  const [roundDeadlineMs, connectDeadlineMs = NOW + LONG] = deadlines
  const state = { ...TALKING, ...before }
  const context = {
    nowMs: NOW,
    roundDeadlineMs,
    connectDeadlineMs,
    random: () => 0.5,
  }
  const interruption = { addressIndex: 7, response: answer }
  expect(planNextAction({ ...state, interruption }, interruption, context)).toEqual({
    state: { ...state, ...after },
    action,
  })
})
