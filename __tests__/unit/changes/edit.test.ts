import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { differenceOfStates } from '../../../src/changes/page/edit.ts'
import { visibleMarkup } from '../../../src/changes/page/same-markup.ts'
import { differenceOf, partsOf } from '../../../src/changes/page/sections.ts'
import { Targets } from '../../../src/changes/page/targets.ts'
import { blocksEntered } from '../../support/work.ts'

const targetsOf = (...names: string[]) =>
  new Targets({ domain: undefined, basePath: '/', names: new Set(names), renamed: new Map() })
const SAME = targetsOf('a.html', 'b.html', 'c.png')
/** Here `/b` leads to another file. */
const OTHER = targetsOf('a.html', 'b/index.html', 'c.png')

/** What is found when the pages are read up to where they differ, and what when they are read from beginning to end. */
function both(before: string, after: string, later = SAME, visible = visibleMarkup) {
  const [was, is] = [partsOf('a.html', [before], SAME), partsOf('a.html', [after], later)]
  const read = differenceOfStates(
    { text: before, targets: SAME.of('a.html', undefined) },
    { text: after, targets: later.of('a.html', undefined) },
    'html',
    later === SAME,
    visible,
  )
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
  ...['<a href="/b">', '<a href="#x">', '</a>', '<img src="c.png" alt="c">', '<img alt="a > b" src=d.png>'],
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
  ['in a template', '<template><b>one</b></template>', '<template><b>two</b></template>'],
])('%s', (_, before, after) => {
  const page = (body: string) =>
    `<title>T</title><nav><a href="/b">b</a></nav><main><h1>Same</h1><p>x ${body} y<p>z<h2>Same</h2><p>end</main>`
  const { read, all } = both(page(before), page(after))
  expect(read).toEqual(all)
})

test('what two pages have in common costs little', async () => {
  const section = '<h2>Section</h2><p>Some <b>text</b> and <a href="/b">a link</a> in it.</p>'
  const page = (word: string, sections: number) => `<title>T</title><p>${word}</p>${section.repeat(sections)}`
  const cost = (sections: number) =>
    blocksEntered('changes/page/noticed.ts', () => void both(page('a', sections), page('b', sections)).read)
  const whole = (sections: number) =>
    blocksEntered('changes/page/noticed.ts', () => {
      partsOf('a.html', [page('a', sections)], SAME)
      partsOf('a.html', [page('b', sections)], SAME)
    })
  expect((await cost(1_000)) - (await whole(1_000))).toBeLessThan((await whole(1_000)) / 20)
})
