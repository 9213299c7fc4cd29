import { expect, test } from '@jest/globals'
import type { LiveKind } from '../../../../src/findings/live-kinds.ts'
import { diagnose } from '../../../../src/live/judging/diagnose.ts'
import type { LiveFault } from '../../../../src/live/judging/live-fault.ts'
import { makeLiveFinding, type Rejection } from '../../../../src/live/judging/live-finding.ts'

const finding = (kind: LiveKind, address: string, file = 'x.html') =>
  makeLiveFinding({ kind } as LiveFault, address, file || undefined)
const many = (n: number, kind: LiveKind, address: (i: number) => string, file?: string) =>
  Array.from({ length: n }, (_, i) => finding(kind, address(i), file))

const ENDINGS = /^Pages are missing only at their addresses without \.html:/
const ADDED_SLASH = /^The host redirects pages to addresses with a slash at the end/
const NOTHING = /^Nearly all files of the site are missing/
const FALLBACK = /^The host serves a page at nonexistent addresses, as is usual for single-page /
const EVERYWHERE =
  /^Nearly all pages differ, and the host serves a page at nonexistent addresses, too: readers may be getting a sign-in page, /
const bare = (i: number) => `/page-${i}`
const full = (i: number) => `/${i}.html`
/** Errors of pages, and of a few addresses without a file, that are all refused in the same way. */
const rejection = (pages: number, how: Rejection) =>
  [
    ...many(pages, 'live-redirected/other-page', bare),
    ...Array(4).fill(finding('live-soft-404/redirect', '/x', '')),
  ].map((of) => ({ ...of, rejection: how }))
const LOGIN: Rejection = { kind: 'redirect', to: 'https://x.test/login' }
const LONG_LOGIN: Rejection = { kind: 'redirect', to: `https://x.test/${'a'.repeat(200)}` }
const status = (status: number): Rejection => ({ kind: 'status', status })
const LOGINS = rejection(18, LOGIN)
const redirected = (kind: LiveKind, to: string, address = '/a') => ({
  ...finding(kind, address, kind === 'live-soft-404/redirect' ? '' : 'x.html'),
  rejection: { kind: 'redirect' as const, to: `${to}${address}` },
})
const MOVED = Array.from({ length: 18 }, (_, i) =>
  redirected('live-redirected/other-host', 'https://www.x.test', bare(i)),
)
const MOVED_NOWHERE = redirected('live-soft-404/redirect', 'https://www.x.test', '/none')
const IN_A_LOOP = MOVED.map((of) => ({ ...of, kind: 'live-redirected/loop' as const }))
const IN_A_LOOP_WITH_COOKIES = IN_A_LOOP.map((of) => ({
  ...of,
  rejection: { ...of.rejection, setsCookie: true },
}))
const SLASHES = Array.from({ length: 9 }, (_, i) => {
  const address = bare(i)
  const to = `https://x.test${address}/`
  return {
    ...finding('live-redirected/other-page', address),
    rejection: { kind: 'redirect' as const, to },
  }
})
const SOFT = many(4, 'live-soft-404', bare, '')
const LEADING_ON = many(4, 'live-soft-404/redirect', bare, '').map((of) => ({
  ...of,
  rejection: { kind: 'redirect' as const, to: 'https://x.test/x' },
}))
const REDIRECTS = many(20, 'live-redirected/other-page', bare)
const [UNASKED, MOST] = [finding('live-unasked', ''), many(18, 'live-missing', full)]
const PAGES = many(9, 'live-missing', bare)
const BEHIND_LOGIN =
  /^The host redirects nearly every address to https:.*login: a sign-in page .* the site\. Let the/
