import { writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { runReportWork } from '../common/report-error.ts'
import { followLinks, isWithin } from '../disk/paths.ts'
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
  /** An existing folder. If undefined, nothing is written. */
  readonly reportFolder: string | undefined
  readonly listedTree: Pick<Tree, 'root'>
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
 * @throws the reason of `signal`, or an AbortError with it as its cause, soon after `signal` is
 * aborted; ReportError for a file-system error
 */
export async function writeReports(
  content: ReportContent,
  options: ReportOptions,
): Promise<ReportPaths> {
  const { reportFolder } = options
  if (reportFolder === undefined)
    return { reportPath: '', externalLinksPath: '', newExternalLinksPath: '' }
  return runReportWork(reportFolder, () => writeReportsInto(reportFolder, content, options))
}

async function writeReportsInto(
  reportFolder: string,
  { report, reportPage, externalLinks }: ReportContent,
  { signal, verify = 'strict', failOn = ONLY_ERRORS, ...options }: ReportOptions,
): Promise<ReportPaths> {
  const reportJson = { ...report, findings: report.findings.map(makeReportEntry) }
  const reportPath = await writeJsonReport(reportFolder, 'report.json', reportJson, signal)
  await writeFile(join(reportFolder, 'report.html'), renderReportPage(reportPage))
  const folders = { root: options.listedTree.root, workspace: options.workspace?.folder }
  await writeCiReports(reportFolder, report.findings, { verify, failOn }, folders, signal)
  const externalLinkPaths = await writeExternalLinks(reportFolder, externalLinks, signal)
  return { reportPath, ...externalLinkPaths }
}

/** The folder of the site, and that of the repository, if it is known. */
interface SiteFolders {
  readonly root: string
  readonly workspace: string | undefined
}

/**
 * Writes `junit.xml` and `gl-code-quality-report.json` into an existing folder.
 * @throws an AbortError, with the reason as its cause, soon after `signal` is aborted; any
 * file-system error
 */
export async function writeCiReports(
  reportFolder: string,
  findings: readonly Finding[],
  gate: QualityGate,
  folders: SiteFolders,
  signal: AbortSignal,
): Promise<void> {
  const siteFolder = findSiteFolder(folders)
  const fails = (finding: Finding) => isFailure(finding, gate)
  const junit = renderJunit(findings, fails, siteFolder)
  await writeFile(join(reportFolder, 'junit.xml'), junit, { signal })
  const issues = makeCodeQualityReport(findings, fails, siteFolder)
  await writeJsonReport(reportFolder, 'gl-code-quality-report.json', issues, signal)
}

/**
 * Writes a `junit.xml` with an error that says why a site was not checked. The Code Quality format
 * cannot express this: to GitLab, an empty report means success.
 * @throws any file-system error
 */
export function writeJunitError(reportFolder: string, why: string): void {
  writeFileSync(join(reportFolder, 'junit.xml'), renderJunitError(why))
}

/** Returns the folder of the site relative to the workspace; empty if it is outside. */
function findSiteFolder({ root, workspace }: SiteFolders): string {
  if (workspace === undefined) return ''
  const workspacePath = followLinks(workspace)
  const sitePath = followLinks(root)
  if (!isWithin(sitePath, workspacePath)) return ''
  return relative(workspacePath, sitePath).replaceAll(sep, '/')
}
