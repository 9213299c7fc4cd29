import { readFileSync } from 'node:fs'
import { iterateWithPauses } from '../../common/event-loop.ts'
import { type Bytes, NO_BYTES, toBytes, toText } from '../byte-strings.ts'
import type { SiteFolder } from '../list-tree.ts'
import { isPage } from '../page-names.ts'
import { makeDiskPath } from '../tree.ts'
import { decodePageText, MAX_PAGE_BYTES } from './page-text.ts'
import { collapseSpaces, VisibleContentReader } from './visible-content-reader.ts'
import { chooseSyntax, type Syntax } from './vocabulary.ts'

/** The page that shows the wanted text. */
export interface TextSearchResult {
  /** The first page that shows it; undefined if none does. */
  readonly page: Bytes | undefined
  /** The number of pages. */
  readonly pageCount: number
  /**
   * If no page shows the text exactly: the first page that shows it with different capitalization.
   */
  readonly similar?: SimilarText | undefined
}

/** Text with different capitalization, and the page that shows it. */
interface SimilarText {
  readonly page: Bytes
  readonly text: string
}

/**
 * Looks for a page of the site that shows certain text to its readers. The text must be contiguous,
 * but may span elements, and any whitespace counts as a space. The home page is read first.
 * @throws the reason of the signal soon after it is aborted; any file-system error
 */
export async function findText(
  site: SiteFolder,
  text: string,
  signal: AbortSignal,
): Promise<TextSearchResult> {
  const { names, sizes } = await site.list()
  const pages = names
    .map((name, i) => ({ name, size: sizes[i] ?? 0 }))
    .filter(({ name }) => isPage(name))
    .sort((a, b) => Number(b.name === 'index.html') - Number(a.name === 'index.html'))
  const trimmed = text.replaceAll('\u00a0', ' ').trim()
  const wantedText = collapseSpaces(toBytes(trimmed))
  const wantedAsText = toText(wantedText)

  let similar: SimilarText | undefined
  for await (const { name, size } of iterateWithPauses(pages, signal)) {
    if (size > MAX_PAGE_BYTES) continue
    const syntax = chooseSyntax(name)
    const content = readFileSync(makeDiskPath(site.root, name))
    const texts = readVisibleTexts(decodePageText(content, syntax), syntax)
    if (texts.some((shown) => shown.includes(wantedText)))
      return { page: name, pageCount: pages.length }
    const inOtherCase = texts.map((shown) => findInOtherCase(toText(shown), wantedAsText))
    const found = inOtherCase.find((each) => each !== undefined)
    if (found !== undefined) similar ??= { page: name, text: found }
  }
  return { page: undefined, pageCount: pages.length, similar }
}

/** Returns the wanted text as capitalized in `text`; undefined if it does not occur. */
function findInOtherCase(text: string, wanted: string): string | undefined {
  const start = text.toLowerCase().indexOf(wanted.toLowerCase())
  if (start < 0) return undefined
  return text.slice(start, start + wanted.length)
}

/** Returns the titles of a page, followed by its visible text. */
function readVisibleTexts(page: Bytes, syntax: Syntax): readonly Bytes[] {
  let shown = NO_BYTES
  const titles: Bytes[] = []
  let isHidden = false
  new VisibleContentReader((kind, value) => {
    if (kind === 'title') titles.push(value)
    if (kind === 'hiding') isHidden = value === 'hidden'
    if (kind === 'text' && !isHidden) shown = shown.concat(value)
  }, syntax).read(page)
  return [...titles, collapseSpaces(shown)]
}
