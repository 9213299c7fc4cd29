import { count } from '../common/units.ts'
import { isLive, isOfAcceptance } from '../findings/codes.ts'
import {
  type Counts,
  describeAlike,
  describeLine,
  type FirstSpot,
  findFirstSpot,
} from '../findings/describe.ts'
import type { Diagnosis } from '../findings/diagnosis.ts'
import { type Finding, isCounted, isError } from '../findings/finding.ts'
import { type AlikeFindings, groupAlike, pickApart, pickGroups } from '../findings/order.ts'
import type { Step } from '../step/step.ts'
import { type ListedFindings, pickInSight } from '../summary/findings-section.ts'
import { type SafeText, safe } from '../text/clean.ts'

/** GitHub shows ten annotations of a kind for a step. */
const MAX_ANNOTATIONS = 10

/** What was found, and what is probably wrong with all of it. */
interface Found extends Pick<Counts, 'findings'> {
  readonly diagnosis: Diagnosis | undefined
}

/**
 * Says what was found: what is probably wrong with all of it, the first findings that matter, and
 * in the log alone, the first other warnings.
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
  // In a step that is red, whoever wrote the entry sees here why it did not help.
  const ofEntries = findings.filter(({ code }) => isOfAcceptance(code))
  print(ofEntries, step)
}

/** The one error annotation belongs to the step's own failure: these are warnings. */
function annotate(
  errors: readonly Finding[],
  diagnosis: Diagnosis | undefined,
  { log, facts }: Step,
): void {
  for (const group of annotated(errors)) {
    const { code } = group.first
    const source = findFirstSpot(group.first)?.source
    let title = safe`${code} in ${facts.subject}`
    if (isLive(code)) title = safe`${code} at ${facts.subject}`
    let text = errorInWords(group)
    // It may name the folder that was meant.
    if (code === 'no-index' && diagnosis?.kind === 'other-folder')
      text = safe`${text} ${diagnosis.message}`
    log.warning(title, text, source && { file: source.path, line: source.line })
  }
}

/** Returns what is wrong, where, and how many others are like that. */
function errorInWords({ first, others }: AlikeFindings): SafeText {
  const { code, target } = first
  let what = safe`${code}`
  if (target !== '') what = safe`${code} ${target}`
  let words = safe`${what}: ${whatIsWrong(first)}`
  const place = findFirstSpot(first)
  if (place !== undefined) words = safe`${words} ${placeInWords(place)}`
  if (others.length > 0) words = safe`${words} ${othersInWords(first, others.length)}`
  return words
}

function placeInWords({ page, line, source, pages }: FirstSpot): SafeText {
  let more = ''
  if (pages > 1) more = `, and on ${count(pages - 1, 'more page')}`
  const at = describeLine({ line })
  if (source === undefined) return safe`In ${page}${at}${more}.`
  return safe`In ${page}${at}: ${source.path}${describeLine(source)}${more}.`
}

/**
 * Returns what has an annotation each: new errors first, apart as far as possible; of a host, one
 * for each code.
 */
function annotated(errors: readonly Finding[]): readonly AlikeFindings[] {
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

function whatIsWrong({ message, suggestion }: Finding): SafeText {
  if (suggestion === undefined) return safe`${message}`
  return safe`${message} ${suggestion.message}`
}

function othersInWords({ code }: Finding, others: number): string {
  if (isLive(code)) return `And ${others} more of this kind.`
  return `${describeAlike(others)}.`
}

/** Prints the first of these findings, each as a line. */
function print(findings: readonly Finding[], { log }: Pick<Step, 'log'>): void {
  for (const { first } of pickGroups(groupAlike(findings), MAX_ANNOTATIONS))
    log.info(safe`${first.severity} ${first.code} ${first.target}: ${first.message}`)
}

/**
 * Returns the first finding: what it is about, where that is, what is wrong, and what may be meant.
 */
export function worstOf([first]: readonly Finding[]): SafeText | undefined {
  if (first === undefined) return undefined
  const { target, message } = first
  if (target === '') return safe`${message}`
  const place = findFirstSpot(first)
  if (place === undefined) return safe`${target}: ${whatIsWrong(first)}`
  return safe`${target} in ${place.page}${describeLine(place)}: ${whatIsWrong(first)}`
}

/**
 * Returns which of the findings that matter the job summary shows: `it`, `all of them`, or `the
 * first ones`.
 */
export function shownErrors(errors: readonly Finding[], found: ListedFindings): string {
  const shown = new Set(pickInSight(found).map(({ first }) => first))
  if (!errors.every((error) => shown.has(error))) return 'the first ones'
  if (errors.length === 1) return 'it'
  return 'all of them'
}

/**
 * Returns what errors in the site mean. `hasValuesFile`: whether the step would write into one
 * next.
 */
export function consequenceFor(hasValuesFile: boolean): string {
  if (hasValuesFile) return 'this step fails, and the values file was not changed'
  return 'this step fails'
}
