import type { Bytes } from '../byte-strings.ts'
import { readXml } from './xml.ts'

/** What a sitemap file holds: https://www.sitemaps.org/protocol.html. */
export interface Sitemap {
  /** Addresses of pages. */
  readonly pages: readonly SitemapEntry[]
  /** Addresses of further sitemaps. */
  readonly sitemaps: readonly SitemapEntry[]
}

/** An address in a sitemap, or of one. */
export interface SitemapEntry {
  readonly address: string
  /** From 1 on. */
  readonly line: number
}

/**
 * Returns the entries of an XML sitemap, undefined if it is none or is cut off;
 * `feed` for RSS and Atom, which may serve as one.
 */
export function readSitemap(xml: Bytes): Sitemap | 'feed' | undefined {
  const pages: SitemapEntry[] = []
  const sitemaps: SitemapEntry[] = []
  let root: string | undefined
  let text = ''
  let line = 1
  const outcome = readXml(xml, {
    open(path, element) {
      if (path.length === 1) root = path[0]
      text = ''
      line = element.line
    },
    text(piece, path) {
      if (path.at(-1) === 'loc') text += piece
    },
    close(path) {
      if (path.at(-1) !== 'loc') return
      const entry = { address: text.trim(), line }
      const parent = path.at(-2)
      if (parent === 'url' && root === 'urlset') pages.push(entry)
      if (parent === 'sitemap' && root === 'sitemapindex') sitemaps.push(entry)
    },
  })
  if (outcome !== 'whole') return undefined
  if (root === 'rss' || root === 'feed') return 'feed'
  if (root === 'urlset' || root === 'sitemapindex') return { pages, sitemaps }
  return undefined
}

/**
 * Returns the entries of a plain-text sitemap, one on each line. Undefined if one of them is no
 * address.
 */
export function readTextSitemap(text: string): Sitemap | undefined {
  const pages = entriesOf(text, (line) => line.trim())
  if (pages.every(({ address }) => URL.canParse(address))) return { pages, sitemaps: [] }
  return undefined
}

/**
 * Returns the addresses that a `robots.txt` gives for sitemaps: RFC 9309 leaves them to
 * https://www.sitemaps.org.
 */
export function readRobots(robots: string): SitemapEntry[] {
  return entriesOf(robots, (line) => /^\s*sitemap\s*:\s*(\S+)/i.exec(line)?.[1] ?? '')
}

/** Returns the addresses in the lines of a text that have one. */
function entriesOf(text: string, addressIn: (line: string) => string): SitemapEntry[] {
  const lines = text.split(/\r\n?|\n/)
  const entries = lines.map((line, i) => ({ address: addressIn(line), line: i + 1 }))
  return entries.filter(({ address }) => address !== '')
}
