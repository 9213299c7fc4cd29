import { describe, expect, test } from '@jest/globals'
import type { Finding } from '../../../src/findings/finding.ts'
import {
  makeCodesSection,
  makeFindingsSection,
  makePagesSection,
} from '../../../src/summary/findings-section.ts'
import { brokenLink } from '../../support/broken-link.ts'
import { ON_GITHUB } from '../../support/printed-step.ts'

const LINK = brokenLink({
  ...{
    target: 'start',
    address: '/guide/start',
    occurrences: 3,
    pages: 2,
    spots: [{ page: 'a.html', line: 7 }],
  },
  message: 'This link points to a page that nginx would not find.',
  suggestion: {
    kind: 'ending',
    address: '/guide/start.html',
    message: '/guide/start.html exists; only …',
  },
})

const ACCEPTED: Finding = {
  ...LINK,
  accepted: { reason: 'made by <b>@tool</b>', until: undefined },
}

/** Returns the list of these findings. */
function shown(
  findings: readonly Finding[],
  { isComplete = true, env = {}, previewUrl = undefined as string | undefined } = {},
): string {
  const isCollapsed = ({ isNew, accepted }: Finding) => isNew === false || accepted !== undefined
  const found = { findings, isComplete, isCollapsed }
  return makeFindingsSection('x', found, { env, previewUrl }).content.text
}

const times = (n: number, finding = LINK) => Array.from({ length: n }, () => finding)

