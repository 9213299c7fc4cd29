import { StepError } from '../errors.ts'
import { count, showDuration } from '../units.ts'
import type { GaveUp } from './client.ts'
import type { Mishap } from './request-failure.ts'
import type { Call } from './retry.ts'

/** What a call was about, as far as it is known. */
export interface Subject {
  readonly call: Call
  readonly job?: string
  readonly project?: string
  /** What the service last said of the job. */
  readonly lastStatus?: string | undefined
}

const ASKED: Readonly<Record<Call, string>> = {
  start: 'to start the export',
  status: 'about the export job',
  bundle: 'for the bundle',
  'agent-job': 'about the agent job',
}

/** Returns the error that tells a person why a call was given up, and what to do about it. */
export function failureOf(gaveUp: GaveUp, subject: Subject): StepError {
  const { mishap, reason } = gaveUp
  const said = mishap.kind === 'status' ? mishap.said : undefined
  if (reason === 'refused' && mishap.kind === 'status') return refusalOf(gaveUp, mishap, subject)
  if (reason === 'unknown' && mishap.kind === 'unreadable' && mishap.isWebPage)
    return new StepError('start-not-the-api', {}, gaveUp)
  if (reason === 'unknown') return new StepError('start-unknown', { why: mishap.why, said }, gaveUp)
  const tries = count(gaveUp.tries, 'try', 'tries')
  if (subject.call === 'bundle' && mishap.kind === 'status' && mishap.status === 409) {
    return new StepError('bundle-not-ready', { job: subject.job, tries, said }, gaveUp)
  }
  const elapsed = showDuration(gaveUp.elapsedMs)
  const what = ASKED[subject.call]
  if (mishap.kind === 'not-sent' && mishap.proxy) {
    const values = { what, why: mishap.why, tries, elapsed, status: subject.lastStatus }
    return new StepError('proxy-failed', values, gaveUp)
  }
  return new StepError(
    'unreachable',
    { what, why: mishap.why, tries, elapsed, status: subject.lastStatus, said },
    gaveUp,
  )
}

/** One row for each status with a cause of its own; the rest is `refused`. */
function refusalOf(
  gaveUp: GaveUp,
  { status, said, isWebPage, redirectHost }: Extract<Mishap, { kind: 'status' }>,
  { call, job, project }: Subject,
): StepError {
  if (isWebPage) return new StepError('not-the-api', { status }, gaveUp)
  if (status === 401) return new StepError('unauthorized', { said }, gaveUp)
  if (status === 402) return new StepError('payment-required', { said }, gaveUp)
  if (status === 403) return new StepError('forbidden', { said }, gaveUp)
  if (status === 400 || status === 422) return new StepError('invalid', { status, said }, gaveUp)
  if (status === 404 && call === 'start') return new StepError('export-address-not-found', { said }, gaveUp)
  if (status === 404 && call === 'agent-job')
    return new StepError('agent-job-not-found', { job, project, said }, gaveUp)
  if (status === 404) return new StepError('export-job-not-found', { job, said }, gaveUp)
  if (status >= 300 && status < 400)
    return new StepError('redirected', { status, host: redirectHost }, gaveUp)
  return new StepError('refused', { status, said }, gaveUp)
}
