/**
 * Attaches an archive to a release, so that there is a complete asset under its name as soon and as long as possible:
 *
 * | under that name      | what happens                                                                           |
 * |----------------------|----------------------------------------------------------------------------------------|
 * | nothing              | the archive is uploaded under it                                                       |
 * | the same content     | nothing                                                                                |
 * | different content    | the archive is uploaded as `NAME.incoming`, the old asset removed, the new one renamed |
 * | an unfinished upload | it is removed if it is old; a young one may be that of another run                     |
 *
 * Two runs for one release at the same time are kept apart by `concurrency` in the workflow. Where they are not, the one that
 * finds the name taken fails, and what the other one attached stays.
 */
import type { Format } from '../../archive/magic.ts'
import { wrongNameNote } from '../../archive/named-format.ts'
import { count } from '../../common/units.ts'
import { StepError } from '../../errors/errors.ts'
import { reasonOf, saidBy, statusOf } from '../../github/failure.ts'
import { type SafeText, safe } from '../../report/clean.ts'
import type { ReleaseHandle } from './check-release.ts'
import { type Asset, listAssets, removeAsset, renameAsset, sendAsset } from './releases.ts'

/** https://docs.github.com/repositories/releasing-projects-on-github/about-releases#storage-and-bandwidth-quotas, in bytes; November 2026. */
const MAX_ASSET_BYTES = 2 * 1024 ** 3 - 1

const CONTENT_TYPES: Readonly<Record<Format, string>> = {
  zip: 'application/zip',
  tar: 'application/x-tar',
  'tar.gz': 'application/gzip',
  'tar.zst': 'application/zstd',
}

/**
 * An upload that is older than this and not finished was left behind by a cancelled run; in ms. The largest possible asset
 * takes this long at 20 Mbit/s. A younger one is left alone, because removing it would abort its upload.
 */
const MAX_UPLOAD_AGE_MS = 15 * 60_000

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
 * Attaches the file to the release. An asset of that name with the same content is success without an upload; one with
 * other content is replaced, if that is wanted, after the new one has arrived.
 * @throws StepError (`release-…`)
 */
export async function uploadAsset(handle: ReleaseHandle, file: AssetFile): Promise<AttachedAsset> {
  if (file.size > MAX_ASSET_BYTES) throw new StepError('release-asset-too-large', { size: file.size })
  const name = handle.nameFor(file.format)
  const note = wrongNameNote(name, file.format)
  if (note)
    handle.warning(
      safe`${note}: in release-asset, {ext} is filled in with the extension that fits the archive`,
    )
  return { name, url: address(handle, await attach(handle, name, file)) }
}

async function attach(handle: ReleaseHandle, name: string, file: AssetFile): Promise<Asset> {
  const { github, release, tag, overwrite, info } = handle
  const incoming = `${name}.incoming`
  const assets = await github.withRetries('list the assets of the release', () => listAssets(github, release))
  const there = assets.find((asset) => asset.name === name)
  if (there && isSame(there, file)) {
    info(safe`The release of ${tag} already has ${name}, with the same digest`)
    return there
  }
  if (release.immutable) throw new StepError('release-immutable', { tag })
  const old = there?.state === 'uploaded' ? there : undefined
  if (old && !overwrite) {
    const { digest } = old
    throw new StepError('release-asset-exists', { tag, asset: name, digest: digest || 'digest unknown' })
  }

  info(safe`Attaching ${name} to the release of ${tag}`)
  if (there && !old) await removeUnfinished(handle, there)
  const waiting = assets.find((asset) => asset.name === incoming)
  // A run that ended between removing and renaming left the new one under its other name.
  if (waiting && isSame(waiting, file)) return replace(handle, old, waiting, name)
  if (waiting) await removeUnfinished(handle, waiting)
  if (!old) return upload(handle, name, file)
  return replace(handle, old, await upload(handle, incoming, file), name)
}

/** @throws StepError (`release-asset-busy`) if another run may still be at it */
async function removeUnfinished({ github, clock, tag }: ReleaseHandle, asset: Asset): Promise<void> {
  const { name, created_at: startedAt } = asset
  if (clock.now() - Date.parse(startedAt) <= MAX_UPLOAD_AGE_MS)
    throw new StepError('release-asset-busy', { asset: name, tag, startedAt })
  await github.withRetries(`remove the unfinished asset ${name}`, () => removeAsset(github, asset))
}

