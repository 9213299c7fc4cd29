/** Says what exists instead of what a broken address names, once all files have been read. */
import { interruptible } from '../../common/event-loop.ts'
import type { FindingKind } from '../../findings/site-kinds.ts'
import { makeSuggestion, type Suggestion } from '../../findings/suggestion.ts'
import { Addresses, anchorNames } from '../../web/address.ts'
import { percentDecode, readableAddress, toBytes, toText } from '../../web/byte-strings.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { idsIn } from '../rules/anchors.ts'
import { type CountedFinding, isTruncated } from '../rules/finding-counter.ts'
import { MISSING_REFERENCES } from '../rules/references.ts'
import { readSitemapAddress } from '../rules/sitemaps.ts'
import { type FindAnchor, indexAnchors } from './similar-anchors.ts'
import { endsLikeFile, indexPaths, type SimilarPath } from './similar-paths.ts'

const each = <Named extends string>(named: Named, kinds: readonly FindingKind[]) =>
  kinds.map((kind) => [kind, named] as const)

/** What a row of a kind names. Nothing is looked for where a kind is not here. */
const BROKEN = new Map([
  ...each('anchor', ['broken-anchor', 'broken-asset/symbol']),
  ...each('path', [...MISSING_REFERENCES, 'broken-link', 'broken-asset', 'broken-asset/old-font']),
  ...each('path', ['page-data', 'page-data/all', 'vanished-page']),
  ...each('outside', [
    'outside-base-path/link',
    'outside-base-path/load',
    'outside-base-path/reference',
  ]),
  ...each('outside', ['outside-base-path/not-found']),
  ...each('folder', ['broken-link/folder', 'broken-asset/folder']),
  ...each('in-sitemap', ['sitemap/entry', 'sitemap/named']),
  ...each('in-redirects', ['redirect-target', 'redirect-target/error-page']),
])

/**
 * Returns the suggestions of those rows that have one. They depend only on the rows and the files,
 * not on the order of the rows. `anchors`: of pages that lack some, joined, by index.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function findSuggestions(
  rows: readonly CountedFinding[],
  served: ServedSite,
  anchors: ReadonlyMap<number, string>,
  signal: AbortSignal,
): Promise<ReadonlyMap<CountedFinding, Suggestion>> {
  const found = new Map<CountedFinding, Suggestion>()
  const broken = rows.filter(
    ({ kind, key, isRest }) => BROKEN.has(kind) && !isRest && !isTruncated(key),
  )
  if (broken.length === 0) return found
  const nearTo = searchIn(served, anchors)
  for await (const row of interruptible(broken, signal)) {
    const near = nearTo(row)
    if (near !== undefined) found.set(row, near)
  }
  return found
}

/** An address of a mailbox, and no name of a file such as `logo@2x.png`. */
const MAILBOX =
  /^(?!.*@\dx\.|.*\.(?:html?|mdx?|pdf|zip)$)[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}(?:\?|$)/i

/** Returns what finds the suggestion of one row after the other. */
function searchIn(
  served: ServedSite,
  anchors: ReadonlyMap<number, string>,
): (row: CountedFinding) => Suggestion | undefined {
  const { site, files } = served
  const basePath = toBytes(site.basePath)
  const paths = indexPaths(served)
  const addresses = new Addresses(site)
  /** The page whose anchors were looked at last: rows of one page come one after the other. */
  let last: { readonly page: number; readonly near: FindAnchor } | undefined

  const inWords = (near: SimilarPath | undefined, fragment = '') =>
    near && makeSuggestion(near.kind, site.basePath + readableAddress(near.path) + fragment)

  const outside = (pathname: string) => {
    const path = percentDecode(pathname)
    if (path === undefined) return undefined
    return inWords(paths.nearOutside(path))
  }

  const fileOf = (key: string, hash: number) => files.get(key.slice(basePath.length, hash))

  const ofAnchor = ({ key, target }: CountedFinding) => {
    // A key is the address of a page and a fragment. Names may have a `#`, too.
    const hashes = [...key.matchAll(/#/g)].map(({ index }) => index)
    const hash = hashes.find((at) => fileOf(key, at) !== undefined)
    const page = hash === undefined ? undefined : fileOf(key, hash)
    const fragment = anchorNames(key.slice(hash)).at(-1)
    if (page === undefined || fragment === undefined) return undefined
    if (last?.page !== page) last = { page, near: indexAnchors(idsIn(anchors.get(page) ?? '')) }
    const near = last.near(fragment)
    const path = paths.pathOf(page, endsLikeFile(target.split(/[?#]/, 1)[0] ?? ''))
    if (near === undefined || path === undefined) return undefined
    return inWords({ kind: near.kind, path }, `#${readableAddress(near.id)}`)
  }

  return (row) => {
    const { kind, key, target, values } = row
    switch (BROKEN.get(kind)) {
      case 'anchor':
        return ofAnchor(row)
      case 'outside':
        return outside(key)
      case 'folder':
        return key.startsWith(basePath)
          ? inWords(paths.nearStart(key.slice(basePath.length)))
          : outside(key)
      case 'in-sitemap': {
        const address = readSitemapAddress(toText(key), addresses)
        if (address?.kind === 'outside') return outside(address.path)
        if (address?.kind === 'site') return inWords(paths.near(address.path))
        return undefined
      }
      case 'in-redirects':
        // Hosts read their redirect files in the root, so there is no base path.
        return inWords(paths.near(toBytes(values.to ?? '').slice(1)))
      default: {
        if (kind === 'broken-link' && MAILBOX.test(target))
          return makeSuggestion('mailto', `mailto:${toText(target)}`)
        const near = paths.near(key.slice(basePath.length))
        const isPageData = kind === 'page-data' || kind === 'page-data/all'
        // With another name, it is the data of another page.
        if (isPageData && near?.kind !== 'case') return undefined
        return inWords(near)
      }
    }
  }
}
