import { expect, test } from '@jest/globals'
import { compareTransformedPage } from '../../../../src/live/comparing/transformed-page.ts'
import { asBytes } from '../../../../src/web/byte-strings.ts'

/** An address as Cloudflare hides it: the key, and each byte with it. */
const hidden = (email: string, key = 0x54) =>
  Buffer.from([key, ...Buffer.from(email).map((byte) => byte ^ key)]).toString('hex')
const PROTECTION = '/cdn-cgi/l/email-protection'
const hiddenText = (email: string) =>
  `<a href="${PROTECTION}" class="__cf_email__" data-cfemail="${hidden(email)}">[email&#160;protected]</a>`
const hiddenLink = (email: string, text: string) =>
  `<a href="${PROTECTION}#${hidden(email)}">${text}</a>`

const haveSameDestination = (_: unknown, a: string, b: string) => `/${a.replace('.html', '')}` === b

const compared = (file: string, received: string, name = 'x.html') =>
  compareTransformedPage(asBytes(name), Buffer.from(file), Buffer.from(received), {
    haveSameDestination,
  })
const isSame = (file: string, received: string, name?: string) =>
  compared(file, received, name).result === 'transformed'

const script = (text: string) => `<script>${text}</script>`
const importing = (address: string) =>
  `<script type=importmap>{"imports":{"a":"${address}"}}</script>`
const MODULE = '<script type=module>import("/entry.1f.js")</script><p>text'

const SHEET = '<link rel=stylesheet href=/a.css><p>text'
const checked = (digest: string) =>
  `<script src=/a.js integrity=${digest} crossorigin=anonymous></script>`
const credentials = (mode: string) => `<script src=/a.js crossorigin=${mode}></script>`
const policy = (content: string) => `<meta http-equiv=Content-Security-Policy content="${content}">`

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
const BEACON_ADDRESS = 'https://static.cloudflareinsights.com/beacon.min.js/v1'
const DETECTION =
  "<script>(function(){var a=document.createElement('script');a.src='/cdn-cgi/challenge-platform/scripts/jsd/main.js';document.head.appendChild(a)})();</script>"
const ROCKET = 'ac2db66612bdc379950ac657'
const UNLESS_LOADED = 'if (!window.__cfRLUnblockHandlers) return false;'
const SENT_ON = '<title>Redirecting</title><meta http-equiv="refresh" content="0; url=/api"><body>'

const withEnd = (added: string) => HTML.replace('</body>', `${added}</body>`)
const from = (address: string) => `<script src="${address}"></script>`

