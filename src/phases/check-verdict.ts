import { listDetails } from '../check/check-report.ts'
import type { CheckResult } from '../check/check-site.ts'
import { joinWords } from '../common/words.ts'
import { StepError } from '../errors/step-error.ts'
import {
  countNewErrors,
  describeErrors,
  describeNewErrors,
  describeSeverity,
} from '../findings/count-findings.ts'
import { type Finding, isAccepted, isError } from '../findings/finding.ts'
import { isFailure, listNonErrors } from '../findings/quality-gate.ts'
import type { CheckSettings } from '../inputs/shared-inputs.ts'
import type { PhaseResult } from '../step/results.ts'
import { type SafeText, safe } from '../text/clean.ts'
import {
  describeConsequence,
  describeShownErrors,
  introduceFirstFinding,
} from './failure-wordings.ts'

/** The site, for the failure of a check. */
interface FailedSite {
  readonly folder: { readonly root: string }
  /** Undefined if the step only checks. */
  readonly job: object | undefined
  readonly hasValuesFile: boolean
}

/** The result of a check, judged by `verify` and `fail-on`. */
export class CheckVerdict {
  readonly checkResult: CheckResult
  readonly #settings: CheckSettings
  /** The findings that fail the step. */
  readonly #failing: readonly Finding[]
  /** The findings other than errors that fail the step, in words. */
  readonly #failingNonErrors: readonly string[]

  constructor(checked: CheckResult, settings: CheckSettings) {
    this.checkResult = checked
    this.#settings = settings
    this.#failing = []
    if (settings.verify !== 'report')
      this.#failing = checked.findings.filter((finding) => isFailure(finding, settings))
    this.#failingNonErrors = listNonErrors(this.#failing, settings.failOn, this.#onlyNewErrorsFail)
  }

  /** Do only new errors fail the step? Without an earlier site, all errors do. */
  get #onlyNewErrorsFail(): boolean {
    return this.#settings.verify === 'strict-new' && this.checkResult.fixed !== undefined
  }

  get #hasFailingErrors(): boolean {
    return this.#failing.some(isError)
  }

  /** Are known errors, those that the earlier site also has, collapsed? */
  get #collapsesKnownErrors(): boolean {
    return this.#settings.verify !== 'strict' && this.checkResult.fixed !== undefined
  }

  /**
   * Returns whether a finding is collapsed. These are accepted findings and known ones that
   * cannot fail the step: otherwise, each run would annotate them.
   */
  readonly isCollapsed = (finding: Finding): boolean => {
    if (isAccepted(finding)) return true
    return this.#collapsesKnownErrors && finding.isNew === false
  }

  /** Returns the result for the title of the summary and the line below it. */
  makePhaseResult(): PhaseResult {
    const { checkResult } = this
    const countsOnlyNew = this.#collapsesKnownErrors
    let { errors } = checkResult
    if (countsOnlyNew) errors = countNewErrors(checkResult)
    const describedErrors = describeErrors(checkResult, countsOnlyNew)

    let faults = this.#failingNonErrors
    if (errors > 0 || faults.length === 0) faults = [describedErrors, ...faults]
    let headline = joinWords(faults, 'and')
    if (checkResult.diagnosis?.kind === 'no-pages') headline = 'no pages to check'
    return {
      headline,
      details: listDetails(checkResult, countsOnlyNew),
      hasFaults: errors > 0 || this.#failing.length > 0,
      reasonForSuccess: this.#findReasonForSuccess(errors, describedErrors),
      diagnosis: checkResult.diagnosis?.message,
      hasReport: checkResult.findings.length > 0,
    }
  }

  /**
   * Returns why the step continues despite errors, and which setting would fail it; undefined if it
   * does not apply.
   */
  #findReasonForSuccess(errors: number, inErrors: string): string | undefined {
    if (errors === 0 || this.#settings.verify !== 'report') return undefined
    if (this.checkResult.diagnosis?.kind === 'no-pages') {
      const why = 'although there were no pages to check (`verify: strict` would fail this step)'
      return `${why}. Look at the export in the dashboard`
    }
    let gate = 'strict-new'
    if (this.checkResult.fixed === undefined) gate = 'strict'
    const why = `although the check found ${inErrors} (\`verify: report\`)`
    return `${why}; \`verify: ${gate}\` would fail this step`
  }

  /** Returns the failure if findings fail the step; undefined if it continues. */
  findFailure({ folder, job, hasValuesFile }: FailedSite): StepError | undefined {
    if (this.#failing.length === 0) return undefined
    const { checkResult } = this
    const { verify, failOn } = this.#settings
    const lacksPages = this.#lacksPages(job !== undefined)
    return new StepError('verify-failed', {
      errors: this.#describeFailingFindings(),
      others: this.#describeFailingOthers(),
      gate: this.#hasFailingErrors ? `verify: ${verify}` : `fail-on: ${failOn.text}`,
      failOn: failOn.text,
      without: this.#findLackingInput(),
      diagnosis: checkResult.diagnosis?.message ?? introduceFirstFinding(this.#failing),
      isFirstToCheck: checkResult.diagnosis !== undefined && this.#failing.length > 1,
      fix: this.#adviseOnFix(lacksPages),
      consequence: describeConsequence(hasValuesFile),
      // An entry with a typo would otherwise lead to advice to accept the finding again.
      unused: describeUnusedEntry(checkResult.findings),
      shown: describeShownErrors(this.#failing, { ...checkResult, isCollapsed: this.isCollapsed }),
      report: checkResult.reportPath,
      site: folder.root,
    })
  }

  /** Does the site fail only because pages are missing, so that another export may help? */
  #lacksPages(isExport: boolean): boolean {
    if (isExport && this.checkResult.pages === 0) return true
    return this.#failing.every(
      ({ code }) => code === 'page-count' || (isExport && code === 'no-index'),
    )
  }

  /** Returns the findings that fail the step, in words: errors or, without any, the others. */
  #describeFailingFindings(): string | undefined {
    const hasErrors = this.#hasFailingErrors
    if (!hasErrors && this.#failingNonErrors.length === 0) return undefined
    if (!hasErrors) return joinWords(this.#failingNonErrors, 'and')
    if (this.#onlyNewErrorsFail) return describeNewErrors(this.checkResult)
    return describeSeverity(this.checkResult, 'error')
  }

  /** Returns the findings that fail the step besides errors, with a verb. */
  #describeFailingOthers(): string | undefined {
    if (this.#failingNonErrors.length === 0 || !this.#hasFailingErrors) return undefined
    const described = joinWords(this.#failingNonErrors, 'and')
    const others = this.#failing.filter((finding) => !isError(finding))
    if (others.length > 1) return `${described} fail`
    return `${described} fails`
  }

  /** Returns the input without which new errors cannot be told from known ones. */
  #findLackingInput(): string | undefined {
    const { verify } = this.#settings
    if (verify === 'strict-new' && this.checkResult.fixed === undefined) return '`compare-with`'
    return undefined
  }

  /** Returns how to fix the failure; undefined if the diagnosis says it. */
  #adviseOnFix(lacksPages: boolean): string | undefined {
    if (lacksPages) return 'Export again without `job-id`'
    if (this.checkResult.diagnosis !== undefined) return undefined
    return 'Fix the source of the site'
  }
}

/** Returns the target and the mistake of an unused entry of the accepted findings, if any. */
function describeUnusedEntry(findings: readonly Finding[]): SafeText | undefined {
  const unused = findings.find(({ code }) => code === 'unused-acceptance')
  if (unused === undefined) return undefined
  return safe`“${unused.target}”: ${unused.message}`
}
