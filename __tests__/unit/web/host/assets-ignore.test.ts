import { expect, test } from '@jest/globals'
import { toBytes } from '../../../../src/web/byte-strings.ts'
import { siteOnHost } from '../../../../src/web/host/site-on-host.ts'
import { writeFiles } from '../../../support/check.ts'
import { scratch } from '../../../support/scratch.ts'

/** Returns those of the names that are not published. */
async function leftOutBy(lines: string, files: readonly string[]): Promise<string[]> {
  const root = scratch()
  writeFiles(root, { '.assetsignore': lines })
  const names = ['.assetsignore', ...files.map(toBytes)]
  const listed = { root, names, sizes: names.map(() => 0), unreadable: [], loops: [], unreadNames: 0 }
  const serving = { host: 'cloudflare-workers', domain: undefined, basePath: '/' } as const
  const { tree } = await siteOnHost(listed, serving, new AbortController().signal)
  return files.filter((name) => !tree.names.includes(toBytes(name)))
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
])('%j', async (lines, leftOut, kept) => {
  expect(await leftOutBy(lines, [...leftOut, ...kept])).toEqual(leftOut)
})
