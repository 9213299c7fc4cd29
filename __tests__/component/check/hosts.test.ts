/** What a host reserves for itself, never serves, or handles by itself, and what it refuses. */
import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { HostId } from '../../../src/web/host/all-hosts.ts'
import { verify } from '../../support/check.ts'
import { type Files, found, head, verified } from '../../support/found.ts'
import { scratchWith } from '../../support/scratch.ts'

const linking = (...addresses: string[]): Files => ({
  'a.html': head + addresses.map((address) => `<a href="${address}">`).join(''),
})
const broken = (address: string) => `error broken-link ${address} a.html:1`
/** Empty files, or empty pages. */
const having = (...names: string[]): Files =>
  Object.fromEntries(names.map((name) => [name, name.endsWith('.html') ? head : '']))

describe('what a host never serves', () => {
  const ELSEWHERE = having('functions/map.html', 'api/main.js', 'public/index.html')
  test.each<[HostId | undefined, Files, string[]]>([
    [
      'cloudflare-pages',
      {
        ...linking('/functions/map'),
        ...having('functions/index.html'),
        'functions/map.html': `${head}<a href="/gone">`,
      },
      ['error not-served functions/ functions/', broken('/functions/map')],
    ],
    [
      'cloudflare-pages',
      having('docs/node_modules/a/index.html', '_worker.js', '_routes.json'),
      ['_routes.json', '_worker.js', 'docs/node_modules/'].map(
        (part) => `error not-served ${part} ${part}`,
      ),
    ],
    [
      'cloudflare-pages',
      { ...linking('/_headers', '/docs/functions/x'), ...having('_headers', 'docs/functions/x') },
      [broken('/_headers')],
    ],
    ['vercel', having('api/index.html', 'api/assets/main.js'), ['error not-served api/ api/']],
    ...['cjs', 'mjs', 'ts', 'mts', 'tsx', 'go', 'py', 'rb', 'rs'].map(
      (ending): [HostId, Files, string[]] => [
        'vercel',
        having('api/index.html', `api/x.${ending}`),
        ['error not-served api/ api/'],
      ],
    ),
    ['vercel', having('api/index.html', 'api/assets/style.css', 'api/x.d.ts'), []],
    ['vercel', having('api/index.html', 'api/_x.js', 'api/.y/x.js', 'api/a/_b/x.js'), []],
    ['vercel', having('b/api/main.js'), []],
    ['vercel', having('public/index.html'), ['error not-served public/ public/']],
    [
      'netlify',
      { ...linking('/netlify.toml'), ...having('netlify.toml') },
      [broken('/netlify.toml'), 'notice redirect-invalid netlify.toml netlify.toml'],
    ],
    [
      'azure-static-web-apps',
      { ...linking('/staticwebapp.config.json'), 'staticwebapp.config.json': '{}' },
      [broken('/staticwebapp.config.json')],
    ],
    [
      'netlify',
      having('.draft/a.css', '.well-known/a.css'),
      ['warning hidden-files .draft/ .draft/a.css'],
    ],
    ['vercel', having('.draft/a.css'), []],
    ['vercel', { ...linking('/vercel.json'), 'vercel.json': '{}' }, []],
    ['github-pages', { ...linking('/CNAME'), ...having('CNAME') }, []],
    ['nginx', ELSEWHERE, []],
    [undefined, ELSEWHERE, []],
  ])('%s: %j', async (host, files, expected) =>
    expect(await found(files, { host })).toEqual(expected),
  )

  test('the reason is given', async () => {
    const { findings } = await verified(having('node_modules/a.js'), { host: 'vercel' })
    const messages = findings.filter(({ code }) => code === 'not-served').map((of) => of.message)
    expect(messages).toEqual([
      expect.stringContaining('uploads leave out folders with this name, unless'),
    ])
  })

  test.each<[HostId | undefined, Files, string[]]>([
    ['netlify', having('c#.html', 'what?.html'), ['c#.html', 'what?.html']],
    [
      'netlify',
      having('c#/a.html', 'c#/b.html', 'x/?/y/#.css', '.well-known/#'),
      ['.well-known/#', 'c#/', 'x/?/'],
    ],
    ['netlify', having('node_modules/a/#/b.js'), ['node_modules/a/#/']],
    ['netlify', having('.draft/#.html', '__MACOSX/#.html', 'c++.html', 'c%23.html'), []],
    ['cloudflare-workers', having('_worker.js'), ['_worker.js']],
    [
      'cloudflare-workers',
      having('_worker.js/index.js', '_worker.js/chunks/a.js'),
      ['_worker.js/'],
    ],
    ['cloudflare-workers', having('_worker.js.map'), ['_worker.js.map']],
    ['cloudflare-workers', having('docs/_worker.js', 'worker.js', 'a_worker.js'), []],
    ['cloudflare-workers', { ...having('_worker.js'), '.assetsignore': '_worker.js\n' }, []],
    ['cloudflare-workers', { ...having('_worker.js/index.js'), '.assetsignore': '' }, []],
    ['cloudflare-pages', having('_worker.js/main.js', '_worker.js/sub/index.js'), ['_worker.js/']],
    ['nginx', having('c#.html', 'what?.html', '_worker.js'), []],
    [undefined, having('c#.html', 'what?.html', '_worker.js'), []],
  ])('%s refuses the whole site because of a name: %j', async (host, files, refused) => {
    const { findings } = await verified(files, { host })
    const all = findings.filter(({ code }) => code === 'not-served')
    const isRefusal = all.every(({ message }) =>
      message.includes(' refuses the whole site because of this: '),
    )
    expect([all.map(({ target }) => target).sort(), isRefusal]).toEqual([refused, true])
  })

  test.each([
    ['_worker.js', '*.map\n', '_worker.js'],
    ['_worker.js/index.js', '', '_worker.js/'],
    ['_worker.js.map', '', undefined],
    ['_worker.js', '_worker.js\n', undefined],
    ['_worker.js/index.js', '/_worker.js\n', undefined],
  ])('%s is exposed on Workers next to a list that contains %j', async (name, list, exposed) => {
    const files = { ...having(name), '.assetsignore': list }
    const lines = await found(files, { host: 'cloudflare-workers' })
    const expected = exposed === undefined ? [] : [`error leaked-file ${exposed} ${exposed}`]
    expect(lines.filter((line) => line.startsWith('error'))).toEqual(expected)
  })

  test('a settings file that the check does not read gets a notice', async () => {
    const settings = {
      'netlify.toml': '[[redirects]]\nfrom = "/x"\nto = "/"\n',
      'a/netlify.toml': '',
    }
    expect(await found(settings, { host: 'netlify' })).toEqual([
      'notice redirect-invalid netlify.toml netlify.toml',
    ])
    expect(await found(settings, { host: 'nginx' })).toEqual([])
  })

  test('below a base path, files that are only refused in the root of the host are not refused', async () => {
    const at = { basePath: '/docs/' }
    expect(await found(having('_worker.js'), { ...at, host: 'cloudflare-workers' })).toEqual([])
    const { findings } = await verified(having('c#.html'), { ...at, host: 'netlify' })
    expect(findings.map(({ code }) => code)).toContain('not-served')
  })

  test('a program in a folder for Cloudflare Pages that has its index is kept, not refused', async () => {
    const { findings } = await verified(having('_worker.js/index.js'), { host: 'cloudflare-pages' })
    expect(findings.map(({ message }) => message)).toContain(
      'Cloudflare Pages does not serve this: it treats this as a Worker that handles all requests.',
    )
  })

  test('below a base path, the root of the host is elsewhere', async () => {
    const files = having('functions/map.html', 'a/node_modules/b.html')
    expect(await found(files, { host: 'cloudflare-pages', basePath: '/docs/' })).toEqual([
      'error not-served a/node_modules/ a/node_modules/',
    ])
  })

  test('is counted in the log, not silently', async () => {
    const site = { '.assetsignore': 'draft/\n', ...having('draft/a.html', '_headers') }
    const lines: string[] = []
    const info = ({ text }: { readonly text: string }) => lines.push(text)
    const { files } = await verified(site, { host: 'cloudflare-workers', info })
    expect(files).toBe(8)
    expect(lines[0]).toBe(
      'Checking 3 pages and 2 other files for Cloudflare Workers; 3 files will not be served',
    )
  })
})

