import { expect, test } from '@jest/globals'
import type { LiveKind } from '../../../../src/findings/live-kinds.ts'
import type { BodyComparison } from '../../../../src/live/comparing/body-comparison.ts'
import type { Expectation, ExpectedFile } from '../../../../src/live/expected/expectation.ts'
import { judgeResponse } from '../../../../src/live/judging/judge-response.ts'
import type { LiveFault } from '../../../../src/live/judging/live-fault.ts'
import type { Rejection } from '../../../../src/live/judging/live-finding.ts'
import type {
  CompleteResponse,
  UnfollowedRedirect,
} from '../../../../src/live/requesting/origin-response.ts'
import { safe } from '../../../../src/text/clean.ts'
import { asBytes } from '../../../../src/web/byte-strings.ts'

const file = (name: string, more: Partial<ExpectedFile> = {}): ExpectedFile => ({
  kind: 'file',
  requestPath: `/${name}`,
  fileIndex: 0,
  name,
  isPage: name.endsWith('.html'),
  mayBeUnpublished: false,
  isNotFoundPage: false,
  ...more,
})
const PAGE = file('guide.html')
const HIDDEN = file('.nojekyll', { mayBeUnpublished: true })
const NOT_FOUND = file('404.html', { isNotFoundPage: true })
const OWN_404 = { fileIndex: 1, name: '404.html', isPage: true }
const LED_AWAY: readonly LiveFault[] = [
  { kind: 'live-redirected/refresh', to: 'https://x.test/' },
  { kind: 'live-header/canonical', to: 'https://x.test/' },
]
const NOWHERE: Expectation = { kind: 'not-found', requestPath: '/no-page', notFoundPage: OWN_404 }
const GONE: Expectation = {
  kind: 'removed-file',
  requestPath: '/old',
  fileIndex: 0,
  name: 'old.html',
  isPage: true,
}
const targets = ['https://docs.example.com/new', 'https://www.example.com/new']
const RULE: Expectation = {
  kind: 'redirect',
  requestPath: '/old',
  targets,
  status: 301,
  redirectFile: '_redirects',
  line: 3,
}

const typed = (type: string) => ({ 'content-type': type })
const HTML = typed('text/html')
const BARE = { headers: {} }
const SCRIPT = { headers: typed('text/javascript') }
const answer = (more: Partial<CompleteResponse> = {}): CompleteResponse => ({
  kind: 'complete',
  status: 200,
  headers: HTML,
  body: { result: 'same' },
  redirect: undefined,
  finalUrl: new URL('https://docs.example.com/guide'),
  durationMs: 1,
  ...more,
})
const sent = (
  body: Partial<BodyComparison>,
  more: Partial<CompleteResponse> = {},
): CompleteResponse => answer({ body: { result: 'same', ...body } as BodyComparison, ...more })
const like = (result: BodyComparison['result'], code = 200): CompleteResponse =>
  sent({ result }, { status: code })
const leads = (
  to: string,
  reason: UnfollowedRedirect['reason'] = 'other-host',
  code = 302,
): CompleteResponse => answer({ status: code, body: undefined, redirect: { to, reason } })
const ruled = (to: string): CompleteResponse => leads(to, 'other-host', 301)
const status = (code: number): CompleteResponse => answer({ status: code, body: undefined })
const NO_ANSWER = { kind: 'unanswered', failure: { why: safe`the connection was lost` } } as const

type Given = Parameters<typeof judgeResponse>[1]
const judge = (expected: Expectation, given: Given) => judgeResponse(expected, given, [])
const found = (expected: Expectation, given: Given): string[] =>
  judge(expected, given).map(({ kind }) => kind)

