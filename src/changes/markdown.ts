import { count, joinWords } from '../common/units.ts'
import {
  addressLink,
  code,
  folded,
  html,
  type Markup,
  type Section,
  table,
  withoutBlankLines,
} from '../report/markup.ts'
import { percentEncode, toText } from '../web/byte-strings.ts'
import { changesInWords, countsOf } from './counts.ts'
import {
  type Comparison,
  isNoticeable,
  type Move,
  type PageChange,
  type SectionChange,
} from './site-change.ts'

/** A comment on GitHub has 65,536 characters at most; the rest is for what a workflow adds to it. */
const MAX_LENGTH = 60_000
/** How many entries of each list are shown, as far as there is room; `changes.json` has all of them. */
const ENTRIES_SHOWN = [100, 20, 5]
const MAX_IN_SUMMARY = 20
/** Longer lists are folded away. */
const MAX_UNFOLDED = 5
/** How many sections of a page are named. */
const MAX_SECTIONS = 5

/** A list with at most `max` entries. */
type List = (max: number) => Markup

/**
 * Returns `changes.md`: what changed, as a comment on a pull request shows it. It is HTML without blank lines, so that
 * nothing in it is read as Markdown: https://github.github.com/gfm/#html-blocks
 */
export function changesPage(comparison: Comparison, subject: string, previewUrl?: string): string {
  const { bytesOnly } = comparison
  const noise = [
    ...(bytesOnly.pages > 0 ? [count(bytesOnly.pages, 'page')] : []),
    ...(bytesOnly.files > 0 ? [count(bytesOnly.files, 'other file')] : []),
  ]
  const opening: readonly (Markup | undefined)[] = [
    html`<h3>What changes in ${code(subject)}</h3>`,
    html`<p>${sentence(changesInWords(countsOf(comparison)))}.</p>`,
    noise.length === 0
      ? undefined
      : html`<p>Different only in bytes, with no change that a reader would notice: ${joinWords(noise, 'and')}.</p>`,
  ]
  return joined(opening, allLists(comparison, previewUrl), MAX_LENGTH).text
}

/** Returns what changed as a part of the job summary, with the pages by name, and of a comment. */
export function changesSection(comparison: Comparison, previewUrl?: string): Section {
  const heading = `Compared with the earlier site: ${changesInWords(countsOf(comparison))}`
  const lists = pageLists(comparison, previewUrl).map((list) => list && html`${list(MAX_IN_SUMMARY)}\n`)
  const inComment = (room: number) => joined([], allLists(comparison, previewUrl), room)
  return {
    heading,
    content: html`${lists.filter((list) => list !== undefined)}`,
    isNews: isNoticeable(comparison),
    inComment: isNoticeable(comparison) ? inComment : undefined,
  }
}

/** Returns everything that changed, as lists. With an address of the later site, its pages are links. */
function allLists(comparison: Comparison, previewUrl: string | undefined): (List | undefined)[] {
  const { files, unreadable } = comparison
  return [
    ...pageLists(comparison, previewUrl),
    list('Other files changed', files.changed, paths()),
    list('Other files added', files.added, paths()),
    list('Other files removed', files.removed, paths()),
    list('Other files moved', files.moved, moves()),
    list('Not read, because the file system does not let it', unreadable, paths()),
  ]
}

/** Returns the pages that changed, were added, removed and moved, as lists. */
function pageLists(
  { added, removed, moved, changed, navigation }: Comparison,
  previewUrl: string | undefined,
): (List | undefined)[] {
  return [
    list('Pages changed', changed, (shown) => pagesTable(shown, previewUrl)),
    list('Pages added', added, paths(previewUrl)),
    list('Pages removed', removed, paths()),
    list('Pages moved', moved, moves(previewUrl)),
    list('Pages changed only in navigation', navigation, paths(previewUrl)),
  ]
}

/** Shortens the lists for which there is not enough room, and leaves out those for which there is none. */
function joined(
  opening: readonly (Markup | undefined)[],
  lists: readonly (List | undefined)[],
  most: number,
): Markup {
  const parts: Markup[] = opening.filter((part) => part !== undefined)
  const last = html`<p>There is no room for the rest here: it is in changes.json.</p>`
  let room = most - [...parts, last].reduce((sum, part) => sum + lengthOf(part), 0)
  let isCut = false
  for (const list of lists) {
    const fitting = list && ENTRIES_SHOWN.map(list).find((part) => lengthOf(part) <= room)
    if (fitting !== undefined) {
      parts.push(fitting)
      room -= lengthOf(fitting)
    } else isCut ||= list !== undefined
  }
  return withoutBlankLines(isCut ? [...parts, last] : parts)
}

function lengthOf({ text }: Markup): number {
  return text.length + 1
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function list<Entry>(
  title: string,
  entries: readonly Entry[],
  show: (shown: readonly Entry[]) => Markup,
): List | undefined {
  if (entries.length === 0) return undefined
  return (max) => {
    const more = entries.length - max
    const rest = more > 0 ? html`\n<p>… and ${more.toLocaleString('en')} more.</p>` : undefined
    return folded(
      `${title} (${entries.length.toLocaleString('en')})`,
      html`${show(entries.slice(0, max))}${rest}`,
      entries.length <= MAX_UNFOLDED,
    )
  }
}

function paths(url?: string): (names: readonly string[]) => Markup {
  return (names) => html`<ul>${names.map((name) => html`<li>${fileLink(name, url)}</li>\n`)}</ul>`
}

function moves(url?: string): (moved: readonly Move[]) => Markup {
  return (moved) =>
    html`<ul>${moved.map(({ from, to }) => html`<li>${code(toText(from))} → ${fileLink(to, url)}</li>\n`)}</ul>`
}

/** Returns the name of a file, as a link if the address of its site is known. */
function fileLink(name: string, url: string | undefined): Markup {
  return addressLink(code(toText(name)), url && `${url}${percentEncode(name)}`)
}

function pagesTable(pages: readonly PageChange[], url: string | undefined): Markup {
  return table(
    ['Page', 'What changed', 'Where'],
    pages.map((change) => [pageCell(change, url), html`${change.what.join(', ')}`, sectionsCell(change)]),
  )
}

function pageCell({ page, from, title }: PageChange, url: string | undefined): Markup {
  const name = title === '' ? undefined : html`<br>${code(title)}`
  const origin = from === undefined ? undefined : html`<br>moved from ${code(toText(from))}`
  return html`${fileLink(page, url)}${name}${origin}`
}

function sectionsCell({ sections }: PageChange): Markup {
  const shown = sections.slice(0, MAX_SECTIONS)
  const more = sections.length - shown.length
  const rest = more === 0 ? undefined : html`<br>… and ${count(more, 'more section')}`
  return html`${shown.map((section, i) => html`${i === 0 ? undefined : html`<br>`}${sectionInWords(section)}`)}${rest}`
}

function sectionInWords({ heading, is }: SectionChange): Markup {
  const name = heading === '' ? html`before the first heading` : code(heading)
  return is === 'changed' ? name : html`${name} (${is})`
}
