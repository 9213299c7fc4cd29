/** Selects one of the published sites. */
import { joinFirstWords } from '../common/words.ts'
import { StepError } from '../errors/step-error.ts'
import {
  type Artifact,
  listArtifacts,
  listArtifactsOfRun,
  readWorkflowRun,
  type WorkflowRun,
} from '../github/artifacts.ts'
import type { GitHubRepository } from '../github/client.ts'
import { type Asset, readRelease } from '../github/releases.ts'
import { type LogLine, type SafeText, safe } from '../text/clean.ts'
import { ARTIFACT_PREFIX, type SiteSelector } from './published-inputs.ts'

/**
 * A file on GitHub that contains the archive of a site. Values that are unknown or do not apply are
 * empty.
 */
export interface PublishedFile {
  readonly kind: 'artifact' | 'asset'
  readonly id: number
  /** Untrusted text. */
  readonly name: string
  /** As `sha256:…`; undefined if GitHub does not report it. */
  readonly digest: string | undefined
  readonly runId: string
  /** ISO 8601. */
  readonly publishedAt: string
  readonly expiresAt: string
  /** The file in words: “the artifact … of the run …”. */
  readonly description: SafeText
}

/** The result if there is no site. */
export interface MissingSite {
  readonly kind: 'missing'
  /** Worded as part of a sentence. */
  readonly why: SafeText
  /** What to do, worded as a sentence without its period. */
  readonly advice: SafeText
}

type SearchResult = PublishedFile | MissingSite

/** The maximum number of names in a message. */
export const MAX_LISTED_NAMES = 10

/**
 * Returns the file with the selected site, or why there is none.
 * @throws StepError (`published-…`) if the site cannot be determined
 */
export async function findPublished(
  github: GitHubRepository,
  site: string,
  selector: SiteSelector,
  info: LogLine,
): Promise<SearchResult> {
  const found = await findSelected(github, site, selector, info)
  if (found.kind !== 'missing') info(safe`Found ${found.description}${describeTimes(found)}`)
  return found
}

function findSelected(
  github: GitHubRepository,
  site: string,
  selector: SiteSelector,
  info: LogLine,
): Promise<SearchResult> {
  switch (selector.kind) {
    case 'newest':
      return findNewest(github, `${ARTIFACT_PREFIX}${site}`, info)
    case 'run':
      return findInRun(github, `${ARTIFACT_PREFIX}${site}`, selector.id, info)
    case 'release':
      return findInRelease(github, site, selector.tag, info)
  }
}

function describeTimes({ publishedAt, expiresAt }: PublishedFile): SafeText {
  let times = safe``
  if (publishedAt !== '') times = safe`, from ${publishedAt}`
  if (expiresAt !== '') times = safe`${times}, kept until ${expiresAt}`
  return times
}

async function findNewest(
  github: GitHubRepository,
  name: string,
  info: LogLine,
): Promise<SearchResult> {
  info(safe`Looking for the newest artifact ${name}`)
  const artifacts = sortNewestFirst(await listArtifacts(github, name))
  for (const artifact of artifacts) {
    const obstacle = await findObstacle(github, artifact)
    if (obstacle === undefined) return convertArtifact(artifact)
    info(safe`The artifact ${name} (${artifact.id}) was ignored: ${obstacle}`)
  }
  const advice = safe`Check \`site\`, and check whether the publishing workflow uploads the archive of the site under this name`
  if (artifacts.length === 0)
    return makeMissing(
      safe`no workflow run of this repository has an artifact ${name}, or GitHub has deleted the artifact`,
      advice,
    )
  return makeMissing(
    safe`no artifact ${name} can be used, because artifacts of forks, pull requests, and deleted runs are ignored`,
    advice,
  )
}

/** Returns the artifacts, the newest first. */
function sortNewestFirst(artifacts: readonly Artifact[]): Artifact[] {
  const createdMs = ({ createdAt }: Artifact) => Date.parse(createdAt) || 0
  return artifacts.toSorted((a, b) => createdMs(b) - createdMs(a) || b.id - a.id)
}

/** Returns why an artifact was not published by this repository; undefined if it may have been. */
async function findObstacle(
  github: GitHubRepository,
  { runId, isExpired, name }: Artifact,
): Promise<SafeText | undefined> {
  if (runId === undefined) return safe`GitHub does not report which workflow run uploaded it`
  const run = await readWorkflowRun(github, runId)
  if (run !== undefined) return findRunObstacle(run)
  if (isExpired) return safe`its workflow run ${runId} has been deleted`
  // GitHub is currently deleting the run, and its artifacts with it.
  throw new StepError('published-expired', {
    shown: safe`the artifact ${name} of run ${runId}`,
    status: 404,
  })
}

