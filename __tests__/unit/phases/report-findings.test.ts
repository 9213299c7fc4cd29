import { expect, test } from '@jest/globals'
import { type Finding, isError, makeFinding } from '../../../src/findings/finding.ts'
import { SITE_KINDS } from '../../../src/findings/site-kinds.ts'
import {
  describeConsequence,
  describeFirstFinding,
  describeShownErrors,
} from '../../../src/phases/failure-wordings.ts'
import { reportFindings } from '../../../src/phases/report-findings.ts'
import { printedStep } from '../../support/printed-step.ts'

const LINK = makeFinding(SITE_KINDS['broken-link'], {}, {})
const LOAD = makeFinding(SITE_KINDS['external-load'], {}, {})
const times = (n: number, finding: Finding) => Array.from({ length: n }, () => ({ ...finding }))

test.each([
  [times(1, LINK), 'the finding'],
  [times(10, LINK), 'all of these findings'],
  [times(11, LINK), 'the first few of these findings'],
  [[1, 2].map((n) => ({ ...LINK, target: `v${n}` })), 'the first few of these findings'],
  [[...times(3, LINK), ...times(9, LOAD)], 'all of these findings'],
  [[...times(4, LINK), ...times(3, LOAD)], 'all of these findings'],
  [[...times(9, LINK), ...times(3, LOAD)], 'the first few of these findings'],
])('%#: which errors the summary shows', (findings, shown) => {
  const errors = findings.filter(isError)
  expect(describeShownErrors(errors, { findings, isComplete: true })).toBe(shown)
})

test('collapsed findings take no room from those that the summary shows', () => {
  const findings = [...times(10, LINK), ...times(9, { ...LINK, isNew: false })]
  const [errors, known] = [findings.slice(0, 10), findings.slice(10)]
  const isCollapsed = ({ isNew }: Finding) => isNew === false
  expect(describeShownErrors(errors, { findings, isComplete: true, isCollapsed })).toBe(
    'all of these findings',
  )
  expect(describeShownErrors(known, { findings, isComplete: true, isCollapsed })).toBe(
    'the first few of these findings',
  )
})

const at = (target: string, isNew: boolean) => ({ ...LINK, target, isNew })

test('new errors have annotations before known ones', () => {
  const known = [at('k1', false), { ...LOAD, severity: 'error' as const, isNew: false }]
  const found = (news: number) =>
    Array.from({ length: news }, (_, i) => at('n'.repeat(i + 1), true))
  const annotated = (news: number) => {
    const { step, printed } = printedStep()
    reportFindings({ findings: [...found(news), ...known], diagnosis: undefined }, step)
    return printed.filter((line) => line.startsWith('warning: ')).map((line) => / n+: /.test(line))
  }
  expect(annotated(8)).toEqual([...Array(8).fill(true), false, false])
  expect(annotated(9)).toEqual([...Array(9).fill(true), false])
  expect(annotated(12)).toEqual(Array(10).fill(true))
})

test('equal warnings of the live check share a line of the log', () => {
  const { step, printed } = printedStep()
  const warning = { ...LINK, code: 'live-header' as const, severity: 'warning' as const }
  const findings = [
    { ...warning, target: '/a', message: 'For a year.' },
    { ...warning, target: '/b', message: 'For a week.' },
    { ...warning, target: '/c', message: 'For a year.' },
  ]
  reportFindings({ findings, diagnosis: undefined }, step)
  expect(printed).toEqual([
    'warning live-header /a: For a year. And 1 more finding of this kind.',
    'warning live-header /b: For a week.',
  ])
})

test.each([
  ['other-folder', 'no-index', true],
  ['common-cause', 'no-index', false],
  ['no-pages', 'no-index', true],
  ['other-folder', 'broken-link', false],
] as const)('with a diagnosis of kind %s, %s says so: %s', (kind, code, isSaid) => {
  const { step, printed } = printedStep()
  const error = { ...LINK, code, severity: 'error' as const }
  reportFindings({ findings: [error], diagnosis: { kind, message: 'Is it the folder z?' } }, step)
  const [annotation] = printed.filter((line) => line.startsWith('warning: '))
  expect(annotation?.endsWith(' Is it the folder z?')).toBe(isSaid)
})

test.each([
  [false, 'this step fails'],
  [true, 'this step fails, and the values file was not changed'],
])('an error says what was not changed, with a values file: %j', (hasValuesFile, words) => {
  expect(describeConsequence(hasValuesFile)).toBe(words)
})

const SPOT = { page: 'a.html', line: 7 }
const SOURCE = { path: 'docs/a.md', line: 3, url: undefined }
const BROKEN = { ...LINK, target: 'x', message: 'Broken.', pages: 1 }

