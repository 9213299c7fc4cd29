import { count, showDuration } from '../common/units.ts'
import { StepError } from '../errors/errors.ts'
import type { CallError } from './call.ts'
import type { StatusFailure } from './failures.ts'
import type { Call } from './retry-decision.ts'

/** What a call was about, as far as it is known. */
export interface CallSubject {
  readonly call: Call
  readonly job?: string | undefined
  /** Of an agent’s job, a build, or an export in the project's form. */
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
  update: 'to build the documentation',
  'update-status': 'about the documentation build',
}

/** What is done before an export is started. */
const BEFORE_START: ReadonlySet<Call> = new Set(['update', 'update-status'])
const OF_EXPORT: ReadonlySet<Call> = new Set(['start', 'status', 'bundle'])

/** Returns the error that explains to people why a call failed, and what to do about it. */
export function explainCallError(callError: CallError, subject: CallSubject): StepError {
  const { failure, tried } = callError
  const { call, job, project, lastStatus, isJobKnown } = subject
  const answer: Partial<StatusFailure> = failure.kind === 'status' ? failure : {}
  const { status = 0, said, jobId, redirectHost, retryAfterMs } = answer
  const isUnresolved = failure.kind === 'not-sent' && failure.isUnresolved === true
  const values = {
    job,
    project,
    lastStatus,
    subject: BEFORE_START.has(call) ? 'the build' : 'the job',
    status,
    said,
    jobId,
    redirectHost,
    what: ASKED[call],
    why: (failure.kind === 'not-sent' && failure.certificate) || failure.why,
    host: tried.host,
    title: failure.kind === 'unreadable' ? failure.title : undefined,
    ...(isUnresolved ? UNRESOLVED : UNCONNECTED),
    attempts: count(tried.attempts, 'attempt'),
    elapsed: showDuration(tried.elapsedMs),
    /** How long the service asks to wait, if it does. */
    until: retryAfterMs ? showDuration(retryAfterMs) : undefined,
    started: isSurelyNotStarted(callError, call) ? 'No export was started.' : undefined,
    likely: status === 429 ? 'It probably did not, because it limits requests.' : undefined,
    needed: OF_EXPORT.has(call) ? 'static export' : undefined,
    ...causesOf(subject),
    goesOn: goingOn(subject),
    /** The input that leads to the API, unless the job is proof that it does. */
    input: isJobKnown || call === 'bundle' ? undefined : 'base-url',
    advice: ADVICE[status] ?? OTHER_ADVICE,
  }
  return new StepError(codeOf(callError, subject), values, callError)
}

/** The part of `base-url` to check, and what else may be in the way. */
const UNRESOLVED = { part: 'host name', obstacle: undefined }
const UNCONNECTED = { part: 'host and port', obstacle: 'a firewall or a proxy' }

function isSurelyNotStarted({ failure }: CallError, call: Call): boolean {
  return BEFORE_START.has(call) || (call === 'start' && failure.kind === 'not-sent')
}

/** Causes of refusals that not every form of the API has, each as a sentence or a part of one. */
interface Causes {
  readonly invalid: string | undefined
  readonly plan: string | undefined
  readonly login: string | undefined
  readonly limit: string | undefined
}

function causesOf({ call, project }: CallSubject): Causes {
  const none: Causes = { invalid: undefined, plan: undefined, login: undefined, limit: undefined }
  if (!OF_EXPORT.has(call)) return { ...none, invalid: WRONG_PROJECT }
  if (project === undefined) return { ...none, invalid: WRONG_DOMAIN }
  return OF_PROJECT
}

const WRONG_DOMAIN =
  'For an export, `domain` must be the host name of a site of this organization, without scheme or path'
const WRONG_PROJECT = 'Check `project-id`, which is on the API keys page of the dashboard'

const OF_PROJECT: Causes = {
  invalid: `${WRONG_PROJECT}, and \`base-path\`: the service only accepts \`/docs/\` and \`/documentation/\``,
  plan: 'The plan of the organization may also lack static export, which requires Enterprise.',
  login: 'the site is behind a login',
  limit: 'It allows ten starts an hour for the whole organization.',
}

function codeOf({ failure, reason }: CallError, subject: CallSubject) {
  const { call } = subject
  // A start is sent again only if the service itself turned it away: that is not about the network.
  const isRefused = reason === 'refused' || (reason === 'exhausted' && call === 'start')
  if (failure.kind === 'status' && isRefused) return codeOfRefusal(failure, subject)
  if (reason === 'unknown') return codeOfUnknownStart(failure)
  if (failure.kind === 'not-sent' && failure.proxy) return 'proxy-failed'
  if (failure.kind === 'not-sent')
    return failure.certificate === undefined ? 'not-connected' : 'not-trusted'
  if (failure.kind === 'unreadable') return 'answers-unreadable'
  if (failure.kind !== 'status') return 'unreachable'
  if (call === 'bundle' && failure.status === 409) return 'bundle-not-ready'
  return failure.status === 429 ? 'limited' : 'unreachable'
}

function codeOfUnknownStart(failure: CallError['failure']) {
  const isPage = failure.kind === 'unreadable' && failure.title !== undefined
  return isPage ? 'start-at-web-page' : 'start-unknown'
}

/** The statuses with a cause of their own, whatever was asked for. */
const CODES: ReadonlyMap<number, 'unauthorized' | 'payment-required' | 'forbidden' | 'invalid'> =
  new Map([
    [401, 'unauthorized'],
    [402, 'payment-required'],
    [403, 'forbidden'],
    [400, 'invalid'],
    [422, 'invalid'],
  ] as const)

function codeOfRefusal({ status, isWebPage, isFromService }: StatusFailure, subject: CallSubject) {
  const { call } = subject
  if (call === 'start' && isFromService && status === 409) return 'export-running'
  if (call === 'start' && isFromService && status === 429) return 'start-limited'
  if (isWebPage) return 'not-the-api'
  if (isGone(status, call)) return 'export-gone'
  if (status === 404) return codeOfNotFound(subject)
  const isRedirect = status >= 300 && status < 400
  return CODES.get(status) ?? (isRedirect ? 'redirected' : 'refused')
}

/** The bundle is asked for only when the job is completed: there was something to fetch. */
function isGone(status: number, call: Call): boolean {
  if (call === 'bundle') return status === 404 || status === 410
  return call === 'status' && status === 410
}

function codeOfNotFound({ call, project }: CallSubject) {
  switch (call) {
    case 'agent-job':
      return 'agent-job-not-found'
    case 'update':
      return 'project-not-found'
    case 'update-status':
      return 'build-not-found'
    case 'start':
      return project === undefined ? 'export-address-not-found' : 'project-not-found'
    default:
      return project === undefined ? 'export-job-not-found' : 'project-job-not-found'
  }
}

/** Returns which job is there while this step fails. */
function goingOn({ call, job, isJobKnown }: CallSubject): string | undefined {
  if (job === undefined) return undefined
  if (call === 'bundle') return `The job ${job} is completed`
  return isJobKnown ? `The job ${job} is still running` : undefined
}

/** What to do about the statuses of a refusal, each worded as a sentence without its point. */
const ADVICE: Readonly<Record<number, string>> = {
  405: 'The server at `base-url` does not accept such a request: check that it is the root of the administrative API',
  418: 'Web application firewalls answer like that: let requests from this runner through',
  451: 'It is blocked for legal reasons, by the service or by a filter on the way: ask the service’s support, and the administrator of this runner’s network',
}
const OTHER_ADVICE =
  'Check `base-url` and the other inputs of this step, and whether a proxy or a firewall answers instead of the service'
