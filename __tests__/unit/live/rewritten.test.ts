import { expect, test } from '@jest/globals'
import { isRewritten, withoutEmailProtection } from '../../../src/live/rewritten.ts'

/** As Cloudflare does it: the key, and each byte with it. */
const hidden = (email: string, key = 0x54) =>
  Buffer.from([key, ...Buffer.from(email).map((byte) => byte ^ key)]).toString('hex')

test.each([
  ['<p>Write to us.', '<p>Write to us.'],
  [
    `<p><a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hidden('me@example.com')}">[email&#160;protected]</a>.`,
    '<p>me@example.com.',
  ],
  [
    `<a href="/cdn-cgi/l/email-protection#${hidden('me@example.com?subject=x')}"><span class="__cf_email__" data-cfemail="${hidden('me@example.com')}">[email&#160;protected]</span></a>`,
    '<a href="mailto:me@example.com?subject=x">me@example.com</a>',
  ],
  ['<a href="/cdn-cgi/l/email-protection#zz">x</a>', '<a href="/cdn-cgi/l/email-protection#zz">x</a>'],
])('%s shows emails as they were', (page, original) => {
  expect(withoutEmailProtection(page)).toBe(original)
})

test('many of them take no time', () => {
  const page = `/cdn-cgi/l/email-protection${'<a data-cfemail="ab'.repeat(100_000)}`
  const { user } = process.cpuUsage()
  expect(withoutEmailProtection(page)).toBe(page)
  expect(process.cpuUsage({ user, system: 0 }).user / 1_000).toBeLessThan(5_000)
})

const PAGE = '<link rel="stylesheet" href="/a.css?1"><script defer src=/a.1f.js></script><p>text'

test.each([
  [PAGE, true],
  [`${PAGE}<script src="/cdn-cgi/x.js"></script>`, true],
  ['<link href=/a.css?1 rel=stylesheet><script type="x" src="/a.1f.js"></script><p>text', true],
  ['<link href=/a.css?2 rel=stylesheet><script src="/a.1f.js"></script><p>text', false],
  ['<link href=/a.css?1 rel=stylesheet><script src="/a.2e.js"></script><p>text', false],
])('%s loads what the page loads: %s', (received, same) => {
  expect(isRewritten('x.html', Buffer.from(PAGE), Buffer.from(received), () => true)).toBe(same)
  expect(isRewritten('x.html', Buffer.from(PAGE), Buffer.from(received), () => false)).toBe(false)
})

const isSame = (page: string, received: string) =>
  isRewritten('x.html', Buffer.from(page), Buffer.from(received), () => true)

const LINKS =
  '<link rel="stylesheet" href="/styles?v=1"><link rel=modulepreload href=/chunks/a.1f.js><link rel="preload" as="script" href="/b.1f.js">'
const LOADER =
  '<script>\n// Starts\n(function (callback) {\n  import("/entry.1f.js"); callback()\n})(b)</script>'
const STYLE = 'p {\n  background: url("/a.1f.png");\n}'
const INLINE = '<script>import("/entry.1f.js")</script><p>text'

