/** Finds the content that a response should have. */
import type { ExpectedContent } from '../comparing/compare-body.ts'
import type { Expectation, SiteFile } from '../expected/expectation.ts'
import type { FallbackPages, LocalSite, LocalSites } from '../site/local-site.ts'
import { hasRequestedContent } from './origin-response.ts'

/** The sites whose files responses are compared with, and their pages for missing files. */
export interface ComparedSites extends LocalSites {
  readonly fallbackPages: FallbackPages
}

/** Returns the content that a response should have; undefined if it is not compared. */
export function makeExpectedContent(
  expected: Expectation,
  sites: ComparedSites,
): ExpectedContent | undefined {
  const source = chooseContentSource(expected, sites)
  if (source === undefined) return undefined
  const { site, siteFile, earlierSite } = source
  const file = site.getFile(siteFile.fileIndex)
  const readEarlierFile = () => earlierSite?.readFileUnlessLarge(file.name)
  return { file, isPage: siteFile.isPage, ...sites.fallbackPages, site, readEarlierFile }
}

/** A file of a site with which a response is compared. */
interface ContentSource {
  readonly site: LocalSite
  readonly siteFile: SiteFile
  /** The site that may have an older version of the file, if it is known. */
  readonly earlierSite: LocalSite | undefined
}

/** Returns the file with which a response is compared; undefined if it is not compared. */
function chooseContentSource(
  expected: Expectation,
  { currentSite, earlierSite }: ComparedSites,
): ContentSource | undefined {
  switch (expected.kind) {
    case 'file':
      return { site: currentSite, siteFile: expected, earlierSite }
    case 'removed-file':
      return earlierSite && { site: earlierSite, siteFile: expected, earlierSite: undefined }
    case 'not-found': {
      const { notFoundPage } = expected
      return notFoundPage && { site: currentSite, siteFile: notFoundPage, earlierSite }
    }
    case 'redirect':
      return undefined
  }
}

/** Returns whether a response with this status should have the expected content. */
export function isBodyCompared({ kind }: Expectation, status: number): boolean {
  if (kind === 'not-found') return status === 404 || status === 410
  return hasRequestedContent(status)
}
