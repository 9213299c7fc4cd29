import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { maxArchiveSize } from '../archive/limits.ts'
import type { Format } from '../archive/magic.ts'
import { wrongNameNote } from '../archive/named-format.ts'
import { lookAtArchive } from '../archive/open.ts'
import { explainDiskError, onDisk } from '../disk/disk-error.ts'
import { clearRemains } from '../disk/fresh-folder.ts'
import { faultsOf } from '../disk/targets.ts'
import { StepError } from '../errors.ts'
import { orAborted } from '../event-loop.ts'
import { type Download, download } from '../fetch/download.ts'
import type { BundleLink } from '../fetch/presigned-link.ts'
import { keepHeapSmall } from '../heap.ts'
import type { ExportInputs } from '../inputs/inputs.ts'
import { isLoopback } from '../net/host-name.ts'
import { safe } from '../report/clean.ts'
import type { Step } from '../step.ts'
import { count, showSize } from '../units.ts'
import { deliver } from '../unpack/deliver.ts'

/** An archive that was fetched and proven, and what became of it. */
export interface Delivery {
  readonly archive: Pick<Download, 'path' | 'size' | 'sha256'> & { readonly format: Format }
  /** Where the site's `index.html` is; undefined if the site was not unpacked. */
  readonly site: string | undefined
}

/** Returns whether the archive is wanted at all, or its link alone. */
export function wantsBundle({ targets, releaseAsset }: ExportInputs): boolean {
  return targets.bundle !== undefined || targets.site !== undefined || releaseAsset !== undefined
}

/**
 * Gets the places ready where archive and site are to go: what runs left there that were killed is cleared or put back,
 * and what would be replaced is looked through.
 * @throws StepError (`bad-inputs`) if something must not be replaced
 * @throws the reason of the step's signal
 */
export async function prepareTargets({ targets }: ExportInputs, step: Step): Promise<void> {
  const { removals, signal, log } = step
  for (const target of [targets.bundle, targets.site]) {
    if (target && !target.isFolderOfArchive) {
      try {
        await clearRemains(target.path, removals, log.info)
      } catch (error) {
        throw explainDiskError(error, target.path)
      }
    }
  }
  await removals.settled()
  signal.throwIfAborted()
  const faults = await faultsOf(targets, signal)
  if (faults.length > 0) throw new StepError('bad-inputs', { faults })
}

/**
 * Fetches the archive, proves it, leaves archive and site where they are wanted, both or neither, and lets `use` work
 * with them. `renewLink` gets a fresh link when the first one has expired. Returns the link that worked.
 * @throws StepError for a bundle that cannot be had, proven or unpacked, and for the disk: nothing is left then
 * @throws what `use` throws
 */
export async function takeBundle(
  first: BundleLink,
  renewLink: () => Promise<BundleLink>,
  use: (delivery: Delivery) => Promise<void>,
  inputs: ExportInputs,
  step: Step,
): Promise<BundleLink> {
  const letHeapGrow = keepHeapSmall()
  const temp = step.env.RUNNER_TEMP || tmpdir()
  const workshop = onDisk(temp, () => mkdtempSync(join(temp, 'docs-export-')))
  try {
    const archive = await step.phase('Download', () => fetchArchive(first, renewLink, workshop, inputs, step))
    const delivery = await step.phase(inputs.targets.site ? 'Unpack' : 'Verify', () =>
      deliverTo(archive, inputs, step),
    )
    letHeapGrow()
    await use(delivery)
    return archive.link
  } finally {
    step.removals.start(workshop, { clearedBy: step.env.RUNNER_TEMP ? 'runner' : 'nobody' })
    await step.removals.settled()
  }
}

async function fetchArchive(
  link: BundleLink,
  renewLink: () => Promise<BundleLink>,
  folder: string,
  inputs: ExportInputs,
  step: Step,
): Promise<Download> {
  const { clock, random, signal, log, outputs } = step
  const archive = await download({
    link,
    renewLink,
    folder,
    maxBytes: maxArchiveSize(inputs.limits),
    silenceMs: inputs.requestTimeoutMs,
    loopbackAllowed: isLoopback(inputs.baseUrl.hostname),
    clock,
    random,
    signal,
    info: log.info,
  })
  outputs.set('bundleSize', String(archive.size))
  outputs.set('bundleSha256', archive.sha256)
  step.notes.push({ name: 'Archive', value: `${archive.name}, ${showSize(archive.size)}` })
  return archive
}

async function deliverTo(
  archive: Download,
  { targets, limits }: ExportInputs,
  step: Step,
): Promise<Delivery> {
  const { removals, signal, log, outputs } = step
  const { bundlePath, site } = await deliver({
    archive: archive.path,
    name: archive.name,
    targets,
    limits,
    removals,
    signal,
    say: log.info,
  })
  if (bundlePath !== undefined) {
    outputs.set('bundlePath', bundlePath)
    log.info(safe`The archive lies at ${bundlePath}`)
  }
  if (site) {
    outputs.set('sitePath', site.path)
    outputs.set('siteFiles', String(site.files))
    outputs.set('siteDigest', site.digest)
    step.notes.push({ name: 'Site', value: count(site.files, 'file') })
    log.info(safe`The site lies at ${site.path}: ${count(site.files, 'file')}`)
  }
  // What was replaced may take its time, and a step that is cancelled meanwhile has said where everything lies.
  await orAborted(removals.settled(), signal)
  const path = bundlePath ?? archive.path
  const { format } = await lookAtArchive(path)
  const note = bundlePath && wrongNameNote(bundlePath, format)
  if (note) log.info(safe`Note: ${note}`)
  return { archive: { ...archive, path, format }, site: site?.path }
}
