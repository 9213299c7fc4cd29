/**
 * Pages that count because something links to them: empty ones, templates, and those without an
 * extension.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { FindingCollector } from '../../../src/check/collector/finding-collector.ts'
import { FileChecker } from '../../../src/check/reading/file-checker.ts'
import { READING_TASK, readSite } from '../../../src/check/reading/read-site.ts'
import type { Pause } from '../../../src/common/event-loop.ts'
import { ServedSite } from '../../../src/web/host/served-site.ts'
import type { SiteSnapshot } from '../../../src/web/host/site-snapshot.ts'
import { usePool } from '../../../src/workers/pool.ts'
import { PADDING, siteIn } from '../../support/check.ts'
import { cases, type Files, head, page, verified } from '../../support/found.ts'
import { scratchWith } from '../../support/scratch.ts'

const EMPTY = '<!doctype html><title>x</title><body></body>'
const link = page('<a href="b">x</a>')

describe('a page on which readers see nothing', () => {
  cases([
    ['is linked', { ...link, 'b.html': EMPTY }, ['warning empty-page b.html b.html']],
    ['is empty, and is linked', { ...link, 'b.html': '' }, ['warning empty-page b.html b.html']],
    [
      'is in a folder, and linked from an area',
      { ...page('<map><area href="b/"></map>'), 'b/index.html': '<!-- words -->\n' },
      ['warning empty-page b/index.html b/index.html'],
    ],
    ['is not linked', { 'b.html': EMPTY, 'google1234.html': '' }, []],
    ['is only a download', { ...page('<area href="b" DOWNLOAD>'), 'b.html': EMPTY }, []],
    ['is only shown in a frame', { ...page('<iframe src="b"></iframe>'), 'b.html': '' }, []],
    [
      'leads elsewhere',
      { ...link, 'b.html': '<meta http-equiv="refresh" content="0; url=guide">' },
      [],
    ],
    [
      'is filled by a script',
      { ...link, 'b.html': '<div id="app"></div><script src="assets/app.js"></script>' },
      [],
    ],
    ['shows text', { ...link, 'b.html': head }, []],
    ['is the home page', { ...page('<a href="/">x</a>'), 'index.html': EMPTY }, []],
    [
      'is the home page, and empty',
      { ...page('<a href="/">x</a>'), 'index.html': '' },
      ['error no-index  '],
    ],
    [
      'is the home page of a folder',
      { ...page('<a href="/b/">x</a>'), 'b/index.html': EMPTY },
      ['warning empty-page b/index.html b/index.html'],
    ],
    [
      'is another home page, below a base path',
      { ...link, 'b.html': EMPTY },
      ['warning empty-page b.html b.html'],
      { basePath: '/docs/' },
    ],
    [
      'is linked, on a host that leaves the types of some files open',
      { ...link, 'b.html': EMPTY },
      ['warning empty-page b.html b.html'],
      { host: 'cloudflare-workers' },
    ],
  ])
})

/** As pydata-sphinx-theme publishes it. */
const MACROS = `<!--
  AUTO-GENERATED from webpack.config.js
-->
{# Load the icons #}
{% macro head_pre_assets() %}
<link href="{{ pathto('_static/styles/theme.css', 1) }}" rel="stylesheet">
{% endmacro %}`
const PART = '<div><a href="{{ url }}">x</a><img src="gone.png"></div>'
const sitemap =
  '<urlset><url><loc>https://docs.acme.dev/a</loc></url><url><loc>https://docs.acme.dev/</loc></url><url><loc>https://docs.acme.dev/guide</loc></url></urlset>'

describe('a template of pages', () => {
  const broken = ["error broken-asset {{ pathto('_static/styles/theme.css', 1) }} _static/m.html:6"]
  cases([
    ['is not linked', { '_static/m.html': MACROS }, []],
    [
      'is not in a sitemap',
      {
        '_static/m.html': MACROS,
        ...link,
        'b.html': head,
        'sitemap.xml': sitemap.replace(
          '</urlset>',
          '<url><loc>https://docs.acme.dev/b</loc></url></urlset>',
        ),
      },
      [],
    ],
    [
      'is linked',
      { '_static/m.html': MACROS, ...page('<a href="_static/m.html#x">x</a>') },
      ['warning broken-anchor _static/m.html#x a.html:2', ...broken].sort(),
    ],
    [
      'is linked by an SVG file, and by another template that is linked',
      {
        ...page('<a href="x.svg">x</a>'),
        'x.svg': '<svg xmlns="http://www.w3.org/2000/svg"><a href="one.html"/></svg>',
        'one.html': '{% block %}<a href="two.html">x</a>',
        'two.html': '{% block %}<a href="gone">x</a>',
      },
      ['error broken-link gone two.html:1'],
    ],
    ['is a part of one', { 'part.html': PART, 'erb.html': '<%= x %><img src="gone.png">' }, []],
    [
      'is a part without a place in an address',
      { 'part.html': PART.replace('{{ url }}', 'guide') },
      ['error broken-asset gone.png part.html:1'],
    ],
    [
      'is a page of which a part was not filled in',
      { 'b.html': `${head}<a href="{{ url }}">x</a>` },
      ['error broken-link {{ url }} b.html:1'],
    ],
    [
      'is XHTML of which a part was not filled in',
      { 'b.html': `<?xml version="1.0" encoding="UTF-8"?>\n${head}<a href="{{ url }}">x</a>` },
      ['error broken-link {{ url }} b.html:2'],
    ],
    [
      'is a page about templates',
      { 'b.html': `${head}<pre>{% block %}</pre><img src="gone.png">` },
      ['error broken-asset gone.png b.html:1'],
    ],
    [
      'is the home page',
      { 'index.html': MACROS },
      [...broken.map((line) => line.replace('_static/m.html:6', 'index.html:6'))],
    ],
  ])
})

