import type { Clearer } from './disk/removal.ts'
import { asStepError, StepError } from './errors/errors.ts'
import type { Outcome } from './errors/messages.ts'
import { appendTo } from './step/outputs.ts'
import type { Step } from './step/step.ts'
import {
  docsAddress,
  type EndedStep,
  endingInWords,
  renderSummary,
  resumeIntroduction,
  resumeLines,
} from './summary/summary.ts'
import { safe } from './text/clean.ts'

/**
 * Ends the step: sets the outcome, writes the summary, reports what is left behind and how to resume the job, and prints
 * the annotation that says how it ended: a notice, or if it failed, the one error. Returns whether the step is green.
 * Throws nothing: what can no longer be written is reported instead.
 */
export function finish(step: Step, ending: Outcome | StepError): boolean {
  const { log, outputs, facts } = step
  const failure = ending instanceof StepError ? ending : undefined
  const outcome = ending instanceof StepError ? ending.outcome : ending
  const ended = { step, outcome, failure }
  const writeErrors = [
    errorOf(() => outputs.set('outcome', outcome)),
    errorOf(() => writeSummary(ended)),
  ].filter((error) => error !== undefined)
  if (!failure && writeErrors.length > 0) errorOf(() => outputs.set('outcome', 'handover-failed'))
  reportLeftovers(step)
  reportResume(ended)

  const [first, ...further] = failure ? [failure, ...writeErrors] : writeErrors
  for (const error of further) log.info(safe`Note: ${error.shown}`)
  if (!first) {
    log.notice(safe`${facts.subject}`, safe`${endingInWords(facts, outcome)}`)
    return true
  }
  log.trace(first.cause)
  log.error(safe`${facts.subject}`, first.shown)
  const entry = docsAddress(step.env, 'TROUBLESHOOTING.md', first.code)
  log.info(safe`More: ${entry ?? `TROUBLESHOOTING.md, ${first.code}`}`)
  return false
}

/** What happens to what is left behind, by who removes it. */
const FATES: Readonly<Record<Clearer, string>> = {
  'later run': 'It is no longer needed: the first run with the same paths after a day removes it.',
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

function reportResume({ step, outcome, failure }: EndedStep): void {
  const { facts, log } = step
  const lines = resumeLines(facts, outcome, failure)
  if (lines.length === 0) return
  log.info(safe`${resumeIntroduction(failure)}:`)
  for (const line of lines) log.info(safe`  ${line}`)
}

function writeSummary(ended: EndedStep): void {
  const { env } = ended.step
  if (env.GITHUB_STEP_SUMMARY) appendTo(env, 'STEP_SUMMARY', renderSummary(ended))
}

function errorOf(write: () => void): StepError | undefined {
  try {
    write()
    return undefined
  } catch (error) {
    return asStepError(error)
  }
}
