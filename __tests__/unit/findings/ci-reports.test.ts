/** The reports for other programs, as parsers read them. */
import { describe, expect, test } from '@jest/globals'
import { DOMParser, type Element } from '@xmldom/xmldom'
import { makeCodeQualityReport } from '../../../src/findings/ci-reports/code-quality.ts'
import { renderJunit, renderJunitError } from '../../../src/findings/ci-reports/junit.ts'
import { type Finding, makeFinding } from '../../../src/findings/finding.ts'
import { isFailure } from '../../../src/findings/quality-gate.ts'
import { makeSuggestion } from '../../../src/findings/suggestion.ts'
import { parseFailOn } from '../../../src/option-parsers/fail-on.ts'

type Verify = Parameters<typeof isFailure>[1]['verify']

function finding(facts: Partial<Finding> = {}): Finding {
  const kind = { code: 'broken-link', severity: 'error', sentence: 'It is broken.' } as const
  return makeFinding(kind, {}, { target: 'gone.html', ...facts })
}

const WARNING = { code: 'broken-anchor', severity: 'warning' } as const
const NOTICE = { code: 'metadata', severity: 'notice' } as const
const accepted = { reason: 'the generator makes it', until: undefined }
const SOURCE = { path: 'docs/guide.md', line: 7, url: undefined }

const failsWith = (verify: Verify, failOn = 'errors') => {
  const gate = { verify, failOn: parseFailOn(failOn) }
  return (each: Finding) => isFailure(each, gate)
}

function attributes(element: Element): Partial<Record<string, string>> & { name: string } {
  const pairs = [...element.attributes].map(({ name, value }) => [name, value] as const)
  return { name: '', ...Object.fromEntries(pairs) }
}

function readJunit(findings: readonly Finding[], verify: Verify = 'strict', failOn?: string) {
  const xml = renderJunit(findings, failsWith(verify, failOn), 'public')
  const onError = (_: string, message: string) => {
    if (!message.startsWith('Unicode replacement character')) throw new Error(message)
  }
  const root = new DOMParser({ onError }).parseFromString(xml, 'text/xml').documentElement
  if (root === null) throw new Error('no root')
  const suites = [...root.getElementsByTagName('testsuite')].map((suite) => ({
    ...attributes(suite),
    cases: [...suite.getElementsByTagName('testcase')].map((each) => {
      const [outcome] = [...each.getElementsByTagName('*')]
      if (outcome === undefined) throw new Error('a case without an outcome')
      const { tagName: kind, textContent: text } = outcome
      const said = [...outcome.attributes].map(({ name, value }) => [name, value] as const)
      return { ...attributes(each), outcome: { kind, ...Object.fromEntries(said), text } }
    }),
  }))
  return { xml, root: attributes(root), suites }
}

function readIssues(findings: readonly Finding[], folder = 'public') {
  const list = makeCodeQualityReport(findings, failsWith('strict'), folder)
  const issues: typeof list = JSON.parse(JSON.stringify(list))
  return issues
}

