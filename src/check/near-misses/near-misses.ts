/** Says what exists instead of what a broken address names, once all files have been read. */
import { statSync } from 'node:fs'
import { checkpoint } from '../../event-loop.ts'
import { Addresses, anchorNames, SOME_PAGE } from '../../web/address.ts'
import { percentDecode, percentEncode, toBytes, toText } from '../../web/byte-strings.ts'
import { PageReader } from '../../web/page/html.ts'
import { NO_LISTENER, PageText } from '../../web/page/page-text.ts'
import { syntaxOf } from '../../web/page/vocabulary.ts'
import { isPage } from '../../web/page-names.ts'
import type { Site } from '../../web/site.ts'
import { pathOf } from '../../web/tree.ts'
import { type AnchorIndex, fingerprint } from '../rules/anchor-index.ts'
import { MAX_FRAGMENT } from '../rules/anchor-links.ts'
import { isTruncated, type Row } from '../rules/finding-counter.ts'
import type { FindingKind } from '../rules/finding-kinds.ts'
import { NumberSet } from '../rules/number-collections.ts'
import { MISSING_REFERENCES } from '../rules/roles.ts'
import { type NearMiss, type NearMissKind, nearMiss } from './kinds.ts'
import { anchorKeys, isTelling, MissingAnchor } from './near-anchors.ts'
import { NearPaths } from './near-paths.ts'
import { endsLikeFile } from './stems.ts'

/** How much is read again to find anchors, in bytes: of one page, and of all pages together. */
const MAX_PAGE_BYTES = 16 << 20
const MAX_BYTES = 64 << 20

/** Stands for several pages. */
const SEVERAL = -1

/** An anchor that a row asks for. Strings of bytes. */
interface AskedAnchor {
  /** The page that should have it; undefined if there is no such page. */
  readonly file: number | undefined
  /** Decoded, without its `#`. */
  readonly fragment: string
  /** The fingerprints of what it may be called. */
  readonly ids: readonly number[]
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
  const broken = rows.filter((row) => MAY_BE_NEAR.has(row.kind) && !row.isRest && !isTruncated(row.key))
  if (broken.length === 0) return new Map()
  broken.sort(byPages)
  const yieldIfOver = checkpoint(signal)
  const asked = askedPaths(broken, site)
  const paths = await NearPaths.of(
    site,
    asked.map(({ path }) => path),
    yieldIfOver,
  )
  const search = new Search(site, paths, yieldIfOver)
  await search.findPaths(asked)
  await search.findAnchors(broken)
  await search.findAnchorsElsewhere(broken, anchors)
  return search.found
}

const MAY_BE_NEAR: ReadonlySet<FindingKind> = new Set([
  'broken-link',
  'broken-asset',
  'old-font',
  'broken-anchor',
  'symbol-missing',
  'link-outside-base-path',
  'load-outside-base-path',
  'sitemap-entry',
  'sitemap-named',
  'reference-outside-base-path',
  'page-data-missing',
  ...MISSING_REFERENCES,
  'vanished-page',
  'redirect-target',
  'redirect-error-page',
])

/** A path that a row is about. Strings of bytes. */
interface AskedPath {
  readonly row: Row
  /** Decoded; without the base path, if it is below that. */
  readonly path: string
  /** What it is used for, if it is outside the base path. */
  readonly outside: 'link' | 'load' | undefined
  /** The address as it stands in a page. */
  readonly written: string
}

/** Their keys are the address of a file, and a fragment. */
const IS_ANCHOR: ReadonlySet<FindingKind> = new Set(['broken-anchor', 'symbol-missing'])

class Search {
  readonly found = new Map<Row, NearMiss>()
  readonly #site: Site
  readonly #basePath: string
  readonly #paths: NearPaths
  readonly #yieldIfOver: () => Promise<void>

  constructor(site: Site, paths: NearPaths, yieldIfOver: () => Promise<void>) {
    this.#site = site
    this.#basePath = toBytes(site.basePath)
    this.#paths = paths
    this.#yieldIfOver = yieldIfOver
  }

