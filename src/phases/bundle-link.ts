import { CallError } from '../api/api-client.ts'
import { makeCallStepError } from '../api/call-step-error.ts'
import type { ExportApi } from '../api/export-apis.ts'
import type { BundleResponse } from '../api/parse-responses.ts'
import { StepError } from '../errors/step-error.ts'
import { type BundleLink, findLinkProblem, readLinkExpiry } from '../fetch/presigned-link.ts'
import { isLoopback } from '../net/host-name.ts'
import type { WaitPlan } from '../net/poll.ts'
import { RETRY_POLICY } from '../net/retry-policy.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'
import { setJobOutputs } from './job-outputs.ts'
import { type RedactionScope, redactLink, redactLinksIn } from './redact-links.ts'

type LinkApi = Pick<ExportApi, 'requestLink'>

/** A completed job. */
interface CompletedJob {
  readonly id: string
  readonly status: string
  /** Set in the project's export API. */
  readonly project?: string | undefined
}

/** The options of a request for a link. */
interface LinkOptions {
  readonly baseUrl: URL
  readonly redaction: RedactionScope
  /** Until its deadline, the request is retried if the service reports the job as unfinished. */
  readonly waitPlan: WaitPlan
}

/** The response about a bundle, and the job with its newest status. */
interface LinkResponse {
  readonly bundle: BundleResponse | undefined
  readonly job: CompletedJob
}

/** A link that is in the outputs. */
interface OutputLink {
  readonly link: BundleLink
  /** When it expires (ISO 8601); empty if unknown. */
  readonly expiry: string
  /** The job that the service says the bundle belongs to. */
  readonly bundleJobId: string | undefined
}

/**
 * Section 4.4 of the API: requests the link to the bundle of a finished job, redacts it in the
 * logs, sets the outputs, and logs when it expires.
 * @throws StepError if there is none, or none that can be used
 */
export async function requestLink(
  exportApi: LinkApi,
  job: CompletedJob,
  options: LinkOptions,
  step: Step,
): Promise<BundleLink> {
  const response = await sendLinkRequest(exportApi, job, options, step)
  return reportLink(response.bundle, response.job, options, step)
}

/**
 * Requests another link to the same bundle, redacts it in the logs, and sets the outputs.
 * @throws StepError if there is no link, or it cannot be used
 */
export async function renewLink(
  exportApi: LinkApi,
  job: CompletedJob,
  options: LinkOptions,
  step: Step,
): Promise<BundleLink> {
  const response = await sendLinkRequest(exportApi, job, options, step)
  return outputLink(response.bundle, response.job, options, step).link
}

/**
 * Returns the link in the response about the bundle of a finished job. Redacts it in the logs, sets
 * the outputs, and logs when it expires.
 * @throws StepError if there is no link, or it cannot be used
 */
export function reportLink(
  bundle: BundleResponse | undefined,
  job: CompletedJob,
  options: LinkOptions,
  step: Step,
): BundleLink {
  const { link, expiry, bundleJobId } = outputLink(bundle, job, options, step)
  if (bundleJobId !== undefined && bundleJobId !== job.id) warnOfOtherJob(job.id, bundleJobId, step)
  logExpiry(link, expiry, step)
  return link
}

async function sendLinkRequest(
  exportApi: LinkApi,
  job: CompletedJob,
  { waitPlan, redaction }: LinkOptions,
  step: Step,
): Promise<LinkResponse> {
  let retryUnfinishedUntilMs: number | undefined
  if (waitPlan.shouldWait) retryUnfinishedUntilMs = waitPlan.deadlineMs
  const limits = { maxRetries: RETRY_POLICY.maxRetries, retryUnfinishedUntilMs }
  try {
    const { bundle, state } = await exportApi.requestLink(job.id, limits)
    if (state === undefined) return { bundle, job }

    redactLinksIn(state, redaction, step.log)
    setJobOutputs(state, step)
    return { bundle, job: { ...job, status: state.status } }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { id, status: lastStatus, project } = job
    throw makeCallStepError(error, { operation: 'bundle', job: id, project, lastStatus })
  }
}

/**
 * Redacts a link in the logs, and sets the outputs.
 * @throws StepError if there is no link, or it cannot be used
 */
function outputLink(
  bundle: BundleResponse | undefined,
  { id, status }: CompletedJob,
  { baseUrl, redaction }: LinkOptions,
  { outputs, facts, log }: Step,
): OutputLink {
  if (bundle?.bundleUrl === undefined) throw new StepError('link-missing', { job: id, status })
  const { bundleUrl: url, sizeBytes } = bundle
  const problem = findLinkProblem(url, isLoopback(baseUrl.hostname))
  if (problem !== undefined) throw new StepError('link-invalid', { job: id, why: problem })

  // Nothing may show the link before this.
  redactLink(url, redaction, log)
  const expiresAtMs = findEarliest([bundle.expiresAtMs, readLinkExpiry(new URL(url))])
  let expiry = ''
  if (expiresAtMs !== undefined) expiry = new Date(expiresAtMs).toISOString()

  facts.linkExpiresAt = expiry
  outputs.set('bundleUrl', url)
  outputs.set('linkExpiresAt', expiry)
  return { link: { url, sizeBytes, expiresAtMs }, expiry, bundleJobId: bundle.jobId }
}

function findEarliest(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined)
  if (known.length === 0) return undefined
  return Math.min(...known)
}

function warnOfOtherJob(jobId: string, bundleJobId: string, { log }: Step): void {
  const request = safe`The service was asked for the bundle of job ${jobId}`
  const response = safe`but responded with the bundle of job ${bundleJobId}`
  const advice = safe`Check the content of this bundle before you publish it`
  log.warning(safe`Another job’s bundle?`, safe`${request}, ${response}. ${advice}.`)
}

function logExpiry({ expiresAtMs }: BundleLink, expiry: string, { log, clock }: Step): void {
  if (expiry === '') log.info(safe`The bundle can be downloaded now`)
  else log.info(safe`The link to the bundle expires at ${expiry}`)
  if (expiresAtMs === undefined || expiresAtMs > clock.now()) return
  log.info(
    safe`Note: by this machine’s clock, the link has already expired. Is that clock correct?`,
  )
}
