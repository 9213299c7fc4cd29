import { FORMATS, type Format } from '../../archive/magic.ts'
import { StepError } from '../../errors.ts'
import { type SafeText, safe } from '../../report/clean.ts'
import { assetName } from './asset-name.ts'
import type { GitHub, GitHubAccess, Release } from './github.ts'

/** What the workflow wants attached, and where it runs. */
export interface ReleaseRequest extends Omit<GitHubAccess, 'apiUrl' | 'owner' | 'repo'> {
  /** The runner's environment: it names the server, the repository and the tag. */
  readonly env: NodeJS.ProcessEnv
  /** The name as the workflow gives it, with `{domain}`, `{tag}` and `{ext}` in it. */
  readonly name: string
  readonly domain: string | undefined
  readonly overwrite: boolean
  /** Adds a warning to the run. */
  readonly warning: (line: SafeText) => void
}

/** A release that an asset may be attached to, as far as that can be known beforehand. */
export interface ReleaseHandle
  extends Pick<ReleaseRequest, 'overwrite' | 'info' | 'warning' | 'clock' | 'signal'> {
  readonly github: GitHub
  readonly release: Release
  readonly tag: string
  /** Returns the name of the asset, as GitHub will keep it, for an archive of this format. */
  readonly nameFor: (format: Format) => string
  /** `https://server/owner/repo`, without a slash at the end. */
  readonly repositoryUrl: string
}

/**
 * Finds the release of the tag that the workflow runs on, and what would keep an asset from being attached to it,
 * as far as GitHub tells without being changed. Octokit is loaded here and by nothing else.
 * @throws StepError (`release-…`)
 */
export async function checkRelease(request: ReleaseRequest): Promise<ReleaseHandle> {
  const { env, token, overwrite, info } = request
  const tag = env.GITHUB_REF_TYPE === 'tag' ? env.GITHUB_REF_NAME : undefined
  if (!tag) throw new StepError('release-needs-tag', { ref: env.GITHUB_REF || 'no ref at all' })
  const nameFor = (ext: Format) => assetName(request.name, { domain: request.domain, tag, ext })
  const names = new Set(FORMATS.map(nameFor))
  if (!token) throw new StepError('release-token-missing', {})

  const repository = env.GITHUB_REPOSITORY ?? ''
  const [owner = '', repo = ''] = repository.split('/')
  const { openGitHub } = await import('./github.ts')
  const github = openGitHub({
    ...request,
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    owner,
    repo,
  })
  const release = await github.withRetries(`look up the release of ${tag}`, () => github.findRelease(tag))

  if (!release?.draft && !release?.immutable && (await github.deniesWriting(tag))) {
    throw new StepError('release-forbidden', { what: 'write releases', status: 403, said: undefined })
  }
  if (!release) throw await missing(github, repository, tag)
  const repositoryUrl = `${env.GITHUB_SERVER_URL || 'https://github.com'}/${repository}`
  // An asset of that name may be the very archive: that is known when there is an archive to compare it with.
  const assets = await github.withRetries('list the assets of the release', () => github.assets(release))
  const there = assets.filter(({ name, state }) => names.has(name) && state === 'uploaded')
  if (release.immutable && there.length === 0) throw new StepError('release-immutable', { tag })
  for (const { name } of overwrite ? [] : there) {
    info(
      safe`Note: the release of ${tag} already has ${name}; replacing it with different content needs overwrite: true`,
    )
  }
  const { warning, clock, signal } = request
  return { github, release, tag, nameFor, repositoryUrl, overwrite, info, warning, clock, signal }
}

async function missing(github: GitHub, repository: string, tag: string): Promise<StepError> {
  const isFork = await github.withRetries(`look up the repository ${repository}`, () => github.isFork())
  return new StepError(isFork ? 'release-missing-in-fork' : 'release-missing', { repository, tag })
}
