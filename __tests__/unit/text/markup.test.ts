import { describe, expect, test } from '@jest/globals'
import { fill, safe } from '../../../src/text/clean.ts'
import {
  html,
  renderCode,
  renderLinesToCopy,
  renderLink,
  renderParagraphs,
  renderSentences,
  renderTable,
  renderTableRow,
} from '../../../src/text/markup.ts'

test('a value is escaped unless it is markup, and stays on its line', () => {
  const foreign = `<b>&"'\n\n# x`
  expect(
    html`<p>${foreign}${html`<br>`}${[renderCode('a'), renderCode('b')]}${undefined}${1}</p>`.text,
  ).toBe('<p>&lt;b&gt;&amp;&quot;&#39; # x<br><code>a</code><code>b</code>1</p>')
})

describe('a message', () => {
  test.each([
    ['is shown as it is', 'What is 2 > 1?', 'What is 2 &gt; 1?'],
    [
      'has code in backticks',
      'set `job-id` & `a<b`',
      'set <code>job-id</code> &amp; <code>a&lt;b</code>',
    ],
    ['may have one backtick', 'an odd ` one', 'an odd ` one'],
    ['is not Markdown', '**a** [b](c) _d_ ~e~ # f | g', '**a** [b](c) _d_ ~e~ # f | g'],
    [
      'mentions nobody',
      'thanks to @octocat, @a/b',
      'thanks to <code>@octocat</code>, <code>@a/b</code>',
    ],
    ['refers to no issue', 'see #12 or a/b#3', 'see <code>#12</code> or <code>a/b#3</code>'],
    ['has no images', 'so :tada:!', 'so <code>:tada:</code>!'],
    [
      'links to no address, and keeps the question mark',
      'did you mean “https://api.example.com”? Or www.example.com?',
      'did you mean “<code>https://api.example.com</code>”? Or <code>www.example.com</code>?',
    ],
    [
      'leaves a colon outside',
      'at www.example.com/login: no',
      'at <code>www.example.com/login</code>: no',
    ],
    ['links to no email address', 'a mailto:b@c.example', 'a <code>mailto:b@c.example</code>'],
  ])('%s', (_, text, expected) =>
    expect(renderSentences(fill('{text}', { text })).text).toBe(expected),
  )

  test('has its list as a list, and no line of a value becomes an item', () => {
    const errors = ['did you mean https://x?', '<i>`\n- no item of ours`']
    expect(renderParagraphs(fill('The `base-url` is wrong:{errors}', { errors })).text).toBe(
      '<p>The <code>base-url</code> is wrong:</p>\n' +
        '<ul><li>did you mean <code>https://x</code>?</li><li>&lt;i&gt;<code> - no item of ours</code></li></ul>',
    )
  })
})

test.each([
  ['https', 'https://example.com/pr/1?a="b', '<a href="https://example.com/pr/1?a=%22b">open</a>'],
  ['http', 'http://example.com/', 'open'],
  ['javascript', 'javascript:alert(1)', 'open'],
  ['no URL', 'open', 'open'],
  ['nothing', undefined, 'open'],
])('only an https address becomes a link: %s', (_, href, expected) => {
  expect(renderLink(html`open`, href).text).toBe(expected)
})

test('lines to copy keep their indentation', () => {
  expect(renderLinesToCopy([safe`- if: x`, safe`  uses: ${'<y>'}`]).text).toBe(
    '<pre>- if: x\n  uses: &lt;y&gt;</pre>',
  )
})

test('a table has a heading for each column', () => {
  expect(renderTable(['<a>'], [renderTableRow([renderCode('|')])]).text).toBe(
    '<table>\n<tr><th>&lt;a&gt;</th></tr>\n<tr><td><code>|</code></td></tr>\n</table>',
  )
})
