import { describe, expect, test } from '@jest/globals'
import {
  makeSiteResolver,
  NOTHING_RENAMED,
  type SiteResolver,
} from '../../../src/changes/address-resolver.ts'
import { comparePageParts } from '../../../src/changes/compare-pages.ts'
import { fingerprintPage } from '../../../src/changes/fingerprint-page.ts'
import { readPageParts } from '../../../src/changes/page-parts.ts'
import { asBytes, toBytes } from '../../../src/web/byte-strings.ts'
import { ServedSite } from '../../../src/web/host/served-site.ts'
import { ADDRESS_ROWS } from '../../../src/web/page/vocabulary.ts'
import { rows } from '../../support/rows.ts'

const NAMES = [
  'index.html',
  'novità.html',
  'guide.html',
  'a/index.html',
  'a/b.html',
  'logo.svg',
  'qr_4fd2e6a1.png',
  'qr_0b1c2d3e.png',
].map(toBytes)
const serving = {
  root: '',
  host: undefined,
  unreadableFolders: [],
  symlinkLoops: [],
  redirectFiles: [],
  headersText: '',
}
const targets = makeSiteResolver(
  new ServedSite({ ...serving, names: NAMES, domain: 'docs.example.com', basePath: '/' }),
  NOTHING_RENAMED,
)

const BODY = 'A text that is long enough to be known'
const page = (body: string, head = '') =>
  `<!doctype html><html><head><title>Title</title>${head}</head><body><main><h1>Heading</h1><p>${BODY}</p>${body}</main></body></html>`

const REFRESH = (to: string) => `<meta http-equiv=refresh content="0; url=${to}">`

const parts = (text: string, name = 'guide.html') =>
  readPageParts(asBytes(name), toBytes(text), targets)
const fingerprint = (text: string) => fingerprintPage(parts(text))

const SIGNS = { added: '+', removed: '-', changed: '' }

/** Returns what differs, and in which sections: `headings, text: +New, Old`, or nothing. `top`: before the first heading. */
function difference(before: string, after: string): string {
  const { aspects, sections } = comparePageParts(parts(before), parts(after))
  const where = sections.map(({ heading, change }) => SIGNS[change] + (heading || 'top'))
  return [aspects, where]
    .map((list) => list.join(', '))
    .join(': ')
    .replace(/^: $/, '')
}