/** Puts the new asset in the place of the old one, if there is one. If that cannot be removed, the new one goes instead. */
async function replace(
  handle: ReleaseHandle,
  old: Asset | undefined,
  fresh: Asset,
  name: string,
): Promise<Asset> {
  const { github } = handle
  try {
    if (old) await github.withRetries(`remove the old asset ${name}`, () => removeAsset(github, old))
  } catch (error) {
    await removeLeftover(handle, ({ id }) => id === fresh.id)
    throw error
  }
  try {
    return await github.withRetries(`rename the new asset ${name}`, () => renameAsset(github, fresh, name))
  } catch (error) {
    if (!(error instanceof StepError) || !(isNameTaken(error) || statusOf(error.cause) === 404)) throw error
    await removeLeftover(handle, ({ id }) => id === fresh.id)
    throw contested(handle, name, error)
  }
}

/** Returns the new asset. The remains of a failed attempt are removed before the next one, and after the last one. */
async function upload(handle: ReleaseHandle, name: string, file: AssetFile): Promise<Asset> {
  const { github, release } = handle
  const isRest = (asset: Asset) => asset.name === name && asset.state !== 'uploaded'
  const contentType = CONTENT_TYPES[file.format]
  let attempts = 0
  try {
    return await github.withRetries(`store the asset ${name}`, async () => {
      if (++attempts > 1) {
        const left = (await listAssets(github, release)).find((asset) => asset.name === name)
        // The previous attempt may have been stored after all.
        if (left && isSame(left, file)) return left
        if (left && isRest(left)) await removeAsset(github, left)
      }
      return verified(handle, file, await sendAsset(github, release, name, { ...file, contentType }))
    })
  } catch (error) {
    if (!(error instanceof StepError)) throw error
    if (error.code === 'release-unreachable') await removeLeftover(handle, isRest)
    if (isNameTaken(error)) throw contested(handle, name, error)
    throw error
  }
}

function isNameTaken({ cause }: StepError): boolean {
  return /already_exists/.test(saidBy(cause))
}

function contested({ tag }: ReleaseHandle, asset: string, error: StepError): StepError {
  return new StepError('release-asset-contested', { asset, tag, said: saidBy(error.cause) }, error)
}

/** Returns the asset if it is what was sent; removes it if it is not. */
async function verified({ github }: ReleaseHandle, file: AssetFile, asset: Asset): Promise<Asset> {
  const why = difference(asset, file)
  if (why) {
    await removeAsset(github, asset)
    throw new StepError('release-asset-damaged', { asset: asset.name, why })
  }
  return asset
}

function difference(asset: Asset, file: AssetFile): SafeText | undefined {
  if (asset.state !== 'uploaded') return safe`its state is ${asset.state}`
  if (asset.size !== file.size) return safe`it has ${count(asset.size, 'byte')} instead of ${file.size}`
  if (asset.digest && !isSame(asset, file)) return safe`its digest is ${asset.digest}`
  return undefined
}

/** Removes what this run left. A failure is only logged, because another error is already being reported. */
async function removeLeftover(
  { github, release, signal, info }: ReleaseHandle,
  isLeftover: (asset: Asset) => boolean,
): Promise<void> {
  try {
    const left = (await listAssets(github, release)).find(isLeftover)
    if (left) await removeAsset(github, left)
  } catch (error) {
    signal.throwIfAborted()
    info(
      safe`Note: an asset of this run, which is not needed any more, could not be removed: ${reasonOf(error)}`,
    )
  }
}

function isSame({ state, size, digest }: Asset, file: AssetFile): boolean {
  return state === 'uploaded' && size === file.size && digest === `sha256:${file.sha256}`
}

/** A draft's own address ends with the draft: its assets move to the tag's when it is published. */
function address({ release, tag, repositoryUrl }: ReleaseHandle, asset: Asset): string {
  if (!release.draft) return asset.browser_download_url
  return `${repositoryUrl}/releases/download/${encodeURIComponent(tag)}/${encodeURIComponent(asset.name)}`
}
