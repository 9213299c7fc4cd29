import { type AdminApi, adminApi, GaveUp, type Patience } from '../api/client.ts'
import { failureOf, type Subject } from '../api/failure.ts'
import type { JobState, StartedExport } from '../api/responses.ts'
import { isLoopback, linkExpiry, linkFault, linkSecrets } from '../bundle/link.ts'
import { StepError } from '../errors.ts'
import type { ExportInputs } from '../inputs.ts'
import type { Outcome } from '../messages.ts'
import { safe } from '../report/clean.ts'
import type { Step } from '../step.ts'
import { clientOptions, FEW_TRIES, watch } from './watch.ts'

const ENDS = new Set(['completed', 'failed'])
const RUNNING = new Set(['queued', 'running'])

/**
 * Section 4.5 of the API: start an export (or take up one), follow it until it ends, ask for its bundle.
 * @throws StepError for every bad end
 */
export async function exportSite(inputs: ExportInputs, step: Step): Promise<Outcome> {
  const api = adminApi(clientOptions(inputs, step))
  const deadline = step.clock.now() + inputs.waitTimeoutMs
  step.notes.push({ name: 'Domain', value: inputs.domain ?? '' })

  const started = inputs.jobId === undefined ? await start(api, inputs, deadline, step) : undefined
  const jobId = started?.jobId ?? inputs.jobId ?? ''
  step.resume = { 'job-id': jobId }
  step.outputs.set('jobId', jobId)

  const job = await followExport(api, inputs, { jobId, started, deadline }, step)
  if (!job) return 'pending'
  if (job.status === 'failed') throw new StepError('export-failed', { job: jobId, said: job.error })

  await step.phase('Bundle', () => requestLink(api, jobId, inputs, step))
  return 'succeeded'
}

async function start(api: AdminApi, inputs: ExportInputs, deadline: number, step: Step): Promise<Started> {
  const domain = inputs.domain ?? ''
  step.log.info(safe`Starting the export of ${domain}`)
  const patience = inputs.wait ? { deadline } : { deadline, maxTries: FEW_TRIES }
  try {
    const started = await step.phase('Start', () => api.startExport(domain, patience))
    step.log.info(safe`Started job ${started.jobId}`)
    return { ...started, startedAt: step.clock.now() }
  } catch (error) {
    if (step.signal.aborted) throw new StepError('cancelled-while-starting', {}, error)
    throw explained(error, { call: 'start' })
  }
}

type Started = StartedExport & { readonly startedAt: number }

interface Following {
  readonly jobId: string
  readonly started: Started | undefined
  readonly deadline: number
}

/** Returns the job at its end; undefined if it runs and the step does not wait. */
async function followExport(
  api: AdminApi,
  inputs: ExportInputs,
  { jobId, started, deadline }: Following,
  step: Step,
): Promise<JobState | undefined> {
  const watched = {
    phase: 'Export',
    jobId,
    ends: ENDS,
    running: RUNNING,
    read: (patience: Patience) => api.readExport(jobId, patience),
    failure: (gaveUp: GaveUp, lastStatus: string | undefined) =>
      failureOf(gaveUp, { call: 'status', job: jobId, lastStatus }),
    ...(started && { first: started.state, startedAt: started.startedAt }),
  }
  return watch(watched, inputs, deadline, step)
}

/** Asks for a link to the bundle, hides it, and hands it out. */
async function requestLink(api: AdminApi, jobId: string, inputs: ExportInputs, step: Step): Promise<void> {
  const subject: Subject = { call: 'bundle', job: jobId, lastStatus: step.outputs.get('status') }
  const answer = await api.requestBundle(jobId, { maxTries: FEW_TRIES }).catch((error: unknown) => {
    throw explained(error, subject)
  })
  const link = answer.bundleUrl
  if (link === undefined) throw new StepError('link-missing', { job: jobId, said: undefined })
  if (inputs.maskBundleUrl) for (const secret of linkSecrets(link)) step.log.mask(secret)
  const fault = linkFault(link, isLoopback(inputs.baseUrl.hostname))
  if (fault) throw new StepError('link-unusable', { job: jobId, why: fault })

  const expiresAt = Math.min(answer.expiresAt ?? Infinity, linkExpiry(new URL(link)) ?? Infinity)
  step.outputs.set('bundleUrl', link)
  if (Number.isFinite(expiresAt)) step.outputs.set('linkExpiresAt', new Date(expiresAt).toISOString())
  step.log.info(
    safe`The bundle can be fetched${Number.isFinite(expiresAt) ? safe` until ${new Date(expiresAt).toISOString()}` : ''}`,
  )
}

function explained(error: unknown, subject: Subject): unknown {
  return error instanceof GaveUp ? failureOf(error, subject) : error
}