test.each<[HostId | undefined, string, string[]]>([
  ['azure-static-web-apps', '/', [broken('/api/gone')]],
  [undefined, '/', [broken('/api/gone')]],
  // There, the folder is elsewhere.
  ['azure-static-web-apps', '/docs/', []],
])(
  'what %s serves itself does not count if the site at %s has that folder',
  async (host, basePath, expected) => {
    const files = { ...linking('/api/users', '/api/gone'), ...having('api/users.html') }
    expect(await found(files, { host, basePath })).toEqual(expected)
  },
)

describe('the effects of rules', () => {
  const azure = (json: string): Files => ({ 'staticwebapp.config.json': json })
  test.each<[string, HostId, Files, string[]]>([
    [
      'a parameter that a rule requires, one finding for the two that lack it',
      'netlify',
      {
        ...linking('/store?id=a', '/store?id=b', '/store'),
        ...having('blog/a.html'),
        _redirects: '/store id=:id /blog/:id 301\n',
      },
      [broken('/store?id=b'), 'notice redirected-link /store?id=a a.html:1'],
    ],
    [
      'a rule that may not be tried at all',
      'netlify',
      {
        ...linking('/enterprise', '/en-US'),
        ...having('en/a.html'),
        _redirects: '/* /en/:splat 302\n',
      },
      [broken('/en-US'), broken('/enterprise')],
    ],
    [
      'an empty file changes nothing',
      'cloudflare-pages',
      { ...linking('/guide/index'), _redirects: '' },
      [],
    ],
    [
      'a 404 page that a rule shows',
      'netlify',
      { _redirects: '/* /guide.html 404\n', '404.html': '' },
      [],
    ],
    [
      'one that does not exist',
      'azure-static-web-apps',
      azure('{"responseOverrides": {"404": {"rewrite": "/gone.html"}}}'),
      ['warning redirect-target responseOverrides 404 staticwebapp.config.json:1'],
    ],
    [
      'files that a fallback leaves out',
      'azure-static-web-apps',
      {
        'a.html': `${head}<img src="/zz.png"><a href="/zz">`,
        ...azure(
          '{"navigationFallback": {"rewrite": "/index.html", "exclude": ["*.{svg,png,jpg,gif}"]}}',
        ),
      },
      [
        'error broken-asset /zz.png a.html:1',
        'warning redirect-catch-all navigationFallback staticwebapp.config.json:1',
      ],
    ],
  ])('%s', async (_, host, files, expected) =>
    expect(await found(files, { host })).toEqual(expected),
  )

  test.each<[HostId, Files, string[]]>([
    ['netlify', {}, ['no-404-page']],
    ['netlify', { _redirects: '/* /index.html 404\n' }, []],
    ['netlify', { _redirects: '/* /index.html 404 Country=de\n' }, ['no-404-page']],
    [
      'azure-static-web-apps',
      azure('{"responseOverrides": {"404": {"rewrite": "/index.html"}}}'),
      [],
    ],
  ])('whether a page is shown at nonexistent addresses: %s %j', async (host, files, expected) => {
    const folder = scratchWith({ ...having('index.html'), ...files })
    expect((await verify(folder, { host })).findings.map(({ code }) => code)).toEqual(expected)
  })

  test('a rule that comes before the files is described as such', async () => {
    const site = { ...having('about/index.html'), _redirects: '/* /about/ 200\n' }
    const { findings } = await verified(site, { host: 'cloudflare-pages' })
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringContaining('sends every address to /about/, even those with a file'),
    ])
  })
})

