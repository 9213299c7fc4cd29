import { describe, expect, test } from '@jest/globals'
import { RAW_ELEMENTS } from '../../../../src/web/page/raw-text.ts'
import { TagReader, WantedAttributes } from '../../../../src/web/page/tag-reader.ts'
import type { Syntax } from '../../../../src/web/page/vocabulary.ts'

const WANTED = new WantedAttributes(new Map([['a', ['href', 'title']]]), ['role'])

/** What is read of a page, one entry a call; pieces of text that follow each other are one. */
function read(pieces: readonly string[], syntax: Syntax = 'html'): string[] {
  const found: string[] = []
  let text = ''
  const add = (entry: string) => {
    if (text !== '') found.push(`'${text}'`)
    text = ''
    if (entry !== '') found.push(entry)
  }
  const listener = {
    open: (tag: string, attributes: ReadonlyMap<string, string>, isForeign: boolean) =>
      add(
        [
          isForeign ? `foreign ${tag}` : tag,
          ...[...attributes].map(([name, value]) => `${name}=${value}`),
        ].join(' '),
      ),
    close: (tag: string) => add(`/${tag}`),
    text: (written: string) => {
      text += written
    },
  }
  const reader = new TagReader(listener, WANTED, syntax)
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
  ['<script>"<p>"</script>', ['script', `'"<p>"'`, '/script']],
  ['<!-- <p> -->x', ["'x'"]],
  // Outside of SVG, it begins a comment, which ends at once.
  ['<![CDATA[<p>]]>x', ["']]>x'"]],
  ['<svg><title><![CDATA[<p>]]></title>', ['foreign svg', 'title', "'<p>'", '/title']],
  ['<svg><path/><![CDATA[<p>]]></svg><p>', ['foreign svg', 'foreign path', '/path', "'<p>'", '/svg', 'p']],
  ['<svg><title>x</title></svg>', ['foreign svg', 'title', "'x'", '/title', '/svg']],
  [`<${'x'.repeat(40)} role=r>`, [' role=r']],
  ['<My-Element role=r></MY-ELEMENT>', ['my-element role=r', '/my-element']],
  ['<noscript><p></noscript>', ['noscript', 'p', '/noscript']],
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
])('as XML: %s', (page, expected) => {
  expect(read([page], 'xml')).toEqual(expected)
})

describe('a page in pieces', () => {
  const page = `<main role="main"><a title="&quot;x&quot;" href="/a?b=1&amp;c=2">text &lt; more</a><svg><path/></svg></main>`
  test.each([1, 2, 3, 7, 40])('of %i characters', (size) => {
    expect(read(page.match(new RegExp(`.{1,${size}}`, 'g')) ?? [])).toEqual(read([page]))
  })
})

test('what is in <noscript> is text to those who want that', () => {
  const tags: string[] = []
  const listener = {
    open: (tag: string) => tags.push(tag),
    close: (tag: string) => tags.push(`/${tag}`),
    text: (written: string) => tags.push(`'${written}'`),
  }
  const reader = new TagReader(listener, new WantedAttributes(new Map(), [], RAW_ELEMENTS), 'html')
  reader.write('<noscript><!-- </noscript><p>')
  expect(tags).toEqual(['noscript', "'<!-- '", '/noscript', 'p'])
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
