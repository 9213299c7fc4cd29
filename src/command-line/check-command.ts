import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compareFolders } from '../changes/compare-folders.ts'
import { checkWithEarlier } from '../changes/vanished/check-with-earlier.ts'
import { type CheckResult, checkSite } from '../check/check-site.ts'
import { writeJunitError } from '../check/write-reports.ts'
import { systemClock } from '../common/clock.ts'
import { ignoreDiskError } from '../common/disk-errors.ts'
import { getErrorMessage } from '../common/error-message.ts'
import { ReportError } from '../common/report-error.ts'
import { joinWords } from '../common/words.ts'
import { Removals } from '../disk/removal.ts'
import { StepError } from '../errors/step-error.ts'
import { countNewErrors } from '../findings/count-findings.ts'
import { isError } from '../findings/finding.ts'
import { isFailure, listNonErrors } from '../findings/quality-gate.ts'
import { makeDefaultLimits } from '../option-parsers/site-options.ts'
import { type LogLine, type SafeText, safe } from '../text/clean.ts'
import { makeSiteFolder } from '../web/list-tree.ts'
import { ArgumentError, getUserFolder, watchOutput } from './arguments.ts'
import { type CheckCommandOptions, readOptions } from './check-options.ts'
import { printAcceptances } from './print-acceptances.ts'
import { printComparison } from './print-changes.ts'
import { printFindings } from './print-findings.ts'
import { UsageError } from './usage-error.ts'

/** Checks the site, and compares it with the earlier one, if there is one. */
async function check(
  options: CheckCommandOptions,
  signal: AbortSignal,
  info: LogLine,
): Promise<CheckResult> {
  const { root, compareWith } = options
  const workspace = { folder: getUserFolder('check'), repository: undefined, refs: [] }
  // For a folder such as `/`, this line is the only output for minutes.
  if (!existsSync(join(root, 'index.html')))
    info(safe`Reading ${root}, which has no index.html: is this the folder with the site?`)
  const later = makeSiteFolder(root, signal)
  const listed = await later.list()
  const checkOptions = {
    ...options,
    listedTree: listed,
    workspace,
    linksToFiles: true,
    signal,
    info,
    clock: systemClock,
  }
  if (compareWith === undefined) return checkSite(checkOptions)

  const { useEarlierSite } = await import('../unpack/use-earlier-site.ts')
  const earlier = { compareWith, unpackLimits: makeDefaultLimits() }
  const unpacking = {
    env: process.env,
    removals: new Removals(),
    signal,
    runPhase: <T>(_: string, work: () => Promise<T>) => work(),
  }
  return useEarlierSite(earlier, unpacking, async (folder = compareWith.path) => {
    const sites = { earlier: makeSiteFolder(folder, signal), later }
    const subject = options.domain ?? root
    const comparison = await compareFolders({ ...checkOptions, ...sites, subject })
    printComparison(comparison, info)
    const { checked } = await checkWithEarlier(checkOptions, comparison)
    return checked
  })
}

async function main(): Promise<number> {
  const options = await readOptions(process.argv.slice(2))
  if (typeof options === 'string') {
    console.log(options)
    return 0
  }
  const { accept } = options
  const info = ({ text }: SafeText) => {
    if (accept) console.error(text)
    else console.log(text)
  }
  const cancellation = new AbortController()
  process.once('SIGINT', () => cancellation.abort(new Error('interrupted')))
  const checked = await check(options, cancellation.signal, info).catch((error: unknown) => {
    writeReportOfError(options, error)
    throw error
  })
  printFindings(checked, info)
  printFailingNonErrors(checked, options, info)
  if (options.verify === 'strict-new' && options.compareWith === undefined)
    info(safe`note All errors count as new without --compare-with`)
  if (accept) return printAcceptances(checked, info)
  if (hasFailed(checked, options)) return 1
  return 0
}

function hasFailed(checked: CheckResult, options: CheckCommandOptions): boolean {
  let { errors } = checked
  if (options.verify === 'strict-new') errors = countNewErrors(checked)
  if (errors > 0) return true
  return checked.findings.some((finding) => !isError(finding) && isFailure(finding, options))
}

/** Prints why findings other than errors make the command fail, if they do. */
function printFailingNonErrors(
  { findings }: CheckResult,
  options: CheckCommandOptions,
  info: LogLine,
): void {
  const { verify, failOn, compareWith, accept } = options
  if (accept) return
  const failing = findings.filter((finding) => isFailure(finding, options))
  const areNew = verify === 'strict-new' && compareWith !== undefined
  const nonErrors = listNonErrors(failing, failOn, areNew)
  if (nonErrors.length > 0)
    info(safe`Failed because of ${joinWords(nonErrors, 'and')} (--fail-on ${failOn.text})`)
}

/** Writes a JUnit report that says why there is no other report. */
function writeReportOfError({ reportFolder }: CheckCommandOptions, error: unknown): void {
  if (reportFolder === undefined) return
  const why = explainError(error).map(({ text }) => text)
  ignoreDiskError(() => writeJunitError(reportFolder, why.join('; ')), undefined)
}

/**
 * Returns the lines about an error. Messages of the step may mention inputs, so they are reworded
 * for the command.
 */
function explainError(error: unknown): readonly SafeText[] {
  if (error instanceof UsageError) return error.errors
  if (error instanceof ArgumentError) return error.message.split('\n').map((line) => safe`${line}`)
  if (error instanceof ReportError) return [explainReportError(error)]
  if (!(error instanceof StepError)) return [safe`${getErrorMessage(error)}`]
  if (error.code !== 'earlier-site-unusable') return [error.userMessage]
  const { path, why } = error.values as StepError<'earlier-site-unusable'>['values']
  return [safe`--compare-with “${path}” cannot be used: ${why}`]
}

function explainReportError({ message, isDiskFull }: ReportError): SafeText {
  if (!isDiskFull) return safe`${message}`
  const advice = 'Free up space or set --report to a folder on a larger disk.'
  return safe`${message}. ${advice}`
}

watchOutput('check')
try {
  process.exitCode = await main()
} catch (error) {
  for (const what of explainError(error)) console.error(safe`check: ${what}`.text)
  if (error instanceof UsageError || error instanceof ArgumentError)
    console.error(safe`--help lists the options`.text)
  process.exitCode = 2
}