const ASKS_FOR_LOGIN = /HTTP 401 at nearly every address: it asks for a login\. Let the runner/
const FORBIDDEN = /HTTP 403 at .*: a sign-in page .*, or \(on S3\)/
test.each<[string, ReturnType<typeof many>, RegExp | undefined]>([
  ['nothing', [], undefined],
  ['few', many(3, 'live-missing', bare), undefined],
  ['few pages of a small site without their extension', many(4, 'live-missing', bare), ENDINGS],
  ['few files of a small site', many(4, 'live-missing', full), undefined],
  [
    'few pages, and something else',
    [...many(4, 'live-missing', bare), finding('live-stale', '/x')],
    undefined,
  ],
  ['four added slashes in a small site', SLASHES.slice(0, 4), ADDED_SLASH],
  ['three added slashes', SLASHES.slice(0, 3), undefined],
  [
    'four added slashes, and something else',
    [...SLASHES.slice(0, 4), finding('live-stale', '/x')],
    undefined,
  ],
  ['five pages without their extension', many(5, 'live-missing', bare), ENDINGS],
  ['pages without their extension', many(9, 'live-missing', bare), ENDINGS],
  ['and something else', [...many(9, 'live-missing', bare), finding('live-stale', '/x')], ENDINGS],
  [
    'redirect rules without effect',
    [...many(9, 'live-redirect-rule/no-redirect', bare), finding('live-stale', '/x')],
    /^Nearly all errors are redirect rules that have no effect on the host: /,
  ],
  ['redirect rules with another effect', many(9, 'live-redirect-rule', bare), undefined],
  ['few redirect rules without effect', many(4, 'live-redirect-rule/no-redirect', bare), undefined],
  ['and more of it', [...many(9, 'live-missing', bare), ...many(2, 'live-stale', bare)], undefined],
  [
    'a script that is added to pages',
    [...many(9, 'live-stale/added-script', full), finding('live-stale', '/x')],
    /^Pages differ only in a script/,
  ],
  [
    'text that is added to pages',
    many(18, 'live-stale/added-text', full),
    /^Pages differ only in text that was added to each/,
  ],
  [
    'a script that is added to pages, and as much other content',
    [...many(9, 'live-stale/added-script', full), ...many(9, 'live-stale', bare)],
    undefined,
  ],
  ['and a page with it', [...PAGES, finding('live-missing', '/x.html')], undefined],
  ['and the page of a folder', [...PAGES, finding('live-missing', '/x/')], undefined],
  ['style sheets only', many(9, 'live-missing', (i) => `/${i}.css`, 'x.css'), undefined],
  [
    'and warnings',
    [...many(9, 'live-missing', bare), ...many(9, 'live-header/cached-page', bare)],
    ENDINGS,
  ],
  ['most of the site', MOST, NOTHING],
  ['a login', LOGINS, BEHIND_LOGIN],
  [
    'another origin',
    [...MOVED, MOVED_NOWHERE],
    /^The host redirects nearly every address to https:\/\/www\.x\.test without changing the path: set `live-url` to/,
  ],
  [
    'another origin, and other errors',
    [...MOVED, ...many(6, 'live-soft-404', bare, '')],
    undefined,
  ],
  [
    'a loop',
    IN_A_LOOP,
    /^The host redirects nearly every address in a loop\. A common cause: a CDN/,
  ],
  [
    'a loop with cookies',
    IN_A_LOOP_WITH_COOKIES,
    /^The host redirects nearly every address in a loop and sets cookies\. A firewall or a consent page may be waiting for a cookie: let the user agent `docs-export-action` through\. Another possible cause: a CDN and/,
  ],
  [
    'a loop, partly with cookies',
    [...IN_A_LOOP.slice(0, 9), ...IN_A_LOOP_WITH_COOKIES.slice(9)],
    /^The host redirects nearly every address in a loop\. A common cause: a CDN/,
  ],
  ['a loop at some addresses', IN_A_LOOP.slice(0, 9), undefined],
  ['a slash at the end', [...SLASHES, finding('live-stale', '/x')], /^The host redirects pages to/],
  [
    'other content, empty content, and a page instead of a style sheet',
    [
      ...many(16, 'live-stale', bare),
      finding('live-stale/empty', '/x'),
      finding('live-stale/page-content', '/x.css', 'x.css'),
    ],
    /^Nearly all pages on the host differ from those of the site/,
  ],
  ['a password', rejection(18, status(401)), ASKS_FOR_LOGIN],
  [
    'a firewall that refuses the user agent',
    rejection(18, status(406)),
    /HTTP 406 at nearly every address: a firewall seems to refuse the user agent `docs-export-action`\. Let it through\.$/,
  ],
  [
    'a cache that responds as if there were a condition',
    rejection(18, status(304)),
    /HTTP 304 at nearly every address, although the requests are not conditional: the host, or a cache or proxy in front of it, is faulty\.$/,
  ],
  [
    'a firewall with a status of its own',
    rejection(18, status(999)),
    /HTTP 999 at .*: a sign-in page/,
  ],
  [
    'a firewall with the status after those of servers',
    rejection(18, status(600)),
    /600 at .*: a sign-in page/,
  ],
  [
    'a firewall with the status before those of servers',
    rejection(18, status(499)),
    /499 at .*: a sign-in page/,
  ],
  [
    'a server with the last of its statuses',
    rejection(18, status(599)),
    /HTTP 599 at .*: check the/,
  ],
  [
    'a login at a long address',
    rejection(18, LONG_LOGIN),
    /^.{9}redirects nearly every address to .{85}…: a sign-in page/,
  ],
  [
    'a server with the first of its statuses',
    rejection(18, status(500)),
    /HTTP 500 at .*: check the/,
  ],
  [
    'a login whose address reads like a status',
    rejection(18, { kind: 'redirect', to: 'https://x.test/ with HTTP 503' }),
    /with HTTP 503: a sign-in page .* protect the site\. Let/,
  ],
  [
    'a login whose address ends like a status',
    rejection(18, { kind: 'redirect', to: 'https://x.test/HTTP 403' }),
    /HTTP 403: a sign-in page .* protect the site\. Let/,
  ],
  ['a firewall, or nothing on S3', rejection(18, status(403)), FORBIDDEN],
  ['a login before a part of it', rejection(17, LOGIN), undefined],
  ['a login, shown at addresses without a file', [...LOGINS, ...SOFT], BEHIND_LOGIN],
  ['a login, redirecting addresses without a file', [...LOGINS, ...LEADING_ON], BEHIND_LOGIN],
  ['a login, and more', [...LOGINS, ...many(3, 'live-stale', bare)], undefined],
  [
    'redirects elsewhere',
    REDIRECTS.map((of, i) => ({ ...of, rejection: { kind: 'redirect' as const, to: `/${i}` } })),
    undefined,
  ],
  [
    'most of the addresses for which there was time',
    [...MOST, ...many(2, 'live-stale', bare), UNASKED],
    NOTHING,
  ],
  ['a login page at every address', [...many(18, 'live-stale', bare), ...SOFT], EVERYWHERE],
  ['few of them', [...many(4, 'live-stale', bare), ...SOFT], undefined],
  ['a part of them', [...many(9, 'live-stale', bare), ...SOFT], undefined],
  ['and a missing one', [...many(18, 'live-stale', bare), ...SOFT, ...PAGES], undefined],
  [
    'another version of it',
    many(18, 'live-stale', bare),
    /^Nearly all pages on the host differ from those/,
  ],
  ['another version of most of it', many(17, 'live-stale', bare), undefined],
  ['a server that fails', rejection(18, status(503)), /^The host .* HTTP 503 at .*: check the/],
  ['only a lack of time', [UNASKED], undefined],
  ['the home page at addresses without a file', many(1, 'live-soft-404', bare, ''), FALLBACK],
  [
    'the home page at addresses without an extension, too',
    [...SOFT, finding('live-missing/home-page', '/a')],
    FALLBACK,
  ],
  [
    'a page at addresses without a file, and more',
    [...SOFT, finding('live-stale', '/a')],
    undefined,
  ],
  ['less of it', many(17, 'live-missing', full), undefined],
])('%s', (_, findings, cause) => {
  const diagnosis = diagnose(findings, { addresses: 20, pages: 20 })
  expect(diagnosis?.sentence ?? '').toMatch(cause ?? /^$/)
})

