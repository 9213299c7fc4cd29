import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { LIVE_CODES, type LiveKind } from '../../../../src/findings/live-kinds.ts'
import { sortByImportance } from '../../../../src/findings/prioritize.ts'
import type { LiveFault } from '../../../../src/live/judging/live-fault.ts'
import { makeLiveFinding } from '../../../../src/live/judging/live-finding.ts'
import {
  countDifferingAddresses,
  type LiveVerdict,
} from '../../../../src/live/judging/live-verdict.ts'

const finding = (kind: LiveKind, address: string, file = 'x.html') =>
  makeLiveFinding({ kind } as LiveFault, address, file)

test('a response that did not end in time is not called one that was not requested', () => {
  const { message } = makeLiveFinding({ kind: 'live-unasked', addresses: '2 addresses' }, '')
  expect(message).toBe(
    'There was not enough time to request 2 addresses and to receive complete responses before `wait-timeout` expired: set a longer `wait-timeout`.',
  )
})

test('what matters more comes first', () => {
  const kinds = [
    'live-unsteady ',
    'live-header/cached-page /a',
    'live-stale /a',
    'live-stale /b',
    'live-missing /c',
    'live-header/noindex /c',
    'live-missing /d',
  ]
  const findings = [...kinds, 'live-unasked '].map((each) =>
    finding(...(each.split(' ') as [LiveKind, string])),
  )
  expect(sortByImportance(findings).map(({ code, target }) => `${code} ${target}`)).toEqual([
    'live-unsteady ',
    'live-stale /a',
    'live-missing /c',
    'live-unasked ',
    'live-stale /b',
    'live-missing /d',
    'live-header /a',
    'live-header /c',
  ])
})

test.each<[number, ...string[]]>([
  [0],
  [2, 'live-missing /a', 'live-stale /b'],
  [1, 'live-stale /a', 'live-wrong-type /a'],
  [1, 'live-missing /a', 'live-header/cached-page /b', 'live-rewritten /c'],
  [0, 'live-unsteady ', 'live-unasked '],
])('%d addresses differ', (count, ...kinds) => {
  const findings = kinds.map((each) => finding(...(each.split(' ') as [LiveKind, string])))
  expect(countDifferingAddresses({ findings } as unknown as LiveVerdict)).toBe(count)
})

test('docs/live.md explains every code, and no other', () => {
  const [, section = ''] = readFileSync('docs/live.md', 'utf8').split('\n## Findings\n')
  const rows = section.matchAll(/^\| `([a-z0-9-]+)` \| (?:error|warning|notice)/gm)
  const codes = [...rows].map(([, code]) => code)
  expect(codes.sort()).toEqual([...LIVE_CODES].sort())
})
