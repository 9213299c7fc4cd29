import { type AdminApi, CallError } from '../api/client.ts'
import { explainCallError } from '../api/failure.ts'
import { StepError } from '../errors.ts'
import { type BundleLink, linkExpiry, linkProblem, linkSecrets } from '../fetch/presigned-link.ts'
import type { ExportInputs, Inputs } from '../inputs/inputs.ts'
import { isLoopback } from '../net/host-name.ts'
import { safe } from '../report/clean.ts'
import type { Step } from '../step.ts'
import { FEW_TRIES } from './api-client.ts'

/** Hides a link in all logs or, where the workflow wants to pass it on, in what this step prints. */
export function redactLink(link: string, inputs: Inputs, { log }: Step): void {
  const keepsUsable = inputs.mode === 'export' && !inputs.maskBundleUrl
  for (const secret of linkSecrets(link)) {
    if (keepsUsable) log.hide(secret)
    else log.mask(secret)
  }
}

/**
 * Section 4.4 of the API: asks for a link to the bundle of a finished job, hides it in the logs, and hands it out. Until
 * `deadline` (ms since the epoch) the service may say that the job is not finished after all.
 * @throws StepError if there is none, or none that can be used
 */
export async function requestLink(
  api: AdminApi,
  jobId: string,
  deadline: number,
  inputs: ExportInputs,
  step: Step,
): Promise<BundleLink> {
  const { outputs, log } = step
  const limits = { maxTries: FEW_TRIES, readyBy: inputs.wait ? deadline : undefined }
  const answer = await api.requestBundle(jobId, limits).catch((error: unknown) => {
    throw error instanceof CallError
      ? explainCallError(error, { call: 'bundle', job: jobId, lastStatus: outputs.get('status') })
      : error
  })
  const url = answer.bundleUrl
  if (url === undefined) throw new StepError('link-missing', { job: jobId, said: undefined })
  const problem = linkProblem(url, isLoopback(inputs.baseUrl.hostname))
  if (problem) throw new StepError('link-unusable', { job: jobId, why: problem })
  redactLink(url, inputs, step)

  const expiresAt = Math.min(answer.expiresAt ?? Infinity, linkExpiry(new URL(url)) ?? Infinity)
  const expiry = Number.isFinite(expiresAt) ? new Date(expiresAt).toISOString() : ''
  outputs.set('bundleUrl', url)
  outputs.set('linkExpiresAt', expiry)
  log.info(expiry ? safe`The bundle can be fetched until ${expiry}` : safe`The bundle can be fetched`)
  if (expiresAt <= step.clock.now())
    log.info(safe`Note: by its own words the link has expired already; is the clock of this machine right?`)
  return { url, sizeBytes: answer.sizeBytes, expiresAt: expiry ? expiresAt : undefined }
}
