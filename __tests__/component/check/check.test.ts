import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import type { CheckOptions } from '../../../src/check/check-site.ts'
import type { HostId } from '../../../src/web/host/all-hosts.ts'
import { verify, writeFiles } from '../../support/check.ts'
import { type Files, head, page, table, without } from '../../support/found.ts'
import { scratch, scratchWith } from '../../support/scratch.ts'

const FRAME: Files = { 'index.html': head, '404.html': head }
/** A home page with a link to each of these. */
const home = (...hrefs: readonly string[]): Files => ({
  'index.html': head + hrefs.map((href) => `<a href="${href}">`).join(''),
})

/** Checks a site made of a start page and `files`. */
const verified = (files: Files, options?: Partial<CheckOptions>) =>
  verify(scratchWith({ ...FRAME, ...files }), options)

/** Returns what is found in such a site in one line each, apart from pages that nothing links to. */
async function found(files: Files, options: Partial<CheckOptions> = {}): Promise<string[]> {
  const { findings } = await verified(files, options)
  const others = findings.filter(({ code }) => code !== 'unlinked-page')
  return others.map(({ code, target, spots }) => {
    const at = spots
      .map(({ page, line }) => (line === undefined ? page : `${page}:${line}`))
      .join(' ')
    return `${code} ${target} ${at}`
  })
}

test('a Git LFS pointer stands for a missing file', async () => {
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`
  const files = {
    'a.png': pointer,
    'a.css': pointer,
    'b.txt': pointer.replace('git-lfs', 'git_lfs'),
    'c.png': pointer.replace('12345', '1'.repeat(15)),
    'd.png': pointer.replace('12345', '1'.repeat(16)),
  }
  expect(await found(files)).toEqual([
    'unreadable-file a.css a.css',
    'unreadable-file a.png a.png',
    'unreadable-file c.png c.png',
  ])
})

test('an empty home page that is never shown is not a home page', async () => {
  const files = { 'index.html': '', 'en/index.html': head, _redirects: '/ /en/ 302!\n' }
  const found = async (more: object) =>
    (await verified({ ...files, ...more }, { host: 'netlify' })).findings
  expect((await found({})).filter(({ code }) => code === 'no-index')).toEqual([])
  expect((await found({ _redirects: '' })).filter(({ code }) => code === 'no-index')).toHaveLength(
    1,
  )
})

test.each<[HostId | undefined, string, string, number]>([
  ['netlify', '_redirects', '/ /en/ 302', 0],
  ['netlify', '_redirects', '/ /en/ 302 Language=en', 0],
  ['cloudflare-pages', '_redirects', '/ https://www.acme.dev/ 302', 0],
  ['vercel', 'vercel.json', '{"redirects": [{"source": "/", "destination": "/en/"}]}', 0],
  [undefined, '_redirects', '/ /en/ 302', 0],
  ['netlify', '_redirects', '/ /gone 302', 1],
  ['netlify', '_redirects', '/home /en/ 302', 1],
  ['nginx', '_redirects', '/ /en/ 302', 1],
  [
    'azure-static-web-apps',
    'staticwebapp.config.json',
    '{"routes": [{"route": "/", "rewrite": "/en/index.html"}]}',
    1,
  ],
])('on %s, a site without a home page, but with a file %s: %s', async (host, name, text, count) => {
  const folder = scratchWith({ 'en/index.html': head, '404.html': head, [name]: text })
  const { findings } = await verify(folder, { host })
  expect(findings.filter(({ code }) => code === 'no-index')).toHaveLength(count)
})

test('Azure accepts a home page with a capital letter if a rule shows it', async () => {
  const host = 'azure-static-web-apps'
  const text = '{"routes": [{"route": "/", "rewrite": "/Index.html"}]}'
  const files = { 'Index.html': head, '404.html': head, 'staticwebapp.config.json': text }
  const { findings } = await verify(scratchWith(files), { host })
  expect(findings.filter(({ code }) => code === 'no-index')).toEqual([])
})

test('without a job, the expected number of pages is that of the command', async () => {
  const message =
    'The site has 1 page apart from its 404 page, but --page-count requires 3: some pages are missing.'
  expect((await verified({}, { pageCount: 3, job: undefined })).findings[0]).toMatchObject({
    message,
  })
})

test('an address with a broken % is shown as it is', async () => {
  const files = { 'a.html': `${head}<a href="foo%">`, 'foo%.html': head, _redirects: '/old /b%' }
  const { findings } = await verified(files, { host: 'netlify' })
  expect(
    findings.map(({ address, message, suggestion }) => [address, message, suggestion?.address]),
  ).toEqual([
    ['/foo%', 'This link points to a page that Netlify would not find.', '/foo%25'],
    ['/old /b%', 'This rule points to /b%, which Netlify would not find.', undefined],
  ])
})

test('names and anchors are the same in whichever encoding a page is written', async () => {
  const link = '<a href="grün.html">ü</a><a id="größe"><a href="#größe"><a href="#fehlt-ü">'
  const files = {
    'a.html': Buffer.from(head.replace('utf-8', 'ISO-8859-1') + link, 'latin1'),
    'b.html': Buffer.from(`\uFEFF${head}${link}`, 'utf16le'),
    'c.html': head + link.replaceAll('ü', '&uuml;').replaceAll('ö', '&#xF6;'),
    'd.html': head + link,
    'grün.html': head,
  }
  expect(await found(files)).toEqual(
    [...'abcd'].map((name) => `broken-anchor #fehlt-ü ${name}.html:1`),
  )
})

