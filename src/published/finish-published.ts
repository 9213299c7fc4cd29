import { fillMessage, type Outcome, PUBLISHED_SITE_WORDINGS } from '../errors/messages.ts'
import { StepError } from '../errors/step-error.ts'
import { readRawText } from '../inputs/input-table-reader.ts'
import { reportLeftovers } from '../step/leftovers.ts'
import { describeTroubleshooting } from '../summary/docs-url.ts'
import { safe } from '../text/clean.ts'
import type { PublishedStep } from './published-step.ts'

/**
 * Ends the step: reports what is left behind and, if the step failed, prints the one error. Returns
 * whether the step is green. Never throws.
 */
export function finish(step: PublishedStep, ending: Outcome | StepError): boolean {
  const { env, log } = step
  reportLeftovers(step)
  if (!(ending instanceof StepError)) return true
  const { code, values, cause } = ending
  log.trace(cause)
  const site = readRawText(env, 'site')
  let title = safe`Published site`
  if (site !== '') title = safe`${title} ${site}`
  log.error(title, fillMessage(code, values, PUBLISHED_SITE_WORDINGS))
  log.info(safe`More: ${describeTroubleshooting(env, code)}`)
  return false
}
