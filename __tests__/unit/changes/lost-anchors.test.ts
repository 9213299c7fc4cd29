import { expect, test } from '@jest/globals'
import { makeSiteResolver, NOTHING_RENAMED } from '../../../src/changes/address-resolver.ts'
import { findLostAnchors } from '../../../src/changes/lost-anchors.ts'
import { readPageParts } from '../../../src/changes/page-parts.ts'
import { asBytes, toBytes, toText } from '../../../src/web/byte-strings.ts'
import { ServedSite } from '../../../src/web/host/served-site.ts'
import { siteIn } from '../../support/check.ts'
import { rows } from '../../support/rows.ts'

const targets = makeSiteResolver(new ServedSite(siteIn('', ['guide.html'])), NOTHING_RENAMED)

const read = (body: string, name: string) =>
  readPageParts(asBytes(name), toBytes(`<title>x</title><body>${body}`), targets)

/**
 * Returns what is lost: `id`, with `?` if it may be part of the layout, and in parentheses if it
 * only counts if a link points to it; then what replaces it.
 */
function lost(before: string, after: string, name = 'guide.html'): string {
  const { anchors: was } = read(before, name)
  const { anchors: is, scriptedIds } = read(after, name)
  if (was === undefined || is === undefined) return 'unknown'
  const marks = { always: ['', ''], 'unless-layout': ['', '?'], 'if-linked': ['(', ')'] } as const
  return findLostAnchors(was, is, new Set(scriptedIds))
    .map(({ id, countsWhen, newId, suggestion }) => {
      const [start, end] = marks[countsWhen]
      const instead = newId ?? (suggestion && `${suggestion.kind} ${suggestion.id}`)
      return `${start}${toText(id)}${end}${instead === undefined ? '' : ` -> ${instead}`}`
    })
    .join(', ')
}

const NOTHING = '<h2>Other</h2>'

test.each(
  rows(`
    a heading | <h2 id=use>Use</h2> | use
    an element in it | <h2><a name=use></a>Use <code id=use-b>b</code></h2> | use, use-b
    a section around it | <section id=use><h2>Use</h2></section> | use
    elements before it, one in the other | <section id=use><span id=old-use></span><h2>Use</h2> | use, old-use
    an old anchor in a paragraph before it | <p><a name=use></a></p><h2>Use</h2> | use
    an anchor with both | <a id=use name=use></a><h2>Use</h2> | use
    an element around it that is called like it | <div id=use-it class=section><h2>Use it!</h2></div> | use-it
    the second of the same name | <div id=use-1><h2>Use</h2></div> | use-1
    an element around it that is there for the layout | <main id=content><div id=page><h2>Use</h2></div></main> | (content), (page)
    a section behind a text | <section id=use>Text <h2>Other</h2> | (use)
    a heading that does not end | <h2 id=use>Use | use
    one whose id has nothing to do with it | <h2 id=prerequisites>Before you begin</h2> | prerequisites?
    one in another alphabet | <h2 id=安装>安装</h2><h2 id=例>例</h2> | 安装, 例
    a heading of a menu | <nav><h2 id=use>Use</h2></nav><footer><h3 id=more>More</h3></footer> | (use), (more)
    an anchor at the end of a menu, right before a heading | <nav><p id=use></p></nav><h2>Use</h2> | (use)
    a definition | <dl><dt id=use>Use</dt></dl> | (use)
    the first of two elements | <h2 id=use>Use</h2><p id=use>x</p> | use
    a template | <template><h2 id=use>Use</h2></template> |
    a shadow tree | <x-a><template shadowrootmode=open><h2 id=use>Use</h2></template></x-a> |
    what always exists | <h2 id=top>Top</h2><h2 id=TOP>Top</h2> |
    what scripts show | <h2 id="/use">Use</h2><h2 id="!use">Use</h2> |
    an empty id | <h2 id="">Use</h2> |
    a number of Docutils | <section id=id12><h2>Use</h2></section> | (id12)
    ids of libraries | <h2 id=":r1:">Use</h2><h2 id=headlessui-title-3>Use</h2><h2 id=__tabbed_1_2>Use</h2> | (:r1:), (headlessui-title-3), (__tabbed_1_2)
    a hash | <h2 id=a1b2c3d4e5f6>Use</h2> | (a1b2c3d4e5f6)
    a footnote | <ol><li id=fn:1>Note</ol> | (fn:1)
    a letter of an index | <h2 id=Q>Q</h2> | (Q)
    a number that stands for letters | <h2 id=_3>安装</h2> | (_3)
    a version | <h2 id=120>1.2.0</h2><h2 id=v1-3-0>v1.3.0</h2> | 120, v1-3-0
    a number in a word | <h2 id=http2>About HTTP2</h2> | http2
    a second heading with a number | <h2 id=use>Use</h2><h2 id=use-1>Use</h2> | use, (use-1)
    a step with a number | <h2 id=step>Step</h2><h2 id=step-1>Step 1</h2> | step, step-1
    lines of a source file | <a id=L12>1</a><a id=line-3>2</a><a id=line.4>3</a><a id=5>6</a> |
    targets of an index | <span id=index-3></span><h2 id=use>Use</h2><p id=index-4>x | use
    an input | <input id=use><p>x | (use)
  `),
)('%s', (_, before = '', expected = '') =>
  expect(lost(`${before}${NOTHING}`, NOTHING)).toBe(expected),
)

