import type { ExportApi } from '../api/export-apis.ts'
import type { ExportState } from '../api/parse-responses.ts'
import { parseCount } from '../common/units.ts'
import { joinWords } from '../common/words.ts'
import { useWorkFolder } from '../disk/work-folder.ts'
import type { Outcome } from '../errors/messages.ts'
import { StepError } from '../errors/step-error.ts'
import type { BundleLink } from '../fetch/presigned-link.ts'
import type { ExportInputs } from '../inputs/export-inputs.ts'
import type { InputName } from '../inputs/input-table.ts'
import { planWait, type WaitPlan } from '../net/poll.ts'
import { buildDocumentation } from '../phases/build-documentation.ts'
import { renewLink, reportLink, requestLink } from '../phases/bundle-link.ts'
import { compareAndCheckSite } from '../phases/compare-and-check.ts'
import { downloadArchive, type UnpackedSite, unpackArchive } from '../phases/download-and-unpack.ts'
import { openLoggedServiceApi } from '../phases/logged-service-api.ts'
import { type JobToPoll, pollJob } from '../phases/poll-job.ts'
import { prepareTargets } from '../phases/prepare-targets.ts'
import { type BundleToHandOver, prepareValuesFile } from '../phases/prepare-values-file.ts'
import { runWithComment } from '../phases/pull-request-comment.ts'
import type { RedactionScope } from '../phases/redact-links.ts'
import type { CheckedJob } from '../phases/run-check.ts'
import { type ExportJob, startExport } from '../phases/start-export.ts'
import { waitForCommitCheck } from '../phases/wait-for-commit-check.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'
import { useEarlierSite } from '../unpack/use-earlier-site.ts'
import { makeSiteFolder } from '../web/list-tree.ts'

const FINAL_STATUSES = new Set(['completed', 'failed'])

/**
 * Section 4.5 of the API: waits for the check of the commit, requests a build, starts an export (or
 * resumes one), follows it until it ends, and requests its bundle. Downloads and unpacks it as
 * configured, compares and checks the site, and hands it over. Everything that could prevent the
 * handover is checked before the export starts.
 * @throws StepError if the step has to fail
 */
export async function exportSite(inputs: ExportInputs, step: Step): Promise<Outcome> {
  const { domain, projectId } = inputs.exportRequest
  if (projectId !== undefined) {
    step.facts.subject = `Project ${projectId}`
    step.summaryRows.push({ name: 'Project', value: projectId })
  }
  if (domain !== undefined) {
    step.facts.subject = domain
    step.summaryRows.push({ name: 'Domain', value: domain })
  }
  const { host, basePath } = inputs.check
  const site = { path: inputs.targets.site?.path, domain, host, basePath }
  return runWithComment(inputs.comment, site, step, async () => {
    await prepareTargets(inputs.targets, step)
    return useEarlierSite(inputs, step, (earlier) => runExport(inputs, earlier, step))
  })
}

/** `earlier` is the folder with the earlier site, if there is one. */
async function runExport(
  inputs: ExportInputs,
  earlier: string | undefined,
  step: Step,
): Promise<Outcome> {
  const writeValues = await prepareValuesFile(inputs, step)
  const api = openLoggedServiceApi(inputs.service, step)
  const waitPlan = planWait(inputs.waitSettings, step.clock.now())
  let redaction: RedactionScope = 'this step'
  if (inputs.maskBundleUrl) redaction = 'all logs'

  await waitForCommitCheck(inputs, waitPlan, step)
  if (inputs.update) await buildDocumentation(api, inputs.update, redaction, waitPlan, step)

  const exportApi = api.makeExportApi(inputs.exportRequest)
  const bundle = await exportBundle(exportApi, inputs, { redaction, waitPlan }, step)
  if (bundle === undefined) {
    reportDeferredInputs(inputs, step)
    return 'pending'
  }

  const bundleToHandOver = await downloadAndCheckBundle(bundle, inputs, earlier, step)
  await writeValues(bundleToHandOver)
  step.phaseResults.handover = { headline: 'exported' }
  return 'succeeded'
}

/** The bundle of a completed job, with a link to it. */
interface Bundle {
  readonly job: CheckedJob
  readonly link: BundleLink
  readonly renewLink: () => Promise<BundleLink>
}

/** How long to wait for a job, and how to redact the links in its responses. */
interface FollowOptions {
  readonly redaction: RedactionScope
  readonly waitPlan: WaitPlan
}

/**
 * Starts an export (or resumes one), polls it until it ends, and requests the link to its bundle.
 * Returns undefined if the export is still running.
 * @throws StepError if the export failed, or has no usable bundle
 */
