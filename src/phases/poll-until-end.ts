import { CallError, type RetryLimits, type WithRetryAfter } from '../api/api-client.ts'
import { type CallSubject, makeCallStepError } from '../api/call-step-error.ts'
import type { JobState } from '../api/parse-responses.ts'
import { formatDuration } from '../common/units.ts'
import type { StepError } from '../errors/step-error.ts'
import { poll, type WaitPlan } from '../net/poll.ts'
import { RETRY_POLICY } from '../net/retry-policy.ts'
import type { Step } from '../step/step.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { isRunning, isUndocumentedEnd } from './job-status.ts'
import { describeJobState, openProgressLog } from './progress-log.ts'
import { type RedactionScope, redactLinksIn } from './redact-links.ts'
import type { StartResponse } from './start-export.ts'

/** A job or build on the service, and how to follow it. */
export interface PolledResource<State extends JobState> {
  /** Its name in the log. */
  readonly name: SafeText
  /** The name of the wait in the summary. */
  readonly phase: string
  /** The subject of the wait in the line that is logged each minute, worded to follow the time. */
  readonly waitsFor?: SafeText
  readonly read: (limits: RetryLimits) => Promise<WithRetryAfter<State>>
  /** The final statuses. An unknown status is reported once and treated as running. */
  readonly finalStatuses: ReadonlySet<string>
  /** Set if this step started it. */
  readonly startResponse?: StartResponse | undefined
  /** How to redact links in responses. */
  readonly redaction: RedactionScope
  /** Called for each state, including the one in `startResponse`. Links in it are redacted. */
  readonly onState?: (state: JobState) => void
  /** Called for each state that `read` returns, after `onState`. */
  readonly onReadState?: ((state: State) => void) | undefined
  /** The subject of the error if reading fails. */
  readonly subject: Pick<CallSubject, 'operation' | 'job' | 'project'>
  /** Returns the error for a timeout. `isKnown`: whether the last status is known. */
  readonly makeTimeoutError: (status: string, elapsed: string, isKnown: boolean) => StepError
  /**
   * Returns the error for an end with a status that the API does not define. `reads`: how many
   * times in a row the status was read.
   */
  readonly makeEndedError: (state: State, reads: number) => StepError
}

/**
 * How many times in a row an undefined status that means an end must be read, one poll interval
 * apart, before the job or build counts as ended.
 */
const READS_TO_CONFIRM_END = 3

/** With fewer failed attempts at the deadline, after successful reads, the error is a timeout. */
const MIN_ATTEMPTS_TO_REPORT_FAILURE = 3

/**
 * Follows a job or build until it ends and returns its last state. With `shouldWait: false`, it
 * reads at most once, and returns undefined if the job is still running. If the job was just
 * started, it does not read at all.
 *
 * A status that the API does not define, but that means an end, must be read several times in a
 * row. Without waiting, it counts immediately.
 * @throws StepError `resource.makeTimeoutError` at the deadline, `resource.makeEndedError` after an
 * end with an undefined status, or the error that explains why reading failed
 */
export function pollUntilEnd<State extends JobState>(
  resource: PolledResource<State>,
  waitPlan: WaitPlan,
  step: Step,
): Promise<State | undefined> {
  return new Poller(resource, waitPlan, step).follow()
}

/** Reads the state of a job or build until it ends, and reports changes. */
class Poller<State extends JobState> {
  readonly #resource: PolledResource<State>
  readonly #waitPlan: WaitPlan
  readonly #step: Step
  readonly #progress: ReturnType<typeof openProgressLog>
  /** How many times in a row an undefined status that means an end must be read. */
  readonly #readsToConfirmEnd: number
  readonly #reportedStatuses = new Set<string>()
  #lastState: JobState | undefined
  /** How many times in a row the last status was read. */
  #readsOfStatus = 0
  /** Not every response has the number of pages. */
  #pageCount: string | undefined

  constructor(resource: PolledResource<State>, waitPlan: WaitPlan, step: Step) {
    this.#resource = resource
    this.#waitPlan = waitPlan
    this.#step = step
    this.#progress = openProgressLog(resource.name, waitPlan, step, resource.waitsFor)
    this.#readsToConfirmEnd = 1
    if (waitPlan.shouldWait) this.#readsToConfirmEnd = READS_TO_CONFIRM_END
  }

