import { type ComparedBuilds, checkWithEarlier } from '../changes/vanished/check-with-earlier.ts'
import { listDetails } from '../check/check-report.ts'
import type { CheckResult } from '../check/check-site.ts'
import { getErrorMessage } from '../common/error-message.ts'
import { isDiskError } from '../common/file-errors.ts'
import { StepError } from '../errors/errors.ts'
import {
  countNewErrors,
  countNewWarnings,
  describeChecked,
  describeErrors,
  describeFindings,
  describeNewErrors,
  describeSeverity,
} from '../findings/count-findings.ts'
import { describeOthers, isFailing, isFailure } from '../findings/failing.ts'
import { type Finding, isCounted, isError } from '../findings/finding.ts'
import type { ReportPage } from '../findings/report-page/report-page.ts'
import { readWorkspace } from '../github/workspace.ts'
import type { CheckSettings } from '../inputs/shared-inputs.ts'
import type { PhaseResult } from '../step/results.ts'
import type { Step } from '../step/step.ts'
import {
  makeCodesSections,
  makeFindingsSection,
  makePagesSections,
} from '../summary/findings-section.ts'
import { safe } from '../text/clean.ts'
import type { SiteFolder } from '../web/tree.ts'
import { announce } from './annotations.ts'
import { describeConsequence, describeShownErrors, describeWorst } from './failure-words.ts'

/** An export that is done. */
export interface ExportedJob {
  readonly id: string
  /** As the service last said it, if it is a number. */
  readonly pageCount: number | undefined
}

/** The site to check. */
export interface SiteToCheck {
  readonly folder: SiteFolder
  /** Its host name, if it is known. */
  readonly domain: string | undefined
  /**
   * The job that it is from; undefined if the step only checks: then there is nothing to go on
   * with.
   */
  readonly job: ExportedJob | undefined
  /** The digest of its files, if it is known. */
  readonly digest?: string | undefined
  /** The job that was named beside the domain, if one was: nobody has proven that it is of that. */
  readonly resumedJob?: string | undefined
  /** Whether the step would write into a values file next where it is. */
  readonly hasValuesFile: boolean
  /** It and the earlier site, if it was compared with one. */
  readonly compared: ComparedBuilds | undefined
}

/** A site that was checked. */
interface CheckedSite {
  readonly result: PhaseResult
  /** What `report.html` shows; undefined if the check could not be done. */
  readonly page?: ReportPage
  /** `verify-failed`, with `verify: strict` or `strict-new`. */
  readonly failure?: StepError | undefined
}

/**
 * Checks a site against the rules of its host and reports what it found: outputs, summary,
 * annotations, and a report for people and for programs.
 * @throws StepError `check-disk-failed` and `check-crashed` with `verify: strict` or `strict-new`,
 * and where the check is all that the step does: a report never makes a step red that has something
 * to publish
 */
export async function runCheck(
  site: SiteToCheck,
  check: CheckSettings,
  step: Step,
): Promise<CheckedSite> {
  const checkOnly = site.job === undefined
  const verdict = await step
    .phase('Check', () => examine(site, check, step))
    .catch((error: unknown) => {
      step.signal.throwIfAborted()
      const failure = explainCheckError(error, site.folder.root, checkOnly)
      if (checkOnly || check.verify !== 'report') throw failure
      step.log.trace(error)
      step.log.warning(safe`Not checked: ${step.facts.subject}`, failure.shown)
      return failure
    })
  if (verdict instanceof StepError)
    return { result: { hasFaults: true, toleratedFailure: verdict } }
  if (checkOnly) step.outputs.set('siteFiles', String(verdict.files))
  warnOfOtherSite(site, verdict, step)
  report(verdict, check, step)
  const result = {
    ...describeVerdict(verdict, check),
    diagnosis: verdict.diagnosis?.message,
    hasReport: verdict.findings.length > 0,
  }
  return { result, page: verdict.page, failure: findFailure(site, verdict, check) }
}

/**
 * Returns the failure of a step that has to end because of what was found; undefined if it goes on.
 */