test.each<[Partial<Finding>, string, string]>([
  [{}, 'broken-link x: Broken.', 'x: Broken.'],
  [{ target: '' }, 'broken-link: Broken.', 'Broken.'],
  [{ spots: [SPOT] }, 'broken-link x: Broken. In a.html, line 7.', 'x in a.html, line 7: Broken.'],
  [
    { spots: [SPOT], pages: 2 },
    'broken-link x: Broken. In a.html, line 7, and 1 more page.',
    'x in a.html, line 7: Broken.',
  ],
  [
    { spots: [{ ...SPOT, source: SOURCE }], pages: 3 },
    'broken-link x: Broken. In docs/a.md, line 3 (a.html, line 7, and 2 more pages).',
    'x in docs/a.md, line 3: Broken.',
  ],
  [
    {
      spots: [undefined, 3, 9].map((line) => ({ ...SPOT, source: { ...SOURCE, line } })),
      pages: 1,
    },
    'broken-link x: Broken. In docs/a.md, line 3 (a.html, line 7).',
    'x in docs/a.md, line 3: Broken.',
  ],
  [
    { target: 'a.html', spots: [{ ...SPOT, line: undefined }] },
    'broken-link a.html: Broken.',
    'a.html: Broken.',
  ],
  [
    { suggestion: { kind: 'typo', address: '/y', message: 'Is it y?' } },
    'broken-link x: Broken. Is it y?',
    'x: Broken. Is it y?',
  ],
])(
  '%j: the annotation, the line of a warning, and the first finding',
  (more, annotation, first) => {
    const { step, printed } = printedStep()
    const finding = { ...BROKEN, ...more }
    reportFindings({ findings: [finding], diagnosis: undefined }, step)
    expect(printed).toEqual([expect.stringMatching(/^warning: broken-link in .*: /)])
    expect(printed[0]?.endsWith(`: ${annotation}`)).toBe(true)

    const { step: otherStep, printed: lines } = printedStep()
    reportFindings(
      { findings: [{ ...finding, severity: 'warning' }], diagnosis: undefined },
      otherStep,
    )
    expect(lines).toEqual([`warning ${annotation}`])
    expect(describeFirstFinding([finding, LOAD])?.text).toBe(first)
  },
)

test('warnings are lines of the log, unless they are accepted', () => {
  const { step, printed } = printedStep()
  const warning = { ...LOAD, target: 'x', message: 'Elsewhere.' }
  const accepted = { ...warning, target: 'y', accepted: { reason: 'r', until: undefined } }
  reportFindings({ findings: [warning, accepted], diagnosis: undefined }, step)
  expect(printed).toEqual(['warning external-load x: Elsewhere.'])
})

test('without findings, nothing is printed, and none is the first', () => {
  const { step, printed } = printedStep()
  reportFindings({ findings: [], diagnosis: undefined }, step)
  expect([printed, describeFirstFinding([])]).toEqual([[], undefined])
})

test('more than ten findings that differ only in numbers share one annotation, which says how many', () => {
  const { step, printed } = printedStep()
  const findings = Array.from({ length: 12 }, (_, i) => ({ ...BROKEN, target: `v${i}` }))
  reportFindings({ findings, diagnosis: undefined }, step)
  expect(printed).toHaveLength(1)
  expect(printed[0]).toMatch(
    /v0: Broken\. The same applies to 11 more addresses that differ only in a number\.$/,
  )
})

test('of warnings that differ in numbers, a line says how many more there are', () => {
  const { step, printed } = printedStep()
  const warning = { ...BROKEN, severity: 'warning' as const }
  const findings = Array.from({ length: 12 }, (_, i) => ({ ...warning, target: `v${i}` }))
  reportFindings({ findings, diagnosis: undefined }, step)
  expect(printed).toEqual([
    'warning broken-link v0: Broken. The same applies to 11 more addresses that differ only in a number.',
  ])
})

test('what an annotation says is not logged, too', () => {
  const diagnosis = { kind: 'other-folder', message: 'Is it the folder z?' } as const
  const print = (code: Finding['code']) => {
    const { step, printed } = printedStep()
    reportFindings({ findings: [{ ...LINK, code, severity: 'error' }], diagnosis }, step)
    return printed.filter((line) => line.includes('Is it the folder z?'))
  }
  expect(print('no-index')).toEqual([expect.stringMatching(/^warning: /)])
  expect(print('broken-link')).toEqual(['Note: Is it the folder z?'])
})

const ACCEPTED = { accepted: { reason: 'a preview', until: undefined } }
test.each<[string, Partial<Finding>, string[]]>([
  ['live-noindex', {}, ['warning: ']],
  ['live-noindex', ACCEPTED, []],
  ['live-noindex', { severity: 'notice' }, []],
  ['live-header', {}, ['warning live-header']],
])('a warning or notice of the live check: %s, %j', (code, more, starts) => {
  const { step, printed } = printedStep()
  const finding = { ...LINK, severity: 'warning', ...more, code } as Finding
  reportFindings({ findings: [finding], diagnosis: undefined }, step)
  expect(printed).toEqual(starts.map((start) => expect.stringMatching(new RegExp(`^${start}`))))
})
