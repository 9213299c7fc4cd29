/** Files with the data of pages, which only a router in the browser requests. */
import { describe, expect, test } from '@jest/globals'
import { PADDING } from '../../support/check.ts'
import { cases, type Files, head, verified, without } from '../../support/found.ts'

const APP = `${head}<script>(self.__next_f=self.__next_f||[]).push([0])</script>`
const SEGMENTS = ['_tree', '_full', '_head', '_index', 'docs.__PAGE__']

/** A page with the App Router and everything that Next writes next to it. */
function app(stem: string, trailingSlash = false): Files {
  const file = trailingSlash ? `${stem}/index` : stem
  const folder = stem === 'index' ? '' : `${stem}/`
  const segments = SEGMENTS.map((name) => [`${folder}__next.${name}.txt`, ''])
  return { [`${file}.html`]: APP, [`${file}.txt`]: '', ...Object.fromEntries(segments) }
}

describe('a page with the App Router of Next', () => {
  const site = { ...app('index'), ...app('docs/a'), ...app('docs/b') }
  cases([
    ['has all of its data', site, []],
    ['lacks its data', without(site, 'docs/a.txt'), ['warning page-data docs/a.txt docs/a.html']],
    [
      'lacks a part of its data',
      without(site, 'docs/b/__next._tree.txt', 'docs/b/__next._head.txt'),
      ['warning page-data docs/b/__next._tree.txt docs/b.html'],
    ],
    [
      'has its data in different case',
      { ...without(site, 'docs/a.txt'), 'docs/A.txt': '' },
      ['warning page-data docs/a.txt docs/a.html (/docs/A.txt)'],
    ],
    [
      'is a folder, and lacks its data',
      without({ ...app('docs', true), ...app('docs/a', true) }, 'docs/a/index.txt'),
      ['warning page-data docs/a/index.txt docs/a/index.html'],
    ],
    ['has no data, like all others', { 'index.html': APP, 'a.html': APP, 'a.txt.html': head }, []],
    [
      'is in a folder from an older Next, which wrote fewer files',
      {
        ...site,
        'blog/a.html': APP,
        'blog/a.txt': '',
        'blog/index.html': APP,
        'blog/index.txt': '',
      },
      [],
    ],
    [
      'is next to a page that Next did not generate',
      { ...site, 'docs/c.html': head, 'google.html': head },
      [],
    ],
    [
      'is a 404 page',
      { ...site, '404.html': APP, 'docs/404.html': APP, '_not-found.html': APP },
      [],
    ],
    [
      'is only shown as an example',
      {
        ...site,
        'docs/c.html': `${head}<pre>(self.__next_f=self.__next_f||[])</pre><script>x("self.__next_f")</script>`,
      },
      [],
    ],
  ])
})

/** What Next 16 writes for a page at `path`, whose segments are `segments`, and what it loads to show it. */
function exported(
  path: string,
  trailingSlash: boolean,
  root = '',
  segments = path.split('/'),
): Files {
  const folder = path === '' ? root : `${root}${path}/`
  const stem = trailingSlash || path === '' ? `${folder}index` : `${root}${path}`
  const all = path === '' ? [] : segments
  const layouts = all
    .map((_, i) => all.slice(0, i + 1).join('.'))
    .filter((name) => !/@\w+$/.test(name))
  const parts = ['_tree', '_full', '_head', '_index', [...all, '__PAGE__'].join('.'), ...layouts]
  const data = String.raw`0:{\"P\":null,\"b\":\"build-16\",\"c\":[\"\"]}`
  return {
    [`${stem}.html`]: `${APP}<script>self.__next_f.push([1,"${data}"])</script>`,
    [`${stem}.txt`]: '',
    ...Object.fromEntries(parts.map((name) => [`${folder}__next.${name}.txt`, ''])),
    [`${folder}__next._tree.txt`]: '0:{"tree":{"name":"","slots":{"children":{}}}}',
  }
}

