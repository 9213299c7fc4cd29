import { expect, test } from '@jest/globals'
import { isRewritten, type PageSurroundings, withoutEmailProtection } from '../../../src/live/rewritten.ts'

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

/** As on a host where `guide.html` is `/guide`, too. */
const SURROUNDINGS: PageSurroundings = {
  isElsewhere: (address) => /^(?:https?:)?\/\/(?!docs\.acme\.org\/)/.test(address),
  leadToSame: (_, a, b) => `/${a.replace('.html', '')}` === b,
}

const isSame = (file: string, received: string, name = 'x.html') =>
  isRewritten(name, Buffer.from(file), Buffer.from(received), SURROUNDINGS, () => undefined)

const script = (text: string) => `<script>${text}</script>`
const json = (text: string) => `<script type="application/json">${text}</script>`
const style = (text: string) => `<style>${text}</style>`

const LOADER =
  '<script>\n// Starts\n(function (callback) {\n  import("/entry.1f.js"); callback()\n})(b)</script>'
const INLINE = '<script>import("/entry.1f.js")</script><p>text'

const HTML = `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8"> <!-- A comment -->
  <title>Guide &amp; more</title>
  <link rel="stylesheet" href="/a.css">
</head>
<body class='a  b'>
  <h1 id="start">Start</h1>
  <p>Some <b>text</b>, <a href="guide.html">a link</a>.</p>
  <ul>
    <li>One</li>
    <li>Two</li>
  </ul>
  <table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>
  <pre>
a   b
  c</pre>
  <button disabled="disabled" onclick="go('/a')">Go</button>
  <template id="t"><a href="/x">new</a></template>
  <script src="/a.1f.js" defer></script>
</body>
</html>
`
const MINIFIED =
  '<!doctype html><html lang=en><meta charset=utf-8><title>Guide & more</title><link href=/a.css rel=stylesheet>' +
  '<body class="a  b"><h1 id=start>Start</h1><p>Some <b>text</b>, <a href=guide.html>a link</a>.<ul><li>One<li>Two</ul>' +
  '<table><tr><td>1<td>2</table><pre>\na   b\n  c</pre>' +
  "<button onclick=go('/a') disabled>Go</button><template id=t><a href=/x>new</a></template><script defer src=/a.1f.js></script>"

const BEACON =
  '<script defer src="https://static.cloudflareinsights.com/beacon.min.js/v1" integrity="sha512-x" data-cf-beacon=\'{"token":"1f"}\' crossorigin="anonymous"></script>'
const DETECTION =
  "<script>(function(){var a=document.createElement('script');a.src='/cdn-cgi/challenge-platform/scripts/jsd/main.js';document.head.appendChild(a)})();</script>"
const ROCKET = 'ac2db66612bdc379950ac657'

