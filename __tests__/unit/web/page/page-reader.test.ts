import { expect, test } from '@jest/globals'
import { asBytes } from '../../../../src/web/byte-strings.ts'
import type { PageElement } from '../../../../src/web/page/page-element.ts'
import { PageReader } from '../../../../src/web/page/page-reader.ts'
import { type Syntax, Vocabulary } from '../../../../src/web/page/vocabulary.ts'

const WANTED = new Vocabulary(
  [
    { elements: 'a', attributes: 'href title', meaning: 'qualifier' },
    { elements: 'template', attributes: 'shadowrootmode', meaning: 'qualifier' },
    { elements: '', attributes: 'role', meaning: 'qualifier' },
  ],
  true,
)

/** Returns an element as it is listed. */
function shown(element: PageElement): string {
  const name = element.isForeign ? `foreign ${element.name}` : element.name
  const attributes = Array.from({ length: element.attributeCount }, (_, i) =>
    element.attributeAt(i),
  )
  return [name, ...attributes.map((each) => `${each.name}=${each.value}`)].join(' ')
}

/** What is read from a page, one entry per call; adjacent pieces of text are one. */
function read(page: string, syntax: Syntax = 'html'): string[] {
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
    content: (content: string) => add(`{${content}}`),
    close: (tag: string) => add(`/${tag}`),
    text: (written: string) => {
      text += written
    },
  }
  new PageReader(visitor, WANTED, syntax).read(asBytes(page))
  add('')
  return found
}

test.each<[string, readonly string[]]>([
  ['<P>a &amp; b</P>', ['p', "'a &amp; b'", '/p']],
  ['<p href=1 role=r id=x>', ['p role=r']],
  ['<My-Element role=r></MY-ELEMENT>', ['my-element role=r', '/my-element']],
  [`<${'x'.repeat(40)} role=r>`, [`${'x'.repeat(40)} role=r`]],
  ['<br/>x</br>', ['br', "'x'", '/br']],
  // Attributes, however they are written.
  ['<a class=x HREF="1&amp;2" title=t role=r>', ['a href=1&2 title=t role=r']],
  ['<a href=1 href=2>', ['a href=1']],
  ['<a/href=x/>y', ['a href=x/', "'y'"]],
  ['<a href="x"role=y>', ['a href=x role=y']],
  ['<a href>', ['a href=']],
  ['<a title/href=x>', ['a title= href=x']],
  ['<a href=>', ['a href=']],
  ['<a href = "x" role\n=\n\'y\' >', ['a href=x role=y']],
  ['<a =href=x>', ['a']],
  ['<a class="<a href=x>" title=\'">\' role=z>', ['a title="> role=z']],
  ['</a title=">">x', ['/a', "'x'"]],
  // Text that is not a tag.
  ['a < b << c <1>', ["'a < b << c <1>'"]],
  ['</ a><!x><?y><!>z', ["'z'"]],
  ['a> <?b></ c><!d><p>', ["'a> '", 'p']],
  ['x <', ["'x <'"]],
  ['x </', ["'x </'"]],
  ['x <!-', ["'x '"]],
  ['<p><a href="', ['p']],
  ['<p><a href', ['p']],
  // Comments, and what browsers treat as one.
  ['<!-- <p> -->x', ["'x'"]],
  ['<!-->x<!--->y<!-- -- --!>z<!--<a href=x>-->', ["'xyz'"]],
  ['<!---->x<!-- --', ["'x'"]],
  ['<!DOCTYPE html SYSTEM ">"><p>', ["'\">'", 'p']],
  ['<!-a>b<!- -->c', ["'bc'"]],
  ['<![CDATA[<p>]]>x', ["']]>x'"]],
  // Elements without markup.
  ['<script>"<p>"</script>x', ['script', '/script', "'x'"]],
  ['<script><!--<script></script>--></script>x', ['script', '/script', "'x'"]],
  ['<script><!-- --!><script></script><a>--></script><p>', ['script', '/script', 'p']],
  ['<style>a{}</style>x', ['style', '{a{}}', '/style', "'x'"]],
  ['<style></styles></STYLE\n>', ['style', '{</styles>}', '/style']],
  ['<title><a></title x="a>b">c', ['title', "'<a>'", '/title', "'c'"]],
  ['<textarea/><a></textarea>', ['textarea', "'<a>'", '/textarea']],
  ['<textarea>x </text', ['textarea', "'x </text'"]],
  ['<textarea>x</textarea/', ['textarea', "'x'"]],
  ['<plaintext></plaintext><a>', ['plaintext', "'</plaintext><a>'"]],
  ['<noscript><p>a</noscript>b', ['noscript', '/noscript', "'b'"]],
  // SVG.
  [
    '<svg><style>a{}</style><text>x',
    ['foreign svg', 'foreign style', '{a{}}', '/style', 'foreign text', "'x'"],
  ],
  ['<svg><title><![CDATA[<p>]]></title>', ['foreign svg', 'title', "'<p>'", '/title']],
  ['<svg role=x/><path>', ['foreign svg role=x/', 'foreign path']],
  [
    '<svg><path/><![CDATA[<p>]]></svg><p>',
    ['foreign svg', 'foreign path', '/path', "'<p>'", '/svg', 'p'],
  ],
  ['<svg><![CDATA[a]]b>]]]>c', ['foreign svg', "'a]]b>]c'"]],
  // A reference in it is text, as it would be outside; style sheets keep it.
  ['<svg><g>&lt;<![CDATA[&lt;]]>', ['foreign svg', 'foreign g', "'&lt;&amp;lt;'"]],
  [
    '<svg><style><![CDATA[a{b:url(?&lt;)}]]></style>',
    ['foreign svg', 'foreign style', '{a{b:url(?&lt;)}}', '/style'],
  ],
  ['<svg><![CDATA[x]', ['foreign svg', "'x]'"]],
  ['<svg><title>x</title></svg>', ['foreign svg', 'title', "'x'", '/title', '/svg']],
  ['<svg><template>a</template>', ['foreign svg', 'foreign template', "'a'", '/template']],
  // Templates.
  ['<template>a<p>b</template>c', ["'c'"]],
  [
    '<template shadowrootmode=open>a</template>c',
    ['template shadowrootmode=open', "'a'", '/template', "'c'"],
  ],
])('%s', (page, expected) => expect(read(page)).toEqual(expected))

test.each<[string, readonly string[]]>([
  ['<P/>x', ['P', '/P', "'x'"]],
  ['<a HREF=1 href="2"/>', ['a href=2', '/a']],
  ['<![CDATA[<p>]]]><!-- > --!> -->', ["'<p>]'"]],
  ['<style><a/></style>', ['style', 'a', '/a', '{}', '/style']],
  ['<?xml version="1.0"?><?x <p> ?><p>', ['p']],
  ['<ü role="r"/>', ['ü role=r', '/ü']],
  ['<noscript><p>a</p></noscript>b', ["'b'"]],
])('as XML: %s', (page, expected) => expect(read(page, 'xml')).toEqual(expected))
