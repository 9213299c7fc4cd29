import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { LIVE_CODES } from '../../../src/live/kinds.ts'

test('docs/live.md explains every code, and no other', () => {
  const [, section = ''] = readFileSync('docs/live.md', 'utf8').split('\n## Findings\n')
  const codes = [...section.matchAll(/^\| `([a-z0-9-]+)` \| (?:error|warning|notice)/gm)].map(
    ([, code]) => code,
  )
  expect(codes.sort()).toEqual([...LIVE_CODES].sort())
})
