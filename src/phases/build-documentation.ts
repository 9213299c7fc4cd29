import { CallError } from '../api/api-client.ts'
import { makeCallStepError } from '../api/call-step-error.ts'
import type { BuildState } from '../api/parse-responses.ts'
import type { ServiceApi } from '../api/service-api.ts'
import { formatDuration } from '../common/units.ts'
import { StepError } from '../errors/step-error.ts'
import type { UpdateInputs } from '../inputs/export-inputs.ts'
import type { WaitPlan } from '../net/poll.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'
import { type PolledResource, pollUntilEnd } from './poll-until-end.ts'
import type { RedactionScope } from './redact-links.ts'

const FINAL_STATUSES = new Set(['success', 'failure'])

/** How many lines of a log an error shows. */
const LINES_SHOWN = 10

/** The calls for a build. */
type BuildApi = Pick<ServiceApi, 'requestUpdate' | 'readUpdate'>

/**
 * Requests a build of the documentation and waits for it, so that the next export contains it. It
 * waits even with `wait: false`, which only applies to the export.
 * @throws StepError if the build failed, or built a commit other than the expected one
 */
export async function buildDocumentation(
  api: BuildApi,
  { projectId, expectCommit }: UpdateInputs,
  redaction: RedactionScope,
  waitPlan: WaitPlan,
  step: Step,
): Promise<void> {
  step.facts.isBeforeExport = true
  const started = await requestBuild(api, projectId, waitPlan, step)
  const build = await followBuild(api, { ...started, projectId, redaction }, waitPlan, step)

  const { sha, ref } = build.commit
  const branch = ref?.replace(/^refs\/heads\//, '')
  if (build.status === 'failure') {
    const log = build.log.slice(-LINES_SHOWN)
    throw new StepError('build-failed', {
      project: projectId,
      serverMessage: build.error,
      commit: sha,
      log,
    })
  }

  if (sha !== undefined) outputCommit(sha, branch, step)
  ensureExpectedCommit(sha, { expected: expectCommit, branch, project: projectId })
  step.facts.isBeforeExport = false
}

/** Requests a build. Returns its ID and the time of the response, in ms since the epoch. */
async function requestBuild(
  api: BuildApi,
  projectId: string,
  { deadlineMs }: WaitPlan,
  step: Step,
): Promise<{ statusId: string; respondedAtMs: number }> {
  step.log.info(safe`Starting a build of the documentation of the project ${projectId}`)
  const request = () => api.requestUpdate(projectId, { deadlineMs })
  try {
    const { statusId } = await step.runPhase(
      'Build request',
      request,
      (elapsedMs) => safe`Build: no usable response yet after ${formatDuration(elapsedMs)}`,
    )
    return { statusId, respondedAtMs: step.clock.now() }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    throw makeCallStepError(error, { operation: 'update', project: projectId })
  }
}

interface StartedBuild {
  readonly statusId: string
  readonly respondedAtMs: number
  readonly projectId: string
  readonly redaction: RedactionScope
}

async function followBuild(
  api: BuildApi,
  { statusId, respondedAtMs, projectId: project, redaction }: StartedBuild,
  waitPlan: WaitPlan,
  step: Step,
): Promise<BuildState> {
  const followed: PolledResource<BuildState> = {
    name: safe`Build`,
    phase: 'Build',
    waitsFor: safe`for the documentation build`,
    read: (limits) => api.readUpdate(statusId, limits),
    finalStatuses: FINAL_STATUSES,
    startResponse: { state: undefined, respondedAtMs },
    redaction,
    subject: { operation: 'update-status', project },
    makeTimeoutError(status, elapsed, isKnown) {
      if (isKnown) return new StepError('build-unfinished', { project, status, elapsed })
      return new StepError('build-unfinished-unknown', { project, status, elapsed })
    },
    makeEndedError: ({ status, error: serverMessage }, reads) =>
      new StepError('build-ended', { project, status, serverMessage, reads }),
  }
  const build = await pollUntilEnd(followed, { ...waitPlan, shouldWait: true }, step)
  if (build === undefined) throw new Error('the step always waits for a build')
  return build
}

/** The format of a commit in the output. Other values from the service are not output. */
const COMMIT = /^[0-9a-f]{7,40}$/i

function outputCommit(
  sha: string,
  branch: string | undefined,
  { outputs, log, summaryRows }: Step,
): void {
  let built = sha
  if (branch !== undefined) built = `${sha} on ${branch}`
  if (COMMIT.test(sha)) outputs.set('builtCommit', sha)
  log.info(safe`The service has built the commit ${built}`)
  summaryRows.push({ name: 'Built commit', value: built })
}

interface ExpectedCommit {
  readonly expected: string | undefined
  readonly branch: string | undefined
  readonly project: string
}

/**
 * @throws StepError if a commit other than the expected one was built, or the service does not say
 */
function ensureExpectedCommit(
  sha: string | undefined,
  { expected, branch, project }: ExpectedCommit,
): void {
  if (expected === undefined) return
  if (sha === undefined) throw new StepError('no-commit', { expected, branch })
  if (sha.toLowerCase().startsWith(expected.toLowerCase())) return
  throw new StepError('other-commit', { built: sha, branch, expected, project })
}
