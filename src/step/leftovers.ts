import type { LeftoverRemover } from '../disk/removal.ts'
import { safe } from '../text/clean.ts'
import type { Step } from './step.ts'

/** What happens to leftover files, by who removes them. */
const REMOVAL_NOTES: Readonly<Record<LeftoverRemover, string>> = {
  'later run': 'It is no longer needed: a run with the same paths removes it after a day.',
  runner: 'It is no longer needed: the runner removes it with its temporary files.',
  nobody: 'It is no longer needed: delete it.',
}

/** Logs files that the step should have removed, and what happens to them. */
export function reportLeftovers({ removals, log }: Pick<Step, 'removals' | 'log'>): void {
  for (const { path, why, clearedBy } of removals.leftovers) {
    if (why === undefined)
      log.info(safe`Note: there was no time to remove ${path}. ${REMOVAL_NOTES[clearedBy]}`)
    else
      log.info(
        safe`Note: ${path} could not be removed (${why}). Check what is in it, then delete it.`,
      )
  }
}
