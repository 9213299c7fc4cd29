import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { makeReportPage as contentOf, type Report } from '../../../src/check/check-report.ts'
import {
  countByCode,
  countFindings,
  countNewErrors,
  countNewWarnings,
  describeChecked,
  describeErrors,
  describeFindings,
  describeNewErrors,
  type FindingsAndCounts,
  findWorstPages,
} from '../../../src/findings/count-findings.ts'
import { type Finding, makeReportEntry } from '../../../src/findings/finding.ts'
import { renderReportPage } from '../../../src/findings/report-page/report-page.ts'
import { brokenLink } from '../../support/broken-link.ts'

const LINK = brokenLink({ address: '/x', spots: [{ page: 'a.html', line: 1 }] })
const NOTICE: Finding = { ...LINK, code: 'portable-name', severity: 'notice' }

test('the worst pages are those with most errors and warnings', () => {
  const onB = [{ page: 'b.html', line: 1 }]
  const findings = [LINK, { ...LINK, spots: onB }, { ...LINK, spots: onB }, NOTICE, NOTICE, NOTICE]
  expect(findWorstPages(findings, 5)).toEqual([
    { page: 'b.html', findingCount: 2 },
    { page: 'a.html', findingCount: 1 },
  ])
  expect(findWorstPages(findings, 1)).toHaveLength(1)
  const equal = findings.slice(0, 2).reverse()
  expect(findWorstPages(equal, 1)).toEqual([{ page: 'a.html', findingCount: 1 }])
})

test('findings are counted by code and severity', () => {
  expect(countByCode([{ ...LINK, occurrences: 3 }, LINK, NOTICE])).toEqual([
    { code: 'broken-link', severity: 'error', findings: 2, isComplete: true, occurrences: 4 },
    { code: 'portable-name', severity: 'notice', findings: 1, isComplete: true, occurrences: 1 },
  ])
})

const HEAD = {
  format: 1 as const,
  ...{ host: undefined, basePath: '/', domain: undefined, job: undefined, siteDigest: undefined },
  ...{ diagnosis: undefined, fixed: undefined },
  ...{ files: 8, pages: 1, links: 1_204, loads: 2, undecided: 0 },
  ...{ errors: 0, warnings: 0, notices: 0, accepted: 0 },
  isComplete: true,
}

test('docs/check.md shows every key of report.json', () => {
  const [, example = ''] = /^```json\n(.*?)^```/ms.exec(readFileSync('docs/check.md', 'utf8')) ?? []
  const { findings, ...rest } = JSON.parse(example)
  expect(Object.keys(findings[0])).toEqual(Object.keys(makeReportEntry(LINK)))
  expect(Object.keys(rest).sort()).toEqual(Object.keys(HEAD).sort())
})

const NOW = Date.UTC(2026, 10, 22, 10, 30)
const pageOf = (report: Report, linkPrefix?: string) =>
  renderReportPage(contentOf(report, report.domain ?? 'public', NOW, { linkPrefix, sections: [] }))

test.each([
  ['nginx', 'nginx serves every address within this site'],
  [undefined, 'Every address within this site works on at least one host'],
] as const)(
  'report.html of a site without findings says what was checked for %s',
  (host, checked) => {
    const page = pageOf({ ...HEAD, host, findings: [] })
    expect(page).toContain(
      `${checked}: 1,204 links and 2 loaded files in 1 page. Addresses on other hosts were not requested.`,
    )
  },
)

test('what was checked, in words', () => {
  const checked = { links: 1, loads: 1, pages: 2, undecided: 0 }
  expect(describeChecked(checked)).toBe('1 link and 1 loaded file in 2 pages')
  expect(describeChecked({ ...checked, undecided: 1 })).toBe(
    '1 link and 1 loaded file in 2 pages (1 address undecided, because of rules that the check cannot read)',
  )
})

test('findings that are not listed are at least one more, and count as often as they occur', () => {
  const rest = { ...REST, occurrences: 70 }
  expect(countByCode([LINK, rest])).toEqual([
    { code: 'broken-link', severity: 'error', findings: 2, isComplete: false, occurrences: 71 },
  ])
})