test.each<[string, Expectation, Given, ...LiveKind[]]>([
  ['a page: the right one', PAGE, answer()],
  ['a page: a transformed one', PAGE, answer({ status: 203 })],
  [
    'a page: one that readers cannot distinguish from it',
    PAGE,
    like('transformed'),
    'live-rewritten',
  ],
  [
    'a page: one with a script of its host',
    PAGE,
    sent({ result: 'transformed', injectedScript: asBytes('/cdn-cgi/a.js') }),
    'live-rewritten/added-script',
  ],
  ['a page: another one', PAGE, like('other'), 'live-stale'],
  ['a page: nothing in it', PAGE, like('empty'), 'live-stale/empty'],
  ['a style sheet: a page', file('a.css'), like('page-content'), 'live-stale/page-content'],
  [
    'a page: one with another script',
    PAGE,
    sent({ result: 'other', onlyAddedScript: asBytes('https://a.example/b.js') }),
    'live-stale/added-script',
  ],
  [
    'a page: one with more text',
    PAGE,
    sent({ result: 'other', onlyAddedText: asBytes('Beta') }),
    'live-stale/added-text',
  ],
  ['a page: the home page', PAGE, like('home-page'), 'live-missing/home-page'],
  ['a page: the 404 page', PAGE, like('not-found-page'), 'live-missing/not-found-page'],
  ['a page: nothing', PAGE, status(404), 'live-missing'],
  ['a page: nothing anymore', PAGE, status(410), 'live-missing'],
  ['a page: nothing, in the form of S3', PAGE, status(403), 'live-missing'],
  ['a page: a request for a password', PAGE, status(401), 'live-wrong-status'],
  ['a page: an error', PAGE, status(500), 'live-wrong-status'],
  ['a page: a part', PAGE, status(206), 'live-wrong-status'],
  ['a page: a login', PAGE, leads('https://login.example.com/'), 'live-redirected/other-host'],
  [
    'a page: another page',
    PAGE,
    leads('https://docs.example.com/login', 'other-page'),
    'live-redirected/other-page',
  ],
  ['a page: a circle', PAGE, leads('https://docs.example.com/a', 'loop'), 'live-redirected/loop'],
  [
    'a page: an unknown encoding',
    PAGE,
    sent({ result: 'undecodable', encodingFault: 'unknown' }),
    'live-encoding/unknown',
  ],
  ['a page: another one without headers', PAGE, sent({ result: 'other' }, BARE), 'live-stale'],
  [
    'a page: XHTML that is not XHTML',
    PAGE,
    sent({ isInvalidXhtml: true }),
    'live-wrong-type/not-xhtml',
  ],
  ['a page: a wrong charset', PAGE, sent({ expectedCharset: 'utf-8' }), 'live-wrong-type/charset'],
  ['a page: no response', PAGE, NO_ANSWER, 'live-unanswered'],
  [
    'a script: a wrong charset',
    file('a.js'),
    sent({ expectedCharset: 'utf-8' }, SCRIPT),
    'live-wrong-type/charset-of-asset',
  ],
  [
    'an archive: encoded',
    file('x.tar.gz'),
    sent({ encodingFault: 'archive-unpacked' }, BARE),
    'live-encoding/archive-unpacked',
  ],
  ['a hidden file: not published', HIDDEN, status(404)],
  ['a hidden file: another one', HIDDEN, sent({ result: 'home-page' }, BARE)],
  ['a hidden file: as a page', HIDDEN, answer(), 'live-wrong-type/as-page'],
  ['a hidden file: an error', HIDDEN, status(502)],
  ['the 404 page under its own name: kept back', NOT_FOUND, status(404)],
  ['the 404 page under its own name: old', NOT_FOUND, like('other'), 'live-stale'],

  ['no file: 404 with the 404 page', NOWHERE, answer({ status: 404 })],
  ['no file: 410', NOWHERE, answer({ status: 410 })],
  ['no file: 404 with another page', NOWHERE, like('other', 404), 'live-404-page'],
  [
    'no file: 404 with any page if the site has none',
    { ...NOWHERE, notFoundPage: undefined },
    like('other', 404),
  ],
  ['no file: the home page', NOWHERE, like('home-page'), 'live-soft-404'],
  ['no file: anything with 200', NOWHERE, status(200), 'live-soft-404'],
  [
    'no file: the 404 page with another script',
    NOWHERE,
    sent({ result: 'other', onlyAddedScript: asBytes('/b.js') }, { status: 404 }),
  ],
  [
    'no file: the 404 page with more text',
    NOWHERE,
    sent({ result: 'other', onlyAddedText: asBytes('Beta') }, { status: 404 }),
  ],
  ['no file: a redirect', NOWHERE, leads('https://docs.example.com/'), 'live-soft-404/redirect'],
  [
    'no file: a redirect to the same path on another host',
    NOWHERE,
    leads('https://www.example.com/guide?x#y'),
    'live-redirected/other-host',
  ],
  [
    'no file: a redirect to another path on another host',
    NOWHERE,
    leads('https://www.example.com/'),
    'live-soft-404/redirect',
  ],
  [
    'no file: a redirect to itself',
    NOWHERE,
    leads('https://docs.example.com/no-page', 'loop'),
    'live-redirected/loop',
  ],
  [
    'no file: a redirect to what is no address',
    NOWHERE,
    leads('http://[bad', 'invalid-address'),
    'live-redirected/invalid-address',
  ],
  ['no file: the last of the successes', NOWHERE, status(299), 'live-soft-404'],
  ['no file: 409', NOWHERE, status(409), 'live-wrong-status/not-404'],
  ['no file: 499', NOWHERE, status(499), 'live-wrong-status/not-404'],
  ['no file: 300', NOWHERE, status(300), 'live-wrong-status/not-404'],
  ['no file: 403', NOWHERE, status(403), 'live-wrong-status/not-404'],
  ['no file: 500', NOWHERE, status(500), 'live-wrong-status'],

  ['a file that is gone: the file', GONE, answer(), 'live-leftover'],
  ['a file that is gone: the file, rewritten', GONE, like('transformed'), 'live-leftover'],
  ['a file that is gone: another page', GONE, like('other')],
  ['a file that is gone: nothing', GONE, status(404)],
  ['a file that is gone: the file as a 404 page', GONE, answer({ status: 404 })],
  ['a file that is gone: a redirect', GONE, ruled('https://docs.example.com/new')],
  ['a file that is gone: an error', GONE, status(500)],
  ['a file that is gone: no response', GONE, NO_ANSWER],

  ['a rule: its redirect', RULE, ruled('https://docs.example.com/new')],
  ['a rule: under the other name of its host', RULE, ruled('https://www.example.com/new')],
  ['a rule: written in another way', RULE, ruled('https://DOCS.example.com/n%65w')],
  ['a rule: to another address', RULE, ruled('https://docs.example.com/'), 'live-redirect-rule'],
  [
    'a rule: with another status',
    RULE,
    leads('https://docs.example.com/new'),
    'live-redirect-rule/status',
  ],
  ['a rule: nothing', RULE, status(404), 'live-redirect-rule/no-redirect'],
  ['a rule: a page', RULE, answer(), 'live-redirect-rule/no-redirect'],
])('%s', (_, expected, given, ...kinds) => expect(found(expected, given)).toEqual(kinds))

