import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { tryOnDisk } from '../common/file-errors.ts'
import { followLinks, isWithin } from '../disk/paths.ts'
import { readStartOfFile } from '../disk/read-start-of-file.ts'
import { makeCodeQualityReport } from '../findings/ci-reports/code-quality.ts'
import { renderJunit, renderJunitError } from '../findings/ci-reports/junit.ts'
import { type Finding, makeReportEntry } from '../findings/finding.ts'
import { isFailure, ONLY_ERRORS, type QualityGate } from '../findings/quality-gate.ts'
import { type ReportPageContent, renderReportPage } from '../findings/report-page/report-page.ts'
import { writeJsonReport } from '../text/json-report.ts'
import type { Tree } from '../web/tree.ts'
import type { Report } from './check-report.ts'
import { type ExternalLinkPaths, type ExternalLinks, writeExternalLinks } from './external-links.ts'
import type { Workspace } from './sources/workspace-files.ts'

/** What the reports show. */
interface ReportContent {
  readonly report: Report
  /** What `report.html` shows. */
  readonly reportPage: ReportPageContent
  readonly externalLinks: ExternalLinks
}

/** Where the reports go, and what is checked. */
interface ReportOptions extends Partial<QualityGate> {
  /** An existing folder. Nothing is written when undefined. */
  readonly reportDir: string | undefined
  readonly folderTree: Pick<Tree, 'root'>
  readonly workspace?: Pick<Workspace, 'folder'> | undefined
  readonly signal: AbortSignal
}

/** The paths of reports; empty for those that were not written. */
export interface ReportPaths extends ExternalLinkPaths {
  /** The path of `report.json`; the other reports are next to it. */
  readonly reportPath: string
}

/**
 * Writes the reports, if there are to be any, and returns their paths.
 * @throws the reason of `signal` soon after it is aborted; any file-system error
 */
export async function writeReports(
  { report, reportPage, externalLinks }: ReportContent,
  options: ReportOptions,
): Promise<ReportPaths> {
  const { reportDir, signal, verify = 'strict', failOn = ONLY_ERRORS } = options
  if (reportDir === undefined)
    return { reportPath: '', externalLinksPath: '', newExternalLinksPath: '' }
  const inJson = { ...report, findings: report.findings.map(makeReportEntry) }
  const reportPath = await writeJsonReport(reportDir, 'report.json', inJson, signal)
  await writeFile(join(reportDir, 'report.html'), renderReportPage(reportPage))
  const site = { root: options.folderTree.root, workspace: options.workspace?.folder }
  await writeCiReports(reportDir, report.findings, { verify, failOn }, site, signal)
  return { reportPath, ...(await writeExternalLinks(reportDir, externalLinks, signal)) }
}

/** Where the site is, and the folder of the repository, if it is known. */
interface SiteInWorkspace {
  readonly root: string
  readonly workspace: string | undefined
}

/**
 * Writes `junit.xml` and `gl-code-quality-report.json` into an existing folder.
 * @throws an AbortError soon after `signal` is aborted; any file-system error
 */
export async function writeCiReports(
  reportDir: string,
  findings: readonly Finding[],
  gate: QualityGate,
  site: SiteInWorkspace,
  signal: AbortSignal,
): Promise<void> {
  const folder = findSiteFolder(site)
  const fails = (finding: Finding) => isFailure(finding, gate)
  await writeFile(join(reportDir, 'junit.xml'), renderJunit(findings, fails, folder), { signal })
  const issues = makeCodeQualityReport(findings, fails, folder)
  await writeJsonReport(reportDir, 'gl-code-quality-report.json', issues, signal)
}

/** Files that a run of the command writes, except for redirects. */
interface ReportFiles {
  /**
   * The file that shows whether a run wrote them, because users have files with these names, too.
   */
  readonly mark: string
  /** How that file begins if a run wrote it. */
  readonly start: RegExp
  /** The files that a run writes next to it. */
  readonly others: readonly string[]
}

const REPORTS: readonly ReportFiles[] = [
  {
    mark: 'report.json',
    start: /^\{\s*"format": \d+,\s*"host": /,
    others: [
      'report.html',
      'gl-code-quality-report.json',
      'external-links.txt',
      'new-external-links.txt',
      'external-links.tsv',
    ],
  },
  {
    mark: 'changes.json',
    start: /^\{\s*"format": \d+,\s*"changed": /,
    others: ['changes.md'],
  },
  {
    mark: 'junit.xml',
    start: /^<\?xml [^>]*>\s*<testsuites name="docs-export-action"/,
    others: [],
  },
]

/** How much of a file is read to see whether a run wrote it, in bytes. */
const SNIFFED_BYTES = 200

function findOwnReports(reportDir: string): readonly ReportFiles[] {
  return REPORTS.filter(({ mark, start }) => {
    const read = () => readStartOfFile(join(reportDir, mark), SNIFFED_BYTES).toString()
    return start.test(tryOnDisk(read, ''))
  })
}

/**
 * Returns whether a run that cannot check anything may write into a folder: it must be empty or
 * contain reports of an earlier run.
 */
export function mayWriteReportsInto(reportDir: string): boolean {
  const names = tryOnDisk(() => readdirSync(reportDir), [])
  return names.length === 0 || findOwnReports(reportDir).length > 0
}

/**
 * Removes the reports of an earlier run: if this run is interrupted, programs would read them as
 * its reports. Files with the same names from other programs are kept.
 * @throws any file-system error
 */
export function removeReports(reportDir: string): void {
  for (const { mark, others } of findOwnReports(reportDir)) {
    // The mark goes last: without it, a later run could not tell whose the other files are.
    for (const name of [...others, mark]) rmSync(join(reportDir, name), { force: true })
  }
}

/**
 * Writes a `junit.xml` with an error that says why a site was not checked. The Code Quality format
 * cannot express this: to GitLab, an empty report means success.
 * @throws any file-system error
 */
export function writeJunitError(reportDir: string, why: string): void {
  writeFileSync(join(reportDir, 'junit.xml'), renderJunitError(why))
}

/** Returns the folder of the site relative to the workspace; empty if it is outside. */
function findSiteFolder({ root, workspace }: SiteInWorkspace): string {
  if (workspace === undefined) return ''
  const from = followLinks(workspace)
  const to = followLinks(root)
  return isWithin(to, from) ? relative(from, to).replaceAll(sep, '/') : ''
}
