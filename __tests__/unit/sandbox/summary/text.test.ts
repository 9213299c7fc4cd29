import { expect, test } from '@jest/globals'
import { summaryText } from '../../../../sandbox/summary/text.ts'

test.each([
  ['headings and paragraphs', '<h3>✅ A</h3>\n<p>b <code>c</code>\nd</p>', '✅ A\nb c d'],
  ['entities', '<p>a &lt;b&gt; &amp; c&#39;s</p>', "a <b> & c's"],
  ['numbered items', '<ol>\n<li>a<br>b</li>\n<li>c</li>\n</ol>', '1. a\nb\n2. c'],
  ['items', '<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
  [
    'tables',
    '<table>\n<tr><th>A</th><th>B</th></tr>\n<tr><td><code>1</code><br>x</td><td>2</td></tr>\n</table>',
    'A  B\n1 x  2',
  ],
  ['lines to copy', '<p>x:</p>\n<pre><code>with:\n  a: b</code></pre>', 'x:\nwith:\n  a: b'],
  [
    'the title of a collapsed part',
    '<p>a</p>\n<details><summary>More</summary>\n<table><tr><td>b</td></tr></table>\n</details>\n<p>c</p>',
    'a\n▸ More\nc',
  ],
])('%s', (_, html, text) => expect(summaryText(html)).toBe(text))
