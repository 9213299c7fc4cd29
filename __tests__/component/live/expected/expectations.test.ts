/** What is requested, according to the rules of each host. */

import { expect, test } from '@jest/globals'
import { listExpectations } from '../../../../src/live/expected/expectations.ts'
import { LocalSite } from '../../../../src/live/site/local-site.ts'
import { asBytes } from '../../../../src/web/byte-strings.ts'
import type { HostId } from '../../../../src/web/host/all-hosts.ts'
import { selectPublishedFiles } from '../../../../src/web/host/published-files.ts'
import { listTree } from '../../../../src/web/list-tree.ts'
import { asHostPath } from '../../../../src/web/paths.ts'
import { keptWith } from '../../../support/scratch.ts'

const { signal } = new AbortController()

type Files = Readonly<Record<string, string>>

/** Lists a site of these files, and of others without any content that matters. */
async function siteOf(host: HostId | undefined, names: readonly string[], more: Files = {}) {
  const folder = keptWith({ ...Object.fromEntries(names.map((name) => [name, 'x'])), ...more })
  const serving = { host, basePath: '/', domain: 'docs.example.com' }
  const onHost = await selectPublishedFiles(await listTree(folder, signal), serving, signal)
  return new LocalSite(onHost, 'docs.example.com')
}

const OPTIONS = { origin: 'https://docs.example.com', uniqueSuffix: 'x', signal }

async function expected(...site: Parameters<typeof siteOf>) {
  const all = (await listExpectations(await siteOf(...site), OPTIONS)).expectations
  return {
    files: all.filter((one) => one.kind === 'file'),
    missing: all.filter((one) => one.kind === 'not-found'),
    redirects: all.filter((one) => one.kind === 'redirect'),
  }
}

/** The addresses of a file, the first one first. */
async function listAddresses(
  name: string,
  host: HostId | undefined,
  beside: readonly string[] = ['index.html'],
) {
  const { files } = await expected(host, [name, ...beside])
  return files.filter((one) => one.name === name).map(({ requestPath }) => requestPath)
}

const NONE: readonly string[] = []

test.each<[string, HostId | undefined, readonly string[]]>([
  ['guide.html', undefined, ['/guide.html']],
  ['guide.html', 'nginx', ['/guide', '/guide.html']],
  ['guide.html', 'github-pages', ['/guide', '/guide.html']],
  ['guide.html', 'cloudflare-pages', ['/guide', '/guide.html']],
  ['guide.html', 's3-cloudfront', ['/guide', '/guide.html']],
  // Without cleanUrls, it serves only the full name.
  ['guide.html', 'vercel', ['/guide.html']],
  ['docs/index.html', undefined, ['/docs/index.html']],
  ['docs/index.html', 'nginx', ['/docs/', '/docs/index.html']],
  ['docs/index.html', 's3-cloudfront', ['/docs/', '/docs/index.html']],
  ['index.html', 'nginx', ['/', '/index.html']],
  ['404.html', 'nginx', ['/404.html']],
  ['a/ü %#?.txt', 'nginx', ['/a/%C3%BC%20%25%23%3F.txt']],
  ['api/search', 'nginx', ['/api/search']],
  // The viewer function turns it into a page.
  ['data/search', 's3-cloudfront', NONE],
  ['page.htm', 'nginx', ['/page.htm']],
])('%s on %s is requested at %j', async (name, host, addresses) => {
  expect(await listAddresses(name, host)).toEqual(addresses)
})

test('a page next to a folder with the same name has the address without a slash', async () => {
  expect(await listAddresses('docs.html', 'nginx', ['docs/index.html'])).toEqual([
    '/docs',
    '/docs.html',
  ])
  expect(await listAddresses('docs/index.html', 'nginx', ['docs.html'])).toEqual([
    '/docs/',
    '/docs/index.html',
  ])
})

