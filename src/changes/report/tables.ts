import { count } from '../../common/units.ts'
import { code, html, type Markup, table } from '../../report/markup.ts'
import { toText } from '../../web/byte-strings.ts'
import type { Aspect, PageChange, SectionChange } from '../site-change.ts'
import type { ChangeCounts } from './counts.ts'

/** How many sections of a page are named. */
const MAX_SECTIONS_SHOWN = 5

/** Returns a table of how many pages and other files were added, removed, moved and changed. */
export function countsTable(counts: ChangeCounts): Markup {
  const row = (name: string, ...numbers: readonly number[]) => [
    html`${name}`,
    ...numbers.map((n) => html`${n.toLocaleString('en')}`),
  ]
  return table(
    ['Files', 'Added', 'Removed', 'Moved', 'Changed'],
    [
      row('Pages', counts.pagesAdded, counts.pagesRemoved, counts.pagesMoved, counts.pagesChanged),
      row('Other files', counts.filesAdded, counts.filesRemoved, counts.filesMoved, counts.filesChanged),
    ],
  )
}

/** Returns a table of pages that changed, with what changed in them. */
export function pagesTable(pages: readonly PageChange[]): Markup {
  return table(
    ['Page', 'What changed', 'Where'],
    pages.map((change) => [
      pageCell(change),
      html`${change.what.map(aspectInWords).join(', ')}`,
      sectionsCell(change),
    ]),
  )
}

function pageCell({ page, from, title }: PageChange): Markup {
  const name = title === '' ? undefined : html`<br>${code(title)}`
  const origin = from === undefined ? undefined : html`<br>moved from ${code(toText(from))}`
  return html`${code(toText(page))}${name}${origin}`
}

function aspectInWords(aspect: Aspect): string {
  return aspect
}

function sectionsCell({ sections }: PageChange): Markup {
  const shown = sections.slice(0, MAX_SECTIONS_SHOWN)
  const more = sections.length - shown.length
  const rest = more === 0 ? undefined : html`<br>… and ${count(more, 'more section')}`
  return html`${shown.map((section, i) => html`${i === 0 ? undefined : html`<br>`}${sectionInWords(section)}`)}${rest}`
}

function sectionInWords({ heading, is }: SectionChange): Markup {
  const name = heading === '' ? html`before the first heading` : code(heading)
  return is === 'changed' ? name : html`${name} (${is})`
}