test.each<[string, string, string]>([
  ['that is as it was', HTML, HTML],
  ['that was minified', HTML, MINIFIED],
  ['with other line ends', HTML, HTML.replaceAll('\n', '\r\n')],
  ['with other line ends in an attribute', '<p title="a\r\nb">', '<p title="a\nb">'],
  ['with names in other letters', '<P ID=a>', '<p id=a>'],
  ['with an attribute once that says nothing the second time', '<p id=a id=b>', '<p id=a>'],
  ['with other white space in its document type', '<!DOCTYPE\n  html><p>a', '<!doctype html><p>a'],
  ['with other white space without scripts', '<p>a<noscript> b </noscript>c', '<p>a<noscript>b</noscript>c'],
  [
    'without an end tag',
    '<div><p>a</p><noscript>b</noscript></div>',
    '<div><p>a<noscript>b</noscript></div>',
  ],
  ['with a comment', HTML, HTML.replace('<ul>', '<!-- This site is hosted on Netlify. --><ul>')],
  ['in XHTML with other ends of empty elements', '<p/><img alt="" />', '<p></p><img alt=""></img>'],
  ['with the beacon of Cloudflare', HTML, HTML.replace('</body>', `${BEACON}</body>`)],
  [
    'without text, with the beacon of Cloudflare',
    '<redoc spec-url="/o.json"></redoc>',
    `<redoc spec-url="/o.json"></redoc>${BEACON}`,
  ],
  [
    'that sends its readers on, with the beacon of Cloudflare',
    '<!doctype html><title>Redirecting</title><meta http-equiv="refresh" content="0; url=/api"><body></body>',
    `<!doctype html><title>Redirecting</title><meta http-equiv="refresh" content="0; url=/api"><body>${BEACON}</body>`,
  ],
  ['with what Cloudflare detects robots with', HTML, HTML.replace('</body>', `${DETECTION}</body>`)],
  [
    'with the script that shows emails',
    HTML,
    HTML.replace(
      '</body>',
      '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script></body>',
    ),
  ],
  [
    'with hidden emails',
    '<p>Write to me@example.com.',
    `<p>Write to <a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hidden('me@example.com')}">[email&#160;protected]</a>.`,
  ],
  [
    'with emails that are hidden in the file, too',
    `<a href="/cdn-cgi/l/email-protection#${hidden('me@example.com')}">Write to us</a>`,
    `<a href="/cdn-cgi/l/email-protection#${hidden('me@example.com')}">Write to us</a>${BEACON}`,
  ],
  [
    'with Rocket Loader',
    HTML,
    HTML.replace('src="/a.1f.js" defer>', `src="/a.1f.js" defer type="${ROCKET}-text/javascript">`)
      .replace(
        `onclick="go('/a')"`,
        `onclick="if (!window.__cfRLUnblockHandlers) return false; go('/a')" data-cf-modified-${ROCKET}-=""`,
      )
      .replace(
        '</body>',
        `<script src="/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js" data-cf-settings="${ROCKET}-|49" defer></script></body>`,
      ),
  ],
  ['with the scripts of Netlify', HTML, `${HTML}<script async src="/.netlify/scripts/hud"></script>\n`],
  ['with areas as Netlify writes them', '<map><area href=guide.html></map>', '<map><area href=/guide></map>'],
  ['with links as Netlify writes them', HTML, HTML.replace('"guide.html"', '"/guide"')],
  [
    'with a tag manager',
    HTML,
    HTML.replace(
      '</head>',
      "<script>(function(w,d,s,l,i){j.src='https://www.googletagmanager.com/gtm.js?id='+i})(window,document,'script','dataLayer','GTM-X')</script></head>",
    ).replace(
      '<h1',
      '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-X" height="0"></iframe></noscript><h1',
    ),
  ],
  [
    'with hints for other hosts',
    HTML,
    HTML.replace('</head>', '<link rel=preconnect href=//fonts.example.com></head>'),
  ],
  [
    'with a script that puts an address together',
    HTML,
    HTML.replace('</head>', '<script>a("https://"+b+".example.com")</script></head>'),
  ],
  ['with a module of another host', '<p>a', '<p>a<script type=module src=https://a.org/b.js></script>'],
  ['with added scripts between paragraphs', '<p>a</p><p>b</p>', `<p>a</p>${BEACON}<p>b</p>`],
  ['with a nonce', '<script>a()</script>', '<script nonce="1f">a()</script>'],
  ['with another nonce', '<script nonce=2e>a()</script>', '<script nonce="1f">a()</script>'],
  [
    'with safe addresses',
    '<a href="http://a.org/b">c</a><img src=HTTP://a.org/b>',
    '<a href="https://a.org/b">c</a><img src=https://a.org/b>'.replace(
      'https://a.org/b>',
      'HTTPS://a.org/b>',
    ),
  ],
  [
    'with a viewport that was minified',
    '<meta name=viewport content="width=device-width, initial-scale=1.0">',
    '<meta name=viewport content="width=device-width,initial-scale=1">',
  ],
  [
    'with types that say nothing',
    '<script type="text/javascript">a()</script><style type=text/css>p{}</style><link rel=stylesheet type=text/css href=a>',
    '<script>a()</script><style>p{}</style><link rel=stylesheet href=a>',
  ],
])('a page %s is the one in the file', (name, file, received) => {
  expect(isSame(file, received, name.includes('XHTML') ? 'x.xhtml' : 'x.html')).toBe(true)
})

