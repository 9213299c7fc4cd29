import { html, link, type Markup, paragraphs } from '../report/markup.ts'
import { docsAddress } from './docs-address.ts'
import type { EndedStep } from './ended-step.ts'

/** What failed, in its words, and where more is said about it. A check that failed may leave the step green. */
export function failure({ step: { env, facts }, failure }: EndedStep): Markup | undefined {
  const error = failure ?? facts.checkFailure
  if (error === undefined) return undefined
  const entry = link(
    html`TROUBLESHOOTING.md, ${error.code}`,
    docsAddress(env, 'TROUBLESHOOTING.md', error.code),
  )
  return html`${paragraphs(error.shown)}\n<p>More about this: ${entry}</p>`
}
