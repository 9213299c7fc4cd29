/**
 * Addresses that are neither links of pages nor loaded with them: those that are wrong, and those
 * that only look wrong.
 */
import { describe, expect, test } from '@jest/globals'
import { cases, type Files, found, head, page, table, verified } from '../../support/found.ts'

const data = (type: string, json: string) => page(`<script type="${type}">${json}</script>`)
/** JSON with a line for each value. */
const lined = (value: unknown) => JSON.stringify(value, null, 1)

describe('an import map', () => {
  const imports = (json: string) => data('importmap', `{"imports": ${json}}`)
  table(
    `
    leads to nothing | {"app": "./assets/ap.js"} | warning broken-asset ./assets/ap.js a.html:2
    leads to another spelling | {"app": "/assets/App.js"} | warning broken-asset /assets/App.js a.html:2 (/assets/app.js)
    leads to no folder | {"lib/": "/lib/"} | warning broken-asset /lib/ a.html:2
    leads to another host | {"a": "https://cdn.example.net/a.js", "b/": "//cdn.example.net/"} | warning external-load //cdn.example.net/ a.html:2 | warning external-load https://cdn.example.net/a.js a.html:2
    has two slashes in front of a folder | {"a": "//assets/app.js", "b": "//cdn/app.js"} | error broken-asset //assets/app.js a.html:2 (/assets/app.js) | warning external-load //cdn/app.js a.html:2
    leads to nothing in a scope | {}, "scopes": {"/assets/": {"app": "/gone.js"}} | warning broken-asset /gone.js a.html:2
    is no JSON | {imports: {}} | notice unreadable-file a.html a.html:2
    leads to files, a folder and data | {"a": "./assets/app.js", "b": "https://docs.acme.dev/assets/app.js?v=1", "assets/": "./assets/", "c": "data:text/javascript,1"}
    has entries that browsers ignore | {"bare": "no/address.js", "none": null, "folder/": "/gone/file.js"}, "integrity": {"/gone.js": "sha384-x"}, "imports2": {"x": "/gone.js"}
    `,
    imports,
  )
  table(
    `
    leads to another host, without a network | {"a": "https://cdn.example.net/a.js"} | error external-load https://cdn.example.net/a.js a.html:2
    `,
    imports,
    { host: 'air-gapped' },
  )
  table(
    `
    is in a template | <template><script type="importmap">{"imports": {"a": "/x"}}</script></template>
    has an address of its own, which no browser loads | <script type="importmap" src="/x.json"></script>
    `,
  )
  table(
    `
    leaves the base path | {"app": "/lib/app.js"} | warning outside-base-path /lib/app.js a.html:2
    names another site of the same host | {"app": "https://docs.acme.dev/lib/app.js"}
    `,
    imports,
    { basePath: '/docs/' },
  )
  table('leaves the base path for a service of the host | {"app": "/cdn-cgi/app.js"}', imports, {
    basePath: '/docs/',
    host: 'cloudflare-pages',
  })
})

describe('the image of link previews', () => {
  table(`
    is missing | <meta property="og:image" content="https://docs.acme.dev/assets/log.png?x=1"> | warning metadata https://docs.acme.dev/assets/log.png?x=1 a.html:2
    is missing on X | <meta name="twitter:image" content="/assets/Logo.png"> | warning metadata /assets/Logo.png a.html:2 (/assets/logo.png)
    is on the machine that built the site | <meta property="og:image:secure_url" content="http://localhost:3000/a.png"> | warning metadata http://localhost:3000/a.png a.html:2
    is on another host | <meta property="og:image" content="https://cdn.acme.org/card.png">
    is there | <meta property="og:image" content="https://docs.acme.dev/assets/logo.png">
    is only described | <meta property="og:image:alt" content="a picture">
    is empty | <meta property="og:image" content=" ">
  `)
  table(
    'is on a host that only this machine knows, as the site is | <meta property="og:image" content="https://docs.test/assets/logo.png">',
    page,
    { domain: 'docs.test' },
  )
  table(
    'belongs to another site of the same host | <meta property="og:image" content="https://docs.acme.dev/card.png">',
    page,
    { basePath: '/docs/' },
  )
})

