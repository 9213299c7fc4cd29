import type { ComparedFolders } from '../changes/compare-folders.ts'
import type { ReportPage } from '../findings/report-page/report-page.ts'
import type { CheckSettings } from '../inputs/settings.ts'
import type { Step } from '../step/step.ts'
import { siteFolder } from '../web/tree.ts'
import type { SiteToCheck } from './check.ts'

/**
 * Looks for the expected text in a site, compares it with the earlier one in the folder `earlier`,
 * and checks it, as far as that is wanted; what is not wanted is not loaded. Returns what the two
 * found, as far as they got.
 * @throws StepError for every bad end
 */
export async function examine(
  site: Omit<SiteToCheck, 'compared'>,
  earlier: string | undefined,
  check: CheckSettings,
  step: Step,
): Promise<{
  readonly compared: ComparedFolders | undefined
  readonly page: ReportPage | undefined
}> {
  const { folder: later, domain, hasValuesFile } = site
  if (check.expectText !== undefined) {
    const { expectText } = await import('./expect-text.ts')
    await expectText(site, check.expectText, step)
  }
  let compared: ComparedFolders | undefined
  if (earlier !== undefined) {
    const { runComparison } = await import('./comparison.ts')
    compared = await runComparison(
      { earlier: siteFolder(earlier, step.signal), later, domain, hasValuesFile },
      check,
      step,
    )
  }
  if (check.verify === 'off') return { compared, page: undefined }
  const { runCheck } = await import('./check.ts')
  return { compared, page: await runCheck({ ...site, compared }, check, step) }
}
