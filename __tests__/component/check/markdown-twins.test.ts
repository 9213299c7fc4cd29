/**
 * Markdown versions of pages: pages that lack one, versions that lack a page, and what only looks
 * like that.
 */
import { describe, expect, test } from '@jest/globals'
import { PADDING } from '../../support/check.ts'
import { cases, type Files, head, verified, without } from '../../support/found.ts'

const NAMES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** The files around the pages of every site. */
const FRAME: Files = { 'index.md': 'x', 'guide.md': 'x' }

/** A site with ten pages in a folder, and a version of each. */
function site(page: (stem: string) => string, version: (stem: string) => string): Files {
  const files = NAMES.map((name) => `docs/${name}`).flatMap((stem) => [
    [page(stem), head],
    [version(stem), 'x'],
  ])
  return { ...FRAME, ...Object.fromEntries(files) }
}

const flat = (stem: string) => `${stem}.html`
const folders = (stem: string) => `${stem}/index.html`
const beside = (stem: string) => `${stem}.md`
const SITE = site(flat, beside)
/** More such pages, among which a few others are the exception. */
const MORE: Files = Object.fromEntries(
  Array.from({ length: 90 }, (_, i) => [
    [`docs/p${i}.html`, head],
    [`docs/p${i}.md`, 'x'],
  ]).flat(),
)

/** A site with five pages, and a version of each. */
const FIVE: Files = {
  ...FRAME,
  ...Object.fromEntries(
    ['a', 'b', 'c'].flatMap((name) => [
      [flat(name), head],
      [beside(name), 'x'],
    ]),
  ),
}

/** Pages that specify where their version is. */
const alternates = (href: (name: string) => string, type = 'text/markdown'): Files =>
  Object.fromEntries(
    ['index', 'guide', ...NAMES].map((name) => [
      `${name}.html`,
      `${head}<link rel="alternate" type="${type}" href="${href(name)}">`,
    ]),
  )

describe('a page', () => {
  cases([
    ['has a version, as all have', SITE, []],
    [
      'has none',
      without(SITE, 'docs/three.md'),
      ['notice markdown-twin docs/three.html docs/three.html'],
    ],
    [
      'has none, in a site that is checked by several threads',
      { ...without(SITE, 'docs/three.md'), ...PADDING },
      ['notice markdown-twin docs/three.html docs/three.html'],
    ],
    [
      'has none next to its folder',
      without(site(folders, beside), 'docs/three.md'),
      ['notice markdown-twin docs/three/index.html docs/three/index.html'],
    ],
    [
      'has none in its folder',
      without(
        site(folders, (stem) => `${stem}/index.md`),
        'docs/three/index.md',
      ),
      ['notice markdown-twin docs/three/index.html docs/three/index.html'],
    ],
    [
      'has none with its whole name',
      without(
        site(flat, (stem) => `${stem}.html.md`),
        'docs/three.html.md',
      ),
      ['notice markdown-twin docs/three.html docs/three.html'],
    ],
    [
      'has none, below a base path',
      without(SITE, 'docs/three.md'),
      ['notice markdown-twin docs/three.html docs/three.html'],
      { basePath: '/docs/' },
    ],
    [
      'has one whose name has another form',
      { ...without(SITE, 'docs/three.md'), 'docs/three.html.md': 'x' },
      [],
    ],
    [
      'has none, and its name begins like that of a print edition',
      { ...SITE, ...MORE, 'docs/printing.html': head },
      ['notice markdown-twin docs/printing.html docs/printing.html'],
    ],
    ['is one of two that lack it, of twelve', without(SITE, 'docs/three.md', 'docs/four.md'), []],
    [
      'is one of ten that lacks it, not counting 404 pages',
      {
        ...without(
          SITE,
          'docs/one.html',
          'docs/one.md',
          'docs/two.html',
          'docs/two.md',
          'docs/four.md',
        ),
        'docs/404.html': head,
        'de/404.html': head,
      },
      ['notice markdown-twin docs/four.html docs/four.html'],
    ],
    [
      'is one of ten that lacks it, not counting redirects',
      {
        ...without(
          SITE,
          ...['one', 'two'].flatMap((name) => [`docs/${name}.html`, `docs/${name}.md`]),
          'docs/four.md',
        ),
        'docs/a.html': '<meta http-equiv="refresh" content="0; url=/guide">',
        'docs/b.html': '<script>location.replace("/guide")</script>',
      },
      ['notice markdown-twin docs/four.html docs/four.html'],
    ],
    [
      'is a list that the generator created, the home page, or hidden from search engines',
      {
        ...without(site(flat, beside), 'index.md'),
        'docs/search.html': head,
        ...MORE,
        'docs/genindex-all.html': head,
        'docs/news.html': head,
        'docs/print_page.html': head,
        'docs/tags/index.html': head,
        'docs/tags/x.html': head,
        'docs/hidden.html': `${head}<meta name="robots" content="noindex">`,
      },
      [],
    ],
    [
      'is in a folder that was created in another way',
      { ...SITE, ...MORE, 'api/index.html': head, 'team/ann.html': head },
      [],
    ],
    [
      'is in a site with four versions, which prove nothing',
      {
        'index.md': 'x',
        'guide.md': 'x',
        'a.html': head,
        'a.md': 'x',
        'b.html': head,
        'b.md': 'x',
      },
      [],
    ],
  ])
})

