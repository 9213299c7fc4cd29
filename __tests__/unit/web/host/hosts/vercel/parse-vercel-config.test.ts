import { expect, test } from '@jest/globals'
import { asBytes } from '../../../../../../src/web/byte-strings.ts'
import { findPreferredPath } from '../../../../../../src/web/host/hosts/vercel/vercel-preferred-path.ts'
import { asRootedPath } from '../../../../../../src/web/paths.ts'
import { answered, problemsOf } from '../../redirects/answers.ts'

const rule = (source: string, destination: string, more = {}) => ({ source, destination, ...more })
const redirect = (...of: Parameters<typeof rule>) => ({ redirects: [rule(...of)] })
const rewrite = (...of: Parameters<typeof rule>) => ({ rewrites: [rule(...of)] })
/** A condition. */
const COOKIE = { has: [{ type: 'cookie', key: 'a' }] }

const CLEAN = { cleanUrls: true }
const times = (count: number, item: unknown) => Array.from({ length: count }, () => item)
const routes = (...of: readonly object[]) => ({ routes: of })
const TO_NO = { src: '/.*', status: 302, headers: { Location: '/no' } }
const ALL_GONE = { src: '/.*', status: 404, dest: '/404.html' }
const FILES_FIRST = { handle: 'filesystem' }
const LANGUAGE = { has: [{ type: 'cookie', key: 'l', value: '(?<lang>de|en)' }] }

