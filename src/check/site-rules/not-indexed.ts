import { NO_BYTES, toBytes } from '../../web/byte-strings.ts'
import { findDisallowAllLine, listRobotsFaults } from '../../web/documents/robots-txt.ts'
import { HEADERS_FILE } from '../../web/host/config-file-reader.ts'
import { findNoindexLine } from '../../web/host/hosts/header-lines.ts'
import { readsHeadersFile } from '../../web/host/hosts/host-traits.ts'
import { isPageContent } from '../../web/page/page-kinds.ts'
import { ROBOTS_FILE } from '../../web/page-names.ts'
import { makeLineSpot } from '../collector/occurrences.ts'
import { makePartKey } from '../collector/raw-finding.ts'
import type { CheckContext } from './check-context.ts'
import type { FactsByPage } from './page-facts.ts'

/** The instructions of a site to search engines. */
interface SearchInstructions {
  /** The text of `robots.txt`; empty if there is none. */
  readonly robotsText: string
  readonly hasSitemap: boolean
  readonly pageFacts: FactsByPage
}

/**
 * Reports instructions that keep search engines away from a site that is probably meant for them:
 * it has a sitemap, or its domain is known.
 */
export function checkIndexing(context: CheckContext, instructions: SearchInstructions): void {
  const { snapshot, hostTraits } = context.servedSite
  const isForSearch = instructions.hasSitemap || snapshot.domain !== undefined
  if (hostTraits.isAirGapped || !isForSearch) return
  checkRobotsFile(context, instructions.robotsText)
  checkRobotsHeader(context)
  checkHomeRobotsMeta(context, instructions.pageFacts)
}

function checkRobotsFile({ servedSite, collector }: CheckContext, robotsText: string): void {
  // Below a base path, the host's `robots.txt` is not part of the site.
  if (servedSite.snapshot.basePath !== '/') return
  const line = findDisallowAllLine(robotsText)
  if (line === undefined) return
  collector.report('not-indexed', { key: ROBOTS_FILE, spot: makeLineSpot(ROBOTS_FILE, line) })
}

function checkRobotsHeader({ servedSite, collector }: CheckContext): void {
  const { snapshot, hostTraits } = servedSite
  // Hosts read the file only in their own root.
  if (!readsHeadersFile(hostTraits) || snapshot.basePath !== '/') return
  const line = findNoindexLine(snapshot.headersText)
  if (line === undefined) return
  const key = toBytes(HEADERS_FILE)
  collector.report('not-indexed/headers', { key, spot: makeLineSpot(key, line) })
}

/** Reports a `robots.txt` that is a web page, or has lines that search engines may ignore. */
export function checkRobotsFormat(
  { servedSite, collector }: CheckContext,
  robotsText: string,
): void {
  const { snapshot, hostTraits } = servedSite
  if (hostTraits.isAirGapped || snapshot.basePath !== '/') return
  if (isPageContent(robotsText)) {
    collector.reportFile('unreadable-file/robots-page', ROBOTS_FILE)
    return
  }
  for (const { line, fault } of listRobotsFaults(robotsText)) {
    const key = makePartKey(ROBOTS_FILE, fault)
    const occurrence = { key, spot: makeLineSpot(ROBOTS_FILE, line), target: ROBOTS_FILE }
    collector.report('unreadable-file/robots-line', occurrence, { fault })
  }
}

function checkHomeRobotsMeta(
  { servedSite, collector }: CheckContext,
  pageFacts: FactsByPage,
): void {
  const home = servedSite.findServedFile(NO_BYTES)
  if (home === undefined) return
  const { hasNoindex, isRedirectOrCopy } = pageFacts.get(home) ?? {}
  if (!hasNoindex || isRedirectOrCopy) return
  const name = servedSite.getName(home)
  collector.reportFile('not-indexed/home-page', name)
}