test('the finding about another page gives its title', () => {
  const [finding] = judge(PAGE, sent({ result: 'other', otherTitle: asBytes('Sign in') }))
  expect(finding?.message).toMatch(/another file\. The title of the received page is “Sign in”\.$/)
})

test.each<[Expectation, number, string]>([
  [
    PAGE,
    200,
    'The host serves only the beginning of guide.html, 1 of 17 bytes: the response is cut off, or the host serves an older version, which was shorter.',
  ],
  [
    NOWHERE,
    404,
    'The host responds with HTTP 404, as it should, but shows only the beginning of the site’s 404.html, 1 of 17 bytes.',
  ],
])('%#: the finding about content that is cut off says how much of it there is', (...given) => {
  const [expected, code, message] = given
  const body = { result: 'cut-off', receivedByteCount: 1, fileByteCount: 17 } as const
  expect(judge(expected, sent(body, { status: code }))).toMatchObject([{ message }])
})

test('the finding about added text quotes it', () => {
  const body = { result: 'other', onlyAddedText: asBytes('caf\xc3\xa9') } as const
  const [finding] = judge(PAGE, sent(body))
  expect(finding?.message).toMatch(
    /^The page differs from guide\.html only because the text “café” was added\. If /,
  )
})

test('the finding about an added script names it, and the cache that may have it', () => {
  const body = { result: 'other', onlyAddedScript: asBytes('https://a.example/b.js') } as const
  const [finding] = judge(PAGE, sent(body, { headers: { age: '60' } }))
  expect(finding?.message).toMatch(
    /^The page differs from guide\.html only because the script https:\/\/a\.example\/b\.js was added\. If .* version that had the script\. A cache has stored the page for 1m \(no Cache-Control header\)\.$/,
  )
})