test.each(
  rows(`
    nothing where it is on another element | <h2 id=use>Use</h2> | <p id=use>x</p><h2>Use</h2> |
    nothing where its id was percent-encoded | <h2 id="%C3%9Cberblick">Überblick</h2> | <h2 id=Überblick>Überblick</h2> |
    nothing where its id is percent-encoded now | <h2 id=Überblick>Überblick</h2> | <h2 id="%C3%9Cberblick">Überblick</h2> |
    nothing where no fragment can be its id | <h2 id="use ">Use</h2> | <h2 id="use ">Use</h2> |
    nothing where only the words changed | <h2 id=use>Use</h2> | <h2 id=use>Usage</h2> |
    nothing where a hash changed | <h2 id=use-4fd2e6a1>Use</h2> | <h2 id=use-0b1c2d3e>Use</h2> |
    the new id of the same words | <h2 id=use>Use it</h2> | <h2 id=use-it>Use it <a href=#use-it>¶</a></h2> | use -> use-it
    the new id in other letters | <h2 id=Use-It>Use It</h2> | <h2 id=use-it>Use it</h2> | Use-It -> use-it
    the id of a definition with the same words | <h2 id=use>Use</h2> | <h2>x</h2><dl><dt id=d-use>Use</dt></dl> | use -> d-use
    not that of an element around it | <h2 id=use>Use</h2> | <div id=box><h2>Use</h2></div> | use
    not that of a field before it | <h2 id=use>Use</h2> | <input id=box>Use<h2>x</h2> | use
    an id that was not made up, if there is one | <h2 id=my-use>Use</h2> | <h2 id=the-use><b id=":r2:">Use</b></h2> | my-use -> the-use
    a number, if there is nothing else | <h2 id=use>Use</h2> | <h2 id=id3>Use</h2> | use -> id3
    each of several | <h2 id=a_x>A</h2><h2 id=b_x>B</h2><h2 id=a_y>A</h2> | <h2 id=a-x>A</h2><h2 id=b-x>B</h2><h2 id=a-y>A</h2> | a_x -> a-x, b_x -> b-x, a_y -> a-y
    the one of the same letters | <h3 id=get-int->get</h3><h3 id=get-char->get</h3> | <h3 id=get()>get</h3><h3 id=get(char)>get</h3><h3 id=get(int)>get</h3> | get-int- -> get(int), get-char- -> get(char)
    the last for more of them | <h2 id=use><a id=old-use></a>Use</h2> | <h2 id=new-use>Use</h2> | use -> new-use, old-use -> new-use
    what has the same words, and had before | <h2 id=use><a id=old></a>Use</h2> | <h2 id=use>Use</h2> | old? -> words use
    nothing where both have no words | <h2 id=use></h2> | <h2>x</h2><p id=box></p> | use?
    the first of several headings with the same words | <h2 id=use><a id=old></a>Use</h2><h2 id=run>Use</h2> | <h2 id=use>Use</h2><h2 id=run>Use</h2> | old? -> words use
    what is similar | <h2 id=step-two>Step two</h2> | <h2>x</h2><h2 id=step_two>Second step</h2> | step-two -> typo step_two
    what is between the same headings | <h2 id=a-a>A</h2><h2 id=use>Use</h2><h2 id=b-b>B</h2> | <h2 id=a-a>A</h2><h2 id=run>Run</h2><h2 id=b-b>B</h2> | use -> place run
    what is between the same headings, of which one has other words | <h2 id=a-a>A</h2><h2 id=use>Use</h2><h2 id=b-b>B</h2> | <h2 id=a-a>About</h2><h2 id=run>Run</h2><h2 id=b-b>B</h2> | use -> place run
    what is after the first of two headings with the same words | <h2>A</h2><h2 id=use>Use</h2><h2 id=b-b>B</h2> | <h2>A</h2><h2 id=run>Run</h2><h2 id=b-b>B</h2><h2>A</h2> | use -> place run
    what is at the start | <h2 id=use>Use</h2><h2 id=b-b>B</h2> | <h2 id=run>Run</h2><h2 id=b-b>B</h2> | use -> place run
    what is at the end | <h2 id=b-b>B</h2><h2 id=use>Use</h2> | <h2 id=b-b>B</h2><h2 id=run>Run</h2> | use -> place run
    what is before one that was renamed | <h2 id=use>Use</h2><h2 id=old-b>B</h2> | <h2 id=run>Run</h2><h2 id=new-b>B</h2> | use -> place run, old-b -> new-b
    what is between headings without an id | <h1>A</h1><h2 id=use>Use</h2><h2>B</h2> | <h1>A</h1><h2 id=run>Run</h2><h2>B</h2> | use -> place run
    nothing if the heading no longer has an id | <h1>A</h1><h2 id=use>Use</h2> | <h1>A</h1><h2>Use</h2> | use
    nothing where another one without an id has its place | <h1>A</h1><h2 id=use>Use</h2> | <h1>A</h1><h2>Run</h2> | use
    an id that was not made up, also behind one | <h2 id=my-use>Use</h2> | <h2><b id=":r2:">Use</b><b id=the-use></b></h2> | my-use -> the-use
    the first of several without the same letters | <h3 id=a_x>get</h3><h3 id=b_y>get</h3> | <h3 id=c-x>get</h3><h3 id=d-y>get</h3> | a_x? -> c-x, b_y? -> d-y
    nothing where there are several | <h2 id=use>Use</h2><h2 id=b-b>B</h2> | <h2 id=run>Run</h2><h2 id=go>Go</h2><h2 id=b-b>B</h2> | use
    nothing where another heading was there before | <h2 id=a-a>A</h2><h2 id=use>Use</h2> | <h2 id=a-a>A</h2> | use
    nothing in the place of a text | <h2 id=b-b>B</h2><p id=use>Use</p> | <h2 id=b-b>B</h2><h2 id=run>Run</h2> | (use)
  `),
)('says what replaced it: %s', (_, before = '', after = '', expected = '') =>
  expect(lost(before, after)).toBe(expected),
)

