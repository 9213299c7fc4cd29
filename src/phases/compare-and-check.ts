import type { FolderComparison } from '../changes/compare-folders.ts'
import type { ReportPageContent } from '../findings/report-page/report-page.ts'
import type { CheckSettings } from '../inputs/shared-inputs.ts'
import type { Step } from '../step/step.ts'
import { makeSiteFolder } from '../web/list-tree.ts'
import { ensureExpectedText } from './ensure-expected-text.ts'
import type { ComparedSite, SiteToCheck } from './run-check.ts'

/** The results of the comparison and of the check; undefined if they were not done. */
interface CompareAndCheckOutcome {
  readonly folderComparison: FolderComparison | undefined
  readonly reportPage: ReportPageContent | undefined
}

/**
 * Looks for the expected text in a site, compares the site with the earlier one in the folder
 * `earlier`, and checks it, as configured. Code for disabled parts is not loaded.
 * @throws StepError if the step has to fail
 */
export async function compareAndCheckSite(
  site: SiteToCheck,
  earlier: string | undefined,
  settings: CheckSettings,
  step: Step,
): Promise<CompareAndCheckOutcome> {
  if (settings.expectText !== undefined) await ensureExpectedText(site, settings.expectText, step)

  let folderComparison: FolderComparison | undefined
  if (earlier !== undefined)
    folderComparison = await compareWithEarlier(site, earlier, settings, step)

  if (settings.verify === 'off') return { folderComparison, reportPage: undefined }
  const reportPage = await checkComparedSite({ ...site, folderComparison }, settings, step)
  return { folderComparison, reportPage }
}

/** @throws StepError if the step has to fail */
async function compareWithEarlier(
  { folder: later, domain, hasValuesFile }: SiteToCheck,
  earlier: string,
  settings: CheckSettings,
  step: Step,
): Promise<FolderComparison | undefined> {
  const { runComparison } = await import('./run-comparison.ts')
  const sites = { earlier: makeSiteFolder(earlier, step.signal), later, domain, hasValuesFile }
  const comparison = await runComparison(sites, settings, step)
  if (comparison === undefined) return undefined

  step.phaseResults.comparison = comparison.result
  if (comparison.failure) throw comparison.failure
  return comparison.folderComparison
}

/** @throws StepError if the step has to fail */
async function checkComparedSite(
  site: ComparedSite,
  settings: CheckSettings,
  step: Step,
): Promise<ReportPageContent | undefined> {
  const { runCheck } = await import('./run-check.ts')
  const { result, reportPage, failure } = await runCheck(site, settings, step)
  step.phaseResults.check = result
  if (failure) throw failure
  return reportPage
}
