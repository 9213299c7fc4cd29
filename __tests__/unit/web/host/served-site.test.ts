import { describe, expect, test } from '@jest/globals'
import { asBytes } from '../../../../src/web/byte-strings.ts'
import { getHostTraits, HOST_IDS, type HostId } from '../../../../src/web/host/all-hosts.ts'
import { listRuleDestinations } from '../../../../src/web/host/rule-destinations.ts'
import type { ServedContent } from '../../../../src/web/host/served-content.ts'
import { ServedSite } from '../../../../src/web/host/served-site.ts'
import { ANSWERS, FILES } from '../../../support/host-answers.ts'

function served(host: HostId | undefined, basePath = '/'): ServedSite {
  const site = {
    root: '',
    names: FILES.map(asBytes),
    host,
    domain: undefined,
    basePath,
    unreadableFolders: [],
    headersText: '',
    symlinkLoops: [],
  }
  return new ServedSite({ ...site, redirectFiles: [] })
}

const nameOf = (answer: ServedContent | undefined): string | undefined =>
  answer?.kind === 'file' ? FILES[answer.fileIndex] : answer?.kind

describe.each([...HOST_IDS, undefined])('on %s', (host) => {
  test.each(ANSWERS)('/$path', ({ path, answers }) => {
    expect(nameOf(served(host).findContent(asBytes(path)))).toBe(answers(host))
  })
})

test.each<[HostId, path: string, other: string]>([
  ['cloudflare-pages', '.html', 'index.html'],
  ['cloudflare-workers', 'x/index', 'x/index.html'],
  ['cloudflare-workers', 'x', 'x.html'],
])('%s serves the file %s at its name, not %s', (host, path, other) => {
  const site = { ...served(host).snapshot, names: [path, other].map(asBytes) }
  expect(new ServedSite(site).findContent(asBytes(path))).toEqual({ kind: 'file', fileIndex: 0 })
})

test.each<[HostId, string, readonly string[]]>([
  ['nginx', 'both.html', ['both', 'both.html']],
  ['nginx', 'both/index.html', ['both/', 'both/index.html', 'both/index']],
  ['nginx', 'folder/index.html', ['folder/', 'folder', 'folder/index.html', 'folder/index']],
  ['s3-cloudfront', 'both/index.html', ['both/index.html', 'both/index']],
  ['vercel', 'file.html', ['file.html']],
  ['netlify', 'both/index.html', ['both/index.html', 'both/index']],
  ['netlify', 'both.html', ['both', 'both.html', 'both/']],
  ['cloudflare-workers', 'index.html', ['', 'index.html', 'index']],
  ['github-pages', 'data', ['data']],
])('%s shows %s at these addresses, the usual one first', (host, name, addresses) => {
  expect(served(host).listPaths(FILES.indexOf(name))).toEqual(addresses)
})

test.each(HOST_IDS)('on %s, the home page of a site below a base path is served', (host) => {
  expect(nameOf(served(host, '/base/').findContent(asBytes('')))).toBe('index.html')
})

test.each<[HostId, string, string, string, string | undefined]>([
  ['vercel', 'vercel.json', '{"cleanUrls": true}', 'both', 'both.html'],
  ['netlify', '_redirects', '/old/* /both 200', 'old/x', 'fallback-page'],
  ['netlify', '_redirects', '/old /both 200', 'old', 'both.html'],
  // No script and no image is the right content for many addresses.
  ['netlify', '_redirects', '/old/* /data 200', 'old/x', 'undecided'],
  ['netlify', '_redirects', '/old /both#part', 'old', 'undecided'],
  // Only an error keeps readers from the content.
  ['vercel', 'vercel.json', '{"routes": [{"src": "/old", "status": 399}]}', 'old', 'undecided'],
  ['vercel', 'vercel.json', '{"routes": [{"src": "/old", "status": 400}]}', 'old', undefined],
])('%s with the %s %j answers /%s with %s', (host, name, text, path, answer) => {
  const site = { ...served(host).snapshot, redirectFiles: [{ name, text }] }
  expect(nameOf(new ServedSite(site).findContent(asBytes(path)))).toBe(answer)
})

test('a file without a name is no home page', () => {
  const site = { ...served('netlify').snapshot, names: ['.html', 'index.html'].map(asBytes) }
  expect(new ServedSite(site).findServedFile(asBytes(''))).toBe(1)
})

test('a folder of the site takes the place of a service of the host, if it is in its root', () => {
  const isServicePath = (basePath: string) => {
    const { snapshot } = served('azure-static-web-apps', basePath)
    return new ServedSite({ ...snapshot, names: [asBytes('api/x')] }).isServicePath('/api/y')
  }
  expect([isServicePath('/'), isServicePath('/base/')]).toEqual([false, true])
})

test('below a base path, the vercel.json that decides is not in the folder', () => {
  expect(nameOf(served('vercel', '/base/').findContent(asBytes('file')))).toBe('file.html')
  expect(nameOf(served('vercel', '/base/').findContent(asBytes('missing')))).toBeUndefined()
})