test.each<[string, string, string]>([
  ['that is unchanged', HTML, HTML],
  ['that was minified', HTML, MINIFIED],
  ['in XHTML with other ends of empty elements', '<p/><img alt="" />', '<p></p><img alt=""></img>'],
  ['with the beacon of Cloudflare', HTML, withEnd(BEACON)],
  ['that sends its readers on, with the beacon', `${SENT_ON}</body>`, `${SENT_ON}${BEACON}</body>`],
  ['with the script with which Cloudflare detects robots', HTML, withEnd(DETECTION)],
  [
    'with the script that shows emails',
    HTML,
    withEnd(from('/cdn-cgi/scripts/5c5d/email-decode.min.js')),
  ],
  ['with hidden emails', '<p>To me@example.com.', `<p>To ${hiddenText('me@example.com')}.`],
  [
    'with links to hidden emails',
    '<a href="mailto:me@example.com?subject=x">me@example.com</a>',
    hiddenLink(
      'me@example.com?subject=x',
      hiddenText('me@example.com').replaceAll(/(?<=<\/?)a\b/g, 'span'),
    ),
  ],
  [
    'with emails hidden in the file, too',
    hiddenLink('a@b.c', 'x'),
    hiddenLink('a@b.c', 'x') + BEACON,
  ],
  [
    'with Rocket Loader',
    HTML,
    withEnd(from('/cdn-cgi/scripts/7d0f/cloudflare-static/rocket-loader.min.js'))
      .replace('src="/a.1f.js" defer>', `src="/a.1f.js" defer type="${ROCKET}-text/javascript">`)
      .replace('onclick="go', `data-cf-modified-${ROCKET}-="" onclick="${UNLESS_LOADED} go`),
  ],
  ['with the scripts of Netlify', HTML, `${HTML}${from('/.netlify/scripts/hud')}\n`],
  [
    'with the toolbar of Vercel',
    HTML,
    withEnd(from('https://vercel.live/_next-live/feedback/feedback.js')),
  ],
  ['with links as Netlify writes them', HTML, HTML.replace('"guide.html"', '"/guide"')],
  [
    'with a style sheet for other media, written in capitals',
    SHEET.replace('>', ' media="(PRINT)">'),
    SHEET.replace('>', ' media="(print)">'),
  ],
  ['with a minified script', script('import( "/a.1f.js" ); // b'), script('import(`/a.1f.js`)')],
  [
    'with other code in a script that is loaded',
    '<script src=/a.js>go("/b")</script>',
    '<script src=/a.js>go("/c")</script>',
  ],
  ['with a script that names no address', '<p>a', `<p>a${script('count()')}`],
  [
    'with safe addresses',
    '<a href="http://a.b/"></a><img src=HTTP://a.b/>',
    '<a href="https://a.b/"></a><img src=HTTPS://a.b/>',
  ],
  [
    'with the same attributes in another form',
    `<base href=/a/>${policy('img-src  a')}${SHEET.replace('>', ' media=all type=text/css>')}${checked('x')}`,
    `<base href="/a/">${policy('img-src a')}${SHEET}${checked('x').replace('=anonymous', '')}`,
  ],
  [
    'with more spaces in conditions of use',
    SHEET.replace('>', ' media="(min-width: 9px) and (max-width: 99px)">') + checked('sha384-a'),
    SHEET.replace('>', ' media="(min-width:9px)and(max-width:99px)">') + checked('" sha384-a "'),
  ],
  ['with credentials in capitals', credentials('use-credentials'), credentials('USE-CREDENTIALS')],
  ['with unknown credentials', credentials('do-not-use-credentials'), credentials('anonymous')],
  ['with credentials of an unknown kind', credentials('use-credentials-x'), credentials('x')],
  ['with a base only for windows', '<p>a', '<base target=_blank><p>a'],
  ['with a link to an icon', '<p>a', '<link rel=icon href=/b.ico><p>a'],
  ['with other metadata', '<p>a', '<meta name=generator content=b><p>a'],
  [
    'with policies that browsers ignore in a page',
    '<p>a',
    ['Content-Security-Policy-Report-Only', 'X-Content-Security-Policy']
      .map((name) => `<meta http-equiv=${name} content=b>`)
      .join('')
      .concat('<p>a'),
  ],
  ['with a comment in its text', '<p>ab<img src=c>', '<p>a<!-- x -->b<img src=c>'],
  ['with text in another region', '<p>a<nav>b</nav>c', '<p>a<div>b</div>c'],
  [
    'with invisible parts',
    '<nav id=a data-x=1></nav><template>b</template>',
    '<div id=b data-x=2></div><template>c</template>',
  ],
])('a page %s is the one in the file', (name, file, received) => {
  expect(isSame(file, received, name.includes('XHTML') ? 'x.xhtml' : 'x.html')).toBe(true)
})

