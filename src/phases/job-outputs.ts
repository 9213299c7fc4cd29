import type { JobState } from '../api/responses.ts'
import type { Step } from '../step/step.ts'

/**
 * Sets the outputs to what the service says about a job. Links in it have to be redacted before.
 */
export function setJobOutputs(
  { status, json, pageCount }: JobState,
  { facts, outputs }: Step,
): void {
  facts.status = status
  outputs.set('status', status)
  outputs.set('job', json)
  // Not every answer has it.
  if (pageCount === undefined) return
  facts.pageCount = pageCount
  outputs.set('pageCount', pageCount)
}
