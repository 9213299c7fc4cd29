import { writeFile } from 'node:fs/promises'
import { basename, isAbsolute, join, relative, sep } from 'node:path'
import type { Clock } from '../common/clock.ts'
import { count } from '../common/units.ts'
import { judgeFindings } from '../findings/accepted/judge.ts'
import type { AcceptedEntry } from '../findings/accepted/read.ts'
import { isLive } from '../findings/codes.ts'
import { countFindings } from '../findings/count-findings.ts'
import { ERRORS_ALONE, type Gate } from '../findings/failing.ts'
import { makeReportEntry } from '../findings/finding.ts'
import { sortByWeight } from '../findings/order.ts'
import { type ReportPage, renderPage } from '../findings/report-page/report-page.ts'
import type { Suggestion } from '../findings/suggestion.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { writeJsonReport } from '../text/json-report.ts'
import type { Section } from '../text/markup.ts'
import { type Bytes, percentEncode, toBytes } from '../web/byte-strings.ts'
import { getHostRules } from '../web/host/hosts.ts'
import { selectPublishedFiles } from '../web/host/published-files.ts'
import { ServedSite } from '../web/host/served-site.ts'
import type { Site } from '../web/host/site.ts'
import { isPage } from '../web/page-names.ts'
import type { Tree } from '../web/tree.ts'
import { type Pool, usePool } from '../workers/pool.ts'
import { type CheckSubject, type Report, renderReportPage } from './check-report.ts'
import type { EarlierPlaces } from './earlier-places.ts'
import { writeExternalLinks } from './external-links.ts'
import { findDiagnosis } from './find-diagnosis.ts'
import { findNews } from './finding-comparison.ts'
import { countBytesToRead, makeBatches } from './pool/batches.ts'
import { READING, readSite } from './pool/read-site.ts'
import type { Scanner } from './pool/scanner.ts'
import { writeOtherReports } from './report-files.ts'
import type { AskedAnchors } from './rules/anchors.ts'
import { checkBranch } from './rules/branch.ts'
import { checkFiles, countKept } from './rules/files.ts'
import { FindingCounter } from './rules/finding-counter.ts'
import { type CountedSite, listFindings } from './rules/list-findings.ts'
import { checkRedirects, countUnread } from './rules/redirect-files.ts'
import { checkSitemaps } from './rules/sitemaps.ts'
import { SourceFinder } from './sources/source-finder.ts'
import type { Workspace } from './sources/workspace-files.ts'
import { findSuggestions } from './suggestions/find-suggestions.ts'

/**
 * What is known of the earlier site: what was counted in it, and which addresses of other hosts it
 * names.
 */
export interface EarlierFindings extends CountedSite {
  readonly external: ReadonlySet<string>
}

/** What else the report has, and what is suggested for findings, by their keys. */
interface CountedMore {
  readonly sections: readonly Section[]
  readonly suggestions: ReadonlyMap<string, Suggestion>
}

/** What is checked, for which host, and where the report goes. */
export interface CheckOptions extends CheckSubject, Partial<Gate> {
  /** The files in the folder that holds the site's `index.html`. */
  readonly listed: Tree
  /** How many pages the service counted. */
  readonly pageCount: number | undefined
  /** What was counted in an earlier site, to tell what is new. */
  readonly earlier?: EarlierFindings | undefined
  /** Where pages were in the earlier site. */
  readonly places?: EarlierPlaces
  /** The findings that are accepted; none unless given. */
  readonly accepted?: readonly AcceptedEntry[]
  /** The existing folder for the reports. Nothing is written when undefined. */
  readonly reportDir: string | undefined
  /**
   * Counts findings that take more than the site itself, once its files are listed, and returns
   * what else the report has.
   */
  readonly countMore?: (site: Site, counter: FindingCounter) => Promise<CountedMore>
  /** Is given the anchors that links of the site point to, and what its files are called. */
  readonly takeLinked?: (asked: readonly AskedAnchors[], served: ServedSite) => void
  /**
   * Where this build can be looked at, with a slash at the end: there, `report.html` links its
   * pages.
   */
  readonly previewUrl?: string | undefined
  /** Whether pages in `report.html` are links to the files of the site. */
  readonly linksToFiles?: boolean
  /** Where the sources of its pages may lie; without it, no lines of theirs are found. */
  readonly workspace?: Workspace | undefined
  readonly signal: AbortSignal
  readonly info: (line: SafeText) => void
  readonly clock: Clock
}

/** What was found. */
export type CheckResult = Awaited<ReturnType<typeof checkInPool>>

/**
 * Checks a site against the rules of the host that will serve it, and writes the report.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws when the
 * folder itself cannot be read or the report cannot be written
 */
export function checkSite(options: CheckOptions): Promise<CheckResult> {
  return usePool(READING, options.signal, (pool) => checkInPool(pool, options))
}

/**
 * Returns what is counted in a site; nothing else is done.
 * @throws as `checkSite`
 */
export function countEarlierFindings(options: CheckOptions): Promise<EarlierFindings> {
  return usePool(READING, options.signal, async (pool) => {
    const { counted, external } = await readAndCount(pool, options)
    return { ...counted, external: new Set(external.keys()) }
  })
}

