import { formatCount, formatNumber } from '../common/units.ts'
import { capitalize, joinWords } from '../common/words.ts'
import {
  html,
  joinWithoutBlankLines,
  type Markup,
  renderCode,
  renderCollapsed,
  renderTable,
  renderTableRow,
  renderTrustedLink,
  type Section,
  takeFitting,
} from '../text/markup.ts'
import { type Bytes, percentEncode, toText } from '../web/byte-strings.ts'
import type { Comparison, PageChange, SectionChange } from './comparison.ts'
import { describeChanges, hasNoticeableChanges } from './count-changes.ts'

/**
 * The maximum length of all lists, in UTF-16 units, so that they fit in a comment with other
 * content.
 */
const MAX_LENGTH = 36_000
/** How many entries of each list are shown if there is room. `changes.json` has all of them. */
const MAX_ENTRIES = 100
/** The maximum number of entries in a list that is not collapsed. */
const MAX_EXPANDED_ENTRIES = 5
/** How many sections of a page are listed. */
const MAX_SECTIONS = 5

/**
 * Returns `changes.md`, the changes in the form of a comment on a pull request. It is HTML without
 * blank lines, so that nothing in it is read as Markdown:
 * https://github.github.com/gfm/#html-blocks
 */
export function renderChangesPage(
  comparison: Comparison,
  subject: string,
  previewUrl?: string,
): string {
  const { bytesOnly } = comparison
  const bytesOnlyCounts: string[] = []
  if (bytesOnly.pages > 0) bytesOnlyCounts.push(formatCount(bytesOnly.pages, 'page'))
  if (bytesOnly.files > 0) bytesOnlyCounts.push(formatCount(bytesOnly.files, 'other file'))
  const parts = [
    html`<h3>What changes in ${renderCode(subject)}</h3>`,
    html`<p>${capitalize(describeChanges(comparison))}.</p>`,
    html`${renderUnnoticeable(bytesOnlyCounts)}`,
    ...renderLists(comparison, previewUrl),
  ]
  return joinWithoutBlankLines(parts).text
}

function renderUnnoticeable(bytesOnlyCounts: readonly string[]): Markup | undefined {
  if (bytesOnlyCounts.length === 0) return undefined
  const sentence = 'Different bytes, but no change that a reader would notice'
  return html`<p>${sentence}: ${joinWords(bytesOnlyCounts, 'and')}.</p>`
}

/** Returns the changes as a section of the job summary and of a comment. */
export function makeChangesSection(comparison: Comparison, previewUrl?: string): Section {
  return {
    heading: `Compared with the earlier site: ${describeChanges(comparison)}`,
    content: html`${renderLists(comparison, previewUrl)}`,
    commentUse: hasNoticeableChanges(comparison) ? 'begins' : undefined,
  }
}

/** Returns all changes as lists. With `previewUrl`, pages of the later site are links. */
function renderLists(comparison: Comparison, previewUrl: string | undefined): Markup[] {
  const { added, removed, moved, changed, navigation, files, unreadable } = comparison
  const lists = new ChangeLists()
  lists.add('Pages changed', changed, makeChangeRenderer(previewUrl), renderChangedPages)
  lists.add('Pages added', added, makePathRenderer(previewUrl))
  lists.add('Pages removed', removed, makePathRenderer())
  lists.add('Pages moved', moved, makeMoveRenderer(previewUrl))
  lists.add('Pages changed only in navigation', navigation, makePathRenderer(previewUrl))
  lists.add('Other files changed', files.changed, makePathRenderer())
  lists.add('Other files added', files.added, makePathRenderer())
  lists.add('Other files removed', files.removed, makePathRenderer())
  lists.add('Other files moved', files.moved, makeMoveRenderer())
  lists.add('Could not be read', [...unreadable.keys()], makePathRenderer())
  return lists.rendered
}

/** Lists that share a maximum length. */
class ChangeLists {
  readonly rendered: Markup[] = []
  #remainingLength = MAX_LENGTH

  /** Adds the entries that fit, and the number of the others. */
  add<Entry>(
    title: string,
    entries: readonly Entry[],
    render: (entry: Entry) => Markup,
    wrap = renderList,
  ): void {
    if (entries.length === 0) return
    // One list may use half of the room, so that others fit as well.
    const shown = takeFitting(entries.slice(0, MAX_ENTRIES).map(render), this.#remainingLength / 2)
    const more = entries.length - shown.length
    const rest = more > 0 ? html`\n<p>… and ${formatNumber(more)} more.</p>` : undefined
    const content = html`${wrap(shown)}${rest}`
    this.#remainingLength -= content.text.length

    const heading = `${title} (${formatNumber(entries.length)})`
    const isOpen = entries.length <= MAX_EXPANDED_ENTRIES
    this.rendered.push(html`${renderCollapsed(heading, content, isOpen)}\n`)
  }
}

function renderList(items: readonly Markup[]): Markup {
  return html`<ul>${items}</ul>`
}

function renderChangedPages(rows: readonly Markup[]): Markup {
  return renderTable(['Page', 'What changed', 'Where'], rows)
}

function makePathRenderer(url?: string): (name: Bytes) => Markup {
  return (name) => html`<li>${renderFileLink(name, url)}</li>\n`
}

function makeMoveRenderer(url?: string): (move: Comparison['moved'][number]) => Markup {
  return ({ from, to }) => html`<li>${renderCode(toText(from))} → ${renderFileLink(to, url)}</li>\n`
}

/** Returns the name of a file, as a link if the address of its site is known. */
function renderFileLink(name: Bytes, url: string | undefined): Markup {
  return renderTrustedLink(renderCode(toText(name)), url && `${url}${percentEncode(name)}`)
}

function makeChangeRenderer(url: string | undefined): (change: PageChange) => Markup {
  return (change) =>
    renderTableRow([
      renderPageCell(change, url),
      html`${change.aspects.join(', ')}`,
      renderSectionsCell(change),
    ])
}

function renderPageCell({ page, from, title }: PageChange, url: string | undefined): Markup {
  const name = title === '' ? undefined : html`<br>${renderCode(title)}`
  const origin = from === undefined ? undefined : html`<br>moved from ${renderCode(toText(from))}`
  return html`${renderFileLink(page, url)}${name}${origin}`
}

function renderSectionsCell({ sections }: PageChange): Markup {
  const shown = sections.slice(0, MAX_SECTIONS).map((section, i) => {
    if (i === 0) return renderSection(section)
    return html`<br>${renderSection(section)}`
  })
  const more = sections.length - shown.length
  const rest = more === 0 ? undefined : html`<br>… and ${formatCount(more, 'more section')}`
  return html`${shown}${rest}`
}

function renderSection({ heading, change }: SectionChange): Markup {
  let name = html`before the first heading`
  if (heading !== '') name = renderCode(heading)
  if (change === 'changed') return name
  return html`${name} (${change})`
}
