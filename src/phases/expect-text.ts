import { isDiskError } from '../common/file-errors.ts'
import { count } from '../common/units.ts'
import { StepError } from '../errors/errors.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'
import { toText } from '../web/byte-strings.ts'
import { findText } from '../web/page/shows-text.ts'
import type { SiteFolder } from '../web/tree.ts'
import { consequenceFor } from './shown-findings.ts'

/** What is in patterns, and hardly ever in what pages show. */
const PATTERN = /\\[dswDSW]|\.[*+]|\[\d-\d\]|^\^|\$$/

/**
 * Makes sure that some page of the site shows a text. `hasValuesFile`: as for `consequenceFor`.
 * @throws StepError `text-missing`, `check-disk-failed`; the reason of the step's signal
 */
export async function expectText(
  site: SiteFolder,
  text: string,
  hasValuesFile: boolean,
  step: Step,
): Promise<void> {
  const { page, pages } = await step
    .phase('Expected text', () => findText(site, text, step.signal))
    .catch((error: unknown) => {
      if (!isDiskError(error)) throw error
      throw new StepError(
        'check-disk-failed',
        { site: site.root, why: error.message, off: undefined },
        error,
      )
    })
  if (page === undefined) {
    const consequence = consequenceFor(hasValuesFile)
    const job = step.facts.jobId
    const folder = job === undefined ? site.root : undefined
    const values = { site: site.root, text, pages: count(pages, 'page'), consequence, job, folder }
    const quotes = /^["'“].*["'”]$/.test(text) ? 'quotes' : undefined
    throw new StepError('text-missing', { ...values, quotes, pattern: PATTERN.exec(text)?.[0] })
  }
  step.log.info(safe`The expected text “${text}” is on ${toText(page)}`)
}
