import { StepError } from '../errors/errors.ts'
import { OF_PUBLISHED, type Outcome, wording } from '../errors/messages.ts'
import { givenText } from '../inputs/table-reader.ts'
import { reportLeftovers } from '../step/leftovers.ts'
import { docsAddress } from '../summary/docs-address.ts'
import { safe } from '../text/clean.ts'
import type { PublishedStep } from './step.ts'

/**
 * Ends the step: names what is left behind, and if it failed, prints the one error. Returns whether
 * the step is green. Throws nothing.
 */
export function finish(step: PublishedStep, ending: Outcome | StepError): boolean {
  const { env, log } = step
  reportLeftovers(step)
  if (!(ending instanceof StepError)) return true
  const { code, values, cause } = ending
  log.trace(cause)
  const site = givenText(env, 'site')
  const title = site === '' ? safe`Published site` : safe`Published site ${site}`
  log.error(title, wording(code, values, OF_PUBLISHED))
  log.info(
    safe`More: ${docsAddress(env, 'TROUBLESHOOTING.md', code) ?? `TROUBLESHOOTING.md, ${code}`}`,
  )
  return false
}
