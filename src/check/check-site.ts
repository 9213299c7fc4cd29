import { basename, isAbsolute, relative, sep } from 'node:path'
import type { Clock } from '../common/clock.ts'
import { applyAcceptances } from '../findings/acceptance/apply-acceptances.ts'
import type { AcceptanceEntry } from '../findings/acceptance/read-acceptances.ts'
import { isLiveCode } from '../findings/codes.ts'
import type { UnlistedErrors } from '../findings/count-findings.ts'
import type { Finding } from '../findings/finding.ts'
import { sortByImportance } from '../findings/prioritize.ts'
import type { QualityGate } from '../findings/quality-gate.ts'
import type { ReportPageContent } from '../findings/report-page/report-page.ts'
import { safe } from '../text/clean.ts'
import { type Bytes, percentEncode, toBytes } from '../web/byte-strings.ts'
import type { SiteSnapshot } from '../web/host/site-snapshot.ts'
import type { SitePath } from '../web/paths.ts'
import { type Pool, usePool } from '../workers/pool.ts'
import { makeReport, makeReportPage, type Report } from './check-report.ts'
import { type CollectedFindings, type CollectOptions, collectFindings } from './collect-findings.ts'
import { completeFindings, type SiteFindings } from './collector/complete-findings.ts'
import type { Diagnosis } from './diagnosis/diagnosed-site.ts'
import { findDiagnosis } from './diagnosis/find-diagnosis.ts'
import type { EarlierAddresses } from './earlier/earlier-addresses.ts'
import { FindingComparison } from './earlier/finding-comparison.ts'
import type { ExternalLinks } from './external-links.ts'
import type { FileChecker } from './reading/file-checker.ts'
import { READING_TASK } from './reading/read-site.ts'
import { SourceSpotFinder } from './sources/source-spot-finder.ts'
import { isCheckoutMissing, type Workspace } from './sources/workspace-files.ts'
import { findSuggestions } from './suggestions/find-suggestions.ts'
import { type ReportPaths, writeReports } from './write-reports.ts'

/** The findings of the earlier site, and its external links. */
interface EarlierFindings extends SiteFindings {
  readonly externalUrls: ReadonlySet<string>
}

/**
 * What is checked, for which host, and where the report goes. The base interfaces have the site
 * with its host (`CheckSubject`, then `CollectOptions`), and when the step fails (`QualityGate`).
 */
export interface CheckOptions extends CollectOptions, Partial<QualityGate> {
  /** The findings of an earlier site, to tell which findings are new. */
  readonly earlier?: EarlierFindings | undefined
  /** Where pages and folders were in the earlier site; undefined if that is unknown. */
  readonly earlierAddresses?: EarlierAddresses
  /** The findings that are accepted; none unless given. */
  readonly acceptedEntries?: readonly AcceptanceEntry[]
  /** The existing folder for the reports. If undefined, nothing is written. */
  readonly reportFolder: string | undefined
  /** Where this build can be viewed, with a slash at the end: `report.html` links pages to it. */
  readonly previewUrl?: string | undefined
  /** Whether `report.html` links pages to the files of the site. */
  readonly linksToFiles?: boolean
  /**
   * The repository that may contain the pages' sources; without it, no source lines are reported.
   */
  readonly workspace?: Workspace | undefined
  readonly clock: Clock
}

/** What was found, and where the reports are. */
export interface CheckResult extends Omit<Report, 'diagnosis'>, ReportPaths {
  readonly diagnosis: Diagnosis | undefined
  readonly unlisted: UnlistedErrors | undefined
  readonly elapsedMs: number
  /** What `report.html` shows. */
  readonly reportPage: ReportPageContent
}

/**
 * Checks a site against the rules of the host that will serve it, and writes the reports.
 * @throws the reason of `signal` soon after it is aborted; a file-system error if the
 * folder itself cannot be read; ReportError if a report cannot be written
 */
export function checkSite(options: CheckOptions): Promise<CheckResult> {
  return usePool(READING_TASK, options.signal, (pool) => checkWithPool(pool, options))
}

/**
 * Returns the findings of an earlier site, as `earlier` in `CheckOptions`.
 * @throws the reason of `signal` soon after it is aborted; a file-system error if the
 * folder itself cannot be read
 */
export function collectEarlierFindings(options: CollectOptions): Promise<EarlierFindings> {
  return usePool(READING_TASK, options.signal, async (pool) => {
    const { siteFindings, externalUrlSpots } = await collectFindings(pool, options)
    return { ...siteFindings, externalUrls: new Set(externalUrlSpots.keys()) }
  })
}

async function checkWithPool(
  pool: Pool<SiteSnapshot, FileChecker>,
  options: CheckOptions,
): Promise<CheckResult> {
  const { clock } = options
  const startedAtMs = clock.now()

  const collected = await collectFindings(pool, options)
  const comparison = makeComparison(collected.siteFindings, options)
  const sourceFinder = makeSourceFinder(collected, options)
  const findings = await makeReportedFindings(collected, comparison, sourceFinder, options)
  logMissingCheckout(findings, collected, options)

  const diagnosis = diagnoseSite(collected, findings, options)
  const report = makeReport(options, findings, {
    diagnosis: diagnosis?.message,
    fixed: comparison?.countFixed(),
    ...collected.numbers,
  })
  const reportWithUnlisted = { ...report, unlisted: comparison?.countUnlisted() }
  const siteName = options.domain ?? basename(options.listedTree.root)
  const reportPage = makeReportPage(reportWithUnlisted, siteName, clock.now(), {
    linkPrefix: findLinkPrefix(options),
    repository: options.workspace?.repository,
    sections: collected.pageComparison?.sections ?? [],
  })

  const externalLinks = makeExternalLinks(collected, sourceFinder, options)
  const paths = await writeReports({ report, reportPage, externalLinks }, options)
  return {
    ...reportWithUnlisted,
    ...paths,
    diagnosis,
    elapsedMs: clock.now() - startedAtMs,
    reportPage,
  }
}