describe('a site that GitHub Pages publishes from a branch', () => {
  const at = { host: 'github-pages' } as const
  const STATIC = 'notice not-served _static/ _static/a.css'
  test.each<[string, Files, Partial<Parameters<typeof found>[1]>, readonly string[]]>([
    [
      'folders and files that it leaves out',
      having('_static/a.css', '_static/b.css', 'a/_x.html', 'b_c/d.css'),
      {},
      [STATIC, 'notice not-served a/_x.html a/_x.html'],
    ],
    [
      'files that other hosts read',
      having('_redirects', '_headers'),
      {},
      ['_headers', '_redirects'].map((name) => `notice redirect-invalid ${name} ${name}`),
    ],
    [
      'a file that Apache reads',
      having('.htaccess'),
      { host: 'nginx' },
      ['notice redirect-invalid .htaccess .htaccess'],
    ],
    ['the switch for that', having('_static/a.css', '.nojekyll'), {}, []],
    ['the switch in another folder', having('_static/a.css', 'a/.nojekyll'), {}, [STATIC]],
    ['below a base path', having('_static/a.css'), { basePath: '/manual/' }, [STATIC]],
    ['on another host', having('_static/a.css', 'CNAME'), { host: 'nginx' }, []],
    ['its own domain', { CNAME: 'Docs.Acme.dev\n' }, { domain: 'docs.acme.dev' }, []],
    [
      'another domain',
      { CNAME: 'www.acme.dev' },
      { domain: 'docs.acme.dev' },
      ['warning canonical-host CNAME CNAME'],
    ],
    ['a domain with a slash', { CNAME: 'docs.acme.dev/' }, { domain: 'docs.acme.dev' }, []],
    [
      'another domain in a file that is as large as one is read',
      { CNAME: 'www.acme.dev'.padEnd(64 << 10) },
      { domain: 'docs.acme.dev' },
      ['warning canonical-host CNAME CNAME'],
    ],
    [
      'another domain in a file that is too large to be read',
      { CNAME: 'www.acme.dev'.padEnd((64 << 10) + 1) },
      { domain: 'docs.acme.dev' },
      [],
    ],
    ['a domain that is not known', { CNAME: 'www.acme.dev' }, { domain: undefined }, []],
    [
      'an international domain',
      { CNAME: '\nbücher.example\n' },
      { domain: 'xn--bcher-kva.example' },
      [],
    ],
    ['a domain after a line of spaces', { CNAME: '  \n docs.acme.dev \n' }, {}, []],
    ['an empty domain', { CNAME: '\n' }, { domain: 'docs.acme.dev', basePath: '/manual/' }, []],
    [
      'a domain and a base path',
      { CNAME: 'docs.acme.dev' },
      { domain: 'docs.acme.dev', basePath: '/manual/' },
      ['warning canonical-host CNAME CNAME'],
    ],
    ['a domain in a folder', { 'a/CNAME': 'www.acme.dev' }, { domain: 'docs.acme.dev' }, []],
  ])('%s', async (_name, files, options, expected) => {
    expect(await found(files, { ...at, ...options })).toEqual(expected)
  })

  test.each([
    ['https://docs.acme.dev/', 'docs.acme.dev', 'docs.acme.dev'],
    ['HTTP://docs.acme.dev', undefined, 'docs.example.com'],
    ['# comment', 'docs.acme.dev', 'docs.acme.dev'],
    ['# comment\ndocs.acme.dev\n', 'docs.acme.dev', 'docs.acme.dev'],
    ['docs.acme.dev # comment', 'docs.acme.dev', 'docs.acme.dev'],
    ['docs.acme.dev\nwww.acme.dev', 'docs.acme.dev', 'docs.acme.dev'],
    ['docs.acme.dev/guide', 'docs.acme.dev', 'docs.acme.dev'],
    ['docs.acme.dev:8080', 'docs.acme.dev', 'docs.acme.dev'],
    ['docs.acme.dev?a', 'docs.acme.dev', 'docs.acme.dev'],
    ['me@docs.acme.dev', 'docs.acme.dev', 'docs.acme.dev'],
    ['docs.acme.dev\\guide', 'docs.acme.dev', 'docs.acme.dev'],
    ['a%b', 'docs.acme.dev', 'docs.acme.dev'],
  ])('a CNAME with more than a host name: %j', async (CNAME, domain, example) => {
    const { findings } = await verified({ CNAME }, { ...at, domain, basePath: '/manual/' })
    expect(findings.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      `warning CNAME must contain only a host name, such as ${example}, but contains “${CNAME.trim().replaceAll('\n', ' ')}”.`,
    ])
  })

  test.each([
    [100 << 20, []],
    [(100 << 20) + 1, ['notice file-too-large a.bin a.bin']],
  ])('a file of %i bytes', async (bytes, expected) => {
    const root = scratchWith({ 'index.html': head, '404.html': head, 'a.bin': '' })
    truncateSync(join(root, 'a.bin'), bytes)
    const { findings } = await verify(root, at)
    expect(
      findings.map(({ severity, code, target }) => `${severity} ${code} ${target} ${target}`),
    ).toEqual(expected)
  })

  test.each<[string, Record<string, string>, readonly string[]]>([
    ['*', { '.gitignore': '*\n' }, ['.gitignore: 404.html and 4 more files']],
    [
      '* in a folder',
      { 'a/.gitignore': '*\n', 'a/x.css': '', 'a/b/y.css': '' },
      ['a/.gitignore: a/b/y.css and 1 more file'],
    ],
    [
      'one at the top of a folder',
      { 'a/.gitignore': '/x.css\n', 'a/x.css': '', 'a/b/x.css': '' },
      ['a/.gitignore: a/x.css'],
    ],
    ['nothing by another file', { 'x.gitignore': '*\n' }, []],
    [
      'all but some',
      { '.gitignore': '*.map\n!keep.map\n', 'x.map': '', 'keep.map': '' },
      ['.gitignore: x.map'],
    ],
    ['only missing files', { '.gitignore': 'node_modules/\n*.log\n' }, []],
    ['nothing', { '.gitignore': '' }, []],
  ])('what Git leaves out: %s', async (_name, files, expected) => {
    const { findings } = await verified(files, at)
    const messages = findings
      .filter(({ code }) => code === 'not-served')
      .map(({ target, message }) => `${target}: ${message}`)
    const sentence = (line: string) => {
      const [target, ignored] = line.split(': ')
      return `${target}: If the site is published from a branch, Git leaves out what this file lists: ${ignored}.`
    }
    expect(messages).toEqual(expected.map(sentence))
  })
})