test('a file whose name has to be encoded in addresses is found', async () => {
  const names = {
    '100% sure.html': '100%25%20sure.html',
    'it\'s "quoted".html': "it's%20&quot;quoted&quot;.html",
    'operator*.html': 'operator*.html',
    'a+b&c=d.html': 'a+b&amp;c=d.html',
    'what?.html': 'what%3F.html',
    'no#1.html': 'no%231.html',
    'back\\slash.html': 'back%5Cslash.html',
    '<img onerror=alert(1)>.html': '%3Cimg onerror=alert(1)>.html',
    '日本.html': '日本.html',
  }
  const links = Object.values(names).map((href) => `<a href="${href}">`)
  const files = Object.fromEntries(Object.keys(names).map((name) => [name, head]))
  const lines = await found({ ...files, 'x.html': head + links.join('') })
  expect(lines.filter((line) => !line.startsWith('portable-name'))).toEqual([])
})

test('a page in a frame belongs to the page around it, but has its own anchors', async () => {
  const inner = "&lt;img src='sub/b.png'>&lt;p id='inner'>&lt;a href='#outer'>&lt;a href='#inner'>"
  const page = `${head}\n<iframe srcdoc="${inner}"></iframe><p id="outer"><a href="#inner">`
  expect(await found({ 'a.html': page })).toEqual([
    'broken-asset sub/b.png a.html:2',
    'broken-anchor #inner a.html:2',
    'broken-anchor #outer a.html:2',
  ])
})

test('frames within frames are checked, at any usual depth', async () => {
  const framed = (html: string) =>
    `<img src="x"><iframe srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`
  const deep = Array.from({ length: 12 }).reduce<string>(framed, '<img src="y">')
  expect(await found({ 'a.html': deep })).toEqual([
    'broken-asset x a.html:1',
    'broken-asset y a.html:1',
  ])
})

test('links and loads within the site are counted each time they are written', async () => {
  const page = `${head}<a href="b"><a href="b#x"><a href="#y"><a id="y"><a href="https://acme.org/"><img src="x.png">`
  const files = {
    ...home('a'),
    'a.html': page,
    'b.html': `${head}<p id="x"><style>p{background:url(x.png)}</style>`,
    'x.png': '',
  }
  expect(await verified(files)).toMatchObject({ links: 4, loads: 2, pages: 4, findings: [] })
})

test('anchors of other pages have to exist', async () => {
  const files = {
    'b.html': `${head}<h1 id="One"></h1><a name="two words"></a><i id="%41"></i>`,
    'c/index.html': `${head}<h1 id="x">`,
    'data.txt': 'no page',
    'img.svg': '<svg/>',
  }
  const good = [
    'b.html#One',
    'b#One',
    'b#two%20words',
    'b#two words',
    'b#%41',
    'b#',
    'b#Top',
    'b#:~:text=x',
  ]
  const without = ['data.txt#x', 'img.svg#x']
  const bad = ['a#self', 'b#one', 'c/#y']
  const links = [...good, ...without, 'c#x', ...bad, 'missing#x'].map(
    (href) => `<a href="${href}">`,
  )
  // In loaded files, they have no meaning.
  const object = '<object data="b.html#other"></object>'
  expect(await found({ ...files, 'a.html': head + links.join('') + object })).toEqual([
    'broken-link missing#x a.html:1',
    ...bad.map((href) => `broken-anchor ${href} a.html:1`),
  ])
})

test('anchors that a script creates are one notice, however many links point to them', async () => {
  const page = `${head}<a href="x.html#line1"><a href="x.html#line2">`
  const scripted = `${head}<script>x</script><a href="#line3">`
  const files = { ...home('a', 'b'), 'a.html': page, 'b.html': page, 'x.html': scripted }
  expect((await verified(files)).findings).toMatchObject([
    {
      code: 'broken-anchor',
      severity: 'notice',
      target: 'x.html',
      occurrences: 5,
      pages: 3,
      address: undefined,
    },
  ])
})

