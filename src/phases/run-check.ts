import {
  type ComparisonForCheck,
  checkWithEarlier,
} from '../changes/vanished/check-with-earlier.ts'
import type { CheckResult } from '../check/check-site.ts'
import { isDiskError } from '../common/disk-errors.ts'
import { getErrorMessage } from '../common/error-message.ts'
import { StepError } from '../errors/step-error.ts'
import {
  countNewErrors,
  countNewWarnings,
  describeChecked,
  describeFindings,
  describeNewErrors,
} from '../findings/count-findings.ts'
import { type Finding, isAccepted } from '../findings/finding.ts'
import { matchesFailOn } from '../findings/quality-gate.ts'
import type { ReportPageContent } from '../findings/report-page/report-page.ts'
import { readWorkspace } from '../github/workspace.ts'
import type { CheckSettings } from '../inputs/shared-inputs.ts'
import type { PhaseResult } from '../step/results.ts'
import type { Step } from '../step/step.ts'
import {
  makeCodesSection,
  makeFindingsSection,
  makePagesSection,
} from '../summary/findings-section.ts'
import { safe } from '../text/clean.ts'
import type { SiteFolder } from '../web/list-tree.ts'
import { CheckVerdict } from './check-verdict.ts'
import { reportFindings } from './report-findings.ts'

/** A completed export. */
export interface CheckedJob {
  readonly id: string
  /** The number of pages that the service last reported, if it is a number. */
  readonly pageCount: number | undefined
}

/** The site to check. */
export interface SiteToCheck {
  readonly folder: SiteFolder
  /** Its host name, if known. */
  readonly domain: string | undefined
  /** The job that it is from; undefined if the step only checks, and so has nothing to publish. */
  readonly job: CheckedJob | undefined
  /** The digest of its files, if it is known. */
  readonly digest?: string | undefined
  /**
   * The job that the inputs specify together with the domain. It may be an export of another site.
   */
  readonly resumedJob?: string | undefined
  /** Whether the step would write a values file next. */
  readonly hasValuesFile: boolean
}

/** A site to check that may have been compared with an earlier one. */
export interface ComparedSite extends SiteToCheck {
  /** The compared builds, if there is an earlier site. */
  readonly folderComparison: ComparisonForCheck | undefined
}

/** A site that was checked. */
interface CheckOutcome {
  readonly result: PhaseResult
  /** The content of `report.html`; undefined if the check could not be done. */
  readonly reportPage?: ReportPageContent
  /** `verify-failed`, with `verify: strict` or `strict-new`. */
  readonly failure?: StepError | undefined
}

/**
 * Checks a site against the rules of its host and reports what it found: outputs, summary,
 * annotations, and a report for people and for programs.
 * @throws StepError `check-disk-failed` and `check-crashed` with `verify: strict` or `strict-new`,
 * and in a step that only checks. With `verify: report`, an export never fails because of the
 * check.
 */
export async function runCheck(
  site: ComparedSite,
  settings: CheckSettings,
  step: Step,
): Promise<CheckOutcome> {
  let checked: CheckResult
  try {
    checked = await step.runPhase('Check', () => checkBuild(site, settings, step))
  } catch (error) {
    const toleratedFailure = warnOrThrowCheckError(error, site, settings, step)
    return { result: { hasFaults: true, toleratedFailure } }
  }

  const verdict = new CheckVerdict(checked, settings)
  if (isFolderCheck(site)) step.outputs.set('siteFiles', String(checked.files))
  warnOfOtherSite(site, checked, step)
  setOutputs(checked, step)
  reportCheck(checked, step)
  showFindings(verdict, settings, step)
  return {
    result: verdict.makePhaseResult(),
    reportPage: checked.reportPage,
    failure: verdict.findFailure(site),
  }
}

/** Returns whether the step only checks, so that there is nothing to publish. */
function isFolderCheck({ job }: SiteToCheck): boolean {
  return job === undefined
}

/**
 * Returns the failure of a check that does not fail the step, after a warning.
 * @throws StepError if it fails the step; the reason of the step's signal
 */
