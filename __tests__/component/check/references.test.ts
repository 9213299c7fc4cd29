/** Addresses that are neither links of pages nor loaded with them: each that is wrong, and what only looks wrong. */
import { describe, expect, test } from '@jest/globals'
import { verify, writeFiles } from '../../support/check.ts'
import { cases, type Files, FRAME, found, head } from '../../support/found.ts'
import { pagefindMeta } from '../../support/pagefind.ts'
import { scratch } from '../../support/scratch.ts'

const inHead = (html: string): Files => ({ 'a.html': `${head}\n${html}` })
const data = (type: string, json: unknown): Files =>
  inHead(`<script type="${type}">${typeof json === 'string' ? json : JSON.stringify(json, null, 1)}</script>`)

describe('an import map', () => {
  const map = (imports: unknown, more = {}) => data('importmap', { imports, ...more })
  cases([
    ['leads to nothing', map({ app: './assets/ap.js' }), ['warning broken-asset ./assets/ap.js a.html:4']],
    [
      'leads to another spelling',
      map({ app: '/assets/App.js' }),
      ['warning broken-asset /assets/App.js a.html:4 (/assets/app.js)'],
    ],
    ['leads to no folder', map({ 'lib/': '/lib/' }), ['warning broken-asset /lib/ a.html:4']],
    [
      'leads to another host',
      map({ lit: 'https://cdn.example.net/lit.js', 'x/': '//cdn.example.net/x/' }),
      [
        'warning external-load //cdn.example.net/x/ a.html:5',
        'warning external-load https://cdn.example.net/lit.js a.html:4',
      ],
    ],
    [
      'leads to nothing in a scope',
      map({}, { scopes: { '/assets/': { app: '/gone.js' } } }),
      ['warning broken-asset /gone.js a.html:6'],
    ],
    [
      'leaves the base path',
      map({ app: '/lib/app.js' }),
      ['warning outside-base-path /lib/app.js a.html:4'],
      { basePath: '/docs/' },
    ],
    [
      'leaves the base path for a service of the host',
      map({ app: '/cdn-cgi/app.js' }),
      [],
      { basePath: '/docs/', host: 'cloudflare-pages' },
    ],
    ['is no JSON', data('importmap', '{imports: {}}'), ['notice unreadable-file a.html a.html:2']],
    [
      'leads to files, to a folder, to data, and nowhere where browsers ignore the entry',
      map(
        {
          app: './assets/app.js',
          again: 'https://docs.acme.dev/assets/app.js?v=1',
          'assets/': './assets/',
          bare: 'no/address.js',
          none: null,
          data: 'data:text/javascript,1',
          'folder/': '/gone/file.js',
        },
        { integrity: { '/gone.js': 'sha384-x' }, imports2: { x: '/gone.js' } },
      ),
      [],
    ],
    [
      'is in a template',
      inHead('<template><script type="importmap">{"imports":{"a":"/x"}}</script></template>'),
      [],
    ],
    [
      'has an address of its own, which no browser loads',
      inHead('<script type="importmap" src="/x.json"></script>'),
      [],
    ],
  ])
})

describe('speculation rules', () => {
  const rules = (value: unknown) => data('SpeculationRules', value)
  cases([
    [
      'list a page that is not there',
      rules({ prerender: [{ source: 'list', urls: ['guide', 'guid'] }] }),
      ['warning broken-link guid a.html:8 (/guide)'],
    ],
    [
      'load from another host as soon as the page is open',
      rules({ prefetch: [{ urls: ['https://elsewhere.acme.org/'] }] }),
      ['warning external-load https://elsewhere.acme.org/ a.html:6'],
    ],
    [
      'load from another host only when somebody is about to go there, and choose by patterns',
      rules({
        prefetch: [
          { urls: ['https://elsewhere.acme.org/'], eagerness: 'moderate' },
          { where: { and: [{ href_matches: '/gone/*' }, { not: { selector_matches: '.x' } }] } },
        ],
        other: [{ urls: ['/gone'] }],
      }),
      [],
    ],
  ])
})

