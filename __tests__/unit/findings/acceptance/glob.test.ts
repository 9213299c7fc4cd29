import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { escapeGlob, parseGlob } from '../../../../src/findings/acceptance/glob.ts'

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
  ['/x/**/c', ['/x/c', '/x/a/c'], ['/x/ac', '/y/c', 'c']],
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
  expect(parseGlob('\\')).toBeUndefined()
  expect(parseGlob('a\\*b\\')).toBeUndefined()
  expect(parseGlob('a\\\\')).toBeDefined()
})

test('escaped text matches itself and nothing else', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', '*', '?', '\\', '/', '💥') })
  fc.assert(
    fc.property(texts, texts, (text, other) => {
      expect(matches(escapeGlob(text), text)).toBe(true)
      expect(matches(escapeGlob(text), other)).toBe(text === other)
    }),
  )
})
