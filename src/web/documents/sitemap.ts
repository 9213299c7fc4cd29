import { Parser } from 'htmlparser2'
import { lineCounter } from '../page/line-counter.ts'

/** What a sitemap file holds: https://www.sitemaps.org/protocol.html. Ordinary text. */
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

/** A sitemap has three levels and a few extensions; a parser with millions of open elements would take forever. */
const MAX_DEPTH = 32

/** How much is parsed between two looks at the clock, in characters. */
const PIECE = 1 << 16

/**
 * Returns the entries of an XML sitemap, undefined if the text is none or is cut off; `feed` for RSS and Atom, which may
 * serve as one. `yieldIfOver` is awaited between pieces of the text: a sitemap may have 50 MB.
 * @throws what `yieldIfOver` throws
 */
export async function readSitemap(
  xml: string,
  yieldIfOver: () => Promise<void>,
): Promise<Sitemap | 'feed' | undefined> {
  const pages: SitemapEntry[] = []
  const sitemaps: SitemapEntry[] = []
  const lineAt = lineCounter(xml)
  const open: string[] = []
  let kind: string | undefined
  let text = ''

  const parser = new Parser(
    {
      onopentagname(qualified) {
        const name = localName(qualified)
        if (open.length === 0) kind = name
        open.push(name)
        text = ''
        if (open.length > MAX_DEPTH) parser.pause()
      },
      ontext(data) {
        if (open.at(-1) === 'loc') text += data
      },
      onclosetag() {
        const name = open.pop()
        if (name !== 'loc') return
        const parent = open.at(-1)
        const entry = { address: text.trim(), line: lineAt(parser.startIndex) + 1 }
        if (parent === 'url' && kind === 'urlset') pages.push(entry)
        if (parent === 'sitemap' && kind === 'sitemapindex') sitemaps.push(entry)
      },
    },
    { xmlMode: true },
  )
  for (let at = 0; at < xml.length && open.length <= MAX_DEPTH; at += PIECE) {
    parser.write(xml.slice(at, at + PIECE))
    await yieldIfOver()
  }
  // The end of the text would close what is open: it is cut off, or too deep.
  if (open.length > 0) return undefined
  if (kind === 'rss' || kind === 'feed') return 'feed'
  return kind === 'urlset' || kind === 'sitemapindex' ? { pages, sitemaps } : undefined
}

/** Returns a name without its prefix. */
export function localName(qualified: string): string {
  return qualified.slice(qualified.indexOf(':') + 1)
}

/** Returns the entries of a plain-text sitemap, one on each line. Undefined if one of them is no address. */
export function readTextSitemap(text: string): Sitemap | undefined {
  const pages = entriesOf(text, (line) => line.trim())
  return pages.every(({ address }) => URL.canParse(address)) ? { pages, sitemaps: [] } : undefined
}

/** Returns the addresses that a `robots.txt` gives for sitemaps: RFC 9309 leaves them to https://www.sitemaps.org. */
export function sitemapsOfRobots(robots: string): SitemapEntry[] {
  return entriesOf(robots, (line) => /^\s*sitemap\s*:\s*(\S+)/i.exec(line)?.[1] ?? '')
}

/** Returns the addresses in the lines of a text that have one. */
function entriesOf(text: string, addressIn: (line: string) => string): SitemapEntry[] {
  const lines = text.split(/\r\n?|\n/)
  const entries = lines.map((line, i) => ({ address: addressIn(line), line: i + 1 }))
  return entries.filter(({ address }) => address !== '')
}