test.each([
  ['404.html', '<h2>x</h2>', 'unknown'],
  ['search.html', '<h2>x</h2>', 'unknown'],
  ['search/index.html', '<h2>x</h2>', 'unknown'],
  ['guide/search.html', '<h2>x</h2>', 'use'],
  ['print.html', '<h2>x</h2>', 'use'],
  ['guide.html', '<div id=app></div><script src=app.js></script>', 'unknown'],
  ['guide.html', '<nav><h2>x</h2></nav><div id=app></div><script src=app.js></script>', 'unknown'],
  ['guide.html', '<h2>x</h2><script src=app.js></script>', 'use'],
  ['guide.html', '<div id=app></div><SCRIPT SRC=app.js></SCRIPT>', 'unknown'],
  ['guide.html', '<p>x</p>', 'use'],
])('on %s with %s', (name, after, expected) =>
  expect(lost('<h2 id=use>Use</h2>', after, name)).toBe(expected),
)

test.each([
  ['the key of a map', '({"#use": "b.html#use"})[window.location.hash]', ''],
  ['in other quotes', "switch (location.hash) { case '#use':; case `#run`: }", ''],
  ['what is compared with it', 'if(location.hash=="#use")x()', ''],
  ['encoded', 'x({"#%75se": 1}, location.hash)', ''],
  ['another one', 'x({"#used": 1, "x#use": 1}, location.hash)', 'use'],
  ['the value of an attribute', '`<a href="#use" data-x = "#use">`; location.hash', 'use'],
  ['the value of an attribute in a text', String.raw`"<a href=\"#use\">"; location.hash`, 'use'],
  ['a script that does not read the fragment', 'x({"#use": 1}, location.hashes, hash)', 'use'],
])('a script handles it: %s', (_, script, expected) => {
  expect(lost('<h2 id=use>Use</h2>', `${NOTHING}<script>${script}</script>`)).toBe(expected)
})

test('nothing of mdBook’s page for printing', () => {
  const text = toBytes('<!-- Book generated using mdBook --><h2 id=use>Use</h2>')
  expect(readPageParts(asBytes('print.html'), text, targets).anchors).toBeUndefined()
})

test('a limited number of those that do not count by themselves is kept, and all that do', () => {
  const many = Array.from({ length: 5_000 }, (_, i) => `<p id=x${i}-y>a</p>`).join('')
  const found = lost(`<h2 id=use>Use</h2>${many}<h2 id=more>More</h2>`, NOTHING).split(', ')
  expect([found.length, found[0], found.at(-1)]).toEqual([1_002, 'use', 'more'])
})
