/**
 * The checks that apply to hosts that can publish a site from a branch of the repository instead of
 * an upload.
 */
import { readFileSync } from 'node:fs'
import ignore from 'ignore'
import { ignoreDiskError } from '../../common/disk-errors.ts'
import { iterateWithPauses } from '../../common/event-loop.ts'
import { formatCount, formatExceedingSize } from '../../common/units.ts'
import {
  type Bytes,
  cutAfterSegment,
  getFolder,
  getLastSegment,
  toBytes,
  toText,
} from '../../web/byte-strings.ts'
import { isHostConfigFile } from '../../web/host/all-hosts.ts'
import type { BranchTraits } from '../../web/host/hosts/host-traits.ts'
import { type FileIndex, getFileName, makeDiskPath, type Tree } from '../../web/tree.ts'
import type { FindingCollector } from '../collector/finding-collector.ts'
import { makeFileSpot } from '../collector/occurrences.ts'
import type { CheckContext } from './check-context.ts'

/** The largest file that is read, in bytes. Nobody writes a longer one by hand. */
const MAX_REPOSITORY_FILE_BYTES = 64 << 10

/**
 * Reports files that would not be published from a branch, and conflicts about the site's address.
 * Most of these findings are notices, because it is unknown how the site is published.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkBranchPublishing(
  context: CheckContext,
  listedTree: Tree,
): Promise<void> {
  const { branch } = context.servedSite.hostTraits
  if (branch === undefined) return
  checkDomainFile(context, listedTree, branch)
  const { collector, signal } = context
  const isBuiltByHost = !listedTree.names.includes(toBytes(branch.noBuildFile))
  for await (const [fileIndex, name] of iterateWithPauses(listedTree.names.entries(), signal)) {
    checkPushLimit(name, listedTree.sizes[fileIndex] ?? 0, branch, collector)
    if (isBuiltByHost) checkOmittedByBuild(name, branch, context)
    if (getLastSegment(name) === branch.commitIgnoreFile)
      checkGitIgnored(fileIndex, listedTree, context)
  }
}

/** Reports a file that is too large to be pushed to a repository. */
function checkPushLimit(
  name: Bytes,
  bytes: number,
  { fileSizeLimit: { max, phrase } }: BranchTraits,
  collector: FindingCollector,
): void {
  if (bytes <= max) return
  const values = { size: formatExceedingSize(bytes, max), limit: phrase }
  collector.reportFile('file-too-large/branch', name, values)
}

/** Reports a file that the host leaves out when it builds the branch. */
function checkOmittedByBuild(
  name: Bytes,
  { noBuildFile, unpublishedNames }: BranchTraits,
  { collector }: CheckContext,
): void {
  // Nobody misses the files for other hosts.
  if (isHostConfigFile(name)) return
  const unpublishedPart = cutAfterSegment(name, (segment) => unpublishedNames.test(segment))
  if (unpublishedPart === undefined) return
  const occurrence = { key: unpublishedPart, spot: makeFileSpot(name) }
  collector.report('not-served/branch', occurrence, { switch: noBuildFile })
}

/** Reports one finding for the files that an ignore file keeps out of Git. */
function checkGitIgnored(
  ignoreFile: FileIndex,
  listedTree: Tree,
  { collector }: CheckContext,
): void {
  const name = getFileName(listedTree, ignoreFile)
  const text = readRepositoryFile(ignoreFile, listedTree)
  const folder = getFolder(name)
  const rules = ignore.default({ allowRelativePaths: true }).add(text)

  const inFolder = listedTree.names.filter((other) => other.startsWith(folder) && other !== name)
  const isIgnored = (other: Bytes) => rules.ignores(toText(other.slice(folder.length)))
  const [first, ...others] = inFolder.filter(isIgnored)
  if (first === undefined) return
  let files = toText(first)
  if (others.length > 0) files += ` and ${formatCount(others.length, 'more file')}`
  collector.reportFile('not-served/ignored', name, { files })
}

function checkDomainFile(
  { servedSite, collector }: CheckContext,
  listedTree: Tree,
  { domainFile }: BranchTraits,
): void {
  const name = toBytes(domainFile)
  const fileIndex = listedTree.names.indexOf(name)
  if (fileIndex === -1) return
  const content = readRepositoryFile(fileIndex, listedTree).trim().split(/\s+/).join(' ')
  if (content === '') return

  const { domain, basePath } = servedSite.snapshot
  const cname = parseHostName(content)
  if (cname === undefined) {
    const values = { file: domainFile, content, example: domain ?? 'docs.example.com' }
    collector.reportFile('canonical-host/branch-file', name, values)
    return
  }
  if (domain !== undefined && cname !== domain)
    collector.reportFile('canonical-host/branch', name, { cname, domain })
  if (basePath !== '/')
    collector.reportFile('canonical-host/branch-path', name, { cname, basePath })
}

/** Returns the host name if a text consists of nothing else; undefined otherwise. */
function parseHostName(text: string): string | undefined {
  if (!/^[^\s:/?#@\\]+\/?$/.test(text)) return undefined
  return URL.parse(`https://${text}`)?.host
}

function readRepositoryFile(fileIndex: FileIndex, tree: Tree): string {
  if ((tree.sizes[fileIndex] ?? 0) > MAX_REPOSITORY_FILE_BYTES) return ''
  // If the file matters, the code that reads it reports the error.
  const path = makeDiskPath(tree.root, getFileName(tree, fileIndex))
  return ignoreDiskError(() => readFileSync(path, 'utf8'), '')
}
