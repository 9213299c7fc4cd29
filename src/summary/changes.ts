import { changesInWords, countsOf } from '../changes/report/counts.ts'
import { countsTable, pagesTable } from '../changes/report/tables.ts'
import type { Comparison } from '../changes/site-change.ts'
import { html } from '../report/markup.ts'
import type { Section } from '../step.ts'
import { count } from '../units.ts'

/** How many pages that changed the summary shows. */
const MAX_PAGES = 20

/** Returns what changed since the earlier site, and the first pages with the headings below which something did. */
export function changesSection(comparison: Comparison): Section {
  const { changed } = comparison
  const counts = countsOf(comparison)
  const pages = changed.slice(0, MAX_PAGES)
  const more = changed.length - pages.length
  const rest = more === 0 ? undefined : html`\n<p>… and ${count(more, 'more page')}.</p>`
  const named = pages.length === 0 ? undefined : html`\n${pagesTable(pages)}${rest}`
  return {
    heading: `Compared with the earlier site: ${changesInWords(counts)}`,
    content: html`${countsTable(counts)}${named}`,
  }
}
