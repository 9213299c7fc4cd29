import { expect, test } from '@jest/globals'
import { fill, safe } from '../../../src/report/clean.ts'
import { renderSummary } from '../../../src/report/summary.ts'

test('shows the words of the failure under the heading, then the rows that have a value, then the tables', () => {
  expect(
    renderSummary(
      'Done',
      safe`Next`,
      [
        { name: 'Job', value: 'j1' },
        { name: 'Pages', value: '' },
      ],
      [{ columns: ['a'], rows: [['<b>']] }],
    ),
  ).toBe(
    '<h3>Done</h3>\n<p>Next</p>\n<table><tr><th>Job</th><td>j1</td></tr></table>\n<table><tr><th>a</th></tr><tr><td>&#60;b&#62;</td></tr></table>\n',
  )
})

test('the words of a failure keep their lists, code and question marks', () => {
  const words = fill('The `base-url` is wrong, see `x`:{errors}', {
    errors: ['did you mean https://x?', '<b>`\n- no item of ours`', 'odd ` one'],
  })
  const summary = renderSummary('x', words, [], [])
  expect(rendered(summary)).toContain(
    '<p>The <code>base-url</code> is wrong, see <code>x</code>:</p>\n' +
      '<ul><li>did you mean https://x?</li><li><b><code> - no item of ours</code></li><li>odd ` one</li></ul>\n',
  )
  expect(summary).toContain('<li>&#60;b&#62;<code> &#45; no item of ours</code></li>')
})

/** What a reader of the rendered summary sees. */
const rendered = (summary: string) =>
  summary.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))

test('of foreign text only letters, digits and spaces stay as they are', () => {
  const summary = renderSummary(
    'x',
    undefined,
    [{ name: 'Job', value: '</td>|\n# <script>`[a](javascript:b) é' }],
    [],
  )
  expect(summary).toContain(
    '&#60;&#47;td&#62;&#124; &#35; &#60;script&#62;&#96;&#91;a&#93;&#40;javascript&#58;b&#41; é',
  )
})

test.each([
  [
    'https',
    'https://example.com/pr/1?a="b',
    '<a href="https&#58;&#47;&#47;example&#46;com&#47;pr&#47;1&#63;a&#61;&#34;b">open</a>',
  ],
  ['http', 'http://example.com/', 'open'],
  ['javascript', 'javascript:alert(1)', 'open'],
  ['no URL', 'open', 'open'],
])('a link is made of an https address alone: %s', (_, href, expected) => {
  expect(renderSummary('x', undefined, [{ name: 'n', value: 'open', href }], [])).toContain(
    `<td>${expected}</td>`,
  )
})

test('a table may be followed by a sentence and lines to copy', () => {
  const table = { columns: ['a'], rows: [], remark: '2 > 1', code: ['- if: x', '  uses: y'] }
  expect(renderSummary('x', undefined, [], [table])).toContain(
    '</table>\n<p>2 &#62; 1</p>\n<pre>&#45; if&#58; x&#10;  uses&#58; y</pre>\n',
  )
})
