import { describe, expect, test } from '@jest/globals'
import { answered, problemsOf } from './answers.ts'

const rule = (source: string, destination: string, more = {}) => ({ source, destination, ...more })
const redirect = (...of: Parameters<typeof rule>) => ({ redirects: [rule(...of)] })
const rewrite = (...of: Parameters<typeof rule>) => ({ rewrites: [rule(...of)] })
/** A condition. */
const COOKIE = { has: [{ type: 'cookie', key: 'a' }] }

const CLEAN = { cleanUrls: true }

describe('what Vercel answers', () => {
  // Checked against @vercel/routing-utils 6.6.
  test.each<readonly [object, string, string]>([
    // Without settings: exact names, and folders.
    [{}, 'docs/start.html', 'file docs/start.html'],
    [{}, 'docs/start', 'missing'],
    [{}, 'docs', 'file docs/index.html'],
    [CLEAN, 'docs/start', 'file docs/start.html'],
    [CLEAN, 'docs/start.html', 'file docs/start.html'],
    [CLEAN, 'docs/index.html', 'file docs/index.html'],
    [{ ...CLEAN, trailingSlash: true }, 'docs/start', 'file docs/start.html'],
    [{ ...CLEAN, trailingSlash: false }, 'docs/', 'file docs/index.html'],
    [{ ...redirect('/old', '/new.html'), trailingSlash: false }, 'old/', 'file new.html'],
    [{ trailingSlash: true }, 'images/logo.png', 'file images/logo.png'],
    [{ trailingSlash: true }, 'images/logo.png/', 'file images/logo.png'],
    // Redirects come before files, rewrites after them.
    [redirect('/new.html', '/docs/'), 'new.html', 'file docs/index.html'],
    [rewrite('/new.html', '/docs/'), 'new.html', 'file new.html'],
    [rewrite('/old', '/new.html'), 'old', 'file new.html'],
    [rewrite('/(.*)', '/index.html'), 'anything', 'file index.html'],
    [redirect('/old', '/new.html', { permanent: false }), 'old', 'file new.html'],
    [redirect('/old', '/new.html'), 'old/', 'missing'],
    [redirect('/old', 'https://other.example.org/x'), 'old', 'outside https://other.example.org/x'],
    [rewrite('/x/:path*', 'https://a.org:8080/:path*'), 'x/y/z', 'outside https://a.org:8080/y/z'],
    // Patterns.
    [redirect('/old/:page', '/docs/:page.html'), 'old/start', 'file docs/start.html'],
    [redirect('/old/:page', '/docs/:page.html'), 'old/a/start', 'missing'],
    [redirect('/old/:path*', '/:path*'), 'old/docs/start.html', 'file docs/start.html'],
    [redirect('/old/:path*', '/docs/:path*'), 'old', 'file docs/index.html'],
    [redirect('/old/:path+', '/docs/:path+'), 'old', 'missing'],
    [redirect('/old/:page?', '/docs'), 'old', 'file docs/index.html'],
    [redirect('/old(.*)', '/new.html'), 'older/x', 'file new.html'],
    [redirect('/(.*)/old', '/$1'), 'docs/old', 'file docs/index.html'],
    [redirect('/post-:id(\\d{1,3})', '/new.html'), 'post-12', 'file new.html'],
    [redirect('/post-:id(\\d{1,3})', '/new.html'), 'post-x', 'missing'],
    [redirect('/:lang(en|de)/old', '/new.html'), 'de/old', 'file new.html'],
    [redirect('/:lang(en|de)/old', '/new.html'), 'fr/old', 'missing'],
    [redirect('/((?!docs/).*)', '/docs/start.html'), 'x', 'file docs/start.html'],
    [redirect('/((?!docs/).*)', '/docs/start.html'), 'docs/start.html', 'file docs/start.html'],
    [redirect('/old{/:page}?', '/new.html'), 'old', 'file new.html'],
    // Some are left open.
    [redirect('/:a:b', '/new.html'), 'x', 'undecided'],
    [redirect('/old', '/new.html', COOKIE), 'old', 'undecided'],
    [redirect('/old', '/new.html', { missing: [{ type: 'header', key: 'a' }] }), 'old', 'undecided'],
    [redirect('/old', '/new.html', COOKIE), 'other', 'missing'],
    [rewrite('/old', '/new.html', { has: [{ type: 'query', key: 'a' }] }), 'old', 'undecided'],
    [{ rewrites: [{ source: '/x', destination: { service: 'y' } }] }, 'x', 'undecided'],
    [{ redirects: [rule('/old', '/new.html', COOKIE), rule('/old', '/new.html')] }, 'old', 'file new.html'],
    // Rewrites one after another, until there is a file.
    [{ rewrites: [rule('/a', '/b'), rule('/b', '/new.html')] }, 'a', 'file new.html'],
    [{ rewrites: [rule('/b', '/new.html'), rule('/a', '/b')] }, 'a', 'missing'],
    [redirect('/a', '/a'), 'a', 'loop'],
    // A target that grows from step to step is not put together.
    [redirect('/a/(.*)', `/a/${'$1'.repeat(2_000)}`), `a/${'x'.repeat(100)}`, 'undecided'],
    [rewrite('/a/(.*)', `/a/${'$1'.repeat(2_000)}`), `a/${'x'.repeat(100)}`, 'undecided'],
    // Routes of the old kind are not read.
    [{ routes: [{ src: '/old', dest: '/new.html' }] }, 'old', 'undecided'],
    [{ routes: [{ src: '/old', dest: '/new.html' }] }, 'new.html', 'file new.html'],
  ])('%j, /%s: %s', (file, path, expected) => {
    expect(answered('vercel', JSON.stringify(file), path)).toBe(expected)
  })
})

