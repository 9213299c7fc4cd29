import type { CheckResult } from '../check/check-site.ts'
import { formatCount, formatNumber } from '../common/units.ts'
import {
  countByCode,
  describeChecked,
  describeFindings,
  describeNewErrors,
} from '../findings/count-findings.ts'
import { describeAcceptance, describeSimilar } from '../findings/describe-finding.ts'
import type { Finding } from '../findings/finding.ts'
import { groupSimilar, pickGroups, type SimilarFindings } from '../findings/prioritize.ts'
import { type LogLine, type SafeText, safe } from '../text/clean.ts'
import { formatLocation } from '../text/location.ts'

/**
 * How many findings are printed; the report has more. Findings that differ only in numbers are
 * printed as one.
 */
const MAX_PRINTED = 50

/** Prints the findings, the most important ones first, and the totals last. */
export function printFindings(checked: CheckResult, info: LogLine): void {
  const { findings } = checked
  let groups: readonly SimilarFindings[] = findings.map((first) => ({ first, others: [] }))
  if (findings.length > MAX_PRINTED) groups = pickGroups(groupSimilar(findings), MAX_PRINTED)
  for (const group of groups) printFinding(group, info)
  printTotals(checked, groups.length, info)
}

/**
 * Prints a finding. Each line begins with a word of ours, because the runner reads commands at the
 * start of lines, even after whitespace.
 */
function printFinding({ first: finding, others }: SimilarFindings, info: LogLine): void {
  const { severity, code, target, message, suggestion, accepted, isNew } = finding
  const words: string[] = [severity, code]
  if (isNew) words.unshift('new')
  if (accepted) words.unshift('accepted')
  info(safe`${[...words, target].join(' ')}`)
  info(safe`    ${message}`)
  if (suggestion !== undefined) info(safe`    ${suggestion.message}`)
  const where = describeLocation(finding)
  if (where !== undefined) info(safe`    in ${where}`)
  if (accepted) info(safe`    ${describeAcceptance(accepted)}`)
  if (others.length > 0) info(safe`    ${describeSimilar(others.length)}`)
}

/**
 * Returns where a finding is, and how many times it occurs; undefined if its first line shows that.
 */
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

/** Prints the totals and the main causes last, where users see them first. */
function printTotals(checked: CheckResult, printed: number, info: LogLine): void {
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
  info: LogLine,
): void {
  let all = formatCount(findings.length, 'finding')
  if (!isComplete) all = `at least ${all}`
  let where = 'report.html'
  if (reportPath === '') where = `with --report FOLDER, ${where}`
  info(safe`Printed ${printed} of ${all}: ${where} and report.json list more`)
  info(safe`By code: ${countByCode(findings).map(describeCodeCount).join(', ')}`)
}

function describeCodeCount(counts: ReturnType<typeof countByCode>[number]): string {
  let found = formatNumber(counts.findings)
  if (!counts.isComplete) found += ' or more'
  return `${found} ${counts.code} (${counts.severity})`
}