test.each([
  ...rows(`
      attributes | <p class="a" id="x1" data-n="1">x</p> | <p data-n="2" id="x2" class=b>x</p>
      their order | <img alt="x" src="/logo.svg"> | <img src="/logo.svg" alt="x">
      comments | <!-- built 1 -->x | <!-- built 2 -->x
      nonces and scripts | <script nonce="a1">1</script>x | <script nonce="b2">2</script>x
      a script with markup in it | <script>"<p>1</p>"</script>x | <script>"<p>2</p>"</script>x
      style sheets | <style>a{}</style>x | <style>b{}</style>x
      templates in a shadow tree | <template shadowrootmode=open><template>1</template></template>x | <template shadowrootmode=open><template>2</template></template>x
      text that a script in the page adds | <script>add("1")</script>x | <script>add("2")</script>x
      whether a list is numbered | <ul><li>a<li>b</ul> | <ol><li>a<li>b</ol>
      which cells are in a row | <table><tr><td>a<td>b<tr><td>c</table> | <table><tr><td>a<tr><td colspan=2>b<td>c</table>
      how a formula is built | <math><msub><mi>a<mn>2</msub></math> | <math><msup><mi>a<mn>2</msup></math>
      inline styles and backgrounds | <table><tr><td background=a.png style="a:b">x</table> | <table><tr><td>x</table>
      what only programs read | <link rel=canonical href=/a/><meta name=robots content=noindex>x | <link rel=canonical href=/guide>x
      what is only shown at times | <a href="/a/" title="1">x</a> | <a href="/a/" title="2">x</a>
      what scripts replace | <noscript>1</noscript>x | <noscript>2</noscript>x
      templates | <template><p>1</p></template>x | <template><p>2</p></template>x
      character references | <p>a &amp; b &#x2014; c&nbsp;d</p> | <p>a & b — c d</p>
      the type of a button | <input type="submit" value="Go"> | <input value="Go" type="button">
      where a form of a dialog does not lead | <form method=dialog action=a>x</form> | <form method=dialog action=b>x</form>
      what a form sends | <input type=hidden value=1> | <input type=hidden value=2>
      what a form sends, in capitals | <input type=HIDDEN value=1> | <input type=HIDDEN value=2>
      a value behind a box | <input type=checkbox value=1> | <input type=checkbox value=2>
      shapes of a drawing | <svg><path d="M1 1"/></svg> | <svg><path d="M2 2"/></svg>
      how something is hidden | <p hidden>x</p> | <p hidden="until-found">x</p>
      inline elements | <p>a<span> b</span></p> | <p>a <b>b</b></p>
      how an address is written | <a href="/guide">x</a> | <a href="guide.html">x</a>
      where the page can be edited | <a href="https://a.test/b/c/edit/main/x.md">x</a> | <a href="https://a.test/b/c/edit/v2/y.md">x</a>
      a commit in an address elsewhere | <a href="https://a.test/0123456789abcdef0123456789abcdef01234567">x</a> | <a href="https://a.test/f123456789abcdef0123456789abcdef01234567">x</a>
      how a letter in an address is written | <a href="/novità">x</a> | <a href="/novit%C3%A0">x</a>
      a slash at the end | <a href="/a/">x</a> | <a href="./a">x</a>
      the host in an address | <a href="https://docs.example.com/a/b">x</a> | <a href="a/b.html">x</a>
      the version of a picture | <img src="logo.svg?v=1"> | <img src="/logo.svg?v=2">
      hashes of what is gone | <img src="x.4fd2e6a1.png"> | <img src="x.0b1c2d3e.png">
      generated anchors | <a href="#tab-4fd2e6a1">x</a> | <a href="#tab-0b1c2d3e">x</a>
      when it was built | <footer>Last updated on Nov 22, 2026</footer> | <footer>Last updated on Nov 23, 2026</footer>
      when it was built, in elements | <p>Last updated<!-- --> on <b><time datetime="2026-11-22">Nov 22, 2026</time></b></p> | <p>Last updated<!-- --> on <b><time datetime="2026-11-23">Nov 23, 2026</time></b></p>
      when it was built, with a raised ending | <p>a <del>b</del>. Last updated on Nov 22<sup>nd</sup>, 2026</p> | <p>a <del>b</del>. Last updated on Nov 3<sup>rd</sup>, 2026</p>
      how text that is crossed out is marked up | <p>a <s>b</s></p> | <p>a<s> b </s></p>
    `),
  ['whitespace', '<p>x  y</p>\n\n<p>z</p>', '<p>\n x\ty </p><p>z</p>'],
  ['characters without a width', '<p>a\u200bb\u00adc</p>', '<p>abc</p>'],
  ['blanks at the ends of lines of code', '<pre>a\t \nb</pre>', '<pre>a\nb</pre>'],
  [
    'whitespace around what changes the meaning',
    '<p>a <del>b</del> c</p>',
    '<p>a\n<del> b </del>c</p>',
  ],
])('unnoticed: %s', (_, before = '', after = '') =>
  expect(difference(page(before), page(after))).toBe(''),
)

