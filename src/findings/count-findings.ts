/** Counts findings, new findings, and findings by page, and formats the numbers. */
import { formatCount, formatNumber } from '../common/units.ts'
import { countEach } from '../common/words.ts'
import { compareBytes } from '../web/byte-strings.ts'
import { type Finding, isAccepted, isError } from './finding.ts'
import { SEVERITIES, type Severity } from './severity.ts'

/** Findings, and how many of them count by severity. */
export interface FindingsAndCounts extends Readonly<ReturnType<typeof countFindings>> {
  /** In order of importance, accepted ones last. */
  readonly findings: readonly Finding[]
  /** The unlisted errors, if they were compared with an earlier site. */
  readonly unlisted?: UnlistedErrors | undefined
}

/** How many errors are not listed, and how many of these are new. */
export interface UnlistedErrors {
  readonly errors: number
  readonly newErrors: number
}

/** Which field of the counts has the number of a severity. */
const COUNT_FIELDS = { error: 'errors', warning: 'warnings', notice: 'notices' } as const

/**
 * Returns the number of findings by severity. Occurrences are not counted: a target that is broken
 * on a thousand pages is one finding.
 */
export function countFindings(findings: readonly Finding[]) {
  const counted = findings.filter((each) => !isAccepted(each))
  const bySeverity = Map.groupBy(counted, ({ severity }) => severity)
  const countOf = (severity: Severity) => bySeverity.get(severity)?.length ?? 0
  return {
    errors: countOf('error'),
    warnings: countOf('warning'),
    notices: countOf('notice'),
    /** Accepted findings are not included in the other counts. */
    accepted: findings.length - counted.length,
    /** Whether all findings are listed. */
    isComplete: !findings.some(({ standsForUnlisted }) => standsForUnlisted),
  }
}

/**
 * Returns the counts in words: `2 errors, 1 notice, 3 accepted findings`, `at least 20,001 errors`,
 * or `none` if there are no findings.
 */
export function describeFindings(counts: FindingsAndCounts, none = 'no problems'): string {
  const severities = SEVERITIES.filter((each) => counts[COUNT_FIELDS[each]] > 0)
  const descriptions = severities.map((severity) => describeSeverity(counts, severity))
  if (counts.accepted > 0) descriptions.push(formatCount(counts.accepted, 'accepted finding'))
  if (descriptions.length === 0) return none
  return descriptions.join(', ')
}

/**
 * Returns how many errors are new, including unlisted ones. Without an earlier site, all errors are
 * new.
 */
export function countNewErrors({
  findings,
  unlisted,
}: Pick<FindingsAndCounts, 'findings' | 'unlisted'>): number {
  const newErrors = findings.filter((finding) => isError(finding) && finding.isNew !== false)
  if (unlisted === undefined) return newErrors.length
  return newErrors.filter(({ standsForUnlisted }) => !standsForUnlisted).length + unlisted.newErrors
}

/**
 * Returns the errors for a title: `2 errors`, `at least 20,001 errors`, or `no errors`.
 * `areOnlyNewCounted`: count only new errors, as in `2 new errors`.
 */
export function describeErrors(counts: FindingsAndCounts, areOnlyNewCounted: boolean): string {
  if (!areOnlyNewCounted)
    return formatCountOrNo(formatAtLeastPrefix(counts, 'error'), counts.errors, 'error')
  return formatCountOrNo(
    formatAtLeastPrefixForNewErrors(counts),
    countNewErrors(counts),
    'new error',
  )
}

function formatCountOrNo(atLeast: string, count: number, noun: string): string {
  if (count === 0) return `no ${noun}s`
  return `${atLeast}${formatCount(count, noun)}`
}

/** Returns `at least ` if the number of unlisted errors is unknown, otherwise an empty string. */
function formatAtLeastPrefixForNewErrors(counts: FindingsAndCounts): string {
  if (counts.unlisted !== undefined) return ''
  return formatAtLeastPrefix(counts, 'error')
}

/** Returns the other findings, to follow such a title: `1 known error`, `3 warnings`. */
export function listOtherFindings(
  counts: FindingsAndCounts,
  areOnlyNewCounted: boolean,
): readonly string[] {
  const descriptions: string[] = []
  const known = countAllErrors(counts) - countNewErrors(counts)
  if (areOnlyNewCounted && known > 0) descriptions.push(formatCount(known, 'known error'))
  for (const severity of ['warning', 'notice'] as const)
    if (counts[COUNT_FIELDS[severity]] > 0) descriptions.push(describeSeverity(counts, severity))
  if (counts.accepted > 0) descriptions.push(formatCount(counts.accepted, 'accepted finding'))
  return descriptions
}