// Checked against @vercel/routing-utils 6.6.
test.each<readonly [object, string, string]>([
  // Without settings: exact names, and folders.
  [{}, 'docs/start.html', 'file docs/start.html'],
  [{}, 'docs/start', 'missing'],
  [{}, 'docs', 'file docs/index.html'],
  [CLEAN, 'images/logo.png', 'file images/logo.png'],
  [CLEAN, 'docs/start', 'file docs/start.html'],
  [CLEAN, 'docs/start.html', 'file docs/start.html'],
  [CLEAN, 'docs/index.html', 'file docs/index.html'],
  [{ ...CLEAN, trailingSlash: true }, 'docs/start', 'file docs/start.html'],
  [{ ...CLEAN, trailingSlash: false }, 'docs/', 'file docs/index.html'],
  [{ ...redirect('/old', '/new.html'), trailingSlash: false }, 'old/', 'file new.html'],
  [{ trailingSlash: true }, 'images/logo.png', 'file images/logo.png'],
  [
    { ...rewrite('/.well-known/x', '/new.html'), trailingSlash: true },
    '.well-known/x',
    'file new.html',
  ],
  [{ trailingSlash: true }, 'images/logo.png/', 'file images/logo.png'],
  [{ trailingSlash: false }, '', 'file index.html'],
  // Redirects come before files, rewrites after them.
  [redirect('/new.html', '/docs/'), 'new.html', 'file docs/index.html'],
  [rewrite('/new.html', '/docs/'), 'new.html', 'file new.html'],
  [rewrite('/old', '/new.html'), 'old', 'file new.html'],
  [rewrite('/(.*)', '/index.html'), 'anything', 'file index.html'],
  [redirect('/old', '/new.html', { permanent: false }), 'old', 'file new.html'],
  [redirect('/old', '/new.html'), 'old/', 'missing'],
  [redirect('/old', '/new.html', { statusCode: 500 }), 'old', '500'],
  [redirect('/old', 'https://other.example.org/x'), 'old', 'outside https://other.example.org/x'],
  [rewrite('/x/:path*', 'https://a.org:8080/:path*'), 'x/y/z', 'outside https://a.org:8080/y/z'],
  // Patterns.
  [redirect('/old/:page', '/docs/:page.html'), 'old/start', 'file docs/start.html'],
  [redirect('old/v1/:page', '/docs/:page.html'), 'old/v1/start', 'file docs/start.html'],
  [redirect('/old/:page', '/docs/:page.html'), 'old/a/start', 'missing'],
  [redirect('/old/:page', '/new.html'), 'old/x/', 'missing'],
  [redirect('/old/:path+', '/:path+'), 'old/docs/start.html', 'file docs/start.html'],
  [redirect('/:page/Old', '/new.html'), 'x/old', 'missing'],
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
  // Adjacent placeholders: the version that Vercel runs allows them, and each matches as little as
  // possible.
  [redirect('/:a:b', '/docs/:b.html'), 'xstart', 'file docs/start.html'],
  [redirect('/:a:b', '/new.html'), 'x', 'missing'],
  [redirect('/:a-:b', '/docs/:b'), 'x-y-start.html', 'missing'],
  [redirect('/x\\:y(:z)/:b', '/new.html'), 'x:y:z/b', 'file new.html'],
  // What takes too long to try is left undecided; other addresses are not.
  [redirect('/a/(.*)(.*)(.*)(.*)(.*)(.*)(.*)z', '/new.html'), `a/${'b'.repeat(300)}`, 'undecided'],
  [redirect('/a/(.*)(.*)(.*)(.*)(.*)(.*)(.*)z', '/new.html'), `b/${'b'.repeat(300)}`, 'missing'],
  [redirect('/a/:x((?:b+)+)', '/new.html'), `a/${'b'.repeat(50)}c`, 'undecided'],
  [redirect('/a(.*)(.*)(.*)(.*)z', '/new.html'), `a${'b'.repeat(500)}`, 'undecided'],
  [redirect('/a(.*)(.*)(.*)(.*)z', '/new.html'), `b${'b'.repeat(500)}`, 'missing'],
  [redirect('/a(.*)(.*)(.*)(.*)z', '/new.html'), 'abz', 'file new.html'],
  [redirect('/a(.*)(.*)(.*)(.*)z', '/new.html'), `a${'b'.repeat(116)}`, 'missing'],
  [redirect('/a(.*)(.*)(.*)(.*)z', '/new.html'), `a${'b'.repeat(117)}`, 'undecided'],
  // Some are left undecided.
  [redirect('/old', '/:lang', LANGUAGE), 'old', 'undecided'],
  [rewrite('/old', '/:lang', { has: [{ type: 'query', key: 'lang' }] }), 'old', 'undecided'],
  [redirect('/old', '/new.html', COOKIE), 'old', 'undecided'],
  [redirect('/old', '/new.html', { missing: [{ type: 'header', key: 'a' }] }), 'old', 'undecided'],
  [redirect('/old', '/new.html', COOKIE), 'other', 'missing'],
  [redirect('/old', '/new.html', { has: [], missing: [] }), 'old', 'file new.html'],
  [rewrite('/old', '/new.html', { has: [{ type: 'query', key: 'a' }] }), 'old', 'undecided'],
  [{ rewrites: [{ source: '/x', destination: { service: 'y' } }] }, 'x', 'undecided'],
  [{ rewrites: [{ source: '/x', destination: { service: 'y' } }] }, 'y', 'missing'],
  [
    { redirects: [rule('/old', '/new.html', COOKIE), rule('/old', '/new.html')] },
    'old',
    'file new.html',
  ],
  // Rewrites one after another, until there is a file.
  [{ rewrites: [rule('/a', '/b'), rule('/b', '/new.html')] }, 'a', 'file new.html'],
  [{ rewrites: [rule('/b', '/new.html'), rule('/a', '/b')] }, 'a', 'missing'],
  [redirect('/a', '/a'), 'a', 'loop'],
  [rewrite('/a', '/a'), 'a', 'missing'],
  // A target that grows from step to step is not assembled.
  [redirect('/a/(.*)', `/a/${'$1'.repeat(2_000)}`), `a/${'x'.repeat(100)}`, 'undecided'],
  [rewrite('/a/(.*)', `/a/${'$1'.repeat(2_000)}`), `a/${'x'.repeat(100)}`, 'undecided'],
  [redirect('/a/(.*)', '/$1'), `a/${'x'.repeat(65_535)}`, 'missing'],
  [redirect('/a/(.*)', '/$1'), `a/${'x'.repeat(65_536)}`, 'undecided'],
  // Routes of the old kind: regular expressions for whole paths, before the files or after a
  // handle.
  [{ routes: [{ src: '/(.*)', headers: { x: 'y' }, continue: true }] }, 'old', 'missing'],
  [
    { routes: [{ src: '/(.*)', headers: { x: 'y' }, continue: true }] },
    'docs/',
    'file docs/index.html',
  ],
  [{ routes: [{ src: '/old', dest: '/new.html' }] }, 'old', 'file new.html'],
  [{ routes: [{ src: 'old', dest: 'new.html' }] }, 'old', 'file new.html'],
  [{ routes: [{ src: '/old', dest: '/new.html' }] }, 'older', 'missing'],
  [{ routes: [{ src: '/[^/]+d', dest: '/new.html' }] }, 'old', 'file new.html'],
  [{ routes: [{ src: '/[^/]+d', dest: '/new.html' }] }, 'x/old', 'missing'],
  [{ routes: [{ src: '^/old\\.htm$', dest: '/new.html' }] }, 'old.htm', 'file new.html'],
  [{ routes: [{ src: 'was/(.*)', dest: '/docs/$1' }] }, 'was/start.html', 'file docs/start.html'],
  [{ routes: [{ src: '/olds?', dest: '/new.html' }] }, 'old', 'file new.html'],
  [{ routes: [{ src: '/olds?', dest: '/new.html' }] }, 'oldsx', 'missing'],
  [{ routes: [{ src: '/olds{0,1}', dest: '/new.html' }] }, 'old', 'file new.html'],
  [{ routes: [{ src: '/olds*', dest: '/new.html' }] }, 'old', 'file new.html'],
  [{ routes: [{ src: '/olds+', dest: '/new.html' }] }, 'oldss', 'file new.html'],
  [{ routes: [{ src: '/a|/b', dest: '/new.html' }] }, 'b', 'file new.html'],
  [{ routes: [{ src: '/new.html', dest: '/docs' }] }, 'new.html', 'file docs/index.html'],
  [routes(FILES_FIRST, { src: '/new.html', dest: '/docs' }), 'new.html', 'file new.html'],
  [routes(FILES_FIRST, { src: '/(.*)', dest: '/docs/$1' }), 'start.html', 'file docs/start.html'],
  [routes({ src: '/docs/', headers: { x: 'y' } }), 'docs/', 'file docs/index.html'],
  [routes({ src: '/old', dest: { service: 'x' } }), 'old', 'undecided'],
  [routes({ src: '/old', dest: '/new.html', status: 299 }), 'old', 'file new.html'],
  [routes({ src: '/old', dest: '/new.html', status: 300 }), 'old', '300'],
  [routes({ src: '/old', dest: '/new.html', statusCode: 410 }), 'old', '410'],
  [
    routes({ src: '/old', status: 399, headers: { LOCATION: '/new.html' } }),
    'old',
    'file new.html',
  ],
  [routes({ src: '/old', status: 400, headers: { Location: '/new.html' } }), 'old', '400'],
  [
    routes({ src: '/old', dest: '/new.html', headers: { Location: '/no' } }),
    'old',
    'file new.html',
  ],
  [routes({ src: '/old', dest: '/new.html', methods: ['POST', 'GET'] }), 'old', 'file new.html'],
  [routes({ src: '/old', dest: '/new.html', env: ['A'] }), 'old', 'undecided'],
  [routes(FILES_FIRST, ALL_GONE), 'x', '404'],
  [{ routes: [{ handle: 'error' }, { src: '/.*', dest: '/404.html' }] }, 'x', 'missing'],
  [
    { routes: [{ src: '/old', status: 301, headers: { location: '/new.html' } }] },
    'old',
    'file new.html',
  ],
  [
    { routes: [{ source: '/(a|b)', destination: 'https://a.org/$1' }] },
    'b',
    'outside https://a.org/b',
  ],
  [{ routes: [{ src: '/old', dest: '/new.html', methods: ['POST'] }] }, 'old', 'missing'],
  [{ routes: [{ src: '/old', dest: '/nothing', ...COOKIE }] }, 'old', 'missing'],
  [{ routes: [{ src: '/old', dest: '/new.html', ...COOKIE }] }, 'old', 'undecided'],
  // Redirects continue where they left off: after this handle, they come after the files, and after
  // these routes.
  [{ ...routes(FILES_FIRST), ...redirect('/new.html', '/docs/') }, 'new.html', 'file new.html'],
  [{ ...routes(FILES_FIRST), ...redirect('/old', '/new.html') }, 'old', 'file new.html'],
  [
    { ...routes({ src: '/x', dest: '/new.html' }), ...redirect('/new.html', '/docs/') },
    'new.html',
    'file docs/index.html',
  ],
  [
    { ...routes(FILES_FIRST, { src: '/x', dest: '/new.html' }), ...redirect('/new.html', '/gone') },
    'x',
    'file new.html',
  ],
  [
    { ...routes(FILES_FIRST, { src: '/old', dest: '/new.html' }), ...redirect('/old', '/docs/') },
    'old',
    'file new.html',
  ],
  [
    { ...routes(FILES_FIRST), ...redirect('/old', '/new.html'), ...rewrite('/old', '/docs/') },
    'old',
    'file new.html',
  ],
  [{ ...routes(FILES_FIRST), ...redirect('/old', '/new.html', COOKIE) }, 'old', 'undecided'],
  [
    { ...routes(FILES_FIRST, { handle: 'error' }), ...redirect('/old', '/new.html') },
    'old',
    'missing',
  ],
  [
    { ...routes(FILES_FIRST, { handle: 'miss' }), ...redirect('/old', '/new.html') },
    'old',
    'undecided',
  ],
  [
    { ...routes(FILES_FIRST, { handle: 'miss' }), ...redirect('/old', '/new.html') },
    'other',
    'missing',
  ],
  // It is known which addresses those that are not understood are about.
  [{ routes: [{ src: '/old/.*', dest: '/new.html', continue: true }] }, 'old/x', 'undecided'],
  [{ routes: [{ src: '/old/.*', dest: '/new.html', continue: true }] }, 'x', 'missing'],
  [{ routes: [{ src: '/(?<a>old)', dest: '/$a' }] }, 'old', 'undecided'],
  [{ routes: [{ src: '/(?<A>old)', dest: '/$A' }] }, 'old', 'undecided'],
  [{ routes: [{ src: '/old', mitigate: { action: 'deny' } }] }, 'old', 'undecided'],
  ...['transforms', 'locale', 'middlewarePath'].map(
    (field) =>
      [routes({ src: '/old', dest: '/new.html', [field]: {} }), 'old', 'undecided'] as const,
  ),
  [routes({ src: '/(?<a>old)', dest: '/$a' }, ALL_GONE), 'old', 'undecided'],
  [routes({ src: '/(?<a>old)', dest: '/$a' }, ALL_GONE), 'x', '404'],
  [routes({ src: '/old', dest: '/$a', continue: true }, ALL_GONE), 'old', 'undecided'],
  [routes({ src: '/old', dest: '/$a' }, TO_NO), 'old', 'undecided'],
  [routes({ src: '/old', dest: '/$_a' }), 'old', 'undecided'],
  [
    routes({ src: '/old', dest: '/x', status: 301, headers: { Location: '/$a' } }),
    'old',
    'undecided',
  ],
])('how Vercel responds: %j, /%s: %s', (file, path, expected) => {
  expect(answered('vercel', JSON.stringify(file), path)).toBe(expected)
})

