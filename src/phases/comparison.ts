import { type ComparedFolders, type ComparedSites, compareFolders } from '../changes/compare-folders.ts'
import { changesInWords, countsOf } from '../changes/report/counts.ts'
import { changesSection } from '../changes/report/markdown.ts'
import { writeChanges } from '../changes/report/write.ts'
import { certainMoves, isNoticeable } from '../changes/site-change.ts'
import type { ComparedTrees } from '../changes/vanished/check-with-earlier.ts'
import { errorMessage, StepError } from '../errors/errors.ts'
import type { CheckSettings } from '../inputs/settings.ts'
import { safe } from '../report/clean.ts'
import type { Step } from '../step/step.ts'

/**
 * Compares a site with an earlier one and reports what a reader would notice: outputs, summary, and a report for people and
 * for programs. Returns what the check of the site has to know of the earlier one; undefined if the comparison failed, which
 * is a warning: it never makes a step red that has something to publish.
 * @throws the reason of the step's signal
 */
export async function runComparison(
  sites: ComparedSites,
  check: Pick<CheckSettings, 'host' | 'basePath'>,
  step: Step,
): Promise<ComparedTrees | undefined> {
  const compared = await step
    .phase('Compare', () => compare(sites, check, step))
    .catch((error: unknown) => {
      step.signal.throwIfAborted()
      const failure = new StepError('compare-failed', { site: sites.later, why: errorMessage(error) }, error)
      step.log.trace(error)
      step.log.warning(safe`Not compared: ${step.facts.subject}`, failure.shown)
      return undefined
    })
  if (compared === undefined) return undefined
  report(compared, step)
  const { earlier, later, comparison } = compared
  const changes = changesSection(comparison)
  step.sections.push(changes)
  return { earlier, later, moves: certainMoves(comparison), changes }
}

interface Compared extends ComparedFolders {
  /** Of `changes.json`. */
  readonly path: string
}

async function compare(
  sites: ComparedSites,
  { host, basePath }: Pick<CheckSettings, 'host' | 'basePath'>,
  step: Step,
): Promise<Compared> {
  const { signal, log, facts } = step
  const compared = await compareFolders({ ...sites, host, basePath, signal, info: log.info })
  const path = await writeChanges(step.reportFolder(), compared.comparison, facts.subject, signal)
  return { ...compared, path }
}

function report({ comparison, path }: Compared, { outputs, facts, notes, log }: Step): void {
  const counts = countsOf(comparison)
  outputs.set('changed', String(isNoticeable(comparison)))
  outputs.set('changesReport', path)
  outputs.set('pagesAdded', String(counts.pagesAdded))
  outputs.set('pagesRemoved', String(counts.pagesRemoved))
  outputs.set('pagesChanged', String(counts.pagesChanged))
  facts.hasReport = true
  notes.push({ name: 'Compared', value: changesInWords(counts) }, { name: 'Report of changes', value: path })
  log.info(
    safe`Compared with the earlier site: ${changesInWords(counts)}. The report is at ${path}, with changes.md beside it`,
  )
}