describe('a canonical address', () => {
  table(`
    leads to nothing | <link rel="canonical" href="https://docs.acme.dev/Guide"> | warning metadata https://docs.acme.dev/Guide a.html:2 (/guide)
    of og:url leads to nothing | <meta property="og:url" content="/gone"> | warning metadata /gone a.html:2
    leads to a page | <link rel="canonical" href="https://docs.acme.dev/guide">
    is that of a page that asks not to be listed | <link rel="canonical" href="/gone"><meta name="robots" content="noindex">
  `)
  table(
    'leads to another version on the same host | <link rel="canonical" href="https://docs.acme.dev/latest/a">',
    page,
    { basePath: '/v1/' },
  )
  cases([
    [
      'points to a folder that the site does not have, on two pages',
      {
        ...page('<link rel="canonical" href="https://docs.acme.dev/en/latest/a">'),
        'b.html': `${head}<link rel="canonical" href="https://docs.acme.dev/en/latest/b"><script type="application/ld+json">{"url":"/en/b"}</script>`,
      },
      [
        'warning metadata https://docs.acme.dev/en/latest/a a.html:2',
        'warning metadata /en/b b.html:1',
      ],
    ],
    ['is on the 404 page', { '404.html': `${head}<link rel="canonical" href="/gone">` }, []],
  ])
})

describe('JSON-LD', () => {
  const ld = (json: string) => data('application/ld+json', json)
  cases([
    [
      'specifies a missing page',
      ld(
        lined({
          '@graph': [{ '@type': 'Article', url: 'https://docs.acme.dev/Guide', image: ['/a.png'] }],
        }),
      ),
      [
        'warning metadata /a.png a.html:8',
        'warning metadata https://docs.acme.dev/Guide a.html:6 (/guide)',
      ],
    ],
  ])
  table(
    `
    has breadcrumbs to nothing | {"itemListElement": [{"item": "/gone"}, {"position": 2, "item": {"@id": "/gone/2"}}]} | warning metadata /gone a.html:2 | warning metadata /gone/2 a.html:2
    names the machine that built the site | {"url": "http://localhost:3000/guide"} | warning metadata http://localhost:3000/guide a.html:2
    names what is there | {"url": "https://docs.acme.dev/guide#part", "mainEntityOfPage": {"@id": "https://docs.acme.dev/"}, "image": {"@type": "ImageObject", "@id": "https://docs.acme.dev/no/address", "url": "/assets/logo.png"}}
    names what is elsewhere | {"logo": "https://cdn.acme.org/logo.png", "sameAs": ["https://docs.acme.dev/gone", "https://social.acme.org/"]}
    has names, templates and text | {"@context": {"url": "/gone"}, "@id": "https://docs.acme.dev/#us", "potentialAction": {"target": "https://docs.acme.dev/search?q={query}", "urlTemplate": "/gone"}, "item": "a thing"}
    is no JSON | { | notice unreadable-file a.html a.html:2
    `,
    ld,
  )
})

