/** What a host keeps for itself, never serves, or answers by itself, and what it refuses. */
import { describe, expect, test } from '@jest/globals'
import type { CheckOptions } from '../../../src/check/check.ts'
import type { Host } from '../../../src/web/host/hosts.ts'
import { verify, writeFiles } from '../../support/check.ts'
import { scratch } from '../../support/scratch.ts'

type Files = Readonly<Record<string, string>>

const HEAD = '<!doctype html><title>x</title>'
const FRAME: Files = { 'index.html': HEAD, '404.html': HEAD }

/** Returns what was found in one line each: severity, code, target. */
async function found(host: Host | undefined, files: Files, options?: Partial<CheckOptions>) {
  const folder = scratch()
  writeFiles(folder, files)
  const { findings } = await verify(folder, { host, ...options })
  return findings.map(({ severity, code, target }) => [severity, code, target].join(' ').trim())
}

describe('what a host never serves', () => {
  test.each<[Host | undefined, Files, string[]]>([
    [
      'cloudflare-pages',
      {
        'a.html': `${HEAD}<a href="/functions/map">`,
        'functions/map.html': `${HEAD}<a href="/gone">`,
        'functions/index.html': HEAD,
      },
      ['error not-served functions/', 'error broken-link /functions/map'],
    ],
    [
      'cloudflare-pages',
      { 'docs/node_modules/a/index.html': HEAD, '_worker.js': '', '_routes.json': '{}' },
      ['error not-served _routes.json', 'error not-served _worker.js', 'error not-served docs/node_modules/'],
    ],
    [
      'cloudflare-pages',
      {
        'a.html': `${HEAD}<a href="/_headers"><a href="/docs/functions/x">`,
        _headers: '',
        'docs/functions/x': '',
      },
      ['error broken-link /_headers'],
    ],
    ['vercel', { 'api/index.html': HEAD, 'api/assets/main.js': '' }, ['error not-served api/']],
    ['vercel', { 'api/index.html': HEAD, 'api/assets/style.css': '', 'api/x.d.ts': '' }, []],
    ['vercel', { 'a/api/main.js': '' }, []],
    ['vercel', { 'public/index.html': HEAD }, ['error not-served public/']],
    [
      'netlify',
      { 'a.html': `${HEAD}<a href="/netlify.toml">`, 'netlify.toml': '' },
      ['error broken-link /netlify.toml'],
    ],
    [
      'azure-static-web-apps',
      { 'a.html': `${HEAD}<a href="/staticwebapp.config.json">`, 'staticwebapp.config.json': '{}' },
      ['error broken-link /staticwebapp.config.json'],
    ],
    ['nginx', { 'functions/map.html': HEAD, 'api/main.js': '', 'public/index.html': HEAD }, []],
    [undefined, { 'functions/map.html': HEAD, 'api/main.js': '', 'public/index.html': HEAD }, []],
  ])('%s: %j', async (host, files, expected) => {
    expect(await found(host, { ...FRAME, ...files })).toEqual(expected)
  })

  test('below a base path, the root of the host is elsewhere', async () => {
    const files = { ...FRAME, 'functions/map.html': HEAD, 'a/node_modules/b.html': HEAD }
    expect(await found('cloudflare-pages', files, { basePath: '/docs/' })).toEqual([
      'error not-served a/node_modules/',
    ])
  })

  test('is counted in the log, and not in silence', async () => {
    const folder = scratch()
    writeFiles(folder, { ...FRAME, '.assetsignore': 'draft/\n', 'draft/a.html': HEAD, _headers: '' })
    const lines: string[] = []
    const info = ({ text }: { readonly text: string }) => lines.push(text)
    const { files } = await verify(folder, { host: 'cloudflare-workers', info })
    expect(files).toBe(5)
    expect(lines[0]).toBe(
      'Checking 2 pages and 0 other files for Cloudflare Workers; 3 files will not be served',
    )
  })
})

test('what a host answers by itself is nothing where the site has a folder of that name', async () => {
  const html = `${HEAD}<a href="/api/users"><a href="/api/gone">`
  const files = { ...FRAME, 'a.html': html, 'api/users.html': HEAD }
  for (const host of ['azure-static-web-apps', undefined] as const)
    expect(await found(host, files)).toEqual(['error broken-link /api/gone'])
  // Below a base path, the folder is elsewhere.
  expect(await found('azure-static-web-apps', { ...FRAME, 'a.html': html }, { basePath: '/docs/' })).toEqual(
    [],
  )
})

describe('what comes of rules', () => {
  test.each<[string, Host, Files, string[]]>([
    [
      'a parameter that a rule asks for',
      'netlify',
      {
        'blog/a.html': HEAD,
        'x.html': `${HEAD}<a href="/store?id=a"><a href="/store?id=b"><a href="/store">`,
        _redirects: '/store id=:id /blog/:id 301\n',
      },
      // One finding for the two.
      ['error broken-link /store?id=b'],
    ],
    [
      'a rule that may not be tried at all',
      'netlify',
      {
        'x.html': `${HEAD}<a href="/enterprise"><a href="/en-US">`,
        'en/a.html': HEAD,
        _redirects: '/* /en/:splat 302\n',
      },
      ['error broken-link /en-US', 'error broken-link /enterprise'],
    ],
    [
      'an empty file changes nothing',
      'cloudflare-pages',
      { 'guide.html': `${HEAD}<a href="/guide/index">`, _redirects: '' },
      [],
    ],
    [
      'a page for wrong addresses that a rule shows',
      'netlify',
      { 'about.html': HEAD, _redirects: '/* /about.html 404\n', '404.html': '' },
      [],
    ],
    [
      'one that is not there',
      'azure-static-web-apps',
      { 'staticwebapp.config.json': '{"responseOverrides": {"404": {"rewrite": "/gone.html"}}}' },
      ['warning redirect-target responseOverrides 404'],
    ],
    [
      'files that a fallback leaves out',
      'azure-static-web-apps',
      {
        'x.html': `${HEAD}<img src="/zz.png"><a href="/zz">`,
        'staticwebapp.config.json':
          '{"navigationFallback": {"rewrite": "/index.html", "exclude": ["*.{svg,png,jpg,gif}"]}}',
      },
      ['error broken-asset /zz.png', 'warning redirect-catch-all navigationFallback'],
    ],
  ])('%s', async (_, host, files, expected) => {
    expect(await found(host, { ...FRAME, ...files })).toEqual(expected)
  })

  test.each<[Host, Files, string[]]>([
    ['netlify', {}, ['notice no-404-page']],
    ['netlify', { _redirects: '/* /about.html 404\n' }, []],
    ['netlify', { _redirects: '/* /about.html 404 Country=de\n' }, ['notice no-404-page']],
    [
      'azure-static-web-apps',
      { 'staticwebapp.config.json': '{"responseOverrides": {"404": {"rewrite": "/about.html"}}}' },
      [],
    ],
  ])('whether wrong addresses show a page: %s %j', async (host, files, expected) => {
    expect(await found(host, { 'index.html': HEAD, 'about.html': HEAD, ...files })).toEqual(expected)
  })

  test('a rule that comes before the files is said to', async () => {
    const folder = scratch()
    writeFiles(folder, { ...FRAME, 'about/index.html': HEAD, _redirects: '/* /about/ 200\n' })
    const { findings } = await verify(folder, { host: 'cloudflare-pages' })
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringContaining('leads every address to /about/, even those with a file'),
    ])
  })
})
