/** Words the outcome of a step: its title, the line below it, and its last message. */
import { formatCount, parseCount } from '../common/units.ts'
import type { StepError } from '../errors/errors.ts'
import type { MessageCode, Outcome } from '../errors/messages.ts'
import { findTitled, listResults, type PhaseResult } from '../step/results.ts'
import type { Step } from '../step/step.ts'
import { type SafeText, safe } from '../text/clean.ts'

/** A step that has ended, and how. */
export interface EndedStep {
  readonly step: Step
  readonly outcome: Outcome
  readonly failure: StepError | undefined
}

/** Each outcome in plain words, to follow `facts.subject`. */
const ENDINGS: Readonly<Record<Outcome, string>> = {
  succeeded: 'succeeded',
  pending: 'pending',
  'job-failed': 'the job failed',
  'timed-out': 'not finished in time',
  cancelled: 'cancelled',
  unreachable: 'no usable response',
  rejected: 'rejected',
  'bundle-failed': 'no usable archive',
  'verify-failed': 'the check failed',
  'live-failed': 'not live',
  'handover-failed': 'not handed over',
}

/** The failures that have a more precise wording. */
const ENDINGS_OF_FAILURES: { readonly [Code in MessageCode]?: string } = {
  'bad-inputs': 'invalid inputs',
  'text-missing': 'the expected text is missing',
}

const MARKS: { readonly [How in Outcome]?: string } = { pending: '⏳', cancelled: '⏹️' }

/** Returns the sign that a title begins with. */
export function pickMark({ step: { phaseResults }, outcome }: EndedStep): string {
  if (outcome !== 'succeeded') return MARKS[outcome] ?? '❌'
  if (listResults(phaseResults).some((result) => result.hasFaults)) return '⚠️'
  return '✅'
}

/** Returns the title: `2 new errors in docs.example.com`, or `docs.example.com is not live`. */
export function makeTitle(ended: EndedStep): SafeText {
  const { subject } = ended.step.facts
  const { live } = ended.step.phaseResults
  if (live?.kind === 'different') return safe`${live.place} is not live`
  if (live?.kind === 'unreachable') return safe`${live.place} cannot be reached`
  const titled = findResultInTitle(ended)
  if (titled?.hasFaults) return safe`${titled.found} in ${subject}`
  return safe`${subject}: ${titled?.found ?? describeEnding(ended)}`
}

/** Returns the result that says how the step ended; undefined if something else ended it. */
function findResultInTitle({
  step: { phaseResults },
  outcome,
}: EndedStep): PhaseResult | undefined {
  const titled = findTitled(phaseResults)
  if (outcome === 'succeeded') return titled
  if (outcome === 'verify-failed' && titled?.hasFaults) return titled
  return undefined
}

function describeEnding({ outcome, failure }: EndedStep): string {
  return (failure && ENDINGS_OF_FAILURES[failure.code]) ?? ENDINGS[outcome]
}

/** Returns the details below the title, such as `6 pages`, `nginx` or `3 warnings`. */
export function listDetails(ended: EndedStep): readonly string[] {
  const { facts, phaseResults } = ended.step
  const { jobId, status, pageCount } = facts
  const titled = findResultInTitle(ended)
  const details = [...(titled?.details ?? [])]
  if (ended.outcome === 'pending' && jobId !== undefined)
    details.push(`job ${jobId} is ${status ?? 'running'}`)
  for (const result of listResults(phaseResults).reverse()) {
    if (result === titled) continue
    // "No errors" next to the errors of the live check would be a riddle.
    const isShown = result.hasFaults || ended.outcome !== 'live-failed'
    if (isShown && result.found !== undefined) details.push(result.found)
    details.push(...(result.details ?? []))
  }
  const pages = parseCount(pageCount)
  if (phaseResults.check === undefined && pages) details.push(formatCount(pages, 'page'))
  return details
}

/** Returns why a green step with errors is green, worded to follow its outcome. */
export function findAlthough({ step: { phaseResults }, outcome }: EndedStep): string | undefined {
  if (outcome !== 'succeeded') return undefined
  return listResults(phaseResults).find(({ although }) => although !== undefined)?.although
}

/** Returns the last message of a green step, without `facts.subject`. */
export function writeClosingWords(ended: EndedStep): SafeText {
  const titled = findResultInTitle(ended)
  const although = findAlthough(ended)
  if (although === undefined)
    return safe`${[titled?.found ?? describeEnding(ended), ...listDetails(ended)].join(', ')}`
  // `although` already includes the result of the check.
  if (titled?.although !== undefined) return safe`${ENDINGS.succeeded}, ${although}`
  return safe`${titled?.found}, ${although}`
}
