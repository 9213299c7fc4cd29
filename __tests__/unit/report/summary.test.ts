import { expect, test } from '@jest/globals'
import { renderSummary } from '../../../src/report/summary.ts'

test('shows the rows that have a value, and the remark', () => {
  expect(
    renderSummary(
      'Done',
      [
        { name: 'Job', value: 'j1' },
        { name: 'Pages', value: '' },
      ],
      [{ columns: ['a'], rows: [['<b>']] }],
      'Next',
    ),
  ).toBe(
    '<h3>Done</h3>\n<table><tr><th>Job</th><td>j1</td></tr></table>\n<table><tr><th>a</th></tr><tr><td>&#60;b&#62;</td></tr></table>\n<p>Next</p>\n',
  )
})

test('of foreign text only letters, digits and spaces stay as they are', () => {
  const summary = renderSummary(
    'x',
    [{ name: 'Job', value: '</td>|\n# <script>`[a](javascript:b) é' }],
    [],
    '',
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
  expect(renderSummary('x', [{ name: 'n', value: 'open', href }], [], '')).toContain(`<td>${expected}</td>`)
})

test('below a table may be a sentence, and lines to copy', () => {
  const table = { columns: ['a'], rows: [], remark: '2 > 1', code: ['- if: x', '  uses: y'] }
  expect(renderSummary('x', [], [table], '')).toContain(
    '</table>\n<p>2 &#62; 1</p>\n<pre>&#45; if&#58; x&#10;  uses&#58; y</pre>\n',
  )
})
