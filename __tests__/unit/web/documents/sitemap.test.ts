import { expect, test } from '@jest/globals'
import {
  readSitemap,
  readTextSitemap,
  sitemapsOfRobots,
} from '../../../../src/web/documents/sitemap.ts'

const readAll = (xml: string) => readSitemap(xml, async () => {})

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
  ['<sitemapindex><sitemap><loc>a</loc></sitemap></sitemapindex>', 'sitemap a 1'],
])('the entries of %s', async (xml, ...entries) => {
  const read = await readAll(xml)
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
  // Feeds may serve as sitemaps.
  ['<rss version="2.0"><channel/></rss>', 'feed'],
  ['<feed xmlns="http://www.w3.org/2005/Atom"/>', 'feed'],
])('%#: no sitemap', async (xml, is) => expect(await readAll(xml)).toBe(is))

test('a sitemap that is longer than one piece is read to its end, with its lines', async () => {
  const entry = (i: number) => `<url>\n<loc>https://a.b/${i}?a&amp;b</loc></url>`
  const xml = `<urlset>${Array.from({ length: 5_000 }, (_, i) => entry(i)).join('')}</urlset>`
  let pauses = 0
  const sitemap = await readSitemap(xml, async () => void pauses++)
  expect(pauses).toBeGreaterThan(2)
  expect(sitemap).toEqual({
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
  expect(sitemapsOfRobots(robots)).toEqual([
    { address: 'https://a.b/s.xml', line: 2 },
    { address: '/t.xml', line: 3 },
  ])
})
