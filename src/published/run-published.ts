import { formatCount } from '../common/units.ts'
import { useWorkFolder } from '../disk/work-folder.ts'
import type { Outcome } from '../errors/messages.ts'
import { StepError } from '../errors/step-error.ts'
import { readRawText } from '../inputs/input-table-reader.ts'
import { RETRY_POLICY } from '../net/retry-policy.ts'
import { prepareStep } from '../prepare-step.ts'
import { safe } from '../text/clean.ts'
import { makePublishedFailureExplainer } from './explain-published-failure.ts'
import { fetchPublished } from './fetch-published.ts'
import { findPublished, type MissingSite, type PublishedFile } from './find-published.ts'
import { findSiteArchive } from './find-site-archive.ts'
import { type PublishedInputs, readPublishedInputs } from './published-inputs.ts'
import type { PublishedStep } from './published-step.ts'
import { type UnpackedSite, unpackPublished } from './unpack-published.ts'

/** How long a request or transfer may go without receiving data, in ms. */
const REQUEST_TIMEOUT_MS = 30_000

/**
 * Gets the latest published site, or the one that the inputs specify, and returns the outcome.
 * @throws StepError for every expected failure; any other error is a bug of this action
 */
export async function run(step: PublishedStep): Promise<Outcome> {
  const { env, log, clock } = step
  prepareStep(step, [readRawText(env, 'github-token')])
  const { inputs, warnings } = readPublishedInputs(env)
  for (const warning of warnings) log.warning(safe`Inputs: published site`, warning)
  const { site, from, repository, token, target } = inputs
  // Loaded only after the inputs are validated.
  const { openGitHub } = await import('../github/client.ts')
  const deadlineMs = clock.now() + RETRY_POLICY.github.publishedTimeLimitMs
  const access = {
    ...step,
    repository,
    token,
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    deadlineMs,
    info: log.info,
  }
  const github = openGitHub(access, makePublishedFailureExplainer(from))

  const found = await findPublished(github, site, from, log.info)
  if (found.kind === 'missing') return endWithoutSite(found, inputs, step)
  return useWorkFolder<Outcome>(step, async (workFolder) => {
    const download = await fetchPublished(github, found, {
      ...access,
      folder: workFolder,
      mask: log.maskInJob,
    })
    const archive = await findSiteArchive(download, found, workFolder, step)
    const unpacked = await unpackPublished(archive, target, step)
    reportUnpacked(unpacked, found, step)
    return 'succeeded'
  })
}

/** Sets the outputs, and logs where the site is. */
function reportUnpacked(
  { sitePath, archivePath, digest, fileCount }: UnpackedSite,
  { runId, publishedAt, expiresAt }: PublishedFile,
  { log, outputs }: PublishedStep,
): void {
  outputs.set('found', 'true')
  outputs.set('sitePath', sitePath)
  outputs.set('archive', archivePath)
  outputs.set('siteDigest', digest)
  outputs.set('runId', runId)
  outputs.set('publishedAt', publishedAt)
  outputs.set('expiresAt', expiresAt)
  log.info(safe`The site is at ${sitePath}: ${formatCount(fileCount, 'file')}, digest ${digest}`)
  log.info(safe`The archive is at ${archivePath}`)
}

/** @throws StepError (`published-missing`) unless the site may be missing */
function endWithoutSite(
  { why, advice }: MissingSite,
  { mayBeMissing, from }: Pick<PublishedInputs, 'mayBeMissing' | 'from'>,
  { log, outputs }: PublishedStep,
): Outcome {
  outputs.set('found', 'false')
  if (!mayBeMissing) {
    const mayBeFirst = from.kind === 'newest'
    throw new StepError('published-missing', { why, advice, mayBeFirst })
  }
  log.info(safe`Nothing to get: ${why} (if-missing: ignore)`)
  return 'succeeded'
}
