import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { CODES } from '../../../../src/check/rules/finding-kinds.ts'
import { HOST_NAMES } from '../../../../src/web/host/hosts.ts'

/** The first column of the tables in docs/check.md, names alone. */
function named(heading: string): string[] {
  const text = readFileSync('docs/check.md', 'utf8')
  const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| `') && !line.startsWith('| `host` | answers'))
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
  )
}

test('every finding is explained, and nothing else', () => {
  expect(named('Findings').sort()).toEqual([...CODES].sort())
})

test('every host is explained, and nothing else', () => {
  expect(named('Hosts').sort()).toEqual([...HOST_NAMES].sort())
})

test('every key of the report is explained', () => {
  expect(named('`report.json`')).toEqual(
    expect.arrayContaining([
      'format',
      'host',
      'basePath',
      'findings',
      'code',
      'target',
      'address',
      'spots',
      'accepted',
    ]),
  )
})
