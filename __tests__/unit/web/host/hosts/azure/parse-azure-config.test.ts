import { expect, test } from '@jest/globals'
import { asBytes } from '../../../../../../src/web/byte-strings.ts'
import { getHostTraits } from '../../../../../../src/web/host/all-hosts.ts'
import type { AzureTrailingSlash } from '../../../../../../src/web/host/redirects/rule-set.ts'
import { asRootedPath } from '../../../../../../src/web/paths.ts'
import { answered, problemsOf, servedWith } from '../../redirects/answers.ts'

const HOST = 'azure-static-web-apps'

const config = (...routes: readonly object[]) => ({ routes })
const redirect = (route: string, to: string, more = {}) => ({ route, redirect: to, ...more })
const fallback = (rewrite: string, ...exclude: string[]) => ({
  navigationFallback: { rewrite, exclude },
})

test.each<readonly [object, string, string]>([
  // Routes come before files, and the first that matches is used.
  [config(redirect('/new', '/docs/')), 'new', 'file docs/index.html'],
  [config(redirect('/old', '/new'), redirect('/old', '/docs/')), 'old', 'file new.html'],
  [config(redirect('/old', '/new', { statusCode: 301 })), 'old', 'file new.html'],
  [config({ route: '/old', rewrite: '/new.html' }), 'old', 'file new.html'],
  [config({ route: '/old', rewrite: '/nothing' }), 'old', 'missing'],
  [config({ route: '/x/old', rewrite: 'new.html' }), 'x/old', 'file new.html'],
  [config({ route: '/old', rewrite: '//other.example.org/' }), 'old', 'undecided'],
  [config({ route: '/docs/start', statusCode: 404 }), 'docs/start', '404'],
  [config({ route: '/docs/start', statusCode: 400 }), 'docs/start', '400'],
  [config({ route: '/docs/start', statusCode: 399 }), 'docs/start', 'file docs/start.html'],
  [
    config({ route: '/docs/*', headers: { a: 'b' } }, redirect('/docs/x', '/')),
    'docs/x',
    'missing',
  ],
  [
    config(redirect('/old', 'https://other.example.org/')),
    'old',
    'outside https://other.example.org/',
  ],
  // The rule for a folder's page is the one for the folder.
  [config(redirect('/docs/index.html', '/new')), 'docs', 'file new.html'],
  [config(redirect('/docs/index.html', '/new')), 'docs/', 'file new.html'],
  [config(redirect('/docs', '/new')), 'docs/index.html', 'file docs/index.html'],
  // With another slash at its end, it is the same route to the service, and a different one to the
  // emulator.
  [config(redirect('/old', '/new')), 'old/', 'undecided'],
  [config(redirect('/old/', '/new')), 'old', 'undecided'],
  [config(redirect('/docs/', '/new')), 'docs', 'undecided'],
  [config(redirect('/docs/', '/docs')), 'docs', 'file docs/index.html'],
  [config(redirect('/old', '/new'), redirect('/old/*', '/new')), 'old/', 'file new.html'],
  [config(redirect('/old', '/nothing')), 'old/', 'missing'],
  // Wildcards.
  [config(redirect('/old*', '/new')), 'older/x', 'file new.html'],
  [config(redirect('/old/*', '/new')), 'old/x', 'file new.html'],
  [config(redirect('/old/*.html', '/new')), 'old/x.html', 'file new.html'],
  [config(redirect('/old/*.{png,jpg}', '/new')), 'old/x.jpg', 'file new.html'],
  [config(redirect('/old/*.{png,jpg,gif}', '/new')), 'old/x.gif', 'file new.html'],
  [config(redirect('/old/*.{png,jpg}', '/new')), 'old/xpng', 'missing'],
  [config(redirect('/old/*.{png,jpg}', '/new')), 'old/x.gif', 'missing'],
  [config(redirect('*.foo', '/new')), 'thing.foo', 'file new.html'],
  [config(redirect('/*.html', '/new')), 'images/logo.png', 'file images/logo.png'],
  [config(redirect('/o*d/x', '/new')), 'old/x', 'missing'],
  // The manual says no, the emulator yes.
  [config(redirect('/old/*', '/new')), 'old', 'undecided'],
  [config(redirect('/old/*', '/new'), redirect('/old', '/new')), 'old', 'file new.html'],
  // Requests of other kinds, and other visitors.
  [config(redirect('/old', '/new', { methods: ['POST'] })), 'old', 'missing'],
  [config(redirect('/old', '/new', { methods: ['GET', 'POST'] })), 'old', 'file new.html'],
  [config({ route: '/docs/*', allowedRoles: ['editor'] }), 'docs/start', 'undecided'],
  [config({ route: '/docs/*', allowedRoles: ['anonymous'] }), 'docs/start', 'file docs/start.html'],
  [config({ route: '/docs/*', allowedRoles: [] }), 'docs/start', 'file docs/start.html'],
  [config({ route: '/login', rewrite: '/.auth/login/github' }), 'login', 'undecided'],
  [{}, 'api/x', 'undecided'],
  // Rules for addresses of services: the emulator's own tests.
  [config({ route: '/.auth/login/aad', statusCode: 404 }), '.auth/login/aad', '404'],
  [config({ route: '/.auth/login/aad', statusCode: 404 }), '.auth/login/github', 'undecided'],
  [config({ route: '/.auth/login/aad', statusCode: 400 }), '.auth/login/aad', '400'],
  [config({ route: '/.auth/login/aad', statusCode: 399 }), '.auth/login/aad', 'undecided'],
  [config(redirect('/.auth', '/new')), '.auth', 'undecided'],
  [config(redirect('/.author', '/new')), '.author', 'file new.html'],
  [config(redirect('/x/.auth/y', '/new')), 'x/.auth/y', 'file new.html'],
  [{}, 'data-api/x', 'undecided'],
  [{}, 'api', 'undecided'],
  [{}, 'apis', 'missing'],
  [{}, 'x/api/y', 'missing'],
  [config({ route: '/.auth/login/*', statusCode: 404 }), '.auth/login/aad', 'undecided'],
  [config(redirect('/.auth/login/aad', '/new')), '.auth/login/aad', 'undecided'],
  [config(redirect('/*', '/new')), '.auth/me', 'undecided'],
  [config({ route: '/api/error', statusCode: 403 }), 'api/error', '403'],
  [config(redirect('/api/old', '/nothing')), 'api/old', 'missing'],
  [config({ route: '/api/*', allowedRoles: ['authenticated'] }), 'api/x', 'undecided'],
  [config({ route: '/api/*', headers: { a: 'b' } }), 'api/x', 'undecided'],
  // A route that points to itself is left out; two that point to each other are not.
  [config(redirect('/docs/', '/docs/')), 'docs/', 'file docs/index.html'],
  [config(redirect('/a', '/b'), redirect('/b', '/a')), 'a', 'loop'],
  // What replaces missing files: the table in the manual.
  [fallback('/index.html'), 'about/', 'file index.html'],
  [
    fallback('index.html', '/images/*.{png,jpg,gif}', '/css/*'),
    'images/icon.svg',
    'file index.html',
  ],
  [fallback('/index.html', '/images/*.{png,jpg,gif}', '/css/*'), 'images/unknown.png', 'missing'],
  [fallback('/index.html', '/css/*'), 'css/unknown.css', 'missing'],
  [fallback('/index.html'), 'images/logo.png', 'file images/logo.png'],
  [fallback('/index.html'), 'staticwebapp.config.json', 'missing'],
  [fallback('/index.html'), 'docs/staticwebapp.config.json', 'missing'],
  [fallback('/index.html'), 'mystaticwebapp.config.json', 'file index.html'],
  [fallback('index.html'), 'a/b', 'file index.html'],
  [fallback('/index.html'), '.auth/me', 'undecided'],
  [fallback('/nothing.html'), 'about', 'missing'],
  [fallback('/index.html', '*.{svg,png}'), 'a/b.png', 'missing'],
  [fallback('/index.html', '/about'), 'about', 'missing'],
  [fallback('/index.html', '/about/index.html'), 'about', 'missing'],
  [fallback('/index.html', '*.{svg,png}'), 'a/b', 'file index.html'],
  [{ responseOverrides: { 404: { rewrite: '/404.html' } } }, 'about', 'missing'],
  [{ responseOverrides: { 404: { redirect: '/', statusCode: 302 } } }, 'about', 'missing'],
  [{ responseOverrides: { 404: null } }, 'about', 'missing'],
  [{ trailingSlash: 'always' }, 'docs/start', 'file docs/start.html'],
  [{ trailingSlash: 'never' }, 'docs/start/', 'file docs/start.html'],
])('how Azure Static Web Apps responds: %j, /%s: %s', (file, path, expected) => {
  expect(answered(HOST, JSON.stringify(file), path)).toBe(expected)
})

