/** The content of `report.json`, and what `report.html` shows. */

import { formatCount, formatNumber } from '../common/units.ts'
import { capitalize } from '../common/words.ts'
import {
  countFindings,
  describeChecked,
  describeErrors,
  describeNewErrors,
  type FindingsAndCounts,
  listOtherFindings,
} from '../findings/count-findings.ts'
import type { Finding } from '../findings/finding.ts'
import type { ReportPageContent } from '../findings/report-page/report-page.ts'
import { html } from '../text/markup.ts'
import { getHostTraits, type HostId } from '../web/host/all-hosts.ts'

/** What is checked, and for which host. */
export interface CheckSubject {
  /** Where the site will be served; without it, only what every host would reject is a finding. */
  readonly host: HostId | undefined
  /** The path under which it will be served, with a slash at both ends. */
  readonly basePath: string
  /** Its host name. Absolute addresses on it count as addresses of the site. */
  readonly domain: string | undefined
  /** The ID of the export job that the site is from; undefined if it is not from an export. */
  readonly job?: string | undefined
  /** The digest of the site's files; undefined if unknown. */
  readonly siteDigest?: string | undefined
}

/**
 * `report.json`, in which undefined is `null`: stable within a `format`. Names and addresses are
 * untrusted text from the site: clean them before you show them. Everything in it is explained in
 * docs/check.md.
 */
export interface Report extends FindingsAndCounts, Required<CheckSubject>, SiteNumbers {
  readonly format: 1
  /** The probable cause, if most findings share one. */
  readonly diagnosis: string | undefined
  /** How many counted findings only the earlier site has; undefined without an earlier site. */
  readonly fixed: number | undefined
}

/** How large a site is, and how much of it was checked. */
export interface SiteNumbers {
  /** How many files there are, including those that the host leaves out. */
  readonly files: number
  /** How many pages there are, without those that the host leaves out. */
  readonly pages: number
  /** How many links and loads within the site were checked, each counted every time it occurs. */
  readonly links: number
  readonly loads: number
  /**
   * How many of them may be served by a rule of the redirect file that the check cannot read.
   */
  readonly undecided: number
}

/** What is known about a check besides its subject and its findings. */
type ReportContext = SiteNumbers & Pick<Report, 'diagnosis' | 'fixed'>

/** Returns the content of `report.json`. The order of the fields is the order in the file. */
export function makeReport(
  { host, basePath, domain, job, siteDigest }: CheckSubject,
  findings: readonly Finding[],
  { diagnosis, fixed, files, pages, links, loads, undecided }: ReportContext,
): Report {
  const counts = countFindings(findings)
  return {
    format: 1,
    host,
    basePath,
    domain,
    job,
    siteDigest,
    diagnosis,
    ...counts,
    fixed,
    files,
    pages,
    links,
    loads,
    undecided,
    findings,
  }
}

/**
 * Returns the details that a report shows next to its number of errors: `6 pages`, `nginx`, `1
 * known error`. `areOnlyNewCounted`: whether the errors shown next to them are only the new ones.
 */
export function listDetails(
  report: Pick<Report, 'host' | 'pages' | 'fixed'> & FindingsAndCounts,
  areOnlyNewCounted: boolean,
): readonly string[] {
  const { host, pages, fixed } = report
  const details = [formatCount(pages, 'page')]
  if (host !== undefined) details.push(getHostTraits(host).title)
  details.push(...listOtherFindings(report, areOnlyNewCounted))
  if (fixed !== undefined && fixed > 0) details.push(`${formatNumber(fixed)} fixed`)
  return details
}

/**
 * Returns the content of `report.html`. `siteName` is the domain or the folder, as untrusted text.
 * `checkedAtMs` is in ms since the epoch. `more` is described in `ReportPageContent`.
 */
export function makeReportPage(
  report: Report,
  siteName: string,
  checkedAtMs: number,
  more: Pick<ReportPageContent, 'linkPrefix' | 'repository' | 'sections'>,
): ReportPageContent {
  const { host, basePath, domain, files, links, loads, fixed, job, siteDigest } = report
  const hostTitle = getHostTraits(host).title
  const areOnlyNewCounted = fixed !== undefined
  const isoTime = new Date(checkedAtMs).toISOString()
  const shownTime = `${isoTime.slice(0, 16).replace('T', ' ')} UTC`

  return {
    ...report,
    ...more,
    title: `${capitalize(describeErrors(report, areOnlyNewCounted))} in ${siteName}`,
    details: [...listDetails(report, areOnlyNewCounted), shownTime],
    messageIfClean: `${describeWhatWorks(host)}: ${describeChecked(report)}. Addresses on other hosts were not requested.`,
    facts: [
      ['Host', hostTitle],
      ['Base path', basePath],
      ['Domain', domain],
      ['Files', formatNumber(files)],
      ['Addresses', `${formatCount(links, 'link')}, ${formatCount(loads, 'loaded file')}`],
      ['Date', html`<time datetime="${isoTime}">${shownTime}</time>`],
      ['Since the earlier site', describeErrorChanges(report)],
      ['Job', job],
      ['SHA-256 of the site', siteDigest && html`<code>${siteDigest}</code>`],
    ],
  }
}

/** Returns the start of the message of a report without findings. */
function describeWhatWorks(host: HostId | undefined): string {
  if (host === undefined) return 'Every address within this site works on at least one host'
  return `${getHostTraits(host).title} serves every address within this site`
}

/** Returns how many errors are new, known, and fixed; undefined without an earlier site. */
function describeErrorChanges(report: Report): string | undefined {
  const { fixed } = report
  if (fixed === undefined) return undefined
  return `${describeNewErrors(report)}, ${formatNumber(fixed)} fixed`
}
