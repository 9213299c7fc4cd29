/** Checks the list of a site's files: their names, sizes, and beginnings. */

import { ignoreDiskError } from '../../common/disk-errors.ts'
import { iterateWithPauses } from '../../common/event-loop.ts'
import { formatCount } from '../../common/units.ts'
import { readStartOfFile } from '../../disk/read-start-of-file.ts'
import { type Bytes, getLastSegment, NO_BYTES, readBytes } from '../../web/byte-strings.ts'
import { cutAfterUnpublishedDotfile } from '../../web/host/dotfiles.ts'
import type { HostTraits } from '../../web/host/hosts/host-traits.ts'
import type { PublishedFiles } from '../../web/host/published-files.ts'
import { dropTrailingSlash } from '../../web/slashes.ts'
import { type FileIndex, getFileName, makeDiskPath, type Tree } from '../../web/tree.ts'
import type { FindingCollector } from '../collector/finding-collector.ts'
import { makeFileSpot } from '../collector/occurrences.ts'
import type { CheckContext } from './check-context.ts'
import { checkExpectedPages, type ExpectedPages } from './expected-pages.ts'
import { checkHostLimits } from './host-limits.ts'
import { findLeak, type Leak } from './leaked-files.ts'
import { PortableNames } from './portable-names.ts'

/**
 * Reports findings that are visible from the names, the sizes, and the beginnings of files.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkFileListing(
  context: CheckContext,
  tree: Tree,
  expected: ExpectedPages,
): Promise<void> {
  const { servedSite, collector, signal } = context
  checkExpectedPages(context, tree, expected)
  checkHostLimits(tree, servedSite.hostTraits, collector)
  reportUnlistable(tree, collector)
  const portableNames = new PortableNames(collector)
  for await (const [fileIndex, name] of iterateWithPauses(tree.names.entries(), signal)) {
    const leak = findLeak(name)
    if (leak !== undefined) reportLeak(leak, name, collector)
    else checkHidden(name, servedSite.hostTraits, collector)
    if (isLfsPointer(tree, fileIndex)) collector.reportFile('unreadable-file/pointer', name)
    portableNames.check(name)
  }
}

/** Reports files and folders that could not be read when the files were listed. */
function reportUnlistable(tree: Tree, collector: FindingCollector): void {
  for (const { name, why, errorCode } of tree.unreadableEntries) {
    const kind = name.endsWith('/') ? 'unreadable-file/folder' : 'unreadable-file'
    collector.reportFile(kind, name, { why, errorCode })
  }
  for (const link of new Set(tree.symlinkLoops.map((loop) => loop.link)))
    collector.reportFile('unreadable-file/circle', link)
  if (tree.skippedFolderCount === 0) return
  const folders = formatCount(tree.skippedFolderCount, 'folder')
  collector.reportForSite('unreadable-file/names', { folders })
}

/**
 * A Git LFS pointer file, which contains a hash and a size. Sizes are in bytes:
 * https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md.
 */
const LFS_POINTER = {
  minBytes: 120,
  maxBytes: 140,
  start: 'version https://git-lfs.github.com/spec/',
} as const

function isLfsPointer(tree: Tree, fileIndex: FileIndex): boolean {
  const bytes = tree.sizes[fileIndex] ?? 0
  if (bytes < LFS_POINTER.minBytes || bytes > LFS_POINTER.maxBytes) return false
  const path = makeDiskPath(tree.root, getFileName(tree, fileIndex))
  const readStart = () => readBytes(readStartOfFile(path, LFS_POINTER.start.length))
  // If the file matters, the code that reads it reports the error.
  return ignoreDiskError(readStart, NO_BYTES) === LFS_POINTER.start
}

/**
 * Reports files that a host does not serve or refuses: one finding for each file, or for all files
 * in a folder.
 */
export function reportSpecialFiles(
  treatments: PublishedFiles['treatments'],
  collector: FindingCollector,
): void {
  for (const [name, treatment] of treatments) {
    switch (treatment.kind) {
      case 'unsupported-config':
        collector.reportFile('redirect-invalid/unread', name, { problem: treatment.message })
        break
      case 'hides-other-files':
        collector.reportFile('not-served/other-files', name)
        break
      default:
        collector.reportFile(KIND_BY_TREATMENT[treatment.kind], name, { why: treatment.why })
    }
  }
}

const KIND_BY_TREATMENT = {
  unpublished: 'not-served',
  'unless-prebuilt': 'not-served',
  refused: 'not-served/refused',
  exposed: 'leaked-file/exposed',
} as const

/** Reports a file that should not be published. All such files in a folder share one finding. */
function reportLeak(
  { isSecret, title, matchedPart }: Leak,
  name: Bytes,
  collector: FindingCollector,
): void {
  const kind = isSecret ? 'leaked-file/secret' : 'leaked-file'
  const occurrence = { key: matchedPart, spot: makeFileSpot(name) }
  collector.report(kind, occurrence, { what: title })
}

/**
 * Hidden files and folders of a build that no page needs. Sphinx writes `.buildinfo`, its backup,
 * and `.doctrees`, Cargo writes `.lock`, and Vite writes `.vite`.
 */
const BUILD_NAMES: ReadonlySet<string> = new Set([
  '.nojekyll',
  '.assetsignore',
  '.buildinfo',
  '.buildinfo.bak',
  '.doctrees',
  '.lock',
  '.vite',
])

/**
 * Reports a file that the host would not publish because of a dot at the start of a name. All such
 * files in a folder share one finding.
 */
function checkHidden(name: Bytes, hostTraits: HostTraits, collector: FindingCollector): void {
  const hiddenPart = cutAfterUnpublishedDotfile(name, hostTraits.unpublishedDotfiles)
  if (hiddenPart === undefined) return
  const hiddenPath = dropTrailingSlash(hiddenPart)
  if (BUILD_NAMES.has(getLastSegment(hiddenPath))) return
  collector.report('hidden-files', { key: hiddenPart, spot: makeFileSpot(name) })
}