test.each<[Partial<Finding>, string[]]>([
  [{}, []],
  [{ occurrences: 2 }, ['2 times in all']],
  [{ occurrences: 9, pages: 9 }, ['and 8 more pages']],
  [{ occurrences: 2, pages: 2 }, ['and 1 more page']],
  [{ occurrences: 1, pages: 0, spots: [] }, ['–']],
])('report.html says how often: %j', (of, words) => {
  const findings = [{ ...LINK, ...of }]
  const page = pageOf({ ...HEAD, errors: 1, findings })
  expect(page.match(/\d+ times in all|and \d+ more pages?|–(?=<)/g) ?? []).toEqual(words)
})

describe('a row of report.html', () => {
  const rowsOf = (...findings: readonly Finding[]) => pageOf({ ...HEAD, errors: 1, findings })
  const suggestion = { kind: 'words', address: '/y', message: '' } as const

  test('shows a suggestion after the sentence, unless nothing but the target is wrong', () => {
    const similar = ' Similar: <b><code>/y</code></b>.'
    const redirected = { ...LINK, code: 'redirected-link' as const }
    expect(rowsOf({ ...redirected, suggestion })).toContain(similar)
    const alone = rowsOf(redirected)
    expect(alone).not.toContain('Similar:')
    expect(alone).toContain('<span class="own"><b><code>x</code></b>: </span>')
    const broken = rowsOf({ ...LINK, suggestion })
    expect(broken).not.toContain(similar)
    expect(broken).toContain('did you mean <b><code>/y</code></b>?')
    const ofSite = rowsOf({ ...LINK, target: '', address: undefined, suggestion })
    expect(ofSite).toContain(similar)
    expect(ofSite).not.toContain('<b><code></code></b>')
  })

  test.each([
    ['../x', '/x', false],
    ['../x', '/a/x', true],
    ['x', '/x', true],
    ['/x?a', '/x', true],
    ['x', undefined, false],
  ])('of %s has a line with the address %s: %s', (target, address, expected) => {
    const hasLine = rowsOf({ ...LINK, target, address }).includes('<p class="address own">')
    expect(hasLine).toBe(expected)
  })

  test.each([
    [100, false],
    [101, true],
  ])('with %i similar findings hides some: %s', (count, expected) => {
    const similar = Array.from({ length: count + 1 }, (_, i) => ({ ...LINK, target: `x${i}` }))
    const page = rowsOf(...similar.map((each) => ({ ...each, address: undefined })))
    expect(page).toContain(`<summary>${count} similar addresses</summary>`)
    expect(page.includes('<p>… and 1 more in report.json</p>')).toBe(expected)
    expect(page.match(/<li hidden/g) ?? []).toHaveLength(expected ? 1 : 0)
    expect(page).not.toContain('… and 0 more')
    const nowhere = rowsOf(...similar.map((each) => ({ ...each, spots: [], address: undefined })))
    expect(nowhere).not.toContain('in </small>')
    expect(page.match(/Broken\./g)).toHaveLength(1)
  })
})

const REST = { ...LINK, standsForUnlisted: true }

test.each([
  [0, 0, 0, 0, [REST], 'no problems'],
  [1, 0, 0, 0, [{ ...REST, severity: 'notice' as const }], '1 error'],
  [0, 1, 2, 1, [REST], '1 warning, 2 notices, 1 accepted finding'],
  [0, 0, 0, 3, [], '3 accepted findings'],
  [20_001, 1, 0, 0, [LINK, REST], 'at least 20,001 errors, 1 warning'],
])('%d, %d, %d, %d, among them %j: %s', (errors, warnings, notices, accepted, findings, words) => {
  expect(
    describeFindings({ errors, warnings, notices, accepted, findings, isComplete: false }),
  ).toBe(words)
})

const OLD = { ...LINK, isNew: false }
const NEW = { ...LINK, isNew: true }
const WARNING = { ...NEW, severity: 'warning' as const }

test.each<[Finding[], FindingsAndCounts['unlisted'], number, string]>([
  [[NEW, OLD, OLD, WARNING], { errors: 0, newErrors: 0 }, 1, '1 new error, 2 known'],
  [[NEW, OLD, { ...REST, isNew: true }], { errors: 10, newErrors: 3 }, 4, '4 new errors, 8 known'],
  [[NEW, OLD, { ...REST, isNew: false }], { errors: 10, newErrors: 0 }, 1, '1 new error, 11 known'],
  [
    [OLD, { ...WARNING, standsForUnlisted: true }],
    { errors: 0, newErrors: 0 },
    0,
    '0 new errors, 1 known',
  ],
  [[LINK, LINK, REST], undefined, 3, 'at least 3 new errors, 0 known'],
])('new errors among %j, of which %j are not listed: %d', (findings, unlisted, expected, words) => {
  const counts = { ...countFindings(findings), findings, unlisted }
  expect(countNewErrors(counts)).toBe(expected)
  expect(describeNewErrors(counts, 2)).toBe(`${words}, 2 fixed since the earlier site`)
})

