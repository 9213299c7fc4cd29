import type { JobState } from '../api/parse-responses.ts'
import type { Step } from '../step/step.ts'

/** Sets the outputs to the state of a job. Links in it must be redacted first. */
export function setJobOutputs(
  { status, json, pageCount }: JobState,
  { facts, outputs }: Step,
): void {
  facts.status = status
  outputs.set('status', status)
  outputs.set('job', json)
  // Not every response has it.
  if (pageCount === undefined) return
  facts.pageCount = pageCount
  outputs.set('pageCount', pageCount)
}