describe('the picture of link previews', () => {
  const meta = (name: string, content: string) => inHead(`<meta ${name} content="${content}">`)
  cases([
    [
      'is missing',
      meta('property="og:image"', 'https://docs.acme.dev/assets/log.png?x=1'),
      ['warning metadata https://docs.acme.dev/assets/log.png?x=1 a.html:2'],
    ],
    [
      'is missing on X',
      meta('name="twitter:image"', '/assets/Logo.png'),
      ['warning metadata /assets/Logo.png a.html:2 (/assets/logo.png)'],
    ],
    [
      'is on the machine that built the site',
      meta('property="og:image:secure_url"', 'http://localhost:3000/assets/logo.png'),
      ['warning metadata http://localhost:3000/assets/logo.png a.html:2'],
    ],
    ['is on another host', meta('property="og:image"', 'https://cdn.acme.org/card.png'), []],
    ['is there', meta('property="og:image"', 'https://docs.acme.dev/assets/logo.png'), []],
    [
      'is on a host that only this machine knows, as the site is',
      meta('property="og:image"', 'https://docs.test/assets/logo.png'),
      [],
      { domain: 'docs.test' },
    ],
    ['is only described', meta('property="og:image:alt"', 'a picture'), []],
    ['is empty', meta('property="og:image"', ' '), []],
    [
      'belongs to another site of the same host',
      meta('property="og:image"', 'https://docs.acme.dev/card.png'),
      [],
      { basePath: '/docs/' },
    ],
  ])
})

describe('a canonical address', () => {
  const canonical = (href: string, more = '') => inHead(`<link rel="canonical" href="${href}">${more}`)
  cases([
    [
      'leads to nothing',
      canonical('https://docs.acme.dev/Guide'),
      ['warning metadata https://docs.acme.dev/Guide a.html:2 (/guide)'],
    ],
    [
      'of og:url leads to nothing',
      inHead('<meta property="og:url" content="/gone">'),
      ['warning metadata /gone a.html:2'],
    ],
    [
      'leads to a folder that the site does not have, on two pages',
      {
        ...canonical('https://docs.acme.dev/en/latest/a'),
        'b.html': `${head}<link rel="canonical" href="https://docs.acme.dev/en/latest/b"><script type="application/ld+json">{"url":"/en/b"}</script>`,
      },
      ['warning metadata https://docs.acme.dev/en/latest/a a.html:2', 'warning metadata /en/b b.html:1'],
    ],
    ['leads to a page', canonical('https://docs.acme.dev/guide'), []],
    [
      'leads to another version on the same host',
      canonical('https://docs.acme.dev/latest/a'),
      [],
      { basePath: '/v1/' },
    ],
    [
      'is that of a page that asks not to be listed',
      canonical('/gone', '<meta name="robots" content="noindex">'),
      [],
    ],
    ['is that of the 404 page', { '404.html': `${head}<link rel="canonical" href="/gone">` }, []],
  ])
})

describe('JSON-LD', () => {
  const ld = (value: unknown) => data('application/ld+json', value)
  cases([
    [
      'names a page that is not there',
      ld({ '@graph': [{ '@type': 'Article', url: 'https://docs.acme.dev/Guide', image: ['/gone.png'] }] }),
      [
        'warning metadata /gone.png a.html:8',
        'warning metadata https://docs.acme.dev/Guide a.html:6 (/guide)',
      ],
    ],
    [
      'has breadcrumbs to nothing',
      ld({
        itemListElement: [
          { position: 1, item: '/gone' },
          { position: 2, item: { '@id': '/gone/2' } },
        ],
      }),
      ['warning metadata /gone a.html:6', 'warning metadata /gone/2 a.html:11'],
    ],
    [
      'names the machine that built the site',
      ld({ url: 'http://localhost:3000/guide' }),
      ['warning metadata http://localhost:3000/guide a.html:3'],
    ],
    [
      'names only what is there, elsewhere, a name, a template or text',
      ld({
        '@context': { url: '/gone', '@vocab': 'https://schema.org/' },
        '@id': 'https://docs.acme.dev/#organization',
        url: 'https://docs.acme.dev/guide#part',
        mainEntityOfPage: { '@id': 'https://docs.acme.dev/' },
        image: { '@type': 'ImageObject', '@id': 'https://docs.acme.dev/no/address', url: '/assets/logo.png' },
        logo: 'https://cdn.acme.org/logo.png',
        sameAs: ['https://docs.acme.dev/gone', 'https://social.acme.org/'],
        potentialAction: { target: 'https://docs.acme.dev/search?q={query}', urlTemplate: '/gone' },
        item: 'a thing',
      }),
      [],
    ],
    ['is no JSON', data('application/ld+json', '{'), ['notice unreadable-file a.html a.html:2']],
  ])
})

