import { describe, expect, test } from '@jest/globals'
import { answered, outcomeOf, problemsOf, servedWith } from '../../redirects/answers.ts'

const BOTH = ['cloudflare-pages', 'cloudflare-workers'] as const

describe.each(BOTH)('how %s responds', (host) => {
  // Checked against @cloudflare/workers-shared and @cloudflare/pages-shared at f830836.
  test.each<readonly [string, string, string]>([
    // Rules come before files.
    ['/new /docs/', 'new', 'file docs/index.html'],
    ['/docs/* /new', 'docs/start', 'file new.html'],
    // Slashes and case make a difference.
    ['/old /new', 'old', 'file new.html'],
    ['/old /new', 'old/', 'missing'],
    ['/old /new', 'Old', 'missing'],
    ['old /new', 'old', 'file new.html'],
    ['/old#part /new', 'old', 'file new.html'],
    ['/old?a=b /new', 'old', 'file new.html'],
    // Rules without wildcards first, then the others in their order.
    ['/old/* /docs/:splat\n/old/x /new', 'old/x', 'missing'],
    ['/old/x /new\n/old/* /docs/:splat', 'old/x', 'file new.html'],
    ['/old/* /docs/:splat', 'old/start', 'file docs/start.html'],
    ['/old/* /docs/:splat', 'old', 'missing'],
    ['/:a/:b.htm /:a/:b', 'docs/start.htm', 'file docs/start.html'],
    ['/x-:page /docs/:page', 'x-start', 'file docs/start.html'],
    ['/:Page/old /docs/:Page', 'start/old', 'file docs/start.html'],
    ['/:a/* /new', 'x/y', 'file new.html'],
    ['/*.php /:splat', 'docs/start.php', 'file docs/start.html'],
    ['/x/:page/:folder /:folder/:page', 'x/start/docs', 'file docs/start.html'],
    // Only within the site, and only to files.
    ['/old /new 200', 'old', 'file new.html'],
    ['/old /other 200\n/other /new', 'old', 'missing'],
    ['/old https://other.example.org/x 301', 'old', 'outside https://other.example.org/x'],
    ['/old/* https://a.test//:splat', 'old/x', 'outside https://a.test//x'],
    // Cloudflare drops `.html` by itself, which points back to a rule.
    ['/old /new.html', 'old', 'file new.html'],
    ['/new /new.html', 'new', 'loop'],
    ['/a /b\n/b /a', 'a', 'loop'],
    ['/gone /caf%C3%A9', 'gone', 'file caf\xc3\xa9.html'],
    ['/café-old /new', 'caf\xc3\xa9-old', 'file new.html'],
  ])('%j, /%s: %s', (file, path, expected) => expect(answered(host, file, path)).toBe(expected))

  test.each<readonly [string, ...string[]]>([
    [
      '/old',
      '1 ignored: A rule has two or three parts (from, to, and optionally a status code), not 1.',
    ],
    [
      '/a /b 301 Country=de',
      '1 ignored: A rule has two or three parts (from, to, and optionally a status code), not 4.',
    ],
    ['/old new', '1 ignored: The target must begin with `/` or `https://`.'],
    [
      '/old 11 /new',
      '1 ignored: The target must begin with `/` or `https://`: write a space in an address as `%20`.',
    ],
    ['301 /old /new', '1 ignored: The status code comes last: `/old /new 301`.'],
    [
      'Redirect 301 /old /new',
      '1 ignored: This line uses Apache syntax; here, it is `/old /new 301`.',
    ],
    [
      '/old -> /new',
      '1 ignored: Remove the `->`: only a space separates the address and the target.',
    ],
    ['/old "/new"', '1 ignored: Remove the quotes: addresses in this file have none.'],
    ['// /old -> /new', '1 ignored: A comment begins with `#`, not with `//`.'],
    ['// comment', '1 ignored: A comment begins with `#`, not with `//`.'],
    ['// one two three', '1 ignored: A comment begins with `#`, not with `//`.'],
    ['/old http://a.example.org/', '1 ignored: The target must begin with `/` or `https://`.'],
    [
      '/old /new 404',
      '1 ignored: The status code can be 200, 301, 302, 303, 307, or 308, not `404`.',
    ],
    [
      '/old https://a.example.org/ 200',
      '1 ignored: A rule with status 200 cannot point to another host.',
    ],
    [
      '/a/*/b/* /new',
      '1 ignored: A rule can contain `*` once and each placeholder once; this one matches no address.',
    ],
    ['/old /new # moved'],
    ['/old /new  # moved'],
    [`/${'a'.repeat(1_994)} /new`],
    [
      '/old /new 304',
      '1 ignored: The status code can be 200, 301, 302, 303, 307, or 308, not `304`.',
    ],
    ...[200, 301, 302, 303, 307, 308].map((status) => [`/old /new ${status}`] as const),
    ['/old /new#part'],
    ['/old https:///a.example.org/'],
    [
      `/${'a'.repeat(1_995)} /new`,
      '1 over-limit: The line is longer than the 2000 characters that Cloudflare accepts.',
    ],
  ])('%#: %j', (file, ...expected) => expect(problemsOf(host, file)).toEqual(expected))

  test.each<readonly [string, string, string]>([
    // A target of gigabytes is not assembled.
    [`/a/* /${':splat'.repeat(300)}`, `a/${'x'.repeat(1_000)}`, 'undecided'],
    ['/a /new', 'cdn-cgi/trace', 'undecided'],
    ['/a /new', 'CDN-CGI/trace', 'missing'],
    ['/a /new', 'cdn-cgi', 'undecided'],
    ['/a /new', 'cdn-cgi-x', 'missing'],
  ])('%.20s, /%.20s: %s', (file, path, expected) =>
    expect(answered(host, file, path)).toBe(expected),
  )

  test('a single-page rule is left out', () => {
    expect(problemsOf(host, '/* /index.html 200')).toHaveLength(1)
    expect(answered(host, '/* /index.html 200', 'nothing')).toBe('missing')
  })

  test('2,000 rules without wildcards, and 100 from the first with one on', () => {
    const fixed = Array.from({ length: 2_001 }, (_, i) => `/a${i} /new`)
    // From the first on, it does not matter whether there is one.
    const dynamic = Array.from({ length: 102 }, (_, i) =>
      i < 50 ? `/b${i}/* /new` : `/c${i} /new`,
    )
    const file = [...fixed, ...dynamic].join('\n')
    const lines = problemsOf(host, file).map((problem) => problem.split(' ', 1)[0])
    expect(lines).toEqual(['2001', '2102'])
    expect(answered(host, file, 'a1999')).toBe('file new.html')
    expect(answered(host, file, 'a2000')).toBe('missing')
    expect(answered(host, file, 'b49/x')).toBe('file new.html')
    expect(answered(host, file, 'c99')).toBe('file new.html')
    expect(answered(host, file, 'c100')).toBe('missing')
  })
})

