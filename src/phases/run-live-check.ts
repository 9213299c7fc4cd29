import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Diagnosis } from '../check/find-diagnosis.ts'
import { writeOtherReports } from '../check/report-files.ts'
import { isDiskError } from '../common/file-errors.ts'
import { count, showDuration } from '../common/units.ts'
import { StepError } from '../errors/errors.ts'
import { countFindings, describeFindings, listOtherFindings } from '../findings/count-findings.ts'
import { isError } from '../findings/finding.ts'
import { sortByWeight } from '../findings/order.ts'
import { type ReportPage, renderPage } from '../findings/report-page/report-page.ts'
import { readWorkspace } from '../github/workspace.ts'
import type { LiveInputs } from '../inputs/check-inputs.ts'
import type { CheckSettings } from '../inputs/shared-inputs.ts'
import {
  countDifferingAddresses,
  describeCompared,
  describeLive,
  describeMatch,
  formatPlace,
  type LiveVerdict,
  writeLiveReport,
} from '../live/judging/live-report.ts'
import { LiveCheck } from '../live/live-check.ts'
import { HostUnreachable } from '../live/requesting/address-queue.ts'
import type { ConnectionFailure } from '../net/connection-failure.ts'
import type { LiveResult } from '../step/results.ts'
import type { Step } from '../step/step.ts'
import { makeFoldedLiveSections, makeLiveSection } from '../summary/live-section.ts'
import { safe } from '../text/clean.ts'
import type { SiteFolder, Tree } from '../web/tree.ts'
import { announce } from './annotations.ts'
import { describeWorst } from './failure-words.ts'

/** The site that was published. */
interface Published {
  readonly folder: SiteFolder
  /** Its host name, if it is known. */
  readonly domain: string | undefined
  /** What was published before, if it is known. */
  readonly earlier: Tree | undefined
  /** What `report.html` shows of it. */
  readonly page: ReportPage | undefined
}

/** How a live check ended. */
interface LiveOutcome {
  readonly result: LiveResult
  /**
   * `live-failed` if something differs in the end, `live-unreachable` if the host never answered.
   */
  readonly failure: StepError | undefined
}

/**
 * Compares a site with what its host answers until all of it agrees or `wait-timeout` is over, and
 * reports what was found: outputs, summary, annotations and a report for programs.
 * @throws StepError `check-disk-failed`; the reason of the step's signal
 */
export async function runLiveCheck(
  { page, ...published }: Published,
  live: LiveInputs,
  settings: CheckSettings,
  step: Step,
): Promise<LiveOutcome> {
  const { clock, random, signal, log } = step
  const { folder } = published
  const { host, accepted } = settings
  const context = { host, accepted, clock, random, signal, info: log.info }
  const check = new LiveCheck({ ...live, ...published, ...context })
  try {
    const heartbeat = (elapsedMs: number) =>
      safe`Live check for ${showDuration(elapsedMs)}: ${check.describeProgress()}`
    const verdict = await step.phase('Live check', () => check.run(), heartbeat)
    const reportPath = await writeLiveReport(
      step.reportFolder(),
      { url: live.url, host },
      verdict,
      signal,
    )
    if (page !== undefined)
      await writeSharedReports(withLive(page, verdict, live.url), folder, settings, step)
    report(verdict, reportPath, step)
    return {
      result: resultOf(verdict, live.url),
      failure: findFailure(verdict, reportPath, live, folder.root),
    }
  } catch (error) {
    if (step.signal.aborted)
      log.info(safe`The live check was cancelled: ${check.describeProgress()}`)
    step.signal.throwIfAborted()
    const failure = explainUnreachable(error, live)
    if (failure !== undefined)
      return { result: { kind: 'unreachable', place: formatPlace(live.url) }, failure }
    if (!isDiskError(error)) throw error
    const values = { site: folder.root, why: error.message, off: undefined }
    throw new StepError('check-disk-failed', values, error)
  }
}

/** Writes the reports that show what both checks found. */
async function writeSharedReports(
  page: ReportPage,
  { root }: SiteFolder,
  settings: CheckSettings,
  step: Step,
): Promise<void> {
  const folder = step.reportFolder()
  await writeFile(join(folder, 'report.html'), renderPage(page))
  const site = { root, workspace: readWorkspace(step.env).folder }
  await writeOtherReports(folder, page.findings, settings, site, step.signal)
}