test('a host that rejects all of a small site has one reason, and one error has none', () => {
  const rejected = rejection(2, status(401)).slice(0, 2)
  const sentence = (findings: typeof rejected, addresses: number) =>
    diagnose(findings, { addresses, pages: addresses })?.sentence
  expect(sentence(rejected, 2)).toMatch(ASKS_FOR_LOGIN)
  expect(sentence(rejected.slice(0, 1), 1)).toBeUndefined()
  expect(sentence([...rejected, finding('live-missing', '/x')], 2)).toBeUndefined()
})

test.each([
  [
    'nearly all pages',
    18,
    18,
    /^The host redirects nearly every page to https:.* without changing the path: /,
  ],
  ['some pages', 9, 18, undefined],
])('%s redirect to another origin, but other files do not', (_, count, pages, cause) => {
  const findings = [...MOVED.slice(0, count), MOVED_NOWHERE]
  const diagnosis = diagnose(findings, { addresses: 60, pages })
  expect(diagnosis?.sentence ?? '').toMatch(cause ?? /^$/)
})

test.each([
  ['a login', LOGINS, true],
  ['a password', rejection(18, status(401)), true],
  ['a firewall, or nothing on S3', rejection(18, status(403)), false],
  ['a firewall with a status of its own', rejection(18, status(999)), true],
  ['a firewall that refuses the user agent', rejection(18, status(406)), true],
  ['a faulty cache', rejection(18, status(304)), false],
  ['a server that fails', rejection(18, status(503)), false],
  ['another origin', MOVED, true],
  ['a loop', IN_A_LOOP, true],
  ['a loop with cookies', IN_A_LOOP_WITH_COOKIES, true],
  ['missing files', MOST, false],
])('whether a later version would change it: %s', (_, findings, isLasting) => {
  expect(diagnose(findings, { addresses: 20, pages: 20 })).toMatchObject({ isLasting })
})

test.each([
  [1, undefined],
  [2, ENDINGS],
])('of two addresses, %d page without its extension', (count, expected) => {
  const findings = many(count, 'live-missing', bare)
  const { sentence = '' } = diagnose(findings, { addresses: 2, pages: 2 }) ?? {}
  expect(sentence).toMatch(expected ?? /^$/)
})