test('warnings are new unless the earlier site had them', () => {
  const unknown = { ...LINK, severity: 'warning' as const }
  const known = { ...WARNING, isNew: false }
  const accepted = { reason: 'r', until: undefined }
  const findings = [NEW, WARNING, unknown, known, { ...WARNING, accepted }]
  expect(countNewWarnings({ findings })).toBe(2)
})

test.each<[Finding[], FindingsAndCounts['unlisted'], string, string]>([
  [[], undefined, 'no errors', 'no new errors'],
  [[OLD], { errors: 0, newErrors: 0 }, '1 error', 'no new errors'],
  [[NEW, OLD, REST], { errors: 10, newErrors: 3 }, 'at least 3 errors', '4 new errors'],
  [[NEW, REST], undefined, 'at least 2 errors', 'at least 2 new errors'],
  [[NEW, { ...WARNING, standsForUnlisted: true }], undefined, '1 error', '1 new error'],
])('a title for %j, of which %j are not listed: %s, %s', (findings, unlisted, all, news) => {
  const counts = { ...countFindings(findings), findings, unlisted }
  expect(describeErrors(counts, false)).toBe(all)
  expect(describeErrors(counts, true)).toBe(news)
})

const ACCEPTED = { ...LINK, accepted: { reason: 'known & <old>', until: '2027-03-31' } }

test('an accepted finding is counted separately and makes no page one of the worst', () => {
  expect(countByCode([LINK, ACCEPTED, ACCEPTED])).toEqual([
    { code: 'broken-link', severity: 'error', findings: 1, isComplete: true, occurrences: 1 },
    { code: 'broken-link', severity: 'accepted', findings: 2, isComplete: true, occurrences: 2 },
  ])
  expect(findWorstPages([ACCEPTED], 5)).toEqual([])
})

test('an accepted finding is marked, with its reason and its end', () => {
  const findings = [LINK, ACCEPTED]
  const page = pageOf({ ...HEAD, errors: 1, accepted: 1, findings })
  expect(page).toContain('<h1>1 error in public</h1>')
  expect(page).toContain('<span>1 accepted finding</span>')
  expect(page.match(/<section class="group".*\n<h2>.*<\/h2>/g)).toEqual([
    '<section class="group" data-code="broken-link" data-severity="error" data-news="">\n<h2><span class="error">error</span> broken-link <b>1</b></h2>',
    '<section class="group" data-code="broken-link" data-severity="accepted" data-news="">\n<h2><span class="accepted">accepted error</span> broken-link <b>1</b></h2>',
  ])
  expect(page).toContain('Accepted until 2027-03-31: known &amp; &lt;old&gt;')
})

