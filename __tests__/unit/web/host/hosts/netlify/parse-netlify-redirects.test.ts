import { describe, expect, test } from '@jest/globals'
import { answered, outcomeOf, problemsOf, servedWith } from '../../redirects/answers.ts'

/** Rules of which each points to the next address, from `/a0` on, and the last one to a page. */
const chain = (length: number) =>
  Array.from({ length }, (_, i) => `/a${i} ${i < length - 1 ? `/a${i + 1}` : '/new'}`).join('\n')

/** Rules for visitors from several countries, and one for all others, with the same target. */
const forCountries = (count: number) =>
  `${Array.from({ length: count }, (_, i) => `/old ${OTHER} 302 Country=c${i}\n`).join('')}/old ${OTHER}`
const OTHER = 'https://a.test/'

describe('how Netlify responds', () => {
  // Checked against netlify-redirector 0.5 and @netlify/redirect-parser 16.1, as far as they decide it.
  test.each<readonly [string, string, string]>([
    // Files come first, unless the rule has a `!`.
    ['/new /docs/', 'new', 'file new.html'],
    ['/new /docs/ 301!', 'new', 'file docs/index.html'],
    ['/* /docs/ 200', 'images/logo.png', 'file images/logo.png'],
    // Order, slashes, and what counts as the same address.
    ['/old /new\n/old /docs/', 'old', 'file new.html'],
    ['/old /new', 'old/', 'file new.html'],
    ['/old/ /new', 'old', 'file new.html'],
    ['/old /new', 'Old', 'missing'],
    ['/old /new', 'old.html', 'missing'],
    ['/old /new', 'older', 'missing'],
    [chain(20), 'a0', 'file new.html'],
    [chain(21), 'a0', 'loop'],
    ['/100% /new', '100%', 'file new.html'],
    ['/old/* /new', 'old/a\nb', 'file new.html'],
    ['/gone /caf%C3%A9', 'gone', 'file caf\xc3\xa9.html'],
    ['/caf%C3%A9s /new', 'caf\xc3\xa9s', 'file new.html'],
    // Wildcards.
    ['/old/* /docs/:splat', 'old/start', 'file docs/start.html'],
    ['/old/* /docs/:splat', 'old', 'file docs/index.html'],
    ['/old/* /docs/:splat', 'old/nothing', 'missing'],
    ['/old/* /docs/:splat', 'older', 'missing'],
    ['/*/old /:splat', 'docs/old', 'file docs/index.html'],
    ['/docs/* 200!', 'docs/start', 'file docs/start.html'],
    ['/o* /docs/:splat', 'ostart', 'file docs/start.html'],
    ['/o* /docs:splat', 'o/start', 'missing'],
    ['/old/:page /docs/:page', 'old/start/', 'file docs/start.html'],
    ['/a/: /new', 'a/:', 'file new.html'],
    ['/a/: /new', 'a/x', 'missing'],
    ['/o** /docs/:splat', 'o*start', 'file docs/start.html'],
    ['/o** /docs/:splat', 'ostart', 'missing'],
    ['/:part/:page/old /:part/:page', 'docs/start/old', 'file docs/start.html'],
    ['/:page/old /docs/:page', 'start/old', 'file docs/start.html'],
    ['/:page/old /docs/:page', 'a/start/old', 'missing'],
    // Of two with one name, the first counts.
    ['/:page/:page /docs/:page', 'start/x', 'file docs/start.html'],
    // Status codes.
    ['/old /new 302', 'old', 'file new.html'],
    ['/old /new 300', 'old', 'file new.html'],
    ['/old /new 399', 'old', 'file new.html'],
    ['/old /new 201', 'old', '201'],
    ['/old /new 299', 'old', '299'],
    ['/old /new 200', 'old', 'file new.html'],
    ['/old /nothing 200', 'old', 'missing'],
    ['/old /404.html 404', 'old', '404'],
    ['/old /404.html 400', 'old', '400'],
    ['/old /404.html 410', 'old', '410'],
    ['/docs/* /404.html 404', 'docs/start', 'file docs/start.html'],
    // Elsewhere.
    ['/old https://other.example.org/x', 'old', 'outside https://other.example.org/x'],
    ['/api/* https://api.example.org/:splat 200', 'api/a/b', 'outside https://api.example.org/a/b'],
    ['/hook /.netlify/functions/hook 200', 'hook', 'undecided'],
    // One after another.
    ['/a /b\n/b /c\n/c /d\n/d /e\n/e /new', 'a', 'file new.html'],
    ['/a /b\n/b /a', 'a', 'loop'],
    ['/a /a', 'a', 'loop'],
    ['/a /b 200\n/b /new', 'a', 'missing'],
    ['/x/* /x/:splat', 'x/y', 'missing'],
    ['/docs/* /docs/', 'docs/x', 'missing'],
    ['/docs/* /docs/ 200', 'docs/x', 'file docs/index.html'],
    ['/docs/x/* /docs/:splat', 'docs/x/start', 'file docs/start.html'],
    // What depends on the visitor.
    // A rule without a status code cannot have conditions.
    ['/old /new Country=de', 'old', 'missing'],
    ['/old /new 302 Country=de', 'old', 'undecided'],
    [forCountries(31), 'old', `outside ${OTHER}`],
    // More responses are not compared.
    [forCountries(32), 'old', 'undecided'],
    ['/old /new 302 Country=de\n/old /new', 'old', 'file new.html'],
    ['/old /nothing 302 Country=de', 'old', 'missing'],
    ['/old /new 302 Country=de\n/old /docs/', 'old', 'undecided'],
    // Parameters: all of the rule's are needed, in any order; others do not matter.
    ['/store id=:id /docs/:id', 'store?id=start', 'file docs/start.html'],
    ['/store id=:id /docs/:id', 'store', 'missing'],
    ['/store id=:id /docs/:id', 'store?id=nothing', 'missing'],
    ['/store id=:id /docs/:id', 'store?x=1&id=start', 'file docs/start.html'],
    ['/store id=:id /docs/:id', 'store?id=a&id=start', 'file docs/start.html'],
    ['/a /store\n/store id=:id /docs/:id', 'a?id=start', 'file docs/start.html'],
    ['/a /store?id=start\n/store id=:id /docs/:id', 'a?id=x', 'file docs/start.html'],
    ['/store id=5 /new', 'store?id=5', 'file new.html'],
    ['/store id=5 /new', 'store?id=6', 'missing'],
    ['/store id=a:b /new', 'store?id=a:b', 'file new.html'],
    ['/store id=a:b /new', 'store?id=x', 'missing'],
    ['/store id=5=6 /new', 'store?id=5=6', 'file new.html'],
    ['/store id=:id x=:x /:x/:id', 'store?x=docs&id=start', 'file docs/start.html'],
    ['/store id=:id x=:x /:x/:id', 'store?id=start', 'missing'],
    ['/store/:id id=:id /docs/:id', 'store/start?id=x', 'file docs/start.html'],
    // `*` after a placeholder belongs to its name.
    ['/old/:path* /docs/:path*', 'old/start', 'file docs/start.html'],
    ['/old/:path* /docs/:path*', 'old/a/start', 'missing'],
    ['/a/*/b/* /docs/:splat', 'a/start/b/x', 'file docs/start.html'],
    // The matcher may look for no rule at all here; there is no response either way.
    ['/* /en/:splat 302', 'enterprise', 'missing'],
    // If it looks for one, there is.
    ['/* /new', 'newer', 'undecided'],
    ['/* /new\n/newer /new', 'newer', 'undecided'],
    ['/* /docs/:splat 302', 'docs-x', 'missing'],
    ['/docs/* /docs/:splat/../start', 'docs/x', 'undecided'],
    ['/docs/* /docs 301!', 'docs', 'file docs/index.html'],
    ['/:x/* /docs/', 'docs/y', 'undecided'],
    ['/* /:splat 302! Role=admin', 'new', 'undecided'],
    // Comments, whitespace, and targets that are left out.
    ['# /old /new\n\n  /old\t/docs/  # why', 'old', 'file docs/index.html'],
    ['\ufeff/old /new\r\n', 'old', 'file new.html'],
    ['/docs/* 200', 'docs/nothing', 'missing'],
  ])('%j, /%s: %s', (file, path, expected) =>
    expect(answered('netlify', file, path)).toBe(expected),
  )

  test.each<readonly [string, string | undefined, string]>([
    ['https://docs.example.org/old /new', 'docs.example.org', 'file new.html'],
    ['https://www.example.org/old /new', 'docs.example.org', 'undecided'],
    ['https://docs.example.org/old /new', undefined, 'undecided'],
    ['http://docs.example.org/old /new', 'docs.example.org', 'undecided'],
    ['/old https://docs.example.org/new', 'docs.example.org', 'file new.html'],
    ['/old http://docs.example.org/new', 'docs.example.org', 'file new.html'],
    ['/old https://docs.example.org/b 200\n/b /new', 'docs.example.org', 'missing'],
    ['/old https://docs.example.org/new', undefined, 'outside https://docs.example.org/new'],
    ['/old //docs.example.org/nothing', 'docs.example.org', 'missing'],
  ])('%j on %s: %s', (file, domain, expected) => {
    expect(answered('netlify', file, 'old', domain)).toBe(expected)
  })

  test.each([
    [31, 'file new.html'],
    [32, 'undecided'],
  ])('with %i rules for some visitors: %s', (count, expected) => {
    const file = `${'/old /new 200 Country=de\n'.repeat(count)}/old /new 200`
    expect(answered('netlify', file, 'old')).toBe(expected)
  })

  test('a target of gigabytes is not assembled', () => {
    const file = `/a/* /${':splat'.repeat(1_000)}`
    expect(answered('netlify', file, `a/${'x'.repeat(10_000)}`)).toBe('undecided')
    // With its placeholder, this one has 65,536 characters, and then one more.
    expect(answered('netlify', '/a/* /:splat', `a/${'x'.repeat(65_529)}`)).toBe('missing')
    expect(answered('netlify', '/a/* /:splat', `a/${'x'.repeat(65_530)}`)).toBe('undecided')
  })
})

