/** Which kind of finding a problem is: kinds with the same code have different sentences. */
import { describe, expect, test } from '@jest/globals'
import { type CheckOptions, collectEarlierFindings } from '../../../src/check/check-site.ts'
import { SITE_KINDS } from '../../../src/findings/site-kinds.ts'
import { checkOptions } from '../../support/check.ts'
import { type Files, head, page, verified } from '../../support/found.ts'
import { scratchWith } from '../../support/scratch.ts'

const FRAME: Files = {
  'index.html': head,
  '404.html': head,
  'guide.html': head,
  'assets/logo.png': 'png',
}

/** Returns the kinds of the findings in a small site, each with its severity. */
async function kindsIn(files: Files, options: Partial<CheckOptions> = {}): Promise<string[]> {
  const { findings } = await collectEarlierFindings({
    ...(await checkOptions(scratchWith({ ...FRAME, ...files }))),
    domain: 'docs.acme.dev',
    host: 'nginx',
    ...options,
  })
  const kinds = findings.map(({ kind }) => kind).filter((kind) => kind !== 'unlinked-page')
  return kinds.map((kind) => `${SITE_KINDS[kind].severity} ${kind}`).sort()
}

type Row = readonly [string, Files, readonly string[], Partial<CheckOptions>?]

function rows(table: readonly Row[]): void {
  test.each(table)('%s', async (_, files, expected, options = {}) =>
    expect(await kindsIn(files, options)).toEqual(expected),
  )
}

const inHead = (html: string): Files => ({ 'a.html': head.replace('<title>', `${html}<title>`) })
const data = (type: string, text: string) => page(`<script type="${type}">${text}</script>`)
const canonical = (href: string) => inHead(`<link rel="canonical" href="${href}">`)
const preview = (content: string) => inHead(`<meta property="og:image" content="${content}">`)
const feed = (link: string): Files => ({
  'rss.xml': `<rss><channel><link>${link}</link></channel></rss>`,
})
const AIR_GAPPED = { host: 'air-gapped' } as const
const BELOW = { basePath: '/docs/' }
const UNREAD_FILE = 'notice redirect-invalid/unread'
const BRANCH = { host: 'github-pages' } as const
const LINE = 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gt'

