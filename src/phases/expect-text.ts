import { isDiskError } from '../common/file-errors.ts'
import { formatCount } from '../common/units.ts'
import { StepError } from '../errors/errors.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'
import { toText } from '../web/byte-strings.ts'
import type { FoundText } from '../web/page/find-text.ts'
import { describeConsequence } from './describe-failure.ts'
import type { SiteToCheck } from './run-check.ts'

type SearchedSite = Pick<SiteToCheck, 'folder' | 'job' | 'hasValuesFile'>

const VISIBLE =
  'The text must be visible to readers, not only in a comment, a script or an attribute.'

/** Matches syntax of regular expressions, which hardly ever occurs in the text of pages. */
const PATTERN = /\\[dswDSW]|\.[*+]|\[\d-\d\]|^\^|\$$/

/**
 * Makes sure that some page of the site shows a text.
 * @throws StepError `text-missing`, `check-disk-failed`; the reason of the step's signal
 */
export async function expectText(site: SearchedSite, text: string, step: Step): Promise<void> {
  const { root } = site.folder
  const { findText } = await import('../web/page/find-text.ts')
  const found = await step
    .phase('Expected text', () => findText(site.folder, text, step.signal))
    .catch((error: unknown) => {
      if (!isDiskError(error)) throw error
      const values = { site: root, why: error.message, canSwitchOff: false }
      throw new StepError('check-disk-failed', values, error)
    })
  if (found.page === undefined) throw makeTextMissingError(site, text, found)
  step.log.info(safe`The expected text “${text}” is on ${toText(found.page)}`)
}

function makeTextMissingError(
  { folder, job, hasValuesFile }: SearchedSite,
  text: string,
  { pages, similar }: FoundText,
): StepError {
  const values = {
    site: folder.root,
    text,
    pages: formatCount(pages, 'page'),
    consequence: describeConsequence(hasValuesFile),
    job: job?.id,
    isQuoted: /^["'“].*["'”]$/.test(text),
    pattern: PATTERN.exec(text)?.[0],
    page: undefined,
    similar: undefined,
    where: undefined,
    folder: undefined,
  }
  if (similar !== undefined)
    return new StepError('text-missing', {
      ...values,
      page: toText(similar.page),
      similar: similar.text,
    })
  let builtFolder: string | undefined
  if (job === undefined) builtFolder = folder.root
  return new StepError('text-missing', { ...values, where: VISIBLE, folder: builtFolder })
}
