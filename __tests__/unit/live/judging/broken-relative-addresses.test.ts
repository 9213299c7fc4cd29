import { expect, test } from '@jest/globals'
import { findBrokenRelativeAddress } from '../../../../src/live/judging/broken-relative-addresses.ts'
import { asBytes } from '../../../../src/web/byte-strings.ts'
import { ServedSite } from '../../../../src/web/host/served-site.ts'
import type { SiteSnapshot } from '../../../../src/web/host/site-snapshot.ts'
import { siteIn } from '../../../support/check.ts'

const NAMES = [
  'index.html',
  'guide/index.html',
  'guide/start.html',
  'guide/a.css',
  'other.html',
  'flat.html',
]
const SITE: SiteSnapshot = { ...siteIn('', NAMES), host: 'nginx' }
const GUIDE = 'guide/index.html'
const OPEN = { redirectFiles: [{ name: '_redirects', text: undefined }] }
const BELOW = { basePath: '/my%20docs/' }
const ALWAYS: Partial<SiteSnapshot> = {
  host: 'vercel',
  redirectFiles: [{ name: 'vercel.json', text: '{"cleanUrls": true, "trailingSlash": false}' }],
}

const LONG = 'x'.repeat(8_192)

/** A page that need not be read. */
const UNREAD = undefined

test.each<
  [
    page: string,
    at: string,
    content: string | undefined,
    site: Partial<SiteSnapshot>,
    astray: string | undefined,
  ]
>([
  [GUIDE, '/guide', '<a href="start.html#x"><a href="a.css">', {}, 'start.html → /start.html'],
  [GUIDE, '/guide', '<a href="/"><a href="../other.html"><a href="#x"><a href="">', {}, undefined],
  [
    GUIDE,
    '/guide',
    '<a href="gone.html"><a href="/gone"><a href="https://x.test/">',
    {},
    undefined,
  ],
  [GUIDE, '/guide', `<a href="a.css?${LONG}">`, {}, `a.css?${LONG} → /a.css`],
  [GUIDE, '/guide', '<style>p{background:url(a.css)}</style>', {}, 'a.css → /a.css'],
  [GUIDE, '/guide', '<style>@import "a.css";</style>', {}, 'a.css → /a.css'],
  [GUIDE, '/guide', '<p style="background:url(a.css)">', {}, 'a.css → /a.css'],
  [GUIDE, '/guide', '<a href="start.html" download>', {}, 'start.html → /start.html'],
  [GUIDE, '/guide', '<base href="/guide/"><a href="start.html">', {}, undefined],
  [GUIDE, '/guide', '<base href="./"><a href="start.html">', {}, 'start.html → /start.html'],
  [GUIDE, '/guide/', UNREAD, {}, undefined],
  [GUIDE, '/guide/index.html', UNREAD, {}, undefined],
  ['flat.html', '/flat', UNREAD, {}, undefined],
  ['flat.html', '/flat/', '<a href="other.html">', {}, 'other.html → /flat/other.html'],
  [
    'flat.html',
    '/flat/',
    '<a href="other.html">',
    { host: undefined },
    'other.html → /flat/other.html',
  ],
  // A rule that is not read may serve it.
  ['flat.html', '/flat/', '<a href="other.html">', { host: undefined, ...OPEN }, undefined],
  ['index.html', '/my%20docs', '<a href="other.html">', BELOW, 'other.html → /other.html'],
  ['flat.html', '/my%20docs/flat', UNREAD, BELOW, undefined],
  ['flat.html', '/my%20docs/flat/', '<a href="../../">', BELOW, undefined],
  // The check of the site reports it.
  [GUIDE, '/guide', '<a href="start.html">', ALWAYS, undefined],
  ['flat.html', '/flat/', '<a href="other.html">', ALWAYS, 'other.html → /flat/other.html'],
])('%s at %s with %s', (page, at, content, site, astray) => {
  const servedSite = new ServedSite({ ...SITE, ...site })
  const found = findBrokenRelativeAddress(servedSite, asBytes(page), at, () => {
    if (content === undefined) throw new Error('it was read')
    return Buffer.from(content)
  })
  expect(found && `${found.written} → ${found.missingPath}`).toBe(astray)
})