test('a route that points to itself by the name of the host is skipped, too', () => {
  const file = JSON.stringify(config(redirect('/docs/', 'https://docs.example.org/docs/')))
  expect(answered(HOST, file, 'docs/', 'docs.example.org')).toBe('file docs/index.html')
})

test.each<readonly [unknown, string | undefined]>([
  ['always', 'always'],
  ['never', 'never'],
  ['auto', 'auto'],
  ['Always', undefined],
  [true, undefined],
])('`trailingSlash` of %j', (trailingSlash, expected) => {
  const { ruleSet } = servedWith(HOST, JSON.stringify({ trailingSlash }))
  expect(ruleSet.trailingSlash).toBe(expected)
})

test.each<readonly [AzureTrailingSlash | undefined, string, string, string]>([
  ['always', 'docs/index.html', '/docs', '/docs/'],
  ['always', 'new.html', '/new', '/new/'],
  ['never', 'docs/index.html', '/docs/', '/docs'],
  ['never', 'new.html', '/new/', '/new'],
  ['auto', 'docs/index.html', '/docs', '/docs/'],
  ['auto', 'new.html', '/new/', '/new'],
  [undefined, 'docs/index.html', '/docs', '/docs'],
  [undefined, 'docs/index.html', '/docs/', '/docs/'],
  [undefined, 'new.html', '/new/', '/new'],
])('with %s, the final address of %s from %s is %s', (trailingSlash, page, path, expected) => {
  const { findShownPath } = getHostTraits(HOST)
  expect(findShownPath?.(asRootedPath(asBytes(path)), asBytes(page), { trailingSlash })).toBe(
    expected,
  )
})