const LOOP =
  'rule would point back to itself, since `/index.html` is served as `/`. Remove the rule.'
const manyRules = (count: number, from: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => `${from(i)} /new`).join('\n')

describe.each<readonly [file: string, line: number, what: string]>([
  ['https://a.example.org/old /new', 1, 'rule cannot begin with a host name.'],
  [
    '/old /new\n/old /docs/',
    2,
    'he rule on line 1 comes first and covers the same addresses. Remove one of the two.',
  ],
  [
    '/old/ /new\n/x /new\n/old/?a=b /docs/',
    3,
    'he rule on line 1 comes first and covers the same addresses. Remove one of the two.',
  ],
  ['/ /index.html', 1, LOOP],
  ['/* /index.html 200', 1, LOOP],
  ['/a /new\n/docs/* /docs/index 301', 2, LOOP],
  ['/docs/ /docs/index.html 302', 1, LOOP],
  [
    manyRules(101, (i) => `/${i}/*`),
    101,
    'his is one rule too many. Starting with the first rule that has `*` or a placeholder, Cloudflare accepts only 100 rules.',
  ],
  [
    manyRules(2_001, (i) => `/${i}`),
    2001,
    'his is one rule too many, because Cloudflare accepts only 2000 rules without `*` or placeholders.',
  ],
])('%#', (file, line, what) => {
  test('Pages leaves the rule out', () => {
    const [problem = '', ...more] = problemsOf('cloudflare-pages', file)
    expect([problem.endsWith(what), more]).toEqual([true, []])
    const kind = what.includes('one rule too many') ? 'over-limit' : 'ignored'
    expect(problem).toMatch(new RegExp(`^${line} ${kind}: [A-Z]`))
  })

  test('Workers refuses the deployment', () => {
    const [problem = '', ...more] = problemsOf('cloudflare-workers', file)
    expect([problem.endsWith(what), more]).toEqual([true, []])
    const start = `${line} invalid: Cloudflare Workers refuses the deployment: `
    expect(problem).toMatch(new RegExp(`^${start}[a-z]`))
  })
})