  async findPaths(asked: readonly AskedPath[]): Promise<void> {
    for (const { row, path, outside, written } of asked) {
      await this.#yieldIfOver()
      const near =
        outside === undefined ? this.#paths.near(path, written) : this.#paths.nearOutside(path, outside)
      // With another name, it is the data of another page.
      const isOther = row.kind === 'page-data-missing' && near?.kind !== 'case'
      if (near === undefined || isOther) continue
      // Written in letters, the two Unicode forms of a name look the same.
      const address = near.kind === 'unicode' ? percentEncode(near.path) : readable(near.path)
      this.found.set(row, nearMiss(near.kind, this.#site.basePath + address, near.values))
    }
  }

  /** Reads pages again, those that most pages link to first, as far as there are not too many of them. */
  async findAnchors(rows: readonly Row[]): Promise<void> {
    const missing = new Map<number, { row: Row; anchor: MissingAnchor }[]>()
    for (const row of rows.filter(({ kind }) => IS_ANCHOR.has(kind))) {
      const { file, fragment } = this.#askedAnchor(row) ?? {}
      if (file === undefined || fragment === undefined) continue
      const anchor = new MissingAnchor(fragment)
      const ofPage = missing.get(file)
      if (ofPage === undefined) missing.set(file, [{ row, anchor }])
      else ofPage.push({ row, anchor })
    }
    let left = MAX_BYTES
    for (const [file, asked] of missing) {
      await this.#yieldIfOver()
      const path = pathOf(this.#site.root, this.#site.names[file] ?? '')
      const size = statSync(path, { throwIfNoEntry: false })?.size
      if (size === undefined || size > Math.min(left, MAX_PAGE_BYTES)) continue
      left -= size
      await this.#offerAnchors(
        file,
        asked.map(({ anchor }) => anchor),
      )
      for (const { row, anchor } of asked)
        if (anchor.near !== undefined) this.#add(row, anchor.near.kind, file, anchor.near.id)
    }
  }

  /** Offers all anchors of a page to those that are missing in it. */
  async #offerAnchors(file: number, asked: readonly MissingAnchor[]): Promise<void> {
    const byKey = new Map<string, MissingAnchor[]>()
    for (const anchor of asked)
      for (const key of anchor.keys) {
        const same = byKey.get(key)
        if (same === undefined) byKey.set(key, [anchor])
        else same.push(anchor)
      }
    const offer = (id: string) => {
      if (id.length > MAX_FRAGMENT) return
      for (const key of anchorKeys(id)) for (const anchor of byKey.get(key) ?? []) anchor.offer(id)
    }
    const name = this.#site.names[file] ?? ''
    const syntax = syntaxOf(name)
    const reader = new PageReader({ ...NO_LISTENER, anchor: offer }, syntax)
    for (const piece of new PageText(pathOf(this.#site.root, name), syntax)) {
      await this.#yieldIfOver()
      reader.write(piece)
    }
  }

  /** Finds anchors that only one other page has: what they stand for was probably moved there. */
  async findAnchorsElsewhere(rows: readonly Row[], anchors: AnchorIndex): Promise<void> {
    const asked = new Map<Row, AskedAnchor>()
    const ids = new NumberSet()
    for (const row of rows) {
      const isFound = this.found.has(row) || row.kind === 'symbol-missing'
      const anchor = isFound ? undefined : this.#askedAnchor(row)
      if (anchor === undefined || !isTelling(anchor.fragment)) continue
      asked.set(row, anchor)
      for (const id of anchor.ids) ids.add(id)
    }
    if (asked.size === 0) return
    const pages = new Map<number, number>()
    for (const [page, own] of anchors.pages()) {
      await this.#yieldIfOver()
      if (!isPage(this.#site.names[page] ?? '')) continue
      for (const id of own) if (ids.has(id)) pages.set(id, pages.has(id) ? SEVERAL : page)
    }
    for (const [row, { fragment, ids: names }] of asked) {
      const having = new Set(names.map((id) => pages.get(id)).filter((page) => page !== undefined))
      const [page = SEVERAL] = having
      if (having.size === 1 && page !== SEVERAL) this.#add(row, 'anchor-elsewhere', page, fragment)
    }
  }

  #askedAnchor({ kind, key, target }: Row): AskedAnchor | undefined {
    const isAnchor = IS_ANCHOR.has(kind)
    if (!isAnchor && kind !== 'broken-link') return undefined
    const hash = isAnchor ? this.#hashOfKey(key) : target.indexOf('#')
    if (hash === -1 || isTruncated(target)) return undefined
    const names = anchorNames(isAnchor ? key.slice(hash) : target.slice(hash))
    const fragment = names.at(-1)
    if (fragment === undefined) return undefined
    const file = isAnchor ? this.#fileOfKey(key, hash) : undefined
    return { file, fragment, ids: names.map(fingerprint) }
  }

  /** A key is the address of a page and a fragment. Names may have a `#`, too. */
  #hashOfKey(key: string): number {
    let hash = key.indexOf('#')
    while (hash !== -1 && this.#fileOfKey(key, hash) === undefined) hash = key.indexOf('#', hash + 1)
    return hash
  }

  #fileOfKey(key: string, hash: number): number | undefined {
    return this.#paths.fileOf(key.slice(this.#basePath.length, hash))
  }

  /** Adds an anchor of a page, with its address in the way of the broken one, if the host answers the page at all. */
  #add(row: Row, kind: NearMissKind, file: number, id: string): void {
    const written = row.target.split(/[?#]/, 1)[0] ?? ''
    const path = this.#paths.pathOf(file, written === '' || endsLikeFile(written))
    if (path === undefined) return
    this.found.set(row, nearMiss(kind, `${this.#site.basePath}${readable(path)}#${readable(id)}`))
  }
}

/** Returns the paths that rows are about, in their order. */
function askedPaths(rows: readonly Row[], site: Site): AskedPath[] {
  const basePath = toBytes(site.basePath)
  const addresses = new Addresses(site)
  const outside = (row: Row, pathname: string, use: 'link' | 'load'): AskedPath[] => {
    const path = percentDecode(pathname)?.replace(/^\/+/, '')
    return path === undefined ? [] : [{ row, path, outside: use, written: '' }]
  }
  return rows.flatMap((row): AskedPath[] => {
    const { kind, key, target, values } = row
    const inside = { row, path: key.slice(basePath.length), outside: undefined, written: target }
    if (MISSING_REFERENCES.has(kind)) return [inside]
    switch (kind) {
      case 'broken-link':
      case 'broken-asset':
      case 'old-font':
      case 'vanished-page':
      case 'page-data-missing':
        return [inside]
      case 'link-outside-base-path':
      case 'reference-outside-base-path':
        return outside(row, key, 'link')
      case 'load-outside-base-path':
        return outside(row, key, 'load')
      case 'sitemap-entry':
      case 'sitemap-named': {
        // Whatever host a sitemap names, its paths are those of this site.
        const pathname = URL.parse(toText(key), SOME_PAGE)?.pathname ?? ''
        const address = addresses.read(toBytes(pathname), addresses.baseOfFile('sitemap.xml'))
        if (address.to === 'site') return [{ row, path: address.path, outside: undefined, written: key }]
        return address.to === 'outside' ? outside(row, address.path, 'load') : []
      }
      case 'redirect-target':
      case 'redirect-error-page': {
        // Hosts read their redirect files in the root, so there is no base path.
        const path = toBytes(values.to ?? '').slice(1)
        return [{ row, path, outside: undefined, written: key.slice(target.length + 1) }]
      }
      default:
        return []
    }
  })
}

/** Those that most pages have first, as not everything may be looked for. */
function byPages(a: Row, b: Row): number {
  return b.pages - a.pages || compare(a.key, b.key) || compare(a.kind, b.kind)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Returns an address as it can be written in a page: in letters, with only those characters encoded that mean something else in an address. */
export function readable(bytes: string): string {
  const text = toText(bytes)
  if (text.includes('\uFFFD')) return percentEncode(bytes)
  return text.replace(/[\s\p{C}"#%<>?\\^`{|}]/gu, (sign) => percentEncode(toBytes(sign)))
}
