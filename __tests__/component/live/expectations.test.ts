/** What is asked for, by the rules of each host. */
import { expect, test } from '@jest/globals'
import { expectationsOf } from '../../../src/live/expectations.ts'
import { PublishedSite } from '../../../src/live/published-site.ts'
import type { Host } from '../../../src/web/host/hosts.ts'
import { writeFiles } from '../../support/check.ts'
import { keptScratch } from '../../support/scratch.ts'

const { signal } = new AbortController()

async function expected(
  files: readonly string[],
  host: Host | undefined,
  more: Readonly<Record<string, string>> = {},
) {
  const folder = keptScratch()
  writeFiles(folder, { ...Object.fromEntries(files.map((name) => [name, 'x'])), ...more })
  const site = await PublishedSite.list(folder, { host, basePath: '/' }, ['docs.example.com'], signal)
  return expectationsOf(site, { origin: 'https://docs.example.com', token: 'x', signal })
}

/** The addresses of a file, the first one first. */
async function addressesOf(name: string, host: Host | undefined, beside: readonly string[] = []) {
  const { expected: all } = await expected(['index.html', name, ...beside], host)
  return all.flatMap((one) => (one.is === 'file' && one.name === name ? [one.address] : []))
}

const NONE: readonly string[] = []

test.each<[string, Host | undefined, readonly string[]]>([
  ['guide.html', undefined, ['/guide.html']],
  ['guide.html', 'nginx', ['/guide', '/guide.html']],
  ['guide.html', 'github-pages', ['/guide', '/guide.html']],
  ['guide.html', 'cloudflare-pages', ['/guide', '/guide.html']],
  ['guide.html', 's3-cloudfront', ['/guide', '/guide.html']],
  // Without cleanUrls, it answers nothing but the whole name.
  ['guide.html', 'vercel', ['/guide.html']],
  ['docs/index.html', undefined, ['/docs/index.html']],
  ['docs/index.html', 'nginx', ['/docs/', '/docs/index.html']],
  ['docs/index.html', 's3-cloudfront', ['/docs/index.html']],
  ['404.html', 'nginx', ['/404.html']],
  ['a/ü %#?.txt', 'nginx', ['/a/%C3%BC%20%25%23%3F.txt']],
  ['api/search', 'nginx', ['/api/search']],
  // The viewer function makes a page of it.
  ['data/search', 's3-cloudfront', NONE],
  ['page.htm', 'nginx', ['/page.htm']],
])('%s on %s is asked for at %j', async (name, host, addresses) => {
  expect(await addressesOf(name, host)).toEqual(addresses)
})

test('the root is asked for as such, and with its file', async () => {
  const { expected: all } = await expected(['index.html'], 'nginx')
  expect(all.flatMap((one) => (one.is === 'file' ? [one.address] : []))).toEqual(['/', '/index.html'])
})

test('a page beside a folder of that name has the address without a slash', async () => {
  expect(await addressesOf('docs.html', 'nginx', ['docs/index.html'])).toEqual(['/docs', '/docs.html'])
  expect(await addressesOf('docs/index.html', 'nginx', ['docs.html'])).toEqual(['/docs/', '/docs/index.html'])
})

test.each<[string, Host | undefined, boolean]>([
  ['.nojekyll', 'nginx', true],
  ['a/.hidden/x', 'nginx', true],
  ['.well-known/x', 'nginx', false],
  ['.well-known/x', 'github-pages', true],
  ['.well-known/x', undefined, true],
  ['_redirects', 'nginx', true],
  ['CNAME', 'github-pages', true],
  ['assets/_headers', 'nginx', false],
])('%s on %s may be missing: %s', async (name, host, mayBeMissing) => {
  const { expected: all } = await expected(['index.html', name], host)
  expect(all.find((one) => one.is === 'file' && one.name === name)).toMatchObject({ mayBeMissing })
})

test('files that the uploader leaves out are not asked for', async () => {
  const { expected: all } = await expected(['index.html', 'secret/x.txt'], 'cloudflare-workers', {
    '.assetsignore': 'secret',
  })
  expect(all.flatMap((one) => (one.is === 'file' ? [one.name] : []))).toEqual(['index.html', 'index.html'])
})

test('of many pages, some are asked for at their other addresses', async () => {
  const pages = Array.from({ length: 500 }, (_, i) => `p${i}.html`)
  const { expected: all } = await expected(pages, 'nginx')
  const whole = all.filter(({ address }) => address.endsWith('.html') && !address.includes('no-page'))
  expect(whole).toHaveLength(200)
  expect(all.filter(({ is }) => is === 'file')).toHaveLength(700)
})

