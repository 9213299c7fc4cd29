import { gzipSync } from 'node:zlib'

type Item = number | string | readonly Item[]
type Lists = readonly [pages: Item, words: Item, filters: Item]

/** Returns CBOR (RFC 8949), in which texts and lists have fewer than 256 bytes and items. */
function cbor(item: Item): Buffer {
  if (typeof item === 'number') return head(0, item)
  if (typeof item === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)])
  return Buffer.concat([head(4, item.length), ...item.map(cbor)])
}

function head(kind: number, value: number): Buffer {
  return value < 24 ? Buffer.of((kind << 5) | value) : Buffer.of((kind << 5) | 24, value)
}

/** Returns a `.pf_meta` of Pagefind, which lists the files of an index. */
export function pagefindMeta(lists: Lists, version = '1.6.0'): Buffer {
  return gzipSync(
    Buffer.concat([Buffer.from('pagefind_dcd'), cbor([version, ...lists, [], ['title']])]),
  )
}
