import { describe, expect, test } from '@jest/globals'
import { TagReader, WantedAttributes } from '../../../../src/site/extract/tag-reader.ts'
import type { Syntax } from '../../../../src/site/extract/vocabulary.ts'

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
  ['<![CDATA[<p>]]>x', ["'x'"]],
  ['<svg><path/><![CDATA[<p>]]></svg><p>', ['foreign svg', 'foreign path', '/path', "'<p>'", '/svg', 'p']],
  ['<svg><title>x</title></svg>', ['foreign svg', 'title', "'x'", '/title', '/svg']],
  [`<${'x'.repeat(40)} role=r>`, [' role=r']],
  ['<p><a href="', ['p']],
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
