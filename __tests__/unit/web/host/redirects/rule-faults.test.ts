import { describe, expect, test } from '@jest/globals'
import type { HostId } from '../../../../../src/web/host/all-hosts.ts'
import { FILES, faultsOn, servedWith } from './answers.ts'

/** Returns `2 missing-target /nothing` for each fault. */
function findings(host: HostId, file: string, domain?: string): string[] {
  return faultsOn(servedWith(host, file, domain)).map((fault) => {
    const start = `${fault.rule.line} ${fault.kind}`
    if (fault.kind === 'loop') return `${start} ${fault.paths.join(' ')}`
    if (fault.kind === 'shadowed-by-file') return `${start} ${FILES[fault.fileIndex]}`
    return `${start} ${fault.kind === 'hidden-by-rule' ? `by ${fault.coveringRule.line}` : fault.path}`
  })
}

describe('Netlify', () => {
  test.each<readonly [string, ...string[]]>([
    ['/old /new'],
    // Loops: one finding each.
    ['/a /b\n/b /c\n/c /a\n/d /a', '1 loop /a /b /c'],
    // A rule that points to a loop is not in it.
    ['/a /b\n/b /c\n/c /b', '2 loop /b /c'],
    ['/a /c\n/b /c\n/c /b\n/d /b', '2 loop /b /c'],
    ['/a /b\n/b /b', '2 loop /b'],
    ['/a /a/', '1 loop /a/'],
    ['/a/* /b/:splat\n/b/* /a/:splat', '1 loop /a/no-page-has-this-name /b/no-page-has-this-name'],
    ['/a /b 302 Country=de\n/b /a', '1 missing-target /b', '2 missing-target /a'],
    // Dead targets.
    ['/old /nothing', '1 missing-target /nothing'],
    ['/old /nothing 200', '1 missing-target /nothing'],
    ['/old/* /nothing', '1 missing-target /nothing'],
    ['/old/:page /nothing', '1 missing-target /nothing'],
    ['/old/:page/edit /nothing', '1 missing-target /nothing'],
    ['/old/:year/:page /nothing', '1 missing-target /nothing'],
    ['/:language/old/* /nothing', '1 missing-target /nothing'],
    ['/:language/old/* /new'],
    ['/:language/old/* https://other.example.org/nothing'],
    ['/:language/old/* /:language/nothing'],
    // Files come first, so these only loop where there is no page.
    ['/:year/:slug /blog/:slug'],
    // Not every request gets the target of a rewrite.
    ['/old/:page/edit /nothing 200'],
    ['/old /b 200\n/b /new', '1 missing-target /b'],
    ['/old /a:bc', '1 missing-target /a:bc'],
    ['/old/* /docs/:splat'],
    // A name that the address does not have stays in the target.
    ['/old/:page /docs/:pgae', '1 missing-target /docs/:pgae'],
    ['/old/:page /docs/:pages'],
    ['/store id=:id /docs/:x', '1 missing-target /docs/:x'],
    ['/old/:page /docs/:pgae 302 Country=de'],
    // Another rule applies to the sample.
    ['/old/:page /404.html 404\n/old/* /docs/ 200'],
    ['/old/:page /docs/:page'],
    ['/* /nothing.html 404', '1 missing-page /nothing.html'],
    ['/* /404.html 404'],
    ['/old https://other.example.org/nothing'],
    ['/old /nothing 302 Country=de', '1 missing-target /nothing'],
    ['/old /b\n/b /nothing', '1 missing-target /b', '2 missing-target /nothing'],
    ['/old /gone\n/gone /404.html 410', '1 missing-target /gone'],
    // Files that come first.
    ['/new /docs/', '1 shadowed-by-file new.html'],
    ['/new/ /docs/', '1 shadowed-by-file new.html'],
    ['/new /docs/ 301!'],
    ['/docs/* /new'],
    ['/store id=:id /docs/:id'],
    ['/store id=5 /nothing', '1 missing-target /nothing'],
    // Rules that come first.
    ['/old /new\n/old /docs/', '2 hidden-by-rule by 1'],
    ['/old /new\n/old/ /docs/', '2 hidden-by-rule by 1'],
    ['/old/:page /new\n/old/:page /docs/', '2 hidden-by-rule by 1'],
    ['/old /new 302 Country=de\n/old /docs/'],
    ['/old/* /new\n/old/x /docs/', '2 hidden-by-rule by 1'],
    ['/old/* /new\n/old/x/* /docs/', '2 hidden-by-rule by 1'],
    ['/old/x /docs/\n/old/* /new'],
    ['/old/* /new\n/older /docs/'],
    // The host compares them as they arrive.
    ['/f(x) /new\n/f%28x%29 /docs/'],
    ['/f(x) /new\n/f(x)/ /docs/', '2 hidden-by-rule by 1'],
    ['/* /docs/ 404\n/docs /new', '2 hidden-by-rule by 1'],
    ['/v/:x /new\n/v/1 /docs/', '2 hidden-by-rule by 1'],
    ['/old/* /new\n/old/* /nothing', '2 hidden-by-rule by 1'],
    ['/v/:x /new 302 Country=de\n/v/1 /docs/'],
    ['/v x=1 /new\n/v /docs/'],
    ['/v/* x=1 /new\n/v/* /docs/'],
    ['/ /new\n/ /docs/', '1 shadowed-by-file index.html', '2 hidden-by-rule by 1'],
    // One page for everything.
    ['/* /index.html 200', '1 catch-all /index.html'],
    ['/* /nothing.html 200', '1 missing-target /nothing.html'],
    ['/app/* /index.html 200'],
    ['/* /docs/:splat 200'],
    ['/* /index.html 200 Country=de'],
    ['/* id=5 /index.html 200'],
  ])('%j', (file, ...expected) => expect(findings('netlify', file)).toEqual(expected))

  test.each([
    '/old https://docs.example.org/nothing',
    '/old/* https://docs.example.org:443/nothing',
    '/:language/old/* https://docs.example.org/nothing',
  ])('a target on the site’s own host is one of the site: %s', (rule) =>
    expect(findings('netlify', rule, 'docs.example.org')).toEqual(['1 missing-target /nothing']),
  )

  test('a rule with the name of the site’s own host covers one without', () => {
    expect(
      findings('netlify', 'https://docs.example.org/old /new\n/old /docs/', 'docs.example.org'),
    ).toEqual(['2 hidden-by-rule by 1'])
  })
})

