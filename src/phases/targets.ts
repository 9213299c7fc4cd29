import { explainDiskError } from '../disk/disk-error.ts'
import { cleanUpInterruptedRuns } from '../disk/fresh-folder.ts'
import { replacementErrors, type Targets } from '../disk/targets.ts'
import { StepError } from '../errors.ts'
import type { Step } from '../step.ts'

/**
 * Gets the places ready where archive and site are to go: what killed runs left there is cleared or put back, and what
 * would be replaced is looked through.
 * @throws StepError (`bad-inputs`) if something must not be replaced
 * @throws the reason of the step's signal
 */
export async function prepareTargets(targets: Targets, { removals, signal, log }: Step): Promise<void> {
  for (const target of [targets.bundle, targets.site]) {
    if (target && !target.isFolderOfArchive) {
      try {
        await cleanUpInterruptedRuns(target.path, removals, log.info)
      } catch (error) {
        throw explainDiskError(error, target.path)
      }
    }
  }
  await removals.settled()
  signal.throwIfAborted()
  const errors = await replacementErrors(targets, signal)
  if (errors.length > 0) throw new StepError('bad-inputs', { errors })
}
