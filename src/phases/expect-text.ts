import { isDiskError } from '../common/file-errors.ts'
import { formatCount } from '../common/units.ts'
import { StepError } from '../errors/errors.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'
import { toText } from '../web/byte-strings.ts'
import { describeConsequence } from './describe-failure.ts'
import type { SiteToCheck } from './run-check.ts'

const VISIBLE =
  'The text must be visible to readers, not only in a comment, a script or an attribute.'

/** Matches syntax of regular expressions, which hardly ever occurs in the text of pages. */
const PATTERN = /\\[dswDSW]|\.[*+]|\[\d-\d\]|^\^|\$$/

/**
 * Makes sure that some page of the site shows a text.
 * @throws StepError `text-missing`, `check-disk-failed`; the reason of the step's signal
 */
export async function expectText(
  { folder, job, hasValuesFile }: Pick<SiteToCheck, 'folder' | 'job' | 'hasValuesFile'>,
  text: string,
  step: Step,
): Promise<void> {
  const { findText } = await import('../web/page/find-text.ts')
  const { page, pages, similar } = await step
    .phase('Expected text', () => findText(folder, text, step.signal))
    .catch((error: unknown) => {
      if (!isDiskError(error)) throw error
      throw new StepError(
        'check-disk-failed',
        { site: folder.root, why: error.message, canSwitchOff: false },
        error,
      )
    })
  if (page === undefined) {
    const consequence = describeConsequence(hasValuesFile)
    const values = {
      site: folder.root,
      text,
      pages: formatCount(pages, 'page'),
      consequence,
      job: job?.id,
      page: similar && toText(similar.page),
      similar: similar?.text,
      where: similar === undefined ? VISIBLE : undefined,
      folder: job === undefined && similar === undefined ? folder.root : undefined,
    }
    const isQuoted = /^["'“].*["'”]$/.test(text)
    throw new StepError('text-missing', { ...values, isQuoted, pattern: PATTERN.exec(text)?.[0] })
  }
  step.log.info(safe`The expected text “${text}” is on ${toText(page)}`)
}
