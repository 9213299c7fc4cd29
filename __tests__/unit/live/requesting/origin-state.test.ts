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
const TALKING: OriginState = { ...INITIAL_ORIGIN_STATE, hasResponded: true, isProbing: false }
const byThis = (response: Interrupting) => ({ interruption: { addressIndex: 7, response } })

const SINCE_503 = { kind: 'throttled', status: 503, retryAfterMs: 20_000 } as const
const UNTIL = { resumeAtMs: NOW + 20_000 }
const ALONE = { isProbing: true }
const NEVER = { ...ALONE, hasResponded: false }

test.each<[string, Partial<OriginState>, OriginResponse, Partial<OriginState>, string?]>([
  ['the first response', { ...NEVER, failedAttemptsInARow: 3 }, fine, { failedAttemptsInARow: 0 }],
  [
    'a response after failures',
    { parallelFailuresInARow: 9, unavailableResponsesInARow: 3 },
    fine,
    { parallelFailuresInARow: 0, unavailableResponsesInARow: 0 },
  ],
  [
    'the third 503 that asks clients to wait',
    { unavailableResponsesInARow: 2 },
    unavailable,
    { ...UNTIL, unavailableResponsesInARow: 3 },
  ],
  [
    'the fourth',
    { unavailableResponsesInARow: 3 },
    unavailable,
    { ...UNTIL, unavailableResponsesInARow: 4, ...byThis(SINCE_503) },
  ],
  [
    '503 for an hour',
    {},
    { ...unavailable, retryAfterMs: HOUR },
    { resumeAtMs: NOW + LONG, unavailableResponsesInARow: 1 },
  ],
  [
    '503 after a longer',
    { resumeAtMs: NOW + LONG },
    unavailable,
    { resumeAtMs: NOW + LONG, unavailableResponsesInARow: 1 },
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
  ['a failure of one of several', {}, broken(), { parallelFailuresInARow: 1 }],
  [
    'one too many',
    { parallelFailuresInARow: 15 },
    broken(),
    { parallelFailuresInARow: 16, ...byThis(broken()) },
  ],
  [
    'one more after an interruption, which stays',
    { parallelFailuresInARow: 16, ...byThis(refused) },
    broken(),
    { parallelFailuresInARow: 17, ...byThis(refused) },
  ],
  [
    'one that the end cut off',
    { parallelFailuresInARow: 15 },
    { ...broken(), isPastDeadline: true },
    {},
    'drop',
  ],
])('%s', (_, before, answer, after, decided = 'record') => {
  const state = { ...TALKING, ...before }
  const settled = answer.kind === 'complete' && {
    hasResponded: true,
    isProbing: false,
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
const ONCE = { ...ALONE, failedAttemptsInARow: 1 }
type Deadlines = readonly [roundDeadlineMs: number, connectDeadlineMs?: number]
test.each<
  [string, Partial<OriginState>, Interrupting, NextAction, Partial<OriginState>, Deadlines?]
>([
  [
    'several connections failed',
    { parallelFailuresInARow: 16 },
    broken(),
    { kind: 'probe' },
    { isProbing: true, parallelFailuresInARow: 0 },
  ],
  ['too many connections', {}, refused, pause(500), { ...ONCE, maxConnections: 8 }],
  ['too many again', { maxConnections: 3 }, refused, pause(500), { ...ONCE, maxConnections: 2 }],
  [
    'too many on one',
    { ...ONCE, maxConnections: 8 },
    refused,
    pause(1_000),
    { failedAttemptsInARow: 2 },
  ],
  [
    'as long as it says',
    ONCE,
    { ...refused, retryAfterMs: 20_000 },
    pause(20_000),
    { failedAttemptsInARow: 2 },
  ],
  [
    'within reason',
    ONCE,
    { ...refused, retryAfterMs: HOUR },
    pause(LONG),
    { failedAttemptsInARow: 2 },
  ],
  [
    'while there is time',
    ONCE,
    { ...refused, retryAfterMs: LONG },
    pause(300),
    { failedAttemptsInARow: 2 },
    [NOW + 300],
  ],
  ['not at all after that', ONCE, refused, END_ROUND, { failedAttemptsInARow: 2 }, [NOW]],
  [
    'silence',
    { ...ALONE, failedAttemptsInARow: 3 },
    broken(),
    pause(4_000),
    { failedAttemptsInARow: 4 },
  ],
  [
    'silence until the end of the round',
    ALONE,
    broken(),
    pause(300),
    { failedAttemptsInARow: 1 },
    [NOW + 300],
  ],
  [
    'permanent silence',
    { ...ALONE, failedAttemptsInARow: 4 },
    broken(),
    END_ROUND,
    { failedAttemptsInARow: 5 },
  ],
  [
    'an origin that was never reached',
    { ...NEVER, failedAttemptsInARow: 9 },
    broken(),
    pause(15_000),
    { failedAttemptsInARow: 10 },
  ],
  [
    'when that was long enough',
    NEVER,
    broken(),
    giveUp(),
    { failedAttemptsInARow: 1 },
    [NOW + 500],
  ],
  [
    'when the time for the first connection is over',
    NEVER,
    broken(),
    giveUp(),
    { failedAttemptsInARow: 1 },
    [NOW + HOUR, NOW],
  ],
  [
    'silence at the end of the round',
    ALONE,
    broken(),
    END_ROUND,
    { failedAttemptsInARow: 1 },
    [NOW],
  ],
  [
    'a wrong setting',
    { ...NEVER, failedAttemptsInARow: 4 },
    broken(WRONG),
    giveUp(WRONG),
    { failedAttemptsInARow: 5 },
  ],
  [
    'a proxy with a password',
    { ...NEVER, failedAttemptsInARow: 1 },
    broken(LOGIN),
    giveUp(LOGIN),
    { failedAttemptsInARow: 2 },
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
