import { compareBytes } from '../web/byte-strings.ts'
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
  const earlier = sites.earlier.tree
  const later = sites.later.tree
  const before = new Set(earlier.names)
  const after = new Set(later.names)
  const fresh = later.names.filter((name) => !before.has(name))
  const names = [...earlier.names, ...fresh]
  const files = await compareOtherFiles(names, comparers)

  // A page shows the same picture, wherever that is now.
  const elsewhere = new Map([...files.renamed, ...placesOf(files.changes.moved)])
  await rename(comparers, { earlier: elsewhere, later: new Map() })
  // A page can only have moved to a new path; its old one is gone, or redirects now.
  const mayHaveMoved = fresh.some(isPage) ? names.filter(isPage) : []
  const moved = await findMoved(mayHaveMoved, comparers)

  // A link that follows a moved page is the same link, and so is one to the redirect that the page
  // left behind.
  const moves = placesOf(moved)
  await rename(comparers, { earlier: new Map([...elsewhere, ...moves]), later: moves })
  const isGone = (name: string) => !after.has(name) && !moves.has(name)
  const hasStayed = (name: string) => after.has(name) && !moves.has(name)
  const pages = earlier.names.filter(isPage)
  const changes = await comparePages(pages.filter(hasStayed), moved, comparers)
  const places = new Set(moves.values())
  return {
    added: fresh.filter((name) => isPage(name) && !places.has(name)),
    removed: pages.filter(isGone),
    moved,
    changed: changes.changed,
    navigation: changes.navigation,
    files: files.changes,
    bytesOnly: { pages: changes.bytesOnly, files: files.bytesOnly },
    unreadable: await listUnreadable(comparers),
    earlier: sizeOf(earlier),
    later: sizeOf(later),
  }
}

/** Sets what files of each site are called in the other one, where the names differ. */
async function rename(
  comparers: Comparers,
  renamed: SitePair<ReadonlyMap<string, string>>,
): Promise<void> {
  await comparers.everywhere((ask) => ask('rename', renamed))
}

/** Compares the files that are no pages. */
async function compareOtherFiles(names: readonly string[], comparers: Comparers) {
  const all = new Set(names)
  const others = names.filter((name) => !isPage(name))
  const found = await workInBatches(comparers, others, (ask, batch) => ask('files', batch))
  return compareFiles(...byName(others, found), (name) => isDerived(name, all))
}

/** Returns those of the pages whose content is at another path now. */
async function findMoved(pages: readonly string[], comparers: Comparers): Promise<Move[]> {
  const found = await workInBatches(comparers, pages, (ask, batch) => ask('pages', batch))
  return findMovedPages(...byName(pages, found))
}

/** Compares pages that have stayed where they were, and pages that moved. */
async function comparePages(
  stayed: readonly string[],
  moved: readonly Move[],
  comparers: Comparers,
) {
  const pairs = stayed.map((name) => ({ from: name, to: name }))
  const toCompare = [...pairs, ...moved].sort((a, b) => compareBytes(a.to, b.to))
  const changes = await workInBatches(comparers, toCompare, (ask, batch) => ask('changes', batch))
  // Pages with the same bytes are undefined.
  const read = changes.filter((change) => change !== undefined)
  const inPlace = read.filter(({ from }) => from === undefined)
  const isNoticeable = ({ what }: PageChange) => what.length > 0
  return {
    changed: read.filter((change) => !isInMenusAlone(change)),
    navigation: inPlace
      .filter((change) => isNoticeable(change) && isInMenusAlone(change))
      .map(({ page }) => page),
    bytesOnly: inPlace.filter((change) => !isNoticeable(change)).length,
  }
}

function isInMenusAlone({ what }: PageChange): boolean {
  return what.every((aspect) => aspect === 'navigation')
}

/** Returns what could not be read in either site, and why. */
async function listUnreadable(comparers: Comparers): Promise<ReadonlyMap<string, string>> {
  const found = await comparers.everywhere((ask) => ask('unreadable'))
  const entries = found.flatMap((each) => [...each])
  return new Map(entries.sort(([a], [b]) => compareBytes(a, b)))
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
  const earlier = new Map<string, Fingerprint>()
  const later = new Map<string, Fingerprint>()
  for (const [i, name] of names.entries()) {
    const found = fingerprints[i]
    if (found?.earlier !== undefined) earlier.set(name, found.earlier)
    if (found?.later !== undefined) later.set(name, found.later)
  }
  return [earlier, later]
}