test('anchors are not left to scripts where the page itself has links to others', async () => {
  const gone = Array.from({ length: 10 }, (_, i) => `x.html#a${i}`)
  const script = '<script>x</script>'
  const own = '<p id="y"><a href="#y"><p id="z"><a href="#z">'
  const page = head + gone.map((href) => `<a href="${href}">`).join('')
  expect(await found({ 'a.html': page, 'x.html': head + script + own })).toEqual(
    gone.map((href) => `broken-anchor ${href} a.html:1`),
  )
  expect(await found({ 'a.html': page, 'x.html': head + script })).toEqual([
    'broken-anchor x.html a.html:1',
  ])
})

test('an anchor in two spellings is one finding, on pages that are counted once', async () => {
  const html = '<a href="a.html#a b"><a href="a.html#a%20b"><a href="#a b"><a href="./a.html#a b">'
  const files = { ...home('b'), 'a.html': head + html, 'b.html': head + html }
  expect((await verified(files)).findings).toMatchObject([
    {
      code: 'broken-anchor',
      target: 'a.html#a b',
      address: '/a.html#a%20b',
      occurrences: 7,
      pages: 2,
    },
    { code: 'broken-anchor', target: '#a b', address: '/b.html#a%20b', occurrences: 1, pages: 1 },
  ])
})

test.each([
  ['<a href="?v=2#*">', '?v=2#'],
  ['<a href=" #*">', ' #'],
  ['<a href=" ?#*">', ' ?#'],
])('an address without a path means the page that it is in: %s', async (link, start) => {
  const of = (id: string, wrong: string) =>
    `${head}<h1 id="${id}"></h1>${link.replace('*', id)}${link.replace('*', wrong)}`
  expect((await found({ 'a.html': of('x', 'y'), 'b.html': of('y', 'x') })).sort()).toEqual([
    `broken-anchor ${start}x b.html:1`,
    `broken-anchor ${start}y a.html:1`,
  ])
})

test('an address without a path means the page that <base> names', async () => {
  const of = (name: string) =>
    `${head}<base href="${name}.html"><a href="#${name}"><p id="${name}">`
  expect(await found({ 'a.html': of('a'), 'b.html': of('b') })).toEqual([])
})

test('XHTML is read as such if its name says so, except for frames in it', async () => {
  const body =
    '<script src="a.js"/><a id="x"/><a href="gone"/><iframe srcdoc="&lt;title/>&lt;a href=lost>"/>'
  const files = { 'a.js': '', 'b.html': `${head}<a href="a.xhtml#x"><a href="c.html#x">` }
  expect(await found({ ...files, 'a.xhtml': `<html>${body}</html>`, 'c.html': body })).toEqual([
    'broken-link gone a.xhtml:1',
    'broken-anchor c.html#x b.html:1',
  ])
})

describe('a <base> applies to the whole page', () => {
  // Which of the two addresses a browser loads depends on timing.
  table(
    `
    for links before it | <a href="b.html"><a href="a.html"><base href="/sub/"> | error broken-link a.html a.html:2
    for forms, and however late | <form action="b.html"></form>${'x'.repeat(3 << 20)}<base href="/sub/">
    for what is loaded before it, or not | <img src="x.png"><img src="y.png"><style>p{background:url(x.png)}</style><base href="/sub/">
    for what neither of the two finds | <img src="z.png"><base href="/sub/"> | error broken-asset z.png a.html:2
    for what is loaded after it | <base href="/sub/"><img src="x.png"> | error broken-asset x.png a.html:2 (/x.png)
    the first alone | <a href="b.html"><base target="_top"><base href="/sub/"><base href="/">
    but not in SVG, comments and scripts | <svg><base href="/sub/"/></svg><!--<base href="/sub/">--><script>"<base href=/sub/>"</script><a href="a.html">
    for anchors, too | <a href="#x"><base href="sub/b.html"><p id="x"> | warning broken-anchor #x a.html:2
    for frames after it | <base href="/sub/"><iframe srcdoc="<a href='b.html'></a><a href='a.html'></a>"></iframe> | error broken-link a.html a.html:2
    not for a frame with its own | <base href="/sub/"><iframe srcdoc="<base href='/'><a href='b.html'></a><a href='a.html'></a>"></iframe> | error broken-link b.html a.html:2
    nor for a frame before it | <iframe srcdoc="<a href='b.html'></a><a href='a.html'></a>"></iframe><base href="/sub/"> | error broken-link b.html a.html:2
    `,
    (html) => ({ 'sub/b.html': head, 'x.png': '', 'sub/y.png': '', ...page(html) }),
  )
})

