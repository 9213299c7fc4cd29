import { findLaterFolders } from '../check/earlier/renamed-folders.ts'
import { type Bytes, compareBytes, NO_BYTES, percentDecode, toBytes } from '../web/byte-strings.ts'
import { listCandidatePaths } from '../web/host/candidate-paths.ts'
import type { PublishedFiles } from '../web/host/published-files.ts'
import { EMPTY_RULE_SET, listExactPaths } from '../web/host/redirects/rule-set.ts'
import { ServedSite } from '../web/host/served-site.ts'
import { getStem, isPage } from '../web/page-names.ts'
import type { Tree } from '../web/tree.ts'
import { NOTHING_RENAMED, type RenamedNames } from './address-resolver.ts'
import { compareFiles, type FileComparison, isDerivedFile } from './compare-files.ts'
import type {
  Comparison,
  LostPageAnchors,
  Move,
  PageChange,
  PathPair,
  SitePair,
  SiteSize,
} from './comparison.ts'
import { type ComparisonPool, countBytesToCompare, runInBatches } from './comparison-pool.ts'
import { findMovedPages } from './moves.ts'

/**
 * Compares two builds of a site by what a reader would notice. Files with the same bytes at the
 * same path are not parsed; of the others, little more than digests is kept. `pool` must not be
 * open yet.
 * @throws the reason of its signal soon after it is aborted
 */
export async function compareSites(
  sites: SitePair<PublishedFiles>,
  pool: ComparisonPool,
): Promise<Comparison> {
  pool.expectBytes(countBytesToCompare(sites))
  await pool.open(sites)

  const earlier = sites.earlier.tree
  const later = sites.later.tree
  const earlierNames = new Set(earlier.names)
  const addedNames = later.names.filter((name) => !earlierNames.has(name))
  const allNames = [...earlier.names, ...addedNames]

  const files = await compareOtherFiles(allNames, pool)
  const newPathsOfFiles = await matchRenamedFiles(files, pool)
  // A page can only have moved to a new path, and its old one is gone or redirects.
  const mayHaveMoved = addedNames.some(isPage) ? allNames.filter(isPage) : []
  const moved = await findMoved(mayHaveMoved, pool)
  const newPathsOfPages = await matchMovedPages(moved, newPathsOfFiles, sites, pool)
  const pages = await compareRemainingPages(moved, newPathsOfPages, sites, pool)

  const targetsOfMoves = new Set(newPathsOfPages.values())
  return {
    added: addedNames.filter((name) => isPage(name) && !targetsOfMoves.has(name)),
    removed: pages.removed,
    moved,
    changed: pages.changed,
    navigation: pages.navigation,
    files: files.changes,
    bytesOnly: { pages: pages.bytesOnly, files: files.bytesOnly },
    lostAnchors: pages.lostAnchors,
    unreadable: await listUnreadable(pool),
    earlier: measureSite(earlier),
    later: measureSite(later),
  }
}

/** Old and new paths. */
type NewPaths = ReadonlyMap<string, string>

/**
 * Makes links to renamed files count as the same, because a page shows the same image even if its
 * file has moved. Returns the new paths of these files.
 */
async function matchRenamedFiles(files: FileComparison, pool: ComparisonPool): Promise<NewPaths> {
  const newPaths = new Map([...files.renamed, ...mapToNewPaths(files.changes.moved)])
  await setRenamed(pool, {
    earlier: { ...NOTHING_RENAMED, files: newPaths },
    later: NOTHING_RENAMED,
  })
  return newPaths
}

/**
 * Makes links to moved pages, and to redirects at their old paths, count as the same. Returns the
 * new paths of these pages.
 */
async function matchMovedPages(
  moved: readonly Move[],
  newPathsOfFiles: NewPaths,
  { earlier, later }: SitePair<PublishedFiles>,
  pool: ComparisonPool,
): Promise<NewPaths> {
  const newPaths = mapToNewPaths(moved)
  const certain = moved.filter(({ isGuess }) => isGuess === undefined)
  const folders = findLaterFolders(certain, earlier.tree.names, later.tree.names)
  await setRenamed(pool, {
    earlier: { files: new Map([...newPathsOfFiles, ...newPaths]), folders },
    later: { ...NOTHING_RENAMED, files: newPaths },
  })
  return newPaths
}

/** Sets the names of each site's files and folders in the other site, if they differ. */
async function setRenamed(pool: ComparisonPool, renamed: SitePair<RenamedNames>): Promise<void> {
  await pool.runOnAll((call) => call('setRenamed', renamed))
}

/**
 * Compares the pages that moved, and those of the earlier site that stayed, were removed, or were
 * replaced.
 */
async function compareRemainingPages(
  moved: readonly Move[],
  newPaths: NewPaths,
  { earlier, later }: SitePair<PublishedFiles>,
  pool: ComparisonPool,
): Promise<PageChanges & Pick<Comparison, 'removed'>> {
  const laterNames = new Set(later.tree.names)
  const unmoved = earlier.tree.names.filter((name) => isPage(name) && !newPaths.has(name))
  const stayed = unmoved.filter((name) => laterNames.has(name))
  const removed = unmoved.filter((name) => !laterNames.has(name))

  const changes = await findPageChanges(stayed, moved, pool)
  const replaced = await findAnchorsLostByReplacement(findReplaced(removed, later), pool)
  return { ...changes, removed, lostAnchors: [...changes.lostAnchors, ...replaced] }
}

