import { formatCount, formatDuration } from '../common/units.ts'
import { StepError } from '../errors/step-error.ts'
import type { CertificateFault, ConnectionFailure } from '../net/connection-failure.ts'
import type { ProxyFailureKind } from '../net/proxy.ts'
import type { CallError } from './api-client.ts'
import type { ApiFailure, StatusFailure } from './api-failure.ts'
import { isBuildRunning, type Operation } from './retry-decision.ts'

/** The subject of a call, as far as is known. */
export interface CallSubject {
  readonly operation: Operation
  readonly job?: string | undefined
  /** The project of an agent's job, a build, or an export in the project's export API. */
  readonly project?: string | undefined
  /** The job's status, as last reported by the service. */
  readonly lastStatus?: string | undefined
  /** How far along the job is; undefined if it may not exist. */
  readonly jobProgress?: 'running' | 'ended' | 'unknown' | undefined
}

/** The purpose of a call, its subject, and the feature of the plan that it needs. */
interface OperationWording {
  readonly purpose: string
  readonly subject: string
  readonly needed?: string
}

const EXPORT_JOB = { subject: 'the job', needed: 'static export' }
const BUILD = { subject: 'the build' }

const WORDINGS: Readonly<Record<Operation, OperationWording>> = {
  start: { purpose: 'to start the export', ...EXPORT_JOB },
  status: { purpose: 'for the status of the export job', ...EXPORT_JOB },
  bundle: { purpose: 'for the bundle', ...EXPORT_JOB },
  'agent-job': { purpose: 'for the status of the agent job', subject: 'the job' },
  update: { purpose: 'to build the documentation', ...BUILD },
  'update-status': { purpose: 'for the status of the documentation build', ...BUILD },
}

/** The calls before an export is started. */
const OPERATIONS_BEFORE_START: ReadonlySet<Operation> = new Set(['update', 'update-status'])
const EXPORT_OPERATIONS: ReadonlySet<Operation> = new Set(['start', 'status', 'bundle'])

/**
 * Returns the error of a call that failed: its code, and the values for the message of that code in
 * errors/messages.ts.
 */
export function makeCallStepError(callError: CallError, subject: CallSubject): StepError {
  const { failure, history } = callError
  const { operation, job, project, lastStatus } = subject
  const { purpose, needed, subject: subjectName } = WORDINGS[operation]
  const values = {
    job,
    project,
    lastStatus,
    subject: subjectName,
    purpose,
    needed,
    host: history.host,
    attempts: formatCount(history.attempts, 'attempt'),
    elapsed: formatDuration(history.elapsedMs),
    notStarted: describeNotStarted(callError, operation),
    ...getResponseValues(failure),
    ...describeRedirect(failure, history.host),
    ...getConnectionValues(failure),
    ...listCauses(subject),
    aboutJob: describeJob(subject),
    input: findInputToCheck(subject),
    ...listOtherCausesOfNotFound(failure, subject),
  }
  return new StepError(chooseCode(callError, subject), values, callError)
}

/** The values of a response for messages. */
interface ResponseValues {
  /** 0 without a response. */
  status: number
  serverMessage: string | undefined
  jobId: string | undefined
  /** Where to find the ID of the running export, unless the response contains it. */
  whereId: string | undefined
  title: string | undefined
  /** How long the service asks clients to wait, if it does. */
  until: string | undefined
  likely: string | undefined
  advice: string
  /** What to know and do if the response is not a web page, but is unknown to this version. */
  unrecognized: string | undefined
  unrecognizedAdvice: string | undefined
  /** What else to check if it is unknown whether an export was started. */
  statusPage: string | undefined
  /** A warning about running the step again. */
  repetition: string | undefined
}

/** What else a 404 may mean, unless its message is about the project or the site. */
interface OtherCausesOfNotFound {
  /** Whether the server may lack this form of the API, or all of it. */
  readonly mayLackApi: boolean
  /** The inputs to leave out for the other form. */
  readonly projectInputs: string | undefined
}

