/** What the redirect file of a host changes in what is found. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { CheckOptions, Verdict } from '../../../src/check/check.ts'
import { FindingCounter } from '../../../src/check/rules/finding-counter.ts'
import { checkRedirects } from '../../../src/check/rules/redirect-files.ts'
import type { Host } from '../../../src/web/host/hosts.ts'
import { ServedSite } from '../../../src/web/host/served-site.ts'
import { verify, writeFiles } from '../../support/check.ts'
import { scratch } from '../../support/scratch.ts'

type Files = Readonly<Record<string, string>>

const HEAD = '<!doctype html><title>x</title>'
const FRAME: Files = { 'index.html': HEAD, '404.html': HEAD, 'new.html': `${HEAD}<p id="there">` }

async function check(
  host: Host | undefined,
  files: Files,
  options: Partial<CheckOptions> = {},
): Promise<Verdict> {
  const folder = scratch()
  writeFiles(folder, { ...FRAME, ...files })
  return verify(folder, { host, ...options })
}

/** Returns what was found in one line each: severity, code, target, line. */
async function found(
  host: Host | undefined,
  files: Files,
  options?: Partial<CheckOptions>,
): Promise<string[]> {
  const { findings } = await check(host, files, options)
  return findings.map(({ severity, code, target, spots }) =>
    [severity, code, target, ...spots.map(({ page, line }) => `${page}:${line}`)].join(' ').trim(),
  )
}

const linking = (...addresses: string[]): Files => ({
  'a.html': HEAD + addresses.map((address) => `<a href="${address}">`).join(''),
})
const azure = (config: unknown): Files => ({ 'staticwebapp.config.json': JSON.stringify(config) })
const vercel = (config: unknown): Files => ({ 'vercel.json': JSON.stringify(config) })

describe('a link that only a rule answers', () => {
  const files = linking('/old', '/docs/x/y', '/gone')
  const lines = '/old /new\n/docs/* /new\n'
  test.each<[Host, Files]>([
    ['netlify', { _redirects: lines }],
    ['cloudflare-pages', { _redirects: lines }],
    ['cloudflare-workers', { _redirects: lines }],
    [
      'vercel',
      vercel({
        redirects: [{ source: '/old', destination: '/new.html' }],
        rewrites: [{ source: '/docs/:path*', destination: '/new.html' }],
      }),
    ],
    [
      'azure-static-web-apps',
      azure({
        routes: [
          { route: '/old', redirect: '/new' },
          { route: '/docs/*', rewrite: '/new.html' },
        ],
      }),
    ],
  ])('is no finding on %s, but one that no rule is about is', async (host, rules) => {
    expect(await found(host, { ...files, ...rules })).toEqual(['error broken-link /gone a.html:1'])
  })

  test.each<[string, Host | undefined, string]>([
    ['on a host that reads no such file', 'github-pages', '_redirects'],
    ['on a host that reads another file', 'azure-static-web-apps', '_redirects'],
    ['where the file is not in the root', 'netlify', 'sub/_redirects'],
  ])('is one %s', async (_when, host, name) => {
    expect(await found(host, { ...linking('/old'), [name]: '/old /new\n' })).toEqual([
      'error broken-link /old a.html:1',
    ])
  })

  test('is none without a host, if any host would answer it', async () => {
    const files = { ...linking('/old', '/gone'), _redirects: '/old /new\n', ...azure({ routes: [] }) }
    expect(await found(undefined, files)).toEqual(['error broken-link /gone a.html:1'])
  })

  test('is one below a base path, where the host does not read the file', async () => {
    expect(
      await found(
        'netlify',
        { ...linking('/docs/old'), _redirects: '/docs/old /docs/new\n' },
        { basePath: '/docs/' },
      ),
    ).toEqual(['error broken-link /docs/old a.html:1'])
  })
})

test('a link to a rule that leads nowhere is broken, and so is the rule', async () => {
  expect(await found('netlify', { ...linking('/old'), _redirects: '\n/old /nowhere\n' })).toEqual([
    'error broken-link /old a.html:1',
    'error redirect-target /old _redirects:2',
  ])
})

test('a rule that leads into a folder that cannot be read is not called wrong', async () => {
  const redirects = [{ name: '_redirects', text: '/old /shut/x\n' }]
  const site = {
    root: '/',
    names: [],
    host: 'netlify',
    domain: undefined,
    basePath: '/',
    loops: [],
    redirects,
  } as const
  const counter = new FindingCounter()
  const served = new ServedSite({ ...site, unreadable: ['shut/'] })
  await checkRedirects(served, counter, new AbortController().signal)
  expect(counter.rows()).toEqual([])
})

