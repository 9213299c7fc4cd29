import { expect, test } from '@jest/globals'
import { toBytes } from '../../../../src/web/byte-strings.ts'
import { IgnoredNames, ignoreRules } from '../../../../src/web/host/assets-ignore.ts'

function isLeftOut(lines: string, name: string): boolean {
  return new IgnoredNames(ignoreRules(lines)).has(toBytes(name))
}

// Compared with the `ignore` package in wrangler 4.
test.each<[string, readonly string[], readonly string[]]>([
  ['x.map', ['x.map', 'a/x.map', 'a/x.map/b', 'X.MAP'], ['x.map2', 'ax.map']],
  ['/x.map', ['x.map', 'x.map/b'], ['a/x.map']],
  ['a/x', ['a/x', 'a/x/b'], ['b/a/x']],
  ['a/', ['a/x', 'b/a/x'], ['a', 'ba/x']],
  ['*.map', ['x.map', 'a/x.map', '.map'], ['x.map.js']],
  ['a*c', ['ac', 'abc'], ['a/c']],
  ['a/*', ['a/b', 'a/b/c'], ['a']],
  ['a/**', ['a/b', 'a/b/c'], ['a', 'b/a/c']],
  ['a/**/c', ['a/c', 'a/b/c', 'a/b/b/c'], ['ac', 'a/bc']],
  ['**/c', ['c', 'a/c', 'a/b/c'], ['bc']],
  ['?.js', ['a.js', 'é.js'], ['ab.js', '.js']],
  ['[a-c]1', ['b1'], ['d1', '1']],
  ['[ab', [], ['[ab', 'a']],
  ['größe', ['größe', 'a/größe'], ['grösse']],
  ['*.js\n!keep.js', ['a.js'], ['keep.js', 'a/keep.js']],
  ['a/\n!a/keep.js', ['a/keep.js'], ['keep.js']],
  ['!a', [], ['a']],
  ['# a\n\n   \n/\n', [], ['a', '# a']],
  ['\\#a\n\\!b', ['#a', '!b'], ['a', 'b']],
  ['a  \r\nb\\ ', ['a', 'b '], ['b']],
  ['\uFEFFa', ['a'], []],
])('%j', (lines, leftOut, kept) => {
  const all = [...leftOut, ...kept]
  expect(all.filter((name) => isLeftOut(lines, name))).toEqual(leftOut)
})

test('a pattern that would keep an ordinary expression busy for ever', () => {
  expect(isLeftOut(`${'*a'.repeat(200)}b`, `${'a'.repeat(250)}/x`)).toBe(false)
})
