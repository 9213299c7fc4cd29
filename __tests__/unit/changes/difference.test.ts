import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { differenceOfStates } from '../../../src/changes/page/difference.ts'
import { differenceOf, partsOf } from '../../../src/changes/page/sections.ts'
import { Targets } from '../../../src/changes/page/targets.ts'
import { editsOf } from '../../../src/changes/page/text-edits.ts'
import { visibleMarkup } from '../../../src/changes/page/visible-markup.ts'
import { baseIn } from '../../../src/web/page/page-text.ts'
import { blocksEntered } from '../../support/work.ts'

const targetsOf = (...names: string[]) =>
  new Targets({ domain: undefined, basePath: '/', names: new Set(names), renamed: new Map() })
const SAME = targetsOf('a.html', 'b.html', 'c.png')
/** Here `/b` leads to another file. */
const OTHER = targetsOf('a.html', 'b/index.html', 'c.png')

function statesOf(before: string, after: string, later = SAME) {
  return {
    before: { text: before, targets: SAME.of('a.html', baseIn([before], 'html')) },
    after: { text: after, targets: later.of('a.html', baseIn([after], 'html')) },
    edits: editsOf(before, after),
    syntax: 'html' as const,
    haveSameTargets: later === SAME,
  }
}

/** What is found when the pages are read up to where they differ, and what when they are read from beginning to end. */
function both(before: string, after: string, later = SAME, visible = visibleMarkup) {
  const [was, is] = [partsOf('a.html', [before], SAME), partsOf('a.html', [after], later)]
  const read = differenceOfStates(statesOf(before, after, later), visible)
  const difference = differenceOf(was, is)
  const title = difference.what.length === 0 ? read.title : is.title
  return { read, all: { title, ...difference } }
}

const TIDY = [
  ...[
    '<title>',
    '</title>',
    '<h1>',
    '</h1>',
    '<h2>',
    '</h2>',
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<div>',
    '</div>',
  ],
  ...[
    '<nav>',
    '</nav>',
    '<main>',
    '</main>',
    '<aside>',
    '</aside>',
    '<header>',
    '</header>',
    '<pre>',
    '</pre>',
  ],
  ...[
    '<base href="/b/">',
    '<BASE href=x>',
    '<a href="/b">',
    '<a href="#x">',
    '</a>',
    '<img src="c.png" alt="c">',
    '<img alt="a > b" src=d.png>',
  ],
  ...[
    '<svg><path/></svg>',
    '<svg><title>x</title></svg>',
    '<br>',
    '<br/>',
    '<p/>',
    '<template>',
    '</template>',
  ],
  ...['<script src=x>1</script>', '<script>"<b>"</script>', '<style>p{}</style>', '<!-- note -->'],
  ...[
    '<meta http-equiv=refresh content="0; url=/b">',
    '<form action="/b">',
    '</form>',
    '<del>',
    '</del>',
    '<sup>',
    '</sup>',
  ],
  ...['<noscript>', '</noscript>', '<textarea>', '</textarea>', '<link rel=x>', '<meta name=x content=y>'],
  ...[
    '<meta name=description content=d>',
    '<div role="navigation">',
    '<div role=main>',
    '<p hidden>',
    '<input value=x>',
    '&amp;',
    '\xc2\xa0',
  ],
  ...[' ', '  ', '\n', 'one', 'two', 'Heading', 'updated on ', '2026-11-22'],
]
const ODD = [
  ...[
    '<script>',
    '</script>',
    '<style>',
    '</style>',
    '<xmp>',
    '</xmp>',
    '<svg>',
    '</svg>',
    '<math>',
    '<![CDATA[',
    ']]>',
  ],
  ...[
    '<!-- ',
    ' -->',
    '<!-->',
    '<meta name=description content=',
    '<',
    '>',
    '</',
    '&',
    '"',
    "'",
    '<a title="',
  ],
]

const source = (pieces: readonly string[], max: number) =>
  fc.array(fc.constantFrom(...pieces), { maxLength: max }).map((taken) => taken.join(''))

