/** How the redirect file of a host changes the findings. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { FindingCollector } from '../../../src/check/collector/finding-collector.ts'
import { checkRedirects } from '../../../src/check/site-rules/redirect-files.ts'
import { asBytes } from '../../../src/web/byte-strings.ts'
import { HOST_IDS, type HostId } from '../../../src/web/host/all-hosts.ts'
import { ServedSite } from '../../../src/web/host/served-site.ts'
import { checkOptions, verify } from '../../support/check.ts'
import { type Files, found, head, page, verified } from '../../support/found.ts'
import { rows } from '../../support/rows.ts'
import { scratchWith } from '../../support/scratch.ts'

const linking = (...addresses: string[]): Files => ({
  'new.html': `${head}<p id="there">`,
  'a.html': head + addresses.map((address) => `<a href="${address}">`).join(''),
})
const azure = (config: unknown): Files => ({ 'staticwebapp.config.json': JSON.stringify(config) })
const vercel = (config: unknown): Files => ({ 'vercel.json': JSON.stringify(config) })

describe('a link that only a rule serves', () => {
  const files = linking('/old', '/docs/x/y', '/gone')
  const lines = '/old /new\n/docs/* /new\n'
  test.each<[HostId, Files]>([
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
  ])(
    'is a notice on %s if that is a redirect, and broken if no rule matches it',
    async (host, rules) => {
      const isRewritten = host === 'vercel' || host === 'azure-static-web-apps'
      expect(await found({ ...files, ...rules }, { host })).toEqual([
        'error broken-link /gone a.html:1',
        ...(isRewritten ? ['/old'] : ['/docs/x/y', '/old']).map(
          (from) => `notice redirected-link ${from} a.html:1`,
        ),
      ])
    },
  )

  test.each(
    rows(`
      of two addresses | netlify | /docs/* /b; /b /new 302 | | /new (2)
      with a fragment | netlify | /docs/x /new#there | | /new#there (1)
      before a file | cloudflare-pages | /docs/* /new | docs/x.html | /new (1)
      behind a file | netlify | /docs/* /new | docs/x.html |
      to another host | netlify | /docs/* https://acme.org/ | |
      of the host itself | netlify | /y /new | docs/x/index.html |
      of a setting | vercel | {"trailingSlash": true, "cleanUrls": true} | docs/x.html |
      to a rewrite | netlify | /docs/* /new 200 | |
      that depends | netlify | /docs/* /new 302 Country=de | |
      of any host | | /docs/* /new | | /new (1)
      of any host, beside a file | | /docs/* /new | docs/x.html |
    `),
  )('says where a redirect points: %s', async (_, name, rules = '', file = '', end = '') => {
    const host = HOST_IDS.find((each) => each === name)
    const files = {
      ...linking('/docs/x#there', '/docs/x#there', '/docs/x?a=b'),
      [host === 'vercel' ? 'vercel.json' : '_redirects']: rules.replace('; ', '\n'),
      ...(file !== '' && { [file]: `${head}<p id=there>` }),
    }
    const { findings } = await verified(files, { host })
    const redirected = findings.filter(({ code }) => code === 'redirected-link')
    const parts = redirected.map(({ target, message }) => {
      const [, line, to] = /\(line (\d)\), which points to (.*)\.$/.exec(message) ?? []
      return `${target} → ${to} (${line})`
    })
    const links = end === '' ? [] : ['/docs/x#there', '/docs/x?a=b']
    expect(parts).toEqual(links.map((link) => `${link} → ${end}`))
  })

  const broken = (address: string) => `error broken-link ${address} a.html:1`
  const UNREAD = 'notice redirect-invalid _redirects _redirects'
  const UNREAD_IN_FOLDER = 'notice redirect-invalid sub/_redirects sub/_redirects'

  test.each<[string, HostId | undefined, Files]>([
    ['on a host that does not read such a file', 'github-pages', { _redirects: lines }],
    ['on a host that reads another file', 'azure-static-web-apps', { _redirects: lines }],
    ['where the file is not in the root', 'netlify', { 'sub/_redirects': lines }],
  ])('is one %s', async (_when, host, rules) => {
    const findings = await found({ ...linking('/old'), ...rules }, { host })
    const unread = '_redirects' in rules ? UNREAD : UNREAD_IN_FOLDER
    expect(findings).toEqual([broken('/old'), unread])
  })

  test('is one beside a file in the root', async () => {
    const rules = { _redirects: '/x /new\n', 'sub/_redirects': lines }
    expect(await found({ ...linking('/old'), ...rules }, { host: 'netlify' })).toEqual([
      broken('/old'),
    ])
  })

  test('is none without a host, if any host would serve it', async () => {
    const rules = { _redirects: lines, ...azure({ routes: [] }) }
    expect(await found({ ...files, ...rules }, { host: undefined })).toContain(broken('/gone'))
  })

  test('is one below a base path, where the host does not read the file', async () => {
    const rules = { _redirects: '/docs/old /docs/new\n', 'sub/_redirects': lines }
    const below = { ...linking('/docs/old'), ...rules }
    expect(await found(below, { host: 'netlify', basePath: '/docs/' })).toEqual([
      broken('/docs/old'),
      UNREAD,
    ])
  })

  test('is one if the rule points nowhere or responds with an error', async () => {
    const config = azure({ routes: [{ route: '/old', statusCode: 410 }] })
    const options = { host: 'azure-static-web-apps' } as const
    expect(await found({ ...linking('/old'), 'old.html': head, ...config }, options)).toEqual([
      `${broken('/old')} (/old.html)`,
    ])
    expect(
      await found({ ...linking('/old'), _redirects: '\n/old /no\n' }, { host: 'netlify' }),
    ).toEqual([broken('/old'), 'error redirect-target /old _redirects:2'])
  })
})

test('a rule that points into an unreadable folder is not reported as wrong', async () => {
  const site = {
    ...({
      root: '/',
      names: [],
      host: 'netlify',
      domain: undefined,
      basePath: '/',
      symlinkLoops: [],
      headersText: '',
    } as const),
    ...{
      redirectFiles: [{ name: '_redirects', text: '/old /shut/x\n' }],
      unreadableFolders: ['shut/'],
    },
  }
  const collector = new FindingCollector()
  await checkRedirects({
    servedSite: new ServedSite(site),
    collector,
    signal: new AbortController().signal,
  })
  expect(collector.listRawFindings()).toEqual([])
})

test('loaded files and the entries of a sitemap are looked up in the same way', async () => {
  const urls = ['/', '/a', '/was', '/never'].map(
    (path) => `<url><loc>https://docs.acme.dev${path}</loc></url>`,
  )
  const files = {
    'a.html': `${head}<img src="/img/x.png"><img src="/img/y.png">`,
    'pictures/x.png': '',
    _redirects: '/img/* /pictures/:splat 200\n/was /guide\n',
    'sitemap.xml': `<urlset>${urls.join('')}<url><loc>https://docs.acme.dev/guide</loc></url></urlset>`,
  }
  expect(await found(files, { host: 'netlify' })).toEqual([
    'error broken-asset /img/y.png a.html:1',
    'warning sitemap https://docs.acme.dev/never sitemap.xml:1',
  ])
})

describe('anchors at the target of a rule', () => {
  test.each([
    ['a redirect', '/old /new', true],
    ['a redirect with a pattern', '/old* /new', true],
    ['a rewrite of one address', '/old /new.html 200', true],
    ['a redirect with its own fragment', '/old /new#there', false],
    ['a page for many addresses, whose script may tell them apart', '/old/* /new.html 200', false],
    ['a page that only some visitors get', '/old /new 302 Country=de', false],
    ['another host', '/old https://acme.org/', false],
  ])('%s', async (_name, rule, isChecked) => {
    const lines = await found(
      { ...linking('/old#there', '/old#missing'), _redirects: rule },
      { host: 'netlify' },
    )
    const expected = isChecked ? ['warning broken-anchor /old#missing a.html:1'] : []
    expect(lines.filter((line) => !/broken-link|redirected-link/.test(line))).toEqual(expected)
  })
})

test.each([
  [
    '/index.html',
    ['error broken-asset /app/x.js a.html:2', 'error broken-asset /app/x.png a.html:2'],
  ],
  ['/logo.svg', []],
])(
  '%s is wrong for a file that is loaded as something else if it is a page',
  async (to, expected) => {
    const loads =
      '<script src="/app/x.js"></script><img src="/app/x.png"><iframe src="/app/view"></iframe><a href="/app/y.js">'
    const files = { ...page(loads), 'logo.svg': '<svg/>', _redirects: `/app/* ${to} 200\n` }
    expect(await found(files, { host: 'netlify' })).toEqual(expected)
  },
)

describe('a page to which a rule for many addresses redirects is wrong for a file that is loaded as something else', () => {
  const LOADS = {
    ...page(
      '<img src="/img/dead.png"><a href="/img/dead.png"><a href="/img/dead"><img src="/img/dead.svg">',
    ),
    'logo.svg': '<svg/>',
  }
  const DEAD = ['png', 'svg'].map((ending) => `error broken-asset /img/dead.${ending} a.html:2`)

  test.each<[HostId | undefined, Files, boolean]>([
    ['netlify', { _redirects: '/img/* / 301' }, true],
    ['netlify', { _redirects: '/img/* /#top 301' }, true],
    ['netlify', { _redirects: '/img/:name /a 302' }, true],
    ['netlify', { _redirects: '/img/* /lost\n/lost /' }, true],
    ['cloudflare-pages', { _redirects: '/img/* / 301' }, true],
    ['vercel', vercel({ redirects: [{ source: '/:a/:b', destination: '/' }] }), true],
    ['vercel', vercel({ redirects: [{ source: '/img/:a', destination: '/a.html' }] }), true],
    ['azure-static-web-apps', azure({ routes: [{ route: '/img/*', redirect: '/' }] }), true],
    [undefined, { _redirects: '/img/* / 301' }, true],
    // A rule that points to an image or to another host, or is for only one address, may be
    // intended.
    ['netlify', { _redirects: '/img/* /logo.svg 301' }, false],
    ['netlify', { _redirects: '/img/* https://acme.org/:splat 301' }, false],
    ['netlify', { _redirects: '/img/dead.png / 301\n/img/dead.svg /\n/img/dead /' }, false],
    ['netlify', { _redirects: '/img/* / 301 Country=de\n/img/* https://acme.org/' }, false],
  ])('%s: %j', async (host, rules, isDead) => {
    const lines = await found({ ...LOADS, ...rules }, { host })
    expect(lines.filter((line) => line.includes('broken-'))).toEqual(isDead ? DEAD : [])
  })

  test('an existing file is served, unless the rules come first', async () => {
    const files = { ...page('<img src="/img/x.png">'), 'img/x.png': '', _redirects: '/img/* / 301' }
    expect(await found(files, { host: 'netlify' })).toEqual([])
    expect(await found(files, { host: 'cloudflare-pages' })).toEqual([
      'error broken-asset /img/x.png a.html:2',
    ])
  })
})

describe('findings about the rules themselves', () => {
  test.each([
    ['a circle', '/x /y\n/y /x', 'error redirect-loop /x _redirects:1'],
    ['a target that is missing', '/x /y', 'error redirect-target /x _redirects:1'],
    [
      'an error page that is missing',
      '/x/* /lost.html 404',
      'warning redirect-target /x/* _redirects:1',
    ],
    ['a file that shadows a rule', '/guide /', 'warning redirect-shadowed /guide _redirects:1'],
    [
      'a rule after one that covers it',
      '/x/* /guide\n/x/y /',
      'warning redirect-hidden /x/y _redirects:2',
    ],
    ['one page for everything', '/* /index.html 200', 'warning redirect-catch-all /* _redirects:1'],
    ['a line that the host leaves out', '/x', 'warning redirect-invalid _redirects _redirects:1'],
    [
      'a file that is too large to be read',
      '# x\n'.repeat(1 << 19).concat('#'),
      'notice redirect-invalid _redirects _redirects',
    ],
    ['the largest file that is read', '# x\n'.repeat(1 << 19)],
  ])('%s', async (_name, _redirects, ...expected) => {
    expect(await found({ _redirects }, { host: 'netlify' })).toEqual(expected)
  })

  test.each<[string, HostId, Files, ...string[]]>([
    ['of two lines', 'netlify', { _redirects: '/x\n/y' }, '_redirects:1', '_redirects:2'],
    [
      'of one line',
      'vercel',
      vercel({
        redirects: [
          { source: '/(', destination: '/' },
          { source: '/x', destination: '/', status: 301 },
          { source: '/)', destination: '/' },
          { source: '/(', destination: '/' },
        ],
      }),
      'vercel.json:1',
      'vercel.json:1 (2)',
      'vercel.json:1 (3)',
    ],
    [
      'of a file as a whole',
      'azure-static-web-apps',
      azure({ navigationFallback: { rewrite: '/index.html', exclude: ['x', 'y'] } }),
      'staticwebapp.config.json',
      'staticwebapp.config.json (2)',
    ],
  ])('problems %s have addresses of their own', async (_name, host, files, ...addresses) => {
    const { findings } = await verified(files, { host })
    const problems = findings.filter(({ code }) => code === 'redirect-invalid')
    expect(problems.map(({ address, target }) => address ?? target)).toEqual(addresses)
  })

  test('a target in a folder that could not be read is not known', async () => {
    const _redirects = '/x /more/y\n/z /gone'
    const root = scratchWith({ 'index.html': head, '404.html': head, _redirects })
    const { listedTree } = await checkOptions(root)
    const unreadableEntries = [{ name: asBytes('more/'), why: 'x', errorCode: 'EACCES' }]
    const options = { host: 'netlify', listedTree: { ...listedTree, unreadableEntries } } as const
    const { findings } = await verify(root, options)
    expect(findings.map(({ code, target }) => `${code} ${target}`)).toEqual([
      'redirect-target /z',
      'unreadable-file more/',
    ])
  })

  test.each<[HostId, string, string]>([
    ['netlify', '_redirect', '_redirects'],
    ['cloudflare-pages', '_Redirects', '_redirects'],
    ['azure-static-web-apps', 'staticwebapp.json', 'staticwebapp.config.json'],
    ['azure-static-web-apps', 'staticWebApp.config.jsonc', 'staticwebapp.config.json'],
  ])('%s does not read %s, unless there is a %s', async (host, name, meant) => {
    const { findings } = await verified({ [name]: '{}' }, { host })
    const problems = findings.map(({ severity, code, target }) => [severity, code, target])
    expect(problems).toEqual([['warning', 'redirect-invalid', name]])
    expect(findings[0]?.message).toContain(`: rename it to \`${meant}\`.`)
    const withBoth = { [name]: '{}', [meant]: meant.endsWith('.json') ? '{}' : '' }
    expect(await found(withBoth, { host })).toEqual([])
  })

  test('a line that exceeds a limit of the host is a warning', async () => {
    const files = { _redirects: `/${'x'.repeat(2_000)} /` }
    expect(await found(files, { host: 'cloudflare-pages' })).toEqual([
      'warning redirect-invalid _redirects _redirects:1',
    ])
  })

  test.each([
    ['abcde', '/a → /b → /c → /d → /e → /a'],
    ['abcdef', '/a → /b → /c → /d → /e → …'],
  ])('a loop of the addresses %s is shown', async (names, shown) => {
    const rules = Array.from(names, (name, i) => `/${name} /${names[(i + 1) % names.length]}`)
    const { findings } = await verified({ _redirects: rules.join('\n') }, { host: 'netlify' })
    const [loop] = findings.filter(({ code }) => code === 'redirect-loop')
    expect(loop?.message).toContain(shown)
  })

  const ON_AZURE = 'azure-static-web-apps staticwebapp.config.json'
  test.each(
    rows(`
      one page for everything | ${ON_AZURE} | {"navigationFallback": {"rewrite": "/index.html"}} | warning redirect-catch-all navigationFallback staticwebapp.config.json:1
      one page for everything that is missing | ${ON_AZURE} | {"navigationFallback": {"rewrite": "/app.html"}} | warning redirect-target navigationFallback staticwebapp.config.json:1
      no JSON | ${ON_AZURE} | {"routes": [ | error redirect-invalid staticwebapp.config.json staticwebapp.config.json
      a pattern that the host refuses | vercel vercel.json | {"redirects": [{"source": "/(", "destination": "/"}]} | error redirect-invalid vercel.json vercel.json:1
      a target that is missing | vercel vercel.json | {"redirects": [{"source": "/x", "destination": "/y"}]} | error redirect-target /x vercel.json:1
    `),
  )('in JSON: %s', async (_name, where = '', json = '', expected) => {
    const [name, file = ''] = where.split(' ')
    const host = HOST_IDS.find((each) => each === name)
    expect(await found({ [file]: json }, { host })).toEqual([expected])
  })
})

describe('a part of a file that is not read', () => {
  const DEAD = {
    'a.html': `${head}<a href="/x">1</a><img src="/x.png"><script src="/x.js"></script><a href="/api/x">2</a>`,
  }
  const ALL = ['broken-link', 'broken-asset', 'broken-asset', 'broken-link']
  const route = (src: string, more: object) =>
    vercel({
      routes: [
        { src: '/(.*)', headers: { x: 'y' }, continue: true },
        { src, ...more },
      ],
    })
  const GOES_ON = { dest: '/', continue: true }
  const MANY = { _redirects: Array.from({ length: 12_000 }, (_, i) => `/y${i} /a`).join('\n') }
  const WITH_IDS = {
    _redirects: Array.from({ length: 2_000 }, (_, i) => `/y id=${i} /a`).join('\n'),
  }
  const HUGE = { _redirects: '/y /a\n'.repeat(2_000_000) }

  test.each<[string, HostId | undefined, Files, 'error' | 'warning', number, string]>([
    ['it only sets headers', 'vercel', route('/y', { dest: '/a.html' }), 'error', 4, ''],
    ['it begins like some', 'vercel', route('/api/.*', GOES_ON), 'error', 3, ''],
    [
      'it fits any',
      'vercel',
      route('/.*', GOES_ON),
      'warning',
      4,
      'the rule on line 1 of vercel.json',
    ],
    [
      'five `*`',
      'netlify',
      { _redirects: '\n/*/*/*/*/* /a\n/*/*/*/*/*/* /a' },
      'warning',
      4,
      'the rule on line 2 of _redirects',
    ],
    ['five `*` in a folder', 'netlify', { _redirects: '/api/*/*/*/*/* /a' }, 'error', 3, ''],
    ['a long line', 'netlify', { _redirects: `/y /a?${'y'.repeat(10_000)}` }, 'error', 4, ''],
    ['12,000 rules', 'netlify', MANY, 'error', 4, ''],
    ['12,000 equal ones', 'netlify', { _redirects: '/y /a\n'.repeat(12_000) }, 'error', 4, ''],
    ['2,000 for parameters', 'netlify', WITH_IDS, 'error', 4, ''],
    ['no JSON', 'vercel', { 'vercel.json': '{,}' }, 'warning', 4, 'a rule in vercel.json'],
    [
      'no JSON object',
      'azure-static-web-apps',
      { 'staticwebapp.config.json': '[]' },
      'warning',
      3,
      'a rule in staticwebapp.config.json',
    ],
    ['a 10 MB file', 'netlify', HUGE, 'warning', 4, 'a rule in _redirects'],
    ['no host', undefined, HUGE, 'warning', 3, 'a rule in _redirects'],
  ])('does not silence the rest: %s', async (_, host, files, severity, broken, rule) => {
    const verdict = await verified({ ...DEAD, ...files }, { host })
    const dead = verdict.findings.filter(({ code }) => code.startsWith('broken-'))
    expect(dead.map(({ code }) => code).sort()).toEqual(ALL.slice(0, broken).sort())
    expect(new Set(dead.map((finding) => finding.severity))).toEqual(new Set([severity]))
    for (const { message } of dead)
      if (rule === '') expect(message).not.toContain('unless')
      else expect(message).toContain(`, unless ${rule} applies.`)
    // Each is listed, or counted.
    expect(verdict.undecided).toBe(
      severity === 'warning' ? broken : host === undefined ? 0 : 4 - broken,
    )
  })
})

