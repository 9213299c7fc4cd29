import { expect, test } from '@jest/globals'
import { countFindings } from '../../../src/findings/count-findings.ts'
import type { LiveKind } from '../../../src/findings/live-kinds.ts'
import type { LiveFault } from '../../../src/live/judging/live-fault.ts'
import { makeLiveFinding } from '../../../src/live/judging/live-finding.ts'
import type { LiveVerdict } from '../../../src/live/judging/live-verdict.ts'
import { OriginUnreachable } from '../../../src/live/requesting/origin-requester.ts'
import type { ConnectionFailure } from '../../../src/net/connection-failure.ts'
import {
  findLiveFailure,
  makeLiveResult,
  makeUnreachableError,
} from '../../../src/phases/live-result.ts'
import { safe } from '../../../src/text/clean.ts'

const INPUTS = {
  url: new URL('https://docs.example.com/'),
  timeoutMs: 1_000,
  pollIntervalMs: 1_000,
  requestTimeoutMs: 1_000,
  issue: undefined,
}

test.each<[string, Partial<ConnectionFailure>, string]>([
  [
    'a name without an address',
    { isUnresolved: true },
    'live-url`, and check that the host has a DNS record.',
  ],
  [
    'a certificate',
    { certificate: safe`it has expired` },
    'in `live-url` and the certificate of that host.',
  ],
  ['a refusal', {}, 'and the network between the runner and the host.'],
  ['a proxy', { proxy: 'login' }, 'Check `HTTPS_PROXY` and `NO_PROXY` in the `env` of the job.'],
  ['a timeout', { isTimeout: true }, 'host; if the host is slow, set a longer `request-timeout`.'],
])('the advice about a host that never responds fits %s', (_, failure, advice) => {
  const error = new OriginUnreachable({ why: safe`it is away`, ...failure }, 3, 5_000)
  expect(makeUnreachableError(error, INPUTS)?.message).toContain(advice)
})

test('any other error is not about the host', () => {
  expect(makeUnreachableError(new Error('no'), INPUTS)).toBeUndefined()
})

/** A verdict with findings of these kinds, at an address each unless they are about many. */
function makeVerdict(kinds: readonly LiveKind[], more: Partial<LiveVerdict> = {}) {
  const findings = kinds.map((kind, i) => {
    const address = kind.startsWith('live-unasked') ? '' : `/${i}`
    return makeLiveFinding({ kind, addresses: '2 addresses' } as LiveFault, address)
  })
  const numbers = { addressCount: 3, comparedCount: 3, elapsedMs: 5_000 }
  const cause = { diagnosis: undefined, mayPassByWaiting: true }
  return { ...numbers, ...cause, ...countFindings(findings), findings, ...more } as LiveVerdict
}

const LIVE = { liveSinceMs: 0 }
test.each<[readonly LiveKind[], Partial<LiveVerdict>, object]>([
  [
    [],
    LIVE,
    { kind: 'same', headline: 'live, all 3 addresses match', details: [], hasReport: false },
  ],
  [['live-rewritten'], LIVE, { kind: 'same', details: ['1 notice'], hasReport: true }],
  [
    [],
    { ...LIVE, accepted: 1 },
    { headline: 'live, all 3 addresses match, except for 1 accepted finding', details: [] },
  ],
  [['live-missing'], {}, { kind: 'different', details: ['1 address differs', 'after 5s'] }],
  [
    ['live-missing', 'live-stale'],
    { diagnosis: 'Is it another folder?' },
    { details: ['2 addresses differ', 'after 5s'], diagnosis: 'Is it another folder?' },
  ],
  [['live-unasked'], {}, { kind: 'unknown', details: ['1 error', 'after 5s'] }],
  [['live-unasked', 'live-missing'], {}, { kind: 'different' }],
])('%j, %j: the result', (kinds, more, result) => {
  const { url } = INPUTS
  expect(makeLiveResult(makeVerdict(kinds, more), url)).toMatchObject({
    hostAndPath: 'docs.example.com',
    ...result,
  })
})

test.each<[readonly LiveKind[], Partial<LiveVerdict>, object | undefined]>([
  [['live-missing'], LIVE, undefined],
  [['live-missing'], {}, { differing: '1 address still differs', isUncertain: false }],
  [['live-missing'], {}, { isFirstToCheck: false }],
  [
    ['live-missing', 'live-stale'],
    {},
    { differing: '2 addresses still differ', isFirstToCheck: false },
  ],
  [
    ['live-missing', 'live-stale'],
    { diagnosis: 'It is away.' },
    { diagnosis: 'It is away.', isFirstToCheck: true },
  ],
  [
    ['live-missing', 'live-stale'],
    { diagnosis: 'It is away.', mayPassByWaiting: false },
    { isFirstToCheck: false },
  ],
  [
    ['live-unasked'],
    {},
    { differing: '1 error remained', isUncertain: true, mayPassByWaiting: false },
  ],
  [['live-unasked', 'live-missing'], {}, { isUncertain: false }],
  [['live-missing'], { diagnosis: 'It is away.' }, { diagnosis: 'It is away.' }],
  [
    ['live-missing'],
    { diagnosis: 'It asks for a login.', mayPassByWaiting: false },
    { diagnosis: 'It asks for a login.', isFirstToCheck: false, mayPassByWaiting: false },
  ],
  [
    ['live-rewritten', 'live-missing'],
    {},
    { diagnosis: expect.objectContaining({ text: expect.stringMatching(/^\/1: /) }) },
  ],
])('%j, %j: the failure', (kinds, more, values) => {
  const failure = findLiveFailure(makeVerdict(kinds, more), 'live.json', INPUTS, 'public')
  if (values === undefined) expect(failure).toBeUndefined()
  else expect(failure).toMatchObject({ code: 'live-failed', values })
})
