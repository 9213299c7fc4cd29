import { StepError } from '../errors.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { count } from '../units.ts'
import type { Asset, GitHub, GitHubAccess, Release } from './github.ts'
import { isImmutable, isNameTaken, reasonOf } from './github-failure.ts'

/** https://docs.github.com/repositories/releasing-projects-on-github/about-releases#storage-and-bandwidth-quotas, in bytes; November 2026. */
const SMALLEST_TOO_LARGE = 2 * 1024 ** 3

const CONTENT_TYPES: readonly (readonly [ending: RegExp, type: string])[] = [
  [/\.zip$/i, 'application/zip'],
  [/\.t?gz$/i, 'application/gzip'],
  [/\.t?zst$/i, 'application/zstd'],
  [/\.tar$/i, 'application/x-tar'],
]

/** What the workflow wants attached, and where it runs. */
export interface ReleaseRequest extends Omit<GitHubAccess, 'apiUrl' | 'owner' | 'repo'> {
  /** The runner's environment: it names the server, the repository and the tag. */
  readonly env: NodeJS.ProcessEnv
  /** The name as the workflow gives it, with `{domain}` and `{tag}` in it. */
  readonly name: string
  readonly domain: string | undefined
  readonly overwrite: boolean
}

/** A release that an asset may be attached to, as far as that can be known beforehand. */
export interface ReleaseHandle {
  readonly github: GitHub
  readonly release: Release
  readonly tag: string
  /** The asset's name, as GitHub will keep it. */
  readonly name: string
  /** `https://server/owner/repo`, without a slash at the end. */
  readonly repositoryUrl: string
  readonly overwrite: boolean
  readonly say: GitHubAccess['say']
}

/** The file to attach, which is not changed meanwhile. */
export interface AssetFile {
  readonly path: string
  /** In bytes. */
  readonly size: number
  /** In hexadecimal digits. */
  readonly sha256: string
}

/**
 * Finds the release of the tag that the workflow runs on, and what would keep an asset from being attached to it,
 * as far as GitHub tells without being changed. Octokit is loaded here and by nothing else.
 * @throws StepError (`release-…`)
 */
export async function checkRelease(request: ReleaseRequest): Promise<ReleaseHandle> {
  const { env, token, overwrite, say } = request
  const tag = env.GITHUB_REF_TYPE === 'tag' ? env.GITHUB_REF_NAME : undefined
  if (!tag) throw new StepError('release-needs-tag', { ref: env.GITHUB_REF || 'no ref at all' })
  const name = assetName(request.name, { domain: request.domain, tag })
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
  const release = await github.patiently(`look up the release of ${tag}`, () => github.findRelease(tag))

  if (!release?.draft && !release?.immutable && (await github.deniesWriting(tag))) {
    throw new StepError('release-forbidden', { what: 'write releases', status: 403, said: undefined })
  }
  if (!release) throw await missing(github, repository, tag)
  const repositoryUrl = `${env.GITHUB_SERVER_URL || 'https://github.com'}/${repository}`
  const handle = { github, release, tag, name, repositoryUrl, overwrite, say }
  // An asset of that name may be the very archive: that is known when there is an archive to compare it with.
  const there = await whole(handle, name)
  if (release.immutable && !there) throw new StepError('release-immutable', { tag })
  if (there && !overwrite) {
    say(safe`Note: the release of ${tag} has ${name} already; other content needs overwrite: true`)
  }
  return handle
}

/**
 * Attaches the file to the release and returns the address it can be downloaded from; for a draft, from when it is
 * published. An asset of that name with the same content is success without an upload; one with other content is
 * replaced, if that is wanted, after the new one has arrived.
 * @throws StepError (`release-…`)
 */
export async function uploadAsset(handle: ReleaseHandle, file: AssetFile): Promise<string> {
  const { github, release, tag, name, overwrite, say } = handle
  if (file.size >= SMALLEST_TOO_LARGE) throw new StepError('release-asset-too-large', { size: file.size })
  const old = await whole(handle, name)
  if (old && isSame(old, file)) {
    say(safe`The release of ${tag} has ${name} already, with the same digest`)
    return address(handle, old)
  }
  if (release.immutable) throw new StepError('release-immutable', { tag })
  if (old && !overwrite) throw exists(tag, old)

  say(safe`Attaching ${name} to the release of ${tag}`)
  const stray = await whole(handle, incoming(name))
  // A run that ended between removing and renaming left the new one under its other name.
  if (!old && !stray) return address(handle, await upload(handle, name, file))
  const fresh = await upload(handle, incoming(name), file)
  if (old) await github.patiently(`remove the old asset ${name}`, () => github.remove(old))
  return address(
    handle,
    await github.patiently(`rename the new asset ${name}`, () => github.rename(fresh, name)),
  )
}

