/**
 * What is loaded in ways that are easily missed: SVG files that are opened, symbols, and loads over
 * http.
 */
import { describe, expect, test } from '@jest/globals'
import { PADDING } from '../../support/check.ts'
import { cases, type Files, found, head, page, table, verified } from '../../support/found.ts'

const svg = (inside: string, start = '') => ({
  'img/x.svg': `${start}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">\n${inside}\n</svg>`,
})

describe('an SVG file that is opened', () => {
  const opened = page('<a href="img/x.svg">x</a>')
  table(
    `
    links to nothing | <a xlink:href="../gide"><text/></a><a href="/gone"/> | error broken-link ../gide img/x.svg:2 (/guide) | error broken-link /gone img/x.svg:2
    loads nothing | <image href="y.png"/><use xlink:href="z.svg#a"/><script href="s.js"/> | error broken-asset s.js img/x.svg:2 | error broken-asset y.png img/x.svg:2 | error broken-asset z.svg#a img/x.svg:2
    has styles | <style>@import "s.css"; p { fill: url(#a) }</style> | error broken-asset s.css img/x.svg:2
    links to an anchor that is not there | <a href="../guide#no"/> | warning broken-anchor ../guide#no img/x.svg:2
    links to its own anchors and views | <a href="#here"/><a href="#svgView(viewBox(0,0,1,1))"/><a href="x.svg#layer"/><use href="#a"/>
    has one address that counts | <image xlink:href="/gone.png" href="../assets/logo.png"/><metadata><link href="/gone"/></metadata>
    paints | <rect fill="url(gone.svg#a) red"/><rect fill="url(#a)" stroke="none" mask="url()"/> | error broken-asset gone.svg#a img/x.svg:2
    `,
    (inside) => ({ ...opened, ...svg(inside) }),
  )
  cases([
    [
      'has a style sheet that is missing',
      {
        ...opened,
        ...svg('', '<?xml version="1.0"?>\n<?xml-stylesheet href="s.css?a=1&amp;b"?>\n'),
      },
      ['error broken-asset s.css?a=1&b img/x.svg:2'],
    ],
    [
      'begins with something that is not an address',
      {
        ...opened,
        ...svg(
          '<image href="&ns;/x.png"/>',
          '<?xml-stylesheet href="#style"?><!DOCTYPE svg [ <!ENTITY ns "http://x.invalid/"> ]>',
        ),
      },
      [],
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
        'img/y.svg':
          '<svg xmlns="http://www.w3.org/2000/svg"><a href="x.svg"/><a href="z.svg"/></svg>',
        'img/z.svg': '<svg xmlns="http://www.w3.org/2000/svg"><a href="gone"/></svg>',
      },
      ['error broken-link gone img/z.svg:1'],
    ],
  ])
})

describe('an SVG file that is only an image', () => {
  const broken = svg(
    '<a href="gone"/><image href="gone.png"/><style>@import "https://fonts.acme.org/a.css"</style>',
  )
  table(
    `
    of a page | <img src="img/x.svg"><img srcset="img/x.svg 2x">
    of a style sheet | <p style="background: url(img/x.svg)">
    of link previews | <meta property="og:image" content="img/x.svg">
    `,
    (html) => ({ ...page(html), ...broken }),
  )
  cases([['of nobody', broken, [], { host: 'air-gapped' }]])
})