describe('a version that a page links to', () => {
  const named = alternates((name) => `/md/${name}.txt`)
  const texts = Object.fromEntries(
    ['index', 'guide', ...NAMES].map((name) => [`md/${name}.txt`, 'x']),
  )
  cases([
    ['is there', { ...named, ...texts }, []],
    [
      'is not linked by one page',
      { ...named, ...texts, 'seven.html': head },
      ['notice markdown-twin seven.html seven.html'],
    ],
    [
      'is linked with parameters and in different case',
      {
        ...alternates((name) => `/md/${name}.txt`, ' Text/X-Markdown; charset=utf-8'),
        ...texts,
        'seven.html': head,
      },
      ['notice markdown-twin seven.html seven.html'],
    ],
    [
      'is gone',
      { ...named, ...without(texts, 'md/seven.txt') },
      ['error broken-link /md/seven.txt seven.html:1'],
    ],
    [
      'is the same list for all pages',
      {
        ...alternates(() => '/llms.txt'),
        'llms.txt': '# x',
        'seven.html': head,
        'notes.md': 'x',
      },
      [],
    ],
    [
      'is a feed',
      {
        ...alternates((name) => `/md/${name}.txt`, 'text/markdown-feed'),
        ...texts,
        'seven.html': head,
      },
      [],
    ],
  ])
})

describe('a Markdown file without a page', () => {
  cases([
    [
      'is a version',
      { ...SITE, 'docs/old.md': 'x' },
      ['notice markdown-twin docs/old.md docs/old.md'],
    ],
    [
      'is a version in its folder',
      { ...site(folders, (stem) => `${stem}/index.md`), 'docs/old/index.md': 'x' },
      ['notice markdown-twin docs/old/index.md docs/old/index.md'],
    ],
    [
      'is a version with the whole name of its page',
      { ...site(flat, (stem) => `${stem}.html.md`), 'docs/old.html.md': 'x' },
      ['notice markdown-twin docs/old.html.md docs/old.html.md'],
    ],
    [
      'is a version in a site with five others',
      { ...FIVE, 'old.md': 'x' },
      ['notice markdown-twin old.md old.md'],
    ],
    ['is in a site with four versions', { ...without(FIVE, 'c.html', 'c.md'), 'old.md': 'x' }, []],
    [
      'is linked',
      {
        ...SITE,
        'docs/template.md': 'x',
        'guide.html': `${head}<a href="/docs/template.md">x</a>`,
      },
      [],
    ],
    [
      'has its own content',
      {
        ...SITE,
        ...Object.fromEntries(
          [
            'README',
            'docs/readme',
            'docs/README.de',
            'docs/readme.fr',
            'docs/CHANGELOG',
            'docs/LICENSE-MIT',
            'docs/Security',
            'docs/AGENTS',
            'docs/PULL_REQUEST_TEMPLATE',
            'docs/API2',
            'docs/llms',
            'docs/llms-full',
            'sitemap',
            'docs/_sources/gone',
            'docs/_part',
            '.well-known/skills/x',
          ].map((name) => [`${name}.md`, 'x']),
        ),
      },
      [],
    ],
    [
      'is that of a 404 page',
      { ...SITE, '404.md': 'x', 'docs/404.html': head, 'docs/404.md': 'x' },
      [],
    ],
    [
      'is that of a redirect',
      {
        ...SITE,
        'docs/r.html': '<meta http-equiv="refresh" content="0; url=/guide">',
        'docs/r.md': 'x',
      },
      [],
    ],
    ['is one of many files that are not versions', { ...SITE, 'a.md': 'x', 'b.md': 'x' }, []],
    [
      'is one next to five versions',
      {
        ...FRAME,
        ...Object.fromEntries(
          ['a', 'b', 'c'].flatMap((name) => [
            [`${name}.html`, head],
            [`${name}.md`, 'x'],
          ]),
        ),
        'old.md': 'x',
      },
      ['notice markdown-twin old.md old.md'],
    ],
    [
      'is a version with the name of a page that is a folder',
      { ...SITE, 'docs/old/index.html': head, 'docs/old.html.md': 'x' },
      [],
    ],
    ['is in a folder without versions', { ...SITE, 'prompts/a.md': 'x' }, []],
    [
      'is in a site whose pages have none',
      { ...without(SITE, ...NAMES.map((name) => `docs/${name}.md`)), 'docs/old.md': 'x' },
      [],
    ],
    [
      'has an address that a rule serves',
      { ...SITE, 'docs/old.md': 'x', _redirects: '/docs/old /guide 301' },
      [],
      { host: 'netlify' },
    ],
  ])
})

test('the name that a version would have is that of similar pages', async () => {
  const files = { ...site(folders, (stem) => `${stem}/index.md`), ...MORE }
  const { findings } = await verified(without(files, 'docs/three/index.md'), { host: 'nginx' })
  const [finding] = findings.filter(({ code }) => code === 'markdown-twin')
  expect(finding?.message).toContain('docs/three/index.md')
})

test.each(['nginx', 'vercel'] as const)(
  'the diagnosis says that no build wrote the versions in a list, on %s',
  async (host) => {
    const files = without(SITE, ...Object.keys(SITE).filter((name) => name.endsWith('.md')))
    const lines = NAMES.map((name) => `- [${name}](https://docs.acme.dev/docs/${name}.md)\n`)
    const options = { host, domain: 'docs.acme.dev' }
    const { diagnosis } = await verified({ ...files, 'llms.txt': lines.join('') }, options)
    expect(diagnosis?.message).toBe(
      'All 10 missing addresses end in .md, and their pages exist: the build wrote no Markdown versions of these pages.',
    )
  },
)
