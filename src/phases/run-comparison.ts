import {
  compareFolders,
  type FolderComparison,
  type SitesToCompare,
} from '../changes/compare-folders.ts'
import { countChanges, describeChanges, hasNoticeableChanges } from '../changes/count-changes.ts'
import { makeOtherSiteWarning } from '../changes/other-site.ts'
import { getErrorMessage } from '../common/error-message.ts'
import { formatCount, formatNumber } from '../common/units.ts'
import { StepError } from '../errors/step-error.ts'
import type { CheckSettings } from '../inputs/shared-inputs.ts'
import type { PhaseResult } from '../step/results.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'
import { NO_BYTES, toText } from '../web/byte-strings.ts'
import { describeConsequence } from './failure-wordings.ts'

/** Two builds of a site. */
interface BuildsToCompare extends SitesToCompare {
  /** See `describeConsequence`. */
  readonly hasValuesFile: boolean
}

/** The result of a comparison. */
interface ComparisonOutcome {
  readonly folderComparison: FolderComparison
  readonly result: PhaseResult
  /** `pages-removed`, if more pages were removed than allowed. */
  readonly failure: StepError | undefined
}

type Settings = Pick<CheckSettings, 'host' | 'basePath' | 'previewUrl' | 'maxPagesRemoved'>

/**
 * Compares a site with an earlier one and reports what a reader would notice: outputs, summary, and
 * a report for people and for programs. Returns the compared folders for the check of the site. If
 * the comparison fails, it warns and returns undefined, unless the number of removed pages is
 * limited.
 * @throws StepError `compare-failed` if the number of removed pages is limited, but unknown; the
 * reason of the step's signal
 */
export async function runComparison(
  { hasValuesFile, ...sites }: BuildsToCompare,
  { host, basePath, previewUrl, maxPagesRemoved }: Settings,
  step: Step,
): Promise<ComparisonOutcome | undefined> {
  const { signal, log, facts } = step
  const settings = { host, basePath, previewUrl, signal, info: log.info, subject: facts.subject }
  const compare = () =>
    compareFolders({ ...sites, ...settings, reportFolder: step.getReportFolder() })
  let consequence: string | undefined
  if (maxPagesRemoved !== undefined) consequence = describeConsequence(hasValuesFile)

  const folderComparison = await step
    .runPhase('Compare', compare)
    .catch((error: unknown) =>
      warnOrThrowComparisonError(error, sites.later.root, consequence, step),
    )
  if (folderComparison === undefined) return undefined

  reportComparison(folderComparison, step)
  step.sections.push(folderComparison.changes)

  const result = { hasReport: true }
  const removed = countRemovedPages(folderComparison)
  if (maxPagesRemoved === undefined || removed <= maxPagesRemoved)
    return { folderComparison, result, failure: undefined }
  const share = describeRemovedPages(folderComparison)
  return {
    folderComparison,
    result: { ...result, headline: `${share} removed`, hasFaults: true },
    failure: makePagesRemovedError(folderComparison, maxPagesRemoved, consequence),
  }
}

/**
 * Returns undefined for a comparison that failed, after a warning.
 * @throws StepError if that has a `consequence`; the reason of the step's signal
 */
function warnOrThrowComparisonError(
  error: unknown,
  site: string,
  consequence: string | undefined,
  { signal, log, facts }: Step,
): undefined {
  signal.throwIfAborted()
  const values = { site, why: getErrorMessage(error), consequence }
  const failure = new StepError('compare-failed', values, error)
  if (consequence !== undefined) throw failure
  log.trace(error)
  log.warning(safe`Not compared: ${facts.subject}`, failure.userMessage)
}

function countRemovedPages({ comparison }: FolderComparison): number {
  return comparison.removed.length
}

/** Returns how many pages were removed, such as `3 of 12 pages`. */
function describeRemovedPages(folderComparison: FolderComparison): string {
  const removed = formatNumber(countRemovedPages(folderComparison))
  return `${removed} of ${formatCount(folderComparison.comparison.earlier.pages, 'page')}`
}

function makePagesRemovedError(
  folderComparison: FolderComparison,
  limit: number,
  consequence: string | undefined,
): StepError {
  const { comparison, path, laterAsListed } = folderComparison
  const number = countRemovedPages(folderComparison)
  const [first = NO_BYTES] = comparison.removed
  let example = toText(first)
  if (number > 1) example = `including ${example}`
  return new StepError('pages-removed', {
    removed: `${formatNumber(number)} of ${formatNumber(comparison.earlier.pages)}`,
    example,
    limit,
    consequence,
    number,
    report: path,
    site: laterAsListed.root,
  })
}

function reportComparison(
  { comparison, path }: FolderComparison,
  { outputs, summaryRows, log, facts }: Step,
): void {
  const counts = countChanges(comparison)
  const changes = describeChanges(comparison)
  outputs.set('changed', String(hasNoticeableChanges(comparison)))
  outputs.set('changesReport', path)
  outputs.set('pagesAdded', String(counts.pagesAdded))
  outputs.set('pagesRemoved', String(counts.pagesRemoved))
  outputs.set('pagesChanged', String(counts.pagesChanged))
  summaryRows.push({ name: 'Compared', value: changes }, { name: 'Report of changes', value: path })
  const otherSite = makeOtherSiteWarning(comparison)
  if (otherSite !== undefined)
    log.warning(safe`Another site? ${facts.subject}`, safe`${otherSite} (compare-with)`)
  const where = safe`The report is at ${path}, with changes.md next to it`
  log.info(safe`Compared with the earlier site: ${changes}. ${where}`)
}
