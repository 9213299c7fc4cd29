import { accessSync, constants } from 'node:fs'
import { runDiskWork } from '../disk/explain-disk-error.ts'
import { cleanUpInterruptedRuns } from '../disk/interrupted-runs.ts'
import { getTempFolder } from '../disk/temp-folder.ts'
import { StepError } from '../errors/step-error.ts'
import { findOverwriteErrors } from '../inputs/publish-targets/overwrite-errors.ts'
import type { Step } from '../step/step.ts'
import type { PublishTargets } from '../unpack/unpack-and-publish.ts'

/**
 * Prepares the targets of archive and site. Leftovers of killed runs are reported or removed, and
 * existing content is checked before it is replaced. The folder for temporary files must be
 * writable, too.
 * @throws StepError (`bad-inputs`) if existing content must not be replaced; any error from
 * `runDiskWork`
 * @throws the reason of the step's signal
 */
export async function prepareTargets(
  targets: PublishTargets,
  { removals, signal, log, env }: Pick<Step, 'removals' | 'signal' | 'log' | 'env'>,
): Promise<void> {
  const { archive, site } = targets
  const temp = getTempFolder(env)
  if (archive !== undefined || site !== undefined)
    runDiskWork(temp, () => accessSync(temp, constants.W_OK | constants.X_OK))

  for (const target of [site, archive]) {
    // The name of an archive in a folder is not known yet.
    if (target === undefined || target.isArchiveFolder) continue
    runDiskWork(target.path, () => cleanUpInterruptedRuns(target.path, removals, log.info))
  }
  await removals.waitUntilSettled()
  signal.throwIfAborted()

  const errors = await findOverwriteErrors(targets, signal)
  if (errors.length > 0) throw new StepError('bad-inputs', { errors })
}