test('a linked template that no longer exists when it is to be read is tried once', async () => {
  const root = scratchWith({ 'a.html': `${head}<a href="t.html">x</a>`, 't.html': '{% block %}' })
  let reads = 0
  const task = {
    ...READING_TASK,
    async open(snapshot: SiteSnapshot, pause: Pause) {
      const checker = new FileChecker(snapshot, pause)
      const checkDeferred = checker.checkDeferredFiles.bind(checker)
      checker.checkDeferredFiles = (files) => {
        rmSync(join(root, 't.html'), { force: true })
        if (++reads > 1) throw new Error('read again')
        return checkDeferred(files)
      }
      return checker
    },
  }
  const { signal } = new AbortController()
  const servedSite = new ServedSite(siteIn(root, ['a.html', 't.html']))
  const context = { servedSite, collector: new FindingCollector(), signal }
  await usePool(task, signal, (pool) =>
    readSite(pool, [{ fileIndexes: [0, 1], bytes: 1 }], context),
  )
  expect(context.collector.listRawFindings().map(({ kind, key }) => `${kind} ${key}`)).toEqual([
    'unreadable-file t.html',
  ])
})

test.each([{}, PADDING])(
  'a template that cannot be read twice does not stop the check',
  async (more) => {
    const pages = Array.from({ length: 20 }, (_, i) => [
      `p${i}.html`,
      `{% a %}<a href="p${(i + 1) % 20}">x</a>`,
    ])
    const files: Files = { ...page('<a href="p0">x</a>'), ...Object.fromEntries(pages), ...more }
    const { links } = await verified(files)
    expect(links).toBe(21)
  },
)

describe('mdBook’s page for printing, with all other pages in it', () => {
  const book = '<!DOCTYPE HTML>\n<html><head>\n<!-- Book generated using mdBook -->\n'
  const chapter = { 'guide/a.html': `${book}</head>x<a href="/gone">x</a><img src="/gone.png">` }
  const print = `${book}<meta name="robots" content="noindex"></head><h1 id="one">x</h1><a href="guide//gone">x</a><img src="guide//gone.png"><a href="#two">x</a>`
  const once = [
    'error broken-asset /gone.png guide/a.html:4',
    'error broken-link /gone guide/a.html:4',
  ]
  cases([
    ['have no findings of their own', { ...chapter, 'print.html': print }, once],
    [
      'have anchors',
      {
        ...chapter,
        ...page('<a href="print.html#one">x</a><a href="print#no">x</a>'),
        'print.html': print,
      },
      [...once, 'warning broken-anchor print#no a.html:2'],
    ],
    [
      'do not include pages that another generator gives that name',
      { 'print.html': `${head}<a href="gone">x</a>` },
      ['error broken-link gone print.html:1'],
    ],
  ])
})

describe('a page without an extension', () => {
  const untyped = ['warning not-served b b']
  cases([
    ['is linked', { ...link, b: EMPTY }, untyped],
    ['begins with a comment', { ...link, b: '\uFEFF<!-- x -->\n<HTML>x' }, untyped],
    ['is not linked', { b: EMPTY }, []],
    ['is only a download', { ...page('<a href="b" download>x</a>'), b: EMPTY }, []],
    [
      'is a download in one link, and opened by another',
      { ...page('<a href="b" download="b.html">x</a><a href="b">x</a>'), b: EMPTY },
      untyped,
    ],
    [
      'is sent with a type that the site sets',
      { ...link, b: EMPTY, _headers: '/b\n  Content-Type: text/html' },
      [],
      { host: 'cloudflare-pages' },
    ],
    [
      'is sent with a type that the settings of the host set',
      { ...link, b: EMPTY, 'staticwebapp.config.json': '{"mimeTypes": {"": "text/html"}}' },
      [],
      { host: 'azure-static-web-apps' },
    ],
    [
      'is sent with other headers',
      { ...link, b: EMPTY, _headers: '/b\n  X-Frame-Options: DENY' },
      untyped,
      { host: 'cloudflare-pages' },
    ],
    [
      'is sent without a type, so that browsers detect it',
      { ...link, b: EMPTY },
      [],
      { host: 'cloudflare-workers' },
    ],
    ['does not contain a page', { ...link, b: '{"html": "<html>"}' }, []],
    ['is only loaded', { ...page('<iframe src="b"></iframe>'), b: EMPTY }, []],
    [
      'has another extension',
      { ...page('<a href="b.old">x</a><a href="b.key">x</a>'), 'b.old': EMPTY, 'b.key': EMPTY },
      [],
    ],
  ])
})