test('names in XHTML are case-sensitive, and read in the encoding that its XML declaration specifies', async () => {
  const page =
    '<?xml version="1.0" encoding="ISO-8859-1"?><html><A HREF="no"/><a href="gr\xfcn.html"/></html>'
  const files = { 'a.xhtml': Buffer.from(page, 'latin1'), 'grün.html': head }
  expect(await found(files)).toEqual([])
})

test.each([
  ['nginx', 'warning'],
  ['air-gapped', 'error'],
] as const)('a load from another host on %s is of severity %s', async (host, severity) => {
  const html = `${head}<script src="//cdn.acme.org/x.js"></script><a href="//acme.org">`
  expect((await verified({ 'a.html': html }, { host })).findings).toMatchObject([
    { severity, target: '//cdn.acme.org/x.js' },
  ])
})

test('style sheets and scripts are recognized by the ends of their names', async () => {
  const script = 'fetch("https://b.acme.dev/x"); fetch("https://[x.y/z.js")'
  const style = 'p { background: url(gone.png) }'
  const files = {
    'A.CSS': style,
    'a.css.map': style,
    'b.MJS': script,
    'b.js.map': script,
    'b.mjs.txt': script,
  }
  expect(await found(files, { host: 'air-gapped', domain: 'a.acme.dev' })).toEqual([
    'broken-asset gone.png A.CSS:1',
    'external-load https://b.acme.dev/x b.MJS:1',
  ])
})

test('the same relative address means a different file in each folder', async () => {
  const page = `${head}<img src="x.png"><a href="y.html">`
  const files = { 'a/p.html': page, 'a/x.png': '', 'a/y.html': head, 'b/p.html': page }
  expect(await found(files)).toEqual([
    'broken-asset x.png b/p.html:1',
    'broken-link y.html b/p.html:1',
  ])
})

describe('the address of the site', () => {
  const canonical = (host: string) => `${head}<link rel="canonical" href="https://${host}/a">`
  test.each<[string, string | undefined, string[]]>([
    ['A.acme.dev', 'a.acme.dev', []],
    ['b.acme.dev', 'a.acme.dev', ['warning canonical-host https://b.acme.dev/a']],
    ['a.acme.dev:8443', 'a.acme.dev', ['warning canonical-host https://a.acme.dev:8443/a']],
    ['b.acme.dev', undefined, []],
    ['undefined.acme.dev', undefined, ['error canonical-host https://undefined.acme.dev/a']],
    ['docs.example.com', undefined, ['warning canonical-host https://docs.example.com/a']],
    ['docs.example.com', 'docs.example.com', []],
    ['docs.example.com', 'a.acme.dev', ['error canonical-host https://docs.example.com/a']],
  ])(
    'the canonical link of a page specifies %s, and the site is on %s',
    async (host, domain, lines) => {
      const sitemap = `<urlset>${['', '404', 'a'].map((path) => `<url><loc>https://${host}/${path}</loc></url>`)}</urlset>`
      for (const more of [{}, { 'sitemap.xml': sitemap }]) {
        const { findings } = await verified({ 'a.html': canonical(host), ...more }, { domain })
        expect(
          findings.map(({ severity, code, target }) => `${severity} ${code} ${target}`),
        ).toEqual(lines)
      }
    },
  )

  test('a canonical link may specify a host without a scheme', async () => {
    const files = { 'a.html': `${head}<link rel="canonical" href="//b.acme.dev/a">` }
    expect(await found(files, { domain: 'a.acme.dev' })).toEqual([
      'canonical-host //b.acme.dev/a a.html:1',
    ])
    expect(await found(files, { domain: 'b.acme.dev' })).toEqual([])
  })

  test.each([
    ['a.html', ['broken-link https://a.acme.dev/x/ a.html:1']],
    ['404.html', []],
    ['de/404.html', []],
  ])(
    'a missing translation is a finding, unless no search engine lists %s',
    async (name, lines) => {
      const files = {
        [name]: `${head}<link rel="alternate" hreflang="en" href="https://a.acme.dev/x/">`,
      }
      expect(await found(files, { domain: 'a.acme.dev' })).toEqual(lines)
    },
  )

  test('other links of the page for nonexistent addresses are checked', async () => {
    const files = { '404.html': `${head}<link rel="alternate" href="/feed.xml"><a href="/x">` }
    expect(await found(files)).toEqual([
      'broken-link /feed.xml 404.html:1',
      'broken-link /x 404.html:1',
    ])
  })

  test('the canonical link of a frame says nothing about the page around it', async () => {
    const inner = canonical('b.acme.dev').replaceAll('"', "'").replaceAll('<', '&lt;')
    const files = { 'a.html': `${head}<iframe srcdoc="${inner}"></iframe>` }
    expect(await found(files, { domain: 'a.acme.dev' })).toEqual([])
  })
})

