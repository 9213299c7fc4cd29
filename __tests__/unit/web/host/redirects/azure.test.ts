import { describe, expect, test } from '@jest/globals'
import { answered, problemsOf } from './answers.ts'

const HOST = 'azure-static-web-apps'

function config(...routes: readonly object[]): object {
  return { routes }
}

describe('what Azure Static Web Apps answers', () => {
  test.each<readonly [object, string, string]>([
    // Routes come before files, and the first that fits is the one.
    [config({ route: '/new', redirect: '/docs/' }), 'new', 'file docs/index.html'],
    [
      config({ route: '/old', redirect: '/new' }, { route: '/old', redirect: '/docs/' }),
      'old',
      'file new.html',
    ],
    [config({ route: '/old', redirect: '/new', statusCode: 301 }), 'old', 'file new.html'],
    [config({ route: '/old', rewrite: '/new.html' }), 'old', 'file new.html'],
    [config({ route: '/old', rewrite: '/nothing' }), 'old', 'missing'],
    [config({ route: '/docs/start', statusCode: 404 }), 'docs/start', '404'],
    [
      config({ route: '/docs/*', headers: { a: 'b' } }, { route: '/docs/x', redirect: '/' }),
      'docs/x',
      'missing',
    ],
    [
      config({ route: '/old', redirect: 'https://other.example.org/' }),
      'old',
      'outside https://other.example.org/',
    ],
    // The rule for a folder's page is the one for the folder.
    [config({ route: '/docs/index.html', redirect: '/new' }), 'docs', 'file new.html'],
    [config({ route: '/docs/index.html', redirect: '/new' }), 'docs/', 'file new.html'],
    [config({ route: '/docs', redirect: '/new' }), 'docs/index.html', 'file docs/index.html'],
    // Wildcards.
    [config({ route: '/old*', redirect: '/new' }), 'older/x', 'file new.html'],
    [config({ route: '/old/*', redirect: '/new' }), 'old/x', 'file new.html'],
    [config({ route: '/old/*.html', redirect: '/new' }), 'old/x.html', 'file new.html'],
    [config({ route: '/old/*.{png,jpg}', redirect: '/new' }), 'old/x.jpg', 'file new.html'],
    [config({ route: '/old/*.{png,jpg}', redirect: '/new' }), 'old/x.gif', 'missing'],
    [config({ route: '/o*d/x', redirect: '/new' }), 'old/x', 'missing'],
    // The manual says no, the emulator yes.
    [config({ route: '/old/*', redirect: '/new' }), 'old', 'undecided'],
    [
      config({ route: '/old/*', redirect: '/new' }, { route: '/old', redirect: '/new' }),
      'old',
      'file new.html',
    ],
    // Requests of other kinds, and other visitors.
    [config({ route: '/old', methods: ['POST'], redirect: '/new' }), 'old', 'missing'],
    [config({ route: '/old', methods: ['GET', 'POST'], redirect: '/new' }), 'old', 'file new.html'],
    [config({ route: '/docs/*', allowedRoles: ['editor'] }), 'docs/start', 'undecided'],
    [config({ route: '/docs/*', allowedRoles: ['anonymous'] }), 'docs/start', 'file docs/start.html'],
    [config({ route: '/login', rewrite: '/.auth/login/github' }), 'login', 'undecided'],
    [{}, 'api/x', 'undecided'],
    // A route that leads to itself is left out; two that lead to each other are not.
    [config({ route: '/docs/', redirect: '/docs/' }), 'docs/', 'file docs/index.html'],
    [config({ route: '/a', redirect: '/b' }, { route: '/b', redirect: '/a' }), 'a', 'loop'],
    // What stands in for missing files: the table in the manual.
    [{ navigationFallback: { rewrite: '/index.html' } }, 'about/', 'file index.html'],
    [
      { navigationFallback: { rewrite: 'index.html', exclude: ['/images/*.{png,jpg,gif}', '/css/*'] } },
      'images/icon.svg',
      'file index.html',
    ],
    [
      { navigationFallback: { rewrite: '/index.html', exclude: ['/images/*.{png,jpg,gif}', '/css/*'] } },
      'images/unknown.png',
      'missing',
    ],
    [{ navigationFallback: { rewrite: '/index.html', exclude: ['/css/*'] } }, 'css/unknown.css', 'missing'],
    [{ navigationFallback: { rewrite: '/index.html' } }, 'images/logo.png', 'file images/logo.png'],
    [{ navigationFallback: { rewrite: '/nothing.html' } }, 'about', 'missing'],
    [{ navigationFallback: { rewrite: '/index.html', exclude: ['*.{svg,png}'] } }, 'a/b.png', 'missing'],
    [{ navigationFallback: { rewrite: '/index.html', exclude: ['*.{svg,png}'] } }, 'a/b', 'file index.html'],
    [{ responseOverrides: { 404: { rewrite: '/404.html' } } }, 'about', 'missing'],
    [{ responseOverrides: { 404: { redirect: '/', statusCode: 302 } } }, 'about', 'missing'],
    [{ trailingSlash: 'always' }, 'docs/start', 'file docs/start.html'],
    [{ trailingSlash: 'never' }, 'docs/start/', 'file docs/start.html'],
  ])('%j, /%s: %s', (file, path, expected) => {
    expect(answered(HOST, JSON.stringify(file), path)).toBe(expected)
  })
})

test.each([
  [
    `{"x":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
    ['file invalid: The file is nested more than 32 levels deep, so that it cannot be read.'],
  ],
  [`{"x":${'['.repeat(31)}${']'.repeat(31)}}`, []],
  ['{', ['file invalid: The file is no JSON, and Azure Static Web Apps refuses the site.']],
  ['[]', ['file invalid: The file is no JSON object, and Azure Static Web Apps refuses the site.']],
  ['{"routes": {}}', ['file invalid: `routes` has to be a list.']],
  [
    '{\n"routes": [\n{"route": "/a", "redirect": "/b"},\n{"route": "/c", "redirect": "/b", "rewrite": "/b"}]}',
    ['4 invalid: The route `/c` has both a `redirect` and a `rewrite`.'],
  ],
  [
    '{"x": [[1], "]"], "routes": [1,\n\n2]}',
    [
      '1 invalid: A route has to be an object with a `route`.',
      '3 invalid: A route has to be an object with a `route`.',
    ],
  ],
  [
    '{"routes": [{"route": "/a*b"}]}',
    [
      '1 ignored: The route `/a*b` matches no address: it has to begin with `/`, and `*` can only be at its end, or before extensions such as `*.{png,jpg}`.',
    ],
  ],
  [
    `{"x": "${'y'.repeat(21_000)}"}`,
    ['file over-limit: The file is larger than the 20 KB that Azure Static Web Apps takes.'],
  ],
  ['{"navigationFallback": {"rewrite": "/", "exclude": ["*.{svg,png,jpg,gif}"]}}', []],
])('%#', (file, expected) => {
  expect(problemsOf(HOST, file)).toEqual(expected)
})
