import { NO_BYTES } from '../../web/byte-strings.ts'
import { findBan } from '../../web/documents/robots-txt.ts'
import { ROBOTS_FILE } from '../../web/page-names.ts'
import { makeFileSpot, makeLineSpot } from '../collector/occurrences.ts'
import type { CheckContext } from './check-context.ts'
import type { FactsByPage } from './page-facts.ts'

/** The instructions of a site to search engines. */
interface SearchInstructions {
  /** The text of `robots.txt`; empty if there is none. */
  readonly robots: string
  readonly hasSitemap: boolean
  readonly pageFacts: FactsByPage
}

/**
 * Reports instructions that keep search engines away from a site that is probably meant for them:
 * it has a sitemap, or its domain is known.
 */
export function checkIndexing(context: CheckContext, instructions: SearchInstructions): void {
  const { site, hostTraits } = context.served
  const isForSearch = instructions.hasSitemap || site.domain !== undefined
  if (hostTraits.isAirGapped || !isForSearch) return
  checkRobots(context, instructions.robots)
  checkHomeDirectives(context, instructions.pageFacts)
}

function checkRobots({ served, collector }: CheckContext, robots: string): void {
  // Below a base path, the host's `robots.txt` is not part of the site.
  if (served.site.basePath !== '/') return
  const line = findBan(robots)
  if (line !== undefined)
    collector.report('not-indexed', ROBOTS_FILE, makeLineSpot(ROBOTS_FILE, line))
}

function checkHomeDirectives({ served, collector }: CheckContext, pageFacts: FactsByPage): void {
  const home = served.findServedFile(NO_BYTES)
  if (home === undefined) return
  const { isUnlisted, isRedirectOrCopy } = pageFacts.get(home) ?? {}
  if (!isUnlisted || isRedirectOrCopy) return
  const name = served.getName(home)
  collector.report('not-indexed/home-page', name, makeFileSpot(name))
}
