import { expect, test } from '@jest/globals'
import {
  countByCode,
  countFindings,
  countNewErrors,
  countNewWarnings,
  describeErrors,
  describeFindings,
  describeNewErrors,
  describeSeverity,
  findWorstPages,
  listOtherFindings,
} from '../../../src/findings/count-findings.ts'
import { type Finding, isInRepository } from '../../../src/findings/finding.ts'
import { brokenLink } from '../../support/broken-link.ts'

const accepted = { reason: 'r', until: undefined }
const [known, fresh, warning, knownWarning, notice, hidden, rest] = [
  brokenLink({ isNew: false, occurrences: 3 }),
  brokenLink({ isNew: true }),
  brokenLink({ severity: 'warning' }),
  brokenLink({ severity: 'warning', isNew: false }),
  brokenLink({ severity: 'notice' }),
  brokenLink({ accepted, occurrences: 5 }),
  brokenLink({ standsForUnlisted: true, occurrences: 7 }),
]
const counted = (
  findings: readonly Finding[],
  unlisted?: { readonly errors: number; readonly newErrors: number },
) => ({ findings, unlisted, ...countFindings(findings) })

test('accepted findings are counted separately, and one for those that are not listed is noted', () => {
  expect(countFindings([known, fresh, warning, notice, hidden])).toEqual({
    ...{ errors: 2, warnings: 1, notices: 1, accepted: 1, isComplete: true },
  })
  expect(countFindings([known, rest]).isComplete).toBe(false)
})

test.each([
  [[], 'no problems', 'no errors', 'no new errors'],
  [[known], '1 error', '1 error', 'no new errors'],
  [[known, fresh, notice], '2 errors, 1 notice', '2 errors', '1 new error'],
  [[hidden, warning], '1 warning, 1 accepted finding', 'no errors', 'no new errors'],
  [[known, rest], 'at least 2 errors', 'at least 2 errors', 'at least 1 new error'],
])('%#: %s', (findings, all, errors, newErrors) => {
  const counts = counted(findings)
  expect(describeFindings(counts)).toBe(all)
  expect(describeErrors(counts, false)).toBe(errors)
  expect(describeErrors(counts, true)).toBe(newErrors)
})

test('what is new among errors and warnings', () => {
  const all = counted([known, fresh, warning, knownWarning, hidden])
  expect([countNewErrors(all), countNewWarnings(all)]).toEqual([1, 1])
  const acceptedWarning = brokenLink({ severity: 'warning', accepted })
  expect(countNewWarnings({ findings: [acceptedWarning] })).toBe(0)
  expect(describeNewErrors(all)).toBe('1 new error (1 known)')
  expect(describeNewErrors(all, 2)).toBe('1 new error, 1 known, 2 fixed since the earlier site')
})

test('if it is known how many errors are not listed, they are counted', () => {
  const all = counted([known, fresh, rest], { errors: 10, newErrors: 4 })
  expect(countNewErrors(all)).toBe(5)
  expect(describeErrors(all, true)).toBe('5 new errors')
  expect(describeNewErrors(all)).toBe('5 new errors (7 known)')
})

test('the findings other than those of a title', () => {
  const all = counted([known, fresh, warning, notice, hidden])
  const others = ['1 warning', '1 notice', '1 accepted finding']
  expect(listOtherFindings(all, false)).toEqual(others)
  expect(listOtherFindings(all, true)).toEqual(['1 known error', ...others])
  expect(listOtherFindings(counted([fresh]), true)).toEqual([])
})

test('findings are counted by code and severity, accepted ones separately', () => {
  const code = 'broken-link'
  expect(countByCode([known, fresh, rest, warning, hidden])).toEqual([
    { code, severity: 'error', findings: 3, isComplete: false, occurrences: 11 },
    { code, severity: 'warning', findings: 1, isComplete: true, occurrences: 1 },
    { code, severity: 'accepted', findings: 1, isComplete: true, occurrences: 5 },
  ])
  expect(describeSeverity(counted([warning]), 'warning')).toBe('1 warning')
})

test('the pages with most findings, without notices and accepted findings', () => {
  const on = (of: Finding, ...pages: readonly string[]) => ({
    ...of,
    spots: pages.map((page) => ({ page, line: 1 })),
  })
  const findings = [on(fresh, 'b', 'a'), on(warning, 'a'), on(notice, 'c'), on(hidden, 'c')]
  expect(findWorstPages(findings, 5)).toEqual([
    { page: 'a', findingCount: 2 },
    { page: 'b', findingCount: 1 },
  ])
  expect(findWorstPages(findings, 1)).toEqual([{ page: 'a', findingCount: 2 }])
})

test.each([
  ['https://github.com/octo/docs/blob/main/a.md', true],
  ['https://GitHub.com/Octo/Docs/edit/main/a.md', true],
  ['https://github.com/octo/docs-old/blob/main/a.md', false],
  [undefined, false],
])('a file at %s is in the repository: %s', (url, expected) =>
  expect(isInRepository({ url }, 'https://github.com/OCTO/docs')).toBe(expected),
)
