import { FORMATS, type Format } from '../../archive/magic.ts'
import { wrongNameNote } from '../../archive/named-format.ts'
import { StepError } from '../../errors.ts'
import { type SafeText, safe } from '../../report/clean.ts'
import { count } from '../../units.ts'
import type { Asset, GitHub, GitHubAccess, Release } from './github.ts'
import { isImmutable, isNameTaken, reasonOf, statusOf } from './github-failure.ts'

/** https://docs.github.com/repositories/releasing-projects-on-github/about-releases#storage-and-bandwidth-quotas, in bytes; November 2026. */
const MAX_ASSET_BYTES = 2 * 1024 ** 3 - 1

const CONTENT_TYPES: Readonly<Record<Format, string>> = {
  zip: 'application/zip',
  tar: 'application/x-tar',
  'tar.gz': 'application/gzip',
  'tar.zst': 'application/zstd',
}

/** How long another run is given to finish its upload, in ms, and how often its asset is looked at. */
const PATIENCE_MS = 60_000
const LOOK_AGAIN_MS = 5_000

/**
 * What is not finished after this time was left behind by a run that was cancelled, in ms: the largest asset there can
 * be takes as long at 20 Mbit/s. One that is younger is left alone, because removing it would break its upload off.
 */
const ABANDONED_MS = 15 * 60_000

/** How often an asset is replaced that another run attaches at the same time. */
const MAX_REPLACEMENTS = 3

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

/** The file to attach, which is not changed meanwhile. */
export interface AssetFile {
  readonly path: string
  /** In bytes. */
  readonly size: number
  /** In hexadecimal digits. */
  readonly sha256: string
  readonly format: Format
}

/** What was attached. */
export interface AttachedAsset {
  readonly name: string
  /** Where it can be downloaded; for a draft, from when it is published. */
  readonly url: string
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
  const release = await github.patiently(`look up the release of ${tag}`, () => github.findRelease(tag))

  if (!release?.draft && !release?.immutable && (await github.deniesWriting(tag))) {
    throw new StepError('release-forbidden', { what: 'write releases', status: 403, said: undefined })
  }
  if (!release) throw await missing(github, repository, tag)
  const repositoryUrl = `${env.GITHUB_SERVER_URL || 'https://github.com'}/${repository}`
  // An asset of that name may be the very archive: that is known when there is an archive to compare it with.
  const assets = await github.patiently('list the assets of the release', () => github.assets(release))
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

/**
 * Attaches the file to the release. An asset of that name with the same content is success without an upload; one with
 * other content is replaced, if that is wanted, after the new one has arrived.
 * @throws StepError (`release-…`)
 */
export async function uploadAsset(handle: ReleaseHandle, file: AssetFile): Promise<AttachedAsset> {
  const { tag, nameFor, overwrite, info, warning } = handle
  if (file.size > MAX_ASSET_BYTES) throw new StepError('release-asset-too-large', { size: file.size })
  const name = nameFor(file.format)
  const note = wrongNameNote(name, file.format)
  if (note) warning(safe`${note}: in release-asset, {ext} stands for the ending that fits the archive`)
  for (let tries = 1; ; tries++) {
    try {
      return { name, url: address(handle, await attach(handle, name, file)) }
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
      const { digest } = error.by
      if (!overwrite) throw exists(tag, error.by)
      if (tries === MAX_REPLACEMENTS) {
        throw new StepError(
          'release-asset-contested',
          { asset: name, tag, digest: digest || 'digest unknown' },
          error,
        )
      }
      info(safe`Another run has just attached a different ${name}: replacing that one, too`)
    }
  }
}

/** Another run attached other content under this name while this one was about to. */
class Overtaken extends Error {
  readonly by: Pick<Asset, 'name' | 'digest'>

