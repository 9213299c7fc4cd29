import { findRenamedFolders } from '../check/earlier/renamed-folders.ts'
import {
  type Bytes,
  compareBytes,
  NO_BYTES,
  percentDecode,
  ROOT,
  toBytes,
} from '../web/byte-strings.ts'
import { listCandidatePaths } from '../web/host/candidate-paths.ts'
import type { PublishedFiles } from '../web/host/published-files.ts'
import { ServedSite } from '../web/host/served-site.ts'
import { getStem, isPage } from '../web/page-names.ts'
import type { Tree } from '../web/tree.ts'
import { NOTHING_RENAMED, type RenamedNames } from './address-resolver.ts'
import { compareFiles, type FileComparison, isDerived } from './compare-files.ts'
import type { SitePair } from './comparer.ts'
import { type ComparerPool, countBytesToCompare, runInBatches } from './comparison-pool.ts'
import { findMovedPages } from './moves.ts'
import type { Comparison, Move, PageChange, PageLoss, Size } from './site-change.ts'

/**
 * Compares two builds of a site by what a reader would notice. Files with the same bytes at the
 * same path are not parsed; of the others, little more than digests is kept. The pool `comparers`
 * must not be open yet.
 * @throws the reason of their signal soon after it is aborted
 */
export async function compareSites(
  sites: SitePair<PublishedFiles>,
  comparers: ComparerPool,
): Promise<Comparison> {
  comparers.expect(countBytesToCompare(sites))
  await comparers.open(sites)

  const earlier = sites.earlier.tree
  const later = sites.later.tree
  const earlierNames = new Set(earlier.names)
  const laterNames = new Set(later.names)
  const newNames = later.names.filter((name) => !earlierNames.has(name))
  const allNames = [...earlier.names, ...newNames]
  const files = await compareOtherFiles(allNames, comparers)

  // A page shows the same picture even if its file has moved.
  const newPathsOfFiles = new Map([...files.renamed, ...mapToNewPaths(files.changes.moved)])
  await setRenamed(comparers, {
    earlier: { ...NOTHING_RENAMED, files: newPathsOfFiles },
    later: NOTHING_RENAMED,
  })

  // A page can only have moved to a new path, and its old one is gone or redirects.
  const mayHaveMoved = newNames.some(isPage) ? allNames.filter(isPage) : []
  const moved = await findMoved(mayHaveMoved, comparers)

  const newPathsOfPages = mapToNewPaths(moved)
  const certain = moved.filter(({ isGuess }) => isGuess === undefined)
  const folders = findRenamedFolders(certain, earlier.names, later.names)
  // A link that follows a moved page is the same link, and so is one to the redirect that the page
  // left behind.
  await setRenamed(comparers, {
    earlier: { files: new Map([...newPathsOfFiles, ...newPathsOfPages]), folders },
    later: { ...NOTHING_RENAMED, files: newPathsOfPages },
  })

  // The other pages of the earlier site stayed, were removed, or were replaced.
  const unmoved = earlier.names.filter((name) => isPage(name) && !newPathsOfPages.has(name))
  const stayed = unmoved.filter((name) => laterNames.has(name))
  const changes = await findPageChanges(stayed, moved, comparers)
  const removed = unmoved.filter((name) => !laterNames.has(name))
  const replaced = await compareReplaced(findReplaced(removed, sites.later), comparers)

  const movedTo = new Set(newPathsOfPages.values())
  return {
    added: newNames.filter((name) => isPage(name) && !movedTo.has(name)),
    removed,
    moved,
    changed: changes.changed,
    navigation: changes.navigation,
    files: files.changes,
    bytesOnly: { pages: changes.bytesOnly, files: files.bytesOnly },
    lostAnchors: [...changes.lost, ...replaced],
    unreadable: await listUnreadable(comparers),
    earlier: measureSite(earlier),
    later: measureSite(later),
  }
}

/** Sets the names of each site's files and folders in the other site, if they differ. */
async function setRenamed(comparers: ComparerPool, renamed: SitePair<RenamedNames>): Promise<void> {
  await comparers.runOnAll((ask) => ask('setRenamed', renamed))
}

/** Compares the files that are not pages. */
async function compareOtherFiles(
  names: readonly Bytes[],
  comparers: ComparerPool,
): Promise<FileComparison> {
  const all = new Set(names)
  const others = names.filter((name) => !isPage(name))
  const fingerprints = await runInBatches(comparers, others, (ask, batch) =>
    ask('fingerprintFiles', batch),
  )
  return compareFiles(...splitBySite(others, fingerprints), (name) => isDerived(name, all))
}

/** Returns the pages whose content is at another path now. */
async function findMoved(pages: readonly Bytes[], comparers: ComparerPool): Promise<Move[]> {
  const fingerprints = await runInBatches(comparers, pages, (ask, batch) =>
    ask('fingerprintPages', batch),
  )
  return findMovedPages(...splitBySite(pages, fingerprints))
}

