import { Parser } from 'htmlparser2'
import { words } from '../../common/words.ts'
import type { FoundReference } from './reference.ts'
import { localName } from './sitemap.ts'

/** What feeds nest, and more: a parser with millions of open elements would take forever. */
const MAX_DEPTH = 64
/** Longer ones, in characters, are no addresses. */
const MAX_ADDRESS = 8_192

const ROOTS: ReadonlySet<string> = new Set(['rss', 'feed', 'RDF'])
/** A feed begins like this, after a declaration and comments. */
const BEGINS = /<(?:[\w-]+:)?(?:rss|feed|RDF)[\s>]/

/** Relations whose target readers show or load (RFC 4287, RFC 5005): not endpoints for editors and hubs. */
const RELATIONS = words(`
  alternate current enclosure first icon last next next-archive prev-archive previous self
`)
/** Elements whose text is an address: RSS 2.0, Atom. A `guid` or an `id` is a name, which outlives the page. */
const HOLDS_ADDRESS: ReadonlySet<string> = new Set(['link', 'icon', 'logo'])

/** May the file be a feed, going by its first bytes? */
export function beginsLikeFeed(start: string): boolean {
  return BEGINS.test(start)
}

/**
 * Calls `found` for each address in an RSS or Atom feed that its readers follow or load. What entries contain is not
 * read. Returns false if the text is no feed.
 */
export function scanFeed(xml: string, found: FoundReference): boolean {
  const open: string[] = []
  let isFeed = false
  let hasOwnBase = false
  let text = ''
  let textAt = 0
  const take = (address: string | undefined, at: number) => {
    const trimmed = address?.trim() ?? ''
    // What is relative is relative to `xml:base`, or for RSS to whatever the reader thinks.
    const isKnown = /^(?:https?:)?\/\//i.test(trimmed) || (trimmed.startsWith('/') && !hasOwnBase)
    if (isKnown && trimmed.length <= MAX_ADDRESS) found({ role: 'feed', address: trimmed, at })
  }
  const parser = new Parser(
    {
      onopentag(qualified, attributes) {
        const name = localName(qualified)
        if (open.length === 0) isFeed = ROOTS.has(name)
        open.push(name)
        if (!isFeed || open.length > MAX_DEPTH) {
          parser.pause()
          return
        }
        hasOwnBase ||= attributes['xml:base'] !== undefined
        text = ''
        textAt = parser.startIndex
        if (name === 'link' && attributes.href !== undefined) {
          if (RELATIONS.has(attributes.rel ?? 'alternate')) take(attributes.href, parser.startIndex)
        } else if (name === 'enclosure' || qualified.startsWith('media:'))
          take(attributes.url, parser.startIndex)
        else if (name === 'content') take(attributes.src, parser.startIndex)
      },
      ontext(data) {
        if (isAddress(open) && text.length <= MAX_ADDRESS) text += data
      },
      onclosetag() {
        if (isAddress(open)) take(text, textAt)
        open.pop()
        text = ''
      },
    },
    { xmlMode: true },
  )
  parser.write(xml)
  parser.end()
  return isFeed
}

function isAddress(open: readonly string[]): boolean {
  const last = open.at(-1) ?? ''
  return HOLDS_ADDRESS.has(last) || (last === 'url' && open.at(-2) === 'image')
}