function findFailure(
  site: SiteToCheck,
  verdict: CheckResult,
  check: CheckSettings,
): StepError | undefined {
  const failing = findFailing(verdict, check)
  if (failing.length === 0) return undefined
  const lacksPages =
    (verdict.pages === 0 && site.job !== undefined) ||
    failing.every(({ code }) => code === 'page-count')
  return new StepError('verify-failed', {
    ...failuresInWords(failing, verdict, check),
    verify: check.verify,
    failOn: check.failOn.text,
    without: findLackingInput(verdict, check),
    diagnosis: verdict.diagnosis?.message ?? describeWorst(failing),
    fix: adviseOnFix(verdict, lacksPages),
    consequence: describeConsequence(site.hasValuesFile),
    // Who has accepted a finding, and made a typo, would be told to accept it.
    unused: verdict.findings.find(({ code }) => code === 'unused-acceptance')?.message,
    shown: describeShownErrors(failing, { ...verdict, isFolded: findFolded(verdict, check) }),
    report: verdict.reportPath,
    site: site.folder.root,
  })
}

/** Returns what fails the step: the errors, and what `fail-on` adds. */
function failuresInWords(failing: readonly Finding[], verdict: CheckResult, check: CheckSettings) {
  const others = describeOthers(failing, check.failOn, countsNew(verdict, check))
  let errors = others
  if (failing.some(isError)) errors = errorsInWords(verdict, check)
  if (others === undefined) return { errors, others }
  if (failing.filter((each) => !isError(each)).length > 1)
    return { errors, others: `${others} fail` }
  return { errors, others: `${others} fails` }
}

/** Returns the input without which new errors cannot be told from known ones. */
function findLackingInput({ fixed }: CheckResult, { verify }: CheckSettings): string | undefined {
  if (verify === 'strict-new' && fixed === undefined) return '`compare-with`'
  return undefined
}

/** Returns how to fix what fails the step; undefined where the diagnosis says that. */
function adviseOnFix({ diagnosis }: CheckResult, lacksPages: boolean): string | undefined {
  if (lacksPages) return 'Export again'
  if (diagnosis !== undefined) return undefined
  return 'Fix the source of the site'
}

/** Returns what fails the step. */
function findFailing(verdict: CheckResult, check: CheckSettings): readonly Finding[] {
  if (check.verify === 'report') return []
  return verdict.findings.filter((each) => isFailure(each, check))
}

/** Do new errors alone fail the step? Without an earlier site, all of them do. */
function countsNew({ fixed }: CheckResult, { verify }: CheckSettings): boolean {
  return verify === 'strict-new' && fixed !== undefined
}

function errorsInWords(verdict: CheckResult, check: CheckSettings): string {
  if (countsNew(verdict, check)) return describeNewErrors(verdict)
  return describeSeverity(verdict, 'error')
}

async function examine(
  { folder, domain, job, digest, compared }: SiteToCheck,
  check: CheckSettings,
  step: Step,
): Promise<CheckResult> {
  const { signal, log, clock } = step
  const options = {
    ...check,
    listed: await folder.list(),
    domain,
    pageCount: job?.pageCount,
    job: job?.id,
    siteDigest: digest,
    reportDir: step.reportFolder(),
    workspace: readWorkspace(step.env),
    signal,
    info: log.info,
    clock,
  }
  const { verdict, redirects } = await checkWithEarlier(options, compared)
  if (redirects !== undefined) step.sections.push(redirects)
  return verdict
}

