import { expect, test } from '@jest/globals'
import { toBytes } from '../../../../src/web/byte-strings.ts'
import { siteOnHost } from '../../../../src/web/host/site-on-host.ts'
import { writeFiles } from '../../../support/check.ts'
import { scratch } from '../../../support/scratch.ts'

/** Returns those of the names that are not published. */
async function leftOutBy(lines: string, files: readonly string[], basePath = '/'): Promise<string[]> {
  const root = scratch()
  writeFiles(root, { '.assetsignore': lines })
  const names = ['.assetsignore', ...files.map(toBytes)]
  const listed = { root, names, sizes: names.map(() => 0), unreadable: [], loops: [], unreadNames: 0 }
  const serving = { host: 'cloudflare-workers', domain: undefined, basePath } as const
  const { tree } = await siteOnHost(listed, serving, new AbortController().signal)
  return files.filter((name) => !tree.names.includes(toBytes(name)))
}

test.each<[string, readonly string[], readonly string[]]>([
  ['x.map', ['x.map', 'a/x.map', 'a/x.map/b', 'X.MAP'], ['x.map2', 'ax.map']],
  ['größe/', ['größe/x', 'a/größe/x'], ['grösse/x', 'größe']],
  ['# a\n*.js\r\n!keep.js', ['a.js', 'a/b.js'], ['keep.js', 'a', '# a']],
])('%j', async (lines, leftOut, kept) => {
  expect(await leftOutBy(lines, [...leftOut, ...kept])).toEqual(leftOut)
})

test('below a base path, the list that counts is elsewhere', async () => {
  expect(await leftOutBy('x.map', ['x.map'], '/docs/')).toEqual([])
})

test('what Vercel only serves of a prebuilt site is published all the same, and named', async () => {
  const names = ['api/data.json', 'api/x.js', 'index.html']
  const listed = { root: '', names, sizes: [1, 1, 1], unreadable: [], loops: [], unreadNames: 0 }
  const serving = { host: 'vercel', domain: undefined, basePath: '/' } as const
  const { tree, kept } = await siteOnHost(listed, serving, new AbortController().signal)
  expect([tree.names, [...kept.keys()]]).toEqual([names, ['api/']])
})