/**
 * Returns the name that GitHub would make of the one asked for: it keeps letters, digits and `.-_@+`, and puts one
 * dot for each run of anything else. https://docs.github.com/rest/releases/assets#upload-a-release-asset says so
 * vaguely; https://github.com/electron/forge/pull/1761 shows what it does.
 * @throws StepError (`release-asset-name`) if nothing is left, or a part is not known
 */
export function assetName(template: string, parts: { domain: string | undefined; tag: string }): string {
  if (template.includes('{domain}') && !parts.domain) {
    throw new StepError('release-asset-name', {
      name: template,
      why: 'with `{domain}` in it, the input `domain` is needed',
    })
  }
  const filled = template.replace(/\{(domain|tag)\}/g, (_, part: 'domain' | 'tag') => parts[part] ?? '')
  const name = filled
    .replace(/[^A-Za-z0-9._@+-]+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.+|\.+$/g, '')
  if (name === '')
    throw new StepError('release-asset-name', {
      name: template,
      why: 'nothing of it is left that GitHub allows',
    })
  return name
}

async function missing(github: GitHub, repository: string, tag: string): Promise<StepError> {
  const isFork = await github.patiently(`look up the repository ${repository}`, () => github.isFork())
  return new StepError(isFork ? 'release-missing-in-fork' : 'release-missing', { repository, tag })
}

/** The name under which a new asset arrives while the old one is still there. */
function incoming(name: string): string {
  return `${name}.incoming`
}

/** Returns the asset that the release has under that name; what an upload that broke off has left does not count. */
async function whole({ github, release }: ReleaseHandle, name: string): Promise<Asset | undefined> {
  const assets = await github.patiently('list the assets of the release', () => github.assets(release))
  return assets.find((asset) => asset.name === name && asset.state === 'uploaded')
}

/** Returns the new asset; what an attempt that broke off has left is cleared away before the next, and after the last. */
async function upload(handle: ReleaseHandle, name: string, file: AssetFile): Promise<Asset> {
  try {
    return await handle.github.patiently(`store the asset ${name}`, () => store(handle, name, file))
  } catch (error) {
    if (error instanceof StepError && error.code === 'release-unreachable') await clear(handle, name)
    throw error
  }
}

async function store(handle: ReleaseHandle, name: string, file: AssetFile): Promise<Asset> {
  const { github, release, tag } = handle
  const find = async () => (await github.assets(release)).find((asset) => asset.name === name)
  const there = await find()
  // The attempt before may have arrived after all.
  if (there && isSame(there, file)) return there
  if (there?.state === 'uploaded' && name === handle.name) throw exists(tag, there)
  if (there) await github.remove(there)

  const contentType =
    CONTENT_TYPES.find(([ending]) => ending.test(handle.name))?.[1] ?? 'application/octet-stream'
  try {
    return await proven(handle, file, await github.upload(release, name, { ...file, contentType }))
  } catch (error) {
    if (isImmutable(error)) throw new StepError('release-immutable', { tag }, error)
    if (!isNameTaken(error)) throw error
    const first = await find()
    if (first && isSame(first, file)) return first
    throw exists(tag, first ?? { name })
  }
}

/** Returns the asset if it is what was sent; removes it if it is not. */
async function proven({ github, say }: ReleaseHandle, file: AssetFile, asset: Asset): Promise<Asset> {
  const why = difference(asset, file)
  if (why) {
    await github.remove(asset)
    throw new StepError('release-asset-damaged', { asset: asset.name, why })
  }
  if (!asset.digest) say(safe`Note: this GitHub tells no digests; the size of ${asset.name} is right`)
  return asset
}

function difference(asset: Asset, file: AssetFile): SafeText | undefined {
  if (asset.state !== 'uploaded') return safe`its state is ${asset.state}`
  if (asset.size !== file.size) return safe`it has ${count(asset.size, 'byte')} instead of ${file.size}`
  if (asset.digest && !isSame(asset, file)) return safe`its digest is ${asset.digest}`
  return undefined
}

async function clear({ github, release, say }: ReleaseHandle, name: string): Promise<void> {
  try {
    const left = (await github.assets(release)).find(
      (asset) => asset.name === name && asset.state !== 'uploaded',
    )
    if (left) await github.remove(left)
  } catch (error) {
    say(safe`Note: what is left of ${name} could not be removed: ${reasonOf(error)}`)
  }
}

function isSame({ state, size, digest }: Asset, file: AssetFile): boolean {
  return state === 'uploaded' && size === file.size && digest === `sha256:${file.sha256}`
}

function exists(tag: string, { name, digest }: Pick<Asset, 'name' | 'digest'>): StepError {
  return new StepError('release-asset-exists', { tag, asset: name, digest: digest || 'digest unknown' })
}

/** A draft's own address ends with the draft: its assets move to the tag's when it is published. */
function address({ release, tag, repositoryUrl }: ReleaseHandle, asset: Asset): string {
  if (!release.draft) return asset.browser_download_url
  return `${repositoryUrl}/releases/download/${encodeURIComponent(tag)}/${encodeURIComponent(asset.name)}`
}
