import { expect, test } from '@jest/globals'
import { summaryPage } from '../../../../sandbox/summary/page.ts'

test('each step has its own part, with its HTML as it is and its Markdown rendered', () => {
  const html = summaryPage([
    { title: 'A & B', summary: '<h3>✅ done</h3>\n<table><tr><td>1</td></tr></table>\n' },
    { title: 'C', summary: '**bold** https://example.com/' },
  ])
  expect(html.match(/<section>/g)).toHaveLength(2)
  expect(html).toContain('<h2>A &amp; B</h2>')
  expect(html).toContain('<h3>✅ done</h3>\n<table><tr><td>1</td></tr></table>')
  expect(html).toContain('<strong>bold</strong> <a href="https://example.com/">')
})

test('the page loads and runs nothing', () => {
  const html = summaryPage([{ title: 'x', summary: '<script>alert(1)</script>' }])
  expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`)
})