describe('report.html', () => {
  const findings = [LINK, { ...NOTICE, target: 'Aux.html' }]
  const report: Report = { ...HEAD, errors: 1, notices: 1, findings }

  test('says what was checked and when, and where it is from', () => {
    const digest = 'a'.repeat(64)
    const page = pageOf({ ...report, domain: 'docs.example.com', job: '<job>', siteDigest: digest })
    expect(page).toContain('<title>1 error in docs.example.com</title>')
    expect(page).toContain(
      '<p class="details"><span>1 page</span> · <span>1 notice</span> · <span>2026-11-22 10:30 UTC</span></p>',
    )
    const facts = page.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd><\/div>\n/g).take(8)
    expect([...facts].map(([, name, value]) => `${name}: ${value}`)).toEqual([
      'Host: any host',
      'Base path: /',
      'Domain: docs.example.com',
      'Files: 8',
      'Addresses: 1,204 links, 2 loaded files',
      'Date: <time datetime="2026-11-22T10:30:00.000Z">2026-11-22 10:30 UTC</time>',
      'Job: &lt;job&gt;',
      `SHA-256 of the site: <code>${digest}</code>`,
    ])
  })

  test('has what to do for each code that was found, and for no other', () => {
    const advised = [
      ...pageOf(report).matchAll(
        /<\/span> (\S+) <b>(.*?)<\/b><\/h2>\n<\w+ class="advice">(.*?)\n<ul/gs,
      ),
    ]
    expect(advised.map(([, code, n]) => `${code} ${n}`)).toEqual([
      'broken-link 1',
      'portable-name 1',
    ])
    const [ofLink, ofName] = advised.map(([, , , advice]) => advice)
    expect(ofLink).toContain('check <code>host</code> and <code>base-path</code> first')
    expect(ofName).toBe('Rename the file if anyone unpacks the site on Windows or macOS.</p>')
  })

  test('shows the first sentence of advice, and folds the others', () => {
    const summary = /<details class="advice"><summary>(.*?)<\/summary>\n<p>(\w+ \w+ \w+)/
    const [, shown, folded] = summary.exec(pageOf(report)) ?? []
    expect(shown).toBe('Correct the link, restore the page, or set up a redirect on the host.')
    expect(folded).toBe('If many links')
  })

  test('loads nothing, sends nothing, and runs only its own script', () => {
    const page = pageOf(report, 'https://docs.example.com/')
    expect(page).toMatch(
      /content="default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-[\w+/]{43}='; script-src 'sha256-[\w+/]{43}='"/,
    )
    expect(page).not.toMatch(/ (?:src|srcset|action|style|on\w+)=|url\(|@import/)
  })

  test.each([
    [
      'the page under its public address',
      'https://a.test/x/',
      'a b/ü"<.html',
      'a%20b/%C3%BC%22%3C.html',
    ],
    ['the file of the page', './../public/', 'javascript:x.html', 'javascript%3Ax.html'],
    ['nothing, if neither is known', undefined, 'a.html', undefined],
    ['nothing, if the name is not text', 'https://a.test/', 'a\uFFFD.html', undefined],
  ])('a finding links to %s', (_, address, name, path) => {
    const finding = { ...LINK, spots: [{ page: name, line: 3 }] }
    const shown = name.replace('"<', '&quot;&lt;')
    const expected = path === undefined ? shown : `<a href="${address}${path}">${shown}</a>`
    const page = pageOf({ ...report, findings: [finding] }, address)
    expect(page).toContain(`>${expected}<span class="line">:3</span></li></ul>`)
  })

  test('counts what is not listed, and shows no place for it', () => {
    const rest = { ...REST, target: '', address: undefined, occurrences: 70, pages: 0, spots: [] }
    const page = pageOf({ ...report, errors: 2, isComplete: false, findings: [...findings, rest] })
    expect(page).toContain('<h1>At least 2 errors in public</h1>')
    const choice = '<input type="radio" name="code" value="broken-link"> broken-link'
    expect(page).toContain(`${choice} <b>at least 2</b></label>`)
    expect(page).toContain('<div class="where">other addresses<p>70 times in all</p></div>')
  })
})

test('report.html shows the common cause, what exists instead, similar findings, and where to begin', () => {
  const message = '/Y exists; it differs only in case.'
  const suggestion = { kind: 'case', address: '/Y', message } as const
  const spots = [{ page: 'b.html', line: 2 }]
  const numbered = Array.from({ length: 102 }, (_, i) => ({
    ...LINK,
    target: `x${i}`,
    suggestion,
    spots,
  }))
  const secret = {
    ...LINK,
    code: 'leaked-file',
    spots: [{ page: '.env', line: undefined }],
  } as const
  const findings = [LINK, secret, ...numbered]
  const counts = { errors: 104, diagnosis: 'It is built for “/docs/”.' }
  const page = pageOf({ ...HEAD, ...counts, findings }, 'https://docs.example.com/')
  for (const shown of [
    '<p class="diagnosis">It is built for “/docs/”.</p>',
    '<p class="own"><b><code>x0</code></b> was not found: did you mean <b><code>/Y</code></b>?</p>',
    '<summary>101 similar addresses</summary>',
    '… and 1 more in report.json',
    '<ul><li data-page=".env">.env</li></ul>',
    '<li><a href="#page=b.html">b.html</a> <b>102</b></li>',
  ])
    expect(page).toContain(shown)
})