describe('a reader notices', () => {
  test.each(
    rows(`
      images | another picture | <img src="logo.svg"> | <img src="other.svg">
      images | a picture for wide screens | <img srcset="a.png 2x"> | <img srcset="b.png 2x">
      images | what a picture shows | <img src="logo.svg" alt="a"> | <img src="logo.svg" alt="b">
      images | an inline picture | <img src="data:image/png,a"> | <img src="data:image/png,b">
      images | a film | <video src="a.mp4"></video> | <video src="b.mp4"></video>
      images | subtitles | <video><track src="a.vtt"></video> | <video><track src="b.vtt"></video>
      images | what a button with a picture shows | <input type=image src="logo.svg" alt="a"> | <input type=image src="logo.svg" alt="b">
      links | where a link leads | <a href="/a/">x</a> | <a href="/a/b">x</a>
      links | an anchor | <a href="/a/#x">x</a> | <a href="/a/#y">x</a>
      links | an anchor that contains another # | <a href="/a/#x#z">x</a> | <a href="/a/#y#z">x</a>
      links | a query that contains another question mark | <a href="/a/?x=1?y">x</a> | <a href="/a/?x=2?y">x</a>
      links | another host | <a href="https://a.test/">x</a> | <a href="https://b.test/">x</a>
      links | where a form leads | <form action="/a/">x</form> | <form action="/a/b">x</form>
      links | where a button leads | <button formaction="/a/">x</button> | <button formaction="/a/b">x</button>
      links | where a field leads | <input type=submit formaction="/a/"> | <input type=submit formaction="/a/b">
      links | where readers are sent | <meta http-equiv=refresh content="0; url=/a/"> | <meta http-equiv=refresh content="0; url=/a/b">
      links | a link in a drawing | <svg><a xlink:href="/a/">x</a></svg> | <svg><a xlink:href="/a/b">x</a></svg>
      links | which film a link leads to | <a href="https://films.example/watch?v=dQw4w9WgXcQ">x</a> | <a href="https://films.example/watch?v=jNQXAC9IVRw">x</a>
      text | a word | <p>one</p> | <p>two</p>
      text | a word in a shadow tree | <x-a><template shadowrootmode="OPEN"><p>one</p></template></x-a> | <x-a><template shadowrootmode="OPEN"><p>two</p></template></x-a>
      text | a word after a template that SVG does not know | <svg><template></svg><p>one</p> | <svg><template></svg><p>two</p>
      text | a letter’s case | <p>one</p> | <p>One</p>
      text | two words that became one | <p>a b</p> | <p>ab</p>
      text | a paragraph that became two | <p>a b</p> | <p>a</p><p>b</p>
      text | a date in the text | <p>On 2026-11-22.</p> | <p>On 2026-11-23.</p>
      text | a picture elsewhere in the text | <img src="logo.svg"><p>x</p> | <p>x</p><img src="logo.svg">
      text | the number that a list begins with | <ol start=1><li>x</ol> | <ol start=5><li>x</ol>
      text | the number of an item | <ol><li value=1>x</ol> | <ol><li value=2>x</ol>
      text | something that is hidden now | <p>x</p> | <p hidden>x</p>
      text | something folded up | <details open>x</details> | <details>x</details>
      text | what a button says | <input type=submit value=Go> | <input type=submit value=Stop>
      text | what a field says | <input placeholder=Name> | <input placeholder=Email>
      text | what a field holds | <input value=a> | <input value=b>
      text | a box that is checked | <input type=checkbox> | <input type=checkbox checked>
      text | an option | <option label=a> | <option label=b>
      text | text that is crossed out | <p>must not</p> | <p>must <del>not</del></p>
      text | text that is crossed out as it once was | <p>must not</p> | <p>must <strike>not</strike></p>
      text | what is quoted | <p>He says no.</p> | <p>He says <q>no</q>.</p>
      text | how much of it is | <p><del>a b</del></p> | <p><del>a</del> b</p>
      text | an index that became a power | <p>10<sub>6</sub></p> | <p>10<sup>6</sup></p>
      text | a power that became a number | <pre>10<sup>6</sup></pre> | <pre>106</pre>
      text | a tag that reads like text | <p><s>up</s></p> | <p><sup></s></p>
      text | text in a drawing | <svg><text>a</text></svg> | <svg><text>b</text></svg>
      text | a note in the text, which is no menu | <aside>one</aside> | <aside>two</aside>
      text | text after half of a comment that scripts replace | <noscript><!-- </noscript>a | <noscript><!-- </noscript>b
      text | text after a script that never ends a comment | <script><!-- </script>a | <script><!-- </script>b
      text, images | where the address of a picture ends | x<img src="c">b | x<img src="cb">
      text, links | a link more | x | <a href="/a/">x</a>
      links | that readers are sent on | | <meta http-equiv=refresh content="0; url=/a/b">
      links | that readers are no longer sent on | <meta http-equiv=refresh content="0; url=/a/b"> |
      links | a base that is new | <a href=b>x</a> | <base href="/other/"><a href=b>x</a>
      links | a base that is another one | <base href="/other/"><a href=b>x</a> | <base href="/more/"><a href=b>x</a>
      links | a base that is in a comment now | <base href="/other/"><a href=b>x</a> | <!--<base href="/other/">--><a href=b>x</a>
      navigation: | where the address of a link in a menu ends | <nav>x<a href="/v">1or later</a></nav> | <nav>x<a href="/v1">or later</a></nav>
      navigation: | a heading in a menu | <nav><h2>a</h2></nav> | <nav><h2>b</h2></nav>
      navigation: | the page that comes next | <p>x<p><a rel=next href="/a/">Next: A</a> | <p>x<p><a rel=next href="/guide">Next: B</a>
      navigation: | the page before, with other words in rel | <a href="/a/" rel="nofollow PREV">A</a> | <a href="/a/b" rel="nofollow PREV">B</a>
      navigation: | the page before, as themes without rel call it | <a class="left-prev" href="/a/">A</a> | <a class="left-prev" href="/a/b">B</a>
      navigation: | that no page comes next any more | <div>x <a class="btn next-page" href="/a/">A</a></div> | <div>x</div>
      navigation: | where the page is, as breadcrumbs say | <main><ul class="breadcrumb"><li><a href="/a/">A</a><li>Old</ul>x</main> | <main><ul class="breadcrumb"><li><a href="/a/b">B</a><li>New</ul>x</main>
      navigation: | the same in other themes | <article><div class="wy-breadcrumbs x">Old</div>x</article> | <article><div class="wy-breadcrumbs x">New</div>x</article>
      navigation: | the page that comes next, in the menu of versions of Read the Docs | x<div class="rst-versions" role=note><a href="/a/">Next</a></div> | x<div class="rst-versions" role=note><a href="/a/b">Next</a></div>
      navigation: | breadcrumbs in a paragraph | <p class="breadcrumbs">Old</p>x | <p class="breadcrumbs">New</p>x
      navigation: | breadcrumbs for search engines | <div itemscope itemtype="https://schema.org/BreadcrumbList">Old</div>x | <div itemscope itemtype="https://schema.org/BreadcrumbList">New</div>x
      navigation: | what follows the main part of an article | <article><main>x</main><div><a href="/a/">A</a></div></article> | <article><main>x</main><div><a href="/a/b">B</a></div></article>
      text: Heading | what follows an article with a main part | <article><main>x</main></article>Old | <article><main>x</main></article>New
      text: Heading | what follows the main part of a page | <div><main>x</main>Old</div> | <div><main>x</main>New</div>
      text: Heading | an article in the main part | <main><article>x</article>Old</main> | <main><article>x</article>New</main>
      navigation: | breadcrumbs within a line | <span class="breadcrumbs"><a href="/a/">A</a> / Old</span> x | <span class="breadcrumbs"><a href="/a/b">B</a> / New</span> x
      navigation: | breadcrumbs in a table | <table><tr><td class="breadcrumb">Old</table> | <table><tr><td class="breadcrumb">New</table>
      navigation: | breadcrumbs with a label | <div aria-label="Breadcrumb"><a href="/a/">A</a></div> | <div aria-label="Breadcrumb"><a href="/a/b">B</a></div>
      navigation: | breadcrumbs in a box | <div class="docs-bread-crumbs__list">Old</div> | <div class="docs-bread-crumbs__list">New</div>
      navigation: | breadcrumbs by their id | <div id="breadcrumbs">Old</div> | <div id="breadcrumbs">New</div>
      navigation: | a list of breadcrumbs by its id | <ul id="page-breadcrumb-list" class="list"><li>Old</ul> | <ul id="page-breadcrumb-list" class="list"><li>New</ul>
      navigation: | breadcrumbs of Doxygen | <div id="nav-path" class="x">Old</div><div class="navpath">a</div> | <div id="nav-path" class="x">New</div><div class="navpath">b</div>
      navigation: | breadcrumbs in RDFa | <ol vocab="https://schema.org/" typeof="BreadcrumbList"><li>Old</ol> | <ol vocab="https://schema.org/" typeof="BreadcrumbList"><li>New</ol>
      text: Heading | a section about breadcrumbs in a newer form | <section id="breadcrumbs">Old</section> | <section id="breadcrumbs">New</section>
      text: Heading | one of Pandoc | <div id="breadcrumbs" class="level2">Old</div> | <div id="breadcrumbs" class="level2">New</div>
      text: Heading | one of Org | <div id="outline-container-breadcrumbs">Old</div> | <div id="outline-container-breadcrumbs">New</div>
      headings: +New, -Old | a heading about breadcrumbs | <h2 id="breadcrumbs">Old</h2> | <h2 id="breadcrumbs">New</h2>
      text: Heading | breadcrumbs that are baked | <ul id="breadcrumb-recipes"><li>Old</ul> | <ul id="breadcrumb-recipes"><li>New</ul>
      text: Heading | a section about breadcrumbs | <div class="section" id="breadcrumbs">Old</div> | <div class="section" id="breadcrumbs">New</div>
      text: Heading | what only seems to be breadcrumbs | <ul class="breadcrumb-recipes"><li>Old</ul> | <ul class="breadcrumb-recipes"><li>New</ul>
      text: Heading | what follows a link to the next page | <p><a rel=next href="/a/">A</a> one</p> | <p><a rel=next href="/a/">A</a> two</p>
      text: Heading | a link that other relations have | <a rel=nofollow class="nextcloud next-step" href="/a/">A</a> | <a rel=nofollow class="nextcloud next-step" href="/a/">B</a>
      text: Heading | a box named like a link to the next page | <div class="next-page">Old</div> | <div class="next-page">New</div>
      navigation: | a menu | <nav><a href="/a/">x</a></nav> | <nav><a href="/a/">x</a> <a href="/">y</a></nav>
      headings, links: +New, -Old | a section | <h2>Old<a href="#old">#</a></h2><p>x</p> | <h2>New<a href="#new">#</a></h2><p>x</p>
      headings: x | the level of a heading | <h2>x</h2> | <h3>x</h3>
      text: A | the first of two sections with one heading | <h2>A</h2>1<h2>A</h2>2 | <h2>A</h2>3<h2>A</h2>2
      text: A | the second of two sections with one heading | <h2>A</h2>1<h2>A</h2>2 | <h2>A</h2>1<h2>A</h2>3
      text: Novità | a section whose heading ends with a letter of two bytes | <h2>Novità</h2>1 | <h2>Novità</h2>2
    `),
  )('in %s: %s', (what = '', _, before = '', after = '') => {
    const expected = what.includes(':') ? what : `${what}: Heading`
    expect(difference(page(before), page(after)).trim()).toBe(expected)
  })

  test('text far after a heading that does not end, which is cut off', () => {
    const far = `<h2>x<p>${'y '.repeat(3_000)}<p>`
    const heading = `x\n${'y '.repeat(100)}`.slice(0, 200)
    expect(difference(page(`${far}one`), page(`${far}two`))).toBe(`text: ${heading}`)
  })

  /** Scripts are files of their own; shapes of drawings and decorative parts do not count. */
  const OTHERWISE = new Set(
    'script use feimage body table col colgroup thead tbody tfoot tr td th'.split(' '),
  )
  const ELEMENTS = ADDRESS_ROWS.flatMap(({ elements, attributes }) =>
    elements
      .split(' ')
      .flatMap((tag) => attributes.split(' ').map((attribute) => [tag, attribute] as const)),
  ).filter(([tag]) => !OTHERWISE.has(tag))
  test.each(ELEMENTS)('the target of <%s %s>, which the check reads, too', (tag, attribute) => {
    const of = (target: string) => page(`<${tag} type=image ${attribute}="${target}"></${tag}>`)
    expect(difference(of('/a/'), of('/a/b'))).not.toBe('')
  })

  test('twenty sections at most', () => {
    const of = (text: string) =>
      page(Array.from({ length: 30 }, (_, i) => `<h2>${i}</h2>${text}`).join(''))
    expect(difference(of('a'), of('b'))).toMatch(/^text: 0, 1, .*, 19$/)
  })

  const described = (text: string) => page('', `<meta content="${text}" name="description">`)
  const redirect = (to: string) => `<!doctype html>${REFRESH(to)}<title>Redirecting</title>`
  const around = (text: string) =>
    `<header>${text}</header>${page('')}<div role="contentinfo"><div>${text}</div></div>`
  test.each([
    ['the title', page(''), page('').replace('Title', 'Other'), 'title: '],
    ['a title that does not end', '<title>Old', '<title>New', 'title: '],
    ['text before a title', 'Old<title>x</title>', 'New<title>x</title>', 'text: top'],
    [
      'indentation of code',
      page('<pre>a\n  b</pre>'),
      page('<pre>a\n    b</pre>'),
      'text: Heading',
    ],
    ['the description', described('a'), described('b'), 'description: '],
    [
      'the description, whose name is in capitals',
      page('', '<meta name="DESCRIPTION" content="a">'),
      page('', '<meta name="DESCRIPTION" content="b">'),
      'description: ',
    ],
    ['the target of a page that only redirects', redirect('/a/'), redirect('/guide'), 'links: top'],
    ['but not how it is written', redirect('/a/'), redirect('a/index.html'), ''],
    [
      'the content before the first heading',
      `<p>a</p>${page('')}`,
      `<p>b</p>${page('')}`,
      'text: top',
    ],
    [
      'the content of the header and footer, as navigation',
      around('a'),
      around('b'),
      'navigation: ',
    ],
  ])('%s', (_, before, after, expected) => expect(difference(before, after)).toBe(expected))
})