test.each<[string, HostId | undefined, boolean]>([
  ['.nojekyll', 'nginx', true],
  ['a/.hidden/x', 'nginx', true],
  ['.well-known/x', 'nginx', false],
  ['.well-known/x', 'github-pages', true],
  ['.well-known/x', undefined, true],
  ['_redirects', 'nginx', true],
  ['CNAME', 'github-pages', true],
  ['assets/_headers', 'nginx', false],
])('%s on %s may not be published: %s', async (name, host, mayBeUnpublished) => {
  const { files } = await expected(host, ['index.html', name])
  expect(files.find((one) => one.name === name)).toMatchObject({ mayBeUnpublished })
})

test('files that the uploader leaves out are not requested', async () => {
  const site = ['index.html', 'secret/x.txt']
  const { files } = await expected('cloudflare-workers', site, { '.assetsignore': 'secret' })
  expect(new Set(files.map(({ name }) => name))).toEqual(new Set(['index.html']))
})

test('of many pages, some are requested at their other addresses', async () => {
  const pages = Array.from({ length: 500 }, (_, i) => `p${i}.html`)
  const { files } = await expected('nginx', pages)
  expect(files.filter(({ requestPath }) => requestPath.endsWith('.html'))).toHaveLength(200)
  expect(files).toHaveLength(700)
})

test('rules for one address are not lost behind hundreds for many', async () => {
  const patterns = Array.from({ length: 600 }, (_, i) => `/many-${i}/* /a 301`)
  const { redirects } = await expected('netlify', ['index.html', 'a.html'], {
    _redirects: [...patterns, '/old /a 301'].join('\n'),
  })
  expect(redirects.map(({ requestPath }) => requestPath)).toEqual(['/old'])
})

test('rules of a redirect file, if they are for one address and every visitor', async () => {
  const { redirects } = await expected('netlify', ['index.html', 'a.html', 'kept.html'], {
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
      '/broken http://[/ 301',
    ].join('\n'),
  })
  const onOwnHost = ['https://docs.example.com/a', 'https://docs.example.com/a']
  expect(
    redirects.map(({ requestPath, targets, status, line }) => [requestPath, targets, status, line]),
  ).toEqual([
    ['/old', onOwnHost, 301, 1],
    ['/far', ['https://elsewhere.example.com/x'], 302, 2],
    ['/own', onOwnHost, 301, 3],
  ])
})

test.each([
  [301, 301],
  [302, 302],
  [307, 302],
  [undefined, 302],
])('a redirect of Azure with statusCode %s is one with %s', async (statusCode, status) => {
  const config = JSON.stringify({ routes: [{ route: '/old', redirect: '/a', statusCode }] })
  const { redirects } = await expected('azure-static-web-apps', ['index.html', 'a.html'], {
    'staticwebapp.config.json': config,
  })
  expect(redirects).toMatchObject([{ requestPath: '/old', status }])
})

const ruled = async (source: string, more: object = {}) => {
  const rules = JSON.stringify({ redirects: [{ source, destination: 'a', ...more }] })
  return (await expected('vercel', ['index.html'], { 'vercel.json': rules })).redirects
}

test.each(['1/leak', '.evil.example/x', '@evil.example/x'])(
  'without a slash, %s is not a rule',
  async (source) => expect(await ruled(source)).toEqual([]),
)

test.each([
  [{}, 308],
  [{ permanent: true }, 308],
  [{ permanent: false }, 307],
  [{ statusCode: 301 }, 301],
])('a redirect of Vercel with %j is one with %i', async (more, status) =>
  expect(await ruled('/old', more)).toMatchObject([{ requestPath: '/old', status }]),
)

test('a rule for a path that begins with two slashes is for the host of the site', async () => {
  const to = 'https://docs.example.com//evil.example/a'
  expect(await ruled('//evil.example/x')).toMatchObject([
    { requestPath: '//evil.example/x', targets: [to, to] },
  ])
})

