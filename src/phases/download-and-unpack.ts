import { describeWrongExtension } from '../archive/archive-extension.ts'
import type { Format } from '../archive/detect-format.ts'
import { identifyArchive } from '../archive/read-archive.ts'
import { computeMaxArchiveSize, type UnpackLimits } from '../archive/unpack-limits.ts'
import { waitUnlessAborted } from '../common/event-loop.ts'
import { formatCount, formatSize } from '../common/units.ts'
import { download } from '../fetch/download.ts'
import type { BundleLink } from '../fetch/presigned-link.ts'
import type { Download } from '../fetch/transfer.ts'
import type { ServiceInputs } from '../inputs/shared-inputs.ts'
import { isLoopback } from '../net/host-name.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'
import { type PublishTargets, unpackAndPublish } from '../unpack/unpack-and-publish.ts'

/**
 * Downloads the archive into `folder` and verifies it against what was announced. `renewLink`
 * requests a new link when the storage no longer accepts the old one.
 * @throws StepError if the archive cannot be downloaded, does not match the announced one, or does
 * not fit on the disk
 */
export async function downloadArchive(
  link: BundleLink,
  renewLink: () => Promise<BundleLink>,
  folder: string,
  {
    service,
    unpackLimits,
  }: { readonly service: ServiceInputs; readonly unpackLimits: UnpackLimits },
  step: Step,
): Promise<Download> {
  const { clock, random, signal, log, outputs, summaryRows } = step
  const options = {
    link,
    renewLink,
    folder,
    maxBytes: computeMaxArchiveSize(unpackLimits),
    requestTimeoutMs: service.requestTimeoutMs,
    allowsLoopback: isLoopback(service.baseUrl.hostname),
    clock,
    random,
    signal,
    info: log.info,
  }
  const archive = await step.runPhase('Download', () => download(options))
  outputs.set('bundleSize', String(archive.size))
  outputs.set('bundleSha256', archive.sha256)
  summaryRows.push({ name: 'Archive', value: `${archive.name}, ${formatSize(archive.size)}` })
  return archive
}

/** A fully verified archive, and the site from it. */
export interface UnpackedArchive {
  /** The archive with its path and format. */
  readonly archive: Download & { readonly format: Format }
  /** Undefined if the archive was not unpacked. */
  readonly site: UnpackedSite | undefined
}

/** A site that was put into place. */
export interface UnpackedSite {
  readonly path: string
  /** The folder of the archive that is the site; empty if the whole archive is. */
  readonly top: string
  readonly files: number
  readonly digest: string
}

/**
 * Reads the archive to its end, and publishes archive and site at their targets, both or neither.
 * Returns their paths.
 * @throws StepError if the archive cannot be unpacked, or the disk fails. Then nothing is left
 * behind.
 */
export async function unpackArchive(
  archive: Download,
  {
    targets,
    unpackLimits,
  }: { readonly targets: PublishTargets; readonly unpackLimits: UnpackLimits },
  step: Step,
): Promise<UnpackedArchive> {
  let phase = 'Verify'
  if (targets.site !== undefined) phase = 'Unpack'
  return step.runPhase(phase, async () => {
    const { removals, signal, log } = step
    const { archivePath, site } = await unpackAndPublish({
      archivePath: archive.path,
      name: archive.name,
      targets,
      limits: unpackLimits,
      removals,
      signal,
      info: log.info,
    })
    if (archivePath !== undefined) outputArchivePath(archivePath, step)
    if (site !== undefined) outputSite(site, step)

    // Removing replaced files may take a while. The paths are logged first, for users who cancel.
    await waitUnlessAborted(removals.waitUntilSettled(), signal)

    const path = archivePath ?? archive.path
    const format = identifyArchive(path)
    if (archivePath !== undefined) warnOfWrongExtension(archivePath, format, step)
    return { archive: { ...archive, path, format }, site }
  })
}

function outputArchivePath(path: string, { outputs, log }: Step): void {
  outputs.set('bundlePath', path)
  log.info(safe`The archive is at ${path}`)
}

function outputSite(
  { path, top, files, digest }: UnpackedSite,
  { outputs, summaryRows, log }: Step,
): void {
  const count = formatCount(files, 'file')
  outputs.set('sitePath', path)
  outputs.set('siteFiles', String(files))
  outputs.set('siteDigest', digest)
  summaryRows.push({ name: 'Site', value: count })
  log.info(safe`The site is at ${path}: ${count}`)
  if (top === '') return
  const advice = safe`use the output sitePath in later steps`
  log.info(
    safe`Note: everything in the archive is in one folder, “${top}”, so the site is in that folder: ${advice}`,
  )
}

function warnOfWrongExtension(path: string, format: Format, { log }: Step): void {
  const note = describeWrongExtension(path, format)
  if (note === undefined) return
  const advice = safe`set bundle-path to a folder to get the right extension`
  log.warning(safe`Archive`, safe`${note}: ${advice}`)
}
