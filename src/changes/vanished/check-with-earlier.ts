/** Checks a site together with an earlier one, whose vanished addresses are findings. */
import {
  type CheckOptions,
  type CheckResult,
  checkSite,
  collectEarlierFindings,
} from '../../check/check-site.ts'
import type { FindingCollector } from '../../check/collector/finding-collector.ts'
import { EarlierPaths } from '../../check/earlier/earlier-paths.ts'
import { safe } from '../../text/clean.ts'
import type { Section } from '../../text/markup.ts'
import { type Bytes, makeReadable, NO_BYTES, toBytes } from '../../web/byte-strings.ts'
import { selectPublishedFiles } from '../../web/host/published-files.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import type { ComparedFolders } from '../compare-folders.ts'
import { LostAnchorCounter } from './count-lost-anchors.ts'
import { findVanishedPages, type VanishedPage } from './find-vanished-pages.ts'
import { type MovedSites, writeRedirects } from './write-redirects.ts'

/** How many further addresses of a page are listed. */
const MAX_LISTED_ADDRESSES = 3

/** The parts of a comparison that the check needs. */
export type ComparedBuilds = Omit<ComparedFolders, 'comparison' | 'path' | 'lostAnchors'> &
  Partial<Pick<ComparedFolders, 'lostAnchors'>>

/** A check of a site and an earlier one. */
interface CheckWithEarlier {
  readonly checked: CheckResult
  /** A section about the redirects for the summary; undefined if none were written. */
  readonly redirects: Section | undefined
}

/**
 * Checks a site like `checkSite`. If there is an earlier site, it is checked under the same rules,
 * to tell which findings are new. Each vanished page and anchor is a finding, too. Redirects for
 * pages are written into a new folder within `reportDir`, whose path is logged.
 * @throws the errors of `checkSite`; any file-system error if the redirects cannot be written
 */
export async function checkWithEarlier(
  options: Omit<CheckOptions, 'reportChanges'>,
  compared: ComparedBuilds | undefined,
): Promise<CheckWithEarlier> {
  if (compared === undefined) return { checked: await checkSite(options), redirects: undefined }
  const { signal, info } = options
  const { earlier, earlierInFull, later, moves, lostAnchors = [] } = compared
  const lostAnchorCounter = new LostAnchorCounter(lostAnchors)
  const earlierFindings = await collectEarlierFindings({
    ...options,
    folderTree: earlierInFull,
    // The expected number of pages is only known for the later site.
    pageCount: undefined,
    onLinkedFragments: (asked, served) => lostAnchorCounter.noteLinkedAnchors(asked, served),
    info: (line) => info(safe`Earlier site: ${line}`),
  })

  const { basePath } = options
  let redirects: Section | undefined
  const checked = await checkSite({
    ...options,
    folderTree: later,
    earlier: earlierFindings,
    earlierPaths: new EarlierPaths({ earlier: earlier.names, later: later.names, moves, basePath }),
    async reportChanges(laterSite, collector) {
      const earlierSite = (await selectPublishedFiles(earlier, laterSite, signal)).site
      const sites = { earlier: earlierSite, later: laterSite }
      const pages = await findVanishedPages(sites.earlier, sites.later, moves, signal)
      reportVanished(pages, laterSite, collector)
      const suggestions = lostAnchorCounter.report(sites, collector)

      redirects = await writeRedirectsIfNeeded(pages, { ...sites, moves }, options)
      const sections = [compared.changes]
      if (redirects !== undefined) sections.push(redirects)
      return { sections, suggestions }
    },
  })
  return { checked, redirects }
}

async function writeRedirectsIfNeeded(
  pages: readonly VanishedPage[],
  sites: MovedSites,
  { reportDir, signal, info }: Pick<CheckOptions, 'reportDir' | 'signal' | 'info'>,
): Promise<Section | undefined> {
  if (reportDir === undefined) return undefined
  // Without a host, each host's own rules may need redirects.
  const isNeeded = pages.length > 0 || sites.later.host === undefined
  if (!isNeeded) return undefined
  return writeRedirects(reportDir, sites, signal, info)
}

/** Reports one finding for each page, under the first of its vanished addresses. */
function reportVanished(
  pages: readonly VanishedPage[],
  site: SiteSnapshot,
  collector: FindingCollector,
): void {
  const showPath = (path: Bytes): string => site.basePath + makeReadable(path)
  for (const page of pages) {
    const { gone, to } = page
    const [first = '', ...more] = gone
    const named = more.slice(0, MAX_LISTED_ADDRESSES).map(showPath)
    if (named.length < more.length) named.push('…')
    const values = { others: named.join(', '), to: showPath(to ?? NO_BYTES) }
    collector.reportAddress(chooseKind(page), toBytes(site.basePath).concat(first), values)
  }
}

function chooseKind({ to, isReachable }: VanishedPage) {
  if (to === undefined) return 'vanished-page'
  if (isReachable) return 'vanished-page/address'
  return 'vanished-page/moved'
}
