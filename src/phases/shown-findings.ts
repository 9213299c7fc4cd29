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
import { type ListedFindings, pickInSight } from '../summary/findings.ts'
import { type SafeText, safe } from '../text/clean.ts'

/** GitHub shows ten annotations of a kind for a step. */
const MAX_ANNOTATIONS = 10

/** What was found, and what is probably wrong with all of it. */
interface Found extends Pick<Counts, 'findings'> {
  readonly diagnosis: Diagnosis | undefined
}

/**
 * Says what was found: what is probably wrong with all of it, the first findings that matter, and in
 * the log alone, the first other warnings.
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
    const title = safe`${code} ${isLive(code) ? 'at' : 'in'} ${facts.subject}`
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
  const what = target === '' ? safe`${code}` : safe`${code} ${target}`
  let words = safe`${what}: ${whatIsWrong(first)}`
  const place = findFirstSpot(first)
  if (place !== undefined) words = safe`${words} ${placeInWords(place)}`
  if (others.length > 0) words = safe`${words} ${othersInWords(first, others.length)}`
  return words
}

function placeInWords({ page, line, source, pages }: FirstSpot): SafeText {
  const more = pages > 1 ? `, and on ${count(pages - 1, 'more page')}` : ''
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
    const byCode = Map.groupBy(errors, ({ code }) => code).values()
    const ofHost = [...byCode].flatMap(([first, ...others]) => (first ? [{ first, others }] : []))
    return pickGroups(ofHost, MAX_ANNOTATIONS)
  }
  const isKnown = ({ isNew }: Finding) => isNew === false
  const ofNew = pickApart(groupAlike(errors.filter((error) => !isKnown(error))), MAX_ANNOTATIONS)
  const ofKnown = pickApart(groupAlike(errors.filter(isKnown)), MAX_ANNOTATIONS - ofNew.length)
  return [...ofNew, ...ofKnown]
}

function whatIsWrong({ message, suggestion }: Finding): SafeText {
  return suggestion === undefined ? safe`${message}` : safe`${message} ${suggestion.message}`
}

function othersInWords({ code }: Finding, others: number): string {
  return isLive(code)
    ? `Also: ${count(others, 'more finding')} with this code.`
    : `${describeAlike(others)}.`
}

/** Prints the first of these findings, each as a line. */
function print(findings: readonly Finding[], { log }: Pick<Step, 'log'>): void {
  for (const { first } of pickGroups(groupAlike(findings), MAX_ANNOTATIONS))
    log.info(safe`${first.severity} ${first.code} ${first.target}: ${first.message}`)
}

/** Returns the first finding: what it is about, where that is, what is wrong, and what may be meant. */
export function worstOf([first]: readonly Finding[]): SafeText | undefined {
  if (first === undefined) return undefined
  const place = findFirstSpot(first)
  const where = place === undefined ? '' : safe` in ${place.page}${describeLine(place)}`
  return first.target === ''
    ? safe`${first.message}`
    : safe`${first.target}${where}: ${whatIsWrong(first)}`
}

/** Returns which of the findings that matter the job summary shows: `it`, `all of them`, or `the first ones`. */
export function shownErrors(errors: readonly Finding[], found: ListedFindings): string {
  const shown = new Set(pickInSight(found).map(({ first }) => first))
  if (!errors.every((error) => shown.has(error))) return 'the first ones'
  return errors.length === 1 ? 'it' : 'all of them'
}

/**
 * Returns what errors in the site mean. `hasValuesFile`: whether the step would write into one
 * next.
 */
export function consequenceFor(hasValuesFile: boolean): string {
  return `this step fails${hasValuesFile ? ', and the values file was not changed' : ''}`
}
