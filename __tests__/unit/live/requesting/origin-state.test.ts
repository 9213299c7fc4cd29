import { expect, test } from '@jest/globals'
import type { HostResponse } from '../../../../src/live/comparing/host-response.ts'
import type { NextTry, OriginState } from '../../../../src/live/requesting/origin-state.ts'
import {
  FIRST_STATE,
  planNextTry,
  reactToAnswer,
} from '../../../../src/live/requesting/origin-state.ts'
import type { ConnectionFailure } from '../../../../src/net/connection-failure.ts'
import { safe } from '../../../../src/text/clean.ts'

const [NOW, LONG, HOUR] = [600_000, 120_000, 3_600_000]
const answered = { kind: 'answered', status: 200, headers: {} } as const
const fine = { ...answered, body: undefined, redirect: undefined, ms: 1 }
const unavailable = { ...fine, status: 503, retryAfterMs: 20_000 }
const broken = (more: Partial<ConnectionFailure> = {}) =>
  ({ kind: 'unanswered', failure: { why: safe`it broke`, ...more } }) as const
const refused = { kind: 'not-now', status: 429, retryAfterMs: undefined } as const
type Interrupting = Parameters<typeof planNextTry>[1]['answer']
const TALKING: OriginState = { ...FIRST_STATE, hasAnswered: true, isSilent: false }
const byThis = (answer: Interrupting) => ({ interruption: { index: 7, answer } })

const SINCE_503 = { kind: 'not-now', status: 503, retryAfterMs: 20_000 } as const
const UNTIL = { notBefore: NOW + 20_000 }
const ALONE = { isSilent: true }
const NEVER = { ...ALONE, hasAnswered: false }

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
    { notBefore: NOW + LONG, unavailable: 1 },
  ],
  [
    '503 after a longer',
    { notBefore: NOW + LONG },
    unavailable,
    { notBefore: NOW + LONG, unavailable: 1 },
  ],
  ['429', {}, refused, { hasRefused: true, ...byThis(refused) }, 'again'],
  [
    '429 at first',
    NEVER,
    refused,
    { hasAnswered: true, hasRefused: true, ...byThis(refused) },
    'again',
  ],
  ['a failure of the only connection', ALONE, broken(), byThis(broken()), 'again'],
  ['a failure of one of several', {}, broken(), { failures: 1 }],
  ['one too many', { failures: 15 }, broken(), { failures: 16, ...byThis(broken()) }],
  ['one that the end cut off', { failures: 15 }, { ...broken(), isCutOff: true }, {}, 'unknown'],
])('%s', (_, before, answer, after, address = 'answered') => {
  const state = { ...TALKING, ...before }
  const settled = answer.kind === 'answered' && {
    hasAnswered: true,
    isSilent: false,
    notBefore: NOW,
  }
  expect(reactToAnswer(state, 7, answer, NOW)).toEqual({
    state: { ...state, ...settled, ...after },
    address,
  })
})

const WRONG = { permanent: true }
const LOGIN = { ...WRONG, proxy: 'login' } as const
const pause = (pauseMs: number): NextTry => ({ pauseMs })
const ONCE = { ...ALONE, attempts: 1 }
test.each<[string, Partial<OriginState>, Interrupting, NextTry, Partial<OriginState>, number?]>([
  [
    'several connections failed',
    { failures: 16 },
    broken(),
    'at-once',
    { isSilent: true, failures: 0 },
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
  ['not at all after that', ONCE, refused, 'over', { attempts: 2 }, NOW],
  ['silence', { ...ALONE, attempts: 3 }, broken(), pause(4_000), { attempts: 4 }],
  ['silence for good', { ...ALONE, attempts: 4 }, broken(), 'over', { attempts: 5 }],
  [
    'an origin that was never there',
    { ...NEVER, attempts: 9 },
    broken(),
    pause(15_000),
    { attempts: 10 },
  ],
  ['when that was long enough', NEVER, broken(), 'unreachable', { attempts: 1 }, NOW + 500],
  ['a wrong setting', { ...NEVER, attempts: 4 }, broken(WRONG), 'unreachable', { attempts: 5 }],
  [
    'a proxy with a password',
    { ...NEVER, attempts: 1 },
    broken(LOGIN),
    'unreachable',
    { attempts: 2 },
  ],
])('after an interruption: %s', (_, before, answer, next, after, endBy = NOW + HOUR) => {
  const state = { ...TALKING, ...before }
  const limits = { endBy, connectBy: NOW + LONG }
  expect(
    planNextTry(
      { ...state, interruption: { index: 7, answer } },
      { index: 7, answer },
      NOW,
      limits,
      () => 0.5,
    ),
  ).toEqual({ state: { ...state, ...after }, next })
})
