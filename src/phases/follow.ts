import { CallError, type RetryLimits, type WithRetryAfter } from '../api/call.ts'
import { type CallSubject, explainCallError } from '../api/explain-call-error.ts'
import type { JobState } from '../api/responses.ts'
import { showDuration } from '../common/units.ts'
import { StepError } from '../errors/errors.ts'
import { poll, type WaitPlan } from '../net/poll.ts'
import { RETRY } from '../net/retry-policy.ts'
import type { Step } from '../step/step.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { describeState, openProgress } from './job-progress.ts'
import { handOutState, type Redaction, redactLinksIn } from './job-state.ts'
import type { ExportJob } from './start.ts'

/** What goes on at the service, as far as following it differs. */
export interface Followed<State extends JobState> {
  /** What the log calls it. */
  readonly name: SafeText
  /** What the summary calls the wait. */
  readonly phase: string
  /** What each minute's line says is waited for, worded to follow the time. */
  readonly waitsFor?: SafeText
  readonly read: (limits: RetryLimits) => Promise<WithRetryAfter<State>>
  /**
   * The statuses after which nothing more comes. Of the others, one that is not known is reported
   * once and treated as running.
   */
  readonly ends: ReadonlySet<string>
  /**
   * Set if this step started it: what the answer said of it, if anything, and when that came (ms
   * since the epoch).
   */
  readonly started?: { readonly state: JobState | undefined; readonly at: number } | undefined
  /** For links in what the service says about it. */
  readonly redaction: Redaction
  /** Told of every answer of the service, once no secret of it can be printed any more. */
  readonly onAnswer?: (state: JobState) => void
  /** Told of every answer that was asked for, after that. */
  readonly onState?: ((state: State) => void) | undefined
  /** For the error when reading was given up. */
  readonly subject: Pick<CallSubject, 'call' | 'job' | 'project'>
  /**
   * Returns the error that time ran out. `isKnown`: whether the last status is one that is known.
   */
  readonly timeoutError: (status: string, elapsed: string, isKnown: boolean) => StepError
  /**
   * Returns the error that it seems to have ended in a way that the API does not know, as it said
   * in a row so many times.
   */
  readonly endError: (state: State, reads: number) => StepError
}

/** A job of either kind, as far as following it differs. */
export interface FollowedJob<Job extends JobState>
  extends ExportJob,
    Pick<Followed<Job>, 'phase' | 'read' | 'ends' | 'redaction' | 'onState'> {
  /**
   * The call that reads it, and the project that it belongs to, for the error when reading was
   * given up.
   */
  readonly call: CallSubject['call']
  readonly project?: string | undefined
}

/**
 * The words with which deployments and proxies in front of them say that a job goes on (November
 * 2026), in lower case and with `_` for what separates them.
 */
const RUNNING: ReadonlySet<string> = new Set([
  ...['queued', 'pending', 'waiting', 'scheduled', 'started', 'starting', 'running', 'active'],
  ...['processing', 'in_progress', 'building', 'rendering', 'generating', 'exporting', 'uploading'],
  'packaging',
])

function isRunning(status: string): boolean {
  return RUNNING.has(status.toLowerCase().replace(/[ -]/g, '_'))
}

/** Statuses that the API does not name, but that mean an end in plain English. */
const ENDS_IN_WORDS = /^(cancell?ed|expired|error(ed)?|aborted|timed[ _-]?out|rejected|deleted)$/i

/**
 * How often in a row the service has to say it, a poll interval apart, until the job counts as
 * ended.
 */
const READS_OF_AN_END = 3

function isEndInWords(status: string): boolean {
  return ENDS_IN_WORDS.test(status)
}

/**
 * Follows a job until it ends and returns its last state. With `wait: false` it reads at most once
 * (not at all if the job was just started) and returns undefined if the job is still running; a
 * word that means an end is one then. Every answer goes to the outputs as it comes.
 * @throws StepError `timed-out…` at the deadline; `job-ended` if the job seems to have ended in a
 * way that the API does not know; the error that explains why reading was given up
 */
export function followJob<Job extends JobState>(
  job: FollowedJob<Job>,
  waitPlan: WaitPlan,
  step: Step,
): Promise<Job | undefined> {
  const { id, call, project } = job
  const followed: Followed<Job> = {
    ...job,
    name: safe`Job ${id}`,
    subject: { call, job: id, project },
    onAnswer: (state) => handOutState(state, step),
    timeoutError: (status, elapsed, isKnown) =>
      new StepError(isKnown ? 'timed-out' : 'timed-out-unknown', { job: id, status, elapsed }),
    endError({ status, error: said }, reads) {
      return new StepError('job-ended', { job: id, status, said, reads: reads > 1 ? reads : '' })
    },
  }
  return follow(followed, waitPlan, step)
}

