import { expect, test } from '@jest/globals'
import type { CheckResult } from '../../../src/check/check-site.ts'
import { printFindings } from '../../../src/command-line/print-findings.ts'
import { countFindings } from '../../../src/findings/count-findings.ts'
import type { Finding } from '../../../src/findings/finding.ts'
import { brokenLink } from '../../support/broken-link.ts'

const COUNTS = { links: 3, loads: 2, pages: 1, undecided: 0, elapsedMs: 1_250, reportPath: '' }

/** Returns the lines about these findings. */
function linesOf(findings: readonly Finding[], more: Partial<CheckResult> = {}): readonly string[] {
  const checked = { ...COUNTS, ...countFindings(findings), findings, ...more } as CheckResult
  const lines: string[] = []
  printFindings(checked, ({ text }) => void lines.push(text))
  return lines
}

/** The lines about a finding itself, without the totals. */
const shown = (more: Partial<Finding>) => linesOf([brokenLink(more)]).slice(0, -1)

const SPOT = { page: 'a.html', line: 7 }
const SOURCE = { path: 'docs/a.md', line: 3, url: undefined }

test.each<[Partial<Finding>, readonly string[]]>([
  [{}, ['error broken-link x', '    Broken.']],
  [{ isNew: true }, ['new error broken-link x', '    Broken.']],
  [{ target: '' }, ['error broken-link', '    Broken.']],
  [{ isNew: false }, ['error broken-link x', '    Broken.']],
  [
    { isNew: true, accepted: { reason: 'known', until: '2027-03-31' } },
    ['accepted new error broken-link x', '    Broken.', '    Accepted until 2027-03-31: known'],
  ],
  [
    { suggestion: { kind: 'typo', address: '/y', message: 'Is it y?' } },
    ['error broken-link x', '    Broken.', '    Is it y?'],
  ],
])('%j', (finding, lines) => expect(shown(finding)).toEqual(lines))

test.each<[Partial<Finding>, string | undefined]>([
  [{ spots: [SPOT] }, 'a.html:7'],
  [{ spots: [{ ...SPOT, line: undefined }] }, 'a.html'],
  [{ spots: [SPOT], occurrences: 2 }, 'a.html:7, 2 times'],
  [{ spots: [SPOT], occurrences: 2, pages: 2 }, 'a.html:7, 2 pages'],
  [{ spots: [SPOT], occurrences: 3, pages: 2 }, 'a.html:7, 2 pages, 3 times'],
  [{ spots: [{ ...SPOT, source: SOURCE }] }, 'a.html:7, written in docs/a.md:3'],
  [
    { spots: [{ ...SPOT, source: { ...SOURCE, line: undefined } }], occurrences: 2 },
    'a.html:7, written in docs/a.md, 2 times',
  ],
  // The first line says where it is.
  [{ target: 'a.html', spots: [{ ...SPOT, line: undefined }] }, undefined],
  [{ target: 'a.html', spots: [SPOT] }, 'a.html:7'],
  [{ spots: [{ page: '', line: undefined }] }, undefined],
  [{ spots: [] }, undefined],
])('%j is in %s', (finding, where) => {
  expect(shown(finding)[2]).toBe(where && `    in ${where}`)
})

const many = (count: number) =>
  Array.from({ length: count }, (_, i) => brokenLink({ target: 'x'.repeat(i + 1) }))
const isFirstLine = (line: string) => line.startsWith('error ')

test('fifty findings are printed, each for itself', () => {
  const numbered = Array.from({ length: 50 }, (_, i) => brokenLink({ target: `${i}` }))
  const lines = linesOf(numbered)
  expect(lines.filter(isFirstLine)).toHaveLength(50)
  expect(lines).toHaveLength(101)
})

test('of more findings, those that differ in numbers are printed as one', () => {
  const numbered = Array.from({ length: 51 }, (_, i) => brokenLink({ target: `${i}` }))
  const lines = linesOf(numbered)
  expect(lines.filter(isFirstLine)).toEqual(['error broken-link 0'])
  expect(lines).toContain('    The same applies to 50 more addresses that differ only in a number')
})

test.each([
  [
    '',
    true,
    'Printed 50 of 51 findings: with --report FOLDER, report.html and report.json list more',
  ],
  ['out', true, 'Printed 50 of 51 findings: report.html and report.json list more'],
  ['', false, 'Printed 50 of at least 51 findings: with --report'],
])('what is left out is counted, with the report %j', (reportPath, isComplete, words) => {
  const lines = linesOf(many(51), { reportPath, isComplete })
  expect(lines.filter(isFirstLine)).toHaveLength(50)
  expect(lines.filter((line) => line.startsWith('Printed'))).toEqual([
    expect.stringContaining(words),
  ])
  expect(lines).toContain('By code: 51 broken-link (error)')
})

test('findings that stand for others are counted as more', () => {
  const lines = linesOf([...many(50), brokenLink({ standsForUnlisted: true })])
  expect(lines).toContain('By code: 51 or more broken-link (error)')
})

test.each<[Partial<CheckResult>, readonly string[]]>([
  [{}, []],
  [{ fixed: 0 }, ['1 new error, 0 known, 0 fixed since the earlier site']],
  [{ reportPath: 'out/report.json' }, ['Report: out/report.json']],
])('the totals of %j', (more, last) => {
  const [, , total, ...rest] = linesOf([brokenLink()], more)
  expect(total).toBe('Checked 3 links and 2 loaded files in 1 page in 1.3 s: found 1 error')
  expect(rest).toEqual(last)
})

test('the cause comes before the totals', () => {
  const diagnosis = { kind: 'common-cause', message: 'Is it the folder z?' } as const
  expect(linesOf([], { diagnosis })).toEqual([
    'note Is it the folder z?',
    'Checked 3 links and 2 loaded files in 1 page in 1.3 s: found no problems',
  ])
})
