import type { ComparedFolders } from '../changes/compare-folders.ts'
import { isDiskError } from '../common/file-errors.ts'
import { count } from '../common/units.ts'
import { StepError } from '../errors/errors.ts'
import type { ReportPage } from '../findings/report-page/report-page.ts'
import type { CheckSettings } from '../inputs/shared-inputs.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'
import { toText } from '../web/byte-strings.ts'
import { makeSiteFolder } from '../web/tree.ts'
import { consequenceFor } from './annotations.ts'
import type { SiteToCheck } from './run-check.ts'

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
    if (done) step.results.comparison = done.result
    if (done?.failure) throw done.failure
  }
  if (check.verify === 'off') return { compared, page: undefined }
  const { runCheck } = await import('./run-check.ts')
  const { result, page, failure } = await runCheck({ ...site, compared }, check, step)
  step.results.check = result
  if (failure) throw failure
  return { compared, page }
}

const VISIBLE =
  'The text must be visible to readers, not only in a comment, a script or an attribute.'

/** What is in patterns, and hardly ever in what pages show. */
const PATTERN = /\\[dswDSW]|\.[*+]|\[\d-\d\]|^\^|\$$/

/**
 * Makes sure that some page of the site shows a text.
 * @throws StepError `text-missing`, `check-disk-failed`; the reason of the step's signal
 */
async function expectText(
  { folder, job, hasValuesFile }: Pick<SiteToCheck, 'folder' | 'job' | 'hasValuesFile'>,
  text: string,
  step: Step,
): Promise<void> {
  const { findText } = await import('../web/page/shows-text.ts')
  const { page, pages, similar } = await step
    .phase('Expected text', () => findText(folder, text, step.signal))
    .catch((error: unknown) => {
      if (!isDiskError(error)) throw error
      throw new StepError(
        'check-disk-failed',
        { site: folder.root, why: error.message, off: undefined },
        error,
      )
    })
  if (page === undefined) {
    const consequence = consequenceFor(hasValuesFile)
    const values = {
      site: folder.root,
      text,
      pages: count(pages, 'page'),
      consequence,
      job: job?.id,
      page: similar && toText(similar.page),
      similar: similar?.text,
      where: similar === undefined ? VISIBLE : undefined,
      folder: job === undefined && similar === undefined ? folder.root : undefined,
    }
    const quotes = /^["'“].*["'”]$/.test(text) ? 'quotes' : undefined
    throw new StepError('text-missing', { ...values, quotes, pattern: PATTERN.exec(text)?.[0] })
  }
  step.log.info(safe`The expected text “${text}” is on ${toText(page)}`)
}
