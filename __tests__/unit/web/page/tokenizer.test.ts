import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Tokenizer as Htmlparser2Tokenizer } from 'htmlparser2'
import { MAX_VALUE, type Syntax } from '../../../../src/web/page/vocabulary.ts'
import {
  hostilePages,
  listed,
  PIECES,
  RAW_PIECES,
  type Token,
  Tokens,
  tagNamed,
  tokensOf,
  wantedOf,
} from '../../../support/markup.ts'

const TABLE: readonly (readonly [string, readonly Token[]])[] = [
  ['<a href=x>y', ['start a href="x"', 'text "y"']],
  ['<A HREF=x ID=y HREF=z>', ['start a href="x" id="y"']],
  ['<a/href=x/>', ['start a href="x/"']],
  ['<a href="x"/>', ['start a href="x" /']],
  ['<a href="x"id=y>', ['start a href="x" id="y"']],
  ['<a href>', ['start a href=""']],
  ['<a href=>', ['start a href=""']],
  ['<a href = "x" >', ['start a href="x"']],
  ['<a =href=x>', ['start a']],
  ['<a class="<a href=x>" title=\'">\' id=z>', ['start a id="z"']],
  ['</a title=">">x', ['end a', 'text "x"']],
  ['<custom-element id=x>', ['start  id="x"']],
  ['a < b << c <1>', ['text "a < b << c <1>"']],
  ['</ a><!x><?y><!>z', ['text "z"']],
  ['<!-->x<!--->y<!-- -- --!>z<!--<a href=x>-->', ['text "xyz"']],
  ['<!DOCTYPE html SYSTEM ">"><p>', ['text "\\">"', 'start p']],
  ['<!-a>b<!- -->c', ['text "bc"']],
  ['<a href="x', []],
  ['<![CDATA[<a>]]>', ['text "]]>"']],
  ['<title><a></title x="a>b">c', ['start title', 'text "<a>"', 'end title', 'text "c"']],
  ['<style></styles></style\n>', ['start style', 'text "</styles>"', 'end style']],
  [
    '<script><!--<script></script>--></script>',
    ['start script', 'text "<!--<script></script>-->"', 'end script'],
  ],
  [
    '<script src=s><!-- --!><script></script><a>--></script><p>',
    ['start script src="s"', 'text "<!-- --!><script></script><a>-->"', 'end script', 'start p'],
  ],
  ['<plaintext></plaintext><a>', ['start plaintext', 'text "</plaintext><a>"']],
  ['<textarea/><a></textarea>', ['start textarea /', 'text "<a>"', 'end textarea']],
]

test.each(TABLE)('%s', (page, expected) => {
  expect(tokensOf(page, {})).toEqual(expected)
})

test.each([
  [
    '<?xml version="1.0"?><use xlink:href="#a"/>',
    ['start ? xml version="1.0"', 'start use xlink:href="#a" /'],
  ],
  ['<A HREF="x"><a HREF="x" href="y">', ['start ', 'start a href="y"']],
  [
    '<style><a/></style><feImage href="z"/>',
    ['start style', 'start a /', 'end style', 'start feimage href="z" /'],
  ],
  ['<![CDATA[<a>]]]><!-- > -->', ['text "<a>]"']],
])('XML: %s', (page, expected) => {
  expect(tokensOf(page, { syntax: 'xml' })).toEqual(expected)
})

describe('CDATA sections', () => {
  test('end at their mark only', () => {
    expect(tokensOf('<![CDATA[a]]b>]]]>c', { takesCdata: true })).toEqual(['text "a]]b>]c"'])
  })
})

test('a page may be cut anywhere', () => {
  fc.assert(
    fc.property(
      hostilePages([...PIECES, ...RAW_PIECES]),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom<Syntax>('html', 'xml'),
      fc.boolean(),
      (page, pieceLength, syntax, takesCdata) => {
        const whole = tokensOf(page, { syntax, takesCdata })
        expect(tokensOf(page, { syntax, takesCdata, pieceLength })).toEqual(whole)
      },
    ),
    { numRuns: 2_000 },
  )
})

