/** Lists the files that the host should serve, and where. */
import { iterateWithPauses } from '../../common/event-loop.ts'
import { sampleEvenly } from '../../common/sample-evenly.ts'
import { isNotFoundPageOfSite } from '../../web/page-names.ts'
import type { SitePath } from '../../web/paths.ts'
import { type FileIndex, getFileName } from '../../web/tree.ts'
import type { LocalSite } from '../site/local-site.ts'
import type { ExpectedFile } from './expectation.ts'
import { findFilesUsedByPages } from './files-used-by-pages.ts'
import { listRequestedPaths, makeSiteFile, mayBeUnpublished } from './site-files.ts'

/**
 * How many pages are also requested at their other addresses. A sample is enough, because one rule
 * of the host applies to all pages.
 */
const MAX_PAGES_AT_OTHER_ADDRESSES = 200

/** How a site differs from the one before it. */
interface ExpectedFilesOptions {
  /** The site that was published there before, if it is known. */
  readonly earlierSite?: LocalSite | undefined
  /** The indexes of files that the earlier site did not have, or had with different content. */
  readonly possiblyChangedFiles?: ReadonlySet<FileIndex> | undefined
  readonly signal: AbortSignal
}

/** The files of a site at their addresses. */
interface ExpectedFiles {
  readonly expectedFiles: readonly ExpectedFile[]
  /** How many files have no address, apart from those that may be unpublished. */
  readonly unaddressedFileCount: number
}

/**
 * Returns each file of a site at its preferred address, and some pages at their other addresses.
 * @throws the reason of the signal soon after it is aborted; any file-system error
 */
export async function listExpectedFiles(
  currentSite: LocalSite,
  options: ExpectedFilesOptions,
): Promise<ExpectedFiles> {
  const { signal } = options
  const { assetKinds, extensionlessPages } = await findFilesUsedByPages(currentSite, signal)
  const { names } = currentSite.snapshot
  const atPreferredAddresses: ExpectedFile[] = []
  const atOtherAddresses: ExpectedFile[][] = []
  let unaddressedFileCount = 0
  for await (const [fileIndex, name] of iterateWithPauses(names.entries(), signal)) {
    const [preferredPath, ...otherPaths] = listRequestedPaths(name, fileIndex, currentSite)
    if (preferredPath === undefined) {
      if (!mayBeUnpublished(name, currentSite)) unaddressedFileCount++
      continue
    }
    atPreferredAddresses.push({
      ...makeExpectedFile(preferredPath, fileIndex, currentSite),
      assetKind: assetKinds.get(fileIndex),
      extensionlessPage: extensionlessPages.get(fileIndex),
      isKnownToHaveChanged: isKnownToHaveChanged(fileIndex, currentSite, options),
    })
    const atOtherPaths = otherPaths.map((path) => makeExpectedFile(path, fileIndex, currentSite))
    if (atOtherPaths.length > 0) atOtherAddresses.push(atOtherPaths)
  }
  const sample = sampleEvenly(atOtherAddresses, MAX_PAGES_AT_OTHER_ADDRESSES)
  return { expectedFiles: [...atPreferredAddresses, ...sample.flat()], unaddressedFileCount }
}

function makeExpectedFile(path: SitePath, fileIndex: FileIndex, site: LocalSite): ExpectedFile {
  const name = getFileName(site.snapshot, fileIndex)
  return {
    kind: 'file',
    requestPath: site.makeRequestPath(path),
    ...makeSiteFile(fileIndex, site),
    mayBeUnpublished: mayBeUnpublished(name, site),
    isNotFoundPage: isNotFoundPageOfSite(name),
  }
}

/**
 * Is the earlier site known to have different content under the name of a file? A file of both
 * sites is in `possiblyChangedFiles` only if it differs or is large.
 */
function isKnownToHaveChanged(
  fileIndex: FileIndex,
  currentSite: LocalSite,
  { earlierSite, possiblyChangedFiles }: ExpectedFilesOptions,
): boolean {
  const name = getFileName(currentSite.snapshot, fileIndex)
  if (earlierSite?.servedSite.fileIndexes.has(name) !== true) return false
  if (currentSite.getFile(fileIndex).isLarge) return false
  return possiblyChangedFiles?.has(fileIndex) === true
}
