import { expect, test } from '@jest/globals'
import type { HostResponse } from '../../../../src/live/comparing/host-response.ts'
import type { NextTry, OriginState } from '../../../../src/live/requesting/origin-state.ts'
import {
  FIRST_STATE,
  planNextTry,
  reactToResponse,
} from '../../../../src/live/requesting/origin-state.ts'
import type { ConnectionFailure } from '../../../../src/net/connection-failure.ts'
import { safe } from '../../../../src/text/clean.ts'

const [NOW, LONG, HOUR] = [600_000, 120_000, 3_600_000]
const answered = { kind: 'complete', status: 200, headers: {} } as const
const fine = { ...answered, body: undefined, redirect: undefined, durationMs: 1 }
const unavailable = { ...fine, status: 503, retryAfterMs: 20_000 }
const broken = (more: Partial<ConnectionFailure> = {}) =>
  ({ kind: 'none', failure: { why: safe`it broke`, ...more } }) as const
const refused = { kind: 'wait', status: 429, retryAfterMs: undefined } as const
type Interrupting = Parameters<typeof planNextTry>[1]['response']
const TALKING: OriginState = { ...FIRST_STATE, hasResponded: true, isOnProbation: false }
const byThis = (response: Interrupting) => ({ interruption: { index: 7, response } })

const SINCE_503 = { kind: 'wait', status: 503, retryAfterMs: 20_000 } as const
const UNTIL = { resumeAtMs: NOW + 20_000 }
const ALONE = { isOnProbation: true }
const NEVER = { ...ALONE, hasResponded: false }

test.each<[string, Partial<OriginState>, HostResponse, Partial<OriginState>, string?]>([
  ['the first answer', { ...NEVER, attempts: 3 }, fine, { attempts: 0 }],
  [
    'an answer after failures',
    { failures: 9, unavailable: 3 },
    fine,
    { failures: 0, unavailable: 0 },
  ],
  [
    'the third 503 that asks to wait',
    { unavailable: 2 },
    unavailable,
    { ...UNTIL, unavailable: 3 },
  ],
  [
    'the fourth',
    { unavailable: 3 },
    unavailable,
    { ...UNTIL, unavailable: 4, ...byThis(SINCE_503) },
  ],
  [
    '503 for an hour',
    {},
    { ...unavailable, retryAfterMs: HOUR },
    { resumeAtMs: NOW + LONG, unavailable: 1 },
  ],
  [
    '503 after a longer',
    { resumeAtMs: NOW + LONG },
    unavailable,
    { resumeAtMs: NOW + LONG, unavailable: 1 },
  ],
  ['429', {}, refused, { wasRateLimited: true, ...byThis(refused) }, 'retry'],
  [
    '429 at first',
    NEVER,
    refused,
    { hasResponded: true, wasRateLimited: true, ...byThis(refused) },
    'retry',
  ],
  ['a failure of the only connection', ALONE, broken(), byThis(broken()), 'retry'],
  ['a failure of one of several', {}, broken(), { failures: 1 }],
  ['one too many', { failures: 15 }, broken(), { failures: 16, ...byThis(broken()) }],
  ['one that the end cut off', { failures: 15 }, { ...broken(), isCutOff: true }, {}, 'abandoned'],
])('%s', (_, before, answer, after, outcome = 'recorded') => {
  const state = { ...TALKING, ...before }
  const settled = answer.kind === 'complete' && {
    hasResponded: true,
    isOnProbation: false,
    resumeAtMs: NOW,
  }
  expect(reactToResponse(state, 7, answer, NOW)).toEqual({
    state: { ...state, ...settled, ...after },
    outcome,
  })
})

const WRONG = { isPermanent: true }
const LOGIN = { ...WRONG, proxy: 'login' } as const
const pause = (pauseMs: number): NextTry => ({ kind: 'pause', pauseMs })
const UNREACHABLE: NextTry = { kind: 'unreachable' }
const END_ROUND: NextTry = { kind: 'end-round' }
const ONCE = { ...ALONE, attempts: 1 }
test.each<[string, Partial<OriginState>, Interrupting, NextTry, Partial<OriginState>, number?]>([
  [
    'several connections failed',
    { failures: 16 },
    broken(),
    { kind: 'at-once' },
    { isOnProbation: true, failures: 0 },
  ],
  ['too many connections', {}, refused, pause(500), { ...ONCE, connections: 8 }],
  ['too many again', { connections: 3 }, refused, pause(500), { ...ONCE, connections: 2 }],
  ['too many on one', { ...ONCE, connections: 8 }, refused, pause(1_000), { attempts: 2 }],
  [
    'as long as it says',
    ONCE,
    { ...refused, retryAfterMs: 20_000 },
    pause(20_000),
    { attempts: 2 },
  ],
  ['within reason', ONCE, { ...refused, retryAfterMs: HOUR }, pause(LONG), { attempts: 2 }],
  [
    'while there is time',
    ONCE,
    { ...refused, retryAfterMs: LONG },
    pause(300),
    { attempts: 2 },
    NOW + 300,
  ],
  ['not at all after that', ONCE, refused, END_ROUND, { attempts: 2 }, NOW],
  ['silence', { ...ALONE, attempts: 3 }, broken(), pause(4_000), { attempts: 4 }],
  ['silence for good', { ...ALONE, attempts: 4 }, broken(), END_ROUND, { attempts: 5 }],
  [
    'an origin that was never there',
    { ...NEVER, attempts: 9 },
    broken(),
    pause(15_000),
    { attempts: 10 },
  ],
  ['when that was long enough', NEVER, broken(), UNREACHABLE, { attempts: 1 }, NOW + 500],
  ['a wrong setting', { ...NEVER, attempts: 4 }, broken(WRONG), UNREACHABLE, { attempts: 5 }],
  [
    'a proxy with a password',
    { ...NEVER, attempts: 1 },
    broken(LOGIN),
    UNREACHABLE,
    { attempts: 2 },
  ],
])('after an interruption: %s', (_, before, answer, next, after, roundDeadlineMs = NOW + HOUR) => {
  const state = { ...TALKING, ...before }
  const context = { nowMs: NOW, roundDeadlineMs, connectDeadlineMs: NOW + LONG, random: () => 0.5 }
  const interruption = { index: 7, response: answer }
  expect(planNextTry({ ...state, interruption }, interruption, context)).toEqual({
    state: { ...state, ...after },
    next,
  })
})