test.each<[string, string, string]>([
  ['an old redirect', '<p>a', '<meta http-equiv=refresh content="0; url=/b"><p>a'],
  ['another style sheet', '<link rel=stylesheet href=/a.css>', '<link rel=stylesheet href=/b.css>'],
  ['an old style sheet', '<p>a', '<link rel=stylesheet href=/a.css><p>a'],
  ['a script that is gone', '<p>a<script src=/a.js></script>', '<p>a'],
  [
    'another module',
    '<link rel=modulepreload href=/a.1f.js>',
    '<link rel=modulepreload href=/a.2e.js>',
  ],
  ['another script in the page', MODULE, MODULE.replace('1f', '2e')],
  ['a script that does not run', MODULE, MODULE.replace('type=module', 'type=text/plain')],
  ['a script in the page that is gone', MODULE, '<p>text'],
  ['another import map', importing('/1.js'), importing('/2.js')],
  [
    'another script in SVG',
    '<svg><script href="/1.js"/></svg>',
    '<svg><script href="/2.js"/></svg>',
  ],
  [
    'a script of another host with the same path',
    '<p>a',
    `<p>a${from('https://evil.example/cdn-cgi/b.js')}`,
  ],
  [
    'a style sheet of another host',
    '<p>a',
    '<p>a<link rel=stylesheet href=https://evil.example/b.css>',
  ],
  [
    'a script that sends readers away',
    '<p>a',
    '<p>a<script>location.href="https://evil.example/"</script>',
  ],
  ['another base', '<base href=/a/><a href=b>c</a>', '<base href=/b/><a href=b>c</a>'],
  ['a base of another host', SHEET, `<base href=https://evil.example/>${SHEET}`],
  ['other proof of what a script is', checked('sha384-a'), checked('sha384-b')],
  ['a policy that blocks all', SHEET, `${policy("default-src 'none'")}${SHEET}`],
  [
    'another policy',
    `${policy("img-src 'self'")}${SHEET}`,
    `${policy("default-src 'self'")}${SHEET}`,
  ],
  ['a style sheet for printing', SHEET, SHEET.replace('>', ' media=print>')],
  ['a style sheet that is not used', SHEET, SHEET.replace('>', ' disabled>')],
  [
    'a style sheet to choose',
    SHEET,
    SHEET.replace('rel=', 'title=a rel="alternate stylesheet" x='),
  ],
  ['a style sheet of an unknown type', SHEET, SHEET.replace('>', ' type=text/less>')],
  [
    'a script of another kind',
    '<script src=a.js></script>',
    '<script src=a.js type=module></script>',
  ],
  [
    'a script for old browsers',
    '<script src=a.js></script>',
    '<script src=a.js nomodule></script>',
  ],
  ['other credentials', checked('x'), checked('x').replace('anonymous', 'use-credentials')],
  ['no credentials', checked('x'), checked('x').replace(' crossorigin=anonymous', '')],
  ['other text', '<p>We are open', '<p>We are closed'],
  ['other whitespace in preformatted text', '<pre>a\n  b</pre>', '<pre>a\nb</pre>'],
  ['another alternative text', '<img src=a.png alt=a>', '<img src=a.png alt=b>'],
  ['an unsafe address', '<a href=https://a.org/b>', '<a href=http://a.org/b>'],
  ['a safe address of another page', '<a href=http://a.org/b>', '<a href=https://a.org/c>'],
  ['a safe address in a text', 'http://a.org/', 'https://a.org/'],
  [
    'a safe address in a text before an image',
    'http://a.org/<img src=b>',
    'https://a.org/<img src=b>',
  ],
  ['an address of another protocol', '<a href=http://a.org/>', '<a href=gohttp://a.org/>'],
  ['an address of a longer protocol', '<a href=http://a.org/>', '<a href=other://a.org/>'],
  ['a safe address of another service', '<a href=sftp://a.org/>', '<a href=https://a.org/>'],
  ['a safe address in an address', '<a href="x?http://a.org/">', '<a href="x?https://a.org/">'],
  ['a link to another page', '<a href=a.html>', '<a href=/b>'],
  ['an image at another address', '<img src=a.html>', '<img src=/a>'],
  ['another hidden email', '<p>me@example.com', `<p>${hiddenText('us@example.com')}`],
])('a page with %s is another one', (_, file, received) => {
  expect(isSame(file, received)).toBe(false)
  expect(isSame(file, `${received}${BEACON}`)).toBe(false)
})

