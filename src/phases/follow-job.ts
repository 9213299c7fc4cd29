import { CallError, type RetryLimits, type WithRetryAfter } from '../api/call.ts'
import { type CallSubject, makeCallStepError } from '../api/choose-call-error-code.ts'
import type { JobState } from '../api/responses.ts'
import { showDuration } from '../common/units.ts'
import { StepError } from '../errors/errors.ts'
import { poll, type WaitPlan } from '../net/poll.ts'
import { RETRY } from '../net/retry-policy.ts'
import type { Step } from '../step/step.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { setJobOutputs } from './job-outputs.ts'
import { describeState, openProgress } from './job-progress.ts'
import { isEndInWords, isRunning } from './job-status.ts'
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
 * How often in a row the service has to say a word that means an end, a poll interval apart, until
 * the job counts as ended.
 */
const READS_OF_AN_END = 3

/** Fewer attempts that fail at the very end, after good reads, mean that time ran out. */
const ATTEMPTS_OF_A_FAILURE = 3

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
export function follow<State extends JobState>(
  followed: Followed<State>,
  waitPlan: WaitPlan,
  step: Step,
): Promise<State | undefined> {
  return new Follower(followed, waitPlan, step).follow()
}

/** Reads the state of one job until it ends, and reports what has changed. */
class Follower<State extends JobState> {
  readonly #followed: Followed<State>
  readonly #waitPlan: WaitPlan
  readonly #step: Step
  readonly #progress: ReturnType<typeof openProgress>
  /** How often in a row the service has to say a word that means an end. */
  readonly #readsOfAnEnd: number
  readonly #reportedStatuses = new Set<string>()
  #last: JobState | undefined
  /** How often in a row the last status was said. */
  #repeats = 0
  /** Not every response has the number of pages. */
  #pageCount: string | undefined

  constructor(followed: Followed<State>, waitPlan: WaitPlan, step: Step) {
    this.#followed = followed
    this.#waitPlan = waitPlan
    this.#step = step
    this.#progress = openProgress(followed.name, waitPlan, step, followed.waitsFor)
    this.#readsOfAnEnd = waitPlan.wait ? READS_OF_AN_END : 1
  }

  async follow(): Promise<State | undefined> {
    try {
      return await this.#step.phase(
        this.#followed.phase,
        () => this.#waitForEnd(),
        this.#progress.heartbeat,
      )
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      throw this.#explain(error)
    }
  }

  #explain(error: CallError): StepError {
    const { started, subject } = this.#followed
    const last = this.#last
    const isAtTheEnd = this.#step.clock.now() >= this.#waitPlan.deadline
    const isTimeout = error.reason === 'exhausted' && isAtTheEnd
    if (isTimeout && error.tried.attempts < ATTEMPTS_OF_A_FAILURE && last)
      return this.#makeTimeoutError(last)
    const isJobKnown = started !== undefined || last !== undefined
    return makeCallStepError(error, { ...subject, lastStatus: last?.status, isJobKnown })
  }

  async #waitForEnd(): Promise<State | undefined> {
    const { started, ends } = this.#followed
    const first = started?.state
    if (first) this.#add(first)
    if (this.#waitPlan.wait) {
      const { end, last } = await poll(() => this.#read(), this.#waitPlan, this.#step)
      if (end === 'timed-out') throw this.#makeTimeoutError(last.state)
      return this.#finish(last.state)
    }
    const hasEndedAtOnce = first !== undefined && ends.has(first.status)
    if (started !== undefined && !hasEndedAtOnce) return undefined
    const { ended, state } = await this.#read()
    if (!ended) return undefined
    return this.#finish(state)
  }

  async #read() {
    const { read, started, ends, onState } = this.#followed
    const { wait, deadline, pollIntervalMs } = this.#waitPlan
    let maxRetries: number | undefined
    if (!wait) maxRetries = RETRY.maxRetries
    const state = await read({ deadline, jobStartedAt: started?.at, maxRetries })
    this.#add(state)
    onState?.(state)
    const { status, retryAfterMs } = state
    if (!isEndInWords(status)) return { state, ended: ends.has(status), retryAfterMs }
    const ended = this.#repeats >= this.#readsOfAnEnd
    return { state, ended, retryAfterMs: pollIntervalMs }
  }

  /** Takes the next state, and reports what has changed. */
  #add(state: JobState): void {
    const { redaction, onAnswer } = this.#followed
    redactLinksIn(state, redaction, this.#step.log)
    onAnswer?.(state)
    this.#progress.report(describeState(state))
    this.#reportIfUnknown(state.status)
    if (state.status !== this.#last?.status) this.#repeats = 0
    this.#repeats += 1
    this.#last = state
    this.#pageCount = state.pageCount ?? this.#pageCount
  }

  #reportIfUnknown(status: string): void {
    if (this.#isKnown(status) || this.#reportedStatuses.has(status)) return
    this.#reportedStatuses.add(status)
    const meaning = this.#describeMeaning(status)
    this.#step.log.info(safe`Note: the status “${status}” is new to this step; ${meaning}`)
  }

  #isKnown(status: string): boolean {
    return this.#followed.ends.has(status) || isRunning(status)
  }

  /** Returns what a status means that the API does not name. */
  #describeMeaning(status: string): SafeText {
    if (!isEndInWords(status)) return safe`the job is treated as still running`
    const reads = this.#readsOfAnEnd
    if (reads === 1) return safe`it counts as an end`
    return safe`it counts as an end if the service reports it ${reads} times in a row`
  }

  /** Returns the last state. @throws StepError if it is an end that the API does not know */
  #finish(state: State): State {
    const { ends, endError } = this.#followed
    if (!ends.has(state.status)) throw endError(state, this.#readsOfAnEnd)
    return { ...state, pageCount: state.pageCount ?? this.#pageCount }
  }

  #makeTimeoutError({ status }: JobState): StepError {
    const { deadline, startedAt } = this.#waitPlan
    const elapsed = showDuration(deadline - startedAt)
    return this.#followed.timeoutError(status, elapsed, this.#isKnown(status))
  }
}