describe('the base path of an address', () => {
  table(
    `
    is that of the site | <a href="/docs"><a href="/docs/a"><a href="../docs/a">
    is not that of the site | <a href="/a"><a href="../a"> | warning outside-base-path /a a.html:2 (/docs/a)
    is not that of what it loads | <img src="/x.png"> | error outside-base-path /x.png a.html:2
    is not that of what names the host | <a href="https://docs.acme.dev/a"><img src="//docs.acme.dev/x.png">
    is that of a page that is gone | <a href="https://docs.acme.dev/docs/gone"> | error broken-link https://docs.acme.dev/docs/gone a.html:2
    `,
    page,
    { basePath: '/docs/' },
  )
})

test('a missing font for old browsers is only a notice if a modern one exists', async () => {
  const css = (font: string) =>
    `@font-face { src: url(${font}.eot?#iefix), url(${font}.woff2) format("woff2") }`
  const page = `${head}<base href="f/"><style>${css('a')}</style>`
  const files = { 'f/x.css': css('a') + css('b'), 'p.html': page, 'f/a.woff2': '' }
  const { findings } = await verified(files)
  expect(findings.map(({ severity, target, pages }) => `${severity} ${target} ${pages}`)).toEqual([
    'error b.eot?#iefix 1',
    'error b.woff2 1',
    'notice a.eot?#iefix 2',
  ])
})

test.each([
  ['nginx', ['d//m']],
  ['s3-cloudfront', ['d///m#x', 'd//m', 'd/m']],
] as const)('two ways to write one address are one finding, on %s', async (host, addresses) => {
  const html = '<a href="d//m"><a href="d/m"><a href="d///m#x">'
  const lines = addresses.map((address) => `broken-link ${address} a.html:1`)
  expect(await found({ 'a.html': head + html }, { host })).toEqual(lines)
})

test('style sheets and scripts, in pages and in files, load from elsewhere', async () => {
  const style = '\n\na{b:url(https://b.acme.dev/style)}'
  const script =
    '\n\nfetch("https://b.acme.dev/script"); fetch("https://a.acme.dev/own"); fetch("//b.acme.dev/x")'
  const page = `${head}\n<style>${style}</style>\n<script>${script}</script>`
  const files = { 'a.html': page, 'b.css': style, 'b.js': script }
  expect(await found(files, { host: 'air-gapped', domain: 'a.acme.dev' })).toEqual([
    'external-load https://b.acme.dev/style a.html:4 b.css:3',
    'external-load //b.acme.dev/x a.html:7 b.js:3',
    'external-load https://b.acme.dev/script a.html:7 b.js:3',
  ])
  expect(await found({ 'b.js': script }, { host: 'nginx' })).toEqual([])
})