describe('a symbol of an SVG file', () => {
  const sprite: Files = {
    'img/sprite.svg':
      '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="icon-home"/><symbol id="Icon-Search"/><symbol id="ü"/><image href="gone.png"/><a href="#view"/></svg>',
  }
  table(
    `
    is missing | <svg><use href="img/sprite.svg#icon-hoem"/></svg> | error broken-asset img/sprite.svg#icon-hoem a.html:2
    has another case | <svg><use href="img/sprite.svg#icon-search"/></svg> | error broken-asset img/sprite.svg#icon-search a.html:2 (/img/sprite.svg#Icon-Search)
    is there | <svg><use href="img/sprite.svg#icon-home"/></svg>
    is encoded | <svg><use href="img/sprite.svg#%C3%BC"/></svg>
    is the whole file | <svg><use href="img/sprite.svg"/></svg>
    is a view of a picture | <img src="img/sprite.svg#none"><a href="img/sprite.svg#none">x</a> | error broken-asset gone.png img/sprite.svg:1
    stands in an attribute that does not count | <svg><use href="img/sprite.svg#icon-home" xlink:href="img/sprite.svg#none"/></svg>
    is in a template | <template><svg><use href="img/sprite.svg#none"/></svg></template>
    `,
    (html) => ({ ...sprite, ...page(html) }),
  )
  cases([
    [
      'is missing in a file that is opened, too',
      {
        ...svg('<use href="sprite.svg#none"/><a href="sprite.svg"/>'),
        ...sprite,
        ...page('<embed src="img/x.svg">'),
      },
      [
        'error broken-asset gone.png img/sprite.svg:1',
        'error broken-asset sprite.svg#none img/x.svg:2',
      ],
    ],
  ])
})

test('missing symbols are not left to the script of an SVG file that is opened', async () => {
  const missing = Array.from({ length: 10 }, (_, i) => `img/x.svg#a${i}`)
  const html = `<a href="img/x.svg">x</a><svg>${missing.map((href) => `<use href="${href}"/>`).join('')}</svg>`
  expect(await found({ ...page(html), ...svg('<script>x</script>') })).toEqual(
    missing.map((href) => `error broken-asset ${href} a.html:2`),
  )
})

test.each([{}, PADDING])(
  'SVG files are read once, no matter how many pages open them',
  async (more) => {
    const pages = Array.from({ length: 30 }, (_, i) => [
      `p${i}.html`,
      `${head}<a href="d${i % 7}.svg"></a><svg><use href="d${i % 5}.svg#a${i}"/></svg>`,
    ])
    const drawings = Array.from({ length: 7 }, (_, i) => [
      `d${i}.svg`,
      `<svg><a href="gone${i}"/><a href="./d${(i + 1) % 7}.svg"/><a id="a${i}"/></svg>`,
    ])
    const { findings, links } = await verified({
      ...more,
      ...Object.fromEntries([...pages, ...drawings]),
    })
    expect(findings.map(({ code, target }) => `${code} ${target}`).sort()).toEqual(
      [
        ...Array.from({ length: 7 }, (_, i) => `broken-link gone${i}`),
        ...Array.from({ length: 25 }, (_, i) => `broken-asset d${i % 5}.svg#a${i + 5}`),
      ].sort(),
    )
    expect(links).toBe(44)
  },
)

