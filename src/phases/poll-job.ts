import type { CallSubject } from '../api/call-step-error.ts'
import type { JobState } from '../api/parse-responses.ts'
import { StepError } from '../errors/step-error.ts'
import type { WaitPlan } from '../net/poll.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'
import { setJobOutputs } from './job-outputs.ts'
import { type PolledResource, pollUntilEnd } from './poll-until-end.ts'
import type { ExportJob } from './start-export.ts'

/** A job of either kind, and how to follow it. */
export interface JobToPoll<Job extends JobState>
  extends ExportJob,
    Pick<PolledResource<Job>, 'phase' | 'read' | 'finalStatuses' | 'redaction' | 'onReadState'> {
  /** The call that reads it, and its project, for the error if reading fails. */
  readonly operation: CallSubject['operation']
  readonly project?: string | undefined
}

/**
 * Follows a job according to the rules of `pollUntilEnd`, and writes each response to the outputs.
 * @throws StepError `timed-out…` at the deadline; `job-ended` if the job ended with a status that
 * the API does not define; the error that explains why reading failed
 */
export function pollJob<Job extends JobState>(
  job: JobToPoll<Job>,
  waitPlan: WaitPlan,
  step: Step,
): Promise<Job | undefined> {
  const { id, operation, project } = job
  const resource: PolledResource<Job> = {
    ...job,
    name: safe`Job ${id}`,
    subject: { operation, job: id, project },
    onState: (state) => setJobOutputs(state, step),
    makeTimeoutError(status, elapsed, isKnown) {
      if (isKnown) return new StepError('timed-out', { job: id, status, elapsed })
      return new StepError('timed-out-unknown', { job: id, status, elapsed })
    },
    makeEndedError({ status, error: serverMessage }, reads) {
      let advice = 'run this step again without `job-id` to start a new export'
      if (operation === 'agent-job')
        advice = 'start the agent again and run this step with the new `job-id`'
      const values = { job: id, status, serverMessage, advice }
      if (reads > 1) return new StepError('job-ended', { ...values, reads })
      return new StepError('job-ended', { ...values, reads: '' })
    },
  }
  return pollUntilEnd(resource, waitPlan, step)
}
