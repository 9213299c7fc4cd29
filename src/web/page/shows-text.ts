import { interruptible } from '../../common/event-loop.ts'
import { toBytes } from '../byte-strings.ts'
import { isPage } from '../page-names.ts'
import { listTree, pathOf } from '../tree.ts'
import { PageText } from './page-text.ts'
import { singleSpaced, VisibleReader } from './visible.ts'
import { syntaxOf } from './vocabulary.ts'

/** How much of a page's text is searched at once, in characters. */
const MAX_COLLECTED = 1 << 16

/** What a site has of a text. */
export interface TextSearch {
  /** The first page that shows it, a string of bytes; undefined if none does. */
  readonly page: string | undefined
  /** How many pages there are. */
  readonly pages: number
}

/**
 * Looks for a page of the site in a folder that shows a text to its readers: in one piece, whatever elements it is in, with any
 * white space for a space. The start page is read first.
 * @throws the reason of the signal soon after it is aborted; what the file system throws
 */
export async function findText(root: string, text: string, signal: AbortSignal): Promise<TextSearch> {
  const { names } = await listTree(root, signal, { leftOut: () => {} })
  const pages = names.filter(isPage).sort((a, b) => Number(b === 'index.html') - Number(a === 'index.html'))
  const wanted = toBytes(singleSpaced(text.replaceAll('\u00a0', ' ').trim()))
  for await (const page of interruptible(pages, signal))
    if (showsText(new PageText(pathOf(root, page), syntaxOf(page)), wanted, page))
      return { page, pages: pages.length }
  return { page: undefined, pages: pages.length }
}

/** Returns whether a page shows a text: strings of bytes. */
function showsText(page: Iterable<string>, wanted: string, name: string): boolean {
  let isShown = false
  let text = ''
  const search = () => {
    isShown ||= singleSpaced(text).includes(wanted)
    text = text.slice(-2 * wanted.length)
  }
  const reader = new VisibleReader((what, value) => {
    if (what === 'title') isShown ||= value.includes(wanted)
    if (what !== 'text') return
    text += value
    if (text.length > MAX_COLLECTED) search()
  }, syntaxOf(name))
  for (const piece of page) {
    reader.write(piece)
    if (isShown) return true
  }
  reader.end()
  search()
  return isShown
}