function listOtherCausesOfNotFound(
  failure: ApiFailure,
  { operation, project }: CallSubject,
): OtherCausesOfNotFound {
  const sought = project === undefined ? SITE_WORDS : PROJECT_WORDS
  const message = failure.kind === 'status' ? (failure.serverMessage ?? '') : ''
  // A server without this form of the API may quote the path of the request, which has these words.
  const words = message.replace(PATHS, '')
  if (sought.test(words)) return { mayLackApi: false, projectInputs: undefined }
  const projectInputs = PROJECT_INPUTS[operation === 'update' ? 'update' : 'start']
  return { mayLackApi: true, projectInputs }
}

const PATHS = /\S*\/\S*/g
const SITE_WORDS = /\b(?:site|domain)\b/i
const PROJECT_WORDS = /\bproject\b/i

/** The inputs that an export by domain does not have, by the call that failed. */
const PROJECT_INPUTS = {
  start: '`project-id`',
  update: '`project-id`, `update`, and `expect-commit`',
}

function getResponseValues(failure: ApiFailure): Readonly<ResponseValues> {
  const values: ResponseValues = {
    status: 0,
    serverMessage: undefined,
    jobId: undefined,
    whereId: undefined,
    title: undefined,
    until: undefined,
    likely: undefined,
    advice: OTHER_ADVICE,
    unrecognized: undefined,
    unrecognizedAdvice: undefined,
    statusPage: 'the service’s status page',
    repetition: undefined,
  }
  if (failure.kind === 'unreadable') return { ...values, ...getUnreadableValues(failure.title) }
  if (failure.kind !== 'status') return values
  const { status, serverMessage, jobId, retryAfterMs } = failure
  if (retryAfterMs) values.until = formatDuration(retryAfterMs)
  if (status === 429)
    values.likely =
      'The service probably did not start the export, because it was limiting requests.'
  return {
    ...values,
    status,
    serverMessage,
    jobId,
    whereId:
      jobId === undefined ? 'The log of the run that started that export shows the ID' : undefined,
    advice: ADVICE_BY_STATUS[status] ?? OTHER_ADVICE,
  }
}

/** Returns the values for a response that was not understood. `title`: that of a web page. */
function getUnreadableValues(title: string | undefined): Partial<ResponseValues> {
  if (title !== undefined) return { title }
  return UNRECOGNIZED
}

const UNRECOGNIZED = {
  unrecognized: 'This step does not recognize this response',
  unrecognizedAdvice:
    'then use the newest version of this action. If that does not help, report the response in the action’s repository',
  statusPage: undefined,
  repetition:
    'If you get the same response again, do not run this step a third time, because each run may start another export: use the newest version of this action or report the response in the action’s repository',
}

/** Returns where a redirect points, and what to do; `host` is that of the request. */
function describeRedirect(failure: ApiFailure, host: string) {
  const otherHost = {
    redirectTarget: undefined,
    redirectAdvice:
      'Set `base-url` to the address of the API itself. If `base-url` is right, a sign-in page or a proxy redirects requests from this runner',
  }
  if (failure.kind !== 'status' || !failure.location) return otherHost
  const target = URL.parse(failure.location, `https://${host}`)
  if (target === null) return otherHost
  if (target.host !== host) return { ...otherHost, redirectTarget: target.host }
  return {
    redirectTarget: `${target.pathname} on the same host`,
    redirectAdvice:
      'Check whether `base-url` lacks a part of the path, and whether a gateway in front of the API rewrites paths',
  }
}

/** The part of `base-url` to check, and what else may be in the way. */
const UNRESOLVED = { part: 'host name', obstacle: undefined }
const UNCONNECTED = { part: 'host and port', obstacle: 'a firewall or a proxy' }

