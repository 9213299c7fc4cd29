import type { Bytes } from '../byte-strings.ts'
import { getStem, isIndexPage, isNotFoundPage, isPage } from '../page-names.ts'
import type { SiteFacts } from './hosts/site-facts.ts'
import type { RuleSet } from './redirects/rule-set.ts'
import type { SiteSnapshot } from './site-snapshot.ts'

/** Returns the facts about a site on which the responses from its files depend. */
export function makeSiteFacts(
  { basePath, names }: SiteSnapshot,
  { cleanUrls }: RuleSet,
): SiteFacts {
  const isAtDomainRoot = basePath === '/'
  let areMostlyFolders: boolean | undefined
  return {
    isAtDomainRoot,
    cleanUrls: cleanUrls ?? assumesCleanUrls(basePath),
    arePagesMostlyFolders() {
      areMostlyFolders ??= haveMostlyIndexPages(names)
      return areMostlyFolders
    },
  }
}

/** Are clean URLs assumed for a site without the setting? */
function assumesCleanUrls(basePath: string): boolean {
  // Below a base path, the redirect file is not part of the site, so its setting is unknown.
  return basePath !== '/'
}

/** Are most pages, apart from the home page and the 404 page, an `index.html` in a folder? */
function haveMostlyIndexPages(names: readonly Bytes[]): boolean {
  const pages = names.filter((name) => isPage(name) && !isNotFoundPage(name))
  const otherThanHome = pages.filter((name) => getStem(name) !== '')
  const indexPages = otherThanHome.filter(isIndexPage)
  return indexPages.length > otherThanHome.length / 2
}
