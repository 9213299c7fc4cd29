/** Pages that no other page points to. */
import { describe, expect, test } from '@jest/globals'
import { type CheckOptions, collectEarlierFindings } from '../../../src/check/check-site.ts'
import { asBytes } from '../../../src/web/byte-strings.ts'
import { checkOptions, verify } from '../../support/check.ts'
import { type Files, head } from '../../support/found.ts'
import { rows as table } from '../../support/rows.ts'
import { scratchWith } from '../../support/scratch.ts'

const links = (...hrefs: readonly string[]) => hrefs.map((href) => `<a href="${href}">`).join('')
const page = (html: string, more = '') => `${head.replace('<title>', `${more}<title>`)}\n${html}`
/** A home page that links to one other page. */
const FRAME: Files = {
  'index.html': page(links('a')),
  'a.html': page(links('/')),
  '404.html': head,
}
const LOST: Files = { 'lost.html': page(links('/')) }
const SCRIPT = '<script src="app.js"></script>'

/** Returns the pages that nothing points to, in one line. */
async function unlinked(files: Files, options: Partial<CheckOptions> = {}): Promise<string> {
  const { findings } = await verify(scratchWith({ ...FRAME, 'app.js': '', ...files }), {
    domain: 'docs.acme.dev',
    host: 'nginx',
    ...options,
  })
  const found = findings.filter(({ code }) => code === 'unlinked-page')
  return found.map(({ spots }) => spots.map((spot) => spot.page).join(' ')).join(' | ')
}

type Row = readonly [string, Files, string?, Partial<CheckOptions>?]

function rows(table: readonly Row[]): void {
  test.each(table)('%s', async (_, files, expected = '', options) =>
    expect(await unlinked(files, options)).toBe(expected),
  )
}