function getConnectionValues(failure: ApiFailure) {
  const noAdvice = { certificateAdvice: undefined, proxyAdvice: undefined }
  if (failure.kind !== 'not-sent') return { why: failure.why, ...UNCONNECTED, ...noAdvice }
  const { proxy, certificateFault } = failure
  const why = failure.certificate ?? failure.why
  const certificateAdvice = certificateFault && CERTIFICATE_ADVICE[certificateFault]
  const proxyAdvice = proxy && PROXY_ADVICE[proxy]
  if (failure.isUnresolved) return { why, ...UNRESOLVED, certificateAdvice, proxyAdvice }
  return { why, ...UNCONNECTED, certificateAdvice, proxyAdvice }
}

const CERTIFICATE_ADVICE: Readonly<Record<CertificateFault, string>> = {
  'other-host': 'set `base-url` to a host name that is in the server’s certificate',
  expired: 'renew the server’s certificate',
  'unknown-issuer':
    'if your own certificate authority (CA) issued the server’s certificate, set `NODE_EXTRA_CA_CERTS` in the `env` of the job to the path of that CA’s certificate in PEM form',
}

const PROXY_ADVICE: Readonly<Record<ProxyFailureKind, string>> = {
  unreachable:
    'check the host and port of the proxy or, if the runner can reach the service directly, add the service’s host to `NO_PROXY`',
  login:
    'check the username and password in that variable, where special characters must be percent-encoded',
  refused:
    'have the administrator of the proxy allow the host or, if the runner can reach the host directly, add the host to `NO_PROXY`',
  failed:
    'check whether the proxy can reach the host or, if the runner can reach the host directly, add the host to `NO_PROXY`',
}

/** Returns the sentence that no export was started, if that is certain. */
function describeNotStarted({ failure }: CallError, operation: Operation): string | undefined {
  const isUnsentStart = operation === 'start' && failure.kind === 'not-sent'
  if (!OPERATIONS_BEFORE_START.has(operation) && !isUnsentStart) return undefined
  return 'No export was started.'
}

/**
 * Returns the input to check: the address of the API, unless an existing job proves that it is
 * right.
 */
function findInputToCheck({ operation, jobProgress }: CallSubject): string | undefined {
  if (jobProgress !== undefined || operation === 'bundle') return undefined
  return 'base-url'
}

/** Causes of refusals that only one of the export APIs has, each as a sentence or a part of one. */
interface Causes {
  readonly invalid: string | undefined
  readonly plan: string | undefined
  readonly login: string | undefined
  readonly limit: string | undefined
}

function listCauses({ operation, project }: CallSubject): Causes {
  const none: Causes = { invalid: undefined, plan: undefined, login: undefined, limit: undefined }
  if (!EXPORT_OPERATIONS.has(operation)) return { ...none, invalid: WRONG_PROJECT }
  if (project === undefined) return { ...none, invalid: WRONG_DOMAIN }
  return PROJECT_CAUSES
}

const WRONG_DOMAIN = 'Check that `domain` is a site of the organization of this API key'
const WRONG_PROJECT = 'Check `project-id` (shown on the API keys page of the dashboard)'

const PROJECT_CAUSES: Causes = {
  invalid: `${WRONG_PROJECT}. Also check \`base-path\`: the service might not accept \`/docs/\` or \`/documentation/\``,
  plan: 'The plan of the organization may also lack static export, which requires Enterprise.',
  login: 'the site requires readers to sign in',
  limit: 'The service allows ten starts an hour for the whole organization.',
}