const NO_SLASH = { trailingSlash: false }
const SLASH = { trailingSlash: true }
test.each<readonly [object, string, string | undefined]>([
  [{}, '/a.html', undefined],
  [CLEAN, '/a.html', '/a'],
  [CLEAN, '/a.html/', '/a'],
  [CLEAN, '/a.htm', undefined],
  [CLEAN, '/index', '/'],
  [CLEAN, '/docs/index', '/docs'],
  [CLEAN, '/docs/index/', '/docs'],
  [CLEAN, '/docs/index.html', '/docs'],
  [CLEAN, '/my-index', undefined],
  [{ ...CLEAN, ...SLASH }, '/a.html', '/a'],
  [{ ...CLEAN, ...SLASH }, '/a', '/a/'],
  [NO_SLASH, '/a/', '/a'],
  [NO_SLASH, '/', undefined],
  [SLASH, '/a', '/a/'],
  [SLASH, '/a/', undefined],
  [SLASH, '/', undefined],
  [SLASH, '/a//b', undefined],
  [SLASH, '/a.js', undefined],
  [SLASH, '/a.js/', '/a.js'],
  [SLASH, '/a/.js/', undefined],
  [SLASH, '/.well-known/a', undefined],
  [SLASH, '/.well-known-x/a', '/.well-known-x/a/'],
])('with %j, Vercel redirects %s to %s', (settings, path, preferred) => {
  const requested = asRootedPath(asBytes(path))
  const found = findPreferredPath(requested, settings as Readonly<Record<string, unknown>>)
  expect(found).toBe(preferred)
})