const PROGRAM = 'e.pathname.endsWith("/")?e.pathname+="index.txt":e.pathname+=".txt"'
const program = (version: string, root = ''): Files => ({
  [`${root}_next/static/chunks/a.js`]: `x;window.next={version:"${version}",appDir:!0}`,
  [`${root}_next/static/chunks/b.js`]: PROGRAM,
})

describe.each([false, true])('an export of Next 16 with trailingSlash: %s', (slash) => {
  const site = {
    ...program('16.0.11'),
    ...exported('', slash),
    ...exported('about', slash),
    ...exported('guide', slash),
    ...exported('guide/start', slash),
    ...exported('one/x', slash, '', ['$d$slug', 'x']),
    ...exported('grouped', slash, '', ['!KGdyb3VwKQ', 'grouped']),
    ...exported('panel', slash, '', ['panel', '@side']),
  }
  const stem = (path: string) => (slash ? `${path}/index` : path)
  const missing = (name: string, page: string) => [`warning page-data ${name} ${page}.html`]
  const parts = Object.keys(site).filter((name) => name.includes('__next.'))
  const trees = parts.filter((name) => name.endsWith('_tree.txt'))
  const inlined = Object.fromEntries(trees.map((name) => [name, '0:{"t":{"s":""}}']))
  const texts = Object.keys(site).filter((name) => name.endsWith('.txt'))
  const old = { ...exported('', slash, 'v1/'), ...exported('a', slash, 'v1/') }
  const oldParts = Object.keys(old).filter((name) => name.includes('__next.'))
  cases([
    ['is complete', site, []],
    [
      'lacks the tree of its home page',
      without(site, '__next._tree.txt'),
      missing('__next._tree.txt', 'index'),
    ],
    [
      'lacks the tree of the only page in a folder',
      without(site, 'about/__next._tree.txt'),
      missing('about/__next._tree.txt', stem('about')),
    ],
    ...['_full', '_head', '_index', 'guide.start', 'guide', 'guide.start.__PAGE__'].map(
      (part) =>
        [
          `lacks the part ${part} of a page`,
          without(site, `guide/start/__next.${part}.txt`),
          missing(`guide/start/__next.${part}.txt`, stem('guide/start')),
        ] as const,
    ),
    [
      'lacks the layouts of all pages',
      without(site, ...parts.filter((name) => !/__next\.(_|.*__PAGE__)/.test(name))),
      [],
    ],
    [
      'lacks a page within a group of routes',
      without(site, 'grouped/__next.!KGdyb3VwKQ.grouped.__PAGE__.txt'),
      missing('grouped/__next.grouped.__PAGE__.txt', stem('grouped')),
    ],
    [
      'has a page as Windows writes it',
      {
        ...without(site, 'guide/__next.guide.__PAGE__.txt'),
        'guide/__next.guide/__PAGE__.txt': '',
      },
      missing('guide/__next.guide.__PAGE__.txt', stem('guide')),
    ],
    ['lacks all parts', without(site, ...parts), missing('about/__next._tree.txt', stem('about'))],
    ['lacks all data', without(site, ...texts), missing(`${stem('about')}.txt`, stem('about'))],
    [
      'keeps some parts within others, as later versions do',
      without({ ...site, ...inlined }, 'guide/__next._head.txt', 'guide/start/__next.guide.txt'),
      [],
    ],
    [
      'was requested from a server, one page after the other',
      without(site, ...texts, '_next/static/chunks/b.js'),
      [],
    ],
    [
      'was requested from a server, next to another build in a folder',
      {
        ...without(site, ...texts, '_next/static/chunks/b.js'),
        ...old,
        ...program('16.0.11', 'v1/'),
      },
      [],
    ],
    [
      'has its scripts on another host, and lacks a page',
      without(
        site,
        'guide/start/__next.guide.start.__PAGE__.txt',
        ...Object.keys(program('16.0.11')),
      ),
      missing('guide/start/__next.guide.start.__PAGE__.txt', stem('guide/start')),
    ],
    ['is from a version without parts', { ...without(site, ...parts), ...program('15.5.29') }, []],
    [
      'has an older build in a folder, which wrote fewer files',
      { ...site, ...without(old, ...oldParts), ...program('15.5.29', 'v1/') },
      [],
    ],
    [
      'still has a page of an older build, which wrote fewer files',
      {
        ...site,
        'left.html':
          APP + String.raw`<script>self.__next_f.push([1,"{\"b\":\"old\",\"p\":\"\"}"])</script>`,
        'left.txt': '',
      },
      [],
    ],
    [
      'does not say its version, and has no parts',
      { ...without(site, ...parts), '_next/static/chunks/a.js': '' },
      [],
    ],
    [
      'still has scripts of an older version, and no parts',
      { ...without(site, ...parts), '_next/static/chunks/0.js': 'window.next={version:"15.5.29"}' },
      [],
    ],
    [
      'has another build in a folder, which lacks all parts',
      { ...site, ...without(old, ...oldParts), ...program('16.0.11', 'v1/') },
      missing('v1/a/__next._tree.txt', stem('v1/a')),
    ],
    [
      'has another build in a folder, which lacks a page',
      { ...site, ...without(old, 'v1/a/__next.a.__PAGE__.txt'), ...program('16.0.11', 'v1/') },
      missing('v1/a/__next.a.__PAGE__.txt', stem('v1/a')),
    ],
  ])
})

