/** Says what exists instead of what a broken address names, once all files have been read. */
import { checkpoint } from '../../common/event-loop.ts'
import { Addresses, anchorNames, SOME_PAGE } from '../../web/address.ts'
import { percentDecode, readableAddress, toBytes, toText } from '../../web/byte-strings.ts'
import type { Site } from '../../web/host/site.ts'
import { type AnchorIndex, anchorsOf } from '../rules/anchors.ts'
import { isTruncated, type Row } from '../rules/finding-counter.ts'
import type { FindingKind } from '../rules/finding-kinds.ts'
import { type NearMiss, nearMiss } from '../rules/near-miss-kinds.ts'
import { MISSING_REFERENCES } from '../rules/references.ts'
import { NearAnchors } from './near-anchors.ts'
import { endsLikeFile, NearPaths } from './near-paths.ts'

/** Their keys are the address of a file, and a fragment. */
const IS_ANCHOR: ReadonlySet<FindingKind> = new Set(['broken-anchor', 'symbol-missing'])

/** A path that a row is about. */
interface AskedPath {
  /** Decoded; without the base path, if it is below that. A string of bytes. */
  readonly path: string
  /** What it is used for, if it is outside the base path. */
  readonly outside?: 'link' | 'load'
}

/**
 * Returns the near misses of those rows that have one. They depend only on the rows and the files, not on the order of
 * the rows.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function nearMissesOf(
  rows: readonly Row[],
  site: Site,
  anchors: AnchorIndex,
  signal: AbortSignal,
): Promise<ReadonlyMap<Row, NearMiss>> {
  const found = new Map<Row, NearMiss>()
  const broken = rows.filter(({ kind, key, isRest }) => MAY_BE_NEAR.has(kind) && !isRest && !isTruncated(key))
  if (broken.length === 0) return found
  const yieldIfOver = checkpoint(signal)
  const paths = await NearPaths.of(site, yieldIfOver)
  const search = new Search(site, paths, anchors)
  for (const row of broken) {
    await yieldIfOver()
    const near = IS_ANCHOR.has(row.kind) ? search.anchor(row) : search.path(row)
    if (near !== undefined) found.set(row, near)
  }
  return found
}

class Search {
  readonly #site: Site
  readonly #basePath: string
  readonly #paths: NearPaths
  readonly #anchors: AnchorIndex
  readonly #addresses: Addresses
  /** The anchors that were looked at last, and their page: rows of one page come one after the other. */
  #last: { readonly page: number; readonly anchors: NearAnchors } | undefined

  constructor(site: Site, paths: NearPaths, anchors: AnchorIndex) {
    this.#site = site
    this.#basePath = toBytes(site.basePath)
    this.#paths = paths
    this.#anchors = anchors
    this.#addresses = new Addresses(site)
  }

  path(row: Row): NearMiss | undefined {
    const { path, outside } = this.#askedPath(row) ?? {}
    if (path === undefined) return undefined
    const near = outside === undefined ? this.#paths.near(path) : this.#paths.nearOutside(path, outside)
    // With another name, it is the data of another page.
    const isOther = row.kind === 'page-data-missing' && near?.kind !== 'case'
    if (near === undefined || isOther) return undefined
    return nearMiss(near.kind, this.#site.basePath + readableAddress(near.path), near.values)
  }

  anchor({ key, target }: Row): NearMiss | undefined {
    const hash = this.#hashOf(key)
    const page = hash === -1 ? undefined : this.#fileOf(key, hash)
    const fragment = anchorNames(key.slice(hash)).at(-1)
    if (page === undefined || fragment === undefined) return undefined
    const near = this.#anchorsOf(page).near(fragment)
    if (near === undefined) return undefined
    const written = target.split(/[?#]/, 1)[0] ?? ''
    const path = this.#paths.pathOf(page, written === '' || endsLikeFile(written))
    if (path === undefined) return undefined
    const address = `${this.#site.basePath}${readableAddress(path)}#${readableAddress(near.id)}`
    return nearMiss(near.kind, address)
  }

  #anchorsOf(page: number): NearAnchors {
    if (this.#last?.page !== page)
      this.#last = { page, anchors: new NearAnchors(anchorsOf(this.#anchors, page) ?? []) }
    return this.#last.anchors
  }

  /** A key is the address of a page and a fragment. Names may have a `#`, too. */
  #hashOf(key: string): number {
    let hash = key.indexOf('#')
    while (hash !== -1 && this.#fileOf(key, hash) === undefined) hash = key.indexOf('#', hash + 1)
    return hash
  }

  #fileOf(key: string, hash: number): number | undefined {
    return this.#paths.fileOf(key.slice(this.#basePath.length, hash))
  }

  #askedPath({ kind, key, values }: Row): AskedPath | undefined {
    switch (kind) {
      case 'link-outside-base-path':
      case 'reference-outside-base-path':
        return outside(key, 'link')
      case 'load-outside-base-path':
        return outside(key, 'load')
      case 'sitemap-entry':
      case 'sitemap-named': {
        // Whatever host a sitemap names, its paths are those of this site.
        const pathname = URL.parse(toText(key), SOME_PAGE)?.pathname ?? ''
        const address = this.#addresses.read(toBytes(pathname), this.#addresses.baseOfFile('sitemap.xml'))
        if (address.to === 'site') return { path: address.path }
        return address.to === 'outside' ? outside(address.path, 'load') : undefined
      }
      case 'redirect-target':
      case 'redirect-error-page':
        // Hosts read their redirect files in the root, so there is no base path.
        return { path: toBytes(values.to ?? '').slice(1) }
      default:
        return { path: key.slice(this.#basePath.length) }
    }
  }
}

const MAY_BE_NEAR: ReadonlySet<FindingKind> = new Set([
  ...IS_ANCHOR,
  ...MISSING_REFERENCES,
  'broken-link',
  'broken-asset',
  'old-font',
  'link-outside-base-path',
  'load-outside-base-path',
  'sitemap-entry',
  'sitemap-named',
  'reference-outside-base-path',
  'page-data-missing',
  'vanished-page',
  'redirect-target',
  'redirect-error-page',
])

function outside(pathname: string, use: 'link' | 'load'): AskedPath | undefined {
  const path = percentDecode(pathname)?.replace(/^\/+/, '')
  return path === undefined ? undefined : { path, outside: use }
}
