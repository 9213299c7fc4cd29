import { CallError, type RetryLimits, type WithRetryAfter } from '../api/call.ts'
import { explainCallError } from '../api/explain-call-error.ts'
import type { JobState } from '../api/responses.ts'
import type { Call } from '../api/retry-decision.ts'
import { showDuration } from '../common/units.ts'
import { StepError } from '../errors/errors.ts'
import { signedLinksIn } from '../fetch/presigned-link.ts'
import { poll } from '../net/poll.ts'
import { RETRY } from '../net/retry-policy.ts'
import type { Step } from '../step/step.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { openProgress, stateWords } from '../text/progress.ts'
import { type Redaction, redactLink } from './link.ts'
import type { ExportJob } from './start.ts'
import type { WaitPlan } from './wait-plan.ts'

/** A job of either kind, as far as following it differs. */
export interface FollowedJob<Job extends JobState> extends ExportJob {
  /** What the summary calls the wait. */
  readonly phase: string
  readonly read: (limits: RetryLimits) => Promise<WithRetryAfter<Job>>
  /** The statuses after which nothing more comes. */
  readonly ends: ReadonlySet<string>
  /** The other statuses that are known; any other is reported once and treated as running. */
  readonly running: ReadonlySet<string>
  /** The call that reads it, and the project that it belongs to, for the error when reading was given up. */
  readonly call: Call
  readonly project?: string
  /** For links in what the service says about the job. */
  readonly redaction: Redaction
  /** Told of every answer of the service, once no secret of it can be printed any more. */
  readonly onState?: (state: Job) => void
}

/** Statuses that the API does not name, but that mean an end in plain English. */
const ENDS_IN_WORDS = /^(cancell?ed|expired|error(ed)?|aborted|timed[ _-]?out|rejected|deleted)$/i

/** How often in a row the service has to say it, a poll interval apart, until the job counts as ended. */
const READS_OF_AN_END = 3

function isEndInWords(status: string): boolean {
  return ENDS_IN_WORDS.test(status)
}

/**
 * Follows a job until it ends and returns its last state. With `wait: false` it reads at most once (not at all if the job was just started) and returns undefined if the job is still
 * running; a word that means an end is one then. Every answer goes to the outputs as it comes.
 * @throws StepError `timed-out…` at the deadline; `job-ended` if the job seems to have ended in a way that the API does not
 * know; the error that explains why reading was given up
 */
export async function followJob<Job extends JobState>(
  job: FollowedJob<Job>,
  waitPlan: WaitPlan,
  step: Step,
): Promise<Job | undefined> {
  const { clock } = step
  const progress = openProgress(safe`Job ${job.id}`, waitPlan, step)
  const readsOfAnEnd = waitPlan.wait ? READS_OF_AN_END : 1
  const { seen, add } = watchStates(job, readsOfAnEnd, progress.report, step)

  const read = async () => {
    const maxRetries = waitPlan.wait ? undefined : RETRY.maxRetries
    const state = await job.read({ deadline: waitPlan.deadline, jobStartedAt: job.started?.at, maxRetries })
    add(state)
    job.onState?.(state)
    const { status, retryAfterMs } = state
    return isEndInWords(status)
      ? { state, ended: seen.times >= readsOfAnEnd, retryAfterMs: waitPlan.pollIntervalMs }
      : { state, ended: job.ends.has(status), retryAfterMs }
  }
  const ended = (state: Job): Job => {
    const { status, error: said } = state
    if (job.ends.has(status)) return state
    const reads = readsOfAnEnd > 1 ? readsOfAnEnd : ''
    throw new StepError('job-ended', { job: job.id, status, said, reads })
  }
  const follow = async () => {
    const first = job.started?.state
    if (first) add(first)
    if (!waitPlan.wait) {
      const isJustStarted = job.started !== undefined && !job.ends.has(first?.status ?? '')
      const result = isJustStarted ? undefined : await read()
      return result?.ended ? ended(result.state) : undefined
    }
    const { end, last } = await poll(read, waitPlan, step)
    if (end === 'timed-out') throw timeoutError(job, last.state, waitPlan)
    return ended(last.state)
  }

  try {
    return await step.phase(job.phase, follow, progress.heartbeat)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    // A read or two that failed at the very end, after good ones, means that time ran out, not that nobody answered.
    const atTheEnd =
      error.reason === 'exhausted' && error.tried.attempts < 3 && clock.now() >= waitPlan.deadline
    if (atTheEnd && seen.last) throw timeoutError(job, seen.last, waitPlan)
    const { id, call, project, started } = job
    const isJobKnown = started !== undefined || seen.last !== undefined
    throw explainCallError(error, { call, job: id, project, lastStatus: seen.last?.status, isJobKnown })
  }
}

/** Returns what was seen so far, and the function that takes the next state and reports what has changed. */
function watchStates(
  { ends, running, redaction }: Pick<FollowedJob<JobState>, 'ends' | 'running' | 'redaction'>,
  readsOfAnEnd: number,
  report: (words: SafeText) => void,
  { log, outputs, facts }: Step,
) {
  // The last state, and how often in a row its status was said.
  const seen: { last?: JobState; times: number } = { times: 0 }
  const named = new Set<string>()
  const add = (state: JobState): void => {
    // A deployment may put links into its answers where the contract has none: they are no less secret there.
    for (const link of signedLinksIn(state.json)) redactLink(link, redaction, log)
    facts.status = state.status
    outputs.set('status', state.status)
    outputs.set('job', state.json)
    // Not every answer has it.
    if (state.pageCount !== undefined) {
      facts.pageCount = state.pageCount
      outputs.set('pageCount', state.pageCount)
    }
    report(stateWords(state))
    if (!ends.has(state.status) && !running.has(state.status) && !named.has(state.status)) {
      named.add(state.status)
      const meaning = !isEndInWords(state.status)
        ? safe`the job is treated as still running`
        : readsOfAnEnd === 1
          ? safe`it counts as the end`
          : safe`it counts as the end if the service says it ${readsOfAnEnd} times in a row`
      log.info(safe`Note: the status “${state.status}” is new to this step; ${meaning}`)
    }
    seen.times = state.status === seen.last?.status ? seen.times + 1 : 1
    seen.last = state
  }
  return { seen, add }
}

function timeoutError(
  { id: job, ends, running }: Pick<FollowedJob<JobState>, 'id' | 'ends' | 'running'>,
  { status }: JobState,
  { startedAt, deadline }: WaitPlan,
): StepError {
  const isKnown = ends.has(status) || running.has(status)
  const values = { job, status, elapsed: showDuration(deadline - startedAt) }
  return new StepError(isKnown ? 'timed-out' : 'timed-out-unknown', values)
}