test.each<[string, HostId | undefined, readonly string[], string, number]>([
  ['a few', 'nginx', ['index.html', 'docs/a.html', '404.html'], '', 4],
  ['fewer without a folder', 'nginx', ['index.html'], '', 3],
  ['none if the rules show the home page', 'cloudflare-pages', ['index.html'], '', 0],
  ['those with a 404 page', 'cloudflare-pages', ['index.html', '404.html'], '', 3],
  ['none if a rule is not read', 'netlify', ['index.html', '404.html'], '/*/*/*/*/* /a', 0],
  ['none if a rule serves all', 'netlify', ['index.html', '404.html'], '/* /index.html 200', 0],
])('addresses that no file has: %s', async (_, host, files, rules, howMany) => {
  const { missing } = await expected(host, files, rules === '' ? {} : { _redirects: rules })
  expect(missing).toHaveLength(howMany)
  const withPage = missing.filter(({ notFoundPage }) => notFoundPage !== undefined)
  expect(withPage).toHaveLength(files.includes('404.html') && howMany > 0 ? 1 : 0)
})

test.each<[string, HostId | undefined, string, boolean, boolean]>([
  ['the file', 'netlify', '/guide', true, false],
  ['another file', 'netlify', '/', false, false],
  ['nothing', 'netlify', '/nothing', false, true],
  ['a page that a rule shows at many addresses', 'netlify', '/app/x', true, false],
  ['addresses that some host may serve', undefined, '/app/x', true, false],
])('a redirect to the address of %s', async (_, host, path, mayFollow, isMissing) => {
  const site = await siteOf(host, ['index.html', 'guide.html'], {
    _redirects: '/app/* /index.html 200',
  })
  expect(
    site.makeRedirectFilterForFile(site.servedSite.fileIndexes.get('guide.html') ?? -1)(
      asHostPath(asBytes(path)),
    ),
  ).toBe(mayFollow)
  expect(site.isKnownToBeUnserved(asHostPath(asBytes(path)))).toBe(isMissing)
})

test('files that have changed since the earlier site, by their bytes', async () => {
  const site = await siteOf('nginx', [], { 'a.txt': 'new', 'b.txt': 'same', 'c.txt': 'x' })
  const earlierSite = await siteOf('nginx', [], { 'a.txt': 'old', 'b.txt': 'same' })
  const changed = await site.findPossiblyChangedFiles(earlierSite, signal)
  expect([...changed].map((file) => site.snapshot.names[file])).toEqual(['a.txt', 'c.txt'])
})

test('of the files of the earlier site, pages and scripts in its root must no longer be served, but a 404 page may be', async () => {
  const names = ['a.html', 'sw.js', '404.html', '_worker.js', 'docs/x.js', 'moved.html']
  const earlierSite = await siteOf('nginx', names)
  const later = await siteOf('nginx', ['moved/index.html'])
  const listRemoved = async (site: Awaited<ReturnType<typeof siteOf>>) => {
    const { expectations: all } = await listExpectations(site, { ...OPTIONS, earlierSite })
    return all.flatMap((one) => (one.kind === 'removed-file' ? [one.requestPath] : []))
  }
  expect(await listRemoved(later)).toEqual(['/a', '/sw.js'])
  // A rule that the check does not read may serve them.
  const rules = { 'index.html': 'x', _redirects: '/*/*/*/*/* /' }
  expect(await listRemoved(await siteOf('netlify', [], rules))).toEqual([])
})

/** Returns what is known about how pages use files, by the names of the files. */
async function usesIn(files: Files, host: HostId | undefined = 'nginx') {
  const { expectations: all } = await listExpectations(await siteOf(host, [], files), OPTIONS)
  const found = all.filter((one) => one.kind === 'file')
  return Object.fromEntries(
    found
      .filter(({ assetKind, extensionlessPage }) => (assetKind ?? extensionlessPage) !== undefined)
      .map(({ name, assetKind, extensionlessPage }) => [name, assetKind ?? extensionlessPage]),
  )
}