test('a rule that answers with an error breaks a link to it', async () => {
  expect(
    await found('azure-static-web-apps', {
      ...linking('/new'),
      ...azure({ routes: [{ route: '/new', statusCode: 410 }] }),
    }),
  ).toEqual(['error broken-link /new a.html:1'])
})

test('what is loaded and what a sitemap lists is asked for in the same way', async () => {
  const sitemap = (...paths: string[]) =>
    `<urlset>${paths.map((path) => `<url><loc>https://docs.acme.org${path}</loc></url>`).join('')}</urlset>`
  const files = {
    'a.html': `${HEAD}<img src="/img/x.png"><img src="/img/y.png">`,
    'pictures/x.png': '',
    _redirects: '/img/* /pictures/:splat 200\n/was /new\n',
    'sitemap.xml': sitemap('/', '/a', '/was', '/never'),
  }
  expect(await found('netlify', files, { domain: 'docs.acme.org' })).toEqual([
    'error broken-asset /img/y.png a.html:1',
    'warning sitemap https://docs.acme.org/never sitemap.xml:1',
  ])
})

describe('anchors behind a rule', () => {
  test.each([
    ['a redirect', '/old /new', true],
    ['a redirect with a pattern', '/old* /new', true],
    ['a rewrite of one address', '/old /new.html 200', true],
    ['a redirect that brings its own fragment', '/old /new#there', false],
    ['a page for many addresses, whose script may tell them apart', '/old/* /new.html 200', false],
    ['a page that only some visitors get', '/old /new 302 Country=de', false],
    ['another host', '/old https://acme.org/', false],
  ])('%s', async (_name, rule, isChecked) => {
    const files = { ...linking('/old#there', '/old#missing'), _redirects: `${rule}\n` }
    const expected = isChecked ? ['warning broken-anchor /old#missing a.html:1'] : []
    expect((await found('netlify', files)).filter((line) => !line.includes('broken-link'))).toEqual(expected)
  })
})

test('a page is no answer to what is loaded as something else', async () => {
  const loads =
    '<script src="/app/x.js"></script><img src="/app/x.png"><iframe src="/app/view"></iframe><a href="/app/y.js">'
  const files = { 'a.html': HEAD + loads, 'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' }
  expect(await found('netlify', { ...files, _redirects: '/app/* /index.html 200\n' })).toEqual([
    'error broken-asset /app/x.js a.html:1',
    'error broken-asset /app/x.png a.html:1',
  ])
  expect(await found('netlify', { ...files, _redirects: '/app/* /logo.svg 200\n' })).toEqual([])
})

describe('findings about the rules themselves', () => {
  test.each<[string, Host, Files, string[]]>([
    ['a circle', 'netlify', { _redirects: '/x /y\n/y /x\n' }, ['error redirect-loop /x _redirects:1']],
    [
      'a target that is missing',
      'cloudflare-pages',
      { _redirects: '/x /y\n' },
      ['error redirect-target /x _redirects:1'],
    ],
    [
      'an error page that is missing',
      'netlify',
      { _redirects: '/x/* /lost.html 404\n' },
      ['warning redirect-target /x/* _redirects:1'],
    ],
    [
      'a file that shadows a rule',
      'netlify',
      { _redirects: '/new /\n' },
      ['warning redirect-shadowed /new _redirects:1'],
    ],
    [
      'a rule behind one that covers it',
      'netlify',
      { _redirects: '/x/* /new\n/x/y /\n' },
      ['warning redirect-hidden /x/y _redirects:2'],
    ],
    [
      'one page for everything',
      'netlify',
      { _redirects: '/* /index.html 200\n' },
      ['warning redirect-catch-all /* _redirects:1'],
    ],
    [
      'one page for everything, in JSON',
      'azure-static-web-apps',
      azure({ navigationFallback: { rewrite: '/index.html' } }),
      ['warning redirect-catch-all navigationFallback staticwebapp.config.json:1'],
    ],
    [
      'a line that the host leaves out',
      'netlify',
      { _redirects: '/x\n' },
      ['warning redirect-invalid _redirects _redirects:1'],
    ],
    [
      'no JSON',
      'azure-static-web-apps',
      { 'staticwebapp.config.json': '{"routes": [' },
      ['error redirect-invalid staticwebapp.config.json staticwebapp.config.json:undefined'],
    ],
    [
      'a pattern that the host refuses',
      'vercel',
      vercel({ redirects: [{ source: '/(', destination: '/' }] }),
      ['error redirect-invalid vercel.json vercel.json:1'],
    ],
    [
      'JSON with a target that is missing',
      'vercel',
      vercel({ redirects: [{ source: '/x', destination: '/y' }] }),
      ['error redirect-target /x vercel.json:1'],
    ],
  ])('%s', async (_name, host, files, expected) => {
    expect(await found(host, files)).toEqual(expected)
  })
})

