/** Checks a site together with an earlier one, whose vanished addresses are findings. */
import {
  type CheckOptions,
  type CheckResult,
  checkSite,
  collectEarlierFindings,
} from '../../check/check-site.ts'
import type { FindingCollector } from '../../check/collector/finding-collector.ts'
import { EarlierAddresses } from '../../check/earlier/earlier-addresses.ts'
import { joinFirstWords } from '../../common/words.ts'
import { safe } from '../../text/clean.ts'
import type { Section } from '../../text/markup.ts'
import { type Bytes, makeReadable, NO_BYTES, toBytes } from '../../web/byte-strings.ts'
import { selectPublishedFiles } from '../../web/host/published-files.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import type { FolderComparison } from '../compare-folders.ts'
import { findVanishedPages, type VanishedPage } from './find-vanished-pages.ts'
import { LostAnchorReporter } from './report-lost-anchors.ts'
import { type SitesWithMoves, writeRedirects } from './write-redirects.ts'

/** How many more addresses of a page are listed. */
const MAX_LISTED_ADDRESSES = 3

/** The parts of a comparison that the check needs. */
export type ComparisonForCheck = Omit<FolderComparison, 'comparison' | 'path' | 'lostAnchors'> &
  Partial<Pick<FolderComparison, 'lostAnchors'>>

/** A check of a site and an earlier one. */
interface CheckWithEarlier {
  readonly checked: CheckResult
  /** A section about the redirects for the summary; undefined if none were written. */
  readonly redirects: Section | undefined
}

/**
 * Checks a site like `checkSite`. If there is an earlier site, it is checked under the same rules,
 * to tell which findings are new. Each vanished page and anchor is a finding, too. Redirects for
 * pages are written into a new folder within `reportFolder`, whose path is logged.
 * @throws the errors of `checkSite`; ReportError if the redirects cannot be written
 */
export async function checkWithEarlier(
  options: Omit<CheckOptions, 'compareWithEarlierSite'>,
  comparison: ComparisonForCheck | undefined,
): Promise<CheckWithEarlier> {
  if (comparison === undefined) return { checked: await checkSite(options), redirects: undefined }
  const { basePath, info } = options
  const { earlierAsListed, earlier, laterAsListed, moves } = comparison
  const reporter = new VanishedReporter(comparison, options)
  const earlierFindings = await collectEarlierFindings({
    ...options,
    listedTree: earlierAsListed,
    // The expected number of pages is only known for the later site.
    pageCount: undefined,
    onLinkedFragments: (linkedFragments, servedSite) =>
      reporter.lostAnchors.recordLinkedAnchors(linkedFragments, servedSite),
    info: (line) => info(safe`Earlier site: ${line}`),
  })

  const checked = await checkSite({
    ...options,
    listedTree: laterAsListed,
    earlier: earlierFindings,
    earlierAddresses: new EarlierAddresses({
      earlier: earlier.names,
      later: laterAsListed.names,
      moves,
      basePath,
    }),
    compareWithEarlierSite: (snapshot, collector) => reporter.report(snapshot, collector),
  })
  return { checked, redirects: reporter.redirects }
}

/** Reports vanished pages and anchors as findings, and writes redirects for the pages. */
class VanishedReporter {
  readonly lostAnchors: LostAnchorReporter
  /** A section about the redirects for the summary; undefined if none were written. */
  redirects: Section | undefined
  readonly #comparison: ComparisonForCheck
  readonly #options: ReporterOptions

  constructor(comparison: ComparisonForCheck, options: ReporterOptions) {
    this.lostAnchors = new LostAnchorReporter(comparison.lostAnchors ?? [])
    this.#comparison = comparison
    this.#options = options
  }

  async report(laterSnapshot: SiteSnapshot, collector: FindingCollector) {
    const { earlier, moves, changes } = this.#comparison
    const { signal } = this.#options
    const { snapshot: earlierSnapshot } = await selectPublishedFiles(earlier, laterSnapshot, signal)
    const sites = { earlier: earlierSnapshot, later: laterSnapshot }
    const pages = await findVanishedPages(sites.earlier, sites.later, moves, signal)
    reportVanishedPages(pages, laterSnapshot, collector)
    const suggestions = this.lostAnchors.report(sites, collector)

    this.redirects = await writeRedirectsIfNeeded(pages, { ...sites, moves }, this.#options)
    const sections = [changes]
    if (this.redirects !== undefined) sections.push(this.redirects)
    return { sections, suggestions }
  }
}

type ReporterOptions = Pick<CheckOptions, 'reportFolder' | 'signal' | 'info'>

async function writeRedirectsIfNeeded(
  pages: readonly VanishedPage[],
  sites: SitesWithMoves,
  { reportFolder, signal, info }: ReporterOptions,
): Promise<Section | undefined> {
  if (reportFolder === undefined) return undefined
  // Without a host, each host's own rules may need redirects.
  const isNeeded = pages.length > 0 || sites.later.host === undefined
  if (!isNeeded) return undefined
  return writeRedirects(reportFolder, sites, signal, info)
}

/** Reports one finding for each page, under the first of its vanished addresses. */
function reportVanishedPages(
  pages: readonly VanishedPage[],
  snapshot: SiteSnapshot,
  collector: FindingCollector,
): void {
  const showPath = (path: Bytes): string => snapshot.basePath + makeReadable(path)
  for (const page of pages) {
    const { lostPaths, to } = page
    const [first = '', ...more] = lostPaths
    const others = joinFirstWords(more.map(showPath), MAX_LISTED_ADDRESSES)
    const values = { others, to: showPath(to ?? NO_BYTES) }
    collector.reportWithoutPage(chooseKind(page), toBytes(snapshot.basePath).concat(first), values)
  }
}

function chooseKind({ to, isReachable }: VanishedPage) {
  if (to === undefined) return 'vanished-page'
  if (isReachable) return 'vanished-page/address'
  return 'vanished-page/moved'
}
