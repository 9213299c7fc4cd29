import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { LIVE_CODES, type LiveKind } from '../../../../src/findings/live-kinds.ts'
import { sortByWeight } from '../../../../src/findings/order.ts'
import type { Fault } from '../../../../src/live/comparing/host-response.ts'
import { makeLiveFinding } from '../../../../src/live/judging/judge-response.ts'

const finding = (kind: LiveKind, address: string, file = 'x.html') =>
  makeLiveFinding([kind, {}] as unknown as Fault, address, file)

test('what matters more comes first', () => {
  const kinds = [
    'unsteady ',
    'pinned /a',
    'stale /a',
    'stale /b',
    'missing /c',
    'noindex /c',
    'missing /d',
  ]
  const findings = [...kinds, 'unasked '].map((each) =>
    finding(...(each.split(' ') as [LiveKind, string])),
  )
  expect(sortByWeight(findings).map(({ code, target }) => `${code} ${target}`)).toEqual([
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

test('docs/live.md explains every code, and no other', () => {
  const [, section = ''] = readFileSync('docs/live.md', 'utf8').split('\n## Findings\n')
  const rows = section.matchAll(/^\| `([a-z0-9-]+)` \| (?:error|warning|notice)/gm)
  const codes = [...rows].map(([, code]) => code)
  expect(codes.sort()).toEqual([...LIVE_CODES].sort())
})
