import { formatCount } from '../common/units.ts'
import { useWorkFolder } from '../disk/work-folder.ts'
import type { Outcome } from '../errors/messages.ts'
import { StepError } from '../errors/step-error.ts'
import { readRawText } from '../inputs/input-table-reader.ts'
import { RETRY_POLICY } from '../net/retry-policy.ts'
import { prepareStep } from '../prepare-step.ts'
import { safe } from '../text/clean.ts'
import { makeFailureExplainer } from './explain-failure.ts'
import { fetchFile } from './fetch-published.ts'
import { findPublished, type SearchResult } from './find-published.ts'
import { findSiteArchive } from './find-site-archive.ts'
import { readPublishedInputs } from './published-inputs.ts'
import type { PublishedStep } from './published-step.ts'
import { unpackPublished } from './unpack-published.ts'

/** The longest silence of a request or transfer, in ms. */
const REQUEST_TIMEOUT_MS = 30_000

/**
 * Gets the latest published site, or the one that the inputs specify, and returns the outcome.
 * @throws StepError for every expected failure; any other error is a bug of this action
 */
export async function run(step: PublishedStep): Promise<Outcome> {
  const { env, log, clock, outputs } = step
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
  const github = openGitHub(access, makeFailureExplainer(from))

  const found = await findPublished(github, site, from, log.info)
  if (found.kind === 'missing') return endWithout(found, inputs.mayBeMissing, step)
  return useWorkFolder<Outcome>(step, async (workFolder) => {
    const download = await fetchFile(github, found, {
      ...access,
      folder: workFolder,
      mask: log.maskInJob,
    })
    const archive = await findSiteArchive(download, found, workFolder, step)
    const published = await unpackPublished(archive, target, step)
    outputs.set('found', 'true')
    outputs.set('sitePath', published.sitePath)
    outputs.set('archive', published.archive)
    outputs.set('siteDigest', published.digest)
    outputs.set('runId', found.runId)
    outputs.set('publishedAt', found.publishedAt)
    outputs.set('expiresAt', found.expiresAt)
    log.info(
      safe`The site is at ${published.sitePath}: ${formatCount(published.files, 'file')}, digest ${published.digest}`,
    )
    log.info(safe`The archive is at ${published.archive}`)
    return 'succeeded'
  })
}

/** @throws StepError (`published-missing`) unless the site may be missing */
function endWithout(
  { why, advice }: Extract<SearchResult, { kind: 'missing' }>,
  mayBeMissing: boolean,
  { log, outputs }: PublishedStep,
): Outcome {
  outputs.set('found', 'false')
  if (!mayBeMissing) throw new StepError('published-missing', { why, advice })
  log.info(safe`Nothing to get: ${why} (if-missing: ignore)`)
  return 'succeeded'
}
