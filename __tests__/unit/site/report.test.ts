import { expect, test } from '@jest/globals'
import { reportPage } from '../../../src/site/report/html.ts'
import { reported, reportText } from '../../../src/site/report/json.ts'
import {
  checkedInWords,
  countsByCode,
  foundInWords,
  severitiesAtLeast,
  worstPages,
} from '../../../src/site/report/summary.ts'
import type { Severity } from '../../../src/site/rules/finding-kinds.ts'
import type { Finding } from '../../../src/site/rules/findings.ts'

const LINK: Finding = {
  code: 'broken-link',
  severity: 'error',
  target: 'x',
  address: '/x',
  message: 'm',
  nearMiss: undefined,
  count: 1,
  pages: 1,
  spots: [{ page: 'a.html', line: 1 }],
  isRest: false,
}
const NOTICE: Finding = { ...LINK, code: 'portable-name', severity: 'notice' }

test('the worst pages are those with most errors and warnings', () => {
  const onB = [{ page: 'b.html', line: 1 }]
  const findings = [LINK, { ...LINK, spots: onB }, { ...LINK, spots: onB }, NOTICE, NOTICE, NOTICE]
  expect(worstPages(findings, 5)).toEqual([
    { page: 'b.html', findings: 2 },
    { page: 'a.html', findings: 1 },
  ])
  expect(worstPages(findings, 1)).toHaveLength(1)
})

test('findings are counted by code and severity', () => {
  expect(countsByCode([{ ...LINK, count: 3 }, LINK, NOTICE])).toEqual([
    { code: 'broken-link', severity: 'error', findings: 2, isComplete: true, occurrences: 4 },
    { code: 'portable-name', severity: 'notice', findings: 1, isComplete: true, occurrences: 1 },
  ])
})

const HEAD = {
  format: 1,
  host: null,
  basePath: '/',
  domain: null,
  files: 8,
  pages: 1,
  links: 1_204,
  loads: 2,
  accepted: 0,
  isComplete: true,
} as const

test.each([
  ['nginx', 'is answered by nginx'],
  [null, 'would be answered by some host'],
] as const)('report.html of a site without findings says what was checked for %s', (host, answered) => {
  const page = reportPage({ ...HEAD, host, errors: 0, warnings: 0, notices: 0, findings: [] })
  expect(page).toContain(
    `Every address within this site ${answered}: 1,204 links and 2 loaded files in 1 page. Addresses on other hosts were not requested.`,
  )
})

test('what was checked, in words', () => {
  expect(checkedInWords({ links: 1, loads: 1, pages: 2 })).toBe('1 link and 1 loaded file in 2 pages')
})

test('findings that are not listed are at least one more, and count as often as they occur', () => {
  const rest = { ...LINK, count: 70, isRest: true }
  expect(countsByCode([LINK, rest])).toEqual([
    { code: 'broken-link', severity: 'error', findings: 2, isComplete: false, occurrences: 71 },
  ])
})

test.each<[Partial<Finding>, string[]]>([
  [{}, []],
  [{ count: 2 }, ['2 times in all']],
  [{ count: 9, pages: 9 }, ['and 8 more pages']],
  [{ count: 2, pages: 2 }, ['and 1 more page']],
  [{ count: 1, pages: 0, spots: [] }, ['the site']],
])('report.html says how often: %j', (of, words) => {
  const findings = [reported({ ...LINK, ...of })]
  const page = reportPage({ ...HEAD, errors: 1, warnings: 0, notices: 0, findings })
  expect(page.match(/\d+ times in all|and \d+ more pages?|the site(?=<)/g) ?? []).toEqual(words)
})

test.each([
  [0, 0, 0, 0, true, 'nothing'],
  [1, 0, 0, 0, true, '1 error'],
  [0, 1, 2, 1, true, '1 warning, 2 notices, 1 accepted finding'],
  [0, 0, 0, 3, true, '3 accepted findings'],
  [20_001, 1, 0, 0, false, 'at least 20,001 errors, 1 warning'],
])(
  '%d errors, %d warnings, %d notices, %d accepted, all errors: %s',
  (errors, warnings, notices, accepted, isComplete, words) => {
    const atLeast = new Set<Severity>(isComplete ? [] : ['error'])
    expect(foundInWords({ errors, warnings, notices, accepted, atLeast })).toBe(words)
  },
)

test('only those severities are minimums of which there is more than is listed', () => {
  const findings = [LINK, { ...NOTICE, isRest: true }]
  expect(severitiesAtLeast(findings)).toEqual(new Set(['notice']))
})

const ACCEPTED = { ...LINK, accepted: { reason: 'known & <old>', until: '2027-03-31' } }

test('an accepted finding is counted apart and makes no page one of the worst', () => {
  expect(countsByCode([LINK, ACCEPTED, ACCEPTED])).toEqual([
    { code: 'broken-link', severity: 'error', findings: 1, isComplete: true, occurrences: 1 },
    { code: 'broken-link', severity: 'accepted', findings: 2, isComplete: true, occurrences: 2 },
  ])
  expect(worstPages([ACCEPTED], 5)).toEqual([])
})

test('an accepted finding is marked in both reports, with its reason and its end', () => {
  const finding = reported(ACCEPTED)
  expect(finding).toMatchObject({ severity: 'error', accepted: ACCEPTED.accepted })
  expect(reported(LINK).accepted).toBeNull()
  expect(reported({ ...LINK, accepted: { reason: 'r', until: undefined } }).accepted).toEqual({
    reason: 'r',
    until: null,
  })
  const page = reportPage({ ...HEAD, errors: 0, warnings: 0, notices: 0, accepted: 1, findings: [finding] })
  expect(page).toContain('<h1>1 accepted finding</h1>')
  expect(page).toContain('<tr data-code="broken-link" data-severity="accepted">')
  expect(page).toContain('Accepted until 2027-03-31: known &amp; &lt;old&gt;')
})

test.each([0, 1, 2_000, 4_001])(
  'report.json with %i findings is written in pieces, one finding a line',
  (length) => {
    const findings = Array.from({ length }, (_, i) => reported({ ...LINK, target: `x${i}` }))
    const report = { ...HEAD, errors: length, warnings: 0, notices: 0, findings }
    const pieces = [...reportText(report)]
    expect(pieces.length).toBe(2 + Math.ceil(length / 2_000))
    expect(JSON.parse(pieces.join(''))).toEqual(report)
    const lines = pieces.join('').split('\n')
    expect(lines.filter((line) => line.startsWith('    {"code":"broken-link"'))).toHaveLength(length)
  },
)