test('rules of a redirect file, if they are about one address and every visitor', async () => {
  const { expected: all } = await expected(['index.html', 'a.html', 'kept.html'], 'netlify', {
    _redirects: [
      '/old /a 301',
      '/far https://elsewhere.example.com/x 302',
      '/own https://docs.example.com/a 301',
      '/splat/* /:splat 301',
      '/german /a 302 Language=de',
      '/rewritten /a 200',
      // The file comes first, or an earlier rule.
      '/kept /a 301',
      '/old /elsewhere 302',
    ].join('\n'),
  })
  expect(all.filter(({ is }) => is === 'redirect')).toMatchObject([
    {
      address: '/old',
      targets: ['https://docs.example.com/a', 'https://docs.example.com/a'],
      status: 301,
      line: 1,
    },
    { address: '/far', targets: ['https://elsewhere.example.com/x'], status: 302, line: 2 },
    {
      address: '/own',
      targets: ['https://docs.example.com/a', 'https://docs.example.com/a'],
      status: 301,
      line: 3,
    },
  ])
})

test.each([
  {
    redirects: ['1/leak', '.evil.example/x', '@evil.example/x'].map((source) => ({
      source,
      destination: '/a',
    })),
  },
  {
    routes: ['1/leak', '^1/leak$', 'evil'].map((src) => ({ src, status: 301, headers: { Location: '/a' } })),
  },
])('a rule whose path does not begin with a slash is not asked for: %j', async (rules) => {
  const { expected: all } = await expected(['index.html'], 'vercel', { 'vercel.json': JSON.stringify(rules) })
  expect(all.filter(({ is }) => is === 'redirect')).toEqual([])
})

test('a rule for a path that begins with two slashes is about the own host', async () => {
  const rules = { redirects: [{ source: '//evil.example/x', destination: 'a', permanent: true }] }
  const { expected: all } = await expected(['index.html'], 'vercel', { 'vercel.json': JSON.stringify(rules) })
  const to = 'https://docs.example.com//evil.example/a'
  expect(all.filter(({ is }) => is === 'redirect')).toMatchObject([
    { address: '//evil.example/x', targets: [to, to] },
  ])
})

test.each<[string, Host | undefined, readonly string[], string, number]>([
  ['a few', 'nginx', ['index.html', 'docs/a.html', '404.html'], '', 4],
  ['fewer without a folder', 'nginx', ['index.html'], '', 3],
  ['none where the home page is shown by the rules', 'cloudflare-pages', ['index.html'], '', 0],
  ['those where a 404 page is', 'cloudflare-pages', ['index.html', '404.html'], '', 3],
  ['none where a rule answers all', 'netlify', ['index.html', '404.html'], '/* /index.html 200', 0],
])('addresses that no file has: %s', async (_, host, files, rules, howMany) => {
  const { expected: all } = await expected(files, host, rules === '' ? {} : { _redirects: rules })
  const missing = all.filter((one) => one.is === 'missing')
  expect(missing).toHaveLength(howMany)
  expect(missing.filter(({ page }) => page !== undefined)).toHaveLength(
    files.includes('404.html') && howMany > 0 ? 1 : 0,
  )
})

test.each<[string, Host | undefined, string, boolean, boolean]>([
  ['the file', 'netlify', '/guide', true, false],
  ['another file', 'netlify', '/', false, false],
  ['nothing', 'netlify', '/nothing', false, true],
  ['a page that a rule shows at many addresses', 'netlify', '/app/x', true, false],
  ['what some host may answer', undefined, '/app/x', true, false],
])('a redirect to the address of %s', async (_, host, path, mayFollow, isMissing) => {
  const folder = keptScratch()
  writeFiles(folder, { 'index.html': 'x', 'guide.html': 'x', _redirects: '/app/* /index.html 200' })
  const site = await PublishedSite.list(folder, { host, basePath: '/' }, ['docs.example.com'], signal)
  expect(site.leadsTo(site.served.files.get('guide.html') ?? -1)(path)).toBe(mayFollow)
  expect(site.leadsNowhere(path)).toBe(isMissing)
})

test('what changed since the earlier site, by its bytes', async () => {
  const siteWith = (files: Readonly<Record<string, string>>) => {
    const folder = keptScratch()
    writeFiles(folder, files)
    return PublishedSite.list(folder, { host: 'nginx', basePath: '/' }, ['docs.example.com'], signal)
  }
  const site = await siteWith({ 'a.txt': 'new', 'b.txt': 'same', 'c.txt': 'x' })
  const changed = await site.changedSince(await siteWith({ 'a.txt': 'old', 'b.txt': 'same' }), signal)
  expect([...changed].map((file) => site.site.names[file])).toEqual(['a.txt', 'c.txt'])
})
