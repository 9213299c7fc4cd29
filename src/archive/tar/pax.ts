/** What extended headers say of an entry, as far as it matters here; undefined where the entry's own header holds. */
export interface Pax {
  readonly path?: string
  /** In bytes. */
  readonly size?: number
  /** Whether it is a sparse file, as GNU tar, star or Solaris write them, with holes left out. */
  readonly isSparse?: boolean
}

const LINE_FEED = 0x0a

const SPARSE = /^(GNU\.sparse\.|SCHILY\.realsize$|SUN\.holesdata$)/

/**
 * Returns the content of an extended header, whose records are `%d %s=%s\n`; the number is how many bytes the record
 * has, and a later record replaces an earlier one (POSIX pax, «pax Extended Header»). Undefined if it does not consist
 * of such records, or if archivers do not agree on them.
 */
export function readPax(bytes: Buffer): Pax | undefined {
  let pax: Pax = {}
  for (let at = 0; at < bytes.length; ) {
    const [head = '', length = ''] = /^(\d{1,9}) /.exec(bytes.toString('latin1', at, at + 10)) ?? []
    const end = at + Number(length)
    const equals = bytes.indexOf('=', at + head.length)
    const isWhole = equals > 0 && equals < end && bytes[end - 1] === LINE_FEED
    if (!isWhole) return undefined
    const value = bytes.toString('utf8', equals + 1, end - 1)
    const read = meaningOf(bytes.toString('latin1', at + head.length, equals), value)
    if (read === undefined) return undefined
    pax = { ...pax, ...read }
    at = end
  }
  return pax
}

function meaningOf(keyword: string, value: string): Pax | undefined {
  // To POSIX an empty path is that of the entry's own header, to some archivers an empty path.
  if (keyword === 'path') return value === '' ? undefined : { path: value }
  if (keyword === 'size') {
    const size = /^\d+$/.test(value) ? Number(value) : Number.NaN
    return Number.isSafeInteger(size) ? { size } : undefined
  }
  // One archiver takes that for no record, and one for the whole header's end.
  if (/^\s|\0/.test(keyword)) return undefined
  return SPARSE.test(keyword) ? { isSparse: true } : {}
}