describe('a web manifest', () => {
  const manifest = (json: string): Files => ({ 'assets/x.webmanifest': json })
  cases([
    [
      'specifies missing files',
      manifest(
        lined({
          start_url: '/strat',
          icons: [{ src: 'log.png' }],
          screenshots: [{ src: '/gone.png' }],
          shortcuts: [{ url: '../gone', icons: [{ src: '/gone.ico' }] }],
        }),
      ),
      [
        'warning broken-asset /gone.ico assets/x.webmanifest:18',
        'warning broken-link ../gone assets/x.webmanifest:15',
        'warning broken-asset /gone.png assets/x.webmanifest:10',
        'warning broken-asset log.png assets/x.webmanifest:5',
        'warning broken-link /strat assets/x.webmanifest:2',
      ],
    ],
    [
      'is for a bundler or an extension',
      {
        'manifest.json': '{"main.js": {"file": "gone.js"}, "icons": {"16": "gone.png"}}',
        'assets/manifest.json': '[no JSON]',
      },
      [],
    ],
  ])
  table(
    `
    names a picture on another host, which can be reached | {"icons": [{"src": "https://cdn.acme.org/i.png"}]}
    is no JSON | icons: [] | warning unreadable-file assets/x.webmanifest assets/x.webmanifest
    names what is there | {"start_url": "../guide", "icons": [{"src": "logo.png"}, {"src": ""}, {"src": "data:image/png,x"}]}
    `,
    manifest,
  )
  table(
    'opens the folder that it is in | {"id": "/gone", "scope": "/gone/", "start_url": ".", "icons": [{"src": "logo.png"}]} | warning broken-link . assets/manifest.json:1',
    (json) => ({ 'assets/manifest.json': json }),
  )
  table(
    'leaves the base path with a picture | {"icons": [{"src": "/assets/logo.png"}], "start_url": "/"} | warning outside-base-path /assets/logo.png assets/x.webmanifest:1 (/docs/assets/logo.png)',
    manifest,
    { basePath: '/docs/' },
  )
  table(
    'names a picture on another host | {"icons": [{"src": "https://cdn.acme.org/i.png"}]} | notice external-load https://cdn.acme.org/i.png assets/x.webmanifest:1',
    manifest,
    { host: 'air-gapped' },
  )
})

describe('a feed', () => {
  const rss = (inside: string): Files => ({
    'blog/rss.xml': `<?xml version="1.0"?>\n<rss version="2.0"><channel>\n${inside}</channel></rss>`,
  })
  table(
    `
    lists what is not there | <item><link><![CDATA[https://docs.acme.dev/Guide]]></link><enclosure url="https://docs.acme.dev/a.mp3?a=1&amp;b"/></item> | warning feed https://docs.acme.dev/Guide blog/rss.xml:3 (/guide) | warning feed https://docs.acme.dev/a.mp3?a=1&b blog/rss.xml:3
    shows what is not there | <media:content url="/gone.png"/> | warning feed /gone.png blog/rss.xml:3
    names the machine that built the site | <link>http://localhost:8000/</link> | warning feed http://localhost:8000/ blog/rss.xml:3
    is an example | <link>https://example.com/</link><item><link>https://www.example.org/a</link></item>
    lists what is there or elsewhere | <link>https://docs.acme.dev/</link><image><url>/assets/logo.png</url></image><item><link>https://news.acme.org/x</link></item>
    has names that are no addresses | <item><guid>https://docs.acme.dev/gone</guid><description>&lt;a href="/gone"></description><comments>https://docs.acme.dev/gone</comments></item>
    `,
    rss,
  )
  table(
    `
    is Atom and lists what is not there | <link rel="self" href="/atom"/><entry><link href="https://docs.acme.dev/gone"/><content src="/x"/></entry> | warning feed /atom feed:2 | warning feed /x feed:2 | warning feed https://docs.acme.dev/gone feed:2
    is Atom with links that nobody follows | <id>https://docs.acme.dev/gone</id><link rel="hub" href="/gone"/><link rel="edit" href="/gone"/>
    is Atom with a base, which is not read | <entry xml:base="https://docs.acme.dev/deep/"><link href="/gone"/></entry>
    `,
    (inside) => ({ feed: `<feed xmlns="http://www.w3.org/2005/Atom">\n${inside}</feed>` }),
  )
  table(
    'is that of a site whose host is not known | <link>https://docs.acme.dev/gone</link>',
    rss,
    {
      domain: undefined,
    },
  )
  cases([
    [
      'is not one: JSON and XML of another kind',
      {
        'feed.json': '{"items": [{"url": "/gone"}]}',
        'other.xml': '<links><link>https://docs.acme.dev/gone</link></links>',
      },
      [],
    ],
  ])
})