describe('links to a page from another one', () => {
  const leading = (html: string, more = ''): Files => ({ ...LOST, 'a.html': page(html, more) })
  rows([
    ['nothing', LOST, 'lost.html'],
    ['only itself', { 'lost.html': page(links('lost', '#x', '?y', '/lost.html#z')) }, 'lost.html'],
    [
      'only a sitemap',
      { ...LOST, 'sitemap.xml': '<urlset><url><loc>/lost</loc></url></urlset>' },
      'lost.html',
    ],
    ['only llms.txt', { ...LOST, 'llms.txt': '[x](/lost.html)' }, 'lost.html'],
    [
      'a page that nothing links to itself',
      { ...LOST, 'more.html': page(links('lost')) },
      'more.html',
    ],
    ['two such pages, to each other', { 'b.html': page(links('c')), 'c.html': page(links('b')) }],
    ['a link', leading(links('lost'))],
    ['a link with a query and a fragment', leading(links('lost.html?x=1#y'))],
    ['a link in full', leading(links('https://docs.acme.dev/lost'))],
    ['a link to another host', leading(links('https://acme.dev/lost')), 'lost.html'],
    [
      'a link where the domain is not known',
      leading(links('https://acme.dev/lost')),
      '',
      { domain: undefined },
    ],
    [
      'an encoded link where the domain is not known',
      { 'lost page.html': page(links('/')), 'a.html': page(links('https://acme.dev/lost%20page')) },
      '',
      { domain: undefined },
    ],
    [
      'a link where the domain is not known, and the base path has letters beyond ASCII',
      leading(links('https://acme.dev/d%C3%B3cs/lost')),
      '',
      { domain: undefined, basePath: '/d%C3%B3cs/' },
    ],
    [
      'itself in full where the domain is not known',
      { 'lost.html': page(links('https://acme.dev/lost')) },
      'lost.html',
      { domain: undefined },
    ],
    ['an area', leading('<map><area href="lost"></map>')],
    ['a form', leading('<form action="lost"></form>')],
    ['a button', leading('<form><button formaction="lost"></button></form>')],
    ['a frame', leading('<iframe src="lost"></iframe>')],
    ['a frame of a frameset', leading('<frameset><frame src="lost"></frameset>')],
    ['a link in a frame', leading('<iframe srcdoc="<a href=\'lost\'>x</a>"></iframe>')],
    ['an object', leading('<object data="lost.html"></object>')],
    ['a link in SVG', leading('<svg><a xlink:href="lost"/></svg>')],
    [
      'a link in an SVG file',
      {
        ...leading('<object data="x.svg"></object>'),
        'x.svg': '<svg xmlns="http://www.w3.org/2000/svg"><a href="lost.html"/></svg>',
      },
    ],
    ['<link rel="next">', leading('', '<link rel="next" href="lost">')],
    ['<link rel="alternate">', leading('', '<link rel="alternate" hreflang="de" href="lost">')],
    [
      '<link rel="canonical">',
      leading('', '<link rel="canonical" href="https://docs.acme.dev/lost">'),
    ],
    ['<link rel="amphtml">', leading('', '<link rel="amphtml" href="lost">')],
    ['<link rel="prefetch">', leading('', '<link rel="prefetch" href="lost.html">')],
    ['JSON-LD', leading('<script type="application/ld+json">{"url":"/lost"}</script>')],
    ['a web manifest', { ...LOST, 'site.webmanifest': '{"start_url":"/lost"}' }],
    ['a link in <noscript>', leading('<noscript><a href="lost">x</a></noscript>')],
    ['a frame in <noscript>', leading('<noscript><iframe src="lost"></iframe></noscript>')],
    [
      'a redirect in <noscript>',
      leading('', '<noscript><meta http-equiv="refresh" content="0; url=lost"></noscript>'),
    ],
    ['an image in <noscript>', leading('<noscript><img src="lost.html"></noscript>'), 'lost.html'],
    [
      'itself in <noscript>',
      { 'lost.html': page('<noscript><a href="lost">x</a></noscript>') },
      'lost.html',
    ],
    ['a redirect', leading('', '<meta http-equiv="refresh" content="0; url=lost">')],
    ['<base>', leading('<base href="/"><a href="lost">')],
    ['a link in the wrong form for the host', leading(links('lost/'))],
    ['a link in the wrong case', leading(links('/Lost.html#x'))],
    [
      'a link in the wrong case, to a folder without a home page',
      { ...leading(links('/Lost')), 'Lost/x.png': 'png' },
    ],
    [
      'a link in which a non-ASCII letter has the wrong case',
      { 'é.html': head, 'a.html': page(links('/%C3%89.html')) },
    ],
    [
      'a link in the wrong case of two pages',
      { 'b.html': head, 'B.html': head, 'a.html': page(links('/b.HTML')) },
    ],
    [
      'a link in the wrong case on itself, and on another page',
      { 'lost.html': page(links('Lost.html')), 'a.html': page(links('/Lost.html')) },
    ],
    ['itself in the wrong case', { 'lost.html': page(links('Lost.html')) }, 'lost.html'],
    ['a handler', leading(`<button onclick="location.href='lost.html'">x</button>`)],
    ['a handler in a link', leading('<a href="#" onclick="return go(&quot;/lost&quot;)">x</a>')],
    ['a script as the address of a link', leading(`<a href="javascript:open('lost.html')">x</a>`)],
    [
      'a long handler',
      leading(`<i onclick="${' '.repeat(5_000)}go('${'a/../'.repeat(300)}lost')">`),
    ],
    ['an option', leading('<select><option value="lost.html">x</option></select>')],
    ['data for a script', leading('<div data-src="lost.html"></div>')],
    ['more data for a script', leading('<div data-url="/lost.html">')],
    ['a link in data for a script', leading('<div data-link="/lost.html">')],
    ['a word in data for a script', leading('<div data-url="lost">'), 'lost.html'],
    ['Markdown in the wrong case', { ...LOST, 'x.md': '[x](/Lost.html)' }, 'lost.html'],
    ['data for a script, as JSON', leading(`<div data-href='{"de":"/lost"}'></div>`)],
    [
      'text that is not an address',
      leading('<i data-x="lost.html" title="lost.html">lost.html</i>'),
      'lost.html',
    ],
    ['a handler with other words', leading('<i onclick="lost.html()">x</i>'), 'lost.html'],
    ['itself in a handler', { 'lost.html': page(`<i onclick="go('lost.html')">`) }, 'lost.html'],
    [
      'a link in the wrong form to the page of a folder',
      { 'b/index.html': head, 'a.html': page(links('b/')) },
      '',
      { host: 'air-gapped' },
    ],
    ['a link without the base path', leading(links('/lost.html')), '', { basePath: '/docs/' }],
    ['a link with the base path', leading(links('/docs/lost')), '', { basePath: '/docs/' }],
    [
      'a link below the base path',
      { 'b/lost.html': head, 'a.html': page(links('/docs/lost')) },
      'b/lost.html',
      { basePath: '/docs/' },
    ],
    ['a rule', { ...LOST, _redirects: '/old /lost' }, '', { host: 'netlify' }],
    [
      'a rule for some',
      { ...LOST, _redirects: '/ /lost 302 Language=de' },
      '',
      { host: 'netlify' },
    ],
    ['a rule of one of the hosts', { ...LOST, _redirects: '/old /lost' }, '', { host: undefined }],
    [
      'a rule to another host',
      { ...LOST, _redirects: '/old https://acme.dev/lost' },
      'lost.html',
      { host: 'netlify' },
    ],
    ['a rule that the host does not read', { ...LOST, _redirects: '/old /lost' }, 'lost.html'],
    [
      'a link to a rule',
      { ...leading(links('old')), _redirects: '/old /lost' },
      '',
      { host: 'netlify' },
    ],
    [
      'the data of a menu',
      { ...LOST, 'menudata.js': 'var menudata={children:[{text:"A b",url:"lost.html"}]}' },
    ],
    ['the data of a menu in single quotes', { ...LOST, 'menudata.js': "x={url:'lost.html'}" }],
    ['the data of a long menu', { ...LOST, 'menudata.js': `${' '.repeat(4 << 20)}["lost.html"]` }],
    [
      'the data of a menu, in the longest text that may be an address',
      { ...LOST, 'menudata.js': `["lost.html#${'x'.repeat(990)}"]` },
    ],
    [
      'the data of a menu, in longer text',
      { ...LOST, 'menudata.js': `["lost.html#${'x'.repeat(991)}"]` },
      'lost.html',
    ],
    [
      'the data of a menu, from its folder',
      { 'b/lost.html': head, 'b/toc.json': '{"items":[{"href":"lost.html#x"}]}' },
    ],
    [
      'a menu that a script writes',
      { ...LOST, 'toc.js': String.raw`x.innerHTML = "<a href=\"lost.html\">x</a>"` },
    ],
    [
      'the index of a search',
      { ...LOST, 'searchindex.js': '["lost.html"]', 'search-toc.json': '["lost.html"]' },
      'lost.html',
    ],
    ['a script', { ...LOST, 'app.js': 'go("lost.html")' }, 'lost.html'],
  ])
})

