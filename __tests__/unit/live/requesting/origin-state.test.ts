import { expect, test } from '@jest/globals'
import type { HostResponse } from '../../../../src/live/requesting/host-response.ts'
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
const finalUrl = new URL('https://docs.example.com/')
const fine = { ...answered, body: undefined, redirect: undefined, finalUrl, durationMs: 1 }
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
  ['the first answer', { ...NEVER, attemptsInARow: 3 }, fine, { attemptsInARow: 0 }],
  [
    'an answer after failures',
    { failuresInARow: 9, unavailableInARow: 3 },
    fine,
    { failuresInARow: 0, unavailableInARow: 0 },
  ],
  [
    'the third 503 that asks to wait',
    { unavailableInARow: 2 },
    unavailable,
    { ...UNTIL, unavailableInARow: 3 },
  ],
  [
    'the fourth',
    { unavailableInARow: 3 },
    unavailable,
    { ...UNTIL, unavailableInARow: 4, ...byThis(SINCE_503) },
  ],
  [
    '503 for an hour',
    {},
    { ...unavailable, retryAfterMs: HOUR },
    { resumeAtMs: NOW + LONG, unavailableInARow: 1 },
  ],
  [
    '503 after a longer',
    { resumeAtMs: NOW + LONG },
    unavailable,
    { resumeAtMs: NOW + LONG, unavailableInARow: 1 },
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
  ['a failure of one of several', {}, broken(), { failuresInARow: 1 }],
  ['one too many', { failuresInARow: 15 }, broken(), { failuresInARow: 16, ...byThis(broken()) }],
  [
    'one that the end cut off',
    { failuresInARow: 15 },
    { ...broken(), isCutOff: true },
    {},
    'abandoned',
  ],
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
const ONCE = { ...ALONE, attemptsInARow: 1 }
test.each<[string, Partial<OriginState>, Interrupting, NextTry, Partial<OriginState>, number?]>([
  [
    'several connections failed',
    { failuresInARow: 16 },
    broken(),
    { kind: 'at-once' },
    { isOnProbation: true, failuresInARow: 0 },
  ],
  ['too many connections', {}, refused, pause(500), { ...ONCE, connections: 8 }],
  ['too many again', { connections: 3 }, refused, pause(500), { ...ONCE, connections: 2 }],
  ['too many on one', { ...ONCE, connections: 8 }, refused, pause(1_000), { attemptsInARow: 2 }],
  [
    'as long as it says',
    ONCE,
    { ...refused, retryAfterMs: 20_000 },
    pause(20_000),
    { attemptsInARow: 2 },
  ],
  ['within reason', ONCE, { ...refused, retryAfterMs: HOUR }, pause(LONG), { attemptsInARow: 2 }],
  [
    'while there is time',
    ONCE,
    { ...refused, retryAfterMs: LONG },
    pause(300),
    { attemptsInARow: 2 },
    NOW + 300,
  ],
  ['not at all after that', ONCE, refused, END_ROUND, { attemptsInARow: 2 }, NOW],
  ['silence', { ...ALONE, attemptsInARow: 3 }, broken(), pause(4_000), { attemptsInARow: 4 }],
  ['silence for good', { ...ALONE, attemptsInARow: 4 }, broken(), END_ROUND, { attemptsInARow: 5 }],
  [
    'an origin that was never there',
    { ...NEVER, attemptsInARow: 9 },
    broken(),
    pause(15_000),
    { attemptsInARow: 10 },
  ],
  ['when that was long enough', NEVER, broken(), UNREACHABLE, { attemptsInARow: 1 }, NOW + 500],
  [
    'a wrong setting',
    { ...NEVER, attemptsInARow: 4 },
    broken(WRONG),
    UNREACHABLE,
    { attemptsInARow: 5 },
  ],
  [
    'a proxy with a password',
    { ...NEVER, attemptsInARow: 1 },
    broken(LOGIN),
    UNREACHABLE,
    { attemptsInARow: 2 },
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