test.each([
  [19, 'no', false],
  [20, 'yes', true],
])('a report of %d findings has filters: %s', (n, isMany, hasPages) => {
  const findings = Array.from({ length: n }, (_, i) => {
    return { ...LINK, spots: [{ page: `${i % 2}.html`, line: 1 }] }
  })
  const page = pageOf({ ...HEAD, errors: n, findings })
  expect(page).toContain(`<details hidden data-many="${isMany}"><summary>Filter</summary>`)
  expect(page.includes('<details class="pages">')).toBe(hasPages)
})

test('what matters most comes first, then what there is most of', () => {
  const of = (code: Finding['code'], more: Partial<Finding> = {}) => ({ ...LINK, code, ...more })
  const findings = [
    of('broken-asset', { isNew: true }),
    of('broken-link', { isNew: true }),
    of('broken-link', { isNew: true }),
    of('leaked-file', { isNew: true }),
    of('broken-anchor', { isNew: true, severity: 'warning' }),
    ...Array.from({ length: 5 }, () => of('broken-link', { isNew: false })),
    of('broken-link', { isNew: false, accepted: ACCEPTED.accepted }),
  ]
  const page = pageOf({ ...HEAD, errors: 9, warnings: 1, accepted: 1, fixed: 2, findings })
  expect(
    [...page.matchAll(/<h2><span .*?>(.*?)<\/span> (\S+) /g)].map(([, a, b]) => `${a} ${b}`),
  ).toEqual([
    'new error leaked-file',
    'new error broken-link',
    'new error broken-asset',
    'new warning broken-anchor',
    'known error broken-link',
    'accepted known error broken-link',
  ])
  expect(page.match(/ class="advice">/g)).toHaveLength(4)
  expect(page.match(/ class="advice" hidden>/g)).toHaveLength(2)
  expect(page).toContain('<dt>Since the earlier site</dt><dd>4 new errors (5 known), 2 fixed</dd>')
  expect(page).toContain('<h1>4 new errors in public</h1>')
  const details = ['1 page', '5 known errors', '1 warning', '1 accepted finding', '2 fixed']
  for (const detail of details) expect(page).toContain(`<span>${detail}</span>`)
})

test.each([
  ['start', '<p class="address own">/guide/start</p>'],
  ['https://docs.example.com/guide/start', ''],
])('the address of %s is shown once', (target, shown) => {
  const page = pageOf({
    ...HEAD,
    errors: 1,
    findings: [{ ...LINK, target, address: '/guide/start' }],
  })
  expect(/<p class="address own">.*?<\/p>/.exec(page)?.[0] ?? '').toBe(shown)
})

test('a place is its source first, then the page', () => {
  const source = {
    path: 'docs/a.md',
    line: 5,
    url: 'https://github.com/acme/docs/edit/main/docs/a.md',
  }
  const findings = [{ ...LINK, spots: [{ page: 'a.html', line: 6, source }] }]
  expect(pageOf({ ...HEAD, errors: 1, findings })).toContain(
    '<li data-page="a.html">docs/a.md<span class="line">:5</span><br><small>a.html<span class="line">:6</span></small></li>',
  )
})

test('of too many findings, the first ones of each code and severity are shown', () => {
  const many = (kind: Finding) =>
    Array.from({ length: 5_002 }, (_, i) => ({ ...kind, target: letters(i) }))
  const findings = [...many(LINK), NOTICE, ...many(ACCEPTED)]
  const page = pageOf({ ...HEAD, errors: 5_002, notices: 1, accepted: 5_002, findings })
  const rows = page
    .split('<section class="group"')
    .map((group) => group.split('<li class="finding">'))
  expect(rows.slice(1).map(({ length }) => length - 1)).toEqual([5_000, 1, 5_000])
  expect(page).toContain(`<b><code>${letters(4_999)}</code></b>`)
  expect(page).toContain('This page shows 10,001 of 10,005 findings')
})

/** A name without digits: those that differ in a number are one row. */
const letters = (i: number) =>
  String(i).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')

test.each([
  [undefined, []],
  [true, ['', 'new']],
  [false, ['', 'known']],
])('the choices for new findings if isNew is %s', (isNew, values) => {
  const page = pageOf({ ...HEAD, errors: 1, findings: [{ ...LINK, isNew }] })
  const choices = page.matchAll(/<input type="radio" name="news" value="([^"]*)"/g)
  expect([...choices].map(([, value]) => value)).toEqual(values)
})