/** Returns what was found, for the title of the summary and the line below it. */
function resultOf(verdict: LiveVerdict, url: URL): LiveResult {
  const { diagnosis, findings } = verdict
  const common = { place: formatPlace(url), diagnosis, hasReport: findings.length > 0 }
  if (verdict.since === undefined) {
    const after = `after ${showDuration(verdict.elapsedMs)}`
    return { ...common, kind: 'different', details: [differingInWords(verdict), after] }
  }
  // Accepted ones are said with the match.
  const details = listOtherFindings({ ...verdict, accepted: 0 }, false)
  return { ...common, kind: 'same', found: `live, ${describeMatch(verdict)}`, details }
}

/** Returns the failure that something differs in the end. */
function findFailure(
  verdict: LiveVerdict,
  report: string,
  { url }: LiveInputs,
  site: string,
): StepError | undefined {
  if (verdict.since !== undefined) return undefined
  const errors = verdict.findings.filter(isError)
  let known: string | undefined
  if (errors.every(({ code }) => code === 'live-unasked')) known = 'known to be'
  return new StepError('live-failed', {
    url: url.href,
    known,
    differing: stillDifferingInWords(verdict),
    elapsed: showDuration(verdict.elapsedMs),
    diagnosis: verdict.diagnosis ?? describeWorst(errors),
    site,
    report,
  })
}

function report(verdict: LiveVerdict, reportPath: string, step: Step): void {
  const { env, outputs, log, notes, sections, foldedSections } = step
  outputs.set('liveReport', reportPath)
  outputs.set('liveErrors', String(verdict.errors))
  const found = describeFindings(verdict, 'no difference')
  sections.push(makeLiveSection(verdict, env))
  foldedSections.push(...makeFoldedLiveSections(verdict))
  notes.push({ name: 'Report of the live check', value: reportPath })
  log.info(
    safe`Compared ${describeCompared(verdict)} with the site: found ${found}. The report is at ${reportPath}`,
  )
  announce({ findings: verdict.findings, diagnosis: diagnosisIn(verdict) }, step)
}

function diagnosisIn({ diagnosis }: LiveVerdict): Diagnosis | undefined {
  if (diagnosis === undefined) return undefined
  return { kind: 'common-cause', message: diagnosis }
}

/** Adds what a live check found to what `report.html` shows of the site. */
function withLive(page: ReportPage, verdict: LiveVerdict, url: URL): ReportPage {
  const findings = sortByWeight([...verdict.findings, ...page.findings])
  const { diagnosis = page.diagnosis } = verdict
  const live = `${describeLive(verdict)}: ${describeCompared(verdict)} of ${url.href} compared`
  const { kind, place, details = [] } = resultOf(verdict, url)
  const common: ReportPage = {
    ...page,
    ...countFindings(findings),
    findings,
    diagnosis,
    title: `${place} is not live`,
    details: [...details, page.title, ...page.details],
    facts: [...page.facts, ['Live check', live]],
  }
  if (kind !== 'same') return common
  return {
    ...common,
    title: `${place} is live`,
    details: [describeMatch(verdict), ...common.details],
    // Elsewhere, another build may be there.
    siteAddress: page.siteAddress ?? url.href,
  }
}

function stillDifferingInWords(verdict: LiveVerdict): string {
  const addresses = countDifferingAddresses(verdict)
  if (addresses === 0) return `${count(verdict.errors, 'error')} remained`
  return `${count(addresses, 'address', 'addresses')} still ${addresses === 1 ? 'differs' : 'differ'}`
}

function differingInWords(verdict: LiveVerdict): string {
  const addresses = countDifferingAddresses(verdict)
  if (addresses === 0) return describeFindings(verdict, 'no difference')
  return `${count(addresses, 'address', 'addresses')} ${addresses === 1 ? 'differs' : 'differ'}`
}

function adviseOnHost({ isUnresolved, certificate }: ConnectionFailure): string {
  if (isUnresolved) return 'Check the host name in `live-url`, and that its DNS record exists'
  if (certificate !== undefined) return 'Check the host name in `live-url`, and its certificate'
  return 'Check `live-url`, and the network between the runner and the host; if the host is slow, set a longer `request-timeout`'
}

function explainUnreachable(error: unknown, { url }: LiveInputs): StepError | undefined {
  if (!(error instanceof HostUnreachable)) return undefined
  const { failure, attempts, elapsedMs } = error
  const advice = adviseOnHost(failure)
  const values = { attempts: count(attempts, 'attempt'), elapsed: showDuration(elapsedMs), advice }
  return new StepError('live-unreachable', { host: url.host, why: failure.why, ...values }, error)
}
