import type { AgentJobState } from '../api/parse-responses.ts'
import type { Outcome } from '../errors/messages.ts'
import { StepError } from '../errors/step-error.ts'
import { findLinkProblem } from '../fetch/presigned-link.ts'
import type { AgentJobInputs } from '../inputs/agent-job-inputs.ts'
import { planWait } from '../net/poll.ts'
import { openLoggedServiceApi } from '../phases/logged-service-api.ts'
import { type JobToPoll, pollJob } from '../phases/poll-job.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'

const FINAL_STATUSES = new Set(['completed', 'archived', 'failed'])

/**
 * Section 4.1 of the API: waits until an agent's job has ended, and outputs the link to its pull
 * request.
 * @throws StepError if the step has to fail
 */
export async function waitForAgentJob(inputs: AgentJobInputs, step: Step): Promise<Outcome> {
  const { jobId, projectId } = inputs
  step.facts.subject = 'Agent job'
  step.facts.jobId = jobId
  step.facts.resumeWith = { mode: 'agent-job', 'project-id': projectId, 'job-id': jobId }
  step.outputs.set('jobId', jobId)

  const api = openLoggedServiceApi(inputs.service, step)
  const waitPlan = planWait(inputs.waitSettings, step.clock.now())
  const jobToPoll: JobToPoll<AgentJobState> = {
    id: jobId,
    phase: 'Agent job',
    read: (limits) => api.readAgentJob(projectId, jobId, limits),
    finalStatuses: FINAL_STATUSES,
    operation: 'agent-job',
    project: projectId,
    redaction: 'all logs',
    onReadState: makePullRequestReporter(step),
  }
  const job = await pollJob(jobToPoll, waitPlan, step)
  if (job === undefined) return 'pending'
  if (job.status === 'failed')
    throw new StepError('agent-failed', { job: jobId, serverMessage: job.error })
  if (job.prLink === undefined) {
    let why = 'no file changed'
    if (job.status === 'archived') why = 'the job was archived before it opened one'
    step.phaseResults.pullRequest = { headline: `no pull request: ${why}` }
  }
  return 'succeeded'
}

/** Returns a function that outputs the link to a pull request as soon as a response has it. */
function makePullRequestReporter({
  outputs,
  summaryRows,
  log,
  phaseResults,
}: Step): (job: AgentJobState) => void {
  let lastLink: string | undefined
  return ({ prLink }) => {
    if (prLink === undefined || prLink === lastLink) return
    lastLink = prLink
    const problem = findLinkProblem(prLink, false)
    if (problem !== undefined) {
      phaseResults.pullRequest = { headline: 'the link to the pull request was left out' }
      const what = safe`The link to the pull request is not in the outputs: ${problem} (“${prLink}”).`
      log.warning(safe`Link left out`, safe`${what} Look for the pull request in the repository.`)
      return
    }
    phaseResults.pullRequest = { headline: 'pull request opened' }
    outputs.set('prLink', prLink)
    summaryRows.push({ name: 'Pull request', value: findPullRequestNumber(prLink), href: prLink })
    log.info(safe`The agent opened the pull request ${prLink}`)
  }
}

/** Returns the number of a pull request as `#7`; empty if its link has none. */
function findPullRequestNumber(link: string): string {
  const [, number] = /\/(?:pull|pulls|merge_requests|pull-requests)\/(\d+)\/?$/.exec(link) ?? []
  if (number === undefined) return ''
  return `#${number}`
}
