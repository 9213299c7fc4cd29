import { expect, test } from '@jest/globals'
import { type StyleKind, scanStyle } from '../../../../src/web/documents/css.ts'
import { rows } from '../../../support/rows.ts'

function found(css: string, kind: StyleKind = 'style'): string[] {
  const values: string[] = []
  scanStyle(kind, css, ({ value }) => values.push(value))
  return values
}

test.each([
  ['.a { background: url(a.png) }', ['a.png']],
  ['.a { background: url( "a b.png" ) }', ['a b.png']],
  [".a { background: URL('a.png') , url(b.png) }", ['a.png', 'b.png']],
  ['@import "a.css";', ['a.css']],
  ['@import url(a.css) layer(x) supports(display: grid) screen;', ['a.css']],
  ['@layer a {} @import "a.css";', []],
  ['a{b:image-set(} c{content:"a.png"}', []],
  ['.a { background: image-set(("a.png")) }', []],
  ['@charset "utf-8"; @layer a, b; @import "a.css"; @import url("b.css");', ['a.css', 'b.css']],
  [
    '@font-face { font-family: "x.woff"; src: local("y"), url(x.woff2) format("woff2") }',
    ['x.woff2'],
  ],
  ['.a { background: image-set("a.png" 1x, url(b.png) 2x) }', ['a.png', 'b.png']],
  ['.a { background: -webkit-image-set(url(a.png) 1x) }', ['a.png']],
  ['@media print { .a { background: url(a.png) } }', ['a.png']],
  ['.a { --own: url(/a.png); }', ['/a.png']],
  ['.a { --own: url(HTTPS://a.example/b.png) }', ['HTTPS://a.example/b.png']],
  ['.a { background: u\\72l(a.png) }', ['a.png']],
  ['.a { background: url(a\\20 b.png) }', ['a b.png']],
  [
    `.a { src: url("data:font/woff2;base64,${'aB+/'.repeat(3_000_000)}") url(x)`,
    ['data:font/woff2;base64,', 'x'],
  ],
  // What a browser does not load either.
  ['/* url(a.png) @import "b.css" */', []],
  ['.a { content: "url(a.png)" }', []],
  ['.a { } @import "late.css";', []],
  ['@media screen { @import "inner.css"; }', []],
  ['a; @import "late.css";', []],
  ['@namespace x; @import "late.css";', []],
  ['.a { --own: url(a/b.png) }', []],
  ['@namespace svg url(http://www.w3.org/2000/svg);', []],
  ['@supports (background: url(a.png)) { }', []],
  ['.a { fill: url(#gradient); background: url() }', []],
  ['.a { --own: url(relative.png) }', []],
  ['.a { background: url(a b.png) }', []],
])('a style sheet loads: %s', (css, values) => expect(found(css)).toEqual(values))

test('what is imported is needed, and what is painted is media', () => {
  const uses: string[] = []
  const css = '@import "a.css"; .a { background: url(b.png) } @font-face { src: url(c.woff2) }'
  scanStyle('style', css, ({ value, use }) => uses.push(`${use} ${value}`))
  expect(uses).toEqual(['load a.css', 'media b.png', 'load c.woff2'])
})

const old = (css: string) => {
  const found: string[] = []
  scanStyle('style', css, ({ value, modernFonts }) => {
    found.push(`${value}${modernFonts === undefined ? '' : ` or ${modernFonts.join(' ')}`}`)
  })
  return found
}
test.each(
  rows(`
      @font-face { src: url(a.eot); src: url(a.eot?#iefix) format("embedded-opentype"), url(a.woff2), url(a.ttf), url(a.svg#a) } | a.eot or a.woff2 | a.eot?#iefix or a.woff2 | a.woff2 | a.ttf | a.svg#a or a.woff2
      @media screen { @FONT-FACE { src: url(a.EOT), url("b.woff") } } | a.EOT or b.woff | b.woff
      @font-face{src:url(a.eot),url(a.woff),url(b.woff2) | a.eot or a.woff b.woff2 | a.woff | b.woff2
      @font-face{src:url(data:font/woff2;base64,AA),url(a.eot)} | data:font/woff2;base64, | a.eot or data:font/woff2;base64,
      @font-face{src:url(a.eot),url(a.ttf)} | a.eot | a.ttf
      @font-face{src:url(a.eot)} @font-face{src:url(b.woff)} p{background:url(c.svg)} | a.eot | b.woff | c.svg
    `),
)('a font that only old browsers load: %s', (css = '', ...values) =>
  expect(old(css)).toEqual(values),
)

test('a style attribute is read as declarations', () => {
  expect(found('background: url(a.png); mask: url("b.svg")', 'declarations')).toEqual([
    'a.png',
    'b.svg',
  ])
  expect(found('@import "a.css"', 'declarations')).toEqual([])
})

test.each<[string, string, number[]]>([
  ['none', '.a { background: url(x) }', [0]],
  [
    'several addresses in one',
    '.a {\n background: url(x), url(y) }\n\n.b { background: url(z) }',
    [1, 1, 3],
  ],
  ['between two imports', '@import "a.css";\r\n@import url(b.css);', [0, 1]],
  ['in comments and strings', '/* \n\n */ .a { content: "\\\n"; background: url(x) }', [3]],
  [
    'of a rule whose fonts are only known at its end',
    '@font-face {\n src: url(a.eot),\n url(a.woff)\n}\n.a { background: url(x) }',
    [1, 2, 4],
  ],
  ['in several rules', '.a {}\n.b { background:\n url(x) }\n.c { src: url(y) }', [2, 3]],
  ['that end the text', '.a { background: url(x) }\n\n', [0]],
])('line ends before an address are counted: %s', (_what, css, expected) => {
  const lines: number[] = []
  scanStyle('style', css, ({ line }) => lines.push(line))
  expect(lines).toEqual(expected)
})