test.each([
  ['another style sheet without an ending', LINKS, LINKS.replace('v=1', 'v=2'), false],
  ['another module', LINKS, LINKS.replace('a.1f', 'a.2e'), false],
  ['another preload', LINKS, LINKS.replace('b.1f', 'b.2e'), false],
  ['other quotes and order', LINKS, `<link href='/styles?v=1' rel='StyleSheet'>${LINKS}`, true],
  ['another icon', '<link rel=icon href=/a.1f.png>', '<link rel=icon href=/a.2e.png>', true],
  [
    'an address with more to it',
    '<script src=/app.js></script>',
    '<script src="/app.js?old"></script>',
    false,
  ],
  ['an address in the text only', '<script src=/app.js></script>', '<p>/app.js', false],
  [
    'an address in a comment only',
    '<script src=/a.js></script>',
    '<!--<script src=/a.js></script>-->',
    false,
  ],
  [
    'a character reference',
    '<script src="/a?b&amp;c=ü"></script>',
    '<script src="/a?b&c=&uuml;"></script>',
    true,
  ],
  ['another script in the page', INLINE, INLINE.replace('1f', '2e'), false],
  ['no script in the page', INLINE, '<p>text import("/entry.1f.js")', false],
  ['one more script in the page', INLINE, `<script>beacon()</script>${INLINE}`, true],
  ['a script of another type', INLINE, INLINE.replace('<script', '<script type="1f-module"'), true],
  ['other line ends', '<script>\r\na()\r\nb()</script>', '<script>a()\nb()\n</script>', true],
  [
    'a script in SVG',
    '<svg><script>a("/1.js")</script></svg>',
    '<svg><script>a("/2.js")</script></svg>',
    false,
  ],
  ['a smaller script', LOADER, '<script>!function(a){import(`/entry.1f.js`),a()}(b)</script>', true],
  ['a smaller script of another build', LOADER, '<script>import("/entry.2e.js")</script>', false],
  ['a smaller script that loads nothing', LOADER, '<script>function a(){}</script>', false],
  ['no script at all', LOADER, '<p>', false],
  [
    'an address that only another script names',
    `${LOADER}<script>x("/entry.1f.js")</script>`,
    '<script>x("/entry.1f.js")</script>',
    false,
  ],
  [
    'smaller data',
    '<script type="application/json">{ "build": "k2J_x" }</script>',
    '<script type="application/json">{"build":"k2J_x"}</script>',
    true,
  ],
  [
    'data of another build',
    '<script type="application/json">{ "build": "k2J_x" }</script>',
    '<script type="application/json">{"build":"m3K_y"}</script>',
    false,
  ],
  [
    'other numbers in data',
    '<script type="application/json">[10, 20]</script>',
    '<script type="application/json">[10,30]</script>',
    false,
  ],
  [
    'smaller data without names',
    '<script type="application/json">{ "on": true }</script>',
    '<script type="application/json">{"on":true}</script>',
    true,
  ],
  [
    'another state in data',
    '<script type="application/json">{"on":true}</script>',
    '<script type="application/json">{"on":false}</script>',
    false,
  ],
  [
    'another text in a script',
    '<script>show("We are open")</script>',
    '<script>show("We are closed")</script>',
    false,
  ],
  [
    'the same text in a smaller script',
    '<script>"use strict"; show( "We are open" )</script>',
    '<script>show(`We are open`)</script>',
    true,
  ],
  ['another number in a list', '<script>draw([10, 20])</script>', '<script>draw([10,30])</script>', false],
  ['another number in an object', '<script>a = { b: 10 }</script>', '<script>a={b:20}</script>', false],
  [
    'the same numbers in a smaller script',
    '<script>draw([1000, 0.5, 0x10], { a: 7, b: 60 * 1000 }); wait(60 * 1000, 3)</script>',
    '<script>draw([1e3,.5,16],{a:7,b:6e4}),wait(6e4,3)</script>',
    true,
  ],
  [
    'the number of another build',
    '<script>BUILD = 20261122</script>',
    '<script>BUILD=20261121</script>',
    false,
  ],
  ['other escapes', '<script>a("\\u003c/b>\\/c")</script>', "<script>a('<\\/b>/c');</script>", true],
  ['no script that names nothing', '<script>start()</script><p>', '<p>', false],
  ['a script that cannot be read', '<script>a("</script>', '<script>b("</script>', false],
  ['a smaller style', `<style>${STYLE}</style>`, '<style>p{background:url(/a.1f.png)}</style>', true],
  [
    'a style of another build',
    `<style>${STYLE}</style>`,
    '<style>p{background:url(/a.2e.png)}</style>',
    false,
  ],
  ['no style', `<style>${STYLE}</style>`, '<p>', false],
])('a page with %s', (_, page, received, same) => {
  expect(isSame(page, received)).toBe(same)
})

test('scripts of XHTML may close themselves', () => {
  const page = (name: string) => Buffer.from(`<script src="a.js"/><script src="${name}"/><p/>`)
  expect(isRewritten('x.xhtml', page('b.js'), page('b.js'), () => true)).toBe(true)
  expect(isRewritten('x.xhtml', page('b.js'), page('c.js'), () => true)).toBe(false)
})

test.each([
  ['tags that never end', '<script '.repeat(60_000)],
  ['links that never end', '<link '.repeat(60_000)],
  ['open elements', '<div>'.repeat(200_000)],
  ['attributes', `<script ${'src=a '.repeat(100_000)}></script>`],
  ['strings', `<script>${'a("/1.js");'.repeat(80_000)}</script>`],
  ['scripts', Array.from({ length: 60_000 }, (_, i) => `<script src=/a/${i}.js></script>`).join('')],
])('many %s take no time', (_, page) => {
  const { user } = process.cpuUsage()
  expect(isSame(page, `${page} `)).toBe(true)
  isSame(page, page.replaceAll('(', ' ('))
  expect(process.cpuUsage({ user, system: 0 }).user / 1_000).toBeLessThan(5_000)
})
