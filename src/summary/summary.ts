import { html, type Markup } from '../report/markup.ts'
import { changes } from './changes.ts'
import { details } from './details.ts'
import type { EndedStep } from './ended-step.ts'
import { failure } from './failure.ts'
import { findings, findingsByCode, findingsByPage } from './findings.ts'
import { headline } from './headline.ts'
import { keepReport } from './keep-report.ts'
import { live, liveDetails } from './live.ts'
import { results } from './results.ts'
import { resume } from './resume.ts'

/** Returns a part of the job summary, or undefined if there is nothing to say. */
type Section = (ended: EndedStep) => Markup | undefined

/** The job summary, from top to bottom: what readers need first, then what they can unfold. */
const SECTIONS: readonly Section[] = [
  headline,
  failure,
  resume,
  results,
  live,
  findings,
  changes,
  keepReport,
  findingsByCode,
  findingsByPage,
  liveDetails,
  details,
]

/**
 * Returns the job summary. GitHub renders it as Markdown, in which HTML stays HTML up to the next blank line; there is
 * none, so that nothing in it is read as Markdown: https://github.github.com/gfm/#html-blocks
 */
export function renderSummary(ended: EndedStep): string {
  const sections = SECTIONS.map((section) => section(ended)).filter((markup) => markup !== undefined)
  return html`${sections.map((section) => html`${section}\n`)}`.text.replace(/\n\s*\n/g, '\n')
}
