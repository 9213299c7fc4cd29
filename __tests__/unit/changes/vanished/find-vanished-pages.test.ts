import { describe, expect, test } from '@jest/globals'
import type { HostId } from '../../../../src/web/host/all-hosts.ts'
import { rows } from '../../../support/rows.ts'
import { type Pair, siteOf, vanishedIn } from './sites.ts'

/** Returns `a, a.html -> b` for each page. */
async function found(pair: Pair): Promise<string[]> {
  const pages = await vanishedIn(pair)
  return pages.map(
    ({ lostPaths, to }) => lostPaths.join(', ') + (to === undefined ? '' : ` -> ${to}`),
  )
}

type Names = readonly string[]

function pair(
  host: HostId | undefined,
  before: Names,
  after: Names,
  moves: Pair['moves'] = {},
): Pair {
  const [earlier, later] = [before, after].map((names) => siteOf(host, ['index.html', ...names]))
  return { earlier, later, moves } as Pair
}

test.each<[HostId | undefined, string, string]>([
  ['github-pages', 'a.html', 'a, a.html'],
  ['github-pages', 'a/index.html', 'a/, a, a/index.html, a/index'],
  ['nginx', 'a.html', 'a, a.html'],
  ['nginx', 'a/index.html', 'a/, a, a/index.html, a/index'],
  ['s3-cloudfront', 'a.html', 'a, a.html, a/'],
  ['s3-cloudfront', 'a/index.html', 'a/, a, a/index.html'],
  ['netlify', 'a.html', 'a, a.html, a/'],
  ['netlify', 'a/index.html', 'a/, a, a/index.html, a/index'],
  ['vercel', 'a.html', 'a.html'],
  ['vercel', 'a/index.html', 'a/, a, a/index.html'],
  ['azure-static-web-apps', 'a.html', 'a, a.html, a/'],
  ['cloudflare-pages', 'a.html', 'a, a.html, a/, a/index'],
  ['cloudflare-workers', 'a.html', 'a, a.html, a/, a/index.html, a/index'],
  [undefined, 'a.html', 'a, a.html, a/, a/index.html, a/index'],
  ['nginx', 'a.htm', 'a.htm'],
  ['nginx', 'größe.html', 'gr\xc3\xb6\xc3\x9fe, gr\xc3\xb6\xc3\x9fe.html'],
])('the addresses that are gone on %s with %s', async (host, name, addresses) => {
  expect(await found(pair(host, [name], []))).toEqual([addresses])
})

describe('a page', () => {
  test.each(
    rows(`
      that is still there | nginx | a.html b/index.html | a.html b/index.html | |
      that moved | nginx | a.html | new/b.html | new/b.html | a, a.html -> new/b
      that moved to where nothing is | s3-cloudfront | a.html | b.html | gone.html | a, a.html, a/
      with another kind of name | nginx | a.html | a/index.html | | a.html -> a/
      with another kind of name | nginx | a/index.html | a.html | | a/, a/index.html, a/index -> a
      with another kind of name | netlify | a.html | a/index.html | | a.html -> a/
      whose place another one took | nginx | a.html | a/index.html b.html | b.html | a.html -> b
      shown for nonexistent addresses | nginx | 404.html | | |
      the host never published | github-pages | .cache/a.html | | |
      that is none | nginx | a.txt | | |
      called 404 in a folder | nginx | errors/404.html | | | errors/404, errors/404.html
    `),
  )('%s on %s: %s, then %s', async (_, host, before = '', after = '', to, expected) => {
    const [earlier, later] = [before, after].map((names) => names.split(' ').filter(Boolean))
    const moves = to ? { [before]: to } : {}
    const gone = await found(pair(host as HostId, earlier ?? [], later ?? [], moves))
    expect(gone).toEqual(expected ? [expected] : [])
  })

  test('is still reachable if its other addresses show it, but not if they show another page', async () => {
    const later = ['a/index.html', 'b.html']
    const reached = async (moves: Readonly<Record<string, string>>) =>
      (await vanishedIn(pair('nginx', ['a.html'], later, moves))).map(
        ({ isReachable }) => isReachable,
      )
    expect(await reached({})).toEqual([true])
    expect(await reached({ 'a.html': 'a/index.html' })).toEqual([true])
    expect(await reached({ 'a.html': 'b.html' })).toEqual([false])
  })
})

describe('redirect files', () => {
  test.each<[string, string | undefined, readonly string[]]>([
    ['of the new site count', '/a* /b 301', []],
    [
      'of the new site that point to another host count as serving the address',
      '/a https://x.test/ 301',
      ['a.html -> a'],
    ],
    [
      'of the new site that point to missing pages do not help',
      '/a /nowhere 301',
      ['a, a.html, a/'],
    ],
    ['that cannot be read may serve the address, so it is undecided', undefined, ['a, a.html, a/']],
    ['that serve something at every address never lack any', '/* /index.html 200', []],
  ])('%s', async (_, text, expected) => {
    const { earlier, later } = pair('netlify', ['a.html'], ['b.html'])
    const redirectFiles = [{ name: '_redirects', text }]
    expect(await found({ earlier, later: { ...later, redirectFiles } })).toEqual(expected)
  })

  const OLD = { source: '/old', destination: '/a' }
  const ANY = { source: '/any/:x', destination: '/a' }
  test.each<[HostId, string, string]>([
    ['netlify', '_redirects', '/old /a 301\n/any/* /a 301'],
    ['cloudflare-pages', '_redirects', '/old /a 301\n/any/* /a 301'],
    [
      'azure-static-web-apps',
      'staticwebapp.config.json',
      '{"routes":[{"route":"/old","redirect":"/a"}]}',
    ],
    ['vercel', 'vercel.json', JSON.stringify({ cleanUrls: true, redirects: [OLD, ANY] })],
  ])(
    'of the earlier site that are missing on %s take their addresses along',
    async (host, name, text) => {
      const names = ['index.html', 'a.html']
      const later = siteOf(
        host,
        names,
        host === 'vercel' ? { 'vercel.json': '{"cleanUrls":true}' } : {},
      )
      expect(await found({ earlier: siteOf(host, names, { [name]: text }), later })).toEqual([
        'old -> a',
      ])
    },
  )

  test('with thousands of rules for one page take no more than seconds', async () => {
    const lines = Array.from({ length: 10_000 }, (_, i) => `/a${i} /guide 301`).join('\n')
    const earlier = siteOf('netlify', ['index.html', 'guide.html'], { _redirects: lines })
    const before = process.cpuUsage()
    const [page] = await vanishedIn({
      earlier,
      later: siteOf('netlify', ['index.html', 'guide.html']),
    })
    // Processor time, because a busy machine takes many times as long.
    const { user, system } = process.cpuUsage(before)
    expect(page?.lostPaths).toHaveLength(10_000)
    expect((user + system) / 1_000_000).toBeLessThan(15)
  })
})
