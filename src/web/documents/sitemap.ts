import type { Bytes } from '../byte-strings.ts'
import { readXml } from './xml.ts'

/** The entries of a sitemap file: https://www.sitemaps.org/protocol.html. */
export interface Sitemap {
  /** Addresses of pages. */
  readonly pages: readonly SitemapEntry[]
  /** Addresses of further sitemaps. */
  readonly sitemaps: readonly SitemapEntry[]
}

/** An address in a sitemap, or the address of one. */
export interface SitemapEntry {
  readonly address: string
  /** Starts at 1. */
  readonly line: number
}

/**
 * Returns the entries of an XML sitemap; `feed` for RSS and Atom, which may serve as one; undefined
 * for other files, and for a truncated sitemap.
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
 * Returns the entries of a plain-text sitemap, one on each line; undefined if a line is not an
 * address.
 */
export function readTextSitemap(text: string): Sitemap | undefined {
  const pages = entriesOf(text, (line) => line.trim())
  if (pages.every(({ address }) => URL.canParse(address))) return { pages, sitemaps: [] }
  return undefined
}

/**
 * Returns the addresses of sitemaps in a `robots.txt`. RFC 9309 leaves their format to
 * https://www.sitemaps.org.
 */
export function readRobots(robots: string): SitemapEntry[] {
  return entriesOf(robots, (line) => /^\s*sitemap\s*:\s*(\S+)/i.exec(line)?.[1] ?? '')
}

/**
 * Returns the addresses in the lines of a text. `addressIn` returns an empty string for a line
 * without one.
 */
function entriesOf(text: string, addressIn: (line: string) => string): SitemapEntry[] {
  const lines = text.split(/\r\n?|\n/)
  const entries = lines.map((line, i) => ({ address: addressIn(line), line: i + 1 }))
  return entries.filter(({ address }) => address !== '')
}
