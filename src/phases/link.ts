import { CallError } from '../api/call.ts'
import type { AdminApi } from '../api/client.ts'
import { explainCallError } from '../api/explain-call-error.ts'
import { StepError } from '../errors/errors.ts'
import { type BundleLink, linkExpiry, linkProblem, linkSecrets } from '../fetch/presigned-link.ts'
import { isLoopback } from '../net/host-name.ts'
import { RETRY } from '../net/retry-policy.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'
import type { Log } from '../text/log.ts'
import type { WaitPlan } from './wait-plan.ts'

/** Where a link is redacted: in all logs of the job, or only in what this step prints, so that other jobs can use it. */
export type Redaction = 'all logs' | 'this step'

/** Keeps a link and its signature out of the logs. */
export function redactLink(link: string, redaction: Redaction, log: Log): void {
  for (const secret of linkSecrets(link)) {
    if (redaction === 'all logs') log.mask(secret)
    else log.hide(secret)
  }
}

/** What a link is asked for with. */
export interface LinkOptions {
  readonly baseUrl: URL
  readonly redaction: Redaction
  /** Until its deadline the service may say that the job is not finished after all. */
  readonly waitPlan: WaitPlan
}

/**
 * Section 4.4 of the API: asks for a link to the bundle of a finished job, redacts it in the logs, and sets the outputs.
 * @throws StepError if there is none, or none that can be used
 */
export async function requestLink(
  api: Pick<AdminApi, 'requestBundle'>,
  job: { readonly id: string; readonly status: string },
  { baseUrl, redaction, waitPlan }: LinkOptions,
  { outputs, facts, log, clock }: Step,
): Promise<BundleLink> {
  const limits = {
    maxRetries: RETRY.maxRetries,
    retryUnfinishedUntil: waitPlan.wait ? waitPlan.deadline : undefined,
  }
  const answer = await api.requestBundle(job.id, limits).catch((error: unknown) => {
    throw error instanceof CallError
      ? explainCallError(error, { call: 'bundle', job: job.id, lastStatus: job.status })
      : error
  })
  const url = answer.bundleUrl
  if (url === undefined) throw new StepError('link-missing', { job: job.id, said: undefined })
  const problem = linkProblem(url, isLoopback(baseUrl.hostname))
  if (problem) throw new StepError('link-invalid', { job: job.id, why: problem })
  redactLink(url, redaction, log)
  const expiresAt = Math.min(answer.expiresAt ?? Infinity, linkExpiry(new URL(url)) ?? Infinity)
  const isFirst = facts.linkExpiresAt === undefined
  const expiry = Number.isFinite(expiresAt) ? new Date(expiresAt).toISOString() : ''
  facts.linkExpiresAt = expiry
  outputs.set('bundleUrl', url)
  outputs.set('linkExpiresAt', expiry)
  if (isFirst && answer.jobId !== undefined && answer.jobId !== job.id) {
    const what = safe`The service was asked for the bundle of job ${job.id}, and says that this is one of job ${answer.jobId}.`
    log.warning(safe`Another job’s bundle?`, safe`${what} Look at what is in it before you publish it.`)
  }
  if (isFirst) log.info(safe`The bundle can be downloaded ${expiry ? `until ${expiry}` : 'now'}`)
  if (isFirst && expiresAt <= clock.now())
    log.info(safe`Note: the link says that it has already expired: is the clock of this machine right?`)
  return { url, sizeBytes: answer.sizeBytes, expiresAt: expiry ? expiresAt : undefined }
}
