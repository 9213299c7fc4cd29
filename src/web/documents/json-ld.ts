import { visitStrings } from './json.ts'
import type { FoundReference } from './reference.ts'

/** Properties of https://schema.org whose values are pages and pictures; all others are names, or templates of addresses. */
const ADDRESSES: ReadonlySet<string | undefined> = new Set([
  'contentUrl',
  'image',
  'item',
  'logo',
  'mainEntityOfPage',
  'thumbnailUrl',
  'url',
])
/** An `@id` is only a name, except where it stands for the address of one of these. */
const NAMED_BY_ID: ReadonlySet<string | undefined> = new Set(['item', 'mainEntityOfPage'])

/** Not what might be text, and no templates. */
const IS_ADDRESS = /^(?:https?:\/)?\/[^\s{}]*$/i

/** Calls `found` for each address of a page or picture in JSON-LD (https://www.w3.org/TR/json-ld11/). Returns false if it is not JSON. */
export function scanJsonLd(text: string, found: FoundReference): boolean {
  return visitStrings(text, (path, address, at) => {
    const keys = path.filter((key) => !/^\d+$/.test(key))
    const last = keys.at(-1)
    if (!ADDRESSES.has(last) && !(last === '@id' && NAMED_BY_ID.has(keys.at(-2)))) return
    if (!keys.includes('@context') && IS_ADDRESS.test(address)) found({ role: 'structured', address, at })
  })
}
