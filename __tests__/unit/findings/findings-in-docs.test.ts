import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { LIVE_ADVICE, SITE_ADVICE } from '../../../src/findings/advice.ts'
import { SITE_CODES } from '../../../src/findings/site-kinds.ts'
import { SUGGESTION_KINDS } from '../../../src/findings/suggestion.ts'
import { HOST_IDS } from '../../../src/web/host/all-hosts.ts'

const docs = readFileSync('docs/check.md', 'utf8')

/** The first column of the tables in docs/check.md, only names. */
function named(heading: string): string[] {
  const section = docs.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| `') && !line.startsWith('| `host` | file served'))
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
  )
}

test('every host is explained, and nothing else', () => {
  expect(named('Hosts').sort()).toEqual([...HOST_IDS].sort())
})

test('docs/check.md says what to do about each code under its own heading, as the report does', () => {
  const [, section = ''] = docs.split('\n## What to do about a finding\n')
  const [of = ''] = section.split(/\n## /, 1)
  const entries = of
    .split('\n### ')
    .slice(1)
    .map((entry) => entry.trim().split('\n'))
  const advice = entries.map(([code, ...text]) => [code, text.join(' ').trim()])
  expect(Object.fromEntries(advice)).toEqual(SITE_ADVICE)
})

test('there is advice for every code, in the order of the table of findings', () => {
  expect(Object.keys(SITE_ADVICE)).toEqual(named('Findings'))
  expect(new Set(Object.keys(SITE_ADVICE))).toEqual(SITE_CODES)
})

test('docs/check.md lists every kind of suggestion, and nothing else', () => {
  const [, entry = ''] = /^- `nearMiss`: .*? `kind` is (.*?)^- /ms.exec(docs) ?? []
  const withoutRemarks = entry.replace(/\([^)]*\)/g, '')
  const kinds = [...withoutRemarks.matchAll(/`([\w-]+)`/g)].map(([, kind]) => kind)
  expect(kinds.sort()).toEqual([...SUGGESTION_KINDS].sort())
})

test('docs/live.md says what to do about each code in its table, as the report does', () => {
  const rows = readFileSync('docs/live.md', 'utf8').matchAll(
    /^\| `(live-[\w-]+)` \|.*\| (.*) \|$/gm,
  )
  const advice = [...rows].map(([, code = '', text]) => [code, text])
  expect(Object.fromEntries(advice)).toEqual(LIVE_ADVICE)
})