describe.each(['cloudflare-pages', 'cloudflare-workers'] as const)('on %s', (host) => {
  test.each([
    'http://a.example.org/old',
    'HTTPS://a.example.org/old',
    '//a.example.org',
    '//a.example.org/old/*',
    '//a.example.org:8080/old',
    '//a.example.org?old',
    '//a.example.org#old',
    '//a.de/old',
  ])('a rule for %s matches no address', (from) =>
    expect(problemsOf(host, `${from} /new`)).toEqual([
      '1 ignored: A rule cannot begin with a host name.',
    ]),
  )

  test('a rule for an http: address counts as one for a path', () => {
    const file = manyRules(2_001, (i) => `http://a.example.org/${i}`)
    const problems = problemsOf(host, file)
    expect(problems.slice(0, 2_000)).toEqual(
      Array.from(
        { length: 2_000 },
        (_, i) => `${i + 1} ignored: A rule cannot begin with a host name.`,
      ),
    )
    expect(problems.slice(2_000)).toEqual([
      expect.stringContaining('accepts only 2000 rules without'),
    ])
  })

  test.each(['//*', '//old', '//:x/y', '//a.html/*', '//a.htm/*', '/http://a.example.org'])(
    'a rule may be for %s',
    (from) => expect(problemsOf(host, `${from} /new`)).toEqual([]),
  )
})

test.each([
  manyRules(100, (i) => `/${i}/*`),
  manyRules(2_000, (i) => `/${i}`),
  `${manyRules(2_000, (i) => `/${i}`)}\n${manyRules(100, (i) => `/${i}/:x`)}`,
  '/docs/ /new/index.htm',
  '/docs/x /docs/index.html',
  '/* https://a.example.org/index.html',
  '/old /new\n/old/ /new\n/old/* /new',
])('Workers accepts %#', (file) => expect(problemsOf('cloudflare-workers', file)).toEqual([]))

test('Workers refuses an http: address that comes twice', () => {
  const file = 'http://a.example.org/old /new\nhttp://a.example.org/old /new'
  expect(problemsOf('cloudflare-workers', file)).toEqual([
    '1 ignored: A rule cannot begin with a host name.',
    '2 invalid: Cloudflare Workers refuses the deployment: the rule on line 1 comes first and covers the same addresses. Remove one of the two.',
  ])
})

test.each([
  ['cloudflare-workers', 'file new.html'],
  ['cloudflare-pages', 'outside //new'],
] as const)('the slashes that an empty splat brings along, on %s: %s', (host, expected) => {
  expect(answered(host, '/old/* /:splat/new', 'old/')).toBe(expected)
  expect(answered(host, '/old //new', 'old')).toBe('outside //new')
  const twice = outcomeOf(servedWith(host, '/old/* /docs/:splat/:splat/start'), 'old//')
  expect(twice).toMatchObject({
    path: host === 'cloudflare-workers' ? '/docs/start' : '/docs/////start',
  })
  const other = 'https://a.example.org'
  expect(answered(host, `/old/* ${other}/:splat`, 'old/x')).toBe(`outside ${other}/x`)
})
