import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { escapeGlob, parseGlob } from '../../../../src/check/accepted/glob.ts'

const matches = (glob: string, text: string) => parseGlob(glob)?.matches(text)

test.each<[string, string[], string[]]>([
  ['', [''], ['a', '/']],
  ['/a.b', ['/a.b'], ['/a-b', '/a.b/', '/A.b', 'x/a.b', '/a.bc']],
  ['*', ['', 'a', 'a.b'], ['/', 'a/b']],
  ['**', ['', 'a', '/a/b'], []],
  ['/a/*', ['/a/', '/a/b'], ['/a', '/a/b/', '/a/b/c']],
  ['/a/**', ['/a/', '/a/b', '/a/b/c'], ['/a', '/ab']],
  ['/a/*/c', ['/a/b/c', '/a//c'], ['/a/c', '/a/b/b/c']],
  ['/a/**/c', ['/a/c', '/a/b/c', '/a/b/b/c'], ['/a/bc', '/ac', '/a/c/d']],
  ['**/c', ['c', '/c', 'a/c', '/a/b/c'], ['ac', 'a/bc']],
  ['**/**/c', ['c', 'a/c', 'a/b/c'], ['ac']],
  ['a**/c', ['a/c', 'ab/c', 'a/b/c'], ['ac', 'ab/b']],
  ['a/***/c', ['a/c', 'a/b/c'], ['a/bc']],
  ['*.html', ['a.html', '.html'], ['a/b.html', 'a.html5']],
  ['a?c', ['abc', 'a?c', 'aüc', 'a💥c'], ['ac', 'a/c', 'abbc']],
  ['a*b*c', ['abc', 'aXbXc', 'abbcc', 'abcbc'], ['ac', 'ab', 'a/b/c']],
  ['a**b**c', ['a/b/c', 'abc', 'ab/c'], ['ac', 'ab']],
  ['ab*ba', ['abba', 'abxba'], ['aba']],
  ['\\*\\?\\\\', ['*?\\'], ['a?\\', '*b\\']],
  ['a[bc]{d,e}!(f)', ['a[bc]{d,e}!(f)'], ['ab']],
  ['**/', ['', '/', 'a/', 'a/b/'], ['a', 'a/b']],
])('%j matches %j and not %j', (glob, yes, no) => {
  for (const text of yes) expect([text, matches(glob, text)]).toEqual([text, true])
  for (const text of no) expect([text, matches(glob, text)]).toEqual([text, false])
})

test('a backslash at the end escapes nothing', () => {
  expect(parseGlob('a\\')).toBeUndefined()
  expect(parseGlob('a\\\\')).toBeDefined()
})

/** The same language, told in regular expressions. */
function expression(glob: string): RegExp {
  const source = glob.replace(
    /(^|\/)\*\*+\/|\*\*+|\*|\?|\\(.)|./gsu,
    (token, before: string | undefined, escaped) => {
      if (escaped !== undefined) return `\\u{${escaped.codePointAt(0).toString(16)}}`
      if (/^\/?\*\*+\/$/.test(token)) return `${before}(?:[^]*/)?`
      if (token.startsWith('**')) return '[^]*'
      if (token === '*') return '[^/]*'
      if (token === '?') return '[^/]'
      return `\\u{${token.codePointAt(0)?.toString(16)}}`
    },
  )
  return new RegExp(`^${source}$`, 'u')
}

const SIGNS = fc.constantFrom('a', 'b', '/', '.', '💥')

test('every glob matches what the regular expression for it matches', () => {
  const pieces = fc.constantFrom('a', 'b', '/', '*', '**', '?', '**/', '\\*', '\\?', '.', '💥')
  const globs = fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join(''))
  const texts = fc.string({ unit: SIGNS, maxLength: 9 })
  fc.assert(
    fc.property(globs, texts, (glob, text) => {
      // The expression takes one `**/` of several in a row at a time.
      fc.pre(!/\*\/\*\*/.test(glob))
      expect(matches(glob, text)).toBe(expression(glob).test(text))
    }),
    { numRuns: 3_000 },
  )
})

test('every text that matches begins with the prefix and ends with the suffix', () => {
  const globs = fc.string({ unit: fc.constantFrom('a', '/', '*', '?'), maxLength: 6 })
  const texts = fc.string({ unit: fc.constantFrom('a', '/'), maxLength: 6 })
  fc.assert(
    fc.property(globs, texts, (source, text) => {
      const glob = parseGlob(source)
      if (!glob?.matches(text)) return
      expect(text.startsWith(glob.prefix) && text.endsWith(glob.suffix)).toBe(true)
    }),
  )
})

test('an escaped text matches itself and nothing else', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', '*', '?', '\\', '/', '💥') })
  fc.assert(
    fc.property(texts, texts, (text, other) => {
      expect(matches(escapeGlob(text), text)).toBe(true)
      expect(matches(escapeGlob(text), other)).toBe(text === other)
    }),
  )
})

test.each([
  ['*a'.repeat(200)],
  ['**a'.repeat(200)],
  ['**/'.repeat(300)],
  [`${'*'.repeat(2_000)}b`],
  ['*?'.repeat(500)],
  ['**/a*'.repeat(200)],
])('no glob goes back in the text: %s', (glob) => {
  // Each way that is tried a second time would multiply by the number of wildcards: this would not end.
  expect(matches(`${glob}b*`, 'a'.repeat(1_000))).toBe(false)
  expect(matches(`${glob}b*`, 'a/'.repeat(500))).toBe(false)
})
