/** What is loaded in ways that are easily missed: SVG files that are opened, symbols, and loads by http. */
import { describe, expect, test } from '@jest/globals'
import { PADDING, verify, writeFiles } from '../../support/check.ts'
import { cases, type Files, FRAME, head } from '../../support/found.ts'
import { scratch } from '../../support/scratch.ts'

const page = (html: string): Files => ({ 'a.html': `${head}\n${html}` })
const svg = (inside: string, start = '') => ({
  'img/x.svg': `${start}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">\n${inside}\n</svg>`,
})

describe('an SVG file that is opened', () => {
  const opened = page('<a href="img/x.svg">x</a>')
  cases([
    [
      'links to nothing, and loads nothing',
      {
        ...opened,
        ...svg(
          '<a xlink:href="../gide"><text/></a>\n<a href="/gone"/>\n<image href="y.png"/><use xlink:href="z.svg#a"/>\n<style>@import "s.css"; p { fill: url(#a) }</style><script href="s.js"/>',
        ),
      },
      [
        'error broken-asset s.css img/x.svg:5',
        'error broken-link ../gide img/x.svg:2 (/guide)',
        'error broken-asset s.js img/x.svg:5',
        'error broken-asset y.png img/x.svg:4',
        'error broken-asset z.svg#a img/x.svg:4',
        'error broken-link /gone img/x.svg:3',
      ],
    ],
    [
      'links to an anchor that is not there',
      { ...opened, ...svg('<a href="../guide#no"/>') },
      ['warning broken-anchor ../guide#no img/x.svg:2'],
    ],
    [
      'has a style sheet that is missing',
      {
        ...opened,
        ...svg('', '<?xml version="1.0"?>\n<?xml-stylesheet type="text/css" href="s.css?a=1&amp;b"?>\n'),
      },
      ['error broken-asset s.css?a=1&b img/x.svg:2'],
    ],
    [
      'loads from another host',
      {
        ...page('<object data="img/x.svg"></object>'),
        ...svg('<style>@font-face { src: url(https://fonts.acme.org/a.woff2) }</style>'),
      },
      ['warning external-load https://fonts.acme.org/a.woff2 img/x.svg:2'],
    ],
    [
      'is opened by another one',
      {
        ...page('<iframe src="img/x.svg"></iframe>'),
        ...svg('<a href="y.svg"/>'),
        'img/y.svg': '<svg xmlns="http://www.w3.org/2000/svg"><a href="x.svg"/><a href="z.svg"/></svg>',
        'img/z.svg': '<svg xmlns="http://www.w3.org/2000/svg"><a href="gone"/></svg>',
      },
      ['error broken-link gone img/z.svg:1'],
    ],
    [
      'is all right',
      {
        ...opened,
        ...svg(
          '<a href="#here"/><a href="#svgView(viewBox(0,0,1,1))"/><a href="x.svg#layer"/><image xlink:href="/gone.png" href="../assets/logo.png"/><use href="#a"/><metadata><link href="/gone"/></metadata><image href="&ns;/x.png"/>',
          '<?xml-stylesheet href="#style"?><!DOCTYPE svg [ <!ENTITY ns "http://x.invalid/"> ]>',
        ),
      },
      [],
    ],
  ])
})

describe('an SVG file that is only a picture', () => {
  const broken =
    '<a href="gone"/><image href="gone.png"/><style>@import "https://fonts.acme.org/a.css"</style>'
  cases([
    ['of a page', { ...page('<img src="img/x.svg"><img srcset="img/x.svg 2x">'), ...svg(broken) }, []],
    ['of a style sheet', { ...page('<p style="background: url(img/x.svg)">'), ...svg(broken) }, []],
    ['of link previews', { ...page('<meta property="og:image" content="img/x.svg">'), ...svg(broken) }, []],
    ['of nobody', { ...svg(broken) }, [], { host: 'air-gapped' }],
  ])
})

describe('a symbol of an SVG file', () => {
  const sprite: Files = {
    'img/sprite.svg':
      '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="icon-home"/><symbol id="Icon-Search"/><symbol id="ü"/><image href="gone.png"/><a href="#view"/></svg>',
  }
  const use = (href: string) => ({ ...sprite, ...page(`<svg><use href="${href}"/></svg>`) })
  cases([
    ['is missing', use('img/sprite.svg#icon-hoem'), ['error broken-asset img/sprite.svg#icon-hoem a.html:2']],
    [
      'has another case',
      use('img/sprite.svg#icon-search'),
      ['error broken-asset img/sprite.svg#icon-search a.html:2 (/img/sprite.svg#Icon-Search)'],
    ],
    [
      'is missing in a file that is opened, too',
      {
        ...svg('<use href="sprite.svg#none"/><a href="sprite.svg"/>'),
        ...sprite,
        ...page('<embed src="img/x.svg">'),
      },
      ['error broken-asset gone.png img/sprite.svg:1', 'error broken-asset sprite.svg#none img/x.svg:2'],
    ],
    ['is there', use('img/sprite.svg#icon-home'), []],
    ['is encoded', use('img/sprite.svg#%C3%BC'), []],
    ['is the whole file', use('img/sprite.svg'), []],
    [
      'is a view of a picture',
      { ...sprite, ...page('<img src="img/sprite.svg#none"><a href="img/sprite.svg#none">x</a>') },
      ['error broken-asset gone.png img/sprite.svg:1'],
    ],
    [
      'stands in an attribute that does not count',
      {
        ...sprite,
        ...page('<svg><use href="img/sprite.svg#icon-home" xlink:href="img/sprite.svg#none"/></svg>'),
      },
      [],
    ],
    [
      'is in a template',
      { ...sprite, ...page('<template><svg><use href="img/sprite.svg#none"/></svg></template>') },
      [],
    ],
  ])
})

