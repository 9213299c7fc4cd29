import { inByteOrder } from '../web/byte-strings.ts'
import type { SiteOnHost } from '../web/host/site-on-host.ts'
import { isPage } from '../web/page-names.ts'
import type { Tree } from '../web/tree.ts'
import { compareFiles, isDerived } from './compare-files.ts'
import type { SitePair } from './comparer.ts'
import { type Comparers, countBytesToCompare, workInBatches } from './comparing.ts'
import { findMovedPages } from './moves.ts'
import type { Comparison, Move, PageChange, Size } from './site-change.ts'

/**
 * Compares two builds of a site by what a reader would notice. Files with the same bytes at the
 * same path are not parsed; of the others, little more than digests is kept. `comparers` must not
 * be open yet.
 * @throws the reason of their signal soon after it is aborted
 */
export async function compareSites(
  sites: SitePair<SiteOnHost>,
  comparers: Comparers,
): Promise<Comparison> {
  comparers.expect(countBytesToCompare(sites))
  await comparers.open(sites)
  const [earlier, later] = [sites.earlier.tree, sites.later.tree]
  const [before, after] = [new Set(earlier.names), new Set(later.names)]
  const fresh = later.names.filter((name) => !before.has(name))
  const names = [...earlier.names, ...fresh]
  const all = new Set(names)
  const rename = (renamed: SitePair<ReadonlyMap<string, string>>) =>
    comparers.everywhere((ask) => ask('rename', renamed))

  const otherFiles = names.filter((name) => !isPage(name))
  const files = compareFiles(
    ...byName(
      otherFiles,
      await workInBatches(comparers, otherFiles, (ask, batch) => ask('files', batch)),
    ),
    (name) => isDerived(name, all),
  )

  // A page shows the same picture, wherever that is now.
  const elsewhere = new Map([...files.renamed, ...placesOf(files.changes.moved)])
  // A page can only have moved to a new path; its old one is gone, or redirects now.
  await rename({ earlier: elsewhere, later: new Map() })
  const mayHaveMoved = fresh.some(isPage) ? names.filter(isPage) : []
  const moved = findMovedPages(
    ...byName(
      mayHaveMoved,
      await workInBatches(comparers, mayHaveMoved, (ask, batch) => ask('pages', batch)),
    ),
  )

  // A link that follows a moved page is the same link, and so is one to the redirect that the page
  // left behind.
  const moves = placesOf(moved)
  await rename({ earlier: new Map([...elsewhere, ...moves]), later: moves })
  const pairs = earlier.names
    .filter(isPage)
    .flatMap((from) => (after.has(from) && !moves.has(from) ? [{ from, to: from }] : []))
  const toCompare = [...pairs, ...moved].sort((a, b) => inByteOrder(a.to, b.to))
  const changes = await workInBatches(comparers, toCompare, (ask, batch) => ask('changes', batch))
  // Pages with the same bytes are undefined.
  const read = changes.filter((change) => change !== undefined)
  const stayed = read.filter(({ from }) => from === undefined)
  const isInMenusAlone = ({ what }: PageChange) => what.every((aspect) => aspect === 'navigation')
  const places = new Set(moves.values())
  const unreadable = await comparers.everywhere((ask) => ask('unreadable'))
  return {
    added: fresh.filter((name) => isPage(name) && !places.has(name)),
    removed: earlier.names.filter((name) => isPage(name) && !after.has(name) && !moves.has(name)),
    moved,
    changed: read.filter((change) => !isInMenusAlone(change)),
    navigation: stayed
      .filter((change) => change.what.length > 0 && isInMenusAlone(change))
      .map(({ page }) => page),
    files: files.changes,
    bytesOnly: {
      pages: stayed.filter(({ what }) => what.length === 0).length,
      files: files.bytesOnly,
    },
    unreadable: new Map(
      unreadable.flatMap((found) => [...found]).sort(([a], [b]) => inByteOrder(a, b)),
    ),
    earlier: sizeOf(earlier),
    later: sizeOf(later),
  }
}

/** Returns where each of what moved is now. */
function placesOf(moved: readonly Move[]): ReadonlyMap<string, string> {
  return new Map(moved.map(({ from, to }) => [from, to]))
}

function sizeOf({ names }: Tree): Size {
  const pages = names.filter(isPage).length
  return { pages, files: names.length - pages }
}

/** Returns the fingerprints of each site by the names of the files. */
function byName<Fingerprint>(
  names: readonly string[],
  fingerprints: readonly Partial<SitePair<Fingerprint>>[],
): readonly [earlier: Map<string, Fingerprint>, later: Map<string, Fingerprint>] {
  const of = (side: keyof SitePair<unknown>) =>
    new Map(
      fingerprints.flatMap(({ [side]: found }, i) =>
        found === undefined ? [] : [[names[i] ?? '', found]],
      ),
    )
  return [of('earlier'), of('later')]
}
