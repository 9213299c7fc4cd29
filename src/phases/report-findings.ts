/** Writes annotations and log lines about findings. */
import type { Diagnosis } from '../check/diagnosis/diagnosed-site.ts'
import { formatCount } from '../common/units.ts'
import { isAcceptanceCode, isLiveCode } from '../findings/codes.ts'
import type { FindingsAndCounts } from '../findings/count-findings.ts'
import {
  describeLine,
  describeProblem,
  describeSimilar,
  type FirstSpot,
  findFirstSpot,
} from '../findings/describe-finding.ts'
import { type Finding, isAccepted, isError } from '../findings/finding.ts'
import {
  groupSimilar,
  pickGroups,
  pickUngrouped,
  type SimilarFindings,
} from '../findings/prioritize.ts'
import type { Step } from '../step/step.ts'
import { type SafeText, safe } from '../text/clean.ts'

/** GitHub shows ten annotations of each level for a step. */
const MAX_ANNOTATIONS = 10

/** The findings, and their probable cause. */
interface DiagnosedFindings extends Pick<FindingsAndCounts, 'findings'> {
  readonly diagnosis: Diagnosis | undefined
}

/**
 * Reports findings: the diagnosis in the log, the first findings to annotate as annotations, and
 * the first other warnings in the log.
 */
export function reportFindings(
  { findings, diagnosis }: DiagnosedFindings,
  step: Step,
  isAnnotated: (finding: Finding) => boolean = isError,
): void {
  const annotated: Finding[] = []
  const otherWarnings: Finding[] = []
  for (const finding of findings) {
    if (isAnnotated(finding) || isHiddenFromSearch(finding)) annotated.push(finding)
    else if (finding.severity === 'warning' && !isAccepted(finding)) otherWarnings.push(finding)
  }
  const groups = pickAnnotatedGroups(annotated)
  const isInAnnotation = groups.some(({ first }) => isExplainedBy(diagnosis, first))
  if (diagnosis !== undefined && !isInAnnotation) step.log.info(safe`Note: ${diagnosis.message}`)
  annotate(groups, diagnosis, step)
  logFirst(otherWarnings, step)

  // In a failed step, this tells the author of an entry why it did not help.
  logFirst(
    findings.filter(({ code }) => isAcceptanceCode(code)),
    step,
  )
}

/** Returns whether the host keeps the site out of search engines, which is easy to overlook. */
function isHiddenFromSearch({ code, severity, accepted }: Finding): boolean {
  return code === 'live-noindex' && severity === 'warning' && accepted === undefined
}

/** Returns whether the diagnosis suggests a folder, or says that there was nothing to check. */
function isExplainedBy(diagnosis: Diagnosis | undefined, { code }: Finding): boolean {
  return code === 'no-index' && diagnosis !== undefined && diagnosis.kind !== 'common-cause'
}

/**
 * Writes the annotations. They are warnings, because the only error annotation is for the step's
 * failure.
 */
function annotate(
  groups: readonly SimilarFindings[],
  diagnosis: Diagnosis | undefined,
  { log, facts }: Step,
): void {
  for (const group of groups) {
    const { code } = group.first
    let title = safe`${code} in ${facts.subject}`
    if (isLiveCode(code)) title = safe`${code} at ${facts.subject}`

    let text = describeGroup(group)
    if (isExplainedBy(diagnosis, group.first)) text = safe`${text} ${diagnosis?.message}`

    const source = findFirstSpot(group.first)?.source
    log.warning(title, text, source && { file: source.path, line: source.line })
  }
}

/**
 * Returns the text of an annotation or log line: the problem, its suggestion and spot, and the
 * number of similar findings.
 */
function describeGroup({ first, others }: SimilarFindings): SafeText {
  const { code, target } = first
  let subject = safe`${code}`
  if (target !== '') subject = safe`${code} ${target}`

  let text = safe`${subject}: ${describeProblem(first)}`
  const spot = findFirstSpot(first)
  if (spot !== undefined) text = safe`${text} ${describeFirstSpot(spot)}`
  if (others.length > 0) text = safe`${text} ${describeOthers(first, others.length)}`
  return text
}

function describeFirstSpot({ page, line, source, pages }: FirstSpot): SafeText {
  let onPages = safe`${page}${describeLine({ line })}`
  if (pages > 1) onPages = safe`${onPages}, and ${formatCount(pages - 1, 'more page')}`
  if (source === undefined) return safe`In ${onPages}.`
  return safe`In ${source.path}${describeLine(source)} (${onPages}).`
}

/**
 * Returns the groups that get an annotation each: new findings first, ungrouped if there is room.
 * For the live check, one group per code.
 */
function pickAnnotatedGroups(findings: readonly Finding[]): readonly SimilarFindings[] {
  if (areLive(findings))
    return pickGroups(
      groupBy(findings, ({ code }) => code),
      MAX_ANNOTATIONS,
    )

  const isKnown = ({ isNew }: Finding) => isNew === false
  const newGroups = groupSimilar(findings.filter((finding) => !isKnown(finding)))
  const knownGroups = groupSimilar(findings.filter(isKnown))
  const picked = pickUngrouped(newGroups, MAX_ANNOTATIONS)
  return [...picked, ...pickUngrouped(knownGroups, MAX_ANNOTATIONS - picked.length)]
}

function areLive(findings: readonly Finding[]): boolean {
  return findings.some(({ code }) => isLiveCode(code))
}

function groupBy(
  findings: readonly Finding[],
  makeKey: (finding: Finding) => string,
): readonly SimilarFindings[] {
  const groups: SimilarFindings[] = []
  for (const [first, ...others] of Map.groupBy(findings, makeKey).values())
    if (first !== undefined) groups.push({ first, others })
  return groups
}

function describeOthers({ code }: Finding, others: number): string {
  if (isLiveCode(code)) return `And ${formatCount(others, 'more finding')} of this kind.`
  return `${describeSimilar(others)}.`
}

/**
 * Logs a line for each of the first findings. For the live check, one setting of the host causes
 * equal findings at many addresses.
 */
function logFirst(findings: readonly Finding[], { log }: Pick<Step, 'log'>): void {
  const groups = areLive(findings)
    ? groupBy(findings, ({ code, message }) => `${code} ${message}`)
    : groupSimilar(findings)
  for (const group of pickGroups(groups, MAX_ANNOTATIONS))
    log.info(safe`${group.first.severity} ${describeGroup(group)}`)
}
