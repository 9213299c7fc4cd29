import { CallError, type RetryLimits, type WithRetryAfter } from '../api/call.ts'
import { type CallSubject, explainCallError } from '../api/explain-call-error.ts'
import type { JobState } from '../api/responses.ts'
import { showDuration } from '../common/units.ts'
import { StepError } from '../errors/errors.ts'
import { poll, type WaitPlan } from '../net/poll.ts'
import { RETRY } from '../net/retry-policy.ts'
import type { Step } from '../step/step.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { setJobOutputs } from './job-outputs.ts'
import { describeState, openProgress } from './job-progress.ts'
import { type Redaction, redactLinksIn } from './redact-links.ts'
import type { ExportJob } from './start-export.ts'

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
    onAnswer: (state) => setJobOutputs(state, step),
    timeoutError(status, elapsed, isKnown) {
      if (isKnown) return new StepError('timed-out', { job: id, status, elapsed })
      return new StepError('timed-out-unknown', { job: id, status, elapsed })
    },
    endError({ status, error: said }, reads) {
      const values = { job: id, status, said }
      if (reads > 1) return new StepError('job-ended', { ...values, reads })
      return new StepError('job-ended', { ...values, reads: '' })
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
  const { started, subject, name, waitsFor } = followed
  const progress = openProgress(name, waitPlan, step, waitsFor)
  let readsOfAnEnd = 1
  if (waitPlan.wait) readsOfAnEnd = READS_OF_AN_END
  const states = watchStates(followed, readsOfAnEnd, progress.report, step)
  const { seen } = states
  const untilEnd = () => waitForEnd({ followed, waitPlan, readsOfAnEnd, states }, step)

  try {
    return await step.phase(followed.phase, untilEnd, progress.heartbeat)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    // A read or two that failed at the very end, after good ones, means that time ran out, not that
    // nobody answered.
    const isAtTheEnd = error.reason === 'exhausted' && step.clock.now() >= waitPlan.deadline
    if (isAtTheEnd && error.tried.attempts < 3 && seen.last)
      throw makeTimeoutError(followed, seen.last, waitPlan)
    const isJobKnown = started !== undefined || seen.last !== undefined
    throw explainCallError(error, { ...subject, lastStatus: seen.last?.status, isJobKnown })
  }
}

/** A wait that goes on. */
interface Waiting<State extends JobState> {
  readonly followed: Followed<State>
  readonly waitPlan: WaitPlan
  /** How often in a row the service has to say a word that means an end. */
  readonly readsOfAnEnd: number
  readonly states: ReturnType<typeof watchStates>
}

async function waitForEnd<State extends JobState>(
  waiting: Waiting<State>,
  step: Step,
): Promise<State | undefined> {
  const { followed, waitPlan, states } = waiting
  const { started, ends } = followed
  const first = started?.state
  if (first) states.add(first)
  const read = () => readOnce(waiting)
  if (waitPlan.wait) {
    const { end, last } = await poll(read, waitPlan, step)
    if (end === 'timed-out') throw makeTimeoutError(followed, last.state, waitPlan)
    return finishState(last.state, waiting)
  }
  const isJustStarted = started !== undefined && (first === undefined || !ends.has(first.status))
  if (isJustStarted) return undefined
  const { ended, state } = await read()
  if (!ended) return undefined
  return finishState(state, waiting)
}

async function readOnce<State extends JobState>({
  followed,
  waitPlan,
  readsOfAnEnd,
  states,
}: Waiting<State>) {
  const limits = { deadline: waitPlan.deadline, jobStartedAt: followed.started?.at }
  let maxRetries: number | undefined
  if (!waitPlan.wait) maxRetries = RETRY.maxRetries
  const state = await followed.read({ ...limits, maxRetries })
  states.add(state)
  followed.onState?.(state)
  const { status, retryAfterMs } = state
  if (!isEndInWords(status)) return { state, ended: followed.ends.has(status), retryAfterMs }
  const ended = states.seen.times >= readsOfAnEnd
  return { state, ended, retryAfterMs: waitPlan.pollIntervalMs }
}

/** Returns the last state. @throws StepError if it is an end that the API does not know */
function finishState<State extends JobState>(
  state: State,
  { followed, readsOfAnEnd, states }: Waiting<State>,
): State {
  if (!followed.ends.has(state.status)) throw followed.endError(state, readsOfAnEnd)
  // Not every answer has the number of pages.
  return { ...state, pageCount: state.pageCount ?? states.seen.pageCount }
}

function makeTimeoutError<State extends JobState>(
  { ends, timeoutError }: Followed<State>,
  { status }: JobState,
  { deadline, startedAt }: WaitPlan,
): StepError {
  const isKnown = ends.has(status) || isRunning(status)
  return timeoutError(status, showDuration(deadline - startedAt), isKnown)
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
    if (status !== seen.last?.status) seen.times = 0
    seen.times += 1
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
