/** Checks that a site has a home page, a 404 page, and as many pages as expected. */
import { formatCount } from '../../common/units.ts'
import { NO_BYTES, toText } from '../../web/byte-strings.ts'
import { hasNotFoundRule } from '../../web/host/not-found-pages.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { HOME_PAGE, isNotFoundPageOfSite, isPage, NOT_FOUND_PAGE } from '../../web/page-names.ts'
import type { FileIndex, Tree } from '../../web/tree.ts'
import type { CheckContext } from './check-context.ts'

/** How many pages a site should have. */
export interface ExpectedPages {
  readonly pageCount?: number | undefined
  /**
   * See `CheckSubject`. The number of pages is the service’s count or, without the service,
   * `--page-count`.
   */
  readonly job?: string | undefined
}

/** Reports a finding for each kind of page that a site lacks. */
export function checkExpectedPages(
  context: CheckContext,
  tree: Tree,
  expected: ExpectedPages,
): void {
  checkHomePage(context, tree)
  checkNotFoundPage(context)
  checkPageCount(context, expected)
}

function checkHomePage(context: CheckContext, tree: Tree): void {
  const { servedSite, collector } = context
  const homePage = servedSite.fileIndexes.get(HOME_PAGE)
  if (homePage !== undefined) {
    checkHomePageContent(homePage, context, tree)
    return
  }
  // A rule may show another page, or redirect to one.
  const isShownByRule = servedSite.findContent(NO_BYTES) !== undefined
  if (isShownByRule && hasRequiredFile(servedSite)) return
  const otherHomePage = servedSite.snapshot.names.find((name) => /^index\.html?$/i.test(name))
  if (otherHomePage === undefined) collector.reportForSite('no-index', {})
  else collector.reportForSite('no-index/other', { name: otherHomePage })
}

/** Reports a home page that is empty, unless the host shows something else in its place. */
function checkHomePageContent(
  homePage: FileIndex,
  { servedSite, collector }: CheckContext,
  { sizes }: Tree,
): void {
  const isShown = servedSite.findServedFile(NO_BYTES) === homePage
  const isEmpty = sizes[homePage] === 0
  if (isShown && isEmpty) collector.reportForSite('no-index/empty', {})
}

/** Does a site have a home page that its host requires? For other hosts, any file is enough. */
function hasRequiredFile({ hostTraits, snapshot }: ServedSite): boolean {
  const { requiredHomePage } = hostTraits
  const { names } = snapshot
  if (requiredHomePage === undefined) return names.length > 0
  return names.some((name) => requiredHomePage.test(name))
}

function checkNotFoundPage({ servedSite, collector }: CheckContext): void {
  const { hostTraits, fileIndexes, snapshot } = servedSite
  if (fileIndexes.has(NOT_FOUND_PAGE) || hasNotFoundRule(servedSite)) return
  if (hostTraits.defaultNotFoundPage === 'unknown') return
  const values = { other: toText(snapshot.names.find(isNotFoundPageOfSite) ?? NO_BYTES) }
  if (hostTraits.defaultNotFoundPage === 'home-page')
    collector.reportForSite('no-404-page/home-page', values)
  else collector.reportForSite('no-404-page', values)
}

function checkPageCount(
  { servedSite, collector }: CheckContext,
  { pageCount, job }: ExpectedPages,
): void {
  if (pageCount === undefined) return
  const pages = servedSite.snapshot.names.filter(isPage)
  const pagesApartFrom404 = pages.filter((name) => !isNotFoundPageOfSite(name))
  if (pagesApartFrom404.length >= pageCount) return

  const source = job === undefined ? '--page-count requires' : 'the service counted'
  const counted = `${source} ${pageCount}`
  const found = formatCount(pagesApartFrom404.length, 'page')
  // Services differ in whether they count 404 pages.
  const areEnoughWith404 = pages.length >= pageCount
  if (areEnoughWith404) {
    collector.reportForSite('page-count/unclear', { found, counted })
    return
  }
  const has404 = pagesApartFrom404.length < pages.length
  const note = has404 ? ' apart from its 404 page' : ''
  collector.reportForSite('page-count', { found: `${found}${note}`, counted })
}