test.each<[string, Expectation, CompleteResponse, ...LiveKind[]]>([
  ['a page', PAGE, answer(), 'live-redirected/refresh', 'live-header/canonical'],
  ['the 404 page under its own name', NOT_FOUND, answer(), 'live-redirected/refresh'],
  ['another page', PAGE, like('other'), 'live-stale'],
  ['a script', file('a.js'), answer(SCRIPT)],
])('%s: headers that lead elsewhere', (_, expected, given, ...kinds) => {
  expect(judgeResponse(expected, given, LED_AWAY).map(({ kind }) => kind)).toEqual(kinds)
})

test.each([
  ['a.css', ' Set `Content-Type: text/css` for *.css.'],
  ['docs/v1.0/b.MJS', ' Set `Content-Type: text/javascript` for *.MJS.'],
])('the wrong content type of %s comes with the setting', (name, setting) => {
  const [{ message } = { message: '' }] = judge(
    file(name),
    answer({ headers: typed('text/plain') }),
  )
  expect(message.slice(message.indexOf(' Set '))).toBe(setting)
})

test.each<[string, string | undefined, ...LiveKind[]]>([
  ['a.html', 'text/html'],
  ['a.html', 'application/xhtml+xml'],
  ['a.html', 'text/plain', 'live-wrong-type'],
  // Browsers recognize it.
  ['a.html', undefined, 'live-wrong-type/tolerated'],
  ['a.css', undefined, 'live-wrong-type'],
  ['a.css', 'text/plain', 'live-wrong-type'],
  ['a.js', 'application/javascript'],
  ['a.mjs', 'application/octet-stream', 'live-wrong-type'],
  ['a.wasm', 'application/wasm'],
  ['a.wasm', 'application/octet-stream', 'live-wrong-type'],
  ['a.svg', 'image/svg+xml'],
  ['a.svg', 'text/xml', 'live-wrong-type'],
  ['a.png', 'image/png'],
  ['a.png', 'text/plain', 'live-wrong-type/tolerated'],
  ['a.pdf', 'application/octet-stream', 'live-wrong-type/tolerated'],
  ['a.txt', 'text/markdown'],
  ['llms.md', 'text/markdown'],
  ['a.MD', 'text/plain'],
  ['a.markdown', 'text/markdown'],
  ['a.md', 'application/octet-stream', 'live-wrong-type/tolerated'],
  ['a.markdown', 'text/html', 'live-wrong-type/tolerated'],
  ['a.md', undefined, 'live-wrong-type/tolerated'],
  ['a.mdx', 'application/octet-stream'],
  // Anything in it that looks like a tag disappears.
  ['a.txt', 'text/html', 'live-wrong-type/tolerated'],
  ['a.json', 'text/plain'],
  ['a.json', 'text/html', 'live-wrong-type/as-page'],
  ['a.woff2', undefined],
])('%s as %s', (name, type, ...kinds) => {
  const headers = type === undefined ? {} : typed(type)
  expect(found(file(name), answer({ headers }))).toEqual(kinds)
})

