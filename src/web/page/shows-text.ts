import { readFileSync } from 'node:fs'
import { interruptible } from '../../common/event-loop.ts'
import { toBytes } from '../byte-strings.ts'
import { isPage } from '../page-names.ts'
import { makeDiskPath, type SiteFolder } from '../tree.ts'
import { decodePageText, MAX_PAGE } from './page-text.ts'
import { collapseSpaces, VisibleReader } from './visible.ts'
import { chooseSyntax, type Syntax } from './vocabulary.ts'

/**
 * Looks for a page of the site that shows a text to its readers: in one piece, whatever elements it
 * is in, with any white space for a space. The start page is read first. Returns the first page
 * that shows it, a string of bytes, undefined if none does; and how many pages there are.
 * @throws the reason of the signal soon after it is aborted; what the file system throws
 */
export async function findText(site: SiteFolder, text: string, signal: AbortSignal) {
  const { names, sizes } = await site.list()
  const pages = names
    .map((name, i) => ({ name, size: sizes[i] ?? 0 }))
    .filter(({ name }) => isPage(name))
    .sort((a, b) => Number(b.name === 'index.html') - Number(a.name === 'index.html'))
  const wanted = toBytes(collapseSpaces(text.replaceAll('\u00a0', ' ').trim()))
  for await (const { name, size } of interruptible(pages, signal)) {
    if (size > MAX_PAGE) continue
    const syntax = chooseSyntax(name)
    if (
      showsText(decodePageText(readFileSync(makeDiskPath(site.root, name)), syntax), wanted, syntax)
    )
      return { page: name, pages: pages.length }
  }
  return { page: undefined, pages: pages.length }
}

/** Returns whether a page shows a text: strings of bytes. */
function showsText(page: string, wanted: string, syntax: Syntax): boolean {
  const shown: string[] = []
  let isTitle = false
  let isHidden = false
  new VisibleReader((what, value) => {
    if (what === 'title') isTitle ||= value.includes(wanted)
    if (what === 'hiding') isHidden = value === 'hidden'
    if (what === 'text' && !isHidden) shown.push(value)
  }, syntax).read(page)
  return isTitle || collapseSpaces(shown.join('')).includes(wanted)
}