const REFUSES = 'Azure Static Web Apps refuses the site'
/** Routes, each on its own line from 2 on. */
const lines = (...routes: readonly object[]) =>
  `{"routes": [\n${routes.map((route) => JSON.stringify(route)).join(',\n')}]}`
const named = (...routes: readonly string[]) =>
  lines(...routes.map((route) => ({ route, rewrite: '/new.html' })))
const twice = (line: number, from: string, first: string) =>
  `${line} invalid: ${REFUSES}: the route \`${from}\` occurs twice, the first time as \`${first}\`.`
const covered = (line: number, from: string, by: string) =>
  `${line} invalid: ${REFUSES}: the route \`${from}\` comes after \`${by}\`, which covers it.`
const GET = { methods: ['GET'] }

// The first cases are those of the threads that azure-route-conflicts.ts names.
test.each<readonly [string, ...string[]]>([
  [named('/credits', '/credits/'), twice(3, '/credits/', '/credits')],
  [named('/*', '/.auth/login/aad'), covered(3, '/.auth/login/aad', '/*')],
  [named('/*', '/images/*'), covered(3, '/images/*', '/*')],
  [
    named('/request/*', '/request/new', '/x', '/request/a/*.png'),
    covered(3, '/request/new', '/request/*'),
    covered(5, '/request/a/*.png', '/request/*'),
  ],
  [named('/a/', '/b', '/a', '/a'), twice(4, '/a', '/a/'), twice(5, '/a', '/a/')],
  [named('/a/*', '/a/*'), twice(3, '/a/*', '/a/*')],
  [named('/old*', '/older'), covered(3, '/older', '/old*')],
  [
    lines({ route: '/a', methods: ['POST'] }, { route: '/a/', methods: ['post'] }),
    twice(3, '/a/', '/a'),
  ],
  [
    lines({ route: '/a', methods: ['POST', 'GET'] }, { route: '/a', methods: ['GET', 'POST'] }),
    twice(3, '/a', '/a'),
  ],
  [named('/x*', '/x/'), covered(3, '/x/', '/x*')],
  [named('/*', '/'), covered(3, '/', '/*')],
  // `/x/` is the same route as `/x`, which is not below `/x/`.
  [named('/x/*', '/x/')],
  [named('/x/*', '/x')],
  // The narrower route comes first; a folder is not one of its own pages; methods and case make a
  // difference.
  [named('/request/new', '/request/*', '/request', '/*')],
  [named('/', '/index.html', '/a', '/A', '/a/b', '/*.png', '/*.pnm', '/a.png')],
  [
    lines(
      { route: '/api/*', ...GET },
      { route: '/api/*', methods: ['PUT', 'POST'] },
      { route: '/api/*' },
    ),
  ],
  [lines({ route: '/a/*', ...GET }, { route: '/a/b' })],
  [named(...Array.from({ length: 300 }, (_, i) => `/page-${i}`))],
  // For a file that is too large anyway, that is enough.
  [
    named(...Array.from({ length: 1_000 }, () => '/a')),
    `file invalid: ${REFUSES}: the file is larger than the 20 KB that Azure accepts.`,
  ],
])('routes that conflict with each other: %#', (file, ...expected) =>
  expect(problemsOf(HOST, file)).toEqual(expected),
)