  constructor(by: Overtaken['by'], cause?: unknown) {
    super('another run was faster', { cause })
    this.by = by
  }
}

/** @throws Overtaken, and then nothing of this attempt is left */
async function attach(handle: ReleaseHandle, name: string, file: AssetFile): Promise<Asset> {
  const { release, tag, overwrite, info } = handle
  const old = await whole(handle, name)
  if (old && isSame(old, file)) {
    info(safe`The release of ${tag} already has ${name}, with the same digest`)
    return old
  }
  if (release.immutable) throw new StepError('release-immutable', { tag })
  if (old && !overwrite) throw exists(tag, old)

  info(safe`Attaching ${name} to the release of ${tag}`)
  const stray = await whole(handle, incoming(name))
  // A run that ended between removing and renaming left the new one under its other name.
  if (!old && !stray) return upload(handle, name, file)
  const fresh = await upload(handle, incoming(name), file)
  if (old) await removeOld(handle, old, fresh)
  return rename(handle, fresh, name, file)
}

/** Removes the asset that is replaced; if that fails, it stays alone. */
async function removeOld(handle: ReleaseHandle, old: Asset, fresh: Asset): Promise<void> {
  const { github } = handle
  try {
    await github.patiently(`remove the old asset ${old.name}`, () => github.remove(old))
  } catch (error) {
    await clear(handle, fresh.name, () => true)
    throw error
  }
}

/**
 * Returns the name that GitHub would make of the one asked for: it keeps letters, digits and `.-_@+`, and puts one
 * dot for each run of anything else. https://docs.github.com/rest/releases/assets#upload-a-release-asset says so
 * vaguely; https://github.com/electron/forge/pull/1761 shows what it does.
 * @throws StepError (`release-asset-name`) if nothing is left, or a part is not known
 */
export function assetName(
  template: string,
  parts: { domain: string | undefined; tag: string; ext: Format },
): string {
  if (template.includes('{domain}') && !parts.domain) {
    throw new StepError('release-asset-name', {
      name: template,
      why: 'it contains `{domain}`, so the input `domain` is needed',
    })
  }
  const filled = template.replace(
    /\{(domain|tag|ext)\}/g,
    (_, part: 'domain' | 'tag' | 'ext') => parts[part] ?? '',
  )
  const name = filled
    .replace(/[^A-Za-z0-9._@+-]+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.+|\.+$/g, '')
  if (name === '')
    throw new StepError('release-asset-name', {
      name: template,
      why: 'it contains no character that GitHub allows',
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
  const earlier = { hasBegun: false }
  try {
    return await handle.github.patiently(`store the asset ${name}`, () => store(handle, name, file, earlier))
  } catch (error) {
    if (error instanceof StepError && error.code === 'release-unreachable')
      await clear(handle, name, ({ state }) => state !== 'uploaded')
    throw error
  }
}

/** @param earlier whether this run has begun an upload before: what is there and not whole then comes from that */
async function store(
  handle: ReleaseHandle,
  name: string,
  file: AssetFile,
  earlier: { hasBegun: boolean },
): Promise<Asset> {
  const { github, release, tag } = handle
  const there = await (earlier.hasBegun ? find(handle, name) : settled(handle, name, file))
  // The attempt before may have arrived after all.
  if (there && isSame(there, file)) return there
  if (there?.state === 'uploaded' && name !== incoming(handle.nameFor(file.format)))
    throw new Overtaken(there)
  if (there) await github.remove(there)

  try {
    const contentType = CONTENT_TYPES[file.format]
    earlier.hasBegun = true
    return await proven(handle, file, await github.upload(release, name, { ...file, contentType }))
  } catch (error) {
    if (isImmutable(error)) throw new StepError('release-immutable', { tag }, error)
    // Another run was faster, or took this upload for one that was left behind.
    if (!isNameTaken(error) && statusOf(error) !== 404) throw error
    const first = (await settled(handle, name, file)) ?? (await find(handle, handle.nameFor(file.format)))
    if (first && isSame(first, file)) return first
    throw isNameTaken(error) ? new Overtaken(first ?? { name }, error) : error
  }
}

/**
 * Returns the asset of that name, after another run that is uploading it had time to finish.
 * @throws StepError (`release-asset-busy`) if it has not finished and may still do so
 */
async function settled(handle: ReleaseHandle, name: string, file: AssetFile): Promise<Asset | undefined> {
  const { clock, signal, info, tag } = handle
  const until = clock.now() + PATIENCE_MS
  for (let looks = 1; ; looks++) {
    const there = await find(handle, name)
    if (!there || isSame(there, file) || !isUnderWay(handle, there, file)) return there
    if (clock.now() - Date.parse(there.created_at) > ABANDONED_MS) return there
    if (clock.now() >= until)
      throw new StepError('release-asset-busy', { asset: name, tag, begun: there.created_at })
    if (looks === 1) info(safe`Another run seems to be uploading ${name}: waiting for it`)
    await clock.sleep(LOOK_AGAIN_MS, signal)
  }
}

/** A whole asset that is still to be renamed is under way, too. */
function isUnderWay({ nameFor }: ReleaseHandle, { state, name }: Asset, { format }: AssetFile): boolean {
  return state !== 'uploaded' || name === incoming(nameFor(format))
}

async function find({ github, release }: ReleaseHandle, name: string): Promise<Asset | undefined> {
  return (await github.assets(release)).find((asset) => asset.name === name)
}

/** Returns the renamed asset; another run that attaches the same archive may have renamed it first. */
async function rename(handle: ReleaseHandle, asset: Asset, name: string, file: AssetFile): Promise<Asset> {
  const { github } = handle
  try {
    return await github.patiently(`rename the new asset ${name}`, () => github.rename(asset, name))
  } catch (error) {
    const isLost = error instanceof StepError && /^release-(forbidden|refused)$/.test(error.code)
    const there = isLost ? await whole(handle, name) : undefined
    if (!there) throw error
    if (there.id !== asset.id) await clear(handle, asset.name, ({ id }) => id === asset.id)
    if (!isSame(there, file)) throw new Overtaken(there, error)
    return there
  }
}

/** Returns the asset if it is what was sent; removes it if it is not. */
async function proven({ github, info }: ReleaseHandle, file: AssetFile, asset: Asset): Promise<Asset> {
  const why = difference(asset, file)
  if (why) {
    await github.remove(asset)
    throw new StepError('release-asset-damaged', { asset: asset.name, why })
  }
  if (!asset.digest)
    info(safe`Note: this GitHub server reports no digests; at least the size of ${asset.name} is right`)
  return asset
}

function difference(asset: Asset, file: AssetFile): SafeText | undefined {
  if (asset.state !== 'uploaded') return safe`its state is ${asset.state}`
  if (asset.size !== file.size) return safe`it has ${count(asset.size, 'byte')} instead of ${file.size}`
  if (asset.digest && !isSame(asset, file)) return safe`its digest is ${asset.digest}`
  return undefined
}

/** Removes what this run left under that name; that it could not is only noted, because something else went wrong first. */
async function clear(
  { github, release, signal, info }: ReleaseHandle,
  name: string,
  isLeftOver: (asset: Asset) => boolean,
): Promise<void> {
  try {
    const left = (await github.assets(release)).find((asset) => asset.name === name && isLeftOver(asset))
    if (left) await github.remove(left)
  } catch (error) {
    signal.throwIfAborted()
    info(
      safe`Note: the asset ${name}, which is not needed any more, could not be removed: ${reasonOf(error)}`,
    )
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
