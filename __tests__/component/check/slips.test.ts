/** Addresses that are wrong because of a slip, or because of the generator itself. */
import { describe, expect, test } from '@jest/globals'
import { cases, found, head, page, table } from '../../support/found.ts'

describe('a reference that the generator could not resolve', () => {
  const myst = (href: string) =>
    `<a class="reference internal" href="${href}"><span class="xref myst">x</span></a>`
  const antora = (href: string) => `<a href="${href}" class="xref unresolved">x</a>`
  table(`
    to a page, by MyST | ${myst('#/guide/absent/')} | error broken-link #/guide/absent/ a.html:2
    to a document, by MyST | ${myst('#missing.html')} | error broken-link #missing.html a.html:2
    to a document, by Antora | ${antora('#missing.adoc')} | error broken-link #missing.adoc a.html:2
    to an id that comes later | ${myst('#later')}${myst('#/later')}<p id="later"><p id="/later">
    to an id that comes first | <p id="first">${antora('#first')}
    to the page itself | ${myst('#')}${antora('#top')}
    beside an ordinary link to the same | <a href="#x">x</a>${myst('#x')} | error broken-link #x a.html:2 | warning broken-anchor #x a.html:2
    ordinary links | <a href="#/route">x</a><a href="#!x">x</a><a href="#no">x</a> | warning broken-anchor #no a.html:2
  `)
})

describe('two slashes in front of a path of the site', () => {
  const files = (html: string) => ({
    ...page(html),
    'Guide/x.html': head,
    'acme.org/x': '',
    'acme.org/index.html': head,
    'api/index.html': head,
    'café.html': head,
    'pagefind/pagefind.js': '',
    'style.css': '',
    'docs.rs': '',
  })
  table(
    `
    of a script | <script src="//pagefind/pagefind.js"></script> | error broken-asset //pagefind/pagefind.js a.html:2 (/pagefind/pagefind.js)
    of a module | <script type="module" src="\\\\pagefind/pagefind.js?a#b"></script> | error broken-asset \\\\pagefind/pagefind.js?a#b a.html:2 (/pagefind/pagefind.js)
    of a link | <a href="//Guide/x.html">x</a><a href="//Guide/x#y">x</a> | error broken-link //Guide/x#y a.html:2 (/Guide/x) | error broken-link //Guide/x.html a.html:2 (/Guide/x.html)
    of a link to what is missing there | <a href="//Guide/y.html">x</a> | error broken-link //Guide/y.html a.html:2
    of a folder alone | <a href="//Guide">x</a><a href="//assets/">x</a> | error broken-link //Guide a.html:2 (/guide) | error broken-link //assets/ a.html:2
    of what is no folder | <a href="//wiki/x.html">x</a><a href="//a.html/x">x</a>
    of a folder in another case | <a href="//GUIDE/x">x</a><a href="//guide/x.html?a#b">x</a> | error broken-link //GUIDE/x a.html:2 (/Guide/x) | error broken-link //guide/x.html?a#b a.html:2 (/Guide/x.html)
    of a loaded file in another case | <script src="//PageFind/pagefind.js"></script> | error broken-asset //PageFind/pagefind.js a.html:2 (/pagefind/pagefind.js)
    of a folder alone in another case | <a href="//API">x</a><a href="//Api/">x</a> | error broken-link //API a.html:2 (/api/) | error broken-link //Api/ a.html:2 (/api/)
    of what may be a host in another case | <a href="//guide/y">x</a><a href="//guide/X">x</a><a href="//ASSETS/x">x</a><a href="//WIKI/x">x</a><a href="//GUIDE.test/x">x</a><a href="//GUIDE:80/x">x</a>
    of a page | <a href="//guide">x</a><a href="//guide/#y">x</a><a href="//caf%C3%A9">x</a> | error broken-link //caf%C3%A9 a.html:2 (/café) | error broken-link //guide a.html:2 (/guide) | error broken-link //guide/#y a.html:2 (/guide)
    of a host, and of a file in the root | <a href="//docs.rs">x</a>
    of a file in the root | <a href="//guide.html?a#y">x</a><link rel="stylesheet" href="//style.css"> | error broken-asset //style.css a.html:2 (/style.css) | error broken-link //guide.html?a#y a.html:2 (/guide.html)
    of a host with the name of a folder | <a href="//acme.org/x">x</a><a href="//acme.org/">x</a><a href="//acme.org">x</a>
    of what is no page | <a href="//guide/y">x</a><a href="//guides">x</a><a href="//guide.htm">x</a><a href="//GUIDE">x</a>
    with what a folder has not | <a href="//Guide:80/x">x</a><a href="//x@Guide/x">x</a><a href="https://Guide/x">x</a><a href="///acme.org/x">x</a>
    of a host | <script src="//cdn.acme.org/x.js"></script> | warning external-load //cdn.acme.org/x.js a.html:2
    of the site’s own host | <a href="//docs.acme.dev/Guide/x">x</a>
    `,
    files,
  )
  table(
    `
    below a base path | <a href="//Guide/x.html">x</a> | error broken-link //Guide/x.html a.html:2 (/docs/Guide/x.html)
    of a page and a file, below a base path | <a href="//guide">x</a><a href="//guide.html">x</a> | error broken-link //guide a.html:2 (/docs/guide) | error broken-link //guide.html a.html:2 (/docs/guide.html)
    below a base path, in another case | <a href="//GUIDE/x.html">x</a><a href="//guide/y">x</a> | error broken-link //GUIDE/x.html a.html:2 (/docs/Guide/x.html)
    of the base path in another case | <a href="//Docs/Guide/x.html">x</a><a href="//DOCS/gone">x</a><a href="//DOCS/">x</a> | error broken-link //Docs/Guide/x.html a.html:2 (/docs/Guide/x.html)
    of the base path itself | <a href="//docs/Guide/x.html">x</a><a href="//docs/gone">x</a> | error broken-link //docs/Guide/x.html a.html:2 (/docs/Guide/x.html) | error broken-link //docs/gone a.html:2
    `,
    files,
    { basePath: '/docs/' },
  )
  table(
    `
    of a base path with letters beyond ASCII, in another case | <a href="//größe/Guide/x.html">x</a><a href="//gr%C3%B6%C3%9Fe/gone">x</a> | error broken-link //größe/Guide/x.html a.html:2 (/Größe/Guide/x.html)
    `,
    files,
    { basePath: '/Größe/' },
  )
})