const ANALYTICS = 'https://analytics.example/a.js'
const injected = (address?: string) => ({ result: 'transformed', injectedScript: address })
const onlyAdded = (address?: string) => ({ result: 'other', onlyAddedScript: address })
test.each([
  ['that its host is known to add', HTML, withEnd(BEACON), injected(BEACON_ADDRESS)],
  ['that was already there', withEnd(BEACON), `${withEnd(BEACON)} `, injected()],
  ['of another host', HTML, withEnd(from(ANALYTICS)), onlyAdded(ANALYTICS)],
  ['of the same host', HTML, withEnd(from('/added.js')), onlyAdded('/added.js')],
  ['in the page', HTML, withEnd(script(`load("${ANALYTICS}")`)), onlyAdded(ANALYTICS)],
  [
    'next to other ones',
    HTML,
    withEnd(from(ANALYTICS) + from('/b.js') + BEACON),
    onlyAdded(ANALYTICS),
  ],
  ['instead of another one', HTML, HTML.replace('/a.1f.js', ANALYTICS), onlyAdded()],
  ['next to other text', HTML, withEnd(`more${from(ANALYTICS)}`), onlyAdded()],
])('an added script %s', (_, file, received, comparison) => {
  expect(compared(file, received)).toEqual(comparison)
})

test.each([
  ['at the start', HTML.replace('<h1', '<div>Scanned by a proxy</div><h1'), 'Scanned by a proxy'],
  ['in the middle', HTML.replace('Two', 'Two and a half'), 'and a half'],
  ['and is only a space', HTML.replace('Two', 'Tw o'), undefined],
  ['at two places', HTML.replace('One', 'One!').replace('Two', 'Two!'), undefined],
  ['on both sides of a link', HTML.replace('Some', 'Some!').replace('Two', 'Two!'), undefined],
  ['instead of other text', HTML.replace('Two', 'Three'), undefined],
  ['to an address', HTML.replace('guide.html', 'guide.html?x'), undefined],
  ['with a link', HTML.replace('Two', '<a href="/x">Two</a> and more'), undefined],
  ['with a script', withEnd(`more${from(ANALYTICS)}`), undefined],
])('text that was added %s', (_, received, onlyAddedText) => {
  expect(compared(HTML, received)).toEqual({ result: 'other', onlyAddedText })
  expect(compared(received, HTML)).not.toHaveProperty('onlyAddedText', expect.anything())
})

test.each([
  ['another title', '<title>Sign in</title><p>Password', 'Sign in'],
  ['the same title', '<title>Guide & more</title><p>Password', undefined],
  ['no title', '<p>Password', undefined],
])('a page with %s', (_, received, otherTitle) => {
  expect(compared(HTML, received)).toEqual({ result: 'other', otherTitle })
})

test.each([
  ['tags that never end', '<script '.repeat(60_000)],
  ['attributes', `<script ${'src=a '.repeat(100_000)}></script>`],
  ['spaces', `<p>a${' '.repeat(1_000_000)}b`],
  ['strings', script('a("/1.js");'.repeat(80_000))],
  ['strings without an end', script('"/'.repeat(300_000))],
  [
    'beginnings of hidden emails',
    `/cdn-cgi/l/email-protection${'<a data-cfemail="ab'.repeat(100_000)}`,
  ],
  ['hidden emails without an end', `/cdn-cgi/l/email-protection${'<a '.repeat(300_000)}`],
])('many %s take no time', (_, page) => {
  const { user } = process.cpuUsage()
  expect(isSame(page, `${page} `)).toBe(true)
  isSame(`${page}b`, `${page}${'<script>a()</script>'.repeat(10_000)}`)
  expect(process.cpuUsage({ user, system: 0 }).user / 1_000).toBeLessThan(10_000)
})