/**
 * Follows what goes on at the service, by the rules of `followJob`.
 * @throws StepError `followed.timeoutError` at the deadline, `followed.endError` after an end that
 * the API does not know, or the error that explains why reading was given up
 */
export async function follow<State extends JobState>(
  followed: Followed<State>,
  waitPlan: WaitPlan,
  step: Step,
): Promise<State | undefined> {
  const { clock } = step
  const { ends, started, subject, name, waitsFor } = followed
  const progress = openProgress(name, waitPlan, step, waitsFor)
  const readsOfAnEnd = waitPlan.wait ? READS_OF_AN_END : 1
  const { seen, add } = watchStates(followed, readsOfAnEnd, progress.report, step)

  const read = async () => {
    const maxRetries = waitPlan.wait ? undefined : RETRY.maxRetries
    const state = await followed.read({
      deadline: waitPlan.deadline,
      jobStartedAt: started?.at,
      maxRetries,
    })
    add(state)
    followed.onState?.(state)
    const { status, retryAfterMs } = state
    return isEndInWords(status)
      ? { state, ended: seen.times >= readsOfAnEnd, retryAfterMs: waitPlan.pollIntervalMs }
      : { state, ended: ends.has(status), retryAfterMs }
  }
  const ended = (state: State): State => {
    // Not every answer has the number of pages.
    if (ends.has(state.status)) return { ...state, pageCount: state.pageCount ?? seen.pageCount }
    throw followed.endError(state, readsOfAnEnd)
  }
  const timeoutError = ({ status }: JobState): StepError => {
    const isKnown = ends.has(status) || isRunning(status)
    return followed.timeoutError(
      status,
      showDuration(waitPlan.deadline - waitPlan.startedAt),
      isKnown,
    )
  }
  const untilEnd = async () => {
    const first = started?.state
    if (first) add(first)
    if (!waitPlan.wait) {
      const isJustStarted = started !== undefined && !ends.has(first?.status ?? '')
      const result = isJustStarted ? undefined : await read()
      return result?.ended ? ended(result.state) : undefined
    }
    const { end, last } = await poll(read, waitPlan, step)
    if (end === 'timed-out') throw timeoutError(last.state)
    return ended(last.state)
  }

  try {
    return await step.phase(followed.phase, untilEnd, progress.heartbeat)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    // A read or two that failed at the very end, after good ones, means that time ran out, not that
    // nobody answered.
    const atTheEnd =
      error.reason === 'exhausted' && error.tried.attempts < 3 && clock.now() >= waitPlan.deadline
    if (atTheEnd && seen.last) throw timeoutError(seen.last)
    const isJobKnown = started !== undefined || seen.last !== undefined
    throw explainCallError(error, { ...subject, lastStatus: seen.last?.status, isJobKnown })
  }
}

/**
 * Returns what was seen so far, and the function that takes the next state and reports what has
 * changed.
 */
function watchStates(
  { ends, redaction, onAnswer }: Pick<Followed<never>, 'ends' | 'redaction' | 'onAnswer'>,
  readsOfAnEnd: number,
  report: (words: SafeText) => void,
  { log }: Step,
) {
  // The last state, and how often in a row its status was said.
  const seen: { last?: JobState; times: number; pageCount?: string } = { times: 0 }
  const named = new Set<string>()
  const add = (state: JobState): void => {
    const { status } = state
    redactLinksIn(state, redaction, log)
    onAnswer?.(state)
    report(describeState(state))
    if (!ends.has(status) && !isRunning(status) && !named.has(status)) {
      named.add(status)
      log.info(
        safe`Note: the status “${status}” is new to this step; ${meaningInWords(status, readsOfAnEnd)}`,
      )
    }
    seen.times = status === seen.last?.status ? seen.times + 1 : 1
    seen.last = state
    if (state.pageCount !== undefined) seen.pageCount = state.pageCount
  }
  return { seen, add }
}

/** Returns what a status means that the API does not name. */
function meaningInWords(status: string, readsOfAnEnd: number): SafeText {
  if (!isEndInWords(status)) return safe`the job is treated as still running`
  if (readsOfAnEnd === 1) return safe`it counts as an end`
  return safe`it counts as an end if the service reports it ${readsOfAnEnd} times in a row`
}