describe('junit.xml', () => {
  test('has one case with an error if nothing was checked', () => {
    const { documentElement: root } = new DOMParser().parseFromString(
      renderJunitError('no “a” & <b>'),
      'text/xml',
    )
    const numbers = { tests: '1', failures: '0', errors: '1', skipped: '0', time: '0' }
    if (root === null) throw new Error('no root')
    expect(attributes(root)).toEqual({ name: 'docs-export-action', ...numbers })
    const [suite] = root.getElementsByTagName('testsuite')
    const [error] = root.getElementsByTagName('error')
    if (suite === undefined || error === undefined) throw new Error('no suite')
    expect(attributes(suite)).toEqual({ name: 'not-checked', ...numbers })
    expect(error.getAttribute('message')).toBe('no “a” & <b>')
  })

  test('has a suite for each code, and a case for each finding', () => {
    const spots = [
      { page: 'index.html', line: 3 },
      { page: 'guide.html', line: 24, source: SOURCE },
    ]
    const suggestion = makeSuggestion('typo', '/done.html')
    const full = finding({ address: '/gone.html', spots, pages: 4, suggestion })
    const anchor = finding({ ...WARNING, target: '#none', spots: [{ page: 'a.html', line: 2 }] })
    const { root, suites } = readJunit([full, anchor, finding({ target: '' })])
    expect(root).toEqual({
      name: 'docs-export-action',
      tests: '3',
      failures: '2',
      errors: '0',
      skipped: '1',
      time: '0',
    })
    expect(suites).toEqual([
      {
        name: 'broken-link',
        tests: '2',
        failures: '2',
        errors: '0',
        skipped: '0',
        time: '0',
        cases: [
          {
            name: '/gone.html',
            classname: 'broken-link',
            file: 'docs/guide.md',
            line: '7',
            time: '0',
            outcome: {
              kind: 'failure',
              message: 'It is broken.',
              type: 'broken-link',
              text: 'It is broken.\n/done.html exists, with a similar name.\nTarget: gone.html\nindex.html, line 3\nguide.html, line 24: docs/guide.md, line 7\n2 more pages\n',
            },
          },
          expect.objectContaining({
            name: 'the site',
            file: 'public/index.html',
            outcome: expect.objectContaining({ text: 'It is broken.\n' }),
          }),
        ],
      },
      expect.objectContaining({
        name: 'broken-anchor',
        tests: '1',
        failures: '0',
        skipped: '1',
        cases: [
          {
            name: '#none',
            classname: 'broken-anchor',
            file: 'public/a.html',
            line: '2',
            time: '0',
            outcome: { kind: 'skipped', message: 'It is broken.', text: '' },
          },
        ],
      }),
    ])
  })

  test.each<[string, Verify, string, Partial<Finding>, string | undefined]>([
    ['an error', 'strict', 'errors', {}, 'failure'],
    ['an error', 'report', 'errors', {}, 'failure'],
    ['a known error', 'strict', 'errors', { isNew: false }, 'failure'],
    ['a known error', 'report', 'errors', { isNew: false }, 'failure'],
    ['a known error', 'strict-new', 'errors', { isNew: false }, 'known'],
    ['a new error', 'strict-new', 'errors', { isNew: true }, 'failure'],
    ['an error without an earlier site', 'strict-new', 'errors', {}, 'failure'],
    ['an accepted error', 'report', 'errors', { accepted }, 'Accepted: the generator makes it'],
    [
      'an accepted known error',
      'strict-new',
      'errors',
      { isNew: false, accepted: { reason: 'r', until: '2027-03-31' } },
      'Accepted until 2027-03-31: r',
    ],
    ['a warning', 'strict', 'errors', WARNING, 'It is broken.'],
    ['a warning that fails', 'strict', 'warnings', WARNING, 'failure'],
    ['a warning that fails nothing', 'report', 'warnings', WARNING, 'It is broken.'],
    ['a new warning', 'strict-new', 'errors', { ...WARNING, isNew: true }, 'It is broken.'],
    ['a known warning', 'strict-new', 'warnings', { ...WARNING, isNew: false }, 'known'],
    ['a notice', 'strict', 'warnings', NOTICE, undefined],
    ['an accepted notice', 'strict', 'metadata', { ...NOTICE, accepted }, undefined],
    ['a notice that fails', 'strict', 'metadata', NOTICE, 'failure'],
    ['an error of the host', 'off', 'errors', { code: 'live-stale' }, 'failure'],
    [
      'an error of the host',
      'strict-new',
      'errors',
      { code: 'live-stale', isNew: false },
      'failure',
    ],
    [
      'a warning of the host',
      'strict',
      'warnings',
      { code: 'live-404-page', severity: 'warning' },
      'It is broken.',
    ],
  ])('%s with verify: %s and fail-on: %s: %#', (_, verify, failOn, facts, expected) => {
    const { suites } = readJunit([finding(facts)], verify, failOn)
    const outcomes = suites.flatMap(({ cases }) => cases.map(({ outcome }) => outcome))
    if (expected === undefined) expect(outcomes).toEqual([])
    else if (expected === 'failure') expect(outcomes).toMatchObject([{ kind: 'failure' }])
    else expect(outcomes).toMatchObject([{ kind: 'skipped', message: expected }])
  })

  test('is a report without suites if nothing was found', () => {
    const { root, suites } = readJunit([])
    expect([root.tests, suites]).toEqual(['0', []])
  })

  test.each([
    ['<b a="1">&\'', '<b a="1">&\''],
    [']]><!--', ']]><!--'],
    ['a\0b\u0007\u001b[31m', 'a\uFFFDb\uFFFD\uFFFD[31m'],
    ['a\uD800b\uDFFF', 'a\uFFFDb\uFFFD'],
    ['a\uFFFEb\uFFFF', 'a\uFFFDb\uFFFD'],
    ['a\n\tb\u2028c', 'a b c'],
    ['\u{1F600}', '\u{1F600}'],
    ['##[add-mask]a', '## [add-mask]a'],
  ])('is well-formed with hostile text: %j', (hostile, shown) => {
    const spots = [{ page: hostile, line: 1 }]
    const because = { accepted: { reason: hostile, until: undefined } }
    const findings = [
      finding({ target: hostile, message: hostile, spots }),
      finding({ ...because, target: 'b' }),
    ]
    const { xml, suites } = readJunit(findings)
    expect(xml).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\uFFFE\uFFFF]/)
    expect(xml.isWellFormed()).toBe(true)
    const outcome = { message: shown, text: `${shown}\nTarget: ${shown}\n${shown}, line 1\n` }
    expect(suites[0]?.cases).toMatchObject([
      { name: shown, file: `public/${shown}`, outcome },
      { outcome: { message: `Accepted: ${shown}` } },
    ])
  })

  test('gives findings with one address names of their own', () => {
    const long = 'x'.repeat(2_000)
    const findings = [
      finding(),
      finding({ address: 'gone.html' }),
      finding({ ...WARNING, target: 'gone.html' }),
      finding({ target: `${long}1` }),
      finding({ target: `${long}2` }),
    ]
    const names = readJunit(findings).suites.flatMap(({ cases }) => cases.map(({ name }) => name))
    const cut = `${'x'.repeat(499)}…`
    expect(names).toEqual(['gone.html', 'gone.html (2)', cut, `${cut} (2)`, 'gone.html'])
  })

  test('lists the worst 5,000, and says how many more there are', () => {
    const warnings = Array.from({ length: 5_000 }, (_, i) =>
      finding({ ...WARNING, target: `#${i}` }),
    )
    const notices = Array.from({ length: 9 }, (_, i) => finding({ ...NOTICE, target: `${i}` }))
    const all = [finding({ accepted }), ...notices, ...warnings, finding()]
    const { root, suites } = readJunit(all)
    expect(root).toMatchObject({ tests: '5001', failures: '1', skipped: '5000' })
    expect(suites.map(({ name, cases }) => [name, cases.length])).toEqual([
      ['broken-link', 1],
      ['broken-anchor', 4_999],
      ['not-listed', 1],
    ])
    const message = '2 more findings: see report.json'
    expect(suites.at(-1)?.cases).toMatchObject([
      { name: '2 more findings', outcome: { kind: 'skipped', message } },
    ])
    expect(readJunit(warnings).suites).toHaveLength(1)
    const { suites: failing } = readJunit([...warnings, ...notices], 'strict', 'metadata')
    expect(failing.map(({ name }) => name)).toEqual(['metadata', 'broken-anchor', 'not-listed'])
  })
})

