import type { Outcome } from './errors/messages.ts'
import { asStepError, StepError } from './errors/step-error.ts'
import { reportLeftovers } from './step/leftovers.ts'
import { appendTo } from './step/outputs.ts'
import type { Step } from './step/step.ts'
import { describeTroubleshooting } from './summary/docs-url.ts'
import { type EndedStep, formatSuccessMessage, makeTitle } from './summary/ending.ts'
import { introduceResuming, listResumeLines } from './summary/resume.ts'
import { renderSummary } from './summary/summary.ts'
import { safe } from './text/clean.ts'

/**
 * Ends the step: sets the outcome, writes the summary, reports what is left behind and how to
 * resume the job, and prints the annotation that says how it ended: a notice or, if it failed, the
 * one error. Returns whether the step is green. Never throws: anything that can no longer be
 * written is reported instead.
 */
export function finish(step: Step, ending: Outcome | StepError): boolean {
  const ended = makeEndedStep(step, ending)
  const writeErrors = writeOutcomeAndSummary(ended)
  reportLeftovers(step)

  const errors = [ended.failure, ...writeErrors].filter((error) => error !== undefined)
  const [failure] = errors
  if (failure === undefined) {
    reportHowToResume(ended)
    step.log.notice(safe`${step.facts.subject}`, formatSuccessMessage(ended))
    return true
  }

  const failed = { step, outcome: failure.outcome, failure }
  reportHowToResume(failed)
  // The same file may have failed before, with the same message.
  const messages = new Map(errors.map(({ userMessage }) => [userMessage.text, userMessage]))
  messages.delete(failure.userMessage.text)
  for (const message of messages.values()) step.log.info(safe`Note: ${message}`)
  reportFailure(failed, failure)
  return false
}

function makeEndedStep(step: Step, ending: Outcome | StepError): EndedStep {
  if (ending instanceof StepError) return { step, outcome: ending.outcome, failure: ending }
  return { step, outcome: ending, failure: undefined }
}

/** Sets the outcome and writes the summary. Returns the errors if they cannot be written. */
function writeOutcomeAndSummary(ended: EndedStep): readonly StepError[] {
  const { outputs } = ended.step
  const errors = [
    catchError(() => outputs.set('outcome', ended.outcome)),
    catchError(() => writeSummary(ended)),
  ].filter((error) => error !== undefined)

  if (errors.length > 0 && ended.failure === undefined)
    catchError(() => outputs.set('outcome', 'handover-failed'))
  return errors
}

function writeSummary(ended: EndedStep): void {
  const { env } = ended.step
  if (env.GITHUB_STEP_SUMMARY) appendTo(env, 'STEP_SUMMARY', renderSummary(ended))
}

function reportHowToResume({ step, outcome, failure }: EndedStep): void {
  const lines = listResumeLines(step.facts, outcome, failure)
  if (lines.length === 0) return
  step.log.info(safe`${introduceResuming(failure)}:`)
  for (const line of lines) step.log.info(safe`  ${line}`)
}

/** Prints the error annotation, and where to read more about the error. */
function reportFailure(ended: EndedStep, failure: StepError): void {
  const { env, log } = ended.step
  log.trace(failure.cause)
  log.error(makeTitle(ended), failure.userMessage)
  log.info(safe`More: ${describeTroubleshooting(env, failure.code)}`)
}

function catchError(write: () => void): StepError | undefined {
  try {
    write()
    return undefined
  } catch (error) {
    return asStepError(error)
  }
}
