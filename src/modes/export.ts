import type { AdminApi } from '../api/client.ts'
import type { JobState } from '../api/responses.ts'
import type { ComparedFolders } from '../changes/compare-folders.ts'
import { joinWords } from '../common/units.ts'
import { StepError } from '../errors/errors.ts'
import type { Outcome } from '../errors/messages.ts'
import type { BundleLink } from '../fetch/presigned-link.ts'
import type { ExportInputs } from '../inputs/export.ts'
import type { InputName } from '../inputs/table.ts'
import { openApi } from '../phases/api-client.ts'
import { withComment } from '../phases/comment.ts'
import { withEarlierSite } from '../phases/earlier-site.ts'
import { fetchArchive } from '../phases/fetch.ts'
import { type FollowedJob, followJob } from '../phases/follow.ts'
import { type HandOver, prepareHandOver, type Result } from '../phases/hand-over.ts'
import { requestLink } from '../phases/link.ts'
import { prepareTargets } from '../phases/prepare-targets.ts'
import { type ExportJob, startExport } from '../phases/start.ts'
import { unpackArchive } from '../phases/unpack.ts'
import { waitForCheck } from '../phases/wait-for-check.ts'
import { planWait, type WaitPlan } from '../phases/wait-plan.ts'
import { inWorkDir } from '../phases/work-dir.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'
import { siteFolder } from '../web/tree.ts'

const ENDS = new Set(['completed', 'failed'])
const RUNNING = new Set(['queued', 'running'])

/**
 * Section 4.5 of the API: waits for the check of the commit, starts an export (or resumes one), follows it until it ends, and
 * asks for its bundle. Downloads and unpacks that where it is wanted, compares and checks the site, and hands it over. Whatever
 * can refuse the result is checked before anything is started.
 * @throws StepError for every bad end
 */
export function exportSite(inputs: ExportInputs, step: Step): Promise<Outcome> {
  return withComment(inputs.comment, step, () => prepareAndExport(inputs, step))
}

async function prepareAndExport(inputs: ExportInputs, step: Step): Promise<Outcome> {
  const { domain } = inputs.job
  if (domain !== undefined) {
    step.facts.subject = domain
    step.notes.push({ name: 'Domain', value: domain })
  }
  await prepareTargets(inputs.targets, step)
  return withEarlierSite(inputs, step, async (earlier) => {
    const handOver = await prepareHandOver(inputs, step)
    return runExport(inputs, handOver, earlier, step)
  })
}

/** `earlier` is the folder with the earlier site, if there is one. */
async function runExport(
  inputs: ExportInputs,
  handOver: HandOver,
  earlier: string | undefined,
  step: Step,
): Promise<Outcome> {
  const api = openApi(inputs.service, step)
  const waitPlan = planWait(inputs.waiting, step.clock.now())
  await waitForCheck(inputs, waitPlan, step)
  const job = await startOrResume(api, inputs.job, waitPlan, step)
  const redaction = inputs.maskBundleUrl ? 'all logs' : 'this step'
  const followed: FollowedJob<JobState> = {
    ...job,
    phase: 'Export',
    read: (limits) => api.readExport(job.id, limits),
    ends: ENDS,
    running: RUNNING,
    call: 'status',
    redaction,
  }
  const state = await followJob(followed, waitPlan, step)
  if (!state) {
    reportDeferred(inputs, step)
    return 'pending'
  }
  if (state.status === 'failed') throw new StepError('export-failed', { job: job.id, said: state.error })

  const linkOptions = { baseUrl: inputs.service.baseUrl, redaction, waitPlan } as const
  const renewLink = () => requestLink(api, { id: job.id, status: state.status }, linkOptions, step)
  const first = await step.phase('Bundle', renewLink)
  const wantsArchive = inputs.targets.bundle !== undefined || inputs.targets.site !== undefined
  const result = wantsArchive
    ? await takeArchive(first, renewLink, { inputs, handOver, earlier, pageCount: state.pageCount }, step)
    : { link: first.url }
  await handOver.writeValues(result)
  return 'succeeded'
}

async function startOrResume(
  api: AdminApi,
  asked: ExportInputs['job'],
  waitPlan: WaitPlan,
  step: Step,
): Promise<ExportJob> {
  const job =
    asked.jobId === undefined ? await startExport(api, asked.domain, waitPlan, step) : { id: asked.jobId }
  step.facts.jobId = job.id
  step.facts.isJobKnown = asked.jobId === undefined
  step.facts.resumeWith = { 'job-id': job.id }
  step.outputs.set('jobId', job.id)
  return job
}

/** Names the inputs that take effect when the export has ended. */
function reportDeferred({ targets, compareWith, check, valuesFile }: ExportInputs, { log }: Step): void {
  const deferred: readonly (readonly [InputName, unknown])[] = [
    ['bundle-path', targets.bundle],
    ['site-path', targets.site],
    ['expect-text', targets.site && check.expectText],
    ['compare-with', targets.site && compareWith],
    ['values-file', valuesFile],
  ]
  const names = deferred.filter(([, value]) => value !== undefined).map(([name]) => name)
  if (names.length === 0) return
  log.info(
    safe`Note: nothing has been downloaded yet; ${joinWords(names, 'and')} will take effect when the step runs with this job-id after the export has ended`,
  )
}

/** What the archive is wanted for. */
interface Wanted {
  readonly inputs: ExportInputs
  readonly handOver: HandOver
  /** The folder with the earlier site, if there is one. */
  readonly earlier: string | undefined
  /** As the service said it, foreign text. */
  readonly pageCount: string | undefined
}

/** Downloads, verifies, unpacks, compares and checks the archive; the link is the one that it came from in the end. */
function takeArchive(
  link: BundleLink,
  renewLink: () => Promise<BundleLink>,
  wanted: Wanted,
  step: Step,
): Promise<Result> {
  const { inputs } = wanted
  return inWorkDir(step, async (workDir) => {
    const download = await fetchArchive(link, renewLink, workDir, inputs, step)
    const { archive, site, siteDigest: digest } = await unpackArchive(download, inputs, step)
    if (site !== undefined) await examine({ root: site, digest }, wanted, step)
    return { link: download.link.url, archive }
  })
}

/** Looks for the text, compares and checks, as far as that is wanted; what is not wanted is not loaded. */
async function examine(
  { root, digest }: { readonly root: string; readonly digest: string | undefined },
  { inputs, handOver: { targets: handOverTo }, earlier, pageCount }: Wanted,
  step: Step,
): Promise<void> {
  const { check, job } = inputs
  const { domain } = job
  const later = siteFolder(root, step.signal)
  if (check.expectText !== undefined) {
    const { expectText } = await import('../phases/expect-text.ts')
    await expectText(later, check.expectText, handOverTo, step)
  }
  let compared: ComparedFolders | undefined
  if (earlier !== undefined) {
    const { runComparison } = await import('../phases/comparison.ts')
    compared = await runComparison({ earlier: siteFolder(earlier, step.signal), later, domain }, check, step)
  }
  if (check.verify !== 'off') {
    const { runCheck } = await import('../phases/check.ts')
    await runCheck(
      { folder: later, domain, pageCount, digest, checkOnly: false, handOverTo, compared },
      check,
      step,
    )
  }
}