test.each(HOST_IDS)('the limits of %s begin with the greatest', (host) => {
  const { siteSizeLimits, fileSizeLimits, fileCountLimits, filesPerFolderLimits } =
    getHostTraits(host)
  for (const limits of [siteSizeLimits, fileSizeLimits, fileCountLimits, filesPerFolderLimits])
    expect(limits).toEqual(limits.toSorted((a, b) => b.max - a.max))
})

const rulesOf = (name: string, text: string) => ({ name, text })

test('what is below a folder that cannot be read is not known', () => {
  const { snapshot } = served('nginx')
  const onNginx = new ServedSite({ ...snapshot, unreadableFolders: ['private/'].map(asBytes) })
  const paths = ['private/x', 'private/', 'x/private/x', 'privates'].map(asBytes)
  const answers = paths.map((path) => nameOf(onNginx.findContent(path)))
  expect(answers).toEqual(['undecided', 'undecided', undefined, undefined])
})

test.each<readonly [HostId | undefined, string | undefined, string, boolean]>([
  ['netlify', undefined, 'folder/', true],
  ['netlify', undefined, 'missing/', false],
  ['netlify', undefined, '', true],
  ['netlify', '/a /b', 'missing/', true],
  ['netlify', '/* /index.html 404', 'missing/', true],
  // A rule that is not read, and a fallback, may serve any address.
  ['netlify', '/*/*/*/*/* /a', 'missing/', true],
  ['azure-static-web-apps', '{"navigationFallback": {"rewrite": "/index.html"}}', 'missing/', true],
  [undefined, '/a /b', 'missing/', true],
  [undefined, undefined, 'missing/', false],
])('on %s, with the rules %j, may there be a folder /%s: %s', (host, text, path, expected) => {
  const name = getHostTraits(host).redirectFormat?.name ?? '_redirects'
  const redirectFiles = text === undefined ? [] : [rulesOf(name, text)]
  const names = FILES.map(asBytes).toSorted()
  const site = new ServedSite({ ...served(host).snapshot, names, redirectFiles })
  expect(site.mayHaveFolder(asBytes(path))).toBe(expected)
})

test('a redirect of any host whose rules the site has counts if the host is not known', () => {
  const redirectFiles = [
    rulesOf('_redirects', '/a /both\n/store id=:id /:id'),
    rulesOf('vercel.json', '{"redirects": [{"source": "/old", "destination": "/data"}]}'),
  ]
  const site = new ServedSite({ ...served(undefined).snapshot, redirectFiles })
  expect(site.findRedirect(asBytes('old'))).toEqual({ to: '/data', line: 1 })
  expect(site.findRedirect(asBytes('older'))).toBeUndefined()
  expect(site.findRedirect(asBytes('store'), 'id=both')).toEqual({ to: '/both', line: 2 })
  expect(nameOf(site.findContent(asBytes('store'), 'id=both'))).toBe('undecided')
  expect(site.findContent(asBytes('store'), 'id=missing')).toBeUndefined()
})

test('if the host is not known, only what all rules agree on counts as a page for everything', () => {
  const toPage = rulesOf('_redirects', '/x/* /both 200')
  const onVercel = (text: string) => rulesOf('vercel.json', text)
  const answer = (path: string, ...redirectFiles: readonly ReturnType<typeof rulesOf>[]) => {
    const site = new ServedSite({ ...served(undefined).snapshot, redirectFiles })
    return nameOf(site.findContent(asBytes(path)))
  }
  expect(answer('x/a.js', toPage, onVercel('{}'))).toBe('fallback-page')
  expect(answer('x/a', toPage, onVercel('{}'))).toBe('undecided')
  const elsewhere = onVercel('{"redirects": [{"source": "/x/(.*)", "destination": "/data"}]}')
  expect(answer('x/a.js', toPage, elsewhere)).toBe('undecided')
})

test.each<readonly [string, string | undefined]>([
  ['', 'index.html'],
  ['file.html', 'file.html'],
  ['file', 'file.html'],
  ['folder', 'folder/index.html'],
  ['folder/', 'folder/index.html'],
  ['folder.html', 'folder/index.html'],
  ['missing', undefined],
])('by its name, /%s is %s', (path, name) => {
  const fileIndex = served('nginx').findFileOnAnyHost(asBytes(path))
  expect(fileIndex === undefined ? undefined : FILES[fileIndex]).toBe(name)
})

test('the files that rules point to or show', () => {
  const text = '/a /data\n/b /missing\n/c https://other.example.org/file.html\n/* /file.html 404'
  const redirectFiles = [rulesOf('_redirects', text)]
  const site = new ServedSite({ ...served('netlify').snapshot, redirectFiles })
  const found = listRuleDestinations(site)
  expect([...new Set(found.map((fileIndex) => FILES[fileIndex]))]).toEqual(['data', 'file.html'])
})
