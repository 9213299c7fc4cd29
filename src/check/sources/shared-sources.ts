import { getLowerCaseBaseName, makeSourceKey, type SourceLocation } from './source-location.ts'

/** How many pages may share a source. A link on more pages is part of the layout. */
const MAX_PAGES_PER_SOURCE = 3

/**
 * Returns the pages' sources without those that too many pages share. Translations and versions of
 * a page count as one page. A documented program may be on any number of pages.
 */
export function dropSharedSources(
  sources: ReadonlyMap<string, SourceLocation>,
): ReadonlyMap<string, SourceLocation> {
  const pagesBySource = new Map<string, Set<string>>()
  for (const [page, source] of sources) {
    const key = makeSourceKey(source)
    const pages = pagesBySource.get(key) ?? new Set()
    pages.add(getNameInAllEditions(page))
    pagesBySource.set(key, pages)
  }

  const isShared = (source: SourceLocation) => {
    const pages = pagesBySource.get(makeSourceKey(source)) ?? new Set()
    return !source.documentsProgram && pages.size > MAX_PAGES_PER_SOURCE
  }
  return new Map([...sources].filter(([, source]) => !isShared(source)))
}

/** The name of a folder of a language or a version. */
const EDITION = /^(?:[a-z]{2}(?:[-_][a-z]{2,4})?|v?\d[\w.-]*|latest|stable|next|dev|main)$/i

/** Returns a name that a page has in all languages and versions. */
function getNameInAllEditions(page: string): string {
  const name = getLowerCaseBaseName(page)
  const folder = page.split('/').at(-2) ?? ''
  if (name !== 'index') return name
  if (EDITION.test(folder)) return ''
  return folder.toLowerCase()
}
