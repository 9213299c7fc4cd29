import { expect, test } from '@jest/globals'
import { toBytes } from '../../../../src/web/byte-strings.ts'
import type { HostId } from '../../../../src/web/host/all-hosts.ts'
import { selectPublishedFiles } from '../../../../src/web/host/published-files.ts'
import { writeFiles } from '../../../support/check.ts'
import { scratch } from '../../../support/scratch.ts'

/** Returns which of the files with these names and this size, in bytes, a host publishes. */
function onHost(
  host: HostId | undefined,
  files: readonly string[],
  { root = '', basePath = '/', size = 1 } = {},
) {
  const names = files.map(toBytes)
  const listed = {
    root,
    names,
    sizes: names.map(() => size),
    unreadableEntries: [],
    symlinkLoops: [],
    skippedFolderCount: 0,
  }
  return selectPublishedFiles(
    listed,
    { host, domain: undefined, basePath },
    new AbortController().signal,
  )
}

/** Returns those of the names that are not published. */
async function leftOutBy(
  lines: string,
  files: readonly string[],
  basePath = '/',
): Promise<string[]> {
  const root = scratch()
  writeFiles(root, { '.assetsignore': lines })
  const { tree } = await onHost('cloudflare-workers', ['.assetsignore', ...files], {
    root,
    basePath,
  })
  return files.filter((name) => !tree.names.includes(toBytes(name)))
}

test.each<[string, readonly string[], readonly string[]]>([
  ['x.map', ['x.map', 'a/x.map', 'a/x.map/b', 'X.MAP'], ['x.map2', 'ax.map']],
  ['größe/', ['größe/x', 'a/größe/x'], ['grösse/x', 'größe']],
  ['x.map', ['.../x.map'], ['.../x']],
  ['# a\n*.js\r\n!keep.js', ['a.js', 'a/b.js'], ['keep.js', 'a', '# a']],
])('.assetsignore: %j', async (lines, leftOut, kept) => {
  expect(await leftOutBy(lines, [...leftOut, ...kept])).toEqual(leftOut)
})

test.each([
  [64 << 10, 1, []],
  [
    (64 << 10) + 1,
    2,
    [{ name: '.assetsignore', reason: { kind: 'too-large' }, kind: 'ignore-file' }],
  ],
])('an .assetsignore of %i bytes', async (size, publishedCount, unread) => {
  const root = scratch()
  writeFiles(root, { '.assetsignore': 'x.map' })
  const names = ['.assetsignore', 'x.map', 'index.html']
  const { tree, unreadableConfigFiles } = await onHost('cloudflare-workers', names, { root, size })
  expect([tree.names.length, unreadableConfigFiles]).toEqual([publishedCount, unread])
})

test('below a base path, the list that counts is elsewhere', async () => {
  expect(await leftOutBy('x.map', ['x.map'], '/docs/')).toEqual([])
})

test.each<[HostId, readonly string[], ...string[]]>([
  // Only served if the site is prebuilt.
  ['vercel', ['api/data.json', 'api/x.js', 'index.html'], 'api/'],
  ['vercel', ['old_node_modules/a.js', 'x/node_modules/a.js'], 'x/node_modules/'],
  ['netlify', ['docs/netlify.toml', 'index.html']],
])('what %s publishes all the same, and what of it is reported', async (host, names, ...named) => {
  const { tree, treatments } = await onHost(host, names)
  expect([tree.names, [...treatments.keys()]]).toEqual([names, named])
})

test.each<[HostId | undefined, published: readonly string[], leftOut: readonly string[]]>([
  [undefined, ['_redirects', 'CNAME', 'vercel.json', 'web.config'], []],
  ['netlify', ['docs/_redirects', 'index.html'], ['_redirects', '_headers']],
  ['netlify', ['CNAME', 'old_node_modules/a.js', 'node_modules/a.js'], []],
  ['cloudflare-pages', ['old_node_modules/a.js'], ['node_modules/a.js', 'x/node_modules/a.js']],
  ['cloudflare-pages', ['docs/_headers'], ['_headers', '_routes.json', '_worker.js']],
  ['cloudflare-workers', ['_routes.json'], ['_redirects', '.assetsignore']],
  ['vercel', ['vercel.json'], []],
  ['github-pages', ['CNAME', '_redirects'], []],
  ['nginx', ['_redirects', 'CNAME', 'node_modules/a.js'], []],
])('the host %s publishes %j, but not %j', async (host, published, leftOut) => {
  const root = scratch()
  const { tree } = await onHost(host, [...published, ...leftOut], { root })
  expect(tree.names).toEqual(published.map(toBytes))
})

test('a redirect file that is too large is reported, not read', async () => {
  const root = scratch()
  writeFiles(root, { _redirects: '/a /b' })
  const read = async (size: number) => onHost('netlify', ['_redirects'], { root, size })
  const largest = await read(2 << 20)
  expect(largest.unreadableConfigFiles).toEqual([])
  expect(largest.snapshot.redirectFiles).toEqual([{ name: '_redirects', text: '/a /b' }])

  const { unreadableConfigFiles, snapshot } = await read((2 << 20) + 1)
  expect(unreadableConfigFiles).toEqual([
    { name: '_redirects', reason: { kind: 'too-large' }, kind: 'redirect-file' },
  ])
  expect(snapshot.redirectFiles).toEqual([{ name: '_redirects', text: undefined }])
})