describe('sitemaps', () => {
  const urlset = (...addresses: string[]) =>
    `<urlset>${addresses.map((address) => `\n<url><loc>${address}</loc></url>`).join('')}</urlset>`

  test('may be listed by another and by robots.txt, and compressed', async () => {
    const files = {
      'robots.txt': 'Sitemap: https://a.acme.dev/maps/index.xml',
      'maps/index.xml':
        '<sitemapindex><sitemap><loc>https://a.acme.dev/maps/1.xml.gz</loc></sitemap></sitemapindex>',
      'maps/1.xml.gz': gzipSync(urlset('https://a.acme.dev/', 'https://a.acme.dev/gone')),
      'b.html': head,
      'hidden.html': `${head}<meta name="robots" content="noindex">`,
      'moved.html': `${head}<meta http-equiv="refresh" content="0; url=/b">`,
    }
    expect(await found(files, { domain: 'a.acme.dev' })).toEqual([
      'sitemap https://a.acme.dev/gone maps/1.xml.gz:3',
      'sitemap b.html b.html',
    ])
  })

  test.each<[string, Buffer, string]>([
    [
      'is cut off',
      gzipSync(urlset('https://a.acme.dev/')).subarray(0, 30),
      'the compressed file is damaged or cut off',
    ],
    [
      'is damaged',
      Buffer.concat([gzipSync('').subarray(0, 10), Buffer.from('damaged')]),
      'the compressed file is damaged or cut off',
    ],
    [
      'is too large when it is decompressed',
      gzipSync(Buffer.alloc((50 << 20) + 1)),
      'its decompressed content is larger than 50 MiB',
    ],
  ])('one that %s is not read', async (_, content, why) => {
    const { findings } = await verified({ 'sitemap.xml.gz': content })
    expect(findings.map(({ message }) => message)).toEqual([`This sitemap cannot be read: ${why}.`])
  })

  test.each<[string, string | undefined, string[]]>([
    [
      '/gone.xml',
      'a.acme.dev',
      ['sitemap /gone.xml robots.txt:2', 'sitemap /gone.xml robots.txt:2'],
    ],
    [
      'https://a.acme.dev/gone.xml',
      'a.acme.dev',
      ['sitemap https://a.acme.dev/gone.xml robots.txt:2'],
    ],
    [
      'https://a.acme.dev/gone.xml',
      undefined,
      ['sitemap https://a.acme.dev/gone.xml robots.txt:2'],
    ],
    ['https://b.acme.dev/gone.xml', 'a.acme.dev', []],
    ['https://a.acme.dev/rss.xml', 'a.acme.dev', []],
  ])('listed in robots.txt have to exist: %s on %s', async (address, domain, lines) => {
    const files = { 'robots.txt': `User-agent: *\nSitemap: ${address}`, 'rss.xml': '<rss/>' }
    expect(await found(files, { domain })).toEqual(lines)
  })

  const own = { domain: 'a.acme.dev' } as const
  const OTHER = 'https://b.acme.dev/'
  const NONE = 'https://undefined.acme.dev/'
  const notOn = (address: string) => [`canonical-host ${address} sitemap.xml:2`]
  test.each<[string, Files, Partial<CheckOptions>, string[]]>([
    [
      'do not need a second entry if the host would not find the listed one',
      { 'sitemap.xml': urlset('https://a.acme.dev/', 'https://a.acme.dev/b/'), 'b.html': head },
      { ...own, host: 'nginx' },
      ['sitemap https://a.acme.dev/b/ sitemap.xml:3'],
    ],
    ['may be unreadable', { 'sitemap.xml': '<html>' }, {}, ['sitemap sitemap.xml sitemap.xml']],
    [
      'must have full addresses',
      { 'sitemap.xml': urlset('/', '/index.html'), 'robots.txt': 'Sitemap: sitemap.xml' },
      {},
      ['sitemap / sitemap.xml:2', 'sitemap sitemap.xml robots.txt:1'],
    ],
    [
      'may have relative addresses if there is no network',
      { 'sitemap.xml': urlset('/'), 'robots.txt': 'Sitemap: sitemap.xml' },
      { host: 'air-gapped' },
      [],
    ],
    ['may specify another host', { 'sitemap.xml': urlset(OTHER) }, own, notOn(OTHER)],
    [
      'may specify a host if the domain of the site is not known',
      { 'sitemap.xml': urlset(OTHER) },
      {},
      [],
    ],
    ['may specify a host that cannot exist', { 'sitemap.xml': urlset(NONE) }, {}, notOn(NONE)],
  ])('%s', async (_, files, options, lines) => expect(await found(files, options)).toEqual(lines))

  test('may be plain text, or feeds', async () => {
    const files = {
      'robots.txt': 'Sitemap: https://a.acme.dev/pages.txt\nSitemap: https://a.acme.dev/rss.xml',
      'rss.xml': '<rss><channel/></rss>',
    }
    expect(await found({ ...files, 'b.html': head })).toEqual([
      'sitemap https://a.acme.dev/pages.txt robots.txt:1',
    ])
    const pages = { 'b.html': head, 'pages.txt': 'https://a.acme.dev/\nhttps://a.acme.dev/gone\n' }
    expect(await found({ ...files, ...pages }, { domain: 'a.acme.dev' })).toEqual([
      'sitemap https://a.acme.dev/gone pages.txt:2',
      'sitemap b.html b.html',
    ])
  })
})

test('private keys are detected by content', async () => {
  const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  const files = {
    'server.key': key,
    'keys/deploy': key,
    // The name alone reveals it.
    id_rsa: key,
    'keys/public.pem': '-----BEGIN PUBLIC KEY-----',
    'keys.html': `${head}<pre>${key}</pre>`,
  }
  expect(await found(files)).toEqual([
    'leaked-file id_rsa id_rsa',
    'leaked-file keys/deploy keys/deploy',
    'leaked-file server.key server.key',
  ])
})

