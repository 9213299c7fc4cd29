import { asStepError, StepError } from './errors/errors.ts'
import type { Outcome } from './errors/messages.ts'
import { reportLeftovers } from './step/leftovers.ts'
import { appendTo } from './step/outputs.ts'
import type { Step } from './step/step.ts'
import { makeDocsAddress } from './summary/docs-address.ts'
import { introduceResuming, listResumeLines } from './summary/resume.ts'
import { renderSummary } from './summary/summary.ts'
import { type EndedStep, formatSuccessMessage, makeTitle } from './summary/title.ts'
import { safe } from './text/clean.ts'

/**
 * Ends the step: sets the outcome, writes the summary, reports what is left behind and how to
 * resume the job, and prints the annotation that says how it ended: a notice, or if it failed, the
 * one error. Returns whether the step is green. Never throws: what can no longer be written is
 * reported instead.
 */
export function finish(step: Step, ending: Outcome | StepError): boolean {
  const { log, outputs, facts } = step
  const ended = describeEnd(step, ending)
  const { outcome, failure } = ended
  const writeErrors = [
    catchError(() => outputs.set('outcome', outcome)),
    catchError(() => writeSummary(ended)),
  ].filter((error) => error !== undefined)
  if (!failure && writeErrors.length > 0)
    catchError(() => outputs.set('outcome', 'handover-failed'))
  reportLeftovers(step)
  reportResume(ended)

  const errors = [failure, ...writeErrors].filter((error) => error !== undefined)
  const [first, ...further] = errors
  for (const error of further) log.info(safe`Note: ${error.shown}`)
  if (!first) {
    log.notice(safe`${facts.subject}`, formatSuccessMessage(ended))
    return true
  }
  log.trace(first.cause)
  log.error(makeTitle({ ...ended, outcome: first.outcome, failure: first }), first.shown)
  const entry = makeDocsAddress(step.env, 'TROUBLESHOOTING.md', first.code)
  log.info(safe`More: ${entry ?? `TROUBLESHOOTING.md, ${first.code}`}`)
  return false
}

function describeEnd(step: Step, ending: Outcome | StepError): EndedStep {
  if (ending instanceof StepError) return { step, outcome: ending.outcome, failure: ending }
  return { step, outcome: ending, failure: undefined }
}

function reportResume({ step, outcome, failure }: EndedStep): void {
  const { facts, log } = step
  const lines = listResumeLines(facts, outcome, failure)
  if (lines.length === 0) return
  log.info(safe`${introduceResuming(failure)}:`)
  for (const line of lines) log.info(safe`  ${line}`)
}

function writeSummary(ended: EndedStep): void {
  const { env } = ended.step
  if (env.GITHUB_STEP_SUMMARY) appendTo(env, 'STEP_SUMMARY', renderSummary(ended))
}

function catchError(write: () => void): StepError | undefined {
  try {
    write()
    return undefined
  } catch (error) {
    return asStepError(error)
  }
}