describe('a redirect file that nobody would write', () => {
  test('10 MB: it is not read, and no address is called broken', async () => {
    const files = { ...linking('/old', '/new#missing'), _redirects: '/old /new\n'.repeat(1_000_000) }
    for (const host of ['netlify', undefined] as const)
      expect(await found(host, files)).toEqual([
        ...(host === undefined ? ['warning broken-anchor /new#missing a.html:1'] : []),
        'notice redirect-invalid _redirects _redirects:undefined',
      ])
  })

  test('a folder of that name is none', async () => {
    const folder = scratch()
    mkdirSync(join(folder, '_redirects'))
    writeFiles(folder, { ...FRAME, ...linking('/old'), '_redirects/index.html': HEAD })
    expect((await verify(folder, { host: 'netlify' })).findings).toMatchObject([
      { code: 'broken-link', target: '/old' },
    ])
  })

  test('what it says is shown as what it is', async () => {
    const hostile = '<script>\u001b[31m##[error]'
    const lines = [`/x /y ${hostile}`, `https://[/${hostile} /y`]
    const { findings } = await check('netlify', { _redirects: lines.join('\n') })
    expect(findings.map(({ code }) => code)).toEqual(['redirect-invalid', 'redirect-invalid'])
    for (const { message } of findings) {
      expect(message).toContain('<script>')
      expect(message).not.toMatch(/\p{Cc}|##\[/u)
    }
  })
})

describe('Vercel', () => {
  const files = linking('/new', '/sub', '/sub/', '/new.html')

  test('answers a page without its ending only if told to', async () => {
    const site = { ...files, 'sub/index.html': HEAD }
    expect(await found('vercel', site)).toEqual(['error broken-link /new a.html:1'])
    expect(await found('vercel', { ...site, ...vercel({ cleanUrls: false }) })).toEqual([
      'error broken-link /new a.html:1',
    ])
    expect(await found('vercel', { ...site, ...vercel({ cleanUrls: true }) })).toEqual([])
  })
})

describe('Cloudflare Workers', () => {
  test('what .assetsignore leaves out is not there', async () => {
    const files = {
      ...linking('/draft/x', '/_redirects', '/new'),
      '.env': 'KEY=1',
      '.git/config': '',
      'package.json': '{}',
      'draft/x.html': `${HEAD}<a href="/gone">`,
      _redirects: '/was /new\n',
    }
    const leaks = ['error leaked-file .env .env:undefined', 'error leaked-file .git/ .git/config:undefined']
    expect(await found('cloudflare-workers', files)).toEqual([
      ...leaks,
      'error broken-link /_redirects a.html:1',
      'error broken-link /gone draft/x.html:1',
      'warning leaked-file package.json package.json:undefined',
    ])
    const list = '.env*\n.git\npackage.json\ndraft/\n'
    const published = await found('cloudflare-workers', { ...files, '.assetsignore': list })
    expect(published).toEqual([
      'error broken-link /_redirects a.html:1',
      'error broken-link /draft/x a.html:1',
    ])
    expect(await found('cloudflare-pages', { ...files, '.assetsignore': list })).toEqual(
      expect.arrayContaining(leaks),
    )
  })

  test('a list that nobody writes is reported, and leaves nothing out', async () => {
    const files = { 'old.html': HEAD, ...linking('/old'), '.assetsignore': 'old.html\n'.repeat(10_000) }
    expect(await found('cloudflare-workers', files)).toEqual([
      'error unreadable-file .assetsignore .assetsignore:undefined',
    ])
  })
})

test.each<[Host, string]>([
  ['netlify', '_redirects'],
  ['cloudflare-pages', '_redirects'],
  ['cloudflare-workers', '_redirects'],
  ['azure-static-web-apps', 'staticwebapp.config.json'],
  ['vercel', 'vercel.json'],
])('the redirect file of %s is meant to be there', async (host, name) => {
  expect(await found(host, { [name]: name === '_redirects' ? '' : '{}' })).toEqual([])
})
