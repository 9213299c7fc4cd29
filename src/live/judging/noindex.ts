/**
 * Detects pages that the host keeps out of search engines. If it does so with the whole site, one
 * finding is reported instead of one per page.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { type EventKind, makeAddressReader } from '../../web/page/address-reader.ts'
import { decodePageText } from '../../web/page/page-text.ts'
import { forbidsIndexing } from '../../web/page/robots-directives.ts'
import { chooseSyntax } from '../../web/page/vocabulary.ts'
import type { FileIndex } from '../../web/tree.ts'
import type { Expectation } from '../expected/expectation.ts'
import type { LocalSite } from '../site/local-site.ts'
import type { LiveFault } from './live-fault.ts'
import { hasError, type LiveFinding, makeLiveFinding } from './live-finding.ts'

/** Returns the fault of an `X-Robots-Tag` that keeps a page out of search engines. */
export function findNoindexFault(headers: IncomingHttpHeaders): LiveFault | undefined {
  const values = listRobotsTags(headers)
  if (!values.some(forbidsIndexing)) return undefined
  return { kind: 'live-header/noindex', value: values.join(', ') }
}

/** Returns the values of all `X-Robots-Tag` headers. */
function listRobotsTags(headers: IncomingHttpHeaders): readonly string[] {
  const tags = headers['x-robots-tag']
  if (tags === undefined) return []
  return typeof tags === 'string' ? [tags] : tags
}

/**
 * Host names of previews, which hosts keep out of search engines by default. Production without a
 * custom domain is at PROJECT.pages.dev or NAME.netlify.app:
 * https://vercel.com/guides/are-vercel-preview-deployment-indexed-by-search-engines and
 * https://developers.cloudflare.com/pages/configuration/preview-deployments/, read 2026-11.
 */
const PREVIEW_HOST_NAME = /\.vercel\.app$|\.[^.]+\.pages\.dev$|--[^.]+\.netlify\.app$/

/** Returns whether a finding says that a page is kept out of search engines. */
export function isNoindexFinding({ kind }: LiveFinding): boolean {
  return kind === 'live-header/noindex'
}

/** A published site, and the findings about its addresses. */
interface JudgedSite {
  readonly url: URL
  readonly currentSite: LocalSite
  readonly expectations: readonly Expectation[]
  /** In the order of `expectations`; undefined for addresses that were not requested. */
  readonly findingsByIndex: readonly (readonly LiveFinding[] | undefined)[]
}

/**
 * Returns the finding about the site if the host serves most of its pages and keeps all of those
 * out of search engines; undefined otherwise.
 * @throws any file-system error
 */
export function findSiteWideNoindex(judged: JudgedSite): LiveFinding | undefined {
  const { url, currentSite } = judged
  const pages = listJudgedPages(judged)
  const hiddenPages = pages.filter(({ findings }) => findings?.some(isNoindexFinding))
  const areMostHidden = hiddenPages.length > pages.length / 2
  if (!areMostHidden || pages.some(isOpenToIndexing)) return undefined

  if (PREVIEW_HOST_NAME.test(url.hostname))
    return makeLiveFinding({ kind: 'live-noindex/preview' }, url.pathname)
  const isIntended = hiddenPages.every(({ fileIndex }) =>
    keepsItselfUnlisted(fileIndex, currentSite),
  )
  const kind = isIntended ? 'live-noindex/intended' : 'live-noindex'
  return makeLiveFinding({ kind }, url.pathname)
}

/** A page at one of its addresses. */
interface JudgedPage {
  readonly fileIndex: FileIndex
  /** Undefined if it was not requested. */
  readonly findings: readonly LiveFinding[] | undefined
}

/** Returns the pages of a site, apart from its 404 page. */
function listJudgedPages({ expectations, findingsByIndex }: JudgedSite): readonly JudgedPage[] {
  const pages: JudgedPage[] = []
  for (const [i, expected] of expectations.entries()) {
    if (expected.kind !== 'file' || !expected.isPage || expected.isNotFoundPage) continue
    pages.push({ fileIndex: expected.fileIndex, findings: findingsByIndex[i] })
  }
  return pages
}

/** Does the host serve a page, and let search engines list it? */
function isOpenToIndexing({ findings }: JudgedPage): boolean {
  if (findings === undefined || findings.some(isNoindexFinding)) return false
  // The headers of other content say nothing about the page.
  return !hasError(findings)
}

/** Does a page itself keep search engines from listing it, with `noindex` or by a redirect? */
function keepsItselfUnlisted(fileIndex: FileIndex, currentSite: LocalSite): boolean {
  const file = currentSite.getFile(fileIndex)
  if (file.isLarge) return false
  const kinds = new Set<EventKind>()
  const syntax = chooseSyntax(file.name)
  const reader = makeAddressReader((kind) => kinds.add(kind), syntax)
  const page = decodePageText(file.read(), syntax)
  reader.read(page)
  return kinds.has('noindex') || kinds.has('redirect')
}