  async follow(): Promise<State | undefined> {
    try {
      return await this.#step.runPhase(
        this.#resource.phase,
        () => this.#waitForEnd(),
        this.#progress.heartbeat,
      )
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      throw this.#makeError(error)
    }
  }

  #makeError(error: CallError): StepError {
    const { subject } = this.#resource
    const last = this.#lastState
    const jobProgress = this.#judgeProgress()
    const isPastDeadline = this.#step.clock.now() >= this.#waitPlan.deadlineMs
    const hasFewAttempts = error.history.attempts < MIN_ATTEMPTS_TO_REPORT_FAILURE
    const isTimeout = error.reason === 'exhausted' && isPastDeadline && hasFewAttempts
    const mayBeRunning = last !== undefined && jobProgress !== 'ended'
    if (isTimeout && mayBeRunning) return this.#makeTimeoutError(last)
    return makeCallStepError(error, { ...subject, lastStatus: last?.status, jobProgress })
  }

  /**
   * Returns how far along the job is, judging by its last status; undefined if it may not exist.
   */
  #judgeProgress(): CallSubject['jobProgress'] {
    const { startResponse, finalStatuses } = this.#resource
    if (this.#lastState === undefined) {
      if (startResponse === undefined) return undefined
      return 'unknown'
    }
    const { status } = this.#lastState
    if (finalStatuses.has(status)) return 'ended'
    if (isUndocumentedEnd(status)) return 'unknown'
    return 'running'
  }

  async #waitForEnd(): Promise<State | undefined> {
    const stateAtStart = this.#resource.startResponse?.state
    if (stateAtStart !== undefined) this.#handleState(stateAtStart)
    if (!this.#waitPlan.shouldWait) return this.#readOnce()

    const { end, last } = await poll(() => this.#read(), this.#waitPlan, this.#step)
    if (end === 'timed-out') throw this.#makeTimeoutError(last.state)
    return this.#makeFinalState(last.state)
  }

  /** Returns the last state if the job has ended. A job that was just started is not read. */
  async #readOnce(): Promise<State | undefined> {
    const { startResponse } = this.#resource
    if (startResponse !== undefined && this.#judgeProgress() !== 'ended') return undefined
    const { hasEnded, state } = await this.#read()
    if (!hasEnded) return undefined
    return this.#makeFinalState(state)
  }

  async #read() {
    const { read, startResponse, finalStatuses, onReadState } = this.#resource
    const { shouldWait, deadlineMs, pollIntervalMs } = this.#waitPlan
    let maxRetries: number | undefined
    if (!shouldWait) maxRetries = RETRY_POLICY.maxRetries
    const state = await read({
      deadlineMs,
      jobStartedAtMs: startResponse?.respondedAtMs,
      maxRetries,
    })
    this.#handleState(state)
    onReadState?.(state)

    const { status, retryAfterMs } = state
    if (!isUndocumentedEnd(status))
      return { state, hasEnded: finalStatuses.has(status), retryAfterMs }
    const hasEnded = this.#readsOfStatus >= this.#readsToConfirmEnd
    return { state, hasEnded, retryAfterMs: pollIntervalMs }
  }

  /** Handles the next state, and reports changes. */
  #handleState(state: JobState): void {
    const { redaction, onState } = this.#resource
    redactLinksIn(state, redaction, this.#step.log)
    onState?.(state)
    this.#progress.logIfChanged(describeJobState(state))
    this.#reportIfUnknown(state.status)
    if (state.status !== this.#lastState?.status) this.#readsOfStatus = 0
    this.#readsOfStatus += 1
    this.#lastState = state
    this.#pageCount = state.pageCount ?? this.#pageCount
  }

  #reportIfUnknown(status: string): void {
    if (this.#isKnown(status) || this.#reportedStatuses.has(status)) return
    this.#reportedStatuses.add(status)
    const meaning = this.#describeMeaning(status)
    this.#step.log.info(
      safe`Note: the status “${status}” is new to this step, which treats it as ${meaning}`,
    )
  }

  #isKnown(status: string): boolean {
    return this.#resource.finalStatuses.has(status) || isRunning(status)
  }

  /** Returns the meaning of a status that the API does not define. */
  #describeMeaning(status: string): SafeText {
    if (!isUndocumentedEnd(status)) return safe`still running`
    const reads = this.#readsToConfirmEnd
    if (reads === 1) return safe`the end`
    return safe`the end if the service reports this status ${reads} times in a row`
  }

  /**
   * Returns the last state.
   * @throws StepError if it ended with a status that the API does not define
   */
  #makeFinalState(state: State): State {
    const { finalStatuses, makeEndedError } = this.#resource
    if (!finalStatuses.has(state.status)) throw makeEndedError(state, this.#readsToConfirmEnd)
    return { ...state, pageCount: state.pageCount ?? this.#pageCount }
  }

  #makeTimeoutError({ status }: JobState): StepError {
    const { deadlineMs, startedAtMs } = this.#waitPlan
    const elapsed = formatDuration(deadlineMs - startedAtMs)
    return this.#resource.makeTimeoutError(status, elapsed, this.#isKnown(status))
  }
}