describe('which pages need no link', () => {
  /** Kinds of pages, names of those that need no link, and similar names that need one, in order. */
  const otherNames = table(`
    errors | 4xx.html 5xx.html 40x.html 500.htm _error.html a/error.html global-error.html | 600.html a/5000.html a/errors.html terror.html
    not found | not-found.html notfound.html not_found/index.html | found.html notfounds.html
    offline | a/offline.htm offline/index.html | offline-first.html offline/a.html
    a search | searchresults.html search_page.html search-result.html site_search.htm my-search/x.html | researchers.html searching.html
    the owner | naver12345.html a/pinterest-12345.html baidu_verify_code-12345.html | google1234.html yandex-12345.html
    inserted | toc.html nav.htm x_navbar.html x.navigation.html x-menu.html header.html footer.html | menus.html subnav.html
    print editions | print_site.html v/print-page/index.html | print-pages.html xprint-page.html
    references | src/a/b.rs.html src/Foo.Bar.html | helper.html src/lower.html xsettings.html
    indexes | a/genindex/index.html py-modindex.html | genindexes.html modindex.html
    versions | branch-3/index.html rel1/index.html stable_2/index.html version-1.0/index.html 1-2-rc1/index.html | v1.x/a/index.html vv1/index.html
    channels | stable/index.html current/index.htm next/index.html edge/index.html nightly/index.html | edge.html
    branches | main/index.html master/index.html dev/index.html devel/index.html a/Develop/index.html | develo/index.html mains/index.html
    languages | zh-hant/index.html en_US/index.html sr-Latn-RS/index.html es-419/index.htm | e/index.html eng/index.html
  `)
  rows([
    ['the home page', { 'a.html': page(links('b')), 'b.html': head }],
    ['the home page, below a base path', { 'b.html': head }, 'b.html', { basePath: '/docs/' }],
    [
      'the page to which the root redirects',
      { 'en/start.html': head, _redirects: '/ /en/start 302' },
      '',
      { host: 'netlify' },
    ],
    [
      'pages for errors',
      {
        '500.html': head,
        '403/index.html': head,
        '50x.html': head,
        'not_found.html': head,
        'docs/404.html': head,
        'offline.html': head,
        '_global-error.html': head,
        'offline-plugin-app-shell-fallback/index.html': head,
      },
    ],
    [
      'numbers that are not errors',
      { '4000.html': head, 'b/404-facts.html': head },
      '4000.html b/404-facts.html',
    ],
    [
      'pages of a search',
      {
        'search.html': head,
        'docs/search/index.html': head,
        'search-results.html': head,
        'search/all_0.html': head,
      },
    ],
    [
      'a page about research',
      { 'research.html': head, 'research/x.html': head },
      'research.html research/x.html',
    ],
    [
      'files that prove ownership',
      {
        'google0123456789abcdef.html': 'google-site-verification: x',
        'yandex_0123456789abcdef.html': head,
      },
    ],
    ['a page about google', { 'google.html': head }, 'google.html'],
    ['a redirect', { 'b.html': page('', '<meta http-equiv="refresh" content="0; url=a">') }],
    [
      'a redirect of a script',
      { 'b.html': page('<script>window.location.replace("a")</script><a href="a">a</a>') },
    ],
    [
      'a redirect of a script, or without it',
      {
        'b.html': page(
          `<script>location = "a"</script>${links('a', '/', 'a')}<noscript><meta http-equiv=refresh content="0; a"></noscript>`,
        ),
      },
    ],
    [
      'a page with a script that may go elsewhere',
      { 'b.html': page(`<script>location.href = x</script>${links('a', '/')}`) },
      'b.html',
    ],
    [
      'a page with a script that compares where it is',
      { 'b.html': page('<script>if (location.href == x) y()</script>') },
      'b.html',
    ],
    [
      'a page that only sends readers without scripts elsewhere',
      { 'b.html': page(`${SCRIPT}<noscript><meta http-equiv=refresh content="0; a"></noscript>`) },
      'b.html',
    ],
    ['a template', { 'b.html': '{% extends "x" %}' }],
    [
      'a page that asks not to be listed',
      { 'b.html': page('', '<meta name="robots" content="noindex">') },
    ],
    [
      'one of a site that asks for this as a whole',
      {
        'index.html': page(links('a'), '<meta name="robots" content="noindex">'),
        'b.html': page('', '<meta name="robots" content="noindex">'),
      },
      'b.html',
    ],
    [
      'the print edition of a book',
      { 'print.html': `<!DOCTYPE HTML>\n<!-- Book generated using mdBook -->\n${head}` },
    ],
    [
      'all pages in one for printing',
      { 'print_page.html': head, 'v/print-site/index.html': head, 'how-to-print_page.html': head },
      'how-to-print_page.html',
    ],
    [
      'pages of generators of references',
      {
        'help.html': head,
        'v/settings.html': head,
        'src/Data-List.html': head,
        'x/graph_legend.html': head,
        'file.README.html': head,
        'file.Other.html': head,
        'py-modindex.html': head,
        'v/cpp-modindex/index.html': head,
        'v/genindex.html': head,
        'hierarchy.html': head,
        'api/all-documents.html': head,
        'undoccedSummary.html': head,
      },
      'file.Other.html',
    ],
    [
      'the frame of a Storybook',
      { 'stories/iframe.html': head, 'an-iframe.html': head, 'iframes.html': head },
      'iframes.html',
    ],
    [
      'a part of a page',
      { 'parts/b.html': '<div>x</div>', 'docs/toc.html': head, 'x-sidebar.html': head },
    ],
    ['a page like the home page', { 'index.html': `x ${links('a')}`, 'b.html': 'x' }, 'b.html'],
    ['another file for the same page', { 'a/index.html': head }],
    ['another file for no page', { 'b.html': head, 'b/index.html': head }, 'b.html b/index.html'],
    [
      'home pages of versions',
      {
        'v1/index.html': head,
        '2.0/index.html': head,
        'docs/latest/index.html': head,
        'release-1.2/index.html': head,
        'branch_v3.x/index.html': head,
        'chapter-2/index.html': head,
        'v1/b.html': head,
      },
      'chapter-2/index.html v1/b.html',
    ],
    [
      'home pages of languages',
      {
        'de/index.html': head,
        'pt-br/index.html': head,
        'es-419/index.html': head,
        'zh_Hant_TW/index.html': head,
        'docs/index.html': head,
        'my-guides/index.html': head,
      },
      'docs/index.html my-guides/index.html',
    ],
    [
      'source code that rustdoc lists',
      { 'src/core/lib.rs.html': head, 'src/core/lib.html': head },
      'src/core/lib.html',
    ],
    ...otherNames.map(
      ([kind = '', without = '', withLink = '']): Row => [
        `names: ${kind}`,
        Object.fromEntries(
          `${without} ${withLink}`
            .trim()
            .split(' ')
            .map((name) => [name, head]),
        ),
        withLink,
      ],
    ),
    ['files that are not pages', { 'b.txt': 'x', 'b.md': '# x', untyped: head, 'b.svg': '<svg/>' }],
  ])
})