describe('a web manifest', () => {
  const manifest = (value: unknown, name = 'assets/site.webmanifest'): Files => ({
    [name]: JSON.stringify(value, null, 1),
  })
  cases([
    [
      'names what is not there',
      manifest({
        start_url: '/strat',
        icons: [{ src: 'log.png' }],
        screenshots: [{ src: '/gone.png' }],
        shortcuts: [{ url: '../gone', icons: [{ src: '/gone.ico' }] }],
      }),
      [
        'warning broken-asset /gone.ico assets/site.webmanifest:18',
        'warning broken-link ../gone assets/site.webmanifest:15',
        'warning broken-asset /gone.png assets/site.webmanifest:10',
        'warning broken-asset log.png assets/site.webmanifest:5',
        'warning broken-link /strat assets/site.webmanifest:2',
      ],
    ],
    [
      'leaves the base path with a picture',
      manifest({ icons: [{ src: '/assets/logo.png' }], start_url: '/' }),
      ['warning outside-base-path /assets/logo.png assets/site.webmanifest:4 (/docs/assets/logo.png)'],
      { basePath: '/docs/' },
    ],
    [
      'names a picture on another host',
      manifest({ icons: [{ src: 'https://cdn.acme.org/i.png' }] }),
      ['notice external-load https://cdn.acme.org/i.png assets/site.webmanifest:4'],
      { host: 'air-gapped' },
    ],
    [
      'names a picture on another host, which can be reached',
      manifest({ icons: [{ src: 'https://cdn.acme.org/i.png' }] }),
      [],
    ],
    [
      'is no JSON',
      { 'x.webmanifest': 'icons: []' },
      ['notice unreadable-file x.webmanifest x.webmanifest:1'],
    ],
    [
      'opens the folder that it is in',
      manifest(
        { id: '/gone', scope: '/gone/', start_url: '.', icons: [{ src: 'logo.png' }] },
        'assets/manifest.json',
      ),
      ['warning broken-link . assets/manifest.json:4'],
    ],
    [
      'names what is there',
      manifest({
        start_url: '../guide',
        icons: [{ src: 'logo.png' }, { src: '' }, { src: 'data:image/png,x' }],
      }),
      [],
    ],
    [
      'is that of a bundler or of an extension',
      {
        'manifest.json': JSON.stringify({
          'main.js': { file: 'gone.js', src: 'main.js' },
          icons: { 16: 'gone.png' },
        }),
        'assets/manifest.json': '[no JSON]',
      },
      [],
    ],
  ])
})

describe('a feed', () => {
  const rss = (inside: string): Files => ({
    'blog/rss.xml': `<?xml version="1.0"?>\n<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>\n${inside}</channel></rss>`,
  })
  const atom = (inside: string, attributes = ''): Files => ({
    feed: `<feed xmlns="http://www.w3.org/2005/Atom"${attributes}>\n${inside}</feed>`,
  })
  cases([
    [
      'lists what is not there',
      rss(
        '<item><link><![CDATA[https://docs.acme.dev/Guide]]></link>\n<enclosure url="https://docs.acme.dev/a.mp3?a=1&amp;b"/>\n<media:content url="/gone.png"/></item>',
      ),
      [
        'warning feed /gone.png blog/rss.xml:5',
        'warning feed https://docs.acme.dev/Guide blog/rss.xml:3 (/guide)',
        'warning feed https://docs.acme.dev/a.mp3?a=1&b blog/rss.xml:4',
      ],
    ],
    [
      'is Atom and lists what is not there',
      atom(
        '<link rel="self" href="/atom"/><link rel="edit" href="/edit"/><entry><link href="https://docs.acme.dev/gone"/><content src="/x"/></entry>',
      ),
      [
        'warning feed /atom feed:2',
        'warning feed /x feed:2',
        'warning feed https://docs.acme.dev/gone feed:2',
      ],
    ],
    [
      'names the machine that built the site',
      rss('<link>http://localhost:8000/</link>'),
      ['warning feed http://localhost:8000/ blog/rss.xml:3'],
    ],
    [
      'is an example',
      rss('<link>https://example.com/</link><item><link>https://www.example.org/a</link></item>'),
      [],
    ],
    [
      'is JSON and lists what is not there',
      {
        'feed.json': JSON.stringify(
          {
            items: [{ url: 'https://docs.acme.dev/gone', id: '/x', external_url: '/y' }],
            version: 'https://jsonfeed.org/version/1.1',
          },
          null,
          1,
        ),
      },
      ['warning feed https://docs.acme.dev/gone feed.json:4'],
    ],
    [
      'lists what is there or elsewhere, and names that are no addresses',
      {
        ...rss(
          '<link>https://docs.acme.dev/</link><image><url>/assets/logo.png</url></image><item><guid>https://docs.acme.dev/gone</guid><link>https://news.acme.org/x</link><description>&lt;a href="/gone"></description><comments>https://docs.acme.dev/gone</comments></item>',
        ),
        ...atom(
          '<id>https://docs.acme.dev/gone</id><link rel="hub" href="/gone"/><link rel="edit" href="/gone"/><link href="/gone"/>',
          ' xml:base="https://docs.acme.dev/deep/"',
        ),
        'feed.json': '{"items": [{"url": "/gone"}]}',
        'other.xml': '<links><link>https://docs.acme.dev/gone</link></links>',
      },
      [],
    ],
    [
      'is that of a site whose host is not known',
      rss('<link>https://docs.acme.dev/gone</link>'),
      [],
      { domain: undefined },
    ],
  ])
})