describe('a folder with unusual content', () => {
  test('symbolic links are followed, as uploads do, but not in cycles', async () => {
    const folder = scratchWith({
      'generated/index.html': `${head}<a href="gone">`,
      'site/index.html': `${head}<a href="alias/a"><a href="file"><a href="api/"><a href="nowhere"><a href="circle"><a href="real/a">`,
      'site/404.html': head,
      'site/real/a.html': head,
    })
    spawnSync('mkfifo', [join(folder, 'site/pipe.html')])
    const links = {
      alias: 'real',
      'file.html': 'real/a.html',
      api: '../generated',
      'real/loop': '..',
      'nowhere.html': 'nowhere',
      'circle.html': 'round.html',
      'round.html': 'circle.html',
      'endless.html': '/dev/zero',
      'memory.html': '/proc/self/mem',
      devices: '/sys/devices',
    }
    for (const [name, target] of Object.entries(links))
      symlinkSync(target, join(folder, 'site', name))
    const { findings, files } = await verify(join(folder, 'site'))
    expect(files).toBe(6)
    const unreadable =
      'circle.html devices endless.html memory.html nowhere.html pipe.html real/loop round.html'
    expect(
      findings.map(({ code, target, spots }) => `${code} ${target} ${spots[0]?.page}`).sort(),
    ).toEqual([
      'broken-link circle index.html',
      'broken-link gone api/index.html',
      'broken-link nowhere index.html',
      ...unreadable.split(' ').map((name) => `unreadable-file ${name} ${name}`),
    ])
    const sentences = findings
      .filter(({ code }) => code === 'unreadable-file')
      .map(({ message }) => message)
    expect([...new Set(sentences)].sort()).toEqual([
      'This file could not be read, so it was not checked: it is a symbolic link that points back to itself.',
      'This file could not be read, so it was not checked: it is a symbolic link that points nowhere.',
      'This file could not be read, so it was not checked: it is not an ordinary file or folder.',
      'This symbolic link points to a folder that contains it: an upload that follows the link fails or copies the same files again and again.',
    ])
  })

  test('a link to a folder that the site is in is reported, and that folder is not listed', async () => {
    const folder = scratchWith({
      'beside/a.html': `${head}<a href="gone">`,
      'elsewhere/b.html': head,
      'work/index.html': `${head}<a href="root/etc/x">`,
      'work/404.html': head,
      'work/a/b.html': head,
    })
    const links = {
      root: '/',
      up: '../..',
      'a/out': '../../../',
      far: '../elsewhere',
      beside: '../beside',
    }
    for (const [name, target] of Object.entries(links))
      symlinkSync(target, join(folder, 'work', name))
    symlinkSync('..', join(folder, 'elsewhere/around'))
    const { findings, files } = await verify(join(folder, 'work'))
    expect(files).toBe(5)
    expect(findings.map(({ severity, code, target }) => `${severity} ${code} ${target}`)).toEqual([
      'error broken-link gone',
      'error unreadable-file a/out/',
      'error unreadable-file far/around/',
      'error unreadable-file root/',
      'error unreadable-file up/',
    ])
    expect(findings[1]?.message).toBe(
      'This folder could not be read, so nothing in it was checked: it is a symbolic link to a folder that contains the site or the link itself.',
    )
  })

  test('a link to a folder above it is reported once, whatever name it is reached by', async () => {
    const folder = scratchWith({ ...FRAME, 'real/deep/a.html': head })
    const links = {
      here: '.',
      'real/deep/up': '../..',
      alias: 'real/deep',
      'real/deep/beside': '../../real',
    }
    for (const [name, target] of Object.entries(links)) symlinkSync(target, join(folder, name))
    const { findings, files } = await verify(folder)
    expect(files).toBe(4)
    expect(
      findings.map(({ severity, code, target, occurrences }) => [
        severity,
        code,
        target,
        occurrences,
      ]),
    ).toEqual([
      ['error', 'unreadable-file', 'alias/beside/', 1],
      ['error', 'unreadable-file', 'here', 1],
      ['error', 'unreadable-file', 'real/deep/beside', 1],
      ['error', 'unreadable-file', 'real/deep/up', 1],
    ])
  })

  test('a file is found through a link to a folder that contains the link', async () => {
    const html =
      '/latest /latest/ /latest/a /latest/latest/v/a#x /latest/v/up/a.html /v/up/v/up/v/a /latest/v/now/a'
    const gone = ['/latest/gone', '/latest/v/up/latest/gone', '/latest/a#y', '/late', '/latestx/a']
    const links = [...html.split(' '), ...gone].map((href) => `<a href="${href}">`).join('')
    const folder = scratchWith({
      ...FRAME,
      ...home('a'),
      'a.html': head + links,
      'v/a.html': `${head}<p id="x">`,
    })
    symlinkSync('.', join(folder, 'latest'))
    symlinkSync('..', join(folder, 'v/up'))
    symlinkSync('.', join(folder, 'v/now'))
    const { findings } = await verify(folder, { host: 'nginx' })
    const circles = ['latest', 'v/now', 'v/up']
    expect(findings.map(({ target }) => target).sort()).toEqual([...gone, ...circles].sort())
  })

  test('a file whose name is not UTF-8 is read like the others', async () => {
    const files = { ...FRAME, ...home('a'), 'a.html': `${head}<a href="caf%E9.html">` }
    const folder = scratchWith(files)
    writeFileSync(Buffer.from(`${folder}/caf\xe9.html`, 'latin1'), `${head}<a href="missing">`)
    const { findings } = await verify(folder)
    expect(findings.map(({ target, spots }) => `${target} ${spots[0]?.page}`)).toEqual([
      'missing caf\uFFFD.html',
    ])
  })

  test('a folder without files is reported', async () => {
    const folder = scratch()
    mkdirSync(join(folder, 'empty'))
    expect((await verify(folder)).findings.map(({ code }) => code)).toEqual(['no-index'])
  })
})

