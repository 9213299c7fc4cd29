import { CallError, type Hinted, type RetryLimits } from '../api/client.ts'
import type { JobState } from '../api/responses.ts'
import { StepError } from '../errors.ts'
import { signedLinksIn } from '../fetch/presigned-link.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { poll } from '../net/poll.ts'
import { safe } from '../report/clean.ts'
import { changeLine, heartbeatLine, sameProgress } from '../report/progress.ts'
import type { Step } from '../step.ts'
import { showDuration } from '../units.ts'
import { FEW_TRIES } from './api-client.ts'
import { redactLink } from './link.ts'

/** A job of either kind, as far as following it differs. */
export interface Watched<Job extends JobState> {
  /** What the summary calls the wait. */
  readonly phase: string
  readonly jobId: string
  readonly read: (limits: RetryLimits) => Promise<Hinted<Job>>
  /** The statuses after which nothing more comes. */
  readonly ends: ReadonlySet<string>
  /** The other statuses that are known; one beyond both is named once and counts as running. */
  readonly running: ReadonlySet<string>
  /** What to tell when reading was given up. */
  readonly failure: (callError: CallError, lastStatus: string | undefined) => StepError
  /** What the start call said of the job, if this step started it. */
  readonly first?: JobState | undefined
  readonly startedAt?: number
}

/**
 * Follows a job until it ends and returns its last state. With `wait: false` it looks at most once (not at all at a
 * job that was just started) and returns undefined if the job still runs. Every answer goes to the outputs as it
 * comes.
 * @throws StepError `timed-out` at the deadline, or what `watched.failure` makes of a call that was given up
 */
export async function watch<Job extends JobState>(
  watched: Watched<Job>,
  inputs: Inputs,
  deadline: number,
  step: Step,
): Promise<Job | undefined> {
  const { clock, log, outputs } = step
  const begunAt = deadline - inputs.waitTimeoutMs
  const named = new Set<string>()
  let last: JobState | undefined

  const see = (job: JobState) => {
    // A deployment may put links into its answers where the contract has none: they are no less secret there.
    for (const link of signedLinksIn(job.json)) redactLink(link, inputs, step)
    outputs.set('status', job.status)
    outputs.set('job', job.json)
    if (job.pageCount !== undefined) outputs.set('pageCount', job.pageCount)
    if (!sameProgress(last, job)) log.info(changeLine(watched.jobId, job, clock.now() - begunAt))
    if (!watched.ends.has(job.status) && !watched.running.has(job.status) && !named.has(job.status)) {
      named.add(job.status)
      log.info(safe`Note: the status “${job.status}” is new to this step; the job counts as running`)
    }
    last = job
  }
  const look = async () => {
    const maxTries = inputs.wait ? undefined : FEW_TRIES
    const job = await watched.read({ deadline, startedAt: watched.startedAt, maxTries })
    see(job)
    return { job, ended: watched.ends.has(job.status), hintMs: job.hintMs }
  }
  const wait = async () => {
    if (watched.first) see(watched.first)
    if (!inputs.wait) {
      const justStarted = watched.startedAt !== undefined && !watched.ends.has(watched.first?.status ?? '')
      const seen = justStarted ? undefined : await look()
      return seen?.ended ? seen.job : undefined
    }
    const { end, last: seen } = await poll(look, { deadline, pollIntervalMs: inputs.pollIntervalMs }, step)
    if (end === 'timed-out') throw timedOut(watched.jobId, last, inputs)
    return seen.job
  }

  try {
    const beat = () => heartbeatLine(last, clock.now() - begunAt, deadline - clock.now())
    return await step.phase(watched.phase, wait, beat)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    // A read or two that failed at the very end, after good ones, means that time ran out, not that nobody answered.
    const atTheEnd = error.reason === 'exhausted' && error.tries < 3 && clock.now() >= deadline
    throw atTheEnd && last ? timedOut(watched.jobId, last, inputs) : watched.failure(error, last?.status)
  }
}

function timedOut(job: string, last: JobState | undefined, { waitTimeoutMs }: Inputs): StepError {
  return new StepError('timed-out', { job, status: last?.status, elapsed: showDuration(waitTimeoutMs) })
}