test.each([
  [20 * 1024, 0],
  [20 * 1024 + 1, 1],
])('a file of %i bytes', (bytes, count) => {
  expect(problemsOf(HOST, '{}'.padEnd(bytes))).toHaveLength(count)
  expect(problemsOf(HOST, '{"x": "é"}'.padEnd(bytes - 1))).toHaveLength(count)
})

test.each([
  ['/x.html', undefined, undefined, 404],
  ['/x.html', 400, undefined, 400],
  ['/x.html', 399, 399, undefined],
  ['/x.html', 200, 200, undefined],
])(
  'the page %s for missing addresses with the status %s',
  (rewrite, statusCode, fallbackStatus, notFoundStatus) => {
    const responseOverrides = { 404: { rewrite, statusCode } }
    const { ruleSet } = servedWith(HOST, JSON.stringify({ responseOverrides }))
    expect(ruleSet.fallbackRule?.status).toBe(fallbackStatus)
    expect(ruleSet.notFoundRule?.status).toBe(notFoundStatus)
  },
)

test('a fallback with status 200 comes before the page for missing addresses', () => {
  const responseOverrides = { 404: { rewrite: '/404.html' } }
  const file = JSON.stringify({ ...fallback('/index.html'), responseOverrides })
  const { fallbackRule, notFoundRule } = servedWith(HOST, file).ruleSet
  expect([fallbackRule?.to, fallbackRule?.status]).toEqual(['/index.html', 200])
  expect(notFoundRule?.to).toBe('/404.html')
})

test('missing addresses are redirected with status 302', () => {
  const file = JSON.stringify({ responseOverrides: { 404: { redirect: '/' } } })
  expect(servedWith(HOST, file).ruleSet.fallbackRule?.status).toBe(302)
})

test('a fallback comes before a redirect of missing addresses', () => {
  const responseOverrides = { 404: { redirect: '/docs/' } }
  const file = JSON.stringify({ ...fallback('/index.html'), responseOverrides })
  expect(servedWith(HOST, file).ruleSet.fallbackRule?.to).toBe('/index.html')
})