const withPattern = (source: string) => JSON.stringify(rewrite(source, '/'))

test.each<readonly [string, ...string[]]>([
  [
    `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    'file invalid: The file is nested more than 32 levels deep, so that it cannot be read.',
  ],
  [`{"x":${'['.repeat(31)}${']'.repeat(31)}}`],
  ['no', 'file invalid: The file is no JSON, and Vercel refuses the deployment.'],
  [
    '{"redirects": [\n{"source": "/a"},\n{"source": "/(", "destination": "/"}]}',
    '2 invalid: The rule for `/a` has no `destination`.',
    '3 invalid: `/(` is no pattern that Vercel takes.',
  ],
  [
    JSON.stringify(redirect('/a', '/:b')),
    '1 invalid: The rule for `/a` has `:b` in its `destination`, but not in its `source`.',
  ],
  // A condition may name something, too.
  [JSON.stringify(redirect('/a', '/:b', { has: [{ type: 'query', key: 'b' }] }))],
  // Vercel also takes the whole source as a regular expression, which it has to be.
  ...['/[', '/a)', '/a[z-a]', '/**', '/:x([)', '/a([)', '/:x([z-a])', '/:x(*)', '/:x(\\d{2,1})'].map(
    (source) => [withPattern(source), `1 invalid: \`${source}\` is no pattern that Vercel takes.`] as const,
  ),
  // Outside of groups, brackets mean themselves; a pattern that only this check cannot read is valid.
  ...['/[a-z]', '/a]', '/[slug]/:x', '/:x((?:a|b)+)'].map((source) => [withPattern(source)] as const),
  [withPattern('/:a:b'), '1 unread: The check does not understand the pattern `/:a:b`.'],
  [
    '{"routes": []}',
    'file unread: The check does not read `routes`, which Vercel replaced by `redirects` and `rewrites`.',
  ],
  [
    JSON.stringify({ rewrites: Array.from({ length: 2_049 }, () => rule('/a', '/')) }),
    '1 over-limit: `rewrites` has 2049 rules, more than the 2048 that Vercel takes.',
  ],
])('%#', (file, ...expected) => {
  expect(problemsOf('vercel', file)).toEqual(expected)
})