/** Returns how many warnings are new. Without an earlier site, all are new. */
export function countNewWarnings({ findings }: Pick<FindingsAndCounts, 'findings'>): number {
  const isNew = (finding: Finding) => !isAccepted(finding) && finding.isNew !== false
  return findings.filter((finding) => finding.severity === 'warning' && isNew(finding)).length
}

/**
 * Returns the numbers of new and known errors: `3 new errors (41 known)`. If `fixed` is known: `3
 * new errors, 41 known, 2 fixed since the earlier site`.
 */
export function describeNewErrors(counts: FindingsAndCounts, fixed?: number): string {
  const newErrorCount = countNewErrors(counts)
  const news = `${formatAtLeastPrefixForNewErrors(counts)}${formatCount(newErrorCount, 'new error')}`
  const known = `${formatNumber(countAllErrors(counts) - newErrorCount)} known`
  if (fixed === undefined) return `${news} (${known})`
  return `${news}, ${known}, ${formatNumber(fixed)} fixed since the earlier site`
}

function countAllErrors({ errors, findings, unlisted }: FindingsAndCounts): number {
  if (unlisted === undefined) return errors
  const rests = findings.filter((finding) => finding.standsForUnlisted && isError(finding))
  return errors - rests.length + unlisted.errors
}

/** Returns the number of findings of a severity: `2 errors`, or `at least 20,001 errors`. */
export function describeSeverity(counts: FindingsAndCounts, severity: Severity): string {
  return `${formatAtLeastPrefix(counts, severity)}${formatCount(counts[COUNT_FIELDS[severity]], severity)}`
}

function formatAtLeastPrefix({ findings }: FindingsAndCounts, severity: Severity): string {
  if (findings.some((finding) => finding.standsForUnlisted && finding.severity === severity))
    return 'at least '
  return ''
}

/**
 * Returns how much was checked, in words: `1,204 links and 388 loaded files in 242 pages`, and how
 * many are undecided.
 */
export function describeChecked(
  checked: Readonly<Record<'links' | 'loads' | 'pages' | 'undecided', number>>,
): string {
  const links = formatCount(checked.links, 'link')
  const loads = formatCount(checked.loads, 'loaded file')
  const description = `${links} and ${loads} in ${formatCount(checked.pages, 'page')}`
  if (checked.undecided === 0) return description
  const undecided = formatCount(checked.undecided, 'address', 'addresses')
  return `${description} (${undecided} undecided, because of rules that the check cannot read)`
}

/** Returns the severity to show for a finding. */
export function getDisplayedSeverity(finding: Finding): Severity | 'accepted' {
  if (!isAccepted(finding)) return finding.severity
  return 'accepted'
}

/**
 * Returns the number of findings by code and severity, and how many times they occur, in the order
 * of the findings. The number is a minimum unless `isComplete`. Occurrences include unlisted
 * findings. Accepted findings are separate.
 */
export function countByCode(findings: readonly Finding[]) {
  const groups = Map.groupBy(
    findings,
    (finding) => `${getDisplayedSeverity(finding)} ${finding.code}`,
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const occurrences = group.reduce((sum, each) => sum + each.occurrences, 0)
    const isComplete = !group.some(({ standsForUnlisted }) => standsForUnlisted)
    const severity = getDisplayedSeverity(first)
    return [{ code: first.code, severity, findings: group.length, isComplete, occurrences }]
  })
}

/** A page, and how many findings occur on it. */
interface PageWithFindings {
  readonly page: string
  readonly findingCount: number
}

/**
 * Returns up to `limit` pages on which most findings occur, without notices and accepted findings:
 * a good place to start. Only the first spots of a finding count, so a link that is broken on every
 * page does not add all pages.
 */
export function findWorstPages(
  findings: readonly Finding[],
  limit: number,
): readonly PageWithFindings[] {
  const serious = findings.filter((each) => each.severity !== 'notice' && !isAccepted(each))
  const spotPages = serious.flatMap(({ spots }) => spots.map(({ page }) => page))
  const pages = [...countEach(spotPages)].map(([page, findingCount]) => ({ page, findingCount }))
  pages.sort(
    (one, other) => other.findingCount - one.findingCount || compareBytes(one.page, other.page),
  )
  return pages.slice(0, limit)
}