describe('a redirect file that nobody would write', () => {
  test('a folder with that name is not one', async () => {
    const files = { ...linking('/old'), '_redirects/index.html': head }
    expect((await verified(files, { host: 'netlify' })).findings).toMatchObject([
      { code: 'broken-link', target: '/old' },
    ])
  })

  test('its content is shown as text', async () => {
    const hostile = '<script>\u001b[31m##[error]'
    const files = { _redirects: `/x /y ${hostile}\nhttps://[/${hostile} /y` }
    const { findings } = await verified(files, { host: 'netlify' })
    expect(findings.map(({ code }) => code)).toEqual(['redirect-invalid', 'redirect-invalid'])
    for (const { message } of findings) {
      expect(message).toContain('<script>')
      expect(message).not.toMatch(/\p{Cc}|##\[/u)
    }
  })
})

test.each([
  [{}, ['error broken-link /new a.html:1 (/new.html)']],
  [vercel({ cleanUrls: false }), ['error broken-link /new a.html:1 (/new.html)']],
  [vercel({ cleanUrls: true }), []],
])(
  'Vercel serves a page without its extension only if configured to: %j',
  async (config, expected) => {
    const files = { ...linking('/new', '/sub', '/sub/', '/new.html'), 'sub/index.html': head }
    expect(await found({ ...files, ...config }, { host: 'vercel' })).toEqual(expected)
  },
)

describe('Cloudflare Workers', () => {
  test('files that .assetsignore leaves out do not exist', async () => {
    const files = {
      ...linking('/draft/x', '/_redirects', '/new'),
      '.env': 'KEY=1',
      '.git/config': '',
      'package.json': '{}',
      'draft/x.html': `${head}<a href="/gone">`,
      _redirects: '/was /new\n',
    }
    const leaks = ['error leaked-file .env .env', 'error leaked-file .git/ .git/config']
    expect(await found(files, { host: 'cloudflare-workers' })).toEqual([
      ...leaks,
      'error broken-link /_redirects a.html:1',
      'error broken-link /gone draft/x.html:1',
      'warning leaked-file package.json package.json',
    ])
    const listed = { ...files, '.assetsignore': '.env*\n.git\npackage.json\ndraft/\n' }
    expect(await found(listed, { host: 'cloudflare-workers' })).toEqual([
      'error broken-link /_redirects a.html:1',
      'error broken-link /draft/x a.html:1',
    ])
    expect(await found(listed, { host: 'cloudflare-pages' })).toEqual(expect.arrayContaining(leaks))
  })

  test('a list that nobody writes is reported, and leaves nothing out', async () => {
    const files = { ...linking('/guide'), '.assetsignore': 'guide.html\n'.repeat(10_000) }
    expect(await found(files, { host: 'cloudflare-workers' })).toEqual([
      'error unreadable-file .assetsignore .assetsignore',
    ])
  })
})

describe('headers', () => {
  const refused = (line: number) => [`error redirect-invalid _headers _headers:${line}`]
  const ignored = (line: number) => [`warning redirect-invalid _headers _headers:${line}`]
  test.each<[string, HostId, string, readonly string[], string?]>([
    ['before any path', 'cloudflare-workers', 'X-Frame-Options: DENY\nA: b\n', refused(1)],
    ['before the first path', 'cloudflare-workers', '# a\n\n  A: b\n/*\n  C: d\n', refused(3)],
    ['after a path', 'cloudflare-workers', '/*\n  A: b\n\n/x\n  ! A\n', []],
    ['after an address', 'cloudflare-workers', 'https://:project.pages.dev/*\n  A: b\n', []],
    ['without a colon', 'cloudflare-workers', 'example\n/*\n', ignored(1)],
    ['without a colon', 'cloudflare-pages', '/*\n  X-Frame-Options DENY\n  ! A\n', ignored(2)],
    ['without a colon', 'netlify', '/*\n  X-Frame-Options DENY\n', ignored(2)],
    ['for another host', 'nginx', '/*\n', ['notice redirect-invalid _headers _headers']],
    ['in an empty file', 'cloudflare-workers', '# A: b\n', []],
    ['before the first path', 'cloudflare-pages', 'A: b\n/*\n  C: d\n', ignored(1)],
    ['before the first path', 'netlify', 'A: b\n/*\n  C: d\n', ignored(1)],
    ['below a base path', 'cloudflare-workers', 'A: b\n', [], '/docs/'],
  ])('%s, on %s', async (_name, host, text, expected, basePath = '/') => {
    expect(await found({ _headers: text }, { host, basePath })).toEqual(expected)
  })

  test('in a file that is too large, or in a pipe, are not read', async () => {
    const host = 'cloudflare-workers'
    const large = { _headers: `A: b\n${'#'.repeat(2 << 20)}` }
    expect(await found(large, { host })).toEqual([])
    const root = scratchWith({ 'index.html': head, '404.html': head })
    spawnSync('mkfifo', [join(root, '_headers')])
    const { findings } = await verify(root, { host })
    expect(findings.filter(({ code }) => code === 'redirect-invalid')).toEqual([])
  })
})

test.each<[HostId, string]>([
  ['netlify', '_redirects'],
  ['cloudflare-pages', '_redirects'],
  ['cloudflare-workers', '_redirects'],
  ['azure-static-web-apps', 'staticwebapp.config.json'],
  ['vercel', 'vercel.json'],
])('the redirect file of %s is meant to be there', async (host, name) => {
  const own = { [name]: name === '_redirects' ? '' : '{}' }
  expect(await found(own, { host })).toEqual([])
  // Others may be for other hosts.
  expect(await found({ _redirects: '', 'vercel.json': '{}', ...own }, { host })).toEqual([])
})

test('the anchor of a target must exist', async () => {
  const rules = [
    '/a /b#here 301',
    '/c /b#gone 301',
    '/d/* /b#:splat 301',
    '/e https://acme.org/b#gone 301',
    '/f /x.svg#gone 301',
    '/g /b#gone 200',
    '/h/* /b#:splat#end 301',
    '/i/* /b#gone-:splat 301',
  ]
  const files = {
    'b.html': `${head}<p id="here">`,
    'x.svg': '<svg/>',
    _redirects: rules.join('\n'),
  }
  const { findings } = await verified(files, { host: 'netlify' })
  const anchors = findings.filter(({ code }) => code === 'broken-anchor')
  expect(anchors.map(({ severity, target, spots }) => [severity, target, spots])).toEqual([
    ['warning', '/b#gone', [{ page: '_redirects', line: 2, source: undefined }]],
  ])
})