/** What htmlparser2 finds. It skips the attributes of end tags up to the first `>`, and takes `/ >` for `/>`. */
function expectedTokens(page: string, syntax: Syntax): readonly Token[] {
  const tokens = new Tokens()
  const slice = (start: number, end: number) => page.slice(start, end)
  let tag = tagNamed('')
  let wanted: string | undefined
  let value = ''
  let attributes = new Map<string, string>()
  const start = (marks: readonly string[]) => {
    tokens.tag('start', tag.name, [...Array.from(attributes.values()), ...marks])
    attributes = new Map()
  }
  const ignore = () => {}
  const tokenizer = new Htmlparser2Tokenizer(
    { decodeEntities: false, xmlMode: syntax === 'xml' },
    {
      onopentagname: (from, to) => {
        tag = tagNamed(slice(from, to), syntax)
        attributes = new Map()
      },
      onattribname: (from, to) => {
        wanted = wantedOf(tag, slice(from, to), syntax)
        value = ''
      },
      onattribdata: (from, to) => {
        value += slice(from, to)
      },
      onattribend: () => {
        if (wanted !== undefined && !attributes.has(wanted)) attributes.set(wanted, listed(wanted, value))
      },
      onopentagend: () => start([]),
      onselfclosingtag: () => start(['/']),
      onclosetag: (from, to) => {
        const { name } = tagNamed(slice(from, to), syntax)
        if (name !== '') tokens.tag('end', name)
      },
      ontext: (from, to) => tokens.text(slice(from, to)),
      oncdata: (from, to, marks) => tokens.text(slice(from, to - marks)),
      onprocessinginstruction: (from, to) => tokens.tag('start', '?', [slice(from, to)]),
      onend: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onattribentity: ignore,
      ontextentity: ignore,
    },
  )
  tokenizer.write(page)
  tokenizer.end()
  return tokens.end()
}

const COMPARED: readonly string[] = [
  ...[
    '<a href="x">',
    "<a href='x' id=y>",
    '<A HREF=x>',
    '</a>',
    '<p id = "z">',
    '<div class="a>b" title>',
    '</div >',
  ],
  ...[
    '<img src=i/>',
    '<br/>',
    '<use xlink:href="#u"/>',
    '<feImage href=x>',
    ' x ',
    '<',
    '>',
    '"',
    "'",
    '=',
    '--',
  ],
  ...[
    '<!-- a -->',
    '<!-- <a> -- -->',
    '<!DOCTYPE html>',
    '<!x>',
    '<?y z?>',
    '<svg>',
    '</svg>',
    '\n',
    '<p\n\tid=q>',
  ],
]
/** Without `--!>`, which ends a comment, but not what is escaped within a script: htmlparser2 takes it for both. */
const COMPARED_IN_HTML: readonly string[] = [
  ...['<title>', '</title>', '<style>', '</style>', '<textarea>', '</textarea>', '<xmp>', '</xmp>', '<!-->'],
  ...['<iframe src=f>', '</iframe>', '<script src=s>', '</script>', '<plaintext>', '<!--->'],
]

test.each<readonly [Syntax, readonly string[]]>([
  ['html', [...COMPARED, ...COMPARED_IN_HTML]],
  ['xml', COMPARED.filter((piece) => !piece.startsWith('<!x') && piece !== '<')],
])('finds in %s what htmlparser2 finds', (syntax, pieces) => {
  fc.assert(
    fc.property(hostilePages(pieces), (page) => {
      expect(tokensOf(page, { syntax })).toEqual(expectedTokens(page, syntax))
    }),
    { numRuns: 2_000 },
  )
})

test.each([1, 7, 1_499, 1_500, 1_501])(
  'a long instruction ends wherever it is cut: pieces of %i',
  (pieceLength) => {
    const page = `${'<?x '.padEnd(1_499, 'y')}?><a href=z>`
    expect(tokensOf(page, { syntax: 'xml', pieceLength }).at(-1)).toBe('start a href="z"')
  },
)

test('a value may be cut, and is not kept when it is too long', () => {
  const page = `<a href="${'x'.repeat(3 * MAX_VALUE)}" id=${'y'.repeat(5_000)}>`
  const [, href = '', id = ''] =
    /href="(x*)" id="(y*)"/.exec(tokensOf(page, { pieceLength: 1 << 16 })[0] ?? '') ?? []
  expect(href.length).toBeGreaterThan(MAX_VALUE)
  expect(href.length).toBeLessThan(1.1 * MAX_VALUE)
  expect(id).toHaveLength(5_000)
})

test.each([
  ['tag name', (long: string) => `<${long}><a href=x>`],
  ['attribute name', (long: string) => `<a ${long}=y href=x>`],
  ['white space', (long: string) => `<a href ${long.replaceAll('x', ' ')}=${long.replaceAll('x', ' ')}x>`],
  ['comment', (long: string) => `<!--${long.replaceAll('x', '-')}--><a href=x>`],
  ['declaration', (long: string) => `<!${long}><a href=x>`],
])('a long %s takes time in proportion to its length', (_what, pageWith) => {
  const page = pageWith('x'.repeat(1 << 21))
  expect(tokensOf(page, { pieceLength: 1_000 }).at(-1)).toBe('start a href="x"')
})
