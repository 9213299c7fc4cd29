/**
 * Finds the pages of an earlier build whose addresses are no longer served, and where they are now.
 */

import { makePause, type Pause } from '../../common/event-loop.ts'
import type { Bytes } from '../../web/byte-strings.ts'
import { cutAfterUnpublishedDotfile } from '../../web/host/dotfiles.ts'
import { listExactPaths } from '../../web/host/redirects/rule-set.ts'
import { ServedSite } from '../../web/host/served-site.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import { isNotFoundPageOfSite, isPage } from '../../web/page-names.ts'
import type { SitePath } from '../../web/paths.ts'
import type { FileIndex } from '../../web/tree.ts'
import type { Move } from '../comparison.ts'

/**
 * A page with addresses that are no longer served. Addresses are decoded, without the base path.
 */
export interface VanishedPage {
  /** Its file in the earlier site. */
  readonly name: Bytes
  /** The addresses that are gone, the most common one first. Never empty. */
  readonly lostPaths: readonly SitePath[]
  /** Whether other addresses of the page still work. */
  readonly isReachable: boolean
  /** The current address of the page, if it is certain. */
  readonly to: SitePath | undefined
}

/**
 * Returns the pages of `earlier` with addresses that its host served, including those of redirect
 * rules, and that are not served for `later`. `moves` are pages with the same content at another
 * path.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function findVanishedPages(
  earlier: SiteSnapshot,
  later: SiteSnapshot,
  moves: readonly Move[],
  signal: AbortSignal,
): Promise<readonly VanishedPage[]> {
  const earlierSite = new ServedSite(earlier)
  const laterSite = new ServedSite(later)
  const newNames = new Map(moves.map(({ from, to }) => [from, to]))
  const pause = makePause(signal)
  const rulePaths = await groupRulePaths(earlierSite, pause)

  const vanished: VanishedPage[] = []
  for (const [fileIndex, name] of earlier.names.entries()) {
    await pause()
    if (!isPage(name) || isNotFoundPageOfSite(name)) continue
    if (cutAfterUnpublishedDotfile(name, earlierSite.hostTraits.unpublishedDotfiles) !== undefined)
      continue
    const paths = new Set([
      ...earlierSite.listPaths(fileIndex),
      ...(rulePaths.get(fileIndex) ?? []),
    ])
    const newName = newNames.get(name)
    const movedFile = newName === undefined ? undefined : laterSite.fileIndexes.get(newName)
    const lost = findLostPaths(paths, laterSite, movedFile)
    if (lost !== undefined) vanished.push({ name, ...lost })
  }
  return vanished
}

/**
 * Returns which paths of a page are gone, and where the page is now; undefined if all are still
 * served. `movedFile`: the later file of the page, if it moved.
 */
function findLostPaths(
  paths: ReadonlySet<SitePath>,
  laterSite: ServedSite,
  movedFile: FileIndex | undefined,
): Omit<VanishedPage, 'name'> | undefined {
  const isLost = (path: SitePath) => laterSite.findContent(path) === undefined
  const lostPaths = [...paths].filter(isLost)
  const [firstLost] = lostPaths
  if (firstLost === undefined) return undefined

  const keptPaths = [...paths].filter((path) => !isLost(path))
  const [firstKept] = keptPaths
  const moved = findDirectPath(movedFile, laterSite)
  if (moved !== undefined) {
    // The remaining paths of a moved page may serve another page.
    const isReachable = keptPaths.some((path) => laterSite.findServedFile(path) === movedFile)
    return { lostPaths, isReachable, to: moved }
  }

  const shownFile = laterSite.findServedFile(firstKept ?? firstLost)
  const to = findDirectPath(shownFile, laterSite) ?? firstKept
  return { lostPaths, isReachable: keptPaths.length > 0, to }
}

/** Returns the most common path at which a file itself is served; undefined if there is none. */
export function findDirectPath(
  fileIndex: FileIndex | undefined,
  servedSite: ServedSite,
): SitePath | undefined {
  if (fileIndex === undefined) return undefined
  return servedSite.listPaths(fileIndex)[0]
}

/** Returns the paths of the site's rules without wildcards, by the file that is shown there. */
async function groupRulePaths(
  servedSite: ServedSite,
  pause: Pause,
): Promise<ReadonlyMap<FileIndex, readonly SitePath[]>> {
  const pathsByFile = new Map<FileIndex, SitePath[]>()
  if (servedSite.onHost === undefined) return pathsByFile
  for (const path of listExactPaths(servedSite.onHost.ruleSet)) {
    await pause()
    const file = servedSite.findServedFile(path)
    if (file !== undefined) pathsByFile.set(file, [...(pathsByFile.get(file) ?? []), path])
  }
  return pathsByFile
}
