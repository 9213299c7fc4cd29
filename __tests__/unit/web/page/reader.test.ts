import { describe, expect, test } from '@jest/globals'
import type { PageElement } from '../../../../src/web/page/element.ts'
import { PageReader } from '../../../../src/web/page/reader.ts'
import { type Syntax, Vocabulary } from '../../../../src/web/page/vocabulary.ts'

const WANTED = new Vocabulary(
  new Map([
    ['a', { href: 'part', title: 'part' }],
    ['template', { shadowrootmode: 'part' }],
  ]),
  { role: 'part' },
  { wantsAll: true, maxValue: Number.POSITIVE_INFINITY },
)

/** Returns an element as it is listed. */
function shown(element: PageElement): string {
  const attributes = Array.from({ length: element.length }, (_, i) => element.at(i))
  const name = element.isForeign ? `foreign ${element.name}` : element.name
  return [name, ...attributes.map((each) => `${each.name}=${each.value}`)].join(' ')
}

/** What is read of a page, one entry a call; pieces of text that follow each other are one. */
function read(pieces: readonly string[], syntax: Syntax = 'html'): string[] {
  const found: string[] = []
  let text = ''
  const add = (entry: string) => {
    if (text !== '') found.push(`'${text}'`)
    text = ''
    if (entry !== '') found.push(entry)
  }
  const visitor = {
    open: (element: PageElement) => {
      add(shown(element))
      return element.name === 'style'
    },
    content: (content: string | undefined) => add(`{${content}}`),
    close: (tag: string) => add(`/${tag}`),
    text: (written: string) => {
      text += written
    },
  }
  const reader = new PageReader(visitor, WANTED, syntax)
  for (const piece of pieces) reader.write(piece)
  reader.end()
  add('')
  return found
}

test.each<[string, readonly string[]]>([
  ['<P>a &amp; b</P>', ['p', "'a &amp; b'", '/p']],
  ['<a class=x HREF="1&amp;2" title=t role=r>', ['a href=1&2 title=t role=r']],
  ['<a href=1 href=2>', ['a href=1']],
  ['<p href=1 role=r id=x>', ['p role=r']],
  ['<br/>x</br>', ['br', "'x'", '/br']],
  ['<script>"<p>"</script>x', ['script', '/script', "'x'"]],
  ['<style>a{}</style>x', ['style', '{a{}}', '/style', "'x'"]],
  [
    '<svg><style>a{}</style><text>x',
    ['foreign svg', 'foreign style', '{a{}}', '/style', 'foreign text', "'x'"],
  ],
  ['<template>a<p>b</template>c', ["'c'"]],
  [
    '<template shadowrootmode=open>a</template>c',
    ['template shadowrootmode=open', "'a'", '/template', "'c'"],
  ],
  ['<svg><template>a</template>', ['foreign svg', 'foreign template', "'a'", '/template']],
  ['<!-- <p> -->x', ["'x'"]],
  // Outside of SVG, it begins a comment, which ends at once.
  ['<![CDATA[<p>]]>x', ["']]>x'"]],
  ['<svg><title><![CDATA[<p>]]></title>', ['foreign svg', 'title', "'<p>'", '/title']],
  ['<svg><path/><![CDATA[<p>]]></svg><p>', ['foreign svg', 'foreign path', '/path', "'<p>'", '/svg', 'p']],
  ['<svg><title>x</title></svg>', ['foreign svg', 'title', "'x'", '/title', '/svg']],
  [`<${'x'.repeat(40)} role=r>`, [' role=r']],
  ['<My-Element role=r></MY-ELEMENT>', ['my-element role=r', '/my-element']],
  ['<noscript><p>a</noscript>b', ['noscript', '/noscript', "'b'"]],
  ['<p><a href="', ['p']],
  ['x <', ["'x <'"]],
  ['x </', ["'x </'"]],
  ['<textarea>x </text', ['textarea', "'x </text'"]],
  ['<svg><![CDATA[x]', ['foreign svg', "'x]'"]],
  ['<textarea>x</textarea/', ['textarea', "'x'"]],
  ['x <!-', ["'x '"]],
])('%s', (page, expected) => {
  expect(read([page])).toEqual(expected)
})

test.each<[string, readonly string[]]>([
  ['<P/>x', ['P', '/P', "'x'"]],
  ['<a HREF=1 href="2"/>', ['a href=2', '/a']],
  ['<![CDATA[<p>]]>', ["'<p>'"]],
  ['<noscript><p>a</p></noscript>b', ["'b'"]],
])('as XML: %s', (page, expected) => {
  expect(read([page], 'xml')).toEqual(expected)
})

describe('a page in pieces', () => {
  const page = `<main role="main"><a title="&quot;x&quot;" href="/a?b=1&amp;c=2">text &lt; more</a><svg><path/></svg></main>`
  test.each([1, 2, 3, 7, 40])('of %i characters', (size) => {
    expect(read(page.match(new RegExp(`.{1,${size}}`, 'g')) ?? [])).toEqual(read([page]))
  })
})

test('there may be any number of different elements', () => {
  const names = Array.from({ length: 2_000 }, (_, i) => `x-${i % 1_000}`)
  expect(read([names.map((name) => `<${name}>`).join('')])).toEqual(names)
})

test('the value of an attribute may be of any length', () => {
  const long = 'x'.repeat(3 << 20)
  const pieces = [`<a href="${long}`, `${long}">`]
  expect(read(pieces)).toEqual([`a href=${long}${long}`])
})
