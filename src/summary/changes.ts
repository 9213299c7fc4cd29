import { changesInWords } from '../changes/report/counts.ts'
import { countsTable, pagesTable } from '../changes/report/tables.ts'
import { html, type Markup } from '../report/markup.ts'
import { count } from '../units.ts'
import type { EndedStep } from './ended-step.ts'

/** What changed since the earlier site, and the first pages with the headings below which something did. */
export function changes({ step: { facts } }: EndedStep): Markup | undefined {
  if (facts.changes === undefined) return undefined
  const { counts, pages } = facts.changes
  const more = counts.pagesChanged - pages.length
  const rest = more === 0 ? undefined : html`\n<p>… and ${count(more, 'more page')}.</p>`
  const changed = pages.length === 0 ? undefined : html`\n${pagesTable(pages)}${rest}`
  return html`<h4>Compared with the earlier site: ${changesInWords(counts)}</h4>\n${countsTable(counts)}${changed}`
}
