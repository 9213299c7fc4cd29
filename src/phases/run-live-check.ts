import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Diagnosis } from '../check/diagnosis/diagnosed-site.ts'
import { writeCiReports } from '../check/write-reports.ts'
import { isDiskError } from '../common/disk-errors.ts'
import { runReportWork } from '../common/report-error.ts'
import { formatDuration } from '../common/units.ts'
import { StepError } from '../errors/step-error.ts'
import { countFindings, describeFindings } from '../findings/count-findings.ts'
import { sortByImportance } from '../findings/prioritize.ts'
import { type ReportPageContent, renderReportPage } from '../findings/report-page/report-page.ts'
import { readWorkspace } from '../github/workspace.ts'
import type { LiveInputs } from '../inputs/check-inputs.ts'
import type { CheckSettings } from '../inputs/shared-inputs.ts'
import {
  describeComparedCount,
  describeLiveness,
  describeMatch,
  formatHostAndPath,
} from '../live/describe-verdict.ts'
import type { LiveVerdict } from '../live/judging/live-verdict.ts'
import { LiveCheck } from '../live/live-check.ts'
import { writeLiveReport } from '../live/live-report.ts'
import type { LiveResult } from '../step/results.ts'
import type { Step } from '../step/step.ts'
import { makeLiveTitle } from '../summary/ending.ts'
import { makeCollapsedLiveSections, makeLiveSection } from '../summary/live-section.ts'
import { safe } from '../text/clean.ts'
import type { SiteFolder } from '../web/list-tree.ts'
import type { Tree } from '../web/tree.ts'
import { findLiveFailure, makeLiveResult, makeUnreachableError } from './live-result.ts'
import { reportFindings } from './report-findings.ts'

/** The site that was published. */
interface PublishedSite {
  readonly folder: SiteFolder
  /** Its host name, if known. */
  readonly domain: string | undefined
  /** The site that was published before, if known. */
  readonly earlierTree: Tree | undefined
  /** The content of `report.html`, if the site was checked. */
  readonly reportPage: ReportPageContent | undefined
}

/** How a live check ended. */
interface LiveOutcome {
  readonly result: LiveResult
  /** `live-failed` if addresses still differ, `live-unreachable` if the host never responded. */
  readonly failure: StepError | undefined
}

/**
 * Compares a site with the responses of its host until all match or `wait-timeout` expires. Reports
 * the result: outputs, summary, annotations, and a report for programs.
 * @throws StepError `check-disk-failed`; the reason of the step's signal
 */
export async function runLiveCheck(
  { reportPage, ...published }: PublishedSite,
  live: LiveInputs,
  settings: CheckSettings,
  step: Step,
): Promise<LiveOutcome> {
  const { clock, random, signal, log } = step
  const { folder } = published
  const { url } = live
  const { host, acceptedEntries } = settings
  const check = new LiveCheck({
    ...published,
    url,
    host,
    acceptedEntries,
    limits: live,
    context: { clock, random, signal, info: log.info },
  })
  const heartbeat = (elapsedMs: number) =>
    safe`Live check after ${formatDuration(elapsedMs)}: ${check.describeProgress()}`

  try {
    const verdict = await step.runPhase('Live check', () => check.run(), heartbeat)
    const reportFolder = step.getReportFolder()
    const reportPath = await writeLiveReport(reportFolder, { url, host }, verdict, signal)
    if (reportPage !== undefined) {
      const page = addLiveFindings(reportPage, verdict, url)
      await writeSharedReports(page, folder, settings, step)
    }
    reportLiveCheck(verdict, reportPath, step)
    return {
      result: makeLiveResult(verdict, url),
      failure: findLiveFailure(verdict, reportPath, live, folder.root),
    }
  } catch (error) {
    if (signal.aborted) log.info(safe`The live check was canceled: ${check.describeProgress()}`)
    signal.throwIfAborted()

    const failure = makeUnreachableError(error, live)
    if (failure !== undefined)
      return { result: { kind: 'unreachable', hostAndPath: formatHostAndPath(url) }, failure }

    if (!isDiskError(error)) throw error
    const values = { site: folder.root, why: error.message, canSwitchOff: false }
    throw new StepError('check-disk-failed', values, error)
  }
}

/** Writes the reports that contain the findings of both checks. */
async function writeSharedReports(
  page: ReportPageContent,
  { root }: SiteFolder,
  settings: CheckSettings,
  step: Step,
): Promise<void> {
  const folder = step.getReportFolder()
  const site = { root, workspace: readWorkspace(step.env).folder }
  await runReportWork(folder, async () => {
    await writeFile(join(folder, 'report.html'), renderReportPage(page))
    await writeCiReports(folder, page.findings, settings, site, step.signal)
  })
}

function reportLiveCheck(verdict: LiveVerdict, reportPath: string, step: Step): void {
  const { env, outputs, log, summaryRows, sections, collapsedSections } = step
  outputs.set('liveReport', reportPath)
  outputs.set('liveErrors', String(verdict.errors))

  sections.push(makeLiveSection(verdict, env))
  collapsedSections.push(...makeCollapsedLiveSections(verdict))
  summaryRows.push({ name: 'Report of the live check', value: reportPath })

  const found = describeFindings(verdict, 'no differences')
  const compared = describeComparedCount(verdict)
  log.info(safe`Compared ${compared} with the site: found ${found}. The report is at ${reportPath}`)
  reportFindings({ findings: verdict.findings, diagnosis: makeDiagnosis(verdict) }, step)
}

/** Returns the diagnosis for the log. If the site is not live, the error of the step has it. */
function makeDiagnosis({ diagnosis, liveSinceMs }: LiveVerdict): Diagnosis | undefined {
  if (diagnosis === undefined || liveSinceMs === undefined) return undefined
  return { kind: 'common-cause', message: diagnosis }
}

/** Adds the findings of a live check to the content of `report.html`. */
function addLiveFindings(
  page: ReportPageContent,
  verdict: LiveVerdict,
  url: URL,
): ReportPageContent {
  const findings = sortByImportance([...verdict.findings, ...page.findings])
  const { diagnosis = page.diagnosis } = verdict
  const live = `${describeLiveness(verdict)}: ${describeComparedCount(verdict)} of ${url.href} compared`
  const liveResult = makeLiveResult(verdict, url)
  const { kind, details = [] } = liveResult
  const checkDetails = [...page.details]
  if (page.errors > 0) checkDetails.unshift(page.title)

  const differing: ReportPageContent = {
    ...page,
    ...countFindings(findings),
    findings,
    diagnosis,
    title: makeLiveTitle(liveResult),
    details: [...details, ...checkDetails],
    facts: [...page.facts, ['Live check', live]],
  }
  if (kind !== 'same') return differing
  return {
    ...differing,
    details: [describeMatch(verdict), ...differing.details],
    // Otherwise, another build may be live.
    linkPrefix: page.linkPrefix ?? url.href,
  }
}