describe('llms.txt', () => {
  const llms = (text: string): Files => ({ 'llms.txt': text })
  cases([
    [
      'links to what is not there',
      llms(
        '# Acme\n\n- [Guide](/Guide): x\n- [Start](start.md "title")\n\n[b]: <https://docs.acme.dev/gone>\n',
      ),
      [
        'warning broken-link /Guide llms.txt:3 (/guide)',
        'warning broken-link https://docs.acme.dev/gone llms.txt:6',
        'warning broken-link start.md llms.txt:4',
      ],
    ],
    [
      'leaves the base path',
      llms('[Guide](/guide)'),
      ['warning outside-base-path /guide llms.txt:1 (/docs/guide)'],
      { basePath: '/docs/' },
    ],
    [
      'links to what is there or elsewhere, and shows code',
      llms(
        '[a](guide) [b](https://docs.acme.dev/guide#part) [c](https://acme.org/x) <https://docs.acme.dev/>\n`[x](/gone)` ``a ` [x](/gone)`` \\[x\\](/gone)\n<!-- [x](/gone)\n[x](/gone) -->\n```md\n[x](/gone)\n```\n\n    [x](/gone)\n\nhttps://docs.acme.dev/gone [x]({base}/gone) [x](not a link) [^1]: /gone\n',
      ),
      [],
    ],
    ['comes with the full text', { 'llms-full.txt': '[x](/gone)' }, []],
  ])
})

describe('a published Markdown file', () => {
  const markdown = (text: string): Files => ({ 'guide.md': text })
  cases([
    [
      'names an address of the site that is not there',
      markdown('![](/assets/gone.png)\n[x](https://docs.acme.dev/gone)'),
      [
        'notice broken-link /assets/gone.png guide.md:1',
        'notice broken-link https://docs.acme.dev/gone guide.md:2',
      ],
    ],
    [
      'has links for a repository',
      markdown('[x](../src/x.ts) [y](./CONTRIBUTING.md) [z](start) [w](#part) [v](mailto:a@b.c)'),
      [],
    ],
    ['has links from the root of a router', markdown('[x](/guide)'), [], { basePath: '/docs/' }],
  ])
})

test('what is named is counted with the links and loads of the site', async () => {
  const folder = scratch()
  writeFiles(folder, {
    ...FRAME,
    ...inHead('<meta property="og:image" content="/assets/logo.png"><link rel="canonical" href="/a">'),
    'llms.txt': '[a](/guide) [b](https://acme.org/)',
    'm.webmanifest': '{"icons":[{"src":"assets/logo.png"}]}',
  })
  expect(await verify(folder)).toMatchObject({ links: 2, loads: 2, findings: [] })
})

test('a document that is too large is named, and one that is something else is not', async () => {
  const space = ' '.repeat(5 << 20)
  expect(
    await found({ 'a.md': space, 'rss.xml': `<rss>${space}</rss>`, 'data.xml': `<data>${space}</data>` }),
  ).toEqual(['notice unreadable-file a.md a.md:1', 'notice unreadable-file rss.xml rss.xml:1'])
})