describe('findings', () => {
  test('say what was meant, then where that is, then a link to the rule', () => {
    expect(shown([{ ...LINK, isNew: true }], { env: ON_GITHUB })).toBe(
      '<ol>\n<li>❌ <b><code>start</code></b> (<code>/guide/start</code>) was not found: did you mean <b><code>/guide/start.html</code></b>?' +
        '<br><code>a.html:7</code> and 1 more page · ' +
        'new <a href="https://github.com/owner/action/blob/v1/docs/check.md#broken-link">broken link</a></li>\n</ol>\n',
    )
  })

  test.each<[Partial<Finding>, string]>([
    [{}, ' was not found: did you mean <b><code>/guide/start.html</code></b>?'],
    [
      { suggestion: { kind: 'mailto', address: 'mailto:a@b.example', message: '`mailto:` is …' } },
      ' was not found: did you mean <b><code>mailto:a@b.example</code></b>?',
    ],
    [{ suggestion: undefined }, ': This link points to a page that nginx would not find.'],
    [
      { code: 'redirect-target' },
      ': This link points to a page that nginx would not find. Similar: <b><code>/guide/start.html</code></b>.',
    ],
  ])('say what is wrong, and what was meant: %j', (of, words) => {
    const text = shown([{ ...LINK, address: undefined, ...of }])
    expect(text).toContain(`<li>❌ <b><code>start</code></b>${words}<br>`)
  })

  test('name the source of a page first, with a link only in the workflow’s own repository', () => {
    const written = (url: string, line?: number) => ({
      ...LINK,
      pages: 1,
      spots: [
        { page: 'a.html', line: 7 },
        { page: 'b.html', line: 8, source: { path: 'b.md', line, url } },
      ],
    })
    const env = { GITHUB_REPOSITORY: 'acme/docs' }
    const url = 'https://github.com/Acme/docs/edit/main/b.md'
    expect(shown([written(url, 3)], { env })).toContain(
      `<br><a href="${url}"><code>b.md:3</code></a> · <code>b.html:8</code> · broken link</li>`,
    )
    const text = '<br><code>b.md</code> · <code>b.html:8</code> · broken link</li>'
    for (const other of ['https://github.com/acme/docs2/edit/main/b.md', 'https://x.example/b.md'])
      expect(shown([written(other)], { env })).toContain(text)
    expect(shown([written(url)])).toContain(text)
    expect(shown([written(url)], { previewUrl: 'https://p.example/' })).toContain(
      '<br><code>b.md</code> · <a href="https://p.example/b.html"><code>b.html:8</code></a> ·',
    )
  })

  test('show an address once if it is written in full', () => {
    const target = 'https://docs.example.com/guide/start'
    expect(shown([{ ...LINK, target }])).toContain(`<b><code>${target}</code></b> was not found`)
  })

  test('about the site itself have neither target nor place', () => {
    const site = {
      ...LINK,
      target: '',
      address: undefined,
      suggestion: undefined,
      pages: 0,
      spots: [],
    }
    expect(shown([site])).toContain(
      '<li>❌ This link points to a page that nginx would not find.<br>broken link</li>',
    )
  })

  test('about a file name it once, unless they say more of the place', () => {
    const file = { ...LINK, target: 'a.html', pages: 1 }
    expect(shown([{ ...file, spots: [{ page: 'a.html', line: undefined }] }])).toContain(
      '?<br>broken link',
    )
    expect(shown([file])).toContain('?<br><code>a.html:7</code> · broken link')
  })

  test('that are accepted or known are collapsed, and say why', () => {
    const known = { ...LINK, isNew: false }
    const warning = { ...known, severity: 'warning' as const }
    const text = shown([LINK, known, known, warning, ACCEPTED])
    expect(text).toMatch(
      /<\/ol>\n<details><summary>2 known errors, 1 known warning, 1 accepted finding<\/summary>\n<ol>/,
    )
    expect(text.match(/<li>. /gu)).toHaveLength(3)
    expect(text).toContain('<li>☑️ <b>')
    expect(text).toContain(' Accepted: made by &lt;b&gt;<code>@tool</code>&lt;/b&gt;')
    expect(shown([known])).toMatch(/^<details><summary>1 known error<\/summary>/)
  })

  test.each<[Finding[], { isComplete?: boolean }, string]>([
    [times(10), {}, '</ol>\n$'],
    [times(12), {}, '<p>… and 2 more findings in report.html.</p>\n$'],
    [times(11), { isComplete: false }, '<p>… and at least 1 more finding in report.html.</p>\n$'],
    [
      [...times(13), ACCEPTED, ACCEPTED],
      {},
      '<p>… and 3 more findings in report.html.</p>\n<details><summary>2 accepted findings<',
    ],
    [times(12, ACCEPTED), {}, '<p>… and 2 more findings in report.html.</p>\n\n?</details>'],
  ])('that are not shown are counted: %#', (findings, more, words) => {
    expect(shown(findings, more)).toMatch(new RegExp(words))
  })

  test('that are long are fewer, so that they fit into a comment', () => {
    const text = shown(times(8, { ...LINK, target: '&'.repeat(900) }))
    expect(text.length).toBeLessThan(12_500)
    expect(text).toMatch(/<\/ol>\n<p>… and 6 more findings in report\.html\.<\/p>/)
  })

  test.each([
    [2, 'And 1 similar address: <code>endpoint-2</code>.'],
    [80, 'And 79 similar addresses, such as <code>endpoint-2</code>.'],
  ])('that differ only in a number are one: %d', (count, words) => {
    const alone = { ...LINK, suggestion: undefined }
    const numbered = times(count, alone).map((link, i) => ({
      ...link,
      target: `endpoint-${i + 1}`,
    }))
    const text = shown([...numbered, ...times(11)])
    expect(text.match(/<li>/g)).toHaveLength(10)
    expect(text).toContain(` ${words}<br><code>a.html:7</code>`)
    expect(text).toContain('<p>… and 2 more findings in report.html.</p>')
  })

  test.each<[string, Finding[], 'begins' | 'joins' | undefined]>([
    ['new ones', [LINK, { ...LINK, isNew: false }, ACCEPTED], 'begins'],
    ['known ones', [{ ...LINK, isNew: false }, ACCEPTED], 'joins'],
    ['only accepted ones', [ACCEPTED], undefined],
  ])('%s: what a comment does with them', (_, findings, use) => {
    const found = { findings, isComplete: true }
    const { commentUse } = makeFindingsSection('x', found, { env: {}, previewUrl: undefined })
    expect(commentUse).toBe(use)
  })

  test('are counted by code and page', () => {
    const rest = { ...LINK, standsForUnlisted: true, spots: [] }
    const all = { findings: [LINK, LINK, { ...LINK, occurrences: 1_300 }, rest] }
    const codes = makeCodesSection('Findings by code', all)
    const pages = makePagesSection(all)
    expect(codes?.heading).toBe('Findings by code')
    expect(codes?.content.text).toContain(
      '<tr><td>broken-link</td><td>error</td><td>at least 4</td><td>1,309</td></tr>',
    )
    expect(pages?.heading).toBe('Pages with the most findings')
    expect(pages?.content.text).toContain('<tr><td><code>a.html</code></td><td>3</td></tr>')
    expect(makePagesSection({ findings: times(2) })).toBeUndefined()
  })

  test('none: there is nothing to show', () => {
    expect(shown([])).toBe('')
    const none = { findings: [] }
    expect(makeCodesSection('Findings by code', none)).toBeUndefined()
    expect(makePagesSection(none)).toBeUndefined()
  })
})