async function readAndCount(pool: Pool<Site, Scanner>, options: CheckOptions) {
  const { host, listed, info, signal } = options
  const rules = getHostRules(host)
  for (const [i, name] of listed.names.entries())
    pool.expect(countBytesToRead(name, listed.sizes[i] ?? 0, rules))
  const counter = new FindingCounter()
  const { site, tree, kept, unreadFiles } = await selectPublishedFiles(listed, options, signal)
  for (const file of unreadFiles) countUnread(file, counter)
  countKept(kept, counter)
  const pages = tree.names.filter(isPage).length
  const others = count(tree.names.length - pages, 'other file')
  const leftOut = listed.names.length - tree.names.length
  const note = leftOut === 0 ? safe`` : safe`; ${count(leftOut, 'file')} will not be served`
  info(safe`Checking ${count(pages, 'page')} and ${others} for ${rules.title}${note}`)
  const served = new ServedSite(site)
  const checking = { served, counter, signal }

  const [{ asked, ...read }] = await Promise.all([
    readSite(pool, makeBatches(tree, rules), checking),
    // While the threads read.
    checkFiles(checking, tree, options)
      .then(() => checkBranch(checking, listed))
      .then(() => checkRedirects(checking)),
  ])
  options.takeLinked?.(asked, served)
  await checkSitemaps(checking, read.pages)
  const more = await options.countMore?.(site, counter)
  const counted: CountedSite = {
    findings: counter.listCounted(),
    host,
    unreadRule: served.unreadRule,
  }
  return { ...read, counted, served, more, files: listed.names.length, pageCount: pages }
}

async function checkInPool(pool: Pool<Site, Scanner>, options: CheckOptions) {
  const { host, basePath, domain, job, siteDigest, workspace, signal, clock } = options
  const started = clock.now()
  const read = await readAndCount(pool, options)
  const { counted, served, more, files, links, loads, undecided } = read
  const accepted = (options.accepted ?? []).filter(({ code }) => !isLive(code))
  const suggestions = await findSuggestions(
    counted.findings,
    served,
    read.anchors,
    signal,
    more?.suggestions,
  )
  const news =
    options.earlier && findNews(options.earlier, counted, accepted, clock.now(), options.places)
  const isAnswered = (path: Bytes) => served.answer(path) !== undefined
  const sources = new SourceFinder({ basePath, domain, pages: read.sources, workspace, isAnswered })
  const found = await listFindings(counted, signal, suggestions, news?.isNew, (page, target) =>
    sources.find(page, target),
  )
  const judged = await judgeFindings(found, accepted, clock.now(), signal)
  // What is said of the entries themselves is not about the site.
  const findings = sortByWeight(judged.map((of) => ({ ...of, isNew: of.isNew ?? (news && false) })))
  const { names } = options.listed
  const diagnosis = findDiagnosis(served, names, links + loads, findings, workspace?.folder, job)
  const report: Report = {
    format: 1,
    host,
    basePath,
    domain,
    job,
    siteDigest,
    diagnosis: diagnosis?.message,
    ...countFindings(findings),
    fixed: news?.fixed,
    files,
    pages: read.pageCount,
    links,
    loads,
    undecided,
    findings,
  }
  const counts = { ...report, unlisted: news?.unlisted }
  const page = makeReportPage(counts, more, options)
  const outside = gatherExternalLinks(read, sources, options)
  const paths = await writeReport(report, page, outside, options)
  return {
    ...counts,
    ...paths,
    diagnosis,
    elapsedMs: clock.now() - started,
    /** What `report.html` shows. */
    page,
  }
}

/** Returns what `report.html` shows. */
function makeReportPage(
  report: Report,
  more: CountedMore | undefined,
  options: CheckOptions,
): ReportPage {
  const { domain, listed, workspace, clock } = options
  return renderReportPage(report, domain ?? basename(listed.root), clock.now(), {
    siteAddress: findSiteAddress(options),
    repository: workspace?.repository,
    sections: more?.sections ?? [],
  })
}

/** Returns what the lists of addresses of other hosts are made of. */
function gatherExternalLinks(
  { external, served }: Awaited<ReturnType<typeof readAndCount>>,
  sources: SourceFinder,
  { earlier }: CheckOptions,
) {
  return {
    places: external,
    names: served.site.names,
    earlier: earlier?.external,
    findSource: (name: string, address: string) =>
      sources.find(name, { address, isWritten: false }),
  }
}

/**
 * Writes the reports if there are to be any. Returns the path of `report.json`, beside which
 * the others are, and those of the lists of addresses of other hosts; empty if there is none.
 */
async function writeReport(
  report: Report,
  page: ReportPage,
  links: Parameters<typeof writeExternalLinks>[1],
  options: CheckOptions,
) {
  const { reportDir, signal, verify = 'strict', failOn = ERRORS_ALONE } = options
  if (reportDir === undefined)
    return { reportPath: '', externalLinksPath: '', newExternalLinksPath: '' }
  const inJson = { ...report, findings: report.findings.map(makeReportEntry) }
  const reportPath = await writeJsonReport(reportDir, 'report.json', inJson, signal)
  await writeFile(join(reportDir, 'report.html'), renderPage(page))
  const site = { root: options.listed.root, workspace: options.workspace?.folder }
  await writeOtherReports(reportDir, report.findings, { verify, failOn }, site, signal)
  return { reportPath, ...(await writeExternalLinks(reportDir, links, signal)) }
}

/**
 * Returns what the addresses of pages in `report.html` begin with: those of this build, because at
 * `domain` is the one before. Undefined if they have none.
 */
function findSiteAddress(options: CheckOptions): string | undefined {
  const { listed, linksToFiles, previewUrl, reportDir } = options
  if (previewUrl !== undefined) return previewUrl
  if (!linksToFiles || reportDir === undefined) return undefined
  const way = relative(reportDir, listed.root)
  // On Windows, there is no way from one drive to another.
  if (isAbsolute(way)) return undefined
  return percentEncode(toBytes(`./${way.replaceAll(sep, '/')}/`))
}
