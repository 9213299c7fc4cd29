import type { ComparedFolders } from '../changes/compare-folders.ts'
import type { ReportPage } from '../findings/report-page/report-page.ts'
import type { CheckSettings } from '../inputs/shared-inputs.ts'
import type { Step } from '../step/step.ts'
import { makeSiteFolder } from '../web/list-tree.ts'
import { expectText } from './expect-text.ts'
import type { SiteToCheck } from './run-check.ts'

/**
 * Looks for the expected text in a site, compares the site with the earlier one in the folder
 * `earlier`, and checks it, as configured. Code for disabled parts is not loaded. Returns the
 * results of the comparison and of the check; undefined if they were not done.
 * @throws StepError if the step has to fail
 */
export async function examineSite(
  site: Omit<SiteToCheck, 'compared'>,
  earlier: string | undefined,
  check: CheckSettings,
  step: Step,
): Promise<{
  readonly compared: ComparedFolders | undefined
  readonly reportPage: ReportPage | undefined
}> {
  const { folder: later, domain, hasValuesFile } = site
  if (check.expectText !== undefined) await expectText(site, check.expectText, step)
  let compared: ComparedFolders | undefined
  if (earlier !== undefined) {
    const { runComparison } = await import('./run-comparison.ts')
    const done = await runComparison(
      { earlier: makeSiteFolder(earlier, step.signal), later, domain, hasValuesFile },
      check,
      step,
    )
    compared = done?.folders
    if (done) step.phaseResults.comparison = done.result
    if (done?.failure) throw done.failure
  }
  if (check.verify === 'off') return { compared, reportPage: undefined }
  const { runCheck } = await import('./run-check.ts')
  const { result, reportPage, failure } = await runCheck({ ...site, compared }, check, step)
  step.phaseResults.check = result
  if (failure) throw failure
  return { compared, reportPage }
}