/** Compares the files that are not pages. */
async function compareOtherFiles(
  names: readonly Bytes[],
  pool: ComparisonPool,
): Promise<FileComparison> {
  const allNames = new Set(names)
  const otherNames = names.filter((name) => !isPage(name))
  const fingerprints = await runInBatches(pool, otherNames, (call, batch) =>
    call('fingerprintFiles', batch),
  )
  return compareFiles(...splitBySite(otherNames, fingerprints), (name) =>
    isDerivedFile(name, allNames),
  )
}

/** Returns the pages whose content is at another path now. */
async function findMoved(pages: readonly Bytes[], pool: ComparisonPool): Promise<Move[]> {
  const fingerprints = await runInBatches(pool, pages, (call, batch) =>
    call('fingerprintPages', batch),
  )
  return findMovedPages(...splitBySite(pages, fingerprints))
}

/** The changes of pages that both sites have. */
interface PageChanges extends Pick<Comparison, 'changed' | 'navigation' | 'lostAnchors'> {
  /** How many pages differ in nothing that a reader would notice. */
  readonly bytesOnly: number
}

/** Compares pages that have stayed where they were, and pages that moved. */
async function findPageChanges(
  stayed: readonly Bytes[],
  moved: readonly Move[],
  pool: ComparisonPool,
): Promise<PageChanges> {
  const pairs = stayed.map((name) => ({ from: name, to: name }))
  const toCompare = [...pairs, ...moved].sort((a, b) => compareBytes(a.to, b.to))
  const results = await runInBatches(pool, toCompare, (call, batch) => call('comparePages', batch))

  // Pages with the same bytes are undefined.
  const compared = results.filter((page) => page !== undefined)
  const allChanges = compared.map(({ change }) => change)
  const unmoved = allChanges.filter(({ from }) => from === undefined)
  const noticeable = unmoved.filter(({ aspects }) => aspects.length > 0)

  return {
    changed: allChanges.filter((change) => !isOnlyInNavigation(change)),
    navigation: noticeable.filter(isOnlyInNavigation).map(({ page }) => page),
    bytesOnly: unmoved.length - noticeable.length,
    lostAnchors: compared.map((page) => page.lostAnchors).filter((lost) => lost !== undefined),
  }
}

/** Returns the lost anchors of pages that other pages replace at the same address. */
async function findAnchorsLostByReplacement(
  pages: readonly PathPair[],
  pool: ComparisonPool,
): Promise<LostPageAnchors[]> {
  const lostAnchors = await runInBatches(pool, pages, (call, batch) =>
    call('findAnchorsLostByReplacement', batch),
  )
  return lostAnchors.filter((lost) => lost !== undefined)
}

/**
 * Returns the pages of the later site that are served at the addresses of removed ones. A rule with
 * wildcards that sends several addresses to one page, or one to the home page, does not count.
 */
function findReplaced(removed: readonly Bytes[], { snapshot }: PublishedFiles): PathPair[] {
  if (removed.length === 0) return []
  const servedSite = new ServedSite(snapshot)
  const exactPaths = listExactPaths(servedSite.onHost?.ruleSet ?? EMPTY_RULE_SET)
  const candidates: (PathPair & { readonly isExact: boolean })[] = []
  for (const from of removed) {
    const [path = NO_BYTES] = listCandidatePaths(from)
    const to = findServedName(path, servedSite)
    if (to === undefined || !isPage(to)) continue
    candidates.push({ from, to, isExact: exactPaths.has(path) })
  }

  const byNewPath = Map.groupBy(candidates, ({ to }) => to)
  const replacesOnlyOne = (to: Bytes) => byNewPath.get(to)?.length === 1 && getStem(to) !== ''
  return candidates
    .filter(({ to, isExact }) => isExact || replacesOnlyOne(to))
    .map(({ from, to }) => ({ from, to }))
}

/** Returns the file that is served at a path, even if only some hosts apply the rule. */
function findServedName(path: Bytes, servedSite: ServedSite): Bytes | undefined {
  const fileIndex = servedSite.findServedFile(path)
  if (fileIndex !== undefined) return servedSite.getName(fileIndex)
  const redirect = servedSite.findRedirect(path)
  if (redirect === undefined || redirect.to.includes('#')) return undefined
  const pathOfTarget = percentDecode(toBytes(redirect.to.slice(1))) ?? NO_BYTES
  const redirectedTo = servedSite.findServedFile(pathOfTarget)
  if (redirectedTo === undefined) return undefined
  return servedSite.getName(redirectedTo)
}

function isOnlyInNavigation({ aspects }: PageChange): boolean {
  return aspects.every((aspect) => aspect === 'navigation')
}

/** Returns the unreadable files and folders of both sites, and why. */
async function listUnreadable(pool: ComparisonPool): Promise<ReadonlyMap<Bytes, string>> {
  const unreadable = await pool.runOnAll((call) => call('listUnreadable'))
  const entries = unreadable.flatMap((each) => [...each])
  return new Map(entries.sort(([a], [b]) => compareBytes(a, b)))
}

/** Returns the new paths of moved files, by the old ones. */
function mapToNewPaths(moved: readonly Move[]): NewPaths {
  return new Map(moved.map(({ from, to }) => [from, to]))
}

function measureSite({ names }: Tree): SiteSize {
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