function chooseCode({ failure, reason }: CallError, subject: CallSubject) {
  const { operation } = subject
  // A start is retried only if the service itself rejected it, so the failure is not about the
  // network. Neither is that of a build while another one is running.
  const isRejectedStart = operation === 'start' || isBuildRunning(operation, failure)
  const isRefused = reason === 'refused' || (reason === 'exhausted' && isRejectedStart)
  if (failure.kind === 'status' && isRefused) return chooseCodeOfRefusal(failure, subject)

  if (reason === 'unknown') return chooseCodeOfUnknownStart(failure)
  if (failure.kind === 'not-sent') return chooseCodeOfUnsent(failure)
  if (failure.kind === 'unreadable') return 'answers-unreadable'
  if (failure.kind !== 'status') return 'unreachable'
  if (operation === 'bundle' && failure.status === 409) return 'bundle-not-ready'
  if (failure.status === 429) return 'limited'
  return 'unreachable'
}

function chooseCodeOfUnsent({ proxy, certificate }: ConnectionFailure) {
  if (proxy) return 'proxy-failed'
  if (certificate !== undefined) return 'not-trusted'
  return 'not-connected'
}

function chooseCodeOfUnknownStart(failure: ApiFailure) {
  if (failure.kind === 'unreadable' && failure.title !== undefined) return 'start-at-web-page'
  return 'start-unknown'
}

/** The statuses with their own cause, for any call. */
const CODES_BY_STATUS: ReadonlyMap<
  number,
  'unauthorized' | 'payment-required' | 'forbidden' | 'invalid'
> = new Map([
  [401, 'unauthorized'],
  [402, 'payment-required'],
  [403, 'forbidden'],
  [400, 'invalid'],
  [422, 'invalid'],
] as const)

function chooseCodeOfRefusal(failure: StatusFailure, subject: CallSubject) {
  const { status, isHtml } = failure
  const { operation } = subject
  if (operation === 'start') {
    if (status === 409) return 'export-running'
    if (status === 429) return 'start-limited'
  }
  if (isBuildRunning(operation, failure)) return 'build-running'
  if (isHtml) return 'not-the-api'
  if (isGone(status, operation)) return 'export-gone'
  if (status === 404) return chooseCodeOfNotFound(subject)
  const code = CODES_BY_STATUS.get(status)
  if (code !== undefined) return code
  if (status >= 300 && status < 400) return 'redirected'
  return 'refused'
}

/** Is the bundle gone? It is requested only for a completed job, so it existed. */
function isGone(status: number, operation: Operation): boolean {
  if (operation === 'bundle') return status === 404 || status === 410
  return operation === 'status' && status === 410
}

function chooseCodeOfNotFound({ operation, project }: CallSubject) {
  switch (operation) {
    case 'agent-job':
      return 'agent-job-not-found'
    case 'update':
      return 'project-not-found'
    case 'update-status':
      return 'build-not-found'
    case 'start':
      if (project === undefined) return 'export-address-not-found'
      return 'project-not-found'
    default:
      if (project === undefined) return 'export-job-not-found'
      return 'project-job-not-found'
  }
}

/** Returns a sentence about the job, which a failure of this step does not change. */
function describeJob({ operation, job, jobProgress }: CallSubject): string | undefined {
  if (job === undefined) return undefined
  if (operation === 'bundle') return `The job ${job} has completed`
  switch (jobProgress) {
    case 'running':
      return `The job ${job} is still running`
    case 'ended':
      return `The job ${job} has ended`
    case 'unknown':
      return `The job ${job} may still be running`
    default:
      return undefined
  }
}

/** Advice by status of a refusal, as sentences without a period. */
const ADVICE_BY_STATUS: Readonly<Record<number, string>> = {
  405: 'The server at `base-url` does not accept this kind of request: check that `base-url` is the root of the admin API',
  413: 'The request is small, so a proxy or a firewall responds instead of the service: have it let requests from this runner through',
  418: 'Web application firewalls respond like this: have the firewall let requests from this runner through',
  451: 'The request is blocked for legal reasons, by the service or by a filter between the service and this runner: ask the service’s support and the administrator of this runner’s network',
}
const OTHER_ADVICE =
  'Check `base-url` and the other inputs of this step, and whether a proxy or a firewall responds instead of the service'
