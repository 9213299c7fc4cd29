import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readSource } from '../../../../../src/web/host/redirects/path-to-regexp.ts'
import {
  compile,
  match,
  OutOfSteps,
  UnsupportedPattern,
} from '../../../../../src/web/host/redirects/pattern.ts'
import { readRegex } from '../../../../../src/web/host/redirects/regex.ts'

function numbered(): () => string {
  let next = 0
  return () => `${++next}`
}

/** Returns what the groups capture, or undefined. */
function captured(source: string, path: string): string[] | undefined {
  const captures = match(compile(readRegex(source, numbered())), path, { steps: 1_000_000 })
  return captures === undefined ? undefined : [...captures.values()]
}

describe('regular expressions', () => {
  test.each([
    '/a(.*)',
    '/(.*)/b(.*)',
    '/(.*?)/b(.*)',
    '/(a|ab)(c|bcd)(d*)',
    '/((?:a|b)+)(b?)',
    '/([^/]+?)(?:/(.*))?',
    '/((?!a).*)',
    '/((?=a)..)(.*)',
    '/(\\d{1,3})\\w\\s?',
    '/([a-c\\d-]*)(x{2,}|y{0})',
    '^/(?<name>[^ab])$',
    '/(a)?(b)?(c)?',
    '(|/)(a|)(.*)',
    '/[\\]^-]*(.)',
  ])('%s captures what JavaScript captures', (source) => {
    const paths = fc.array(fc.constantFrom('a', 'b', 'c', 'd', '/', '1', 'x', ']', '^', '-'), {
      maxLength: 8,
    })
    const theirs = new RegExp(`^(?:${source.replace(/^\^|\$$/g, '')})$`)
    fc.assert(
      fc.property(paths, (letters) => {
        const path = `/${letters.join('')}`
        const expected = theirs.exec(path)
        expect(captured(source, path)).toEqual(expected?.slice(1).map((value) => value ?? ''))
      }),
    )
  })

  test.each([
    '(',
    ')',
    'a)',
    '[a',
    '*',
    'a**',
    'a{1',
    'a{2,1}',
    '(?<=a)b',
    '\\1',
    '\\b',
    '(?<a',
    '[b-a]',
    'a{201}',
    '(a){3}',
    '\\',
  ])('%s is not read', (source) => {
    expect(() => compile(readRegex(source, numbered()))).toThrow(UnsupportedPattern)
  })

  test('deep and long ones are not read', () => {
    expect(() => readRegex('('.repeat(100_000), numbered())).toThrow(UnsupportedPattern)
    expect(() => compile(readRegex('((a{200}){200}){200}', numbered()))).toThrow(UnsupportedPattern)
    expect(() => compile(readRegex('(?:(?:a{200}){200}){200}', numbered()))).toThrow(UnsupportedPattern)
  })

  test.each([
    '(?:a*)*[b]',
    '(?:a|a)*[b]',
    '(?:a|aa)+[b]',
    '(?:a*)*(?:a*)*[b]',
    '(?:.*a){20}[b]',
    '((?!(?:a*)*c).)*[b]',
  ])('%s takes time in proportion to the path', (source) => {
    const pattern = compile(readRegex(source, numbered()))
    const stepsFor = (length: number): number => {
      const budget = { steps: 1_000_000_000 }
      match(pattern, 'a'.repeat(length), budget)
      return 1_000_000_000 - budget.steps
    }
    const isLookahead = source.includes('?!')
    const ratio = stepsFor(800) / stepsFor(400)
    // A lookahead looks through the rest of the path at each letter.
    expect(ratio).toBeLessThan(isLookahead ? 4.5 : 2.5)
  })

  test('a spent budget ends it', () => {
    const pattern = compile(readRegex('(?:a*)*[b]', numbered()))
    expect(() => match(pattern, 'a'.repeat(1_000), { steps: 1_000 })).toThrow(OutOfSteps)
  })
})

describe('patterns of path-to-regexp', () => {
  test.each<readonly [string, string, readonly string[] | undefined]>([
    ['/blog/:slug', '/blog/x', ['slug=x']],
    ['/blog/:slug', '/blog/x/y', undefined],
    ['/blog/:slug', '/blog/', undefined],
    ['/:path*', '/', undefined],
    ['/:path*', '', ['path=']],
    ['/:path*', '/a/b', ['path=a/b']],
    ['/docs/:path*', '/docs', ['path=']],
    ['/docs/:path+', '/docs', undefined],
    ['/(.*)', '/a/b', ['0=a/b']],
    ['/:id(\\d+)', '/12', ['id=12']],
    ['/:a.:b', '/x.y', ['a=x', 'b=y']],
    ['/:a-:b', '/x-y-z', ['a=x', 'b=y-z']],
    ['/x{-:a}?', '/x', ['a=']],
    ['/x{-:a}?', '/x-y', ['a=y']],
    ['/x{-:a}*', '/x-y-z', ['a=y-z']],
    ['/{x}+y', '/xxy', []],
    ['/a\\:b', '/a:b', []],
    ['/café', '/caf\xc3\xa9', []],
  ])('%s on %s: %j', (source, path, expected) => {
    const node = readSource(source)
    const captures = node === undefined ? undefined : match(compile(node), path, { steps: 10_000 })
    expect(
      captures === undefined ? undefined : [...captures].map(([name, value]) => `${name}=${value}`),
    ).toEqual(expected)
  })

  test.each(['/:', '/(', '/()', '/(?a)', '/(a(b))', '/{a', '/a}', '/*', '/a\\'])('%s is none', (source) => {
    expect(readSource(source)).toBeUndefined()
  })
})
