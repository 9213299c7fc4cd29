import { expect, test } from '@jest/globals'
import type { CheckResult } from '../../../src/check/check-site.ts'
import { countFindings } from '../../../src/findings/count-findings.ts'
import type { Finding } from '../../../src/findings/finding.ts'
import type { CheckSettings } from '../../../src/inputs/shared-inputs.ts'
import { parseFailOn } from '../../../src/option-parsers/fail-on.ts'
import { CheckVerdict } from '../../../src/phases/check-verdict.ts'
import { safe } from '../../../src/text/clean.ts'
import { brokenLink } from '../../support/broken-link.ts'

const ERROR = brokenLink()
const WARNING = brokenLink({ code: 'sitemap', severity: 'warning' })
const NOTICE = brokenLink({ code: 'feed', severity: 'notice' })
const accepted = { reason: 'r', until: undefined }
const known = (finding: Finding) => ({ ...finding, isNew: false })
const fresh = (finding: Finding) => ({ ...finding, isNew: true })

type Verify = CheckSettings['verify']

function judge(
  findings: readonly Finding[],
  verify: Verify,
  failOn = 'errors',
  fixed?: number,
  more: Partial<CheckResult> = {},
) {
  const known = { fixed, pages: 3, reportPath: 'r.json', ...more }
  const counts = { ...countFindings(findings), findings, ...known }
  const settings = { verify, failOn: parseFailOn(failOn) } as CheckSettings
  return new CheckVerdict(counts as CheckResult, settings)
}

type Row = readonly [findings: readonly Finding[], verify: Verify, failOn: string, fixed?: number]

test.each<[...Row, string, boolean]>([
  [[], 'strict', 'errors', undefined, 'no errors', false],
  [[ERROR], 'report', 'errors', undefined, '1 error', true],
  [[ERROR], 'strict', 'errors', undefined, '1 error', true],
  [[WARNING], 'strict', 'errors', undefined, 'no errors', false],
  [[WARNING], 'strict', 'warnings', undefined, '1 warning', true],
  // Without a gate, warnings fail nothing.
  [[WARNING], 'report', 'warnings', undefined, 'no errors', false],
  [[ERROR, WARNING], 'strict', 'warnings', undefined, '1 error and 1 warning', true],
  [[ERROR, NOTICE], 'strict', 'feed', undefined, '1 error and 1 finding with the code feed', true],
  [[{ ...ERROR, accepted }], 'strict', 'errors', undefined, 'no errors', false],
  [[known(ERROR)], 'strict', 'errors', 0, '1 error', true],
  [[known(ERROR)], 'strict-new', 'errors', 0, 'no new errors', false],
  [[known(ERROR)], 'report', 'errors', 0, 'no new errors', false],
  [[known(ERROR), fresh(ERROR)], 'strict-new', 'errors', 0, '1 new error', true],
  [[ERROR], 'strict-new', 'errors', undefined, '1 error', true],
  [
    [fresh(ERROR), fresh(WARNING), known(WARNING)],
    'strict-new',
    'warnings',
    0,
    '1 new error and 1 new warning',
    true,
  ],
])('%#: the title', (findings, verify, failOn, fixed, headline, hasFaults) => {
  const result = judge(findings, verify, failOn, fixed).makePhaseResult()
  expect(result).toMatchObject({ headline, hasFaults, hasReport: findings.length > 0 })
})

test.each<[...Row, string | undefined]>([
  [[ERROR], 'strict', 'errors', undefined, undefined],
  [[WARNING], 'report', 'errors', undefined, undefined],
  [
    [ERROR, ERROR],
    'report',
    'errors',
    undefined,
    'although the check found 2 errors (`verify: report`); `verify: strict` would fail this step',
  ],
  [
    [fresh(ERROR), known(ERROR)],
    'report',
    'errors',
    0,
    'although the check found 1 new error (`verify: report`); `verify: strict-new` would fail this step',
  ],
])('%#: why the step is green', (findings, verify, failOn, fixed, why) => {
  expect(judge(findings, verify, failOn, fixed).makePhaseResult().reasonForSuccess).toBe(why)
})

const SITE = { folder: { root: 'public' }, job: undefined, hasValuesFile: false }