describe('llms.txt', () => {
  const llms = (text: string): Files => ({ 'llms.txt': text })
  cases([
    [
      'links to missing pages',
      llms(
        '# A\n\n- [Guide](/Guide): x\n- [S](start.md "title")\n\n[b]: <https://docs.acme.dev/gone>\n',
      ),
      [
        'warning broken-link /Guide llms.txt:3 (/guide)',
        'warning broken-link https://docs.acme.dev/gone llms.txt:6',
        'warning broken-link start.md llms.txt:4',
      ],
    ],
    [
      'shows code and comments',
      llms('<!-- [x](/gone)\n[x](/gone) -->\n```md\n[x](/gone)\n```\n\n    [x](/gone)\n'),
      [],
    ],
    ['is in a folder', { 'fr/llms.txt': '[x](gone)' }, ['warning broken-link gone fr/llms.txt:1']],
  ])
  table(
    `
    links to what is there or elsewhere | [a](guide) [b](https://docs.acme.dev/guide#part) [c](https://acme.org/x) <https://docs.acme.dev/>
    has what is no link | \`[x](/gone)\` \`\`a \` [x](/gone)\`\` \\[x\\](/gone) https://docs.acme.dev/gone [x]({base}/gone) [x](not a link)
    has a footnote | [^1]: /gone
    `,
    llms,
  )
  table(
    'leaves the base path | [Guide](/guide) | warning outside-base-path /guide llms.txt:1 (/docs/guide)',
    llms,
    { basePath: '/docs/' },
  )
})

describe('Markdown of the whole site', () => {
  const GONE = '# A\n\n[x](/gone) [y](https://docs.acme.dev/Guide#x)'
  cases([
    ...[
      'llms-full.txt',
      'llms-small.txt',
      'fr/llms-ctx-full.txt',
      'sitemap.md',
      'fr/sitemap.md',
    ].map(
      (name) =>
        [
          `${name} links to missing pages`,
          { [name]: GONE },
          [
            `warning broken-link /gone ${name}:3`,
            `warning broken-link https://docs.acme.dev/Guide#x ${name}:3 (/guide)`,
          ],
        ] as const,
    ),
    [
      'repeats a link of llms.txt',
      { 'llms.txt': '[x](/gone)', 'llms-full.txt': 'x\n\n[x](/gone)' },
      ['warning broken-link /gone llms-full.txt:3'],
    ],
    [
      'has links of sources to sources',
      {
        'llms-full.txt':
          '[x](/guide.md) [y](/guide.mdx#x) [z](/index.rst)\n[a](/gone.md) [b](/guide.html.md)\n[c](https://docs.acme.dev/guide.md) [d](//docs.acme.dev/guide.rst)',
        'sitemap.md': '[x](/guide.mdx)',
      },
      [
        'warning broken-link //docs.acme.dev/guide.rst llms-full.txt:3 (/guide.html)',
        'warning broken-link /gone.md llms-full.txt:2',
        'warning broken-link /guide.mdx sitemap.md:1 (/guide.html)',
        'warning broken-link https://docs.acme.dev/guide.md llms-full.txt:3 (/guide.html)',
      ],
    ],
    [
      'lists addresses outside the base path',
      { 'sitemap.md': '[x](/guide)', 'llms-full.txt': '[x](/guide)' },
      ['warning outside-base-path /guide sitemap.md:1 (/docs/guide)'],
      { basePath: '/docs/' },
    ],
    [
      'has another name',
      { 'llms_full.txt': GONE, 'llms-full.txt.bak.txt': '', 'my-llms-full.txt': GONE },
      [],
    ],
    [
      'is large',
      { 'llms-full.txt': `${' '.repeat(15 << 20)}\n[x](/gone)` },
      ['warning broken-link /gone llms-full.txt:2'],
    ],
    [
      'is too large',
      { 'llms-full.txt': `[x](/gone)${' '.repeat(16 << 20)}`, 'llms.txt': ' '.repeat(17 << 20) },
      [
        'notice unreadable-file llms-full.txt llms-full.txt:1',
        'notice unreadable-file llms.txt llms.txt:1',
      ],
    ],
  ])
  table(
    `
    has links of pages, which are in other folders | [a](start) [b](../gone.md) ![c](img/gone.png) [d](#part) [e](?x)
    names other hosts and what is there | [a](https://acme.org/gone) <https://docs.acme.dev/guide> [b](/guide) ![c](//docs.acme.dev/assets/logo.png)
    has listings and comments | \`[x](/gone)\` <pre>[x](/gone)</pre> <!-- [x](/gone) --> {/* [x](/gone) */} [x](/{version}/gone)
    `,
    (text) => ({ 'llms-full.txt': text }),
  )
})

