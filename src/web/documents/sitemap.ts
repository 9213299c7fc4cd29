import type { Bytes } from '../byte-strings.ts'
import { makeLineCounter } from '../page/line-counter.ts'
import type { ReadOutcome } from './reference.ts'
import { readXml, type XmlElement, type XmlPath, type XmlVisitor } from './xml.ts'

/** The entries of a sitemap file: https://www.sitemaps.org/protocol.html. */
interface Sitemap {
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

/** What a file that may be a sitemap contains. RSS and Atom may serve as one. */
export type SitemapContent =
  | ({ readonly kind: 'sitemap' } & Sitemap)
  | { readonly kind: 'feed' }
  /** `why` is the end of a sentence. */
  | { readonly kind: 'unreadable'; readonly why: string }

/** Returns the content of an XML sitemap. */
export function readSitemap(xml: Bytes): SitemapContent {
  const visitor = new SitemapVisitor()
  const outcome = readXml(xml, visitor)
  const { root, pages, sitemaps } = visitor
  if (root === undefined) return { kind: 'unreadable', why: 'it is not XML' }
  if (root === 'rss' || root === 'feed') {
    if (outcome === 'read') return { kind: 'feed' }
    return { kind: 'unreadable', why: 'it is a feed that is cut off or nested too deeply' }
  }
  const isSitemap = root === 'urlset' || root === 'sitemapindex'
  if (!isSitemap)
    return {
      kind: 'unreadable',
      why: `its outermost element is \`<${root}>\` instead of \`<urlset>\` or \`<sitemapindex>\``,
    }
  const fault = findXmlFault(xml, root, outcome)
  if (fault !== undefined) return { kind: 'unreadable', why: fault }
  return { kind: 'sitemap', pages, sitemaps }
}

/** Returns why a parser refuses the XML of a sitemap, as the end of a sentence. */
function findXmlFault(xml: Bytes, root: string, outcome: ReadOutcome): string | undefined {
  if (outcome === 'too-deep') return 'its elements are nested too deeply'
  if (outcome !== 'read')
    return `it ends on line ${findLine(xml, xml.length)}, before \`</${root}>\``
  const bareAmpersand = findBareAmpersand(xml)
  if (bareAmpersand === undefined) return undefined
  return `\`&\` on line ${findLine(xml, bareAmpersand)} must be \`&amp;\``
}

/** The ends of the sections where `&` is an ordinary character, by their starts. */
const LITERAL_SECTIONS: ReadonlyMap<string, string> = new Map([
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
])
const SECTION_OR_BARE_AMPERSAND = /<!--|<!\[CDATA\[|<\?|&(?!(?:\w+|#\d+|#[xX][\da-fA-F]+);)/g

/** Returns the offset of the first `&` that begins no reference; undefined if there is none. */
function findBareAmpersand(xml: Bytes): number | undefined {
  let sectionEnd = 0
  for (const { 0: found, index } of xml.matchAll(SECTION_OR_BARE_AMPERSAND)) {
    if (index < sectionEnd) continue
    const endMark = LITERAL_SECTIONS.get(found)
    if (endMark === undefined) return index
    sectionEnd = xml.indexOf(endMark, index + found.length)
    if (sectionEnd === -1) return undefined
  }
  return undefined
}

/** Returns the line of an offset, starting at 1. */
function findLine(text: string, offset: number): number {
  return makeLineCounter(text)(offset) + 1
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

/** Returns the entries of a plain-text sitemap, one on each line. */
export function readTextSitemap(text: string): SitemapContent {
  const pages = listEntries(text, (line) => line.trim())
  const invalid = pages.find(({ address }) => !URL.canParse(address))
  if (invalid === undefined) return { kind: 'sitemap', pages, sitemaps: [] }
  return { kind: 'unreadable', why: `line ${invalid.line} is not a full address` }
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
