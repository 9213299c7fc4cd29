import { type AdminApi, GaveUp } from '../api/client.ts'
import { failureOf } from '../api/failure.ts'
import { isLoopback, linkExpiry, linkFault, linkSecrets } from '../bundle/link.ts'
import { StepError } from '../errors.ts'
import type { ExportInputs } from '../inputs.ts'
import { safe } from '../report/clean.ts'
import type { Step } from '../step.ts'
import { FEW_TRIES } from './watch.ts'

export interface BundleLink {
  readonly link: string
  /** What the service says the archive's size is, in bytes. */
  readonly sizeBytes: number | undefined
}

/**
 * Section 4.4 of the API: asks for a link to the bundle of a finished job, hides it in the logs, and hands it out.
 * @throws StepError if there is none, or none that can be used
 */
export async function requestLink(
  api: AdminApi,
  jobId: string,
  inputs: ExportInputs,
  step: Step,
): Promise<BundleLink> {
  const { outputs, log } = step
  const answer = await api.requestBundle(jobId, { maxTries: FEW_TRIES }).catch((error: unknown) => {
    throw error instanceof GaveUp
      ? failureOf(error, { call: 'bundle', job: jobId, lastStatus: outputs.get('status') })
      : error
  })
  const link = answer.bundleUrl
  if (link === undefined) throw new StepError('link-missing', { job: jobId, said: undefined })
  if (inputs.maskBundleUrl) for (const secret of linkSecrets(link)) log.mask(secret)
  const fault = linkFault(link, isLoopback(inputs.baseUrl.hostname))
  if (fault) throw new StepError('link-unusable', { job: jobId, why: fault })

  const expiresAt = Math.min(answer.expiresAt ?? Infinity, linkExpiry(new URL(link)) ?? Infinity)
  const expiry = Number.isFinite(expiresAt) ? new Date(expiresAt).toISOString() : ''
  outputs.set('bundleUrl', link)
  outputs.set('linkExpiresAt', expiry)
  log.info(expiry ? safe`The bundle can be fetched until ${expiry}` : safe`The bundle can be fetched`)
  return { link, sizeBytes: answer.sizeBytes }
}
