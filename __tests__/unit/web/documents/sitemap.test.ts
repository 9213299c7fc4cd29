import { describe, expect, test } from '@jest/globals'
import { readSitemap, readTextSitemap, sitemapsOfRobots } from '../../../../src/web/documents/sitemap.ts'

const readAll = (xml: string) => readSitemap(xml, async () => {})

const URLSET = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

describe('a sitemap', () => {
  test.each([
    [
      'with addresses',
      `<?xml version="1.0"?>\n<urlset ${URLSET}>\n<url><loc> https://a.b/x?y=1&amp;z </loc><lastmod>x</lastmod></url>\n<url><loc><![CDATA[https://a.b/]]></loc></url></urlset>`,
      [
        { address: 'https://a.b/x?y=1&z', line: 3 },
        { address: 'https://a.b/', line: 4 },
      ],
    ],
    [
      'with a prefix and pictures',
      `<s:urlset><s:url><s:loc>https://a.b/</s:loc><image:image><image:loc>https://a.b/p.png</image:loc></image:image></s:url></s:urlset>`,
      [{ address: 'https://a.b/', line: 1 }],
    ],
    ['with comments', '<urlset><!-- <url><loc>x</loc></url> --></urlset>', []],
    ['that breaks off', '<urlset><url><loc>https://a.b/</loc>', [{ address: 'https://a.b/', line: 1 }]],
  ])('%s', async (_name, xml, pages) => {
    expect(await readAll(xml)).toEqual({ pages, sitemaps: [] })
  })

  test('that lists others', async () => {
    expect(await readAll('<sitemapindex><sitemap><loc>a</loc></sitemap></sitemapindex>')).toEqual({
      pages: [],
      sitemaps: [{ address: 'a', line: 1 }],
    })
  })

  test.each(['', 'text', '<html><body>404</body></html>', '{"a":1}', '<a>'.repeat(100_000)])(
    'is not made of %.20s',
    async (xml) => {
      expect(await readAll(xml)).toBeUndefined()
    },
  )
})

test('a sitemap that is longer than one piece is read to its end, with its lines', async () => {
  const entry = (i: number) => `<url>\n<loc>https://a.b/${i}?a&amp;b</loc></url>`
  const xml = `<urlset>${Array.from({ length: 5_000 }, (_, i) => entry(i)).join('')}</urlset>`
  let pauses = 0
  const sitemap = await readSitemap(xml, async () => {
    pauses += 1
  })
  expect(pauses).toBeGreaterThan(2)
  expect(sitemap).toEqual({
    pages: Array.from({ length: 5_000 }, (_, i) => ({ address: `https://a.b/${i}?a&b`, line: i + 2 })),
    sitemaps: [],
  })
})

test.each([
  ['\uFEFFhttps://a.b/x\r\n\nhttps://a.b/y \n', ['https://a.b/x 1', 'https://a.b/y 3']],
  ['', []],
  ['https://a.b/x\nand more\n', undefined],
])('a sitemap of plain text: %j', (text, pages) => {
  expect(readTextSitemap(text)?.pages.map(({ address, line }) => `${address} ${line}`)).toEqual(pages)
})

test.each(['<rss version="2.0"><channel/></rss>', '<feed xmlns="http://www.w3.org/2005/Atom"/>'])(
  'a feed may serve as one: %s',
  async (xml) => {
    expect(await readAll(xml)).toBe('feed')
  },
)

test('robots.txt names sitemaps', () => {
  expect(
    sitemapsOfRobots('User-agent: *\r\nSITEMAP : https://a.b/s.xml \nsitemap:/t.xml\n# Sitemap: x'),
  ).toEqual([
    { address: 'https://a.b/s.xml', line: 2 },
    { address: '/t.xml', line: 3 },
  ])
})