/** The changes of pages that both sites have. */
interface PageChanges extends Pick<Comparison, 'changed' | 'navigation'> {
  /** How many pages differ in nothing that a reader would notice. */
  readonly bytesOnly: number
  readonly lost: readonly PageLoss[]
}

/** Compares pages that have stayed where they were, and pages that moved. */
async function findPageChanges(
  stayed: readonly Bytes[],
  moved: readonly Move[],
  comparers: ComparerPool,
): Promise<PageChanges> {
  const pairs = stayed.map((name) => ({ from: name, to: name }))
  const toCompare = [...pairs, ...moved].sort((a, b) => compareBytes(a.to, b.to))
  const changes = await runInBatches(comparers, toCompare, (ask, batch) =>
    ask('comparePages', batch),
  )

  // Pages with the same bytes are undefined.
  const compared = changes.filter((page) => page !== undefined)
  const read = compared.map(({ change }) => change)
  const unmoved = read.filter(({ from }) => from === undefined)
  const noticeable = unmoved.filter(({ what }) => what.length > 0)

  return {
    changed: read.filter((change) => !isOnlyInNavigation(change)),
    navigation: noticeable.filter(isOnlyInNavigation).map(({ page }) => page),
    bytesOnly: unmoved.length - noticeable.length,
    lost: compared.map(({ lost }) => lost).filter((lost) => lost !== undefined),
  }
}

/** Returns the lost anchors of pages that other pages replace at the same address. */
async function compareReplaced(
  pages: readonly Move[],
  comparers: ComparerPool,
): Promise<PageLoss[]> {
  const losses = await runInBatches(comparers, pages, (ask, batch) => ask('compareReplaced', batch))
  return losses.filter((lost) => lost !== undefined)
}

/**
 * Returns the pages of the later site that are served at the addresses of removed ones. A rule with
 * wildcards that sends several addresses to one page, or one to the home page, does not count.
 */
function findReplaced(removed: readonly Bytes[], { site }: PublishedFiles): Move[] {
  if (removed.length === 0) return []
  const served = new ServedSite(site)
  const exactPaths = new Set<Bytes>()
  for (const { matcher } of served.ruleSet.rules)
    if (matcher.kind === 'exact') exactPaths.add(matcher.path)

  const candidates: (Move & { readonly isExact: boolean })[] = []
  for (const from of removed) {
    const [path = NO_BYTES] = listCandidatePaths(from)
    const to = findServedName(path, served)
    if (to === undefined || !isPage(to)) continue
    candidates.push({ from, to, isExact: exactPaths.has(ROOT.concat(path)) })
  }

  const byNewPath = Map.groupBy(candidates, ({ to }) => to)
  const replacesOnlyOne = (to: Bytes) => byNewPath.get(to)?.length === 1 && getStem(to) !== ''
  return candidates
    .filter(({ to, isExact }) => isExact || replacesOnlyOne(to))
    .map(({ from, to }) => ({ from, to }))
}

/** Returns the file that is served at a path, even if only some hosts apply the rule. */
function findServedName(path: Bytes, served: ServedSite): Bytes | undefined {
  const fileIndex = served.findServedFile(path)
  if (fileIndex !== undefined) return served.getName(fileIndex)
  const redirect = served.findRedirect(path)
  if (redirect === undefined || redirect.to.includes('#')) return undefined
  const pathOfTarget = percentDecode(toBytes(redirect.to.slice(1))) ?? NO_BYTES
  const redirectedTo = served.findServedFile(pathOfTarget)
  if (redirectedTo === undefined) return undefined
  return served.getName(redirectedTo)
}

function isOnlyInNavigation({ what }: PageChange): boolean {
  return what.every((aspect) => aspect === 'navigation')
}

/** Returns the unreadable files and folders of both sites, and why. */
async function listUnreadable(comparers: ComparerPool): Promise<ReadonlyMap<Bytes, string>> {
  const unreadable = await comparers.runOnAll((ask) => ask('listUnreadable'))
  const entries = unreadable.flatMap((each) => [...each])
  return new Map(entries.sort(([a], [b]) => compareBytes(a, b)))
}

/** Returns the new paths of moved files, by the old ones. */
function mapToNewPaths(moved: readonly Move[]): ReadonlyMap<string, string> {
  return new Map(moved.map(({ from, to }) => [from, to]))
}

function measureSite({ names }: Tree): Size {
  const pages = names.filter(isPage).length
  return { pages, files: names.length - pages }
}

/** Returns the fingerprints of each site by the names of the files. */
function splitBySite<Fingerprint>(
  names: readonly Bytes[],
  fingerprints: readonly Partial<SitePair<Fingerprint>>[],
): readonly [earlier: Map<Bytes, Fingerprint>, later: Map<Bytes, Fingerprint>] {
  const earlier = new Map<Bytes, Fingerprint>()
  const later = new Map<Bytes, Fingerprint>()
  for (const [i, name] of names.entries()) {
    const fingerprint = fingerprints[i]
    if (fingerprint?.earlier !== undefined) earlier.set(name, fingerprint.earlier)
    if (fingerprint?.later !== undefined) later.set(name, fingerprint.later)
  }
  return [earlier, later]
}