describe.each([
  ['any text', [...TIDY, ...ODD], (text: string) => text],
  ['markup', TIDY, visibleMarkup],
])('an edit of %s is found as by reading both pages whole', (_, pieces, visible) => {
  const of = (max: number) => source(pieces, max)
  test.each([
    ['the same files', SAME],
    ['other files', OTHER],
  ])('in a site with %s', (_, later) => {
    fc.assert(
      fc.property(of(30), of(5), of(5), of(30), (start, before, after, end) => {
        const is = start + after + end
        fc.pre(later === SAME || visible(start + before + end) !== visible(is))
        const { read, all } = both(start + before + end, is, later, visible)
        expect(read).toEqual(all)
      }),
      { numRuns: 2_000 },
    )
  })
})

/** Enough for what is between two edits not to be read in both states. */
const LONG = Array.from(
  { length: 12 },
  (_, i) => `<p>Paragraph ${i} of the page is always the same in it.</p>\n`,
).join('')

describe.each([
  ['any text', [...TIDY, ...ODD], (text: string) => text],
  ['markup', TIDY, visibleMarkup],
])('several edits of %s are found as by reading both pages whole', (_, pieces, visible) => {
  const of = (max: number) => source(pieces, max)
  const edit = fc.tuple(of(4), of(4))
  test.each([
    ['the same files', SAME],
    ['other files', OTHER],
  ])('in a site with %s', (_where, later) => {
    fc.assert(
      fc.property(
        of(10),
        fc.array(fc.tuple(edit, of(6), of(6), fc.boolean()), { minLength: 1, maxLength: 4 }),
        of(10),
        (start, edits, end) => {
          const page = (which: 0 | 1) =>
            start +
            edits
              .map(([states, before, after, isFar]) => states[which] + before + (isFar ? LONG : '') + after)
              .join('') +
            end
          fc.pre(later === SAME || visible(page(0)) !== visible(page(1)))
          const { read, all } = both(page(0), page(1), later, visible)
          expect(read).toEqual(all)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

test.each<[string, readonly [string, string], readonly [string, string]]>([
  ['text in two sections', ['one', 'two'], ['three', 'four']],
  ['text that moves to the other end', ['', 'one'], ['one', '']],
  ['the same text more, and less', ['Same.', 'Same. Same.'], ['Same. Same.', 'Same.']],
  [
    'menus at both ends',
    ['<nav>one</nav>', '<nav>two</nav>'],
    ['<footer>one</footer>', '<footer>two</footer>'],
  ],
  ['a menu that moves', ['<nav>one</nav>', ''], ['', '<nav>one</nav>']],
  ['links', ['<a href="/b">b</a>', '<a href="c.png">b</a>'], ['<a href="c.png">b</a>', '<a href="/b">b</a>']],
  ['a heading more, and one less', ['', '<h2>Same</h2>'], ['<h2>Same</h2>', '']],
  ['a heading that does not end', ['', '<h2>Same'], ['one', 'two']],
  ['code that does not end', ['', '<pre>'], ['one', 'two']],
  ['a script that does not end', ['', '<script>'], ['one', 'two']],
  ['titles', ['<title>one</title>', '<title>two</title>'], ['<title>x</title>', '<title>y</title>']],
  ['descriptions', ['', '<meta name=description content=a>'], ['<meta name=description content=b>', '']],
])('%s', (_, [one, two], [three, four]) => {
  for (const between of [LONG, `<h2>Same</h2>${LONG}`, `<div>${LONG}`, LONG.replaceAll(/<.?p>/g, '')]) {
    const page = (first: string, last: string) =>
      `<h1>Same</h1><p>x ${first} y<p>${between} ${last} <p>the end`
    const { read, all } = both(page(one, three), page(two, four))
    expect(read).toEqual(all)
  }
})

test.each<[string, (id: string | number) => string]>([
  ['text', (id) => `<p id=${id}>Same.`],
  ['a link', (id) => `<a id=${id} href="/b"></a><br>`],
  ['a picture', (id) => `<img id=${id} src="c.png"><br>`],
  ['a menu', (id) => `<nav><b id=${id}>Same.</b></nav>`],
])('%s is the same as before if as much of it is less here and more there', (_, line) => {
  const lines = Array.from({ length: 100 }, (_line, i) => line(i)).join('')
  const start = '<h1>Same</h1><p>Start'
  const { read, all } = both(`${start}${line('x')}${lines}<p>end`, `${start}${lines}${line('y')}<p>end`)
  expect(read.what).toEqual([])
  expect(read).toEqual(all)
})

test.each<[string, string, string]>([
  ['a word', 'one', 'two'],
  ['a title', '<title>one</title>', '<title>two</title>'],
  ['nothing', 'one', 'one'],
  ['a heading', '<h2>one</h2>', '<h2>two</h2>'],
  ['a heading more', '', '<h2>Same</h2>'],
  ['an end less', '<nav>one</nav>', '<nav>one'],
  ['a heading that does not end', '<h2>one</h2>', '<h2>one'],
  ['code that does not end', '<pre>one</pre>', '<pre>one'],
  ['half of what is in a tag', '<p title="one">', '<p title="two>'],
  ['in a script', '<script>"<b>one</b>"</script>x', '<script>"<b>two</b>"</script>y'],
  [
    'a space behind a script with markup in it',
    'x<script>"<div id=1>1"</script>b',
    'x<script>"<div id=1>2"</script> b',
  ],
  ['in a template', '<template><b>one</b></template>', '<template><b>two</b></template>'],
])('%s', (_, before, after) => {
  const page = (body: string) =>
    `<title>T</title><nav><a href="/b">b</a></nav><main><h1>Same</h1><p>x ${body} y<p>z<h2>Same</h2><p>end</main>`
  const { read, all } = both(page(before), page(after))
  expect(read).toEqual(all)
})

test.each([
  ['a comment that does not end', '<!-- --!>', ''],
  ['a script in which a comment begins', '<script><!-- </script>', ''],
  ['text', '<![CDATA[<p>]]>', '<![CDATA[<b>]]>'],
])('%s in XHTML', (_, before, after) => {
  const [was, is] = [`${before}<p>x</p>`, `${after}<p>x</p>`]
  const difference = differenceOf(partsOf('a.xhtml', [was], SAME), partsOf('a.xhtml', [is], SAME))
  expect(difference.what).toEqual(['text'])
  expect(differenceOfStates({ ...statesOf(was, is), syntax: 'xml' })).toEqual({ title: '', ...difference })
})

test('a heading before an edit reads as it does in the whole page', () => {
  const page = (word: string) => `<h2>Updated on <a href="/b">2026-11-22</a></h2><p>${word}</p>`
  const { read, all } = both(page('one'), page('two'))
  expect(read.sections).toEqual([{ heading: 'Updated on 2026-11-22', is: 'changed' }])
  expect(read).toEqual(all)
})

test('the time of the build is left out far behind the last tag, too', () => {
  const page = (time: string) => `<p>${'word '.repeat(14_000)}updated on 2026-${time}-22`
  const { read, all } = both(page('10'), page('11'))
  expect(read.what).toEqual([])
  expect(read).toEqual(all)
})

describe.each<[string, (word: string, common: string) => string]>([
  ['after an edit', (word, common) => `<title>T</title><p>${word}</p>${common}`],
  ['between edits', (word, common) => `<title>T</title><p>${word}</p>${common}<p>${word}</p><p>the end</p>`],
  ['before an edit', (word, common) => `<title>T</title>${common}<p>${word}</p><p>the end</p>`],
])('what two pages have in common %s', (_, pageOf) => {
  const section = `<h2>Section</h2><p>Some text.</p>${'<p><b>More</b> and <a href="/b">a link</a> in it.</p>'.repeat(20)}`
  const pages = (sections: number) =>
    ['a', 'b'].map((word) => pageOf(word, section.repeat(sections))) as [string, string]
  const MODULES = ['changes/page/noticed.ts', 'changes/page/targets.ts', 'changes/page/sections.ts'] as const

  test('costs less than to read it in one of them', async () => {
    const [few, many] = [pages(2), pages(52)]
    for (const module of MODULES) {
      const cost = ([before, after]: [string, string]) =>
        blocksEntered(module, () => {
          differenceOfStates(statesOf(before, after))
        })
      const whole = ([page]: [string, string]) =>
        blocksEntered(module, () => void partsOf('a.html', [page], SAME))
      const ofCommon = (await whole(many)) - (await whole(few))
      expect((await cost(many)) - (await cost(few))).toBeLessThan(ofCommon / 2)
    }
  })
})