async function exportBundle(
  exportApi: ExportApi,
  { exportRequest, service }: ExportInputs,
  { redaction, waitPlan }: FollowOptions,
  step: Step,
): Promise<Bundle | undefined> {
  const job = await startOrResume(exportApi, exportRequest, waitPlan, step)
  const project = exportRequest.projectId
  const jobToPoll = makeJobToPoll(exportApi, job, project, redaction)
  const state = await pollJob(jobToPoll, waitPlan, step)
  if (state === undefined) return undefined
  if (state.status === 'failed')
    throw new StepError('export-failed', { job: job.id, serverMessage: state.error })

  const completedJob = { id: job.id, status: state.status, project }
  const options = { baseUrl: service.baseUrl, redaction, waitPlan }
  let link: BundleLink
  if (state.bundle) link = reportLink(state.bundle, completedJob, options, step)
  else
    link = await step.runPhase('Bundle', () => requestLink(exportApi, completedJob, options, step))
  return {
    job: { id: job.id, pageCount: parseCount(state.pageCount) },
    link,
    renewLink: () => renewLink(exportApi, completedJob, options, step),
  }
}

function makeJobToPoll(
  exportApi: ExportApi,
  job: ExportJob,
  project: string | undefined,
  redaction: RedactionScope,
): JobToPoll<ExportState> {
  return {
    ...job,
    phase: 'Export',
    read: (limits) => exportApi.read(job.id, limits),
    finalStatuses: FINAL_STATUSES,
    operation: 'status',
    project,
    redaction,
  }
}

const HOW_TO_DOWNLOAD = safe`Set site-path to unpack and check the site, or bundle-path to keep the archive. The link is in the output bundleUrl`

/** Downloads, unpacks, and checks a bundle as configured, and returns the result to hand over. */
async function downloadAndCheckBundle(
  { job, link, renewLink }: Bundle,
  inputs: ExportInputs,
  earlier: string | undefined,
  step: Step,
): Promise<BundleToHandOver> {
  const { targets, valuesFile, maskBundleUrl } = inputs
  if (targets.archive === undefined && targets.site === undefined) {
    const isOnlyLinkWanted = valuesFile !== undefined || !maskBundleUrl
    if (!isOnlyLinkWanted) step.log.info(safe`Note: nothing was downloaded. ${HOW_TO_DOWNLOAD}`)
    return { link: link.url }
  }

  return useWorkFolder(step, async (workFolder) => {
    const download = await downloadArchive(link, renewLink, workFolder, inputs, step)
    const { archive, site } = await unpackArchive(download, inputs, step)
    if (site !== undefined) await checkExportedSite(site, job, inputs, earlier, step)
    return { link: download.link.url, archive }
  })
}

/** @throws StepError if the step has to fail */
async function checkExportedSite(
  { path, digest }: UnpackedSite,
  job: CheckedJob,
  { exportRequest, valuesFile, check }: ExportInputs,
  earlier: string | undefined,
  step: Step,
): Promise<void> {
  const { domain, jobId } = exportRequest
  let resumedJob: string | undefined
  if (domain !== undefined) resumedJob = jobId
  const site = {
    folder: makeSiteFolder(path, step.signal),
    domain,
    job,
    resumedJob,
    digest,
    hasValuesFile: valuesFile !== undefined,
  }
  await compareAndCheckSite(site, earlier, check, step)
}

async function startOrResume(
  exportApi: ExportApi,
  exportRequest: ExportInputs['exportRequest'],
  waitPlan: WaitPlan,
  step: Step,
): Promise<ExportJob> {
  const { jobId, projectId } = exportRequest
  let job: ExportJob
  if (jobId === undefined) job = await startExport(exportApi, exportRequest, waitPlan, step)
  else job = { id: jobId }
  step.facts.jobId = job.id
  step.facts.resumeWith = { 'job-id': job.id }
  if (projectId !== undefined) step.facts.resumeWith = { 'project-id': projectId, 'job-id': job.id }
  step.outputs.set('jobId', job.id)
  return job
}

/** Logs the inputs that take effect only after the export has ended. */
function reportDeferredInputs(inputs: ExportInputs, { log }: Step): void {
  const names = listDeferredInputs(inputs)
  if (names.length === 0) return
  const when = safe`when this step runs with this job-id after the export has ended`
  const effect = safe`${joinWords(names, 'and')} will take effect ${when}`
  log.info(safe`Note: nothing has been downloaded yet. ${effect}`)
}

function listDeferredInputs({
  targets,
  compareWith,
  check,
  valuesFile,
}: ExportInputs): readonly InputName[] {
  const names: InputName[] = []
  if (targets.archive !== undefined) names.push('bundle-path')
  if (targets.site !== undefined) {
    names.push('site-path')
    if (check.expectText !== undefined) names.push('expect-text')
    if (compareWith !== undefined) names.push('compare-with')
    if (compareWith !== undefined && check.maxPagesRemoved !== undefined)
      names.push('max-pages-removed')
  }
  if (valuesFile !== undefined) names.push('values-file')
  return names
}
