import { splitWords } from '../../common/words.ts'
import { toBytes } from '../byte-strings.ts'
import type { OnReference, ReadOutcome } from './reference.ts'
import { readXml, type XmlElement, type XmlPath, type XmlVisitor } from './xml.ts'

const FEED_ROOTS: ReadonlySet<string> = new Set(['rss', 'feed', 'RDF'])
/** The root element of a feed, which follows a declaration and comments. */
const FEED_ROOT_TAG = /<(?:[\w-]+:)?(?:rss|feed|RDF)[\s>]/
/** A comment, or the beginning of one. */
const COMMENT = /<!--(?:(?!-->).)*/gs
const ELEMENT = /<\w/

/**
 * Relations whose target feed readers show or load (RFC 4287, RFC 5005), without endpoints for
 * editors and hubs.
 */
const READER_RELATIONS = splitWords(`
  alternate current enclosure first icon last next next-archive prev-archive previous self
`)
/**
 * Elements whose text is an address: RSS 2.0, Atom. A `guid` or an `id` is only a name, which may
 * outlive the page.
 */
const ADDRESS_ELEMENTS: ReadonlySet<string> = new Set(['link', 'icon', 'logo'])

/** May a file that begins like this be a feed? Its first element may come later. */
export function beginsLikeFeed(start: string): boolean {
  return FEED_ROOT_TAG.test(start) || !ELEMENT.test(start.replace(COMMENT, ''))
}

/**
 * Calls `onReference` for each address in an RSS or Atom feed that its readers follow or load. The
 * content of entries is not read, and nothing is read from files that are not feeds.
 */
export function scanFeed(xml: string, onReference: OnReference): ReadOutcome {
  const visitor = new FeedVisitor(onReference)
  const outcome = readXml(toBytes(xml), visitor)
  if (visitor.isFeed && outcome === 'too-deep') return outcome
  return 'read'
}

class FeedVisitor implements XmlVisitor {
  isFeed = false
  readonly #onReference: OnReference
  #hasOwnBase = false
  #text = ''
  #textLine = 1

  constructor(onReference: OnReference) {
    this.#onReference = onReference
  }

  open(path: XmlPath, element: XmlElement): void {
    if (path.length === 1) this.isFeed = FEED_ROOTS.has(path[0] ?? '')
    if (!this.isFeed) return
    this.#hasOwnBase ||= element.attribute('xml:base') !== undefined
    this.#text = ''
    this.#textLine = element.line
    const address = findAddress(path, element)
    if (address !== undefined) this.#passAddress(address, element.line)
  }

  text(piece: string, path: XmlPath): void {
    if (isAddressElement(path)) this.#text += piece
  }

  close(path: XmlPath): void {
    if (this.isFeed && isAddressElement(path)) this.#passAddress(this.#text, this.#textLine)
    this.#text = ''
  }

  /** Skips relative addresses: they depend on `xml:base` or, in RSS, on the feed reader. */
  #passAddress(written: string, line: number): void {
    const address = written.trim()
    const isAbsolute = /^(?:https?:)?\/\//i.test(address)
    const isRooted = address.startsWith('/') && !this.#hasOwnBase
    if (isAbsolute || isRooted) this.#onReference({ role: 'feed', address, line: line - 1 })
  }
}

/** Returns the address in an attribute of an element; undefined if it has none. */
function findAddress(path: XmlPath, { name, attribute }: XmlElement): string | undefined {
  const local = path.at(-1)
  if (local === 'link' && attribute('href') !== undefined) {
    if (READER_RELATIONS.has(attribute('rel') ?? 'alternate')) return attribute('href')
    return undefined
  }
  if (local === 'enclosure' || name.startsWith('media:')) return attribute('url')
  if (local === 'content') return attribute('src')
  return undefined
}

function isAddressElement(path: XmlPath): boolean {
  const last = path.at(-1)
  if (last === 'url') return path.at(-2) === 'image'
  return last !== undefined && ADDRESS_ELEMENTS.has(last)
}