describe('gl-code-quality-report.json', () => {
  test.each<[string, Partial<Finding>, string, number, string]>([
    ['an error at a line of its source', {}, 'major', 7, 'docs/guide.md'],
    [
      'a warning in a page',
      { ...WARNING, spots: [{ page: 'a/b.html', line: 5 }] },
      'minor',
      5,
      'public/a/b.html',
    ],
    [
      'a notice in a page without a line',
      { ...NOTICE, spots: [{ page: 'a.html', line: undefined }] },
      'info',
      1,
      'public/a.html',
    ],
    [
      'a source without a line',
      { spots: [{ page: 'a.html', line: 9, source: { ...SOURCE, line: undefined } }] },
      'major',
      1,
      'docs/guide.md',
    ],
    ['the site itself', { spots: [] }, 'major', 1, 'public/index.html'],
  ])('lists %s', (_, facts, severity, begin, path) => {
    const spots = [
      { page: 'index.html', line: 3 },
      { page: 'guide.html', line: 24, source: SOURCE },
    ]
    const [issue] = readIssues([finding({ spots, ...facts })])
    expect(issue).toMatchObject({ severity, location: { path, lines: { begin } } })
    expect(issue?.check_name).toBe(facts.code ?? 'broken-link')
  })

  test('describes target and places', () => {
    const spots = [
      { page: 'index.html', line: 3 },
      { page: 'guide.html', line: 24, source: SOURCE },
    ]
    const suggestion = makeSuggestion('typo', '/done.html')
    const onOnePage = [1, 2].map((line) => ({ page: 'a.html', line }))
    const findings = [
      finding({ spots, pages: 3, suggestion }),
      finding({ target: '' }),
      finding({ spots: onOnePage, pages: 3 }),
    ]
    expect(readIssues(findings).map(({ description }) => description)).toEqual([
      'gone.html: It is broken. /done.html exists, with a similar name. In index.html, line 3; guide.html, line 24: docs/guide.md, line 7; 1 more page.',
      'It is broken.',
      'gone.html: It is broken. In a.html, line 1; a.html, line 2; 2 more pages.',
    ])
  })

  test('follows the rules of GitLab for its keys, and leaves out accepted findings', () => {
    const hostile = 'a\0\uD800"\n'
    const spots = [{ page: hostile, line: undefined }]
    const findings = [
      finding({ target: hostile, message: hostile, spots }),
      finding({ accepted }),
      finding({ ...NOTICE, isNew: false }),
    ]
    const issues = readIssues(findings, '')
    expect(issues).toHaveLength(2)
    for (const issue of issues) {
      const keys = ['description', 'check_name', 'fingerprint', 'severity', 'location']
      expect(Object.keys(issue)).toEqual(keys)
      expect(issue.fingerprint).toMatch(/^[\da-f]{64}$/)
      expect(['info', 'minor', 'major', 'critical', 'blocker']).toContain(issue.severity)
      expect(issue.location.path).toMatch(/^[^./\\]/)
      expect(issue.location.lines.begin).toBeGreaterThanOrEqual(1)
    }
    expect(issues[0]?.description).toBe('a\uFFFD\uFFFD": a\uFFFD\uFFFD" In a\uFFFD\uFFFD".')
    expect(JSON.stringify(issues)).not.toContain('\\u0000')
  })

  test('has fingerprints that are the same from build to build, and each once', () => {
    const first = finding({ target: 'gone.html', address: '/gone.html', message: 'A' })
    const second = finding({ target: '/gone.html', message: 'B' })
    const others = [finding({ ...WARNING, target: '/gone.html' }), finding({ target: '/b' })]
    const before = readIssues([first, second, ...others])
    const prints = before.map(({ fingerprint }) => fingerprint)
    expect(new Set(prints).size).toBe(4)
    const moved = { isNew: false, spots: [{ page: 'x.html', line: 1 }], count: 7, pages: 3 }
    const swapped = [second, first, ...others].map((each) => ({ ...each, ...moved }))
    const after = readIssues(swapped).map(({ fingerprint }) => fingerprint)
    expect(after).toEqual([prints[1], prints[0], prints[2], prints[3]])
  })

  test('keeps the fingerprint of a finding whose page spells the address differently', () => {
    const spelled = [
      finding({ target: '../gone.html', address: '/gone.html' }),
      finding({ target: '/gone.html' }),
      finding({ ...WARNING, target: '/gone.html' }),
    ]
    const prints = spelled.map((each) => readIssues([each])[0]?.fingerprint)
    expect(prints[0]).toBe(prints[1])
    expect(prints[2]).not.toBe(prints[0])
  })

  test('lists the worst 5,000', () => {
    const notices = Array.from({ length: 5_000 }, (_, i) => finding({ ...NOTICE, target: `${i}` }))
    const issues = readIssues([...notices, finding(WARNING), finding()])
    expect(issues).toHaveLength(5_000)
    expect(issues.slice(0, 3).map(({ severity }) => severity)).toEqual(['major', 'minor', 'info'])
  })
})