test.each([{}, PADDING])('SVG files are read once, whoever opens them', async (more) => {
  const folder = scratch()
  const pages = Array.from({ length: 30 }, (_, i) => [
    `p${i}.html`,
    `${head}<a href="d${i % 7}.svg"></a><svg><use href="d${i % 5}.svg#a${i}"/></svg>`,
  ])
  const drawings = Array.from({ length: 7 }, (_, i) => [
    `d${i}.svg`,
    `<svg><a href="gone${i}"/><a href="./d${(i + 1) % 7}.svg"/><a id="a${i}"/></svg>`,
  ])
  writeFiles(folder, { ...FRAME, ...more, ...Object.fromEntries([...pages, ...drawings]) })
  const { findings, links } = await verify(folder)
  expect(findings.map(({ code, target }) => `${code} ${target}`).sort()).toEqual(
    [
      ...Array.from({ length: 7 }, (_, i) => `broken-link gone${i}`),
      ...Array.from({ length: 25 }, (_, i) => `broken-asset d${i % 5}.svg#a${i + 5}`),
    ].sort(),
  )
  expect(links).toBe(44)
})

describe('an attribute that paints', () => {
  const rows = [
    ...['clip-path', 'fill', 'filter', 'marker-end', 'marker-mid', 'marker-start', 'mask', 'stroke'].map(
      (name) => [name, `<svg><rect ${name}="url(https://cdn.acme.org/f.svg#a)"/></svg>`] as const,
    ),
    ['cursor', '<svg><a cursor="url(&quot;https://cdn.acme.org/f.svg#a&quot;) 2 2, auto"></svg>'] as const,
    ['filter of several', '<svg><g filter="blur(2px) url(\'https://cdn.acme.org/f.svg#a\')"></svg>'] as const,
    ...[
      '<table@>',
      '<table><col@>',
      '<table><colgroup@>',
      '<thead@>',
      '<tbody@>',
      '<tfoot@>',
      '<tr@>',
      '<td@>',
      '<th@>',
    ].map((tag) => [tag, tag.replace('@', ' background="https://cdn.acme.org/f.svg#a"')] as const),
  ]
  cases([
    ...rows.map(
      ([name, html]) =>
        [
          name,
          page(html),
          ['error external-load https://cdn.acme.org/f.svg#a a.html:2'],
          { host: 'air-gapped' as const },
        ] as const,
    ),
    [
      'in an SVG file that is opened',
      {
        ...page('<a href="img/x.svg">x</a>'),
        ...svg('<rect fill="url(gone.svg#a) red"/><rect fill="url(#a)" stroke="none" mask="url()"/>'),
      },
      ['error broken-asset gone.svg#a img/x.svg:2'],
    ],
    [
      'where it paints nothing',
      page(
        '<p filter="url(/gone.svg#a)" fill="url(/gone.svg#b)" background="/gone.png">x<table><caption background="/gone.png">x</table><svg><rect fill="url(#a)" stroke="/gone.svg" mask="none" color-profile="url(/gone.icc)"/><animate fill="freeze"/></svg>',
      ),
      [],
    ],
  ])
})