describe('an attribute that sets a paint', () => {
  const inSvg = [
    'clip-path',
    'fill',
    'filter',
    'marker-end',
    'marker-mid',
    'marker-start',
    'mask',
    'stroke',
  ]
  const inTables = ['table', 'col', 'colgroup', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th']
  const address = 'https://cdn.acme.org/f.svg#a'
  cases(
    [
      ...inSvg.map((name) => `<svg><rect ${name}="url(${address})"/></svg>`),
      ...inTables.map((name) => `<table><${name} background="${address}">`),
      `<svg><a cursor="url(&quot;${address}&quot;) 2 2, auto"></svg>`,
      `<svg><g filter="blur(2px) url('${address}')"></svg>`,
    ].map((html) => [
      html,
      page(html),
      [`error external-load ${address} a.html:2`],
      { host: 'air-gapped' },
    ]),
  )
  table(`
    where it paints nothing in HTML | <p filter="url(/gone.svg#a)" fill="url(/gone.svg#b)" background="/gone.png">x<table><caption background="/gone.png">x</table>
    where it paints nothing in SVG | <svg><rect fill="url(#a)" stroke="/gone.svg" mask="none" color-profile="url(/gone.icc)"/><animate fill="freeze"/></svg>
  `)
})

describe('on a site that is served over https', () => {
  const secure = { host: 'github-pages' } as const
  const own = 'http://docs.acme.dev/assets/app.js'
  table(
    `
    a script by http | <script src="${own}"></script> | error mixed-content ${own} a.html:2
    a style sheet by http | <link rel="stylesheet" href="HTTP://cdn.acme.org/x.css"> | error mixed-content HTTP://cdn.acme.org/x.css a.html:2
    a frame by http | <iframe src="http://docs.acme.dev/guide"></iframe> | error mixed-content http://docs.acme.dev/guide a.html:2
    styles by http | <style>@import "${own}"; @font-face { src: url(http://cdn.acme.org/f.woff2) }</style> | error mixed-content http://cdn.acme.org/f.woff2 a.html:2 | error mixed-content ${own} a.html:2
    pictures by http, which browsers load by https | <img src="http://docs.acme.dev/assets/logo.png"><p style="background: url(http://docs.acme.dev/assets/logo.png?a)"> | notice mixed-content http://docs.acme.dev/assets/logo.png a.html:2 | notice mixed-content http://docs.acme.dev/assets/logo.png?a a.html:2
    a picture of another host by http | <img src="http://cdn.acme.org/x.png"> | warning external-load http://cdn.acme.org/x.png a.html:2
    a script that is missing anyway | <script src="http://docs.acme.dev/assets/ap.js"></script> | error broken-asset http://docs.acme.dev/assets/ap.js a.html:2
    a base by http | <base href="http://docs.acme.dev/"><script src="assets/app.js"></script> | error mixed-content assets/app.js a.html:2
    a module by http | <script type="importmap">{"imports": {"a": "${own}"}}</script> | error mixed-content ${own} a.html:2
    links by http | <a href="http://docs.acme.dev/guide">x</a><form action="http://docs.acme.dev/guide"></form><link rel="canonical" href="http://docs.acme.dev/a">
    loads by https | <script src="https://docs.acme.dev/assets/app.js"></script><script src="//docs.acme.dev/assets/app.js"></script>
    scripts from the visitor’s own machine | <script src="http://localhost:8080/x.js"></script><script src="http://127.0.0.1/x.js"></script> | error broken-asset http://127.0.0.1/x.js a.html:2 | error broken-asset http://localhost:8080/x.js a.html:2
    `,
    page,
    secure,
  )
  table(
    `
    a script outside the base path | <script src="http://docs.acme.dev/app.js"></script> | error mixed-content http://docs.acme.dev/app.js a.html:2
    a base by http, and a script outside the base path | <base href="http://docs.acme.dev/docs/"><script src="/app.js"></script> | error outside-base-path /app.js a.html:2
    `,
    page,
    { ...secure, basePath: '/docs/' },
  )
})

describe('on a host that may serve a site over http', () => {
  const own = 'http://docs.acme.dev/assets/app.js'
  const script = `<script src="${own}"></script>`
  const modules = `<script type="importmap">{"imports": {"a": "${own}"}}</script>`
  const oldFont =
    '<style>@font-face { src: url(http://cdn.acme.org/f.eot), url(data:font/woff2;base64,AA) }</style>'
  const canonical = '<link rel="canonical" href="https://docs.acme.dev/a">'
  table(`
    loads by http are nothing | ${script}
    nor are modules | ${modules}
    a script is one where the page says that it is served by https, even later | ${script}${canonical} | error mixed-content ${own} a.html:2
    so is a style sheet before that | <style>@import "${own}"</style>${canonical} | error mixed-content ${own} a.html:2
    so is a style sheet after it | ${canonical}<style>@import "${own}"</style> | error mixed-content ${own} a.html:2
    so is a font for old browsers before that | ${oldFont}${canonical} | error mixed-content http://cdn.acme.org/f.eot a.html:2
    so is a font for old browsers after it | ${canonical}${oldFont} | error mixed-content http://cdn.acme.org/f.eot a.html:2
    so is a module | ${canonical}${modules} | error mixed-content ${own} a.html:2
    so is what a frame within the page loads | ${canonical}<iframe srcdoc="<script src='${own}'></script>"></iframe> | error mixed-content ${own} a.html:2
    nothing is where the page is listed under another host | ${script}<link rel="canonical" href="https://www.acme.dev/a"> | warning canonical-host https://www.acme.dev/a a.html:2
  `)
  table(
    `what another host serves by http is missing without a network, whatever the page says | <script src="http://cdn.acme.org/x.js"></script>${canonical} | error external-load http://cdn.acme.org/x.js a.html:2`,
    page,
    { host: 'air-gapped' },
  )
})