function report(verdict: CheckResult, check: CheckSettings, step: Step): void {
  const { previewUrl } = check
  const { errors, warnings, accepted, findings, fixed, reportPath } = verdict
  const { env, outputs, log, notes, sections, foldedSections } = step
  outputs.set('verifyReport', reportPath)
  outputs.set('verifyErrors', String(errors))
  outputs.set('verifyWarnings', String(warnings))
  outputs.set('verifyAccepted', String(accepted))
  outputs.set('externalLinks', verdict.externalLinksPath)
  outputs.set('newExternalLinks', verdict.newExternalLinksPath)
  if (fixed !== undefined) {
    outputs.set('verifyNewErrors', String(countNewErrors(verdict)))
    outputs.set('verifyNewWarnings', String(countNewWarnings(verdict)))
  }

  const found = [describeFindings(verdict)]
  if (fixed !== undefined) found.push(describeNewErrors(verdict, fixed))
  const inWords = found.join('; ')
  log.info(
    safe`Checked ${describeChecked(verdict)}: found ${inWords}. The report is at ${reportPath}, with report.html next to it`,
  )
  notes.push(
    { name: 'Checked', value: describeChecked(verdict) },
    { name: 'Findings', value: inWords },
    { name: 'Report', value: reportPath },
  )
  const isFolded = findFolded(verdict, check)
  if (findings.length > 0) {
    const shown = { ...verdict, isFolded }
    sections.push(makeFindingsSection('Findings of the check', shown, { env, previewUrl }))
  }
  foldedSections.push(
    ...makeCodesSections('Findings by code', verdict),
    ...makePagesSections(verdict),
  )
  announce(verdict, step, (each) => isFailing(each, check.failOn) && !isFolded(each))
}

/** Returns what was found, for the title of the summary and the line below it. */
function describeVerdict(verdict: CheckResult, check: CheckSettings): PhaseResult {
  const areNewAlone = judgesNewAlone(verdict, check)
  let { errors } = verdict
  if (areNewAlone) errors = countNewErrors(verdict)
  const failing = findFailing(verdict, check)
  const others = describeOthers(failing, check.failOn, countsNew(verdict, check))
  const inErrors = describeErrors(verdict, areNewAlone)
  let found = inErrors
  if (others !== undefined) found = others
  if (others !== undefined && errors > 0) found = `${inErrors} and ${others}`
  if (verdict.diagnosis?.kind === 'no-pages') found = 'no pages to check'
  const details = listDetails(verdict, areNewAlone)
  const hasFaults = errors > 0 || failing.length > 0
  return { found, details, hasFaults, although: findAlthough(inErrors, errors, verdict, check) }
}

/** Returns why a step goes on with these errors, if it does, and what would end it. */
function findAlthough(
  inErrors: string,
  errors: number,
  { fixed, diagnosis }: CheckResult,
  { verify }: CheckSettings,
): string | undefined {
  if (errors === 0 || verify !== 'report') return undefined
  if (diagnosis?.kind === 'no-pages')
    return 'although there were no pages to check: look at the export in the dashboard; `verify: strict` would fail this step'
  const gate = fixed === undefined ? 'strict' : 'strict-new'
  return `although the check found ${inErrors} (\`verify: report\`); \`verify: ${gate}\` would fail this step`
}

/**
 * Returns which findings need no look: accepted ones and, where they fail nothing, known ones,
 * which would be annotated in each run.
 */
function findFolded(verdict: CheckResult, check: CheckSettings): (finding: Finding) => boolean {
  const areNewAlone = judgesNewAlone(verdict, check)
  return (finding) => !isCounted(finding) || (areNewAlone && finding.isNew === false)
}

/** Are errors that the earlier site has, too, no reason to look? */
function judgesNewAlone({ fixed }: CheckResult, { verify }: CheckSettings): boolean {
  return fixed !== undefined && verify !== 'strict'
}

/**
 * Asks whether a resumed job is that of another site, if most pages name another host than the
 * domain.
 */
function warnOfOtherSite(
  { resumedJob }: SiteToCheck,
  { findings, pages }: CheckResult,
  { log }: Step,
): void {
  const named = findings.find(
    (each) => each.code === 'canonical-host' && each.severity === 'warning' && isCounted(each),
  )
  if (resumedJob === undefined || named === undefined || named.pages * 2 < pages) return
  const what = safe`The site calls itself ${named.address ?? named.target}`
  log.warning(safe`Another site?`, safe`${what}: is ${resumedJob} another site’s export?`)
}

function explainCheckError(error: unknown, site: string, checkOnly: boolean): StepError {
  // Where the check is all that the step does, it cannot be switched off.
  const off = checkOnly ? undefined : 'off'
  if (isDiskError(error))
    return new StepError('check-disk-failed', { site, why: error.message, off }, error)
  return new StepError('check-crashed', { site, what: getErrorMessage(error), off }, error)
}