test.each<[...Row, object | undefined]>([
  [[], 'strict', 'errors', undefined, undefined],
  [[ERROR], 'report', 'errors', undefined, undefined],
  [[WARNING], 'strict', 'errors', undefined, undefined],
  [[known(ERROR)], 'strict-new', 'errors', 0, undefined],
  [[ERROR], 'strict', 'errors', undefined, { errors: '1 error', others: undefined }],
  [
    [WARNING],
    'strict',
    'warnings',
    undefined,
    { errors: '1 warning', others: undefined, gate: 'fail-on: warnings' },
  ],
  [
    [WARNING, WARNING],
    'strict',
    'warnings',
    undefined,
    { errors: '2 warnings', others: undefined, gate: 'fail-on: warnings' },
  ],
  [
    [ERROR, WARNING, WARNING],
    'strict',
    'warnings',
    undefined,
    { errors: '1 error', others: '2 warnings fail', gate: 'verify: strict' },
  ],
  [
    [ERROR, ERROR, WARNING],
    'strict',
    'warnings',
    undefined,
    { errors: '2 errors', others: '1 warning fails' },
  ],
  [
    [fresh(ERROR), known(ERROR)],
    'strict-new',
    'errors',
    4,
    { errors: '1 new error (1 known)', without: undefined },
  ],
  [[ERROR], 'strict-new', 'errors', undefined, { errors: '1 error', without: '`compare-with`' }],
])('%#: what the failure says', (findings, verify, failOn, fixed, values) => {
  const failure = judge(findings, verify, failOn, fixed).findFailure(SITE)
  if (values === undefined) expect(failure).toBeUndefined()
  else expect(failure).toMatchObject({ code: 'verify-failed', values })
})

test.each<[Verify, number | undefined, Finding, boolean]>([
  ['report', 0, known(ERROR), true],
  ['strict-new', 0, known(ERROR), true],
  ['strict', 0, known(ERROR), false],
  ['report', 0, fresh(ERROR), false],
  ['report', undefined, ERROR, false],
  ['strict', undefined, { ...ERROR, accepted }, true],
])('with verify: %s and %s fixed, %j is collapsed: %s', (verify, fixed, finding, expected) => {
  expect(judge([finding], verify, 'errors', fixed).isCollapsed(finding)).toBe(expected)
})

const NO_PAGES = { kind: 'no-pages', message: 'There are no pages.' } as const
const OTHER_FOLDER = { kind: 'other-folder', message: 'Is it the folder z?' } as const
const COUNT = brokenLink({ code: 'page-count', target: '', message: 'Too few.' })
const NO_INDEX = brokenLink({ code: 'no-index', target: '' })
const UNUSED = brokenLink({
  code: 'unused-acceptance',
  severity: 'notice',
  target: '/old',
  message: 'Unused.',
})
const AGAIN = 'Export again without `job-id`'
const FIX = 'Fix the source of the site'
const JOB = {}

test.each<[readonly Finding[], Partial<CheckResult>, object | undefined, object]>([
  [[ERROR], {}, undefined, { fix: FIX, without: undefined, unused: undefined }],
  [[ERROR], {}, JOB, { fix: FIX, shown: 'the finding', report: 'r.json', site: 'public' }],
  [[ERROR], { pages: 0 }, JOB, { fix: AGAIN, isFirstToCheck: false }],
  [[ERROR], { pages: 0 }, undefined, { fix: FIX }],
  [[ERROR], { pages: 1 }, JOB, { fix: FIX }],
  [[COUNT], {}, JOB, { fix: AGAIN, diagnosis: expect.objectContaining({ text: 'Too few.' }) }],
  [[COUNT, ERROR], {}, JOB, { fix: FIX, isFirstToCheck: false }],
  [[NO_INDEX, COUNT], {}, JOB, { fix: AGAIN }],
  [[NO_INDEX], {}, undefined, { fix: FIX }],
  [[ERROR, ERROR], { diagnosis: OTHER_FOLDER }, JOB, { isFirstToCheck: true }],
  [[ERROR], { diagnosis: OTHER_FOLDER }, JOB, { fix: undefined, diagnosis: OTHER_FOLDER.message }],
  [[WARNING, ERROR, UNUSED], {}, JOB, { unused: safe`“/old”: Unused.` }],
])('%#: the cause and the fix', (findings, more, job, values) => {
  const verdict = judge(findings, 'strict', 'errors', undefined, more)
  expect(verdict.findFailure({ ...SITE, job })).toMatchObject({ values })
})

test('without pages, the title and the reason say that there was nothing to check', () => {
  const verdict = judge([ERROR], 'report', 'errors', undefined, { diagnosis: NO_PAGES })
  expect(verdict.makePhaseResult()).toMatchObject({
    headline: 'no pages to check',
    diagnosis: NO_PAGES.message,
    reasonForSuccess:
      'although there were no pages to check (`verify: strict` would fail this step). Look at the export in the dashboard',
  })
})
