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
  if (typeof read !== 'object') throw new Error('no sitemap')
  const pages = read.pages.map(({ address, line }) => `${address} ${line}`)
  const sitemaps = read.sitemaps.map(({ address, line }) => `sitemap ${address} ${line}`)
  expect([...pages, ...sitemaps]).toEqual(entries)
})

test.each([
  ['', undefined],
  ['text', undefined],
  ['<html><body>404</body></html>', undefined],
  ['{"a":1}', undefined],
  // What is cut off.
  ['<urlset><url><loc>https://a.b/</loc></url><url><lo', undefined],
  ['<urlset><url><loc>https://a.b/</loc></url>', undefined],
  ['<urlset><url><loc>https://a.b/</loc></url></urlset', undefined],
  ['<rss><channel>', undefined],
  [`<urlset>${'<a>'.repeat(100_000)}`, undefined],
  [`<urlset>${'<a>'.repeat(64)}${'</a>'.repeat(64)}</urlset>`, undefined],
  // Feeds may serve as sitemaps.
  ['<rss version="2.0"><channel/></rss>', 'feed'],
  ['<feed xmlns="http://www.w3.org/2005/Atom"/>', 'feed'],
])('%#: no sitemap', (xml, is) => expect(readAll(xml)).toBe(is))

test('the entries of a long sitemap have their lines', () => {
  const entry = (i: number) => `<url>\n<loc>https://a.b/${i}?a&amp;b</loc></url>`
  const xml = `<urlset>${Array.from({ length: 5_000 }, (_, i) => entry(i)).join('')}</urlset>`
  expect(readAll(xml)).toEqual({
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
  ['https://a.b/x\nand more\n', undefined],
])('a sitemap of plain text: %j', (text, pages) => {
  expect(readTextSitemap(text)?.pages.map(({ address, line }) => `${address} ${line}`)).toEqual(
    pages,
  )
})

test('robots.txt names sitemaps', () => {
  const robots = 'User-agent: *\r\nSITEMAP : https://a.b/s.xml \nsitemap:/t.xml\n# Sitemap: x'
  expect(listSitemapsInRobots(robots)).toEqual([
    { address: 'https://a.b/s.xml', line: 2 },
    { address: '/t.xml', line: 3 },
  ])
})