describe('addresses in pages', () => {
  rows([
    [
      'an image on the computer of the author',
      page('<img src="file:///x.png">'),
      ['error broken-asset/unusable'],
    ],
    [
      'a link to a port without a scheme',
      page('<a href="localhost:80/x">x</a>'),
      ['warning broken-link/unusable'],
    ],
    [
      'a link with two slashes',
      page('<a href="//guide">x</a>'),
      ['error broken-link/path-as-host'],
    ],
    [
      'an image with two slashes',
      page('<img src="//assets/logo.png">'),
      ['error broken-asset/path-as-host'],
    ],
    [
      'a reference that was not resolved',
      page('<a href="#gone" class="xref unresolved">x</a>'),
      ['error broken-link/unresolved'],
    ],
    ...[
      '{{ site.baseurl }}/x',
      '/$%7Burl%7D',
      '{% url x %}',
      '&lt;%= url %>',
      '%PUBLIC_URL%/x',
      '[object Object]',
      'undefined',
      '/undefined/x',
      'null#x',
    ].map(
      (href): Row => [
        `a link to ${href}`,
        page(`<a href="${href}">x</a>`),
        ['error broken-link/unresolved'],
      ],
    ),
    [
      'links to a folder without a home page',
      { ...page('<a href="assets">x</a><a href="/assets/">x</a>') },
      ['error broken-link/folder', 'error broken-link/folder'],
    ],
    ['an image that is a folder', page('<img src="/assets/">'), ['error broken-asset']],
    [
      'scripts that browsers cannot run',
      {
        ...page(
          '<script type="module" src="a.tsx"></script><script src="b.ts"></script>' +
            '<script type="text/babel" src="c.jsx"></script><video src="d.ts"></video>' +
            '<link rel="preload" as="fetch" href="e.d.ts">',
        ),
        'a.tsx': '',
        'b.ts': '',
        'c.jsx': '',
        'd.ts': '',
        'e.d.ts': '',
      },
      ['error broken-asset/source', 'error broken-asset/source'],
    ],
    [
      'an image without an address',
      page('<img src="{{ page.image }}">'),
      ['error broken-asset/unresolved'],
    ],
    [
      'links that only look like placeholders',
      {
        ...page(
          '<a href="/undefined">x</a><a href="{x}">x</a><a href="/x/undefined">x</a>' +
            '<a href="/y?filter=%7B%22a%22%3A1%7D">x</a><a href="/%3C%2Fz%3E">x</a>',
        ),
        'undefined/index.html': head,
        '{{x}}.html': `${head}<a href="{{x}}">x</a><a href="%7B%7Bx%7D%7D">x</a>`,
      },
      Array(4).fill('error broken-link'),
    ],
    [
      'a link to the name of a file that looks like a placeholder',
      { ...page('<a href="/undefined">x</a>'), 'undefined.html': head },
      ['error broken-link'],
      { host: 'vercel' },
    ],
    [
      'an image that a rule replaces with a page',
      { ...page('<img src="x.png">'), _redirects: '/* /index.html 200' },
      ['error broken-asset/page', 'warning redirect-catch-all'],
      { host: 'netlify' },
    ],
    [
      'a symbol that is gone',
      {
        ...page('<svg><use href="x.svg#gone"/></svg>'),
        'x.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      },
      ['error broken-asset/symbol'],
    ],
    [
      'a link on the 404 page',
      { '404.html': `${head}<a href="guide">x</a>` },
      ['warning broken-link/not-found'],
    ],
    [
      'an image on the 404 page',
      { '404.html': `${head}<img src="assets/logo.png">` },
      ['warning broken-asset/not-found'],
    ],
    [
      'an image on another host',
      page('<img src="https://acme.org/x.png">'),
      ['warning external-load'],
    ],
    [
      'an import from another host',
      data('importmap', '{"imports":{"a":"https://acme.org/a.js"}}'),
      ['warning external-load/import'],
    ],
    [
      'a link out of the base path',
      page('<a href="/x">x</a>'),
      ['warning outside-base-path/link'],
      BELOW,
    ],
    [
      'an image out of the base path',
      page('<img src="/x.png">'),
      ['error outside-base-path/load'],
      BELOW,
    ],
    [
      'an image of the 404 page out of the base path',
      { '404.html': `${head}<img src="/x.png">` },
      ['warning outside-base-path/not-found'],
      BELOW,
    ],
    [
      'an import out of the base path',
      data('importmap', '{"imports":{"a":"/a.js"}}'),
      ['warning outside-base-path/reference'],
      BELOW,
    ],
  ])
})

describe('addresses in documents and heads', () => {
  rows([
    [
      'an import',
      data('importmap', '{"imports":{"a":"/gone.js"}}'),
      ['warning broken-asset/import'],
    ],
    [
      'an image and a page of an app',
      { 'm.webmanifest': '{"icons":[{"src":"gone.png"}],"start_url":"/gone"}' },
      ['warning broken-asset/app-image', 'warning broken-link/app-page'],
    ],
    [
      'an image of an app on another host',
      { 'm.webmanifest': '{"icons":[{"src":"https://acme.org/x.png"}]}' },
      ['notice external-load/app-image'],
      AIR_GAPPED,
    ],
    [
      'a script that loads from another host',
      { 'x.js': 'fetch("https://acme.org/x.json")' },
      ['notice external-load/script'],
      AIR_GAPPED,
    ],
    ['a link in llms.txt', { 'llms.txt': '[a](/gone)' }, ['warning broken-link/llms']],
    ['a link in Markdown', { 'x.md': '[a](/gone)' }, ['notice broken-link/markdown']],
    [
      'a canonical address',
      canonical('https://docs.acme.dev/gone'),
      ['warning metadata/canonical'],
    ],
    [
      'a canonical address in a folder',
      canonical('https://docs.acme.dev/v1/a'),
      ['warning metadata/canonical-folder'],
    ],
    ['a preview', preview('/gone.png'), ['warning metadata/preview']],
    [
      'a preview on a placeholder',
      preview('http://localhost:3000/x.png'),
      ['warning metadata/preview-placeholder'],
    ],
    ['JSON-LD', data('application/ld+json', '{"url":"/gone"}'), ['warning metadata/structured']],
    [
      'JSON-LD with a folder',
      data('application/ld+json', '{"url":"/v1/a"}'),
      ['warning metadata/structured-folder'],
    ],
    [
      'JSON-LD with a placeholder',
      data('application/ld+json', '{"url":"http://localhost/a"}'),
      ['warning metadata/structured-placeholder'],
    ],
    ['a feed', feed('/gone'), ['warning feed/missing']],
    ['a feed with a placeholder', feed('http://localhost/'), ['warning feed/placeholder']],
    [
      'a canonical address on another host',
      canonical('https://acme.org/a'),
      ['warning canonical-host'],
    ],
    [
      'a canonical address on a host for examples',
      canonical('https://example.org/a'),
      ['warning canonical-host/example'],
      { domain: undefined },
    ],
    [
      'a canonical address on a placeholder',
      canonical('https://example.org/a'),
      ['error canonical-host/placeholder'],
    ],
  ])
})

describe('the site as a whole', () => {
  const entries = ['/', '/guide']
    .map((path) => `<url><loc>https://docs.acme.dev${path}</loc></url>`)
    .join('')
  const sitemap = (more = ''): Files => ({ 'sitemap.xml': `<urlset>${entries}${more}</urlset>` })
  const twins = Object.fromEntries(
    ['b', 'c', 'd'].flatMap((name) => [
      [`${name}.html`, head],
      [`${name}.md`, 'x'],
    ]),
  )
  const router = `${head}<script>(self.__next_f=self.__next_f||[]).push([0])</script>`
  rows([
    ['an empty home page', { 'index.html': '' }, ['error no-index/empty']],
    [
      'a private key',
      { 'x.key': `-----BEGIN PRIVATE KEY-----\n${LINE}\n` },
      ['error leaked-file/key'],
    ],
    ['a file with secrets', { '.env': 'x' }, ['error leaked-file/secret']],
    [
      'a Worker next to a list of ignored files',
      { '_worker.js': 'x', '.assetsignore': '' },
      ['error leaked-file/exposed'],
      { host: 'cloudflare-workers' },
    ],
    [
      'a Worker',
      { '_worker.js': 'x' },
      ['error not-served/refused'],
      { host: 'cloudflare-workers' },
    ],
    [
      'a Git LFS pointer',
      {
        'x.png': `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`,
      },
      ['error unreadable-file/pointer'],
    ],
    ...['a.css', 'a.js', 'a.MJS'].map((name): Row => {
      return [
        `a page under the name ${name}`,
        { [name]: '\ufeff\n<!DOCTYPE html><title>404</title>' },
        ['error unreadable-file/page-content'],
      ]
    }),
    [
      'a page as a script of a site without the internet',
      { 'a.js': '<html lang="en">' },
      ['error unreadable-file/page-content'],
      AIR_GAPPED,
    ],
    [
      'styles and scripts that only begin with a bracket, or that write pages',
      {
        'a.js': '<!-- begin\nx()\n// -->',
        'b.js': 'document.write("<!doctype html>")',
        'c.js': '<htmlTemplate/>',
        'd.css': '<!-- a { color: red } -->',
        'e.js': '',
        'f.json': '<!doctype html>',
      },
      [],
    ],
    ['a redirect file of other hosts', { _redirects: '/a /guide' }, [UNREAD_FILE]],
    [
      'redirect files of other hosts next to its own',
      { _redirects: '/a /guide', 'vercel.json': '{}' },
      [],
      { host: 'vercel' },
    ],
    ['redirect files of several hosts', { _redirects: '/a /guide' }, [], { host: undefined }],
    [
      'a redirect file that is not in the root of the domain',
      { _redirects: '/a /guide' },
      [UNREAD_FILE],
      { host: 'netlify', ...BELOW },
    ],
    [
      'a rule for all addresses without a file',
      { _redirects: '/* /index.html 200' },
      ['warning redirect-catch-all'],
      { host: 'netlify' },
    ],
    [
      'a rule for all addresses',
      { _redirects: '/* /guide 301!' },
      ['warning redirect-catch-all/forced'],
      { host: 'netlify' },
    ],
    [
      'a page without the data that another has',
      { 'a.html': router, 'a.txt': '', 'b.html': router },
      ['warning page-data'],
    ],
    [
      'a domain that is not that of the branch',
      { CNAME: 'www.acme.dev' },
      ['warning canonical-host/branch'],
      BRANCH,
    ],
    [
      'a domain and a base path',
      { CNAME: 'docs.acme.dev' },
      ['warning canonical-host/branch-path'],
      { ...BRANCH, ...BELOW },
    ],
    [
      'a folder that a branch leaves out',
      { '_static/x.css': '' },
      ['notice not-served/branch'],
      BRANCH,
    ],
    [
      'files that Git ignores',
      { '.gitignore': '*.css\n', 'x.css': '', '.nojekyll': '' },
      ['notice not-served/ignored', 'warning leaked-file'],
      BRANCH,
    ],
    [
      'a ban in robots.txt',
      { 'robots.txt': 'User-agent: *\nDisallow: /\n' },
      ['warning not-indexed'],
    ],
    [
      'a ban on the home page',
      { 'index.html': `<meta name="robots" content="noindex">${head}` },
      ['warning not-indexed/home-page'],
    ],
    [
      'a sitemap with a page that is gone',
      sitemap('<url><loc>https://docs.acme.dev/gone</loc></url>'),
      ['warning sitemap/entry'],
    ],
    [
      'a sitemap that is gone',
      { 'robots.txt': 'Sitemap: https://docs.acme.dev/gone.xml' },
      ['warning sitemap/in-robots'],
    ],
    ['a sitemap that is not one', { 'sitemap.xml': '<urlset>' }, ['warning sitemap/unreadable']],
    [
      'a page that is not in the encoding that it declares',
      {
        'a.html': Buffer.from(`${head}\n\xe9`, 'latin1'),
        'b.html': Buffer.from(
          '<!doctype html><meta charset="latin1"><title>x</title>\xe9',
          'latin1',
        ),
        'c.html': Buffer.from('<!doctype html><title>x</title>\xe9', 'latin1'),
        'd.html': `${head}\xe9`,
      },
      ['warning unreadable-file/encoding'],
    ],
    [
      'pages of packages',
      {
        'node_modules/x/a.html': `${head}<a href="gone">x</a>`,
        'a.html': `${head}<a href="node_modules/x/a#gone">x</a>`,
      },
      ['warning broken-anchor', 'warning leaked-file'],
    ],
    [
      'a web manifest that is not JSON',
      { 'm.webmanifest': '{"icons": [],}' },
      ['warning unreadable-file/manifest'],
    ],
    ['a page that no sitemap lists', { ...sitemap(), 'a.html': head }, ['notice sitemap/missing']],
    [
      'a Markdown version without a page',
      { ...twins, 'index.md': 'x', 'guide.md': 'x', 'old.md': 'x' },
      ['notice markdown-twin/page'],
    ],
    ['a name that Windows cannot store', { 'aux.html': head }, ['notice portable-name']],
    [
      'names that differ only in case',
      { 'x.html': head, 'X.html': head },
      ['notice portable-name/case'],
    ],
  ])
})

test('a web manifest that is not JSON has its mistake', async () => {
  const { findings } = await verified({ 'm.webmanifest': '{"icons": [],}' })
  expect(findings.find(({ target }) => target === 'm.webmanifest')?.message).toBe(
    'This web manifest is not valid JSON, so browsers ignore it: there is a comma before `}` (line 1, column 13).',
  )
})
