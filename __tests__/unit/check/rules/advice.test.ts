import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { ADVICE } from '../../../../src/check/rules/advice.ts'
import { CODES } from '../../../../src/check/rules/finding-kinds.ts'

const docs = readFileSync(join(import.meta.dirname, '../../../../docs/check.md'), 'utf8')

test('docs/check.md says what to do about each code under its own heading, as the report does', () => {
  const [, section = ''] = docs.split('\n## What to do about a finding\n')
  const entries = section
    .split(/\n## /, 1)[0]
    ?.split('\n### ')
    .slice(1)
    .map((entry) => {
      const [code = '', ...text] = entry.trim().split('\n')
      return [code, text.join(' ').trim()]
    })
  expect(Object.fromEntries(entries ?? [])).toEqual(ADVICE)
})

test('there is advice for every code, in the order of the table of findings', () => {
  const [, table = ''] = docs.split('\n## Findings\n')
  const rows = (table.split('\n## ', 1)[0] ?? '').split('\n').filter((line) => line.startsWith('| `'))
  const codes = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, code]) => code),
  )
  expect(Object.keys(ADVICE)).toEqual(codes)
  expect(new Set(codes)).toEqual(CODES)
})