const AZURE = 'azure-static-web-apps'
const rewriting = (source: string) => `{"rewrites": [{"source": "${source}", "destination": "/"}]}`

test.each<readonly [HostId, string, ...string[]]>([
  ['cloudflare-pages', '/new /docs/'],
  ['cloudflare-pages', '/new /new.html', '1 loop /new /new.html'],
  ['cloudflare-workers', '/old/* /new\n/old/x /docs/', '2 hidden-by-rule by 1'],
  ['cloudflare-pages', '/v/:x /new\n/v/1 /docs/', '2 hidden-by-rule by 1'],
  ['cloudflare-pages', '/old/* /new\n/old/x/* /docs/', '2 hidden-by-rule by 1'],
  ...['^/v/(.*)$', '/v/.*', '/v/(.*)'].map(
    (src) =>
      [
        'vercel',
        JSON.stringify({
          routes: [
            { src, dest: '/new.html' },
            { src: '/v/x/(.*)', dest: '/' },
          ],
        }),
        '1 hidden-by-rule by 1',
      ] as const,
  ),
  [
    'vercel',
    '{"routes": [{"src": "/v-1/(.*)", "dest": "/new.html"}, {"src": "/v-1/x/(.*)", "dest": "/"}]}',
    '1 hidden-by-rule by 1',
  ],
  // A `+` does not match `/v/`.
  [
    'vercel',
    '{"redirects": [{"source": "/v/:x+", "destination": "/docs"}, {"source": "/v/(.*)", "destination": "/docs"}]}',
  ],
  ['vercel', '{"routes": [{"src": "/a-b", "dest": "/nothing"}]}', '1 missing-target /nothing'],
  ['vercel', rewriting('x')],
  ['cloudflare-pages', '/v/:x /new\n/v/:x/c /docs/'],
  ['cloudflare-pages', '/:x/* /new\n/z* /docs/'],
  ['cloudflare-pages', '/old/* /docs/:splat 302'],
  ['cloudflare-pages', '/old/:page /docs/:pgae', '1 missing-target /docs/:pgae'],
  // It also responds itself.
  ['cloudflare-pages', '/* /new.html 200', '1 loop /new'],
  [
    AZURE,
    '{"responseOverrides": {"404": {"rewrite": "/nothing.html"}}}',
    '1 missing-page /nothing.html',
  ],
  [
    'vercel',
    '{"redirects": [{"source": "/v/:x", "destination": "/new.html"}, {"source": "/v/1", "destination": "/docs"}]}',
    '1 hidden-by-rule by 1',
  ],
  [
    'vercel',
    '{"redirects": [{"source": "/v/:x*", "destination": "/new.html"},\n{"source": "/v/(.*)", "destination": "/no"}]}',
    '2 hidden-by-rule by 1',
  ],
  [
    'vercel',
    '{"redirects": [{"source": "/v/(.*)", "destination": "/new.html"},\n{"source": "/v/:x*", "destination": "/no"}]}',
    '2 missing-target /no',
  ],
  [
    'vercel',
    '{"redirects": [{"source": "/a", "destination": "/:b", "has": [{"type": "cookie", "key": "b"}]}]}',
  ],
  [
    'vercel',
    '{"routes": [{"handle": "filesystem"}, {"src": "/(.*)", "dest": "/"}]}',
    '1 catch-all /',
  ],
  ['vercel', '{"routes": [{"src": "/old", "dest": "/nothing"}]}', '1 missing-target /nothing'],
  [
    'vercel',
    '{"routes": [{"src": "^/old\\\\.htm$", "dest": "/nothing"}]}',
    '1 missing-target /nothing',
  ],
  [
    'vercel',
    '{"routes": [{"src": "/old", "dest": "/docs/"}, {"src": "/a|/b", "dest": "/nothing"}]}',
  ],
  [
    'vercel',
    '{"routes": [{"src": "/a", "dest": "/docs/"}, {"src": "/a", "dest": "/"}]}',
    '1 hidden-by-rule by 1',
  ],
  [
    'vercel',
    '{"rewrites": [{"source": "/new.html", "destination": "/docs"}]}',
    '1 shadowed-by-file new.html',
  ],
  [AZURE, '{"navigationFallback": {"rewrite": "/index.html"}}', '1 catch-all /index.html'],
  [AZURE, '{"navigationFallback": {"rewrite": "/nothing.html"}}', '1 missing-page /nothing.html'],
  [AZURE, '{"responseOverrides": {"404": {"redirect": "/elsewhere"}}}'],
  [AZURE, '{"responseOverrides": {"404": {"redirect": "/"}}}', '1 catch-all /'],
  [AZURE, '{"responseOverrides": {"404": {"rewrite": "/404.html"}}}'],
  [AZURE, '{"routes": [{"route": "/a", "redirect": "/b"}]}', '1 missing-target /b'],
  [
    'cloudflare-pages',
    '/old/* /old/x 302\n/old/x /docs/',
    '1 loop /old/x',
    '2 hidden-by-rule by 1',
  ],
  [
    AZURE,
    '{"routes": [{"route": "/a*", "rewrite": "/docs/"}, {"route": "/docs/", "redirect": "/a"}]}',
  ],
  [
    AZURE,
    '{"routes": [{"route": "/a*", "redirect": "/a", "methods": ["GET"]}, {"route": "/a", "rewrite": "/docs/"}]}',
  ],
  // A route that points to itself is left out there, and one that is covered is refused.
  [
    AZURE,
    '{"routes": [{"route": "/a*", "redirect": "/a"}, {"route": "/a", "rewrite": "/docs/"}]}',
    '1 missing-target /a',
  ],
  [
    'vercel',
    '{"rewrites":[{"source":"/(.*)","destination":"/index.html"}]}',
    '1 catch-all /index.html',
  ],
  ['vercel', rewriting('/:path*'), '1 catch-all /'],
  ['vercel', rewriting('/:a/(.*)')],
  ...['/((?!a).*)', '/((?!api/|_next/|assets/).*)', '/(.+)', '/:a/:b*', '/((?!.*\\\\.).*)'].map(
    (source) => ['vercel', rewriting(source), '1 catch-all /'] as const,
  ),
  [
    'vercel',
    '{"routes": [{"src": "/v/(.*)", "dest": "/new.html"}, {"src": "/v/x/(.*)", "dest": "/"}]}',
    '1 hidden-by-rule by 1',
  ],
  [
    'vercel',
    '{"redirects": [{"source": "/v/:x(\\\\d+)", "destination": "/nothing"}]}',
    '1 missing-target /nothing',
  ],
  [
    'vercel',
    '{"redirects": [{"source": "/v/:path*/old", "destination": "/nothing"}]}',
    '1 missing-target /nothing',
  ],
  // It depends on the request where this is.
  ['vercel', '{"redirects": [{"source": "/v/:path*/old", "destination": "nothing"}]}'],
  // `$1` stands for the first group.
  ['vercel', '{"routes": [{"src": "/v/(.*)", "dest": "/docs/$1"}]}'],
  [
    'vercel',
    '{"routes": [{"handle": "filesystem"}],\n"redirects": [{"source": "/new.html", "destination": "/docs"}]}',
    '2 shadowed-by-file new.html',
  ],
  ['vercel', rewriting('/:a')],
  ['vercel', rewriting('/((?!no-page).*)')],
  [
    'vercel',
    '{"routes": [{"handle": "filesystem"}, {"src": "/[^.]+", "dest": "/"}]}',
    '1 catch-all /',
  ],
  [
    'vercel',
    '{"redirects": [{"source": "/((?!docs).+)", "destination": "/nothing"}]}',
    '1 loop /nothing',
  ],
  ['netlify', '/:a /index.html 200'],
  // A rule for some visitors hides nothing, and no rule hides itself.
  [
    'netlify',
    '/old/* /docs/ 301 Country=de\n/old/* /docs/\n/old/* /docs/',
    '3 hidden-by-rule by 2',
  ],
  [
    'vercel',
    '{"redirects": [{"source": "/(.*)", "destination": "/x"}],\n"rewrites": [{"source": "/a/:b", "destination": "/"}]}',
    '1 loop /x',
    '2 hidden-by-rule by 1',
  ],
])('other rules on %s: %j', (host, file, ...expected) =>
  expect(findings(host, file)).toEqual(expected),
)