describe('a page that is the same', () => {
  test('is that at another address, with links to itself and its neighbors', () => {
    const of = (name: string, self: string, other: string) =>
      parts(
        page(`<a href="${self}">self</a> <a href="${self}#x">x</a> <a href="${other}">other</a>`),
        name,
      )
    const [before, after] = [
      of('a/b.html', 'b.html', 'index.html'),
      of('guide.html', '/guide', '/a/'),
    ]
    expect(comparePageParts(before, after).aspects).toEqual([])
    expect(fingerprintPage(before)).toEqual(fingerprintPage(after))
  })

  const G = 'https://github.com/acme/docs'
  test.each(
    rows(`
      its source on a forge | <a href="${G}/tree/main/docs/a/b.md">x</a> | <a href="${G}/tree/main/docs/guide.md">x</a> |
      its source in a menu | <nav><a href="/_sources/a/b.md.txt">x</a></nav> | <nav><a href="/_sources/guide.md.txt">x</a></nav> |
      a dead link beside it | <a href="gone.html">x</a> | <a href="gone.html">x</a> |
      a dead picture beside it | <img src="gone.png" alt=x> | <img src="gone.png" alt=x> |
      another source | <a href="${G}/tree/main/docs/c.md">x</a> | <a href="${G}/tree/main/docs/d.md">x</a> | links
      another link beside that to its source | <a href="${G}/raw/b.md">x</a><a href="https://a.test">y</a> | <a href="${G}/raw/guide.md">x</a><a href="https://b.test">y</a> | links
      a link more | <a href="${G}/raw/b.md">x</a> | <a href="${G}/raw/guide.md">x</a><a href="https://b.test">y</a> | text, links
      its name in the text | <p>a/b</p> | <p>guide</p> | text
      its name in a menu | <nav>a/b</nav> | <nav>guide</nav> | navigation
      another dead picture | <img src="gone.png"> | <img src="lost.png"> | images
      a picture that is dead now | <img src="/logo.svg"> | <img src="/lost.svg"> | images
    `),
  )('that moved, with %s', (_, before = '', after = '', what = '') => {
    const [was, is] = [parts(page(before), 'a/b.html'), parts(page(after), 'guide.html')]
    expect(comparePageParts(was, is).aspects.join(', ')).toBe(what)
  })

  test('is recognized without missing images', () => {
    const of = (name: string, picture: string) =>
      fingerprintPage(parts(page(`<img src="${picture}">x`), name)).content
    expect(of('a/b.html', 'gone.png')).toBe(of('guide.html', 'gone.png'))
    expect(of('a/b.html', 'gone.png')).not.toBe(of('guide.html', '/logo.svg'))
    expect(of('a/b.html', '/logo.svg')).not.toBe(of('guide.html', 'https://a.test/logo.svg'))
  })

  test('counts from its base', () => {
    const based = page('<a href="b">x</a>', '<base href="/a/">')
    expect(difference(based, page('<a href="/a/b.html">x</a>'))).toBe('')
  })

  test('is recognized by the names that files of the other site have', () => {
    const targetsOf = (names: readonly string[], renamed: Readonly<Record<string, string>>) => {
      const site = { ...serving, names: names.map(asBytes), domain: undefined, basePath: '/docs/' }
      const files = new Map(Object.entries(renamed))
      return makeSiteResolver(new ServedSite(site), { ...NOTHING_RENAMED, files })
    }
    const [old, now] = ['pic.0a1b2c3d.png', 'pic.ffff2c3d.png']
    const before = targetsOf(['index.html', 'a/b.html', old], { [old]: now, 'a/b.html': 'b.html' })
    const after = targetsOf(['index.html', 'b.html', now], {})
    const read = (picture: string, link: string, from: SiteResolver) =>
      readPageParts(
        asBytes('index.html'),
        asBytes(
          page(
            `<img src="/docs/${picture}"><img src="/${picture}"><a href="/docs/${link}#x">x</a>`,
          ),
        ),
        from,
      )
    expect(comparePageParts(read(old, 'a/b', before), read(now, 'b', after)).aspects).toEqual([])
  })
})

