import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compareFolders, type FolderComparison } from '../changes/compare-folders.ts'
import type { Comparison } from '../changes/comparison.ts'
import { describeChanges, makeOtherSiteWarning } from '../changes/count-changes.ts'
import { checkWithEarlier } from '../changes/vanished/check-with-earlier.ts'
import { type CheckOptions, type CheckResult, checkSite } from '../check/check-site.ts'
import { writeJunitError } from '../check/report-files.ts'
import { systemClock } from '../common/clock.ts'
import { getErrorMessage } from '../common/error-message.ts'
import { tryOnDisk } from '../common/file-errors.ts'
import { formatCount } from '../common/units.ts'
import { Removals } from '../disk/removal.ts'
import { StepError } from '../errors/step-error.ts'
import { formatAcceptanceEntries } from '../findings/acceptance/format-entries.ts'
import { MAX_ENTRIES } from '../findings/acceptance/read-acceptances.ts'
import {
  countByCode,
  countNewErrors,
  describeChecked,
  describeFindings,
  describeNewErrors,
} from '../findings/count-findings.ts'
import { describeAcceptance, describeSimilar } from '../findings/describe-finding.ts'
import { type Finding, isError } from '../findings/finding.ts'
import { groupSimilar, pickGroups, type SimilarFindings } from '../findings/prioritize.ts'
import { isFailure } from '../findings/quality-gate.ts'
import { makeDefaultLimits } from '../option-parsers/site-options.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { formatLocation } from '../text/location.ts'
import { toText } from '../web/byte-strings.ts'
import { makeSiteFolder } from '../web/list-tree.ts'
import { ArgumentError, getUserFolder, watchOutput } from './arguments.ts'
import { type CheckCommandOptions, readOptions, UsageError } from './check-options.ts'

/**
 * How many findings and changes are printed; the report has more. Findings that differ only in
 * numbers are printed as one.
 */
const MAX_PRINTED = 50
const MAX_CHANGES_PRINTED = 20

/**
 * Prints a finding. Each line begins with a word of ours, because the runner reads commands at the
 * start of lines, even after white space.
 */
function printFinding(
  { first: finding, others }: SimilarFindings,
  info: CheckOptions['info'],
): void {
  const { severity, code, target, message, suggestion, accepted, isNew } = finding
  const marks: string[] = [severity]
  if (isNew) marks.unshift('new')
  if (accepted) marks.unshift('accepted')
  info(safe`${marks.join(' ')} ${code} ${target}`)
  info(safe`    ${message}`)
  if (suggestion !== undefined) info(safe`    ${suggestion.message}`)
  const where = describeLocation(finding)
  if (where !== undefined) info(safe`    in ${where}`)
  if (accepted) info(safe`    ${describeAcceptance(accepted)}`)
  if (others.length > 0) info(safe`    ${describeSimilar(others.length)}`)
}

/** Returns where a finding is, and how often; undefined if its first line shows that. */
function describeLocation({ target, occurrences, pages, spots }: Finding): SafeText | undefined {
  const [first] = spots
  if (first === undefined) return undefined
  const { page, line, source } = first
  const location = formatLocation(page, line)
  if (location === '' || location === target) return undefined
  let where = safe`${location}`
  if (source !== undefined)
    where = safe`${where}, written in ${formatLocation(source.path, source.line)}`
  if (pages > 1) where = safe`${where}, ${formatCount(pages, 'page')}`
  if (occurrences > pages) where = safe`${where}, ${formatCount(occurrences, 'time')}`
  return where
}

/** Prints the numbers and the main causes last, where users see them first. */
function printTotals(checked: CheckResult, printed: number, info: CheckOptions['info']): void {
  const { findings, diagnosis, reportPath, elapsedMs, fixed } = checked
  if (printed < findings.length) printUnlisted(checked, printed, info)
  if (diagnosis !== undefined) info(safe`note ${diagnosis.message}`)
  const seconds = (elapsedMs / 1_000).toFixed(1)
  info(
    safe`Checked ${describeChecked(checked)} in ${seconds} s: found ${describeFindings(checked)}`,
  )
  if (fixed !== undefined) info(safe`${describeNewErrors(checked, fixed)}`)
  if (reportPath !== '') info(safe`Report: ${reportPath}`)
}

/** Prints how many findings were left out, and the number of findings of each kind. */
function printUnlisted(
  { findings, isComplete, reportPath }: CheckResult,
  printed: number,
  info: CheckOptions['info'],
): void {
  let all = formatCount(findings.length, 'finding')
  if (!isComplete) all = `at least ${all}`
  let where = 'report.html'
  if (reportPath === '') where = `with --report FOLDER, ${where}`
  info(safe`Printed ${printed} of ${all}: ${where} and report.json have the others`)
  info(safe`By code: ${countByCode(findings).map(describeCodeCount).join(', ')}`)
}

function describeCodeCount(counts: ReturnType<typeof countByCode>[number]): string {
  let found = counts.findings.toLocaleString('en')
  if (!counts.isComplete) found += ' or more'
  return `${found} ${counts.code} (${counts.severity})`
}

