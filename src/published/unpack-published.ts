import { mkdtempSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { runDiskWork } from '../disk/explain-disk-error.ts'
import { getTempFolder, getTempFolderClearer } from '../disk/temp-folder.ts'
import { prepareTargets } from '../phases/prepare-targets.ts'
import { type PublishTarget, unpackAndPublish } from '../unpack/unpack-and-publish.ts'
import type { SiteArchive } from './find-site-archive.ts'
import { PUBLISHED_LIMITS } from './published-limits.ts'
import type { PublishedStep } from './published-step.ts'

/** The paths of the archive and the site, and details of the site. */
export interface UnpackedSite {
  readonly archivePath: string
  /** The folder that contains the site's `index.html`. */
  readonly sitePath: string
  readonly digest: string
  readonly fileCount: number
}

/**
 * Unpacks the site as an export does, and keeps the archive for later steps, in a folder of its
 * own.
 * @param siteTarget the site's target; next to the archive if undefined
 * @throws StepError if it cannot be unpacked: nothing is left then
 */
export async function unpackPublished(
  { path, name }: SiteArchive,
  siteTarget: PublishTarget | undefined,
  step: PublishedStep,
): Promise<UnpackedSite> {
  const { env, removals, signal, log } = step
  const temp = getTempFolder(env)
  const folder = runDiskWork(temp, () =>
    realpathSync(mkdtempSync(join(temp, 'docs-export-published-'))),
  )
  const clearedBy = getTempFolderClearer(env)
  const archive = { path: folder, isArchiveFolder: true, overwrite: false }
  const site = siteTarget ?? {
    path: join(folder, 'site'),
    isArchiveFolder: false,
    overwrite: false,
  }
  const targets = { archive, site }
  try {
    await prepareTargets(targets, step)
    const options = {
      archivePath: path,
      name,
      targets,
      limits: PUBLISHED_LIMITS,
      removals,
      signal,
      info: log.info,
    }
    const published = await unpackAndPublish(options)
    await removals.waitUntilSettled()
    if (published.site === undefined || published.archivePath === undefined)
      throw new Error('nothing was published')
    const { path: sitePath, digest, files: fileCount } = published.site
    return { archivePath: published.archivePath, sitePath, digest, fileCount }
  } catch (error) {
    removals.start(folder, { clearedBy })
    await removals.waitUntilSettled()
    throw error
  }
}