test.each<[string, string, string]>([
  ['another id', '<h2 id=install>Install</h2>', '<h2 id=setup>Install</h2>'],
  ['an old noindex', '<title>T</title>', '<title>T</title><meta name=robots content=noindex>'],
  [
    'an old policy',
    '<title>T</title>',
    `<title>T</title><meta http-equiv=Content-Security-Policy content="default-src 'none'">`,
  ],
  [
    'another language',
    '<link rel=alternate hreflang=de href=/a>',
    '<link rel=alternate hreflang=de href=/b>',
  ],
  [
    'another canonical address',
    '<link rel=canonical href=https://a.org/a>',
    '<link rel=canonical href=https://a.org/b>',
  ],
  ['an old canonical address', '<p>a', '<link rel=canonical href=https://a.org/b><p>a'],
  [
    'another redirect',
    '<meta http-equiv=refresh content="0; url=/a">',
    '<meta http-equiv=refresh content="0; url=/b">',
  ],
  [
    'another viewport',
    '<meta name=viewport content="width=device-width, initial-scale=1.0">',
    '<meta name=viewport content="width=device-width, initial-scale=1.5">',
  ],
  ['another description', '<meta name=description content="a, b">', '<meta name=description content="a,b">'],
  ['an old redirect', '<p>a', '<meta http-equiv=refresh content="0; url=/b"><p>a'],
  ['another form', '<form action=/a>', '<form action=/b>'],
  ['another handler', `<button onclick="go('/a')">`, `<button onclick="go('/b')">`],
  ['other properties', '<div data-props="{&quot;a&quot;:1}">', '<div data-props="{&quot;a&quot;:2}">'],
  ['another template', '<template><a href=/a>a</a></template>', '<template><a href=/b>b</a></template>'],
  [
    'another style sheet',
    '<link rel=stylesheet href=/a.css>',
    '<link rel=stylesheet media=print href=/a.css>',
  ],
  [
    'another checksum',
    '<script src=/a.js integrity=sha384-a></script>',
    '<script src=/a.js integrity=sha384-b></script>',
  ],
  [
    'a style sheet that is only loaded',
    '<link rel=stylesheet href=/a.css>',
    '<link rel=preload href=/a.css>',
  ],
  [
    'a style sheet that is not used',
    '<link rel=stylesheet href=/a.css>',
    '<link rel=stylesheet disabled href=/a.css>',
  ],
  ['an old script', '<p>a', '<p>a<script src=/a.js></script>'],
  ['an old script with its full address', '<p>a', '<p>a<script src=https://docs.acme.org/a.js></script>'],
  ['an old style sheet', '<p>a', '<link rel=stylesheet href=/a.css><p>a'],
  ['an old script that loads another', '<p>a', '<p>a<script>import("/a.js")</script>'],
  [
    'an old script that loads another with its full address',
    '<p>a',
    '<p>a<script>import("https://docs.acme.org/a.js")</script>',
  ],
  [
    'an old script that loads another one beside it',
    '<p>a',
    '<p>a<script type=module>import "./a.js"</script>',
  ],
  ['old data', '<p>a', '<p>a<script type="application/ld+json">{"a":1}</script>'],
  ['an old import map', '<p>a', '<p>a<script type=importmap>{"imports":{"a":"https://a.org/a.js"}}</script>'],
  ['an old script of the same scheme', '<p>a', '<p>a<script>import("//docs.acme.org/a.js")</script>'],
  ['an old icon of another host', '<p>a', '<link rel="preload icon" href=https://a.org/b.png><p>a'],
  ['an old line without scripts', '<p>a', '<noscript><hr></noscript><p>a'],
  [
    'other text before nested elements for no scripts',
    'a<noscript><noscript>b</noscript></noscript>',
    'c<noscript><noscript>b</noscript></noscript>',
  ],
  ['an old notice without scripts', '<p>a', '<noscript>Switch on scripts</noscript><p>a'],
  ['an old picture without scripts', '<p>a', '<noscript><img src=/a.png></noscript><p>a'],
  ['other text without scripts', '<noscript>a</noscript>', '<noscript>b</noscript>'],
  [
    'another script of another host',
    '<script src=https://a.org/2.js></script>',
    '<script src=https://a.org/1.js></script>',
  ],
  ['a deletion', 'must <del>not</del> go', 'must not go'],
  ['an exponent', '10<sup>6</sup>', '106'],
  [
    'cells in other rows',
    '<table><tr><td>a<td>b<tr><td>c<td>d</table>',
    '<table><tr><td>a<tr><td>b<td>c<tr><td>d</table>',
  ],
  ['text in another paragraph', '<div><p>a</p>b</div>', '<div><p>ab</div>'],
  ['bold text that ends later', '<p><b>a</b> c', '<p><b>a c</b>'],
  ['a list that ends later', '<ul><li>a</li></ul><p>b', '<ul><li>a<p>b</ul>'],
  ['other text', '<p>We are open', '<p>We are closed'],
  ['text in other places', '<p>a<p>b', '<p>b<p>a'],
  ['another title', '<title>a</title>', '<title>b</title>'],
  ['other white space in preformatted text', '<pre>a\n  b</pre>', '<pre>a\nb</pre>'],
  [
    'other white space in preformatted text behind an end tag',
    '</pre><pre>a\n  b</pre>',
    '</pre><pre>a\nb</pre>',
  ],
  ['other white space in a field', '<textarea>a\n  b</textarea>', '<textarea>a\nb</textarea>'],
  ['other white space in a listing', '<listing>a\n  b</listing>', '<listing>a\nb</listing>'],
  ['preformatted text in another paragraph', '<pre><p><b>a</b></p>b</pre>', '<pre><p><b>a</b>b</pre>'],
  ['a space less between words', '<p>a <b>b</b>', '<p>a<b>b</b>'],
  [
    'a space less in a drawing',
    '<svg><text>a <tspan>b</tspan></text></svg>',
    '<svg><text>a<tspan>b</tspan></text></svg>',
  ],
  ['a space less beside other text', 'a <noscript>b</noscript>c', 'a<noscript>b</noscript>c'],
  [
    'text in another paragraph, beside other text',
    '<div><p>a</p><noscript>b</noscript>c</div>',
    '<div><p>a<noscript>b</noscript>c</div>',
  ],
  ['another alternative text', '<img src=a.png alt=a>', '<img src=a.png alt=b>'],
  ['another class', '<p class="a b">', '<p class="a  b">'],
  [
    'another selection',
    '<doc-versions selected=v2></doc-versions>',
    '<doc-versions selected=v1></doc-versions>',
  ],
  ['an unsafe address', '<a href=https://a.org/b>', '<a href=http://a.org/b>'],
  ['a safe address of another place', '<a href=http://a.org/b>', '<a href=https://a.org/c>'],
  ['a safe address in a text', '<p title=http://a.org/>', '<p title=https://a.org/>'],
  ['another next page', '<link rel=next href=guide.html>', '<link rel=next href=/guide>'],
  ['a link to another page', '<a href=a.html>', '<a href=/b>'],
  ['a link that a base changes', '<base href=/v1/><a href=a.html>', '<base href=/v1/><a href=/a>'],
  ['another icon', '<link rel=icon href=/a.1f.png>', '<link rel=icon href=/a.2e.png>'],
  ['a module that became a script', '<script type=module src=/a.js></script>', '<script src=/a.js></script>'],
  ['another document type', '<!doctype html><p>a', '<p>a'],
  [
    'another hidden email',
    '<p>me@example.com',
    `<p><a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hidden('us@example.com')}">[email&#160;protected]</a>`,
  ],
  ['a part missing', '<p>a<p>b', '<p>a'],
  ['an element more', '<p>a', '<p>a<hr>'],
  ['letters that end with the same byte as a space', '<p>à', '<p>Ã'],
])('a page with %s is another one', (_, file, received) => {
  expect(isSame(file, received)).toBe(false)
  expect(isSame(file, `${received}${BEACON}`)).toBe(false)
})

