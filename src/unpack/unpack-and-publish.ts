import { chmodSync, createReadStream, createWriteStream, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { addArchiveExtension } from '../archive/archive-extension.ts'
import { identifyArchive } from '../archive/read-archive.ts'
import { verifyArchive } from '../archive/verify-archive.ts'
import { isDiskError } from '../common/disk-errors.ts'
import { makeBusyRetry } from '../disk/busy-files.ts'
import { explainDiskError } from '../disk/explain-disk-error.ts'
import { ensureFreeSpace } from '../disk/free-space.ts'
import { cleanUpInterruptedRuns } from '../disk/interrupted-runs.ts'
import { FILE_MODE } from '../disk/permissions.ts'
import { type Publication, publish } from '../disk/publish.ts'
import { makeStagingFolder, type StagingFolder } from '../disk/staging-folder.ts'
import type { LogLine } from '../text/clean.ts'
import { type UnpackOptions, unpackSite } from './unpack-site.ts'

/** The path at which to publish the archive or the site. */
export interface PublishTarget {
  /** Absolute, with symbolic links resolved. */
  readonly path: string
  /** Whether `path` is a folder in which the archive keeps its own name. */
  readonly isArchiveFolder: boolean
  /** Whether existing content may be replaced. */
  readonly overwrite: boolean
}

export interface PublishTargets {
  readonly archive: PublishTarget | undefined
  readonly site: PublishTarget | undefined
}

/**
 * The archive is moved if there is a target for it. Removals may continue after the promise
 * settles.
 */
interface UnpackAndPublishOptions extends Omit<UnpackOptions, 'targetPath'> {
  /** The archive's own name, safe as a file name. */
  readonly name: string
  readonly targets: PublishTargets
  readonly info: LogLine
}

/** An unpacked site, and the path of the folder that contains its `index.html`. */
type UnpackedSite = Awaited<ReturnType<typeof unpackSite>> & { readonly path: string }

/**
 * Publishes the archive and the unpacked site at their targets, both or neither. Even without a
 * target for the site, the archive is read to its end, to verify that it can be unpacked. Returns
 * the path of the archive, and the site: the folder that contains its `index.html`, and the result
 * of `computeSiteDigest`. Each is undefined if it had no target.
 * @throws StepError if the archive cannot be unpacked or the disk cannot store it
 * @throws the reason of `signal` soon after it is aborted
 */
export async function unpackAndPublish(options: UnpackAndPublishOptions) {
  const { archivePath, limits, removals, signal, info } = options
  const { archive: archiveTarget, site: siteTarget } = options.targets
  const folders: StagingFolder[] = []
  const publications: Publication[] = []
  try {
    let site: UnpackedSite | undefined
    if (siteTarget === undefined) await verifyArchive(archivePath, limits, signal)
    else {
      const { path: targetPath, overwrite } = siteTarget
      const unpacked = await unpackSite({ archivePath, targetPath, limits, removals, signal })
      site = { ...unpacked, path: join(targetPath, unpacked.top) }
      folders.push(site.folder)
      publications.push({ folder: site.folder, targetPath, overwrite })
    }

    let publishedPath: string | undefined
    if (archiveTarget !== undefined) {
      publishedPath = chooseArchivePath(archiveTarget, options)
      const folder = makeStagingFolder(publishedPath, removals)
      folders.push(folder)
      await moveOrCopy(archivePath, folder, signal)
      const { overwrite } = archiveTarget
      publications.push({ folder, targetPath: publishedPath, overwrite })
    }

    await publish(publications, { signal, info })
    return { archivePath: publishedPath, site }
  } catch (error) {
    signal.throwIfAborted()
    throw explainDiskError(error, archiveTarget?.path ?? 'the archive')
  } finally {
    for (const folder of folders) folder.remove()
  }
}

/** Returns the path of the archive. In a folder, it keeps its own name. */
function chooseArchivePath(
  { path, isArchiveFolder }: PublishTarget,
  { archivePath, name, removals, info }: UnpackAndPublishOptions,
): string {
  if (!isArchiveFolder) return path
  const publishedPath = join(path, addArchiveExtension(name, identifyArchive(archivePath)))
  // The name was unknown before the download.
  cleanUpInterruptedRuns(publishedPath, removals, info)
  return publishedPath
}

/** Moves the file into the folder, or copies it if that is on another file system. */
async function moveOrCopy(
  file: string,
  { path, newPath }: StagingFolder,
  signal: AbortSignal,
): Promise<void> {
  const retry = makeBusyRetry()
  try {
    await retry(() => renameSync(file, newPath))
  } catch (error) {
    if (!isDiskError(error) || error.code !== 'EXDEV') throw error
    ensureFreeSpace(path, statSync(file).size, 'the archive')
    await pipeline(createReadStream(file), createWriteStream(newPath, { flags: 'wx' }), { signal })
  }
  chmodSync(newPath, FILE_MODE)
}