test.each<readonly [string, number | undefined]>([
  ['/a /b\n/* /404.html 404', 2],
  ['/* /404.html 404\n/* /a 404', 1],
  ['/docs/* /404.html 404', undefined],
  ['/docs /404.html 404', undefined],
  ['/* /404.html 410', undefined],
  ['/* /404.html 404 Country=de', undefined],
])('the rule for missing addresses in %j', (file, line) =>
  expect(servedWith('netlify', file).ruleSet.notFoundRule?.line).toBe(line),
)

const IN_PATH =
  '1 ignored: No address has a `?` or `#` in its path, so the rule matches none; query parameters are written separately, as in `/x id=:id /y`.'

describe('what is wrong with the rules', () => {
  test.each<readonly [string, ...string[]]>([
    ['/old', '1 ignored: Netlify ignores this rule, because it has no target.'],
    ['/old 301', '1 ignored: Netlify ignores this rule, because it has no target.'],
    [
      '/old 11 /new',
      '1 ignored: `11` is read as a status code, so the rule has no target: write a space in an address as `%20`.',
    ],
    [
      '/old /new 3001',
      '1 ignored: `3001` is not a status code, so the rule does not work. Write a number such as 301.',
    ],
    [
      '/old /new 99',
      '1 ignored: `99` is not a status code, so the rule does not work. Write a number such as 301.',
    ],
    [
      '/old /new 600',
      '1 ignored: `600` is not a status code, so the rule does not work. Write a number such as 301.',
    ],
    [
      'Redirect 301 /old /new',
      '1 ignored: This line uses Apache syntax; here, it is `/old /new 301`.',
    ],
    [
      'Redirect /old https://a.test/',
      '1 ignored: This line uses Apache syntax; here, it is `/old https://a.test/ 302`.',
    ],
    [
      'Redirect Permanent /old /new',
      '1 ignored: This line uses Apache syntax; here, it is `/old /new 301`.',
    ],
    [
      'RewriteRule ^old$ /new [R=301,L]',
      '1 ignored: This line uses Apache syntax; here, a rule is written like `/old /new 301`.',
    ],
    ['301 /old /new', '1 ignored: The status code comes last: `/old /new 301`.'],
    [
      `301 /${'x'.repeat(120)} /new`,
      `1 ignored: The status code comes last: \`/${'x'.repeat(118)}…\`.`,
    ],
    [
      `Redirect /${'x'.repeat(120)} /new`,
      `1 ignored: This line uses Apache syntax; here, it is \`/${'x'.repeat(118)}…\`.`,
    ],
    ['"/old" "/new" 301', '1 ignored: Remove the quotes: addresses in this file have none.'],
    [
      '\uFFFD\uFFFD/\0o\0 \0/\0n\0\n\0/\0a\0 \0/\0b\0',
      'file ignored: The file is in UTF-16: save it as UTF-8.',
    ],
    ['\0/\0o\0 \0/\0n', 'file ignored: The file is in UTF-16: save it as UTF-8.'],
    [
      '\uFEFF\n<!DOCTYPE  html>\n<title>Not found</title>\n<p>Not found',
      'file ignored: The content of this file is a web page, not a list of rules: it is probably an error page that was saved under this name.',
    ],
    ['// comment', '1 ignored: A comment begins with `#`, not with `//`.'],
    ['/old new', '1 ignored: The target must begin with `/`, `http://`, or `https://`.'],
    [
      '/old /new soon',
      '1 ignored: `soon` is not a status code, so Netlify ignores the rule. Write a number such as 301.',
    ],
    ['\nold /new', '2 ignored: A rule must begin with `/`, so this one matches no address.'],
    ['a/b /new', '1 ignored: A rule must begin with `/`, so this one matches no address.'],
    ['https:// /new', '1 ignored: `https://` is not an address.'],
    ['/docs/* 404', '1 ignored: Netlify ignores this rule, because it has no target.'],
    ['/docs/* 300', '1 ignored: Netlify ignores this rule, because it has no target.'],
    ['/docs/* 299'],
    ['/docs 200', '1 ignored: Netlify ignores this rule, because it has no target.'],
    ['/old http://other.example.org/'],
    ['/old?a /new', IN_PATH],
    ['/old#a /new', IN_PATH],
    [
      `/old /new ${'x'.repeat(120)}`,
      `1 ignored: \`${'x'.repeat(120)}\` is not a status code, so Netlify ignores the rule. Write a number such as 301.`,
    ],
    [
      `/old /new ${'x'.repeat(121)}`,
      `1 ignored: \`${'x'.repeat(119)}…\` is not a status code, so Netlify ignores the rule. Write a number such as 301.`,
    ],
    ['/.netlifyx /new', '1 ignored: Netlify reserves addresses under `/.netlify`.'],
    [`/${'x'.repeat(8_190)}* /new`],
    [
      `/:a${'/x'.repeat(4_100)} /new`,
      '1 unread: The check does not read patterns of more than 8192 characters.',
    ],
    [
      `/${'x'.repeat(8_191)}* /new`,
      '1 unread: The check does not read patterns of more than 8192 characters.',
    ],
    ['/.netlify/x /new', '1 ignored: Netlify reserves addresses under `/.netlify`.'],
    ['/old /new # soon'],
    ['/old /new # not yet # soon'],
    [
      '/old /new Country=de',
      '1 ignored: `Country=de` is not a status code, so Netlify ignores the rule. Write a number such as 301.',
    ],
  ])('%j', (file, ...expected) => expect(problemsOf('netlify', file)).toEqual(expected))

  test.each<readonly [string, string, number | undefined]>([
    // Rules for one address each are read, however many there are.
    ['/a /b', 'missing', undefined],
    // Too many of the others: which addresses they are about is not known.
    ['/a/* /b', 'missing', 10_002],
  ])('60,000 times %s', (line, expected, unreadFrom) => {
    const servedSite = servedWith(
      'netlify',
      `/first /new\n/second/* /new\n${`${line}\n`.repeat(60_000)}`,
    )
    expect(servedSite.ruleSet.problems.map(({ line: from }) => from)).toEqual(
      unreadFrom ? [unreadFrom] : [],
    )
    expect(servedSite.unreadCatchAllPlace).toEqual(
      unreadFrom && { file: '_redirects', line: unreadFrom },
    )
    expect(outcomeOf(servedSite, 'nothing').kind).toBe(expected)
    expect(outcomeOf(servedSite, 'first')).toMatchObject({ kind: 'file' })
  })

  test.each<readonly [string, string, string]>([
    ['/a*/*/*/*/* /new', 'a/x', 'undecided'],
    ['/a*/*/*/*/* /new', 'x', 'missing'],
    [`/a${'/x'.repeat(5_000)}/* /new`, 'a/x', 'missing'],
    [`/a*${'/x'.repeat(5_000)}/* /new`, 'a/x', 'undecided'],
    [`/old /new?${'x'.repeat(9_000)}`, 'old', 'file new.html'],
  ])('%.20s, /%s: %s', (file, path, expected) =>
    expect(answered('netlify', file, path)).toBe(expected),
  )
})
