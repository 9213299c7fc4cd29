import type { Bytes } from '../byte-strings.ts'
import { readXml, type XmlElement, type XmlPath, type XmlVisitor } from './xml.ts'

/** The entries of a sitemap file: https://www.sitemaps.org/protocol.html. */
export interface Sitemap {
  /** Addresses of pages. */
  readonly pages: readonly SitemapEntry[]
  /** Addresses of other sitemaps. */
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
  const visitor = new SitemapVisitor()
  if (readXml(xml, visitor) !== 'read') return undefined
  const { root, pages, sitemaps } = visitor
  if (root === 'rss' || root === 'feed') return 'feed'
  if (root === 'urlset' || root === 'sitemapindex') return { pages, sitemaps }
  return undefined
}

class SitemapVisitor implements XmlVisitor, Sitemap {
  readonly pages: SitemapEntry[] = []
  readonly sitemaps: SitemapEntry[] = []
  /** The name of the outermost element. */
  root: string | undefined
  #text = ''
  #line = 1

  open(path: XmlPath, { line }: XmlElement): void {
    if (path.length === 1) this.root = path[0]
    this.#text = ''
    this.#line = line
  }

  text(piece: string, path: XmlPath): void {
    if (path.at(-1) === 'loc') this.#text += piece
  }

  close(path: XmlPath): void {
    if (path.at(-1) !== 'loc') return
    const entry = { address: this.#text.trim(), line: this.#line }
    const parent = path.at(-2)
    if (parent === 'url' && this.root === 'urlset') this.pages.push(entry)
    if (parent === 'sitemap' && this.root === 'sitemapindex') this.sitemaps.push(entry)
  }
}

/**
 * Returns the entries of a plain-text sitemap, one on each line; undefined if a line is not an
 * address.
 */
export function readTextSitemap(text: string): Sitemap | undefined {
  const pages = listEntries(text, (line) => line.trim())
  if (pages.every(({ address }) => URL.canParse(address))) return { pages, sitemaps: [] }
  return undefined
}

/**
 * Returns the addresses in the lines of a file. `findAddress` returns an empty string for a line
 * without one.
 */
export function listEntries(text: string, findAddress: (line: string) => string): SitemapEntry[] {
  const lines = text.split(/\r\n?|\n/)
  const entries = lines.map((line, i) => ({ address: findAddress(line), line: i + 1 }))
  return entries.filter(({ address }) => address !== '')
}
