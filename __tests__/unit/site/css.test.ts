import { describe, expect, test } from '@jest/globals'
import { scanStyle } from '../../../src/site/css.ts'

function found(css: string, declarations = false): string[] {
  const values: string[] = []
  scanStyle(css, declarations, ({ value }) => values.push(value))
  return values
}

describe('addresses that a style sheet loads', () => {
  test.each([
    ['.a { background: url(a.png) }', ['a.png']],
    ['.a { background: url( "a b.png" ) }', ['a b.png']],
    [".a { background: URL('a.png') , url(b.png) }", ['a.png', 'b.png']],
    ['@import "a.css";', ['a.css']],
    ['@import url(a.css) layer(x) supports(display: grid) screen;', ['a.css']],
    ['@layer a {} @import "a.css";', []],
    ['a{b:image-set(} c{content:"a.png"}', []],
    ['@charset "utf-8"; @layer a, b; @import "a.css"; @import url("b.css");', ['a.css', 'b.css']],
    ['@font-face { font-family: "x.woff"; src: local("y"), url(x.woff2) format("woff2") }', ['x.woff2']],
    ['.a { background: image-set("a.png" 1x, url(b.png) 2x) }', ['a.png', 'b.png']],
    ['.a { background: -webkit-image-set(url(a.png) 1x) }', ['a.png']],
    ['@media print { .a { background: url(a.png) } }', ['a.png']],
    ['.a { --own: url(/a.png); }', ['/a.png']],
    ['.a { background: u\\72l(a.png) }', ['a.png']],
    ['.a { background: url(a\\20 b.png) }', ['a b.png']],
  ])('%s', (css, values) => {
    expect(found(css)).toEqual(values)
  })
})

describe('what a browser does not load either', () => {
  test.each([
    '/* url(a.png) @import "b.css" */',
    '.a { content: "url(a.png)" }',
    '.a { } @import "late.css";',
    '@media screen { @import "inner.css"; }',
    '@namespace svg url(http://www.w3.org/2000/svg);',
    '@supports (background: url(a.png)) { }',
    '.a { fill: url(#gradient); background: url() }',
    '.a { --own: url(relative.png) }',
    '.a { background: url(a b.png) }',
  ])('%s', (css) => {
    expect(found(css)).toEqual([])
  })
})

test('a style attribute holds declarations', () => {
  expect(found('background: url(a.png); mask: url("b.svg")', true)).toEqual(['a.png', 'b.svg'])
  expect(found('@import "a.css"', true)).toEqual([])
})

test('lines are counted from 0', () => {
  const lines: number[] = []
  scanStyle('.a {}\n.b { background:\n url(x) }\n.c { src: url(y) }', false, ({ line }) => lines.push(line))
  expect(lines).toEqual([2, 3])
})