test.each<[string, string, string, boolean]>([
  ['another script', INLINE, INLINE.replace('1f', '2e'), false],
  ['no script', INLINE, '<p>text import("/entry.1f.js")', false],
  ['one more script', INLINE, `<script>beacon()</script>${INLINE}`, true],
  ['a script of another type', INLINE, INLINE.replace('<script', '<script type="1f-text/javascript"'), true],
  ['a script that does not run', INLINE, INLINE.replace('<script', '<script type="text/plain"'), false],
  [
    'another type that begins with digits',
    '<script type="a-x">b</script>',
    '<script type="c-x">b</script>',
    false,
  ],
  ['other line ends', script('\r\na()\r\nb()'), script('a()\nb()\n'), true],
  ['a script in SVG', `<svg>${script('a("/1.js")')}</svg>`, `<svg>${script('a("/2.js")')}</svg>`, false],
  ['a minified script', LOADER, script('!function(a){import(`/entry.1f.js`),a()}(b)'), true],
  ['a minified script of another build', LOADER, script('import("/entry.2e.js")'), false],
  ['a minified script that loads nothing', LOADER, script('function a(){}'), false],
  ['no script at all', LOADER, '<p>', false],
  [
    'an address that only another script names',
    `${LOADER}<script>x("/entry.1f.js")</script>`,
    script('x("/entry.1f.js")'),
    false,
  ],
  ['minified data', json('{ "build": "k2J_x" }'), json('{"build":"k2J_x"}'), true],
  ['data of another build', json('{ "build": "k2J_x" }'), json('{"build":"m3K_y"}'), false],
  ['other numbers in data', json('[10, 20]'), json('[10,30]'), false],
  ['minified data without names', json('{ "on": true }'), json('{"on":true}'), true],
  ['minified data with lines around it', json('\n{ "on": true }\n'), json('{"on":true}'), true],
  ['another state in data', json('{"on":true}'), json('{"on":false}'), false],
  ['data in another order', json('[1,2]'), json('[2,1]'), false],
  [
    'text for another script',
    '<script type="text/x-template">a  b</script>',
    '<script type="text/x-template">a b</script>',
    false,
  ],
  [
    'text that reads as a script before it',
    `${script('a( "b" )')}<script type="text/x-template">a( "b" )</script>`,
    `${script('a("b")')}<script type="text/x-template">a("b")</script>`,
    false,
  ],
  [
    'a minified module',
    '<script type=module>import( "/a.js" )</script>',
    '<script type=module>import("/a.js")</script>',
    true,
  ],
  ['another text', script('show("We are open")'), script('show("We are closed")'), false],
  [
    'the same text in a minified script',
    script('"use strict"; show( "We are open" )'),
    script('show(`We are open`)'),
    true,
  ],
  ['another number in a list', script('draw([10, 20])'), script('draw([10,30])'), false],
  ['another number in an object', script('a = { b: 10 }'), script('a={b:20}'), false],
  [
    'the same numbers in a minified script',
    script('draw([1000, 0.5, 0x10, -2.50], { a: 7, b: 60 * 1000 }); wait(24 * 60 * 60, 3)'),
    script('draw([1e3,.5,16,-2.5],{a:7,b:6e4}),wait(86400,3)'),
    true,
  ],
  ['another sign', script('draw([ 1 ])'), script('draw([-1])'), false],
  ['the number of another build', script('BUILD = 20261122'), script('BUILD=20261121'), false],
  ['other escapes', script('a("\\u003c/b>\\/c")'), script("a('<\\/b>/c');"), true],
  ['no script that names nothing', `${script('start()')}<p>`, '<p>', false],
  ['another script that names nothing', script('start()'), script('stop()'), false],
  ['a script that cannot be read', script('a("'), script('b("'), false],
  ['another state', script('C={search:true,theme:"dark"}'), script('C={search:false,theme:"light"}'), false],
  ['another state, and minified', script('C = { on: true, off: null }'), script('C={on:!1,off:null}'), false],
  ['the same state, and minified', script('C = { on: true, off: false }'), script('C={on:!0,off:!1}'), true],
  [
    'values in other places',
    script('V={latest:"2.0",old:"1.9"}'),
    script('V={latest:"1.9",old:"2.0"}'),
    false,
  ],
  [
    'values in other places, and minified',
    script('V = { latest: "2.0", old: "1.9" }'),
    script('V={latest:"1.9",old:"2.0"}'),
    false,
  ],
  ['an item more', script('V=["1.0","2.0"]'), script('V=["1.0","2.0","3.0-rc"]'), false],
  ['an item more, and minified', script('V = [ "1.0", "2.0" ]'), script('V=["1.0","2.0","3.0-rc"]'), false],
  ['other names', script('V = { latest: a }'), script('V={stable:a}'), false],
  ['another function', script('if (a) showBeta()'), script('a&&showOld()'), false],
  ['another condition', script('a||b("c")'), script('a&&b("c")'), false],
  ['a call less, and minified', script('load();\nshowBeta();'), script('load()'), false],
  ['a condition less, and minified', script('load();\nif (a) { showBeta() }'), script('load()'), false],
  [
    'other names of what it declares, and minified',
    script(
      '(function (first, { second: third }) { for (const [each] of third) run(first, each); })(load => load());',
    ),
    script('(function(a,{second:b}){for(const[d]of b)run(a,d)})(e=>e())'),
    true,
  ],
  ['another regular expression', script('a( /b/ )'), script('a(/c/)'), false],
  ['other comments', script('/* a */ b() // c'), script('b()'), true],
  ['another comment that does not end', script('b() /* a'), script('b() /* c'), false],
  ['another condition, written in full', script('a || b("c")'), script('a && b("c")'), false],
  ['a call more, and minified', script('load( );'), script('load(),showBeta()'), false],
  ['another large number', script('a = 10n'), script('a=11n'), false],
  ['another octal number', script('a = 010'), script('a=10'), false],
  ['an escape that is none', script('a( "\\u{110000}" )'), script('a("\\u{110000}")'), true],
  [
    'a minified style',
    style('p {\n  background: url("/a.1f.png");\n}'),
    style('p{background:url(/a.1f.png)}'),
    true,
  ],
  [
    'a minified style with numbers in it',
    style('<!-- p { width: 050.0%; opacity: 0.50; margin: calc( 1.0px + 2% ) } -->'),
    style('p{width:50%;opacity:.5;margin:calc(1px + 2%)}'),
    true,
  ],
  [
    'a minified style with more in it',
    style(
      '/* a */ @media (min-width: 10px) and (color) { .a > .b, .c .d:hover { margin: 0.5em -1px !important; } }',
    ),
    style('@media (min-width:10px) and (color){.a>.b,.c .d:hover{margin:.5em -1px!important}}'),
    true,
  ],
  [
    'a style of another build',
    style('p { background: url("/a.1f.png") }'),
    style('p{background:url(/a.2e.png)}'),
    false,
  ],
  ['another style', style('.warn{display:block}'), style('.warn{display:none}'), false],
  ['another selector', style('.a .b { c: d }'), style('.a.b{c:d}'), false],
  ['a state of all within', style('.a :hover{c:d}'), style('.a:hover{c:d}'), false],
  ['no style', style('p{}'), '<p>', false],
])('a page with %s', (_, file, received, same) => {
  expect(isSame(file, received)).toBe(same)
})