describe('a fingerprint', () => {
  test.each([
    ['', true],
    ['<title>Redirecting</title>', true],
    [`<nav>${BODY}</nav>x`, true],
    ['x'.repeat(19), true],
    ['x'.repeat(20), false],
    [page(''), false],
  ])('shows whether a page is blank: %s', (source, isBlank) => {
    expect(fingerprint(source).content === undefined).toBe(isBlank)
  })

  test.each([
    ['<meta http-equiv="refresh" content="0; url=/a/">', true],
    ['<META HTTP-EQUIV=Refresh CONTENT="0;/a/">', true],
    ['<meta http-equiv="refresh" content="30">', false],
    ['<meta name="x" content="0; url=/a/">', false],
  ])('recognizes redirects: %s', (head, isRedirect) => {
    expect(fingerprint(page('', head)).isRedirect).toBe(isRedirect)
  })

  test.each([
    ['/qr_4fd2e6a1.png', '/qr_0b1c2d3e.png', true],
    ['/qr_4fd2e6a1.png', '/logo.svg', false],
    ['https://x.example/qr_4fd2e6a1.png', 'https://x.example/qr_0b1c2d3e.png', false],
  ])('counts images by names without hashes: %s, %s', (one, other, isSame) => {
    const [a, b] = [one, other].map((src) => fingerprint(page(`<img src="${src}">`)).content)
    expect(a === b).toBe(isSame)
  })

  test.each([
    ['the text', page('<p>one</p>'), page('<p>two</p>')],
    ['the text before the first heading', `One. ${page('')}`, `Two. ${page('')}`],
    ['a heading', page('<h2>One</h2>'), page('<h2>Two</h2>')],
    ['the level of a heading', page('<h2>One</h2>'), page('<h3>One</h3>')],
    ['the title', page(''), page('').replace('Title', 'Other')],
  ])('counts %s', (_, one, other) => {
    expect(fingerprint(one).content).not.toBe(fingerprint(other).content)
  })

  test('of a page with a large embedded image counts the whole image', () => {
    const of = (end: string) => page(`<img src="data:image/png,${'x'.repeat(3 << 20)}${end}">`)
    expect(fingerprint(of('a')).content).not.toBe(fingerprint(of('b')).content)
  })
})