describe('the index of Pagefind', () => {
  const entry = (version = '1.6.0') =>
    JSON.stringify({
      version,
      languages: { en: { hash: 'en_1', wasm: 'en', page_count: 3 }, ja: { hash: 'ja_2', wasm: null } },
      include_characters: ['_'],
    })
  const meta = pagefindMeta([
    [
      ['en_a', 5, ''],
      ['en_b', 7],
      ['en_c', 1, 'en_g'],
      ['en_d', 1, 'en_g'],
    ],
    [['a', 'm', 'en_i']],
    [['author', 'en_f']],
  ])
  const complete: Files = {
    'search/pagefind-entry.json': entry(),
    'search/pagefind.en_1.pf_meta': meta,
    'search/pagefind.ja_2.pf_meta': pagefindMeta([[], [], []]),
    'search/wasm.en.pagefind': '',
    'search/wasm.unknown.pagefind': '',
    'search/fragment/en_a.pf_fragment': '',
    'search/fragment/en_b.pf_fragment': '',
    'search/fragment/en_g.pf_fragment': '',
    'search/index/en_i.pf_index': '',
    'search/filter/en_f.pf_filter': '',
    // What an earlier build has left, without what it named.
    'search/pagefind.en_0.pf_meta': pagefindMeta([[['en_gone', 1]], [['a', 'z', 'en_gone']], []]),
  }
  const without = (...names: readonly string[]): Files =>
    Object.fromEntries(Object.entries(complete).filter(([name]) => !names.includes(name)))
  const of = (path: string, page: string) => `error broken-asset ${path} search/${page}`
  const EN = 'pagefind.en_1.pf_meta'
  cases([
    ['is complete', complete, []],
    ['is complete below a base path', complete, [], { basePath: '/docs/' }],
    [
      'lacks its words, which were all in one folder',
      without('search/index/en_i.pf_index'),
      [of('index/en_i.pf_index', EN)],
    ],
    [
      'lacks some of its words',
      { ...without('search/index/en_i.pf_index'), 'search/index/en_j.pf_index': '' },
      [of('index/en_i.pf_index', EN)],
    ],
    ['lacks a page', without('search/fragment/en_b.pf_fragment'), [of('fragment/en_b.pf_fragment', EN)]],
    [
      'lacks a group of pages',
      without('search/fragment/en_g.pf_fragment'),
      [of('fragment/en_g.pf_fragment', EN)],
    ],
    ['lacks a filter', without('search/filter/en_f.pf_filter'), [of('filter/en_f.pf_filter', EN)]],
    [
      'lacks all folders, each of which is one finding',
      without(...Object.keys(complete).filter((name) => name.split('/').length > 2)),
      [of('filter/en_f.pf_filter', EN), of('fragment/en_a.pf_fragment', EN), of('index/en_i.pf_index', EN)],
    ],
    [
      'lacks what a language begins with',
      without('search/pagefind.en_1.pf_meta', 'search/wasm.unknown.pagefind'),
      [
        of('pagefind.en_1.pf_meta', 'pagefind-entry.json:1'),
        of('wasm.unknown.pagefind', 'pagefind-entry.json:1'),
      ],
    ],
    ['is of a major version that is not known', { 'search/pagefind-entry.json': entry('2.0.0') }, []],
    [
      'has a list of one',
      {
        ...without('search/index/en_i.pf_index'),
        'search/pagefind.en_1.pf_meta': pagefindMeta([[], [['a', 'b', 'en_i']], []], '2.0.0'),
      },
      [],
    ],
    [
      'is damaged',
      { ...complete, 'search/pagefind.en_1.pf_meta': meta.subarray(0, 40) },
      ['notice unreadable-file search/pagefind.en_1.pf_meta search/pagefind.en_1.pf_meta'],
    ],
    [
      'is no JSON',
      { ...complete, 'search/pagefind-entry.json': '{' },
      ['notice unreadable-file search/pagefind-entry.json search/pagefind-entry.json:1'],
    ],
    [
      'names files elsewhere, which are not looked at',
      {
        'search/pagefind-entry.json': JSON.stringify({
          version: '1.6.0',
          languages: { en: { hash: '../../x', wasm: 'https://x.example/' } },
        }),
      },
      [],
    ],
  ])
})
