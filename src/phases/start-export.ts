import { CallError } from '../api/api-client.ts'
import { makeCallStepError } from '../api/call-step-error.ts'
import type { ExportApi } from '../api/export-apis.ts'
import type { JobState } from '../api/parse-responses.ts'
import { formatDuration } from '../common/units.ts'
import { StepError } from '../errors/step-error.ts'
import type { WaitPlan } from '../net/poll.ts'
import { RETRY_POLICY } from '../net/retry-policy.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'

/** The response to the request that started a job or a build. */
export interface StartResponse {
  /** Undefined if the response does not contain it. */
  readonly state: JobState | undefined
  /** In ms since the epoch. */
  readonly respondedAtMs: number
}

/** An export job. */
export interface ExportJob {
  readonly id: string
  /** Set if this step started it. */
  readonly startResponse?: StartResponse
}

/** The site to export, by domain or, in the project's export API, by project. */
interface SiteToExport {
  readonly domain?: string | undefined
  readonly projectId?: string | undefined
}

/** Returns the site to export, in words; untrusted text. */
function describeSite({ domain, projectId }: SiteToExport): string {
  return domain ?? `the project ${projectId}`
}

/**
 * Section 4.2 of the API: starts the export of a site.
 * @throws StepError if it was refused, or if it is unknown whether it was started
 */
export async function startExport(
  exportApi: Pick<ExportApi, 'start'>,
  subject: SiteToExport,
  { shouldWait, deadlineMs }: WaitPlan,
  step: Step,
): Promise<ExportJob> {
  step.log.info(safe`Starting the export of ${describeSite(subject)}`)
  let maxRetries: number | undefined
  if (!shouldWait) maxRetries = RETRY_POLICY.maxRetries
  try {
    const { jobId, state } = await step.runPhase(
      'Start',
      () => exportApi.start({ deadlineMs, maxRetries }),
      (elapsedMs) => safe`Start: no usable response yet after ${formatDuration(elapsedMs)}`,
    )
    step.log.info(safe`Started job ${jobId}`)
    return { id: jobId, startResponse: { state, respondedAtMs: step.clock.now() } }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (step.signal.aborted) throw new StepError('cancelled-while-starting', {}, error)
    throw makeCallStepError(error, { operation: 'start', project: subject.projectId })
  }
}
