/** What keeps search engines away from a site. */
import { cases, type Files, head } from '../../support/found.ts'

const BAN: Files = { 'robots.txt': 'User-agent: *\nDisallow: /\n' }
const SITEMAP: Files = {
  'sitemap.xml':
    '<urlset><url><loc>https://docs.acme.dev/</loc></url><url><loc>https://docs.acme.dev/guide</loc></url></urlset>',
}
const home = (more: string): Files => ({ 'index.html': `${more}${head}` })
const NOINDEX = '<meta name="robots" content="noindex">'
const BANNED = 'warning not-indexed robots.txt robots.txt:2'
const HIDDEN = 'warning not-indexed index.html index.html'
const BANNED_LAST = 'warning not-indexed robots.txt robots.txt:3'
/** Returns a `robots.txt` of as many bytes as crawlers read. `end`: its last line. */
const fillRobots = (end: string) =>
  `${'User-agent: *\n'.padEnd((500 << 10) - end.length, '#')}${end}`
const NOINDEX_HEADER: Files = { _headers: '/*\n  X-Robots-Tag: noindex\n' }
const NO_DOMAIN = { domain: undefined }

cases([
  ['robots.txt disallows everything, and the domain is known', BAN, [BANNED]],
  ['and there is a sitemap', { ...BAN, ...SITEMAP }, [BANNED], NO_DOMAIN],
  ['and there is neither', BAN, [], NO_DOMAIN],
  [
    'a rule is misspelled',
    { 'robots.txt': 'User-agent: *\nDisalow: /\nDisalow: /x\nSitemap /x' },
    [
      'warning unreadable-file robots.txt robots.txt:2',
      'warning unreadable-file robots.txt robots.txt:4',
    ],
  ],
  [
    'robots.txt is a page',
    { 'robots.txt': head },
    ['warning unreadable-file robots.txt robots.txt'],
  ],
  [
    'robots.txt is a page, and there is no network',
    { 'robots.txt': head },
    [],
    { host: 'air-gapped' },
  ],
  [
    'robots.txt is a page, and not in the root of the host',
    { 'robots.txt': head },
    [],
    { basePath: '/docs/' },
  ],
  ['and there is no network', { ...BAN, ...SITEMAP }, [], { host: 'air-gapped' }],
  ['and it is not in the root of the host', BAN, [], { basePath: '/docs/' }],
  ['and it is in a folder', { 'docs/robots.txt': 'User-agent: *\nDisallow: /\n' }, []],
  [
    'it is too far down for crawlers',
    { 'robots.txt': `${'#'.repeat(500 << 10)}\n${BAN['robots.txt']}` },
    [],
  ],
  [
    'a line is only partly read',
    { 'robots.txt': `User-agent: *${' '.repeat((500 << 10) - 25)}\nDisallow: /drafts/` },
    [],
  ],
  [
    'a line begins with the ban, and only its end is too far down',
    { 'robots.txt': `${fillRobots('\nDisallow: /')}drafts/` },
    [],
  ],
  [
    'a line begins with the ban, which ends one byte too far down',
    { 'robots.txt': `${fillRobots('\nDisallow: ')}/drafts/` },
    [],
  ],
  [
    'a rule shows a template at the root',
    { ...SITEMAP, _redirects: '/ /start.html 200!\n', 'start.html': '{% extends "x" %}' },
    ['notice sitemap index.html index.html'],
    { host: 'netlify' },
  ],
  ...(['netlify', 'cloudflare-pages', 'cloudflare-workers'] as const).map(
    (host): Parameters<typeof cases>[0][number] => [
      `a header bans all pages on ${host}`,
      NOINDEX_HEADER,
      ['warning not-indexed _headers _headers:2'],
      { host },
    ],
  ),
  [
    'a header, on a host that does not read it',
    NOINDEX_HEADER,
    ['notice redirect-invalid _headers _headers'],
    { host: 'nginx' },
  ],
  ['a header, below a base path', NOINDEX_HEADER, [], { host: 'netlify', basePath: '/docs/' }],
  ['a header, and the domain is not known', NOINDEX_HEADER, [], { host: 'netlify', ...NO_DOMAIN }],
  [
    'a header that bans a folder',
    { _headers: '/drafts/*\n  X-Robots-Tag: noindex\n' },
    [],
    { host: 'netlify' },
  ],
  [
    'a header that bans another crawler',
    { _headers: '/*\n  X-Robots-Tag: examplebot: noindex\n' },
    [],
    { host: 'netlify' },
  ],
  [
    'a header that another line takes back',
    { _headers: '/*\n  X-Robots-Tag: none\n/docs/*\n  ! X-Robots-Tag\n' },
    [],
    { host: 'cloudflare-pages' },
  ],
  ['the file ends at the limit', { 'robots.txt': fillRobots('\nDisallow: /') }, [BANNED_LAST]],
  [
    'a line ends at the limit',
    { 'robots.txt': `${fillRobots('\nDisallow: /')}\nAllow: /docs/` },
    [BANNED_LAST],
  ],
  [
    'a line ends at the limit without a line feed',
    { 'robots.txt': `${fillRobots('\rDisallow: /')}\rAllow: /docs/` },
    [BANNED_LAST],
  ],
  [
    'lines end without a line feed, and some are too far down',
    { 'robots.txt': `User-agent: *\rDisallow: /\r${'# x\r'.repeat(130_000)}` },
    [BANNED],
  ],
  ['some of it is allowed', { 'robots.txt': 'User-agent: *\nDisallow: /\nAllow: /docs/' }, []],
  ['the home page does', home(NOINDEX), [HIDDEN]],
  [
    'the home page does, and there is a sitemap',
    { ...home(NOINDEX), ...SITEMAP },
    [HIDDEN],
    NO_DOMAIN,
  ],
  ['the home page does, and there is neither', home(NOINDEX), [], NO_DOMAIN],
  ['the home page does, and there is no network', home(NOINDEX), [], { host: 'air-gapped' }],
  ['the home page does, below a base path', home(NOINDEX), [HIDDEN], { basePath: '/docs/' }],
  ['both do', { ...home(NOINDEX), ...BAN }, [HIDDEN, BANNED]],
  ['it says none', home('<meta name="ROBOTS" content="None">'), [HIDDEN]],
  ['it says so to Google', home('<meta name="googlebot" content="noindex">'), [HIDDEN]],
  ['it says so to another crawler', home('<meta name="otherbot" content="noindex">'), []],
  [
    'it says something else',
    home('<meta name="robots" content="index, max-image-preview:none">'),
    [],
  ],
  ['it only redirects', home(`${NOINDEX}<meta http-equiv="refresh" content="0; url=guide">`), []],
  ['a script only redirects', home(`${NOINDEX}<script>location.replace("guide")</script>`), []],
  ['a frame does', home(`<iframe srcdoc='${NOINDEX}'></iframe>`), []],
  ['another page does', { 'guide.html': `${NOINDEX}${head}` }, []],
  [
    'the home page that the host shows does',
    { ...home(''), 'en/index.html': `${NOINDEX}${head}`, _redirects: '/ /en/ 302!' },
    ['warning not-indexed en/index.html en/index.html'],
    { host: 'netlify' },
  ],
])
