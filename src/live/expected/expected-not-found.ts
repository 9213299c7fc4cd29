/** Lists addresses at which the host should respond that nothing is there. */
import { type Bytes, getFolder, toBytes } from '../../web/byte-strings.ts'
import { isPage, NOT_FOUND_PAGE } from '../../web/page-names.ts'
import type { LocalSite } from '../site/local-site.ts'
import type { ExpectedNotFound } from './expectation.ts'
import { makeSiteFile } from './site-files.ts'

/**
 * Returns a few addresses that no file has: a page without and with an extension, a script, and a
 * page in a folder. `uniqueSuffix` keeps them from being the name of a file.
 */
export function listExpectedNotFound(
  currentSite: LocalSite,
  uniqueSuffix: string,
): readonly ExpectedNotFound[] {
  const { servedSite } = currentSite
  const { hostTraits, fileIndexes, unreadCatchAllPlace } = servedSite
  // A rule that is not supported may serve any of them.
  if (unreadCatchAllPlace !== undefined) return []
  const notFoundPageIndex = fileIndexes.get(NOT_FOUND_PAGE)
  const showsHomePage = hostTraits.defaultNotFoundPage === 'home-page'
  if (notFoundPageIndex === undefined && showsHomePage) return []

  const paths = listPathsWithoutFile(currentSite, uniqueSuffix)
  const unservedPaths = paths.filter((path) => servedSite.findContent(path) === undefined)
  return unservedPaths.map((path, i) => {
    const requestPath = currentSite.makeRequestPath(path)
    // The page is compared at the first path only: hosts differ in the page that they show in a
    // folder, or instead of a script.
    const isPageKnown = i === 0 && notFoundPageIndex !== undefined
    const notFoundPage = isPageKnown ? makeSiteFile(notFoundPageIndex, currentSite) : undefined
    return { kind: 'not-found', requestPath, notFoundPage }
  })
}

function listPathsWithoutFile({ snapshot }: LocalSite, uniqueSuffix: string): readonly Bytes[] {
  const name = toBytes(`no-page-has-this-name-${uniqueSuffix}`)
  const pathsInRoot = [name, name.concat('.html'), name.concat('.js')]
  const pageInFolder = snapshot.names.find((each) => isPage(each) && each.includes('/'))
  if (pageInFolder === undefined) return pathsInRoot
  return [...pathsInRoot, getFolder(pageInFolder).concat(name)]
}
