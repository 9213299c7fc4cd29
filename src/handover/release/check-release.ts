import { FORMATS, type Format } from '../../archive/magic.ts'
import { StepError } from '../../errors/errors.ts'
import type { GitHub, GitHubAccess } from '../../github/client.ts'
import { saidBy } from '../../github/failure.ts'
import { type SafeText, safe } from '../../report/clean.ts'
import { fillIn } from '../placeholders.ts'
import { explainReleaseFailure, findRelease, listAssets, type Release, refusalToWrite } from './releases.ts'

/** What the workflow wants attached, and where it runs: the environment names the tag, too. */
export interface ReleaseRequest extends GitHubAccess {
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
  const { env, overwrite, info, warning, clock, signal } = request
  const tag = env.GITHUB_REF_TYPE === 'tag' ? env.GITHUB_REF_NAME : undefined
  if (!tag) throw new StepError('release-needs-tag', { ref: env.GITHUB_REF || 'no ref at all' })
  const asked = (ext: Format) => fillIn(request.name, { domain: request.domain, tag, ext })
  const nameFor = (ext: Format) => assetName(asked(ext))
  const names = new Set(FORMATS.map(nameFor))
  if (!request.token) throw new StepError('github-token-missing', { input: 'release-asset' })

  const { openGitHub } = await import('../../github/client.ts')
  const github = openGitHub(request, explainReleaseFailure)
  const release = await github.withRetries(`look up the release of ${tag}`, () => findRelease(github, tag))
  if (!release?.draft && !release?.immutable) {
    const refusal = await refusalToWrite(github, tag, signal)
    if (refusal !== undefined) {
      const values = { what: 'write releases', status: 403, said: saidBy(refusal) }
      throw new StepError('release-forbidden', values, refusal)
    }
  }
  const repository = env.GITHUB_REPOSITORY ?? ''
  if (!release) throw new StepError('release-missing', { repository, tag })
  // An asset of that name may be the very archive: that is known when there is an archive to compare it with.
  const assets = await github.withRetries('list the assets of the release', () => listAssets(github, release))
  const there = assets.filter(({ name, state }) => names.has(name) && state === 'uploaded')
  if (release.immutable && there.length === 0) throw new StepError('release-immutable', { tag })
  const [format] = FORMATS
  if (nameFor(format) !== asked(format))
    info(
      safe`Note: GitHub keeps letters, digits and .-_@+ in names: ${asked(format)} becomes ${nameFor(format)}`,
    )
  for (const { name } of overwrite ? [] : there) {
    info(
      safe`Note: the release of ${tag} already has ${name}; replacing it with different content needs overwrite: true`,
    )
  }
  const repositoryUrl = `${env.GITHUB_SERVER_URL || 'https://github.com'}/${repository}`
  return { github, release, tag, nameFor, repositoryUrl, overwrite, info, warning, clock, signal }
}

/**
 * Returns the name that GitHub would make of the one asked for: it keeps letters, digits and `.-_@+`, and puts one
 * dot for each run of anything else. https://docs.github.com/rest/releases/assets#upload-a-release-asset says so
 * vaguely; https://github.com/electron/forge/pull/1761 shows what it does.
 * @throws StepError (`release-asset-name`) if nothing is left
 */
function assetName(asked: string): string {
  const name = asked
    .replace(/[^A-Za-z0-9._@+-]+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.+|\.+$/g, '')
  if (name === '') throw new StepError('release-asset-name', { name: asked })
  return name
}
