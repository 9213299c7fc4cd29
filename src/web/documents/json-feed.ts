import { visitStrings } from './json.ts'
import type { FoundReference, Reference } from './reference.ts'

const VERSION = /^https?:\/\/(?:www\.)?jsonfeed\.org\/version\//
/** Where addresses are, positions in lists left out: https://www.jsonfeed.org/version/1.1/. `external_url` is elsewhere. */
const ADDRESSES: ReadonlySet<string> = new Set([
  'home_page_url',
  'feed_url',
  'next_url',
  'icon',
  'favicon',
  'items url',
  'items image',
  'items banner_image',
  'items attachments url',
])

/** Calls `found` for each address in a JSON feed. Returns false if the text is none. */
export function scanJsonFeed(text: string, found: FoundReference): boolean {
  const references: Reference[] = []
  let isFeed = false
  visitStrings(text, (path, address, at) => {
    const place = path.filter((key) => !/^\d+$/.test(key)).join(' ')
    if (place === 'version') isFeed = VERSION.test(address)
    else if (ADDRESSES.has(place)) references.push({ role: 'feed', address, at })
  })
  if (isFeed) for (const reference of references) found(reference)
  return isFeed
}