test('a build that lacks all parts is one finding, which says so', async () => {
  const { findings } = await verified({
    ...program('16.2.12'),
    'index.html': APP,
    'index.txt': '',
    'a.html': APP,
    'a.txt': '',
  })
  expect(findings.map(({ message, address }) => [address, message])).toEqual([
    [
      '/a/__next._tree.txt',
      'The site’s router loads a data file such as /a/__next._tree.txt when a reader follows a link, but no page has one; without such files, the browser loads the whole page instead.',
    ],
  ])
})

describe('a page with the Pages Router of Next', () => {
  const pages = (props: unknown) =>
    `${head}<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props, page: '/x', query: {}, buildId: 'b-1', gsp: true })}</script>`
  const site = {
    'index.html': pages({}),
    'a.html': pages({ buildId: 'no', text: 'x'.repeat(10_000) }),
    '_next/data/b-1/index.json': '{}',
  }
  cases([
    ['lacks its data', site, ['warning page-data _next/data/b-1/a.json a.html']],
    ['has its data', { ...site, '_next/data/b-1/a.json': '{}' }, []],
    ['has none', { ...site, 'a.html': pages({}).replace(',"gsp":true', '') }, []],
    ['has none, like all others', without(site, '_next/data/b-1/index.json'), []],
    [
      'has none, like all others of a build that exists',
      { ...without(site, '_next/data/b-1/index.json'), '_next/static/b-1/_buildManifest.js': '' },
      ['warning page-data _next/data/b-1/a.json a.html'],
    ],
    [
      'is in a folder with its own build',
      {
        'docs/a.html': pages({}),
        'docs/_next/data/b-1/index.json': '',
        'docs/index.html': pages({}),
      },
      ['warning page-data docs/_next/data/b-1/a.json docs/a.html'],
    ],
  ])
})

test('pages that several threads read are compared with each other', async () => {
  const pages = Array.from({ length: 30 }, (_, i) => app(`docs/p${i}`))
  const files = Object.assign({}, PADDING, ...pages)
  const { findings } = await verified(without(files, 'docs/p7.txt', 'docs/p9/__next._tree.txt'))
  expect(
    findings.map(({ message, target }) => `${target} ${message.includes('other file')}`),
  ).toEqual(['docs/p7.txt false', 'docs/p9/__next._tree.txt false'])
})
