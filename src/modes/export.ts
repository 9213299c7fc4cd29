import { type AdminApi, adminApi, CallError, type RetryLimits } from '../api/client.ts'
import { explainCallError } from '../api/failure.ts'
import type { JobState, StartedExport } from '../api/responses.ts'
import { StepError } from '../errors.ts'
import type { ExportInputs } from '../inputs/inputs.ts'
import type { Outcome } from '../messages.ts'
import { clientOptions, FEW_TRIES } from '../phases/api-client.ts'
import { type Delivery, prepareTargets, takeBundle, wantsBundle } from '../phases/bundle.ts'
import { watch } from '../phases/follow.ts'
import { prepareHandOver } from '../phases/hand-over.ts'
import { requestLink } from '../phases/link.ts'
import { safe } from '../report/clean.ts'
import type { Step } from '../step.ts'

const ENDS = new Set(['completed', 'failed'])
const RUNNING = new Set(['queued', 'running'])

/**
 * Section 4.5 of the API: start an export (or take up one), follow it until it ends, ask for its bundle, take that where
 * it is wanted, check the site, hand it over. What can refuse the result is looked at before anything is started.
 * @throws StepError for every bad end
 */
export async function exportSite(inputs: ExportInputs, step: Step): Promise<Outcome> {
  const api = adminApi(clientOptions(inputs, step))
  step.notes.push({ name: 'Domain', value: inputs.domain ?? '' })

  await prepareTargets(inputs, step)
  const handOver = await prepareHandOver(inputs, step)
  const deadline = step.clock.now() + inputs.waitTimeoutMs
  const started = inputs.jobId === undefined ? await start(api, inputs, deadline, step) : undefined
  const jobId = started?.jobId ?? inputs.jobId ?? ''
  step.resume = { 'job-id': jobId }
  step.outputs.set('jobId', jobId)

  const job = await followExport(api, inputs, { jobId, started, deadline }, step)
  if (!job) return 'pending'
  if (job.status === 'failed') throw new StepError('export-failed', { job: jobId, said: job.error })

  const renewLink = () => requestLink(api, jobId, deadline, inputs, step)
  const first = await step.phase('Bundle', renewLink)
  const use = async ({ archive, site }: Delivery) => {
    if (site) await checkAsWanted(site, inputs, step)
    await handOver.attach(archive)
  }
  const link = wantsBundle(inputs) ? await takeBundle(first, renewLink, use, inputs, step) : first
  await handOver.writeLink(link.url)
  return 'succeeded'
}

/** The gate is loaded when there is something to check. */
async function checkAsWanted(site: string, inputs: ExportInputs, step: Step): Promise<void> {
  if (inputs.verify === 'off') return
  const { checkSite } = await import('../phases/gate.ts')
  await checkSite(site, inputs, step)
}

async function start(api: AdminApi, inputs: ExportInputs, deadline: number, step: Step): Promise<Started> {
  const domain = inputs.domain ?? ''
  step.log.info(safe`Starting the export of ${domain}`)
  const limits = inputs.wait ? { deadline } : { deadline, maxTries: FEW_TRIES }
  try {
    const started = await step.phase('Start', () => api.startExport(domain, limits))
    step.log.info(safe`Started job ${started.jobId}`)
    return { ...started, startedAt: step.clock.now() }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (step.signal.aborted) throw new StepError('cancelled-while-starting', {}, error)
    throw explainCallError(error, { call: 'start' })
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
    read: (limits: RetryLimits) => api.readExport(jobId, limits),
    failure: (callError: CallError, lastStatus: string | undefined) =>
      explainCallError(callError, { call: 'status', job: jobId, lastStatus }),
    ...(started && { first: started.state, startedAt: started.startedAt }),
  }
  return watch(watched, inputs, deadline, step)
}