describe('metadata of a page', () => {
  table(`
    is not there | <link rel="describedby" href="/llms.txt" type="text/markdown"> | error broken-link /llms.txt a.html:2
    is there | <link rel="DescribedBy" href="guide">
    is only described itself | <link rel="described" href="gone">
  `)
})

describe('a published Markdown file', () => {
  const markdown = (text: string): Files => ({ 'guide.md': text })
  table(
    `
    shows a picture that is not there | ![](/assets/gone.png) | notice broken-link /assets/gone.png guide.md:1
    names a page that is not there | [x](https://docs.acme.dev/gone) | notice broken-link https://docs.acme.dev/gone guide.md:1
    has links for a repository | [x](../src/x.ts) [y](./CONTRIBUTING.md) [z](start) [w](#part) [v](mailto:a@b.c)
    `,
    markdown,
  )
  table(
    `
    has a link to itself as its router shows it | [x](/guide?id=part) [y](/guide/)
    has links to other files that a router shows | [x](/a/) [y](/b/c) [z](/b)
    has a link to nothing that a router shows | [x](/a/b) | notice broken-link /a/b guide.md:1
    `,
    (text) => ({ ...markdown(text), 'a/README.md': '', 'b/index.md': '', 'b/c.md': '' }),
  )
  table('has links from the root of a router | [x](/guide)', markdown, { basePath: '/docs/' })
})

test('references are counted with the links and loads of the site, in each role', async () => {
  const ofPages = {
    ...page(
      '<meta property="og:image" content="/assets/logo.png"><link rel="canonical" href="/a">',
    ),
    'b.html': `${head}<script type="application/ld+json">{"url":"/guide"}</script>`,
    'c.html': `${head}<script type="importmap">{"imports":{"a":"/assets/app.js"}}</script>`,
  }
  const documents = {
    'llms.txt': '[a](/guide) [b](https://acme.org/)',
    'llms-full.txt': '[a](/guide)',
    'x.md': '[a](/guide)',
    'm.webmanifest': '{"icons":[{"src":"assets/logo.png"}],"start_url":"/guide"}',
    'rss.xml': '<rss><channel><link>/guide</link></channel></rss>',
  }
  const { links, loads, findings } = await verified({ ...ofPages, ...documents })
  expect([links, loads]).toEqual([7, 3])
  expect(findings.filter(({ code }) => code !== 'unlinked-page')).toEqual([])
})

test('a document that is too large is reported, and one that is something else is not', async () => {
  const space = ' '.repeat(5 << 20)
  expect(
    await found({
      'a.md': space,
      'rss.xml': `<rss>${space}</rss>`,
      'data.xml': `<data>${space}</data>`,
    }),
  ).toEqual(['notice unreadable-file a.md a.md:1', 'notice unreadable-file rss.xml rss.xml:1'])
})

describe('nested data', () => {
  const inObjects = (depth: number, inner: string) =>
    `${'{"a":'.repeat(depth)}${inner}${'}'.repeat(depth)}`
  const ld = (depth: number) => data('application/ld+json', inObjects(depth, '{"url":"/gone"}'))
  const feed = (depth: number): Files => ({
    'rss.xml': `<rss>${'<x>'.repeat(depth)}${'</x>'.repeat(depth)}<link>/gone</link></rss>`,
  })
  const UNREAD = 'notice unreadable-file a.html a.html:2'
  cases([
    ['32 levels deep in JSON-LD', ld(31), ['warning metadata /gone a.html:2']],
    ['33 levels deep in JSON-LD', ld(32), [UNREAD]],
    ['64 levels deep in a feed', feed(63), ['warning feed /gone rss.xml:1']],
    ['65 levels deep in a feed', feed(64), ['notice unreadable-file rss.xml rss.xml:1']],
    [
      '65 levels deep in a feed, in an empty element',
      { 'rss.xml': `<rss>${'<x>'.repeat(63)}<x/>${'</x>'.repeat(63)}<link>/gone</link></rss>` },
      ['notice unreadable-file rss.xml rss.xml:1'],
    ],
    ['65 levels deep in XML that is not a feed', { 'x.xml': `<y>${feed(64)['rss.xml']}</y>` }, []],
    [
      'in a part of an import map without addresses',
      data('importmap', inObjects(40, '"/gone"')),
      [],
    ],
    [
      'in a part of a manifest without addresses',
      { 'm.webmanifest': inObjects(40, '"/gone"') },
      [],
    ],
  ])

  test('too deeply is reported', async () => {
    const { findings } = await verified(ld(32))
    expect(findings.map(({ message }) => message)).toEqual([
      'In this file, the addresses in part of JSON-LD were not checked, because it is nested too deeply.',
    ])
  })
})

