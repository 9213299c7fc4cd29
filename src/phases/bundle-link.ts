import { CallError } from '../api/call.ts'
import { makeCallStepError } from '../api/choose-call-error-code.ts'
import type { ExportForm } from '../api/export-forms.ts'
import type { BundleAnswer } from '../api/responses.ts'
import { StepError } from '../errors/errors.ts'
import { type BundleLink, findLinkProblem, readLinkExpiry } from '../fetch/presigned-link.ts'
import { isLoopback } from '../net/host-name.ts'
import type { WaitPlan } from '../net/poll.ts'
import { RETRY } from '../net/retry-policy.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'
import { setJobOutputs } from './job-outputs.ts'
import { type Redaction, redactLink, redactLinksIn } from './redact-links.ts'

/** A completed job. */
interface CompletedJob {
  readonly id: string
  readonly status: string
  /** Set in the project's form of the API. */
  readonly project?: string | undefined
}

/** The options of a request for a link. */
interface LinkOptions {
  readonly baseUrl: URL
  readonly redaction: Redaction
  /** Until its deadline, the request is retried if the service reports the job as unfinished. */
  readonly waitPlan: WaitPlan
}

/**
 * Section 4.4 of the API: requests the link to the bundle of a finished job, redacts it in the
 * logs, sets the outputs, and logs when it expires.
 * @throws StepError if there is none, or none that can be used
 */
export async function requestLink(
  form: LinkForm,
  job: CompletedJob,
  options: LinkOptions,
  step: Step,
): Promise<BundleLink> {
  const answer = await askForLink(form, job, options, step)
  return takeLink(answer.bundle, answer.job, options, step)
}

/**
 * Requests another link to the same bundle, redacts it in the logs, and sets the outputs.
 * @throws StepError if there is no link, or it cannot be used
 */
export async function renewLink(
  form: LinkForm,
  job: CompletedJob,
  options: LinkOptions,
  step: Step,
): Promise<BundleLink> {
  const answer = await askForLink(form, job, options, step)
  return outputLink(answer.bundle, answer.job, options, step).link
}

type LinkForm = Pick<ExportForm, 'requestLink'>

async function askForLink(
  form: LinkForm,
  job: CompletedJob,
  { waitPlan, redaction }: LinkOptions,
  step: Step,
): Promise<{ readonly bundle: BundleAnswer | undefined; readonly job: CompletedJob }> {
  let retryUnfinishedUntil: number | undefined
  if (waitPlan.wait) retryUnfinishedUntil = waitPlan.deadlineMs
  const limits = { maxRetries: RETRY.maxRetries, retryUnfinishedUntil }
  const { bundle, state } = await form.requestLink(job.id, limits).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error
    const { id, status: lastStatus, project } = job
    throw makeCallStepError(error, { call: 'bundle', job: id, project, lastStatus })
  })
  if (state === undefined) return { bundle, job }
  redactLinksIn(state, redaction, step.log)
  setJobOutputs(state, step)
  return { bundle, job: { ...job, status: state.status } }
}

/**
 * Takes the link from the response about the bundle of a finished job, redacts it in the logs, sets
 * the outputs, and logs when it expires.
 * @throws StepError if there is no link, or it cannot be used
 */
export function takeLink(
  bundle: BundleAnswer | undefined,
  job: CompletedJob,
  options: LinkOptions,
  step: Step,
): BundleLink {
  const { link, expiry, jobId } = outputLink(bundle, job, options, step)
  const { log, clock } = step
  if (jobId !== undefined && jobId !== job.id) {
    const asked = safe`The service was asked for the bundle of job ${job.id}`
    const what = safe`${asked}, and says that this is one of job ${jobId}`
    const advice = safe`Check its content before you publish it`
    log.warning(safe`Another job’s bundle?`, safe`${what}. ${advice}.`)
  }
  if (expiry === '') log.info(safe`The bundle can be downloaded now`)
  else log.info(safe`The bundle can be downloaded until ${expiry}`)
  const { expiresAt } = link
  if (expiresAt !== undefined && expiresAt <= clock.now())
    log.info(
      safe`Note: the link says that it has already expired: is the clock of this machine right?`,
    )
  return link
}

/** Returns the link, when it expires (ISO 8601, or empty), and the job that its answer names. */
function outputLink(
  bundle: BundleAnswer | undefined,
  { id, status }: CompletedJob,
  { baseUrl, redaction }: LinkOptions,
  { outputs, facts, log }: Step,
) {
  if (bundle?.bundleUrl === undefined) throw new StepError('link-missing', { job: id, status })
  const { bundleUrl: url, sizeBytes, jobId } = bundle
  const problem = findLinkProblem(url, isLoopback(baseUrl.hostname))
  if (problem) throw new StepError('link-invalid', { job: id, why: problem })
  redactLink(url, redaction, log)
  const expiresAt = findEarliest([bundle.expiresAt, readLinkExpiry(new URL(url))])
  let expiry = ''
  if (expiresAt !== undefined) expiry = new Date(expiresAt).toISOString()
  facts.linkExpiresAt = expiry
  outputs.set('bundleUrl', url)
  outputs.set('linkExpiresAt', expiry)
  return { link: { url, sizeBytes, expiresAt }, expiry, jobId }
}

function findEarliest(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined)
  if (known.length === 0) return undefined
  return Math.min(...known)
}