const MANY = 200_000
test.each<[string, string]>([
  ['deep navigation', '<nav>'.repeat(MANY)],
  ['deep elements', '<div>'.repeat(MANY) + '</div>'.repeat(MANY)],
  ['headings that never end', '<h1>x'.repeat(MANY)],
  ['titles that never end', '<title>x'.repeat(MANY)],
  ['a title without an end', `<title>${'x'.repeat(10 * MANY)}`],
  ['an attribute without an end', `<img src="${'x'.repeat(10 * MANY)}`],
  ['many ampersands', '&'.repeat(10 * MANY)],
  ['many spaces', ' '.repeat(10 * MANY)],
  ['much struck-out text', 'x<del>'.repeat(MANY)],
  ['empty powers', '<sup></sup>'.repeat(MANY)],
  ['many dates', 'updated on 1'.repeat(MANY)],
  ['long tokens', `<a href="#${'a1'.repeat(MANY)}">`],
  ['long paths', `<a href="${'a/'.repeat(MANY)}">`],
  ['many queries', `<a href="https://a.test/?${'a=1b2c3d&'.repeat(MANY / 10)}">`],
])('hostile pages end soon, and in little memory: %s', (_, source) => {
  const started = process.cpuUsage().user
  fingerprint(source)
  parts(source)
  expect((process.cpuUsage().user - started) / 1_000).toBeLessThan(20_000)
})

