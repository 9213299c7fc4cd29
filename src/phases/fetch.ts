import { type Limits, maxArchiveSize } from '../archive/limits.ts'
import { showSize } from '../common/units.ts'
import { download } from '../fetch/download.ts'
import type { BundleLink } from '../fetch/presigned-link.ts'
import type { Download } from '../fetch/transfer.ts'
import type { ServiceInputs } from '../inputs/settings.ts'
import { isLoopback } from '../net/host-name.ts'
import type { Step } from '../step/step.ts'

/**
 * Downloads the archive into `folder` and verifies it against what was announced. `renewLink` asks for another link when the
 * storage does not accept one any more.
 * @throws StepError if the archive cannot be downloaded, is not the one that was announced, or has no room on the disk
 */
export async function fetchArchive(
  link: BundleLink,
  renewLink: () => Promise<BundleLink>,
  folder: string,
  { service, limits }: { readonly service: ServiceInputs; readonly limits: Limits },
  step: Step,
): Promise<Download> {
  const { clock, random, signal, log, outputs, notes } = step
  const options = {
    link,
    renewLink,
    folder,
    maxBytes: maxArchiveSize(limits),
    silenceMs: service.requestTimeoutMs,
    loopbackAllowed: isLoopback(service.baseUrl.hostname),
    clock,
    random,
    signal,
    info: log.info,
  }
  const archive = await step.phase('Download', () => download(options))
  outputs.set('bundleSize', String(archive.size))
  outputs.set('bundleSha256', archive.sha256)
  notes.push({ name: 'Archive', value: `${archive.name}, ${showSize(archive.size)}` })
  return archive
}
