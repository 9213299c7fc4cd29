import type { Clearer } from './disk/removal.ts'
import { asStepError, StepError } from './errors.ts'
import type { Outcome } from './messages.ts'
import { appendTo } from './outputs.ts'
import { safe } from './report/clean.ts'
import { type Row, renderSummary } from './report/summary.ts'
import type { Step } from './step.ts'
import { count, showDuration } from './units.ts'

/** The endings after which the job is worth taking up again. */
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
 * Says the last words of the step: the outcome, the summary, how to go on, and the one error annotation if it failed.
 * Returns whether the step is green. Throws nothing: what cannot be written any more is told instead.
 */
export function finish(step: Step, ending: Outcome | StepError): boolean {
  const failure = ending instanceof StepError ? ending : undefined
  const outcome = ending instanceof StepError ? ending.outcome : ending
  const unwritten = [
    errorOf(() => step.outputs.set('outcome', outcome)),
    errorOf(() => writeSummary(step, outcome, failure)),
  ].filter((fault) => fault !== undefined)
  if (!failure && unwritten[0]) errorOf(() => step.outputs.set('outcome', 'handover-failed'))
  sayWhatIsLeft(step)
  if (RESUMABLE.has(outcome)) sayHowToGoOn(step)

  const [told, ...further] = failure ? [failure, ...unwritten] : unwritten
  for (const fault of further) step.log.info(safe`Note: ${fault.shown}`)
  if (!told) {
    step.log.info(safe`Done: ${outcome}`)
    return true
  }
  step.log.trace(told.cause)
  step.log.error(told.shown)
  return false
}

/** What becomes of what is left, by who clears it. */
const FATES: Readonly<Record<Clearer, string>> = {
  'next run': 'It is not needed any more: the next run with the same paths removes it.',
  runner: 'It is not needed any more: the runner clears it with its temporary files.',
  nobody: 'It is not needed any more: delete it.',
}

function sayWhatIsLeft({ removals, log }: Step): void {
  for (const { path, why, clearedBy } of removals.left) {
    log.info(
      why === undefined
        ? safe`Note: there was no time to remove ${path}. ${FATES[clearedBy]}`
        : safe`Note: ${path} could not be removed (${why}). Look at what is in it, and remove it by hand.`,
    )
  }
}

function sayHowToGoOn({ resume, log }: Step): void {
  const inputs = Object.entries(resume)
  if (inputs.length === 0) return
  log.info(safe`To go on with this job instead of starting another, run the step with:`)
  log.info(safe`  with:`)
  // Single-quoted, because YAML would read some ids as numbers, and doubling the quote is all the escaping it needs.
  for (const [name, value] of inputs) log.info(safe`    ${name}: '${value.replaceAll("'", "''")}'`)
}

function goingOn(resume: Step['resume']): string {
  const inputs = Object.entries(resume).map(([name, value]) => `${name}: ${value}`)
  return inputs.length > 0 ? `run the step with ${inputs.join(', ')}` : ''
}

function writeSummary(step: Step, outcome: Outcome, failure: StepError | undefined): void {
  if (!step.env.GITHUB_STEP_SUMMARY) return
  const { outputs, notes, phases, clock, begunAt, resume } = step
  const rows: Row[] = [
    { name: 'Job', value: outputs.get('jobId') },
    { name: 'Status', value: outputs.get('status') },
    { name: 'Pages', value: outputs.get('pageCount') },
    { name: 'Link expires', value: outputs.get('linkExpiresAt') },
    ...notes,
    ...phases,
    { name: 'Left behind', value: step.removals.left.map(({ path }) => path).join(', ') },
    { name: 'Duration', value: showDuration(clock.now() - begunAt) },
    { name: 'Next step', value: RESUMABLE.has(outcome) ? goingOn(resume) : '' },
  ]
  appendTo(step.env, 'STEP_SUMMARY', renderSummary(heading(step, outcome), failure?.shown, rows, step.tables))
}

/** Returns what it was about, how it ended, and the two numbers that matter, as far as they are known. */
function heading({ subject, outputs }: Step, outcome: Outcome): string {
  const numbers = [
    { text: outputs.get('pageCount'), noun: 'page' },
    { text: outputs.get('verifyErrors'), noun: 'error' },
  ].filter(({ text }) => /^\d{1,9}$/.test(text))
  return [`${subject}: ${outcome}`, ...numbers.map(({ text, noun }) => count(Number(text), noun))].join(', ')
}

function errorOf(write: () => void): StepError | undefined {
  try {
    write()
    return undefined
  } catch (error) {
    return asStepError(error)
  }
}
