import { count, showDuration } from '../common/units.ts'
import { StepError } from '../errors/errors.ts'
import type { CallError } from './call.ts'
import type { StatusFailure } from './failures.ts'
import type { Call } from './retry-decision.ts'

/** What a call was about, as far as it is known. */
export interface CallSubject {
  readonly call: Call
  readonly job?: string
  readonly project?: string | undefined
  /** The job's status, as the service last said. */
  readonly lastStatus?: string | undefined
  /** Whether there is such a job beyond doubt: then it goes on, whatever became of the call. */
  readonly isJobKnown?: boolean
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
  const { call, lastStatus: status } = subject
  const said = failure.kind === 'status' ? failure.said : undefined
  // A start is sent again only if the service itself turned it away: that is not about the network.
  const isRefused = reason === 'refused' || (reason === 'exhausted' && call === 'start')
  if (failure.kind === 'status' && isRefused) return refusalOf(callError, failure, subject)
  if (reason === 'unknown') {
    const advice =
      failure.kind === 'unreadable'
        ? 'check `base-url` and whether a sign-in page answers in its place, and run this step again'
        : 'run this step again, and if that ends in the same way, look at the service’s status page'
    const isLimit = failure.kind === 'status' && failure.status === 429
    const likely = isLimit ? 'Most likely it did not, as it limits requests.' : undefined
    return new StepError('start-unknown', { why: failure.why, said, likely, advice }, callError)
  }

  const { attempts, elapsed, until } = inWords(callError)
  if (call === 'bundle' && failure.kind === 'status' && failure.status === 409)
    return new StepError('bundle-not-ready', { job: subject.job, attempts, said }, callError)
  const common = { what: ASKED[call], why: failure.why, attempts, elapsed, status }
  if (failure.kind === 'not-sent') {
    const started = call === 'start' ? 'No export was started.' : undefined
    if (failure.proxy) return new StepError('proxy-failed', { ...common, started }, callError)
    const values = { ...common, host: callError.tried.host, started }
    return failure.certificate === undefined
      ? new StepError('not-connected', values, callError)
      : new StepError('not-trusted', { ...values, why: failure.certificate }, callError)
  }
  const goesOn = goingOn(subject)
  if (failure.kind === 'unreadable')
    return new StepError('answers-unreadable', { ...common, goesOn, input: unprovenIn(subject) }, callError)
  if (failure.kind === 'status' && failure.status === 429)
    return new StepError('limited', { ...common, said, until, goesOn }, callError)
  return new StepError('unreachable', { ...common, said, goesOn }, callError)
}

function inWords({ tried, failure }: CallError) {
  const asked = failure.kind === 'status' && failure.retryAfterMs
  return {
    attempts: count(tried.attempts, 'attempt'),
    elapsed: showDuration(tried.elapsedMs),
    /** How long the service asks to wait, if it does. */
    until: asked ? showDuration(asked) : undefined,
  }
}

/** Returns the input that leads to the API, unless the job is proof that it does. */
function unprovenIn({ call, isJobKnown }: CallSubject): string | undefined {
  return isJobKnown || call === 'bundle' ? undefined : 'base-url'
}

/** Returns which job is there while this step fails. */
function goingOn({ call, job, isJobKnown }: CallSubject): string | undefined {
  if (call === 'bundle') return `The job ${job} is completed`
  return isJobKnown ? `The job ${job} goes on` : undefined
}

/** One row for each status with a cause of its own; the rest is `refused`. */
function refusalOf(
  callError: CallError,
  { status, said, isWebPage, isFromService, redirectHost, jobId }: StatusFailure,
  subject: CallSubject,
): StepError {
  const { call, job, project, lastStatus, isJobKnown } = subject
  const goesOn = goingOn(subject)
  const isOfAgent = call === 'agent-job'
  const needed = isOfAgent ? undefined : 'static export'
  const owner = isOfAgent ? 'project in `project-id`' : 'site'
  if (call === 'start' && isFromService && (status === 409 || status === 429)) {
    const values = { ...inWords(callError), said }
    return status === 409
      ? new StepError('export-running', { ...values, job: jobId }, callError)
      : new StepError('start-limited', values, callError)
  }
  const input = unprovenIn(subject)
  if (isWebPage) return new StepError('not-the-api', { status, said, goesOn, input }, callError)
  // The bundle is asked for only when the job is completed: there was something to fetch.
  if ((call === 'bundle' && status === 404) || (status === 410 && (call === 'bundle' || call === 'status')))
    return new StepError('export-gone', { job, status, said }, callError)
  if (status === 401) return new StepError('unauthorized', { said, goesOn }, callError)
  if (status === 402) return new StepError('payment-required', { said, goesOn }, callError)
  if (status === 403) return new StepError('forbidden', { said, needed, owner, goesOn }, callError)
  if (status === 400 || status === 422) return new StepError('invalid', { status, said }, callError)
  if (status === 404 && call === 'start')
    return new StepError('export-address-not-found', { said }, callError)
  if (status === 404 && call === 'agent-job')
    return new StepError('agent-job-not-found', { job, project, said }, callError)
  if (status === 404)
    return new StepError(
      'export-job-not-found',
      { job, said, status: lastStatus, advice: isJobKnown ? DELETED : OF_ANOTHER },
      callError,
    )
  if (status >= 300 && status < 400)
    return new StepError('redirected', { status, host: redirectHost }, callError)
  return new StepError('refused', { status, said, goesOn, advice: ADVICE[status] ?? OTHER_ADVICE }, callError)
}

/** What to do about a job that the service does not know any more, or never did. */
const DELETED = 'It was probably deleted: run this step again without `job-id` to start a new one'
const OF_ANOTHER =
  'If you set `job-id`, check it, and that the API key belongs to the organization that started the job; an agent’s job needs `mode: agent-job`'

/** What to do about the statuses of a refusal, each worded as a sentence without its point. */
const ADVICE: Readonly<Record<number, string>> = {
  405: 'What answers at `base-url` does not take such a request: check that it is the root of the administrative API',
  409: 'Usually an export of this site is running: look for it in the dashboard, and run this step with its `job-id`, or again once it has ended',
  418: 'Firewalls for web applications answer like that: let requests from this runner through',
  451: 'It is blocked for legal reasons, by the service or by a filter on the way: ask the service’s support, and whoever runs the network of this runner',
}
const OTHER_ADVICE =
  'Check `base-url` and the inputs of this step, and whether a proxy or a firewall answers in place of the service'
