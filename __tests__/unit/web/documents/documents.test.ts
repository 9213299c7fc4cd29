import { expect, test } from '@jest/globals'
import { DATA_IN_PAGES, findDocument } from '../../../../src/web/documents/documents.ts'

test.each<readonly [string, string, ...string[]]>([
  // Only a fence of the same kind, and at least as long, ends a code block.
  ['llms.txt', '```\n[a](/a)\n~~~\n[b](/b)\n```\n[c](/c)', '/c'],
  ['llms.txt', '````\n```\n[a](/a)\n```\n[b](/b)\n````\n[c](/c)', '/c'],
  ['llms.txt', '```\n[a](/a) ```\n```js\n[b](/b)\n```\n[c](/c)', '/c'],
  // Backticks that are closed on the same line do not begin a block.
  ['llms.txt', '```a``` [b](/b)\n[c](/c)', '/b', '/c'],
  ['llms.txt', '<preview>\n[a](/a)\n<pre class="x">[b](/b)</pre><pre>\n[c](/c)', '/a'],
  // A placeholder is not an address, and neither is a relative address if other files surround the document.
  ['a.md', '[a](/{base}/a) [b](/b) [c](c)', '/b'],
  // Code and comments are not removed from between the parts of a link, but replaced by spaces.
  ['a.md', '[a]<!-- x -->(/a) [b]`x`(/b) [c](/c)', '/c'],
  ['a.md', '<!-- [a](/a) --> [b](/b)', '/b'],
  ['a.md', '<pre-x>\n[a](/a)', '/a'],
  ['a.md', '[a\\\\](/a) [b\\](/b)', '/a'],
  ['a.md', '[a](/a\\)b)', '/a)b'],
  ['a.md', '[a](</a>"t") [b](</b> "t")', '/b'],
  ['a.md', '[]a]: /a\n[b]: /b', '/b'],
  ['a.webmanifest', '{"a1":{"icons":[{"src":"/a"}]},"icons":[{"src":"/b"}]}', '/b'],
  ['RSS.XML', '<rss><channel><link>/b</link></channel></rss>', '/b'],
  ['rss.xml', '<rss><channel><link>a.html</link><link>/b</link></channel></rss>', '/b'],
  ['rss.xml', '<rss xml:base="https://a.b/"><channel><link>/b</link></channel></rss>'],
  ['rss.xml', '<rss><channel><link>https://a.b/</link><link>https://a.b/cut', 'https://a.b/'],
  [
    'rss.xml',
    '<rss><channel><link><![CDATA[https://a.b/?a&amp;b]]></link>',
    'https://a.b/?a&amp;b',
  ],
  ...'alternate current enclosure first icon last next next-archive prev-archive previous self'
    .split(' ')
    .map((rel) => ['a.xml', `<feed><link rel="${rel}" href="/a"/></feed>`, '/a'] as const),
  ['a.xml', '<feed><link rel="edit" href="/a"/><link href="/b"/></feed>', '/b'],
  ['a.xml', '<feed><icon>/a</icon><logo>/b</logo><id>/c</id></feed>', '/a', '/b'],
  ['a.xml', '<rdf:RDF><item><link>/a</link></item></rdf:RDF>', '/a'],
  ['a.xml', '<html><link>/a</link></html>'],
  ['a.webmanifest', '{"start_url":"/a","icons":[{"src":"/b"}],"scope":"/c"}', '/a', '/b'],
  ['a.webmanifest', '{"screenshots":[{"src":"/a"}],"id":"/b"}', '/a'],
  ['a.webmanifest', '{"shortcuts":[{"url":"/a","icons":[{"src":"/b"},{"src":""}]}]}', '/a', '/b'],
  ['rss.xml', '<rss><image><url>/a.png</url></image><url>/b</url></rss>', '/a.png'],
])('the addresses in %s: %j', (name, text, ...addresses) => {
  const found: string[] = []
  findDocument(name)?.scan(text, ({ address }) => found.push(address))
  expect(found).toEqual(addresses)
})

test.each<readonly [string, ...string[]]>([
  ...'contentUrl image item logo mainEntityOfPage thumbnailUrl url'
    .split(' ')
    .map((name) => [`{"a":[{"${name}":"/a"}]}`, '/a'] as const),
  ['{"item":{"@id":"/a"},"mainEntityOfPage":{"@id":"/b"},"@id":"/c"}', '/a', '/b'],
  ['{"myurl":"/a","urls":"/b","@context":{"url":"/c"}}'],
  ['{"url":"a","image":"//a.b/c","logo":"/{x}","item":"/a b"}', '//a.b/c'],
  ['{"url":"HTTPS://a.b/"}', 'HTTPS://a.b/'],
])('the addresses in the JSON-LD %j', (text, ...addresses) => {
  const found: string[] = []
  DATA_IN_PAGES['json-ld'].scan(text, ({ address }) => found.push(address))
  expect(found).toEqual(addresses)
})

test('only what `integrity` of an import map itself names is compared', () => {
  const map = {
    integrity: { '/a.js': 'sha384-a', bare: 'sha384-b', '/deeper/': { '/b.js': 'sha384-c' } },
    scopes: { '/integrity/': { '/c.js': 'bare' } },
  }
  const found: unknown[] = []
  DATA_IN_PAGES['import-map'].scan(JSON.stringify(map), (reference) => found.push(reference))
  expect(found).toEqual([{ role: 'integrity', address: '/a.js', line: 0, integrity: 'sha384-a' }])
})