const NO_ROUTE = 'invalid: A route must be an object with a `route`.'
test.each<readonly [string, ...string[]]>([
  [
    `{"x":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
    'file invalid: The file is nested more than 32 levels deep, so it cannot be read.',
  ],
  [`{"x":${'['.repeat(31)}${']'.repeat(31)}}`],
  [
    '{',
    "file invalid: The file is not JSON, so Azure Static Web Apps refuses the site: Expected property name or '}' in JSON at position 1 (line 1 column 2).",
  ],
  ['[]', 'file invalid: The file is not a JSON object, so Azure Static Web Apps refuses the site.'],
  ['{"routes": {}}', 'file invalid: `routes` must be a list.'],
  [
    '{\n"routes": [\n{"route": "/a", "redirect": "/b"},\n{"route": "/c", "redirect": "/b", "rewrite": "/b"}]}',
    '4 invalid: The route `/c` has both a `redirect` and a `rewrite`.',
  ],
  [
    '{"trailingslash": "always", "newSetting": 1}',
    'file ignored: The file has `trailingslash`, which Azure does not document; did you mean `trailingSlash`?',
  ],
  [
    '{"routes": [{"route": "/a", "rewrit": "/b"},\n{"route": "/b", "serve": "/c"},\n{"route": "/c", "redirect": "/d", "statusCode": "301"},\n{"route": "/d", "x": 1}]}',
    '1 ignored: The route `/a` has `rewrit`, which Azure does not document; did you mean `rewrite`?',
    '2 ignored: The route `/b` uses `serve` from the old `routes.json` format: use `rewrite`.',
    '3 ignored: The route `/c` has a `statusCode` in quotes: it must be a number.',
  ],
  ['{"routes": [null, {"route": 1}]}', `1 ${NO_ROUTE}`, `1 ${NO_ROUTE}`],
  [
    '{"routes": [{"rout": "/a"}]}',
    `1 ${NO_ROUTE}`,
    '1 ignored: A route has `rout`, which Azure does not document; did you mean `route`?',
  ],
  ['{"x": [[1], "]"], "routes": [1,\n\n2]}', `1 ${NO_ROUTE}`, `3 ${NO_ROUTE}`],
  [
    '{"routes": [{"route": "/a*b"}]}',
    '1 ignored: The route `/a*b` matches no address: it must begin with `/`, and `*` can only be at its end or before extensions, as in `/images/*.{png,jpg}`.',
  ],
  // Misspelled names in such a file do not matter.
  [
    `{"x": "${'y'.repeat(21_000)}", "trailingslash": "always"}`,
    `file invalid: ${REFUSES}: the file is larger than the 20 KB that Azure accepts.`,
  ],
  ['{"navigationFallback": {"rewrite": "/", "exclude": ["*.{svg,png,jpg,gif}"]}}'],
  [
    '{"navigationFallback": {"rewrite": "/", "exclude": [["/a"]]}}',
    'file ignored: `/a` in `navigationFallback.exclude` matches no address.',
  ],
  // Without a page, it is not a fallback.
  ['{"navigationFallback": {"exclude": [1]}}'],
  [
    '{"routes": [{"route": "/a", "redirect": "/b", "statusCode": 200}]}',
    '1 ignored: The route `/a` has a `redirect` with the `statusCode` 200: it must be 301 or 302.',
  ],
  [
    '{"routes": [{"route": "/a", "redirect": "/b", "statusCode": 404}]}',
    '1 ignored: The route `/a` has a `redirect` with the `statusCode` 404: it must be 301 or 302.',
  ],
  ['{"routes": [{"route": "/a", "redirect": "/b", "statusCode": 308}]}'],
  [
    '{"responseOverrides": {"404": "/404.html"}}',
    'file ignored: `404` in `responseOverrides` must be an object such as `{"rewrite": "/404.html"}`.',
  ],
  ['{"responseOverrides": {"404": null, "401": {"redirect": "/login"}}}'],
  [
    '{"navigationFallback": {"rewrite": "/", "exclude": [1, "a/*", "/a/*"]}}',
    'file ignored: `1` in `navigationFallback.exclude` matches no address.',
    'file ignored: `a/*` in `navigationFallback.exclude` matches no address.',
  ],
])('%#', (file, ...expected) => expect(problemsOf(HOST, file)).toEqual(expected))
