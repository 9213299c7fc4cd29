import { expect, test } from '@jest/globals'
import { toBytes } from '../../../../src/web/byte-strings.ts'
import { listSitemapsInRobots } from '../../../../src/web/documents/robots-txt.ts'
import { readSitemap, readTextSitemap } from '../../../../src/web/documents/sitemap.ts'

const readAll = (xml: string) => readSitemap(toBytes(xml))

test.each([
  [
    `<?xml version="1.0"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<url><loc> https://a.b/x?y=1&amp;z </loc><lastmod>x</lastmod></url>\n<url><loc><![CDATA[https://a.b/]]></loc></url></urlset>`,
    'https://a.b/x?y=1&z 3',
    'https://a.b/ 4',
  ],
  [
    '<s:urlset><s:url><s:loc>https://a.b/</s:loc><image:image><image:loc>https://a.b/p.png</image:loc></image:image></s:url></s:urlset>',
    'https://a.b/ 1',
  ],
  ['<urlset><!-- <url><loc>x</loc></url> --></urlset>'],
  ['<urlset/>'],
  ['<urlset/><!-- & '],
  // A processing instruction contains no references.
  [
    '<?xml-stylesheet type="text/xsl" href="/s.xsl?a=1&b=2"?><urlset><url><loc>https://a.b/</loc></url></urlset>',
    'https://a.b/ 1',
  ],
  [`<urlset>${'<a>'.repeat(63)}${'</a>'.repeat(63)}</urlset>`],
  // The content of a CDATA section contains no references, and forms one text with the text around
  // it.
  [
    '<urlset><url><loc>https://a.b/?a&amp;<![CDATA[b&amp;c]]>&#100;</loc></url></urlset>',
    'https://a.b/?a&b&amp;cd 1',
  ],
  ['<urlset>\n<url><loc>\nhttps://a.b/\xe9\n</loc></url></urlset>', 'https://a.b/\xe9 2'],
  // An end tag closes what is open in its element; one without an element closes nothing.
  ['<urlset></x><url><loc>https://a.b/</url></urlset>', 'https://a.b/ 1'],
  ['<urlset><loc>https://a.b/</loc></urlset>'],
  ['<sitemapindex><url><loc>a</loc></url></sitemapindex>'],
  ['<sitemapindex><sitemap><loc>a</loc></sitemap></sitemapindex>', 'sitemap a 1'],
])('the entries of %s', (xml, ...entries) => {
  const read = readAll(xml)
  if (read.kind !== 'sitemap') throw new Error('no sitemap')
  const pages = read.pages.map(({ address, line }) => `${address} ${line}`)
  const sitemaps = read.sitemaps.map(({ address, line }) => `sitemap ${address} ${line}`)
  expect([...pages, ...sitemaps]).toEqual(entries)
})

const unreadable = (why: string) => ({ kind: 'unreadable', why })
const NOT_XML = unreadable('it is not XML')
const CUT_FEED = unreadable('it is a feed that is cut off or nested too deeply')
const TOO_DEEP = unreadable('its elements are nested too deeply')
const CUT_OFF = unreadable('it ends on line 1, before `</urlset>`')

test.each([
  ['', NOT_XML],
  ['text', NOT_XML],
  [
    '<html><body>404</body></html>',
    unreadable('its outermost element is `<html>` instead of `<urlset>` or `<sitemapindex>`'),
  ],
  ['{"a":1}', NOT_XML],
  // What is cut off.
  ['<urlset><url><loc>https://a.b/</loc></url><url><lo', CUT_OFF],
  [
    '<sitemapindex>\n<sitemap>\n<loc>https://a.b/</loc>\n</sitemap>',
    unreadable('it ends on line 4, before `</sitemapindex>`'),
  ],
  ['<urlset><url><loc>https://a.b/</loc></url></urlset', CUT_OFF],
  ['<rss><channel>', CUT_FEED],
  [`<urlset>${'<a>'.repeat(100_000)}`, TOO_DEEP],
  [`<urlset>${'<a>'.repeat(64)}${'</a>'.repeat(64)}</urlset>`, TOO_DEEP],
  // What XML parsers refuse.
  [
    '<urlset><!-- & -->&#xA;<url>\n<loc>https://a.b/?x&amp;y&#1;&y=1</loc></url></urlset>',
    unreadable('`&` on line 2 must be `&amp;`'),
  ],
  // Feeds may serve as sitemaps.
  ['<rss version="2.0"><channel/></rss>', { kind: 'feed' }],
  ['<feed xmlns="http://www.w3.org/2005/Atom"/>', { kind: 'feed' }],
])('%#: no sitemap', (xml, content) => expect(readAll(xml)).toEqual(content))

test('the entries of a long sitemap have their lines', () => {
  const entry = (i: number) => `<url>\n<loc>https://a.b/${i}?a&amp;b</loc></url>`
  const xml = `<urlset>${Array.from({ length: 5_000 }, (_, i) => entry(i)).join('')}</urlset>`
  expect(readAll(xml)).toEqual({
    kind: 'sitemap',
    pages: Array.from({ length: 5_000 }, (_, i) => ({
      address: `https://a.b/${i}?a&b`,
      line: i + 2,
    })),
    sitemaps: [],
  })
})

test.each([
  ['\uFEFFhttps://a.b/x\r\n\nhttps://a.b/y \n', ['https://a.b/x 1', 'https://a.b/y 3']],
  ['', []],
  ['https://a.b/x\nand more\n', 'line 2 is not a full address'],
])('a sitemap of plain text: %j', (text, expected) => {
  const content = readTextSitemap(text)
  if (content.kind === 'sitemap')
    expect(content.pages.map(({ address, line }) => `${address} ${line}`)).toEqual(expected)
  else expect(content).toEqual(unreadable(String(expected)))
})

test('robots.txt names sitemaps', () => {
  const robots = 'User-agent: *\r\nSITEMAP : https://a.b/s.xml \nsitemap:/t.xml\n# Sitemap: x'
  expect(listSitemapsInRobots(robots)).toEqual([
    { address: 'https://a.b/s.xml', line: 2 },
    { address: '/t.xml', line: 3 },
  ])
})
