/** Describes how a step ended: its title, the line below it, and its last message. */
import { formatCount, parseCount } from '../common/units.ts'
import type { ErrorCode, Outcome } from '../errors/messages.ts'
import type { StepError } from '../errors/step-error.ts'
import {
  findHeadlineResult,
  type LiveResult,
  listResults,
  type PhaseResult,
} from '../step/results.ts'
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
  cancelled: 'canceled',
  unreachable: 'no usable response',
  rejected: 'rejected',
  'bundle-failed': 'no usable archive',
  'verify-failed': 'the check failed',
  'live-failed': 'not live',
  'handover-failed': 'not handed over',
}

/** The failures that have a more precise wording. */
const ENDINGS_OF_FAILURES: { readonly [Code in ErrorCode]?: string } = {
  'bad-inputs': 'invalid inputs',
  'runner-variables': 'invalid runner variables',
  'text-missing': 'the expected text is missing',
  'runner-file': 'a file of the runner could not be written',
}

const OUTCOME_ICONS: { readonly [How in Outcome]?: string } = { pending: '⏳', cancelled: '⏹️' }

/** Returns the icon that a title begins with. */
export function chooseIcon({ step: { phaseResults }, outcome }: EndedStep): string {
  if (outcome !== 'succeeded') return OUTCOME_ICONS[outcome] ?? '❌'
  if (listResults(phaseResults).some((result) => result.hasFaults)) return '⚠️'
  return '✅'
}

/** Returns the title: `2 new errors in docs.example.com`, or `docs.example.com is not live`. */
export function makeTitle(ended: EndedStep): SafeText {
  const { subject } = ended.step.facts
  const { live } = ended.step.phaseResults
  if (live !== undefined && live.kind !== 'same') return safe`${makeLiveTitle(live)}`

  const decisive = findDecisiveResult(ended)
  if (decisive === undefined) return safe`${subject}: ${describeEnding(ended)}`
  if (decisive.hasFaults) return safe`${decisive.headline} in ${subject}`
  return safe`${subject}: ${decisive.headline}`
}

const LIVE_STATES: Readonly<Record<LiveResult['kind'], string>> = {
  same: 'is live',
  different: 'is not live',
  unknown: 'is not known to be live',
  unreachable: 'cannot be reached',
}

/** Returns the title of a live check: `docs.example.com is live`; untrusted text. */
export function makeLiveTitle({ kind, hostAndPath }: LiveResult): string {
  return `${hostAndPath} ${LIVE_STATES[kind]}`
}

/** Returns the result that says how the step ended; undefined if something else ended it. */
function findDecisiveResult({
  step: { phaseResults },
  outcome,
}: EndedStep): PhaseResult | undefined {
  const result = findHeadlineResult(phaseResults)
  if (outcome === 'succeeded') return result
  if (outcome === 'verify-failed' && result?.hasFaults) return result
  return undefined
}

function describeEnding({ outcome, failure }: EndedStep): string {
  if (failure === undefined) return ENDINGS[outcome]
  return ENDINGS_OF_FAILURES[failure.code] ?? ENDINGS[outcome]
}

/** Returns the details below the title, such as `6 pages`, `nginx`, or `3 warnings`. */
export function listEndingDetails(ended: EndedStep): readonly string[] {
  const { facts, phaseResults } = ended.step
  const { jobId, status, pageCount } = facts
  const decisive = findDecisiveResult(ended)
  const details: string[] = []
  if (decisive?.details !== undefined) details.push(...decisive.details)
  if (ended.outcome === 'pending' && jobId !== undefined)
    details.push(`job ${jobId} is ${status ?? 'running'}`)
  for (const result of listResults(phaseResults).reverse()) {
    if (result === decisive) continue
    // "No errors" next to the errors of the live check would be misleading.
    const isShown = result.hasFaults || ended.outcome !== 'live-failed'
    if (isShown && result.headline !== undefined) details.push(result.headline)
    if (result.details !== undefined) details.push(...result.details)
  }
  const pages = parseCount(pageCount)
  if (phaseResults.check === undefined && pages) details.push(formatCount(pages, 'page'))
  return details
}

/** Returns why a green step with errors is green, worded to follow its outcome. */
export function findReasonForSuccess({
  step: { phaseResults },
  outcome,
}: EndedStep): string | undefined {
  if (outcome !== 'succeeded') return undefined
  const reasons = listResults(phaseResults).map(({ reasonForSuccess }) => reasonForSuccess)
  return reasons.find((reason) => reason !== undefined)
}

/** Returns the last message of a green step, without `facts.subject`. */
export function formatSuccessMessage(ended: EndedStep): SafeText {
  const decisive = findDecisiveResult(ended)
  const reason = findReasonForSuccess(ended)
  if (reason === undefined) {
    const headline = decisive?.headline ?? describeEnding(ended)
    return safe`${[headline, ...listEndingDetails(ended)].join(', ')}`
  }
  // The reason already includes the result of the check.
  if (decisive?.reasonForSuccess !== undefined) return safe`${ENDINGS.succeeded}, ${reason}`
  return safe`${decisive?.headline}, ${reason}`
}
