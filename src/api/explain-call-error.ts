import { StepError } from '../errors.ts'
import { count, showDuration } from '../units.ts'
import type { CallError } from './call.ts'
import type { StatusFailure } from './failures.ts'
import type { Call } from './retry-decision.ts'

/** What a call was about, as far as it is known. */
export interface CallSubject {
  readonly call: Call
  readonly job?: string
  readonly project?: string
  /** The job's status, as the service last said. */
  readonly lastStatus?: string | undefined
}

const ASKED: Readonly<Record<Call, string>> = {
  start: 'to start the export',
  status: 'about the export job',
  bundle: 'for the bundle',
  'agent-job': 'about the agent job',
}

/** Returns the error that explains to people why a call failed, and what to do about it. */
export function explainCallError(callError: CallError, subject: CallSubject): StepError {
  const { failure, reason } = callError
  const said = failure.kind === 'status' ? failure.said : undefined
  if (reason === 'refused' && failure.kind === 'status') return refusalOf(callError, failure, subject)
  if (reason === 'unknown' && failure.kind === 'unreadable' && failure.pageTitle !== undefined)
    return new StepError('start-not-the-api', { said: failure.pageTitle }, callError)
  if (reason === 'unknown') return new StepError('start-unknown', { why: failure.why, said }, callError)
  const attempts = count(callError.attempts, 'attempt')
  if (subject.call === 'bundle' && failure.kind === 'status' && failure.status === 409) {
    return new StepError('bundle-not-ready', { job: subject.job, attempts, said }, callError)
  }
  const elapsed = showDuration(callError.elapsedMs)
  const what = ASKED[subject.call]
  if (failure.kind === 'not-sent' && failure.proxy) {
    const values = { what, why: failure.why, attempts, elapsed, status: subject.lastStatus }
    return new StepError('proxy-failed', values, callError)
  }
  if (failure.kind === 'not-sent') {
    const started = subject.call === 'start' ? 'No export was started.' : undefined
    const { host } = callError
    const values = { host, what, why: failure.why, attempts, elapsed, status: subject.lastStatus, started }
    return new StepError('not-connected', values, callError)
  }
  return new StepError(
    'unreachable',
    { what, why: failure.why, attempts, elapsed, status: subject.lastStatus, said },
    callError,
  )
}

/** One row for each status with a cause of its own; the rest is `refused`. */
function refusalOf(
  callError: CallError,
  { status, said, isWebPage, redirectHost }: StatusFailure,
  { call, job, project }: CallSubject,
): StepError {
  if (isWebPage) return new StepError('not-the-api', { status, said }, callError)
  if (status === 401) return new StepError('unauthorized', { said }, callError)
  if (status === 402) return new StepError('payment-required', { said }, callError)
  if (status === 403) return new StepError('forbidden', { said }, callError)
  if (status === 400 || status === 422) return new StepError('invalid', { status, said }, callError)
  if (status === 404 && call === 'start')
    return new StepError('export-address-not-found', { said }, callError)
  if (status === 404 && call === 'agent-job')
    return new StepError('agent-job-not-found', { job, project, said }, callError)
  if (status === 404) return new StepError('export-job-not-found', { job, said }, callError)
  if (status >= 300 && status < 400)
    return new StepError('redirected', { status, host: redirectHost }, callError)
  return new StepError('refused', { status, said }, callError)
}
