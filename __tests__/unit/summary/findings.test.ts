import { describe, expect, test } from '@jest/globals'
import type { Finding } from '../../../src/findings/finding.ts'
import { findingsSection, foldedCodes, foldedPages } from '../../../src/summary/findings.ts'
import { brokenLink } from '../../support/broken-link.ts'
import { ON_GITHUB } from '../../support/printed-step.ts'

const LINK = brokenLink({
  ...{
    target: 'start',
    address: '/guide/start',
    count: 3,
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
  { notices = 0, isComplete = true, env = {} } = {},
): string {
  return findingsSection('x', undefined, { findings, notices, isComplete }, { env }).content.text
}

const times = (n: number, finding = LINK) => Array.from({ length: n }, () => finding)

describe('findings', () => {
  test('come with their place, what is there instead, and a link to the rule', () => {
    expect(shown([LINK], { env: ON_GITHUB })).toBe(
      '<ol>\n<li>❌ error <a href="https://github.com/owner/action/blob/v1/docs/check.md#broken-link">broken-link</a> ' +
        '<code>start</code> (<code>/guide/start</code>): This link points to a page that nginx would not find. ' +
        '<code>/guide/start.html</code> exists; only …' +
        '<br>In <code>a.html</code>, line 7, and on 1 more page.</li>\n</ol>\n',
    )
  })

  test('name the source of a page, with a link to the own repository alone', () => {
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
      `<br>In <code>b.html</code>, line 8: <a href="${url}"><code>b.md</code></a>, line 3.</li>`,
    )
    for (const other of ['https://github.com/acme/docs2/edit/main/b.md', 'https://x.example/b.md'])
      expect(shown([written(other)], { env })).toContain('line 8: <code>b.md</code>.</li>')
    expect(shown([written(url)])).toContain('line 8: <code>b.md</code>.</li>')
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
      '<li>❌ error broken-link: This link points to a page that nginx would not find.</li>',
    )
  })

  test('about a file name it once, unless they say more of the place', () => {
    const file = { ...LINK, target: 'a.html', pages: 1 }
    expect(shown([{ ...file, spots: [{ page: 'a.html', line: undefined }] }])).not.toContain(
      '<br>In ',
    )
    expect(shown([file])).toContain('<br>In <code>a.html</code>, line 7.')
  })

  test('that are accepted say why', () => {
    expect(shown([ACCEPTED])).toContain('<li>☑️ accepted broken-link')
    expect(shown([ACCEPTED])).toContain(' Accepted: made by &lt;b&gt;<code>@tool</code>&lt;/b&gt;')
  })

  test.each([
    [times(10), {}, '</ol>\n$'],
    [times(12), {}, '<p>… and 2 more findings.</p>\n$'],
    [times(11), { isComplete: false }, '<p>… and at least 1 more finding.</p>\n$'],
    [
      [...times(13), ACCEPTED, ACCEPTED],
      {},
      '<p>… and 3 more findings; 2 more are accepted.</p>\n$',
    ],
    [[...times(13), ACCEPTED], {}, '<p>… and 3 more findings; 1 more is accepted.</p>\n$'],
    [times(12), { notices: 1 }, 'findings. The first line leaves out 1 notice.'],
    [times(12), { notices: 11 }, 'findings. The first line leaves out 11 notices.'],
  ])('that are not shown are counted', (findings, more, words) => {
    expect(shown(findings, more)).toMatch(new RegExp(words))
  })

  test('that are long are fewer, so that they fit into a comment', () => {
    const text = shown(times(8, { ...LINK, target: '&'.repeat(900) }))
    expect(text.length).toBeLessThan(12_500)
    expect(text).toMatch(/<\/ol>\n<p>… and 6 more findings\.<\/p>/)
  })

  test('that differ in a number alone are one', () => {
    const alone = { ...LINK, suggestion: undefined }
    const numbered = times(80, alone).map((link, i) => ({ ...link, target: `endpoint-${i + 1}` }))
    const text = shown([...numbered, ...times(11)])
    expect(text.match(/<li>/g)).toHaveLength(10)
    expect(text).toContain(
      '<br>The same for 79 more addresses with another number, such as <code>endpoint-2</code>.</li>',
    )
    expect(text).toContain('<p>… and 2 more findings.</p>')
  })

  test('are counted by code and page', () => {
    const rest = { ...LINK, isRest: true, spots: [] }
    const all = { findings: [LINK, { ...LINK, count: 1_300 }, rest] }
    const [[codes], [pages]] = [foldedCodes('Findings by code', all), foldedPages(all)]
    expect(codes?.heading).toBe('Findings by code')
    expect(codes?.content.text).toContain(
      '<tr><td>broken-link</td><td>error</td><td>at least 3</td><td>1,306</td></tr>',
    )
    expect(pages?.heading).toBe('Pages with the most findings')
    expect(pages?.content.text).toContain('<tr><td><code>a.html</code></td><td>2</td></tr>')
  })

  test('none: there is nothing to show', () => {
    expect(shown([])).toBe('')
    const none = { findings: [] }
    expect([...foldedCodes('Findings by code', none), ...foldedPages(none)]).toEqual([])
  })
})
