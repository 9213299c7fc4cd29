/** Says what exists instead of what a broken address names, once all files have been read. */
import { interruptible } from '../../common/event-loop.ts'
import { type NearMiss, nearMiss } from '../../findings/near-miss.ts'
import type { FindingKind } from '../../findings/site-kinds.ts'
import { Addresses, anchorNames, SOME_PAGE } from '../../web/address.ts'
import { percentDecode, readableAddress, toBytes, toText } from '../../web/byte-strings.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { type AnchorIndex, anchorsOf } from '../rules/anchors.ts'
import { isTruncated, type Row } from '../rules/finding-counter.ts'
import { MISSING_REFERENCES } from '../rules/references.ts'
import { type NearAnchor, nearAnchors } from './near-anchors.ts'
import { endsLikeFile, type NearPath, NearPaths } from './near-paths.ts'

/** What a row of this kind names. Nothing is looked for where a kind is not here. */
const BROKEN: ReadonlyMap<FindingKind, 'anchor' | 'path' | 'outside' | 'in-sitemap' | 'in-redirects'> =
  new Map([
    ['broken-anchor', 'anchor'],
    ['broken-asset/symbol', 'anchor'],
    ...[...MISSING_REFERENCES].map((kind) => [kind, 'path'] as const),
    ['broken-link', 'path'],
    ['broken-asset', 'path'],
    ['broken-asset/old-font', 'path'],
    ['page-data', 'path'],
    ['vanished-page', 'path'],
    ['outside-base-path/link', 'outside'],
    ['outside-base-path/load', 'outside'],
    ['outside-base-path/reference', 'outside'],
    ['sitemap/entry', 'in-sitemap'],
    ['sitemap/named', 'in-sitemap'],
    ['redirect-target', 'in-redirects'],
    ['redirect-target/error-page', 'in-redirects'],
  ])

/**
 * Returns the near misses of those rows that have one. They depend only on the rows and the files, not on the order of
 * the rows.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function nearMissesOf(
  rows: readonly Row[],
  served: ServedSite,
  anchors: AnchorIndex,
  signal: AbortSignal,
): Promise<ReadonlyMap<Row, NearMiss>> {
  const found = new Map<Row, NearMiss>()
  const broken = rows.filter(({ kind, key, isRest }) => BROKEN.has(kind) && !isRest && !isTruncated(key))
  if (broken.length === 0) return found
  const search = new Search(served, anchors)
  for await (const row of interruptible(broken, signal)) {
    const near = search.near(row)
    if (near !== undefined) found.set(row, near)
  }
  return found
}

/** An address of a mailbox, and no name of a file such as `logo@2x.png`. */
const MAILBOX = /^(?!.*@\dx\.|.*\.(?:html?|mdx?|pdf|zip)$)[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}(?:\?|$)/i

class Search {
  readonly #served: ServedSite
  readonly #basePath: string
  readonly #paths: NearPaths
  readonly #anchors: AnchorIndex
  readonly #addresses: Addresses
  /** The page whose anchors were looked at last: rows of one page come one after the other. */
  #last: { readonly page: number; readonly near: NearAnchor } | undefined

  constructor(served: ServedSite, anchors: AnchorIndex) {
    const { site } = served
    this.#served = served
    this.#basePath = toBytes(site.basePath)
    this.#paths = new NearPaths(served)
    this.#anchors = anchors
    this.#addresses = new Addresses(site)
  }

  near(row: Row): NearMiss | undefined {
    const { kind, key, values } = row
    switch (BROKEN.get(kind)) {
      case 'anchor':
        return this.#anchor(row)
      case 'outside':
        return this.#outside(key)
      case 'in-sitemap': {
        // Whatever host a sitemap names, its paths are those of this site.
        const pathname = URL.parse(toText(key), SOME_PAGE)?.pathname ?? ''
        const address = this.#addresses.read(toBytes(pathname), this.#addresses.baseOfFile('sitemap.xml'))
        if (address.to === 'outside') return this.#outside(address.path)
        return address.to === 'site' ? this.#nearMiss(this.#paths.near(address.path)) : undefined
      }
      case 'in-redirects':
        // Hosts read their redirect files in the root, so there is no base path.
        return this.#nearMiss(this.#paths.near(toBytes(values.to ?? '').slice(1)))
      default: {
        if (kind === 'broken-link' && MAILBOX.test(row.target))
          return nearMiss('mailto', `mailto:${toText(row.target)}`)
        const near = this.#paths.near(key.slice(this.#basePath.length))
        // With another name, it is the data of another page.
        return kind === 'page-data' && near?.kind !== 'case' ? undefined : this.#nearMiss(near)
      }
    }
  }

  #outside(pathname: string): NearMiss | undefined {
    const path = percentDecode(pathname)
    return path === undefined ? undefined : this.#nearMiss(this.#paths.nearOutside(path))
  }

  #anchor({ key, target }: Row): NearMiss | undefined {
    const hash = this.#hashOf(key)
    const page = hash === -1 ? undefined : this.#fileOf(key, hash)
    const fragment = anchorNames(key.slice(hash)).at(-1)
    if (page === undefined || fragment === undefined) return undefined
    if (this.#last?.page !== page)
      this.#last = { page, near: nearAnchors(anchorsOf(this.#anchors, page) ?? new Set()) }
    const near = this.#last.near(fragment)
    const path = this.#paths.pathOf(page, endsLikeFile(target.split(/[?#]/, 1)[0] ?? ''))
    return near === undefined || path === undefined
      ? undefined
      : this.#nearMiss({ kind: near.kind, path }, `#${readableAddress(near.id)}`)
  }

  /** A key is the address of a page and a fragment. Names may have a `#`, too. */
  #hashOf(key: string): number {
    let hash = key.indexOf('#')
    while (hash !== -1 && this.#fileOf(key, hash) === undefined) hash = key.indexOf('#', hash + 1)
    return hash
  }

  #fileOf(key: string, hash: number): number | undefined {
    return this.#served.files.get(key.slice(this.#basePath.length, hash))
  }

  #nearMiss(near: NearPath | undefined, fragment = ''): NearMiss | undefined {
    if (near === undefined) return undefined
    return nearMiss(near.kind, this.#served.site.basePath + readableAddress(near.path) + fragment)
  }
}