const UNKNOWN_B =
  '1 invalid: The rule for `/a` has `:b` in its `destination`, but not in its `source`.'
const TOO_SLOW =
  '1 unread: The check does not try the pattern `FROM`, because that could take minutes.'
const REFUSES = 'Vercel refuses the deployment'
const withPattern = (source: string) => JSON.stringify(rewrite(source, '/'))

test.each<readonly [string, ...string[]]>([
  [
    `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    'file invalid: The file is nested more than 32 levels deep, so it cannot be read.',
  ],
  [`{"images":${'['.repeat(31)}${']'.repeat(31)}}`],
  [
    '{"redirects": [],\n}',
    '1 invalid: The file is not JSON, so Vercel refuses the deployment: there is a comma before `}` (line 1, column 17).',
  ],
  [
    '',
    'file invalid: The file is empty, so Vercel refuses the deployment: remove the file, or write `{}` into it.',
  ],
  [
    '\ufeff\n',
    'file invalid: The file is empty, so Vercel refuses the deployment: remove the file, or write `{}` into it.',
  ],
  [
    '{"redirects": [{"source": "/old/*", "destination": "/"}]}',
    '1 invalid: `/old/*` is not a pattern that Vercel accepts: write `/old/:path*` for any path.',
  ],
  [
    '{"redirects": [{"source": "/(old/*", "destination": "/"}]}',
    '1 invalid: `/(old/*` is not a pattern that Vercel accepts.',
  ],
  ['\ufeff{"redirects": []}'],
  ['{"routes": [], "cleanUrls": true, "headers": [], "regions": [], "crons": [], "images": {}}'],
  [
    '{"redirect": []}',
    'file invalid: Vercel refuses `redirect`, which it does not recognize; did you mean `redirects`?',
  ],
  [
    '{"redirects": [\n{"source": "/a"},\n{"source": "/(", "destination": "/"}]}',
    '2 invalid: The rule for `/a` has no `destination`.',
    '3 invalid: `/(` is not a pattern that Vercel accepts.',
  ],
  [
    '{"redirects": [\n{"destination": "/"},\nnull]}',
    '2 invalid: A rule in `redirects` must be an object with a `source`.',
    '3 invalid: A rule in `redirects` must be an object with a `source`.',
  ],
  [
    '{"redirects": [null],\n"redirects": [\nnull]}',
    '3 invalid: A rule in `redirects` must be an object with a `source`.',
  ],
  [JSON.stringify(redirect('/a', '/:b')), UNKNOWN_B],
  [JSON.stringify(redirect('/a', '/:b/:c')), UNKNOWN_B],
  [JSON.stringify(redirect('/a', '/\\:b'))],
  // A condition may capture something, too.
  [JSON.stringify(redirect('/a', '/:b', { has: [{ type: 'query', key: 'b' }] }))],
  [JSON.stringify(redirect('/a', '/:host', { has: [{ type: 'host', value: 'a.test' }] }))],
  [JSON.stringify(redirect('/a', '/:b', { has: [{ type: 'host', value: { re: '(?<b>.*)' } }] }))],
  [JSON.stringify(redirect('/a', '/b', { has: [{ type: 'query', key: 'b', value: { eq: 1 } }] }))],
  ...['https://a.org?x=:b', 'https://a.org/:b', '/x?y=:b'].map(
    (to) => [JSON.stringify(redirect('/a', to, COOKIE)), UNKNOWN_B] as const,
  ),
  [JSON.stringify(redirect('/a', 'https://a.org:80/x#:b'))],
  ...(
    [
      [{ permanent: true, statusCode: 301 }, 'has both `permanent` and `statusCode`'],
      [{ permanent: false, statusCode: 307 }, 'has both `permanent` and `statusCode`'],
      [{ permanent: 'yes' }, 'has a `permanent` that is not a boolean'],
      [{ statusCode: '301' }, 'has a `statusCode` that is not a number from 100 to 999'],
      [{ statusCode: 301.5 }, 'has a `statusCode` that is not a number from 100 to 999'],
      [{ statusCode: 99 }, 'has a `statusCode` that is not a number from 100 to 999'],
      [{ statusCode: 1000 }, 'has a `statusCode` that is not a number from 100 to 999'],
      [{ status: 301 }, 'has `status`, which Vercel does not recognize'],
      [
        { permanant: true },
        'has `permanant`, which Vercel does not recognize (did you mean `permanent`?)',
      ],
      [
        { destination: 'x'.repeat(4_097) },
        'is longer than the 4096 characters that Vercel accepts',
      ],
    ] as const
  ).map(
    ([more, why]) =>
      [
        JSON.stringify(redirect('/a', '/b', more)),
        `1 invalid: The rule for \`/a\` ${why}.`,
      ] as const,
  ),
  ...[100, 200, 299].map(
    (statusCode) =>
      [
        JSON.stringify(redirect('/a', '/b', { statusCode })),
        `1 ignored: The rule for \`/a\` has the \`statusCode\` ${statusCode}, so browsers do not follow its redirect.`,
      ] as const,
  ),
  [JSON.stringify(redirect('/a', '/b', { statusCode: 300 }))],
  [JSON.stringify(redirect('/a', `/${'x'.repeat(4_095)}`))],
  [JSON.stringify(redirect(`/${'x'.repeat(4_095)}`, '/b'))],
  [
    JSON.stringify(redirect(`/${'x'.repeat(4_096)}`, '/b')),
    `1 invalid: The rule for \`/${'x'.repeat(118)}…\` is longer than the 4096 characters that Vercel accepts.`,
  ],
  [JSON.stringify(redirect('/a', '/b', { statusCode: 999 }))],
  [JSON.stringify(rewrite('/a', '/b', { respectOriginCacheControl: false, statusCode: 203 }))],
  // Vercel also reads the whole source as a regular expression, so it must be valid as one.
  ...[
    '/[',
    '/a)',
    '/a[z-a]',
    '/**',
    '/:x([)',
    '/a([)',
    '/:x([z-a])',
    '/:x(*)',
    '/:x(\\d{2,1})',
  ].map(
    (source) =>
      [
        withPattern(source),
        `1 invalid: \`${source}\` is not a pattern that Vercel accepts.`,
      ] as const,
  ),
  // Outside groups, brackets stand for themselves; a pattern that only this check cannot read is
  // valid.
  ...['/[a-z]', '/a]', '/[slug]/:x', '/:x((?:a|b)+)'].map(
    (source) => [withPattern(source)] as const,
  ),
  [withPattern('/:a:b')],
  ...[
    '/(.*)(.*)(.*)(.*)(.*)z',
    '/:x((?:a{1,9})*)',
    '/:x((?:a{1,9}){1,9})',
    '/:x((?:a*){9})',
    '/:x((?:a?){30})',
    '/:x((?:(?:a|aa))*)',
    '/:x((?:(?:a?)a)*)',
  ].map((from) => [withPattern(from), TOO_SLOW.replace('FROM', () => from)] as const),
  ...[
    '/:y(\\d{4})/:m(\\d{1,2})/:d(\\d{1,2})/:x*',
    '/:x((?:\\d{4}){2})',
    '/:l([a-z]{2}(?:-[A-Z]{2})?)/:x*',
    '/:x((?:~|a)*)',
  ].map((from) => [withPattern(from)] as const),
  [
    JSON.stringify(routes({ src: '/x((?:a?){30})', dest: '/' })),
    TOO_SLOW.replace('FROM', () => '/x((?:a?){30})'),
  ],
  [
    JSON.stringify(routes({ src: `/${'('.repeat(20_000)}${')'.repeat(20_000)}`, dest: '/' })),
    `1 invalid: The route for \`/${'('.repeat(118)}…\` is longer than the 4096 characters that Vercel accepts.`,
  ],
  ...['source', 'dest', 'destination'].map(
    (field) =>
      [
        JSON.stringify(routes({ src: '/a', [field]: 'x'.repeat(4_097) })),
        '1 invalid: The route for `/a` is longer than the 4096 characters that Vercel accepts.',
      ] as const,
  ),
  [JSON.stringify(routes({ src: '/a', dest: 'x'.repeat(4_096) }))],
  ['{"routes": [\nnull]}', '2 invalid: A route must be an object with a `src`.'],
  ['{"routes": [{"handle": "hit"}, {"src": "/", "continue": true}]}'],
  [
    '{"routes": [\n{},\n{"src": "/("},\n{"src": "/a", "dest": "/b", "continue": true}]}',
    '2 invalid: A route must be an object with a `src`.',
    '3 invalid: `/(` is not a regular expression that Vercel accepts.',
    '4 unread: The check does not understand the route for `/a`.',
  ],
  [
    '{"bulkRedirectsPath": "x.csv"}',
    'file unread: The check does not read the redirects in the file that `bulkRedirectsPath` names.',
  ],
  [
    `{"rewrites": [\n${times(2_050, '{"source": "/a", "destination": "/"}').join(',\n')}]}`,
    `2050 invalid: ${REFUSES}: \`rewrites\` has 2050 rules, more than the 2048 that Vercel accepts.`,
  ],
])('%#', (file, ...expected) => expect(problemsOf('vercel', file)).toEqual(expected))

const HEADERS = [{ key: 'a', value: 'b' }]
const headers = (...of: readonly unknown[]) => ({ headers: of })
const withHas = (...has: readonly object[]) => redirect('/a', '/b', { has })
const refusedFor = (where: string, what: string) =>
  `file invalid: ${REFUSES}: \`${where}\` ${what}.`
const ofHeader = (where: string, what: string) =>
  `1 invalid: ${REFUSES}: \`headers[…]${where}\` ${what}.`
const ofHas = (where: string, what: string) =>
  `1 invalid: The rule for \`/a\` is refused, since \`has${where}\` ${what}.`
const isUnknown = (name: string) => `has \`${name}\`, which Vercel does not recognize`
const NO_BOOLEAN = 'must be `true` or `false`'
const FUNCTION = 'functions["api/a.js"]'

/** The fields of a route, apart from its path and its conditions. */
const ROUTE_FIELDS =
  'dest destination headers methods caseSensitive important user continue override check isInternal status statusCode locale middleware middlewarePath middlewareRawSrc mitigate transforms env respectOriginCacheControl'.split(
    ' ',
  )
/** A condition on the value of a cookie. */
const whose = (value: unknown) => withHas({ type: 'cookie', key: 'a', value })

// Compared with the schemas of @vercel/routing-utils 6.6 and @vercel/build-utils 14.21 on 60,000 random files.
test.each<readonly [object, ...string[]]>([
  [{ cleanUrls: 'true' }, refusedFor('cleanUrls', NO_BOOLEAN)],
  [
    { cleanUrls: null, trailingSlash: 1 },
    refusedFor('cleanUrls', NO_BOOLEAN),
    refusedFor('trailingSlash', NO_BOOLEAN),
  ],
  [{ cleanUrls: false, trailingSlash: false }],
  // Settings that it does not recognize.
  [{ public: true }, 'file invalid: Vercel refuses `public`, which it does not recognize.'],
  [
    { cleanURLs: true },
    'file invalid: Vercel refuses `cleanURLs`, which it does not recognize; did you mean `cleanUrls`?',
  ],
  [{ toString: 1 }, 'file invalid: Vercel refuses `toString`, which it does not recognize.'],
  // A setting that only the project has, and one of an item of `builds`.
  [
    { rootDirectory: 'docs' },
    'file invalid: Vercel refuses `rootDirectory`, which it does not recognize.',
  ],
  [{ config: {} }, 'file invalid: Vercel refuses `config`, which it does not recognize.'],
  [{ schedules: [], daemons: {} }],
  [
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      git: {},
      fluid: true,
      bunVersion: '1.x',
      crons: [],
    },
  ],
  ...`
    alias build buildCommand devCommand env experimentalServiceGroups experimentalServices
    experimentalServicesV2 files framework functionFailoverRegions github ignoreCommand images
    installCommand meta name outputDirectory passiveRegions projectSettings proxy regions
    relatedProjects scope services version wildcard
  `
    .trim()
    .split(/\s+/)
    .map((setting) => [{ [setting]: 'x' }] as const),
  // Too many rules.
  [
    { redirects: times(2_049, rule('/a', '/')) },
    `1 invalid: ${REFUSES}: \`redirects\` has 2049 rules, more than the 2048 that Vercel accepts.`,
  ],
  [
    headers(...times(2_049, { source: '/a', headers: HEADERS })),
    `1 invalid: ${REFUSES}: \`headers\` has 2049 rules, more than the 2048 that Vercel accepts.`,
  ],
  [headers(...times(2_048, { source: '/a', headers: HEADERS }))],
  // Headers.
  [
    headers({ source: '/build/.*', headers: HEADERS }),
    '1 invalid: `/build/.*` is not a pattern that Vercel accepts: write `/build/:path*` for any path.',
  ],
  [
    headers({
      source: '/build/(.*)',
      headers: HEADERS,
      has: [{ type: 'host', value: 'a' }],
      missing: [],
    }),
  ],
  [headers({ source: '/(.*)(.*)(.*)(.*)(.*)z', headers: HEADERS })],
  [headers({ source: '/a', headers: HEADERS, status: 1 }), ofHeader('', isUnknown('status'))],
  [
    headers({ source: '/a', headers: [{ key: 'a', value: 1 }] }),
    ofHeader('.headers[0].value', 'must be a string'),
  ],
  [
    headers({ source: '/a', headers: [...HEADERS, { key: 'a' }] }),
    ofHeader('.headers[1]', 'has no `value`'),
  ],
  [headers({ source: '/a', headers: {} }), ofHeader('.headers', 'must be a list')],
  [headers({ source: '/a' }), ofHeader('', 'has no `headers`')],
  [headers({ headers: HEADERS }), ofHeader('', 'has no `source`')],
  [headers({ source: '/a', headers: [{ value: 'b' }] }), ofHeader('.headers[0]', 'has no `key`')],
  [headers({ source: '/a', headers: times(1_024, HEADERS[0]) })],
  [
    headers({ source: '/a', headers: times(1_025, HEADERS[0]) }),
    ofHeader('.headers', 'has more than 1024 items'),
  ],
  [headers({ source: '/a', headers: [{ key: 'a', value: 'b'.repeat(32_768) }] })],
  [
    headers({ source: '/a', headers: [{ key: 'a', value: 'b'.repeat(32_769) }] }),
    ofHeader('.headers[0].value', 'is longer than 32768 characters'),
  ],
  [headers({ source: 1, headers: HEADERS }), ofHeader('.source', 'must be a string')],
  [headers(null), ofHeader('', 'must be an object')],
  [{ headers: {} }, 'file invalid: `headers` must be a list.'],
  // Conditions.
  [withHas({ type: 'cookie', key: 'a', name: 'b' }), ofHas('[0]', isUnknown('name'))],
  [withHas({ type: 'host', value: 'a', key: 'b' }), ofHas('[0]', isUnknown('key'))],
  [withHas({ type: 'host' }), ofHas('[0]', 'has no `value`')],
  [withHas({ type: 'query', key: 'a' }, { type: 'query' }), ofHas('[1]', 'has no `key`')],
  [
    withHas({ type: 'path', key: 'a' }),
    ofHas('[0].type', 'must be `host`, `header`, `cookie`, or `query`'),
  ],
  [
    withHas({ type: 'query', key: 'a', value: { equals: 1 } }),
    ofHas('[0].value', isUnknown('equals')),
  ],
  [withHas({ type: 'query', key: 'a', value: { eq: 1, gte: 2, inc: ['a'], re: 'b' } })],
  [whose({ eq: 'a', neq: 'a', inc: ['a'], ninc: ['a'], pre: 'a', suf: 'a', re: 'a' })],
  [whose({ eq: 1, gt: 1, gte: 1, lt: 1, lte: 1 })],
  ...['neq', 'pre', 'suf', 're'].map(
    (name) => [whose({ [name]: 1 }), ofHas(`[0].value.${name}`, 'must be a string')] as const,
  ),
  ...['gt', 'gte', 'lt', 'lte'].map(
    (name) => [whose({ [name]: 'a' }), ofHas(`[0].value.${name}`, 'must be a number')] as const,
  ),
  ...['inc', 'ninc'].map(
    (name) => [whose({ [name]: 'a' }), ofHas(`[0].value.${name}`, 'must be a list')] as const,
  ),
  [
    withHas(
      { type: 'header', key: 'a' },
      { type: 'cookie', key: 'a' },
      { type: 'query', key: 'a' },
    ),
  ],
  [
    withHas({ type: 'query', key: 'a', value: { eq: true } }),
    ofHas('[0].value.eq', 'must be a string'),
  ],
  [
    withHas(...Array.from({ length: 17 }, () => ({ type: 'query', key: 'a' }))),
    ofHas('', 'has more than 16 items'),
  ],
  [withHas(...Array.from({ length: 16 }, () => ({ type: 'query', key: 'a' })))],
  [
    rewrite('/a', '/b', { missing: {} }),
    '1 invalid: The rule for `/a` is refused, since `missing` must be a list.',
  ],
  [
    routes({ src: '/a', dest: '/b', has: [{}] }),
    '1 invalid: The route for `/a` is refused, since `has[0]` has no `type`.',
  ],
  // Functions.
  [
    { functions: { 'api/a.js': { bodyParser: false } } },
    refusedFor(FUNCTION, isUnknown('bodyParser')),
  ],
  [{ functions: { 'api/a.js': { affinity: { mode: 'strict' } } } }],
  [
    { functions: { 'api/a.js': { architecture: 'mips' } } },
    refusedFor(`${FUNCTION}.architecture`, 'must be `x86_64` or `arm64`'),
  ],
  [
    {
      functions: {
        'api/a.js': {
          maxDuration: 30,
          memory: 1024,
          runtime: 'x@1',
          includeFiles: 'a',
          excludeFiles: 'a',
          architecture: 'x86_64',
          regions: ['fra1'],
          functionFailoverRegions: ['fra1'],
          experimentalTriggers: [],
          supportsCancellation: true,
        },
        'api/b.js': { architecture: 'arm64', maxConcurrency: 2 },
      },
    },
  ],
  ...(
    [
      ['affinity', {}, 'has no `mode`'],
      ['excludeFiles', 1, 'must be a string'],
      ['functionFailoverRegions', 'a', 'must be a list'],
      ['regions', 'a', 'must be a list'],
      ['runtime', 1, 'must be a string'],
      ['supportsCancellation', 1, NO_BOOLEAN],
    ] as const
  ).map(
    ([field, value, what]) =>
      [
        { functions: { 'api/a.js': { [field]: value } } },
        refusedFor(`${FUNCTION}.${field}`, what),
      ] as const,
  ),
  [
    { functions: { 'api/a.js': { includeFiles: 'a'.repeat(257) } } },
    refusedFor(`${FUNCTION}.includeFiles`, 'is longer than 256 characters'),
  ],
  [{ functions: { 'api/a.js': { includeFiles: 'a'.repeat(256) } } }],
  [
    { functions: { 'api/a.js': { maxConcurrency: '2' } } },
    refusedFor(`${FUNCTION}.maxConcurrency`, 'must be a number'),
  ],
  [{ functions: {} }, refusedFor('functions', 'is empty')],
  [
    { functions: Object.fromEntries(times(51, {}).map((of, i) => [`${i}`, of])) },
    refusedFor('functions', 'has more than 50 entries'),
  ],
  [{ functions: Object.fromEntries(times(50, {}).map((of, i) => [`${i}`, of])) }],
  [
    { functions: { a: {} }, builds: [] },
    'file invalid: Vercel refuses `functions` together with `builds`.',
  ],
  // Routes of the old kind.
  [
    routes(
      { handle: 'hit' },
      { src: '/a', ...Object.fromEntries(ROUTE_FIELDS.map((of) => [of, 1])) },
    ),
  ],
  [redirect('/a', '/b', { has: [], missing: [], env: [], statusCode: 301 })],
  [rewrite('/a', '/b', { has: [], missing: [], env: [], transforms: [] })],
  [
    routes({ src: '/a', dst: '/b' }),
    `1 invalid: The route for \`/a\` ${isUnknown('dst')} (did you mean \`dest\`?).`,
  ],
  [
    routes({ handle: 'error' }, { src: '/a', dst: '/b' }),
    `1 invalid: The route for \`/a\` ${isUnknown('dst')} (did you mean \`dest\`?).`,
  ],
  [
    routes({ handle: 'file' }),
    '1 invalid: Vercel refuses the handle `file`, which it does not recognize.',
  ],
  [routes(...['error', 'hit', 'miss', 'resource', 'rewrite'].map((handle) => ({ handle })))],
  [
    routes(FILES_FIRST, FILES_FIRST),
    '1 invalid: Vercel refuses the handle `filesystem`, which occurs twice.',
  ],
  [{ redirects: [rule('/a', 1 as never)] }, '1 invalid: The rule for `/a` has no `destination`.'],
  [
    { redirects: [{ source: '/a', destination: { service: 'x' } }] },
    '1 invalid: The rule for `/a` has no `destination`.',
  ],
  [{ ...routes(FILES_FIRST), ...redirect('/a', '/b') }],
  [
    { ...routes({ handle: 'error' }), ...redirect('/a', '/b') },
    '1 ignored: Vercel leaves the redirect for `/a` out, because `error` is the last handle in `routes`.',
  ],
  [
    { ...routes({ handle: 'miss' }), ...redirect('/a', '/b') },
    '1 unread: The check does not understand the redirect for `/a`, because `miss` is the last handle in `routes`.',
  ],
])('what Vercel refuses: %#', (file, ...expected) => {
  expect(problemsOf('vercel', JSON.stringify(file))).toEqual(expected)
})

test.each([
  [2_047, 'file new.html'],
  [2_048, 'missing'],
])('Vercel does not read the rule after %i others: %s', (count, expected) => {
  const redirects = [...times(count, rule('/a', '/b')), rule('/old', '/new.html')]
  expect(answered('vercel', JSON.stringify({ redirects }), 'old')).toBe(expected)
})

test('a target on the site’s own host, but not for browsers', () => {
  const file = JSON.stringify(redirect('/old', 'ftp://docs.example.org/new.html'))
  const answer = answered('vercel', file, 'old', 'docs.example.org')
  expect(answer).toBe('outside ftp://docs.example.org/new.html')
})
