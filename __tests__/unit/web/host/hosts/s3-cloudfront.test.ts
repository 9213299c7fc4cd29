/** The viewer function of the example and the check's rule for `s3-cloudfront` agree on every address. */
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { percentEncode, toBytes } from '../../../../../src/web/byte-strings.ts'
import { ServedSite } from '../../../../../src/web/host/served-site.ts'

const code = readFileSync('examples/s3-cloudfront-viewer-function.js', 'utf8')
type Handler = (event: { request: { uri: string } }) => { uri: string }
type Ending = '.html' | '/index.html'
const makeHandler = (ending: Ending, root: string): Handler => {
  const settings = code
    .replace("ENDING = '.html'", `ENDING = '${ending}'`)
    .replace("ROOT = '/'", `ROOT = '${root}'`)
  return runInNewContext(`${settings}\nhandler`)
}
const HANDLERS = {
  '/': { '.html': makeHandler('.html', '/'), '/index.html': makeHandler('/index.html', '/') },
  '/docs/': {
    '.html': makeHandler('.html', '/docs/'),
    '/index.html': makeHandler('/index.html', '/docs/'),
  },
} as const
type Root = keyof typeof HANDLERS

/**
 * Returns the file that CloudFront and S3 serve: the function, then the key, in which a plus sign
 * stands for a space.
 */
function answered(
  uri: string,
  keys: ReadonlySet<string>,
  ending: Ending = '.html',
  root: Root = '/',
): string | undefined {
  const asked = HANDLERS[root][ending]({ request: { uri } }).uri
  const key = decodeURIComponent(asked.slice(1).replaceAll('+', ' '))
  return keys.has(key) ? key : undefined
}

/** Returns the file that the host serves according to the check. */
function judged(path: string, names: readonly string[], atHostRoot: boolean): string | undefined {
  const basePath = atHostRoot ? '/' : '/docs/'
  const common = {
    root: '',
    host: 's3-cloudfront',
    domain: undefined,
    unreadableFolders: [],
    symlinkLoops: [],
    headersText: '',
  } as const
  const site = { ...common, basePath, names: names.map(toBytes), redirectFiles: [] }
  const answer = new ServedSite(site).findContent(toBytes(path))
  return answer?.kind === 'file' ? names[answer.fileIndex] : answer?.kind
}

const uriOf = (path: string) => `/${percentEncode(toBytes(path))}`

test.each([
  ['', 'index.html'],
  ['docs/start', 'docs/start.html'],
  ['docs/start/', 'docs/start.html'],
  ['assets/app.js', 'assets/app.js'],
  ['assets/LOGO.PNG', 'assets/LOGO.PNG'],
  ['changelog-1.2', 'changelog-1.2.html'],
  ['api/users', 'api/users.html'],
  ['api/search', 'api/search'],
  ['_next/data/__next._tree.txt', '_next/data/__next._tree.txt'],
  ['pagefind/fragment/en_1.pf_fragment', 'pagefind/fragment/en_1.pf_fragment'],
  ['.well-known/security', '.well-known/security'],
  ['html', 'html.html'],
  ['a//b', 'a//b.html'],
  ['folder/', 'folder.html'],
  ['a+b.html', 'a+b.html'],
  ['c++', 'c++.html'],
  ['a+b', 'a+b.html'],
])('the key that is requested from S3 for /%s: %s', (path, key) => {
  expect(answered(uriOf(path), new Set([key]))).toBe(key)
  expect(judged(path, [key], true)).toBe(key)
})

test.each<[string, Ending, readonly string[]]>([
  ['a file for each', '.html', ['index.html', 'a.html', 'b/c.html', 'b/index.html']],
  ['as many of each', '.html', ['index.html', 'a.html', 'b/index.html']],
  [
    'a folder for each',
    '/index.html',
    ['index.html', 'a/index.html', 'b/c/index.html', '404.html', 'd.html'],
  ],
  ['no page but its home', '.html', ['index.html', 'x.css']],
])('the function that suits the pages of a site with %s: %s', (_, ending, names) => {
  const asked = ['', 'a', 'a/', 'b/c', 'b/c/', 'b', 'b/', 'd', 'a/index.html', 'd.html', 'x.css']
  for (const path of asked)
    expect([path, judged(path, names, true)]).toEqual([
      path,
      answered(uriOf(path), new Set(names), ending),
    ])
})

test.each<[string, Ending, string[]]>([
  ['pages are folders', '/index.html', ['index.html', 'a/index.html']],
  ['pages are files', '.html', ['index.html', 'a.html']],
])('below a base path, the home page is served if %s', (_, ending, names) => {
  const keys = new Set(names.map((name) => `docs/${name}`))
  expect(judged('', names, false)).toBe('index.html')
  expect(answered('/docs/', keys, ending, '/docs/')).toBe('docs/index.html')
})

test('below a base path, the address without the slash leads to the home page', () => {
  for (const handle of Object.values(HANDLERS['/docs/']))
    expect(handle({ request: { uri: '/docs' } })).toMatchObject({
      statusCode: 301,
      headers: { location: { value: '/docs/' } },
    })
})

test('the root of a host with a site below a path is left to CloudFront', () => {
  expect(HANDLERS['/docs/']['.html']({ request: { uri: '/' } }).uri).toBe('/')
})

describe('the viewer function and the check agree on any files and any address', () => {
  const word = fc.constantFrom(
    'a',
    'index',
    'docs',
    'api',
    'search',
    '.well-known',
    'größe',
    '1.2',
    'x y',
    'x+y',
    '',
  )
  const ending = fc.constantFrom(
    ...['', '', '', '.html', '.HTML', '.js', '.foo', '.', '.tar.gz', '.pf_meta'],
  )
  const path = fc
    .tuple(fc.array(word, { maxLength: 3 }), ending, fc.constantFrom('', '', '/'))
    .map(([words, end, slash]) => `${words.join('/')}${end}${slash}`)
  /** An address, and files that might be meant by it. */
  const site = path.chain((asked) => {
    const bare = asked.replace(/\/+$/, '')
    const meant = [asked, bare, `${asked}.html`, `${bare}.html`, `${asked.slice(0, -1)}.html`]
    const folders = [`${bare}/index.html`, `${asked}index.html`, 'index.html']
    const names = [...meant, ...folders].filter((name) => name !== '' && !name.endsWith('/'))
    return fc.record({ asked: fc.constant(asked), files: fc.subarray([...new Set(names)]) })
  })

  test.each<[string, Root]>([
    ['the root of the host', '/'],
    ['a base path', '/docs/'],
  ])('at %s', (_, root) => {
    const base = root.slice(1)
    fc.assert(
      fc.property(site, ({ files, asked }) => {
        const keys = new Set(files.map((name) => base + name))
        const pages = files.filter(
          (name) => /\.html$/i.test(name) && !/^(?:\/?index)?\.html$/i.test(name),
        )
        const folders = pages.filter((name) => /\/index\.html$/i.test(name))
        const ending = folders.length > pages.length / 2 ? '/index.html' : '.html'
        const key = answered(uriOf(base + asked), keys, ending, root)
        expect(judged(asked, files, base === '')).toBe(key?.slice(base.length))
      }),
      { numRuns: 2_000 },
    )
  })
})

test('the endings by which both recognize a file are the same', () => {
  const patterns = (source: string) => source.match(/\\\.\(\?:.*\)\$\/i/g)
  expect(patterns(readFileSync('src/web/host/hosts/s3-cloudfront.ts', 'utf8'))).toEqual(
    patterns(code),
  )
})
