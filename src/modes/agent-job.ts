import type { AgentJob } from '../api/responses.ts'
import { StepError } from '../errors/errors.ts'
import type { Outcome } from '../errors/messages.ts'
import { linkProblem } from '../fetch/presigned-link.ts'
import type { AgentJobInputs } from '../inputs/agent-job.ts'
import { openApi } from '../phases/api-client.ts'
import { type FollowedJob, followJob } from '../phases/follow.ts'
import { planWait } from '../phases/wait-plan.ts'
import { safe } from '../report/clean.ts'
import type { Step } from '../step/step.ts'

const ENDS = new Set(['completed', 'archived', 'failed'])
const RUNNING = new Set(['active'])

/**
 * Section 4.1 of the API: follows an agent's job until it ends, and outputs the link to its pull request.
 * @throws StepError for every bad end
 */
export async function followAgentJob(inputs: AgentJobInputs, step: Step): Promise<Outcome> {
  const { jobId, projectId } = inputs
  step.facts.subject = 'Agent job'
  step.facts.jobId = jobId
  step.facts.resumeWith = { mode: 'agent-job', 'project-id': projectId, 'job-id': jobId }
  step.outputs.set('jobId', jobId)

  const api = openApi(inputs.service, step)
  const waitPlan = planWait(inputs.waiting, step.clock.now())
  const followed: FollowedJob<AgentJob> = {
    id: jobId,
    phase: 'Agent job',
    read: (limits) => api.readAgentJob(projectId, jobId, limits),
    ends: ENDS,
    running: RUNNING,
    call: 'agent-job',
    project: projectId,
    redaction: 'all logs',
  }
  const job = await followJob(followed, waitPlan, step)
  if (!job) return 'pending'
  if (job.status === 'failed') throw new StepError('agent-failed', { job: jobId, said: job.error })
  handOutPullRequest(job, step)
  return 'succeeded'
}

function handOutPullRequest({ status, prLink }: AgentJob, step: Step): void {
  if (prLink === undefined) {
    const why = status === 'completed' ? 'the agent changed no file' : `it is ${status}`
    step.log.info(safe`The job ended without a pull request: ${why}`)
    return
  }
  const problem = linkProblem(prLink, false)
  if (problem) {
    step.log.warning(
      safe`No pull request`,
      safe`The link to the pull request was left out of the outputs: ${problem}. The service sent “${prLink}”.`,
    )
    return
  }
  step.outputs.set('prLink', prLink)
  step.notes.push({ name: 'Pull request', value: 'open it', href: prLink })
  step.log.info(safe`The agent opened the pull request ${prLink}`)
}