describe('on a site that is served by https', () => {
  const options = { host: 'github-pages' } as const
  cases([
    [
      'a script, a style sheet and a frame by http',
      page(
        '<script src="http://docs.acme.dev/assets/app.js"></script><link rel="stylesheet" href="HTTP://cdn.acme.org/x.css">\n<iframe src="http://docs.acme.dev/guide"></iframe><style>@import "http://docs.acme.dev/assets/app.js"; @font-face { src: url(http://cdn.acme.org/f.woff2) }</style>',
      ),
      [
        'error mixed-content HTTP://cdn.acme.org/x.css a.html:2',
        'error mixed-content http://cdn.acme.org/f.woff2 a.html:3',
        'error mixed-content http://docs.acme.dev/assets/app.js a.html:2',
        'error mixed-content http://docs.acme.dev/guide a.html:3',
      ],
      options,
    ],
    [
      'pictures by http, which browsers load by https',
      page(
        '<img src="http://docs.acme.dev/assets/logo.png"><img src="http://cdn.acme.org/x.png"><p style="background: url(http://docs.acme.dev/assets/logo.png?a)">',
      ),
      [
        'warning external-load http://cdn.acme.org/x.png a.html:2',
        'notice mixed-content http://docs.acme.dev/assets/logo.png a.html:2',
        'notice mixed-content http://docs.acme.dev/assets/logo.png?a a.html:2',
      ],
      options,
    ],
    [
      'a script that is missing anyway',
      page('<script src="http://docs.acme.dev/assets/ap.js"></script>'),
      ['error broken-asset http://docs.acme.dev/assets/ap.js a.html:2'],
      options,
    ],
    [
      'a script outside the base path',
      page('<script src="http://docs.acme.dev/app.js"></script>'),
      ['error mixed-content http://docs.acme.dev/app.js a.html:2'],
      { ...options, basePath: '/docs/' },
    ],
    [
      'a base by http',
      page('<base href="http://docs.acme.dev/"><script src="assets/app.js"></script>'),
      ['error mixed-content assets/app.js a.html:2'],
      options,
    ],
    [
      'a base by http, and a script outside the base path',
      page('<base href="http://docs.acme.dev/docs/"><script src="/app.js"></script>'),
      ['error outside-base-path /app.js a.html:2'],
      { ...options, basePath: '/docs/' },
    ],
    [
      'a module by http',
      page('<script type="importmap">{"imports":{"a":"http://docs.acme.dev/assets/app.js"}}</script>'),
      ['error mixed-content http://docs.acme.dev/assets/app.js a.html:2'],
      options,
    ],
    [
      'links by http, loads by https, loads from the visitor’s own machine',
      page(
        '<a href="http://docs.acme.dev/guide">x</a><script src="https://docs.acme.dev/assets/app.js"></script><script src="//docs.acme.dev/assets/app.js"></script><form action="http://docs.acme.dev/guide"></form><link rel="canonical" href="http://docs.acme.dev/a">',
      ),
      [],
      options,
    ],
    [
      'scripts from the visitor’s own machine',
      page('<script src="http://localhost:8080/x.js"></script><script src="http://127.0.0.1/x.js"></script>'),
      [
        'warning external-load http://127.0.0.1/x.js a.html:2',
        'warning external-load http://localhost:8080/x.js a.html:2',
      ],
      options,
    ],
  ])
})

describe('on a host that may serve a site by http', () => {
  const script = '<script src="http://docs.acme.dev/assets/app.js"></script>'
  cases([
    ['loads by http are nothing', page(script), []],
    [
      'nor are modules',
      page('<script type="importmap">{"imports":{"a":"http://docs.acme.dev/assets/app.js"}}</script>'),
      [],
    ],
    [
      'a style sheet before the page says so',
      page(
        '<style>@import "http://docs.acme.dev/assets/app.js"</style><link rel="canonical" href="https://docs.acme.dev/a">',
      ),
      ['error mixed-content http://docs.acme.dev/assets/app.js a.html:2'],
    ],
    [
      'they are where the page says that it is served by https, even later',
      page(`${script}\n<link rel="canonical" href="https://docs.acme.dev/a">`),
      ['error mixed-content http://docs.acme.dev/assets/app.js a.html:2'],
    ],
    [
      'so are modules and style sheets within the page',
      page(
        '<link rel="canonical" href="https://docs.acme.dev/a"><script type="importmap">{"imports":{"a":"http://docs.acme.dev/assets/app.js"}}</script>\n<style>@import "http://docs.acme.dev/assets/app.js?b"</style>',
      ),
      [
        'error mixed-content http://docs.acme.dev/assets/app.js a.html:2',
        'error mixed-content http://docs.acme.dev/assets/app.js?b a.html:3',
      ],
    ],
    [
      'so are frames within the page',
      page(
        `<link rel="canonical" href="https://docs.acme.dev/a"><iframe srcdoc="<script src='http://docs.acme.dev/assets/app.js'></script>"></iframe>`,
      ),
      ['error mixed-content http://docs.acme.dev/assets/app.js a.html:2'],
    ],
    [
      'they are nothing where the page is listed under another host',
      page(`${script}<link rel="canonical" href="https://www.acme.dev/a">`),
      ['warning canonical-host https://www.acme.dev/a a.html:2'],
    ],
    [
      'what another host serves by http is missing without a network, whatever the page says',
      page(
        '<script src="http://cdn.acme.org/x.js"></script><link rel="canonical" href="https://docs.acme.dev/a">',
      ),
      ['error external-load http://cdn.acme.org/x.js a.html:2'],
      { host: 'air-gapped' },
    ],
  ])
})
