/** Writes annotations and log lines about findings. */
import type { Diagnosis } from '../check/find-diagnosis.ts'
import { formatCount } from '../common/units.ts'
import { isLive, isOfAcceptance } from '../findings/codes.ts'
import type { FindingsAndCounts } from '../findings/count-findings.ts'
import {
  describeAlike,
  describeLine,
  describeProblem,
  type FirstSpot,
  findFirstSpot,
} from '../findings/describe-finding.ts'
import { type Finding, isCounted, isError } from '../findings/finding.ts'
import { type AlikeFindings, groupAlike, pickApart, pickGroups } from '../findings/order.ts'
import type { Step } from '../step/step.ts'
import { type SafeText, safe } from '../text/clean.ts'

/** GitHub shows ten annotations of each level for a step. */
const MAX_ANNOTATIONS = 10

/** The findings, and their probable cause. */
interface Found extends Pick<FindingsAndCounts, 'findings'> {
  readonly diagnosis: Diagnosis | undefined
}

/**
 * Reports findings: the diagnosis in the log, the first findings that matter as annotations, and
 * the first other warnings in the log.
 */
export function announce(
  { findings, diagnosis }: Found,
  step: Step,
  matters: (finding: Finding) => boolean = isError,
): void {
  if (diagnosis !== undefined) step.log.info(safe`Note: ${diagnosis.message}`)
  annotate(findings.filter(matters), diagnosis, step)
  const warnings = findings.filter(
    (finding) => finding.severity === 'warning' && isCounted(finding) && !matters(finding),
  )
  print(warnings, step)
  // In a failed step, this tells the author of an entry why it did not help.
  const ofEntries = findings.filter(({ code }) => isOfAcceptance(code))
  print(ofEntries, step)
}

/**
 * Writes the annotations. They are warnings, because the only error annotation is for the step's
 * failure.
 */
function annotate(
  errors: readonly Finding[],
  diagnosis: Diagnosis | undefined,
  { log, facts }: Step,
): void {
  for (const group of pickAnnotated(errors)) {
    const { code } = group.first
    const source = findFirstSpot(group.first)?.source
    let title = safe`${code} in ${facts.subject}`
    if (isLive(code)) title = safe`${code} at ${facts.subject}`
    let text = describeError(group)
    // The diagnosis suggests a folder, or says that there was nothing to check.
    if (code === 'no-index' && diagnosis !== undefined && diagnosis.kind !== 'common-cause')
      text = safe`${text} ${diagnosis.message}`
    log.warning(title, text, source && { file: source.path, line: source.line })
  }
}

/**
 * Returns the text of an annotation: the problem, its place, and the number of similar findings.
 */
function describeError({ first, others }: AlikeFindings): SafeText {
  const { code, target } = first
  let what = safe`${code}`
  if (target !== '') what = safe`${code} ${target}`
  let words = safe`${what}: ${describeProblem(first)}`
  const spot = findFirstSpot(first)
  if (spot !== undefined) words = safe`${words} ${describeFirstSpot(spot)}`
  if (others.length > 0) words = safe`${words} ${describeOthersLikeIt(first, others.length)}`
  return words
}

function describeFirstSpot({ page, line, source, pages }: FirstSpot): SafeText {
  let more = ''
  if (pages > 1) more = `, and on ${formatCount(pages - 1, 'more page')}`
  const at = describeLine({ line })
  if (source === undefined) return safe`In ${page}${at}${more}.`
  return safe`In ${page}${at}: ${source.path}${describeLine(source)}${more}.`
}

/**
 * Returns the groups that get an annotation each: new errors first, ungrouped if there is room. For
 * the live check, one group per code.
 */
function pickAnnotated(errors: readonly Finding[]): readonly AlikeFindings[] {
  if (errors.some(({ code }) => isLive(code))) {
    const ofHost: AlikeFindings[] = []
    for (const [first, ...others] of Map.groupBy(errors, ({ code }) => code).values())
      if (first) ofHost.push({ first, others })
    return pickGroups(ofHost, MAX_ANNOTATIONS)
  }
  const isKnown = ({ isNew }: Finding) => isNew === false
  const ofNew = pickApart(groupAlike(errors.filter((error) => !isKnown(error))), MAX_ANNOTATIONS)
  const ofKnown = pickApart(groupAlike(errors.filter(isKnown)), MAX_ANNOTATIONS - ofNew.length)
  return [...ofNew, ...ofKnown]
}

function describeOthersLikeIt({ code }: Finding, others: number): string {
  if (isLive(code)) return `And ${others} more of this kind.`
  return `${describeAlike(others)}.`
}

/** Logs a line for each of the first findings. */
function print(findings: readonly Finding[], { log }: Pick<Step, 'log'>): void {
  for (const { first } of pickGroups(groupAlike(findings), MAX_ANNOTATIONS))
    log.info(safe`${first.severity} ${first.code} ${first.target}: ${first.message}`)
}