/** As written by esbuild 0.28.2 and terser 5.51.2. */
test.each<[string, string, string, string]>([
  [
    'quoted keys',
    "window.dataLayer = window.dataLayer || [];\nfunction gtag(){dataLayer.push(arguments);}\ngtag('js', new Date());\ngtag('config', 'G-ABC123', {\"anonymize_ip\": true, \"send_page_view\": false});",
    'window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("js",new Date),gtag("config","G-ABC123",{anonymize_ip:!0,send_page_view:!1});',
    'function gtag(){dataLayer.push(arguments)}window.dataLayer=window.dataLayer||[],gtag("js",new Date),gtag("config","G-ABC123",{anonymize_ip:!0,send_page_view:!1});',
  ],
  [
    'quoted long keys',
    'window.CONFIG = {"documentId": "a-1", "longproperty": "b-2"};',
    'window.CONFIG={documentId:"a-1",longproperty:"b-2"};',
    'window.CONFIG={documentId:"a-1",longproperty:"b-2"};',
  ],
  [
    'an index',
    'window["documentation"] = "/x/1.js";',
    'window.documentation="/x/1.js";',
    'window.documentation="/x/1.js";',
  ],
  [
    'line ends in a string',
    'show("first line\\nsecond line\\nthird");',
    'show(`first line\nsecond line\nthird`);',
    'show("first line\\nsecond line\\nthird");',
  ],
  [
    'joined strings',
    'load("/assets/" + "main.1f.js");',
    'load("/assets/main.1f.js");',
    'load("/assets/main.1f.js");',
  ],
  [
    'a comparison with undefined',
    "(function() {\n  var t = localStorage.getItem('theme-mode');\n  if (typeof t === 'undefined') { t = 'light'; }\n  document.documentElement.setAttribute('data-theme', t === 'dark' ? 'dark' : 'light');\n})();",
    '(function(){var t=localStorage.getItem("theme-mode");typeof t>"u"&&(t="light"),document.documentElement.setAttribute("data-theme",t==="dark"?"dark":"light")})();',
    '!function(){var t=localStorage.getItem("theme-mode");void 0===t&&(t="light"),document.documentElement.setAttribute("data-theme","dark"===t?"dark":"light")}();',
  ],
  ['other letters', 'show("Caf\\u00e9 au lait");', 'show("Café au lait");', 'show("Café au lait");'],
  ['other quotes', 'show("it\'s a \\"test\\"");', 'show(`it\'s a "test"`);', "show('it\\'s a \"test\"');"],
  [
    'other numbers',
    'x = [-1, -2.50, 1e3, 0xff, 1000000];',
    'x=[-1,-2.5,1e3,255,1e6];',
    'x=[-1,-2.5,1e3,255,1e6];',
  ],
  [
    'another comparison with undefined',
    'if (typeof window === "undefined") { throw new Error("no window here"); }',
    'if(typeof window>"u")throw new Error("no window here");',
    'if("undefined"==typeof window)throw new Error("no window here");',
  ],
  [
    'a regular expression',
    'x.replace(/[/"\']/g, "a b");',
    'x.replace(/[/"\']/g,"a b");',
    'x.replace(/[/"\']/g,"a b");',
  ],
  ['large numbers', 'id = { n: 10000000000, m: 86400000 };', 'id={n:1e10,m:864e5};', 'id={n:1e10,m:864e5};'],
  ['a calculation', 'setTimeout(f, [60 * 1000, 5]);', 'setTimeout(f,[60*1e3,5]);', 'setTimeout(f,[6e4,5]);'],
  [
    'a comparison with a string',
    'if (link.kind === "external") { open(link.href); }',
    'link.kind==="external"&&open(link.href);',
    '"external"===link.kind&&open(link.href);',
  ],
  [
    'a comparison with a number',
    'if (list.length === 10) { show(list.title); }',
    'list.length===10&&show(list.title);',
    '10===list.length&&show(list.title);',
  ],
  [
    'a loop without an end',
    '(function () { while (true) { if (next("a")) { stop(); } run(); } })();',
    '(function(){for(;;)next("a")&&stop(),run()})();',
    '!function(){for(;;)next("a")&&stop(),run()}();',
  ],
  [
    'several variables',
    '(function () { var first, second, third; first = a(); run("b", first, second, third); })();',
    '(function(){var n,r,i;n=a(),run("b",n,r,i)})();',
    '!function(){var i;i=a(),run("b",i,void 0,void 0)}();',
  ],
  [
    'two signs',
    '(function (first) { run("a", first + +second); })(b);',
    '(function(n){run("a",n+ +second)})(b);',
    '!function(n){run("a",n+ +second)}(b);',
  ],
  [
    'functions of both kinds',
    '(function () { var first = load("a"); function show(text) { write("b", text); } show("c"); show("d"); first(function (each) { show("e" + each); }); })();',
    '(function(){var o=load("a");function n(i){write("b",i)}n("c"),n("d"),o(function(i){n("e"+i)})})();',
    '!function(){var n=load("a");function c(n){write("b",n)}c("c"),c("d"),n(function(n){c("e"+n)})}();',
  ],
  ['an empty string', 'x = "" + y + "z";', 'x=""+y+"z";', 'x=y+"z";'],
  ['an empty string before another', 'write("a", "" + "b" + c);', 'write("a","b"+c);', 'write("a","b"+c);'],
  ['an arrow function', 'x = item => item.open("a");', 'x=a=>a.open("a");', 'x=a=>a.open("a");'],
  [
    'a function that is called at once',
    '(function () { run("a"); })();',
    '(function(){run("a")})();',
    'run("a");',
  ],
])('a script with %s, minified', (_, file, byEsbuild, byTerser) => {
  expect(isSame(script(file), script(byEsbuild))).toBe(true)
  expect(isSame(script(file), script(byTerser))).toBe(true)
  expect(isSame(script(file.replace(/[a-z](?=["'])|\d(?=[\d,])/, '7')), script(byEsbuild))).toBe(false)
})

const COUNTER = '<script>count()</script>'
test.each<[string, string, string, string, boolean]>([
  ['the same', '<p>a', '<p>a', `<p>a${BEACON}`, true],
  ['another text', '<p>a', '<p>b', `<p>a${BEACON}`, true],
  ['a script that is gone', '<p>a', `<p>a${COUNTER}`, `<p>a${BEACON}`, true],
  ['a script that is still there', '<p>a', `<p>a${COUNTER}`, `<p>a${COUNTER}`, false],
  ['a script that is still there, and more', '<p>a', `<p>a${COUNTER}`, `<p>a${COUNTER}${BEACON}`, false],
  ['no script yet', `<p>a${COUNTER}`, '<p>a', `<p>a${COUNTER}${BEACON}`, true],
  ['the bytes that are still there', '<p>a</p>', '<p>a', '<p>a', false],
])('a page whose earlier version has %s', (_, file, earlier, received, same) => {
  const version = () => Buffer.from(earlier)
  expect(isRewritten('x.html', Buffer.from(file), Buffer.from(received), SURROUNDINGS, version)).toBe(same)
})

test('scripts of XHTML may close themselves', () => {
  const page = (name: string) => `<script src="a.js"/><script src="${name}"/><p/>`
  expect(isSame(page('b.js'), page('b.js'), 'x.xhtml')).toBe(true)
  expect(isSame(page('b.js'), page('c.js'), 'x.xhtml')).toBe(false)
})

test('names of XHTML have their case', () => {
  expect(isSame('<p id="a"/>', '<p ID="a"/>', 'x.xhtml')).toBe(false)
  expect(isSame('<p id="a"/>', '<P id="a"/>', 'x.xhtml')).toBe(false)
})

test.each([
  ['tags that never end', '<script '.repeat(60_000)],
  ['links that never end', '<link '.repeat(60_000)],
  ['open elements', '<div>'.repeat(200_000)],
  ['end tags', '</p>'.repeat(200_000)],
  ['attributes', `<script ${'src=a '.repeat(100_000)}></script>`],
  ['different attributes', `<p ${Array.from({ length: 60_000 }, (_, i) => `a${i}=b `).join('')}>`],
  ['attributes without values', `<p${' a ='.repeat(100_000)}>`],
  ['spaces in a tag', `<p a${' '.repeat(500_000)}b${' '.repeat(500_000)}>`],
  ['spaces', `<p>a${' '.repeat(1_000_000)}b`],
  ['strings', script('a("/1.js");'.repeat(80_000))],
  ['concatenations', script(`a(${'"b"+'.repeat(150_000)}"c")`)],
  ['comparisons', script('"a"==('.repeat(100_000) + ')'.repeat(100_000))],
  ['brackets', script('['.repeat(500_000))],
  ['rules', style('a{b:c;}'.repeat(100_000))],
  ['scripts', Array.from({ length: 60_000 }, (_, i) => `<script src=/a/${i}.js></script>`).join('')],
  ['elements for no scripts', '<noscript>a'.repeat(100_000)],
])('many %s take no time', (_, page) => {
  const { user } = process.cpuUsage()
  expect(isSame(page, `${page} `)).toBe(true)
  isSame(page, page.replaceAll('(', ' ('))
  isSame(page, `${'<script>a()</script>'.repeat(10_000)}${page}`)
  isSame(`${page}b`, `${page}${'<script>a()</script>'.repeat(10_000)}`)
  expect(process.cpuUsage({ user, system: 0 }).user / 1_000).toBeLessThan(10_000)
})
