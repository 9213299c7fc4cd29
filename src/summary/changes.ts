import { changesInWords, countsOf } from '../changes/report/counts.ts'
import { countsTable, pageLists } from '../changes/report/markdown.ts'
import { type Comparison, isNoticeable } from '../changes/site-change.ts'
import { html } from '../report/markup.ts'
import type { Section } from '../step/step.ts'

/** How many pages of each list the summary shows; `changes.md` has more. */
const MAX_PAGES = 20

/** Returns what changed since the earlier site, with the pages by name, folded away. */
export function changesSection(comparison: Comparison): Section {
  const counts = countsOf(comparison)
  const heading = `Compared with the earlier site: ${changesInWords(counts)}`
  if (!isNoticeable(comparison)) return { heading, content: html`` }
  const lists = pageLists(comparison).flatMap((list) =>
    list === undefined ? [] : [html`\n${list(MAX_PAGES)}`],
  )
  return { heading, content: html`${countsTable(counts)}${lists}` }
}