describe('a file that 404.html loads from outside the base path', () => {
  const outside = '<link rel="stylesheet" href="/assets/a.css">'
  const below = { basePath: '/docs/' } as const
  cases([
    [
      'is a warning',
      { '404.html': head + outside, 'assets/a.css': '' },
      ['warning outside-base-path /assets/a.css 404.html:1 (/docs/assets/a.css)'],
      below,
    ],
    [
      'is an error on any other page',
      { ...page(outside), 'b/404.html': head + outside },
      ['error outside-base-path /assets/a.css a.html:2'],
      below,
    ],
  ])
})

test('a name in another Unicode form is a suggestion that says so', async () => {
  const files = { 'e\u0301te\u0301.html': head, 'E\u0301cole.html': head }
  const links = '<a href="\u00e9t\u00e9">x</a><a href="\u00e9cole.html">x</a>'
  expect(await found({ ...page(links), ...files })).toEqual([
    'error broken-link \u00e9cole.html a.html:2 (/E\u0301cole.html)',
    'error broken-link \u00e9t\u00e9 a.html:2 (/e\u0301te\u0301)',
  ])
})

describe('a page that redirects', () => {
  const refresh = (content: string) => `<meta http-equiv="refresh" content="${content}">`
  table(
    `
    to itself | ${refresh('0; url=/a')} | error redirect-loop /a a.html:2
    to its file | ${refresh('0;url=a.html?x')} | error redirect-loop a.html?x a.html:2
    to itself, with half a second | ${refresh('0.5; url=a')} | error redirect-loop a a.html:2
    to itself, with a pause | ${refresh('5; url=/a')}
    to an anchor | ${refresh('0; url=/a#x')}<p id="x">
    to another page | ${refresh('0; url=/guide')}
    only for readers without scripts | <noscript>${refresh('0; url=/a')}</noscript>
    only in a frame | <iframe srcdoc='${refresh('0; url=/a')}'></iframe>
    `,
  )

  test('to the folder of its name, at which Netlify serves the page or the folder', async () => {
    const files = { ...page(refresh('0; url=a/')), 'a/index.html': head }
    expect(await found(files, { host: 'netlify' })).toEqual([])
  })
})