describe('when it is not known', () => {
  const many = (count: number, html: string): Files =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}.html`, page(html)]))
  rows([
    [
      'with an empty home page',
      { ...LOST, 'index.html': '', 'home.html': head },
      'a.html home.html lost.html',
    ],
    ['without any link', { 'index.html': head, 'a.html': head, ...LOST, 'lost.html': head }],
    [
      'with links to anchors only',
      { 'index.html': page(links('#x')), 'a.html': page(links('a')), 'lost.html': head },
    ],
    ['with links to the home page only', { 'index.html': head }, 'a.html'],
    ['if scripts create most of the links', many(3, SCRIPT)],
    [
      'if scripts create most of the links, and a handler creates one',
      { ...many(3, SCRIPT), 'a.html': page(`<i onclick="go('p0.html')">${links('/')}`) },
    ],
    [
      'if scripts create most of the links, and one has the wrong case',
      { ...many(3, SCRIPT), 'a.html': page(links('/', '/P0.html')) },
    ],
    [
      'if half of the pages have scripts',
      { ...many(2, SCRIPT), 'p2.html': page('') },
      'p0.html p1.html p2.html',
    ],
    [
      'if scripts may create half of the links',
      { ...many(2, SCRIPT), 'a.html': page(links('/', 'b')), 'b.html': page(SCRIPT) },
      'p0.html p1.html',
    ],
    ['if scripts create few of the links', many(1, SCRIPT), 'p0.html'],
    [
      'if a page also has handlers for its links',
      {
        ...many(3, SCRIPT),
        'a.html': page(`${links('/', 'p0', 'p1')}<i onclick="go('p0.html');go('p1.html')">`),
      },
      'p2.html',
    ],
    ['if no script creates links', many(3, ''), 'p0.html p1.html p2.html'],
  ])

  test('if a folder could not be read', async () => {
    const root = scratchWith({ ...FRAME, ...LOST })
    const { listedTree } = await checkOptions(root)
    const unreadableEntries = [{ name: asBytes('more/'), why: 'x', errorCode: 'EACCES' }]
    const { findings } = await verify(root, { listedTree: { ...listedTree, unreadableEntries } })
    expect(findings.map(({ code }) => code)).toEqual(['unreadable-file'])
  })

  test('if there is no home page at all', async () => {
    const folder = scratchWith({ 'a.html': page(links('b')), 'b.html': head, 'lost.html': head })
    const { findings } = await verify(folder)
    expect(findings.map(({ code }) => code)).toEqual(['no-index'])
  })
})

test('there is one finding, with all pages up to a hundred', async () => {
  const names = Array.from({ length: 120 }, (_, i) => `p${i + 100}.html`)
  const files = { ...FRAME, ...Object.fromEntries(names.map((name) => [name, head])) }
  const { findings, notices } = await verify(scratchWith(files))
  expect(notices).toBe(1)
  expect(findings).toMatchObject([
    {
      code: 'unlinked-page',
      severity: 'notice',
      target: '',
      message: `No other page of the site links to these 120 pages: ${names.slice(0, 10).join(', ')}, and 110 more.`,
      occurrences: 120,
      pages: 120,
    },
  ])
  expect(findings[0]?.spots.map((spot) => spot.page)).toEqual(names.slice(0, 100))
})

test.each([
  [['lost.html'], 'this page'],
  [['lost.html', 'left.html'], 'these 2 pages: left.html and lost.html'],
])('the sentence names a few pages: %j', async (names, named) => {
  const files = { ...FRAME, ...Object.fromEntries(names.map((name) => [name, head])) }
  const { findings } = await verify(scratchWith(files))
  const message = `No other page of the site links to ${named}.`
  expect(findings).toMatchObject([{ code: 'unlinked-page', message }])
})

test('it is new if one of the pages is new', async () => {
  const options = async (files: Files) => checkOptions(scratchWith({ ...FRAME, ...files }))
  const [one, two] = [LOST, { ...LOST, 'more.html': head }]
  const compared = async (before: Files, after: Files) => {
    const later = await options(after)
    const earlier = await collectEarlierFindings(await options(before))
    const { findings, fixed } = await verify(later.listedTree.root, { earlier })
    return [findings.map(({ occurrences, isNew }) => `${occurrences} ${isNew}`).join(), fixed]
  }
  expect(await compared(one, one)).toEqual(['1 false', 0])
  expect(await compared(one, two)).toEqual(['2 true', 0])
  expect(await compared(two, one)).toEqual(['1 false', 1])
})
