/** Lists files of the earlier site that the host should no longer serve. */
import { sampleEvenly } from '../../common/sample-evenly.ts'
import type { Bytes } from '../../web/byte-strings.ts'
import { isNotFoundPageOfSite, isPage } from '../../web/page-names.ts'
import type { LocalSite } from '../site/local-site.ts'
import type { ExpectedRemoval } from './expectation.ts'
import { listRequestedPaths, makeSiteFile, mayBeUnpublished } from './site-files.ts'

/** How many of the files that only the earlier site has are requested. */
const MAX_REMOVED_FILES = 200

/** A script in the root of a site, such as a service worker. */
const ROOT_SCRIPT = /^[^/]+\.m?js$/

/**
 * Returns pages and root scripts of the earlier site whose addresses this one does not serve. A
 * leftover service worker in the root would keep serving old content. Other files are often kept on
 * purpose, for pages that are still open in a browser.
 */
export function listExpectedRemovals(
  currentSite: LocalSite,
  earlierSite: LocalSite | undefined,
): readonly ExpectedRemoval[] {
  if (earlierSite === undefined) return []
  const { servedSite } = currentSite
  // A rule that is not supported may serve any of them.
  if (servedSite.unreadCatchAllPlace !== undefined) return []

  const removals: ExpectedRemoval[] = []
  for (const [fileIndex, name] of earlierSite.snapshot.names.entries()) {
    if (!mustBeRemoved(name) || mayBeUnpublished(name, earlierSite)) continue
    if (servedSite.fileIndexes.has(name)) continue
    const [path] = listRequestedPaths(name, fileIndex, earlierSite)
    if (path === undefined || servedSite.findContent(path) !== undefined) continue
    removals.push({
      kind: 'removed-file',
      requestPath: earlierSite.makeRequestPath(path),
      ...makeSiteFile(fileIndex, earlierSite),
    })
  }
  return sampleEvenly(removals, MAX_REMOVED_FILES)
}

function mustBeRemoved(name: Bytes): boolean {
  if (isPage(name)) return !isNotFoundPageOfSite(name)
  return ROOT_SCRIPT.test(name)
}