/** Checks the site, and compares it with the earlier one, if there is one. */
async function check(
  options: CheckCommandOptions,
  signal: AbortSignal,
  info: CheckOptions['info'],
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

  const { useEarlierSite } = await import('../unpack/unpack-earlier-site.ts')
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
    const compared = await compareFolders({ ...checkOptions, ...sites, subject })
    printComparison(compared, info)
    const { checked } = await checkWithEarlier(checkOptions, compared)
    return checked
  })
}

function printComparison({ comparison, path }: FolderComparison, info: CheckOptions['info']): void {
  info(safe`Compared with the earlier site: ${describeChanges(comparison)}`)
  const otherSite = makeOtherSiteWarning(comparison)
  if (otherSite !== undefined) info(safe`Note: ${otherSite}`)
  printChanges(comparison, info)
  if (path !== '') info(safe`Changes: ${path}`)
}

function printChanges(comparison: Comparison, info: CheckOptions['info']): void {
  const { added, removed, moved, changed, navigation, files } = comparison
  const lines = [
    ...changed.map(({ page, aspects }) => safe`changed ${toText(page)}: ${aspects.join(', ')}`),
    ...added.map((page) => safe`added ${toText(page)}`),
    ...removed.map((page) => safe`removed ${toText(page)}`),
    ...moved.map(({ from, to }) => safe`moved ${toText(from)} to ${toText(to)}`),
    ...navigation.map((page) => safe`changed ${toText(page)}: navigation`),
    ...files.changed.map((file) => safe`changed ${toText(file)}`),
    ...files.added.map((file) => safe`added ${toText(file)}`),
    ...files.removed.map((file) => safe`removed ${toText(file)}`),
    ...files.moved.map(({ from, to }) => safe`moved ${toText(from)} to ${toText(to)}`),
  ]
  for (const line of lines.slice(0, MAX_CHANGES_PRINTED)) info(line)
  const more = lines.length - MAX_CHANGES_PRINTED
  if (more > 0) info(safe`… and ${formatCount(more, 'more change')}`)
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
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort(new Error('interrupted')))
  const checked = await check(options, stop.signal, info).catch((error: unknown) => {
    writeReportOfError(options, error)
    throw error
  })
  printFindings(checked, info)
  if (accept) return printAccepted(checked, info)
  if (hasFailed(checked, options)) return 1
  return 0
}

function printFindings(checked: CheckResult, info: CheckOptions['info']): void {
  const { findings } = checked
  let groups: readonly SimilarFindings[] = findings.map((first) => ({ first, others: [] }))
  if (findings.length > MAX_PRINTED) groups = pickGroups(groupSimilar(findings), MAX_PRINTED)
  for (const group of groups) printFinding(group, info)
  printTotals(checked, groups.length, info)
}

function hasFailed(checked: CheckResult, options: CheckCommandOptions): boolean {
  let { errors } = checked
  if (options.verify === 'strict-new') errors = countNewErrors(checked)
  if (errors > 0) return true
  return checked.findings.some((finding) => !isError(finding) && isFailure(finding, options))
}

/** Writes a JUnit report that says why there is no other report. */
function writeReportOfError({ reportFolder }: CheckCommandOptions, error: unknown): void {
  if (reportFolder === undefined) return
  const why = explainError(error).map(({ text }) => text)
  tryOnDisk(() => writeJunitError(reportFolder, why.join('; ')), undefined)
}

const PATTERN_EXAMPLE = 'such as target: /changelog/**'

/** Prints a file that accepts what was found, and returns the exit code. */
function printAccepted({ findings, isComplete }: CheckResult, info: CheckOptions['info']): number {
  const entries = formatAcceptanceEntries(findings, systemClock.now())
  const all = formatCount(entries.length, 'entry', 'entries')
  if (entries.length > MAX_ENTRIES) {
    const why = `the file would have ${all}, but at most ${formatCount(MAX_ENTRIES, 'is', 'are')} read`
    throw new Error(`${why}: accept groups of them with patterns, ${PATTERN_EXAMPLE}`)
  }
  if (entries.length > 0) console.log(entries.join('\n'))
  if (entries.length === 0) info(safe`Nothing to accept: no entry was printed`)
  else info(safe`Printed ${all}: replace each placeholder reason`)
  if (isComplete) return 0
  info(safe`Not all findings are listed: accept groups of them with patterns, ${PATTERN_EXAMPLE}`)
  return 1
}

/**
 * Returns the lines about an error. Messages of the step may mention inputs, so they are reworded
 * for the command.
 */
function explainError(error: unknown): readonly SafeText[] {
  if (error instanceof UsageError) return error.errors
  if (error instanceof ArgumentError) return error.message.split('\n').map((line) => safe`${line}`)
  if (!(error instanceof StepError)) return [safe`${getErrorMessage(error)}`]
  if (error.code !== 'earlier-site-unusable') return [error.userMessage]
  const { path, why } = error.values as StepError<'earlier-site-unusable'>['values']
  return [safe`--compare-with “${path}” cannot be used: ${why}`]
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