test.each([
  ['html', 'text/html'],
  ['htm', 'text/html'],
  ['xhtml', 'application/xhtml+xml'],
  ['css', 'text/css'],
  ['js', 'text/javascript'],
  ['mjs', 'text/javascript'],
  ['wasm', 'application/wasm'],
  ['svg', 'image/svg+xml'],
  ['svgz', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['pdf', 'application/pdf'],
  ['txt', 'text/plain'],
  ['md', 'text/markdown'],
  ['markdown', 'text/markdown'],
])('files that end in .%s should have the type %s', (extension, type) => {
  const names = [`a.${extension}`, `a.${extension.toUpperCase()}`]
  for (const name of names) {
    expect(found(file(name), answer({ headers: typed(type) }))).toEqual([])
    for (const wrong of ['application/octet-stream', `x${type}`, `x-${type}`]) {
      const [{ message } = { message: '' }] = judge(file(name), answer({ headers: typed(wrong) }))
      expect(message).toContain(`\`Content-Type: ${type}\``)
    }
  }
  for (const name of [`a.${extension}.x`, `a.y${extension}`, `a-${extension}`])
    expect(found(file(name), answer({ headers: typed('application/octet-stream') }))).toEqual([])
})

test.each<[string, string, ...LiveKind[]]>([
  ['a.js', 'text/x-ecmascript'],
  ['a.js', 'application/x-javascript'],
  ['a.js', 'application/javascripts', 'live-wrong-type'],
  ['a.css', 'text/css-x', 'live-wrong-type'],
  ['a.html', 'text/html-x', 'live-wrong-type'],
  ['a.wasm', 'application/wasm-x', 'live-wrong-type'],
  ['a.svg', 'image/svg+xml-x', 'live-wrong-type'],
  ['a.pdf', 'application/pdf-x', 'live-wrong-type/tolerated'],
  ['a.md', 'text/plain-x', 'live-wrong-type/tolerated'],
  ['a.txt', 'text/html-x'],
])('%s as %s, which is similar', (name, type, ...kinds) => {
  expect(found(file(name), answer({ headers: typed(type) }))).toEqual(kinds)
})

const [NOW, TOMORROW] = ['Mon, 23 Nov 2026 10:00:00 GMT', 'Tue, 24 Nov 2026 10:00:00 GMT']
test.each<[CompleteResponse['headers'], ...LiveKind[]]>([
  [{ 'content-type': '', 'x-content-type-options': 'nosniff' }, 'live-wrong-type'],
  [{ 'cache-control': 'public, max-age=600' }],
  [{ 'cache-control': 'max-age=86400' }],
  [{ 'cache-control': 'public, max-age=31536000, immutable' }, 'live-header/cached-page'],
  [{ 'cache-control': 'Max-Age = "86401", x' }, 'live-header/cached-page'],
  [{ 'cache-control': 'max-age=1, stale-while-revalidate=86400' }, 'live-header/cached-page'],
  [{ 'cache-control': 'stale-while-revalidate=99999999' }],
  [{ 'cache-control': 'no-cache, max-age=31536000' }],
  [{ 'cache-control': 'no-store, max-age=31536000' }],
  [{ 'cache-control': 's-maxage=31536000' }],
  [{ expires: 'Thu, 01 Jan 2035 00:00:00 GMT', date: NOW }, 'live-header/cached-page'],
  [
    { expires: 'Thu, 01 Jan 2035 00:00:00 GMT', date: NOW, 'cache-control': 'public' },
    'live-header/cached-page',
  ],
  [{ expires: 'Thu, 01 Jan 2035 00:00:00 GMT', date: NOW, 'cache-control': 'max-age=60' }],
  [{ expires: 'Thu, 01 Jan 2035 00:00:00 GMT', date: NOW, 'cache-control': 'no-cache' }],
  [{ expires: 'Thu, 01 Jan 2035 00:00:00 GMT' }],
  [{ expires: TOMORROW, date: NOW }],
  [{ expires: '0', date: NOW }],
  [
    { expires: TOMORROW, date: NOW, 'cache-control': 'stale-while-revalidate=60' },
    'live-header/cached-page',
  ],
  [{ 'content-disposition': 'attachment; filename=x' }, 'live-header/attachment'],
  [{ 'content-disposition': ' Attachment' }, 'live-header/attachment'],
  [{ 'content-disposition': 'inline' }],
  [{ 'content-disposition': 'inline; attachment' }],
  [{ 'content-disposition': 'attachments' }],
  [{ 'x-robots-tag': 'noindex, nofollow' }, 'live-header/noindex'],
  [{ 'x-robots-tag': 'max-snippet: 20' }],
  [{ 'x-robots-tag': ['otherbot: none', 'noindex'] }, 'live-header/noindex'],
  [{ 'x-robots-tag': ['otherbot: none', 'nofollow'] }],
])('a page with %j', (headers, ...kinds) => {
  expect(found(PAGE, answer({ headers: { ...HTML, ...headers } }))).toEqual(kinds)
})

test.each<[string, BodyComparison['isClassicScript'], Readonly<Record<string, string>>, LiveKind]>([
  ['a classic script as text', true, { 'content-type': 'text/plain' }, 'live-wrong-type/tolerated'],
  ['a classic script without a type', true, {}, 'live-wrong-type/tolerated'],
  [
    'one that browsers may not guess',
    true,
    { 'x-content-type-options': 'nosniff' },
    'live-wrong-type',
  ],
  ['a classic script as an image', true, { 'content-type': 'image/png' }, 'live-wrong-type'],
  ['a classic script as a video', true, { 'content-type': 'video/mp2t' }, 'live-wrong-type'],
  ['a classic script as a sound', true, { 'content-type': 'audio/mpeg' }, 'live-wrong-type'],
  [
    'a classic script as a part of a table',
    true,
    { 'content-type': 'text/csv-schema' },
    'live-wrong-type/tolerated',
  ],
  ['a classic script as a table', true, { 'content-type': 'text/csv' }, 'live-wrong-type'],
  ['a module as text', false, { 'content-type': 'text/plain' }, 'live-wrong-type'],
  ['what is not known', undefined, { 'content-type': 'text/plain' }, 'live-wrong-type'],
])('%s', (_, isClassicScript = false, headers, kind) => {
  expect(found(file('a.js'), sent({ isClassicScript }, { headers }))).toEqual([kind])
})

test('headers of pages say nothing about other files', () => {
  const headers = { 'content-type': 'text/css', 'cache-control': 'max-age=31536000' }
  expect(found(file('a.1f2e.css'), answer({ headers }))).toEqual([])
})

const [DAY, HOUR] = ['max-age=86400', 'max-age=3600'].map((control) => ({
  'cache-control': control,
}))
const LOADED = { assetKind: 'style' } as const
const CHANGED = { ...LOADED, isKnownToHaveChanged: true }
const seconds = (n: number) => ({ 'cache-control': `public, max-age=${n}` })
test.each<[string, Partial<ExpectedFile>, Readonly<Record<string, string>>, ...LiveKind[]]>([
  ['no page loads', {}, seconds(31_536_000)],
  ['pages load, kept for a day', LOADED, { ...DAY }, 'live-header/cached-asset'],
  ['pages load, kept for less', LOADED, seconds(86_399)],
  [
    'pages load, kept forever',
    LOADED,
    { 'cache-control': 'max-age=31536000, immutable' },
    'live-header/cached-asset',
  ],
  [
    'pages load, kept until a date',
    LOADED,
    { expires: TOMORROW, date: NOW },
    'live-header/cached-asset',
  ],
  ['pages load, kept by shared caches', LOADED, { 'cache-control': 's-maxage=31536000' }],
  [
    'pages load, with hours for shared ones',
    LOADED,
    { 'cache-control': 's-maxage=99999999, max-age=60' },
  ],
  ['pages load, requested each time', LOADED, { 'cache-control': 'no-cache, max-age=31536000' }],
  ['pages load, without a header', LOADED, {}],
  ['changed, kept for an hour', CHANGED, { ...HOUR }, 'live-header/cached-changed-asset'],
  ['changed, kept for two minutes', CHANGED, seconds(120), 'live-header/cached-changed-asset'],
  ['changed, kept for a minute', CHANGED, seconds(119)],
  ['changed, kept for a year', CHANGED, seconds(31_536_000), 'live-header/cached-changed-asset'],
  ['changed, requested each time', CHANGED, { 'cache-control': 'no-store' }],
  ['changed, and loaded by no page', { isKnownToHaveChanged: true }, seconds(31_536_000)],
])('a style sheet: %s', (_, more, headers, ...kinds) => {
  const css = file('site.css', more)
  expect(found(css, answer({ headers: { ...typed('text/css'), ...headers } }))).toEqual(kinds)
})

test('headers of other content than the file say nothing about a style sheet', () => {
  const headers = { ...typed('text/css'), ...DAY }
  expect(found(file('site.css', LOADED), sent({ result: 'other' }, { headers }))).toEqual([
    'live-stale',
  ])
})

test('a finding about a fixed name says what is kept, for how long, and why', () => {
  const ofScript = (isKnownToHaveChanged: boolean) =>
    judge(
      file('a.js', { assetKind: 'script', isKnownToHaveChanged }),
      answer({ headers: { ...SCRIPT.headers, ...DAY } }),
    )
  expect(ofScript(false)).toMatchObject([
    {
      code: 'live-header',
      severity: 'warning',
      message:
        'Browsers cache this script for 1d without revalidating it (Cache-Control: max-age=86400), and its name stays the same when its content changes: after a change, readers may see new pages with the old script. Put a hash in its name, or send it with `Cache-Control: no-cache`.',
    },
  ])
  expect(ofScript(true)).toMatchObject([
    {
      code: 'live-header',
      severity: 'warning',
      message:
        'This script has changed under the same name, and browsers that have cached the earlier version keep it for 1d (Cache-Control: max-age=86400): readers may see new pages with the old script. Put a hash in its name, or send it with `Cache-Control: no-cache`.',
    },
  ])
})

const LINKED = { extensionlessPage: { isLinked: true } }
const UNLINKED = { extensionlessPage: { isLinked: false } }
const NOSNIFF = { 'x-content-type-options': 'nosniff' }
test.each<[string, Partial<ExpectedFile>, Readonly<Record<string, string>>, ...LiveKind[]]>([
  ['linked, as a page', LINKED, HTML],
  ['linked, as a download', LINKED, typed('application/octet-stream'), 'live-wrong-type'],
  ['linked, as text', LINKED, typed('text/plain'), 'live-wrong-type'],
  ['linked, as nothing', LINKED, {}, 'live-wrong-type/tolerated'],
  ['linked, as nothing, which may not be guessed', LINKED, NOSNIFF, 'live-wrong-type'],
  ['unlinked, as a page', UNLINKED, HTML],
  ['unlinked, as a download', UNLINKED, typed('application/octet-stream')],
  ['no page, as a page', {}, HTML, 'live-wrong-type/as-page'],
  ['no page, as a download', {}, typed('application/octet-stream')],
])('a file without an extension: %s', (_, more, headers, ...kinds) => {
  expect(found(file('abc', more), answer({ headers }))).toEqual(kinds)
})

const HOURS = { 'cache-control': 'max-age=7200' }
test.each([
  [
    { age: '5400', ...HOURS },
    ' A cache has stored this response for 1h 30m (Cache-Control: max-age=7200): ',
  ],
  [{ age: '60' }, ' A cache has stored this response for 1m (no Cache-Control header): '],
  [{ age: '0', ...HOURS }, undefined],
  [{ age: 'old' }, undefined],
  [{ age: '060' }, undefined],
  [{ age: '60s' }, undefined],
  [{ age: '99999999999' }, undefined],
])('an older page with %j says how long a cache has kept it', (headers, words) => {
  const [{ message } = { message: '' }] = judge(PAGE, sent({ result: 'other' }, { headers }))
  const [, said] =
    /another file\.(.*)wait until the response expires, or purge the cache\.$/.exec(message) ?? []
  expect(said).toBe(words)
  if (words === undefined) expect(message).toMatch(/or another file\.$/)
})

test.each<[string, Expectation, Given, RegExp]>([
  [
    'a redirect that changes only the case',
    file('Style.CSS'),
    leads('https://docs.example.com/style.css', 'other-page'),
    /of Style\.CSS\. Only the case differs: rename the file to match that address, or turn the redirect off\.$/,
  ],
  [
    'a redirect to another page',
    file('style.css'),
    leads('https://docs.example.com/other.css', 'other-page'),
    /of style\.css\.$/,
  ],
  [
    '403 instead of 404',
    NOWHERE,
    status(403),
    / instead of 404\. If the site is on S3, have CloudFront /,
  ],
  [
    '500 instead of 200',
    PAGE,
    status(500),
    / instead of 200\. Look up the address in the host’s log\.$/,
  ],
  ['999 instead of 200', PAGE, status(999), / instead of 200\.$/],
  [
    '301 without a target',
    PAGE,
    status(301),
    / HTTP 301 instead of 200\. Without an address in the `Location` header, browsers do not follow a redirect\.$/,
  ],
  ['300 instead of 200', PAGE, status(300), / instead of 200\.$/],
  [
    '304 instead of 200',
    PAGE,
    status(304),
    / HTTP 304 instead of 200\. This response is valid only for conditional requests, and this request was not conditional: the host, or a cache or proxy in front of it, is faulty\.$/,
  ],
  [
    'another error page',
    NOWHERE,
    like('other', 404),
    / the site’s 404\.html\. Set that page as the host’s error page \(nginx: `error_page 404`\)\.$/,
  ],
  [
    'a redirect to what is no address',
    PAGE,
    leads('http://[bad', 'invalid-address'),
    /^The host redirects this to “http:\/\/\[bad”, which is not a valid address: browsers show an error\.$/,
  ],
  ['402 instead of 404', NOWHERE, status(402), / instead of 404\.$/],
  [
    'a page that is cached for too long',
    PAGE,
    answer({ headers: { ...HTML, 'cache-control': 'max-age=172800' } }),
    / Set `Cache-Control: max-age=300` for pages\.$/,
  ],
  [
    'a host that is too slow',
    PAGE,
    { kind: 'unanswered', failure: { why: safe`nothing arrived for 2s`, isTimeout: true } },
    /: nothing arrived for 2s\. Look up the address in the host’s log; if the host is slow, set a longer `request-timeout`\.$/,
  ],
])('%s: what to do', (_, expected, given, end) => {
  expect(judge(expected, given).map(({ message }) => message)).toEqual([expect.stringMatching(end)])
})

test('a finding names its address, its file, and the reason', () => {
  expect(judge(PAGE, NO_ANSWER)).toMatchObject([
    {
      code: 'live-unanswered',
      severity: 'error',
      target: '/guide.html',
      spots: [{ page: 'guide.html', line: undefined }],
      message: 'The host sent no complete response: the connection was lost.',
    },
  ])
})

test.each<[CompleteResponse, Rejection | undefined]>([
  [
    leads('https://login.example.com/sso?back=/guide#x'),
    { kind: 'redirect', to: 'https://login.example.com/sso' },
  ],
  [
    { ...leads('https://docs.example.com/a', 'loop'), headers: { 'set-cookie': ['a=b'] } },
    { kind: 'redirect', to: 'https://docs.example.com/a', setsCookie: true },
  ],
  [leads('http://[bad', 'invalid-address'), undefined],
  [status(401), { kind: 'status', status: 401 }],
  [status(403), { kind: 'status', status: 403 }],
  [status(500), { kind: 'status', status: 500 }],
  [status(304), { kind: 'status', status: 304 }],
  [status(406), { kind: 'status', status: 406 }],
  [status(404), undefined],
  [status(402), undefined],
  [status(499), undefined],
])('%#: what a login may have done is kept', (given, rejection) => {
  expect(judge(PAGE, given)).toMatchObject([{ rejection }])
})

test('text from the host is made safe, and its queries are not shown', () => {
  const [finding] = judge(PAGE, leads('https://login.example.com/?token=secret\n::error::x'))
  expect(finding?.message).not.toMatch(/secret|\n/)
  const [long] = judge(PAGE, leads(`https://login.example.com/${'x'.repeat(16_000)}`))
  expect(long?.rejection).toEqual({
    kind: 'redirect',
    to: expect.stringMatching(/^.{300}$/),
    setsCookie: false,
  })
})

test.each([
  ['utf-8', 'UTF-8'],
  ['other', 'another encoding'],
] as const)('the right charset in words: %s', (expectedCharset, words) => {
  const [{ message } = { message: '' }] = judge(PAGE, sent({ expectedCharset }))
  expect(message).toContain(`but it is in ${words}: `)
})