function diagnoseSite(
  { servedSite, numbers }: CollectedFindings,
  findings: readonly Finding[],
  { listedTree, workspace, job }: CheckOptions,
): Diagnosis | undefined {
  return findDiagnosis({
    servedSite,
    allNames: listedTree.names,
    addressCount: numbers.links + numbers.loads,
    findings,
    workspace: workspace?.folder,
    job,
  })
}

/** Logs why findings have no lines in sources, if that is certain. */
function logMissingCheckout(
  findings: readonly Finding[],
  { sourcesByPage }: CollectedFindings,
  { workspace, info }: CheckOptions,
): void {
  const spotsWithLine = findings.flatMap(({ spots }) => spots.filter((spot) => spot.line))
  const isAnySourceFound = spotsWithLine.some(({ source }) => source !== undefined)
  if (spotsWithLine.length === 0 || isAnySourceFound || workspace === undefined) return
  if (isCheckoutMissing(sourcesByPage.values(), workspace))
    info(
      safe`To see where findings are in the source files, check out the repository before this step`,
    )
}

function makeExternalLinks(
  { externalUrlSpots, servedSite }: CollectedFindings,
  sourceFinder: SourceSpotFinder,
  { earlier }: CheckOptions,
): ExternalLinks {
  return {
    spots: externalUrlSpots,
    names: servedSite.snapshot.names,
    earlierUrls: earlier?.externalUrls,
    findSourceSpot: (page, address) => sourceFinder.find(page, { address, isAsWritten: false }),
  }
}

/** Returns the accepted findings without those of the live check. */
function listSiteAcceptances({ acceptedEntries = [] }: CheckOptions): readonly AcceptanceEntry[] {
  return acceptedEntries.filter(({ code }) => !isLiveCode(code))
}

/** Returns the comparison with the earlier site; undefined if there is none. */
function makeComparison(later: SiteFindings, options: CheckOptions): FindingComparison | undefined {
  const { earlier, earlierAddresses, clock } = options
  if (earlier === undefined) return undefined
  const acceptedEntries = listSiteAcceptances(options)
  const nowMs = clock.now()
  return new FindingComparison({ earlier, later, acceptedEntries, nowMs, earlierAddresses })
}

function makeSourceFinder(
  { servedSite, sourcesByPage, siteFindings }: CollectedFindings,
  options: CheckOptions,
): SourceSpotFinder {
  const { basePath, domain, workspace } = options
  const isServed = (path: SitePath) => servedSite.findContent(path) !== undefined
  const reportedKeys = new Set(siteFindings.findings.map(({ key }) => key))
  const isReported = (address: Bytes) => reportedKeys.has(address)
  return new SourceSpotFinder({
    basePath,
    domain,
    sourcesByPage,
    workspace,
    isServed,
    isReported,
  })
}

/** Returns the findings, including accepted ones, in order of importance. */
async function makeReportedFindings(
  { siteFindings, servedSite, joinedIdsByFile, pageComparison }: CollectedFindings,
  comparison: FindingComparison | undefined,
  sourceFinder: SourceSpotFinder,
  options: CheckOptions,
): Promise<readonly Finding[]> {
  const { signal, clock } = options
  const existingAddresses = {
    servedSite,
    joinedIdsByFile,
    vanishedSuggestions: pageComparison?.suggestions,
  }
  const suggestions = await findSuggestions(siteFindings.findings, existingAddresses, signal)
  const completedFindings = await completeFindings(siteFindings, signal, {
    suggestions,
    isNew: (finding) => comparison?.isNew(finding),
    findSourceSpot: (page, pageAddress) => sourceFinder.find(page, pageAddress),
  })
  const findings = await applyAcceptances(
    completedFindings,
    listSiteAcceptances(options),
    clock.now(),
    signal,
  )

  // Findings of equal importance stay in the order of `completeFindings`.
  if (comparison === undefined) return sortByImportance(findings)
  // Findings about the accepted entries themselves are not new: they are not about the site.
  const comparedFindings = findings.map((finding) => ({
    ...finding,
    isNew: finding.isNew ?? false,
  }))
  return sortByImportance(comparedFindings)
}

/**
 * Returns the prefix of links to pages in `report.html`; undefined if pages are not linked. The
 * prefix points to this build, because `domain` still serves the previous one.
 */
function findLinkPrefix(options: CheckOptions): string | undefined {
  const { listedTree, linksToFiles, previewUrl, reportFolder } = options
  if (previewUrl !== undefined) return previewUrl
  if (!linksToFiles || reportFolder === undefined) return undefined
  const relativePath = relative(reportFolder, listedTree.root)
  // On Windows, no relative path goes from one drive to another.
  if (isAbsolute(relativePath)) return undefined
  return percentEncode(toBytes(`./${relativePath.replaceAll(sep, '/')}/`))
}
