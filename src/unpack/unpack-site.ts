import { mkdirSync } from 'node:fs'
import { EntryPolicy } from '../archive/entry-policy.ts'
import { readArchive } from '../archive/read-archive.ts'
import type { UnpackLimits } from '../archive/unpack-limits.ts'
import { explainDiskError } from '../disk/explain-disk-error.ts'
import { probeFileSystem } from '../disk/file-names.ts'
import type { Removals } from '../disk/removal.ts'
import { makeStagingFolder, type StagingFolder } from '../disk/staging-folder.ts'
import { StepError } from '../errors/step-error.ts'
import { computeSiteDigest } from './site-digest.ts'
import { SiteWriter } from './site-writer.ts'

export interface UnpackOptions {
  /** The path of the complete archive. */
  readonly archivePath: string
  /** The absolute path at which the site will be published. It is unpacked next to this path. */
  readonly targetPath: string
  readonly limits: UnpackLimits
  readonly removals: Removals
  readonly signal: AbortSignal
}

/**
 * Unpacks the archive into a staging folder next to `targetPath`, completely or not at all, with
 * plain modes and current times. Returns the result of `computeSiteDigest`, and the staging folder,
 * whose `newPath` is the site. The caller renames or removes it.
 * @throws StepError if the file is not an archive, is damaged, or contains a refused entry, and for
 * disk errors
 * @throws the reason of `signal` soon after it is aborted
 */
export async function unpackSite(options: UnpackOptions) {
  const { archivePath, targetPath, limits, removals, signal } = options
  let folder: StagingFolder | undefined
  try {
    folder = makeStagingFolder(targetPath, removals)
    mkdirSync(folder.newPath)
    return { folder, ...(await unpackInto(folder.newPath, archivePath, limits, signal)) }
  } catch (error) {
    folder?.remove()
    signal.throwIfAborted()
    throw explainDiskError(error, targetPath)
  }
}

async function unpackInto(folder: string, path: string, limits: UnpackLimits, signal: AbortSignal) {
  const policy = new EntryPolicy(limits, probeFileSystem(folder))
  const writer = new SiteWriter(folder, policy)
  try {
    await readArchive(path, limits, signal, writer)
  } finally {
    writer.close()
  }
  const site = computeSiteDigest(writer.digests)
  if (site.files === 0) throw new StepError('archive-empty', { why: 'it contains no files' })
  return site
}
