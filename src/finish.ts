import type { Clearer } from './disk/removal.ts'
import { asStepError, StepError } from './errors.ts'
import type { Outcome } from './messages.ts'
import { appendTo } from './outputs.ts'
import { safe } from './report/clean.ts'
import { pageNumber } from './report/progress.ts'
import { renderSummary, type SummaryRow } from './report/summary.ts'
import type { Facts, Step } from './step.ts'
import { count, showDuration } from './units.ts'

/** The outcomes after which the job is worth resuming. */
const RESUMABLE: ReadonlySet<Outcome> = new Set<Outcome>([
  'pending',
  'timed-out',
  'cancelled',
  'unreachable',
  'bundle-failed',
  'verify-failed',
  'handover-failed',
])

/**
 * Ends the step: sets the outcome, writes the summary, reports what is left behind and how to resume the job, and, if
 * the step failed, prints the one error annotation. Returns whether the step is green. Throws nothing: what can no
 * longer be written is reported instead.
 */
export function finish(step: Step, ending: Outcome | StepError): boolean {
  const { log, outputs } = step
  const failure = ending instanceof StepError ? ending : undefined
  const outcome = ending instanceof StepError ? ending.outcome : ending
  const writeErrors = [
    errorOf(() => outputs.set('outcome', outcome)),
    errorOf(() => writeSummary(step, outcome, failure)),
  ].filter((error) => error !== undefined)
  if (!failure && writeErrors.length > 0) errorOf(() => outputs.set('outcome', 'handover-failed'))
  reportLeftovers(step)
  if (RESUMABLE.has(outcome)) reportResume(step)

  const [first, ...further] = failure ? [failure, ...writeErrors] : writeErrors
  for (const error of further) log.info(safe`Note: ${error.shown}`)
  if (!first) {
    log.info(safe`Done: ${outcome}`)
    return true
  }
  log.trace(first.cause)
  log.error(first.shown)
  return false
}

/** What happens to what is left behind, by who removes it. */
const FATES: Readonly<Record<Clearer, string>> = {
  'next run': 'It is no longer needed: the next run with the same paths removes it.',
  runner: 'It is no longer needed: the runner removes it with its temporary files.',
  nobody: 'It is no longer needed: delete it.',
}

function reportLeftovers({ removals, log }: Step): void {
  for (const { path, why, clearedBy } of removals.left) {
    log.info(
      why === undefined
        ? safe`Note: there was no time to remove ${path}. ${FATES[clearedBy]}`
        : safe`Note: ${path} could not be removed (${why}). Check what is in it, then delete it.`,
    )
  }
}

function reportResume({ facts, log }: Step): void {
  const inputs = Object.entries(facts.resumeWith)
  if (inputs.length === 0) return
  log.info(safe`To resume this job instead of starting another, run the step with:`)
  log.info(safe`  with:`)
  // Single-quoted, because YAML would read some ids as numbers, and doubling the quote is all the escaping it needs.
  for (const [name, value] of inputs) log.info(safe`    ${name}: '${value.replaceAll("'", "''")}'`)
}

function resumeInWords({ resumeWith }: Facts): string {
  const inputs = Object.entries(resumeWith).map(([name, value]) => `${name}: ${value}`)
  return inputs.length > 0 ? `run the step with ${inputs.join(', ')}` : ''
}

function writeSummary(step: Step, outcome: Outcome, failure: StepError | undefined): void {
  if (!step.env.GITHUB_STEP_SUMMARY) return
  const { facts, notes, timings, tables, removals, clock, startedAt } = step
  const rows: SummaryRow[] = [
    { name: 'Job', value: facts.jobId ?? '' },
    { name: 'Status', value: facts.status ?? '' },
    { name: 'Pages', value: facts.pageCount ?? '' },
    { name: 'Link expires', value: facts.linkExpiresAt ?? '' },
    ...notes,
    ...timings,
    { name: 'Left behind', value: removals.left.map(({ path }) => path).join(', ') },
    { name: 'Duration', value: showDuration(clock.now() - startedAt) },
    { name: 'Next step', value: RESUMABLE.has(outcome) ? resumeInWords(facts) : '' },
  ]
  appendTo(step.env, 'STEP_SUMMARY', renderSummary(heading(facts, outcome), failure?.shown, rows, tables))
}

/** Returns what it was about, how it ended, and the two numbers that matter, as far as they are known. */
function heading({ subject, pageCount, siteErrors }: Facts, outcome: Outcome): string {
  const pages = pageNumber(pageCount)
  return [
    `${subject}: ${outcome}`,
    ...(pages === undefined ? [] : [count(pages, 'page')]),
    ...(siteErrors === undefined ? [] : [count(siteErrors, 'error')]),
  ].join(', ')
}

function errorOf(write: () => void): StepError | undefined {
  try {
    write()
    return undefined
  } catch (error) {
    return asStepError(error)
  }
}