/** From `/docs/y/`, one link does not reach its page, and the other does not leave the folder. */
const BROKEN_IN_DOCS = ['../../r.html', 'x'].map(
  (target) => `warning broken-link ${target} docs/404.html:1`,
)

test.each<[HostId, string, readonly string[]]>([
  ['cloudflare-pages', 'docs/404.html', BROKEN_IN_DOCS],
  ['cloudflare-workers', 'docs/404.html', BROKEN_IN_DOCS],
  ['nginx', 'docs/404.html', []],
  ['cloudflare-pages', 'docs/about-404.html', []],
])(
  'on %s, a link in %s is judged from nonexistent addresses in its folder',
  async (host, name, expected) => {
    const links = '<a href="x"><a href="../../r.html">'
    const files = { [name]: `${head}${links}`, ...having('docs/x.html', 'r.html') }
    expect(await found(files, { host })).toEqual(expected)
  },
)

test('on Workers, a file with the name “index” comes before the page of its folder', async () => {
  const files = { ...linking('/b/index#x'), 'b/index.html': head }
  const at = { host: 'cloudflare-workers' } as const
  expect(await found(files, at)).toEqual(['warning broken-anchor /b/index#x a.html:1'])
  expect(await found({ ...files, 'b/index': 'x' }, at)).toEqual([])
})

test('a page for nonexistent addresses under another name is mentioned', async () => {
  const root = scratchWith({ 'index.html': head, '404/index.html': head })
  const options = { domain: undefined, basePath: '/' }
  for (const host of ['nginx', 'cloudflare-pages'] as const) {
    const { findings } = await verify(root, { ...options, host })
    const [message] = findings.filter(({ code }) => code === 'no-404-page').map((of) => of.message)
    expect(message).toMatch(/^There is no 404\.html, only 404\/index\.html, so /)
  }
})