test('files that pages load under fixed names are known', async () => {
  const loads = [
    '<link rel=stylesheet href=/css/site.css><link rel="preload stylesheet" href="css/more.css#x">',
    '<link rel=modulepreload href=./mod.js><script src="&#97;.js" defer></script>',
    '<link rel=stylesheet href="query.css?v=1"><script src=app.1f2e3d4c.js></script>',
    '<script type="text/template" src=template.js></script><link rel=icon href=icon.css>',
    '<!-- <script src=comment.js></script> --><script src="https://x.example/other.js"></script>',
    '<script src="//docs.example.com/own.js"></script><script src=""></script><script src="#"></script>',
  ]
  const names =
    'css/site.css css/more.css mod.js a.js query.css app.1f2e3d4c.js template.js icon.css comment.js other.js own.js unused.css'
  const files = Object.fromEntries(names.split(' ').map((name) => [name, 'x']))
  expect(await usesIn({ ...files, 'index.html': loads.join('') })).toEqual({
    'css/site.css': 'style',
    'css/more.css': 'style',
    'mod.js': 'script',
    'a.js': 'script',
    'own.js': 'script',
  })
})

test('addresses are relative to the base of the page, in any encoding', async () => {
  const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le') as unknown as string
  const files = { 'x/a.css': '', 'x/b.css': '', 'c.css': '', 'd.css': '' }
  expect(
    await usesIn({
      ...files,
      'base.html': '<base href="/x/"><link rel=stylesheet href=a.css>',
      'x/y/page.html': '<link rel=stylesheet href=../b.css>',
      'z/page.xhtml':
        '<html xmlns="http://www.w3.org/1999/xhtml"><link rel="stylesheet" href="../c.css"/></html>',
      'u.html': utf16('<link rel=stylesheet href=d.css>'),
    }),
  ).toEqual({
    'x/a.css': 'style',
    'x/b.css': 'style',
    'c.css': 'style',
    'd.css': 'style',
  })
})

const HTML = '<!doctype html><title>x</title>'
test('pages whose names do not say so are known, and whether a page links to them', async () => {
  const [linked, unlinked] = [{ isLinked: true }, { isLinked: false }]
  expect(
    await usesIn({
      'index.html': `${HTML}<a href=abc>1</a><a href="/v1.2#x">2</a><img src=pic><area href=part><a href=text>3</a>`,
      abc: `\uFEFF\n<!-- c --><!-- ${'-'.repeat(200)} --> <HTML lang=en>`,
      'v1.2': HTML,
      pic: HTML,
      lonely: HTML,
      part: '<p>a part of a page',
      text: 'text that only mentions <!doctype html>',
      doctype: '<!doctypehtml>',
      'template.hbs': HTML,
      empty: '',
      comments: '<!---->'.repeat(2_000),
    }),
  ).toEqual({ abc: linked, 'v1.2': linked, pic: unlinked, lonely: unlinked })
})

test('files that have changed under their names are known with the earlier site', async () => {
  const names = ['a.css', 'b.css', 'c.css', 'large.css']
  const load = names.map((name) => `<link rel=stylesheet href=${name}>`).join('')
  const large = ' '.repeat((4 << 20) + 1)
  const [earlierSite, site] = [
    await siteOf('nginx', [], {
      'index.html': load,
      'a.css': '1',
      'b.css': '1',
      'large.css': large,
    }),
    await siteOf('nginx', [], {
      'index.html': load,
      'a.css': '2',
      'b.css': '1',
      'c.css': '2',
      'large.css': large,
    }),
  ]
  const possiblyChangedFiles = await site.findPossiblyChangedFiles(earlierSite, signal)
  const { expectations: all } = await listExpectations(site, {
    ...OPTIONS,
    earlierSite,
    possiblyChangedFiles,
  })
  const changed = all.flatMap((one) =>
    one.kind === 'file' && one.isKnownToHaveChanged ? [one.name] : [],
  )
  expect(changed).toEqual(['a.css'])
})