describe('a feed whose first element is far from the start', () => {
  const late = (root: string): Files => ({
    'rss.xml': `<?xml version="1.0"?><!-- <html>${'x\n'.repeat(2_100)}--><${root}><link>/gone</link></${root}>`,
  })
  cases([
    ['is read', late('rss'), ['warning feed /gone rss.xml:2101']],
    ['is not a feed with another element', late('opml'), []],
  ])
})

test('each part of a page that is not checked is reported', async () => {
  const importMap = '<script type="importmap">{</script>'
  const invalid = '<script type="application/ld+json">{</script>'
  const deep = `<script type="application/ld+json">${'['.repeat(40)}${']'.repeat(40)}</script>`
  const { findings } = await verified(page(importMap + invalid + invalid + deep))
  expect(
    findings.map(({ message, target, occurrences }) => [message, target, occurrences]),
  ).toEqual([
    [
      'In this file, the addresses in JSON-LD were not checked, because it is not valid JSON and so has no effect.',
      'a.html',
      2,
    ],
    [
      'In this file, the addresses in an import map were not checked, because it is not valid JSON and so has no effect.',
      'a.html',
      1,
    ],
    [
      'In this file, the addresses in part of JSON-LD were not checked, because it is nested too deeply.',
      'a.html',
      1,
    ],
  ])
  expect(findings.map(({ address }) => address)).toEqual([undefined, undefined, undefined])
})

test('a common mistake in the JSON of a page is explained, with its line', async () => {
  const { findings } = await verified(data('application/ld+json', '{\n"url": "/",\n}'))
  expect(findings.map(({ message, spots: [spot] }) => [message, spot?.line])).toEqual([
    [
      'In this file, the addresses in JSON-LD were not checked, because it is not valid JSON and so has no effect: there is a comma before `}`.',
      3,
    ],
  ])
})

describe('an address of more than 8 KiB', () => {
  const long = `/${'x'.repeat(8_192)}`
  const cut = `${long.slice(0, 1_000)}...`
  cases([
    [
      'is checked in JSON-LD',
      data('application/ld+json', `{"url":"${long}"}`),
      [`warning metadata ${cut} a.html:2`],
    ],
    [
      'is checked in a web manifest',
      { 'm.webmanifest': `{"icons":[{"src":"${long}"}]}` },
      [`warning broken-asset ${cut} m.webmanifest:1`],
    ],
    [
      'is checked in a feed',
      { 'rss.xml': `<rss><link>${long}</link></rss>` },
      [`warning feed ${cut} rss.xml:1`],
    ],
    [
      'is checked in Markdown',
      { 'llms.txt': `[x](${long})` },
      [`warning broken-link ${cut} llms.txt:1`],
    ],
    [
      'only has a long query',
      {
        ...data('application/ld+json', `{"url":"/a?${long}"}`),
        'rss.xml': `<rss><link>/a?${long}</link></rss>`,
        'llms.txt': `[x](/a?${long}) <https://docs.acme.dev/a?${long}>`,
      },
      [],
    ],
    [
      'is data',
      {
        'm.webmanifest': `{"icons":[{"src":"data:image/png,${long}"}]}`,
        'llms.txt': `![x](data:image/png,${long})`,
      },
      [],
    ],
  ])
})