function warnOrThrowCheckError(
  error: unknown,
  site: SiteToCheck,
  { verify }: CheckSettings,
  { signal, log, facts }: Step,
): StepError {
  signal.throwIfAborted()
  const failure = makeCheckError(error, site)
  if (isFolderCheck(site) || verify !== 'report') throw failure
  log.trace(error)
  log.warning(safe`Not checked: ${facts.subject}`, failure.userMessage)
  return failure
}

async function checkBuild(
  { folder, domain, job, digest, folderComparison }: ComparedSite,
  settings: CheckSettings,
  step: Step,
): Promise<CheckResult> {
  const { signal, log, clock } = step
  const options = {
    ...settings,
    listedTree: await folder.list(),
    domain,
    pageCount: job?.pageCount,
    job: job?.id,
    siteDigest: digest,
    reportFolder: step.getReportFolder(),
    workspace: readWorkspace(step.env),
    signal,
    info: log.info,
    clock,
  }
  const { checked, redirects } = await checkWithEarlier(options, folderComparison)
  if (redirects !== undefined) step.sections.push(redirects)
  return checked
}

function setOutputs(checked: CheckResult, { outputs }: Step): void {
  outputs.set('verifyReport', checked.reportPath)
  outputs.set('verifyErrors', String(checked.errors))
  outputs.set('verifyWarnings', String(checked.warnings))
  outputs.set('verifyAccepted', String(checked.accepted))
  outputs.set('externalLinks', checked.externalLinksPath)
  outputs.set('newExternalLinks', checked.newExternalLinksPath)
  if (checked.fixed === undefined) return
  outputs.set('verifyNewErrors', String(countNewErrors(checked)))
  outputs.set('verifyNewWarnings', String(countNewWarnings(checked)))
}

/** Reports the result in the log and in the details of the summary. */
function reportCheck(checked: CheckResult, { log, summaryRows }: Step): void {
  const { fixed, reportPath } = checked
  const pages = describeChecked(checked)
  let findings = describeFindings(checked)
  if (fixed !== undefined) findings += `; ${describeNewErrors(checked, fixed)}`

  const where = safe`The report is at ${reportPath}, with report.html next to it`
  log.info(safe`Checked ${pages}: found ${findings}. ${where}`)
  summaryRows.push(
    { name: 'Checked', value: pages },
    { name: 'Findings', value: findings },
    { name: 'Report', value: reportPath },
  )
}

/** Shows the findings in the summary and as annotations. */
function showFindings(
  { checkResult, isCollapsed }: CheckVerdict,
  { previewUrl, failOn }: CheckSettings,
  step: Step,
): void {
  const { env, sections, collapsedSections } = step
  if (checkResult.findings.length > 0) {
    const listed = { ...checkResult, isCollapsed }
    sections.push(makeFindingsSection('Findings of the check', listed, { env, previewUrl }))
  }
  const tables = [makeCodesSection('Findings by code', checkResult), makePagesSection(checkResult)]
  collapsedSections.push(...tables.filter((table) => table !== undefined))
  const isAnnotated = (finding: Finding) => matchesFailOn(finding, failOn) && !isCollapsed(finding)
  reportFindings(checkResult, step, isAnnotated)
}

/**
 * Warns that a resumed job may belong to another site, if most pages have canonical addresses on
 * another host.
 */
function warnOfOtherSite(
  { resumedJob }: SiteToCheck,
  { findings, pages }: CheckResult,
  { log }: Step,
): void {
  if (resumedJob === undefined) return
  const canonicalHost = findings
    .filter((each) => !isAccepted(each))
    .find(({ code, severity }) => code === 'canonical-host' && severity === 'warning')
  if (canonicalHost === undefined || canonicalHost.pages * 2 < pages) return
  const what = safe`The pages of the site give ${canonicalHost.address ?? canonicalHost.target} as their canonical host`
  log.warning(
    safe`Another site?`,
    safe`${what}: is the job ${resumedJob} an export of another site?`,
  )
}

function makeCheckError(error: unknown, checkedSite: SiteToCheck): StepError {
  const site = checkedSite.folder.root
  // In a step that only checks, the check cannot be switched off.
  const canSwitchOff = !isFolderCheck(checkedSite)
  if (isDiskError(error))
    return new StepError('check-disk-failed', { site, why: error.message, canSwitchOff }, error)
  return new StepError('check-crashed', { site, what: getErrorMessage(error), canSwitchOff }, error)
}
