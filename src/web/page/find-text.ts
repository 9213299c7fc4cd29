import { readFileSync } from 'node:fs'
import { iterateWithPauses } from '../../common/event-loop.ts'
import { type Bytes, NO_BYTES, toBytes, toText } from '../byte-strings.ts'
import type { SiteFolder } from '../list-tree.ts'
import { isPage } from '../page-names.ts'
import { makeDiskPath } from '../tree.ts'
import { ComparedContentReader, collapseSpaces } from './compared-content-reader.ts'
import { decodePageText, MAX_PAGE_BYTES } from './page-text.ts'
import { chooseSyntax, type Syntax } from './vocabulary.ts'

/** The page that shows a text. */
export interface FoundText {
  /** The first page that shows it; undefined if none does. */
  readonly page: Bytes | undefined
  /** The number of pages. */
  readonly pages: number
  /** If no page shows the text exactly: the first page that shows it with different capitalization. */
  readonly similar?: SimilarText | undefined
}

/** A text with different capitalization, and the page that shows it. */
interface SimilarText {
  readonly page: Bytes
  readonly text: string
}

/**
 * Looks for a page of the site that shows a text to its readers. The text must be contiguous, but
 * may span elements, and any white space counts as a space. The home page is read first.
 * @throws the reason of the signal soon after it is aborted; any file-system error
 */
export async function findText(
  site: SiteFolder,
  text: string,
  signal: AbortSignal,
): Promise<FoundText> {
  const { names, sizes } = await site.list()
  const pages = names
    .map((name, i) => ({ name, size: sizes[i] ?? 0 }))
    .filter(({ name }) => isPage(name))
    .sort((a, b) => Number(b.name === 'index.html') - Number(a.name === 'index.html'))
  const trimmed = text.replaceAll('\u00a0', ' ').trim()
  const wanted = collapseSpaces(toBytes(trimmed))
  const words = toText(wanted)

  let similar: SimilarText | undefined
  for await (const { name, size } of iterateWithPauses(pages, signal)) {
    if (size > MAX_PAGE_BYTES) continue
    const syntax = chooseSyntax(name)
    const content = readFileSync(makeDiskPath(site.root, name))
    const shown = readShown(decodePageText(content, syntax), syntax)
    if (shown.some((each) => each.includes(wanted))) return { page: name, pages: pages.length }
    const inOtherCase = shown.map((each) => findInOtherCase(toText(each), words))
    const found = inOtherCase.find((each) => each !== undefined)
    if (found !== undefined) similar ??= { page: name, text: found }
  }
  return { page: undefined, pages: pages.length, similar }
}

/** Returns the wanted text as capitalized in `text`; undefined if it does not occur. */
function findInOtherCase(text: string, wanted: string): string | undefined {
  const at = text.toLowerCase().indexOf(wanted.toLowerCase())
  if (at < 0) return undefined
  return text.slice(at, at + wanted.length)
}

/** Returns the titles of a page, followed by its visible text. */
function readShown(page: Bytes, syntax: Syntax): readonly Bytes[] {
  let shown = NO_BYTES
  const titles: Bytes[] = []
  let isHidden = false
  new ComparedContentReader((what, value) => {
    if (what === 'title') titles.push(value)
    if (what === 'hiding') isHidden = value === 'hidden'
    if (what === 'text' && !isHidden) shown = shown.concat(value)
  }, syntax).read(page)
  return [...titles, collapseSpaces(shown)]
}