/** A pull request must not decide which site was published, even if a maintainer opened it. */
function findRunObstacle({ id, event, isFromFork }: WorkflowRun): SafeText | undefined {
  if (isFromFork) return safe`run ${id} belongs to a fork`
  if (!event.startsWith('pull_request')) return undefined
  return safe`run ${id} belongs to a pull request (${event})`
}

/**
 * Returns the file of an artifact; missing if it has expired. An older artifact is no substitute,
 * because another site was published after it.
 */
function convertArtifact(artifact: Artifact): SearchResult {
  const { id, name, digest, createdAt: publishedAt, expiresAt, runId } = artifact
  const description = safe`the artifact ${name} of run ${runId}`
  if (artifact.isExpired) {
    let why = safe`${description} has expired`
    if (expiresAt !== '') why = safe`${why} (${expiresAt})`
    return makeMissing(why, safe`Publish the site again or set \`from\` to a release`)
  }
  return {
    kind: 'artifact',
    id,
    name,
    digest,
    runId: String(runId),
    publishedAt,
    expiresAt,
    description,
  }
}

async function findInRun(
  github: GitHubRepository,
  name: string,
  runId: number,
  info: LogLine,
): Promise<SearchResult> {
  info(safe`Looking for the artifact ${name} of run ${runId}`)
  const run = await readWorkflowRun(github, runId)
  if (run === undefined)
    return makeMissing(
      safe`this repository has no workflow run ${runId}`,
      safe`Check \`from\`: the ID is in the URL of the run`,
    )
  const obstacle = findRunObstacle(run)
  if (obstacle !== undefined)
    return makeMissing(
      safe`${obstacle}, so its artifacts are ignored`,
      safe`Set \`from\` to a run that published the site`,
    )
  const artifacts = sortNewestFirst(await listArtifactsOfRun(github, runId))
  const artifact = artifacts.find((each) => each.name === name)
  if (artifact !== undefined) return convertArtifact(artifact)
  let why = safe`run ${runId} has no artifact ${name}`
  if (artifacts.length > 0) why = safe`${why}; it has ${joinNames(artifacts)}`
  return makeMissing(why, safe`Set \`from\` to a run that published the site`)
}

/** Matches the file names of archives. */
const ARCHIVE = /\.(?:zip|tar|tgz|tzst|tar\.gz|tar\.zst)$/i

async function findInRelease(
  github: GitHubRepository,
  site: string,
  tag: string,
  info: LogLine,
): Promise<SearchResult> {
  info(safe`Looking for the site on the release ${tag}`)
  const release = await readRelease(github, tag)
  if (release === undefined) return makeMissingRelease(tag)
  if (release.isDraft)
    return makeMissing(
      safe`the release ${tag} is a draft`,
      safe`Publish the release or set \`from\` to another one`,
    )

  const [asset, ...others] = pickAssets(release.assets, site)
  if (asset === undefined) {
    const why = safe`the release ${tag} has no asset whose name begins with “${site}-”`
    const attach = safe`Attach the archive of the site under such a name`
    if (release.assets.length === 0) return makeMissing(why, attach)
    const names = joinNames(release.assets)
    return makeMissing(
      safe`${why}; it has ${names}`,
      safe`${attach} or, if it is already there under another name, rename it`,
    )
  }
  if (others.length > 0)
    throw new StepError('published-ambiguous', { tag, site, names: joinNames([asset, ...others]) })
  const { id, name, digest } = asset
  const description = safe`the asset ${name} of the release ${tag}`
  return {
    kind: 'asset',
    id,
    name,
    digest,
    runId: '',
    publishedAt: release.publishedAt,
    expiresAt: '',
    description,
  }
}

const CHECK_RELEASE = safe`Check \`from\`, and whether the release is published`

function makeMissingRelease(tag: string): MissingSite {
  const why = safe`this repository has no release ${tag}`
  if (!/^(?:latest|newest)$/i.test(tag)) return makeMissing(why, CHECK_RELEASE)
  return makeMissing(why, safe`To get the site that was published last, leave \`from\` out`)
}

/** Returns the assets that may be the site: archives, if there are any. */
function pickAssets(assets: readonly Asset[], site: string): readonly Asset[] {
  const named = assets.filter(({ name }) => name.startsWith(`${site}-`))
  const archives = named.filter(({ name }) => ARCHIVE.test(name))
  if (archives.length > 0) return archives
  return named
}

function makeMissing(why: SafeText, advice: SafeText): MissingSite {
  return { kind: 'missing', why, advice }
}

function joinNames(all: readonly Pick<Asset, 'name'>[]): SafeText {
  const names = all.map(({ name }) => name)
  return safe`${joinFirstWords(names, MAX_LISTED_NAMES)}`
}
