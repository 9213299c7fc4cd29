import {
  type ComparedFolders,
  type ComparedSites,
  compareFolders,
} from '../changes/compare-folders.ts'
import { countChanges, describeChanges, isNoticeable } from '../changes/counts.ts'
import { errorMessage } from '../common/error-message.ts'
import { StepError } from '../errors/errors.ts'
import type { CheckSettings } from '../inputs/settings.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'

/**
 * Compares a site with an earlier one and reports what a reader would notice: outputs, summary, and a report for people and
 * for programs. Returns what the check of the site has to know of the earlier one; undefined if the comparison failed, which
 * is a warning: it never makes a step red that has something to publish.
 * @throws the reason of the step's signal
 */
export async function runComparison(
  sites: ComparedSites,
  { host, basePath, previewUrl }: Pick<CheckSettings, 'host' | 'basePath' | 'previewUrl'>,
  step: Step,
): Promise<ComparedFolders | undefined> {
  const { signal, log, facts } = step
  const settings = { host, basePath, previewUrl, signal, info: log.info, subject: facts.subject }
  const compared = await step
    .phase('Compare', () =>
      compareFolders({ ...sites, ...settings, reportDir: step.reportFolder() }),
    )
    .catch((error: unknown) => {
      signal.throwIfAborted()
      const values = { site: sites.later.root, why: errorMessage(error) }
      const failure = new StepError('compare-failed', values, error)
      log.trace(error)
      log.warning(safe`Not compared: ${facts.subject}`, failure.shown)
      return undefined
    })
  if (compared === undefined) return undefined
  report(compared, step)
  step.sections.push(compared.changes)
  return compared
}

function report({ comparison, path }: ComparedFolders, { outputs, facts, notes, log }: Step): void {
  const [counts, inWords] = [countChanges(comparison), describeChanges(comparison)]
  outputs.set('changed', String(isNoticeable(comparison)))
  outputs.set('changesReport', path)
  outputs.set('pagesAdded', String(counts.pagesAdded))
  outputs.set('pagesRemoved', String(counts.pagesRemoved))
  outputs.set('pagesChanged', String(counts.pagesChanged))
  facts.hasReport = true
  notes.push({ name: 'Compared', value: inWords }, { name: 'Report of changes', value: path })
  log.info(
    safe`Compared with the earlier site: ${inWords}. The report is at ${path}, with changes.md beside it`,
  )
}
