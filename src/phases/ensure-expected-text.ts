import { isDiskError } from '../common/disk-errors.ts'
import { formatCount } from '../common/units.ts'
import { StepError } from '../errors/step-error.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'
import { toText } from '../web/byte-strings.ts'
import type { TextSearchResult } from '../web/page/find-text.ts'
import { describeConsequence } from './failure-wordings.ts'
import type { SiteToCheck } from './run-check.ts'

type SearchedSite = Pick<SiteToCheck, 'folder' | 'job' | 'hasValuesFile'>

const VISIBILITY_ADVICE =
  'The text must be visible to readers, not only in a comment, a script, or an attribute.'

/** What is in the text by mistake, and what to do about it. */
const MISTAKES: readonly (readonly [text: RegExp, advice: string])[] = [
  [/^["'“].*["'”]$/, 'The quotes around the text count as part of it: leave them out.'],
  [/^refs\/(?:heads|tags)\//, `Pages show the short name: use $\{{ github.ref_name }}.`],
  [/\{\{.*\}\}/, `Without “$”, {{ … }} is not an expression: write $\{{ … }}.`],
  [/<\/?[a-z][^<>]*>/i, 'The text is compared with what readers see, without tags.'],
]

/** Matches syntax of regular expressions, which hardly ever occurs in the text of pages. */
const REGEX_SYNTAX = /\\[dswDSW]|\.[*+]|\[\d-\d\]|^\^|\$$/

/**
 * Makes sure that at least one page of the site shows the expected text.
 * @throws StepError `text-missing`, `check-disk-failed`; the reason of the step's signal
 */
export async function ensureExpectedText(
  site: SearchedSite,
  text: string,
  step: Step,
): Promise<void> {
  const { root } = site.folder
  const { findText } = await import('../web/page/find-text.ts')
  const found = await step
    .runPhase('Expected text', () => findText(site.folder, text, step.signal))
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
  { pageCount, similar }: TextSearchResult,
): StepError {
  const values = {
    site: folder.root,
    text,
    pages: formatCount(pageCount, 'page'),
    consequence: describeConsequence(hasValuesFile),
    job: job?.id,
    mistake: MISTAKES.find(([mistake]) => mistake.test(text))?.[1],
    pattern: REGEX_SYNTAX.exec(text)?.[0],
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
  return new StepError('text-missing', { ...values, where: VISIBILITY_ADVICE, folder: builtFolder })
}