test('with more findings of a kind than are listed, the report is the same, however many threads read', async () => {
  const folder = scratch()
  const site = join(folder, 'site')
  const page = (i: number) =>
    Array.from(
      { length: 1_100 },
      (_, k) => `<a href="file:///b${(k * 7 + i * 1_100) % 27_000}">`,
    ).join('\n')
  const pages = Array.from({ length: 30 }, (_, i) => [
    `p${i}.html`,
    `${page(i)}<a href="file:///a">`,
  ])
  writeFiles(site, { ...FRAME, ...Object.fromEntries(pages) })
  const reports = []
  for (const size of [0, 13_000_000]) {
    writeFiles(site, { 'padding.css': ' '.repeat(size) })
    const { reportPath } = await verify(site, { reportFolder: scratch() })
    reports.push(readFileSync(reportPath, 'utf8'))
  }
  expect(new Set(reports).size).toBe(1)
  const { findings, warnings, isComplete } = JSON.parse(reports[0] ?? '')
  expect([findings.length, warnings, isComplete]).toEqual([20_001, 20_001, false])
  expect(findings[0]).toMatchObject({ target: 'file:///a', count: 30, pages: 30 })
  expect(findings.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(
    30 * 1_101,
  )
})

test('a script that is too large for a regular expression is a notice, and does not prevent the report', async () => {
  const escaped = `fetch("https://b.acme.dev/x"); x = "${'\\"'.repeat(12 << 20)}"`
  const files = {
    'a.js': escaped,
    'b.html': `${head}\n<script>${escaped.slice(0, 15 << 20)}</script><script src="gone.js"></script>`,
  }
  const lines = await found(files, { host: 'air-gapped' })
  expect(lines).toContain('broken-asset gone.js b.html:2')
  expect(lines).toContain('external-load https://b.acme.dev/x a.js:1 b.html:2')
  expect(lines).toContain('unreadable-file a.js a.js:1')
  expect(lines.length).toBeLessThanOrEqual(4)
})

describe('a folder of a site', () => {
  const loading = (href: string) => `${head}<link rel="stylesheet" href="${href}">`
  const SITE: Files = {
    'index.html': head,
    'style.css': '',
    'guide/a.html': loading('../style.css'),
  }
  const IN_PARENT = '../index.html exists: is the site in the folder public?'

  test.each<[string, Files, string | undefined, Partial<CheckOptions>?]>([
    ['missing files', SITE, IN_PARENT],
    [
      'missing files below a base path',
      { ...SITE, 'guide/a.html': loading('/docs/style.css') },
      IN_PARENT,
      { basePath: '/docs/' },
    ],
    [
      'files on the disk of its author',
      { ...SITE, 'guide/a.html': loading('file:///public/style.css') },
      undefined,
    ],
    [
      'missing files whose names are encoded',
      { ...SITE, 'é é.css': '', 'guide/a.html': loading('../%C3%A9%20é.css') },
      IN_PARENT,
    ],
    ['files that are missing everywhere', without(SITE, 'style.css'), undefined],
    [
      'missing folders',
      { ...SITE, 'css/b.css': '', 'guide/a.html': loading('../css/') },
      undefined,
    ],
    [
      'missing pages',
      { ...SITE, 'guide/a.html': `${head}<a href="../style.css">x</a>` },
      undefined,
    ],
    ['missing files, and a home page', { ...SITE, 'guide/Index.html': head }, undefined],
    ['missing files, without a home page around it', without(SITE, 'index.html'), undefined],
  ])('and whether it is recognized as such: %s', async (_, files, message, options = {}) => {
    const folder = scratch()
    writeFiles(join(folder, 'public'), files)
    const root = join(folder, 'public/guide')
    const { diagnosis } = await verify(root, { workspace: undefined, ...options })
    expect(diagnosis?.message).toBe(message)
  })
})
