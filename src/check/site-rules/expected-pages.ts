/** Checks that a site has a home page, a 404 page, and as many pages as expected. */
import { formatCount } from '../../common/units.ts'
import { NO_BYTES, toText } from '../../web/byte-strings.ts'
import { hasNotFoundRule } from '../../web/host/not-found-pages.ts'
import { HOME_PAGE, isNotFoundPageOfSite, isPage, NOT_FOUND_PAGE } from '../../web/page-names.ts'
import type { Tree } from '../../web/tree.ts'
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

function checkHomePage({ servedSite, collector }: CheckContext, { sizes }: Tree): void {
  const homePage = servedSite.fileIndexes.get(HOME_PAGE)
  if (homePage !== undefined) {
    const isShown = servedSite.findServedFile(NO_BYTES) === homePage
    const isEmpty = sizes[homePage] === 0
    if (isShown && isEmpty) collector.reportForSite('no-index/empty', {})
    return
  }
  // A rule may show another page, or redirect to one.
  const isShownByRule = servedSite.findContent(NO_BYTES) !== undefined
  const { requiredHomePage } = servedSite.hostTraits
  const { names } = servedSite.snapshot
  const hasRequiredFile = names.some((name) => requiredHomePage?.test(name) ?? true)
  if (isShownByRule && hasRequiredFile) return
  const otherHomePage = names.find((name) => /^index\.html?$/i.test(name))
  if (otherHomePage === undefined) collector.reportForSite('no-index', {})
  else collector.reportForSite('no-index/other', { name: otherHomePage })
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