describe('the address of the page itself', () => {
  const shown = (address: string) =>
    page(`<h2>${address}</h2><p>At ${address}, and</p><img src="/logo.svg" alt="To ${address}">`)
  const at = (name: string, address: string) => parts(shown(address), name)

  test.each([
    ['a/b.html', 'https://docs.example.com/a/b', 'c/d.html', 'https://docs.example.com/c/d'],
    ['a/b/index.html', 'https://x.example/a/b/', 'c/index.html', 'https://x.example/c/'],
    ['a/b.html', 'http://x.example/site/a/b.html', 'c.html', 'http://x.example/site/c.html'],
    ['a/b/index.html', 'https://x.y/a/b/index.html', 'c/index.html', 'https://x.y/c/index.html'],
  ])('%s shows %s: it moves along to %s', (from, was, to, is) => {
    const [before, after] = [at(from, was), at(to, is)]
    expect(fingerprintPage(after)).toEqual(fingerprintPage(before))
    expect(comparePageParts(before, after).aspects).toEqual([])
  })

  test.each([
    ['another page', 'https://x.example/a/bc', 'https://x.example/c/dc'],
    ['a page below it', 'https://x.example/a/b/e', 'https://x.example/c/d/e'],
    ['another file', 'https://x.example/a/b.pdf', 'https://x.example/c/d.pdf'],
    ['a path', '/a/b', '/c/d'],
    ['an address that only ends like it', 'https://x.example/aa/b', 'https://x.example/ac/d'],
    ['an address within other words', 'https://x.example/ and a/b', 'https://x.example/ and c/d'],
  ])('of %s, it counts', (_, was, is) => {
    const [before, after] = [at('a/b.html', was), at('c/d.html', is)]
    expect(fingerprintPage(after)).not.toEqual(fingerprintPage(before))
    expect(comparePageParts(before, after).aspects).toEqual(['headings', 'text', 'images'])
  })

  test('of the home page, nothing is left out', () => {
    const [before, after] = ['https://x.example/', 'https://y.example/'].map((address) =>
      fingerprintPage(at('index.html', address)),
    )
    expect(after).not.toEqual(before)
  })
})
